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

/** A ruling on single cards or figures as it is written: named after its cards where it has no title. */
export interface DetailRow<RuleId extends string = string>
  extends Omit<RulingRow<RuleId>, 'title' | 'rules'> {
  /** The one whose id it has, where it has no title either. */
  readonly cards?: readonly string[];
  readonly title?: Both;
  readonly rules?: readonly RuleId[];
}

/** Rulings on single cards or figures as they are written, by their ids. */
export type DetailRows<RuleId extends string = string> = Readonly<Record<string, DetailRow<RuleId>>>;

/** The rulings that these rows mean; `names` has the cards that give them theirs. */
export function detailsOf(
  rows: DetailRows,
  names: readonly (Text & { readonly id: string })[] = [],
): Readonly<Record<string, Ruling>> {
  const nameOf = (card: string): Text => {
    const found = names.find(({ id }) => id === card);
    if (!found) throw new Error(`There is no card "${card}" to name a ruling after.`);
    return found;
  };
  const namesOf = (cards: readonly string[]): Both => {
    const all = cards.map(nameOf);
    return `${all.map(({ ru }) => ru).join('; ')} | ${all.map(({ en }) => en).join('; ')}`;
  };
  const detailOf = ([id, row]: [string, DetailRow]): [string, Ruling] => {
    const { title, cards = title ? [] : [id], rules = [] } = row;
    return [id, { ...rulingOf({ ...row, title: title ?? namesOf(cards), rules }), cards }];
  };
  return Object.fromEntries(Object.entries(rows).map(detailOf));
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
