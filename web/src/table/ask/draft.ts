/**
 * An answer being put together. Knows the kinds of questions, not the games: where an act begins and ends is told by
 * its anatomy. Dice are pressed like cards, seats like places. Pure; every legal answer can be reached through `press`,
 * `pressPlace` and `choices` alone, and nothing else can.
 */
import type { Act, Anatomy, PickQuestion } from '@vigrid/kernel';
import { encode } from '@vigrid/kernel/interface';
import type { AskedQuestion } from '@vigrid/protocol';

export interface Draft {
  /** The card that is to act. */
  readonly actor: number | null;
  /** The place that was chosen before the card. */
  readonly place: number | null;
  /** It is to be aimed at one's own. */
  readonly own: boolean;
  /** The act that is meant, by its number; not committed yet. */
  readonly option: number | null;
  /** Cards or places picked or put in order so far. */
  readonly picked: readonly number[];
  /** The share of each item of a split. */
  readonly shares: readonly number[];
  readonly amount: number;
}

/** How presses are taken. */
export interface Habit {
  /** One press commits where it can mean but one thing; else it is seen first what is meant. */
  readonly sure: boolean;
  /** Own things that would come to harm: marked in another way, never harmed by a press alone. */
  readonly spared: ReadonlySet<number>;
  /** A place may be chosen before the card that goes there, and is kept when another card is chosen. */
  readonly placeFirst: boolean;
}

/** What pressing a card leads to: a further draft, an answer, or nothing legal. */
export type Pressed = { readonly draft: Draft } | { readonly answer: number } | null;

/** An act that may be done, by its number, with what it begins and ends at. */
export interface Choice<A extends Act = Act> {
  readonly answer: number;
  readonly act: A;
  readonly parts: Anatomy;
}

/** The acts that a question offers. */
export const offeredIn = <A extends Act>(q: AskedQuestion<A> | null): readonly Choice<A>[] =>
  q?.kind === 'act' ? q.options.map((act, answer) => ({ act, answer, parts: q.anatomy[answer] })) : [];

/** Those of one card. */
export const actsOf = <A extends Act>(q: AskedQuestion<A> | null, card: number): readonly A[] =>
  offeredIn(q).flatMap(({ act, parts }) => (parts.from === card ? act : []));

/** Cards and dice are picked, or places and seats. */
export const picksCards = (q: AskedQuestion | null): q is PickQuestion =>
  q?.kind === 'cards' || q?.kind === 'dice';
export const picksPlaces = (q: AskedQuestion | null): q is PickQuestion =>
  q?.kind === 'cells' || q?.kind === 'seats';
export const isPick = (q: AskedQuestion | null): q is PickQuestion => picksCards(q) || picksPlaces(q);

export function begin(q: AskedQuestion | null): Draft {
  return {
    actor: null,
    place: null,
    own: false,
    option: null,
    picked: q?.kind === 'order' ? q.items : [],
    shares: q?.kind === 'split' ? firstShares(q.limits, q.total) : [],
    amount: q?.kind === 'number' ? q.max : 0,
  };
}

/** The cards that can be pressed towards a legal answer. */
export function lit(q: AskedQuestion | null, draft: Draft, { spared }: Habit): ReadonlySet<number> {
  if (picksCards(q)) return pickable(q, draft);
  if (draft.actor === null) return actors(q, draft.place);
  return new Set([...targets(q, draft.actor)].filter((card) => spared.has(card) === draft.own));
}

function pickable(q: PickQuestion, { picked }: Draft): ReadonlySet<number> {
  return new Set(q.max > 1 && picked.length >= q.max ? picked : q.from);
}

/** The cards that could act instead of the one that is about to. */
export function others(q: AskedQuestion | null, draft: Draft): ReadonlySet<number> {
  if (q?.kind !== 'act' || draft.actor === null) return new Set();
  const all = actors(q, null);
  all.delete(draft.actor);
  return draft.own ? new Set() : all;
}

/** The places on the board that can be pressed towards a legal answer. */
export function litPlaces(q: AskedQuestion | null, draft: Draft): ReadonlySet<number> {
  if (picksPlaces(q)) return pickable(q, draft);
  if (draft.own) return new Set();
  return new Set(offeredIn(q).flatMap(({ parts }) => (begins(parts, draft) ? (parts.place ?? []) : [])));
}

export function press(q: AskedQuestion | null, draft: Draft, card: number, habit: Habit): Pressed {
  if (q?.kind === 'act') return pressAct(offeredIn(q), draft, card, habit);
  return picksCards(q) ? pressPick(q, draft, card, habit) : null;
}

/** The same for a place on the board. */
export function pressPlace(q: AskedQuestion | null, draft: Draft, place: number, habit: Habit): Pressed {
  if (picksPlaces(q)) return pressPick(q, draft, place, habit);
  const offered = offeredIn(q);
  const aimed = aim(offered, draft, (parts) => parts.place === place, habit.sure);
  if (aimed || !habit.placeFirst || draft.actor !== null) return aimed;
  const there = new Set(offered.flatMap(({ parts }) => (parts.place === place ? (parts.from ?? []) : [])));
  const [first] = there;
  if (first === undefined) return null;
  if (draft.place === place) return { draft: begin(null) };
  const chosen: Draft = { ...begin(null), place };
  return there.size === 1 ? pressAct(offered, chosen, first, habit) : { draft: chosen };
}

/** Whether an act begins where the draft does: at its card, or at none. */
const begins = (parts: Anatomy, { actor }: Draft): boolean => (parts.from ?? null) === actor;

