/** Conditions: as the clause after "if" or "while". */
import type { Text } from '@vigrid/kernel';
import { agreed, article, figures, inWords, list, listed, say } from '@vigrid/speech';
import type { CellFilter, Condition, Filter, ShownFilter } from '../abilities/index.ts';
import { pattern } from './attacks.ts';
import { classes, classKey } from './classes.ts';
import { figure, phrase } from './filters.ts';
import { cell, kinds, uses } from './nouns.ts';
import { anchored, type Setting, thisCard } from './phrases.ts';
import { cellPhrase, ground, placed } from './places.ts';
import { isPlain, predicate } from './predicates.ts';
import { range } from './ranges.ts';
import { walked } from './verbs.ts';

/** "this creature has no wounds", seen from the card. */
export function condition(c: Condition, at: Setting): Text {
  if ('all' in c) return listed(c.all.map((one) => condition(one, at)));
  if ('not' in c) return denied(c.not, at);
  if ('this' in c) return predicate(c.this, thisCard(at.type), at);
  if ('it' in c) return predicate(c.it, anchored('it', at), at);
  if ('other' in c) return predicate(c.other, anchored('other', at), at);
  if ('same' in c) return predicate(c.same, anchored('same', at), at);
  if ('there' in c) return there(c.there, c.min, c.max, at);
  if ('more' in c) {
    const [a, b] = [phrase(c.more, at, 'bare'), phrase(c.than, at, 'bare')];
    return say(
      `${a.ru('gen')} больше, чем ${b.ru('gen')}`,
      `there are more ${a.en.replace(/^your /, 'of your ')} than ${b.en.replace(/^your /, 'of your ')}`,
    );
  }
  if ('went' in c) {
    return c.went === 'first'
      ? say('вы ходите первым', 'you go first')
      : say('вы ходите вторым', 'you go second');
  }
  if ('turn' in c) {
    return c.turn === 'yours'
      ? say('идёт ваш ход', 'it is your turn')
      : say('идёт ход противника', 'it is the opponent’s turn');
  }
  if ('redealt' in c) return redealt(c.redealt);
  if ('moved' in c) {
    const { ru, en } = ways[c.way];
    return say(
      `${thisCard(at.type).ru('nom')} ${agreed(walked, thisCard(at.type))} в этом ходу хотя бы ${figures(c.moved, cell.ru)}${ru}`,
      `${thisCard(at.type).en} has moved ${inWords(c.moved)} or more cells${en} this turn`,
    );
  }
  if ('x' in c) {
    const { ru, en } = range(c.x);
    return at.x ? say(`${at.x.ru}: ${ru}`, `${at.x.en} is ${en}`) : say(`выпало ${ru}`, `the roll is ${en}`);
  }
  if ('frenzy' in c)
    return say(`бросок в ваш ход — ${c.frenzy} или меньше`, `the roll in your turn is ${c.frenzy} or less`);
  if ('crossed' in c) {
    return c.crossed === 'toEnemy'
      ? say(
          'при этом с вашей половины поля боя перешло на половину противника',
          'it crossed from your half to the opponent’s',
        )
      : say(
          'при этом с половины поля боя противника перешло на вашу',
          'it crossed back from the opponent’s half to yours',
        );
  }
  if ('leftCell' in c) return cellLeft(c.leftCell, at);
  if ('classes' in c) {
    const those = phrase(c.classes, at, 'bare');
    return say(
      `${those.ru('nom')} принадлежат хотя бы к ${c.min} разным классам`,
      `${those.en} are of ${c.min} or more classes`,
    );
  }
  if ('made' in c) {
    const whose =
      c.side === 'yours' ? say('ваши карты', 'your cards') : say('карты противника', 'the opponent’s cards');
    const ru = c.made.map((use) => uses[use].ru.sg.acc);
    const en = c.made.map((use) => article(uses[use].en.one));
    return say(
      `${whose.ru} совершили в этом ходу ${list(ru, ' и ')}`,
      `${whose.en} have made ${list(en, ' and ')} this turn`,
    );
  }
  if ('elements' in c) {
    const those = phrase(c.elements, at, 'bare');
    return say(
      `${those.ru('nom')} принадлежат хотя бы к ${c.min} разным стихиям`,
      `${those.en} are of ${c.min} or more elements`,
    );
  }
  if ('rows' in c) {
    const those = phrase(c.rows, at, 'bare');
    if (c.min === 6)
      return say(`${those.ru('nom')} стоят во всех рядах поля боя`, `${those.en} stand in every row`);
    return say(
      `${those.ru('nom')} стоят хотя бы в ${c.min} рядах`,
      `${those.en} stand in ${c.min} or more rows`,
    );
  }
  if ('fell' in c || 'slew' in c) {
    const by = 'fell' in c ? c.fell : c.slew;
    if (by === 'attack') return say('это случилось от атаки', 'an attack did it');
    const { ru, en } = pattern(by, at);
    return say(`это случилось от ${ru('gen', false)}`, `${article(en(false))} did it`);
  }
  if ('buried' in c) return inGraveyard(c, at);
  if ('measure' in c) {
    const what = figure(c.measure, at);
    const much = range(c.is);
    return say(`${what.ru}: ${much.ru}`, `${what.en} is ${much.en}`);
  }
  if ('cells' in c) {
    const { ru, en } = cellPhrase(c.cells, at);
    return say(`есть ${ru('nom')}`, `there is ${en}`);
  }
  return shown(c.shown, at);
}

