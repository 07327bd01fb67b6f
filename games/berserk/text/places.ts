/** Where cards and cells lie: next to whom, ahead or behind, in which row. */
import type { Text } from '@vigrid/kernel';
import {
  adjective,
  type Case,
  every,
  inWords,
  type Lexeme,
  manyOf,
  say,
  severalOf,
  singular,
} from '@vigrid/speech';
import type { Anchor, CellFilter, Filter, Place } from '../abilities/index.ts';
import { markerName } from './names.ts';
import { naming } from './naming.ts';
import { cell as cellNoun, freeCell } from './nouns.ts';
import { anchored, type Phrase, type Setting, thisCard } from './phrases.ts';

/** "next to it"; to this card where nobody is named. */
export function beside(anchor: Anchor, at: Setting): Text {
  if (anchor === 'this') return say('рядом', `next to ${thisCard(at.type).en}`);
  if (anchor === 'cell') {
    const cell = at.cell ?? leftCell;
    return say(`рядом с ${cell.ru('ins')}`, `next to ${cell.en}`);
  }
  const who = anchored(anchor, at);
  return say(`рядом ${who.after('с', 'ins')}`, `next to ${who.en}`);
}

/** The cell that a card has left or died on. */
const leftCell = {
  ru: (c: Case) => singular([adjective('освободившийся')], cellNoun.ru, c),
  en: 'the cell it left',
};

/** "to the left of the attacked card"; of this card the adverb alone will do in Russian. */
export function placed(place: Place, who: Phrase | null, at: Setting): Text {
  const { ru, of, en } = places[place];
  if (!who) return say(ru, `${en} ${thisCard(at.type).en}`);
  return say(of(who), `${en} ${who.en}`);
}

const genitive = (words: string) => (who: Phrase) => `${words} ${who.after('', 'gen').trim()}`;
const together = (before: string, after: string) => (who: Phrase) =>
  `${before} ${who.after('с', 'ins')}${after}`;

const places: Readonly<
  Record<Place, { readonly ru: string; readonly of: (who: Phrase) => string; readonly en: string }>
> = {
  ahead: { ru: 'напротив', of: genitive('напротив'), en: 'ahead of' },
  behind: { ru: 'позади', of: genitive('позади'), en: 'behind' },
  left: { ru: 'слева', of: genitive('слева от'), en: 'to the left of' },
  right: { ru: 'справа', of: genitive('справа от'), en: 'to the right of' },
  beside: { ru: 'слева или справа', of: genitive('слева или справа от'), en: 'to the left or right of' },
  diagonal: { ru: 'рядом по диагонали', of: together('рядом', ' по диагонали'), en: 'diagonally next to' },
  straight: {
    ru: 'рядом не по диагонали',
    of: together('рядом', ' не по диагонали'),
    en: 'straight next to',
  },
  forward: { ru: 'впереди в столбце', of: genitive('в столбце впереди'), en: 'anywhere ahead of' },
  backward: { ru: 'позади в столбце', of: genitive('в столбце позади'), en: 'anywhere behind' },
  column: { ru: 'в том же столбце', of: together('в одном столбце', ''), en: 'in the column of' },
  row: { ru: 'в том же ряду', of: together('в одном ряду', ''), en: 'in the row of' },
};

/** On a cell of depth or of surface (RB-97). */
export const inWater = (depth: boolean): Text =>
  depth
    ? say('на клетке глубины', 'on a cell of depth')
    : say('на клетке поверхности', 'on a cell of surface');

/** "in your first row", «на половине поля боя противника»; null where the filter does not say. */
export function ground({ row, half, column }: Pick<Filter, 'row' | 'half' | 'column'>): Text | null {
  if (column === 'edge') return say('в крайнем столбце', 'in an edge column');
  if (column === 'centre') return say('в центральном столбце', 'in the central column');
  if (column === 'this') return say('в одном столбце с этой картой', 'in the column of this card');
  if (row === 'chosen') return say('в выбранном ряду', 'in the chosen row');
  if (row !== undefined) {
    const { ru, en } = rows[row];
    const inRow = row === 2 ? `во ${ru}` : `в ${ru}`;
    if (half === undefined) return say(`${inRow} ряду`, `in a ${en} row`);
    return half === 'own'
      ? say(`в вашем ${ru} ряду`, `in your ${en} row`)
      : say(`${inRow} ряду противника`, `in the opponent’s ${en} row`);
  }
  if (half === undefined) return null;
  return half === 'own'
    ? say('на вашей половине поля боя', 'on your half of the battlefield')
    : say('на половине поля боя противника', 'on the opponent’s half of the battlefield');
}

export const rows = {
  1: say('первом', 'first'),
  2: say('втором', 'second'),
  3: say('третьем', 'third'),
};

