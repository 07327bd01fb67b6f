/** Small helps for sentences: both languages at once, counted nouns, names that stand where Russian would decline them. */
import type { Lang, Names, Text } from '@vigrid/kernel';
import { plural } from '@vigrid/speech';

export const say = (ru: string, en: string): Text => ({ ru, en });

/** A name after a generic noun: «карту «Гролль»»; quotation marks inside it become the inner kind. */
export const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
export const quotedText = ({ ru, en }: Text): Text => ({
  ru: quoted(ru),
  en: `“${en.replaceAll('“', '‘').replaceAll('”', '’')}”`,
});

export const wounds = (n: number): Text => count(n, ['рану', 'раны', 'ран'], ['wound', 'wounds']);
export const chips = (n: number): Text => count(n, ['фишку', 'фишки', 'фишек'], ['chip', 'chips']);
export const cards = (n: number): Text => count(n, ['карту', 'карты', 'карт'], ['card', 'cards']);
export const crystals = (n: number): Text =>
  count(n, ['кристалл', 'кристалла', 'кристаллов'], ['crystal', 'crystals']);
export const lives = (n: number): Text => count(n, ['жизнь', 'жизни', 'жизней'], ['life', 'lives']);
export const moreLives = (n: number): Text =>
  count(
    n,
    ['дополнительную жизнь', 'дополнительные жизни', 'дополнительных жизней'],
    ['additional life', 'additional lives'],
  );

/** The name of the card in question, or "this card" where nothing names it. */
export const nameOf = (card: number | undefined, names: Names): Text => {
  if (card === undefined) return { ru: 'Эта карта', en: 'This card' };
  const name = names.card(card);
  return { ru: name, en: name };
};

export const isKey = <K extends string>(table: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(table, key);

/** "a, b and c", «а, б и в». */
export function listed(items: readonly Text[]): Text {
  return say(
    list(
      items.map(({ ru }) => ru),
      ' и ',
    ),
    list(
      items.map(({ en }) => en),
      ' and ',
    ),
  );
}

export function list(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  const before = items.slice(0, -1).join(', ');
  // A Russian clause («где X — …») is closed by a comma.
  const comma = last === ' и ' && /, (где|если|пока) [^,]*$/.test(before) ? ',' : '';
  return before + comma + last + items[items.length - 1];
}

function count(n: number, ru: readonly string[], en: readonly string[]): Text {
  const told = (lang: Lang, forms: readonly string[]) => `${n} ${plural(n, lang, forms)}`;
  return { ru: told('ru', ru), en: told('en', en) };
}

/** With a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
