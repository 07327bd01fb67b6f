/**
 * Which rules of a game the code enforces and which are proved, read from the files of the game's room. The code cites
 * a rule where it names it in what players are told: in an event, a question, a reason, a result, a problem of a deck or
 * a setting; its counterpart, where an edition tells that in its place. A comment is for readers of the code and cites
 * nothing. A scenario covers the one rule that its `rule`
 * names, a test the one in brackets before its title: `test('[BH-6.5] …')`.
 */
import { ScenarioFault } from './game.ts';
import type { Rulebook } from './rules.ts';
import { readScenario, ScenarioFormatError } from './scenario/read.ts';

/** A file of the room, its path from there with slashes: `flow/turn.ts`. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A line of a file. */
export interface Place {
  readonly path: string;
  readonly line: number;
}

/** What the sources have of one rule. */
export interface RuleUse {
  /** Where the code names it to the players. */
  readonly cited: readonly Place[];
  /** Where a comment, or code that enforces nothing, speaks of it. */
  readonly mentioned: readonly Place[];
  /** The scenarios and tests that have it as their one primary rule. */
  readonly covered: readonly Place[];
}

/** A citation of nothing, or a scenario that can not be read. */
export interface CoverageProblem extends Place {
  readonly text: string;
}

/** Which rules are enforced, told and proved, and where. */
export interface Coverage {
  /** By the id of a rule or a ruling; those that nobody uses are missing. */
  readonly uses: ReadonlyMap<string, RuleUse>;
  readonly problems: readonly CoverageProblem[];
}

/** What `vigrid rules GAME --coverage --json` prints for each part of the rulebook. Rulings are not counted. */
export interface CoverageFigures {
  readonly game: string;
  /** The English name of the part, where the rulebook has several. */
  readonly part?: string;
  readonly rules: number;
  readonly enforceable: number;
  readonly cited: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
  /** Those that comments speak of, and that no player is told. */
  readonly untold: readonly string[];
}

/** Reads off the sources of a game which rules they enforce, tell and prove. */
export function readCoverage(rulebook: Rulebook, files: readonly SourceFile[]): Coverage {
  const ids = citationsOf(rulebook);
  const uses = new Map<string, { cited: Place[]; mentioned: Place[]; covered: Place[] }>();
  const problems: CoverageProblem[] = [];
  const note = (id: string, how: keyof RuleUse, place: Place): void => {
    if (!(id in rulebook.rules) && !(id in rulebook.rulings)) {
      problems.push({ ...place, text: `"${id}" is no rule of this game.` });
      return;
    }
    const use = uses.get(id) ?? { cited: [], mentioned: [], covered: [] };
    uses.set(id, use);
    use[how].push(place);
  };
  for (const { path, text } of files) {
    if (path.startsWith('rulebook/')) continue;
    if (path.endsWith('.test.ts')) {
      for (const title of text.matchAll(testTitle))
        note(title[1], 'covered', { path, line: lineAt(text, title.index) });
    } else if (path.endsWith('.ts')) {
      const told = silent.test(path) ? '' : withoutComments(text);
      for (const found of text.matchAll(ids)) {
        const how = told.startsWith(found[0], found.index) ? 'cited' : 'mentioned';
        const place = { path, line: lineAt(text, found.index) };
        note(found[0], how, place);
        const twin = how === 'cited' ? rulebook.counterparts?.[found[0]] : undefined;
        if (twin) note(twin, how, place);
      }
    } else if (path.startsWith('scenarios/') && path.endsWith('.yaml')) {
      const read = primaryRules(text);
      if ('text' in read) problems.push({ path, ...read });
      else for (const { rule, line } of read) note(rule, 'covered', { path, line });
    }
  }
  return { uses, problems };
}

/** One for each part of the rulebook, the main one first. */
export function coverageFigures(game: string, rulebook: Rulebook, { uses }: Coverage): CoverageFigures[] {
  const figures = (ids: readonly string[]): Omit<CoverageFigures, 'game' | 'part'> => {
    const enforceable = ids.filter((id) => rulebook.rules[id].enforceable);
    const having = (how: keyof RuleUse) => enforceable.filter((id) => (uses.get(id)?.[how].length ?? 0) > 0);
    const covered = new Set(having('covered'));
    const cited = new Set(having('cited'));
    return {
      rules: ids.length,
      enforceable: enforceable.length,
      cited: cited.size,
      covered: covered.size,
      uncovered: enforceable.filter((id) => !covered.has(id)),
      untold: having('mentioned').filter((id) => !cited.has(id)),
    };
  };
  const all = Object.keys(rulebook.rules);
  if (!rulebook.parts) return [{ game, ...figures(all) }];
  return rulebook.parts.map(({ name, rules }) => ({
    game,
    part: name.en,
    ...figures(all.filter((id) => rules.has(id))),
  }));
}

/** What writes texts, advises bots or reads scenarios enforces nothing. */
const silent = /^(?:text|bot|scenario|test)\//;

/** The code with blanks in place of its comments. */
const withoutComments = (text: string): string =>
  text.replace(stringOrComment, (found) => (/^\/[/*]/.test(found) ? found.replace(/[^\n]/g, ' ') : found));

const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

const testTitle = /^[ \t]*(?:test|it)(?:\.concurrent|\.sequential)?\(\s*['"`]\[([^\]\n]+)\]/gm;

/**
 * Whatever looks like an id of this rulebook, whether it exists or not. An id begins with a stem: what comes before its
 * number (BH-8.12, WE-R3) or, where it has none, before its words (BH-G-horde).
 */
function citationsOf({ rules, rulings }: Rulebook): RegExp {
  const forms = new Set<string>();
  for (const id of [...Object.keys(rules), ...Object.keys(rulings)]) {
    const stem = (/^.*?-(?=\d)/.exec(id) ?? /^.*?(?=\d+$)/.exec(id))?.[0];
    forms.add(stem ? `${stem}\\d` : `${id.split('-', 2).join('-')}-[a-z]`);
  }
  return new RegExp(`(?<![\\w-])(?:${[...forms].join('|')})\\w*(?:[.-]\\w+)*`, 'g');
}

function primaryRules(text: string): { rule: string; line: number }[] | { line: number; text: string } {
  try {
    const scenario = readScenario(text);
    const lines = text.split('\n');
    return [scenario, ...scenario.again].map(({ rule }) => ({
      rule,
      line: 1 + lines.findIndex((line) => line.includes('rule:') && line.includes(rule)),
    }));
  } catch (error) {
    if (error instanceof ScenarioFormatError) return { line: error.line, text: error.message };
    if (error instanceof ScenarioFault) return { line: 1, text: error.message };
    throw error;
  }
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
