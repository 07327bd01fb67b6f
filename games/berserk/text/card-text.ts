/**
 * What a card says, written from its data, so that it can not differ from what the card does: a line per feature, in
 * the grammar of the rulebook: "[payment]: [abilities]", "[moment] – [abilities]", "while X, Y has Z".
 */
import type { Text } from '@vigrid/kernel';
import { adjective, capital, figures, listed, ofGender, pronoun, quotedText, say } from '@vigrid/speech';
import type {
  Ability,
  AttackPattern,
  CardData,
  Condition,
  Constant,
  Deed,
  Feature,
  Gain,
  Instead,
  Payment,
  Played,
  Times,
  Triggered,
  Under,
} from '../abilities/index.ts';
import { kindOfGain } from '../gains/index.ts';
import { abilities } from './abilities.ts';
import { danger } from './attacks.ts';
import { clause } from './conditions.ts';
import { phrase } from './filters.ts';
import { holds, thing } from './holding.ts';
import type { Inner } from './inner.ts';
import { moment } from './moments.ts';
import { kindOf } from './names.ts';
import { card, chip, chips, type Kind, wounds } from './nouns.ts';
import { type Phrase, role, type Setting, thisCard } from './phrases.ts';
import { recruiting } from './recruiting.ts';
import { wordName } from './words.ts';

export const textOf = (card: Pick<CardData, 'type' | 'move' | 'features'>): Text[] => {
  const kind = kindOf(card);
  const at: Setting = { type: kind === 'flyer' ? 'creature' : kind };
  return (card.features ?? []).map((feature) => line(featureText(feature, at)));
};

/** One feature alone, as a gift of another card or on the stack. */
export const featureLine = (feature: Feature, type: Kind = 'creature'): Text =>
  line(featureText(feature, { type }));

/** Abilities alone, such as one of the ways of "… or …". */
export const abilitiesLine = (does: readonly Ability[], type: Kind = 'creature'): Text =>
  line(abilities(does, { type }, inner));

/** What befalls a card that is given this, as the log tells it: "gains Armour 1 and can not move". */
export function giftText(gains: readonly Gain[], type: Kind = 'creature'): Text {
  const texts = inner.gains(gains, { type }, thisCard(type));
  // A sentence of its own is a text that the card gains.
  const told = texts.map((one) => (one.kind === 'whole' ? thing(quotedText(one.told)) : one));
  return holds('', '', false, told, { ru: ['получает', ''], en: ['gains', ''] });
}

const line = ({ ru, en }: Text): Text => ({ ru: `${capital(ru)}.`, en: `${capital(en)}.` });

export function featureText(f: Feature, at: Setting): Text {
  switch (f.kind) {
    case 'word':
      return wordName(f.word, f.value, 'nom');
    case 'has':
      return constant(f, at);
    case 'when':
      return triggered(f, at);
    case 'play':
      return played(f, at);
    case 'under':
      return under(f, at);
    case 'recruiting':
      return recruiting(f, at);
    case 'instead':
      return instead(f, at);
  }
}

const inner: Inner = {
  gains: (gains, at, who) => gains.map((gain) => kindOfGain(gain).says(gain, at, who, innerFeature)),
  abilities: (does, at) => abilities(does, at, inner),
};

const innerFeature = (feature: Feature, bearer: Kind): Text => featureText(feature, { type: bearer });

/** "While X, Y has Z"; alone, a thing that the card has stands by itself. */
function constant(f: Constant, at: Setting): Text {
  const who = f.to ? phrase(f.to, at, 'bare') : thisCard(at.type);
  const gains = inner.gains(f.gives, at, who);
  const have = { ru: ['имеет', 'имеют'], en: ['has', 'have'] } as const;
  const when = f.if && clause(f.if, at, 'while');
  // A sentence of its own stands before the condition.
  if (when && gains.every(({ kind }) => kind === 'whole')) {
    const told = holds('', '', false, gains, have);
    return say(`${told.ru}, ${when.ru}`, `${told.en}${told.en.includes(',') ? ',' : ''} ${when.en}`);
  }
  if (f.to) {
    const told = holds(who.ru('nom'), who.en, who.many, gains, have);
    return when ? say(`${when.ru}, ${told.ru}`, `${when.en}, ${told.en}`) : told;
  }
  if (when) {
    const told = holds('', 'it', false, gains, have);
    return say(`${when.ru}, ${told.ru}`, `${when.en}, ${told.en}`);
  }
  const things = gains.flatMap((gain) => (gain.kind === 'thing' ? [gain.nom] : []));
  const deeds = gains.flatMap((gain) => (gain.kind === 'deed' ? [gain.one] : []));
  const others = gains.flatMap((gain) => (gain.kind === 'whole' ? [gain.told] : []));
  const parts = [...(things.length > 0 ? [listed(things)] : []), ...together(deeds), ...others];
  return say(parts.map(({ ru }) => ru).join('; '), parts.map(({ en }) => en).join('; '));
}

