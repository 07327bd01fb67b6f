/** What amounts are measured by: cards in play and elsewhere, figures of a card, the amount of the moment. */
import type { Text } from '@vigrid/kernel';
import type { Counted as Cards, Halved } from '../abilities/amount.ts';
import type { Amount, Filter } from '../abilities/index.ts';
import { phrase } from './filters.ts';
import { card, kinds } from './nouns.ts';
import { type Phrase, that } from './phrases.ts';

/** What an amount is measured by: whom the effect concerns, if anybody, and the card that says so. */
export interface Scale {
  readonly who: Phrase | null;
  readonly me: Phrase;
  /** What the effect before was done to. */
  readonly before?: Phrase | undefined;
  /** What X is, after "as many as", «столько, сколько», where the beginning of the sentence has not said it. */
  readonly x?: Text | undefined;
}

export type Own = 'itsStrike' | 'itsLives' | 'itsCost' | 'itsHealth' | 'ownStrike' | Halved | Before;
type Before = 'costBefore' | 'livesBefore' | 'strikeBefore';

/** What is counted, not named and not a figure of a card. */
type Counted = Exclude<Amount, number | 'X' | Own | { readonly of: Amount }>;

const isBefore = (amount: Amount): amount is Before =>
  amount === 'costBefore' || amount === 'livesBefore' || amount === 'strikeBefore';

export const isOwn = (amount: Amount): amount is Own =>
  amount === 'itsStrike' ||
  amount === 'itsLives' ||
  amount === 'itsCost' ||
  amount === 'itsHealth' ||
  amount === 'ownStrike' ||
  (typeof amount === 'object' && 'half' in amount) ||
  isBefore(amount);

/** A figure of the target: "its own strike"; the Russian follows «столько ран,». */
export function ownFigure(amount: Own, scale: Scale): Text {
  if (isBefore(amount)) return figureBefore(amount, scale);
  const { who, me } = scale;
  if (amount === 'ownStrike') {
    const { en, ru } = me.of({ en: 'strike', ru: 'удар' });
    return { en, ru: `каков ${ru}` };
  }
  if (typeof amount === 'object') return halfOf(amount, scale);
  const word = { itsStrike: 'strike', itsLives: 'lives', itsCost: 'cost', itsHealth: 'remaining lives' }[
    amount
  ];
  const en = `${who?.many ? 'their' : 'its'} own ${word}`;
  const f = who?.noun.ru.gender === 'f';
  const whose = who?.many ? (f ? 'каждой' : 'каждого') : null;
  switch (amount) {
    case 'itsStrike':
      return { en, ru: `каков ${whose ? `удар ${whose}` : `${f ? 'её' : 'его'} удар`}` };
    case 'itsLives':
      return { en, ru: `сколько ${whose ? `жизней у ${whose}` : `у ${f ? 'неё' : 'него'} жизней`}` };
    case 'itsHealth':
      return {
        en,
        ru: `сколько жизней осталось ${whose ? `у ${whose}` : `у ${f ? 'неё' : 'него'}`}`,
      };
    case 'itsCost':
      return { en, ru: `какова ${whose ? `стоимость ${whose}` : `${f ? 'её' : 'его'} стоимость`}` };
  }
}

/** RH-58: "half of its own strike, rounded up". */
function halfOf({ half }: Halved, scale: Scale): Text {
  const { who, me } = scale;
  const en = `half of ${ownFigure(half, scale).en} (rounded up)`;
  const thing = half === 'itsHealth' ? 'оставшихся жизней' : 'удара';
  const whose = half === 'ownStrike' ? me : who?.pronoun();
  const ru = whose?.of({ en: '', ru: thing }).ru ?? thing;
  return { en, ru: `какова половина ${ru} (с округлением вверх)` };
}

/** A figure of what the effect before was done to: "its cost", or "the cost of that card" beside another target. */
function figureBefore(amount: Before, { who, before }: Scale): Text {
  const whose = before === undefined ? that(card) : who === null ? before.pronoun() : before.that();
  switch (amount) {
    case 'costBefore': {
      const { en, ru } = whose.of({ en: 'cost', ru: 'стоимость' });
      return { en, ru: `какова ${ru}` };
    }
    case 'strikeBefore': {
      const { en, ru } = whose.of({ en: 'strike', ru: 'удар' });
      return { en, ru: `каков ${ru}` };
    }
    case 'livesBefore':
      return {
        en: whose.of({ en: 'printed lives', ru: '' }).en,
        ru: `сколько жизней указано ${whose.after('на', 'pre')}`,
      };
  }
}