export const redealt = (side: 'yours' | 'enemy'): Text =>
  side === 'yours'
    ? say('вы использовали пересдачу', 'you have taken a redeal')
    : say('противник использовал пересдачу', 'the opponent has taken a redeal');

function inGraveyard(
  { buried, side, min, max }: Extract<Condition, { readonly buried: unknown }>,
  at: Setting,
): Text {
  const where =
    side === 'yours'
      ? say('на вашем кладбище', 'in your graveyard')
      : say('на кладбище противника', 'in the opponent’s graveyard');
  const { inPlay, other, self, costs, ...rest } = buried;
  const kind = { ...rest, ...(costs && { figure: { of: 'cost' as const, ...costs } }) };
  if (max !== undefined) {
    const those = phrase(kind, at, max === 0 ? 'bare' : max);
    return max === 0
      ? say(`${where.ru} нет ${those.ru('gen')}`, `there are no ${those.en} ${where.en}`)
      : say(`${where.ru} не больше ${those.ru('gen')}`, `there are at most ${those.en} ${where.en}`);
  }
  const those = phrase(kind, at, min ?? 1);
  return (min ?? 1) === 1
    ? say(`${where.ru} есть ${those.ru('nom')}`, `there is ${those.en} ${where.en}`)
    : say(`${where.ru} есть хотя бы ${those.ru('nom')}`, `there are at least ${those.en} ${where.en}`);
}

const ways = {
  one: say(' в одном направлении', ' in one direction'),
  several: say(' в разных направлениях', ' in different directions'),
  any: say('', ''),
  vertical: say(' по вертикали', ' along its column'),
  horizontal: say(' по горизонтали', ' along its row'),
};

/** "next to it stand three creatures of yours", "you have a steppe creature". */
function there(filter: Filter, min: number | undefined, max: number | undefined, at: Setting): Text {
  const { host, ...kind } = filter;
  if (host && Object.keys(kind).length === 0)
    return max === 0 ? say('хозяина нет', 'there is no host') : say('хозяин есть', 'there is a host');
  if (host) return predicate(kind, phrase({ host }, at), at, max === 0, kinds.creature);
  const { what, where, stands } = site(filter, at);
  if (max === 0) {
    const none = phrase(what, at, 'bare');
    return say(
      `${where.ru} нет ${none.ru('gen')}`,
      `there are ${none.en.startsWith('your ') ? 'none of' : 'no'} ${none.en} ${where.en}`,
    );
  }
  const n = min ?? 1;
  if (n === 1 && max === undefined) {
    const one = phrase(what, at);
    return say(`${where.ru} ${stands ? 'стоит' : 'есть'} ${one.ru('nom')}`, `there is ${one.en} ${where.en}`);
  }
  const exactly = max !== undefined && min === max;
  // One card is told without its number: «меньше двух существ».
  const fewer = max === 1 && !exactly;
  const several = phrase(what, at, fewer ? 2 : (max ?? n));
  const [limit, c] =
    max === undefined
      ? [say('хотя бы ', 'at least '), 'nom' as const]
      : exactly
        ? [say('ровно ', 'exactly '), 'nom' as const]
        : fewer
          ? [say('меньше ', 'fewer than '), 'gen' as const]
          : [say('не больше ', 'at most '), 'gen' as const];
  return say(
    `${where.ru} ${stands ? 'стоят' : 'есть'} ${limit.ru}${several.ru(c)}`,
    `there are ${limit.en}${several.en} ${where.en}`,
  );
}

interface Site {
  /** Which cards, without where they are. */
  readonly what: Filter;
  readonly where: Text;
  readonly stands: boolean;
}

