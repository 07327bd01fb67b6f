/** What may be taken into a squad, and for how many crystals (B12-403.2). Pure rules over one player's side. */
import { no, type Seat, type Why } from '@vigrid/kernel';
import type { RecruitCondition, RecruitFilter, Recruiting } from '../../abilities/index.ts';
import type { Card } from '../../cards/catalogue.ts';
import { classesOf, costOf, elementsOf, isElite, typeOf } from '../../features/figures.ts';
import { within } from '../../features/fits.ts';
import { has, isMute } from '../../features/gains.ts';
import type { Profile } from '../../profile.ts';
import type { RuleId } from '../../rulebook/index.ts';
import { type Berserk, cardOf, pieceOf, profileOf, type Recruit, type Side } from '../../state.ts';

/** Which card, with which X, and whether what the card offers on being recruited is taken. */
export interface Wish {
  readonly card: number;
  readonly x?: number;
  readonly take?: true;
}

/**
 * Most cards in a squad (B09-304.5; in 2012 it follows from the deal), most crystals for flyers (B12-208.5, B09-211.7).
 */
export const squadMost = 15;
export const flyersMost = 15;

export const isFlyer = (card: Card): boolean => card.words.has('flight');

/** Gold that the number of elements in a squad brings or takes (B12-403.2.1, B09-304.6, RB-60). */
export const elementGold = (profile: Profile, elements: number): number =>
  elements === 1 ? profile.monoBonus : Math.min(0, profile.freeElements - elements);

/** What recruiting a card changes: the crystals, the elements. */
export interface Bill {
  readonly cost: number;
  /** What the card itself costs now. */
  readonly price: number;
  readonly gold: number;
  readonly silver: number;
  /** Gold for a further element, paid before the card (B09-304.6a); or gained with it (less than nothing). */
  readonly toll: number;
}

/** What the card would cost now, whoever can pay it. */
export function billFor(s: Berserk, side: Side, wish: Wish): Bill {
  const card = cardOf(s, wish.card);
  const x = wish.x ?? 0;
  const free = isFree(s, side, card);
  const price = free ? 0 : priceOf(s, side, wish);
  const term = termOf(side, wish.card);
  // Silver first: gold is worth more, it pays for every card (RB-45).
  const silver = term?.inSilver ? price : card.elite ? 0 : Math.min(price, side.silver);
  const profile = profileOf(s);
  let elements = side.elements.length;
  for (let i = 0; i < card.elements.length; i++) if (!side.elements.includes(card.elements[i])) elements++;
  const toll = elementGold(profile, side.elements.length) - elementGold(profile, elements);
  const cost = hasCostX(card) ? card.cost + x : free ? 0 : -1;
  return { cost, price, gold: price - silver, silver, toll };
}

/** Whether the card may be taken into the squad now (B12-403.2.1, B12-403.2.2). */
export function mayRecruit(s: Berserk, side: Side, wish: Wish, why?: Why): boolean {
  if (!side.deal.includes(wish.card))
    return no(why, { rule: priceRule(s), why: 'notInDeal', card: wish.card });
  const card = cardOf(s, wish.card);
  if (card.recruiting.some(({ what }) => what === 'noCost'))
    return no(why, { rule: 'B12-206.5', why: 'noCost', card: wish.card });
  const { length } = side.recruits;
  if (length >= squadMost) {
    return no(why, { rule: 'B09-304.5', why: 'squadFull', have: length, need: squadMost });
  }
  for (let i = 0; i < length; i++)
    if (!isAllowedWith(s, card, cardOf(s, side.recruits[i].card), why)) return false;
  if (crowds(s, side, card)) return no(why, { rule: 'B12-532.8', why: 'notWith' });
  return (
    isTerrainAllowed(s, side, card, why) &&
    takesItsOffer(s, side, wish, why) &&
    isElementalAllowed(s, side, card, why) &&
    canPay(s, side, wish, why)
  );
}

