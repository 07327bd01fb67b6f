/**
 * A finished game gone through by the bots. First every decision is weighed a little, in the order of play, so that the
 * course of the chances can be drawn as it comes; then those that seem to have cost most are weighed again, much more
 * carefully and in other worlds, so that what is told of them is not the luck of the first look.
 */
import {
  type AnyGame,
  branch,
  copy,
  count,
  type GameRecord,
  openMatch,
  play,
  type Question,
  questionFor,
  type Run,
  resume,
  type Seat,
  seeded,
  seenSoFar,
  type Text,
} from '@vigrid/kernel';
import { answerSaid } from '@vigrid/protocol/table';
import { lossOf } from '../course.ts';
import {
  type Chances,
  chancesIn,
  compare,
  type Effort,
  type Moment,
  type Tried,
  tryOut,
} from './weighing.ts';

/** A decision of the game and what it is thought to have cost. */
export interface Decision {
  /** The step that it led to. */
  readonly seq: number;
  readonly seat: Seat;
  /** Everybody's chances had the best been done, and after what was done. */
  readonly best: Chances;
  readonly after: Chances;
  /** The other side of chance: how far the chances may be off. */
  readonly error: number;
  /** In how many imagined worlds it was weighed. */
  readonly worlds: number;
  readonly given: Text;
  /** What would have been better, with what comes of it, and what came of what was done instead; null where nothing was. */
  readonly better: {
    readonly said: Text;
    readonly gains: readonly Text[];
    readonly misses: readonly Text[];
  } | null;
  /** Something came to light with it: a draw, a die, a hidden card. */
  readonly fell: boolean;
}

/** How the game ended for everybody, and who had given it up. */
export interface Ended {
  readonly chances: Chances;
  readonly left: Seat | null;
}

export type Finding =
  | { readonly kind: 'begun'; readonly decisions: number; readonly end: Ended | null }
  /** A decision, or a better account of one that was told before. */
  | { readonly kind: 'weighed'; readonly decision: Decision }
  | { readonly kind: 'done' };

export interface Care {
  readonly first: Effort;
  readonly again: Effort;
  /** So many decisions of each seat are weighed again. */
  readonly most: number;
  readonly rounds: number;
}

export const usualCare: Care = {
  first: { playouts: 60, time: 500 },
  again: { playouts: 160, time: 2500 },
  most: 6,
  rounds: 3,
};

export function* analyse(game: AnyGame, record: GameRecord, care: Care = usualCare): Generator<Finding> {
  const { seats } = record.setup;
  const { places, end } = played(game, record);
  yield { kind: 'begun', decisions: places.length, end };
  if (!game.policy) return yield { kind: 'done' };
  const rough: Decision[] = [];
  for (const place of places) {
    const tried = tryOut(momentOf(place, seats, 'first'), place.given, 2, care.first);
    const decision = decisionOf(place, tried, game);
    rough.push(decision);
    yield { kind: 'weighed', decision };
  }
  for (const decision of costliest(rough, care.most)) {
    const place = places.find(({ seq }) => seq === decision.seq);
    if (!place) continue;
    const at = momentOf(place, seats, 'again');
    const found = bestIn(tryOut(at, place.given, 8, care.again), place.seat);
    const tried =
      found === null || found.answer === place.given
        ? compare(at, [place.given, place.given], 1, care.first)
        : compare(at, [found.answer, place.given], care.rounds, care.again);
    yield { kind: 'weighed', decision: decisionOf(place, tried, game) };
  }
  yield { kind: 'done' };
}

function costliest(decisions: readonly Decision[], most: number): Decision[] {
  const seats = [...new Set(decisions.map(({ seat }) => seat))];
  return seats
    .flatMap((seat) =>
      decisions
        .filter((one) => one.seat === seat && lossOf(one) > 0)
        .sort((a, b) => lossOf(b) - lossOf(a))
        .slice(0, most),
    )
    .sort((a, b) => lossOf(b) - lossOf(a));
}

/** A decision where there was a choice, and the game as it stood before. */
interface Place {
  readonly seq: number;
  readonly seat: Seat;
  readonly given: number;
  readonly question: Question;
  readonly run: Run;
  readonly fell: boolean;
}

