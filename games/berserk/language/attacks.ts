/** Attacks: as something a text speaks of («слабых ударов болотных существ»), and as an ability («выстрел на 1-2-2»). */
import type { Case } from '@vigrid/speech';
import { bareName, merge, np, nps, quotedName, target } from './nouns.ts';
import { close, closeOrMore, comma, type Data, digits, open, range, triple, whole, x } from './numbers.ts';
import {
  alt,
  lem,
  listed,
  lit,
  many,
  map,
  memo,
  opt,
  type Parser,
  row,
  type Shape,
  says,
  seq,
} from './parser.ts';

export const strikes = ['simple', 'special', 'magic', 'over'];
const allTypes = [...strikes, 'shot', 'throw', 'discharge'];

const grades: Readonly<Record<string, string>> = { слабый: 'weak', средний: 'medium', сильный: 'strong' };

const kinds: Readonly<Record<string, Data>> = {
  'простой удар': { types: ['simple'] },
  'удар через ряд': { types: ['over'] },
  выстрел: { types: ['shot'] },
  метание: { types: ['throw'] },
  разряд: { types: ['discharge'] },
  удар: { strikes: true },
  атака: {},
  'направленный удар': { directed: true },
};

const dangers: Readonly<Record<string, Data>> = {
  ...kinds,
  заклинание: { spells: true },
  воздействие: { influences: true },
};

const qualities: Readonly<Record<string, Data>> = {
  ближний: { close: true },
  дальний: { close: false },
  магический: { magic: true },
  немагический: { magic: false },
  ответный: { answering: true },
};

const graded = (shape: Shape): Parser<Data> =>
  map(listed(row(grades, shape), alt(lit('или', 'и'), comma)), (all) => ({ grades: [...all] }));

/** What goes before the noun. */
const quality = (shape: Shape): Parser<Data> =>
  alt(
    graded(shape),
    row(qualities, shape),
    says(seq(lem('первый', shape), opt(lit('за ход'))), { first: true }),
    says(seq(lem('первый', shape), lit('за ход противника')), { first: true, '?turn': 'enemy' }),
    says(seq(lem('первый', shape), lit('за бой')), { first: true, '?battle': true }),
    says(lem('весь', shape), {}),
  );

/** «через пустую клетку», «через ваше существо»: what a strike over a row goes across. */
export const across: Parser<Data> = alt(
  says(lit('через свободную клетку', 'через пустую клетку', 'через незанятую клетку'), { through: 'free' }),
  map(seq(lit('через'), np('acc')), ([, who]) => {
    if (who.ref) return who.ref === 'this' ? { through: { is: 'this' } } : undefined;
    return who.count === 'one' ? { through: who.filter } : undefined;
  }),
);

/** «(кроме {uchr})». */
const exceptKinds: Parser<Data> = map(
  seq(open, lit('кроме'), row(kinds, { case: 'gen' }), close),
  ([, , but]) => (Array.isArray(but.types) ? { '?but': but.types } : undefined),
);

const tail: Parser<Data> = alt(
  exceptKinds,
  across,
  says(lit('по диагонали'), { diagonal: true }),
  says(lit('в нападении'), { answering: false }),
  map(seq(lit('величиной', 'силой'), range), ([, strength]) => ({ strength })),
  says(seq(lit('величиной', 'силой'), x), { strengthX: true }),
  says(lit('четной величины', 'четной силы'), { strength: { odd: false } }),
  says(lit('нечетной величины', 'нечетной силы'), { strength: { odd: true } }),
  says(lit('за ход'), { first: true }),
  says(lit('за бой'), { '?battle': true }),
  says(lit('не по диагонали'), { diagonal: false }),
  // «при ударе на X»: however strong it is.
  says(seq(lit('на'), x), {}),
);

const named = (c: Case, table: Readonly<Record<string, Data>>): Parser<Data> =>
  alt(
    row(table, { case: c }),
    says(seq(lem('особый', { case: c }), lem('удар', { case: c })), { types: ['special'] }),
    says(seq(lem('магический', { case: c }), lem('удар', { case: c })), { types: ['magic'] }),
    says(
      seq(
        lem(['магический', 'особый'], { case: c }),
        lit('и', 'или'),
        lem(['магический', 'особый'], { case: c }),
        lem('удар', { case: c }),
      ),
      { types: ['magic', 'special'] },
    ),
  );

/** Attacks of a kind, without who makes them and at whom. */
function attackWith(c: Case, table: Readonly<Record<string, Data>>): Parser<Data> {
  const one = map(seq(many(quality({ case: c })), named(c, table)), ([before, noun]) =>
    merge(...before, noun),
  );
  return map(listed(one, alt(lit('или', 'и', 'либо'), comma)), joined);
}

