/** How events of Heroes look, in order. */

import type { Entries } from '../../../table/catalogue.ts';
import { type Beat, grouped } from '../../../table/motion/beats.ts';
import { duration, ease, type Paths, type Stage } from '../../../table/motion/stage.ts';
import type { HeroesTold, HeroesView, SideView } from './game.ts';
import { cardIn, numberOf, refOf, stepped } from './steps.ts';

export function beats(
  events: readonly HeroesTold[],
  view: HeroesView,
  next: HeroesView,
  entryOf: Entries,
): readonly Beat<HeroesView>[] {
  const end = next;
  let now = view;
  const list: Beat<HeroesView>[] = [];
  // What was taken back has not happened.
  if (events.some(({ kind }) => kind === 'undo')) return list;
  for (const group of grouped(events, together)) {
    const before = now;
    for (const event of group) now = stepped(now, event, end, entryOf);
    list.push(...beatsOf(group, before, now, entryOf));
  }
  return list;
}

/** Seen at once where they follow each other. */
const together = new Set([
  'wound',
  'heal',
  'die',
  'draw',
  'close',
  'open',
  'coin',
  'boost',
  'change',
  'discard',
]);

function beatsOf(
  group: readonly HeroesTold[],
  before: HeroesView,
  view: HeroesView,
  entryOf: Entries,
): Beat<HeroesView>[] {
  const [event] = group;
  switch (event.kind) {
    case 'wound':
      return [{ before: (stage) => blows(stage, group), view, after: (stage) => fallenLives(stage, group) }];
    case 'heal':
      return [{ view, after: (stage) => healed(stage, group) }];
    case 'play': {
      const card = refOf(event.card);
      const seat = numberOf(event.seat);
      if (!card || seat === null) return [{ view }];
      if (entryOf(card.def).kind === 'creature') return [{ view, after: (stage) => stage.rest(120) }];
      const held = { card: card.id, def: card.def, seat };
      // The card is held up while the table is still as it was but for the hand it came from.
      const up = { ...before, sides: before.sides.map((side) => lacking(side, card.id)) };
      return [
        { view: up, spotlight: held, after: (stage) => stage.rest(650) },
        { view, spotlight: null },
      ];
    }
    case 'show': {
      const card = refOf(event.card);
      const seat = numberOf(event.seat);
      if (!card || seat === null) return [];
      const held = { card: card.id, def: card.def, seat };
      return [
        { spotlight: held, after: (stage) => stage.rest(900) },
        { view, spotlight: null },
      ];
    }
    case 'attack':
    case 'defend':
    case 'ability':
      return [{ before: (stage) => stirs(stage, event), view }];
    case 'close':
      return [{ view, after: (stage) => turned(stage, group) }];
    case 'turn':
      return [{ view, after: (stage) => stage.rest(350) }];
    case 'boost':
    case 'change':
      return [{ before: (stage) => all(group, (one) => stirs(stage, one)), view }];
    default:
      return view === before ? [] : [{ view }];
  }
}

const lacking = (side: SideView, card: number): SideView => {
  const hand = side.hand.filter(({ id }) => id !== card);
  return { ...side, hand, handSize: side.handSize - (side.hand.length - hand.length) };
};

/** Where cards that appear came from and where those that vanish went. */
export function paths(view: HeroesView, next: HeroesView): Paths {
  const from: Record<string, string> = {};
  const to: Record<string, string> = {};
  const [now, then] = [view, next];
  let sink = false;
  then.sides.forEach((side, seat) => {
    for (const { id } of [...side.squad, ...side.supports, ...side.quests]) from[`c${id}`] = `hand${seat}`;
    for (const { id } of side.hand) from[`c${id}`] = `deck${seat}`;
    for (let i = 0; i < side.handSize; i++) from[`b${seat}-${i}`] = `deck${seat}`;
  });
  now.sides.forEach((side, seat) => {
    const later = then.sides[seat];
    for (const { id } of [...side.squad, ...side.supports, ...side.quests, ...side.hand]) {
      const dead = then.sides.findIndex(({ graveyard }) => graveyard.some((card) => card.id === id));
      if (dead >= 0) to[`c${id}`] = `grave${dead}`;
      else to[`c${id}`] = later.handSize > side.handSize ? `hand${seat}` : `deck${seat}`;
      if (dead >= 0 && side.squad.some((piece) => piece.id === id)) sink = true;
    }
  });
  for (const [seat, side] of then.sides.entries()) {
    for (const { id } of side.graveyard) to[`c${id}`] ??= `grave${seat}`;
  }
  return { from, to, sink };
}

/** Draw back 80, dash 120, stop 60 while the target flashes, return 160. Resolves at the stop. */
async function blows(stage: Stage, group: readonly HeroesTold[]): Promise<void> {
  const first = group[0];
  const struck = cardIn(first);
  const source = 'source' in first ? refOf(first.source) : null;
  if (!struck || !source) return;
  const from = stage.find(`c${source.id}`);
  const at = stage.find(`c${struck.id}`);
  if (!from || !at || from === at) return;
  if ('by' in first && first.by === 'strike') await dash(stage, from, at);
  else await flash(stage, at, from);
}

