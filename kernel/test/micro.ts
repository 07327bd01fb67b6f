/** The smallest game there can be around some flows: it keeps a diary of what was done, and nothing else. */
import {
  actTable,
  type Flow,
  type Frame,
  type Game,
  push,
  type Run,
  type State,
  seeded,
  start,
} from '../src/index.ts';
import { rulebook } from './tiny/rulebook.ts';

export interface Micro extends State {
  diary: string[];
}

export type MicroRun = Run<Micro>;

export const micro = (flows: Readonly<Record<string, Flow<MicroRun>>>, seats = 2): Game<Micro> =>
  machine(flows, blank, seats);

/** The state before the first step of the flow "main". */
export const blank = (): Micro => ({
  frames: [{ kind: 'main', step: 0 }],
  random: seeded('micro'),
  reveals: 0,
  given: null,
  result: null,
  diary: [],
});

/** The same with a state that has more in it. */
export function machine<S extends Micro>(
  flows: Readonly<Record<string, Flow<Run<S>>>>,
  begin: () => S,
  seats = 2,
): Game<S> {
  return {
    id: 'micro',
    version: 1,
    name: { ru: 'Микро', en: 'Micro' },
    seats: { min: seats, max: seats },
    rulebook,
    acts: actTable({}, { passes: [] }),
    flows,
    settings: { asks: {} },
    begin,
    view: (s) => ({ diary: s.diary }),
    redeal: (s) => structuredClone(s),
    explain: () => [],
    judge: () => 0,
    catalogue: [],
    speak: { question: (q) => q.ask, act: (act) => act.do, event: (e) => e.kind, reason: (r) => r.why },
    scenario: {
      place: () => {
        throw new Error('There are no positions.');
      },
      find: () => [],
      act: (_s, _seat, line) => ({ do: line }),
      line: (_s, act) => act.do,
      name: (_s, object) => String(object),
      read: () => undefined,
      resting: [],
    },
    census: () => [],
  };
}

export const begin = (game: Game<Micro>): MicroRun =>
  start(game, { seats: game.seats.min, seed: 'micro', options: null });

export const note = (g: MicroRun, line: string): number => g.state.diary.push(line);

export const go = (g: MicroRun, kind: string): Frame => push(g, { kind, step: 0 });