/** Takes the card into the squad; whether it may be is asked before. */
export function recruit(
  s: Berserk,
  side: Side,
  wish: Wish,
  known: { readonly shown: boolean; readonly escort?: number } = { shown: false },
): void {
  const card = cardOf(s, wish.card);
  const { cost, price, gold, silver, toll } = billFor(s, side, wish);
  const offer = wish.take ? offerOf(card) : givenBy(card);
  const spent: Recruit = {
    card: wish.card,
    cost,
    x: wish.x ?? 0,
    took: wish.take === true,
    gold: gold + toll - (offer?.gold ?? 0),
    silver,
    shown: known.shown,
    escort: known.escort ?? -1,
  };
  side.deal.splice(side.deal.indexOf(wish.card), 1);
  side.recruits.push(spent);
  side.gold -= spent.gold;
  side.silver -= spent.silver;
  for (const element of card.elements) if (!side.elements.includes(element)) side.elements.push(element);
  if (isFlyer(card)) side.flyerCrystals += price;
  if (wish.take && offer?.elementalMost !== undefined) side.elementalMost = offer.elementalMost;
}

/** Puts a card back into the deal; the others are recruited anew in their order, as far as they still may be (RB-40). */
export function putBack(s: Berserk, side: Side, card: number): void {
  const kept = side.recruits.filter((one) => !one.shown && one.card !== card);
  unrecruitAll(s, side);
  for (const { card: other, x, took } of kept) {
    const wish = waysToRecruit(s, other).find((way) => (way.x ?? 0) === x && (way.take ?? false) === took);
    if (wish && mayRecruit(s, side, wish)) recruit(s, side, wish);
  }
}

/** Whether the card may be put back: what everybody has seen may not (B12-403.1). */
export function mayPutBack(side: Side, card: number, why?: Why): boolean {
  const taken = side.recruits.find((one) => one.card === card);
  if (!taken) return no(why, { rule: 'RB-40', why: 'notRecruited', card });
  return !taken.shown || no(why, { rule: 'B12-403.1', why: 'recruitShown', card });
}

/** Puts every card recruited in secret back and every crystal with it, as if recruiting only began. */
export function unrecruitAll(s: Berserk, side: Side): void {
  const taken = side.recruits;
  for (const { card, gold, silver } of taken) {
    side.deal.push(card);
    side.gold += gold;
    side.silver += silver;
  }
  side.deal.sort((a, b) => a - b);
  Object.assign(side, { recruits: [], elements: [], flyerCrystals: 0, elementalMost: -1 });
  for (const { card, shown, escort } of taken) if (shown) recruit(s, side, { card }, { shown, escort });
}

/** Every way in which a card can be recruited, legal or not: with each X, with and without its offer. */
export function waysToRecruit(s: Berserk, card: number): Wish[] {
  const data = cardOf(s, card);
  const most = mostX(data);
  if (most > 0) return Array.from({ length: most + 1 }, (_, x) => ({ card, x }));
  return offerOf(data) ? [{ card }, { card, take: true }] : [{ card }];
}

/** Whether that is one of them. */
function isWay(card: Card, { x, take }: Wish): boolean {
  const most = mostX(card);
  if (most > 0) return take === undefined && x !== undefined && Number.isInteger(x) && x >= 0 && x <= most;
  return x === undefined && (take === undefined || offerOf(card) !== undefined);
}

/** The greatest X that a card can be recruited with; 0 if it has none. */
function mostX(card: Card): number {
  if (card.recruiting.length === 0) return 0;
  // No squad has more crystals than this to spend on one card.
  if (hasCostX(card)) return 30;
  return card.recruiting.find((feature): feature is More => feature.what === 'more')?.most ?? 0;
}

type More = Extract<Recruiting, { what: 'more' }>;

export const hasCostX = (card: Card): boolean => card.recruiting.some(({ what }) => what === 'costX');

/** Cards whose cost was settled on recruiting are turned up after deployment (B12-404.2.1, B12-404.2.2). */
export const costIsTold = (card: Card): boolean =>
  card.recruiting.some(({ what }) => what === 'costX' || what === 'free' || what === 'more');

