/**
 * What a seat may know: all else dealt anew, for bots that think and for the proof that views do not betray it; and what
 * everybody may reckon with, so that no question betrays a face-down card by coming or not.
 */
import { copy, type Frame, type Random, type Seat, shuffle } from '@vigrid/kernel';
import { type Card, cardById, cards as catalogue } from './cards/catalogue.ts';
import { randomDeck } from './decks/random.ts';
import { countMoments } from './features/gains.ts';
import type { ArrangeFrame } from './flow/arrange.ts';
import type { RecruitFrame } from './flow/preliminary/recruitment.ts';
import { costIsTold, mayRecruit, recruit, unrecruitAll, waysToRecruit } from './flow/preliminary/squad.ts';
import { namedBy } from './stack/uses.ts';
import { type Berserk, cardByNumber, cardOf, pieceOf, profileOf, type Recruit, type Side } from './state.ts';

/**
 * Cards keep their places, and those that the seat has not seen become others of their owner's list; where lists are
 * secret, the rival's become cards of some deck that chance builds. A number tells nothing of a card: cards get new
 * ones whenever a game begins.
 */
export function redeal(state: Berserk, seat: Seat, random: Random): Berserk {
  const s = copy(state);
  const spoken = spokenOf(s);
  // What a hidden card could declare is as little known as the card.
  s.veiled = s.veiled.filter((one) => one.seat === seat);
  for (const [of, side] of s.sides.entries()) {
    if (of !== seat) forgetRecruiting(s, of);
    mixDeck(s, of, seat, random);
    const unknown = hiddenCards(s, of)
      .filter((card) => (s.seen[card] & (1 << seat)) === 0 && !spoken.has(card))
      .sort((a, b) => a - b);
    const own = of === seat || s.openLists;
    const defs = own
      ? unknown.map((card) => s.def[card]).sort((a, b) => a - b)
      : foreign(s, unknown.length, random);
    shuffle(random, defs);
    unknown.forEach((card, i) => {
      s.def[card] = defs[i];
    });
    if (of !== seat) fillSquad(s, of, side, unknown);
  }
  countMoments(s);
  return s;
}

const free: Omit<Recruit, 'card'> = {
  cost: -1,
  x: 0,
  took: false,
  gold: 0,
  silver: 0,
  shown: false,
  escort: -1,
};

/** Cards of a player that lie face down somewhere. */
function hiddenCards(s: Berserk, of: Seat): number[] {
  const { deck, deal, recruits, aside } = s.sides[of];
  const down = s.pieces.flatMap((piece) => (piece?.hidden && s.owner[piece.card] === of ? piece.card : []));
  return [...deck, ...deal, ...recruits.map(({ card }) => card), ...aside, ...down];
}

/**
 * In what order shuffling has put the numbers of a deck tells nothing either, but for cards that were seen there since;
 * who looks through a deck learns what is in it, not where. What the other has looked at or arranges lies where it lay.
 */
function mixDeck(s: Berserk, of: Seat, seat: Seat, random: Random): void {
  const side = s.sides[of];
  const searching = side.searched && of === seat;
  const unseen = side.deck.filter((card) => searching || (s.seen[card] & (1 << seat)) === 0);
  const mixed = shuffle(
    random,
    unseen.toSorted((a, b) => a - b),
  );
  const numbers = new Map(unseen.map((card, i) => [card, mixed[i]]));
  const anew = (card: number) => numbers.get(card) ?? card;
  side.deck = side.deck.map(anew);
  if (searching) return;
  const seen = unseen.map((card) => s.seen[card]);
  mixed.forEach((card, i) => {
    s.seen[card] = seen[i];
  });
  for (const frame of s.frames) {
    if (!isArranging(frame) || frame.seat !== of || of === seat) continue;
    // Which of them go down is not seen.
    const all = [...frame.cards, ...frame.down].map(anew);
    all.sort((a, b) => side.deck.indexOf(a) - side.deck.indexOf(b));
    const down = all.splice(0, frame.down.length);
    Object.assign(frame, { cards: all, down });
  }
}

const isArranging = (frame: Frame): frame is ArrangeFrame => frame.kind === 'arrange';

/** So many cards of decks that somebody might play. */
function foreign(s: Berserk, count: number, random: Random): number[] {
  const defs: number[] = [];
  while (defs.length < count) {
    for (const [id, copies] of Object.entries(randomDeck(random, s.sets).cards)) {
      const card = cardById(id);
      if (card) for (let i = 0; i < copies; i++) defs.push(card.def);
    }
  }
  return shuffle(random, defs).slice(0, count);
}

/**
 * Whoever is still recruiting may have taken anything or nothing, and is imagined at the beginning. Of whoever is done
 * only the number of cards is known.
 */
