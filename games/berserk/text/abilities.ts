/** Lists of abilities (section 505): one after the other, "at that", "or", "otherwise", each with its condition. */
import type { Text } from '@vigrid/kernel';
import {
  type Adjective,
  adjective,
  article,
  inWords,
  list,
  manyOf,
  say,
  severalOf,
  singular,
} from '@vigrid/speech';
import type { Ability, Attack, Condition } from '../abilities/index.ts';
import { kindOfEffect } from '../effects/index.ts';
import { type Clause, command } from './clauses.ts';
import { clause } from './conditions.ts';
import { strengthText } from './figures.ts';
import { figure, phrase } from './filters.ts';
import type { Inner } from './inner.ts';
import { card, uses } from './nouns.ts';
import { type Phrase, role, type Setting } from './phrases.ts';
import { targetPhrase } from './targets.ts';

/** In one sentence, without its capital and full stop; `may` leads the first of them. */
export function abilities(does: readonly Ability[], at: Setting, inner: Inner, may?: Text): Text {
  let here = at;
  let told = say('', '');
  const all = does.flatMap((one, i) => (isChoiceOf(one, does[i + 1]) ? [] : [unchosen(one, does[i - 1])]));
  all.forEach((ability, i) => {
    const before = i === 0 ? undefined : all[i - 1];
    const contrary = before?.if !== undefined && isContrary(before.if, ability.if);
    const link = i === 0 ? say('', '') : contrary ? otherwise : joint(ability, before, i === all.length - 1);
    const one = clauseOf(ability, here, inner, all);
    const leave = i === 0 ? may : undefined;
    const verb =
      leave || ability.may
        ? say(`${(leave ?? optional).ru} ${one.may.ru}`, `${(leave ?? optional).en} ${one.may.en}`)
        : one.say;
    const label = ability.use === 'spell' && here.use !== 'spell' ? spell : say('', '');
    const when = ability.if && !contrary ? clause(ability.if, here, 'if') : null;
    // A comma parts the condition from «при этом».
    const comma = ability.atThat && when ? ',' : '';
    const lead = when ? say(`${when.ru}, `, `${when.en}, `) : say('', '');
    told = say(
      told.ru + link.ru.replace(/ $/, `${comma} `) + lead.ru + label.ru + verb.ru,
      told.en + link.en.replace(/ $/, `${comma} `) + lead.en + label.en + verb.en,
    );
    // What a card does to itself leaves whoever was spoken of before (RB-149).
    const { same: spoken, ...leaves } = one.leaves ?? {};
    const own = 'do' in ability && 'to' in ability.do && ability.do.to === 'this' && here.same !== undefined;
    here = { ...here, ...leaves, ...(spoken && !own && { same: spoken }), use: ability.use };
  });
  return told;
}

/** «потерять X фишек» says by itself that X is chosen, up to so many as there are. */
function isChoiceOf(one: Ability, next: Ability | undefined): boolean {
  if (!('do' in one) || one.do.do !== 'chooseNumber' || one.if || !next || !('do' in next) || next.if)
    return false;
  if (!next.atThat || next.may || next.use !== one.use) return false;
  const { most } = one.do;
  if (typeof most !== 'object' || !('of' in most) || most.whose !== 'this' || most.most !== undefined)
    return false;
  const loss = next.do;
  const lost = { loseChips: 'chips', shedLives: 'extraLives', wound: 'lives' };
  return (
    (loss.do === 'loseChips' || loss.do === 'shedLives' || loss.do === 'wound') &&
    loss.to === 'this' &&
    loss.amount === 'X' &&
    lost[loss.do] === most.of
  );
}

/** The loss stands in the place of the choice before it. */
function unchosen(one: Ability, before: Ability | undefined): Ability {
  if (!before || !isChoiceOf(before, one)) return one;
  const { atThat: _, ...rest } = one;
  return { ...rest, ...(before.atThat && { atThat: true }), ...(before.may && { may: true }) };
}

const optional = say('может', 'you may');
/** B12-505.6. */
const otherwise = say(', иначе — ', ', otherwise – ');
const spell = say('заклинание — ', 'spell – ');

/** Whether the second is what is left when the first does not hold. */
const isContrary = (a: Condition, b: Condition | undefined): boolean =>
  b !== undefined && 'not' in b && JSON.stringify(b.not) === JSON.stringify(a);

/** Independent abilities have commas or "and" between them (B12-505.3): a semicolon would be "at that" (B12-505.4.1). */
function joint(ability: Ability, before: Ability | undefined, last: boolean): Text {
  if (ability.otherwise) return otherwise;
  if (ability.atThat) return say(', при этом ', ', thereby ');
  if (ability.if) return say(', а ', ', and ');
  // The condition of the one before does not go for this one.
  if (before?.if) return say(', затем ', ', then ');
  return last ? say(' и ', ' and ') : say(', ', ', ');
}

