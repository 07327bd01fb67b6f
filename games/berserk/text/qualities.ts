/** What a filter says beside its noun: adjectives, participles before it, and what follows it. */
import type { Text } from '@vigrid/kernel';
import {
  type Adjective,
  adjective,
  after,
  article,
  figures,
  type Lexeme,
  list,
  phrased,
  quoted,
  say,
} from '@vigrid/speech';
import type { CardFigure, Filter, Place, Range } from '../abilities/index.ts';
import { attackTypes } from '../abilities/vocabulary.ts';
import { classes, classKey } from './classes.ts';
import { elementAdjectives, markerName } from './names.ts';
import { chip, classNoun, life, uses, wound } from './nouns.ts';
import { anchored, type Setting, thisCard } from './phrases.ts';
import { beside, ground, inWater, placed, rows as rowNames } from './places.ts';
import { isAny, isNone, range } from './ranges.ts';
import { nameOfCard } from './titles.ts';
import { wordName } from './words.ts';

export interface Quality {
  readonly ru: Adjective;
  readonly en: string;
}

const quality = (ru: string, en: string): Quality => ({ ru: adjective(ru), en });
const participle = (before: string, ru: string, after: string, en: string): Quality => ({
  ru: phrased(adjective(ru), before, after),
  en,
});

const choice = (value: boolean | undefined, yes: Quality, no: Quality): Quality[] =>
  value === undefined ? [] : [value ? yes : no];

const element = (key: keyof typeof elementAdjectives): Quality =>
  quality(elementAdjectives[key].ru, elementAdjectives[key].en);

/** Before the noun in both languages. */
export function adjectives(f: Filter): Quality[] {
  return [
    ...choice(f.closed, quality('закрытый', 'closed'), quality('открытый', 'open')),
    ...choice(f.hidden, quality('скрытый', 'hidden'), quality('вскрытый', 'revealed')),
    ...(f.wounded ? [quality('раненый', 'wounded')] : []),
    ...choice(f.poisoned, quality('отравленный', 'poisoned'), quality('неотравленный', 'unpoisoned')),
    ...choice(f.elite, quality('элитный', 'elite'), quality('рядовой', 'ordinary')),
    ...choice(f.unique, quality('уникальный', 'unique'), quality('неуникальный', 'non-unique')),
    ...(f.neutral ? [element('neutral')] : []),
    ...(f.element ? [element(f.element)] : []),
    ...choice(f.flying, quality('летающий', 'flying'), quality('нелетающий', 'non-flying')),
    ...(f.word === 'incorporeal' ? [quality('бестелесный', 'incorporeal')] : []),
    ...(f.without === 'incorporeal' ? [quality('небестелесный', 'corporeal')] : []),
  ];
}

/** Where it stands as seen from this card, what it has done: before the noun in Russian, behind it in English. */
export function participles(f: Filter, at: Setting): Quality[] {
  const found: Quality[] = [];
  const stand = ({ ru, en }: Text) => found.push(participle('', 'стоящий', ` ${ru}`, en));
  if (f.near === 'this') stand(beside('this', at));
  if (f.notNear === 'this') {
    found.push(participle('не ', 'стоящий', ' рядом', `not next to ${thisCard(at.type).en}`));
  }
  if (f.at) stand(placed(f.at, null, at));
  if (f.defender) found.push(participle('', 'выступающий', ' защитником', 'acting as defender'));
  if (f.attacker) found.push(participle('', 'атакующий', '', 'attacking'));
  found.push(
    ...choice(
      f.moved,
      participle('', 'перемещавшийся', ' в этом ходу', 'that has moved this turn'),
      participle('не ', 'перемещавшийся', ' в этом ходу', 'that has not moved this turn'),
    ),
    ...choice(
      f.movedBefore,
      participle('', 'перемещавшийся', ' в прошлом ходу', 'that moved in the turn before'),
      participle('не ', 'перемещавшийся', ' в прошлом ходу', 'that did not move in the turn before'),
    ),
    ...choice(
      f.hurt,
      participle('', 'раненный', ' в этом ходу', 'wounded this turn'),
      participle('не ', 'получавший', ' ран в этом ходу', 'that received no wounds this turn'),
    ),
    ...choice(
      f.hurtByAttack,
      participle('', 'раненный', ' атаками в этом ходу', 'wounded by attacks this turn'),
      participle(
        'не ',
        'получавший',
        ' ран от атак в этом ходу',
        'that received no wounds from attacks this turn',
      ),
    ),
    ...(f.hurtBy
      ? [
          participle(
            '',
            'раненный',
            ` ${list(
              f.hurtBy.map((use) => uses[use].ru.sg.ins),
              ' или ',
            )} в этом ходу`,
            `wounded by ${list(
              f.hurtBy.map((use) => article(uses[use].en.one)),
              ' or ',
            )} this turn`,
          ),
        ]
      : []),
    ...choice(
      f.assaulted,
      participle('', 'нападавший', ' в этом ходу', 'that has attacked this turn'),
      participle('не ', 'нападавший', ' в этом ходу', 'that has not attacked this turn'),
    ),
  );
  return found;
}

