/** What a card has or is given, as things it has ("+1 to the simple strike") or as what it does ("can not attack"). */
import type { Text } from '@vigrid/kernel';
import { adjective, agree, agreed, list, quotedText, say } from '@vigrid/speech';
import type { AbilityType, Becomes, Gain } from '../abilities/types.ts';
import { danger, pattern } from './attacks.ts';
import { raise } from './figures.ts';
import { phrase } from './filters.ts';
import { deed, type GainText, same, thing, whole } from './holding.ts';
import { elementAdjectives, markerName } from './names.ts';
import { card, type Kind, kindOfNoun, uses } from './nouns.ts';
import { allowed, forbidden, ignoring } from './permissions.ts';
import { type Phrase, role, type Setting } from './phrases.ts';
import { obliged } from './verbs.ts';
import { wordName, words } from './words.ts';

/** `inner` prints features inside the gain; it is passed in because they are made of gains themselves. */
export function gainText(
  gain: Gain,
  at: Setting,
  inner: (gain: Gain, bearer: Kind) => Text,
  who: Phrase,
): GainText {
  switch (gain.kind) {
    case 'word':
      return named(gain);
    case 'strike':
      return thing(strengthened(gain, at));
    case 'less': {
      const from = danger(gain.from, at);
      if (typeof gain.by === 'number' && gain.by < 0) {
        const more = raise(
          -gain.by,
          at,
          say(
            ` к ${from.ru('dat', true)} по ${who.many ? 'ним' : 'этой карте'}`,
            ` to ${from.en(true)} against ${who.many ? 'them' : 'it'}`,
          ),
        );
        return thing(once(gain, more));
      }
      const by = typeof gain.by === 'number' ? say(`−${gain.by}`, `−${gain.by}`) : minus(raise(gain.by, at));
      return thing(once(gain, say(`${by.ru} от ${from.ru('gen', true)}`, `${by.en} from ${from.en(true)}`)));
    }
    case 'roll': {
      const to = rollOf(gain.for, gain.once ?? false);
      const vs = gain.vs && phrase(gain.vs, at, 'bare');
      return thing(
        raise(
          gain.by,
          at,
          say(` ${to.ru}${vs ? ` против ${vs.ru('gen')}` : ''}`, ` ${to.en}${vs ? ` against ${vs.en}` : ''}`),
        ),
      );
    }
    case 'rollAgainst': {
      const by = gain.by ? phrase(gain.by, at, 'bare') : null;
      const { ru, en } = raise(gain.amount, at, say(' к броскам кубика', ' to their die rolls'));
      const told = say(
        `${by ? by.ru('nom') : 'карты'} имеют ${ru}, когда атакуют ${who.many ? 'их' : 'эту карту'}`,
        `${by ? by.en : 'cards'} have ${en} when they attack ${who.many ? 'them' : 'it'}`,
      );
      return thing(quotedText(told));
    }
    case 'rollIs':
      return deed(
        say(`в следующем броске кубика выбрасывает ${gain.value}`, `rolls ${gain.value} next time`),
        say(`в следующем броске кубика выбрасывают ${gain.value}`, `roll ${gain.value} next time`),
      );
    case 'protection': {
      const from = danger(gain.from, at);
      const [ru, en] = [` от ${from.ru('gen', true)}`, `protection from ${from.en(true)}`];
      return thing(say(`защита${ru}`, en), say(`защиту${ru}`, en));
    }
    case 'immune': {
      const { ru, en } = wordName(gain.to, undefined, 'gen');
      return thing(
        say(`защита от ${ru}`, `protection from ${en}`),
        say(`защиту от ${ru}`, `protection from ${en}`),
      );
    }
    case 'exposed': {
      const to = danger(gain.to, at);
      const ru = `защиту от ${to.ru('gen', true)}`;
      return deed(
        say(`теряет ${ru}`, `loses protection from ${to.en(true)}`),
        say(`теряют ${ru}`, `lose protection from ${to.en(true)}`),
      );
    }
    case 'noWounds': {
      const from = danger(gain.from, at);
      const ru = `ран от ${from.ru('gen', true)}`;
      return deed(
        say(`не получает ${ru}`, `receives no wounds from ${from.en(true)}`),
        say(`не получают ${ru}`, `receive no wounds from ${from.en(true)}`),
      );
    }
    case 'reduced': {
      const from = pattern(gain.from, at, 'and');
      const to = gain.to === 'weak' ? say('слабым', 'weak') : say(`${gain.to}`, `${gain.to}`);
      return whole(
        say(
          `${from.ru('nom', true)} ${who.after('по', 'dat')} сводятся к ${to.ru}`,
          `${from.en(true)} against ${who.en} are reduced to ${to.en}`,
        ),
      );
    }
    case 'reduces': {
      const of = pattern(gain.of, at, 'and');
      const to = { weak: say('слабым', 'weak'), strong: say('сильным', 'strong') };
      const level = typeof gain.to === 'number' ? say(`${gain.to}`, `${gain.to}`) : to[gain.to];
      return whole(
        say(
          `${of.ru('nom', true)} ${who.ru('gen')} сводятся к ${level.ru}`,
          `${of.en(true)} of ${who.en} are reduced to ${level.en}`,
        ),
      );
    }
    case 'firm':
      return whole(
        say(
          `простой удар ${who.ru('gen')} нельзя ослабить`,
          `the simple strike of ${who.en} can not be weakened`,
        ),
      );
    case 'move':
      return thing(raise(gain.by, at, say(' к запасу движения', ' to the movement stock')));
    case 'range': {
      const of = list(
        gain.of.map((type) => uses[type].ru.sg.gen),
        ' и ',
      );
      const en = list(
        gain.of.map((type) => uses[type].en.one),
        ' and ',
      );
      return thing(raise(gain.by, at, say(` к дальности ${of}`, ` to ${en} range`)));
    }
    case 'lives':
      return thing(raise(gain.by, at, say(' к жизням', ' to lives')));
    case 'cannot':
      return forbidden(gain, at);
    case 'may':
      return allowed(gain, at);
    case 'lure': {
      const of = pattern(gain.of, at, 'and');
      const by = gain.by ? phrase(gain.by, at, 'bare') : null;
      return whole(
        say(
          `${by ? by.ru('nom') : 'карты противника'} могут объявлять ${of.ru('acc', true)} только ${who.after('по', 'dat')} независимо от дальности`,
          `${by ? by.en : 'opposing cards'} may aim ${of.en(true)} at nobody but ${who.en}, whatever the range`,
        ),
      );
    }
    case 'ignores': {
      if (gain.what !== 'protection') return ignoring[gain.what];
      const from = danger(gain.from, at);
      const ru = `защиту от ${from.ru('gen', true)}`;
      return deed(
        say(`игнорирует ${ru}`, `ignores protection from ${from.en(true)}`),
        say(`игнорируют ${ru}`, `ignore protection from ${from.en(true)}`),
      );
    }
    case 'element': {
      const { ru, en } = elementAdjectives[gain.becomes];
      const form = adjective(ru);
      return deed(
        say(`становится ${agree(form, who.noun.ru, 'ins', false)}`, `becomes ${en}`),
        say(`становятся ${agree(form, who.noun.ru, 'ins', true)}`, `become ${en}`),
      );
    }
    case 'gainsElement': {
      const { ru, en } = elementAdjectives[gain.element];
      const form = adjective(ru);
      return deed(
        say(`становится также ${agree(form, who.noun.ru, 'ins', false)}`, `becomes ${en} too`),
        say(`становятся также ${agree(form, who.noun.ru, 'ins', true)}`, `become ${en} too`),
      );
    }
    case 'loses': {
      const what =
        gain.what === 'features'
          ? say('все особенности', 'all features')
          : wordName(gain.what, undefined, 'acc');
      return deed(say(`теряет ${what.ru}`, `loses ${what.en}`), say(`теряют ${what.ru}`, `lose ${what.en}`));
    }
    case 'becomes': {
      const { ru, en } = becoming[gain.what];
      return deed(
        say(`становится ${ru[0]}`, `becomes ${en[0]}`),
        say(`становятся ${ru[1]}`, `become ${en[1]}`),
      );
    }
    case 'formationOf': {
      const those = phrase(gain.cards, at, 'bare');
      return thing(
        say(`те же особенности строя, что и у ${those.ru('gen')}`, `the formation features of ${those.en}`),
      );
    }
    case 'must': {
      const target = phrase(gain.at, at, 'bare');
      const ru = `в свой ход нападать простым ударом на ${target.ru('acc')}, если это возможно`;
      const en = `simple-strike ${target.en} in its turn if it can`;
      return deed(
        say(`${agreed(obliged, who)} ${ru}`, `must ${en}`),
        say(`${obliged.pl} ${ru}`, `must ${en}`),
      );
    }
    case 'poisonHurts': {
      const more = say(
        `от отравления на ${gain.by} ${gain.by === 1 ? 'рану' : 'раны'} больше`,
        `${gain.by} more ${gain.by === 1 ? 'wound' : 'wounds'} from poisoning`,
      );
      return deed(
        say(`получает ${more.ru}`, `receives ${more.en}`),
        say(`получают ${more.ru}`, `receive ${more.en}`),
      );
    }
    case 'incarnatesAt': {
      const { ru, en } = markerName(gain.marker);
      return same(
        say(
          `инкарнирует только на клетку с маркером «${ru}», уничтожая все карты на ней`,
          `incarnates only on a cell with the ${en} marker, destroying whatever stands there`,
        ),
      );
    }
    case 'feature':
      return thing(quotedText(inner(gain, kindOfNoun(who.noun))));
  }
}

