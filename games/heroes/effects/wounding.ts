/** Effects that wound, heal and make creatures fight. */
import { amountOf } from '../abilities/filters.ts';
import { shotsOf } from '../figures.ts';
import { pushAttack } from '../flow/attack.ts';
import { cardOf, pieceOf, ref } from '../state.ts';
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
    g.listener?.({ kind: 'shield', rule: 'BH-G-prevention', seat: f.seat, amount });
  },

  wound(g, f, e) {
    const by = cardOf(g.state, f.card).type === 'spell' ? 'spell' : 'ability';
    for (const piece of targetsOf(g, f)) wound(g, f.card, piece, amountOf(g.state, e.amount, f, piece), by);
  },

  /** BH-G-shot: an attack without an answer; no defender can be assigned. It counts for Raid (RH-17), not for On attack (RH-45). */
  shot(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const amount = amountOf(g.state, e.amount, f, piece) + shotsOf(pieceOf(g.state, f.card));
      g.state.attacks++;
      g.listener?.({
        kind: 'shot',
        rule: 'BH-G-shot',
        seat: f.seat,
        card: ref(g.state, f.card),
        target: ref(g.state, piece.card),
        amount,
      });
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
      });
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
      });
    }
  },

  /** BH-G-fight-a-chosen-creature: one fight after the other, in the order they were named. */
  fight(g, f, e) {
    const fighter = e.who === 'it' ? f.it : f.card;
    for (const { card } of targetsOf(g, f).toReversed()) {
      if (card !== fighter) pushAttack(g, fighter, card, true);
    }
  },
};
