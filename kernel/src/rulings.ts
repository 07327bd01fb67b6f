/** Rulings as their authors write them: a line for each text, in Russian and English with a bar between. */
import type { Text } from '@vigrid/speech';
import type { Ruling } from './rules.ts';

/** A text in both languages: `Нет. | No.` */
export type Both = `${string} | ${string}`;

/** A ruling as it is written. */
export interface RulingRow<RuleId extends string = string> {
  readonly title: Both;
  readonly question?: Both;
  readonly text: Both;
  readonly reason: Both;
  readonly rules: readonly RuleId[];
}

/** Rulings as they are written, by their ids. */
export type RulingRows<RuleId extends string = string> = Readonly<Record<string, RulingRow<RuleId>>>;

/** The rulings that these rows mean. */
export function rulingsOf<Rows extends RulingRows>(
  rows: Rows,
): Readonly<Record<keyof Rows & string, Ruling>> {
  const all = Object.entries(rows).map(([id, row]) => [id, rulingOf(row)]);
  return Object.fromEntries(all);
}

const rulingOf = ({ title, question, text, reason, rules }: RulingRow): Ruling => ({
  title: textOf(title),
  ...(question && { question: textOf(question) }),
  text: textOf(text),
  reason: textOf(reason),
  rules,
});

function textOf(both: Both): Text {
  const [ru, en, ...more] = both.split(' | ');
  if (!ru || !en || more.length > 0)
    throw new Error(`Not one text in Russian and one in English: "${both}".`);
  return { ru, en };
}