function priceOf(s: Berserk, side: Side, wish: Wish): number {
  const card = cardOf(s, wish.card);
  const x = wish.x ?? 0;
  let price = card.cost + x;
  const { recruiting } = card;
  for (let i = 0; i < recruiting.length; i++) {
    const feature = recruiting[i];
    if (feature.what !== 'discount') continue;
    if (feature.if && !holds(s, side, feature.if)) continue;
    price -= feature.by * (feature.each ? recruited(s, side, feature.each) : 1);
  }
  // B12-G-devotion-x, B12-G-change-devotion-x, RB-52: with another creature that costs 9 or more.
  const devotion = card.words.get('devotion') ?? 0;
  if (devotion > 0 && holds(s, side, { has: { type: 'creature' }, costMin: 9 })) price -= devotion;
  const { recruits } = side;
  for (let i = 0; i < recruits.length; i++) price -= cheapenedBy(cardOf(s, recruits[i].card), card);
  if (card.type === 'terrain' && terrainsOf(s, side) > 0) price -= secondTerrain(s, side) ?? 0;
  price -= termOf(side, wish.card)?.less ?? 0;
  return Math.max(0, price);
}

const recruited = (s: Berserk, side: Side, filter: RecruitFilter): number =>
  side.recruits.filter(({ card }) => fits(cardOf(s, card), filter)).length;

const termOf = ({ terms }: Side, card: number): Side['terms'][number] | undefined =>
  terms.find((one) => one.card === card);

function cheapenedBy({ recruiting }: Card, card: Card): number {
  let less = 0;
  for (let i = 0; i < recruiting.length; i++) {
    const feature = recruiting[i];
    if (feature.what === 'cheapens' && fits(card, feature.cards)) less += feature.by;
  }
  return less;
}

function isFree(s: Berserk, side: Side, card: Card): boolean {
  const { recruiting } = card;
  for (let i = 0; i < recruiting.length; i++) {
    const feature = recruiting[i];
    if (feature.what === 'free' && holds(s, side, feature.if)) return true;
  }
  return false;
}

function holds(s: Berserk, side: Side, condition: RecruitCondition): boolean {
  const squad = side.recruits.map((one) => ({ data: cardOf(s, one.card), one }));
  const costOf = ({ data, one }: { data: Card; one: Recruit }) => (one.cost >= 0 ? one.cost : data.cost);
  if ('costs' in condition) return condition.costs.every((cost) => squad.some((one) => costOf(one) === cost));
  if ('redealt' in condition) {
    const own = condition.redealt === 'yours';
    return s.sides.some((one) => (one === side) === own && one.redeals > 0);
  }
  if ('every' in condition) return condition.every.every((kind) => squad.some((one) => fits(one.data, kind)));
  const { has, costMin = 0 } = condition;
  return squad.some((one) => fits(one.data, has) && costOf(one) >= costMin);
}

export function fits(card: Card, filter: RecruitFilter): boolean {
  if (filter.class !== undefined && !card.classes.includes(filter.class)) return false;
  if (filter.element !== undefined && !card.elements.includes(filter.element)) return false;
  if (filter.type !== undefined && card.type !== filter.type) return false;
  if (filter.name !== undefined && card.ru !== filter.name && card.id !== filter.name) return false;
  if (filter.neutral && card.elements.length > 0) return false;
  if (filter.cost && !within(card.cost, filter.cost)) return false;
  return filter.elite === undefined || filter.elite === (card.elite === true);
}

/** Whether a squad with the card would have so many of a kind that one of it can not be with (B12-532.8). */
function crowds(s: Berserk, { recruits }: Side, card: Card): boolean {
  let shuns = card.shunsCrowds;
  for (let i = 0; i < recruits.length && !shuns; i++) shuns = cardOf(s, recruits[i].card).shunsCrowds;
  if (!shuns) return false;
  const squad = (n: number): Card => (n < recruits.length ? cardOf(s, recruits[n].card) : card);
  for (let n = 0; n <= recruits.length; n++) {
    for (const feature of squad(n).recruiting) {
      if (feature.what !== 'notWith' || feature.min === undefined) continue;
      let count = 0;
      for (let i = 0; i <= recruits.length; i++) if (i !== n && fits(squad(i), feature.cards)) count++;
      if (count >= feature.min) return true;
    }
  }
  return false;
}

