/** How much: wounds, cards, coins, effects, raised figures. */
import type { Text } from '@vigrid/kernel';
import { plural } from '@vigrid/kernel/text.ts';
import type { Amount, Filter } from '../abilities/types.ts';
import { terms } from './classes.ts';
import { phrase } from './filters.ts';
import { figures, figuresEach } from './morphology.ts';
import { card, kinds, type Lexeme, wound } from './nouns.ts';
import { type Phrase, that } from './phrases.ts';

/** What an amount is measured by: whom the effect concerns, if anybody, and the card that says so. */
export interface Scale {
  readonly who: Phrase | null;
  readonly me: Phrase;
  /** What the effect before was done to. */
  readonly before?: Phrase | undefined;
}

/** What a verb takes as its object: "2 wounds", «2 раны»; "1 wound each", «по 1 ране» if several get them. */
export function measured(amount: Amount, what: Lexeme, scale: Scale): Text {
  const many = scale.who?.many ?? false;
  const each = many ? { ru: 'по ', en: ' each' } : { ru: '', en: '' };
  if (typeof amount === 'number') return counted(amount, what, many);
  const things = { en: `${what.en.many}${each.en}`, ru: `${each.ru}столько ${what.ru.pl.gen}` };
  if (amount === 'X') return { en: `as many ${things.en}`, ru: `${each.ru}столько же ${what.ru.pl.gen}` };
  if (isOwn(amount)) {
    const own = ownFigure(amount, scale);
    return { en: `${what.en.many} equal to ${own.en}`, ru: `столько ${what.ru.pl.gen}, ${own.ru}` };
  }
  const times = timesOf(amount);
  if (times !== 1) {
    const one = forEach(amount, scale);
    return {
      en: `${counted(times, what, many).en} for ${one.en}`,
      ru: `${figuresEach(times, what.ru)} за ${one.ru}`,
    };
  }
  const measure = asMany(amount, scale);
  return { en: `as many ${things.en} as ${measure.en}`, ru: `${things.ru}, сколько ${measure.ru}` };
}

export const wounds = (amount: Amount, scale: Scale): Text => measured(amount, wound, scale);

/** The strength of healing and of shots: "5", «на 5»; "as many wounds as …", «на столько, сколько …». */
export function strength(amount: Amount, scale: Scale): Text {
  if (typeof amount === 'number') return { en: `${amount}`, ru: `на ${amount}` };
  const { en } = wounds(amount, { ...scale, who: null });
  if (amount === 'X') return { en, ru: 'на столько же' };
  if (isOwn(amount)) return { en, ru: `на столько, ${ownFigure(amount, scale).ru}` };
  const times = timesOf(amount);
  return {
    en,
    ru:
      times === 1
        ? `на столько, сколько ${asMany(amount, scale).ru}`
        : `на ${times} за ${forEach(amount, scale).ru}`,
  };
}

/** "2 wounds", «2 раны»; to each of several "2 wounds each", «по 2 раны». */
export function counted(n: number, what: Lexeme, each = false): Text {
  const noun = plural(n, 'en', [what.en.one, what.en.many]);
  return {
    en: `${n} ${noun}${each ? ' each' : ''}`,
    ru: each ? figuresEach(n, what.ru) : figures(n, what.ru),
  };
}

/** The same in words, where the number 1 is not worth saying: "a Strengthening effect". */
export function severalOrOne(n: number, what: Lexeme, each: boolean): Text {
  if (n !== 1) return counted(n, what, each);
  return each
    ? { en: `a ${what.en.one} each`, ru: `по ${what.ru.sg.dat}` }
    : { en: `a ${what.en.one}`, ru: what.ru.sg.acc };
}

