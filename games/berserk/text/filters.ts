/** Filters as noun phrases: "a wounded creature of the opponent", «два стоящих рядом существа противника». */
import type { Text } from '@vigrid/kernel';
import type { Filter, Place } from '../abilities/types.ts';
import { classes, classKey } from './classes.ts';
import { figure } from './figures.ts';
import {
  type Adjective,
  adjective,
  agreeing,
  type Case,
  every,
  figuresWith,
  manyOf,
  phrased,
  severalOf,
  singular,
  your,
} from './morphology.ts';
import { elementAdjectives, markerName } from './names.ts';
import { card, chip, classNoun, kinds, type Lexeme, life, uses } from './nouns.ts';
import { anchored, made, type Phrase, type Setting, thisCard } from './phrases.ts';
import { beside, ground, placed } from './places.ts';
import { article, inWords, isAny, isNone, range } from './ranges.ts';
import { list, quoted, say } from './say.ts';
import { nameOfCard } from './titles.ts';
import { wordName } from './words.ts';

/** How many: a certain number, at most a number, each of them, all, or simply those that fit. */
export type Count = number | { readonly upTo: number } | 'X' | 'each' | 'all' | 'bare';

export function phrase(filter: Filter, at: Setting, count: Count = 1): Phrase {
  if (filter.any && Object.keys(filter).length === 1) return either(filter.any, at, count);
  const noun = nounOf(filter);
  const before = qualities(filter, at);
  const after = tails(filter, at);
  const many = count !== 1 && count !== 'each';
  return made(
    noun,
    english(filter, before, noun, count) + after.en,
    (c) => russian(filter, before, noun, count, c) + after.ru,
    many,
  );
}

/** "a creature with a shot or a flying creature". */
function either(any: readonly Filter[], at: Setting, count: Count): Phrase {
  const all = any.map((one) => phrase(one, at, count));
  const [first] = all;
  return made(
    first.noun,
    all.map(({ en }) => en).join(' or '),
    (c) => all.map(({ ru }) => ru(c)).join(' или '),
    first.many,
  );
}

/** The class where it is told of creatures, else the type. */
function nounOf(f: Filter): Lexeme {
  if (f.name !== undefined) return card;
  if (f.class !== undefined && (f.type === undefined || f.type === 'creature'))
    return classNoun(classKey(f.class));
  if (f.symbiont) return kinds.symbiont;
  if (f.type) return kinds[f.type];
  return f.flying !== undefined ? kinds.creature : card;
}

/** What stands before the noun: in order, in both languages. */
interface Quality {
  readonly ru: Adjective;
  readonly en: string;
}

const quality = (ru: string, en: string): Quality => ({ ru: adjective(ru), en });
const participle = (before: string, ru: string, after: string, en: string): Quality => ({
  ru: phrased(adjective(ru), before, after),
  en,
});

const either2 = (value: boolean | undefined, yes: Quality, no: Quality): Quality[] =>
  value === undefined ? [] : [value ? yes : no];

const closed = quality('закрытый', 'closed');
const open = quality('открытый', 'open');
const elite = quality('элитный', 'elite');
const ordinary = quality('рядовой', 'ordinary');
const flying = quality('летающий', 'flying');
const grounded = quality('нелетающий', 'non-flying');
const unique = quality('уникальный', 'unique');
const notUnique = quality('неуникальный', 'non-unique');
const poisoned = quality('отравленный', 'poisoned');
const healthy = quality('неотравленный', 'unpoisoned');
const wounded = quality('раненый', 'wounded');
const moved = participle('', 'перемещавшийся', ' в этом ходу', 'that has moved this turn');
const unmoved = participle('не ', 'перемещавшийся', ' в этом ходу', 'that has not moved this turn');

/** Adjectives; participles with what goes with them follow in `standing`. */
function qualities(f: Filter, at: Setting): Quality[] {
  return [
    ...either2(f.closed, closed, open),
    ...(f.wounded ? [wounded] : []),
    ...either2(f.poisoned, poisoned, healthy),
    ...either2(f.elite, elite, ordinary),
    ...either2(f.unique, unique, notUnique),
    ...(f.neutral ? [quality(elementAdjectives.neutral.ru, elementAdjectives.neutral.en)] : []),
    ...(f.element ? [quality(elementAdjectives[f.element].ru, elementAdjectives[f.element].en)] : []),
    ...either2(f.flying, flying, grounded),
    ...(f.word === 'incorporeal' ? [quality('бестелесный', 'incorporeal')] : []),
    ...(f.without === 'incorporeal' ? [quality('небестелесный', 'corporeal')] : []),
    ...standing(f, at),
  ];
}

