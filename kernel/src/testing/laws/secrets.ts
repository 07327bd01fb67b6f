/**
 * Nobody is shown what they may not know. Two states that differ only in what a seat may not know are the same to it:
 * the same view, the same question, the same refusals, the same events of whatever happens next.
 *
 * What a seat knows is compared through `redeal`: dealt with the same chance, its outcome is the same exactly if the
 * seat knows the same. So play may go on in both states as long as the seat learns the same in both, and everything
 * it is shown on the way must be the same too.
 */
import { copy } from '../../copy.ts';
import { eventFor, type GameEvent } from '../../events.ts';
import type { Run, Seat, State } from '../../game.ts';
import { count, decode, encode } from '../../questions.ts';
import { below, type Random, seeded } from '../../random.ts';
import { answer, awaited, branch, imagine, questionFor, seenSoFar } from '../../run.ts';
import type { StateLaw } from '../search.ts';
import { mustKeepAll } from './census.ts';
import { mustEqual } from './must.ts';
import { type Intents, pressed } from './words.ts';

export interface Secrecy<S extends State> {
  readonly intents: Intents<S>;
  /** Kinds of events that show something which nobody keeps track of afterwards. */
  readonly passing: readonly string[];
}

export function secretLaws<S extends State>(secrecy: Secrecy<S>): StateLaw<S>[] {
  return [
    {
      title: 'a view, a question or a refusal does not depend on what its seat may not know',
      when: 'last',
      secrecy: true,
      holds({ run, seats, chance }) {
        for (const seat of run.state.result ? [] : seatsOf(seats)) {
          mustLookSame(run, imagine(run, seat, chance), seat, secrecy);
        }
      },
    },
    {
      title: 'what happens next is shown alike, whatever is hidden',
      when: 'last',
      secrecy: true,
      holds({ run, seats, chance }) {
        for (const seat of run.state.result ? [] : seatsOf(seats)) {
          mustGoOnAlike(run, seat, chance, secrecy);
        }
      },
    },
    {
      title: 'what is dealt anew depends on what the seat knows alone',
      when: 'last',
      holds({ game, run: { state }, seats, chance }) {
        const before = JSON.stringify(state);
        for (const seat of seatsOf(seats)) {
          const seed = `deal ${below(chance, 1000)}`;
          const other = game.redeal(state, seat, seeded(`other ${seed}`));
          const once = game.redeal(state, seat, seeded(seed));
          const twice = game.redeal(other, seat, seeded(seed));
          mustEqual(twice, once, `The deal for seat ${seat} depends on what it does not know:`);
        }
        mustEqual(JSON.stringify(state), before, 'To deal anew has changed the game itself');
      },
    },
    {
      title: 'what a seat imagines can be played on',
      when: 'last',
      holds({ game, run, seats, census, chance }) {
        for (const seat of run.state.result ? [] : seatsOf(seats)) {
          const dream = imagine(run, seat, chance);
          for (let i = 0; i < 40 && !dream.state.result; i++) answerByChance(dream, chance);
          mustKeepAll(game.census(dream.state), census);
        }
      },
    },
  ];
}

/** Everything a seat is shown at rest. A spectator knows no more than any seat. */
function mustLookSame<S extends State>(
  run: Run<S>,
  other: Run<S>,
  seat: Seat,
  { intents }: Secrecy<S>,
): void {
  const { game } = run;
  const who = `seat ${seat} in a state it can not tell from the true one`;
  mustEqual(game.view(other.state, seat), game.view(run.state, seat), `The view of ${who} differs`);
  mustEqual(
    game.view(other.state, null),
    game.view(run.state, null),
    `A spectator's view for ${who} differs`,
  );
  mustEqual(publicly(other), publicly(run), `Who is asked differs for ${who}`);
  mustEqual(questionFor(other, seat), questionFor(run, seat), `The question to ${who} differs`);
  for (const intent of intents(run.state, seat)) {
    const what = `Why ${JSON.stringify(intent)} is refused differs for ${who}`;
    mustEqual(game.explain(other, seat, intent), game.explain(run, seat, intent), what);
  }
  const q = questionFor(run, seat);
  if (!game.explainPick || !q || !('from' in q)) return;
  for (const object of pressed) {
    const what = `Why ${object} can not be picked differs for ${who}`;
    if (!q.from.includes(object))
      mustEqual(game.explainPick(other, q, object), game.explainPick(run, q, object), what);
  }
}

