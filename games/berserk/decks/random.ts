/** What chance puts together: boosters, and legal decks with a sensible curve, so that nobody needs to build one. */
import { below, type Random, shuffle } from '@vigrid/kernel';
import type { Element } from '../abilities/index.ts';
import { type Card, cards } from '../cards/catalogue.ts';
import type { Edition } from '../profile.ts';
import { checkCard, copiesOf, type Deck, formats, isOf } from './decks.ts';
import { rarityOf } from './rarity.ts';

/** What chance takes cards from where nobody says: whole sets, so that a deck is the same whatever is read later. */
export const usualSets: readonly string[] = ['WE', 'OT'];

const pools = new Map<string, readonly Card[]>();

/** The cards of the sets, or of the usual ones; found once for each choice. */
function poolOf(sets: readonly string[]): readonly Card[] {
  const of = sets.length > 0 ? sets : usualSets;
  const key = of.join();
  const pool = pools.get(key) ?? cards.filter(({ id }) => isOf(id, of));
  pools.set(key, pool);
  return pool;
}

const elementsIn = (from: readonly Card[]): Element[] => [
  ...new Set(from.flatMap(({ elements }) => elements)),
];

/** One element or two, some neutral cards, half of the crystals for the elite, and few of the dearest. */
export function randomDeck(random: Random, sets: readonly string[] = []): Deck {
  const pool = poolOf(sets);
  const elements = shuffle(random, elementsIn(pool));
  const few = 1 + below(random, 2);
  const size = formats.constructed.min + below(random, 7);
  const fitting = enough(pool, elements, few) ?? enough(poolOf([]), elementsIn(poolOf([])), few);
  return fill(shuffle(random, fitting?.slice() ?? []), size, random);
}

/** The cards of so many of the elements, or of more where these are too few for a deck; null if all are. */
function enough(pool: readonly Card[], elements: readonly Element[], few: number): readonly Card[] | null {
  for (let n = few; n <= Math.max(few, elements.length); n++) {
    const among = elements.slice(0, n);
    const fitting = pool.filter((card) => card.elements.every((element) => among.includes(element)));
    const most = fitting.reduce((sum, card) => sum + copiesOf(card, 'constructed', '2012'), 0);
    if (most >= formats.constructed.min) return fitting;
  }
  return null;
}

/** Takes by the curve as long as it can, then whatever is left. */
function fill(from: readonly Card[], size: number, random: Random): Deck {
  const held: Record<string, number> = {};
  let left = size;
  const take = (card: Card, copies: number) => {
    const have = held[card.id] ?? 0;
    const most = Math.min(copies, left);
    for (let more = most; more > 0; more--) {
      if (checkCard(card, have + more, 'constructed').length > 0) continue;
      held[card.id] = have + more;
      left -= more;
      return more;
    }
    return 0;
  };
  for (const { share, fits } of curve(size)) {
    let wanted = share;
    for (const card of from.filter(fits)) {
      if (wanted <= 0) break;
      // A second copy of a unique card can not be recruited beside the first.
      wanted -= take(card, Math.min(wanted, 1 + below(random, 3)));
    }
  }
  for (const card of from) take(card, 3);
  return { cards: held };
}

/** Shares of a deck by cost and kind. Neutral cards are a fifth at most. */
const curve = (size: number): { share: number; fits: (card: Card) => boolean }[] => {
  const of = (part: number, fits: (card: Card) => boolean) => ({ share: Math.round(size * part), fits });
  const own = ({ elements }: Card) => elements.length > 0;
  return [
    of(0.25, (card) => own(card) && !card.elite && card.cost <= 4),
    of(0.25, (card) => own(card) && !card.elite && card.cost > 4),
    of(0.1, (card) => own(card) && card.elite === true && card.cost <= 4),
    of(0.17, (card) => own(card) && card.elite === true && card.cost > 4 && card.cost <= 6),
    of(0.1, (card) => own(card) && card.elite === true && card.cost > 6),
    of(0.13, (card) => !own(card)),
  ];
};

/** B12-G-booster: six common cards and one that is rare, now and then ultra-rare; no two the same. */
export function booster(random: Random, edition: Edition, sets: readonly string[] = []): Card[] {
  const legal = sold(sets).filter((card) => checkCard(card, 1, 'draft', edition).length === 0);
  const common = legal.filter(isCommon);
  const wanted = below(random, 6) === 0 ? 'x' : 'r';
  const rare = legal.filter((card) => rarityOf(card) === wanted);
  const others = rare.length > 0 ? rare : legal.filter((card) => !isCommon(card));
  const taken = shuffle(random, common.slice());
  // Of a set that has no rare cards there are common ones alone.
  const last = others.length > 0 ? others[below(random, others.length)] : taken[6];
  return [...taken.slice(0, 6), last];
}

const isCommon = (card: Card): boolean => rarityOf(card) === 'c' || rarityOf(card) === 'u';

/** Cards that come in boosters, of the sets that have some; of the War of the Elements where none has. */
function sold(sets: readonly string[]): readonly Card[] {
  const of = (some: readonly string[]) => cards.filter((card) => isOf(card.id, some) && rarityOf(card));
  const all = sets.length > 0 ? of(sets) : [];
  return all.filter(isCommon).length > 6 ? all : of(['WE']);
}