/** What a card may be made into, of one and of several. */
const becoming: Readonly<
  Record<Becomes, { readonly ru: readonly [string, string]; readonly en: readonly [string, string] }>
> = {
  creature: { ru: ['существом', 'существами'], en: ['a creature', 'creatures'] },
  artifact: { ru: ['артефактом', 'артефактами'], en: ['an artifact', 'artifacts'] },
  terrain: { ru: ['местностью', 'местностями'], en: ['a terrain', 'terrains'] },
  equipment: { ru: ['экипировкой', 'экипировками'], en: ['equipment', 'equipment'] },
  symbiont: { ru: ['симбиотом', 'симбиотами'], en: ['a symbiont', 'symbionts'] },
  elite: { ru: ['элитной картой', 'элитными картами'], en: ['elite', 'elite'] },
  ordinary: { ru: ['рядовой картой', 'рядовыми картами'], en: ['ordinary', 'ordinary'] },
};

function named({ word, value, more, once: single }: Extract<Gain, { kind: 'word' }>): GainText {
  const nom = wordName(word, value, 'nom');
  if (words[word].verb) return same(nom);
  const acc = wordName(word, value, 'acc');
  const or = more ? say(` или +${value ?? 1} к нему`, `, or +${value ?? 1} to it`) : say('', '');
  const next = single ? say(' для следующего простого удара', ' for its next simple strike') : say('', '');
  return thing(
    say(nom.ru + or.ru + next.ru, nom.en + or.en + next.en),
    say(acc.ru + or.ru + next.ru, acc.en + or.en + next.en),
  );
}

