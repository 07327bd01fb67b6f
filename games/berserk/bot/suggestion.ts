/** A good squad and a good line-up for whoever would rather not choose: pure functions, the same for table and bots. */
import type { Seat } from '@vigrid/kernel';
import type { Element } from '../abilities/index.ts';
import type { Card } from '../cards/catalogue.ts';
import { deployCells } from '../flow/preliminary/deployment-cells.ts';
import {
  elementGold,
  flyersMost,
  isFlyer,
  mayRecruit,
  recruit,
  type Wish,
  waysToRecruit,
} from '../flow/preliminary/squad.ts';
import { type Berserk, cardOf, profileOf, type Side } from '../state.ts';
import { rankOf } from '../zones/battlefield.ts';

/** What a card is worth in a squad, in tenths of a crystal: crystals well spent first, then body and blow. */
export function worthOf(card: Card): number {
  const [weak, medium, strong] = card.strike ?? [0, 0, 0];
  const body = (card.lives ?? 0) + 2 * (weak + medium + strong);
  const text = 2 * Math.min(card.features.length, 4);
  // What needs a host may find none.
  const alone = card.type === 'creature' && card.move !== 'symbiont' ? 0 : -8;
  return 10 * card.cost + (card.elite ? 2 * card.cost : 0) + body / 2 + text + alone;
}

