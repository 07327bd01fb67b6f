/** How much: wounds, cards, coins, effects, raised figures. */
import type { Text } from '@vigrid/kernel';
import { countedEach, figuresEach, type Lexeme, plural, counted as severalOf, signed } from '@vigrid/speech';
import type { Amount } from '../abilities/index.ts';
import { asMany, forEach, isOwn, ownFigure, type Scale } from './measures.ts';
import { wound } from './nouns.ts';

/** What a verb takes as its object: "2 wounds", «2 раны»; "1 wound each", «по 1 ране» if several get them. */
export function measured(amount: Amount, what: Lexeme, scale: Scale): Text {
  const several = scale.who?.many ?? false;
  const { base, times } = factored(amount);
  if (typeof base === 'number') return counted(base * times, what, several);
  const each = several ? { ru: 'по ', en: ' each' } : { ru: '', en: '' };
  const things = { en: `${what.en.many}${each.en}`, ru: `${each.ru}столько ${what.ru.pl.gen}` };
  if (base === 'X') {
    const many = scale.x
      ? { en: `as many ${things.en} as ${scale.x.en}`, ru: `${things.ru}, сколько ${scale.x.ru}` }
      : { en: `as many ${things.en}`, ru: `${each.ru}столько же ${what.ru.pl.gen}` };
    return multiplied(many, times);
  }
  if (isOwn(base)) {
    const own = ownFigure(base, scale);
    return multiplied(
      {
        en: what === wound ? `wounds equal to ${own.en}` : `as many ${what.en.many} as ${own.en}`,
        ru: `столько ${what.ru.pl.gen}, ${own.ru}`,
      },
      times,
    );
  }
  if (times !== 1) {
    const one = forEach(base, scale);
    return {
      en: `${counted(times, what, several).en} for ${one.en}`,
      ru: `${figuresEach(times, what.ru)} за ${one.ru}`,
    };
  }
  const measure = asMany(base, scale);
  return { en: `as many ${things.en} as ${measure.en}`, ru: `${things.ru}, сколько ${measure.ru}` };
}

export const wounds = (amount: Amount, scale: Scale): Text => measured(amount, wound, scale);

/** The strength of healing and of shots: "5", «на 5»; "as many wounds as …", «на столько, сколько …». */
export function strength(amount: Amount, scale: Scale): Text {
  const { base, times } = factored(amount);
  if (typeof base === 'number') return { en: `${base * times}`, ru: `на ${base * times}` };
  const { en } = wounds(amount, { ...scale, who: null });
  return { en, ru: force(base, times, scale) };
}

function force(base: Exclude<Base, number>, times: number, scale: Scale): string {
  if (base === 'X') return `на столько${scale.x ? `, сколько ${scale.x.ru}` : ' же'}${factor(times)}`;
  if (isOwn(base)) return `на столько, ${ownFigure(base, scale).ru}${factor(times)}`;
  return times === 1
    ? `на столько, сколько ${asMany(base, scale).ru}`
    : `на ${times} за ${forEach(base, scale).ru}`;
}

/** "2 wounds", «2 раны»; to each of several "2 wounds each", «по 2 раны». */
export function counted(n: number, what: Lexeme, each = false): Text {
  return each ? countedEach(n, what) : severalOf(n, what);
}

/** The same in words, where the number 1 is not worth saying: "a Strengthening effect". */
export function severalOrOne(n: number, what: Lexeme, each: boolean): Text {
  if (n !== 1) return counted(n, what, each);
  return each
    ? { en: `a ${what.en.one} each`, ru: `по ${what.ru.sg.dat}` }
    : { en: `a ${what.en.one}`, ru: what.ru.sg.acc };
}

/** "+2 strike", «+2 к удару», or so much for each of what is counted. */
export function raised(amount: Amount, what: 'strike' | 'lives', scale: Scale): Text {
  const ru = what === 'strike' ? 'к удару' : 'к жизням';
  const en = (n: number) => (what === 'strike' ? 'strike' : plural(Math.abs(n), 'en', ['life', 'lives']));
  const { base, times } = factored(amount);
  if (typeof base === 'number') {
    const n = base * times;
    return { en: `${signed(n)} ${en(n)}`, ru: `${signed(n)} ${ru}` };
  }
  if (base === 'X') {
    const as = scale.x ? { en: ` as ${scale.x.en}`, ru: `, сколько ${scale.x.ru}` } : { en: '', ru: '' };
    const same = scale.x ? 'столько' : 'столько же';
    return multiplied({ en: `as much additional ${en(1)}${as.en}`, ru: `${same} ${ru}${as.ru}` }, times);
  }
  if (isOwn(base)) {
    const own = ownFigure(base, scale);
    return multiplied(
      { en: `additional ${en(2)} equal to ${own.en}`, ru: `столько ${ru}, ${own.ru}` },
      times,
    );
  }
  const each = forEach(base, scale);
  return { en: `${signed(times)} ${en(times)} for ${each.en}`, ru: `${signed(times)} ${ru} за ${each.ru}` };
}

/** Both figures; what measures them alike is said once: "+1 strike and +1 life for each card you hold". */
export function raisedFigures(
  strike: Amount | undefined,
  lives: Amount | undefined,
  scale: Scale,
): readonly Text[] {
  const apart = [
    ...(strike === undefined ? [] : [raised(strike, 'strike', scale)]),
    ...(lives === undefined ? [] : [raised(lives, 'lives', scale)]),
  ];
  if (strike === undefined || JSON.stringify(strike) !== JSON.stringify(lives)) return apart;
  const { base, times } = factored(strike);
  if (typeof base === 'number' || base === 'X' || isOwn(base)) return apart;
  const each = forEach(base, scale);
  const { en, ru } = raised(times, 'lives', scale);
  return [
    {
      en: `${signed(times)} strike and ${en} for ${each.en}`,
      ru: `${signed(times)} к удару и ${ru} за ${each.ru}`,
    },
  ];
}

/** Whether it takes away, and how much it is then. */
export function isNegative(amount: Amount): boolean {
  const { base, times } = factored(amount);
  return typeof base === 'number' ? base * times < 0 : times < 0;
}

export function unsigned(amount: Amount): Amount {
  if (!isNegative(amount)) return amount;
  return typeof amount === 'number' ? -amount : { of: amount, times: -1 };
}

/** What is measured, once the factor is taken out. */
export type Base = Exclude<Amount, { readonly of: Amount }>;

export function factored(amount: Amount): { readonly base: Base; readonly times: number } {
  if (typeof amount !== 'object' || 'half' in amount) return { base: amount, times: 1 };
  if ('count' in amount) {
    const { times = 1, ...base } = amount;
    return { base, times };
  }
  const { base, times } = factored(amount.of);
  return { base, times: times * amount.times };
}

/** A factor on what can not be counted one by one. */
const factor = (times: number): string => (times === 1 ? '' : ` (×${times < 0 ? `−${-times}` : times})`);

const multiplied = ({ en, ru }: Text, times: number): Text => ({
  en: en + factor(times),
  ru: ru + factor(times),
});