function forgetRecruiting(s: Berserk, of: Seat): void {
  const side = s.sides[of];
  const stack = s.frames[s.frames.length - 1]?.apart?.[of];
  if (stack === undefined) return;
  if (stack.length === 0) {
    const shown = side.recruits.filter((one) => one.shown);
    const secret = side.recruits.filter((one) => !one.shown);
    const numbers = [...side.deal, ...secret.map(({ card }) => card)].sort((a, b) => a - b);
    side.deal = numbers.splice(secret.length);
    side.recruits = [...shown, ...numbers.map((card) => ({ ...free, card }))];
    return;
  }
  unrecruitAll(s, side);
  const anew: RecruitFrame = { kind: 'recruit', step: 0, seat: of };
  stack.splice(0, stack.length, anew satisfies Frame);
}

/**
 * Face-down cards of a squad become a choice that could have been paid for, as far as there is one. What was paid is
 * not known either.
 */
function fillSquad(s: Berserk, of: Seat, side: Side, unknown: readonly number[]): void {
  const down = unknown.filter(
    (card) => pieceOf(s, card)?.hidden || side.recruits.some((taken) => taken.card === card),
  );
  if (s.phase !== 'deal' && s.phase !== 'recruitment') Object.assign(side, spent());
  if (down.length === 0) return;
  const picked = plausible(s, of, down.length, unknown);
  const defs = (cards: readonly number[]) => cards.map((card) => s.def[card]);
  const inside = defs(picked);
  const outside = defs(unknown.filter((card) => !picked.includes(card)));
  for (const card of unknown) s.def[card] = (down.includes(card) ? inside : outside).shift() ?? s.def[card];
  for (const card of down) {
    const piece = pieceOf(s, card);
    if (piece) Object.assign(piece, { cost: -1, x: 0 });
  }
  Object.assign(side, spent());
}

/** What is left of recruiting, as far as the opponent knows: nothing. It is of no use any more. */
const spent = (): Pick<Side, 'gold' | 'silver' | 'flyerCrystals' | 'elements' | 'elementalMost'> => ({
  gold: 0,
  silver: 0,
  flyerCrystals: 0,
  elements: [],
  elementalMost: -1,
});

/** So many of the cards: first those that fit into one squad together, then any. */
function plausible(s: Berserk, of: Seat, count: number, from: readonly number[]): number[] {
  const { gold, silver, secondGold, secondSilver } = profileOf(s);
  const isSecond = of === s.first ? 0 : 1;
  const trial: Side = {
    ...copy(s.sides[of]),
    gold: gold + isSecond * secondGold,
    silver: silver + isSecond * secondSilver,
    recruits: [],
    elements: [],
    flyerCrystals: 0,
    elementalMost: -1,
    terms: [],
    deal: [...from],
  };
  const able = from.filter((card) => mayLieHidden(s, card));
  for (const card of able) {
    if (trial.recruits.length === count) break;
    const wish = waysToRecruit(s, card)[0];
    if (mayRecruit(s, trial, wish)) recruit(s, trial, wish);
  }
  const picked = trial.recruits.map(({ card }) => card);
  const others = [...able, ...from].filter((card) => !picked.includes(card));
  return [...picked, ...new Set(others)].slice(0, count);
}

/** After seating nothing hidden needs a host, and cards whose cost is told have been turned up. */
function mayLieHidden(s: Berserk, card: number): boolean {
  if (s.phase === 'deal' || s.phase === 'recruitment' || s.phase === 'deployment') return true;
  const data = cardOf(s, card);
  if (costIsTold(data)) return false;
  return s.phase === 'reveal' || (data.type !== 'equipment' && data.move !== 'symbiont');
}

/** Cards that what is under way speaks of, wherever they have gone meanwhile; but a card face down is aimed at unknown. */
function spokenOf(s: Berserk): ReadonlySet<number> {
  const spoken = [
    ...s.shown,
    ...s.due.flatMap(({ card, it, other }) => [card, it, other]),
    ...s.delayed.flatMap(({ card, it }) => [card, it]),
    ...s.uses.flatMap(({ card, it, other, same, before, aims }) => [
      ...[card, it, other],
      ...same,
      ...before,
      ...aims.flatMap(({ targets }) => targets),
    ]),
    ...s.stack.flatMap((item) => (item.kind === 'ability' ? [item.card, ...namedBy(item)] : [item.card])),
  ];
  return new Set(spoken.filter((card) => !pieceOf(s, card)?.hidden));
}

/** Every card of the game, wherever it is, in order: none lost, none doubled. */
export function census(s: Berserk): number[] {
  const zones = s.sides.flatMap(({ deck, deal, recruits, graveyard, exile, aside }) => [
    ...deck,
    ...deal,
    ...recruits.map(({ card }) => card),
    ...graveyard,
    ...exile,
    ...aside,
  ]);
  const inPlay = s.pieces.flatMap((piece) => (piece ? piece.card : []));
  return [...zones, ...inPlay, ...(s.campaign?.sideboards.flat() ?? [])].sort((a, b) => a - b);
}

/** Whether a card that fits may be among a player's: by the deck list where it is open, else by all cards there are. */
export function mayHold(s: Berserk, seat: Seat, fits: (card: Card) => boolean): boolean {
  if (!s.openLists) return catalogue.some(fits);
  return s.def.some((def, card) => s.owner[card] === seat && fits(cardByNumber(s, def)));
}
