/** What a card has or is given: figures, named features, protections, texts of their own. */
import { attackTypes } from '../abilities/vocabulary.ts';
import { forEach, measured, most, whereX } from './amounts.ts';
import { across, attack, danger, typesOf } from './attacks.ts';
import { cellIn, cellsIn } from './cells.ts';
import { dashes } from './dash.ts';
import { markerIn } from './markers.ts';
import { featureWords, type Np, np, nps, ordinal } from './nouns.ts';

import {
  closeOrMore,
  comma,
  type Data,
  digits,
  numberWord,
  open,
  quote,
  triple,
  unquote,
  whole,
  x,
} from './numbers.ts';
import {
  alt,
  any,
  costing,
  greedy,
  inner,
  later,
  lem,
  listed,
  lit,
  map,
  memo,
  newRun,
  opt,
  type Parser,
  row,
  says,
  seq,
  type Token,
} from './parser.ts';

/** A gain, or what is an effect of its own: chips, lives, poison. */
export type Gained = { readonly gain: Data } | { readonly effect: Data };

const gain = (data: Data): Gained => ({ gain: data });
const effect = (data: Data): Gained => ({ effect: data });

/** «+1», «-2», «+X»; a sign and an amount. */
const plus: Parser<number | 'X' | '-X'> = alt(
  map(seq(lit('-'), x), () => '-X' as const),
  map(seq(lit('+'), digits), ([, n]) => n),
  map(seq(lit('-'), digits), ([, n]) => -n),
  map(seq(lit('+'), x), () => 'X' as const),
);

/** «+1 … (максимум +3)» of what is gained again and again: three times (RB-96). */
const limited = (by: unknown, each: Data | undefined, top: number | undefined): Data =>
  !each && typeof by === 'number' && top !== undefined && by !== 0 ? { '?most': top / by } : {};

/** Times what is counted, at most so many. */
function reckoned(by: number | 'X' | '-X', each: Data | undefined, top: number | undefined): unknown {
  if (!each && typeof by === 'number' && top !== undefined) return top % by === 0 ? by : undefined;
  if (by === '-X') return each ? undefined : { sum: 'X', times: -1, ...(top !== undefined && { most: top }) };
  if (!each) return top === undefined ? by : by === 'X' ? { sum: 'X', most: top } : undefined;
  if (by === 'X') return undefined;
  // Less for each, but no more than so much less.
  if (by < 0 && top !== undefined)
    return { sum: { ...each, ...(by !== -1 && { times: -by }), most: top }, times: -1 };
  return { ...each, ...(by !== 1 && { times: by }), ...(top !== undefined && { most: top }) };
}

const each = opt(forEach);
const cap = opt(most);

const vs = opt(map(seq(lit('по'), nps('dat')), ([, who]) => (who.ref ? { is: who.ref } : who.filter)));
const next = opt(
  alt(
    seq(any('следующий', { case: 'dat' }), opt(any('свой', { case: 'dat' }))),
    seq(any('свой', { case: 'dat' }), any('следующий', { case: 'dat' })),
  ),
);

/** «+1 к слабому простому удару по горным существам». */
const strike: Parser<Gained> = map(
  seq(
    plus,
    opt(lit('к', 'ко')),
    next,
    alt(
      attack('dat'),
      map(seq(lit('величине', 'силе'), opt(any('свой', { case: 'gen' })), attack('gen')), ([, , one]) => one),
    ),
    opt(map(seq(opt(comma), opt(lit('наносимым', 'наносимому')), across), ([, , over]) => over)),
    cap,
    vs,
    each,
    cap,
  ),
  ([by, , once, pattern, over, topBefore, against, times, top]) => {
    const { types: _, grades, close: _close, magic: _magic, ...rest } = pattern;
    if (Object.keys(rest).length > 0) return undefined;
    const amount = reckoned(by, times, top ?? topBefore);
    if (amount === undefined) return undefined;
    const types = typesOf(pattern);
    const simple = types?.length === 1 && types[0] === 'simple';
    return gain({
      kind: 'strike',
      by: amount,
      ...limited(by, times, top ?? topBefore),
      ...(!simple && { types }),
      ...(grades !== undefined && { grades }),
      ...(against && { vs: against }),
      ...over,
      ...(once && { once: true }),
    });
  },
);

const rollKinds: Readonly<Record<string, string>> = {
  'в атаке': 'attack',
  'при атаках': 'attack',
  'в защите': 'defence',
};

const roll: Parser<Gained> = map(
  seq(
    plus,
    lit('к', 'ко'),
    opt(any('следующий')),
    opt(lem('весь')),
    lem('бросок', { case: 'dat' }),
    lit('кубика'),
    opt(lit(...Object.keys(rollKinds))),
    opt(
      alt(
        map(seq(lit('против'), nps('gen')), ([, who]) => (who.ref ? { is: who.ref } : who.filter)),
        map(seq(lit('по'), nps('dat')), ([, who]) => (who.ref ? { is: who.ref } : who.filter)),
      ),
    ),
    each,
    cap,
  ),
  ([by, , once, , , , how, against, times, top]) => {
    const amount = reckoned(by, times, top);
    return amount === undefined
      ? undefined
      : gain({
          kind: 'roll',
          by: amount,
          ...limited(by, times, top),
          ...(how !== undefined && { for: rollKinds[how] }),
          ...(against && { vs: against }),
          ...(once && { once: true }),
        });
  },
);

const figure: Parser<Gained> = map(
  seq(plus, opt(lit('к', 'ко')), lem(['запас движения', 'жизнь'], { case: 'dat' }), each, cap),
  ([by, , { lemma }, times, top]) => {
    const amount = reckoned(by, times, top);
    return amount === undefined
      ? undefined
      : gain({ kind: lemma === 'жизнь' ? 'lives' : 'move', by: amount });
  },
);

const skillWords: Readonly<Record<string, string>> = {
  бешенство: 'frenzy',
  добивание: 'finishing',
  пророчество: 'prophecy',
  подлость: 'meanness',
};

