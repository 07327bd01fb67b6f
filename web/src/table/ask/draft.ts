/**
 * An answer being put together. Knows the kinds of questions, not the games: an act that names a `card` begins at that
 * card, one that names a second card (`target`, `host`, `partner`), a `cell` or a `space` as well ends there; one of two
 * `cards` begins at the first and ends at the second, one that turns a `die` begins at it. Dice are pressed like cards.
 * Pure; every legal answer can be reached through `press`, `pressPlace` and `choices` alone, and nothing else can.
 */
import type { Act, PickQuestion, Question } from '@vigrid/kernel';
import { encode } from '@vigrid/kernel/questions.ts';

export interface Draft {
  /** The card that is to act. */
  readonly actor: number | null;
  /** The act that is meant, by its number; not committed yet. */
  readonly option: number | null;
  /** Cards or places picked or put in order so far. */
  readonly picked: readonly number[];
  /** The share of each item of a split. */
  readonly shares: readonly number[];
  readonly amount: number;
}

/** What pressing a card leads to: a further draft, an answer, or nothing legal. */
export type Pressed = { readonly draft: Draft } | { readonly answer: number } | null;

/** A button of the question. */
export interface Choice {
  readonly answer: number;
  readonly act: Act;
}

export function begin(q: Question | null): Draft {
  return {
    actor: null,
    option: null,
    picked: q?.kind === 'order' ? q.items : [],
    shares: q?.kind === 'split' ? firstShares(q.limits, q.total) : [],
    amount: q?.kind === 'number' ? q.max : 0,
  };
}

/** The cards that can be pressed towards a legal answer. */
export function lit(q: Question | null, draft: Draft): ReadonlySet<number> {
  if (q?.kind === 'act') return draft.actor === null ? actors(q.options) : targets(q.options, draft.actor);
  if (q?.kind === 'cards' || q?.kind === 'dice') {
    const full = q.max > 1 && draft.picked.length >= q.max;
    return new Set(full ? draft.picked : q.from);
  }
  return new Set();
}

/** The cards that could act instead of the one that is about to. */
export function others(q: Question | null, draft: Draft): ReadonlySet<number> {
  if (q?.kind !== 'act' || draft.actor === null) return new Set();
  const all = new Set(actors(q.options));
  all.delete(draft.actor);
  return all;
}

/** The places on the board that can be pressed towards a legal answer. */
export function litPlaces(q: Question | null, draft: Draft): ReadonlySet<number> {
  if (q?.kind === 'cells') {
    const full = q.max > 1 && draft.picked.length >= q.max;
    return new Set(full ? draft.picked : q.from);
  }
  if (q?.kind !== 'act') return new Set();
  return new Set(
    q.options
      .filter((act) => cardOf(act) === draft.actor)
      .map(placeOf)
      .filter(isNumber),
  );
}

/** `sure`: commits at once where one press is enough, as a mouse or Enter does; a finger aims first. */
export function press(q: Question | null, draft: Draft, card: number, sure: boolean): Pressed {
  if (q?.kind === 'act') return pressAct(q.options, draft, card, sure);
  if (q?.kind === 'cards' || q?.kind === 'dice') return pressPick(q, draft, card, sure);
  return null;
}

/** The same for a place on the board. */
export function pressPlace(q: Question | null, draft: Draft, place: number, sure: boolean): Pressed {
  if (q?.kind === 'cells') return pressPick(q, draft, place, sure);
  if (q?.kind !== 'act') return null;
  return aim(q.options, draft, (act) => placeOf(act) === place, sure);
}

/** Of several acts that end in one place the first is meant, and the others are offered as buttons. */
function aim(options: readonly Act[], draft: Draft, ends: (act: Act) => boolean, sure: boolean): Pressed {
  const hits = options.flatMap((act, n) => (cardOf(act) === draft.actor && ends(act) ? [n] : []));
  const [first] = hits;
  if (first === undefined) return null;
  const meant = draft.option !== null && hits.includes(draft.option) ? draft.option : null;
  if (meant !== null || (sure && hits.length === 1)) return { answer: meant ?? first };
  return { draft: { ...draft, option: first } };
}

