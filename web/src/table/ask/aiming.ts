/** What is aimed at, and what is not meant to be: between the draft and what is looked at. */
import type { Act } from '@vigrid/kernel';
import type { AskedQuestion } from '@vigrid/protocol';
import type { Aim, Screen } from '../../games/screen.ts';
import type { Look } from './context.ts';
import { type Draft, offeredIn } from './draft.ts';

/** From the acting card, or from the card whose text asks, to what is looked at or already meant. */
export function aimOf(
  q: AskedQuestion | null,
  draft: Draft,
  looked: Look | null,
  bright: ReadonlySet<number>,
): Aim | null {
  if (q?.kind === 'act' && draft.actor !== null) {
    const meant = draft.option === null ? null : (q.anatomy[draft.option].to ?? null);
    const to = looked && looked.card !== draft.actor && bright.has(looked.card) ? looked.card : meant;
    return to === null ? null : { from: draft.actor, to };
  }
  if (q?.kind !== 'cards' || q.about?.source === undefined || q.max > 1) return null;
  const to = looked && bright.has(looked.card) ? looked.card : (draft.picked[0] ?? null);
  return to === null || to === q.about.source ? null : { from: q.about.source, to };
}

/** What Enter or the shining button would do to the card that is aimed at. */
export function aimedAnswer(
  q: AskedQuestion | null,
  draft: Draft,
  aim: Aim | null,
  looked: Look | null,
): number | null {
  if (!aim || looked?.card !== aim.to) return null;
  const hit = offeredIn(q).find(({ parts }) => (parts.from ?? null) === draft.actor && parts.to === aim.to);
  return hit?.answer ?? null;
}

/** One's own that would come to harm, or others' that would be helped: legal, and hardly ever meant. */
export function sparedIn(
  screen: Screen,
  view: object,
  question: AskedQuestion,
  actor: number | null,
): ReadonlySet<number> {
  const { ownerOf, harms } = screen;
  if (!ownerOf || !harms) return none;
  const seat = question.behalf ?? question.seat;
  const isOdd = (card: number, act: Act | null) => {
    const [owner, harm] = [ownerOf(view, card), harms(question, act)];
    return owner !== null && harm !== null && (owner === seat) === harm;
  };
  if (question.kind === 'cards') return new Set(question.from.filter((card) => isOdd(card, null)));
  const aimed = offeredIn(question).flatMap(({ act, parts: { from, to } }) =>
    from === actor && to !== undefined && isOdd(to, act) ? to : [],
  );
  return new Set(aimed);
}

const none: ReadonlySet<number> = new Set();