/** "+2 strike", «+2 к удару», or so much for each of what is counted. */
export function raised(amount: Amount, what: 'strike' | 'lives', scale: Scale): Text {
  const ru = what === 'strike' ? 'к удару' : 'к жизням';
  const en = (n: number) => (what === 'strike' ? 'strike' : plural(Math.abs(n), 'en', ['life', 'lives']));
  if (typeof amount === 'number')
    return { en: `${signed(amount)} ${en(amount)}`, ru: `${signed(amount)} ${ru}` };
  if (amount === 'X') return { en: `as much additional ${en(1)}`, ru: `столько же ${ru}` };
  if (isOwn(amount)) {
    const own = ownFigure(amount, scale);
    return { en: `additional ${en(2)} equal to ${own.en}`, ru: `столько ${ru}, ${own.ru}` };
  }
  const times = timesOf(amount);
  const each = forEach(amount, scale);
  return { en: `${signed(times)} ${en(times)} for ${each.en}`, ru: `${signed(times)} ${ru} за ${each.ru}` };
}

/** Both figures; what measures them alike is said once: "+1 strike and +1 life for each card you hold". */
export function raisedFigures(
  strike: Amount | undefined,
  lives: Amount | undefined,
  scale: Scale,
): readonly Text[] {
  const first = strike === undefined ? [] : [raised(strike, 'strike', scale)];
  const second = lives === undefined ? [] : [raised(lives, 'lives', scale)];
  if (strike === undefined || typeof strike === 'number' || strike === 'X' || isOwn(strike)) {
    return [...first, ...second];
  }
  if (JSON.stringify(strike) !== JSON.stringify(lives)) return [...first, ...second];
  const each = forEach(strike, scale);
  const times = timesOf(strike);
  const { en, ru } = raised(times, 'lives', scale);
  return [
    {
      en: `${signed(times)} strike and ${en} for ${each.en}`,
      ru: `${signed(times)} к удару и ${ru} за ${each.ru}`,
    },
  ];
}

/** With a minus sign, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Whether it takes away, and how much it is then. */
export const isNegative = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : typeof amount === 'object' && (amount.times ?? 1) < 0;

export function unsigned(amount: Amount): Amount {
  if (typeof amount === 'number') return Math.abs(amount);
  return typeof amount === 'object' ? { ...amount, times: Math.abs(amount.times ?? 1) } : amount;
}

type Own = 'itsStrike' | 'itsLives' | 'itsCost' | Before;
type Before = 'costBefore' | 'livesBefore';
/** What is counted, not named and not a figure of a card. */
type Counted = Exclude<Amount, number | 'X' | Own>;

const isBefore = (amount: Amount): amount is Before => amount === 'costBefore' || amount === 'livesBefore';

const isOwn = (amount: Amount): amount is Own =>
  amount === 'itsStrike' || amount === 'itsLives' || amount === 'itsCost' || isBefore(amount);

const timesOf = (amount: Counted): number => (typeof amount === 'object' ? (amount.times ?? 1) : 1);

/** A figure of the target: "its own strike"; the Russian follows «столько ран,». */
function ownFigure(amount: Own, scale: Scale): Text {
  if (isBefore(amount)) return figureBefore(amount, scale);
  const { who } = scale;
  const word = { itsStrike: 'strike', itsLives: 'lives', itsCost: 'cost' }[amount];
  const en = `${who?.many ? 'their' : 'its'} own ${word}`;
  const f = who?.gender === 'f';
  const whose = who?.many ? (f ? 'каждой' : 'каждого') : null;
  switch (amount) {
    case 'itsStrike':
      return { en, ru: `каков ${whose ? `удар ${whose}` : `${f ? 'её' : 'его'} удар`}` };
    case 'itsLives':
      return { en, ru: `сколько ${whose ? `жизней у ${whose}` : `у ${f ? 'неё' : 'него'} жизней`}` };
    case 'itsCost':
      return { en, ru: `какова ${whose ? `стоимость ${whose}` : `${f ? 'её' : 'его'} стоимость`}` };
  }
}

/** A figure of what the effect before was done to: "its cost", or "the cost of that card" beside another target. */
function figureBefore(amount: Before, { who, before }: Scale): Text {
  const whose = before === undefined ? that(card) : who === null ? before.pronoun() : before.that();
  if (amount === 'costBefore') {
    const { en, ru } = whose.of({ en: 'cost', ru: 'стоимость' });
    return { en, ru: `какова ${ru}` };
  }
  const { en } = whose.of({ en: 'printed lives', ru: '' });
  return { en, ru: `сколько жизней указано ${whose.after('на', 'pre')}` };
}

