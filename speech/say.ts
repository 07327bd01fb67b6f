/** Small helps for sentences in both languages: lists, names in quotation marks, signs. */
import { type Lang, plural, type Text } from './text.ts';

/** A text in both languages. */
export const say = (ru: string, en: string): Text => ({ ru, en });

/** What is the same in both languages, such as a name that the table has looked up already. */
export const alike = (name: string): Text => ({ ru: name, en: name });

/** A name after a generic noun: «карту «Гролль»»; quotation marks inside it become the inner kind. */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;

/** In quotation marks, as each language has them. */
export const quotedText = ({ ru, en }: Text): Text =>
  say(quoted(ru), `“${en.replaceAll('“', '‘').replaceAll('”', '’')}”`);

/** The name of the card in question, or "this card" where nothing names it. */
export const nameOf = (card: number | undefined, names: { card(id: number): string }): Text =>
  card === undefined ? say('Эта карта', 'This card') : alike(names.card(card));

/** With a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "3", "3 or more", "2 or less", "from 2 to 4". */
export function range(min: number | undefined, max: number | undefined): Text {
  if (min === max || max === 0) return alike(`${max ?? ''}`);
  if (max === undefined) return say(`${min} или больше`, `${min} or more`);
  if (min === undefined) return say(`${max} или меньше`, `${max} or less`);
  return say(`от ${min} до ${max}`, `from ${min} to ${max}`);
}

/** So many of a thing by its forms, for screens, which need few words and no grammar: «1 карту», «2 карты», «5 карт». */
export const tally =
  (ru: readonly [one: string, few: string, many: string], en: readonly [one: string, many: string]) =>
  (n: number): Text =>
    say(`${n} ${plural(n, 'ru', ru)}`, `${n} ${plural(n, 'en', en)}`);

/** Put one after another with what stands between them. */
export const joined = (items: readonly Text[], ru: string, en = ru): Text =>
  say(items.map((item) => item.ru).join(ru), items.map((item) => item.en).join(en));

/** "a, b and c", «а, б и в». */
export const listed = (items: readonly Text[]): Text => linked(items, ' и ', ' and ');

/** "a, b or c", «а, б или в». */
export const either = (items: readonly Text[]): Text => linked(items, ' или ', ' or ');

const linked = (items: readonly Text[], ru: string, en: string): Text => {
  const said = (lang: Lang) => items.map((item) => item[lang]);
  return say(list(said('ru'), ru), list(said('en'), en));
};

/** A sentence in both languages with texts in the places marked by stars. */
export function filled(ru: string, en: string, ...texts: readonly Text[]): Text {
  const fill = (sentence: string, lang: Lang): string => {
    const [first, ...rest] = sentence.split('*');
    return rest.reduce((said, part, i) => `${said}${texts[i][lang]}${part}`, first);
  };
  return say(fill(ru, 'ru'), fill(en, 'en'));
}

/** The last of them after a word of its own. */
export function list(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  const before = items.slice(0, -1).join(', ');
  // A Russian clause («где X — …», «столько карт, сколько …») is closed by a comma.
  const open = last === ' и ' && /, (где|если|пока|сколько|каков|котор|чем)[^,]*$/.test(before);
  return `${before}${open ? ',' : ''}${last}${items[items.length - 1]}`;
}

/** Whether a table has the key, which may have come from anywhere. */
export const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);
