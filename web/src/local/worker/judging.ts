/** The judge at a table of this browser: what may be done and by which rule, and what would come of it. */
import {
  type AnyGame,
  answer,
  awaited,
  branch,
  count,
  eventFor,
  type GameEvent,
  type Question,
  questionFor,
  type Run,
  type Seat,
} from '@vigrid/kernel';
import { anatomyOf } from '@vigrid/kernel/acts';
import { answerSaid, namesIn } from '@vigrid/protocol/table';
import type { Glimpse, Happening, Ruled } from '../requests.ts';

/** So many answers are told; where there are more, they are tried at the table. */
const most = 40;

/** What each seat that is asked may do. */
export function ruledAt(game: AnyGame, run: Run): Ruled[] {
  return awaited(run).flatMap((seat): Ruled[] => {
    const q = questionFor(run, seat);
    if (!q) return [];
    const told = Math.min(most, count(q));
    return [
      {
        seat,
        rule: q.rule,
        question: questionSaid(game, run, seat, q),
        answers: Array.from({ length: told }, (_, n) => answerSaid(game, run, seat, q, n)),
      },
    ];
  });
}

/** What may be done now, with where each act begins and ends. */
export function glimpsesIn(game: AnyGame, run: Run): Glimpse[] {
  return awaited(run).flatMap((seat): Glimpse[] => {
    const q = questionFor(run, seat);
    if (q?.kind !== 'act') return [];
    return q.options.map((act, n) => ({
      act,
      anatomy: anatomyOf(game.acts, act),
      text: answerSaid(game, run, seat, q, n),
    }));
  });
}

function questionSaid(game: AnyGame, { state }: Run, seat: Seat, q: Question) {
  const names = namesIn(game, [game.view(state, seat), q], seatMark);
  return { ru: game.speak.question(q, 'ru', names.ru), en: game.speak.question(q, 'en', names.en) };
}

/** What would happen, by which rules; tried on a copy. */
export function courseOf(game: AnyGame, run: Run, seat: Seat, n: number): Happening[] {
  const tried = branch(run);
  const course: Happening[] = [];
  tried.listener = (event: GameEvent) => {
    const told = eventFor(event, event.secret?.to[0] ?? null);
    const names = namesIn(game, [told, game.view(tried.state, seat)], seatMark);
    const text = { ru: game.speak.event(told, 'ru', names.ru), en: game.speak.event(told, 'en', names.en) };
    if (text.en !== '') course.push({ rule: event.rule, text });
  };
  answer(tried, seat, n);
  return course;
}

const seatMark = (seat: Seat): string => `{${seat}}`;
