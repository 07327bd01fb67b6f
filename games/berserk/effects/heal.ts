/** Healing (B12-G-heal-x). */
import { optional, type Read, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { strengthOr } from '../abilities/amount.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { type Context, speakingOf } from '../features/context.ts';
import { holds } from '../features/evaluate.ts';
import { cannot, contextOf, textOf } from '../features/gains.ts';
import { dueNamed, featureKey, usesLeft } from '../features/triggers.ts';
import { addLives, heal as healCard, isHealable } from '../flow/wounds/wounds.ts';
import { strengthValue } from '../stack/deed.ts';
import { meantBy } from '../stack/targets.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, type G, pieceOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { strengthText } from '../text/figures.ts';
import { withTarget } from '../text/phrases.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';

const shape = {
  to: target,
  amount: strengthOr('all', 'hurt'),
  /** What goes beyond its wounds becomes extra lives. */
  overflow: optional(yes),
};

export const heal: EffectKind<'heal', typeof shape> = {
  shape,
  // B12-502.9: who can not be healed, can not be by anybody.
  suits: (s, _effect, piece) => isHealable(s, piece),
  keptBy: (s, { to }, ctx) => {
    const [meant] = meantBy(s, to, ctx);
    const piece = meant === undefined ? null : pieceOf(s, meant);
    return piece && (cannot(s, piece, 'heal') ? 'B12-525.2' : 'B12-G-heal-x');
  },
  rolls: ({ amount }) => Array.isArray(amount),
  replaceable: (s, { amount }, ctx, item) => ({
    of: 'healing',
    amountFor: (piece) => healingOf(s, amount, ctx, item, piece),
  }),

  does({ g, s, item, effect, ctx, targets }) {
    for (const piece of targets) {
      const { amount } = effect;
      const all = healingOf(s, amount, ctx, item, piece);
      const rule = amount === 'all' ? 'B12-G-heal-fully' : 'B12-G-heal-x';
      if (piece.wounds === 0 && all > 0) insteadOfHealing(g, piece, all);
      const healed = healCard(g, piece, all, item.card, rule);
      if (effect.overflow) addLives(g, piece, all - healed, 'B12-508.2');
    }
    return targets.length > 0 && item.factor > 0;
  },

  asks: {
    whom: say('кого излечить?', 'whom do you heal?'),
    may: say('излечить?', 'do you heal?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const self = isSelf(e.to, at);
    const leaves = { same: who };
    if (e.amount === 'all') {
      return command(
        self ? 'полностью излечиться' : `полностью излечить ${who.ru('acc')}`,
        `heal ${who.en} fully`,
        leaves,
      );
    }
    const over = e.overflow
      ? say(' (лишнее становится дополнительными жизнями)', ' (what is left over becomes additional lives)')
      : say('', '');
    if (e.amount === 'hurt') {
      return command(
        `${self ? 'излечиться' : `излечить ${who.ru('acc')}`} от ран, полученных в этом ходу${over.ru}`,
        `heal ${who.en} of the wounds received this turn${over.en}`,
        leaves,
      );
    }
    const n = strengthText(e.amount, withTarget(at, who));
    return command(
      `${self ? 'излечиться' : `излечить ${who.ru('acc')}`} на ${n.ru}${over.ru}`,
      `heal ${who.en} by ${n.en}${over.en}`,
      leaves,
    );
  },
};

function healingOf(
  s: Berserk,
  amount: Read<typeof shape.amount>,
  ctx: Context,
  item: AbilityItem,
  piece: Piece,
): number {
  if (amount === 'all') return piece.wounds;
  if (amount === 'hurt') return piece.hurt;
  return strengthValue(s, amount, item, speakingOf(ctx, [piece.card])) * item.factor;
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
