/** Cards on their way between deck, hands, squads, Valhallas and the discard pile. */
import { chance, reveal, type Seat, shuffled } from '@vigrid/kernel';
import { type Cited, type Fighter, type G, ref, refsOf, type Side, type Valhalla } from '../state.ts';

/** Everybody knows. */
export const everyone = (s: Valhalla): number => (1 << s.sides.length) - 1;

export function addToHand(side: Side, card: number, known: number): void {
  side.hand.push(card);
  side.known.push(known);
}

export function removeFromHand(side: Side, card: number): void {
  const at = side.hand.indexOf(card);
  if (at < 0) throw new Error(`Card ${card} is not in the hand.`);
  side.hand.splice(at, 1);
  side.known.splice(at, 1);
}

/** V-4.10: face up on top of the common pile. */
export function discardFromHand(g: G, seat: Seat, card: number, rule: Cited): void {
  removeFromHand(g.state.sides[seat], card);
  reveal(g);
  g.state.discard.push(card);
  g.listener?.({ kind: 'discard', rule, seat, card: ref(g.state, card), from: 'hand' });
}

/** So many cards from the deck into the hand. */
export function takeCards(g: G, seat: Seat, count: number, rule: Cited): number[] {
  const taken = fromDeck(g, seat, count, rule);
  for (const card of taken) addToHand(g.state.sides[seat], card, 1 << seat);
  return taken;
}

/** So many cards off the top of the deck for one seat to look at; fewer if there are not so many. */
export function fromDeck(g: G, seat: Seat, count: number, rule: Cited): number[] {
  const { deck } = g.state;
  const taken = deck.splice(Math.max(0, deck.length - count)).reverse();
  if (taken.length === 0) return taken;
  reveal(g);
  g.listener?.({
    kind: 'take',
    rule: taken.length < count ? 'V-12.4' : rule,
    seat,
    count: taken.length,
    secret: { to: [seat], cards: refsOf(g.state, taken) },
  });
  return taken;
}

/** The top cards of the deck go face up on the discard pile. */
export function mill(g: G, count: number, rule: Cited): void {
  const { deck, discard } = g.state;
  const gone = deck.splice(Math.max(0, deck.length - count)).reverse();
  if (gone.length === 0) return;
  discard.push(...gone);
  reveal(g);
  g.listener?.({ kind: 'mill', rule, cards: refsOf(g.state, gone) });
}

/** A warrior leaves its space; a Tyr card under it is discarded, or comes along to the hand (V-21.6). */
export function leaveSquad(
  g: G,
  seat: Seat,
  card: number,
  to: 'discard' | 'valhalla' | 'hand',
  rule: Cited,
): void {
  const s = g.state;
  const side = s.sides[seat];
  const space = side.squad.indexOf(card);
  if (space < 0) throw new Error(`Card ${card} is not in the squad of seat ${seat}.`);
  const tyr = side.tyr[space];
  side.squad[space] = -1;
  side.tyr[space] = -1;
  if (to === 'valhalla') {
    side.valhalla.push(card);
    g.listener?.({ kind: 'valhalla', rule, seat, card: ref(g.state, card) });
  } else if (to === 'hand') {
    addToHand(side, card, everyone(s));
    g.listener?.({ kind: 'recover', rule, seat, card: ref(g.state, card) });
  } else {
    s.discard.push(card);
    g.listener?.({ kind: 'discard', rule, seat, card: ref(g.state, card), from: 'squad' });
  }
  if (tyr < 0) return;
  if (to === 'hand') {
    addToHand(side, tyr, everyone(s));
    g.listener?.({ kind: 'recover', rule: 'V-21.6', seat, card: ref(g.state, tyr) });
  } else {
    s.discard.push(tyr);
    g.listener?.({
      kind: 'discard',
      rule: 'V-21.6',
      seat,
      card: ref(g.state, tyr),
      from: 'squad',
    });
  }
}

/** All see the hand (V-6.6, V-34.6). */
export function showHand(g: G, seat: Seat, rule: Cited): void {
  const s = g.state;
  const side = s.sides[seat];
  side.known.fill(everyone(s));
  reveal(g);
  g.listener?.({ kind: 'showHand', rule, seat, cards: refsOf(g.state, inOrder(side.hand)) });
}

/** How a hand is held tells nothing, so it is shown in an order of its own. */
export const inOrder = (hand: readonly number[]): number[] => hand.toSorted((a, b) => a - b);

/** One player looks at the hand of another. */
export function lookAtHand(g: G, seat: Seat, at: Seat, rule: Cited): void {
  const { hand, known } = g.state.sides[at];
  known.forEach((mask, i) => {
    known[i] = mask | (1 << seat);
  });
  reveal(g);
  g.listener?.({
    kind: 'look',
    rule,
    seat,
    at,
    secret: { to: [seat, at], cards: refsOf(g.state, inOrder(hand)) },
  });
}

/** A random card goes from one hand to another. What others knew of that hand may be the card that is gone. */
export function steal(g: G, seat: Seat, from: Seat, rule: Cited): void {
  const { sides } = g.state;
  const robbed = sides[from];
  if (robbed.hand.length === 0) return;
  const card = robbed.hand[chance(g, robbed.hand.length)];
  removeFromHand(robbed, card);
  const both = (1 << seat) | (1 << from);
  robbed.known.forEach((mask, i) => {
    robbed.known[i] = mask & both;
  });
  addToHand(sides[seat], card, both);
  g.listener?.({
    kind: 'steal',
    rule,
    seat,
    from,
    secret: { to: [seat, from], card: ref(g.state, card) },
  });
}

export function discardRandomly(g: G, seat: Seat, rule: Cited): void {
  const { hand } = g.state.sides[seat];
  if (hand.length > 0) discardFromHand(g, seat, hand[chance(g, hand.length)], rule);
}

/** A card of the discard pile comes to hand, seen by all; the order of the rest stays (V-5.1). */
export function recover(g: G, seat: Seat, card: number, rule: Cited): void {
  const s = g.state;
  s.discard.splice(s.discard.lastIndexOf(card), 1);
  addToHand(s.sides[seat], card, everyone(s));
  g.listener?.({ kind: 'recover', rule, seat, card: ref(g.state, card) });
}

/** Tactics played and cards given up go to the discard pile after the battle (V-8.8). */
export function discardPlayed(g: G, { seat, played, given }: Fighter): void {
  for (const card of [...played, ...given]) {
    g.state.discard.push(card);
    g.listener?.({
      kind: 'discard',
      rule: 'V-8.8',
      seat,
      card: ref(g.state, card),
      from: 'played',
    });
  }
}

/** A tactic of this battle comes back to hand instead (Bernhar). */
export function takeBack(g: G, { seat, played }: Fighter, card: number, rule: Cited): void {
  played.splice(played.indexOf(card), 1);
  addToHand(g.state.sides[seat], card, everyone(g.state));
  g.listener?.({ kind: 'recover', rule, seat, card: ref(g.state, card) });
}

export function shuffleDeck(g: G, rule: Cited): void {
  shuffled(g, g.state.deck);
  g.listener?.({ kind: 'shuffle', rule, count: g.state.deck.length });
}
