/** Attacks of a kind as noun phrases: "ranged non-magic attacks of flying creatures", «слабый простой удар». */

import type { Text } from '@vigrid/kernel';
import {
  type Adjective,
  adjective,
  article,
  type Case,
  joinedBy,
  type Lexeme,
  list,
  manyOf,
  noun,
  phrased,
  say,
  singular,
} from '@vigrid/speech';
import type { AttackPattern, AttackType, Danger } from '../abilities/index.ts';
import { phrase } from './filters.ts';
import { attack, strike, uses } from './nouns.ts';
import type { Phrase, Setting } from './phrases.ts';
import { range } from './ranges.ts';

export interface AttackPhrase {
  readonly ru: (c: Case, many: boolean) => string;
  readonly en: (many: boolean) => string;
}

/** The attacks, without those who make and receive them where `by` and `at` are told elsewhere. */
export function pattern(
  p: AttackPattern,
  at: Setting,
  join: 'and' | 'or' = 'or',
  next = false,
): AttackPhrase {
  const nouns = nounsOf(p);
  const before = [...(next ? [quality('следующий', 'next')] : []), ...qualities(p, nouns, join)];
  const tail = tails(p, at);
  return {
    ru: (c, many) => {
      const all = nouns.map(({ ru }, i) => {
        const adjectives = i === 0 ? before.map((q) => q.ru) : [];
        return many ? manyOf(adjectives, ru, c) : singular(adjectives, ru, c);
      });
      return list(all, join === 'and' ? ' и ' : ' или ') + tail.ru;
    },
    en: (many) => {
      const all = nouns.map(({ en }) => (many ? en.many : en.one));
      return [...before.map((q) => q.en), list(all, join === 'and' ? ' and ' : ' or ')].join(' ') + tail.en;
    },
  };
}

/** What harm comes from: attacks, spells, influences. */
export function danger(d: Danger, at: Setting): AttackPhrase {
  const others = [...(d.spells ? [uses.spell] : []), ...(d.influences ? [uses.influence] : [])];
  const attacks = d.types ?? d.close ?? d.magic;
  if (d.magic && d.spells && d.types === undefined && d.close === undefined && !d.influences) return magic;
  if (others.length === 0) return pattern(d, at, 'and');
  const by = d.by ? phrase(d.by, at, 'bare') : null;
  const { by: _, ...rest } = d;
  const named = attacks === undefined ? null : pattern(rest, at, 'and');
  return {
    ru: (c, many) =>
      list(
        [...(named ? [named.ru(c, many)] : []), ...others.map(({ ru }) => (many ? ru.pl[c] : ru.sg[c]))],
        ' и ',
      ) + (by ? ` ${by.ru('gen')}` : ''),
    en: (many) =>
      list(
        [...(named ? [named.en(many)] : []), ...others.map(({ en }) => (many ? en.many : en.one))],
        ' and ',
      ) + (by ? ` of ${by.en}` : ''),
  };
}

const magicNoun = noun('магия');

/** B12-G-protection-from-magic: spells, magic strikes and discharges together. */
const magic: AttackPhrase = {
  ru: (c) => magicNoun.sg[c],
  en: () => 'magic',
};

const strikeTypes: readonly AttackType[] = ['simple', 'special', 'magic', 'over'];

/** Strikes of all kinds are "strikes"; without types it depends on what else is said. */
function nounsOf(p: AttackPattern): readonly Lexeme[] {
  if (!p.types) {
    const isStrike = p.directed || p.diagonal || p.answering !== undefined || p.close;
    return [isStrike ? strike : attack];
  }
  const { types } = p;
  if (types.length >= 7) return [attack];
  if (isStrikes(types)) return [strike];
  return types.map((type) => uses[type]);
}

const isStrikes = (types: readonly AttackType[]): boolean =>
  types.length >= 3 && types.every((type) => strikeTypes.includes(type));

interface Quality {
  readonly ru: Adjective;
  readonly en: string;
}

const quality = (ru: string, en: string): Quality => ({ ru: adjective(ru), en });

const gradeWords = {
  weak: quality('слабый', 'weak'),
  medium: quality('средний', 'medium'),
  strong: quality('сильный', 'strong'),
};

function qualities(p: AttackPattern, nouns: readonly Lexeme[], join: 'and' | 'or'): Quality[] {
  const found: Quality[] = [];
  if (p.first) found.push({ ru: phrased(adjective('первый'), '', ' за ход'), en: 'first' });
  if (p.grades && p.grades.length > 0)
    found.push(
      oneOf(
        p.grades.map((grade) => gradeWords[grade]),
        join,
      ),
    );
  if (p.directed) found.push(quality('направленный', 'directed'));
  if (p.answering) found.push(quality('ответный', 'return'));
  if (p.close !== undefined) found.push(p.close ? quality('ближний', 'close') : quality('дальний', 'ranged'));
  if (p.magic !== undefined && !nouns.includes(uses.magic)) {
    found.push(p.magic ? quality('магический', 'magic') : quality('немагический', 'non-magic'));
  }
  return found;
}

/** "medium or strong". */
const oneOf = (all: readonly Quality[], join: 'and' | 'or'): Quality => ({
  ru: joinedBy(
    all.map((q) => q.ru),
    join === 'and' ? ' и ' : ' или ',
  ),
  en: all.map((q) => q.en).join(` ${join} `),
});

function tails(p: AttackPattern, at: Setting): { ru: string; en: string } {
  const tail = { ru: '', en: '' };
  const add = (ru: string, en: string) => {
    tail.ru += ` ${ru}`;
    tail.en += ` ${en}`;
  };
  if (p.answering === false) add('в нападении', 'in assault');
  if (p.diagonal) add('по диагонали', 'along a diagonal');
  if (p.diagonal === false) add('не по диагонали', 'not along a diagonal');
  if (p.strength) add(`силой ${range(p.strength).ru}`, `of strength ${range(p.strength).en}`);
  if (p.strengthX) add('силой X', 'of strength X');
  if (p.through === 'free') add('через свободную клетку', 'across a free cell');
  else if (p.through) {
    const over = phrase(p.through, at);
    add(`через ${over.ru('acc')}`, `across ${over.en}`);
  }
  if (p.by) {
    const by = phrase(p.by, at, 'bare');
    add(by.ru('gen'), `of ${by.en}`);
  }
  if (p.at) {
    const target = phrase(p.at, at, 'bare');
    add(`по ${target.ru('dat')}`, `at ${target.en}`);
  }
  if (p.ownTurn) add('в ход атакующего', 'in the attacker’s turn');
  if (p.first) tail.en += ' of the turn';
  return tail;
}

/** An attack of somebody: «простой удар вашего существа». */
export function attackOf(who: Phrase, attack: AttackPattern, at: Setting, against = false): Text {
  const of = pattern(attack, at);
  return against
    ? say(`${of.ru('acc', false)} ${who.after('по', 'dat')}`, `${article(of.en(false))} at ${who.en}`)
    : say(`${of.ru('acc', false)} ${who.ru('gen')}`, `${article(of.en(false))} of ${who.en}`);
}