/** «+1 к добиванию тёмных существ» (RB-98). */
const skill: Parser<Gained> = map(
  seq(plus, lit('к'), next, row(skillWords, { case: 'dat' }), opt(nps('gen')), each, cap),
  ([by, , once, of, who, times, top]) => {
    const amount = reckoned(by, times, top);
    if (amount === undefined || who?.ref || (who && of !== 'finishing')) return undefined;
    return gain({
      kind: 'skill',
      of,
      by: amount,
      ...limited(by, times, top),
      ...(who && { vs: who.filter }),
      ...(once && { once: true }),
    });
  },
);

const rangeOf: Readonly<Record<string, string>> = {
  выстрел: 'shot',
  метание: 'throw',
  разряд: 'discharge',
  заклинание: 'spell',
};

const range: Parser<Gained> = map(
  seq(
    plus,
    lit('к', 'ко'),
    lem('дальность', { case: 'dat' }),
    listed(row(rangeOf, { case: 'gen' }), alt(lit('и', 'или'), comma)),
    each,
    cap,
  ),
  ([by, , , of, times, top]) => {
    const amount = reckoned(by, times, top);
    return amount === undefined
      ? undefined
      : gain({ kind: 'range', of: [...of], by: amount, ...limited(by, times, top) });
  },
);

/** Named features that are told with a number. */
const valued = ['броня', 'регенерация', 'опыт в атаке', 'опыт в защите', 'опыт в стрельбе', 'инкарнация'];

/** Named features whose row has a value in it are told with one. */
const numbered = Object.keys(featureWords).filter((one) => one.startsWith('#'));

const wordOf = (word: string, value?: number, more: Data = {}): Gained =>
  gain({ kind: 'word', word, ...(value !== undefined && { value }), ...more });

const otherWords: Readonly<Record<string, string>> = { ...featureWords, орда: 'horde' };

/** «+X к {regen}»: so much more of it. */
const measuredMore: Parser<Gained> = map(
  seq(lit('+'), x, lit('к', 'ко'), lem(valued, { case: 'dat' }), cap),
  ([, , , { lemma }, top]) =>
    featureWords[lemma] === 'incarnation'
      ? undefined
      : gain({
          kind: 'word',
          word: featureWords[lemma],
          by: top === undefined ? 'X' : { sum: 'X', most: top },
          more: true,
        }),
);

/** «броню X»: as much as is measured. */
const measuredWord: Parser<Gained> = map(seq(lem(valued), x, cap), ([{ lemma }, , top]) =>
  featureWords[lemma] === 'incarnation'
    ? undefined
    : gain({
        kind: 'word',
        word: featureWords[lemma],
        by: top === undefined ? 'X' : { sum: 'X', most: top },
      }),
);

const experiences: Readonly<Record<string, string>> = {
  'опыт в атаке': 'attack',
  'опыт в защите': 'defence',
  'опыт в стрельбе': 'shot',
};

/** «{ova} 2 по летающим», «{ovz} 1, пока сражается с болотным существом»: experience against some alone. */
const against: Parser<Gained> = map(
  seq(
    row(experiences),
    digits,
    alt(
      map(seq(lit('по'), nps('dat')), ([, who]) => who),
      map(seq(lit('против'), nps('gen')), ([, who]) => who),
      map(
        seq(
          opt(comma),
          lit('пока', 'когда'),
          any('сразиться', { as: 'present' }),
          lit('с', 'со'),
          nps('ins'),
        ),
        ([, , , , who]) => who,
      ),
    ),
  ),
  ([kind, by, who]) =>
    who.ref ? undefined : gain({ kind: 'roll', by, for: kind, vs: who.filter, experience: true }),
);

const word: Parser<Gained> = alt(
  against,
  measuredWord,
  measuredMore,
  // «{ova}: 2»: with a colon that a slip put there.
  map(seq(lem(valued), opt(lit(':')), digits), ([{ lemma }, , n]) => wordOf(featureWords[lemma], n)),
  map(seq(digits, lem(['броня', 'регенерация'])), ([n, { lemma }]) => wordOf(featureWords[lemma], n)),
  map(
    seq(
      lem(valued),
      digits,
      lit('или +'),
      digits,
      lit('к'),
      alt(lem(valued, { case: 'dat' }), says(lit('нему', 'ней'), null)),
    ),
    ([{ lemma }, n, , m]) => (n === m ? wordOf(featureWords[lemma], n, { more: true }) : undefined),
  ),
  map(seq(lit('+'), digits, opt(lit('к')), lem(valued, { case: 'dat' }), cap), ([, n, , { lemma }, top]) =>
    top !== undefined && top % n !== 0
      ? undefined
      : wordOf(featureWords[lemma], n, { more: true, ...limited(n, undefined, top) }),
  ),
  map(
    lem(
      Object.keys(otherWords).filter(
        (one) => !valued.includes(one) && !['прыжок', 'строй', 'вальхалла'].includes(one),
      ),
    ),
    ({ lemma, case: c, number }) =>
      (c === undefined || c === 'nom' || c === 'acc') && number !== 'pl'
        ? wordOf(otherWords[lemma])
        : undefined,
  ),
  map(seq(lem(numbered), digits), ([{ lemma, case: c }, n]) =>
    c === 'nom' || c === 'acc' ? wordOf(featureWords[lemma], n) : undefined,
  ),
  map(seq(lem('прыжок'), comma, lit('дальность'), digits), ([, , , n]) => wordOf('jump', n)),
  map(seq(lit('+'), digits, lit('к дальности'), lit('прыжка', 'прыжков')), ([, n]) =>
    wordOf('jump', n, { more: true }),
  ),
  says(lit('стойкость'), wordOf('steadfastness')),
  // Protection from flyers by its other name.
  says(
    seq(
      alt(lem('защита', { case: 'nom' }), lem('защита', { case: 'acc' })),
      lit('от летающих'),
      opt(lit('существ')),
    ),
    wordOf('hideout'),
  ),
  says(lit('рывок'), gain({ kind: 'feature', feature: dashes })),
);

/** Protections by their signs and by their names. */
const signed: Readonly<Record<string, Data>> = {
  'защита от разрядов': { types: ['discharge'] },
  'защита от выстрелов': { types: ['shot'] },
  'защита от метаний': { types: ['throw'] },
  'защита от заклинаний': { spells: true },
};