/** «игнорирует схрон и броню», «не может двигаться и не может атаковать»; what differs is told apart. */
function together(deeds: readonly Text[]): readonly Text[] {
  const [first] = deeds;
  if (deeds.length < 2) return deeds;
  if (deeds.every(({ ru }) => ru.startsWith('игнорирует '))) {
    const { ru, en } = listed(deeds.slice(1).map(({ ru, en }) => say(ru.replace('игнорирует ', ''), en)));
    return [say(`${first.ru} и ${ru}`, `${first.en} and ${en}`)];
  }
  return deeds.every(({ ru }) => ru.startsWith('не может ')) ? [listed(deeds)] : deeds;
}

const ordinals = ['первый', 'второй', 'третий', 'четвёртый', 'пятый', 'шестой'];
const inOrder = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function nthTime({ per, time }: NonNullable<Triggered['nth']>): Text {
  const [ru, en] = per === 'turn' ? ['ход', 'turn'] : ['бой', 'battle'];
  return say(
    ` ${time === 2 ? 'во' : 'в'} ${ordinals[time - 1] ?? `${time}-й`} раз за ${ru}`,
    ` for the ${inOrder[time - 1] ?? `${time}th`} time in the ${en}`,
  );
}

function triggered(f: Triggered, at: Setting): Text {
  const blow = blowOf(f);
  const { text: told, at: here } = moment(blow ? { ...f, attack: blow.attack } : f, at);
  const { motion, rest } = motionOf(f.on, blow ? blow.rest : f.if);
  const pay = f.pay ? payment(f.pay) : null;
  const choosing: Setting = f.by === 'opponent' ? { ...here, chooser: 'opponent' } : here;
  const may =
    f.may && !pay
      ? f.by === 'opponent'
        ? say('противник может', 'the opponent may')
        : say('может', 'you may')
      : undefined;
  const said = abilities(f.does, choosing, inner, may);
  const frenzy = f.on === 'rolls' && !f.who && f.if && 'frenzy' in f.if ? f.if.frenzy : null;
  const label = (f.on === 'valhalla' && !f.who) || frenzy !== null;
  const harmless = f.on === 'afterAttack' && f.who && !f.attack && !f.other && isNone(rest) ? f.who : null;
  const text = harmless
    ? harmlessly(phrase(harmless, at))
    : frenzy === null
      ? told
      : say(`бешенство ${frenzy}`, `Frenzy ${frenzy}`);
  const when = rest && frenzy === null && !harmless ? clause(rest, here, 'if') : undefined;
  const dead = f.where === 'graveyard' && !label && f.on !== 'buried';
  const grave = dead
    ? say(', пока эта карта на кладбище', ', while this card is in the graveyard')
    : say('', '');
  const price = pay ? say(`${pay.ru}: `, `${pay.en}: `) : say('', '');
  const nth = f.nth ? nthTime(f.nth) : say('', '');
  const start = say(
    text.ru + motion.ru + nth.ru + grave.ru + (when ? `, ${when.ru}` : ''),
    text.en + motion.en + nth.en + grave.en + (when ? `, ${when.en}` : ''),
  );
  // A clause is closed by a comma before the dash.
  const clausal = when !== undefined || dead || /^(когда|если) /.test(text.ru);
  const dash = label ? say(':', ':') : say(clausal ? ', —' : ' —', ' –');
  const gone = f.once ? say(' (один раз)', ' (once)') : say('', '');
  const where =
    here.x && speaksOfX(said.ru) ? say(`, где X — ${here.x.ru}`, `, where X is ${here.x.en}`) : say('', '');
  const often = times(f.times);
  return say(
    `${price.ru}${start.ru}${dash.ru} ${said.ru}${where.ru}${often.ru}${gone.ru}`,
    `${price.en}${start.en}${dash.en} ${said.en}${where.en}${often.en}${gone.en}`,
  );
}

