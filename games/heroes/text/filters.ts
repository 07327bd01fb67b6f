/** Filters as noun phrases: "one of your other creatures", «два вражеских персонажа стоимостью 3 или меньше». */
import type { Text } from '@vigrid/kernel';
import {
  type Adjective,
  adjective,
  article,
  type Case,
  type Forms,
  inWords,
  type Lexeme,
  manyOf,
  noun,
  one,
  range,
  severalOf,
  singular,
  thatOne,
  your,
} from '@vigrid/speech';
import type { Element, Filter, Mechanic } from '../abilities/index.ts';
import { classes, classKey, keywords, terms } from './classes.ts';
import { classNoun, keywordForms, kinds } from './nouns.ts';
import { heroOf, made, opposing, type Phrase, that } from './phrases.ts';

/** How many: a certain number, at most a number, any one that comes along, each, or all of them without saying so. */
export type Count = number | { readonly upTo: number } | 'any' | 'each' | 'bare';

export function phrase(filter: Filter, count: Count = 1): Phrase {
  const { type, side, ...rest } = filter;
  // Each player has one hero: "your hero", not "one of your heroes".
  const lone = count === 1 || count === 'any' || count === 'each';
  if (type === 'hero' && side && (lone || count === 'bare') && Object.keys(rest).length === 0) {
    return heroOf(side);
  }
  const { noun, tail } = described(filter, count);
  const single = lone || (typeof count === 'object' && count.upTo === 1);
  return made({
    en: english(filter, count, noun) + tail.en,
    ru: (c) => russian(filter, count, noun, c) + tail.ru,
    noun,
    many: !single,
    several: !single || count === 'each',
  });
}

/** One of them spoken of again, where "it" could be somebody else: "your creature", "that opposing creature". */
export function again(filter: Filter): Phrase {
  const { noun } = described(filter, 1);
  switch (filter.side) {
    case 'yours':
      return made({ en: `your ${noun.en.one}`, ru: (c) => singular([your], noun.ru, c), noun });
    case 'enemy':
      return made({
        en: `that opposing ${noun.en.one}`,
        ru: (c) => singular([thatOne, opposing], noun.ru, c),
        noun,
      });
    default:
      return that(noun);
  }
}

const elementOf: Readonly<Record<Element, Text>> = {
  steppe: { ru: 'степей', en: 'steppe' },
  mountain: { ru: 'гор', en: 'mountain' },
  forest: { ru: 'лесов', en: 'forest' },
  swamp: { ru: 'болот', en: 'swamp' },
  darkness: { ru: 'тьмы', en: 'darkness' },
};

/** The noun, and what follows it: the class where the noun is not the class itself, element, cost, figures, keyword. */
function described(f: Filter, count: Count): { noun: Lexeme; tail: Text } {
  const key = f.class === undefined ? undefined : classKey(f.class);
  const isNoun = key !== undefined && f.type === 'creature';
  const noun = isNoun ? classNoun(key) : kinds[f.type ?? 'card'];
  const tail = { ru: '', en: '' };
  const add = (en: string, ru: string) => {
    tail.en += ` ${en}`;
    tail.ru += ` ${ru}`;
  };
  if (f.element) tail.ru += ` ${elementOf[f.element].ru}`;
  const except = [
    ...(f.not ? [kinds[f.not]] : []),
    ...(f.notClass === undefined ? [] : [classNoun(classKey(f.notClass))]),
  ];
  if (except.length > 0) tail.ru += ` (кроме ${except.map((one) => one.ru.pl.gen).join(' и ')})`;
  if (key !== undefined && !isNoun) add(`of the class ${classes[key].en}`, `класса «${classes[key].ru}»`);
  const cost = bounds(f.costMin, f.costMax);
  if (cost) add(`of cost ${cost.en}`, `стоимостью ${cost.ru}`);
  if (f.cheaper) add('cheaper than this card', 'дешевле этой карты');
  if (f.costUpTo) add(costliest[f.costUpTo].en, costliest[f.costUpTo].ru);
  if (f.belowMarkers)
    add(
      'of cost lower than the number of markers on this card',
      'стоимостью меньше числа маркеров на этой карте',
    );
  if (f.asCostly) add('of the same cost', 'той же стоимости');
  // Said of all cards, the element is foreign to the hero of whoever owns the card.
  if (f.foreign && count === 'bare') {
    add('of an element that their owner’s hero does not have', 'чужой для героя владельца стихии');
  } else if (f.foreign) {
    add('of an element that your hero does not have', 'чужой для вашего героя стихии');
  }
  const having: Text[] = [];
  const strike = bounds(f.strikeMin, f.strikeMax);
  if (strike) having.push({ en: `strike ${strike.en}`, ru: `ударом ${strike.ru}` });
  if (f.livesMin !== undefined) {
    const { livesMin: n } = f;
    having.push({ en: `${n} or more lives left`, ru: `${n} и более оставшимися жизнями` });
  }
  if (f.word && f.word !== 'created')
    having.push({ en: keywords[f.word].name.en, ru: keywordForms[f.word].ins });
  if (f.has) having.push(mechanic(f.has, f.raid));
  if (f.named) having.push(names[f.named]);
  if (having.length > 0) {
    add(`with ${having.map((h) => h.en).join(' and ')}`, `с ${having.map((h) => h.ru).join(' и ')}`);
  }
  if (f.lacks) add(`without ${terms[f.lacks].name.en}`, `без ${mechanics[f.lacks].gen}`);
  return { noun, tail };
}

