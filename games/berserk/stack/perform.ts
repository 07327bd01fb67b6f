/**
 * Carries out spells and influences when they leave the stack, which what comes of them does not use (B09-416.5): each
 * kind of effect in its own file beside.
 */
import { push } from '@vigrid/kernel';
import { listNumber } from '../abilities/named.ts';
import type { Effect, EffectOf } from '../abilities/types.ts';
import { deckEffects } from '../effects/decks.ts';
import { fieldEffects } from '../effects/field.ts';
import { givingEffects } from '../effects/giving.ts';
import { lifeEffects } from '../effects/life.ts';
import { movingEffects } from '../effects/moving.ts';
import { stackEffects } from '../effects/responses.ts';
import { ref } from '../events.ts';
import type { Context } from '../features/context.ts';
import { amountOf, isFree } from '../features/evaluate.ts';
import { livesOf } from '../features/figures.ts';
import { stillFits } from '../features/fits.ts';
import { isMovable } from '../flow/movement/relocation.ts';
import { wardRule } from '../flow/wounds/protection.ts';
import { say } from '../say.ts';
import type { HarmFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, type G, numberOf, pieceOf, profileOf } from '../state.ts';
import { blowOn, type Deed, type Handlers, isWarded, strengthValue } from './deed.ts';
import { endItem, executed, leaveStack } from './leaving.ts';
import { suits } from './possible.ts';
import { targetOf } from './targets.ts';
import { beginUse, contextOfUse, stepsOf, useOf } from './uses.ts';

const handlers: Handlers = {
  ...lifeEffects,
  ...movingEffects,
  ...givingEffects,
  ...stackEffects,
  ...deckEffects,
  ...fieldEffects,
};

export function perform(g: G, item: AbilityItem): void {
  const s = g.state;
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  if (!('do' in step)) throw new Error(`The ability ${step.use} has no effect to carry out.`);
  const effect = step.do;
  const ctx = { ...contextOfUse(s, use), same: use.same };
  if (item.targets.length > 0 && targetOf(effect) !== null) {
    item.targets = isDistracted(s, item)
      ? []
      : item.targets.filter((card) => stillLegal(s, effect, card, ctx));
    // B12-526.1, B09-103.3, B09-409.2: what can no longer be done to any of its targets is removed without payment.
    if (item.targets.length === 0) {
      say(g, { kind: 'illegal', rule: 'B12-526.1', card: ref(s, item.card), ability: item.type });
      endItem(g, item, 'illegal');
      return;
    }
  }
  if (!hasPlace(s, effect, item)) {
    say(g, { kind: 'illegal', rule: 'B12-525.1', card: ref(s, item.card), ability: item.type });
    endItem(g, item, 'illegal');
    return;
  }
  leaveStack(s, item);
  // Harm asks for protection by itself.
  if (effect.do === 'wound') {
    strikeWith({ g, s, item, effect, ctx });
    return;
  }
  const targets = reached(g, item);
  const deed = { g, s, item, use, effect, ctx, targets };
  const handler = handlers[effect.do] as (deed: Deed) => boolean;
  const done = handler(deed);
  executed(g, item, done, null);
  if (effect.do === 'rollFor') useRow(deed as Deed<EffectOf<'rollFor'>>);
}

/** The list that the roll gave is used next. */
function useRow({ g, s, item, use, effect }: Deed<EffectOf<'rollFor'>>): void {
  const rolled = item.rolls[0]?.result ?? 1;
  const row = effect.table.find(({ upTo }) => rolled <= upTo);
  if (!row || row.does.length === 0) return;
  const { seat, card, def, feature, it, other, cell, chain, free } = use;
  beginUse(g, {
    seat,
    card,
    def,
    feature,
    list: numberOf(s, def, row.does),
    it,
    other,
    x: rolled,
    cell,
    chain,
    free,
  });
}

/**
 * Whether the cell that was named is free still (B12-507.2), the card that is to come lies there still, and who is to
 * change places can be moved still.
 */
function hasPlace(s: Berserk, effect: Effect, item: AbilityItem): boolean {
  switch (effect.do) {
    case 'relocate':
    case 'place':
      return item.cells.every((cell) => isFree(s, cell));
    case 'summon':
    case 'revive':
      return (
        item.cells.every((cell) => isFree(s, cell)) && item.second.every((card) => lies(s, effect, card))
      );
    case 'swap': {
      const partner = pieceOf(s, item.second[0] ?? -1);
      return partner !== null && isMovable(s, partner);
    }
    default:
      return true;
  }
}

const lies = (s: Berserk, effect: EffectOf<'summon' | 'revive'>, card: number): boolean => {
  const { deck, graveyard } = s.sides[s.owner[card]];
  return (effect.do === 'summon' ? deck : graveyard).includes(card);
};

/** Whether a target is one still, when the action leaves the stack (B12-G-target). */
function stillLegal(s: Berserk, effect: Effect, card: number, ctx: Context): boolean {
  const piece = pieceOf(s, card);
  if (!piece) return effect.do === 'block';
  const target = targetOf(effect);
  if (target && typeof target === 'object' && 'choose' in target && !stillFits(s, target.choose, piece, ctx))
    return false;
  if (effect.do === 'destroy' && effect.livesMax !== undefined) {
    return livesOf(s, piece) <= amountOf(s, effect.livesMax, { ...ctx, same: [card] });
  }
  return suits(s, effect, card, ctx);
}

/** B09-D-concentration: wounds that came after it has triggered. */
function isDistracted(s: Berserk, item: AbilityItem): boolean {
  if (!profileOf(s).concentrationRechecked || (pieceOf(s, item.card)?.hurt ?? 0) === 0) return false;
  return s.uses.some(({ id, list }) => id === item.use && list === listNumber('concentration'));
}

/** The targets that nothing protects from it (B12-528.1). */
function reached(g: G, item: AbilityItem): Piece[] {
  const s = g.state;
  const found: Piece[] = [];
  for (const card of item.targets) {
    const piece = pieceOf(s, card);
    if (!piece) continue;
    const blow = blowOn(s, item, card, 0);
    if (item.safe ? item.safe.includes(card) : isWarded(s, item, card)) {
      say(g, {
        kind: 'protected',
        rule: wardRule(s, blow),
        card: ref(s, card),
        from: ref(s, item.card),
        ability: item.type,
      });
    } else found.push(piece);
  }
  return found;
}

/** Wounds go the way of all harm; the item ends when they have landed. */
function strikeWith({ g, s, item, effect, ctx }: Omit<Deed<EffectOf<'wound'>>, 'use' | 'targets'>): void {
  const blows = item.targets
    .filter((card) => pieceOf(s, card))
    .map((card) => blowOn(s, item, card, strengthValue(s, effect.amount, item, { ...ctx, same: [card] })));
  push<HarmFrame>(g, { kind: 'harm', step: 0, item: item.id, of: item, blows, at: 0 });
}