async function dash(stage: Stage, from: HTMLElement, at: HTMLElement): Promise<void> {
  const [a, b] = [from.getBoundingClientRect(), at.getBoundingClientRect()];
  const x = b.left + b.width / 2 - a.left - a.width / 2;
  const y = b.top + b.height / 2 - a.top - a.height / 2;
  const length = Math.hypot(x, y) || 1;
  const reach = Math.max(0, length - Math.min(a.height, b.height) * 0.7);
  const [ux, uy] = [x / length, y / length];
  const far = `translate(${ux * reach}px, ${uy * reach}px) scale(1.03)`;
  const back = `translate(${-ux * 10}px, ${-uy * 10}px)`;
  const total = duration('strike');
  void stage.play(
    from,
    [
      { transform: 'none', zIndex: 20, easing: ease.set },
      { transform: back, zIndex: 20, offset: 80 / 420, easing: ease.strike },
      { transform: far, zIndex: 20, offset: 200 / 420 },
      { transform: far, zIndex: 20, offset: 260 / 420, easing: ease.set },
      { transform: 'none', zIndex: 20 },
    ],
    { duration: total, easing: 'linear' },
  );
  await stage.rest((total * 200) / 420);
  void stage.play(
    at,
    [
      { filter: 'brightness(2.6) saturate(.2)', transform: `translate(${ux * 3}px, ${uy * 3}px)` },
      { filter: 'none', transform: 'none' },
    ],
    { duration: 160 },
  );
}

/** Wounds from afar: a streak from the source, and the target flashes. */
async function flash(stage: Stage, at: HTMLElement, from: HTMLElement): Promise<void> {
  const [a, b] = [from.getBoundingClientRect(), at.getBoundingClientRect()];
  const x = b.left + b.width / 2 - a.left - a.width / 2;
  const y = b.top + b.height / 2 - a.top - a.height / 2;
  const turn = `rotate(${Math.atan2(y, x)}rad)`;
  await stage.spark(
    a,
    'streak',
    '',
    [
      { transform: `translate(-50%, -50%) ${turn} scaleX(.3)`, opacity: 0.4 },
      { transform: `translate(-50%, -50%) translate(${x}px, ${y}px) ${turn}`, opacity: 1 },
    ],
    { duration: duration('move'), easing: ease.strike },
  );
  void stage.play(at, [{ filter: 'brightness(2.4) saturate(.2)' }, { filter: 'none' }], { duration: 200 });
}

const amountIn = (event: HeroesTold): number => ('amount' in event ? (numberOf(event.amount) ?? 0) : 0);

/** The numbers fly on while the next thing begins. */
function fallenLives(stage: Stage, group: readonly HeroesTold[]): Promise<void> {
  for (const event of group) {
    const amount = amountIn(event);
    if (amount > 0) void figure(stage, event, 'spark harm', `−${amount}`, 34);
    else void figure(stage, event, 'spark kept', '0', 34);
  }
  return stage.rest(360);
}

function healed(stage: Stage, group: readonly HeroesTold[]): Promise<void> {
  for (const event of group) void figure(stage, event, 'spark good', `+${amountIn(event)}`, -34);
  return stage.rest(300);
}

/** A number that leaves the lives of a card: falls off them or rises from them. */
function figure(
  stage: Stage,
  event: HeroesTold,
  className: string,
  text: string,
  way: number,
): Promise<void> {
  const card = cardIn(event);
  const piece = card && stage.find(`c${card.id}`);
  const lives = card && document.querySelector(`[data-lives="${card.id}"]`);
  const at = (lives ?? piece?.querySelector('.card-lives') ?? piece)?.getBoundingClientRect();
  if (!at) return Promise.resolve();
  const frames = [
    { transform: 'translate(-50%, -50%) scale(.7)', opacity: 0 },
    { transform: 'translate(-50%, -50%) scale(1.25)', opacity: 1, offset: 0.18 },
    { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.5 },
    { transform: `translate(-50%, calc(-50% + ${way}px)) scale(.9)`, opacity: 0 },
  ];
  return stage.spark(at, className, text, frames, { duration: 700, easing: ease.set });
}

const elementOf = (stage: Stage, event: HeroesTold): HTMLElement | null => {
  const card = cardIn(event);
  return card && stage.find(`c${card.id}`);
};

/** A card that does something lifts a little. */
function stirs(stage: Stage, event: HeroesTold): Promise<void> {
  const element = elementOf(stage, event);
  const frames = [
    { transform: 'none' },
    { transform: 'translateY(-6px) scale(1.05)' },
    { transform: 'none' },
  ];
  return stage.play(element, frames, { duration: duration('move'), easing: ease.lift });
}

/** The last part of the turn onto its side; the frame itself has already changed. */
const turned = (stage: Stage, group: readonly HeroesTold[]): Promise<void> =>
  all(group, (event) =>
    stage.play(elementOf(stage, event), [{ transform: 'rotate(-14deg)' }, { transform: 'none' }], {
      duration: duration('turn'),
    }),
  );

async function all(group: readonly HeroesTold[], show: (event: HeroesTold) => Promise<void>): Promise<void> {
  await Promise.all(group.map(show));
}