/** Whether X is the amount of the moment: not chosen, not explained. */
const speaksOfX = (ru: string): boolean => /(^|[ +])X/.test(ru) && !/(где|число) X/.test(ru);

const isNone = (c: Condition | undefined): boolean => c !== undefined && 'x' in c && c.x.max === 0;

/** «если карта противника атакует и не наносит ран». */
const harmlessly = (who: Phrase): Text =>
  say(`если ${who.ru('nom')} атакует и не наносит ран`, `when ${who.en} attacks and inflicts no wounds`);

/** By what attack somebody has died or was destroyed, told with the moment: «при гибели вашего существа от удара». */
function blowOf({
  on,
  who,
  if: c,
}: Triggered): { attack: AttackPattern; rest: Condition | undefined } | null {
  // Its own death has nobody to be told with.
  if (on !== 'kills' && !(on === 'dies' && who)) return null;
  const all = c === undefined ? [] : 'all' in c ? c.all : [c];
  const one = all.find((part) => 'slew' in part || 'fell' in part);
  if (!one) return null;
  const attack = 'slew' in one ? one.slew : 'fell' in one ? one.fell : null;
  if (attack === null) return null;
  const left = all.filter((part) => part !== one);
  return { attack: attack === 'attack' ? {} : attack, rest: left.length > 1 ? { all: left } : left[0] };
}

/** Conditions on a relocation that are told with the moment itself. */
function motionOf(
  on: Triggered['on'],
  c: Condition | undefined,
): { readonly motion: Text; readonly rest: Condition | undefined } {
  const all = c === undefined ? [] : 'all' in c ? c.all : [c];
  const moving = on === 'relocates' || on === 'moves';
  const told = moving ? all.flatMap((one) => motionText(one) ?? []) : [];
  const left = moving ? all.filter((one) => motionText(one) === null) : all;
  return {
    motion: say(told.map(({ ru }) => ru).join(''), told.map(({ en }) => en).join('')),
    rest: left.length > 1 ? { all: left } : left[0],
  };
}

function motionText(c: Condition): Text | null {
  if ('crossed' in c) {
    return c.crossed === 'toEnemy'
      ? say(' со своей половины поля боя на чужую', ' from its own half to the other')
      : say(' с чужой половины поля боя на свою', ' from the other half to its own');
  }
  return 'x' in c && c.x.max === 1 ? say(' на соседнюю клетку', ' to a neighbouring cell') : null;
}

/** A condition comes before the payment: "while it has no chips, close: …". */
function played(f: Played, at: Setting): Text {
  const price = payment(f.pay);
  const when = f.if && clause(f.if, at, 'while');
  const said = abilities(f.does, at, inner);
  const often = times(f.times);
  return say(
    `${when ? `${when.ru}, — ` : ''}${price.ru}: ${said.ru}${often.ru}`,
    `${when ? `${when.en} – ` : ''}${price.en}: ${said.en}${often.en}`,
  );
}

/** "Sudden, 1 chip, close"; what costs nothing is free. */
export function payment(pay: Payment): Text {
  const parts: Text[] = [];
  if (pay.sudden) parts.push(say('внезапно', 'sudden'));
  if (pay.chips === 'X') parts.push(say('X фишек', 'X chips'));
  else if (pay.chips) {
    parts.push(say(figures(pay.chips, chip.ru, 'nom'), chips(pay.chips).en));
  }
  if (pay.allChips) parts.push(say('все фишки', 'all chips'));
  if (pay.wounds) parts.push(say(`получить ${wounds(pay.wounds).ru}`, `receive ${wounds(pay.wounds).en}`));
  if (pay.lives) parts.push(say('снять X дополнительных жизней', 'take off X additional lives'));
  if (pay.close) parts.push(say('закрыть', 'close'));
  if (parts.length === 0) return say('бесплатно', 'free');
  return say(parts.map(({ ru }) => ru).join(', '), parts.map(({ en }) => en).join(', '));
}

