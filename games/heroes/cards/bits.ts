/**
 * Kinds of things as bits, so that what no card in play speaks of can be passed over: what cards bring to the table,
 * and the moments they wait for. A state keeps the sum over the cards that are or were in play this turn.
 */
import { gainNames } from '../abilities/gains.ts';
import type { Ability, Amount, Cannot, Gains, Static } from '../abilities/index.ts';
import { moments } from '../abilities/moment.ts';

/** What a card in play may bring to others. */
export type Force = keyof Gains | 'fewerLives' | 'enters' | 'instead' | ForAll | 'taunt';

/** What a card forbids to others, not to itself alone. */
type ForAll = Extract<Cannot['what'], 'search' | 'drawTwice' | 'firstAttack' | 'quest'>;
const forAll: readonly ForAll[] = ['search', 'drawTwice', 'firstAttack', 'quest'];
const isForAll = (what: Cannot['what']): what is ForAll => forAll.some((one) => one === what);

const forces: readonly Force[] = [...gainNames, 'fewerLives', 'enters', 'instead', ...forAll, 'taunt'];

export const forceBit = bits(forces);
export const momentBit = bits(moments);

export function bitsOf(abilities: readonly Ability[]): { brings: number; hears: number } {
  let brings = 0;
  let hears = 0;
  for (const ability of abilities) {
    if (ability.kind === 'when') hears |= momentBit[ability.on];
    else if (ability.kind === 'enters' && ability.who) brings |= forceBit.enters;
    else if (ability.kind === 'instead' && (ability.who || ability.of === 'draw')) brings |= forceBit.instead;
    else if (ability.kind === 'static') brings |= gainBits(ability);
    else if (ability.kind === 'cannot' && isForAll(ability.what)) brings |= forceBit[ability.what];
  }
  return { brings, hears };
}

/** What a card has by its own text is looked up there, but for what may take lives: all who may die are looked at together. */
function gainBits({ to, gives }: Static): number {
  let sum = gives.lives !== undefined && mayTake(gives.lives) ? forceBit.fewerLives : 0;
  for (const force of forces) {
    if (force in gives && (to !== 'self' || forTable.has(force))) sum |= forceBit[force];
  }
  return sum;
}

/** How many quests a player may hold is not about a card; what wounds are raised by is asked of all cards at once. */
const forTable: ReadonlySet<Force> = new Set(['quests', 'wounds']);

/** Whether the amount may be below 0: what is counted never is. */
function mayTake(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0;
  return typeof amount === 'object' && 'times' in amount && (amount.times ?? 1) < 0;
}

function bits<K extends string>(kinds: readonly K[]): Readonly<Record<K, number>> {
  const entries = kinds.map((kind, at): [K, number] => [kind, 1 << at]);
  return Object.fromEntries(entries) as Record<K, number>;
}