export const protection: Parser<Gained> = alt(
  map(row(signed), (from) => gain({ kind: 'protection', from })),
  map(seq(lem('защита'), lit('от'), danger), ([, , from]) => protectionFrom(from)),
  says(seq(lem('защита'), lit('от отравления')), wordOf('protectionFromPoison')),
  // «защита от всех атак, кроме {strike}».
  map(
    seq(
      lem('защита'),
      lit('от атак', 'от всех атак'),
      opt(comma),
      lit('кроме'),
      attack('gen'),
      greedy(comma),
    ),
    ([, , , , { types, ...rest }]) =>
      Array.isArray(types) && Object.keys(rest).length === 0
        ? protectionFrom({ types: attackTypes.filter((type) => !types.includes(type)) })
        : undefined,
  ),
);

const protectionFrom = (from: Data): Gained =>
  from.magic === true && from.spells === true && Object.keys(from).length === 2
    ? wordOf('protectionFromMagic')
    : gain({ kind: 'protection', from });

const less: Parser<Gained> = map(
  seq(lit('-'), alt(digits, x), lit('от'), opt(lem('весь')), danger, cap),
  ([, by, , , from, top]) =>
    gain({ kind: 'less', by: top === undefined ? by : { sum: by, most: top }, from }),
);

const allHarm = { types: [...attackTypes], spells: true, influences: true };

/** «получает на 1 рану больше от атак», «на 1 рану меньше от выстрелов». */
const more: Parser<Gained> = map(
  seq(
    lit('на'),
    digits,
    lem('рана'),
    lit('больше от', 'меньше от'),
    opt(lem('весь')),
    alt(
      danger,
      // «от ваших эльфов»: whatever they wound it by.
      map(nps('gen'), (who) => (who.ref ? undefined : { ...allHarm, by: who.filter })),
    ),
  ),
  ([, n, , how, , from]) => gain({ kind: 'less', by: how === 'больше от' ? -n : n, from }),
);

const directed: Parser<Gained> = alt(
  map(seq(lem('направленный удар'), lit('по'), nps('dat')), ([, , who]) =>
    who.ref ? undefined : gain({ kind: 'may', what: 'strikeDirected', at: who.filter }),
  ),
  map(seq(lem('безответный удар'), lit('по'), nps('dat')), ([, , who]) =>
    who.ref ? undefined : gain({ kind: 'may', what: 'strikeUnanswered', at: who.filter }),
  ),
);

/** «+1 к этому удару»: of the attack under way. */
const thisAttack: Parser<Gained> = map(
  seq(plus, lit('к'), any('этот', { case: 'dat' }), attack('dat'), each, cap),
  ([by, , , pattern, times, top]) => {
    const amount = reckoned(by, times, top);
    return amount === undefined || (top !== undefined && !times)
      ? undefined
      : effect({ do: 'modifyAttack', '?whose': true, attack: pattern, by: amount });
  },
);
/** «+2 к своему выбранному броску кубика». */
const thisRoll: Parser<Gained> = map(
  seq(
    plus,
    lit('к'),
    opt(any('свой', { case: 'dat' })),
    any('выбранный', { case: 'dat' }),
    lit('броску кубика'),
  ),
  ([by]) => (typeof by === 'number' ? effect({ do: 'modifyRoll', '?whose': true, by }) : undefined),
);

const chip = lem('фишка', { case: 'acc' });
const lives = seq(any('дополнительный'), lem('жизнь'));

/** What is received at once rather than had. */
const received: Parser<Gained> = alt(
  says(seq(opt(lit('еще')), chip), effect({ do: 'chips', amount: 1 })),
  map(seq(lit('еще'), whole, lem('фишка')), ([, amount]) => effect({ do: 'chips', amount })),
  map(seq(chip, forEach, cap), ([, times, top]) => effect({ do: 'chips', amount: reckoned(1, times, top) })),
  map(seq(digits, lem('фишка'), forEach, cap), ([n, , times, top]) =>
    effect({ do: 'chips', amount: reckoned(n, times, top) }),
  ),
  map(seq(alt(whole, x), lem('фишка')), ([amount]) => effect({ do: 'chips', amount })),
  says(lives, effect({ do: 'extraLives', amount: 1 })),
  map(seq(alt(whole, x), lives, cap), ([amount, , top]) =>
    effect({ do: 'extraLives', amount: top === undefined ? amount : { sum: amount, most: top } }),
  ),
  map(seq(lem('отравление', { case: 'acc' }), lit('на'), alt(digits, x)), ([, , amount]) =>
    effect({ do: 'poison', amount }),
  ),
  map(seq(lem('отравление', { case: 'acc' }), lit('на'), x, most), ([, , , top]) =>
    effect({ do: 'poison', amount: { sum: 'X', most: top } }),
  ),
  // «отравление, равное отравлению Хвори».
  map(
    seq(lem('отравление', { case: 'acc' }), opt(comma), lit('равное отравлению'), np('gen')),
    ([, , , who]) =>
      who.ref ? effect({ do: 'poison', amount: { of: 'poison', whose: who.ref } }) : undefined,
  ),
  map(seq(lem('отравление', { case: 'acc' }), lit('на'), tripled), ([, , amount]) =>
    effect({ do: 'poison', amount }),
  ),
  map(
    seq(
      lem('отравление', { case: 'acc' }),
      lit('на'),
      digits,
      lit('или +'),
      digits,
      lit('к отравлению'),
      opt(upTo),
    ),
    ([, , n, , m, , top]) =>
      n === m
        ? effect({ do: 'poison', amount: n, add: true, ...(top !== undefined && { most: top }) })
        : undefined,
  ),
  map(seq(lit('+'), digits, lit('к отравлению'), opt(upTo)), ([, n, , top]) =>
    effect({ do: 'poison', amount: n, add: true, ...(top !== undefined && { most: top }) }),
  ),
  // B12-G-wording-on-attack-poisoning: of no certain strength, it is Poisoning 1.
  costing(says(lem('отравление', { case: 'acc' }), effect({ do: 'poison', amount: 1 })), 1),
  says(seq(lem('жетон', { case: 'acc' }), lit('инкарнации')), effect({ do: 'incarnationChip' })),
  map(seq(opt(lit('еще')), alt(digits, numberWord, x), lem('рана')), ([, amount]) =>
    effect({ do: 'wound', amount }),
  ),
  map(markerIn('acc'), (marker) => effect({ do: 'mark', marker })),
);

