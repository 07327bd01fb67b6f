/** Wounds, healing, poison, chips, opening and closing, destruction: what happens to a card's own figures. */

import { ref } from '../events.ts';
import { amountOf, holds } from '../features/evaluate.ts';
import { livesOf, maxLivesOf, poisonOf } from '../features/figures.ts';
import { cannot, contextOf, textOf } from '../features/gains.ts';
import { dueNamed, featureKey, usesLeft } from '../features/triggers.ts';
import { destroyTogether } from '../flow/wounds/burial.ts';
import {
  addChips,
  addLives,
  close,
  cure,
  heal,
  open,
  poison,
  takeChips,
  wound,
} from '../flow/wounds/wounds.ts';
import { say } from '../say.ts';
import { blowOn, type Handlers, strengthValue } from '../stack/deed.ts';
import type { Piece } from '../state/piece.ts';
import { type G, pieceOf, profileOf } from '../state.ts';
import { exile, returnToDeck } from '../zones/leaving.ts';

export const lifeEffects: Handlers<
  | 'wound'
  | 'heal'
  | 'poison'
  | 'cure'
  | 'extraLives'
  | 'shield'
  | 'reduceLives'
  | 'leaveLives'
  | 'shedLives'
  | 'chips'
  | 'loseChips'
  | 'open'
  | 'close'
  | 'numb'
  | 'destroy'
  | 'return'
  | 'exile'
  | 'moveWounds'
  | 'spread'