/** The card to take from a booster: the best by itself, better in elements that were picked before (RB-55). */
export function suggestPick(s: Berserk, seat: Seat): number {
  const { deck, deal } = s.sides[seat];
  const count = counter(s, deck);
  const worth = (card: number) =>
    worthOf(cardOf(s, card)) + 5 * cardOf(s, card).elements.reduce((sum, one) => sum + count(one), 0);
  return deal.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Drafted cards that make the deck worse: as many as may be, of others than its two main elements. */
export function suggestLeftOut(s: Berserk, seat: Seat, most: number): number[] {
  const { deck } = s.sides[seat];
  const count = counter(s, deck);
  const all = new Set(deck.flatMap((card) => cardOf(s, card).elements));
  const main = [...all].sort((a, b) => count(b) - count(a) || a.localeCompare(b)).slice(0, 2);
  return deck
    .filter((card) => cardOf(s, card).elements.some((element) => !main.includes(element)))
    .sort((a, b) => worthOf(cardOf(s, a)) - worthOf(cardOf(s, b)))
    .slice(0, most);
}

/** How many of these cards have an element. */
const counter =
  (s: Berserk, cards: readonly number[]) =>
  (element: Element): number =>
    cards.filter((card) => cardOf(s, card).elements.includes(element)).length;

/** What to recruit, in order, from where the player stands now. Nothing if no card can be added. */
export function suggestSquad(s: Berserk, seat: Seat): Wish[] {
  const side = s.sides[seat];
  let best: { wishes: Wish[]; worth: number } = { wishes: [], worth: -1 };
  const deal = side.deal.toSorted((a, b) => worthOf(cardOf(s, b)) - worthOf(cardOf(s, a)) || a - b);
  for (const elements of elementSets(s, side)) {
    const cards = knapsack(s, side, deal, elements);
    const wishes = inOrder(s, side, cards);
    const worth = wishes.reduce((sum, { card }) => sum + worthOf(cardOf(s, card)), 0);
    if (worth > best.worth) best = { wishes, worth };
  }
  return best.wishes;
}

/** Sets of one to three elements that the squad could have, with those it has. */
function elementSets(s: Berserk, side: Side): Element[][] {
  const others = new Set<Element>();
  for (const card of side.deal) for (const element of cardOf(s, card).elements) others.add(element);
  for (const element of side.elements) others.delete(element);
  const free = [...others].sort();
  const sets: Element[][] = [[]];
  for (const [i, one] of free.entries()) {
    sets.push([one]);
    for (const [j, two] of free.slice(i + 1).entries()) {
      sets.push([one, two]);
      for (const three of free.slice(i + j + 2)) sets.push([one, two, three]);
    }
  }
  return sets.map((set) => [...side.elements, ...set]);
}

/** The most worth for the crystals: gold for the elite, silver and gold for the others. The deal has the best first. */
function knapsack(s: Berserk, side: Side, deal: readonly number[], elements: readonly Element[]): number[] {
  const profile = profileOf(s);
  const toll = elementGold(profile, side.elements.length) - elementGold(profile, elements.length);
  const gold = side.gold - Math.max(0, toll);
  const { silver } = side;
  if (gold < 0) return [];
  const cards = candidates(s, side, deal, elements);
  const width = silver + 1;
  // worth[g × width + r]: the best with at most g gold and r silver spent on the cards so far; -1 for nothing taken.
  const worth = new Float64Array((gold + 1) * width);
  const { length } = worth;
  // One piece of memory for all of the cards; taken[i × length + …]: whether the best takes the i-th.
  const taken = new Uint8Array(cards.length * length);
  for (let i = 0; i < cards.length; i++) {
    const card = cardOf(s, cards[i]);
    const value = worthOf(card);
    // From the most crystals down, so that nothing is reckoned with that holds the card already.
    for (let r = silver; r >= 0; r--) {
      const bySilver = card.elite ? 0 : Math.min(card.cost, r);
      const byGold = card.cost - bySilver;
      for (let g = gold; g >= byGold; g--) {
        const with_ = worth[(g - byGold) * width + r - bySilver] + value;
        if (with_ > worth[g * width + r]) {
          worth[g * width + r] = with_;
          taken[i * length + g * width + r] = 1;
        }
      }
    }
  }
  const chosen: number[] = [];
  let g = gold;
  let r = silver;
  for (let i = cards.length - 1; i >= 0; i--) {
    if (taken[i * length + g * width + r] === 0) continue;
    const card = cardOf(s, cards[i]);
    const bySilver = card.elite ? 0 : Math.min(card.cost, r);
    g -= card.cost - bySilver;
    r -= bySilver;
    chosen.push(cards[i]);
  }
  return chosen;
}

/** Cards of these elements or none, one of each unique name, one terrain, and no more flyers than may be paid for. */
function candidates(s: Berserk, side: Side, deal: readonly number[], elements: readonly Element[]): number[] {
  const trial = trialOf(side);
  trial.gold = 99;
  trial.silver = 99;
  return deal.filter((number) => {
    const card = cardOf(s, number);
    if (!card.elements.every((element) => elements.includes(element))) return false;
    if (isFlyer(card) && trial.flyerCrystals + card.cost > flyersMost) return false;
    const [wish] = waysToRecruit(s, number);
    if (!mayRecruit(s, trial, wish)) return false;
    recruit(s, trial, wish);
    trial.gold = 99;
    trial.silver = 99;
    return true;
  });
}

/** A side that recruits on trial: what recruiting changes is its own. */
const trialOf = (side: Side): Side => ({
  ...side,
  deal: side.deal.slice(),
  recruits: side.recruits.slice(),
  elements: side.elements.slice(),
});

/** First what makes others cheaper or brings crystals, then the dear ones; then whatever can still be afforded. */
function inOrder(s: Berserk, side: Side, cards: readonly number[]): Wish[] {
  const trial = trialOf(side);
  const wishes: Wish[] = [];
  const helps = (card: number) => (cardOf(s, card).recruiting.length > 0 ? 0 : 1);
  const worth = (card: number) => worthOf(cardOf(s, card));
  const byUse = (a: number, b: number) => helps(a) - helps(b) || worth(b) - worth(a) || a - b;
  const elements = new Set([...side.elements, ...cards.flatMap((card) => cardOf(s, card).elements)]);
  const rest = side.deal.filter(
    (card) => !cards.includes(card) && cardOf(s, card).elements.every((element) => elements.has(element)),
  );
  for (const card of [...cards.toSorted(byUse), ...rest.toSorted(byUse)]) {
    const wish = waysToRecruit(s, card).findLast((way) => !way.take && mayRecruit(s, trial, way));
    if (!wish) continue;
    recruit(s, trial, wish);
    wishes.push(wish);
  }
  return wishes;
}

/** Where the cards that wait go: fighters ahead, shooters and the frail behind, what leaves its cell at the back. */
export function suggestDeployment(s: Berserk, seat: Seat): { card: number; cell: number }[] {
  const waiting = s.sides[seat].squad.filter((card) => s.pieces[card]?.hidden && s.pieces[card]?.cell === -1);
  const trial: Berserk = { ...s, field: s.field.slice() };
  const cells: number[] = [];
  for (const _ of waiting) {
    const [cell] = deployCells(trial, seat).toSorted(frontFirst);
    if (cell === undefined) break;
    trial.field[cell] = waiting[0];
    cells.push(cell);
  }
  const front = waiting.toSorted((a, b) => valour(cardOf(s, b)) - valour(cardOf(s, a)) || a - b);
  return cells.toSorted(frontFirst).map((cell, i) => ({ card: front[i], cell }));
}

/** The first row from the middle outwards, then the second, then the third. */
const frontFirst = (a: number, b: number): number =>
  rankOf(a) - rankOf(b) || Math.abs((a % 5) - 2) - Math.abs((b % 5) - 2) || a - b;

/** How much a card wants to stand ahead. */
function valour(card: Card): number {
  if (card.type !== 'creature' || isFlyer(card) || card.move === 'symbiont') return -100 + card.cost;
  const [weak, medium, strong] = card.strike ?? [0, 0, 0];
  const ranged = ['shot', 'throw', 'discharge', 'spell'].some((use) => card.uses.has(use));
  return (card.lives ?? 0) + 2 * (weak + medium + strong) - (ranged ? 12 : 0);
}
