/** Cells: «свободную клетку рядом с атаковавшим», «клетку вашей половины поля боя». */
import type { Case } from '@vigrid/speech';
import { markerIn } from './markers.ts';
import { merge, np, ordinal } from './nouns.ts';
import { close, comma, type Data, open, whole, x } from './numbers.ts';
import { alt, greedy, lem, lit, many, map, memo, opt, type Parser, row, says, seq } from './parser.ts';

const before: Readonly<Record<string, Data>> = {
  свободный: { free: true },
  незанятый: { free: true },
  занятый: { free: false },
  соседний: { near: 'this', '?next': true },
  освободившийся: { left: true },
  любой: {},
  выбранный: {},
  один: { '?one': true },
};

/** «его половины», where the opponent has been spoken of. */
const his: Parser<Data> = (at, run) =>
  run.tokens[at]?.text === 'его' && run.tokens.slice(0, at).some(({ text }) => text === 'противника')
    ? [{ value: { half: 'enemy' }, end: at + 1, cost: 0 }]
    : [];

const anchored = (what: string, c: Case) =>
  map(seq(lit(what), np(c)), ([, who]) =>
    who.ref ? { near: who.ref } : who.count === 'one' ? { beside: who.filter } : undefined,
  );

const after: Parser<Data> = alt(
  anchored('рядом с', 'ins'),
  anchored('рядом со', 'ins'),
  map(seq(lit('с', 'со'), np('ins')), ([, who]) => (who.ref ? { near: who.ref, '?with': true } : undefined)),
  says(seq(opt(lit('на')), lem('ваш'), lem('половина'), opt(lit('поля боя', 'боя', 'поля'))), {
    half: 'own',
  }),
  says(seq(lit('ряда'), lem('ваш'), lem('половина'), opt(lit('поля боя', 'боя', 'поля'))), { half: 'own' }),
  says(lit('половины поля боя противника', 'на половине поля боя противника'), { half: 'enemy' }),
  map(seq(his, lit('половины поля боя')), ([side]) => side),
  map(seq(lit('в'), his, ordinal, lem('ряд')), ([, side, row]) => ({ ...side, row })),
  map(seq(his, ordinal, lem('ряд', { case: 'gen' })), ([side, row]) => ({ ...side, row })),
  says(lit('поля боя', 'поле боя'), {}),
  map(
    seq(opt(comma), lit('рядом с которой'), lem('стоять', { as: 'present' }), np('nom')),
    ([, , , { ref, filter, count }]) => {
      const { side, type, ...rest } = filter;
      const yours = !ref && side === 'yours' && type === 'creature' && Object.keys(rest).length === 0;
      return yours && typeof count === 'object' && count.atLeast ? { surrounded: count.n } : undefined;
    },
  ),
  map(seq(lit('с', 'со'), markerIn('ins')), ([, marker]) => ({ marker })),
  says(lit('рядом'), { near: 'this' }),
  map(seq(lit('в пределах', 'в радиусе'), alt(whole, x), lem('клетка')), ([, within]) => ({ within })),
  says(lit('не по диагонали'), { straight: true }),
  map(seq(lit('не рядом с', 'не рядом со'), np('ins')), ([, who]) =>
    who.ref ? { notNear: who.ref } : undefined,
  ),
  says(lit('между ними'), { between: '?crossed' }),
  says(lit('вперед'), { at: 'ahead', from: '?moved' }),
  says(lit('назад'), { at: 'behind', from: '?moved' }),
  says(lit('по диагонали'), { at: 'diagonal', from: '?moved' }),
  map(seq(row({ позади: 'behind', сзади: 'behind', напротив: 'ahead' }), np('gen')), ([at, who]) =>
    who.ref ? { at, from: who.ref } : undefined,
  ),
  map(
    seq(
      alt(
        says(lit('слева или справа', 'справа или слева'), 'beside'),
        says(lit('слева'), 'left'),
        says(lit('справа'), 'right'),
      ),
      lit('от'),
      np('gen'),
    ),
    ([at, , who]) => (who.ref ? { at, from: who.ref } : undefined),
  ),
  says(lit('глубины'), { depth: true }),
  says(lit('поверхности'), { depth: false }),
  map(seq(lit('в вашем'), ordinal, lem('ряд')), ([, row]) => ({ half: 'own', row })),
  map(seq(lit('в', 'во'), ordinal, lem('ряд'), lit('противника')), ([, row]) => ({ half: 'enemy', row })),
  map(seq(lit('вашего'), ordinal, lem('ряд', { case: 'gen' })), ([, row]) => ({ half: 'own', row })),
  map(seq(ordinal, lem('ряд', { case: 'gen' }), lit('противника')), ([row]) => ({ half: 'enemy', row })),
  map(seq(lit('справа и слева от', 'слева и справа от'), np('gen')), ([, who]) =>
    who.ref ? { at: 'beside', from: who.ref } : undefined,
  ),
);

/** «соседнюю с ним клетку»: next to whom is said behind the adjective; «клетку с ним» is no such thing. */
function besideSomebody(told: readonly Data[], tail: readonly Data[]): Data | undefined {
  const quality = told.filter((one) => !('?one' in one));
  // «на одну клетку» tells how far (see oneStep), not where.
  if (quality.length < told.length && quality.length + tail.length === 0) return undefined;
  const nears = tail.filter((one) => 'near' in one);
  const isNext = quality.some((one) => 'near' in one);
  if (!isNext && nears.some((one) => '?with' in one)) return undefined;
  const plain = nears.length > 0 ? quality.filter((one) => !('near' in one)) : quality;
  const rest = tail.filter((one) => !('near' in one));
  const [first, second, ...more] = nears.map(({ near }) => near);
  if (more.length > 0) return undefined;
  // «на соседнюю с ним клетку рядом с Дозорным»: next to both.
  const both = second === undefined ? {} : { nearToo: second };
  return merge(...plain, ...rest, first === undefined ? {} : { near: first, ...both });
}

