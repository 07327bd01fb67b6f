/**
 * Death that features replace (B12-531.1): by exile, by a return to the deck, by whatever their text says. A replaced
 * death did not happen (B12-531.3). Of several the one is chosen by their player, or by the Active one (B12-531.4.1,
 * B12-531.4.2); each is applied once to a death (B12-531.4): who has no lives afterwards dies of that.
 */
import { type ActQuestion, asks, type Frame, flow, goTo, push } from '@vigrid/kernel';
import type { Instead } from '../../abilities/index.ts';
import type { BerserkAct } from '../../acts.ts';
import { ref } from '../../events.ts';
import { holds } from '../../features/evaluate.ts';
import { fits } from '../../features/fits.ts';
import { contextOf, textOf } from '../../features/gains.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, type G, pieceOf, profileOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { exile, returnToDeck } from '../../zones/leaving.ts';
import { bury, type Death } from './burial.ts';
import { beginInstead, countUse, isSpent, keyOf } from './instead.ts';

export interface ReprieveFrame extends Frame {
  readonly kind: 'reprieve';
  /** Those that are still to die. */
  deaths: Death[];
  at: number;
}

interface Reprieve {
  readonly piece: Piece;
  readonly number: number;
  readonly feature: Extract<Instead, { of: 'death' }>;
}

/** Destroys cards, all at the same time, but for those whose death is replaced. */
export function destroyTogether(g: G, deaths: readonly Death[]): void {
  const replaced = deaths.some(({ card }) => reprievesOf(g.state, card).length > 0);
  if (replaced) push<ReprieveFrame>(g, { kind: 'reprieve', step: 0, deaths: [...deaths], at: 0 });
  else bury(g, deaths);
}

export const reprieve = flow<G, ReprieveFrame>({
  next(g, f) {
    while (f.at < f.deaths.length && optionsOf(g.state, f).length === 0) f.at++;
    if (f.at === f.deaths.length) goTo(g, f, 'bury');
  },

  replace: asks(
    (g: G, f: ReprieveFrame): ActQuestion<BerserkAct> | null => {
      const all = optionsOf(g.state, f);
      if (all.length === 0) return null;
      const options: BerserkAct[] = all.map(({ piece, number }) => ({
        do: 'replace',
        card: piece.card,
        feature: number,
      }));
      if (all.every(({ feature }) => feature.may)) options.push({ do: 'decline' });
      const death = f.deaths[f.at];
      const mixed = new Set(all.map(({ piece }) => piece.seat)).size > 1;
      const owner = pieceOf(g.state, death.by ?? -1)?.seat ?? g.state.active;
      const chooser = profileOf(g.state).replacementChooser === 'owner' ? owner : g.state.active;
      const seat = mixed ? chooser : all[0].piece.seat;
      const about = { target: death.card };
      const rule = mixed ? 'B12-531.4.2' : 'B12-531.4.1';
      return { kind: 'act', seat, ask: 'replaceDeath', rule, about, options };
    },
    (g, f, act) => {
      const all = optionsOf(g.state, f);
      const { card } = f.deaths[f.at];
      const dying = pieceOf(g.state, card);
      goTo(g, f, 'next');
      if (act.do !== 'replace') {
        dying?.reprieved.push(...all.map(({ piece, number }) => keyOf(piece, number)));
        return;
      }
      const one = all.find(({ piece, number }) => piece.card === act.card && number === act.feature);
      if (!one || !dying) return;
      const [{ by = -1 }] = f.deaths.splice(f.at, 1);
      apply(g, one, dying, by);
    },
  ),

  bury(g, f) {
    bury(g, f.deaths);
  },
});

function apply(g: G, { piece, number, feature }: Reprieve, dying: Piece, by: number): void {
  const s = g.state;
  dying.reprieved.push(keyOf(piece, number));
  countUse(s, piece, number, feature);
  const [card, source] = [ref(s, dying.card), ref(s, piece.card)];
  stirring(g)?.({ kind: 'replaced', rule: 'B12-531.1', card, by: source, what: 'death' });
  if (feature.by === 'exile') exile(g, dying.card, piece.card);
  else if (feature.by === 'return') returnToDeck(g, [dying.card], 'B12-531.1');
  else beginInstead(g, piece, number, feature.by, { it: dying.card, other: by, cell: dying.cell }, []);
}

/** Whether it sat on a card that is gone (B12-209.8). */
const isOrphan = (s: Berserk, { host }: Piece): boolean => host >= 0 && !pieceOf(s, host);

/** Whether a text gives a symbiont whose host has died something else than its own death. */
export const survivesHost = (s: Berserk, piece: Piece): boolean =>
  isOrphan(s, piece) && reprievesOf(s, piece.card).some(({ feature }) => feature.from === 'host');

/** Those that may replace the death that is looked at. */
const optionsOf = (s: Berserk, f: ReprieveFrame): Reprieve[] => reprievesOf(s, f.deaths[f.at]?.card ?? -1);

function reprievesOf(s: Berserk, card: number): Reprieve[] {
  const dying = pieceOf(s, card);
  const found: Reprieve[] = [];
  if (!dying) return found;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const other = squad[i];
      const piece = s.pieces[other];
      if (!piece || piece.hidden) continue;
      for (const { number, feature } of textOf(s, piece).insteads) {
        if (feature.of !== 'death' || dying.reprieved.includes(keyOf(piece, number))) continue;
        if (feature.from === 'host' && !isOrphan(s, dying)) continue;
        const ctx = { ...contextOf(piece), it: card };
        if (feature.to ? !fits(s, feature.to, dying, ctx) : piece !== dying) continue;
        if (feature.if && !holds(s, feature.if, ctx)) continue;
        if (!isSpent(s, piece, number, feature)) found.push({ piece, number, feature });
      }
    }
  }
  return found;
}