function upTo(at: number, run: Parameters<Parser<number>>[1]) {
  return mostOf(at, run);
}
const mostOf: Parser<number> = map(
  seq(open, lit('максимум до', 'максимум', 'максимум на'), digits, closeOrMore),
  ([, , n]) => n,
);

function tripled(at: number, run: Parameters<Parser<readonly number[]>>[1]) {
  return triple(at, run);
}

/** Whoever is called by the card's name in a text that it gives is the giver (RB-163). */
const fromGiver =
  <T>(parse: Parser<T>): Parser<T> =>
  (at, run) => {
    // Of a gift within a gift it would not be clear whose giver is meant.
    if (run.tokens.some(({ text }) => text === '@giver')) return [];
    if (!run.tokens.slice(at).some(({ text }) => text === '@this')) return parse(at, run);
    const anew = newRun(run.tokens.map(given), run.rules);
    const found = parse(at, anew);
    if (anew.far > run.far) Object.assign(run, { far: anew.far, expected: anew.expected });
    return found;
  };
const given = (token: Token): Token =>
  token.text === '@this'
    ? { ...token, text: '@giver', readings: token.readings.map((one) => ({ ...one, lemma: '@giver' })) }
    : token;

/** Of its own text a card is the giver itself. */
export function ownText(value: unknown): unknown {
  if (value === 'giver') return 'this';
  if (Array.isArray(value)) return value.map(ownText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, ownText(part)]));
}

/** A text that is given: in quotation marks, or a payment with what it pays for. */

const text: Parser<readonly Gained[]> = alt(
  map(seq(quote, listed(fromGiver(inner('feature')), lit('.')), opt(lit('.')), unquote), ([, all]) =>
    granted(all.flat()),
  ),
  map(seq(opt(lit(':')), payable, fromGiver(inner('feature'))), ([, , all]) => granted(all)),
);

function payable(at: number, run: Parameters<Parser<null>>[1]) {
  const text = run.tokens[at]?.text ?? '';
  const label = run.tokens[at]?.capital === true && !text.startsWith('@');
  return ['{tap}', '{instant}', '{counter}', '{token}'].includes(text) || label
    ? [{ value: null, end: at, cost: 0 }]
    : [];
}

/** Features as gains: what is constant is given as it is, what is played or triggers as a text. */
export function asGains(all: readonly unknown[]): readonly Data[] | undefined {
  const gains: Data[] = [];
  for (const one of all as readonly Data[]) {
    if (one.kind === 'when' || one.kind === 'play') gains.push({ kind: 'feature', feature: one });
    else if (one.kind === 'word') gains.push(one);
    else if (one.kind === 'has' && !one.to && !one.if) gains.push(...(one.gives as Data[]));
    else return undefined;
  }
  return gains;
}

const granted = (all: readonly unknown[]): readonly Gained[] | undefined => asGains(all)?.map(gain);

const cannotWhat: Readonly<Record<string, string>> = {
  атаковать: 'attack',
  действовать: 'act',
  двигаться: 'move',
  передвигаться: 'move',
  переместиться: 'relocate',
  открыться: 'open',
  излечиться: 'heal',
};

const strikeWith = any(['простой удар', 'удар'], { case: 'ins' });

/** «не может объявлять выстрелы по летающим»: such attacks. */
function attacksBarred(of: Data, whom: Np | undefined): Data | undefined {
  if (whom?.ref) return undefined;
  const at = whom ? { at: whom.filter } : {};
  const [type, ...more] = Array.isArray(of.types) ? of.types : [];
  if (type === 'simple' && more.length === 0 && Object.keys(of).length === 1)
    return { kind: 'cannot', what: 'strike', ...at };
  return { kind: 'cannot', what: 'attack', of, ...at };
}

const forbidden: Parser<readonly Data[]> = map(
  listed(
    alt(
      map(row(cannotWhat, { as: 'infinitive' }), (what) => ({ kind: 'cannot', what })),
      // «не может действовать, кроме нападения {strike} на …» (RB-174).
      map(
        seq(
          lit('действовать', 'объявлять никаких действий'),
          opt(comma),
          lit('кроме нападения'),
          opt(strikeWith),
          lit('на'),
          np('acc'),
          opt(strikeWith),
        ),
        ([, , , , , whom]) => {
          const but = whom.ref === 'this' ? { is: 'this' } : whom.ref ? undefined : whom.filter;
          return but && { kind: 'cannot', what: 'act', at: { not: but } };
        },
      ),
      says(
        seq(
          lit('передвигаться', 'двигаться'),
          lit('с той клетки'),
          comma,
          lit('где оно находилось на момент этого удара', 'где он находился на момент этого удара'),
          greedy(comma),
        ),
        { kind: 'cannot', what: 'move' },
      ),
      map(row({ стрелять: 'shot', метать: 'throw' }, { as: 'infinitive' }), (type) => ({
        kind: 'cannot',
        what: 'attack',
        of: { types: [type] },
      })),
      says(lit('выступать защитником', 'выступать защитниками', 'быть защитником'), {
        kind: 'cannot',
        what: 'defend',
      }),
      says(lit('нападать {strike}', 'нападать простым ударом'), { kind: 'cannot', what: 'strike' }),
      says(seq(lit('получать дополнительные'), lem('жизнь')), { kind: 'cannot', what: 'receiveLives' }),
      map(
        seq(lit('получать'), lem('фишка'), opt(lit('от других карт', 'другим способом'))),
        ([, , others]) => ({
          kind: 'cannot',
          what: others ? 'receiveOthersChips' : 'receiveChips',
        }),
      ),
      says(seq(lit('копить', 'накапливать'), lem('фишка')), { kind: 'cannot', what: 'accumulate' }),
      map(
        seq(lit('объявлять', 'совершать', 'выполнять'), attack('acc'), opt(seq(lit('по'), nps('dat')))),
        ([, of, whom]) => attacksBarred(of, whom?.[1]),
      ),
      map(
        seq(lit('атаковать', 'нападать на', 'нападать'), opt(strikeWith), opt(lit('на')), nps('acc')),
        ([how, strike, , whom]) =>
          whom.ref
            ? undefined
            : { kind: 'cannot', what: strike || how !== 'атаковать' ? 'strike' : 'attack', at: whom.filter },
      ),
    ),
    lit('и', 'или', 'и не может', 'и не могут'),
  ),
  (all) => all,
);

