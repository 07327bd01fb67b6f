/** What only one card or one rule does, by name. */
import { plagueGift } from '../abilities/named.ts';
import type { EffectOf } from '../abilities/types.ts';
import { ref } from '../events.ts';
import { livesOf } from '../features/figures.ts';
import { grant } from '../features/grant.ts';
import { closeForRetreat } from '../flow/ending/campaign.ts';
import { addLives, heal, takeChips } from '../flow/wounds/wounds.ts';
import { say } from '../say.ts';
import type { Deed } from '../stack/deed.ts';
import { cardOf, pieceOf } from '../state.ts';
import { shuffleDeck } from '../zones/deck.ts';
import { destroy } from '../zones/leaving.ts';

type Singular = (deed: Deed<EffectOf<'singular'>>) => boolean;

const table: Readonly<Record<string, Singular>> = {
  /** B12-208.6, RB-37: on its next turn it may once strike a flyer. */
  prepare({ s, item }) {
    const piece = pieceOf(s, item.card);
    if (!piece) return false;
    piece.prepared = s.turn + 2;
    return true;
  },

  retreat({ g, s, item }) {
    const piece = pieceOf(s, item.card);
    if (piece) closeForRetreat(g, piece);
    return piece !== null;
  },

  /** B12-G-vampirism: heals by what was inflicted; what is left over becomes extra lives. */
  vampirism({ g, s, item, use }) {
    const piece = pieceOf(s, item.card);
    if (!piece) return false;
    // Only what goes beyond its wounds, whether they can be healed or not (RB-12).
    const beyond = use.x - piece.wounds;
    heal(g, piece, use.x, item.card, 'B12-G-vampirism');
    addLives(g, piece, beyond, 'B12-G-vampirism');
    return true;
  },

  /** B09-402.3a, B09-402.3b: the card dies, unless wounds would have killed it and its lives are back. */
  perish({ g, s, item, use }) {
    const piece = pieceOf(s, item.card);
    if (!piece) return false;
    piece.markers = piece.markers.filter(({ kind }) => kind !== 'doomed');
    if (use.x === 0 && livesOf(s, piece) > 0) return false;
    destroy(g, item.card, { by: use.other, rule: 'B09-402.3a' });
    return true;
  },

  /** B12-G-decay-x: loses a chip, or dies for want of one. */
  decay({ g, s, item }) {
    const piece = pieceOf(s, item.card);
    if (!piece) return false;
    if (takeChips(g, piece, 1, 'B12-G-decay-x') === 0) destroy(g, item.card, { rule: 'B12-G-decay-x' });
    return true;
  },

  /** B12-G-plague: a close strike of the creature spreads it. */
  plague({ g, item, targets }) {
    for (const piece of targets) {
      grant(g, piece, 'B12-G-plague', { def: -1, gift: plagueGift, seat: item.seat, from: item.card });
    }
    return targets.length > 0;
  },

  /** Degaska: shows a creature of the deck and does on a strong strike what that one does. */
  learnStrongStrike({ g, s, item }) {
    const [card] = item.second;
    const piece = pieceOf(s, item.card);
    if (card === undefined || !piece) {
      shuffleDeck(g, item.seat);
      return false;
    }
    s.seen[card] = 3;
    say(g, { kind: 'shown', rule: 'WE-R1', seat: item.seat, cards: [ref(s, card)] });
    const { def, strongGift } = cardOf(s, card);
    grant(g, piece, 'B12-117.1', { def, gift: strongGift, seat: item.seat, from: item.card });
    shuffleDeck(g, item.seat);
    return true;
  },
};

export function singular(deed: Deed<EffectOf<'singular'>>): boolean {
  const does = table[deed.effect.what];
  if (!does) throw new Error(`No card does "${deed.effect.what}".`);
  return does(deed);
}
