/** Acts come from outside: each is read or refused in words, and whatever was read can be asked about. */
import fc from 'fast-check';
import { anatomyOf, readAct } from '../../acts.ts';
import { sameData } from '../../copy.ts';
import type { Game, Seat, State } from '../../game.ts';
import { below, type Random } from '../../random.ts';
import { arbitrary } from '../arbitrary.ts';
import type { Point } from '../plan.ts';
import type { StateLaw } from '../search.ts';
import { must } from './must.ts';
import { mustCite } from './words.ts';

export function actLaws<S extends State>(): StateLaw<S>[] {
  return [
    {
      title: 'every act that is offered is read as it is, and its parts lie in it',
      when: 'last',
      holds({ game, run: { asked } }) {
        for (const q of asked) {
          if (q.kind !== 'act') continue;
          for (const act of q.options) mustRead(game, act);
        }
      },
    },
    {
      title: 'an act that nobody offered is refused in words or explained, whatever it holds',
      when: 'last',
      holds(point) {
        for (const value of hostile(point)) {
          const read = readAct(point.game.acts, value);
          if ('act' in read) {
            for (let seat = 0; seat < point.seats; seat++) mustAnswer(point, seat, read.act);
          } else {
            const { ru, en } = read.problem.text;
            must(ru !== '' && en !== '', `${JSON.stringify(value)} is refused without a word.`);
          }
        }
      },
    },
  ];
}

function mustRead<S extends State>({ acts }: Game<S>, act: { readonly do: string }): void {
  const what = JSON.stringify(act);
  const read = readAct(acts, JSON.parse(what));
  must('act' in read, `${what} is offered, and yet refused: ${'problem' in read && read.problem.text.en}`);
  must(sameData(read.act, act), `${what} is read as ${JSON.stringify(read.act)}.`);
  const numbers: readonly string[] = what.match(/-?\d+/g) ?? [];
  for (const [part, value] of Object.entries(anatomyOf(acts, act)))
    must(value === true || numbers.includes(String(value)), `The ${part} of ${what} is ${value}.`);
}

function mustAnswer<S extends State>(
  { game, run }: Point<S>,
  seat: Seat,
  act: { readonly do: string },
): void {
  const what = `${JSON.stringify(act)} of seat ${seat}`;
  try {
    for (const { rule, why } of game.explain(run, seat, act))
      mustCite(game, rule, `"${why}" against ${what}`);
    for (const { rule } of game.preview?.(run, seat, act) ?? [])
      mustCite(game, rule, `What comes of ${what}`);
  } catch (cause) {
    throw new Error(`${what} can not be asked about: ${cause}`, { cause });
  }
}

/** Acts of the table with any values in them, as they are and twisted. */
function hostile<S extends State>({ game: { acts }, chance }: Point<S>): unknown[] {
  const any = fc.sample(arbitrary(acts.schema, acts.language), { numRuns: 6, seed: below(chance, 2 ** 31) });
  return any.flatMap((act) => [act, twisted(act, chance), twisted(act, chance)]);
}

function twisted(value: unknown, chance: Random): unknown {
  if (Array.isArray(value)) return value.map((one) => twisted(one, chance));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(() => below(chance, 12) > 0);
    return Object.fromEntries(fields.map(([key, field]) => [key, twisted(field, chance)]));
  }
  return typeof value === 'number' || below(chance, 12) === 0 ? odd[below(chance, odd.length)] : value;
}

const odd: readonly unknown[] = [
  0,
  1,
  2,
  7,
  40,
  200,
  1e6,
  2 ** 53 - 1,
  -1,
  0.5,
  '1',
  'constructor',
  null,
  [],
  {},
];
