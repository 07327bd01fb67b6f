/** A number of cards out of play, and where they go. */
import { adjective, inWords, type Lexeme, severalOf, singular, type Text } from '@vigrid/speech';
import type { Amount } from '../abilities/amount.ts';
import type { Filter } from '../abilities/filter.ts';
import { measured } from './amounts.ts';
import { phrase } from './filters.ts';
import { card } from './nouns.ts';
import type { Phrase } from './phrases.ts';
import { type Setting, scale } from './targets.ts';

/** "two cards", «две карты», or as many as is said. */
export function someCards(amount: Amount, at: Setting): Text {
  if (typeof amount !== 'number') return asManyMore(amount, card, at);
  const cards = phrase({}, amount);
  return { en: cards.en, ru: cards.ru('acc') };
}

/** "the top two cards of your deck", «две верхние карты колоды». */
export function topCards(amount: Amount, at: Setting, who: 'enemy' | undefined): Text {
  const deck = who
    ? { en: 'the opponent’s deck', ru: 'колоды противника' }
    : { en: 'your deck', ru: 'колоды' };
  if (typeof amount !== 'number') {
    const many = measured(amount, card, scale(null, at));
    return { en: `${many.en} from the top of ${deck.en}`, ru: `с верха ${deck.ru} ${many.ru}` };
  }
  return amount === 1
    ? { en: `the top card of ${deck.en}`, ru: `${singular([top], card.ru, 'acc')} ${deck.ru}` }
    : {
        en: `the top ${inWords(amount)} cards of ${deck.en}`,
        ru: `${severalOf(amount, [top], card.ru, 'acc')} ${deck.ru}`,
      };
}

const top = adjective('верхний');

/** A measure named in the clause before is not named again: "as many"; what the moment has named then is told apart. */
export function asManyMore(amount: Amount, what: Lexeme, at: Setting): Text {
  const here = scale(null, at);
  if (amount === at.said) return measured('X', what, { ...here, x: undefined });
  return measured(
    amount,
    what,
    amount === 'X' && at.said !== undefined && !here.x ? { ...here, x: first } : here,
  );
}

const first: Text = { en: 'were told of at first', ru: 'сказано вначале' };

/** Cards out of play: a number of them, or as many as is said. */
export interface Lying extends Phrase {
  /** Ends with the clause that counts them. */
  readonly measured: boolean;
}

/** "as many creatures as …", "up to as many creatures as …". */
export function asManyOf(what: Filter, count: Amount, most: boolean, tail: Text, at: Setting): Lying {
  const all = phrase(what, 'bare');
  const noun: Lexeme = {
    en: { one: all.en + tail.en, many: all.en + tail.en },
    ru: { ...card.ru, pl: { ...card.ru.pl, gen: all.ru('gen') + tail.ru } },
  };
  const { en, ru } = measured(count, noun, scale(null, at));
  return {
    ...all,
    en: most ? `up to ${en}` : en,
    ru: () => (most ? `${ru}, или меньше` : ru),
    measured: true,
  };
}

/** Where in your deck a card goes. */
export const tucked: Readonly<Record<'top' | 'bottom' | 'either' | 'shuffle', Text>> = {
  top: { en: 'on top of your deck', ru: 'на верх колоды' },
  bottom: { en: 'under your deck', ru: 'под колоду' },
  either: { en: 'on top of your deck or under it', ru: 'на верх колоды или под неё' },
  shuffle: { en: 'into your deck', ru: 'в колоду' },
};
