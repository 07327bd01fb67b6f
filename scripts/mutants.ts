/**
 * `npm run mutants -- GAME`: takes single predicates and effects of a game out or turns them round, and tells which of
 * these changes no scenario notices. docs/judging.md says what came of it.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded, shuffle } from '@vigrid/kernel';
import { type Change, nameOf } from './mutants/changes.ts';
import type { Difference } from './mutants/differ.ts';
import { reachOf } from './mutants/reach.ts';
import { type Finding, resultsIn } from './mutants/results.ts';
import { isKept, readRoom } from './mutants/rooms.ts';
import { openThread, type Thread } from './mutants/threads.ts';
import type { Job, Reply } from './mutants/worker.ts';

const root = join(import.meta.dirname, '..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    differ: { type: 'string' },
  },
});
const [id] = positionals;
if (!id) {
  console.error(
    'Write: npm run mutants -- GAME [--sample N] [--seed S] [--only PATH] [--threads N] [--differ TRIES] [--json]',
  );
  process.exit(2);
}

interface Survivor extends Pick<Change, 'path' | 'line' | 'where' | 'was' | 'now'> {
  readonly n: number;
  /** How many scenarios reach the place, and in how many it would be felt there. */
  readonly reached: number;
  readonly felt: number;
  /** Where it makes a difference, if that was looked for and found. */
  found?: Difference | null;
}

const room = readRoom(root, id);
const results = resultsIn(join(root, '.mutants', `${id}.jsonl`), room);
const note = (line: string) => process.stderr.write(`${line}\n`);
for (const name of room.outdated) note(`mutants.yaml names a change that there is not: ${name}`);
const job: Job = {
  game: id,
  sources: room.sources,
  changes: room.changes.length,
  watched: room.changes.map(({ watch }) => watch !== undefined),
  scenarios: room.scenarios.map(({ text }) => text),
  active: -1,
};

const reaches = join(root, '.mutants', `${id}.reach.jsonl`);
const { loading, byPlace, passing, holding } = await reachOf(openThread(job), reaches, room, note);
const drawn = draw(room.changes);
const counted = drawn.filter((n) => !room.equivalent.has(nameOf(room.changes[n])));
const survivors: Survivor[] = [];
let done = 0;
// What is soonest tried comes first: a run that is broken off knows most then.
const queue = counted.toSorted((a, b) => effort(a) - effort(b));
await Promise.all(Array.from({ length: Number(values.threads) }, () => work()));

if (values.differ) await lookForDifferences(Number(values.differ));

survivors.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
const killed = counted.length - survivors.length;
const share = Math.round((1000 * killed) / Math.max(1, counted.length)) / 10;
if (values.json) {
  const { length: changes } = room.changes;
  const equivalent = drawn.length - counted.length;
  console.log(
    JSON.stringify({ game: id, changes, tried: counted.length, equivalent, killed, share, survivors }),
  );
} else {
  for (const { path, line, where, was, now, reached, felt, found } of survivors) {
    const seen = reached === 0 ? 'no scenario comes here' : `reached by ${reached}, felt in ${felt}`;
    console.log(`${path}:${line} ${where} (${seen})\n    ${was}\n  → ${now}`);
    if (found) console.log(draft(found));
    else if (found === null) console.log('  no difference found');
  }
  console.log(
    `${id}: ${room.changes.length} changes, ${counted.length} tried (${drawn.length - counted.length} change nothing), ${killed} noticed, ${share} of 100.`,
  );
}

/** For each change that went unnoticed, a situation in which it shows: the scenarios that come by its place are begun with. */
async function lookForDifferences(tries: number): Promise<void> {
  let thread = openThread(job);
  for (const survivor of survivors) {
    const scenarios = (byPlace.get(survivor.n) ?? holding).slice(0, 40);
    const reply = await thread.ask({ kind: 'differ', change: survivor.n, scenarios, tries });
    if (reply?.kind === 'differed') survivor.found = reply.found;
    else {
      await thread.close();
      thread = openThread(job);
    }
  }
  await thread.close();
}

