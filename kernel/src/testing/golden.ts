/**
 * Golden playthroughs: a whole game written down decision by decision, event by event, and compared with a file. Any
 * change of the rules shows as a readable difference.
 */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { GameEvent } from '../events.ts';
import type { Game, Run, Seat, Setup, State } from '../game.ts';
import { type Act, decode, type Question } from '../questions.ts';
import { seeded } from '../random.ts';
import { answer, awaited, questionFor, start } from '../run.ts';
import { byChance, type Chooser } from './choose.ts';

/** A game that is played out and kept as text. */
export interface Golden<S extends State, O, A extends Act, E extends GameEvent> {
  readonly game: Game<S, O, A, E>;
  readonly setup: Setup<O>;
  /** Answers by chance where not given. */
  readonly choose?: Chooser<S, A, E>;
}

/** Registers a test that the playthrough is as in the file. */
export function golden<S extends State, O, A extends Act, E extends GameEvent>(
  file: URL,
  playthrough: Golden<S, O, A, E>,
): void {
  const path = fileURLToPath(file);
  test(`plays out as in ${path.split('/').slice(-2).join('/')}`, async () => {
    await expect(goldenText(playthrough)).toMatchFileSnapshot(path);
  });
}

/** The text of such a game: every question, answer and event. */
export function goldenText<S extends State, O, A extends Act, E extends GameEvent>({
  game,
  setup,
  choose = byChance,
}: Golden<S, O, A, E>): string {
  const lines = [
    `${game.id} ${game.version}: ${setup.seats} seats, seed ${JSON.stringify(setup.seed)}`,
    `options ${JSON.stringify(setup.options)}`,
    '',
  ];
  const chance = seeded(`golden ${setup.seed}`);
  // Events come before `start` has returned the run.
  const early: GameEvent[] = [];
  const run = start(game, setup, (event) => early.push(event));
  const tell = (event: GameEvent) => lines.push(`  ${eventLine(run, event)}`);
  early.forEach(tell);
  run.listener = tell;
  for (let decision = 1; !run.state.result; decision++) {
    const [seat] = awaited(run);
    const q = questionFor(run, seat);
    if (!q) throw new Error(`Seat ${seat} is awaited and yet asked nothing.`);
    const n = choose(run, seat, q, chance);
    lines.push(`${decision} ${letter(seat)} ${q.ask}: ${answerLine(run, q, n)}`);
    answer(run, seat, n);
  }
  const { winners, rule } = run.state.result;
  return `${lines.join('\n')}\n\nwon by ${winners.map(letter).join(', ') || 'nobody'} (${rule})\n`;
}

function answerLine(run: Run, q: Question, n: number): string {
  if (q.kind === 'act') return run.game.scenario.line(run.state, q.options[n]);
  const value = decode(q, n);
  if (q.kind !== 'cards' || !Array.isArray(value)) return JSON.stringify(value);
  return value.map((card: number) => named(run, card)).join(', ') || 'none';
}

/** `BH-12.1 wound card=Burk#12 amount=2 …`, what is secret last with those who see it. */
function eventLine(run: Run, event: GameEvent): string {
  const { kind, rule, secret, ...open } = event;
  const words = [rule, kind, ...fields(run, open)];
  if (secret) {
    const { to, ...told } = secret;
    words.push(`(only ${to.map(letter).join(', ') || 'nobody'}:`, `${fields(run, told).join(' ')})`);
  }
  return words.join(' ');
}

const fields = (run: Run, of: object): string[] =>
  Object.entries(of).map(([name, value]) => `${name}=${inWords(run, name, value)}`);

function inWords(run: Run, name: string, value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => inWords(run, name, one)).join(' ')}]`;
  if (typeof value === 'number' && (name === 'seat' || name === 'winners')) return letter(value);
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number') {
    return named(run, value.id);
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const named = (run: Run, card: number): string => `${run.game.scenario.name(run.state, card)}#${card}`;

const letter = (seat: Seat): string => String.fromCharCode(97 + seat);