function times(of: Times | undefined): Text {
  if (!of) return say('', '');
  const { most, per, each, together } = of;
  const few = most > 1 && most < 5 ? `${most} раза` : `${most} раз`;
  const whom =
    each === undefined
      ? say('', '')
      : each === 'target'
        ? say(' для каждой цели', ' for each target')
        : say(' для каждого ряда', ' for each row');
  const both =
    together === undefined
      ? say('', '')
      : say(
          `, считая вместе${together > 1 ? ` №${together}` : ''}`,
          `, counted together${together > 1 ? ` #${together}` : ''}`,
        );
  const period = per === 'turn' ? say('за ход', 'per turn') : say('за бой', 'per battle');
  return say(
    ` (${few} ${period.ru}${whom.ru}${both.ru})`,
    ` (${most === 1 ? 'once' : most === 2 ? 'twice' : `${most} times`} ${period.en}${whom.en}${both.en})`,
  );
}

function under(f: Under, at: Setting): Text {
  const label = labels[f.state](f.value ?? 1);
  // Each of them is a feature of its own, so each has its own sentence.
  const has = f.has.map((one) => featureText(one, at));
  return say(
    has.map(({ ru }) => capital(`${label.ru}: ${ru}`)).join('. '),
    has.map(({ en }) => capital(`${label.en}: ${en}`)).join('. '),
  );
}

const labels: Readonly<Record<Under['state'], (value: number) => Text>> = {
  formation: () => say('строй', 'Formation'),
  incorporeal: () => say('бестелесность', 'Incorporeal'),
  charge: (n) => say(`заряд ${n}`, `Charge ${n}`),
  first: () => say('если вы ходите первым', 'if you go first'),
  second: () => say('если вы ходите вторым', 'if you go second'),
  depth: () => say('на глубине', 'in the depth'),
  surface: () => say('на поверхности', 'on the surface'),
  wolf: () => say('волк', 'Wolf'),
  human: () => say('человек', 'Human'),
};

function instead(f: Instead, at: Setting): Text {
  const often = times(f.times);
  const when = f.if && clause(f.if, f.to ? { ...at, it: phrase(f.to, at) } : at, 'while');
  const said = replaced(f, at);
  return say(
    `${when ? `${when.ru}, ` : ''}${said.ru}${often.ru}`,
    `${when ? `${when.en}, ` : ''}${said.en}${often.en}`,
  );
}

