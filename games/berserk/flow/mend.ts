/** A healing that features of other cards may replace: by nothing, by twice as much (Grim Noblewoman, B12-531.1). */
import { again, asks, flow, type YesNoQuestion } from '@vigrid/kernel';
import { fits, holds } from '../abilities/filters.ts';
import { perform } from '../effects/perform.ts';
import { featureKey, usesLeft } from '../effects/triggers.ts';
import { say } from '../effects/zones.ts';
import { ref } from '../events.ts';
import { contextOf, textOf } from '../figures.ts';
import { type AbilityItem, type Berserk, type G, type MendFrame, type Piece, pieceOf } from '../state.ts';
import { itemOf, stepsOf, useOf } from './uses.ts';

interface Mending {
  readonly piece: Piece;
  readonly key: number;
  readonly by: 'nothing' | 'double';
}

export const mend = flow<Berserk, MendFrame>({
  ask: asks(
    (g: G, f: MendFrame): YesNoQuestion | null => {
      const item = itemOf(g.state, f.item);
      const one = item?.kind === 'ability' ? mending(g.state, item)[f.at] : undefined;
      if (!one || item?.kind !== 'ability') return null;
      const about = { source: one.piece.card, target: item.targets[0] ?? -1, effect: one.by };
      return { kind: 'yesno', seat: one.piece.seat, ask: 'mend', rule: 'B12-531.1', about };
    },
    (g, f, yes) => {
      const item = itemOf(g.state, f.item);
      if (item?.kind !== 'ability') return;
      again(f);
      const one = mending(g.state, item)[f.at];
      if (!yes) {
        f.at++;
        return;
      }
      one.piece.usedTurn.push(one.key);
      item.factor = one.by === 'nothing' ? 0 : item.factor * 2;
      const [card, by] = [ref(g.state, item.targets[0] ?? -1), ref(g.state, one.piece.card)];
      say(g, { kind: 'replaced', rule: 'B12-531.1', card, by, what: 'healing' });
    },
  ),

  perform(g, f) {
    const item = itemOf(g.state, f.item);
    if (item?.kind === 'ability') perform(g, item);
  },
});

/** Those that may replace the healing that the item is about to do. */
export function mending(s: Berserk, item: AbilityItem): Mending[] {
  const use = useOf(s, item.use);
  const step = stepsOf(s, use)[use.at];
  const [target] = item.targets;
  const to = pieceOf(s, target ?? -1);
  if (!to || to.wounds === 0 || !('do' in step) || step.do.do !== 'heal' || item.factor === 0) return [];
  const found: Mending[] = [];
  for (const side of s.sides) {
    for (const number of side.squad) {
      const piece = s.pieces[number];
      if (!piece || piece.hidden) continue;
      for (const held of textOf(s, piece).insteads) {
        const { feature } = held;
        if (feature.of !== 'healing' || (feature.by !== 'nothing' && feature.by !== 'double')) continue;
        const ctx = contextOf(piece);
        const key = featureKey(s.def[number], held.number);
        if (feature.first && s.sides[to.seat].healedOn === s.turn) continue;
        if (feature.times && usesLeft(s, piece, key, feature.times) <= 0) continue;
        if (feature.to ? !fits(s, feature.to, to, ctx) : to !== piece) continue;
        if (!feature.if || holds(s, feature.if, ctx)) found.push({ piece, key, by: feature.by });
      }
    }
  }
  return found;
}
