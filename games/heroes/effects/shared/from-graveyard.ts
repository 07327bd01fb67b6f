/** What effects on cards of a graveyard share. */
import type { Seat } from '@vigrid/kernel';
import { type Fitting, oneOf, optional, type Read, yes } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import { amount } from '../../abilities/amount.ts';
import { type Choice, choiceOf, fitting } from '../../abilities/choices.ts';
import { filter } from '../../abilities/filter.ts';
import { amountOf } from '../../abilities/meaning.ts';
import type { Measure } from '../../abilities/printed.ts';
import { cardOf, type Heroes, isEffects, rival } from '../../state.ts';
import { phrase } from '../../text/filters.ts';
import { asManyOf, type Lying } from '../../text/some-cards.ts';
import { type Setting, upTo } from '../../text/targets.ts';

const place = oneOf('enemy', 'any', 'completed');

export const fromGraveyard = {
  what: filter,
  count: optional(amount),
  upTo: optional(yes),
  from: optional(place),
  /** Only creatures that died this turn, or in what this text has done so far. */
  fallen: optional(oneOf(true, 'now')),
};

interface FromGraveyard extends Fitting<typeof fromGraveyard> {}

export function lyingThere(s: Heroes, e: FromGraveyard, by: Measure): Choice {
  const lying = fitting(s, pile(s, e.from, by), e.what, by);
  const fallen = e.fallen === 'now' ? s.fallen.slice(by.fallen) : s.fallen;
  const from = e.fallen ? lying.filter((one) => fallen.includes(one)) : lying;
  return choiceOf(by.seat, from, { count: amountOf(s, e.count ?? 1, by), upTo: e.upTo ?? false });
}

/** One's own unless the text names another (BH-9.2). */
function pile(s: Heroes, from: FromGraveyard['from'], { seat, card }: Measure): readonly number[] {
  switch (from) {
    case 'completed':
      return s.sides[seat].completed;
    case 'any':
      return [...s.sides.flatMap((side) => side.graveyard), ...aboutToLie(s, seat, card)];
    case 'enemy':
      return s.sides[rival(seat)].graveyard;
    default:
      return [...s.sides[seat].graveyard, ...aboutToLie(s, seat, card)];
  }
}

/** BH-N-8: a spell that may yet be played will lie in the graveyard itself before its text begins. */
const aboutToLie = (s: Heroes, seat: Seat, card: number): readonly number[] =>
  cardOf(s, card).type === 'spell' &&
  s.sides[seat].hand.includes(card) &&
  !s.frames.some((frame) => isEffects(frame) && frame.card === card)
    ? [card]
    : [];

/** Cards of a graveyard, or those among them that came there just now. */
export function lying({ what, count = 1, upTo: most, fallen }: FromGraveyard, at: Setting): Lying {
  const died = fallen ? fallenWhen[fallen === 'now' ? 'now' : 'turn'] : { en: '', ru: '' };
  if (typeof count !== 'number') return asManyOf(what, count, most ?? false, died, at);
  const found = phrase(what, upTo(count, most));
  return { ...found, en: found.en + died.en, ru: (c) => found.ru(c) + died.ru, measured: false };
}

const fallenWhen: Readonly<Record<'turn' | 'now', Text>> = {
  turn: { en: ' that died this turn', ru: ' из погибших в этом ходу' },
  now: { en: ' that died of this', ru: ' из погибших при этом' },
};

export const places: Readonly<Record<Read<typeof place>, Text>> = {
  enemy: { en: 'from the opponent’s graveyard', ru: 'с кладбища противника' },
  any: { en: 'from any graveyard', ru: 'с любого кладбища' },
  completed: { en: 'from your completed quests', ru: 'из завершённых квестов' },
};
