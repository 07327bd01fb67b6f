/** How much: numbers, X, what is counted, figures of cards, strengths by a roll of the die. */
import type { Text } from '@vigrid/kernel';
import type { Amount, CardFigure, Filter, Strength } from '../abilities/types.ts';
import { phrase } from './filters.ts';
import { anchored, type Phrase, type Setting, subject } from './phrases.ts';
import { say, signed } from './say.ts';

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

/** The strength of an attack, of wounds and healing: "2", "1-2-2". */
export function strength(of: Strength, at: Setting, plus?: Amount): Text {
  const base = strengthAlone(of, at);
  if (plus === undefined || plus === 0) return base;
  const { ru, en } = raise(plus, at);
  return say(`${base.ru} (${ru})`, `${base.en} (${en})`);
}

function strengthAlone(of: Strength, at: Setting): Text {
  if (isTriple(of)) {
    const three = of.join('-');
    return say(three, three);
  }
  if (typeof of === 'object' && 'simple' in of) {
    const whose = anchored(of.simple === 'cell' ? 'it' : of.simple, at);
    return say(`значения простого удара ${whose.ru('gen')}`, `the simple strike values of ${whose.en}`);
  }
  return figure(of, at);
}

const isTriple = (of: Strength): of is readonly [number, number, number] => Array.isArray(of);

/** How much more: "+2", "−1", "+1 for each poisoned creature", "+X, where X is …"; what it goes to stands between. */
export function raise(amount: Amount, at: Setting, to: Text = say('', '')): Text {
  if (typeof amount === 'number') return say(signed(amount) + to.ru, signed(amount) + to.en);
  if (amount === 'X') return say(`+X${to.ru}`, `+X${to.en}`);
  const most =
    amount.most === undefined
      ? say('', '')
      : say(` (максимум ${signed(amount.most)})`, ` (at most ${signed(amount.most)})`);
  if ('sum' in amount && amount.sum === 'X') return say(`+X${to.ru}${most.ru}`, `+X${to.en}${most.en}`);
  const simple = !amount.half && !amount.plus;
  if (simple && 'count' in amount) {
    const one = phrase(amount.count, at, 'each');
    const by = signed(amount.times ?? 1);
    return say(`${by}${to.ru} за ${one.ru('acc')}${most.ru}`, `${by}${to.en} for ${one.en}${most.en}`);
  }
  if (
    simple &&
    'of' in amount &&
    amount.whose !== 'cell' &&
    (amount.of === 'chips' || amount.of === 'wounds')
  ) {
    const whose = anchored(amount.whose, at);
    const [ru, en] = amount.of === 'chips' ? ['каждую фишку', 'each chip'] : ['каждую рану', 'each wound'];
    const by = signed(amount.times ?? 1);
    return say(
      `${by}${to.ru} за ${ru} ${whose.after('на', 'pre')}${most.ru}`,
      `${by}${to.en} for ${en} on ${whose.en}${most.en}`,
    );
  }
  const what = figure(amount, at);
  return say(`+X${to.ru}, где X — ${what.ru}`, `+X${to.en}, where X is ${what.en}`);
}