/** A cell in a case; `free` goes without saying where a card is to stand on it. */
export const cellIn = (c: Case): Parser<Data> => map(rawCell(c), plainly);

/** With what «соседний» is reckoned from still open: whoever is moved there. */
const rawCell = (c: Case): Parser<Data> =>
  map(seq(many(row(before, { case: c })), lem('клетка', { case: c }), many(after)), ([quality, , tail]) =>
    besideSomebody(quality, tail),
  );
const plainly = ({ '?next': _, ...cell }: Data): Data => cell;

/** Several, as they are counted. */
export const cellsIn = (c: Case): Parser<Data> =>
  map(
    seq(many(row(before, { case: c, number: 'pl' })), lem('клетка', { case: c, number: 'pl' }), many(after)),
    ([quality, , tail]) => {
      const cells = besideSomebody(quality, tail);
      return cells && plainly(cells);
    },
  );

const besidesIn = (c: Case): Parser<Data> =>
  map(
    seq(
      lem('соседний', { case: c }),
      lit('с', 'со'),
      np('ins'),
      many(row(before, { case: c })),
      lem('клетка', { case: c }),
      many(after),
    ),
    ([, , who, quality, , tail]) => {
      const nears = tail.flatMap((one) => ('near' in one && !('?with' in one) ? [one.near] : []));
      const rest = tail.filter((one) => !('near' in one));
      if (!who.ref || nears.length > 1 || rest.length + nears.length < tail.length) return undefined;
      const both = nears.length === 1 ? { nearToo: nears[0] } : {};
      return merge({ near: who.ref, ...both }, ...quality.filter((one) => !('?one' in one)), ...rest);
    },
  );

export const besides = besidesIn('acc');

/** Whence somebody came: «с соседней с Дозорным клетки», «с клетки позади него». */
export const origin: Parser<Data> = map(
  seq(lit('с', 'со'), alt(cellIn('gen'), besidesIn('gen'))),
  ([, cell]) => cell,
);

/** Where a card goes: after «на». */
export const goal: Parser<Data> = map((at, run) => movedTo(at, run), plainly);

/** … of somebody who is moved: «на соседнюю клетку» is next to where that one stands. */
export const movedTo: Parser<Data> = memo(
  map(
    seq(
      alt(rawCell('acc'), besides, directional, ofWhom, thatCell),
      opt(seq(open, lit('но не по диагонали', 'не по диагонали'), close)),
    ),
    ([cell, straight]) => ({
      ...(cell.left || cell.of || cell.free === false ? {} : { free: true }),
      ...cell,
      ...(straight && { straight: true }),
    }),
  ),
);

/** «на его клетку», «на её место», «на клетку Дозорного». */
function ofWhom(at: number, run: Parameters<Parser<Data>>[1]) {
  return cellOfWhom(at, run);
}
const cellOfWhom: Parser<Data> = alt(
  map(seq(lit('его', 'ее'), lit('клетку', 'место')), ([who]) => ({ of: who === 'ее' ? '?f' : '?mn' })),
  says(seq(lit('его', 'ее'), lit('прежнюю клетку', 'прежнее место')), { left: true }),
  says(seq(lit('клетку', 'место'), lem('@this')), { of: 'this' }),
  // The cell that a strike went across.
  says(lit('нее'), { between: '?crossed' }),
);

function directional(at: number, run: Parameters<Parser<Data>>[1]) {
  return oneStep(at, run);
}

/** The cell that somebody has left: «его клетку», «ее место», «эту клетку», «клетку, которую занимал погибший». */
function thatCell(at: number, run: Parameters<Parser<Data>>[1]) {
  return leftBehind(at, run);
}
const leftBehind: Parser<Data> = says(
  alt(
    lit('эту клетку'),
    seq(lit('клетку'), opt(comma), lit('которую занимал', 'которую занимала', 'которую занимало'), np('nom')),
    seq(
      lit('клетку'),
      opt(comma),
      lit(
        'которую он занимал',
        'которую она занимала',
        'которую оно занимало',
        'которую он покинул',
        'которую она покинула',
        'которую оно покинуло',
        'с которой он переместился',
        'с которой она переместилась',
        'с которой оно переместилось',
      ),
      greedy(comma),
    ),
  ),
  { left: true },
);

/** «на одну клетку в любом направлении». */
const oneStep: Parser<Data> = map(
  seq(
    whole,
    lem('клетка'),
    alt(
      says(opt(lit('в любом направлении')), {}),
      says(lit('вперед'), { at: 'ahead', from: '?moved' }),
      says(lit('назад'), { at: 'behind', from: '?moved' }),
      says(lit('по диагонали'), { at: 'diagonal', from: '?moved' }),
    ),
    opt(
      alt(
        says(seq(open, lit('но не по диагонали'), close), { straight: true }),
        map(seq(open, lit('кроме клеток рядом с'), np('ins'), close), ([, , who]) =>
          who.ref ? { notNear: who.ref } : undefined,
        ),
      ),
    ),
  ),
  ([n, , way, straight]) =>
    n === 1 ? { ...('at' in way ? way : { near: '?moved' }), ...straight } : undefined,
);