const attackedCard: Phrase = { ...role(card, adjective('атакованный'), 'attacked'), fixed: true };

const minus = ({ ru, en }: Text): Text => say(ru.replace('+', '−'), en.replace('+', '−'));

const once = (gain: { readonly once?: true }, { ru, en }: Text): Text =>
  gain.once ? say(`${ru} (один раз)`, `${en} (once)`) : say(ru, en);

/** "+1 to the simple strike at closed creatures". */
function strengthened(
  { by, types = ['simple'], grades, vs, once: single }: Extract<Gain, { kind: 'strike' }>,
  at: Setting,
): Text {
  const of = pattern({ types, ...(grades && { grades }) }, at, 'and', single ?? false);
  const target = vs && phrase(vs, at, 'bare');
  // "All attacks" are one kind, and the next attack is one.
  const many = types.length > 1 && types.length < 7 && !single;
  // "the other" is the card that is attacked.
  return raise(
    by,
    { ...at, other: at.other ?? attackedCard, same: at.same ?? attackedCard },
    say(
      ` к ${of.ru('dat', many)}${target ? ` ${target.after('по', 'dat')}` : ''}`,
      ` to ${many ? '' : 'the '}${of.en(many)}${target ? ` at ${target.en}` : ''}`,
    ),
  );
}

function rollOf(kind: 'attack' | 'defence' | AbilityType | undefined, single: boolean): Text {
  if (single) return say('к следующему броску кубика', 'to its next die roll');
  if (kind === undefined) return say('к броскам кубика', 'to die rolls');
  if (kind === 'attack') return say('к броскам кубика в атаке', 'to die rolls in attack');
  if (kind === 'defence') return say('к броскам кубика в защите', 'to die rolls in defence');
  return say(`к броскам кубика на ${uses[kind].ru.sg.acc}`, `to die rolls for ${uses[kind].en.many}`);
}