/** What follows the noun: whose it is, where it stands, cost, figures, named features, exceptions. */
export function tails(f: Filter, at: Setting): Text {
  const said: Text[] = [];
  const add = (ru: string, en: string) => said.push(say(ru, en));
  if (f.least) add(`с наименьшим ${extremes[f.least].ru}`, `with the least ${extremes[f.least].en}`);
  if (f.greatest)
    add(`с наибольшим ${extremes[f.greatest].ru}`, `with the greatest ${extremes[f.greatest].en}`);
  if (f.sameName) said.push(namesake(f.sameName, at));
  if (f.twin !== undefined)
    add(
      f.twin ? 'с таким же названием, как у другой карты отряда' : 'с названием, какого в отряде больше нет',
      f.twin
        ? 'of the same name as another card of the squad'
        : 'of a name that nothing else in the squad has',
    );
  if (f.name !== undefined) add(quoted(nameOfCard(f.name).ru), `“${nameOfCard(f.name).en}”`);
  if (f.side === 'enemy') add('противника', '');
  if (f.strikes) {
    const { ru, en } = range(f.strikes);
    if (isNone(f.strikes))
      add(', не нападавшее простым ударом в этом ходу', 'that made no simple strike this turn');
    else add(`с простыми ударами в этом ходу: ${ru}`, `with ${en} simple strikes this turn`);
  }
  if (f.assailed) {
    const kind = f.assailed.length === attackTypes.length ? null : f.assailed;
    const ru = kind
      ? ` ${list(
          kind.map((use) => uses[use].ru.sg.ins),
          ' или ',
        )}`
      : '';
    const en = kind
      ? ` with ${list(
          kind.map((use) => article(uses[use].en.one)),
          ' or ',
        )}`
      : '';
    const { ru: by, en: self } = thisCard(at.type);
    add(`из атакованных ${by('ins')}${ru} в этом ходу`, `that ${self} has attacked${en} this turn`);
  }
  if (f.mateOf) {
    if (f.mateOf === 'this') add('своего отряда', 'of its own squad');
    else add('того же отряда', 'of the same squad');
  }
  if (f.sameElement) add('той же стихии', 'of its element');
  if (f.classed) add('с классом', 'with a class');
  if (f.cost) add(`стоимостью ${range(f.cost).ru}`, `of cost ${range(f.cost).en}`);
  if (f.costX) add('стоимостью X', 'of cost X');
  if (f.costTo) add(compared[f.costTo].ru, compared[f.costTo].en);
  const having = possessions(f);
  if (having.length > 0) {
    const ru = list(
      having.map((one) => one.ru),
      ' и ',
    );
    const en = list(
      having.map((one) => one.en),
      ' and ',
    );
    add(after('с', ru), `with ${en}`);
  }
  if (f.wounded === false) add('без ран', 'without wounds');
  if (f.chips && isNone(f.chips)) add('без фишек', 'without chips');
  if (f.extraLives && isNone(f.extraLives)) add('без дополнительных жизней', 'without additional lives');
  if (f.without && f.without !== 'incorporeal') {
    const { ru, en } = wordName(f.without, undefined, 'gen');
    add(`без ${ru}`, `without ${en}`);
  }
  said.push(...whereabouts(f, at));
  if (f.symbiont === false) add('(кроме симбиотов)', '(symbionts excepted)');
  if (f.notClass !== undefined) {
    const key = classKey(f.notClass);
    add(`(кроме класса «${classes[key].ru}»)`, `(${classNoun(key).en.many} excepted)`);
  }
  return {
    ru: said.map(({ ru }) => (ru === '' ? '' : ` ${ru}`)).join(''),
    en: said.map(({ en }) => (en === '' ? '' : ` ${en}`)).join(''),
  };
}