/** B12-G-uniqueness, and what can not be in a squad with something else (B12-532.8); either way round. */
function isAllowedWith(s: Berserk, card: Card, other: Card, why: Why): boolean {
  if (other.ru === card.ru && (isUnique(card) || (profileOf(s).uniqueBarsPlain && isUnique(other)))) {
    return no(why, { rule: 'B12-G-uniqueness', why: 'unique' });
  }
  if (!bars(card, other) && !bars(other, card)) return true;
  return why !== undefined && no(why, { rule: 'B12-532.8', why: 'notWith' });
}

const isUnique = (card: Card): boolean => card.words.has('unique');

function bars({ recruiting }: Card, other: Card): boolean {
  for (let i = 0; i < recruiting.length; i++) {
    const feature = recruiting[i];
    if (feature.what === 'notWith' && feature.min === undefined && fits(other, feature.cards)) return true;
  }
  return false;
}

/**
 * Whether a card may not be summoned, revived, incarnated or won over beside what is in the squad (B12-532.1,
 * B12-532.8).
 */
export const isBarred = (s: Berserk, seat: Seat, card: number): boolean => barredBy(s, seat, card) !== null;

/** The rule that bars it. */
function barredBy(s: Berserk, seat: Seat, card: number): RuleId | null {
  for (const other of s.sides[seat].squad) {
    if (other === card) continue;
    const [one, there] = [cardOf(s, card), cardOf(s, other)];
    if (
      one.ru === there.ru &&
      (isUniqueNow(s, card) || (profileOf(s).uniqueBarsPlain && isUniqueNow(s, other)))
    )
      return 'B12-G-uniqueness';
    // B12-211.3, B12-211.4: whoever controls a terrain gets no other in battle.
    if (one.type === 'terrain' && there.type === 'terrain') return 'B12-211.3';
  }
  return isShunned(s, seat, card) ? 'B12-532.8' : null;
}

/** Whether the squad has what the card can not be with, by what its cards are now, or so many of it. */
function isShunned(s: Berserk, seat: Seat, card: number): boolean {
  const piece = pieceOf(s, card);
  if (piece && isMute(s, piece)) return false;
  return cardOf(s, card).recruiting.some((feature) => {
    if (feature.what !== 'notWith') return false;
    const { cards, min = 1 } = feature;
    const there = s.sides[seat].squad.filter((other) => other !== card && fits(asItIs(s, other), cards));
    return there.length >= min;
  });
}

/** A card of the squad with the figures that it has now. */
function asItIs(s: Berserk, number: number): Card {
  const card = cardOf(s, number);
  const piece = pieceOf(s, number);
  if (!piece) return card;
  const now = { cost: costOf(s, piece), elements: elementsOf(s, piece), classes: classesOf(s, piece) };
  return { ...card, ...now, type: typeOf(s, piece), elite: isElite(s, piece) || undefined };
}

/** The rule that bars any of these. */
export const firstBar = (s: Berserk, seat: Seat, cards: readonly number[]): RuleId | null =>
  cards.map((card) => barredBy(s, seat, card)).find((rule) => rule !== null) ?? null;

/** In play a card is unique as long as it has that feature; elsewhere if it is printed. */
function isUniqueNow(s: Berserk, card: number): boolean {
  const piece = pieceOf(s, card);
  return piece ? has(s, piece, 'unique') : isUnique(cardOf(s, card));
}

/** B12-211.3, B12-211.4, B09-212.3. */
function isTerrainAllowed(s: Berserk, side: Side, card: Card, why: Why): boolean {
  if (card.type !== 'terrain') return true;
  const have = terrainsOf(s, side);
  const need = secondTerrain(s, side) === null ? 1 : 2;
  return have < need || no(why, { rule: 'B12-211.3', why: 'terrain', have, need });
}