/** «не могут перемещаться на клетки …» (RB-102). */
const movesOnto: Parser<Data> = map(
  seq(
    row({ переместиться: 'relocate', двигаться: 'move', передвигаться: 'move' }, { as: 'infinitive' }),
    lit('на'),
    cellsIn('acc'),
  ),
  ([what, , onto]) => ({ kind: 'cannot', what, onto }),
);
const movesOnly: Parser<Data> = map(
  seq(
    row({ переместиться: 'relocate', двигаться: 'move', передвигаться: 'move' }, { as: 'infinitive' }),
    lit('только на'),
    alt(cellsIn('acc'), besidesAll),
  ),
  ([what, , onto]) => ({ kind: 'cannot', what, onto, else: true }),
);
function besidesAll(at: number, run: Parameters<Parser<Data>>[1]) {
  return neighbourCells(at, run);
}
/** «соседние с Ламией клетки». */
const neighbourCells: Parser<Data> = map(
  seq(
    lem('соседний', { case: 'acc', number: 'pl' }),
    lit('с', 'со'),
    np('ins'),
    lem('клетка', { case: 'acc', number: 'pl' }),
  ),
  ([, , who]) => (who.ref ? { near: who.ref } : undefined),
);

const asNearby = seq(
  opt(comma),
  lit('как на'),
  alt(seq(any('стоять'), lit('рядом')), lit('рядом стоящую', 'рядом стоящих', 'рядом стоящие')),
  opt(lem('карта')),
);
const asNear = opt(asNearby);

/** What it may do. */
const allowed: Parser<Data> = alt(
  says(
    seq(
      lit('нападать'),
      strikeWith,
      lit('на'),
      lem('летающий', { case: 'acc' }),
      opt(lem('существо')),
      asNear,
    ),
    { kind: 'may', what: 'strikeFlyers' },
  ),
  map(
    seq(
      lit('нападать'),
      strikeWith,
      listed(
        map(seq(lit('на'), np('acc')), ([, who]) => who),
        lit('и'),
      ),
      asNearby,
    ),
    ([, , all]) =>
      all.length < 2 ||
      all.some((who) => who.ref || who.filter.flying === true || typeof who.count === 'object')
        ? undefined
        : { kind: 'may', what: 'strikeFar', at: { any: all.map(({ filter }) => filter) } },
  ),
  map(seq(lit('нападать'), strikeWith, lit('на'), np('acc'), asNearby), ([, , , who]) =>
    who.ref || who.filter.flying === true || typeof who.count === 'object'
      ? undefined
      : { kind: 'may', what: 'strikeFar', at: who.filter },
  ),
  says(seq(lit('атаковать летающих'), opt(lem('существо')), strikeWith), {
    kind: 'may',
    what: 'strikeFlyers',
  }),
  map(
    seq(
      lit('нападать'),
      strikeWith,
      alt(
        map(seq(whole, lem('раз')), ([n]) => n),
        says(lit('дважды'), 2),
      ),
      opt(lit('за ход')),
      opt(seq(opt(comma), lit('только подряд'))),
      opt(lit('и по разным картам')),
      opt(seq(comma, stays)),
    ),
    ([, , value, , row, different]) => ({
      kind: 'may',
      what: different ? 'strikeOthers' : row ? 'strikeRow' : 'strikeTimes',
      value,
    }),
  ),
  map(
    seq(
      lit('нападать'),
      strikeWith,
      opt(map(seq(lit('на'), np('acc')), ([, who]) => who)),
      lit('с дальностью', 'на дальность', 'на расстояние'),
      digits,
    ),
    ([, , who, , value]) =>
      who?.ref ? undefined : { kind: 'may', what: 'strikeRange', value, ...(who && { at: who.filter }) },
  ),
  says(
    lit(
      'в сражении бросать кубик дважды и выбирать результат',
      'бросать кубик дважды и выбирать результат',
      'бросать кубик дважды и выбирать любой результат',
    ),
    { kind: 'may', what: 'rollTwice' },
  ),
  // «передвигаться на клетки с артефактами как на соседние».
  map(
    seq(
      lit('двигаться', 'передвигаться'),
      lit('на'),
      alt(
        map(seq(cellsIn('acc'), opt(comma)), ([cells]) => cells),
        map(seq(lit('клетки'), lit('с', 'со'), nps('ins'), opt(comma)), ([, , who]) =>
          who.ref || typeof who.count === 'object' ? undefined : { holds: who.filter },
        ),
      ),
      lit('как на соседние'),
    ),
    ([, , onto]) => ({ kind: 'may', what: 'moveFar', onto }),
  ),
  says(lit('двигаться по диагонали', 'передвигаться по диагонали'), {
    kind: 'may',
    what: 'moveDiagonally',
  }),
  map(
    seq(
      lit('нападать'),
      strikeWith,
      lit('на'),
      np('acc'),
      opt(comma),
      lit('только подряд'),
      opt(comma),
      lit('после последнего'),
      any(['нападение', 'простой удар', 'удар']),
      any('закрыться', { as: 'present' }),
    ),
    ([, , , who]) =>
      who.count === 'all' && isNearEnemy(who.filter) ? { kind: 'may', what: 'strikeEach' } : undefined,
  ),
  says(
    seq(
      lit(
        'выступать защитником любому вашему нелетающему существу',
        'выступать защитником любого вашего нелетающего существа',
      ),
    ),
    {
      kind: 'may',
      what: 'defendAnyone',
    },
  ),
  map(
    seq(
      lit('выступать защитником'),
      alt(
        map(seq(lem('любой', { case: 'dat' }), np('dat')), ([, who]) => who),
        map(seq(lem('любой', { case: 'gen' }), np('gen')), ([, who]) => who),
      ),
    ),
    ([, who]) => {
      const { flying, side, type, ...rest } = who.filter;
      // Of any ground creature at all another construction tells.
      // Whoever defends defends a creature of its own side (B12-513.1).
      const all = side !== 'enemy' && type === 'creature' && Object.keys(rest).length > 0;
      return who.ref || !all || flying === true
        ? undefined
        : { kind: 'may', what: 'defendAnyone', at: { side: 'yours', type, ...rest } };
    },
  ),
  says(
    lit('выступать защитником любое число раз за ход', 'выступать защитником любое количество раз за ход'),
    {
      kind: 'may',
      what: 'defendAlways',
    },
  ),
  says(
    seq(
      lit('стрелять', 'объявлять выстрел', 'объявлять метание', 'объявлять разряд'),
      lit('по стоящим рядом картам'),
    ),
    { kind: 'may', what: 'shootAdjacent' },
  ),
  says(seq(lit('нападать', 'напасть'), strikeWith, lit('еще раз', 'еще один раз')), {
    kind: 'may',
    what: 'strikeTimes',
    value: 2,
    '?now': true,
  }),
  says(seq(lit('копить', 'накапливать'), lem('фишка')), { kind: 'may', what: 'accumulate' }),
  // «до двух разных симбиотов» (RB-177).
  map(seq(lit('иметь', 'нести'), lit('до'), whole, lem('разный'), lem('симбиот')), ([, , value]) => ({
    kind: 'may',
    what: 'symbionts',
    value,
  })),
  map(seq(lit('объявлять'), lem('безответный удар'), lit('по'), nps('dat')), ([, , , who]) =>
    who.ref ? undefined : { kind: 'may', what: 'strikeUnanswered', at: who.filter },
  ),
  // «…, если и справа и слева от него нет других его существ».
  map(
    seq(
      lit('объявлять'),
      lem(['безответный удар', 'направленный удар']),
      lit('по'),
      np('dat'),
      opt(comma),
      lit('если'),
      opt(lit('и')),
      later(() => aloneAt),
      opt(lit('от')),
      lit('него нет других его существ'),
    ),
    ([, { lemma }, , who, , , , alone]) =>
      who.ref
        ? undefined
        : {
            kind: 'may',
            what: lemma === 'направленный удар' ? 'strikeDirected' : 'strikeUnanswered',
            at: { ...who.filter, alone },
          },
  ),
);