/** A cell as an object of «на»: «свободную клетку рядом с этим существом»; also several. */
export function cellPhrase(
  f: CellFilter,
  at: Setting,
  count: { readonly n: number; readonly upTo?: boolean } = { n: 1 },
): { readonly en: string; readonly ru: (c: Case) => string } {
  if (f.left) return leftCell;
  if (f.of !== undefined && f.of !== 'cell') {
    const who = anchored(f.of, at);
    return { en: `the cell of ${who.en}`, ru: (c) => `${cellNoun.ru.sg[c]} ${who.ru('gen')}` };
  }
  if (f.row !== undefined && count.n === 5) return wholeRow(f);
  if (f.along) return along;
  if (f.between) return between;
  const noun: Lexeme = f.free ? freeCell : cellNoun;
  const tail = cellTail(f, at);
  const { n, upTo } = count;
  if (n === 1 && !upTo) {
    return { en: `a ${noun.en.one}${tail.en}`, ru: (c) => noun.ru.sg[c] + tail.ru };
  }
  return {
    en: `${upTo ? 'up to ' : ''}${inWords(n)} ${n === 1 ? noun.en.one : noun.en.many}${tail.en}`,
    ru: (c) => `${severalCells(n, noun, c)}${tail.ru}`,
  };
}

/** All that fit, as they are counted: «свободных клеток рядом». */
export function cellsPhrase(
  f: CellFilter,
  at: Setting,
): { readonly en: string; readonly ru: (c: Case) => string } {
  const noun: Lexeme = f.free ? freeCell : cellNoun;
  const tail = cellTail(f, at);
  return { en: noun.en.many + tail.en, ru: (c) => noun.ru.pl[c] + tail.ru };
}

const along = {
  en: 'the cell behind it in the direction of the strike',
  ru: (c: Case) => `${singular([adjective('следующий')], cellNoun.ru, c)} в направлении удара`,
};

const between = {
  en: 'the cell between them',
  ru: (c: Case) => `${cellNoun.ru.sg[c]} между ними`,
};

/** All five cells of a row. */
function wholeRow({ row, half }: CellFilter): { readonly en: string; readonly ru: (c: Case) => string } {
  const of =
    row === undefined || row === 'chosen'
      ? say('выбранного ряда', 'the chosen row')
      : half === 'enemy'
        ? say(`${ofRows[row]} ряда противника`, `the opponent’s ${rows[row].en} row`)
        : say(`вашего ${ofRows[row]} ряда`, `your ${rows[row].en} row`);
  return {
    en: `all cells of ${of.en}`,
    ru: (c) => `${manyOf([every], cellNoun.ru, c)} ${of.ru}`,
  };
}

const ofRows = { 1: 'первого', 2: 'второго', 3: 'третьего' };

const severalCells = (n: number, noun: Lexeme, c: Case): string =>
  n === 1 ? noun.ru.sg[c] : severalOf(n, [], noun.ru, c);

function cellTail(f: CellFilter, at: Setting): Text {
  const tails: Text[] = [];
  if (f.marker !== undefined) {
    const { ru, en } = markerName(f.marker);
    tails.push(say(`с маркером «${ru}»`, `with the ${en} marker`));
  }
  if (f.near !== undefined) {
    const { en } = beside(f.near, at);
    tails.push(f.near === 'this' ? say('рядом', en) : beside(f.near, at));
  }
  if (f.nearToo !== undefined) {
    const own = thisCard(at.type);
    const other = f.nearToo === 'this' ? say(own.after('с', 'ins'), own.en) : null;
    const said = other ? say(`рядом ${other.ru}`, `next to ${other.en}`) : beside(f.nearToo, at);
    tails.push(say(`и ${said.ru}`, `and ${said.en}`));
  }
  if (f.holds !== undefined) {
    const there = naming.phrase(f.holds, at);
    tails.push(say(there.after('с', 'ins'), `with ${there.en}`));
  }
  if (f.beside !== undefined) {
    const those = naming.phrase(f.beside, at);
    tails.push(say(`рядом ${those.after('с', 'ins')}`, `next to ${those.en}`));
  }
  if (f.at) {
    const of = f.from && f.from !== 'this' && f.from !== 'cell' ? anchored(f.from, at) : null;
    tails.push(placed(f.at, of, at));
  }
  if (f.notNear !== undefined) {
    const own = thisCard(at.type);
    const { ru, en } =
      f.notNear === 'this' ? say(`рядом с ${own.ru('ins')}`, `next to ${own.en}`) : beside(f.notNear, at);
    tails.push(say(`не ${ru}`, `not ${en}`));
  }
  if (f.straight) tails.push(say('не по диагонали', 'not diagonally'));
  if (f.ray) tails.push(say('подряд по одной линии от этой карты', 'in a line from this card'));
  if (f.within !== undefined) tails.push(say(`в пределах ${f.within} клеток`, `within ${f.within} cells`));
  if (f.depth !== undefined)
    tails.push(f.depth ? say('глубины', 'of depth') : say('поверхности', 'of surface'));
  const where = ground(f);
  if (where) tails.push(where);
  if (f.surrounded !== undefined) {
    tails.push(
      say(
        `, рядом с которой стоит ${f.surrounded} или больше ваших существ`,
        `with ${f.surrounded} or more of your creatures around it`,
      ),
    );
  }
  return {
    ru: tails.map(({ ru }) => (ru.startsWith(',') ? ru : ` ${ru}`)).join(''),
    en: tails.map(({ en }) => ` ${en}`).join(''),
  };
}
