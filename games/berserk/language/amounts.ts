/** Amounts that are counted or read off a card: what X is, «за каждую фишку на …». */
import type { Case } from '@vigrid/speech';
import { attack } from './attacks.ts';
import { cellIn, cellsIn } from './cells.ts';
import { np } from './nouns.ts';
import { close, closeOrMore, comma, type Data, dash, digits, open } from './numbers.ts';
import { alt, any, later, lem, lit, map, memo, opt, type Parser, row, says, seq } from './parser.ts';

/** A figure of somebody spoken of, or of all that fit. */
function figure(
  of: string,
  who: { readonly ref?: string; readonly filter: Data } | undefined,
): Data | undefined {
  if (!who) return { of, whose: 'this' };
  return who.ref ? { of, whose: who.ref } : { total: of, over: who.filter };
}

const gradeOf: Readonly<Record<string, string>> = { слабый: 'weak', средний: 'medium', сильный: 'strong' };
const onWhom = opt(map(seq(lit('на'), np('pre')), ([, who]) => who));

/** «(максимум +3)». */
export const most: Parser<number> = map(
  seq(
    open,
    lit(
      'максимум',
      'максимум до',
      'максимум на',
      'не более',
      'но не более',
      'не больше',
      'но не больше',
      'до',
    ),
    opt(lit('+', '-')),
    digits,
    opt(lit('за раз')),
    closeOrMore,
  ),
  ([, , , n]) => n,
);

const capped = opt(later(() => most));
const topped = (found: Data | undefined, top: number | undefined): Data | undefined =>
  found && { ...found, ...(top !== undefined && { most: top }) };

/** Figures that are told by a word of their own. */
const figures: Readonly<Record<string, string>> = {
  'запас движения': 'move',
  жизнь: 'lives',
  регенерация: 'regeneration',
  отравление: 'poison',
  стоимость: 'cost',
};
const units: Readonly<Record<string, string>> = { броня: 'armour', 'запас движения': 'moveLeft' };
const possessive: Parser<string | undefined> = opt(
  alt(says(lit('его'), '?mn'), says(lit('ее'), '?f'), says(any('свой'), 'this')),
);

const number = lit('число', 'количество');

/** What lies on a card and is counted. */
const countable = (c: Case): Parser<string> =>
  alt(
    row({ фишка: 'chips', рана: 'wounds' }, { case: c }),
    says(seq(lem('дополнительный', { case: c }), lem('жизнь', { case: c })), 'extraLives'),
  );
const possessed: Parser<string | undefined> = opt(
  alt(says(lit('его'), '?mn'), says(lit('ее'), '?f'), says(lem('свой'), 'this')),
);

/** How much, and at most how much of it. */
export const amount: Parser<unknown> = memo(
  map(
    seq(
      later(() => shifted),
      opt(later(() => most)),
    ),
    ([said, top]) => {
      if (top === undefined) return said;
      if (typeof said === 'string') return { sum: said, most: top };
      const found = said as Data;
      return found.most === undefined ? { ...found, most: top } : undefined;
    },
  ),
);

/** «величина этого удара минус 1». */
const shifted: Parser<unknown> = alt(
  later(() => uncapped),
  map(
    seq(
      later(() => uncapped),
      lit('минус', 'плюс', '-', '+'),
      digits,
    ),
    ([of, sign, n]) => {
      const plus = sign === 'минус' || sign === '-' ? -n : n;
      if (typeof of === 'string') return { sum: of, plus };
      const found = of as Data;
      return found.plus === undefined && found.most === undefined ? { ...found, plus } : undefined;
    },
  ),
);