/** Who was given crystals for it may have only so many elemental cards. */
function isElementalAllowed(s: Berserk, side: Side, card: Card, why: Why): boolean {
  if (side.elementalMost < 0 || card.elements.length === 0) return true;
  const have = elementalsOf(s, side);
  return (
    have < side.elementalMost ||
    no(why, { rule: 'B12-403.2.2', why: 'elementals', have, need: side.elementalMost })
  );
}

const elementalsOf = (s: Berserk, side: Side): number =>
  side.recruits.filter((one) => cardOf(s, one.card).elements.length > 0).length;

const terrainsOf = (s: Berserk, side: Side): number =>
  side.recruits.filter(({ card }) => cardOf(s, card).type === 'terrain').length;

function secondTerrain(s: Berserk, side: Side): number | null {
  for (const { card } of side.recruits) {
    for (const feature of cardOf(s, card).recruiting)
      if (feature.what === 'secondTerrain') return feature.cheaper;
  }
  return null;
}

type Crystals = Extract<Recruiting, { what: 'crystals' }>;

/** Crystals that the player gets with the card, or may get. */
const givenBy = (card: Card) =>
  card.recruiting.find((feature): feature is Crystals => feature.what === 'crystals' && !feature.may);

const offerOf = (card: Card) =>
  card.recruiting.find((feature): feature is Crystals => feature.what === 'crystals' && feature.may === true);

/** An offer that limits elemental cards can not be taken by a squad that has more of them already. */
function takesItsOffer(s: Berserk, side: Side, wish: Wish, why: Why): boolean {
  const card = cardOf(s, wish.card);
  if (!isWay(card, wish)) {
    return no(why, { rule: 'B12-105.2.3', why: 'noSuchWay', card: wish.card });
  }
  const most = wish.take ? offerOf(card)?.elementalMost : undefined;
  if (most === undefined) return true;
  const have = elementalsOf(s, side) + (card.elements.length > 0 ? 1 : 0);
  return have <= most || no(why, { rule: 'B12-403.2.2', why: 'elementals', have, need: most });
}

/** The rule by which cards are paid for. */
const priceRule = (s: Berserk): RuleId => (s.edition === '2009' ? 'B09-304.1' : 'B12-403.2.1');

/**
 * Elite cards are paid for in gold alone (B12-403.2.1, B12-G-gold-crystal, B12-G-symbol-gold-crystal), others in silver
 * first (B12-G-silver-crystal, B12-G-symbol-silver-crystal).
 */
function canPay(s: Berserk, side: Side, wish: Wish, why: Why): boolean {
  const card = cardOf(s, wish.card);
  const { price, gold, silver, toll } = billFor(s, side, wish);
  if (isFlyer(card) && side.flyerCrystals + price > flyersMost) {
    return no(why, { rule: 'B12-208.5', why: 'flyers', have: side.flyerCrystals + price, need: flyersMost });
  }
  // B12-403.2.1, B09-304.6a: what a further element costs is lost before the card is recruited.
  const have = side.gold - Math.max(0, toll);
  const tollRule = s.edition === '2009' ? 'B09-304.6a' : 'B12-403.2.1';
  if (have < 0) {
    const tolled = { why: 'elementToll', have: side.gold, need: toll } as const;
    if (s.edition === '2009') no(why, { ...tolled, rule: 'B09-304.6' });
    return no(why, { ...tolled, rule: tollRule });
  }
  if (silver > side.silver) {
    return no(why, { rule: priceRule(s), why: 'silver', have: side.silver, need: silver });
  }
  if (gold <= have) return true;
  if (!why) return false;
  // What the element takes is what is missing.
  const tolled = s.edition === '2009' && gold <= side.gold;
  return no(why, {
    rule: tolled ? tollRule : priceRule(s),
    why: card.elite ? 'gold' : 'crystals',
    have: card.elite ? have : have + silver,
    need: price,
  });
}