/** «любую свободную клетку вашей половины». */
const anyCell = (c: 'acc' | 'pre'): Parser<Data> =>
  map(seq(any('любой', { case: c }), cellIn(c)), ([, cell]) => cell);

const beside: Readonly<Record<string, string>> = {
  'справа и слева': 'beside',
  'слева и справа': 'beside',
  позади: 'behind',
  сзади: 'behind',
  напротив: 'ahead',
};
const aloneAt: Parser<string> = map(lit(...Object.keys(beside)), (said) => beside[said]);

/** All opposing creatures next to it, no more and no less. */
const isNearEnemy = ({ side, type, near, ...rest }: Data): boolean =>
  side === 'enemy' && type === 'creature' && near === 'this' && Object.keys(rest).length === 0;

export function stays(at: number, run: Parameters<Parser<null>>[1]) {
  return [...staying(at, run), ...stayingFirst(at, run)];
}
/** «после первого удара не закрывается». */
const staying: Parser<null> = alt(
  says(lit('закрываясь после последнего'), null),
  says(
    seq(
      lit('после'),
      listed(any(['первый', 'второй']), lit('и')),
      alt(seq(any('нападение'), strikeWith), any(['простой удар', 'удар', 'нападение'])),
      lit('не'),
      any('закрыться', { as: 'present' }),
    ),
    null,
  ),
);
const stayingFirst: Parser<null> = says(
  seq(
    lit('не'),
    any('закрыться', { as: 'present' }),
    lit('после первого'),
    any(['простой удар', 'удар', 'нападение']),
  ),
  null,
);

/** Everything that wounds but attacks of these types. */
function allBut(pattern: Data): Data | undefined {
  const { types, ...rest } = pattern;
  if (!Array.isArray(types) || Object.keys(rest).length > 0) return undefined;
  return { ...allHarm, types: attackTypes.filter((type) => !types.includes(type)) };
}

const verbOf =
  (lemma: string): Parser<'sg' | 'pl' | undefined> =>
  (at, run) =>
    lem(lemma, { as: 'present' })(at, run).map(({ value, end, cost }) => ({
      value: value.number,
      end,
      cost,
    }));

const lostWords: Readonly<Record<string, string>> = {
  'опыт в атаке': 'attackExperience',
  'опыт в защите': 'defenceExperience',
  'направленный удар': 'directedStrike',
  неповоротливость: 'clumsiness',
  броня: 'armour',
  регенерация: 'regeneration',
};

const becoming: Readonly<Record<string, Data>> = {
  степной: { kind: 'element', becomes: 'steppe' },
  горный: { kind: 'element', becomes: 'mountain' },
  лесной: { kind: 'element', becomes: 'forest' },
  болотный: { kind: 'element', becomes: 'swamp' },
  темный: { kind: 'element', becomes: 'darkness' },
  нейтральный: { kind: 'element', becomes: 'neutral' },
  артефакт: { kind: 'becomes', what: 'artifact' },
};