/** Of several acts that end in one place the first is meant, and the others are offered as buttons. */
function aim(
  offered: readonly Choice[],
  draft: Draft,
  ends: (parts: Anatomy) => boolean,
  sure: boolean,
): Pressed {
  const hits = offered.flatMap(({ parts, answer }) => (begins(parts, draft) && ends(parts) ? answer : []));
  const [first] = hits;
  if (first === undefined) return null;
  const meant = draft.option !== null && hits.includes(draft.option) ? draft.option : null;
  if (meant !== null || (sure && hits.length === 1)) return { answer: meant ?? first };
  return { draft: { ...draft, option: first } };
}

function pressAct(offered: readonly Choice[], draft: Draft, card: number, habit: Habit): Pressed {
  const harms = habit.spared.has(card);
  if (draft.actor !== null && harms === draft.own) {
    const aimed = aim(offered, draft, (parts) => parts.to === card, habit.sure && !harms);
    if (aimed) return harms && 'answer' in aimed ? { draft } : aimed;
  }
  if (card === draft.actor) {
    const plain = draft.option !== null && endless(offered[draft.option]);
    return draft.option !== null && plain ? { answer: draft.option } : { draft: begin(null) };
  }
  const own = offered.filter(({ parts }) => parts.from === card);
  const [first] = own;
  if (!first) return null;
  const place = habit.placeFirst ? placeOf(offered, draft) : null;
  const there = place === null ? undefined : own.find(({ parts }) => parts.place === place);
  if (there) return { draft: { ...begin(null), actor: card, place, option: there.answer } };
  const only = own.length === 1 && endless(first) ? first.answer : null;
  return { draft: { ...begin(null), actor: card, option: only } };
}

/** The place that is chosen: before the card, or with it. */
const placeOf = (offered: readonly Choice[], { place, option }: Draft): number | null =>
  (option === null ? null : offered[option].parts.place) ?? place;

function pressPick(q: PickQuestion, draft: Draft, card: number, { sure, spared }: Habit): Pressed {
  if (!q.from.includes(card)) return null;
  const { picked } = draft;
  if (q.max === 1) {
    const again = picked.includes(card);
    const answer = (sure || again) && !spared.has(card) ? encode(q, [card]) : null;
    return answer === null ? { draft: { ...draft, picked: [card] } } : { answer };
  }
  if (picked.includes(card)) return { draft: { ...draft, picked: picked.filter((one) => one !== card) } };
  return picked.length >= q.max ? null : { draft: { ...draft, picked: [...picked, card] } };
}

/**
 * The acts offered as buttons: of the acting card those that end nowhere, or where it is aimed; else those of no card.
 * Those that are named at once have a button in any case.
 */
export function choices(
  q: AskedQuestion | null,
  draft: Draft,
  atOnce: (act: Act) => boolean = () => false,
): readonly Choice[] {
  const offered = offeredIn(q);
  const meant = draft.option === null ? undefined : offered[draft.option]?.parts;
  const alike = (parts: Anatomy) => parts.to === meant?.to && parts.place === meant?.place;
  return offered.filter((choice) => {
    const { act, parts } = choice;
    if (draft.place !== null && draft.actor === null) return false;
    return draft.actor === null
      ? (parts.from === undefined && parts.place === undefined) || atOnce(act)
      : begins(parts, draft) && (endless(choice) || atOnce(act) || (meant !== undefined && alike(parts)));
  });
}

/** The answer as it stands, or null while it is not a legal one. */
export function drafted(q: AskedQuestion | null, draft: Draft): number | null {
  if (!q) return null;
  switch (q.kind) {
    case 'yesno':
      return null;
    case 'act':
      return draft.option;
    case 'number':
      return encode(q, draft.amount);
    case 'split':
      return encode(q, draft.shares);
    default:
      return encode(q, draft.picked);
  }
}

/** Moves one item of an order by some places. */
export function moved(draft: Draft, item: number, by: number): Draft {
  const from = draft.picked.indexOf(item);
  const to = from + by;
  if (from < 0 || to < 0 || to >= draft.picked.length) return draft;
  const picked = draft.picked.filter((one) => one !== item);
  picked.splice(to, 0, item);
  return { ...draft, picked };
}

/** Gives an item of a split one more or one less. */
export function shared(q: AskedQuestion, draft: Draft, item: number, by: number): Draft {
  if (q.kind !== 'split') return draft;
  const share = (draft.shares[item] ?? 0) + by;
  if (share < 0 || share > (q.limits[item] ?? 0)) return draft;
  return { ...draft, shares: draft.shares.map((old, i) => (i === item ? share : old)) };
}

/** Whether there is something to go back from. */
export const begun = (q: AskedQuestion | null, draft: Draft): boolean =>
  draft.actor !== null ||
  draft.place !== null ||
  draft.option !== null ||
  (isPick(q) && draft.picked.length > 0);

/** The whole total, dealt out from the first item on. */
function firstShares(limits: readonly number[], total: number): number[] {
  let left = total;
  return limits.map((limit) => {
    const share = Math.min(limit, left);
    left -= share;
    return share;
  });
}

/** The cards that can act, or can go to this place. */
const actors = (q: AskedQuestion | null, place: number | null): Set<number> =>
  new Set(
    offeredIn(q).flatMap(({ parts }) => (place === null || parts.place === place ? (parts.from ?? []) : [])),
  );

/** Ends neither at a card nor in a place. */
const endless = ({ parts }: Choice): boolean => parts.to === undefined && parts.place === undefined;

const targets = (q: AskedQuestion | null, actor: number): Set<number> =>
  new Set(offeredIn(q).flatMap(({ parts }) => (parts.from === actor ? (parts.to ?? []) : [])));
