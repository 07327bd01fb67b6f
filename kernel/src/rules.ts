import type { Text } from '@vigrid/speech';

/** One numbered rule of a rulebook, in our own words. */
export interface Rule {
  readonly chapter: string;
  readonly title: Text;
  readonly text: Text;
  /** False for advice, layout and other rules that no program can break. */
  readonly enforceable: boolean;
  readonly see?: readonly string[];
}

/** Where the rulebook leaves a question open: our answer and why, under an id of its own. */
export interface Ruling {
  readonly title: Text;
  /** Where title and text do not tell it. */
  readonly question?: Text;
  readonly text: Text;
  readonly reason?: Text;
  readonly rules: readonly string[];
}

/** The rules of a game by their numbers, in our own words. */
export interface Rulebook {
  readonly chapters: Readonly<Record<string, Text>>;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** Editions or boxes that are counted apart, the main one first. One part where not given. */
  readonly parts?: readonly Part[];
  /** By which rule players of another edition are told what a rule is cited for. */
  readonly counterparts?: Readonly<Record<string, string>>;
}

/** An edition or box of a rulebook. */
export interface Part {
  readonly name: Text;
  /** Which rules it has. */
  readonly rules: ReadonlySet<string>;
}