/** «удар» alone is any strike; a close one, a return one or along a diagonal needs no types. */
function plainPattern(found: Data | undefined): Data | undefined {
  if (!found) return undefined;
  const { strikes: struck, '?but': but, ...rest } = found;
  if (Array.isArray(but)) {
    if (struck || rest.types !== undefined) return undefined;
    const types = typesOf(rest)?.filter((type) => !but.includes(type));
    const { close: _, magic: __, ...more } = rest;
    return { ...more, types };
  }
  if (!struck) return rest;
  if (rest.magic === true) return undefined;
  return rest.close !== undefined || rest.answering === true ? rest : { ...rest, types: strikes };
}

/** «выстрелов и метаний»: what differs in type alone is one pattern. */
function joined(all: readonly Data[]): Data | undefined {
  if (all.length === 1) return all[0];
  const types: unknown[] = [];
  const rest: Record<string, unknown> = {};
  for (const { types: own, strikes: struck, ...others } of all) {
    if (Array.isArray(own)) types.push(...own);
    // «ударов и метаний»: strikes of all kinds.
    if (struck) types.push(...strikes);
    for (const [key, value] of Object.entries(others)) {
      if (key !== 'spells' && key !== 'influences' && key !== 'grades') return undefined;
      rest[key] = value;
    }
    if (own === undefined && !struck && !('spells' in others) && !('influences' in others)) return undefined;
  }
  // A grade before the first goes for all of them.
  if (rest.grades && !('grades' in all[0])) return undefined;
  return { ...(types.length > 0 && { types }), ...rest };
}

const cached = <T>(make: (c: Case) => Parser<T>): ((c: Case) => Parser<T>) => {
  const made = new Map<Case, Parser<T>>();
  return (c) => {
    const known = made.get(c);
    if (known) return known;
    const parse = memo(make(c));
    made.set(c, parse);
    return parse;
  };
};

const rawAttack = cached((c) => attackWith(c, kinds));

export const attack = cached((c) => map(rawAttack(c), plainPattern));

export interface Attacks {
  readonly pattern: Data;
  readonly by?: Data;
  readonly at?: Data;
  readonly byRef?: string;
  readonly atRef?: string;
  readonly turn?: string | undefined;
}

const inTurn: Parser<string> = alt(
  says(lit('в ваш ход'), 'yours'),
  // Whose, the subject tells.
  says(lit('в свой ход'), '?own'),
  says(lit('в ход противника', 'в его ход'), 'enemy'),
);

/** With who makes them and at whom: «ударе существа противника по стоящей рядом карте». */
export const attackOf = cached(
  (c: Case): Parser<Attacks> =>
    map(
      seq(
        rawAttack(c),
        many(exceptKinds),
        opt(nps('gen')),
        opt(inTurn),
        opt(map(seq(lit('величиной', 'силой'), range), ([, strength]) => ({ strength }))),
        opt(seq(lit('по', 'на'), nps('dat'))),
        many(tail),
        opt(inTurn),
      ),
      ([pattern, but, by, turn, before, at, more, turnAfter]) => {
        if (before && !at) return undefined;
        const whole = plainPattern(merge(pattern, ...but, before ?? {}, ...more));
        if (!whole) return undefined;
        const { '?turn': turnFirst, ...all } = whole;
        const turns = [turn, turnFirst, turnAfter].filter((one) => one !== undefined);
        if (turns.length > 1) return undefined;
        const target = at?.[1];
        return {
          pattern: all,
          ...(by && (by.ref ? { byRef: by.ref } : { by: by.filter })),
          ...(target && (target.ref ? { atRef: target.ref } : { at: target.filter })),
          ...(turns.length > 0 && { turn: `${turns[0]}` }),
        };
      },
    ),
);

/** What harm comes from: after «от». */
export const danger: Parser<Data> = memo(
  map(
    seq(
      alt(attackWith('gen', dangers), says(lit('магии'), { magic: true, spells: true })),
      opt(nps('gen')),
      opt(seq(lit('по'), nps('dat'))),
      many(tail),
    ),
    ([pattern, by, at, more]) => {
      const all = plainPattern(merge(pattern, ...more));
      if (!all || by?.ref || at) return undefined;
      return by ? { ...all, by: by.filter } : all;
    },
  ),
);

/** All attacks are named where a gift of strength is meant for every kind. */
export const typesOf = (pattern: Data): readonly unknown[] | undefined => {
  if (Array.isArray(pattern.types)) return pattern.types;
  if (pattern.close === true) return ['simple', 'special', 'magic'];
  if (pattern.close === false)
    return pattern.magic === false ? ['over', 'shot', 'throw'] : ['over', 'shot', 'throw', 'discharge'];
  if (pattern.magic === false) return ['simple', 'special', 'over', 'shot', 'throw'];
  if (pattern.magic === true) return ['magic', 'discharge'];
  return allTypes;
};

// An attack as an ability.