const uncapped: Parser<unknown> = memo(
  alt(
    map(seq(number, lem('фишка'), onWhom, capped), ([, , who, top]) => topped(figure('chips', who), top)),
    map(seq(number, lem('фишка'), np('gen')), ([, , who]) => (who.ref ? figure('chips', who) : undefined)),
    // «число его ран», «количество своих дополнительных жизней».
    map(seq(number, possessed, countable('gen'), capped), ([, his, of, top]) =>
      his === undefined ? undefined : topped({ of, whose: his }, top),
    ),
    map(seq(number, lem('жетон'), lit('инкарнации'), onWhom), () => 'X'),
    map(seq(number, lem('рана', { number: 'pl' }), onWhom, capped), ([, , who, top]) =>
      who ? topped(figure('wounds', who), top) : undefined,
    ),
    says(
      seq(
        number,
        alt(
          seq(lem('рана'), opt(comma), lem('нанесенный'), opt(np('ins'))),
          seq(lem('нанесенный'), lem('рана')),
        ),
      ),
      '?x',
    ),
    map(seq(number, lit('дополнительных'), lem('жизнь'), lit('у'), np('gen'), capped), ([, , , , who, top]) =>
      topped(figure('extraLives', who), top),
    ),
    map(seq(number, lit('дополнительных'), lem('жизнь'), np('gen'), capped), ([, , , who, top]) =>
      who.ref ? topped(figure('extraLives', who), top) : undefined,
    ),
    // «число стихий в вашем отряде».
    map(
      seq(
        number,
        opt(lit('разных')),
        lit('стихий'),
        alt(
          says(lit('в вашем отряде', 'вашего отряда'), 'yours'),
          says(lit('в отряде противника', 'отряда противника'), 'enemy'),
        ),
        capped,
      ),
      ([, , , side, top]) => topped({ elements: { side } }, top),
    ),
    map(seq(number, cellsIn('gen'), capped), ([, cells, top]) => topped({ cells }, top)),
    map(
      seq(
        number,
        opt(lit('оставшихся', 'неизрасходованных', 'неиспользованных')),
        lit('единиц'),
        row(units, { case: 'gen' }),
        opt(np('gen')),
      ),
      ([, , , of, who]) => (who && !who.ref ? undefined : figure(of, who)),
    ),
    map(seq(lit('избыточный урон'), capped), ([, top]) => topped({ of: 'excess', whose: '?dead' }, top)),
    // «его запас движения», «текущие жизни изгнанного», «величина его регенерации».
    map(
      seq(
        opt(lit('величина', 'значение', 'величину', 'сумма', 'сумму', 'суммарное количество', 'текущие')),
        possessive,
        opt(lit('текущие')),
        row(figures),
        opt(np('gen')),
        capped,
      ),
      ([, his, , of, who, top]) => {
        if (his && who) return undefined;
        // «величина регенерации»: whose it is goes without saying; «жизни» alone are nobody's.
        if (!his && !who && !['регенерация', 'отравление'].some((one) => figures[one] === of))
          return undefined;
        return topped(his ? { of, whose: his } : figure(of, who), top);
      },
    ),
    map(seq(lit('сумма', 'сумму'), lem('запас движения'), np('gen'), capped), ([, , who, top]) =>
      who.ref ? undefined : topped(figure('move', who), top),
    ),
    // Halves are rounded down unless a text says otherwise (B09-104.1).
    map(
      seq(
        lit('половина', 'половину'),
        possessive,
        opt(lit('текущих', 'его текущих', 'ее текущих')),
        row(figures, { case: 'gen' }),
        opt(np('gen')),
        opt(seq(open, lit('с округлением вниз', 'округляя вниз'), close)),
        opt(seq(comma, lit('с округлением вниз', 'округляя вниз'))),
      ),
      ([, his, now, of, who]) => {
        const its = now?.startsWith('его') ? '?mn' : now?.startsWith('ее') ? '?f' : his;
        if (now !== undefined && now !== 'текущих' && his) return undefined;
        const found = its ? (who ? undefined : { of, whose: its }) : who && figure(of, who);
        return found && { ...found, half: true };
      },
    ),
    // «разница стоимости Дозорного и атакованного», «разница: … и …».
    map(
      seq(lit('разница', 'разницу'), row(figures, { case: 'gen' }), np('gen'), lit('и'), np('gen')),
      ([, of, one, , other]) =>
        one.ref && other.ref
          ? { difference: [one.ref, other.ref].map((whose) => ({ of, whose })) }
          : undefined,
    ),
    map(
      seq(
        lit('разница', 'разницу'),
        row(gradeOf, { case: 'gen' }),
        lit('и'),
        row(gradeOf, { case: 'gen' }),
        lem(['простой удар', 'удар'], { case: 'gen' }),
        opt(np('gen')),
      ),
      ([, one, , other, , who]) =>
        one === other || (who && !who.ref)
          ? undefined
          : { difference: [one, other].map((of) => ({ of, whose: who?.ref ?? '?like' })) },
    ),
    map(
      seq(
        lit('разность', 'разница'),
        lit(':'),
        later(() => uncapped),
        lit('и'),
        later(() => uncapped),
      ),
      ([, , one, , other]) => ({ difference: [one, other] }),
    ),
    says(seq(number, lem('показанный'), lem('карта')), '?x'),
    says(lit('дальность совершенного прыжка', 'дальность этого прыжка'), '?x'),
    map(seq(number, np('gen'), opt(most)), ([, who, top]) =>
      who.ref || who.count !== 'some'
        ? undefined
        : { count: who.filter, ...(top !== undefined && { most: top }) },
    ),
    map(
      seq(
        opt(lit('величина', 'величину', 'значение')),
        opt(alt(any('свой'), lit('его', 'ее'))),
        lem(['слабый', 'средний', 'сильный']),
        lem(['простой удар', 'удар']),
        opt(np('gen')),
        opt(most),
      ),
      ([, whose, grade, , who, top]) => {
        if (whose && who) return undefined;
        const found =
          whose === 'его' || whose === 'ее'
            ? { of: gradeOf[grade.lemma], whose: whose === 'ее' ? '?f' : '?mn' }
            : figure(gradeOf[grade.lemma], who);
        return found && { ...found, ...(top !== undefined && { most: top }) };
      },
    ),
    // The strike of the grade under way.
    map(
      seq(lit('величина', 'величину', 'сила', 'силу'), lem('простой удар', { number: 'sg' }), np('gen')),
      ([, , who]) => figure('strike', who),
    ),
    map(
      seq(
        lit('сумма', 'сумму'),
        lem(['слабый', 'средний', 'сильный']),
        lem('простой удар'),
        np('gen'),
        capped,
      ),
      ([, grade, , who, top]) => topped(figure(gradeOf[grade.lemma], who), top),
    ),
    map(seq(lit('стоимость'), np('gen')), ([, who]) => (who.ref ? figure('cost', who) : undefined)),
    // What the moment is about: the strength of the attack, the wounds.
    says(seq(lit('величина', 'величину', 'сила', 'силу'), opt(lem('этот')), attack('gen')), '?x'),
    says(seq(lit('стоимость показанной карты'), opt(lit('без учета элитности'))), 'X'),
    map(
      seq(
        number,
        lem('клетка'),
        opt(comma),
        lit('на'),
        any(['который', 'которое', 'которые']),
        lem(['передвигаться', 'переместиться'], { as: 'past' }),
        opt(lem('@this')),
        lit('в этот ход', 'в этом ходу'),
      ),
      () => ({ of: 'moved', whose: 'this' }),
    ),
    map(
      seq(
        number,
        lem('клетка'),
        opt(comma),
        lit('на'),
        any(['который', 'которое', 'которые']),
        lem('@this'),
        lem(['передвигаться', 'переместиться'], { as: 'past' }),
        lit('в этот ход', 'в этом ходу'),
      ),
      () => ({ of: 'moved', whose: 'this' }),
    ),
  ),
);

