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

/** A rule as the files of a rulebook write it: its title, its text in Russian and in English, and what else there is. */
export type RuleRow<Notes extends RuleNotes = RuleNotes> = readonly [
  title: Text,
  ru: string,
  en: string,
  notes?: Notes,
];

/** What a rule says besides its text. */
export interface RuleNotes {
  /** Only where its number says otherwise. */
  readonly chapter?: string;
  readonly enforceable?: false;
  readonly see?: readonly string[];
}

/**
 * The rules of these rows. Each stands in the chapter that its number begins with: `BH-8.4` in `8`, `B12-301.1` in
 * `B12-301`.
 */
export function rulesOf<Id extends string, Notes extends RuleNotes, Chapter extends string>(
  rows: Readonly<Record<Id, RuleRow<Notes>>>,
  chapters: Readonly<Record<Chapter, Text>>,
): Readonly<Record<Id, Rule & Notes & { readonly chapter: Chapter }>> {
  const isChapter = (name: string): name is Chapter => name in chapters;
  const chapterOf = (id: string): Chapter => {
    const [book = '', part = ''] = id.split(/[.-]/);
    const found = [`${book}-${part}`, part, book].find(isChapter);
    if (found === undefined) throw new Error(`Rule ${id} stands in no chapter.`);
    return found;
  };
  const all = Object.entries<RuleRow<Notes>>(rows).map(([id, [title, ru, en, notes]]) => [
    id,
    { chapter: chapterOf(id), title, text: { ru, en }, enforceable: true, ...notes },
  ]);
  return Object.fromEntries(all);
}

/** Where the rulebook leaves a question open: our answer and why, under an id of its own. */
export interface Ruling {
  readonly title: Text;
  /** Where title and text do not tell it. */
  readonly question?: Text;
  readonly text: Text;
  readonly reason: Text;
  readonly rules: readonly string[];
  /** The cards that it is about, by their ids. */
  readonly cards?: readonly string[];
}

/** The rules of a game by their numbers, in our own words. */
export interface Rulebook {
  readonly chapters: Readonly<Record<string, Text>>;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** What single cards and figures leave open, answered in the same way; nothing cites these. */
  readonly details?: Readonly<Record<string, Ruling>>;
  /** Editions or boxes that are counted apart, the main one first. One part where not given. */
  readonly parts?: readonly Part[];
  /** By which rule players of another edition are told what a rule is cited for. */
  readonly counterparts?: Readonly<Record<string, string>>;
  /** Rules that say the same: whichever of a row is named is right. */
  readonly echoes?: readonly (readonly string[])[];
}

/** An edition or box of a rulebook. */
export interface Part {
  readonly name: Text;
  /** Which rules it has. */
  readonly rules: ReadonlySet<string>;
}
