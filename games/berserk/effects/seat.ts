/** Puts a symbiont or equipment on another card (B12-209.3, B12-212.1); with `symbiont` it becomes one thereby. */
import { optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { symbiontGift } from '../abilities/named.ts';
import { choice, target } from '../abilities/target.ts';
import { isCreature, isSeated, typeOf } from '../features/figures.ts';
import { grant } from '../features/grant.ts';
import { blocksRelocation } from '../flow/movement/relocation.ts';
import { kindOf, mayHost } from '../flow/preliminary/seating.ts';
import { aimedOn } from '../stack/targets.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, pieceOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { targetPhrase } from '../text/targets.ts';
import { sit } from '../zones/standing.ts';

const shape = { to: target, onto: choice, symbiont: optional(yes) };

export const seat: EffectKind<'seat', typeof shape> = {
  shape,
  unsettles: 'attacks',
  suits: (s, { symbiont }, piece) => (symbiont ? isCreature(s, piece) && !isSeated(piece) : isSeated(piece)),
  aimOn: (s, effect, ctx, targets) =>
    aimedOn(s, effect.onto, ctx, targets, (host) => {
      const piece = pieceOf(s, targets[0] ?? -1);
      return piece !== null && piece.host !== host.card && maySit(s, effect, piece, host);
    }),

  does(deed) {
    const { g, s, item, effect, targets } = deed;
    const [piece] = targets;
    const host = pieceOf(s, item.second[0] ?? -1);
    if (!piece || !host || !maySit(s, effect, piece, host)) return false;
    // B09-210.11a: only symbionts change their hosts.
    if (typeOf(s, piece) === 'equipment' && blocksRelocation(g, piece, item)) return false;
    if (effect.symbiont) {
      grant(deed, piece, 'B12-209.3', { def: -1, gift: symbiontGift, seat: item.seat, from: item.card });
    }
    sit(g, piece, host.card);
    s.unsettled = true;
    return true;
  },

  asks: {
    second: say('на кого её поместить?', 'on whom do you put it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const host = targetPhrase(e.onto, { ...at, same: who });
    const as = e.symbiont ? say(' как симбиота', ' as a symbiont') : say('', '');
    return command(
      `поместить ${who.ru('acc')}${as.ru} ${host.after('на', 'acc')}`,
      `put ${who.en}${as.en} on ${host.en}`,
      { same: who },
    );
  },
};

const maySit = (s: Berserk, { symbiont }: { readonly symbiont?: true }, piece: Piece, host: Piece): boolean =>
  mayHost(s, piece, symbiont ? 'symbiont' : kindOf(s, piece), host);