/** Where they are told to be: beside this card, in a row, in formation, or in a squad. */
function site({ side, near, at: place, row, half, formation, ...rest }: Filter, at: Setting): Site {
  const here: Filter = { ...rest, ...(side && { side }) };
  const me = thisCard(at.type);
  if (near === 'this') return { what: here, where: say('рядом', `next to ${me.en}`), stands: true };
  if (place) return { what: here, where: placed(place, null, at), stands: true };
  if (formation === 'this') {
    const where = say(`в строю ${me.after('с', 'ins')}`, `in formation with ${me.en}`);
    return { what: here.type ? here : { ...here, type: 'creature' }, where, stands: true };
  }
  const where = ground({ ...(row && { row }), ...(half && { half }) });
  if (where) return { what: here, where, stands: true };
  const what: Filter = {
    ...rest,
    ...(near && { near }),
    ...(formation && { formation }),
  };
  if (side === 'yours') return { what, where: say('в вашем отряде', 'in your squad'), stands: false };
  if (side === 'enemy')
    return { what, where: say('в отряде противника', 'in the opponent’s squad'), stands: false };
  return { what, where: say('в игре', 'in play'), stands: false };
}

/** The contrary. */
function denied(c: Condition, at: Setting): Text {
  if ('same' in c && isPlain(c.same)) return predicate(c.same, anchored('same', at), at, true);
  if ('it' in c && isPlain(c.it)) return predicate(c.it, anchored('it', at), at, true);
  if ('other' in c && isPlain(c.other)) return predicate(c.other, anchored('other', at), at, true);
  if ('there' in c && c.max === undefined && (c.min ?? 1) === 1) return there(c.there, undefined, 0, at);
  if ('cells' in c) {
    const { ru, en } = cellPhrase(c.cells, at);
    return say(`нет ${ru('gen')}`, `there is no ${en.replace(/^an? /, '')}`);
  }
  if ('shown' in c && c.shown.inPlay !== undefined && Object.keys(c.shown).length === 1) {
    return shown({ inPlay: !c.shown.inPlay }, at);
  }
  const { ru, en } = condition(c, at);
  return say(`неверно, что ${ru}`, `it is not true that ${en}`);
}

function cellLeft(f: CellFilter, at: Setting): Text {
  if (f.free && Object.keys(f).length === 1)
    return say('покинутая клетка свободна', 'the cell it left is free');
  if (f.near === 'this' && Object.keys(f).length === 1) {
    const me = thisCard(at.type);
    return say(`покинутая клетка соседняя ${me.after('с', 'ins')}`, `the cell it left is next to ${me.en}`);
  }
  const { ru, en } = cellPhrase(f, at);
  return say(`покинутая клетка — ${ru('nom')}`, `the cell it left is ${en}`);
}

/** About the cards shown: "the card shown is elite". */
function shown(f: ShownFilter, at: Setting): Text {
  const told: Text[] = [];
  const many = (at.shown ?? 1) > 1;
  if (f.elite !== undefined) {
    const en = f.elite ? 'elite' : 'ordinary';
    const [one, several] = f.elite ? ['элитная', 'элитные'] : ['рядовая', 'рядовые'];
    told.push(say(many ? several : one, en));
  }
  if (f.type) told.push(say(`— ${kinds[f.type].ru.sg.nom}`, article(kinds[f.type].en.one)));
  if (f.class !== undefined)
    told.push(
      say(`класса «${classes[classKey(f.class)].ru}»`, `of the class ${classes[classKey(f.class)].en}`),
    );
  const { costX: _, elite: __, cost: ___, type: ____, class: _____, inPlay: ______, ...kind } = f;
  if (Object.keys(kind).length > 0) {
    const such = phrase(kind, at);
    told.push(say(`— ${such.ru('nom')}`, article(such.en)));
  }
  if (f.costX) told.push(say('стоимостью X', 'of cost X'));
  if (f.cost) {
    told.push(
      f.cost.odd === undefined
        ? say(`стоимостью ${range(f.cost).ru}`, `of cost ${range(f.cost).en}`)
        : f.cost.odd
          ? say('нечётной стоимости', 'of odd cost')
          : say('чётной стоимости', 'of even cost'),
    );
  }
  if (f.inPlay !== undefined) {
    const same = say(
      'карта с именем показанной есть в одном из отрядов',
      'a card of the name of the card shown is in either squad',
    );
    if (told.length === 0)
      return f.inPlay
        ? same
        : say(
            'карты с именем показанной нет ни в одном отряде',
            'no card of the name of the card shown is in either squad',
          );
    told.push(say('с именем карты одного из отрядов', 'of the name of a card in either squad'));
  }
  const all = listed(told);
  return many
    ? say(`все показанные карты ${all.ru}`, `all cards shown are ${all.en}`)
    : say(`показанная карта ${all.ru}`, `the card shown is ${all.en}`);
}

/** With its conjunction. */
export function clause(c: Condition, at: Setting, link: 'if' | 'while'): Text {
  const { ru, en } = condition(c, at);
  return link === 'if' || isPast(c) ? say(`если ${ru}`, `if ${en}`) : say(`пока ${ru}`, `while ${en}`);
}

/** What has happened does not last: no "while". */
const isPast = (c: Condition): boolean =>
  'moved' in c || 'went' in c || 'redealt' in c || ('all' in c && c.all.some(isPast));
