/** Filters as noun phrases: "a wounded creature of the opponent", «два стоящих рядом существа противника». */

import type { Text } from '@vigrid/kernel';
import {
  type Adjective,
  adjective,
  article,
  type Case,
  every,
  inWords,
  type Lexeme,
  list,
  manyOf,
  type Noun,
  phraseOf,
  say,
  severalOf,
  one as single,
  singular,
  subject,
  after as withIt,
  your,
} from '@vigrid/speech';
import type { Amount, CardFigure, Filter } from '../abilities/index.ts';
import { classKey } from './classes.ts';
import { naming } from './naming.ts';
import { card, classNoun, host, kinds } from './nouns.ts';
import { anchored, type Phrase, type Setting } from './phrases.ts';
import { cellsPhrase } from './places.ts';
import { adjectives, extremes, onlyRow, onlyWord, participles, type Quality, tails } from './qualities.ts';

/** How many: a certain number, at most a number, each of them, all, or simply those that fit. */
export type Count = number | { readonly upTo: number } | 'X' | 'each' | 'all' | 'bare';

/** `noun` is what is spoken of where the filter does not say. */
export function phrase(filter: Filter, at: Setting, count: Count = 1, noun: Lexeme = card): Phrase {
  const { any, not, within, is, bears, ...rest } = filter;
  if (filter.host) {
    const { host: _, type: __, ...more } = filter;
    if (Object.keys(more).length === 0) return phraseOf(host, 'the host', (c) => host.ru.sg[c]);
    const such = phrase(more, at, 1, kinds.creature);
    return phraseOf(
      host,
      `the host (if it is ${such.en})`,
      (c) => `${host.ru.sg[c]} (если это ${such.ru('nom')})`,
    );
  }
  if (is && is !== 'cell') {
    const { type, ...more } = { ...rest, any, not, within, bears };
    const told = Object.values(more).some((one) => one !== undefined);
    if (!told) return anchored(is, at);
    // «оно, существо стоимостью 5 или меньше»: known, and yet of a kind.
    const { is: _, ...kind } = filter;
    const known = anchored(is, at);
    const such = phrase(kind, at, 1, noun);
    return {
      ...known,
      ru: (c) => `${known.ru(c)} (если это ${such.ru('nom')})`,
      after: (preposition, c) => `${known.after(preposition, c)} (если это ${such.ru('nom')})`,
      en: `${known.en} (if it is ${such.en})`,
    };
  }
  if (any && !any.every(onlyWord) && !any.every(onlyRow)) {
    return joined(
      any.map((one) => phrase({ ...rest, ...(bears && { bears }), ...one }, at, count, noun)),
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
  if (filter.figure) {
    const { of, min, max } = filter.figure;
    const said = bounds(min, max, at);
    const name = of === 'cost' ? say('стоимостью', 'of cost') : extremes[of];
    ru += ` ${of === 'cost' ? name.ru : withIt('с', name.ru)}${said.ru}`;
    en += ` ${of === 'cost' ? name.en : `with ${name.en}`}${said.en}`;
  }
  if (filter.beside) {
    const { cards, own, min, max } = filter.beside;
    const whose = own ? say('своих ', 'of its own ') : say('', '');
    if (max !== undefined) {
      const those = phrase(cards, at, max === 0 ? 'bare' : max + 1);
      ru += `, рядом с которым нет ${max === 0 ? '' : 'хотя бы '}${whose.ru}${those.ru('gen')}`;
      en += ` next to which there are ${max === 0 ? 'no' : 'not even'} ${whose.en}${those.en}`;
    } else {
      const those = phrase(cards, at, min ?? 1);
      ru += ` рядом ${those.after('с', 'ins')}`;
      en += ` next to ${those.en}`;
    }
  }
  if (filter.sharing && filter.sharing !== 'cell') {
    const there = anchored(filter.sharing, at);
    ru += ` на клетке ${there.ru('gen')}`;
    en += ` on the cell of ${there.en}`;
  }
  if (bears) {
    const sitting = phrase(bears, at);
    ru += ` ${sitting.after('с', 'ins')}`;
    en += ` with ${sitting.en} on it`;
  }
  if (not) {
    const but = phrase(not, at, 'bare');
    ru += ` (кроме ${but.ru('gen')})`;
    en += ` (${but.en} excepted)`;
  }
  const many = count !== 1 && count !== 'each';
  const told = (c: Case) => russian(filter, about, how, said, count, c) + ru;
  const made1 = phraseOf(said, english(filter, about, how, said, count) + en, told, many);
  if (typeof count !== 'object') return made1;
  // «не более чем на двух существ», not «на до двух существ».
  const exact = phrase(filter, at, count.upTo, noun);
  return { ...made1, after: (preposition, c) => `не более чем ${exact.after(preposition, c)}` };
}

/** «не больше, чем …», «X или меньше»: amounts that a figure is held against. */
function bounds(min: Amount | undefined, max: Amount | undefined, at: Setting): Text {
  if (min !== undefined && JSON.stringify(min) === JSON.stringify(max)) {
    const n = figure(min, at);
    return typeof min === 'object' ? say(` ровно ${n.ru}`, ` exactly ${n.en}`) : say(` ${n.ru}`, ` ${n.en}`);
  }
  const said: Text[] = [];
  const bound = (of: Amount, ru: readonly string[], en: readonly string[]) => {
    const n = figure(of, at);
    said.push(
      typeof of === 'object'
        ? say(` не ${ru[0]}, чем ${n.ru}`, ` at ${en[0]} ${n.en}`)
        : say(` ${n.ru} или ${ru[1]}`, ` ${n.en} or ${en[1]}`),
    );
  };
  if (min !== undefined) bound(min, ['меньше', 'больше'], ['least', 'more']);
  if (max !== undefined) bound(max, ['больше', 'меньше'], ['most', 'less']);
  return say(said.map(({ ru }) => ru).join(' и'), said.map(({ en }) => en).join(' and'));
}

/** "this creature or a creature next to it"; all of them together are "and". */
function joined(given: readonly Phrase[], count: Count): Phrase {
  // A pronoun comes first: «его и это существо».
  const parts = given.toSorted((a, b) => Number(a.en !== 'it') - Number(b.en !== 'it'));
  const [first] = parts;
  const [and, et] = count === 'all' ? [' и ', ' and '] : [' или ', ' or '];
  return {
    ...phraseOf(
      parts.every(({ noun }) => noun === first.noun) ? first.noun : card,
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

/** The class where it is told of creatures, else the type. */
function nounFor(f: Filter, otherwise: Lexeme): Lexeme {
  if (f.name !== undefined) return card;
  if (f.class !== undefined) return classNoun(classKey(f.class));
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

/** An amount where a number stands, after «на» too: "2", "X", "the number of poisoned creatures next to it". */
export function figure(amount: Amount, at: Setting): Text {
  if (typeof amount === 'number') return say(`${amount}`, `${amount}`);
  if (amount === 'X') return say('X', 'X');
  if ('sum' in amount) return reckoned(figure(amount.sum, at), amount);
  if ('count' in amount && amount.plus && amount.plus > 0 && !amount.half && amount.most === undefined) {
    const one = phrase(amount.count, at, 'each');
    const n = amount.times ?? 1;
    return say(`${amount.plus} и ещё ${n} за ${one.ru('acc')}`, `${amount.plus} and ${n} more for ${one.en}`);
  }
  if ('count' in amount) {
    const those = phrase(amount.count, at, 'bare');
    return reckoned(say(`число ${those.ru('gen')}`, `the number of ${those.en}`), amount);
  }
  if ('cells' in amount) {
    const { ru, en } = cellsPhrase(amount.cells, at);
    return reckoned(say(`число ${ru('gen')}`, `the number of ${en}`), amount);
  }
  if ('elements' in amount) {
    const those = phrase(amount.elements, at, 'bare');
    return reckoned(say(`число стихий ${those.ru('gen')}`, `the number of elements of ${those.en}`), amount);
  }
  if ('difference' in amount) {
    const [one, other] = amount.difference.map((of) => figure(of, at));
    return reckoned(
      say(`разность: ${one.ru} и ${other.ru}`, `the difference between ${one.en} and ${other.en}`),
      amount,
    );
  }
  if ('total' in amount) {
    if (isSinglePlace(amount.over)) {
      return reckoned(figureOf(amount.total, phrase(amount.over, at)), amount);
    }
    const those = phrase(amount.over, at, 'bare');
    return reckoned(
      say(
        `${totals[amount.total].ru} ${those.ru('gen')}`,
        `the total ${totals[amount.total].en} of ${those.en}`,
      ),
      amount,
    );
  }
  if ('printed' in amount) {
    const whose = amount.whose === 'cell' ? null : anchored(amount.whose, at);
    const name = amount.printed === 'weak' ? 'weak' : 'initial';
    return reckoned(whose ? figureOf(name, whose) : figureNames[name], amount);
  }
  if (amount.whose === 'cell') return reckoned(figureNames[amount.of], amount);
  return reckoned(figureOf(amount.of, anchored(amount.whose, at)), amount);
}

/** A figure of a card: "the number of wounds on this creature". */
export function figureOf(of: CardFigure | 'initial', whose: Phrase): Text {
  const { ru, en } = figureNames[of];
  if (of === 'chips' || of === 'wounds' || of === 'extraLives')
    return say(`${ru} ${whose.after('на', 'pre')}`, `${en} on ${whose.en}`);
  if (of === 'moved') {
    return say(
      `число клеток, пройденных ${whose.ru('ins')} в этом ходу`,
      `the number of cells ${subject(whose)} has moved this turn`,
    );
  }
  // «его стоимость» stands before the noun, «стоимость этого существа» behind it.
  const owner = whose.ru('gen');
  return owner.length <= 3
    ? say(`${owner} ${ru}`, `${en} of ${whose.en}`)
    : say(`${ru} ${owner}`, `${en} of ${whose.en}`);
}

const figureNames: Readonly<Record<CardFigure | 'initial', Text>> = {
  initial: say('начальное число жизней', 'the initial lives'),
  chips: say('число фишек', 'the number of chips'),
  wounds: say('число ран', 'the number of wounds'),
  lives: say('число жизней', 'the number of lives'),
  extraLives: say('число дополнительных жизней', 'the number of additional lives'),
  cost: say('стоимость', 'the cost'),
  poison: say('отравление', 'the poisoning'),
  moved: say('число пройденных в этом ходу клеток', 'the number of cells moved this turn'),
  weak: say('значение слабого удара', 'the weak strike value'),
  medium: say('значение среднего удара', 'the medium strike value'),
  strong: say('значение сильного удара', 'the strong strike value'),
  strike: say('значение простого удара', 'the simple strike value'),
  hurt: say('число полученных в этом ходу ран', 'the number of wounds received this turn'),
  move: say('запас движения', 'the movement stock'),
  moveLeft: say('число неизрасходованных единиц движения', 'the number of movement units left'),
  armour: say('число оставшихся единиц брони', 'the units of armour left'),
  regeneration: say('значение регенерации', 'the regeneration'),
  excess: say('избыточный урон', 'the excess damage'),
};

const totals: Readonly<Record<CardFigure, Text>> = {
  chips: say('общее число фишек', 'number of chips'),
  wounds: say('общее число ран', 'number of wounds'),
  lives: say('общее число жизней', 'number of lives'),
  extraLives: say('общее число дополнительных жизней', 'number of additional lives'),
  cost: say('суммарное значение стоимости', 'cost'),
  poison: say('суммарное значение отравления', 'poisoning'),
  moved: say('общее число пройденных клеток', 'number of cells moved'),
  weak: say('суммарное значение слабых ударов', 'weak strike value'),
  medium: say('суммарное значение средних ударов', 'medium strike value'),
  strong: say('суммарное значение сильных ударов', 'strong strike value'),
  strike: say('суммарное значение простых ударов', 'simple strike value'),
  hurt: say('общее число полученных в этом ходу ран', 'number of wounds received this turn'),
  move: say('суммарный запас движения', 'movement stock'),
  moveLeft: say('общее число неизрасходованных единиц движения', 'number of movement units left'),
  armour: say('общее число оставшихся единиц брони', 'units of armour left'),
  regeneration: say('суммарная величина регенерации', 'regeneration'),
  excess: say('суммарный избыточный урон', 'excess damage'),
};

/** At most one card stands there. */
const isSinglePlace = (f: Filter): boolean =>
  [f.at, f.atSame, f.atOther].some(
    (place) => place === 'ahead' || place === 'behind' || place === 'left' || place === 'right',
  );

interface Reckoning {
  readonly times?: number;
  readonly half?: true;
  readonly plus?: number;
  readonly most?: number;
}

function reckoned(of: Text, { times, half, plus, most }: Reckoning): Text {
  let { ru, en } = of;
  if (times !== undefined && times !== 1) {
    ru = `${times} × ${ru}`;
    en = `${times} × ${en}`;
  }
  if (half) {
    ru = `${ru}, делённое пополам с округлением вниз`;
    en = `half of ${en}, rounded down`;
  }
  if (plus) {
    ru += plus > 0 ? ` + ${plus}` : ` − ${-plus}`;
    en += plus > 0 ? ` + ${plus}` : ` − ${-plus}`;
  }
  if (most !== undefined) {
    ru += ` (максимум ${most})`;
    en += ` (at most ${most})`;
  }
  return say(ru, en);
}

Object.assign(naming, { phrase });
