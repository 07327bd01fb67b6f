/** Filters as noun phrases: "one of your other creatures", «два вражеских персонажа стоимостью 3 или меньше». */
import type { Text } from '@vigrid/kernel';
import type { CardType, Element, Filter } from '../abilities/types.ts';
import { classes, classKey } from './classes.ts';
import {
  type Adjective,
  adjective,
  type Case,
  type Gender,
  he,
  manyOf,
  one,
  severalOf,
  singular,
  thisOne,
  your,
} from './morphology.ts';
import { card, classNoun, kinds, type Lexeme } from './nouns.ts';

/** Somebody or something a sentence speaks of. */
export interface Phrase {
  readonly en: string;
  readonly ru: (c: Case) => string;
  /** Whether the verb stands in the plural. */
  readonly many: boolean;
  readonly gender: Gender;
  /** "the strike of a creature", «удар существа». */
  readonly of: (thing: Text) => Text;
}

/** How many: a certain number, at most a number, any one, each, or all of them without saying so. */
export type Count = number | { readonly upTo: number } | 'each' | 'bare';

export function phrase(filter: Filter, count: Count = 1): Phrase {
  const { noun, tail } = described(filter);
  return built({
    en: english(filter, count, noun) + tail.en,
    ru: (c) => russian(filter, count, noun, c) + tail.ru,
    many: count !== 1 && count !== 'each' && !(typeof count === 'object' && count.upTo === 1),
    gender: noun.ru.gender,
  });
}

/** The card itself: "this creature". */
export function thisCard(type: CardType | 'card'): Phrase {
  const noun = type === 'creature' || type === 'hero' ? kinds[type] : card;
  return built({
    en: `this ${noun.en.one}`,
    ru: (c) => singular([thisOne], noun.ru, c),
    many: false,
    gender: noun.ru.gender,
  });
}

/** What was just spoken of. */
export function it(gender: Gender): Phrase {
  return {
    en: 'it',
    ru: (c) => he[gender][c],
    many: false,
    gender,
    of: (thing) => ({ en: `its ${thing.en}`, ru: `${he[gender].gen} ${thing.ru}` }),
  };
}

/** "your hero", "the opposing hero". */
export const heroOf = (side: 'yours' | 'enemy'): Phrase =>
  built({
    en: side === 'yours' ? 'your hero' : 'the opposing hero',
    ru: (c) => singular([side === 'yours' ? your : opposing], kinds.hero.ru, c),
    many: false,
    gender: 'm',
  });

const built = (p: Omit<Phrase, 'of'>): Phrase => ({
  ...p,
  of: (thing) => ({ en: `the ${thing.en} of ${p.en}`, ru: `${thing.ru} ${p.ru('gen')}` }),
});

const opposing = adjective('вражеский');
const other = adjective('другой');
const each = adjective('каждый');
const wounded = adjective('раненый');
const unwounded = adjective('нераненый');

const elementOf: Readonly<Record<Element, Text>> = {
  steppe: { ru: 'степей', en: 'steppe' },
  mountain: { ru: 'гор', en: 'mountain' },
  forest: { ru: 'лесов', en: 'forest' },
  swamp: { ru: 'болот', en: 'swamp' },
  darkness: { ru: 'тьмы', en: 'darkness' },
};

/** The noun, and what follows it: the class where the noun is not the class itself, element, cost, strike. */
function described(f: Filter): { noun: Lexeme; tail: Text } {
  const key = f.class === undefined ? undefined : classKey(f.class);
  const isNoun = key !== undefined && (f.type === undefined || f.type === 'creature');
  const noun = isNoun ? classNoun(key) : f.type === undefined ? card : kinds[f.type];
  const tail = { ru: '', en: '' };
  const add = (en: string, ru: string) => {
    tail.en += ` ${en}`;
    tail.ru += ` ${ru}`;
  };
  if (f.element) tail.ru += ` ${elementOf[f.element].ru}`;
  if (key !== undefined && !isNoun) add(`of the class ${classes[key].en}`, `класса «${classes[key].ru}»`);
  const cost = bounds(f.costMin, f.costMax);
  if (cost) add(`of cost ${cost.en}`, `стоимостью ${cost.ru}`);
  const strike = bounds(f.strikeMin, undefined);
  if (strike) add(`with strike ${strike.en}`, `с ударом ${strike.ru}`);
  return { noun, tail };
}

function bounds(min: number | undefined, max: number | undefined): Text | null {
  if (min !== undefined && max !== undefined) {
    return min === max
      ? { ru: `${min}`, en: `${min}` }
      : { ru: `от ${min} до ${max}`, en: `from ${min} to ${max}` };
  }
  if (min !== undefined) return { ru: `${min} или больше`, en: `${min} or more` };
  if (max !== undefined) return { ru: `${max} или меньше`, en: `${max} or less` };
  return null;
}

function english(f: Filter, count: Count, noun: Lexeme): string {
  const element = f.element ? [elementOf[f.element].en] : [];
  const state = f.wounded === undefined ? [] : [f.wounded ? 'wounded' : 'unwounded'];
  const rest = [...(f.side === 'enemy' ? ['opposing'] : []), ...state, ...element];
  const others = f.other ? ['other'] : [];
  const single = [...others, ...rest, noun.en.one].join(' ');
  const several = [...others, ...rest, noun.en.many].join(' ');
  const yours = f.side === 'yours';
  if (count === 'bare') return yours ? `your ${several}` : several;
  if (count === 1 && f.other)
    return `an${yours ? `other of your ${[...rest, noun.en.many].join(' ')}` : single}`;
  if (count === 1) return yours ? `one of your ${several}` : article(single);
  const upTo = typeof count === 'object';
  const n = upTo ? count.upTo : count;
  const quantity = n === 'each' ? n : `${upTo ? 'up to ' : ''}${inWords(n)}`;
  if (yours) return `${quantity} of your ${several}`;
  return `${quantity} ${n === 'each' || n === 1 ? single : several}`;
}

function russian(f: Filter, count: Count, { ru: noun }: Lexeme, c: Case): string {
  const adjectives: Adjective[] = [];
  if (f.other) adjectives.push(other);
  if (f.side) adjectives.push(f.side === 'yours' ? your : opposing);
  if (f.wounded !== undefined) adjectives.push(f.wounded ? wounded : unwounded);
  if (count === 'bare') return manyOf(adjectives, noun, c);
  if (count === 'each') return singular([each, ...adjectives], noun, c);
  if (typeof count === 'object') {
    const direct = c === 'nom' || c === 'acc' || c === 'gen';
    const same = direct ? 'gen' : c;
    const words =
      count.upTo === 1
        ? singular([one, ...adjectives], noun, same)
        : severalOf(count.upTo, adjectives, noun, same);
    return `${direct ? 'до' : 'не более чем'} ${words}`;
  }
  if (count === 1)
    return singular(f.side === 'yours' && !f.other ? [one, ...adjectives] : adjectives, noun, c);
  return severalOf(count, adjectives, noun, c);
}

const article = (words: string) => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

const inWords = (n: number): string =>
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][n] ?? String(n);
