/** A draft (RB-55): boosters are opened (B12-G-booster), and cards picked from them make the decks. */
import {
  asksAll,
  type Frame,
  flow,
  goTo,
  reveal as learn,
  type PickQuestion,
  type Seat,
} from '@vigrid/kernel';
import { newCard } from '../../begin.ts';
import { limitsOf } from '../../decks/decks.ts';
import { booster } from '../../decks/random.ts';
import { ref } from '../../events.ts';
import type { G } from '../../state.ts';
import { stirring } from '../../telling.ts';

export interface DraftFrame extends Frame {
  readonly kind: 'draft';
  /** Boosters that each player has opened. */
  opened: number;
}

/** As many as fill the greatest deck. */
export const boostersEach = 4;

/** The booster in hand lies in the deal, what was picked in the deck. */
export const draft = flow<G, DraftFrame>({
  open(g, f) {
    const s = g.state;
    s.phase = 'draft';
    f.opened++;
    for (const [seat, side] of s.sides.entries()) {
      side.deal = booster(s.random, s.edition, s.sets).map(({ id }) => newCard(s, seat, id));
      lookAt(g, seat, 'boosterOpened');
    }
    learn(g);
  },

  /** Both pick in secret, and hand the rest to each other. */
  pick: asksAll(
    (g: G) =>
      g.state.sides.map(
        ({ deal }, seat): PickQuestion => ({
          kind: 'cards',
          seat,
          ask: 'draftPick',
          rule: 'RB-55',
          from: deal,
          min: 1,
          max: 1,
        }),
      ),
    (g, f, picks) => {
      const s = g.state;
      const [mine, theirs] = s.sides;
      picks.forEach(([card], seat) => {
        const side = s.sides[seat];
        side.deal = side.deal.filter((one) => one !== card);
        side.deck.push(card);
        s.owner[card] = seat;
        stirring(g)?.({ kind: 'drafted', rule: 'RB-55', seat, secret: { to: [seat], card: ref(s, card) } });
      });
      [mine.deal, theirs.deal] = [theirs.deal, mine.deal];
      if (mine.deal.length > 0) {
        for (const seat of [0, 1]) lookAt(g, seat, 'boosterPassed');
        goTo(g, f, 'pick');
      } else if (f.opened < boostersEach) goTo(g, f, 'open');
    },
  ),

  /** A deck of the format needs not hold all of them (B12-G-draft-deck). */
  leaveOut: asksAll(
    (g: G) =>
      g.state.sides.map(
        ({ deck }, seat): PickQuestion => ({
          kind: 'cards',
          seat,
          ask: 'leaveOut',
          rule: 'B12-G-draft-deck',
          from: deck.toSorted((a, b) => g.state.def[a] - g.state.def[b] || a - b),
          min: 0,
          max: deck.length - limitsOf('draft', g.state.edition).min,
        }),
      ),
    (g, _f, all) => {
      all.forEach((cards, seat) => {
        const side = g.state.sides[seat];
        side.aside = cards.slice();
        side.deck = side.deck.filter((card) => !cards.includes(card));
        stirring(g)?.({ kind: 'deckDrafted', rule: 'B12-G-draft-deck', seat, count: side.deck.length });
      });
    },
  ),
});

function lookAt(g: G, seat: Seat, kind: 'boosterOpened' | 'boosterPassed'): void {
  const s = g.state;
  const { deal } = s.sides[seat];
  for (const card of deal) s.seen[card] |= 1 << seat;
  const secret = { to: [seat], cards: deal.map((card) => ref(s, card)) };
  stirring(g)?.({ kind, rule: 'RB-55', seat, count: deal.length, secret });
}
