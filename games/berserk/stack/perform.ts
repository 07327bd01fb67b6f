/**
 * Carries out spells and influences when they leave the stack, which what comes of them does not use (B09-416.5): each
 * kind of effect in its own file of effects/.
 */
import type { Text } from '@vigrid/kernel';
import type { Effect, Gain } from '../abilities/index.ts';
import { listNumber } from '../abilities/named.ts';
import { kindOfEffect } from '../effects/index.ts';
import { ref } from '../events.ts';
import type { Context } from '../features/context.ts';
import { isMeant, ofTarget, stillFits } from '../features/fits.ts';
import { wardRule } from '../flow/wounds/protection.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem } from '../state/stack.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { giftText } from '../text/card-text.ts';
import { blowOn, isWarded } from './deed.ts';
import { comesToNothing, executed, leaveStack } from './leaving.ts';
import { suits, targetOf } from './possible.ts';
import { contextOfUse, stepsOf, useOf } from './uses.ts';

export function perform(g: G, item: AbilityItem): void {
  const s = g.state;
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  if (!('do' in step)) throw new Error(`The ability ${step.use} has no effect to carry out.`);
  const effect = step.do;
  const kind = kindOfEffect(effect);
  const ctx = { ...contextOfUse(s, use), same: use.same };
  if (item.targets.length > 0 && targetOf(effect) !== null) {
    item.targets = isDistracted(s, item)
      ? []
      : item.targets.filter((card) => stillLegal(s, effect, card, ctx, item.redirected === true));
    // B12-526.1: what can no longer be done to any of its targets.
    if (item.targets.length === 0) {
      stirring(g)?.({ kind: 'illegal', rule: 'B12-526.1', card: ref(s, item.card), ability: item.type });
      comesToNothing(g, item);
      return;
    }
  }
  if (kind.ready && !kind.ready(s, effect, item)) {
    stirring(g)?.({ kind: 'illegal', rule: 'B12-525.1', card: ref(s, item.card), ability: item.type });
    comesToNothing(g, item);
    return;
  }
  leaveStack(s, item);
  const targets = kind.harms ? [] : reached(g, item);
  const deed = { g, s, item, use, effect, ctx, targets, textOf };
  const done = kind.does(deed);
  if (kind.harms) return;
  executed(g, item, done, null);
  kind.after?.(deed);
}

/** Texts by what is given: written once. */
const texts = new WeakMap<readonly Gain[], Text>();

function textOf(gains: readonly Gain[]): Text {
  const known = texts.get(gains);
  if (known) return known;
  const text = giftText(gains);
  texts.set(gains, text);
  return text;
}

/** Whether a target is one still, when the action leaves the stack (B12-G-target). */
function stillLegal(s: Berserk, effect: Effect, card: number, ctx: Context, redirected: boolean): boolean {
  const piece = pieceOf(s, card);
  if (!piece) return kindOfEffect(effect).suitsGone !== undefined;
  const target = targetOf(effect);
  // B09-G-legality-condition: in 2009 where it stands counts again, if there is a source and it was aimed from there.
  const again = profileOf(s).recheckStages && !redirected && pieceOf(s, ctx.card);
  const isIt = again ? isMeant : stillFits;
  if (
    target &&
    typeof target === 'object' &&
    'choose' in target &&
    !isIt(s, ofTarget(target.choose), piece, ctx)
  )
    return false;
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
      stirring(g)?.({
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
