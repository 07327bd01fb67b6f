/** What is offered is accepted, what is not is refused, and a game keeps its pieces together. */
import { fingerprint } from '../../copy.ts';
import type { Run, State } from '../../game.ts';
import { type Match, play } from '../../match.ts';
import { count, decode, encode } from '../../questions.ts';
import { below, type Random } from '../../random.ts';
import { answer, awaited, branch, questionFor } from '../../run.ts';
import type { Played } from '../../scenario/write.ts';
import { tableRules } from '../../table.ts';
import type { Law, StateLaw } from '../search.ts';
import { mustKeepAll } from './census.ts';
import { matchPrint } from './match.ts';
import { DecisionFault, must, mustEqual } from './must.ts';

/** What holds wherever a game is. */
export function positionLaws<S extends State>(): StateLaw<S>[] {
  return [
    {
      title: 'every answer offered is accepted',
      when: 'last',
      holds({ run, chance }) {
        const before = fingerprint(run.state);
        for (const seat of awaited(run)) {
          const q = questionFor(run, seat);
          must(q !== null, `Seat ${seat} is awaited and yet asked nothing.`);
          must(count(q) > 0, `"${q.ask}" has no answer.`);
          for (const n of some(count(q), 30, chance)) {
            mustEqual(encode(q, decode(q, n)), n, `Answer ${n} to "${q.ask}" is not the number of its value`);
            mustAccept(run, { seat, answer: n });
          }
        }
        mustEqual(
          fingerprint(run.state),
          before,
          'Answers given in a copy of the game have changed the game',
        );
      },
    },
    {
      title: 'cards are neither lost nor doubled',
      when: 'each',
      holds({ game, run, census }) {
        mustKeepAll(game.census(run.state), census);
      },
    },
    {
      title: 'a position is judged from -1 to 1',
      when: 'each',
      holds({ game, run, seats }) {
        for (let seat = 0; seat < seats; seat++) {
          const worth = game.judge(run.state, seat);
          must(worth >= -1 && worth <= 1, `Seat ${seat} judges the position as ${worth}.`);
        }
      },
    },
  ];
}

export function refusalLaws<S extends State>(): Law<S>[] {
  return [
    {
      title: 'everything else is refused with a reason, and nothing changes',
      when: 'last',
      holds({ match, events }) {
        const before = matchPrint(match);
        const heard = events.length;
        const { seats } = match.record.setup;
        for (let seat = -1; seat <= seats; seat++) {
          const q = questionFor(match.run, seat);
          const wrong = q ? [-1, count(q), count(q) + 1, 0.5, Number.NaN, 2 ** 53, Infinity] : [0, 1, -1];
          for (const answer of wrong) mustRefuse(match, seat, answer, before);
        }
        mustEqual(events.length, heard, 'A refused answer has made events');
      },
    },
  ];
}

function mustAccept(run: Run, next: Played): void {
  try {
    answer(branch(run), next.seat, next.answer);
  } catch (cause) {
    throw new DecisionFault(cause instanceof Error ? cause.message : String(cause), next, cause);
  }
}

function mustRefuse(match: Match, seat: number, answer: number, before: string): void {
  const refusal = play(match, { seat, answer });
  must(refusal !== null, `Answer ${answer} of seat ${seat} was accepted, though it is none.`);
  must(
    refusal.rule in tableRules && refusal.text.ru !== '' && refusal.text.en !== '',
    `Answer ${answer} of seat ${seat} was refused without a reason.`,
  );
  mustEqual(matchPrint(match), before, `The refused answer ${answer} of seat ${seat} has changed the game`);
}

/** All numbers below n, or some of them where they are many; the first and last always. */
export function some(n: number, atMost: number, chance: Random): number[] {
  if (n <= atMost) return Array.from({ length: n }, (_, i) => i);
  return [0, n - 1, ...Array.from({ length: atMost - 2 }, () => below(chance, n))];
}
