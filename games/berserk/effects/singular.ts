/** What only one card or one rule does, by name. */
import type { Text } from '@vigrid/kernel';
import { oneOf, optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind, Finder } from '../abilities/kind.ts';
import { plagueGift } from '../abilities/named.ts';
import { target } from '../abilities/target.ts';
import { ref } from '../events.ts';
import { livesOf } from '../features/figures.ts';
import { grant } from '../features/grant.ts';
import { trigger } from '../features/triggers.ts';
import { closeForRetreat } from '../flow/ending/campaign.ts';
import { destroyTogether } from '../flow/wounds/reprieve.ts';
import { addLives, heal, takeChips } from '../flow/wounds/wounds.ts';
import type { Deed } from '../stack/deed.ts';
import { type Berserk, cardOf, pieceOf } from '../state.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { type Phrase, thisCard } from '../text/phrases.ts';
import { targetPhrase } from '../text/targets.ts';
import { inDeck, shuffleDeck } from '../zones/deck.ts';
import { destroy } from '../zones/leaving.ts';

interface Singular {
  does(deed: Deed<unknown>): boolean;
  says(who: Phrase): Text;
  /** Searches the deck for one of these. */
  findable?(s: Berserk, by: Finder): number[];
}

const singulars = {
  /** B12-208.6, RB-37: on its next turn it may once strike a flyer. */
  prepare: {
    does({ s, item }) {
      const piece = pieceOf(s, item.card);
      if (!piece) return false;
      piece.prepared = s.turn + 2;
      return true;
    },
    says: () => say('приготовиться к удару по летающему существу', 'prepare a strike at a flying creature'),
  },

  retreat: {
    does({ g, s, item }) {
      const piece = pieceOf(s, item.card);
      if (piece) closeForRetreat(g, piece);
      return piece !== null;
    },
    says: () => say('отступить', 'retreat'),
  },

  /** B12-G-vampirism: heals by what was inflicted; what is left over becomes extra lives. */
  vampirism: {
    does({ g, s, item, use }) {
      const piece = pieceOf(s, item.card);
      if (!piece) return false;
      // Only what goes beyond its wounds, whether they can be healed or not (RB-12).
      const beyond = use.x - piece.wounds;
      const healed = heal(g, piece, use.x, item.card, 'B12-G-vampirism');
      const added = addLives(g, piece, beyond, 'B12-G-vampirism');
      if (healed + added > 0) trigger(g, 'drains', piece, { other: use.other, x: healed + added });
      return true;
    },
    says: () => say('излечиться на X', 'heal by X'),
  },

  /** B12-G-decay-x: loses a chip, or dies for want of one. */
  decay: {
    does({ g, s, item }) {
      const piece = pieceOf(s, item.card);
      if (!piece) return false;
      if (takeChips(g, piece, 1, 'B12-G-decay-x') === 0) destroy(g, item.card, { rule: 'B12-G-decay-x' });
      return true;
    },
    says: () => say('потерять фишку или погибнуть', 'lose a chip or die'),
  },

  /** Degaska: shows a creature of the deck and does on a strong strike what that one does. */
  learnStrongStrike: {
    /** Creatures of the deck with a feature on a strong strike that the card has not learnt yet. */
    findable(s, by) {
      const known = pieceOf(s, by.card)?.lasting.map(({ def }) => def) ?? [];
      return inDeck(s, by.seat).filter((card) => {
        const { strongGift, type, def } = cardOf(s, card);
        return type === 'creature' && strongGift >= 0 && def !== s.def[by.card] && !known.includes(def);
      });
    },
    does(deed) {
      const { g, s, item } = deed;
      const [card] = item.second;
      const piece = pieceOf(s, item.card);
      if (card === undefined || !piece) {
        shuffleDeck(g, item.seat);
        return false;
      }
      s.seen[card] = 3;
      stirring(g)?.({ kind: 'shown', rule: 'WE-R1', seat: item.seat, cards: [ref(s, card)] });
      const { def, strongGift } = cardOf(s, card);
      grant(deed, piece, 'B12-117.1', { def, gift: strongGift, seat: item.seat, from: item.card });
      shuffleDeck(g, item.seat);
      return true;
    },
    says: () =>
      say(
        'показать из колоды новое существо с особенностью «при сильном простом ударе» и получить эту особенность',
        'show from the deck a new creature with a feature “on a strong simple strike” and gain that feature',
      ),
  },

  /** B12-G-plague: a close strike of the creature spreads it. */
  plague: {
    does(deed) {
      const { item, targets } = deed;
      for (const piece of targets) {
        grant(deed, piece, 'B12-G-plague', { def: -1, gift: plagueGift, seat: item.seat, from: item.card });
      }
      return targets.length > 0;
    },
    says: (who) => say(`${who.ru('nom')} получает чуму`, `${who.en} gains Plague`),
  },

  /** B09-402.3a, B09-402.3b: the card dies, unless wounds would have killed it and its lives are back. */
  perish: {
    does({ g, s, item, use }) {
      const piece = pieceOf(s, item.card);
      if (!piece) return false;
      piece.markers = piece.markers.filter(({ kind }) => kind !== 'doomed');
      if (use.x === 0 && livesOf(s, piece) > 0) {
        stirring(g)?.({ kind: 'illegal', rule: 'B09-402.3b', card: ref(s, item.card), ability: 'influence' });
        return false;
      }
      destroyTogether(g, [{ card: item.card, by: use.other, rule: 'B09-402.3a' }]);
      return true;
    },
    says: () => say('погибнуть', 'die'),
  },
} satisfies Readonly<Record<string, Singular>>;

type Name = keyof typeof singulars;

const of = (what: Name): Singular => singulars[what];

const shape = {
  what: oneOf<readonly Name[]>(
    'prepare',
    'retreat',
    'vampirism',
    'decay',
    'learnStrongStrike',
    'plague',
    'perish',
  ),
  to: optional(target),
};

export const singular: EffectKind<'singular', typeof shape> = {
  shape,
  // B12-532.3.1: whether a deck holds the card shows when it is searched.
  possible: (s, { what }, { seat }) => !of(what).findable || s.sides[seat].deck.length > 0,
  findable: (s, { what }, by) => of(what).findable?.(s, by) ?? null,
  searches: (_s, { what }) => (of(what).findable ? 'declared' : null),
  does: (deed) => of(deed.effect.what).does(deed),

  says({ what, to }, at) {
    const who = to ? targetPhrase(to, at) : null;
    const { ru, en } = of(what).says(who ?? thisCard(at.type));
    return command(ru, en, who ? { same: who } : {});
  },
};
