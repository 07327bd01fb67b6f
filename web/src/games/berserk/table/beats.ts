/** How events of Berserk look, in order: dice that roll, blows, wounds, cards that turn. */

import { type Beat, grouped } from '../../../table/motion/beats.ts';
import { duration, ease, type Paths, type Stage } from '../../../table/motion/stage.ts';
import type { BerserkTold, BerserkView } from './game.ts';
import { cardIn, idOf, stepped } from './steps.ts';

export function beats(
  events: readonly BerserkTold[],
  view: BerserkView,
  next: BerserkView,
): readonly Beat<BerserkView>[] {
  // What was taken back has not happened.
  if (events.some(({ kind }) => kind === 'undo')) return [];
  const end = next;
  let now = view;
  return grouped(events, together).flatMap((group): Beat<BerserkView>[] => {
    const before = now;
    for (const event of group) now = stepped(now, event, end);
    const beat = beatOf(group, now);
    return beat ? [{ ...beat, view: now }] : now === before ? [] : [{ view: now }];
  });
}

/** Seen at once where they follow each other. */
const together = new Set([
  'rolled',
  'wounded',
  'healed',
  'died',
  'revealed',
  'opened',
  'closed',
  'chips',
  'deployed',
]);

function beatOf(group: readonly BerserkTold[], view: BerserkView): Beat | null {
  const [event] = group;
  switch (event.kind) {
    case 'rolled':
      return { before: (stage) => all(group, (one) => rolls(stage, one, view)) };
    case 'struck':
      return { before: (stage) => strikes(stage, event) };
    case 'graded':
      return event.grade < 0 && (event.answer ?? -1) < 0 ? { before: (stage) => misses(stage, event) } : null;
    case 'wounded':
      return { after: (stage) => all(group, (one) => number(stage, one, 'spark', '−')) };
    case 'healed':
      return { after: (stage) => all(group, (one) => number(stage, one, 'spark good', '+')) };
    case 'prevented':
      return { after: (stage) => number(stage, event, 'spark kept', '−') };
    case 'declared':
    case 'defends':
    case 'blocked':
    case 'protected':
      return { before: (stage) => stirs(stage, event) };
    case 'turn':
      return { after: (stage) => stage.rest(300) };
    default:
      return null;
  }
}

/** Where cards that appear came from and where those that vanish went. */
export function paths(view: BerserkView, next: BerserkView): Paths {
  const [before, after] = [view, next];
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  for (const [seat, side] of after.sides.entries()) {
    for (const { id } of side.graveyard) to[`c${id}`] = `grave${seat}`;
    for (const { id } of side.pieces) {
      const dead = before.sides.findIndex(({ graveyard }) => graveyard.some((card) => card.id === id));
      from[`c${id}`] = dead < 0 ? `deck${seat}` : `grave${dead}`;
    }
  }
  return { from, to, sink: true };
}

const all = (group: readonly BerserkTold[], each: (event: BerserkTold) => Promise<void>): Promise<void> =>
  Promise.all(group.map(each)).then(() => {});

const found = (stage: Stage, value: unknown): HTMLElement | null => {
  const id = idOf(value);
  return id === null ? null : stage.find(`c${id}`);
};

/** A die comes from its owner's side in two bounces and lies beside the card. */
async function rolls(stage: Stage, event: BerserkTold, view: BerserkView): Promise<void> {
  const card = found(stage, cardIn(event));
  const natural = 'natural' in event ? event.natural : 1;
  if (!card) return;
  const at = card.getBoundingClientRect();
  const own = card.classList.contains('own');
  const side = own ? 1 : -1;
  const to = `translate(-50%, calc(-50% + ${side * at.height * 0.3}px))`;
  const from = `translate(-50%, calc(-50% + ${side * 190}px))`;
  await stage.spark(
    at,
    `rolling-die die-${natural}${own ? '' : ' dark'}${view.turn % 2 ? '' : ' even'}`,
    String(natural),
    [
      { transform: `${from} rotate(${side * 420}deg) scale(1.3)`, opacity: 0.2 },
      { transform: `${to} translateY(-34px) rotate(${side * 160}deg) scale(1.1)`, opacity: 1, offset: 0.35 },
      { transform: `${to} rotate(${side * 60}deg)`, offset: 0.5 },
      { transform: `${to} translateY(-12px) rotate(${side * 20}deg)`, offset: 0.6 },
      { transform: `${to} rotate(0)`, offset: 0.68 },
      { transform: `${to} rotate(0)`, opacity: 1 },
    ],
    { duration: duration('dice') * 1.5, easing: 'linear' },
  );
}