const labelNames = {
  concentration: say('концентрацией', 'Concentration'),
  frenzy: say('бешенством', 'Frenzy'),
  rebuff: say('отпором', 'Rebuff'),
  meanness: say('подлостью', 'Meanness'),
  finishing: say('добиванием', 'finishing off'),
  prophecy: say('пророчеством', 'Prophecy'),
  dash: say('рывком', 'Dash'),
};

/** What it has: after «с» and "with". */
function possessions(f: Filter): Text[] {
  const having: Text[] = [];
  const named = f.any?.every(onlyWord) ? f.any : [];
  if (named.length > 0) {
    const all = named.map((one) => wordName(one.word ?? 'unique', undefined, 'ins'));
    having.push(
      say(
        list(
          all.map((one) => one.ru),
          ' или ',
        ),
        list(
          all.map((one) => one.en),
          ' or ',
        ),
      ),
    );
  }
  if (f.word && f.word !== 'incorporeal') having.push(wordName(f.word, undefined, 'ins'));
  if (f.uses) {
    const ru = list(
      f.uses.map((use) => uses[use].ru.sg.ins),
      ' или ',
    );
    const en = list(
      f.uses.map((use) => article(uses[use].en.one)),
      ' or ',
    );
    having.push(say(ru, en));
  }
  if (f.marker !== undefined) {
    const { ru, en } = markerName(f.marker);
    having.push(
      f.marks && !isAny(f.marks)
        ? say(`маркерами «${ru}» (${range(f.marks).ru})`, `${range(f.marks).en} ${en} markers`)
        : say(`маркером «${ru}»`, `the ${en} marker`),
    );
  }
  if (f.lives)
    having.push(
      say(
        `${withRange(f.lives, life)}`,
        `${range(f.lives).en}${f.lives.odd === undefined ? '' : ' of'} lives`,
      ),
    );
  if (f.move) having.push(say(`запасом движения ${range(f.move).ru}`, `movement stock ${range(f.move).en}`));
  if (f.weakStrike) {
    having.push(say(`слабым ударом ${range(f.weakStrike).ru}`, `weak strike ${range(f.weakStrike).en}`));
  }
  if (f.wounds) having.push(say(withRange(f.wounds, wound), `${range(f.wounds).en} wounds`));
  if (f.labelled) {
    const { ru, en } = labelNames[f.labelled];
    having.push(say(ru, en));
  }
  if (f.guarded) {
    having.push(say(`защитой от ${uses[f.guarded].ru.pl.gen}`, `protection from ${uses[f.guarded].en.many}`));
  }
  if (f.sameWeak) having.push(say('таким же слабым ударом', 'the same weak strike'));
  if (f.overfull) having.push(say('жизнями сверх начальных', 'more lives than printed'));
  if (f.extraLives && !isNone(f.extraLives)) having.push(say('дополнительными жизнями', 'additional lives'));
  if (f.chips && !isNone(f.chips)) {
    having.push(
      isAny(f.chips) ? say('фишками', 'chips') : say(withRange(f.chips, chip), `${range(f.chips).en} chips`),
    );
  }
  if (f.shotAt)
    having.push(say('ранами от других выстрелов и метаний', 'wounds from other shots and throws'));
  return having;
}

/** Alternatives that differ only in a named feature are told in one breath. */
export const onlyWord = (one: Filter): boolean => Object.keys(one).length === 1 && one.word !== undefined;
export const onlyRow = (one: Filter): boolean => Object.keys(one).length === 1 && one.row !== undefined;

function withRange({ min, max, odd }: Range, of: Lexeme): string {
  if (odd !== undefined) return `${odd ? 'нечётным' : 'чётным'} числом ${of.ru.pl.gen}`;
  if (min !== undefined && max === undefined) return `${figures(min, of.ru, 'ins')} или больше`;
  if (max !== undefined && min === undefined) return `${figures(max, of.ru, 'ins')} или меньше`;
  return min === max ? figures(min ?? 0, of.ru, 'ins') : `${min}–${max} ${of.ru.pl.ins}`;
}

