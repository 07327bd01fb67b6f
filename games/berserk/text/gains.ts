/** What a card has or is given, as things it has ("+1 to the simple strike") or as what it does ("can not attack"). */
import type { Text } from '@vigrid/kernel';
import type { AbilityType, Cannot, Gain, May } from '../abilities/types.ts';
import { danger, pattern } from './attacks.ts';
import { raise } from './figures.ts';
import { phrase } from './filters.ts';
import { adjective } from './morphology.ts';
import { elementAdjectives, markerName } from './names.ts';
import { card, type Kind, kindOfNoun, uses } from './nouns.ts';
import { type Phrase, role, type Setting } from './phrases.ts';
import { short } from './predicates.ts';
import { list, listed, quotedText, say } from './say.ts';
import { wordName, words } from './words.ts';

/** A thing is had, in the nominative and the accusative; a deed is told of somebody, of one or of several. */
export type GainText =
  | { readonly kind: 'thing'; readonly nom: Text; readonly acc: Text }
  | { readonly kind: 'deed'; readonly one: Text; readonly many: Text }
  /** A sentence with a subject of its own. */
  | { readonly kind: 'whole'; readonly told: Text };

const thing = (nom: Text, acc: Text = nom): GainText => ({ kind: 'thing', nom, acc });
const deed = (one: Text, many: Text): GainText => ({ kind: 'deed', one, many });

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
      const from = pattern(gain.from, at, 'and');
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
    case 'ignores':
      return ignoring[gain.what];
    case 'element': {
      const { ru, en } = elementAdjectives[gain.becomes];
      const form = adjective(ru);
      return deed(
        say(`становится ${form(who.noun.ru, 'ins', false)}`, `becomes ${en}`),
        say(`становятся ${form(who.noun.ru, 'ins', true)}`, `become ${en}`),
      );
    }
    case 'gainsElement': {
      const { ru, en } = elementAdjectives[gain.element];
      const form = adjective(ru);
      return deed(
        say(`становится также ${form(who.noun.ru, 'ins', false)}`, `becomes ${en} too`),
        say(`становятся также ${form(who.noun.ru, 'ins', true)}`, `become ${en} too`),
      );
    }
    case 'loses': {
      const what =
        gain.what === 'features'
          ? say('все особенности', 'all features')
          : wordName(gain.what, undefined, 'acc');
      return deed(say(`теряет ${what.ru}`, `loses ${what.en}`), say(`теряют ${what.ru}`, `lose ${what.en}`));
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
      return deed(say(`${short('обязан', who)} ${ru}`, `must ${en}`), say(`обязаны ${ru}`, `must ${en}`));
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

const whole = (told: Text): GainText => ({ kind: 'whole', told });

/** The same of one and of several. */
const same = (told: Text): GainText => deed(told, told);

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
  const attacks = types.filter((type) => type !== 'spell' && type !== 'influence');
  const of = pattern({ types: attacks, ...(grades && { grades }) }, at, 'and', single ?? false);
  const target = vs && phrase(vs, at, 'bare');
  // "All attacks" are one kind, and the next attack is one.
  const many = attacks.length > 1 && attacks.length < 7 && !single;
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

function forbidden({ what, at: whom }: Extract<Gain, { kind: 'cannot' }>, at: Setting): GainText {
  const { ru, en } = forbids[what];
  const target = whom && phrase(whom, at, 'bare');
  const tail = target ? say(` ${target.ru('acc')}`, ` ${target.en}`) : say('', '');
  return deed(
    say(`не может ${ru}${tail.ru}`, `can not ${en}${tail.en}`),
    say(`не могут ${ru}${tail.ru}`, `can not ${en}${tail.en}`),
  );
}

const forbids: Readonly<Record<Cannot, Text>> = {
  attack: say('атаковать', 'attack'),
  strike: say('атаковать простым ударом', 'simple-strike'),
  act: say('действовать', 'act'),
  move: say('двигаться', 'move'),
  relocate: say('перемещаться', 'relocate'),
  open: say('открываться', 'open'),
  heal: say('излечиваться', 'be healed'),
  defend: say('выступать защитником', 'act as defender'),
  accumulate: say('копить фишки', 'accumulate chips'),
  receiveChips: say('получать фишки', 'receive chips'),
  receiveOthersChips: say('получать фишки от других карт', 'receive chips from other cards'),
  fight: say('сражаться', 'fight'),
};

function allowed({ what, at: whom, value }: Extract<Gain, { kind: 'may' }>, at: Setting): GainText {
  const target = whom && phrase(whom, at, 'bare');
  if (target && (what === 'strikeDirected' || what === 'strikeUnanswered')) {
    const { ru, en } = wordName(
      what === 'strikeDirected' ? 'directedStrike' : 'unanswerableStrike',
      undefined,
      'nom',
    );
    return thing(say(`${ru} ${target.after('по', 'dat')}`, `${en} at ${target.en}`));
  }
  const { ru, en, plain } = permits[what](value ?? 1, target);
  return plain ? same(say(ru, en)) : deed(say(`может ${ru}`, `may ${en}`), say(`могут ${ru}`, `may ${en}`));
}

interface Permit extends Text {
  /** A thing that happens rather than one that may be done. */
  readonly plain?: true;
}

const on = (target: Phrase | undefined, word: string): string =>
  target ? ` ${word} ${target.ru('acc')}` : '';
const at2 = (target: Phrase | undefined): string => (target ? ` ${target.en}` : '');

const permits: Readonly<Record<May, (value: number, target: Phrase | undefined) => Permit>> = {
  strikeFlyers: () => say('атаковать летающих существ простым ударом', 'simple-strike flying creatures'),
  strikeRange: (n, t) =>
    say(`нападать простым ударом${on(t, 'на')} с дальностью ${n}`, `simple-strike${at2(t)} at range ${n}`),
  strikeDirected: (_, t) =>
    say(`нападать направленным ударом${on(t, 'на')}`, `make a directed strike at${at2(t) || ' a card'}`),
  strikeUnanswered: (_, t) =>
    say(`нападать безответным ударом${on(t, 'на')}`, `make an unanswerable strike at${at2(t) || ' a card'}`),
  strikeTimes: (n) =>
    say(
      `нападать простым ударом ${timesRu(n)} за ход, закрываясь после последнего`,
      `simple-strike ${n} times per turn, closing after the last`,
    ),
  strikeOthers: (n) =>
    say(
      `нападать простым ударом ${timesRu(n)} за ход, только подряд и по разным картам, закрываясь после последнего`,
      `simple-strike ${n} times per turn, in a row and at different cards, closing after the last`,
    ),
  strikeEach: () =>
    say(
      'напасть простым ударом подряд на всех стоящих рядом существ противника, закрываясь после последнего',
      'simple-strike all adjacent opposing creatures in a row, closing after the last',
    ),
  incarnateOpen: () => ({ ...say('инкарнирует открытым', 'incarnates open'), plain: true }),
  valhallaTwice: () => ({
    ...say(
      'первая за ход вальхалла вашей карты срабатывает дважды',
      'the first Valhalla of your cards each turn works twice',
    ),
    plain: true,
  }),
  moveDiagonally: () => say('двигаться по диагонали', 'move diagonally'),
  aroundEdge: () =>
    say(
      'двигаться и нападать простым ударом между крайними клетками одного ряда как между соседними',
      'move and simple-strike between the edge cells of a row as if they were neighbours',
    ),
  defendAnyone: () =>
    say('выступать защитником любого вашего нелетающего существа', 'defend any of your non-flying creatures'),
  defendAlways: () =>
    say('выступать защитником любое число раз за ход', 'defend any number of times per turn'),
  fightClosed: () => ({
    ...say(
      'закрытым отражает простые удары как открытое',
      'repels simple strikes while closed as if it were open',
    ),
    plain: true,
  }),
  shootAdjacent: () =>
    say('объявлять дальние атаки по стоящим рядом картам', 'aim ranged attacks at adjacent cards'),
  secondTerrain: () =>
    say('находиться в отряде вместе с другой местностью', 'be in a squad with another terrain'),
  accumulate: () => say('копить фишки', 'accumulate chips'),
  rollTwice: () =>
    say(
      'в сражении бросать кубик дважды и выбирать результат',
      'roll twice in a fight and choose the result',
    ),
};

const timesRu = (n: number): string => (n > 1 && n < 5 ? `${n} раза` : `${n} раз`);

const ignoring: Readonly<Record<'hideout' | 'features' | 'lure', GainText>> = {
  hideout: deed(say('игнорирует схрон', 'ignores Hideout'), say('игнорируют схрон', 'ignore Hideout')),
  features: deed(
    say('игнорирует особенности атакованных карт', 'ignores the features of the cards it attacks'),
    say('игнорируют особенности атакованных карт', 'ignore the features of the cards they attack'),
  ),
  lure: deed(
    say(
      'игнорирует особенности, обязывающие выбирать цель',
      'ignores features that oblige it to choose a target',
    ),
    say(
      'игнорируют особенности, обязывающие выбирать цель',
      'ignore features that oblige them to choose a target',
    ),
  ),
};

/** Several gains told of somebody: "it has +1 to the simple strike and can not move; its strikes are reduced to 1". */
export function holds(
  who: string,
  english: string,
  many: boolean,
  gains: readonly GainText[],
  have: { readonly ru: readonly [string, string]; readonly en: readonly [string, string] },
): Text {
  const things = lettered(gains.flatMap((gain) => (gain.kind === 'thing' ? [gain.acc] : [])));
  const deeds = gains.flatMap((gain) => (gain.kind === 'deed' ? [many ? gain.many : gain.one] : []));
  const n = many ? 1 : 0;
  const verbs = [
    ...(things.length > 0
      ? [say(`${have.ru[n]} ${listed(things).ru}`, `${have.en[n]} ${listed(things).en}`)]
      : []),
    ...deeds,
  ];
  const parts = [
    ...(verbs.length > 0
      ? [
          say(
            `${who === '' ? '' : `${who} `}${listed(verbs).ru}`,
            `${english === '' ? '' : `${english} `}${listed(verbs).en}`,
          ),
        ]
      : []),
    ...gains.flatMap((gain) => (gain.kind === 'whole' ? [gain.told] : [])),
  ];
  return say(parts.map(({ ru }) => ru).join('; '), parts.map(({ en }) => en).join('; '));
}

/** A second "where X is" takes the next letter. */
function lettered(things: readonly Text[]): Text[] {
  let letters = 'XYZ';
  return things.map(({ ru, en }) => {
    if (!/где X/.test(ru)) return say(ru, en);
    const [letter] = letters;
    letters = letters.slice(1);
    return say(ru.replaceAll('X', letter), en.replaceAll('X', letter));
  });
}