/** Draws back, dashes, stops at the target and returns. */
async function strikes(stage: Stage, event: BerserkTold): Promise<void> {
  const by = found(stage, cardIn(event));
  const to = found(stage, 'target' in event ? event.target : null);
  if (!by || !to) return;
  const [a, b] = [by.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [b.left - a.left, b.top - a.top];
  const far =
    'ability' in event &&
    (event.ability === 'shot' || event.ability === 'throw' || event.ability === 'discharge');
  const reach = far ? 0.08 : 0.62;
  const hit = stage.play(
    to,
    [
      { filter: 'none', transform: 'none' },
      { filter: 'brightness(2)', transform: `translate(${Math.sign(dx) * 3}px, ${Math.sign(dy) * 3}px)` },
      { filter: 'none', transform: 'none' },
    ],
    { duration: 180, delay: 200 },
  );
  const dash = stage.play(
    by,
    [
      { transform: 'none', zIndex: 20 },
      { transform: `translate(${-dx * 0.08}px, ${-dy * 0.08}px)`, offset: 0.19, easing: ease.strike },
      { transform: `translate(${dx * reach}px, ${dy * reach}px)`, offset: 0.48 },
      { transform: `translate(${dx * reach}px, ${dy * reach}px)`, offset: 0.62 },
      { transform: 'none', zIndex: 20 },
    ],
    { duration: duration('strike') },
  );
  await Promise.all([hit, dash]);
}

/** The blow goes past: the target steps aside. */
async function misses(stage: Stage, event: BerserkTold): Promise<void> {
  const by = found(stage, cardIn(event));
  const to = found(stage, 'target' in event ? event.target : null);
  if (!by || !to) return;
  const [a, b] = [by.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [b.left - a.left, b.top - a.top];
  const far = Math.hypot(dx, dy) || 1;
  const aside = `translate(${(-dy / far) * 14}px, ${(dx / far) * 14}px)`;
  const past = `translate(${dx * 0.4 + (dy / far) * 22}px, ${dy * 0.4 - (dx / far) * 22}px)`;
  const total = { duration: duration('strike') };
  const dodge = [{ transform: 'none' }, { transform: aside, offset: 0.45 }, { transform: 'none' }];
  const lunge = [
    { transform: 'none', zIndex: 20 },
    { transform: past, offset: 0.5, easing: ease.set },
    { transform: 'none', zIndex: 20 },
  ];
  await Promise.all([stage.play(to, dodge, total), stage.play(by, lunge, total)]);
}

async function number(stage: Stage, event: BerserkTold, className: string, sign: string): Promise<void> {
  const card = found(stage, cardIn(event));
  if (!card || !('amount' in event)) return;
  await stage.spark(
    card.getBoundingClientRect(),
    className,
    `${sign}${event.amount}`,
    [
      { transform: 'translate(-50%, -50%) scale(.6)', opacity: 0 },
      { transform: 'translate(-50%, -70%) scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
    ],
    { duration: 620 },
  );
}

async function stirs(stage: Stage, event: BerserkTold): Promise<void> {
  const frames = [
    { transform: 'none' },
    { transform: 'translateY(-5px) scale(1.03)' },
    { transform: 'none' },
  ];
  await stage.play(found(stage, cardIn(event)), frames, { duration: duration('move') });
}
