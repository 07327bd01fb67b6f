/** Checks a finished game by what this browser kept from before it: the lots, then the whole game in the worker. */
import type { GameRecord } from '@vigrid/kernel';
import { type Check, checksOf, type Receipt } from '@vigrid/kernel/fairness';
import { loadRecord } from '@vigrid/kernel/interface';
import type { Finished, LoggedEvent } from '@vigrid/protocol';
import { retrace } from '../local/index.ts';
import { Denied, keepShown, keptLot } from '../net/index.ts';
import { sameLog } from './shown.ts';
import { words } from './words.ts';

export interface Checked {
  /** Null where the record can not be read. */
  readonly record: GameRecord | null;
  readonly checks: readonly Check[];
  readonly kept: Receipt;
  readonly verdict: Verdict;
}

/** Proved: nobody can have chosen. Consistent: nothing is wrong, but not all could be compared. Wrong: something is. */
export type Verdict = 'proved' | 'consistent' | 'wrong';

/** What somebody was shown at the table: their log, from their seat. */
export interface Shown {
  readonly seat: number | null;
  readonly log: readonly LoggedEvent[];
}

/** A game of the server, as this browser saw it. */
export async function checkTable(finished: Finished, shown: Shown | null): Promise<Checked> {
  const kept = keptLot(finished.table);
  const checked = await checkRecord(finished.record, kept ?? {}, finished, shown);
  const seen = checked.checks.find(({ of }) => of === 'shown')?.holds;
  if (typeof seen === 'boolean') keepShown(finished.table, seen);
  if (shown !== null || kept?.shown === undefined) return checked;
  const checks = [...checked.checks, shownCheck(kept.shown)];
  return { ...checked, checks, verdict: verdictOf(checks) };
}

/** Any record, against what somebody kept. */
export async function checkRecord(
  text: string,
  kept: Receipt,
  finished: Pick<Finished, 'table' | 'seats' | 'current'> | null = null,
  shown: Shown | null = null,
): Promise<Checked> {
  const read = loadRecord(text);
  if ('problem' in read) {
    const checks: Check[] = [{ of: 'replay', holds: false, text: read.problem.text }];
    return { record: null, checks, kept, verdict: 'wrong' };
  }
  const checks = [...checksOf(read.record, kept), ...(await played(text, finished, shown))];
  return { record: read.record, checks, kept, verdict: verdictOf(checks) };
}

async function played(
  record: string,
  finished: Pick<Finished, 'table' | 'seats' | 'current'> | null,
  shown: Shown | null,
): Promise<Check[]> {
  if (finished && !finished.current) return [{ of: 'replay', holds: null, text: words.older }];
  try {
    const place = finished ? { table: finished.table, seats: finished.seats } : {};
    const { state } = await retrace({ record, ...place, seat: shown?.seat ?? 0, all: false });
    const over = state.now.over !== null;
    const plays: Check = { of: 'replay', holds: over, text: over ? words.plays : words.unfinished };
    return shown ? [plays, shownCheck(sameLog(shown.log, state.log))] : [plays];
  } catch (error) {
    if (!(error instanceof Denied)) throw error;
    const { ru, en } = error.denial.text;
    return [{ of: 'replay', holds: false, text: { ru: words.breaks.ru(ru), en: words.breaks.en(en) } }];
  }
}

const shownCheck = (holds: boolean): Check => ({
  of: 'shown',
  holds,
  text: holds ? words.shown : words.shownOther,
});

/** What must have been compared for a game to be proved. */
const needed: readonly Check['of'][] = ['commitment', 'setup', 'prints', 'own', 'lots', 'seed', 'replay'];

function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some(({ holds }) => holds === false)) return 'wrong';
  const held = new Set(checks.filter(({ holds }) => holds).map(({ of }) => of));
  return needed.every((of) => held.has(of)) ? 'proved' : 'consistent';
}
