/** Conditions: as the clause after "if" or "while". */
import type { Text } from '@vigrid/kernel';
import type { Condition, Filter, ShownFilter } from '../abilities/types.ts';
import { classes, classKey } from './classes.ts';
import { phrase } from './filters.ts';
import { figures } from './morphology.ts';
import { cell, kinds } from './nouns.ts';
import { anchored, type Setting, thisCard } from './phrases.ts';
import { cellPhrase } from './places.ts';
import { predicate } from './predicates.ts';
import { article, inWords, range } from './ranges.ts';
import { listed, say } from './say.ts';

/** "this creature has no wounds", seen from the card. */
export function condition(c: Condition, at: Setting): Text {
  if ('all' in c) return listed(c.all.map((one) => condition(one, at)));
  if ('not' in c) {
    const { ru, en } = condition(c.not, at);
    return say(`неверно, что ${ru}`, `it is not true that ${en}`);
  }
  if ('this' in c) return predicate(c.this, thisCard(at.type), at);
  if ('it' in c) return predicate(c.it, anchored('it', at), at);
  if ('other' in c) return predicate(c.other, anchored('other', at), at);
  if ('same' in c) return predicate(c.same, anchored('same', at), at);
  if ('there' in c) return there(c.there, c.min, c.max, at);
  if ('more' in c) {
    const [a, b] = [phrase(c.more, at, 'bare'), phrase(c.than, at, 'bare')];
    return say(`${a.ru('gen')} больше, чем ${b.ru('gen')}`, `there are more ${a.en} than ${b.en}`);
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
  if ('moved' in c) {
    const { ru, en } = ways[c.way];
    return say(
      `${thisCard(at.type).ru('nom')} ${walked(at)} в этом ходу хотя бы ${figures(c.moved, cell.ru)}${ru}`,
      `${thisCard(at.type).en} has moved ${inWords(c.moved)} or more cells${en} this turn`,
    );
  }
  if ('x' in c) return say(`выпало ${range(c.x).ru}`, `the result is ${range(c.x).en}`);
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
  if ('leftCell' in c) {
    const { ru, en } = cellPhrase(c.leftCell, at);
    return say(`покинутая клетка — ${ru('nom')}`, `the cell it left is ${en}`);
  }
  if ('classes' in c) {
    const those = phrase(c.classes, at, 'bare');
    return say(
      `${those.ru('nom')} принадлежат хотя бы к ${c.min} разным классам`,
      `${those.en} are of ${c.min} or more classes`,
    );
  }
  if ('rows' in c) {
    const those = phrase(c.rows, at, 'bare');
    return say(
      `${those.ru('nom')} стоят хотя бы в ${c.min} рядах`,
      `${those.en} stand in ${c.min} or more rows`,
    );
  }
  if ('fell' in c) return say('это случилось от атаки', 'an attack did it');
  if ('cells' in c) {
    const { ru, en } = cellPhrase(c.cells, at);
    return say(`есть ${ru('nom')}`, `there is ${en}`);
  }
  return shown(c.shown);
}

const ways = {
  one: say(' в одном направлении', ' in one direction'),
  several: say(' в разных направлениях', ' in different directions'),
  any: say('', ''),
};

const walked = ({ type }: Setting): string =>
  ({ m: 'прошёл', f: 'прошла', n: 'прошло' })[kinds[type].ru.gender];

/** "next to it stand three creatures of yours", "you have a steppe creature". */
function there(filter: Filter, min: number | undefined, max: number | undefined, at: Setting): Text {
  const { side, near, ...rest } = filter;
  const beside = near === 'this';
  const what: Filter = beside ? (side ? { ...rest, side } : rest) : near ? { ...rest, near } : rest;
  const where = beside
    ? say('рядом', `next to ${thisCard(at.type).en}`)
    : {
        yours: say('в вашем отряде', 'in your squad'),
        enemy: say('в отряде противника', 'in the opponent’s squad'),
        any: say('в игре', 'in play'),
      }[side ?? 'any'];
  if (max === 0) {
    const none = phrase(what, at, 'bare');
    return say(`${where.ru} нет ${none.ru('gen')}`, `there are no ${none.en} ${where.en}`);
  }
  const n = min ?? 1;
  if (n === 1 && max === undefined) {
    const one = phrase(what, at, 1);
    return say(`${where.ru} ${beside ? 'стоит' : 'есть'} ${one.ru('nom')}`, `there is ${one.en} ${where.en}`);
  }
  const several = phrase(what, at, max ?? n);
  const limit =
    max === undefined
      ? say('хотя бы ', 'at least ')
      : min === max
        ? say('ровно ', 'exactly ')
        : say('не больше ', 'at most ');
  return say(
    `${where.ru} ${beside ? 'стоят' : 'есть'} ${limit.ru}${several.ru(max !== undefined && min !== max ? 'gen' : 'nom')}`,
    `there are ${limit.en}${several.en} ${where.en}`,
  );
}

/** About the cards shown: "the card shown is elite". */
export function shown(f: ShownFilter): Text {
  const told: Text[] = [];
  if (f.elite !== undefined) told.push(f.elite ? say('элитная', 'elite') : say('рядовая', 'ordinary'));
  if (f.type) told.push(say(`— ${kinds[f.type].ru.sg.nom}`, article(kinds[f.type].en.one)));
  if (f.class !== undefined)
    told.push(
      say(`класса «${classes[classKey(f.class)].ru}»`, `of the class ${classes[classKey(f.class)].en}`),
    );
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
  return say(`показанная карта ${all.ru}`, `the card shown is ${all.en}`);
}

/** With its conjunction. */
export function clause(c: Condition, at: Setting, link: 'if' | 'while'): Text {
  const { ru, en } = condition(c, at);
  return link === 'if' ? say(`если ${ru}`, `if ${en}`) : say(`пока ${ru}`, `while ${en}`);
}