/** Where it stands: next to others than this card, in a row, in formation. */
function whereabouts(f: Filter, at: Setting): Text[] {
  const said: Text[] = [];
  if (f.near && f.near !== 'this') said.push(beside(f.near, at));
  if (f.notNear && f.notNear !== 'this') {
    const { ru, en } = beside(f.notNear, at);
    said.push(say(`не ${ru}`, `not ${en}`));
  }
  if (f.atSame) said.push(placed(f.atSame, anchored('same', at), at));
  if (f.atOther) said.push(placed(f.atOther, anchored('other', at), at));
  if (f.nearMark !== undefined) {
    const { ru, en } = markerName(f.nearMark);
    said.push(say(`рядом с маркером «${ru}»`, `next to the ${en} marker`));
  }
  if (f.onMark !== undefined) {
    const { ru, en } = markerName(f.onMark);
    said.push(say(`на клетке с маркером «${ru}»`, `on a cell with the ${en} marker`));
  }
  if (f.between) said.push(say('между ними', 'between them'));
  if (f.onCell) said.push(say('на этой клетке', 'on that cell'));
  if (f.on && f.on !== 'cell') {
    const bearer = anchored(f.on, at);
    said.push(say(bearer.after('на', 'pre'), `on ${bearer.en}`));
  }
  const rows = f.any?.every(onlyRow) ? f.any : [];
  const where = rows.length > 0 ? inRows(rows, f.half) : ground(f);
  if (where) said.push(where);
  if (f.depth !== undefined) said.push(inWater(f.depth));
  if (f.formation === true) said.push(say('в строю', 'in formation'));
  if (f.formation !== undefined && f.formation !== true) {
    const mate = anchored(f.formation, at);
    said.push(say(`в строю ${mate.after('с', 'ins')}`, `in formation with ${mate.en}`));
  }
  if (f.clear) {
    const { ru, en } = clearAt[f.clear] ?? say('рядом с собой', 'next to it');
    said.push(say(`со свободной клеткой ${ru}`, `with a free cell ${en}`));
  }
  if (f.alone) said.push(aloneAt[f.alone] ?? say('без соседей', 'without neighbours'));
  return said;
}

/** One of several rows: «в вашем втором или третьем ряду». */
function inRows(rows: readonly Filter[], half: Filter['half']): Text {
  const all = rows.map(({ row }) => rowNames[row === 1 || row === 2 ? row : 3]);
  const ru = list(
    all.map((row) => row.ru),
    ' или ',
  );
  const en = list(
    all.map((row) => row.en),
    ' or ',
  );
  if (half === 'own') return say(`в вашем ${ru} ряду`, `in your ${en} row`);
  return say(`в ряду: ${ru}`, `in the ${en} row`);
}

const clearAt: Readonly<Partial<Record<Place, Text>>> = {
  ahead: say('напротив', 'ahead of it'),
  behind: say('позади', 'behind it'),
  left: say('слева', 'to its left'),
  right: say('справа', 'to its right'),
};

const aloneAt: Readonly<Partial<Record<Place, Text>>> = {
  beside: say(
    'без других своих существ слева и справа',
    'with no other creature of its squad to the left or right',
  ),
};

export const extremes: Readonly<Record<CardFigure, Text>> = {
  chips: say('числом фишек', 'number of chips'),
  wounds: say('числом ран', 'number of wounds'),
  lives: say('числом жизней', 'number of lives'),
  extraLives: say('числом дополнительных жизней', 'number of additional lives'),
  cost: say('значением стоимости', 'cost'),
  poison: say('значением отравления', 'poisoning'),
  moved: say('числом пройденных в этом ходу клеток', 'number of cells moved this turn'),
  weak: say('значением слабого удара', 'weak strike'),
  medium: say('значением среднего удара', 'medium strike'),
  strong: say('значением сильного удара', 'strong strike'),
  strike: say('значением простого удара', 'simple strike'),
  hurt: say('числом полученных в этом ходу ран', 'number of wounds received this turn'),
  move: say('запасом движения', 'movement stock'),
  moveLeft: say('числом неизрасходованных единиц движения', 'number of movement units left'),
  armour: say('числом оставшихся единиц брони', 'units of armour left'),
  regeneration: say('значением регенерации', 'regeneration'),
  excess: say('избыточным уроном', 'excess damage'),
};

/** Of the name of a card that was spoken of. */
function namesake(anchor: NonNullable<Filter['sameName']>, at: Setting): Text {
  if (anchor === 'cell') return say('с таким же названием', 'of the same name');
  const who = anchored(anchor, at);
  return say(`с тем же названием, что и ${who.ru('nom')}`, `of the same name as ${who.en}`);
}

const compared: Readonly<Record<NonNullable<Filter['costTo']>, Text>> = {
  same: say('той же стоимости, что и эта карта', 'of the same cost as this card'),
  less: say('меньшей стоимости, чем эта карта', 'of lesser cost than this card'),
  more: say('большей стоимости, чем эта карта', 'of greater cost than this card'),
};
