/** Where cards and cells lie: next to whom, ahead or behind, in which row. */
import type { Text } from '@vigrid/kernel';
import type { Anchor, CellFilter, Filter, Place } from '../abilities/types.ts';
import { adjective, type Case } from './morphology.ts';
import { markerName } from './names.ts';
import { cell as cellNoun, freeCell, type Lexeme } from './nouns.ts';
import { anchored, type Phrase, type Setting, thisCard } from './phrases.ts';
import { inWords } from './ranges.ts';
import { say } from './say.ts';

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
  ru: (c: Case) => `${adjective('освободившийся')(cellNoun.ru, c, false)} ${cellNoun.ru.sg[c]}`,
  en: 'the cell it left',
};

/** "to the left of this creature". */
export function placed(place: Place, who: Phrase): Text {
  const of = who.after('', 'gen').trim();
  const { ru, en } = places[place];
  return say(ru(who, of), `${en} ${who.en}`);
}

const places: Readonly<
  Record<Place, { readonly ru: (who: Phrase, of: string) => string; readonly en: string }>
> = {
  ahead: { ru: (_, of) => `впереди ${of}`, en: 'ahead of' },
  behind: { ru: (_, of) => `позади ${of}`, en: 'behind' },
  left: { ru: (_, of) => `слева от ${of}`, en: 'to the left of' },
  right: { ru: (_, of) => `справа от ${of}`, en: 'to the right of' },
  beside: { ru: (_, of) => `слева или справа от ${of}`, en: 'to the left or right of' },
  diagonal: { ru: (who) => `по диагонали ${who.after('от', 'gen')}`, en: 'diagonally next to' },
  straight: { ru: (who) => `рядом ${who.after('с', 'ins')} не по диагонали`, en: 'straight next to' },
  opposite: { ru: (_, of) => `напротив ${of}`, en: 'opposite' },
  forward: { ru: (_, of) => `впереди ${of} в его столбце`, en: 'anywhere ahead of' },
  column: { ru: (who) => `в одном столбце ${who.after('с', 'ins')}`, en: 'in the column of' },
  row: { ru: (who) => `в одном ряду ${who.after('с', 'ins')}`, en: 'in the row of' },
};

/** "in your first row", «на половине поля боя противника»; null where the filter does not say. */
export function ground({ row, half, column }: Pick<Filter, 'row' | 'half' | 'column'>): Text | null {
  if (column === 'edge') return say('в крайнем столбце', 'in an edge column');
  if (column === 'centre') return say('в центральном столбце', 'in the central column');
  if (column === 'this') return say('в её столбце', 'in its column');
  if (row === 'chosen') return say('в выбранном ряду', 'in the chosen row');
  if (row !== undefined) {
    const { ru, en } = rows[row];
    if (half === undefined) return say(`в ${ru} ряду`, `in a ${en} row`);
    return half === 'own'
      ? say(`в вашем ${ru} ряду`, `in your ${en} row`)
      : say(`в ${ru} ряду противника`, `in the opponent’s ${en} row`);
  }
  if (half === undefined) return null;
  return half === 'own'
    ? say('на вашей половине поля боя', 'on your half of the battlefield')
    : say('на половине поля боя противника', 'on the opponent’s half of the battlefield');
}

const rows = {
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
  if (f.along) return along;
  const noun: Lexeme = f.free ? freeCell : cellNoun;
  const tail = cellTail(f, at);
  const { n, upTo } = count;
  if (n === 1 && !upTo) {
    return { en: `a ${noun.en.one}${tail.en}`, ru: (c) => noun.ru.sg[c] + tail.ru };
  }
  return {
    en: `${upTo ? 'up to ' : ''}${inWords(n)} ${n === 1 ? noun.en.one : noun.en.many}${tail.en}`,
    ru: (c) => `${severalCells(n, noun, upTo ?? false, c)}${tail.ru}`,
  };
}

const along = {
  en: 'the cell behind it in the direction of the strike',
  ru: (c: Case) =>
    `${adjective('следующий')(cellNoun.ru, c, false)} ${cellNoun.ru.sg[c]} в направлении удара`,
};

function severalCells(n: number, noun: Lexeme, upTo: boolean, c: Case): string {
  if (upTo) return `до ${n === 1 ? 'одной' : n} ${n === 1 ? noun.ru.sg.gen : noun.ru.pl.gen}`;
  const few = n < 5;
  const [before, last] = noun === freeCell ? ['свободные ', 'клетки'] : ['', 'клетки'];
  const number = ['', '', 'две', 'три', 'четыре'][n] ?? `${n}`;
  return few && (c === 'acc' || c === 'nom')
    ? `${number} ${before}${last}`
    : `${n} ${noun.ru.pl[c === 'acc' ? 'gen' : c]}`;
}

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
  if (f.straight) tails.push(say('не по диагонали', 'not diagonally'));
  if (f.within !== undefined) tails.push(say(`в пределах ${f.within} клеток`, `within ${f.within} cells`));
  if (f.ray) tails.push(say('подряд по одной линии от этой карты', 'in a line from this card'));
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