/** Who decides, and about what: of seats apart only who is not done yet. */
function publicly({ asked, state }: Run): object[] {
  const apart = Boolean(state.frames.at(-1)?.apart);
  return asked.map(({ seat, ask }) => (apart ? { seat } : { seat, ask }));
}

const steps = 4;

/**
 * Plays the same in both states, as long as the seat learns the same in both. Where it learns the same it is told the
 * same; and where it learns something else an event has told it, not the mere course of play.
 */
function mustGoOnAlike<S extends State>(real: Run<S>, seat: Seat, chance: Random, secrecy: Secrecy<S>): void {
  const run = branch(real);
  const other = imagine(run, seat, chance);
  // With the same dice whatever comes may be compared; with others only what needs no chance.
  const sameDice = below(chance, 2) === 0;
  if (sameDice) other.state.random = copy(run.state.random);
  if (!repeatGiven(run, other, seat)) return;
  for (let step = 0; step < steps && !run.state.result; step++) {
    const { reveals } = run.state;
    const seen = seenSoFar(run.state);
    const told = listen(run, seat);
    const toldOther = listen(other, seat);
    const decided = stepBoth(run, other, chance);
    if (decided === null || [...told, ...toldOther].some((event) => secrecy.passing.includes(event.kind)))
      return;
    const knows = knowledge(run, seat);
    const learnedSame = equal(knowledge(other, seat), knows);
    const after = `After "${decided.ask}" seat ${seat}`;
    // What the one who decides shows is nothing new to them.
    const nothingNew = decided.seat === seat && seenSoFar(run.state) === seen;
    if (run.state.reveals === reveals || nothingNew) {
      mustEqual(
        knowledge(other, seat),
        knows,
        `${after} has learned something that is not marked as revealed`,
      );
    } else if (!learnedSame || !sameDice) {
      const untold = `${after} can tell what is hidden by how play goes on`;
      if (beginAlike(told, toldOther)) mustEqual(knowledge(other, seat), knows, untold);
      return;
    }
    mustEqual(toldOther, told, `${after} is told events that depend on what it may not know`);
    if (!run.state.result) mustLookSame(run, other, seat, secrecy);
  }
}

/** Whether one is the beginning of the other. */
function beginAlike(a: readonly GameEvent[], b: readonly GameEvent[]): boolean {
  const length = Math.min(a.length, b.length);
  return equal(a.slice(0, length), b.slice(0, length));
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** While several are asked at once, those who have answered have answered the same. */
function repeatGiven(run: Run, other: Run, seat: Seat): boolean {
  const given = run.state.given ?? [];
  for (const [i, n] of given.entries()) {
    const q = run.asked[i];
    if (n === null || q.seat === seat || !questionFor(other, q.seat)) continue;
    const same = encode(other.asked[i], decode(q, n));
    if (same === null) return false;
    answer(other, q.seat, same);
  }
  return true;
}

/** One decision of somebody, the same in both; null if it is not open in the other state. */
function stepBoth(run: Run, other: Run, chance: Random): { ask: string; seat: Seat } | null {
  const seats = awaited(run);
  const seat = seats[below(chance, seats.length)];
  const q = questionFor(run, seat);
  const same = questionFor(other, seat);
  if (!q || !same) return null;
  const n = below(chance, count(q));
  const m = encode(same, decode(q, n));
  if (m === null) return null;
  answer(run, seat, n);
  answer(other, seat, m);
  return { ask: q.ask, seat };
}

function listen(run: Run, seat: Seat): GameEvent[] {
  const events: GameEvent[] = [];
  run.listener = (event) => events.push(eventFor(event, seat));
  return events;
}

function knowledge(run: Run, seat: Seat): object {
  const dealt = run.game.redeal(run.state, seat, seeded('knowledge'));
  const given = dealt.given?.map((n, i) => (run.asked[i].seat === seat ? n : n !== null));
  return { ...dealt, random: null, given };
}

function answerByChance(run: Run, chance: Random): void {
  const seats = awaited(run);
  const seat = seats[below(chance, seats.length)];
  const q = questionFor(run, seat);
  if (q) answer(run, seat, below(chance, count(q)));
}

const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
