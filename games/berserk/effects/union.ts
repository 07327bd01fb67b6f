/** Shows up to so many different cheaper cards with Union from the deck; their features on this strike are used (B12-G-union-x). */
import { say } from '@vigrid/speech';
import { amount } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import type { Card } from '../cards/catalogue.ts';
import { amountOf } from '../features/evaluate.ts';
import { costOf, printedStrike } from '../features/figures.ts';
import { dueFrom } from '../features/triggers.ts';
import { type Blow, plannedBlow } from '../flow/combat/blow.ts';
import { strengthOf } from '../flow/combat/strength.ts';
import type { Piece } from '../state/piece.ts';
import type { Use } from '../state/stack.ts';
import { type Berserk, cardOf, lastKnown, profileOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { figure } from '../text/filters.ts';
import { inDeck, showCards, shuffleDeck } from '../zones/deck.ts';

const shape = { most: amount };

export const union: EffectKind<'union', typeof shape> = {
  shape,
  // B12-532.3.1: whether a deck holds the cards shows when it is searched.
  possible: (s, _effect, { seat }) => s.sides[seat].deck.length > 0,
  searches: (s) => (profileOf(s).unionOnStrike ? 'declared' : 'executed'),
  /**
   * Cards of the deck with Union that cost less and have something to do on a strike, one of each name (B12-G-union-x,
   * RB-53); in 2009 any creatures that cost less (B09-D-union).
   */
  findable(s, _effect, by) {
    const names = new Set<string>();
    const attacker = lastKnown(s, by.card);
    if (!attacker) return [];
    return inDeck(s, by.seat).filter((card) => {
      const data = cardOf(s, card);
      if (data.cost >= costOf(s, attacker) || names.has(data.en)) return false;
      if (profileOf(s).unionOnStrike ? !hasUnion(data) : data.type !== 'creature') return false;
      names.add(data.en);
      return true;
    });
  },
  finding(s, { most }, ctx, from) {
    if (profileOf(s).unionOnStrike)
      return { rule: 'B12-G-union-x', max: Math.min(from.length, amountOf(s, most, ctx)) };
    // B09-D-union: exactly so many, or none.
    const max = from.length < ctx.x ? 0 : ctx.x;
    return { rule: 'B09-D-union', min: max, max };
  },

  /**
   * B12-G-union-x: what the shown cards do on such a strike is done by this one; then they are shuffled back. In 2009
   * it has their features until the attack is executed (B09-D-union).
   */
  does({ g, s, item, use }) {
    const piece = s.pieces[item.card];
    if (!piece || item.second.length === 0) return false;
    showCards(g, item.seat, [...item.second]);
    const defs = item.second.map((card) => s.def[card]);
    if (profileOf(s).unionOnStrike) {
      const blow = strikeOf(s, piece, use);
      if (blow) dueFrom(s, piece, defs, blow, use.spares);
    } else {
      const under = s.stack.find((one) => one.kind === 'ability' && one.card === item.card && one.attack);
      if (under?.kind === 'ability' && under.attack) under.attack.borrowed = defs;
    }
    shuffleDeck(g, item.seat);
    return true;
  },

  asks: {
    whom: say('какие карты показать?', 'which cards do you show?'),
    may: say('показать карты?', 'do you show cards?'),
  },

  says: (e, at) => {
    const { ru, en } = figure(e.most, at);
    return command(
      `показать из колоды разные более дешёвые карты с единением (не больше ${ru}) и применить их особенности «при ударе»`,
      `show up to ${en} different cheaper cards with Union from the deck and use their “on strike” features`,
    );
  },
};

/** The strike that shown cards go along with; it has landed. */
function strikeOf(s: Berserk, by: Piece, { other, grade = -1 }: Use): Blow | null {
  const to = lastKnown(s, other);
  if (!to) return null;
  const blow = { ...plannedBlow(by, to, 'simple', by.cell), grade };
  return { ...blow, strength: strengthOf(s, blow, printedStrike(s, by)[grade] ?? 0, []) };
}

const hasUnion = ({ words, triggers }: Card): boolean => words.has('union') && triggers.has('hits');