/** What is told of somebody with a verb of its own: «не может атаковать», «игнорирует схрон». */
export const deeds: Parser<Deeds> = memo(
  alt(
    map(seq(lit('не'), verbOf('мочь'), forbidden), ([, number, gains]) => ({ gains, number })),
    map(seq(lit('не'), verbOf('мочь'), movesOnto), ([, number, one]) => ({ gains: [one], number })),
    map(seq(verbOf('мочь'), alt(allowed, movesOnly)), ([number, one]) => ({ gains: [one], number })),
    map(
      alt(
        map(
          seq(
            lit('не'),
            verbOf('закрыться'),
            alt(
              seq(lit('после нападения', 'при атаке', 'при нападении'), opt(strikeWith)),
              costing(lit('после {strike}'), 1),
            ),
          ),
          ([, number]) => ({ number }),
        ),
        map(
          seq(lit('после нападения'), opt(strikeWith), lit('не'), verbOf('закрыться')),
          ([, , , number]) => ({ number }),
        ),
      ),
      ({ number }) => ({ gains: [{ kind: 'word', word: 'staysOpenAfterAssault' }], number }),
    ),
    map(
      alt(
        map(
          seq(
            lit('не'),
            verbOf('закрыться'),
            opt(comma),
            lit('при защите', 'после защиты', 'выступая защитником'),
          ),
          ([, number]) => number,
        ),
        map(
          seq(lit('выступая защитником'), opt(comma), lit('не'), verbOf('закрыться')),
          ([, , , number]) => number,
        ),
      ),
      (number) => ({ gains: [{ kind: 'word', word: 'staysOpenAsDefender' }], number }),
    ),
    map(seq(verbOf('игнорировать'), listed(ignored, lit('и'))), ([number, gains]) => ({ gains, number })),
    map(
      seq(
        verbOf('инкарнировать'),
        alt(lit('в открытом виде'), row({ открытый: true }, { case: 'ins', number: 'sg' })),
      ),
      ([number]) => ({ gains: [{ kind: 'may', what: 'incarnateOpen' }], number }),
    ),
    // «инкарнирует на любую свободную клетку», «в любом третьем ряду».
    map(
      seq(
        verbOf('инкарнировать'),
        alt(
          map(
            seq(
              lit('на'),
              later(() => anyCell('acc')),
            ),
            ([, cells]) => cells,
          ),
          map(
            seq(
              lit('на'),
              later(() => anyCell('pre')),
            ),
            ([, cells]) => cells,
          ),
          map(seq(lit('в любом'), ordinal, lem('ряд')), ([, row]): Data => ({ row })),
        ),
      ),
      ([number, { free: _, ...cells }]) =>
        Object.keys(cells).every((key) => key === 'half' || key === 'row')
          ? { gains: [{ kind: 'incarnatesAt', cells }], number }
          : undefined,
    ),
    // «обязан в свой ход нападать простым ударом на …, если это возможно».
    map(
      seq(
        opt(lit('в свой ход')),
        lit('обязан', 'обязана', 'обязано', 'обязаны'),
        opt(lit('в свой ход')),
        lit('нападать', 'напасть', 'атаковать'),
        opt(strikeWith),
        opt(lit('на')),
        np('acc'),
        opt(strikeWith),
        opt(seq(opt(comma), lit('если может', 'если это возможно', 'если могут', 'по возможности'))),
      ),
      ([, must, , , , , who]) =>
        who.ref
          ? undefined
          : {
              gains: [{ kind: 'must', at: who.filter }],
              number: must === 'обязаны' ? ('pl' as const) : ('sg' as const),
            },
    ),
    says(
      lit(
        'в сражении бросает кубик дважды и выбирает результат',
        'в сражении бросает кубик дважды и выбирает любой результат',
        'бросает кубик дважды и выбирает любой результат',
        'бросает кубик дважды и выбирает результат',
      ),
      { gains: [{ kind: 'may', what: 'rollTwice' }], number: 'sg' as const },
    ),
    map(
      seq(
        lit('закрытым', 'закрытой', 'закрытыми'),
        lit('отражает', 'отражают'),
        lem('простой удар', { case: 'acc' }),
        lit('как открытое', 'как открытый', 'как открытая', 'как открытые'),
        opt(lit('существо', 'карта', 'существа', 'закрытыми')),
      ),
      ([, said]) => ({
        gains: [{ kind: 'may', what: 'fightClosed' }],
        number: said === 'отражают' ? ('pl' as const) : ('sg' as const),
      }),
    ),
    map(seq(verbOf('мочь'), lit('атаковать только'), np('acc')), ([number, , who]) =>
      who.ref && who.ref !== 'this'
        ? undefined
        : {
            gains: [{ kind: 'cannot', what: 'attack', at: { not: who.ref ? { is: 'this' } : who.filter } }],
            number,
          },
    ),
    map(seq(verbOf('получить'), lit('раны только от'), attack('gen')), ([number, , pattern]) => {
      const from = allBut(pattern);
      return from && { gains: [{ kind: 'noWounds', from }], number };
    }),
    map(seq(verbOf('получить'), lit('раны только от'), np('gen')), ([number, , who]) =>
      who.ref
        ? undefined
        : { gains: [{ kind: 'noWounds', from: { ...allHarm, by: { not: who.filter } } }], number },
    ),
    map(
      seq(lit('не'), verbOf('получить'), lit('ран от'), np('gen'), opt(comma), lit('кроме'), attack('gen')),
      ([, number, , who, , , pattern]) => {
        const from = who.ref ? undefined : allBut(pattern);
        return from && { gains: [{ kind: 'noWounds', from: { ...from, by: who.filter } }], number };
      },
    ),
    map(seq(lit('не'), verbOf('получить'), lit('ран от'), danger), ([, number, , from]) => ({
      gains: [{ kind: 'noWounds', from }],
      number,
    })),
    map(
      seq(verbOf('получить'), lit('на'), digits, lem('рана'), lit('больше от отравления')),
      ([number, , by]) => ({ gains: [{ kind: 'poisonHurts', by }], number }),
    ),
    map(seq(verbOf('получить'), more), ([number, one]) =>
      'gain' in one ? { gains: [one.gain], number } : undefined,
    ),
    map(seq(verbOf('стать'), row(becoming, { case: 'ins' })), ([number, one]) => ({ gains: [one], number })),
    map(seq(verbOf('потерять'), lit('все стихии', 'свои стихии')), ([number]) => ({
      gains: [{ kind: 'element', becomes: 'neutral' }],
      number,
    })),
    map(seq(verbOf('потерять'), listed(row(lostWords), lit('и'))), ([number, all]) => ({
      gains: all.map((what) => ({ kind: 'loses', what })),
      number,
    })),
  ),
);