const effectsOf: Text = { en: 'Strengthening or Weakening effect', ru: 'усиления или ослабления' };

/** The measure after "as many as", «столько, сколько». */
function asMany(amount: Counted, { me }: Scale): Text {
  switch (amount) {
    case 'hand':
      return { en: 'you hold cards', ru: `${card.ru.pl.gen} у вас в руке` };
    case 'died':
      return { en: 'creatures have died this turn', ru: `${creatures} погибло в этом ходу` };
    case 'markers':
      return { en: `there are markers on ${me.en}`, ru: `маркеров ${me.after('на', 'pre')}` };
    case 'boosts':
      return {
        en: `there are ${effectsOf.en}s on ${me.en}`,
        ru: `эффектов ${effectsOf.ru} ${me.after('на', 'pre')}`,
      };
    case 'enemyDead':
      return { en: 'creatures lie in the opponent’s graveyard', ru: `${creatures} на кладбище противника` };
    case 'enemyClosedCoins':
      return { en: 'the opponent has closed coins', ru: 'закрытых монет у противника' };
    case 'raiders':
      return {
        en: `creatures with ${terms.raid.name.en} have attacked this turn`,
        ru: `${creatures} с Набегом атаковало в этом ходу`,
      };
    case 'elementsDead':
      return {
        en: 'there are different elements among the cards in graveyards',
        ru: 'разных стихий среди карт на кладбищах',
      };
    case 'typesDead':
      return { en: 'there are card types in your graveyard', ru: 'типов карт на вашем кладбище' };
    default:
      return inPlay(amount.count);
  }
}

const creatures = kinds.creature.ru.pl.gen;

function inPlay({ side, ...rest }: Filter): Text {
  const what = phrase(rest, 'bare');
  const counted = what.ru('gen');
  switch (side) {
    case 'yours':
      return { en: `you control ${what.en}`, ru: `${counted} у вас в игре` };
    case 'enemy':
      return { en: `the opponent controls ${what.en}`, ru: `${counted} у противника в игре` };
    default:
      return { en: `there are ${what.en} in play`, ru: `${counted} в игре` };
  }
}

/** The measure after "for", «за». */
function forEach(amount: Counted, { me }: Scale): Text {
  switch (amount) {
    case 'hand':
      return { en: 'each card you hold', ru: 'каждую карту у вас в руке' };
    case 'died':
      return { en: 'each creature that has died this turn', ru: 'каждое погибшее в этом ходу существо' };
    case 'markers':
      return { en: `each marker on ${me.en}`, ru: `каждый маркер ${me.after('на', 'pre')}` };
    case 'boosts':
      return {
        en: `each ${effectsOf.en} on ${me.en}`,
        ru: `каждый эффект ${effectsOf.ru} ${me.after('на', 'pre')}`,
      };
    case 'enemyDead':
      return {
        en: 'each creature in the opponent’s graveyard',
        ru: 'каждое существо на кладбище противника',
      };
    case 'enemyClosedCoins':
      return { en: 'each closed coin of the opponent', ru: 'каждую закрытую монету противника' };
    case 'raiders':
      return {
        en: `each creature with ${terms.raid.name.en} that has attacked this turn`,
        ru: 'каждое атаковавшее в этом ходу существо с Набегом',
      };
    case 'elementsDead':
      return {
        en: 'each element among the cards in graveyards',
        ru: 'каждую стихию среди карт на кладбищах',
      };
    case 'typesDead':
      return { en: 'each card type in your graveyard', ru: 'каждый тип карт на вашем кладбище' };
    default:
      return inPlayEach(amount.count);
  }
}

function inPlayEach(filter: Filter): Text {
  const each = phrase(filter, 'each');
  return filter.side === undefined
    ? { en: `${each.en} in play`, ru: `${each.ru('acc')} в игре` }
    : { en: each.en, ru: each.ru('acc') };
}