const kindNouns: Readonly<Record<string, string>> = {
  'удар через ряд': 'over',
  выстрел: 'shot',
  метание: 'throw',
  разряд: 'discharge',
};
const adjectival: Readonly<Record<string, string>> = { особый: 'special', магический: 'magic' };

const useOf = (shape: Shape): Parser<string> =>
  alt(
    row(kindNouns, shape),
    map(seq(row(adjectival, shape), lem('удар', shape)), ([use]) => use),
  );

const counted: Parser<Data> = alt(
  map(
    seq(opt(lem('дополнительный', { case: 'nom', number: 'sg' })), useOf({ case: 'nom', number: 'sg' })),
    ([, use]) => ({ use }),
  ),
  map(
    seq(opt(lem('дополнительный', { case: 'acc', number: 'sg' })), useOf({ case: 'acc', number: 'sg' })),
    ([, use]) => ({ use }),
  ),
  map(seq(x, lit('или менее', 'или меньше'), useOf({})), ([, , use]) => ({ use, count: 'X', upTo: true })),
  map(seq(x, useOf({ number: 'pl' })), ([, use]) => ({ use, count: 'X' })),
  map(seq(whole, lit('или менее', 'или меньше'), useOf({})), ([count, , use]) => ({
    use,
    count,
    upTo: true,
  })),
  map(seq(lit('до'), whole, useOf({})), ([, count, use]) => ({ use, count, upTo: true })),
  map(seq(whole, useOf({})), ([count, use]) => (count === 1 ? { use } : { use, count })),
);

const atMost = map(
  seq(open, lit('максимум', 'максимум на', 'не более', 'не больше'), digits, closeOrMore),
  ([, , n]) => n,
);

export const strength: Parser<unknown> = memo(
  alt(
    triple,
    map(seq(x, opt(seq(lit('+', '-'), digits)), opt(atMost)), ([, more, most]) => {
      const plus = more && (more[0] === '+' ? more[1] : -more[1]);
      return plus === undefined && most === undefined
        ? 'X'
        : { sum: 'X', ...(plus !== undefined && { plus }), ...(most !== undefined && { most }) };
    }),
    whole,
  ),
);

/** «по разным картам», in brackets or not: that they are cards says no more than that they differ. */
const apartFrom: Parser<Data> = map(
  seq(lit('только по разным', 'по разным'), alt(says(lem('цель'), {}), np('dat'))),
  ([, who]) => {
    const filter = 'filter' in who ? who.filter : {};
    if ('ref' in who && who.ref) return undefined;
    return Object.keys(filter).length === 0
      ? { different: true }
      : { different: true, at: { choose: filter } };
  },
);
const different: Parser<Data> = alt(
  map(seq(opt(comma), apartFrom), ([, said]) => said),
  map(seq(open, apartFrom, close), ([, said]) => said),
);

const aimed: Parser<Data> = map(
  seq(opt(comma), opt(lit('только')), lit('по'), nps('dat')),
  ([, , , who]) => ({
    at: target(who.ref || who.count !== 'some' ? who : { ...who, count: 'one' as const }),
  }),
);

const forward: Parser<Data> = says(seq(opt(comma), lit('только прямо вперед', 'только вперед')), {
  at: { choose: { at: 'forward' } },
});

const rangeTold = map(
  seq(lit('дальность', 'дальность -', 'дальностью'), alt(whole, x)),
  ([, range]) => range,
);

/** «в ту же цель». */
const sameTarget: Parser<Data> = says(lit('в ту же цель', 'по той же цели'), { at: '?attacked' });

const ranged: Parser<Data> = map(
  alt(
    map(seq(opt(alt(comma, lit(';'))), rangeTold), ([, range]) => range),
    map(seq(open, rangeTold, close), ([, range]) => range),
  ),
  (range) => ({ range }),
);

const ignoring: Parser<Data> = says(
  alt(
    seq(open, lit('игнорирует особенности'), np('gen'), close),
    seq(comma, lit('игнорируя особенности цели')),
  ),
  { ignoresFeatures: true },
);

/** «на 1-2-2», with the instrument before it, which is a mere name. */
export const attackAbility: Parser<Data> = memo(
  map(
    seq(
      counted,
      opt(alt(quotedName, bareName(4))),
      opt(alt(aimed, different)),
      lit('на'),
      strength,
      opt(alt(quotedName, bareName(2))),
      many(alt(aimed, forward, sameTarget, ranged, different, ignoring)),
    ),
    ([attack, , at, , strength, , tails]) => {
      const all = merge(attack, { strength }, at ?? {}, ...tails);
      if (!all) return undefined;
      if (
        'count' in all &&
        (all.count as number) > 1 &&
        tails.length > 0 &&
        !('different' in all) &&
        typeof all.at === 'object'
      )
        return all;
      return all;
    },
  ),
);
