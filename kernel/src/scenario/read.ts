/** Reads a scenario file into steps with their lines. The format is described in docs/scenarios.md. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import { ScenarioFault } from '../game.ts';
import { isOutcome, type Outcome } from '../random.ts';

/** A scenario as it was read. */
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
  /** Decisions made before `play`: seats with the number of their answer. */
  readonly before: readonly { readonly seat: number; readonly answer: number }[];
  /** Scripted chance, or null for the seed's own. */
  readonly random: readonly Outcome[] | null;
  readonly play: readonly Step[];
  /** The same under other circumstances, each time to prove another rule. */
  readonly again: readonly Scenario[];
}

/** A line of a scenario: who does or expects what. */
export interface Step {
  readonly line: number;
  readonly what: Readonly<Record<string, unknown>>;
}

const known = [
  'title',
  'rule',
  'game',
  'note',
  'position',
  'options',
  'seats',
  'seed',
  'random',
  'before',
  'play',
  'again',
];

/** What is wrong with a scenario file, and in which line. */
export class ScenarioFormatError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Reads a scenario file; throws a ScenarioFormatError that says where it is wrong. */
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
  const fieldsOf = (map: YAMLMap): Record<string, unknown> => {
    for (const { key } of map.items) {
      const name = isScalar(key) ? String(key.value) : '';
      if (known.includes(name)) continue;
      throw new ScenarioFormatError(
        lineOf(key),
        `"${name}" is not part of a scenario. Known are: ${known.join(', ')}.`,
      );
    }
    return map.toJS(doc) as Record<string, unknown>;
  };
  const stepsOf = (map: YAMLMap): readonly Step[] | null => {
    const play = map.get('play', true);
    if (play === undefined) return null;
    if (!isSeq(play))
      throw new ScenarioFormatError(lineOf(play), '"play" is a list of acts and expectations.');
    return play.items.map((item) => {
      if (!isMap(item))
        throw new ScenarioFormatError(lineOf(item), 'A step is a mapping such as "a: attack Groll > Burk".');
      return { line: lineOf(item), what: item.toJS(doc) as Record<string, unknown> };
    });
  };
  const scenarioOf = (data: Record<string, unknown>, play: readonly Step[], line: number): Scenario => {
    const sentence = (field: string): string => {
      const value = data[field];
      if (typeof value === 'string' && value !== '') return value;
      throw new ScenarioFormatError(line, `A scenario needs a ${field}.`);
    };
    return {
      title: sentence('title'),
      rule: sentence('rule'),
      game: sentence('game'),
      // Each has its own, to be played with.
      position: structuredClone(data.position),
      options: data.options,
      seats: typeof data.seats === 'number' ? data.seats : 2,
      seed: String(data.seed ?? 'scenario'),
      before: readDecisions(String(data.before ?? '')),
      random: Array.isArray(data.random) ? data.random.map(readOutcome) : null,
      play,
      again: [],
    };
  };
  const data = fieldsOf(root);
  const play = stepsOf(root);
  if (!play) throw new ScenarioFormatError(1, 'A scenario needs "play": a list of acts and expectations.');
  const given = root.get('again', true);
  const again = (isSeq(given) ? given.items : given === undefined ? [] : [given]).map((other) => {
    if (!isMap(other))
      throw new ScenarioFormatError(
        lineOf(other),
        '"again" has a rule of its own and the fields that change.',
      );
    const changed = fieldsOf(other);
    if (!changed.rule || changed.again)
      throw new ScenarioFormatError(lineOf(other), '"again" needs a rule of its own, and can not be nested.');
    const merged = { ...data, ...changed };
    for (const field of ['position', 'options']) merged[field] = overlaid(data[field], changed[field]);
    return scenarioOf(merged, stepsOf(other) ?? play, lineOf(other));
  });
  return { ...scenarioOf(data, play, 1), again };
}

/** Fields of a mapping replace those of the other, one by one. */
function overlaid(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (typeof under !== 'object' || typeof over !== 'object') return over;
  return { ...under, ...over };
}

/** "a3 0 b7" as in a record: a letter names the seat where it is not the one before. */
function readDecisions(text: string): Scenario['before'] {
  let seat = 0;
  return text.split(/\s+/).flatMap((word) => {
    if (word === '') return [];
    const [, letter, answer] = /^([a-f])?(\d+)$/.exec(word) ?? [];
    if (answer === undefined)
      throw new ScenarioFault(`"before" has decisions by their numbers, such as "a3 0 b7", not "${word}".`);
    if (letter) seat = letter.charCodeAt(0) - 97;
    return [{ seat, answer: Number(answer) }];
  });
}

function readOutcome(outcome: unknown): Outcome {
  if (isOutcome(outcome)) return outcome;
  throw new ScenarioFault(
    `"random" lists numbers, "keep" or orders of numbers, not ${JSON.stringify(outcome)}.`,
  );
}
