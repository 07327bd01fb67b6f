/** From the deck (B12-532.3), from the graveyard (B12-532.4) into the play zone. */
import { optional, yes } from '@vigrid/kernel/schema';
import { pronoun, say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import { type CellFilter, cellFilter, deadFilter } from '../abilities/filter.ts';
import { gains } from '../abilities/gains.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import type { Context } from '../features/context.ts';
import { amountOf, isFree, isShown, matchingCells } from '../features/evaluate.ts';
import { giftNumber } from '../features/gifts.ts';
import { lend } from '../features/grant.ts';
import { kindOf, mayHost } from '../flow/preliminary/seating.ts';
import { firstBar, isBarred } from '../flow/preliminary/squad.ts';
import type { Deed } from '../stack/deed.ts';
import { named } from '../stack/targets.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, cardOf, pieceOf, profileOf } from '../state.ts';
import { type Clause, command } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { holds } from '../text/holding.ts';
import type { Inner } from '../text/inner.ts';
import type { Setting } from '../text/phrases.ts';
import { cellPhrase } from '../text/places.ts';
import { dead, targetPhrase } from '../text/targets.ts';
import { inDeck, shuffleDeck } from '../zones/deck.ts';
import { enter } from '../zones/entering.ts';
import { arrivesAloft, sit } from '../zones/standing.ts';

const shape = {
  what: deadFilter,
  cell: optional(cellFilter),
  closed: optional(yes),
  /** It comes with so many wounds. */
  wounds: optional(amount),
  gains: optional(gains),
  onto: optional(target),
};

type Summon = EffectKind<'summon', typeof shape>;
type Revive = EffectKind<'revive', typeof shape>;
type Bringing = Parameters<Summon['says']>[0] | Parameters<Revive['says']>[0];

export const summon: Summon = {
  shape,
  unsettles: 'all',
  // B12-532.3.1: whether a deck holds the card shows when it is searched. B09-D-summon: in 2009 it is aimed at a cell,
  // and the deck is searched when it is executed.
  possible: (s, effect, ctx) =>
    profileOf(s).summonOnDeclaration
      ? s.sides[ctx.seat].deck.length > 0 && (!needsCell(s, effect, ctx) || hasCell(s, effect, ctx))
      : effect.onto !== undefined || hasCell(s, effect, ctx),
  findable: (s, { what }, by) =>
    what.self
      ? s.sides[by.seat].deck.filter((card) => card === by.card && !isBarred(s, by.seat, card))
      : inDeck(s, by.seat).filter((card) => isShown(s, what, card, by.x, by) && !isBarred(s, by.seat, card)),
  // B12-532.6, B09-D-summon: the cell is named when it is declared.
  keptBy: (s, effect, ctx) =>
    (!profileOf(s).summonOnDeclaration || needsCell(s, effect, ctx)) && !hasCell(s, effect, ctx)
      ? 'B12-532.6'
      : null,
  searches: (s) => (profileOf(s).summonOnDeclaration ? 'declared' : 'executed'),
  finding: (s) => ({ rule: profileOf(s).summonOnDeclaration ? 'B12-532.3.1' : 'B09-D-summon' }),
  arrival: (s, effect, found) =>
    profileOf(s).summonOnDeclaration || effect.onto ? arrival(s, effect, found) : arrivalCell(effect),
  ready: (s, _effect, item) =>
    mayCome(s, item) && item.second.every((card) => deckOf(s, card).includes(card)),
  readyOnWay: (s, item) => hasPlace(s, item),

  does(deed) {
    const { g, s, item } = deed;
    const [card] = item.second;
    if (card !== undefined) bring(deed, card, 'summon');
    shuffleDeck(g, card === undefined ? item.seat : s.owner[card]);
    return card !== undefined;
  },

  asks: {
    whom: say('кого вызвать?', 'whom do you summon?'),
    may: say('вызвать?', 'do you summon?'),
  },

  says: (e, at, inner) => brings(e, at, inner, say('вызвать', 'summon')),
};

export const revive: Revive = {
  shape,
  unsettles: 'all',
  findable: (s, { what }, by) =>
    s.sides[by.seat].graveyard.filter(
      (card) => isShown(s, what, card, by.x, by) && !isBarred(s, by.seat, card),
    ),
  // B12-532.4: out of the own graveyard alone.
  keptBy(s, { what }, by) {
    const dead = s.sides[by.seat].graveyard.filter((card) => isShown(s, what, card, by.x, by));
    return dead.length === 0 ? 'B12-532.4' : firstBar(s, by.seat, dead);
  },
  arrival,
  ready: (s, _effect, item) =>
    mayCome(s, item) && item.second.every((card) => s.sides[s.owner[card]].graveyard.includes(card)),

  does(deed) {
    const [card] = deed.item.second;
    if (card !== undefined) bring(deed, card, 'revive');
    return card !== undefined;
  },

  asks: {
    whom: say('кого возродить?', 'whom do you revive?'),
    may: say('возродить?', 'do you revive?'),
  },

  says: (e, at, inner) => brings(e, at, inner, say('возродить', 'revive')),
};

const deckOf = (s: Berserk, card: number): readonly number[] => s.sides[s.owner[card]].deck;

const hasPlace = (s: Berserk, { cells }: AbilityItem): boolean => cells.every((cell) => isFree(s, cell));

/** B12-532.1, B12-525.1: whether it may be taken into the squad is looked at again when it comes. */
const mayCome = (s: Berserk, item: AbilityItem): boolean =>
  hasPlace(s, item) && item.second.every((card) => !isBarred(s, item.seat, card));

/** Where it comes: next to this one, on a free cell (B12-532.3, B12-532.6). */
/**
 * B12-532.6: a cell must be named, unless a card that needs none may come. Which cards a player owns is known to that
 * player; which of them lie in the deck shows when it is searched.
 */
const needsCell = (s: Berserk, effect: Bringing, ctx: Context): boolean =>
  effect.onto === undefined &&
  !s.owner.some(
    (seat, card) =>
      seat === ctx.seat && arrivesAloft(cardOf(s, card)) && isShown(s, effect.what, card, ctx.x, ctx),
  );

const hasCell = (s: Berserk, effect: Bringing, ctx: Context): boolean =>
  matchingCells(s, arrivalCell(effect), ctx).length > 0;

const arrivalCell = ({ cell }: Bringing): CellFilter => cell ?? { near: 'this', free: true };

/** The cell of the card that was found; flyers and terrains need none. */
function arrival(s: Berserk, effect: Bringing, [found]: readonly number[]): CellFilter | null {
  if (effect.onto || found === undefined || arrivesAloft(cardOf(s, found))) return null;
  return arrivalCell(effect);
}

/** The card and the cell were declared. */
function bring(deed: Deed<Bringing>, card: number, how: 'summon' | 'revive'): void {
  const { g, s, item, effect, ctx } = deed;
  const [cell = -1] = item.cells;
  // Whom the text speaks of, before it speaks of the card that comes.
  const host = effect.onto ? pieceOf(s, named(s, effect.onto, ctx)?.[0] ?? -1) : null;
  const piece = enter(g, card, item.seat, cell, how, effect.closed === true);
  if (effect.wounds !== undefined) piece.wounds = Math.max(0, amountOf(s, effect.wounds, ctx));
  if (effect.gains) lend(deed, piece, giftNumber(s, deed.use.def, effect.gains), undefined);
  item.targets = [card];
  // Where it can not sit it has no host, and dies (B12-209.6, B12-209.8, B12-212.6).
  if (host && mayHost(s, piece, kindOf(s, piece), host)) sit(g, piece, host.card);
}

function brings(
  e: Bringing,
  at: Setting,
  inner: Inner,
  does: { readonly ru: string; readonly en: string },
): Clause {
  const who = dead(e.what, at);
  const to = e.cell ? cellPhrase(e.cell, at) : null;
  const onto = e.onto ? targetPhrase(e.onto, at) : null;
  const hurt = e.wounds === undefined ? null : figure(e.wounds, at);
  const [wounds, wound] = e.wounds === 1 ? ['раной', 'wound'] : ['ранами', 'wounds'];
  const closed = say(
    `${e.closed ? ' в закрытом виде' : ''}${hurt ? ` с ${hurt.ru} ${wounds}` : ''}`,
    `${e.closed ? ' closed' : ''}${hurt ? ` with ${hurt.en} ${wound}` : ''}`,
  );
  const it = pronoun(who);
  const gained = e.gains ? inner.gains(e.gains, at, it) : [];
  const told = holds(it.ru('nom'), 'it', false, gained, {
    ru: ['получает', 'получают'],
    en: ['gains', 'gain'],
  });
  const tail = gained.length > 0 ? say(`; ${told.ru}`, `; ${told.en}`) : say('', '');
  return command(
    `${does.ru} ${who.ru('acc')}${to ? ` на ${to.ru('acc')}` : ''}${onto ? ` на клетку ${onto.ru('gen')}` : ''}${closed.ru}${tail.ru}`,
    `${does.en} ${who.en}${to ? ` on ${to.en}` : ''}${onto ? ` on the cell of ${onto.en}` : ''}${closed.en}${tail.en}`,
    { same: who },
  );
}