const effectsOf: Text = { en: 'Strengthening or Weakening effect', ru: 'усиления или ослабления' };
const creatures = kinds.creature.ru.pl.gen;

/** The measure after "as many as", «столько, сколько». */
export function asMany(amount: Counted, { me }: Scale): Text {
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
    case 'quests':
      return { en: 'you have completed quests', ru: 'квестов вы завершили' };
    case 'allQuests':
      return { en: 'the players have completed quests', ru: 'квестов завершили игроки' };
    case 'enemyHand':
      return { en: 'the opponent holds cards', ru: `${card.ru.pl.gen} у противника в руке` };
    case 'otherHand':
      return { en: 'you hold other cards', ru: `других ${card.ru.pl.gen} у вас в руке` };
    case 'drawn':
      return { en: 'you have drawn cards this turn', ru: `${card.ru.pl.gen} вы взяли в этом ходу` };
    case 'raiders':
      return {
        en: 'creatures with Raid have attacked this turn',
        ru: `${creatures} с Набегом атаковало в этом ходу`,
      };
    case 'otherAttackers':
      return {
        en: 'other creatures have attacked this turn',
        ru: `других ${creatures} атаковало в этом ходу`,
      };
    case 'elementsDead':
      return {
        en: 'there are different elements among the cards in graveyards',
        ru: 'разных стихий среди карт на кладбищах',
      };
    case 'typesDead':
      return { en: 'there are card types in your graveyard', ru: 'типов карт на вашем кладбище' };
    default:
      return amount.in ? inGraveyard(amount.count, lying[amount.in]) : inPlay(amount.count);
  }
}

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

const lying: Readonly<Record<NonNullable<Cards['in']>, Text>> = {
  graveyard: { en: 'in your graveyard', ru: 'на вашем кладбище' },
  enemyGraveyard: { en: 'in the opponent’s graveyard', ru: 'на кладбище противника' },
  graveyards: { en: 'in graveyards', ru: 'на кладбищах' },
};

function inGraveyard(filter: Filter, where: Text): Text {
  const what = phrase(filter, 'bare');
  return { en: `there are ${what.en} ${where.en}`, ru: `${what.ru('gen')} ${where.ru}` };
}

function inGraveyardEach(filter: Filter, where: Text): Text {
  const each = phrase(filter, 'each');
  return { en: `${each.en} ${where.en}`, ru: `${each.ru('acc')} ${where.ru}` };
}

/** The measure after "for", «за». */
export function forEach(amount: Counted, { me }: Scale): Text {
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
    case 'quests':
      return { en: 'each quest you have completed', ru: 'каждый завершённый вами квест' };
    case 'allQuests':
      return { en: 'each completed quest of both players', ru: 'каждый завершённый квест обоих игроков' };
    case 'enemyHand':
      return { en: 'each card the opponent holds', ru: 'каждую карту в руке противника' };
    case 'otherHand':
      return { en: 'each other card you hold', ru: 'каждую другую карту у вас в руке' };
    case 'drawn':
      return { en: 'each card you have drawn this turn', ru: 'каждую карту, взятую вами в этом ходу' };
    case 'raiders':
      return {
        en: 'each creature with Raid that has attacked this turn',
        ru: 'каждое атаковавшее в этом ходу существо с Набегом',
      };
    case 'otherAttackers':
      return {
        en: 'each other creature that has attacked this turn',
        ru: 'каждое другое атаковавшее в этом ходу существо',
      };
    case 'elementsDead':
      return {
        en: 'each element among the cards in graveyards',
        ru: 'каждую стихию среди карт на кладбищах',
      };
    case 'typesDead':
      return { en: 'each card type in your graveyard', ru: 'каждый тип карт на вашем кладбище' };
    default:
      return amount.in ? inGraveyardEach(amount.count, lying[amount.in]) : inPlayEach(amount.count);
  }
}

function inPlayEach(filter: Filter): Text {
  const each = phrase(filter, 'each');
  return filter.side === undefined
    ? { en: `${each.en} in play`, ru: `${each.ru('acc')} в игре` }
    : { en: each.en, ru: each.ru('acc') };
}
