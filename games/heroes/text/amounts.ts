/** How much: wounds, effects, raised figures. */
import type { Text } from '@vigrid/kernel';
import { plural } from '@vigrid/kernel/text.ts';
import type { Amount, Filter } from '../abilities/types.ts';
import { type Phrase, phrase } from './filters.ts';
import { figures, figuresEach } from './morphology.ts';
import { card, type Lexeme, wound } from './nouns.ts';

/** What a verb takes as its object: "2 wounds", «2 раны»; "1 wound each", «по 1 ране» if several get them. */
export function wounds(amount: Amount, who: Phrase | null): Text {
  const each = who?.many ? { ru: 'по ', en: ' each' } : { ru: '', en: '' };
  if (typeof amount === 'number') return counted(amount, wound, who?.many ?? false);
  if (amount === 'X') return { en: `as many wounds${each.en}`, ru: `${each.ru}столько же ран` };
  if (amount === 'itsStrike') return byStrike(who);
  const measure = asMany(amount);
  return {
    en: `as many wounds${each.en} as ${measure.en}`,
    ru: `${each.ru}столько ран, сколько ${measure.ru}`,
  };
}

/** The strength of healing and of shots: "5", «на 5»; "as many wounds as …", «на столько, сколько …». */
export function strength(amount: Amount, who: Phrase | null): Text {
  if (typeof amount === 'number') return { en: `${amount}`, ru: `на ${amount}` };
  const { en } = wounds(amount, null);
  if (amount === 'X') return { en, ru: 'на столько же' };
  if (amount === 'itsStrike') return { en, ru: `на столько, каков ${strikeOf(who).ru}` };
  return { en, ru: `на столько, сколько ${asMany(amount).ru}` };
}

/** "2 wounds", «2 раны»; to each of several "2 wounds each", «по 2 раны». */
export function counted(n: number, what: Lexeme, each = false): Text {
  const noun = plural(n, 'en', [what.en.one, what.en.many]);
  return {
    en: `${n} ${noun}${each ? ' each' : ''}`,
    ru: each ? figuresEach(n, what.ru) : figures(n, what.ru),
  };
}

/** The same in words, where the number 1 is not worth saying: "a Strengthening effect". */
export function severalOrOne(n: number, what: Lexeme, each: boolean): Text {
  if (n !== 1) return counted(n, what, each);
  return each
    ? { en: `a ${what.en.one} each`, ru: `по ${what.ru.sg.dat}` }
    : { en: `a ${what.en.one}`, ru: what.ru.sg.acc };
}

/** "+2 strike", «+2 к удару», or so much for each of what is counted. */
export function raised(amount: Amount, what: 'strike' | 'lives'): Text {
  const ru = what === 'strike' ? 'к удару' : 'к жизням';
  const en = (n: number) => (what === 'strike' ? 'strike' : plural(Math.abs(n), 'en', ['life', 'lives']));
  if (typeof amount === 'number')
    return { en: `${signed(amount)} ${en(amount)}`, ru: `${signed(amount)} ${ru}` };
  if (amount === 'X' || amount === 'itsStrike') {
    return { en: `as much ${what === 'strike' ? 'strike' : 'life'} again`, ru: `ещё столько же ${ru}` };
  }
  const each = amount === 'hand' ? handEach : inPlayEach(amount.count);
  return { en: `+1 ${en(1)} for ${each.en}`, ru: `+1 ${ru} за ${each.ru}` };
}

/** With a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The measure after "as many as", «столько, сколько». */
function asMany(amount: 'hand' | { readonly count: Filter }): Text {
  if (amount === 'hand') return { en: 'you hold cards', ru: `${card.ru.pl.gen} у вас в руке` };
  const { side, ...rest } = amount.count;
  const what = phrase(rest, 'bare');
  const counted = what.ru('gen');
  switch (side) {
    case 'yours':
      return { en: `you control ${what.en}`, ru: `${counted} у вас в игре` };
    case 'enemy':
      return { en: `the opponent controls ${what.en}`, ru: `${counted} у противника в игре` };
    default:
      return { en: `there are ${what.en} in play`, ru: `${counted} в игре` };
  }
}

const handEach: Text = { en: 'each card you hold', ru: 'каждую карту у вас в руке' };

function inPlayEach(filter: Filter): Text {
  const each = phrase(filter, 'each');
  return filter.side === undefined
    ? { en: `${each.en} in play`, ru: `${each.ru('acc')} в игре` }
    : { en: each.en, ru: each.ru('acc') };
}

const byStrike = (who: Phrase | null): Text => ({
  en: `wounds equal to ${strikeOf(who).en}`,
  ru: `столько ран, каков ${strikeOf(who).ru}`,
});

function strikeOf(who: Phrase | null): Text {
  if (who?.many) return { en: 'their own strike', ru: 'удар каждого' };
  return { en: 'its own strike', ru: who?.gender === 'f' ? 'её удар' : 'его удар' };
}
