/** Copy = replay = save and load; undo brings back the same state. */
import { isDeepStrictEqual } from 'node:util';
import { copy, fingerprint } from '../../copy.ts';
import type { Run, State } from '../../game.ts';
import { type Match, openMatch, play, resumeMatch, seek, snapshotOf, takingBack } from '../../match.ts';
import { positionOf, stateAt } from '../../position.ts';
import { below } from '../../random.ts';
import { loadRecord, saveRecord } from '../../record.ts';
import { answer, resume, start } from '../../run.ts';
import { readScenario } from '../../scenario/read.ts';
import { playScenario } from '../../scenario/run.ts';
import { writeScenario } from '../../scenario/write.ts';
import type { Law, StateLaw } from '../search.ts';
import { fork, matchPrint } from './match.ts';
import { must, mustEqual } from './must.ts';

export function copyLaws<S extends State>(): StateLaw<S>[] {
  return [
    {
      title: 'a state is plain data',
      when: 'each',
      holds({ run: { state } }) {
        must(isDeepStrictEqual(throughText(state), state), `Not plain data: ${strange(state, 'state')}`);
      },
    },
    {
      title: 'a copy is equal and shares nothing',
      when: 'each',
      holds({ run: { state } }) {
        const second = copy(state);
        mustEqual(second, state, 'A copy is not equal');
        const shared = sharing(state, second, 'state');
        must(shared === null, `A copy shares ${shared} with its original.`);
      },
    },
    {
      title: 'a moment written as a position is the same moment',
      when: 'last',
      holds({ game, run: { state, asked } }) {
        const position = positionOf(game, state);
        if (!position) return;
        const placed = stateAt(game, throughText(position), copy(state.random));
        const { reveals, shows } = state;
        const again = resume(game, { ...placed, reveals, ...(shows !== undefined && { shows }) });
        mustEqual(again.state, state, 'A game from a position is another');
        mustEqual(again.asked, asked, 'A game from a position asks something else');
      },
    },
    {
      title: 'a state resumed asks the same and is the same',
      when: 'each',
      holds({ game, run: { state, asked } }) {
        const again = resume(game, copy(state));
        mustEqual(again.asked, asked, 'A resumed game asks something else');
        mustEqual(again.state, state, 'To resume a game has changed it');
      },
    },
  ];
}

export function recordLaws<S extends State>(): Law<S>[] {
  return [
    {
      title: 'save and load gives the same game',
      when: 'last',
      holds({ game, match }) {
        const read = loadRecord(saveRecord(match.record));
        must('record' in read, 'A saved record can not be loaded.');
        mustEqual(read.record, match.record, 'A loaded record is not the saved one');
        mustBeSame(openMatch(game, read.record).run, match.run, 'A game loaded from its record');
      },
    },
    {
      title: 'a game stored in the middle goes on the same',
      when: 'last',
      holds({ game, match, played, chance }) {
        const middle = below(chance, played.length + 1);
        const there = seek(match, middle);
        const again = resumeMatch(game, there.record, throughText(snapshotOf(there)));
        for (const entry of played.slice(middle))
          must(play(again, entry) === null, 'A resumed game refuses.');
        mustBeSame(again.run, match.run, `A game stored at decision ${middle} and resumed`);
        mustEqual(matchPrint(again), matchPrint(match), 'A resumed match is another');
      },
    },
    {
      title: 'it makes no difference whether anybody listens',
      when: 'last',
      holds({ game, match, played }) {
        const run = start(game, match.record.setup);
        for (const { seat, answer: n } of played) answer(run, seat, n);
        mustBeSame(run, match.run, 'A game that nobody listens to');
      },
    },
    {
      title: 'undo brings back the same state',
      when: 'last',
      holds({ match, played }) {
        const last = played.at(-1);
        if (!last) return;
        for (let seat = 0; seat < match.record.setup.seats; seat++) {
          const { decisions } = takingBack(match, seat);
          if (decisions > 0) {
            mustUndo(match, seat);
            mustUndoTurn(match, seat, decisions);
          } else {
            const before = matchPrint(match);
            const refusal = play(match, { seat, control: 'undo' });
            must(refusal !== null, `Seat ${seat} may not take back and yet could.`);
            mustEqual(matchPrint(match), before, 'A refused undo has changed the game');
          }
        }
      },
    },
    {
      title: 'a game written as a scenario plays out the same',
      when: 'last',
      holds({ game, match, played }) {
        const [rule] = Object.keys(game.rulebook.rules);
        const text = writeScenario(game, match.record.setup, played, 'A game', rule);
        mustBeSame(playScenario(readScenario(text), game), match.run, 'A game written as a scenario');
      },
    },
  ];
}

function mustUndo<S extends State>(match: Match<S>, seat: number): void {
  const { entries } = match.record;
  const at = entries.findLastIndex((entry) => entry.seat === seat);
  const undone = fork(match);
  const refusal = play(undone, { seat, control: 'undo' });
  must(refusal === null, `Seat ${seat} may take back, but: ${refusal?.text.en}`);
  const without = openMatch(match.game, { ...match.record, entries: entries.toSpliced(at, 1) });
  mustBeSame(undone.run, without.run, 'A game after taking back');
  must(play(undone, entries[at]) === null, 'A decision that was taken back is refused the second time.');
  mustBeSame(undone.run, match.run, 'A game after taking back and deciding the same');
}

/** The whole turn at once is the same as one decision after the other. */
function mustUndoTurn<S extends State>(match: Match<S>, seat: number, decisions: number): void {
  const [once, stepwise] = [fork(match), fork(match)];
  must(play(once, { seat, control: 'undoTurn' }) === null, `Seat ${seat} may not take its turn back.`);
  for (let n = 0; n < decisions; n++) play(stepwise, { seat, control: 'undo' });
  mustBeSame(once.run, stepwise.run, 'A game after taking back a whole turn');
  must(takingBack(once, seat).decisions === 0, 'Something is left of a turn that was taken back.');
}

function mustBeSame(have: Run, wanted: Run, what: string): void {
  if (fingerprint(have.state) !== fingerprint(wanted.state))
    mustEqual(have.state, wanted.state, `${what} is another`);
  mustEqual(have.asked, wanted.asked, `${what} asks something else`);
}

const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The place of the first thing that is not plain data. */
function strange(value: unknown, path: string): string {
  if (typeof value === 'object' && value !== null) {
    if (isDeepStrictEqual(throughText(value), value)) return '';
    for (const [key, inside] of Object.entries(value)) {
      const found = strange(inside, `${path}.${key}`);
      if (found) return found;
    }
    return `${path} is a ${value.constructor?.name ?? 'strange object'}.`;
  }
  const plain = value !== undefined && Object.is(JSON.parse(JSON.stringify(value) ?? 'null'), value);
  return plain ? '' : `${path} is ${String(value)}.`;
}

/** The place of the first object that both hold. */
function sharing(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return null;
  if (a === b) return path;
  for (const [key, inside] of Object.entries(a)) {
    const found = sharing(inside, (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}