/** «, где X — …». */
export const whereX: Parser<{ readonly x: unknown }> = alt(
  map(seq(opt(comma), lit('где x'), opt(dash), amount), ([, , , x]) => ({ x })),
  map(seq(open, lit('где x'), opt(dash), amount, close), ([, , , x]) => ({ x })),
);

/** «за каждую …»: so much for each. */
export const forEach: Parser<Data> = memo(
  alt(
    map(
      seq(
        lit('за'),
        lem('каждый', { case: 'acc' }),
        possessed,
        countable('acc'),
        opt(
          alt(
            map(seq(lit('на'), np('pre')), ([, who]) => who),
            map(seq(lit('у'), np('gen')), ([, who]) => who),
            np('gen'),
          ),
        ),
      ),
      ([, , his, of, who]) => {
        if (his) return who ? undefined : { of, whose: his };
        // Chips alone are this card’s own; of wounds it is said whose they are.
        if (!who) return of === 'chips' ? figure(of, who) : undefined;
        return figure(of, who);
      },
    ),
    map(
      seq(
        lit('за каждую'),
        opt(lit('разную')),
        lit('стихию'),
        alt(
          says(lit('в вашем отряде', 'вашего отряда'), 'yours'),
          says(lit('в отряде противника', 'отряда противника'), 'enemy'),
        ),
      ),
      ([, , , side]) => ({ elements: { side } }),
    ),
    map(seq(lit('за'), np('acc')), ([, who]) => (who.count === 'each' ? { count: who.filter } : undefined)),
    map(seq(lit('за'), lem('каждый', { case: 'acc' }), cellIn('acc')), ([, , cells]) => ({ cells })),
    map(
      seq(
        lit('за каждую'),
        opt(lit('свою')),
        lit('неизрасходованную', 'неиспользованную', 'оставшуюся'),
        lit('единицу'),
        row(units, { case: 'gen' }),
        opt(np('gen')),
      ),
      ([, , , , of, who]) => (who && !who.ref ? undefined : figure(of, who)),
    ),
  ),
);

/** X is told at the end: it goes wherever X stands. */
export function measured(value: unknown, x: unknown): unknown {
  if (x === 'X') return value;
  let found = false;
  const put = (one: unknown): unknown => {
    if (one === 'X') {
      found = true;
      return x;
    }
    if (Array.isArray(one)) return one.map(put);
    if (typeof one === 'object' && one !== null) {
      const made: Record<string, unknown> = Object.fromEntries(
        Object.entries(one).map(([key, part]) => [key, put(part)]),
      );
      // «стоимостью X, где X — …»: a card is held against that amount.
      if (made.costX === true && made.figure === undefined) {
        found = true;
        delete made.costX;
        made.figure = { of: 'cost', min: x, max: x };
      }
      // X + 1 of what is counted is one amount.
      if (typeof made.sum === 'object' && made.sum !== null) {
        const { sum, ...rest } = made;
        return { ...(sum as object), ...rest };
      }
      return made;
    }
    return one;
  };
  const made = put(value);
  return found ? made : undefined;
}
