/** Tables of this browser: played without a server, in a worker that is started when the first of them is needed. */
import type { PositionForm } from '@vigrid/kernel';
import type { Eyes, Finished, KeptGame, Replay } from '@vigrid/protocol';
import { Denied } from '../net/denied.ts';
import type {
  Branching,
  Crafted,
  Glimpse,
  Happening,
  Help,
  Laid,
  LocalGames,
  LocalRequests,
  LocalWish,
  Retraced,
  Ruled,
  Standing,
  Typed,
} from './requests.ts';
import { type WorkerLine, workerTransport } from './transport.ts';

export type { LocalWish } from './requests.ts';

let line: WorkerLine | null = null;

export function localLine(): WorkerLine {
  line ??= workerTransport();
  return line;
}

/** Makes a table, or finds the one of this name as it was left; gives its name. */
export const makeTable = async (wish: LocalWish): Promise<string> => (await ask('make', wish)).table;

/** Does what the lesson at this table asks for. */
export const showMove = async (table: string): Promise<void> => {
  await ask('show', { table });
};

/** Goes back to an earlier step of a table that is not open. */
export const rewindTable = async (table: string, seq: number): Promise<void> => {
  await ask('rewind', { table, seq });
};

/** The games of this browser. */
export const localGames = (): Promise<LocalGames> => ask('games', {});

/** A finished game of this browser. */
export const localRecord = (table: string): Promise<Finished> => ask('record', { table });

/** A record step by step, seen as asked. */
export const retrace = (given: Retraced & Eyes): Promise<Replay> => ask('retrace', given);

/** Keeps a record in this browser; gives the name of its table. */
export const bringRecord = async (given: Retraced): Promise<string> => (await ask('bring', given)).table;

/** Makes a table that goes on from a step of a record; gives its name. */
export const branchTable = async (from: Branching): Promise<string> => (await ask('branch', from)).table;

/** The position at a step of a record. */
export const momentOf = (record: string, seq: number): Promise<Laid> => ask('moment', { record, seq });

/** How the puzzle at a table stands. */
export const puzzleStanding = (table: string): Promise<Standing> => ask('puzzle', { table });

/** Reads a card as it is typed. */
export const craftCard = (typed: Typed): Promise<Crafted> => ask('craft', typed);

/** What may be done in a position. */
export const glimpseOf = (game: string, position: unknown): Promise<readonly Glimpse[]> =>
  ask('glimpse', { game, position });

/** The help of the puzzle at a table, as the table says it. */
export const puzzleHelp = (table: string): Promise<Help> => ask('help', { table });

export const positionForm = (game: string): Promise<PositionForm | null> => ask('form', { game });

/** What may be done at a table now, and by which rules. */
export const judgeAt = (table: string): Promise<readonly Ruled[]> => ask('judge', { table });

/** What would come of an answer. */
export const outcomeOf = (table: string, seat: number, answer: number): Promise<readonly Happening[]> =>
  ask('outcome', { table, seat, answer });

export const readScenarioFile = (text: string): Promise<Laid> => ask('scenario', { text });

/** Finished games of one's own that no server has yet. */
export const unsentGames = (): Promise<readonly KeptGame[]> => ask('unsent', {});

/** Notes what came of sending one. */
export const noteSent = async (sent: LocalRequests['sent'][0]): Promise<void> => {
  await ask('sent', sent);
};

export const forgetTable = async (table: string): Promise<void> => {
  await ask('forget', { table });
};

async function ask<K extends keyof LocalRequests>(
  name: K,
  payload: LocalRequests[K][0],
): Promise<LocalRequests[K][1]> {
  const reply = await localLine().ask(name, payload);
  if (!reply.ok) throw new Denied(reply.refusal);
  return reply.value;
}
