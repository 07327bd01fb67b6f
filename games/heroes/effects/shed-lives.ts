/** You take as many additional lives as you like, at least one, off these, in any shares; X is how many. */
import { additionalLives } from '../abilities/figures.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { type EffectsFrame, type G, type Piece, pieceOf, ref } from '../state.ts';
import { you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const shedLives: EffectKind<'shedLives', typeof shape> = {
  shape,
  target: (e) => e.to,
  possible: (s, _e, { seat }) => s.sides[seat].play.some((piece) => additionalLives(piece) > 0),
  counts(g, f) {
    const max = livesToShed(g, f).reduce((sum, one) => sum + one, 0);
    if (max === 0) return null;
    const about = { source: f.card, effect: 'shedLives' };
    return { kind: 'number', seat: f.seat, ask: 'count', rule: 'BH-G-additional-lives', about, min: 1, max };
  },
  shares(g, f) {
    const limits = livesToShed(g, f);
    if (!limits.some((limit) => limit > 0)) return null;
    const about = { source: f.card, effect: 'shedLives', amount: f.x };
    const base = { kind: 'split', seat: f.seat, ask: 'spread', rule: 'BH-G-additional-lives' } as const;
    return { ...base, about, items: f.targets, limits, total: f.x };
  },

  does(g, f) {
    f.targets.forEach((card, i) => {
      const piece = pieceOf(g.state, card);
      const amount = f.shares[i] ?? 0;
      if (!piece || amount === 0) return;
      shed(piece, amount);
      g.listener?.({
        kind: 'shedLives',
        rule: 'BH-G-additional-lives',
        card: ref(g.state, card),
        amount,
      });
    });
  },

  /** In any shares, so that several are spoken of together. */
  says(e, at) {
    const who = typeof e.to === 'object' && 'all' in e.to ? phrase(e.to.all, 'bare') : whom(e.to, at);
    const off = `${who.after('с', 'gen')} одну или несколько дополнительных жизней`;
    return you(`take one or more additional lives off ${who.en}`, verbs.takeOff, off);
  },
};

function livesToShed(g: G, f: EffectsFrame): number[] {
  return f.targets.map((card) => {
    const piece = pieceOf(g.state, card);
    return piece ? additionalLives(piece) : 0;
  });
}

/** The lives that came last go first. */
function shed(piece: Piece, amount: number): void {
  let left = amount;
  for (const change of piece.lasting.toReversed()) {
    if (change.figure !== 'lives' || change.how !== 'add' || change.amount <= 0) continue;
    const taken = Math.min(left, change.amount);
    change.amount -= taken;
    left -= taken;
  }
  piece.lasting = piece.lasting.filter(
    (change) => !(change.figure === 'lives' && change.how === 'add' && change.amount === 0),
  );
}
