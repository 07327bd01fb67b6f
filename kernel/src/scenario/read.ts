/** Reads a scenario file into steps with their lines. The format is described in docs/scenarios.md. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { ScenarioFault } from '../game.ts';
import type { Outcome } from '../random.ts';

export interface Scenario {
  readonly title: string;
  /** The one rule that the scenario proves. */
  readonly rule: string;
  readonly game: string;
  /** A position to start from; without it the game is set up from the options. */
  readonly position: unknown;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** Scripted chance, or null for the seed's own. */
  readonly random: readonly Outcome[] | null;
  readonly play: readonly Step[];
}

export interface Step {
  readonly line: number;
  readonly what: Readonly<Record<string, unknown>>;
}

const known = ['title', 'rule', 'game', 'note', 'position', 'options', 'seats', 'seed', 'random', 'play'];

export class ScenarioFormatError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export function readScenario(text: string): Scenario {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines });
  if (doc.errors.length > 0) {
    const [error] = doc.errors;
    throw new ScenarioFormatError(
      lines.linePos(error.pos[0]).line,
      `This is not YAML: ${error.message.split('\n')[0]}`,
    );
  }
  const root = doc.contents;
  if (!isMap(root))
    throw new ScenarioFormatError(1, 'A scenario is a mapping with title, rule, game and play.');
  const lineOf = (node: unknown): number => {
    const range = (node as { range?: readonly number[] | null } | null)?.range;
    return range ? lines.linePos(range[0]).line : 1;
  };
  for (const { key } of root.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!known.includes(name)) {
      throw new ScenarioFormatError(
        lineOf(key),
        `"${name}" is not part of a scenario. Known are: ${known.join(', ')}.`,
      );
    }
  }
  const data = doc.toJS() as Record<string, unknown>;
  const sentence = (field: string): string => {
    const value = data[field];
    if (typeof value === 'string' && value !== '') return value;
    throw new ScenarioFormatError(1, `A scenario needs a ${field}.`);
  };
  const play = root.get('play', true);
  if (!isSeq(play))
    throw new ScenarioFormatError(1, 'A scenario needs "play": a list of acts and expectations.');
  return {
    title: sentence('title'),
    rule: sentence('rule'),
    game: sentence('game'),
    position: data.position,
    options: data.options,
    seats: typeof data.seats === 'number' ? data.seats : 2,
    seed: String(data.seed ?? 'scenario'),
    random: Array.isArray(data.random) ? data.random.map(readOutcome) : null,
    play: play.items.map((item) => {
      if (!isMap(item))
        throw new ScenarioFormatError(lineOf(item), 'A step is a mapping such as "a: attack Groll > Burk".');
      return { line: lineOf(item), what: item.toJS(doc) as Record<string, unknown> };
    }),
  };
}

function readOutcome(outcome: unknown): Outcome {
  if (typeof outcome === 'number' || outcome === 'keep') return outcome;
  if (Array.isArray(outcome) && outcome.every((n) => typeof n === 'number')) return outcome;
  throw new ScenarioFault(
    `"random" lists numbers, "keep" or orders of numbers, not ${JSON.stringify(outcome)}.`,
  );
}
