/** Why something can not be among what is picked: where it would have to lie, or what it would have to be. */
import type { PickQuestion, Reason } from '@vigrid/kernel';
import { placeOf } from './flow/fight.ts';
import { bit, type Fighter, fighterOf, type G, isDie, slotOf, type Valhalla } from './state.ts';
import type { ValhallaWhy } from './text/reasons.ts';

export function explainPick({ state: s }: G, q: PickQuestion, object: number): Reason[] {
  const { ask, rule } = q;
  if (q.kind === 'dice') return isDie(object) ? [{ rule, why: againstDie(s, q, object) }] : [];
  if (q.kind === 'cells') return [{ rule: 'V-6.9', why: 'spaceTaken' }];
  const inHand = s.sides[q.seat].hand.includes(object);
  const fromHand = held[ask] && (inHand ? held[ask] : 'pickFromHand');
  const why = fromHand ?? places[ask] ?? armedOnly(s, q, object);
  if (!why) return [];
  // A card that the seat may not know has no name.
  return [{ rule, why, ...(isSeen(s, q, object) && { card: object }) }];
}

/** What is picked out of the own hand, and what is wrong with a card that lies there and can not be. */
const held: Readonly<Record<string, ValhallaWhy>> = {
  startingHand: 'pickFromHand',
  exchange: 'pickFromHand',
  valgard: 'pickFromHand',
  sacrifice: 'pickFromHand',
  // Any card may be discarded, unless a dwarf asks for a tactic (V-34.6).
  discard: 'wantsTactic',
  layTyr: 'wantsTyr',
  recruit: 'notWarrior',
};

/** Where the rest is picked from. */
const places: Readonly<Record<string, ValhallaWhy>> = {
  jarl: 'pickJarl',
  firstWarrior: 'pickOpen',
  fillUp: 'pickOpen',
  keep: 'pickDrawn',
  makeRoom: 'pickSquad',
  loseWarrior: 'pickSquad',
  takeBack: 'pickPlayed',
  anyWarrior: 'pickDiscarded',
  claim: 'pickSum',
  loseValour: 'pickCheapest',
  holdBack: 'pickSent',
};

/** What concerns the warriors of a fighter: the own activated ones, or those of the other who are not blocked. */
function armedOnly(s: Valhalla, { ask, seat }: PickQuestion, card: number): ValhallaWhy | null {
  const fighters = s.battle?.fighters ?? [];
  const own = fighters.find((f) => f.seat === seat);
  const other = fighters.find((f) => f.seat !== seat);
  if (ask === 'block') return other && isIn(s, other, card) ? 'blocked' : 'pickTheirSquad';
  if (!['road', 'send', 'sendOne', 'recall'].includes(ask) || !own) return null;
  if (!isIn(s, own, card)) return 'pickSquad';
  const place = placeOf(s, own, card);
  if (!bit(own.armed, place)) return 'pickArmed';
  return ask === 'sendOne' ? 'pickRoom' : 'onRoad';
}

const isIn = (s: Valhalla, f: Fighter, card: number): boolean => placeOf(s, f, card) >= 0;

/** A die that lies on a warrior stays there, one that is gone is gone, and those of others are theirs. */
function againstDie(s: Valhalla, { ask, seat }: PickQuestion, die: number): ValhallaWhy {
  const f = s.battle?.fighters[fighterOf(die)];
  if (f?.seat !== seat) return 'notYourDie';
  const slot = slotOf(die);
  if (!(f.faces[slot] > 0)) return 'dieGone';
  if (f.on[slot] >= 0) return 'dieOnWarrior';
  return ask === 'keepDie' ? 'pickNewDie' : 'wantsWeapon';
}

/** Cards that lie face up, and those of the own hand. */
const isSeen = (s: Valhalla, { seat }: PickQuestion, card: number): boolean =>
  s.sides[seat].hand.includes(card) ||
  s.sides.some(({ squad, valhalla }) => squad.includes(card) || valhalla.includes(card)) ||
  s.discard.includes(card) ||
  s.open.includes(card);
