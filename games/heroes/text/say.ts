/** Small helps for the sentences of the table: names that stand where Russian would decline them, counted nouns. */
import type { Lang, Names, Text } from '@vigrid/kernel';
import { plural } from '@vigrid/speech';

export const same = (ru: string, en: string): Text => ({ ru, en });

/** A name after a generic noun: «карту «Гролль»»; quotation marks inside it become the inner kind. */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;

/** As an object: "3 cards", «3 карты», «1 карту». */
export const cards = (n: number): Text => count(n, ['карту', 'карты', 'карт'], ['card', 'cards']);
export const coins = (n: number): Text => count(n, ['монету', 'монеты', 'монет'], ['coin', 'coins']);
export const moreLives = (n: number): Text =>
  count(
    n,
    ['дополнительную жизнь', 'дополнительные жизни', 'дополнительных жизней'],
    ['additional life', 'additional lives'],
  );
export const weakenings = (n: number): Text =>
  count(
    n,
    ['эффект ослабления', 'эффекта ослабления', 'эффектов ослабления'],
    ['Weakening effect', 'Weakening effects'],
  );
export const wounds = (n: number): Text => count(n, ['рану', 'раны', 'ран'], ['wound', 'wounds']);

/** The name of the card in question, or "this card" where the reason or question names none. */
export const nameOf = (card: number | undefined, names: Names): Text => {
  if (card === undefined) return { ru: 'Эта карта', en: 'This card' };
  const name = names.card(card);
  return { ru: name, en: name };
};

export const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);

function count(n: number, ru: readonly string[], en: readonly string[]): Text {
  const say = (lang: Lang, forms: readonly string[]) => `${n} ${plural(n, lang, forms)}`;
  return { ru: say('ru', ru), en: say('en', en) };
}