/** Where it stands and what it has done: in Russian before the noun, in English behind it. */
function standing(f: Filter, at: Setting): Quality[] {
  const found: Quality[] = [];
  const stand = ({ ru, en }: Text, not = '') =>
    found.push(participle(not, 'стоящий', ` ${ru}`, `${behind}${en}`));
  if (f.near) stand(beside(f.near, at));
  if (f.notNear)
    found.push(
      participle(
        'не ',
        'стоящий',
        ` ${beside(f.notNear, at).ru}`,
        `${behind}not ${beside(f.notNear, at).en}`,
      ),
    );
  if (f.at) stand(placed(f.at, thisCard(at.type)));
  if (f.atSame) stand(placed(f.atSame, anchored('same', at)));
  if (f.atOther) stand(placed(f.atOther, anchored('other', at)));
  if (f.onCell) stand(say('на этой клетке', 'on that cell'));
  const where = ground(f);
  if (where) stand(where);
  if (f.host)
    found.push(participle('', 'являющийся', ' хозяином этой карты', `${behind}on which this card sits`));
  if (f.formation === true) stand(say('в строю', 'in formation'));
  if (f.formation === 'this') stand(inFormationWith(thisCard(at.type)));
  if (f.formation === 'it')
    found.push(
      participle(
        '',
        'стоявший',
        ` в строю ${anchored('it', at).after('с', 'ins')}`,
        `${behind}in formation with ${anchored('it', at).en}`,
      ),
    );
  if (f.defender) found.push(participle('', 'выступающий', ' защитником', `${behind}acting as defender`));
  found.push(...either2(f.moved, behindNoun(moved), behindNoun(unmoved)));
  found.push(
    ...either2(
      f.movedBefore,
      participle('', 'перемещавшийся', ' в прошлом ходу', `${behind}that moved in the turn before`),
      participle('не ', 'перемещавшийся', ' в прошлом ходу', `${behind}that did not move in the turn before`),
    ),
    ...either2(
      f.hurt,
      participle('', 'раненный', ' в этом ходу', `${behind}wounded this turn`),
      participle('не ', 'получавший', ' ран в этом ходу', `${behind}that received no wounds this turn`),
    ),
    ...either2(
      f.hurtByAttack,
      participle('', 'раненный', ' атаками в этом ходу', `${behind}wounded by attacks this turn`),
      participle(
        'не ',
        'получавший',
        ' ран от атак в этом ходу',
        `${behind}that received no wounds from attacks this turn`,
      ),
    ),
    ...either2(
      f.assaulted,
      participle('', 'нападавший', ' в этом ходу', `${behind}that has attacked this turn`),
      participle('не ', 'нападавший', ' в этом ходу', `${behind}that has not attacked this turn`),
    ),
  );
  return found;
}

const inFormationWith = (who: Phrase): Text =>
  say(`в строю ${who.after('с', 'ins')}`, `in formation with ${who.en}`);

/** Marks English words that stand behind the noun. */
const behind = '→';
const behindNoun = (q: Quality): Quality => ({ ru: q.ru, en: behind + q.en });

/** What follows the noun: whose it is, cost, figures, named features, exceptions. */
function tails(f: Filter, at: Setting): Text {
  const tail = { ru: '', en: '' };
  const add = (ru: string, en: string) => {
    tail.ru += ` ${ru}`;
    tail.en += ` ${en}`;
  };
  if (f.name !== undefined) {
    const { ru, en } = nameOfCard(f.name);
    add(quoted(ru), `“${en}”`);
  }
  // Where the noun is the class, the type is not told.
  if (f.side === 'enemy') tail.ru += ' противника';
  if (f.class !== undefined && f.type !== undefined && f.type !== 'creature') {
    const { ru, en } = classes[classKey(f.class)];
    add(`класса «${ru}»`, `of the class ${en}`);
  }
  if (f.sameElement) add('той же стихии', 'of its element');
  if (f.classed) add('с классом', 'with a class');
  if (f.cost) add(`стоимостью ${range(f.cost).ru}`, `of cost ${range(f.cost).en}`);
  if (f.costX) add('стоимостью X', 'of cost X');
  const having: Text[] = [];
  if (f.word && f.word !== 'incorporeal') having.push(wordName(f.word, undefined, 'ins'));
  if (f.uses) {
    having.push(
      say(
        list(
          f.uses.map((use) => uses[use].ru.sg.ins),
          ' или ',
        ),
        list(
          f.uses.map((use) => article(uses[use].en.one)),
          ' or ',
        ),
      ),
    );
  }
  if (f.marker !== undefined) {
    const { ru, en } = markerName(f.marker);
    const marks = f.marks && !isAny(f.marks) ? range(f.marks) : say('', '');
    having.push(
      marks.ru === ''
        ? say(`маркером «${ru}»`, `the ${en} marker`)
        : say(`маркерами «${ru}» (${marks.ru})`, `${marks.en} ${en} markers`),
    );
  }
  if (f.lives) having.push(say(`${withRange(f.lives, life)}`, `${range(f.lives).en} lives`));
  if (f.move) having.push(say(`запасом движения ${range(f.move).ru}`, `movement stock ${range(f.move).en}`));
  if (f.weakStrike)
    having.push(say(`слабым ударом ${range(f.weakStrike).ru}`, `weak strike ${range(f.weakStrike).en}`));
  if (f.sameWeak) having.push(say('таким же слабым ударом', 'the same weak strike'));
  if (f.extraLives) having.push(say('дополнительными жизнями', 'additional lives'));
  if (f.overfull) having.push(say('жизнями сверх начальных', 'more lives than printed'));
  if (f.chips && !isNone(f.chips)) {
    having.push(
      isAny(f.chips) ? say('фишками', 'chips') : say(withRange(f.chips, chip), `${range(f.chips).en} chips`),
    );
  }
  if (f.shotAt) {
    having.push(
      say(
        `ранами от выстрелов и метаний (${range(f.shotAt).ru}) в этом ходу`,
        `wounds from ${range(f.shotAt).en} shots or throws this turn`,
      ),
    );
  }
  if (having.length > 0) {
    add(
      `с ${list(
        having.map(({ ru }) => ru),
        ' и ',
      )}`,
      `with ${list(
        having.map(({ en }) => en),
        ' and ',
      )}`,
    );
  }
  if (f.wounded === false) add('без ран', 'without wounds');
  if (f.chips && isNone(f.chips)) add('без фишек', 'without chips');
  if (f.without && f.without !== 'incorporeal') {
    const { ru, en } = wordName(f.without, undefined, 'gen');
    add(`без ${ru}`, `without ${en}`);
  }
  if (f.symbiont === false) add('(кроме симбиотов)', '(symbionts excepted)');
  if (f.notClass !== undefined) {
    const { en } = classNoun(classKey(f.notClass));
    add(`(кроме класса «${classes[classKey(f.notClass)].ru}»)`, `(${en.many} excepted)`);
  }
  if (f.within !== undefined) {
    const { ru, en } = figure(f.within, at);
    add(`в пределах ${ru} клеток`, `within ${en} cells`);
  }
  if (f.alone) add(aloneAt[f.alone]?.ru ?? '', aloneAt[f.alone]?.en ?? '');
  if (f.is)
    add(
      `(${anchored(f.is === 'cell' ? 'it' : f.is, at).ru('nom')})`,
      `(${anchored(f.is === 'cell' ? 'it' : f.is, at).en})`,
    );
  if (f.any) {
    const { ru, en } = either(f.any, at, 'bare');
    add(`(${ru('nom')})`, `(${en})`);
  }
  if (f.not) {
    const but = phrase(f.not, at, 'bare');
    add(`(кроме ${but.ru('gen')})`, `(${but.en} excepted)`);
  }
  return tail;
}