> = {
  wound: () => false,

  heal({ g, s, item, effect, ctx, targets }) {
    for (const piece of targets) {
      const { amount } = effect;
      const all =
        amount === 'all'
          ? piece.wounds
          : amount === 'hurt'
            ? piece.hurt
            : strengthValue(s, amount, item, { ...ctx, same: [piece.card] }) * item.factor;
      const rule = amount === 'all' ? 'B12-G-heal-fully' : 'B12-G-heal-x';
      if (piece.wounds === 0 && all > 0) insteadOfHealing(g, piece, all);
      const healed = heal(g, piece, all, item.card, rule);
      if (effect.overflow) addLives(g, piece, all - healed, 'B12-508.2');
    }
    return targets.length > 0 && item.factor > 0;
  },

  poison({ g, s, item, effect, ctx, targets }) {
    for (const piece of targets) {
      const amount = amountOf(s, effect.amount, ctx);
      const sum = effect.add
        ? Math.min(poisonOf(piece) + amount, effect.most ?? Number.POSITIVE_INFINITY)
        : amount;
      poison(g, piece, sum, item.card, 'B12-G-poisoning-x');
    }
    return targets.length > 0;
  },

  cure({ g, targets }) {
    for (const piece of targets) cure(g, piece, 'B12-119.5');
    return targets.length > 0;
  },

  extraLives({ g, s, effect, ctx, targets }) {
    for (const piece of targets) addLives(g, piece, amountOf(s, effect.amount, ctx), 'B12-508.2');
    return targets.length > 0;
  },

  shield({ g, s, item, effect, ctx, targets }) {
    const amount = amountOf(s, effect.amount, ctx);
    const until = effect.until ?? 'stay';
    for (const piece of targets) {
      piece.markers.push({ kind: 'shield', seat: item.seat, from: item.card, amount, until });
      say(g, { kind: 'marked', rule: 'B12-530.1', card: ref(s, piece.card), marker: 'shield', amount });
    }
    return targets.length > 0;
  },

  reduceLives({ g, s, effect, ctx, targets }) {
    for (const piece of targets) {
      const amount = amountOf(s, effect.amount, ctx);
      piece.reduced += amount;
      say(g, {
        kind: 'livesReduced',
        rule: 'B12-508.4',
        card: ref(s, piece.card),
        amount,
        lives: livesOf(s, piece),
      });
    }
    return targets.length > 0;
  },

  /**
   * B12-G-x-current-lives-remain, B09-204.7: nothing that goes with wounds or healing triggers; never beyond the
   * maximum.
   */
  leaveLives({ g, s, effect, ctx, targets, item }) {
    for (const piece of targets) {
      const wounds = Math.max(0, maxLivesOf(s, piece) - amountOf(s, effect.amount, ctx));
      const amount = wounds - piece.wounds;
      piece.wounds = wounds;
      if (amount > 0) piece.hurtBy = item.card;
      const rule = 'B12-G-x-current-lives-remain';
      const now = { card: ref(s, piece.card), wounds, lives: livesOf(s, piece) };
      if (amount > 0) say(g, { kind: 'wounded', rule, amount, by: ref(s, item.card), ...now });
      if (amount < 0) say(g, { kind: 'healed', rule, amount: -amount, ...now });
    }
    return targets.length > 0;
  },

  shedLives({ g, s, effect, ctx, targets }) {
    let done = false;
    for (const piece of targets) {
      const amount = amountOf(s, effect.amount, ctx);
      if (amount <= 0 || piece.extraLives < amount) continue;
      piece.extraLives -= amount;
      done = true;
      say(g, {
        kind: 'livesReduced',
        rule: 'B12-508.2',
        card: ref(s, piece.card),
        amount,
        lives: livesOf(s, piece),
      });
    }
    return done;
  },

  chips({ g, s, item, effect, ctx, targets }) {
    let done = false;
    for (const piece of targets) {
      if (piece.card !== item.card && cannot(s, piece, 'receiveOthersChips')) continue;
      if (addChips(g, piece, amountOf(s, effect.amount, ctx), 'B12-120.1') > 0) done = true;
    }
    return done;
  },

  loseChips({ g, s, effect, ctx, targets }) {
    let done = false;
    for (const piece of targets) {
      const amount = effect.amount === 'all' ? piece.chips : amountOf(s, effect.amount, ctx);
      if (takeChips(g, piece, amount, 'B12-119.5.1') > 0) done = true;
    }
    return done;
  },

  open({ g, s, targets }) {
    let done = false;
    for (const piece of targets) {
      if (open(g, piece, 'B12-G-opening-card', profileOf(s).openingRestoresAction)) done = true;
    }
    return done;
  },

  close({ g, targets }) {
    let done = false;
    for (const piece of targets) if (close(g, piece, 'B12-G-close-card')) done = true;
    return done;
  },

  numb({ targets }) {
    for (const piece of targets) piece.numb = true;
    return targets.length > 0;
  },

  destroy({ g, s, item, effect, ctx, targets, use }) {
    // What follows is done though the card has destroyed itself (B12-505.4).
    if (targets.some(({ card }) => card === item.card)) use.free = true;
    const { livesMax } = effect;
    const deaths = targets
      .filter(
        (piece) =>
          livesMax === undefined ||
          livesOf(s, piece) <= amountOf(s, livesMax, { ...ctx, same: [piece.card] }),
      )
      .map(({ card }) => ({ card, by: item.card, rule: 'B12-509.2' }) as const);
    if (profileOf(s).destructionUsesStack && s.turn > 0) doom(g, deaths);
    else destroyTogether(g, deaths);
    return targets.length > 0;
  },

  return({ g, targets }) {
    const cards = targets.map(({ card }) => card);
    returnToDeck(g, cards, 'B12-G-return-to-deck');
    return targets.length > 0;
  },

  exile({ g, item, targets }) {
    for (const piece of targets) exile(g, piece.card, item.card);
    return targets.length > 0;
  },

  /** B12-G-redistribute-wounds: healed on one card, inflicted on the others. */
  moveWounds({ g, s, item, effect, ctx, targets }) {
    const [from] = targets;
    if (!from || from.wounds === 0) return false;
    const to = item.second.length > 0 ? item.second : secondOf(effect.to, ctx.card);
    const total = Math.min(amountOf(s, effect.amount, ctx), from.wounds);
    const healed = heal(g, from, total, item.card, 'B12-G-redistribute-wounds');
    for (const [i, card] of to.entries()) {
      const share = item.shares[i] ?? (i === 0 ? healed : 0);
      wound(g, blowOn(s, item, card, share), 'B12-G-redistribute-wounds');
    }
    return healed > 0;
  },

  spread({ g, s, item }) {
    for (const [i, card] of item.targets.entries()) {
      if (pieceOf(s, card)) wound(g, blowOn(s, item, card, item.shares[i] ?? 0), 'B12-G-wound-for-x');
    }
    return item.targets.length > 0;
  },
};

/** B09-G-destroy: the card is given a destroy effect, which goes on the stack; X says that no wounds gave it. */
function doom(g: G, deaths: readonly { readonly card: number; readonly by: number }[]): void {
  for (const { card, by } of deaths) {
    const piece = pieceOf(g.state, card);
    if (!piece) continue;
    piece.markers.push({ kind: 'doomed', seat: piece.seat, from: by, amount: 1, until: 'stay' });
    dueNamed(g, piece, 'destruction', { other: by, x: 1 });
  }
}

/** What an unwounded card may do in place of being healed (B12-531.1). */
function insteadOfHealing(g: G, piece: Piece, amount: number): void {
  const s = g.state;
  for (const { number, feature } of textOf(s, piece).insteads) {
    if (feature.of !== 'healing' || (feature.by !== 'wound' && feature.by !== 'open')) continue;
    if (feature.if && !holds(s, feature.if, contextOf(piece))) continue;
    const key = featureKey(s.def[piece.card], number);
    if (feature.times && usesLeft(s, piece, key, feature.times) <= 0) continue;
    const may = feature.may ? ({ may: true } as const) : {};
    dueNamed(g, piece, feature.by === 'wound' ? 'healingWounds' : 'healingOpens', { x: amount, ...may });
  }
}

const secondOf = (to: unknown, self: number): number[] => (to === 'this' ? [self] : []);
