/**
 * The guide of a first game: one tip at a time beside the thing it speaks of. It takes no part in the game: presses go
 * through it, and whoever has done what it speaks of, or has twice gone on with it in sight, has heard it.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/compat';
import type { Tip } from '../../games/screen.ts';
import { useLang, type Words } from '../../i18n/index.ts';
import { Button, RuleNumber } from '../../kit/index.ts';
import type { Answering } from '../ask/answering.ts';
import type { Stage } from '../motion/stage.ts';
import { useTableInfo } from './context.ts';
import { noteSaid, setGuide, useGuiding } from './guiding.ts';
import './guide.css';

const words = {
  guide: { ru: 'Подсказка', en: 'Tip' },
  heard: { ru: 'Понятно', en: 'Got it' },
} satisfies Words;

export default function Guide({ answering }: { readonly answering: Answering }) {
  const { t } = useLang();
  const { screen, view, update, data, seat } = useTableInfo();
  const { said } = useGuiding(screen.game);
  const tips = useTips(screen.guide);
  const [shown, show] = useState<string | null>(null);
  const { question, draft, stage } = answering;
  const over = update.over !== null;
  const moment = { view, seat: seat ?? 0, question, actor: draft.actor, log: data.log };
  const places = (tip: Tip) => (said.includes(tip.id) ? [] : tip.at(moment));
  const isNow = (tip: Tip) => places(tip).length > 0;
  // One that is being read stays as long as its moment does.
  const held = tips.find((tip) => tip.id === shown && isNow(tip));
  const tip = over ? undefined : (held ?? tips.find(isNow));
  const id = tip?.id ?? null;
  const asked = question !== null;
  const met = useRef<{ readonly id: string | null; readonly questions: readonly string[] }>(unmet);
  // It stays the same while others answer theirs.
  const asking = useMemo(() => JSON.stringify(question), [question]);
  useEffect(() => {
    // While others act the question is only held back.
    if (!asked) return;
    if (shown !== null && shown !== id) noteSaid(screen.game, shown);
    show(id);
    const { questions } = met.current.id === id ? met.current : unmet;
    met.current = { id, questions: questions.includes(asking) ? questions : [...questions, asking] };
    if (id !== null && met.current.questions.length > patience) noteSaid(screen.game, id);
  }, [screen.game, asked, shown, id, asking]);
  useEffect(() => {
    if (over) setGuide(screen.game, false);
  }, [screen.game, over]);
  // What is seen can be answered at once.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || id === null) return;
      if (!document.querySelector('dialog[open], :popover-open')) noteSaid(screen.game, id);
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, [screen.game, id]);
  const box = usePlace(stage, tip ? places(tip) : []);
  return (
    <div ref={box} className="guide" hidden={!tip} role="status" aria-label={t(words.guide)}>
      {tip && (
        <>
          <p>
            {t(tip.text)} <RuleNumber id={typeof tip.rule === 'string' ? tip.rule : tip.rule(view)} />
          </p>
          <Button size="small" hotkey="Esc" onClick={() => noteSaid(screen.game, tip.id)}>
            {t(words.heard)}
          </Button>
        </>
      )}
    </div>
  );
}

/** So many questions are answered beside one tip, then it makes way. */
const patience = 2;

const unmet = { id: null, questions: [] } as const;

function useTips(load: (() => Promise<readonly Tip[]>) | undefined): readonly Tip[] {
  const [tips, setTips] = useState<readonly Tip[]>([]);
  useEffect(() => {
    let here = true;
    load?.().then((loaded) => here && setTips(loaded));
    return () => {
      here = false;
    };
  }, [load]);
  return tips;
}

/** Keeps the box beside the first of these places that is on the screen. */
function usePlace(stage: Stage, places: readonly string[]) {
  const box = useRef<HTMLDivElement>(null);
  const list = places.join('\n');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !list) return;
    const place = () => {
      const at = anchorOf(stage, list.split('\n'));
      element.style.visibility = at ? '' : 'hidden';
      if (at) beside(element, at);
    };
    place();
    // Cards travel to their places, and the table is laid out anew.
    const timer = setInterval(place, 250);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [stage, list]);
  return box;
}

