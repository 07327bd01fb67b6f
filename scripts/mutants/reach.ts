/**
 * Which scenarios come by the place of a change, and in which of them it would be felt there: a condition that is to hold
 * always is tried only where it does not hold. What a scenario reaches is kept while the game stays as it is.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digest } from './results.ts';
import type { Room } from './rooms.ts';
import type { Thread } from './threads.ts';
import type { Reach } from './worker.ts';

export interface Reached {
  /** By change, whether its place is passed while the game is loaded. */
  readonly loading: Uint8Array;
  /** For each change the scenarios in which it would be felt, the shortest first. */
  readonly byPlace: ReadonlyMap<number, readonly number[]>;
  /** By change, how many scenarios come by. */
  readonly passing: Uint32Array;
  /** All scenarios that hold, the shortest first. */
  readonly holding: readonly number[];
}

/** A line of the file: the text of a scenario, and what it reaches as bits. */
interface Line {
  readonly of: string;
  readonly steps: number;
  readonly reached: string;
  readonly felt: string;
}

export async function reachOf(
  thread: Thread,
  file: string,
  { sources, scenarios, changes }: Room,
  note: (line: string) => void,
): Promise<Reached> {
  const texts = scenarios.map(({ text }) => digest(text));
  const known = knownIn(file, digest(Object.values(sources).join('\0')));
  const unknown = texts.flatMap((text, n) => (known.has(text) ? [] : [n]));
  const reply = await thread.ask({ kind: 'reach', scenarios: unknown });
  await thread.close();
  if (reply?.kind !== 'reached') throw new Error('The game with its switches can not be loaded.');
  for (const [i, reach] of reply.scenarios.entries()) {
    const n = unknown[i];
    if (!reach) note(`${scenarios[n].path} fails by itself and is left out.`);
    else known.set(texts[n], reach);
  }
  const fresh = unknown.map((n) => texts[n]);
  keep(file, fresh, known, changes.length);
  const reaches = texts.flatMap((text, n) => {
    const reach = known.get(text);
    return reach ? [{ n, reach }] : [];
  });
  reaches.sort((a, b) => a.reach.steps - b.reach.steps);
  const byPlace = new Map<number, number[]>();
  const passing = new Uint32Array(changes.length);
  for (const { n, reach } of reaches) {
    for (const place of reach.reached) passing[place]++;
    for (const place of reach.felt) {
      const list = byPlace.get(place);
      if (list) list.push(n);
      else byPlace.set(place, [n]);
    }
  }
  return { loading: reply.loading, byPlace, passing, holding: reaches.map(({ n }) => n) };
}

/** What is known of scenarios in this very game; of another one nothing. */
function knownIn(file: string, game: string): Map<string, NonNullable<Reach>> {
  const known = new Map<string, NonNullable<Reach>>();
  const [head, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (head !== game) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${game}\n`);
    return known;
  }
  for (const line of lines) {
    if (line === '') continue;
    const { of, steps, reached, felt }: Line = JSON.parse(line);
    known.set(of, { steps, reached: numbersIn(reached), felt: numbersIn(felt) });
  }
  return known;
}

function keep(
  file: string,
  texts: readonly string[],
  known: ReadonlyMap<string, NonNullable<Reach>>,
  size: number,
): void {
  const lines = texts.flatMap((of) => {
    const reach = known.get(of);
    if (!reach) return [];
    const line: Line = {
      of,
      steps: reach.steps,
      reached: bitsOf(reach.reached, size),
      felt: bitsOf(reach.felt, size),
    };
    return [`${JSON.stringify(line)}\n`];
  });
  appendFileSync(file, lines.join(''));
}

function bitsOf(numbers: readonly number[], size: number): string {
  const bits = new Uint8Array(Math.ceil(size / 8));
  for (const n of numbers) bits[n >> 3] |= 1 << (n & 7);
  return Buffer.from(bits).toString('base64');
}

function numbersIn(bits: string): number[] {
  const numbers: number[] = [];
  Buffer.from(bits, 'base64').forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) numbers.push(8 * at + bit);
  });
  return numbers;
}
