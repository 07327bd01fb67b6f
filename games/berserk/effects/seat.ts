/** Puts a symbiont or equipment on another card (B12-209.3, B12-212.1); with `symbiont` or `parasite` it becomes one thereby (RB-99). */
import { optional, yes } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { Target } from '../abilities/index.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { lossNumber, parasiteGift, symbiontGift } from '../abilities/named.ts';
import { choiceOr, target } from '../abilities/target.ts';
import type { Context } from '../features/context.ts';
import { classesOf, isCreature, isFlying, isSeated, typeOf } from '../features/figures.ts';
import { grant } from '../features/grant.ts';
import { blocksRelocation } from '../flow/movement/relocation.ts';
import { kindOf, mayHost } from '../flow/preliminary/seating.ts';
import { aimedOn, meantBy, named } from '../stack/targets.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, piece as pieceIn, pieceOf, profileOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { withTarget } from '../text/phrases.ts';
import { isSelf, targetPhrase } from '../text/targets.ts';
import { sit } from '../zones/standing.ts';

const shape = {
  to: target,
  onto: choiceOr('this', 'it', 'other', 'same', 'host'),
  symbiont: optional(yes),
  parasite: optional(yes),
};

export const seat: EffectKind<'seat', typeof shape> = {
  shape,
  unsettles: 'attacks',
  suits(s, effect, piece, ctx) {
    const made = effect.symbiont || effect.parasite;
    // Who is one already moves on to another host.
    if (made ? !isCreature(s, piece) : !isSeated(piece)) return false;
    if (typeof effect.onto !== 'string') return true;
    const host = hostOf(s, effect.onto, ctx);
    return host !== null && host !== piece && piece.host !== host.card && maySit(s, effect, piece, host);
  },
  aimOn: (s, effect, ctx, targets) =>
    aimedOn(s, effect.onto, ctx, targets, (host) => {
      const piece = pieceOf(s, targets[0] ?? -1);
      return piece !== null && piece.host !== host.card && maySit(s, effect, piece, host);
    }),

  /** B12-212.2: of those it speaks of nobody has a class. */
  keptBy(s, { to, onto }, ctx) {
    const worn = meantBy(s, to, ctx).some((card) => kindOf(s, pieceIn(s, card)) === 'equipment');
    const hosts = worn ? meantBy(s, onto, ctx) : [];
    const bare = hosts.every((card) => classesOf(s, pieceIn(s, card)).length === 0);
    return hosts.length > 0 && bare ? 'B12-212.2' : null;
  },

  does(deed) {
    const { g, s, item, effect, ctx, targets } = deed;
    const [piece] = targets;
    const host =
      typeof effect.onto === 'string' ? hostOf(s, effect.onto, ctx) : pieceOf(s, item.second[0] ?? -1);
    if (!piece || !host || !maySit(s, effect, piece, host)) return false;
    // B09-210.11a: only symbionts change their hosts.
    if (typeOf(s, piece) === 'equipment' && blocksRelocation(g, piece, item)) return false;
    if ((effect.symbiont || effect.parasite) && !isSeated(piece)) {
      const by = { def: -1, seat: item.seat, from: item.card };
      // B12-105.4: one stands in the place of the other; in 2009 such a flyer dies (B09-D-flight).
      if (isFlying(s, piece) && !profileOf(s).landOrDie)
        grant(deed, piece, 'B12-119.5', { ...by, gift: lossNumber('flight') }, 'lost');
      const gift = effect.parasite ? parasiteGift : symbiontGift;
      grant(deed, piece, 'B12-209.3', { ...by, gift });
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
    const host = targetPhrase(e.onto, withTarget(at, who));
    if (e.parasite && isSelf(e.to, at))
      return {
        say: say(`стать паразитом ${host.ru('dat')}`, `${who.en} becomes a parasite of ${host.en}`),
        may: say(`стать паразитом ${host.ru('dat')}`, `have ${who.en} become a parasite of ${host.en}`),
        leaves: { same: who },
      };
    const as = e.parasite
      ? say(' как паразита', ' as a parasite')
      : e.symbiont
        ? say(' как симбиота', ' as a symbiont')
        : say('', '');
    return command(
      `поместить ${who.ru('acc')}${as.ru} ${host.after('на', 'acc')}`,
      `put ${who.en}${as.en} on ${host.en}`,
      { same: who },
    );
  },
};

/** The host that the text names without a choice. */
const hostOf = (s: Berserk, onto: Extract<Target, string>, ctx: Context): Piece | null =>
  pieceOf(s, named(s, onto, ctx)?.[0] ?? -1);

const maySit = (
  s: Berserk,
  { symbiont, parasite }: { readonly symbiont?: true; readonly parasite?: true },
  piece: Piece,
  host: Piece,
): boolean => mayHost(s, piece, parasite ? 'parasite' : symbiont ? 'symbiont' : kindOf(s, piece), host);
