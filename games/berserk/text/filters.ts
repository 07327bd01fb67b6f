/** Filters as noun phrases: "a wounded creature of the opponent", «два стоящих рядом существа противника». */

import {
  type Adjective,
  adjective,
  type Case,
  every,
  manyOf,
  type Noun,
  noun as nounOf,
  severalOf,
  one as single,
  singular,
  your,
} from '@vigrid/speech';
import type { Filter } from '../abilities/types.ts';
import { classKey } from './classes.ts';
import { figure } from './figures.ts';
import { card, classNoun, kinds, type Lexeme } from './nouns.ts';
import { anchored, made, type Phrase, type Setting } from './phrases.ts';
import { adjectives, onlyRow, onlyWord, participles, type Quality, tails } from './qualities.ts';
import { article, inWords } from './ranges.ts';
import { list } from './say.ts';

/** How many: a certain number, at most a number, each of them, all, or simply those that fit. */
export type Count = number | { readonly upTo: number } | 'X' | 'each' | 'all' | 'bare';

/** `noun` is what is spoken of where the filter does not say. */
export function phrase(filter: Filter, at: Setting, count: Count = 1, noun: Lexeme = card): Phrase {
  const { any, not, within, is, ...rest } = filter;
  if (filter.host) return made(host, 'the host', (c) => host.ru.sg[c]);
  if (is && is !== 'cell') return anchored(is, at);
  if (any && !any.every(onlyWord) && !any.every(onlyRow)) {
    return joined(
      any.map((one) => phrase({ ...rest, ...one }, at, count, noun)),
      count,
    );
  }
  const said = nounFor(filter, noun);
  const about = participles(filter, at);
  const how = adjectives(filter);
  const after = tails(filter, at);
  let { ru, en } = after;
  if (within !== undefined) {
    const far = figure(within, at);
    ru += ` в пределах ${far.ru} клеток`;
    en += ` within ${far.en} cells`;
  }
  if (not) {
    const but = phrase(not, at, 'bare');
    ru += ` (кроме ${but.ru('gen')})`;
    en += ` (${but.en} excepted)`;
  }
  const many = count !== 1 && count !== 'each';
  const told = (c: Case) => russian(filter, about, how, said, count, c) + ru;
  const made1 = made(said, english(filter, about, how, said, count) + en, told, many);
  if (typeof count !== 'object') return made1;
  // «не более чем на двух существ», not «на до двух существ».
  const exact = phrase(filter, at, count.upTo, noun);
  return { ...made1, after: (preposition, c) => `не более чем ${exact.after(preposition, c)}` };
}

/** "this creature or a creature next to it"; all of them together are "and". */
function joined(given: readonly Phrase[], count: Count): Phrase {
  // A pronoun comes first: «его и это существо».
  const parts = given.toSorted((a, b) => Number(a.en !== 'it') - Number(b.en !== 'it'));
  const [first] = parts;
  const [and, et] = count === 'all' ? [' и ', ' and '] : [' или ', ' or '];
  return {
    ...made(
      first.noun,
      list(
        parts.map(({ en }) => en),
        et,
      ),
      (c) =>
        list(
          parts.map(({ ru }) => ru(c)),
          and,
        ),
      count === 'all' || first.many,
    ),
    after: (preposition, c) =>
      list(
        parts.map((part) => part.after(preposition, c)),
        and,
      ),
  };
}

const host: Lexeme = {
  ru: nounOf('хозяин', {
    animate: true,
    forms: [
      'хозяин хозяина хозяину хозяина хозяином хозяине',
      'хозяева хозяев хозяевам хозяев хозяевами хозяевах',
    ],
  }),
  en: { one: 'host', many: 'hosts' },
};

/** The class where it is told of creatures, else the type. */
function nounFor(f: Filter, otherwise: Lexeme): Lexeme {
  if (f.name !== undefined) return card;
  if (f.class !== undefined && (f.type === undefined || f.type === 'creature'))
    return classNoun(classKey(f.class));
  if (f.symbiont) return kinds.symbiont;
  if (f.type) return kinds[f.type];
  return f.flying !== undefined || f.formation !== undefined ? kinds.creature : otherwise;
}

const another = adjective('другой');
const eachOne = adjective('каждый');

function english(
  f: Filter,
  about: readonly Quality[],
  how: readonly Quality[],
  noun: Lexeme,
  count: Count,
): string {
  const other = f.another || f.notSame ? ['other'] : [];
  const whose = f.side === 'enemy' ? ['opposing'] : [];
  const words = (n: string) => [...whose, ...how.map(({ en }) => en), n].join(' ');
  const tail = about.map(({ en }) => ` ${en}`).join('');
  const yours = f.side === 'yours';
  const one = words(noun.en.one);
  const many = words(noun.en.many);
  const rest = [...other, many].join(' ');
  switch (count) {
    case 1:
      if (yours) return `${other.length > 0 ? 'another of' : 'one of'} your ${many}${tail}`;
      return (other.length > 0 ? `another ${one}` : article(one)) + tail;
    case 'each':
      return (yours ? `each of your ${rest}` : `each ${[...other, one].join(' ')}`) + tail;
    case 'all':
      return `all ${yours ? 'your ' : ''}${rest}${tail}`;
    case 'bare':
      return (yours ? 'your ' : '') + rest + tail;
    case 'X':
      return `X ${yours ? 'of your ' : ''}${rest}${tail}`;
    default: {
      const n = typeof count === 'object' ? count.upTo : count;
      const quantity = `${typeof count === 'object' ? 'up to ' : ''}${inWords(n)}`;
      if (yours) return `${quantity} of your ${rest}${tail}`;
      return `${quantity} ${n === 1 ? [...other, one].join(' ') : rest}${tail}`;
    }
  }
}

function russian(
  f: Filter,
  about: readonly Quality[],
  how: readonly Quality[],
  { ru: noun }: Lexeme,
  count: Count,
  c: Case,
): string {
  const words: Adjective[] = [
    ...(f.another || f.notSame ? [another] : []),
    ...about.map(({ ru }) => ru),
    ...(f.side === 'yours' ? [your] : []),
    ...how.map(({ ru }) => ru),
  ];
  switch (count) {
    case 1:
      return singular(words, noun, c);
    case 'each':
      return singular([eachOne, ...words], noun, c);
    case 'all':
      return manyOf([every, ...words], noun, c);
    case 'bare':
      return manyOf(words, noun, c);
    case 'X':
      return `X ${manyOf(words, noun, c === 'acc' || c === 'nom' ? 'gen' : c)}`;
    default:
      if (typeof count !== 'object') return severalOf(count, words, noun, c);
      return atMost(count.upTo, words, noun, c);
  }
}

function atMost(n: number, words: readonly Adjective[], noun: Noun, c: Case): string {
  const direct = c === 'nom' || c === 'acc' || c === 'gen';
  const same = direct ? 'gen' : c;
  const said = n === 1 ? singular([single, ...words], noun, same) : severalOf(n, words, noun, same);
  return `${direct ? 'до' : 'не более чем'} ${said}`;
}