/** What goes on all the time; «теряет особенности» is else an effect of its own. */
export const standing: Parser<Deeds> = memo(
  alt(
    deeds,
    map(seq(verbOf('потерять'), lit('особенности', 'все особенности')), ([number]) => ({
      gains: [{ kind: 'loses', what: 'features' }],
      number,
    })),
  ),
);

/** What is told, of one or of several. */
interface Deeds {
  readonly gains: readonly Data[];
  readonly number: 'sg' | 'pl' | undefined;
}

function ignored(at: number, run: Parameters<Parser<Data>>[1]) {
  return ignoredThing(at, run);
}
const ignoredThing: Parser<Data> = alt(
  map(
    seq(
      lit('особенности'),
      opt(comma),
      alt(
        map(seq(lit('обязывающие выбирать целью'), attack('gen'), lit('какую-либо карту')), ([, of]) => of),
        map(seq(lit('обязывающие выбирать цель'), attack('gen')), ([, of]) => of),
      ),
    ),
    ([, , of]) => ({ kind: 'ignores', what: 'lure', of }),
  ),
  says(seq(lit('особенности'), opt(comma), lit('обязывающие выбирать цель')), {
    kind: 'ignores',
    what: 'lure',
  }),
  says(alt(lem('схрон'), lit('защиту от летающих', 'защиту от летающих существ')), {
    kind: 'ignores',
    what: 'hideout',
  }),
  says(lem('броня'), { kind: 'ignores', what: 'armour' }),
  says(lit('особенности атакованных карт'), { kind: 'ignores', what: 'features' }),
  map(
    seq(
      alt(
        row(signed),
        map(seq(lem('защита'), lit('от'), danger), ([, , from]) => from),
      ),
      opt(
        alt(
          nps('gen'),
          map(seq(lit('по'), nps('dat')), ([, who]) => who),
        ),
      ),
    ),
    ([from, who]) =>
      who?.ref
        ? undefined
        : { kind: 'ignores', what: 'protection', from: { ...from, ...(who && { at: who.filter }) } },
  ),
);

/** «+1 к простому удару и направленный удар по …»: against whom both are. */
const strikeAndDirected: Parser<readonly Gained[]> = map(
  seq(
    lit('+'),
    digits,
    lit('к'),
    lem('простой удар', { case: 'dat' }),
    lit('и'),
    lem(['направленный удар', 'безответный удар']),
    lit('по'),
    nps('dat'),
  ),
  ([, by, , , , { lemma }, , who]) =>
    who.ref
      ? undefined
      : [
          gain({ kind: 'strike', by, vs: who.filter }),
          gain({
            kind: 'may',
            what: lemma === 'направленный удар' ? 'strikeDirected' : 'strikeUnanswered',
            at: who.filter,
          }),
        ],
);

/** «вампиризм, максимум 12 {health}»: how far it goes is told with it. */
const vampirism: Parser<readonly Gained[]> = map(
  seq(lem('вампиризм'), comma, lit('максимум'), digits, lem('жизнь')),
  ([{ case: c }, , , most]) =>
    c === 'nom' || c === 'acc' ? [wordOf('vampirism'), wordOf('maxLives', most)] : undefined,
);

/** «+1 к простому удару и запасу движения»: so much to either. */
const strikeAndMove: Parser<readonly Gained[]> = map(
  seq(
    plus,
    lit('к', 'ко'),
    lem('простой удар', { case: 'dat' }),
    lit('и'),
    opt(lit('к')),
    lem('запас движения', { case: 'dat' }),
  ),
  ([plus]) => {
    const by = reckoned(plus, undefined, undefined);
    return [gain({ kind: 'strike', by }), gain({ kind: 'move', by })];
  },
);

const single: Parser<readonly Gained[]> = alt(
  vampirism,
  strikeAndMove,
  strikeAndDirected,
  map(
    alt(
      thisAttack,
      thisRoll,
      strike,
      roll,
      figure,
      range,
      skill,
      word,
      protection,
      less,
      costing(directed, 1),
      received,
    ),
    (single) => [single],
  ),
  text,
);

/** «+X к удару, где X — …»: what X is may be told of each of them. */
const one: Parser<readonly Gained[]> = alt(
  single,
  costing(
    map(seq(single, whereX), ([all, where]) => measured(all, where.x) as readonly Gained[] | undefined),
    1,
  ),
);

/** Some of them, as one of several that are offered: «+1 к удару и броню 1». */
export const offered: Parser<readonly Gained[]> = memo(
  map(listed(one, lit('и', 'а также')), (all) => shared(all.flat())),
);

/** Things that one has or gains, one after the other: «+1 к простому удару и направленный удар». */
export const things: Parser<readonly Gained[]> = memo(
  map(seq(opt(lit(':')), listed(one, alt(seq(comma, opt(lit('а также'))), lit('и', 'а также')))), ([, all]) =>
    shared(all.flat()),
  ),
);

/**
 * «+1 к выстрелу и +1 к метанию по горным»: whom they are against is said once, at the end. What can not be held against
 * somebody does not stand in such a list.
 */
function shared(all: readonly Gained[]): readonly Gained[] | undefined {
  const last = all.at(-1);
  const vs = last && 'gain' in last && last.gain.kind === 'strike' ? last.gain.vs : undefined;
  if (vs === undefined || all.length === 1) return all;
  const gains = all.map((one) => ('gain' in one ? one.gain : undefined));
  if (gains.some((one) => one?.kind === 'range')) return undefined;
  const [first, ...rest] = gains;
  const bare =
    first?.kind === 'strike' && first.vs === undefined && rest.every((one) => one?.kind === 'strike');
  return bare ? gains.map((one) => gain({ ...one, vs })) : all;
}

export const onlyGains = (all: readonly Gained[]): readonly Data[] | undefined => {
  const gains = all.flatMap((one) => ('gain' in one ? [one.gain] : []));
  return gains.length === all.length ? gains : undefined;
};
