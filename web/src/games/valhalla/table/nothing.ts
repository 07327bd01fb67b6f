/**
 * Questions that leave nothing to decide, such as whether to play a card of Thor's Help with none in hand. Everybody is
 * asked them, or the asking would betray who holds what; where bots alone look on there is nothing to betray.
 */
import type { Question } from '@vigrid/kernel';
import { encode } from '@vigrid/kernel/questions.ts';
import type { SeatTaken } from '@vigrid/protocol';
import { useByItself } from '../../../table/ask/byItself.ts';

/** Long enough to see that a battle has begun. */
const delay = 250;

export const useNothing = (seats: readonly SeatTaken[]): void =>
  useByItself(delay, (question) => (amongBots(seats, question.seat) ? onlyAnswer(question) : null));

const amongBots = (seats: readonly SeatTaken[], own: number): boolean =>
  seats.every(({ kind }, seat) => seat === own || kind === 'bot');

/** Cards that are played or not: with none that fits there is one answer. */
export const maybes = new Set(['help', 'before', 'quest', 'layTyr', 'recruit']);

/** The one answer there is; null if there is something to decide. */
export function onlyAnswer(question: Question): number | null {
  if (!maybes.has(question.ask)) return null;
  if (question.kind === 'act') return question.options.length === 1 ? 0 : null;
  return question.kind === 'cards' && question.from.length === 0 ? encode(question, []) : null;
}