function clauseOf(ability: Ability, at: Setting, inner: Inner, all: readonly Ability[]): Clause {
  switch (ability.use) {
    case 'or': {
      const here: Setting = ability.by === 'opponent' ? { ...at, chooser: 'opponent' } : at;
      const options = ability.options.map((option) => abilities(option, here, inner));
      const by =
        ability.by === 'opponent'
          ? say('по выбору противника: ', 'the opponent chooses: ')
          : ability.bySame
            ? say('по выбору её игрока: ', 'its player chooses: ')
            : say('', '');
      return command(
        by.ru +
          list(
            options.map(({ ru }) => ru),
            ' или ',
          ),
        by.en +
          list(
            options.map(({ en }) => en),
            ' or ',
          ),
      );
    }
    case 'spell':
    case 'influence':
      return kindOfEffect(ability.do).says(ability.do, at, inner, all);
    default:
      return attack(ability, at);
  }
}

/** "two shots for 1-2-2, range 3, at different creatures". */
function attack(a: Attack, at: Setting): Clause {
  const noun = uses[a.use];
  const before: Adjective[] = a.unanswerable ? [adjective('безответный')] : [];
  const which = a.unanswerable ? 'unanswerable ' : '';
  const n = a.count ?? 1;
  const measured = typeof n === 'object' ? figure(n, at) : null;
  const how = measured ? say(`, где X — ${measured.ru}`, `, where X is ${measured.en}`) : say('', '');
  const ru =
    n === 1
      ? singular(before, noun.ru, 'nom')
      : typeof n !== 'number'
        ? `X${a.upTo ? ' или менее' : ''} ${manyOf(before, noun.ru, 'gen')}`
        : a.upTo
          ? `до ${severalOf(n, before, noun.ru, 'gen')}`
          : severalOf(n, before, noun.ru, 'nom');
  const en =
    n === 1
      ? `${which}${noun.en.one}`
      : `${a.upTo ? 'up to ' : ''}${typeof n === 'number' ? inWords(n) : 'X'} ${which}${noun.en.many}`;
  // «метание на X, дальность 4, где X — …»: what is measured stands at the end.
  const shortly = typeof a.strength === 'object' && !isTold(a.strength) && !measured && !at.x && !a.plus;
  const force = shortly ? say('X', 'X') : strengthText(a.strength, at, a.plus);
  const power = shortly ? strengthText(a.strength, at) : null;
  const range =
    a.range === undefined
      ? say('', '')
      : say(`, дальность ${figure(a.range, at).ru}`, `, range ${figure(a.range, at).en}`);
  const aim = aimed(a, at);
  const ignoring = a.ignoresFeatures
    ? say(', игнорируя особенности цели', ', ignoring the target’s features')
    : say('', '');
  const as = a.asOpen ? say(', как с открытой картой', ', as with an open card') : say('', '');
  const whom = typeof a.at === 'object' ? phrase('all' in a.at ? a.at.all : a.at.choose, at).noun : card;
  const struck: Phrase = { ...role(whom, adjective('атакованный'), 'attacked'), fixed: true };
  const told = say(
    `${ru} на ${force.ru}${aim.ru}${range.ru}${ignoring.ru}${as.ru}${how.ru}${power ? `, где X — ${power.ru}` : ''}`,
    `${en} for ${force.en}${aim.en}${range.en}${ignoring.en}${as.en}${how.en}${power ? `, where X is ${power.en}` : ''}`,
  );
  return {
    say: told,
    may: say(`объявить ${told.ru}`, `declare ${n === 1 ? article(told.en) : told.en}`),
    leaves: { same: struck },
  };
}

/** Strengths by a roll, the values of another card’s strike, and X with what is added, are told where they stand. */
const isTold = (of: Attack['strength']): boolean =>
  Array.isArray(of) || (typeof of === 'object' && ('simple' in of || ('sum' in of && of.sum === 'X')));

function aimed(a: Attack, at: Setting): Text {
  if (a.at === undefined) {
    return a.different ? say(', только по разным целям', ', at different targets') : say('', '');
  }
  if (typeof a.at === 'object' && 'choose' in a.at && (a.count ?? 1) !== 1) {
    const those = phrase(a.at.choose, at, 'bare');
    const ru = those.after('по', 'dat').replace('по ', a.different ? 'по разным ' : 'по ');
    return say(` ${ru}`, ` at ${a.different ? 'different ' : ''}${those.en}`);
  }
  const who =
    typeof a.at === 'object' && 'all' in a.at ? phrase(a.at.all, at, 'each') : targetPhrase(a.at, at);
  return say(` ${who.after('по', 'dat')}`, ` at ${who.en}`);
}