const costliest: Readonly<Record<NonNullable<Filter['costUpTo']>, Text>> = {
  closedCoins: {
    en: 'of cost no higher than the number of your closed coins',
    ru: 'стоимостью не больше числа ваших закрытых монет',
  },
  creatures: {
    en: 'of cost no higher than the number of creatures in play',
    ru: 'стоимостью не больше числа существ в игре',
  },
};

const mechanics: Readonly<Record<Mechanic, Forms>> = {
  raid: noun('Набег').sg,
  soulcatcher: noun('Душелов').sg,
  spend: noun('Расход').sg,
  concentration: noun('Концентрация').sg,
};

function mechanic(has: Mechanic, raid: number | undefined): Text {
  const value = has === 'raid' && raid !== undefined ? ` ${raid}` : '';
  return { en: terms[has].name.en + value, ru: mechanics[has].ins + value };
}

const names: Readonly<Record<NonNullable<Filter['named']>, Text>> = {
  self: { en: 'the name of this card', ru: 'именем этой карты' },
  same: { en: 'the same name', ru: 'тем же именем' },
  graveyard: { en: 'the name of a card in your graveyard', ru: 'именем одной из карт вашего кладбища' },
};

const bounds = (min: number | undefined, max: number | undefined): Text | null =>
  min === undefined && max === undefined ? null : range(min, max);

/** What stands before the noun, in order, in both languages. */
interface Quality {
  readonly ru: Adjective;
  readonly en: string;
}

const quality = (ru: string, en: string): Quality => ({ ru: adjective(ru), en });

const qualities = {
  closed: quality('закрытый', 'closed'),
  open: quality('открытый', 'open'),
  weakened: quality('ослабленный', 'weakened'),
  poisoned: quality('отравленный', 'poisoned'),
  stunned: quality('оглушённый', 'stunned'),
  wounded: quality('раненый', 'wounded'),
  unwounded: quality('нераненый', 'unwounded'),
  created: quality('созданный', 'created'),
  none: quality('нейтральный', 'neutral'),
  several: quality('мультистихийный', 'multi-element'),
};

function qualitiesOf(f: Filter): Quality[] {
  return [
    ...(f.closed === undefined ? [] : [f.closed ? qualities.closed : qualities.open]),
    ...(f.weakened ? [qualities.weakened] : []),
    ...(f.poisoned ? [qualities.poisoned] : []),
    ...(f.stunned ? [qualities.stunned] : []),
    ...(f.wounded === undefined ? [] : [f.wounded ? qualities.wounded : qualities.unwounded]),
    ...(f.word === 'created' ? [qualities.created] : []),
    ...(f.elements ? [qualities[f.elements]] : []),
  ];
}

function english(f: Filter, count: Count, noun: Lexeme): string {
  const rest = [
    ...(f.side === 'enemy' ? ['opposing'] : []),
    ...qualitiesOf(f).map((q) => q.en),
    ...(f.element ? [elementOf[f.element].en] : []),
    ...(f.not ? [`non-${kinds[f.not].en.one}`] : []),
    ...(f.notClass === undefined ? [] : [`non-${classNoun(classKey(f.notClass)).en.one}`]),
  ];
  const others = f.other ? ['other'] : [];
  const single = [...others, ...rest, noun.en.one].join(' ');
  const several = [...others, ...rest, noun.en.many].join(' ');
  const yours = f.side === 'yours';
  if (count === 'bare') return yours ? `your ${several}` : several;
  if ((count === 1 || count === 'any') && f.other)
    return `an${yours ? `other of your ${[...rest, noun.en.many].join(' ')}` : single}`;
  if (count === 1 || count === 'any') return yours ? `one of your ${several}` : article(single);
  const upTo = typeof count === 'object';
  const n = upTo ? count.upTo : count;
  const quantity = n === 'each' ? n : `${upTo ? 'up to ' : ''}${inWords(n)}`;
  if (yours) return `${quantity} of your ${several}`;
  return `${quantity} ${n === 'each' || n === 1 ? single : several}`;
}

const other = adjective('другой');
const each = adjective('каждый');

function russian(f: Filter, count: Count, { ru: noun }: Lexeme, c: Case): string {
  const adjectives: Adjective[] = [];
  if (f.other) adjectives.push(other);
  if (f.side) adjectives.push(f.side === 'yours' ? your : opposing);
  for (const { ru } of qualitiesOf(f)) adjectives.push(ru);
  if (count === 'bare') return manyOf(adjectives, noun, c);
  if (count === 'any') return singular(adjectives, noun, c);
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