/** The decisions that were not taken back, and how it ended; null where it did not. */
function played(game: AnyGame, record: GameRecord): { places: Place[]; end: Ended | null } {
  const match = openMatch(game, { ...record, entries: [] });
  let places: Place[] = [];
  record.entries.forEach((entry, at) => {
    const { run, kept } = match;
    const asked = 'answer' in entry ? questionFor(run, entry.seat) : null;
    // Asked anew: a question may hold what changes with the game that goes on.
    const before = asked && count(asked) > 1 ? resume(game, copy(run.state)) : null;
    const question = before && questionFor(before, entry.seat);
    const [known, length] = [seenSoFar(run.state), kept.length];
    const refusal = play(match, entry);
    if (refusal) throw new Error(`Entry ${at + 1} is not legal: ${refusal.text.en}`);
    const taken = length - match.kept.length;
    if (taken > 0) places = withoutLast(places, entry.seat, taken);
    if (!before || !question || !('answer' in entry)) return;
    const fell = seenSoFar(match.run.state) > known;
    places.push({ seq: at + 1, seat: entry.seat, given: entry.answer, question, run: before, fell });
  });
  const { state } = match.run;
  const last = record.entries.at(-1);
  const left = last && 'control' in last && last.control !== 'accept' ? last.seat : null;
  const chances = state.result && chancesIn(game, state, record.setup.seats);
  return { places, end: chances && { chances, left } };
}

/** Decisions taken back are forgotten, those of a single answer among them. */
function withoutLast(places: readonly Place[], seat: Seat, taken: number): Place[] {
  const own = places.filter((place) => place.seat === seat).slice(-taken);
  return places.filter((place) => !own.includes(place));
}

const momentOf = ({ run, seat, seq }: Place, seats: number, look: string): Moment => ({
  run: branch(run),
  seat,
  seats,
  random: seeded(`${look} ${seq}`),
});

const mean = (worlds: readonly Chances[], seat: Seat): number =>
  worlds.reduce((sum, chances) => sum + chances[seat], 0) / Math.max(1, worlds.length);

const bestIn = (tried: readonly Tried[], seat: Seat): Tried | null =>
  tried.reduce<Tried | null>(
    (best, one) => (best === null || mean(one.worlds, seat) > mean(best.worlds, seat) ? one : best),
    null,
  );

function decisionOf(
  { seq, seat, given, question, run, fell }: Place,
  tried: readonly Tried[],
  game: AnyGame,
): Decision {
  const own = tried.find(({ answer }) => answer === given);
  const found = bestIn(tried, seat);
  const shared = Math.min(own?.worlds.length ?? 0, found?.worlds.length ?? 0);
  const differences = Array.from(
    { length: shared },
    (_, i) => (found?.worlds[i][seat] ?? 0) - (own?.worlds[i][seat] ?? 0),
  );
  const [by, error] = spreadOf(differences);
  const all = found?.worlds ?? [];
  const seats = all[0]?.length ?? 0;
  const best = Array.from({ length: seats }, (_, of) => mean(all, of));
  // A difference that luck explains is none.
  if (!own || !found || own === found || by <= error) {
    const worlds = own?.worlds ?? all;
    const even = Array.from({ length: seats }, (_, of) => mean(worlds, of));
    const off = spreadOf(worlds.map((chances) => chances[seat]))[1];
    return said({ best: even, after: even, error: off, worlds: worlds.length, better: null });
  }
  const after = best.map(
    (chance, of) => chance - mean(found.worlds.slice(0, shared), of) + mean(own.worlds.slice(0, shared), of),
  );
  return said({
    best,
    after,
    error,
    worlds: shared,
    better: {
      said: answerSaid(game, run, seat, question, found.answer),
      gains: oftener(found, own),
      misses: oftener(own, found),
    },
  });

  function said(part: Pick<Decision, 'best' | 'after' | 'error' | 'worlds' | 'better'>): Decision {
    return { seq, seat, fell, given: answerSaid(game, run, seat, question, given), ...part };
  }
}

/** The mean, and how far it may be off. */
function spreadOf(values: readonly number[]): readonly [mean: number, error: number] {
  if (values.length === 0) return [0, 0];
  const by = values.reduce((sum, one) => sum + one, 0) / values.length;
  const spread = values.reduce((sum, one) => sum + (one - by) ** 2, 0) / Math.max(1, values.length - 1);
  return [by, Math.sqrt(spread / values.length)];
}

/** What comes of an answer in most worlds, and clearly more often than of the other. */
function oftener(one: Tried, other: Tried): Text[] {
  const share = ({ changes, worlds }: Tried, key: string) =>
    (changes.get(key)?.worlds ?? 0) / Math.max(1, worlds.length);
  return [...one.changes]
    .map(([key, { text }]) => ({ text, often: share(one, key), more: share(one, key) - share(other, key) }))
    .filter(({ often, more }) => often >= 0.4 && more >= 0.2)
    .sort((a, b) => b.more - a.more)
    .slice(0, 3)
    .map(({ text }) => text);
}
