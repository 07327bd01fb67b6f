/**
 * What every game must pass, whatever its rules: random play under the laws of laws/. A fault is cut down to few
 * decisions and written as a scenario file, whose path is in the message.
 *
 * VIGRID_RUNS=20 tries twenty times as much, VIGRID_SEED=7 begins the search elsewhere.
 */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { type Game, type State, seatings as seatingsOf } from '../game.ts';
import { below, type Random, seeded } from '../random.ts';
import { start } from '../run.ts';
import { readSettings } from '../settings-reader.ts';
import { refusalLaws } from './laws/answers.ts';
import { type Suspicions, stateLawsOf } from './laws/index.ts';
import { must, mustEqual } from './laws/must.ts';
import { recordLaws } from './laws/record.ts';
import { type Field, type Plan, plans, walk } from './plan.ts';
import { faultError, findFault, type Law, runs, searchSeed } from './search.ts';
import { checkChoices, checkSettings } from './settings.ts';

/** How a game is tested. */
export interface SuiteOptions<S extends State> extends Field, Suspicions<S> {
  /** How many whole games are played to their end. */
  readonly games?: number;
}

/** The tests that every game must pass. */
export function gameSuite<S extends State, O>(game: Game<S, O>, options: SuiteOptions<S>): void {
  describe(`${game.name.en} as any game`, () => {
    for (const law of lawsOf(options)) {
      const numRuns = runs(law.when === 'each' ? 40 : 150);
      test(law.title, { timeout: runs(300_000) }, () => {
        const fault = findFault(game, options, law, numRuns);
        if (fault) throw faultError(fault);
      });
    }

    test('random play ends', { timeout: runs(300_000) }, () => {
      playToTheEnd(game, options, runs(options.games ?? 60));
    });

    // They are given for whoever has left a game of more than two (T-4).
    test('play ends with the simplest answers, too', () => {
      playToTheEnd(game, options, runs(5), () => 0);
    });

    const seatings = options.seats ?? seatingsOf(game.seats);

    test('settings hang together', () => checkSettings(game, seatings));

    test('what the settings allow can be begun, and all else is refused by a sentence', () =>
      checkChoices(game, seatings));

    test('options are read, or what is wrong with them is said', () => {
      const [seats] = seatings;
      fc.assert(
        fc.property(fc.jsonValue(), (given) => mustRead(game, given, seats)),
        {
          numRuns: runs(200),
          seed: searchSeed(),
        },
      );
      for (const given of Array.isArray(options.options) ? options.options : []) mustRead(game, given, seats);
    });
  });
}

/** The laws that hold for every game. */
export function lawsOf<S extends State>(options: Suspicions<S>): Law<S>[] {
  return [...stateLawsOf(options), ...refusalLaws<S>(), ...recordLaws<S>()];
}

const bound = 20_000;

/** Plays so many games of the field; each must end within the bound and have a result that makes sense. */
export function playToTheEnd<S extends State, O>(
  game: Game<S, O>,
  field: Field,
  games: number,
  pick = (chance: Random) => below(chance, 2 ** 31),
): void {
  const arbitrary = plans(game, { ...field, depth: 0 });
  const setups = fc.sample(arbitrary, { numRuns: games, seed: searchSeed() }).map((plan) => plan.setup);
  for (const setup of setups) {
    const chance = seeded(`answers ${setup.seed}`);
    const picks = Array.from({ length: bound }, () => pick(chance));
    const plan: Plan<O> = { setup, picks };
    let decisions = -1;
    let state: S | undefined;
    for (const point of walk(game, plan, [])) {
      decisions++;
      state = point.match.run.state;
    }
    const what = `The game with seed "${setup.seed}" and options ${JSON.stringify(setup.options)}`;
    must(
      state?.result !== null && state !== undefined,
      `${what} has not ended after ${decisions} decisions.`,
    );
    const { winners } = state.result;
    must(
      winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < setup.seats),
      `${what} was won by ${winners.join(', ')}.`,
    );
    mustEqual(new Set(winners).size, winners.length, `${what} names a winner twice`);
  }
}

function mustRead<S extends State, O>(game: Game<S, O>, given: unknown, seats: number): void {
  const read = readSettings(game, given, seats);
  if ('problems' in read) {
    must(read.problems.length > 0, `${JSON.stringify(given)} is refused without a problem.`);
    for (const { text } of read.problems)
      must(text.ru !== '' && text.en !== '', 'A problem has no sentence.');
    return;
  }
  start(game, { seats, seed: 'options', options: read.options });
  mustEqual(
    readSettings(game, read.options, seats),
    read,
    'Options that were read are read differently again',
  );
}
