/** Finding a rule by its number and writing it out: the game's own rules, our rulings and the rules of the table. */
import { type AnyGame, type Rule, type Text, tableRules } from '@vigrid/kernel';
import { wrap } from '@vigrid/kernel/terminal';
import type { Desk } from './desk.ts';

export interface FoundRule {
  readonly id: string;
  readonly title: Text;
  /** Of a ruling: what it answers, and why so. */
  readonly question?: Text;
  readonly text: Text;
  readonly reason?: Text;
  /** Null for a ruling of ours, `details` for one on single cards, `table` for a rule of the table. */
  readonly chapter: string | null;
  readonly enforceable: boolean;
  /** Other rules that it refers to or, for a ruling, that it answers. */
  readonly see: readonly string[];
  /** The rulings about it. */
  readonly rulings: readonly string[];
}

const ofTable: Readonly<Record<string, Rule>> = tableRules;

export const idsOf = ({ rulebook: { rules, rulings, details } }: AnyGame): string[] => [
  ...Object.keys(rules),
  ...Object.keys(rulings),
  ...Object.keys(details ?? {}),
  ...Object.keys(ofTable),
];

/** By its id in any case, or by its number alone: `8.12` for BH-8.12. */
export function findRule(game: AnyGame, wanted: string): FoundRule | null {
  const { rules, rulings, details = {} } = game.rulebook;
  const ours = { ...rulings, ...details };
  const word = wanted.toUpperCase();
  const ids = idsOf(game);
  const id =
    ids.find((one) => one.toUpperCase() === word) ??
    ids.find((one) => one.toUpperCase().split('-').slice(1).join('-') === word);
  if (id === undefined) return null;
  if (id in ours) {
    const { rules: see, ...ruling } = ours[id];
    return { id, ...ruling, chapter: id in details ? 'details' : null, enforceable: true, see, rulings: [] };
  }
  const { title, text, chapter, enforceable, see = [] } = rules[id] ?? ofTable[id];
  const about = Object.keys(ours).filter((one) => ours[one].rules.includes(id));
  return { id, title, text, chapter, enforceable, see, rulings: about };
}

export function ruleLines(game: AnyGame, rule: FoundRule, { ink, say, width }: Desk): string[] {
  const related = (head: Text, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : [
          ink.strong(say(head)),
          ...ids.map((id) => `  ${ink.info(id)}  ${say(findRule(game, id)?.title ?? { ru: '', en: '' })}`),
        ];
  const chapter = rule.chapter === null ? undefined : game.rulebook.chapters[rule.chapter];
  return [
    `${ink.info(rule.id)}  ${ink.strong(say(rule.title))}${chapter ? ink.faint(`  ${say(chapter)}`) : ''}`,
    ...(rule.question ? wrap(say(rule.question), width).map(ink.faint) : []),
    ...wrap(say(rule.text), width),
    ...(rule.reason ? wrap(`${say({ ru: 'Почему', en: 'Why' })}: ${say(rule.reason)}`, width) : []),
    ...(rule.enforceable
      ? []
      : [ink.faint(say({ ru: 'Нарушить это программа не может.', en: 'No program can break this.' }))]),
    ...related({ ru: 'См. также', en: 'See also' }, rule.see),
    ...related({ ru: 'Наши решения', en: 'Our rulings' }, rule.rulings),
  ];
}