const aloneAt: Readonly<Partial<Record<Place, Text>>> = {
  beside: say(
    'без других своих существ слева и справа',
    'with no other creature of its squad to the left or right',
  ),
};

const withRange = ({ min, max }: NonNullable<Filter['lives']>, of: Lexeme): string => {
  if (min !== undefined && max === undefined) return `${figuresWith(min, of.ru)} или больше`;
  if (max !== undefined && min === undefined) return `${figuresWith(max, of.ru)} или меньше`;
  return min === max ? figuresWith(min ?? 0, of.ru) : `${min}–${max} ${of.ru.pl.ins}`;
};

const another = adjective('другой');
const eachOne = adjective('каждый');

function english(f: Filter, before: readonly Quality[], noun: Lexeme, count: Count): string {
  const ahead = before.filter(({ en }) => !en.startsWith(behind)).map(({ en }) => en);
  const after = before.filter(({ en }) => en.startsWith(behind)).map(({ en }) => en.slice(behind.length));
  const other = f.another || f.notSame ? ['other'] : [];
  const whose = f.side === 'enemy' ? ['opposing'] : [];
  const words = (n: string) => [...whose, ...ahead, n].join(' ');
  const tail = after.map((one) => ` ${one}`).join('');
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

function russian(f: Filter, before: readonly Quality[], { ru: noun }: Lexeme, count: Count, c: Case): string {
  const adjectives: Adjective[] = [];
  if (f.another || f.notSame) adjectives.push(another);
  if (f.side === 'yours') adjectives.push(your);
  for (const { ru } of before) adjectives.push(ru);
  switch (count) {
    case 1:
      return singular(adjectives, noun, c);
    case 'each':
      return singular([eachOne, ...adjectives], noun, c);
    case 'all':
      return manyOf([every, ...adjectives], noun, c);
    case 'bare':
      return manyOf(adjectives, noun, c);
    case 'X':
      return `X ${manyOf(adjectives, noun, c === 'acc' || c === 'nom' ? 'gen' : c)}`;
    default:
      if (typeof count !== 'object') return severalOf(count, adjectives, noun, c);
      return upTo(count.upTo, adjectives, noun, c);
  }
}

function upTo(n: number, adjectives: readonly Adjective[], noun: Lexeme['ru'], c: Case): string {
  const direct = c === 'nom' || c === 'acc' || c === 'gen';
  const same = direct ? 'gen' : c;
  const words =
    n === 1 ? singular([single, ...adjectives], noun, same) : severalOf(n, adjectives, noun, same);
  return `${direct ? 'до' : 'не более чем'} ${words}`;
}

const single = agreeing(
  'один одного одному одним одном',
  'одно',
  'одна одну одной',
  'одни одних одним одними',
);