function draft({ scenario, title, steps, lines, was, now }: Difference): string {
  return [
    `  ${room.scenarios[scenario].path}, "${title}", after ${steps} steps:`,
    ...lines.map((line) => `    - ${line}`),
    ...was.map((one) => `    is:      ${one}`),
    ...now.map((one) => `    changed: ${one}`),
  ].join('\n');
}

/** The changes to try: all, those of some files, or a sample drawn by the seed. */
function draw(changes: readonly Change[]): number[] {
  const wanted = changes.flatMap(({ path }, n) => (path.includes(values.only ?? '') ? [n] : []));
  if (values.sample === undefined) return wanted;
  return shuffle(seeded(values.seed), wanted).slice(0, Number(values.sample));
}

/** How many scenarios a change may have to be tried on. */
function effort(n: number): number {
  const reaching = byPlace.get(n)?.length ?? 0;
  return loading[n] || (reaching > 0 && isKept(room, room.changes[n])) ? reaching + holding.length : reaching;
}

/** Takes one change after the other until none is left. */
async function work(): Promise<void> {
  let thread = openThread(job);
  for (let n = queue.shift(); n !== undefined; n = queue.shift()) {
    const change = room.changes[n];
    const name = nameOf(change);
    let by: Finding | undefined = results.found(name);
    if (by === undefined) {
      const reply = await attempt(thread, n, change);
      if (!reply.sound) {
        await thread.close();
        thread = openThread(job);
      }
      ({ by } = reply);
      results.note(name, by);
    }
    done++;
    if (by === null) survivors.push({ ...change, n, reached: passing[n], felt: byPlace.get(n)?.length ?? 0 });
    if (done % 100 === 0) note(`${done}/${counted.length}, ${survivors.length} not noticed`);
  }
  await thread.close();
}

/** Which scenario notices a change, and whether the thread is still of use. */
async function attempt(
  thread: Thread,
  n: number,
  change: Change,
): Promise<{ by: string | null; sound: boolean }> {
  const name = nameOf(change);
  const hint = results.hint(name);
  const order = (all: readonly number[]) =>
    all
      .filter((scenario) => !results.tried(name, scenario))
      .sort((a, b) => Number(isHint(b)) - Number(isHint(a)));
  const isHint = (scenario: number) => room.scenarios[scenario].path === hint;
  const path = (by: number | null) => (by === null ? null : room.scenarios[by].path);
  let sound = true;
  const reaching = order(byPlace.get(n) ?? []);
  if (!loading[n] && reaching.length > 0) {
    const reply = await tryOn(thread, n, reaching);
    if (reply === null) return { by: 'endless', sound: false };
    if (reply.kind === 'tried' && reply.by !== null && !reply.spoilt) return { by: path(reply.by), sound };
    sound = reply.kind === 'tried' && !reply.spoilt;
    if (sound && !isKept(room, change)) return { by: null, sound };
  } else if (!loading[n]) return { by: null, sound };
  // Something is made once and kept: the change is turned on before that.
  const left = order(holding);
  if (left.length === 0) return { by: null, sound };
  const fresh = openThread({ ...job, active: n });
  const reply = await tryOn(fresh, n, left);
  await fresh.close();
  if (reply === null) return { by: 'endless', sound };
  return { by: reply.kind === 'tried' ? path(reply.by) : null, sound };
}

/** A few scenarios after the other, so that a thread that says nothing for long is one that goes round and round. */
async function tryOn(thread: Thread, change: number, scenarios: readonly number[]): Promise<Reply | null> {
  let reply: Reply | null = null;
  for (let at = 0; at < scenarios.length; at += 40) {
    reply = await thread.ask({ kind: 'try', change, scenarios: scenarios.slice(at, at + 40) });
    if (reply?.kind !== 'tried' || reply.by !== null) return reply;
  }
  return reply;
}
