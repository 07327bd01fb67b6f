/** Effects that wound, heal and make creatures fight. */
import { amountOf } from '../abilities/filters.ts';
import type { HeroesEvent } from '../events.ts';
import { exchangeStrikes } from '../flow/fight.ts';
import { cardOf, type G, pieceOf, ref } from '../state.ts';
import { boost } from './boosts.ts';
import type { Deeds } from './index.ts';
import { targetsOf } from './targets.ts';
import { trigger } from './triggers.ts';
import { wound } from './wounds.ts';

export const woundDeeds: Deeds<'wound' | 'spread' | 'shield' | 'shot' | 'heal' | 'poison' | 'fight'> = {
  spread(g, f, e) {
    const by = cardOf(g.state, f.card).type === 'spell' ? 'spell' : 'ability';
    f.targets.forEach((card, i) => {
      const piece = pieceOf(g.state, card);
      if (!piece) return;
      if (e.what === 'wounds') wound(g, f.card, piece, f.shares[i] ?? 0, by);
      else boost(g, piece, -(f.shares[i] ?? 0), f.seat);
    });
  },

  shield(g, f, e) {
    const amount = amountOf(g.state, e.amount, f);
    g.state.sides[f.seat].shield += amount;
    g.listener?.({ kind: 'shield', rule: 'BH-G-prevention', seat: f.seat, amount } satisfies HeroesEvent);
  },

  wound(g, f, e) {
    const by = cardOf(g.state, f.card).type === 'spell' ? 'spell' : 'ability';
    for (const piece of targetsOf(g, f)) wound(g, f.card, piece, amountOf(g.state, e.amount, f, piece), by);
  },

  /** BH-G-shot: an attack without an answer; no defender can be assigned. It counts for Raid (RH-17). */
  shot(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const amount = amountOf(g.state, e.amount, f, piece);
      g.state.attacks++;
      g.listener?.({
        kind: 'shot',
        rule: 'BH-G-shot',
        seat: f.seat,
        card: ref(g.state, f.card),
        target: ref(g.state, piece.card),
        amount,
      } satisfies HeroesEvent);
      wound(g, f.card, piece, amount, 'shot');
    }
  },

  /** BH-G-heal, BH-G-heal-fully: no more than there is. */
  heal(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const most = e.amount === 'all' ? piece.wounds : amountOf(g.state, e.amount, f, piece);
      const amount = Math.min(piece.wounds, most);
      piece.wounds -= amount;
      g.listener?.({
        kind: 'heal',
        rule: e.amount === 'all' ? 'BH-G-heal-fully' : 'BH-G-heal',
        card: ref(g.state, piece.card),
        amount,
        source: ref(g.state, f.card),
      } satisfies HeroesEvent);
      if (amount > 0) trigger(g, 'healed', { card: piece.card, seat: piece.seat, x: amount });
    }
  },

  /** BH-G-poison: only the greatest works. */
  poison(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      piece.poison = Math.max(piece.poison, e.amount);
      g.listener?.({
        kind: 'poison',
        rule: 'BH-G-poison',
        card: ref(g.state, piece.card),
        amount: piece.poison,
      } satisfies HeroesEvent);
    }
  },

  /** BH-G-fight-a-chosen-creature: as open ones, nobody closes, nobody defends, and the creature may still attack. */
  fight(g, f, e) {
    const fighter = pieceOf(g.state, e.who === 'it' ? f.it : f.card);
    for (const piece of fighter ? targetsOf(g, f) : []) {
      if (!fighter || piece === fighter) continue;
      g.state.attacks++;
      announceFight(g, f.seat, fighter.card, piece.card);
      exchangeStrikes(g, fighter, piece, true);
      trigger(g, 'attack', fighter);
    }
  },
};

function announceFight(g: G, seat: number, card: number, target: number): void {
  g.listener?.({
    kind: 'attack',
    rule: 'BH-G-fight-a-chosen-creature',
    seat,
    card: ref(g.state, card),
    target: ref(g.state, target),
  } satisfies HeroesEvent);
}