function replaced(f: Instead, at: Setting): Text {
  const me = thisCard(at.type);
  const who = f.to ? phrase(f.to, at) : null;
  const leave = f.may ? say('может', 'you may') : undefined;
  const may = leave ? say(`${leave.ru} `, `${leave.en} `) : say('', '');
  const whose = who?.en ?? me.en;
  switch (f.of) {
    case 'wounds':
      if (typeof f.by === 'object') {
        const here = { ...at, it: who ?? me, other: role(card, adjective('ранивший'), 'wounding') };
        const from = f.from ? danger(f.from, at) : null;
        const what = say(
          `вместо ран${who ? ` ${who.ru('dat')}` : ''}${from ? ` от ${from.ru('gen', true)}` : ''}`,
          `instead of wounds to ${whose}${from ? ` from ${from.en(true)}` : ''}`,
        );
        return byText(f.by, here, leave, what, say('число этих ран', 'the number of those wounds'));
      }
      return f.may
        ? say(
            `может получить раны вместо ${(who ?? me).ru('gen')}`,
            `you may have ${me.en} receive wounds instead of ${whose}`,
          )
        : say(
            `вместо ${(who ?? me).ru('gen')} раны получает ${me.ru('nom')}`,
            `instead of ${whose}, ${me.en} receives the wounds`,
          );
    case 'extraLives': {
      const what = say(
        `вместо дополнительных жизней${who ? ` ${who.ru('dat')}` : ''}`,
        `instead of additional lives for ${whose}`,
      );
      if (typeof f.by === 'object') {
        const here = { ...at, it: who ?? me };
        return byText(f.by, here, leave, what, say('число этих жизней', 'the number of those lives'));
      }
      const target = f.at ? phrase(f.at, at) : me;
      return say(
        `${what.ru} ${may.ru}ранить ${target.ru('acc')} на столько же`,
        `${what.en} ${may.en}wound ${target.en} for as much`,
      );
    }
    case 'poison':
      return due(f.by, at, who ?? me, leave, {
        ...say('получить отравление', 'be poisoned'),
        x: say(' на X', ' for X'),
      });
    case 'word': {
      const gained = wordName(f.word, undefined, 'acc');
      return due(f.by, at, who ?? me, leave, say(`получить ${gained.ru}`, `gain ${gained.en}`));
    }
    case 'healing': {
      if (typeof f.by === 'object' && !f.first)
        return due(f.by, at, who ?? me, leave, {
          ...say('излечиться', 'be healed'),
          x: say(' на X', ' for X'),
        });
      const first = f.first ? say('первого за ход ', 'the first ') : say('', '');
      const what = say(
        `вместо ${first.ru}излечения${who ? ` ${who.ru('gen')}` : ''}`,
        `instead of ${first.en}healing of ${whose}`,
      );
      if (typeof f.by === 'object') {
        const x = say('величина этого излечения', 'how much that healing would be');
        return byText(f.by, { ...at, it: who ?? me }, leave, what, x);
      }
      const told = healing(f, at);
      return say(`${what.ru} ${may.ru}${told.ru}`, `${what.en} ${may.en}${told.en}`);
    }
    case 'death': {
      if (typeof f.by === 'object') {
        const does = abilities(f.by, { ...at, it: who ?? me }, inner, leave);
        const cause =
          f.from === 'host' ? say(' в результате гибели хозяина', ' by the death of its host') : say('', '');
        return say(
          `вместо гибели${who ? ` ${who.ru('gen')}` : ''}${cause.ru} — ${does.ru}`,
          `instead of the death of ${whose}${cause.en} – ${does.en}`,
        );
      }
      const ru = f.by === 'exile' ? 'изгнание' : 'возвращение в колоду';
      const en = f.by === 'exile' ? 'is exiled' : 'returns to the deck';
      return say(
        `вместо гибели${who ? ` ${who.ru('gen')}` : ''} — ${ru}${leave ? ' (по желанию)' : ''}`,
        `instead of dying, ${whose} ${en}${leave ? ' (if you wish)' : ''}`,
      );
    }
  }
}

/** «когда ваше существо должно получить отравление на X, — вместо этого …». */
function due(
  does: readonly Deed[],
  at: Setting,
  who: Phrase,
  leave: Text | undefined,
  what: Text & { readonly x?: Text },
): Text {
  // This card is named again, another one is spoken of.
  const it = who.noun === thisCard(at.type).noun && who.en === thisCard(at.type).en ? who : pronoun(who);
  const told = abilities(does, { ...at, it }, inner, leave);
  const x = what.x && speaksOfX(told.ru) ? what.x : say('', '');
  const must = ofGender(should, who.noun.ru.gender, who.many);
  return say(
    `когда ${who.ru('nom')} ${must} ${what.ru}${x.ru}, — вместо этого ${told.ru}`,
    `when ${who.en} would ${what.en}${x.en} – instead ${told.en}`,
  );
}

const should = { m: 'должен', f: 'должна', n: 'должно', pl: 'должны' };

/** "Instead of … – the text, where X is …". */
function byText(does: readonly Deed[], at: Setting, leave: Text | undefined, of: Text, x: Text): Text {
  const told = abilities(does, at, inner, leave);
  const where = speaksOfX(told.ru) ? say(`, где X — ${x.ru}`, `, where X is ${x.en}`) : say('', '');
  return say(`${of.ru} — ${told.ru}${where.ru}`, `${of.en} – ${told.en}${where.en}`);
}

function healing(f: Extract<Instead, { of: 'healing' }>, at: Setting): Text {
  const target = f.at ? phrase(f.at, at) : thisCard(at.type);
  switch (f.by) {
    case 'open':
      return say('открыться', `open ${thisCard(at.type).en}`);
    case 'nothing':
      return say('заблокировать его', 'block it');
    case 'double':
      return say('удвоить его', 'double it');
    default:
      return say(`ранить ${target.ru('acc')} на столько же`, `wound ${target.en} for as much`);
  }
}
