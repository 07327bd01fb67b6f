/** Lists of abilities (B12-505): one after the other, "at that", "or", "otherwise", each with its condition. */
import type { Text } from '@vigrid/kernel';
import type { Ability, Attack, Deed, EffectKind } from '../abilities/types.ts';
import { type Clause, command } from './clauses.ts';
import { clause } from './conditions.ts';
import { type EffectFor, type Inner, type Saying, toCards } from './effects-cards.ts';
import { toOthers } from './effects-others.ts';
import { figure, strength } from './figures.ts';
import { phrase } from './filters.ts';
import { type Adjective, adjective, severalOf, singular } from './morphology.ts';
import { card, uses } from './nouns.ts';
import { plain, type Setting } from './phrases.ts';
import { inWords } from './ranges.ts';
import { say } from './say.ts';
import { target } from './targets.ts';

/** In one sentence, without its capital and full stop. */
export function abilities(does: readonly Ability[], at: Setting, inner: Inner, may?: Text): Text {
  let here = at;
  let told = say('', '');
  does.forEach((ability, i) => {
    const one = told1(ability, here, inner);
    const link = i === 0 ? say('', '') : joint(ability);
    const free = (i === 0 && may !== undefined) || ability.may === true;
    const verb = free
      ? say(
          `${(i === 0 ? may?.ru : undefined) ?? 'может'} ${one.may.ru}`,
          `${(i === 0 ? may?.en : undefined) ?? 'you may'} ${one.may.en}`,
        )
      : one.say;
    const when = ability.if && clause(ability.if, here, 'if');
    // "at that" already leads the clause, so that a condition follows it.
    const words = when ? say(`${when.ru}, ${verb.ru}`, `${when.en}, ${verb.en}`) : verb;
    told = say(told.ru + link.ru + words.ru, told.en + link.en + words.en);
    here = { ...here, ...one.leaves };
  });
  return told;
}

function joint({ atThat, otherwise }: Ability): Text {
  if (otherwise) return say('; иначе ', '; otherwise ');
  if (atThat) return say(', при этом ', ', thereby ');
  return say('; ', '; ');
}

function told1(ability: Ability, at: Setting, inner: Inner): Clause {
  switch (ability.use) {
    case 'or': {
      const options = ability.options.map((option) => abilities(option, at, inner));
      const by =
        ability.by === 'opponent'
          ? say('по выбору противника: ', 'the opponent chooses: ')
          : ability.bySame
            ? say('по выбору её игрока: ', 'its player chooses: ')
            : say('', '');
      return command(
        by.ru + options.map(({ ru }) => ru).join(' или '),
        by.en + options.map(({ en }) => en).join(' or '),
      );
    }
    case 'spell': {
      const one = deed(ability, at, inner);
      const label = say('заклинание — ', 'spell – ');
      return { ...one, say: say(label.ru + one.say.ru, label.en + one.say.en), may: one.may };
    }
    case 'influence':
      return deed(ability, at, inner);
    default:
      return attack(ability, at);
  }
}

const sayings: Saying<EffectKind> = { ...toCards, ...toOthers };

type Effects = { readonly [K in EffectKind]: EffectFor<K> };

const effect = <K extends EffectKind>(kind: K, e: Effects[K], at: Setting, inner: Inner): Clause =>
  sayings[kind](e, at, inner);

const deed = ({ do: e }: Deed, at: Setting, inner: Inner): Clause => effect(e.do, e, at, inner);

/** "two shots for 1-2-2, range 3, at different targets". */
function attack(a: Attack, at: Setting): Clause {
  const noun = uses[a.use];
  const before: Adjective[] = a.unanswerable ? [adjective('безответный')] : [];
  const which = a.unanswerable ? 'unanswerable ' : '';
  const n = a.count ?? 1;
  const ru =
    n === 1
      ? singular(before, noun.ru, 'nom')
      : a.upTo
        ? `до ${severalOf(n, before, noun.ru, 'gen')}`
        : severalOf(n, before, noun.ru, 'nom');
  const en =
    n === 1 ? `${which}${noun.en.one}` : `${a.upTo ? 'up to ' : ''}${inWords(n)} ${which}${noun.en.many}`;
  const force = strength(a.strength, at, a.plus);
  const range =
    a.range === undefined
      ? say('', '')
      : say(`, дальность ${figure(a.range, at).ru}`, `, range ${figure(a.range, at).en}`);
  const aim = aimed(a, at);
  const different = a.different ? say(', только по разным целям', ', at different targets') : say('', '');
  const ignoring = a.ignoresFeatures
    ? say(', игнорируя особенности цели', ', ignoring the target’s features')
    : say('', '');
  const as = a.asOpen ? say(', как с открытой картой', ', as with an open card') : say('', '');
  const struck =
    typeof a.at === 'object' ? phrase('all' in a.at ? a.at.all : a.at.choose, at) : plain(card, false);
  return {
    ...command(
      `${ru} на ${force.ru}${aim.ru}${range.ru}${different.ru}${ignoring.ru}${as.ru}`,
      `${en} for ${force.en}${aim.en}${range.en}${different.en}${ignoring.en}${as.en}`,
    ),
    leaves: { same: struck },
  };
}

function aimed(a: Attack, at: Setting): Text {
  if (a.at === undefined) return say('', '');
  const who = typeof a.at === 'object' && 'all' in a.at ? phrase(a.at.all, at, 'each') : target(a.at, at);
  return say(` по ${who.ru('dat')}`, ` at ${who.en}`);
}
