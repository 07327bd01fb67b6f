/** What chance puts together: boosters, and legal decks with a sensible curve, so that nobody needs to build one. */
import { below, type Random, shuffle } from '@vigrid/kernel';
import type { Element } from '../abilities/index.ts';
import { type Card, cards } from '../cards/catalogue.ts';
import type { Edition } from '../profile.ts';
import { checkCard, type Deck, formats } from './decks.ts';
import { rarityOf } from './rarity.ts';

/** Cards that chance may put into a deck: whole sets, so that a deck is the same whatever is read later. */
const pool = cards.filter(({ id }) => id.startsWith('WE-') || id.startsWith('OT-'));

const elementsIn = (from: readonly Card[]): Element[] => [
  ...new Set(from.flatMap(({ elements }) => elements)),
];

/** One element or two, some neutral cards, half of the crystals for the elite, and few of the dearest. */
export function randomDeck(random: Random): Deck {
  const elements = shuffle(random, elementsIn(pool)).slice(0, 1 + below(random, 2));
  const fitting = pool.filter((card) => card.elements.every((element) => elements.includes(element)));
  const size = formats.constructed.min + below(random, 7);
  return fill(shuffle(random, fitting.slice()), size, random);
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
export function booster(random: Random, edition: Edition): Card[] {
  const legal = cards.filter((card) => checkCard(card, 1, 'draft', edition).length === 0);
  const common = legal.filter((card) => rarityOf(card) === 'c' || rarityOf(card) === 'u');
  const wanted = below(random, 6) === 0 ? 'x' : 'r';
  const rare = legal.filter((card) => rarityOf(card) === wanted);
  return [...shuffle(random, common.slice()).slice(0, 6), rare[below(random, rare.length)]];
}