function pressAct(options: readonly Act[], draft: Draft, card: number, sure: boolean): Pressed {
  const aimed = draft.actor === null ? null : aim(options, draft, (act) => targetOf(act) === card, sure);
  if (aimed) return aimed;
  if (card === draft.actor) {
    const plain = draft.option !== null && endless(options[draft.option]);
    return draft.option !== null && plain ? { answer: draft.option } : { draft: begin(null) };
  }
  const own = options.filter((act) => cardOf(act) === card);
  if (own.length === 0) return null;
  const only = own.length === 1 && endless(own[0]) ? options.indexOf(own[0]) : null;
  return { draft: { ...begin(null), actor: card, option: only } };
}

function pressPick(q: PickQuestion, draft: Draft, card: number, sure: boolean): Pressed {
  if (!q.from.includes(card)) return null;
  const { picked } = draft;
  if (q.max === 1) {
    const answer = sure || picked.includes(card) ? encode(q, [card]) : null;
    return answer === null ? { draft: { ...draft, picked: [card] } } : { answer };
  }
  if (picked.includes(card)) return { draft: { ...draft, picked: picked.filter((one) => one !== card) } };
  return picked.length >= q.max ? null : { draft: { ...draft, picked: [...picked, card] } };
}

/**
 * The acts offered as buttons: those of the acting card, also those that end where it is aimed; or those of no card, and
 * of cards those that are named at once.
 */
export function choices(
  q: Question | null,
  draft: Draft,
  atOnce: (act: Act) => boolean = () => false,
): readonly Choice[] {
  if (q?.kind !== 'act') return [];
  const meant = draft.option === null ? undefined : q.options[draft.option];
  const alike = (act: Act) => targetOf(act) === targetOf(meant) && placeOf(act) === placeOf(meant);
  return q.options
    .map((act, answer) => ({ act, answer }))
    .filter(({ act }) =>
      draft.actor === null
        ? (cardOf(act) === null && placeOf(act) === null) || atOnce(act)
        : cardOf(act) === draft.actor && (endless(act) || (meant !== undefined && alike(act))),
    );
}

/** The answer as it stands, or null while it is not a legal one. */
export function drafted(q: Question | null, draft: Draft): number | null {
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
export function shared(q: Question, draft: Draft, item: number, by: number): Draft {
  if (q.kind !== 'split') return draft;
  const share = (draft.shares[item] ?? 0) + by;
  if (share < 0 || share > (q.limits[item] ?? 0)) return draft;
  return { ...draft, shares: draft.shares.map((old, i) => (i === item ? share : old)) };
}

/** Whether there is something to go back from. */
export const begun = (q: Question | null, draft: Draft): boolean =>
  draft.actor !== null ||
  draft.option !== null ||
  ((q?.kind === 'cards' || q?.kind === 'cells' || q?.kind === 'dice') && draft.picked.length > 0);

/** The whole total, dealt out from the first item on. */
function firstShares(limits: readonly number[], total: number): number[] {
  let left = total;
  return limits.map((limit) => {
    const share = Math.min(limit, left);
    left -= share;
    return share;
  });
}

const actors = (options: readonly Act[]): Set<number> => new Set(options.map(cardOf).filter(isNumber));

const targets = (options: readonly Act[], actor: number): Set<number> =>
  new Set(
    options
      .filter((act) => cardOf(act) === actor)
      .map(targetOf)
      .filter(isNumber),
  );

export const cardOf = (act: Act | undefined): number | null =>
  field(act, 'card') ?? field(act, 'die') ?? pairOf(act)?.[0] ?? null;
export const targetOf = (act: Act | undefined): number | null =>
  field(act, 'target') ?? field(act, 'host') ?? field(act, 'partner') ?? pairOf(act)?.[1] ?? null;
export const placeOf = (act: Act | undefined): number | null => field(act, 'cell') ?? field(act, 'space');
export const abilityOf = (act: Act | undefined): number | null => field(act, 'ability');

/** Ends neither at a card nor in a place. */
const endless = (act: Act): boolean => targetOf(act) === null && placeOf(act) === null;

/** The two cards of an act that takes both. */
function pairOf(act: Act | undefined): readonly number[] | null {
  const cards: unknown = act && 'cards' in act ? act.cards : null;
  return Array.isArray(cards) && cards.length === 2 && cards.every(isNumber) ? cards : null;
}

function field(act: Act | undefined, name: string): number | null {
  const value: unknown = act && Object.entries(act).find(([key]) => key === name)?.[1];
  return isNumber(value) ? value : null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
