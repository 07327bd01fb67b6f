/** What comes of an answer for sure: it is played out while nobody responds, as far as no die is thrown and nothing more is asked. */
import { answer, awaited, branch, type Names, questionFor, type Seat, type Text } from '@vigrid/kernel';
import { sentences } from '@vigrid/speech';
import type { BerserkEvent } from '../events.ts';
import { cardOf, type G, pieceOf } from '../state.ts';
import { event as told } from '../text/events.ts';

export interface Outcome {
  /** In sentences of the log. */
  readonly text: Text;
  /** What becomes of this card, in a word or two. */
  tag(card: number): Text | undefined;
}

/** More passes than this in a row belong to something else. */
const patience = 24;

/** Null where chance or a choice comes in before anything has happened. */
export function outcomeOf(from: G, seat: Seat, n: number): Outcome | null {
  const run = branch(from);
  const events: BerserkEvent[] = [];
  let chance = false;
  let over = false;
  run.listener = (event) => {
    if (event.kind === 'rolled' || event.kind === 'shuffled') chance = true;
    if (event.kind === 'phase') over = true;
    if (!over && !chance && matters.has(event.kind)) events.push(event);
  };
  answer(run, seat, n);
  for (let i = 0; i < patience && !chance && !over && !run.state.result; i++) {
    const [next] = awaited(run);
    const q = next === undefined ? null : questionFor(run, next);
    const pass = q?.kind === 'act' ? q.options.findIndex(({ do: deed }) => deed === 'pass') : -1;
    if (next === undefined || pass < 0 || run.state.stack.length === 0) break;
    answer(run, next, pass);
  }
  // What lies face down is imagined, and must not seem to be known.
  const known = events.every((event) => !('card' in event) || !pieceOf(from.state, event.card.id)?.hidden);
  if (events.length === 0 || !known) return null;
  const line = (lang: 'ru' | 'en') => {
    const names: Names = { card: (card) => cardOf(from.state, card)[lang], seat: () => '' };
    return sentences([...new Set(events.map((event) => told(event, lang, names)))]);
  };
  return { text: { ru: line('ru'), en: line('en') }, tag: (card) => tagOf(events, card) };
}

/** What a player weighs. */
const matters: ReadonlySet<BerserkEvent['kind']> = new Set([
  'wounded',
  'healed',
  'extraLives',
  'livesReduced',
  'prevented',
  'protected',
  'poisoned',
  'cured',
  'opened',
  'closed',
  'died',
  'returned',
  'exiled',
  'chips',
  'gained',
  'lost',
  'controlled',
]);

function tagOf(events: readonly BerserkEvent[], card: number): Text | undefined {
  const own = events.filter((event) => 'card' in event && event.card.id === card);
  if (own.some(({ kind }) => kind === 'died')) return { ru: 'гибнет', en: 'dies' };
  const sum = own.reduce(
    (total, event) =>
      total + (event.kind === 'wounded' ? -event.amount : event.kind === 'healed' ? event.amount : 0),
    0,
  );
  const figure = sum < 0 ? `−${-sum}` : `+${sum}`;
  return sum === 0 ? undefined : { ru: figure, en: figure };
}
