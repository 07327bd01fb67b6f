/** The arrow from who acts to what is aimed at. */
import { useLayoutEffect, useState } from 'preact/compat';
import type { Aim } from '../../games/screen.ts';
import { useAsk } from '../ask/context.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ArrowProps {
  readonly aim: Aim | null;
  /** Where a card is being pulled from and to, while it is. */
  readonly pull: { readonly from: number; readonly to: Point } | null;
}

export function Arrow({ aim, pull }: ArrowProps) {
  const { stage } = useAsk();
  const [line, setLine] = useState<{ from: Point; to: Point } | null>(null);
  const from = pull?.from ?? aim?.from;
  const to = aim?.to;
  const [x, y] = [pull?.to.x, pull?.to.y];
  useLayoutEffect(() => {
    const measure = () => {
      const start = from === undefined ? null : stage.find(`c${from}`)?.getBoundingClientRect();
      if (!start || start.width === 0) return setLine(null);
      const target = to === undefined ? null : stage.find(`c${to}`)?.getBoundingClientRect();
      const origin = middle(start);
      if (target && target.width > 0) return setLine(between(start, target));
      if (x === undefined || y === undefined) return setLine(null);
      setLine({ from: origin, to: { x, y } });
    };
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, true);
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, true);
    };
  }, [stage, from, to, x, y]);
  if (!line) return null;
  const { path, head } = drawn(line.from, line.to);
  return (
    <svg className="arrow" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={path} stroke="white" strokeWidth={13} />
      <path d={path} stroke="var(--aim)" strokeWidth={8} />
      <path d={head} fill="var(--aim)" stroke="white" strokeWidth={3} />
    </svg>
  );
}

const middle = (rect: DOMRect): Point => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** From edge to edge, so that neither card is covered. */
function between(start: DOMRect, target: DOMRect): { from: Point; to: Point } {
  const [a, b] = [middle(start), middle(target)];
  return { from: edge(start, b, 2), to: edge(target, a, 4) };
}

/** Where the way from the middle of a rectangle to a point leaves it. */
function edge(rect: DOMRect, towards: Point, gap: number): Point {
  const { x, y } = middle(rect);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : (rect.width / 2 + gap) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : (rect.height / 2 + gap) / Math.abs(dy),
    1,
  );
  return { x: x + dx * scale, y: y + dy * scale };
}

/** A bowed line and its head, which points along the last part of the bow. */
function drawn(from: Point, to: Point): { path: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bow = Math.min(60, length * 0.18) * (dx < 0 ? 1 : -1);
  const bend = { x: from.x + dx * 0.5 - (dy / length) * bow, y: from.y + dy * 0.5 + (dx / length) * bow };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const at = (back: number, aside: number): Point => ({
    x: to.x - Math.cos(angle) * back - Math.sin(angle) * aside,
    y: to.y - Math.sin(angle) * back + Math.cos(angle) * aside,
  });
  const [neck, left, right] = [at(20, 0), at(28, 16), at(28, -16)];
  return {
    path: `M${text(from)}Q${text(bend)} ${text(neck)}`,
    head: `M${text(to)}L${text(left)}L${text(right)}z`,
  };
}

const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
