/** What a seat may not know, dealt anew: for bots that think, and for the proof that views do not betray it. */
import { below, copy, type Random, type Seat, shuffle } from '@vigrid/kernel';
import { cardOf, type Dune, isPlayer } from './state.ts';

/**
 * Hidden from a seat: the others' hands and every deck, as far as it has not seen the cards; the Intrigue cards of the
 * others; Conflict cards to come; the Baron's Factions. Where in a hand a card is held tells nothing, so hands of
 * others are brought in an order of their own.
 */
export function redeal(state: Dune, seat: Seat, random: Random): Dune {
  const s = copy(state);
  const known = (card: number) => (s.seen[card] & (1 << seat)) !== 0;
  // Which of them the one knows from whom they were taken is between those two.
  s.sides.forEach(({ intrigues }, side) => {
    for (const card of intrigues) if (!known(card)) s.seen[card] = isPlayer(s, side) ? 1 << side : 0;
  });
  // Then by who else has seen them, which everybody knows.
  const byKnowledge = (a: number, b: number) =>
    Number(known(b)) - Number(known(a)) || s.seen[a] - s.seen[b] || a - b;
  s.sides.forEach((of, side) => {
    if (side !== seat) {
      of.hand.sort(byKnowledge);
      of.intrigues.sort(byKnowledge);
    }
    dealAnew(s, [of.hand, of.ahead, of.deck], known, random);
  });
  dealAnew(s, [s.intrigues, ...s.sides.map(({ intrigues }) => intrigues)], known, random);
  dealAnew(s, [s.deck], known, random);
  dealAnew(s, [s.hagal], known, random);
  dealAnew(s, s.tech, known, random);
  dealAnew(s, [s.tleilaxuDeck], known, random);
  dealAnew(s, [s.contracts], known, random);
  dealConflicts(s, random);
  s.sides.forEach((of, side) => {
    if (side !== seat && of.masterstroke > 0) of.masterstroke = pairsOfFactions[below(random, 6)];
  });
  return s;
}

const pairsOfFactions = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100];

/** The cards of these zones that the seat has not seen change places. Who else has seen a place stays with it. */
function dealAnew(
  s: Dune,
  zones: readonly number[][],
  known: (card: number) => boolean,
  random: Random,
): void {
  const hidden: number[] = [];
  const seen: number[] = [];
  for (const zone of zones) {
    for (const card of zone) {
      if (known(card)) continue;
      hidden.push(card);
      seen.push(s.seen[card]);
    }
  }
  // Sorted first, so that the outcome does not depend on how they really lay.
  hidden.sort((a, b) => a - b);
  shuffle(random, hidden);
  let dealt = 0;
  for (const zone of zones) {
    for (let i = 0; i < zone.length; i++) {
      if (known(zone[i])) continue;
      zone[i] = hidden[dealt];
      s.seen[zone[i]] = seen[dealt];
      dealt++;
    }
  }
}

/** Within each level, those to come and those in the box. */
function dealConflicts(s: Dune, random: Random): void {
  for (let level = 1; level <= 3; level++) {
    const zones = [s.conflicts, s.box];
    const hidden = zones.flat().filter((card) => cardOf(s, card).level === level);
    hidden.sort((a, b) => a - b);
    shuffle(random, hidden);
    for (const zone of zones) {
      for (let i = 0; i < zone.length; i++) {
        if (cardOf(s, zone[i]).level === level) zone[i] = hidden.pop() ?? zone[i];
      }
    }
  }
}

/** Every card of the game, wherever it is, in order: none lost, none doubled. */
export function census(s: Dune): number[] {
  return [
    ...s.sides.flatMap((of) => [
      ...of.deck,
      ...of.hand,
      ...of.played,
      ...of.shown,
      ...of.discard,
      ...of.intrigues,
      ...of.waiting,
      ...of.aside,
      ...of.ahead,
      ...of.tech,
      ...(of.tableau ? Object.values(of.tableau).flat() : []),
    ]),
    ...s.deck,
    ...s.row,
    ...s.reserve.flat(),
    ...s.intrigues,
    ...s.intrigueDiscard,
    ...s.conflicts,
    ...s.fought,
    ...s.box,
    ...s.hagal,
    ...s.hagalDiscard,
    ...s.tech.flat(),
    ...s.tleilaxuRow,
    ...s.tleilaxuDeck,
    ...s.contracts,
    ...s.offered,
    ...s.sardaukar,
    ...s.objectives,
    ...s.throne,
    ...s.trashed,
  ].sort((a, b) => a - b);
}
