/** A text in every language the table speaks. */
export interface Text {
  readonly ru: string;
  readonly en: string;
}

/** A language that players may choose. */
export type Lang = keyof Text;

/** All languages that players may choose. */
export const languages: readonly Lang[] = ['ru', 'en'];

/** The form of a counted noun: plural(5, 'ru', ['монета', 'монеты', 'монет']), plural(5, 'en', ['coin', 'coins']). */
export function plural(n: number, lang: Lang, forms: readonly string[]): string {
  if (lang === 'en') return forms[n === 1 ? 0 : 1];
  const tens = Math.abs(n) % 100;
  const ones = tens % 10;
  if (ones === 1 && tens !== 11) return forms[0];
  if (ones >= 2 && ones <= 4 && (tens < 12 || tens > 14)) return forms[1];
  return forms[2];
}

/** As it stands at the head of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** How a percentage is written. */
export const percentSign: Text = { ru: '\u00a0%', en: '%' };

/** A chance of 0 to 1 in percent. Only what is certain is said to be so. */
export function percent(chance: number): Text {
  const rounded = Math.round(100 * chance);
  const told =
    rounded === 100 && chance < 1 - 1e-9
      ? '>\u00a099'
      : rounded === 0 && chance > 1e-9
        ? '<\u00a01'
        : String(rounded);
  return { ru: `${told}${percentSign.ru}`, en: `${told}${percentSign.en}` };
}

/** Sentences one after the other, each with one stop at its end, whether it came with one or not. */
export const sentences = (all: readonly string[]): string =>
  all.map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');