function anchorOf(stage: Stage, places: readonly string[]): DOMRect | null {
  for (const place of places) {
    const element = /^[.[]/.test(place) ? document.querySelector(place) : stage.find(place);
    const rect = element?.getBoundingClientRect();
    if (rect && rect.width > 0) return rect;
  }
  return null;
}

const gap = 14;
const margin = 8;
/** How near to a corner the tip points. */
const corner = 26;
/** How far apart the spots are that point at nothing. */
const step = 24;

/** What it costs a spot not to point at what is spoken of, as an area that is covered. */
const unpointed = 20_000;

interface Spot {
  readonly side: string;
  readonly left: number;
  readonly top: number;
}

/** Above, below or at a side of the anchor, or apart: where it fits and covers least of what can be pressed. */
function beside(element: HTMLElement, at: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const [w, h] = [innerWidth, innerHeight];
  const inside = (x: number, most: number) => Math.max(margin, Math.min(x, most - margin));
  const left = inside(at.left + at.width / 2 - width / 2, w - width);
  const top = inside(at.top + at.height / 2 - height / 2, h - height);
  // At a side it may stand higher or lower, as long as it points at the middle of its anchor.
  const middle = at.top + at.height / 2;
  const heights = [top, middle - height + corner, middle - corner].map((one) => inside(one, h - height));
  const spots: Spot[] = [
    { side: 'above', left, top: at.top - gap - height },
    { side: 'below', left, top: at.bottom + gap },
    ...heights.flatMap((one) => [
      { side: 'right', left: at.right + gap, top: one },
      { side: 'left', left: at.left - gap - width, top: one },
    ]),
  ];
  // Where there is no room beside the anchor, the tip lies on the board and points at nothing.
  const [head = 0] = boxes('.table-top').map(({ bottom }) => bottom);
  const [foot = h] = boxes('.question').map((one) => one.top);
  const asides = new Set([left, inside(at.right + gap, w - width), inside((w - width) / 2, w - width)]);
  for (const aside of asides)
    for (let apart = foot - gap - height; apart >= head + margin; apart -= step)
      spots.push({ side: 'apart', left: aside, top: apart });
  const asked = boxes('.question');
  // What is as large as a plate can be pressed beside the tip.
  const pressed = boxes('[data-stop]:not(.plate-target), .board-area .button:enabled');
  const read = boxes('[data-card], .die-button, .plate');
  const seen = boxes('.hand-row, .rail, .table-top');
  const cost = (spot: Spot) => {
    const outside =
      Math.max(0, margin - spot.left) +
      Math.max(0, spot.left + width - w + margin) +
      Math.max(0, margin - spot.top) +
      Math.max(0, spot.top + height - h + margin);
    const covered = (rects: readonly DOMRect[]) =>
      rects.reduce((sum, rect) => sum + overlap(rect, spot, width, height), 0);
    return (
      outside * 1e6 +
      20 * covered(asked) +
      4 * covered(pressed) +
      2 * covered(read) +
      covered(seen) +
      // The nearer to what is spoken of, the better.
      (spot.side === 'apart' ? unpointed + 4 * Math.abs(spot.top + height / 2 - middle) : 0)
    );
  };
  const best = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  element.dataset.side = best.side;
  element.style.left = `${inside(best.left, w - width)}px`;
  element.style.top = `${inside(best.top, h - height)}px`;
  const x = at.left + at.width / 2 - inside(best.left, w - width);
  const y = at.top + at.height / 2 - inside(best.top, h - height);
  element.style.setProperty('--x', `${Math.max(14, Math.min(x, width - 14))}px`);
  element.style.setProperty('--y', `${Math.max(14, Math.min(y, height - 14))}px`);
}

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

function overlap(rect: DOMRect, spot: Spot, width: number, height: number): number {
  const x = Math.min(rect.right, spot.left + width) - Math.max(rect.left, spot.left);
  const y = Math.min(rect.bottom, spot.top + height) - Math.max(rect.top, spot.top);
  return x > 0 && y > 0 ? x * y : 0;
}
