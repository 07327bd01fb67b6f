/** What cards of several tables say alike: keywords, and abilities that open in the same way. */
import type {
  Ability,
  Condition,
  Costs,
  Effect,
  Filter,
  Gains,
  Static,
  Triggered,
} from '../abilities/index.ts';

export const character: Filter = { type: 'character' };
export const creature: Filter = { type: 'creature' };
export const hero: Filter = { type: 'hero' };
export const yourCreature: Filter = { type: 'creature', side: 'yours' };
export const enemyCreature: Filter = { type: 'creature', side: 'enemy' };
export const yourHero: Filter = { type: 'hero', side: 'yours' };
export const enemyHero: Filter = { type: 'hero', side: 'enemy' };

export const rush: Ability = { kind: 'word', word: 'rush' };
export const armour = (value: number): Ability => ({ kind: 'word', word: 'armour', value });
export const horde: Ability = { kind: 'word', word: 'horde' };
export const unique: Ability = { kind: 'word', word: 'unique' };
export const firstStrike: Ability = { kind: 'word', word: 'firstStrike' };
export const fromSpells: Ability = { kind: 'protection', from: { by: 'spell' } };
export const fromShots: Ability = { kind: 'protection', from: { by: 'shot' } };
export const cannotAttack: Ability = { kind: 'cannot', what: 'attack' };

export const soulcatcher: Condition = { soulcatcher: true };
export const wentSecond: Condition = { went: 'second' };
export const warrior: Condition = { heroClass: 'warrior' };
export const mage: Condition = { heroClass: 'mage' };
export const priest: Condition = { heroClass: 'priest' };
export const rogue: Condition = { heroClass: 'rogue' };

/** What the spell does; with a condition, a further text of it. */
export const play = (...does: readonly Effect[]): Ability => ({ kind: 'play', does });
export const playIf = (condition: Condition, ...does: readonly Effect[]): Ability => ({
  kind: 'play',
  if: condition,
  does,
});
/** In place of the spell's other texts. */
export const playInstead = (condition: Condition, ...does: readonly Effect[]): Ability => ({
  kind: 'play',
  if: condition,
  instead: true,
  does,
});

export const hire = (...does: readonly Effect[]): Triggered => ({ kind: 'when', on: 'hire', does });
export const hireIf = (condition: Condition, ...does: readonly Effect[]): Triggered => ({
  kind: 'when',
  on: 'hire',
  if: condition,
  does,
});
export const death = (...does: readonly Effect[]): Triggered => ({ kind: 'when', on: 'death', does });

/** Concentration (BH-17.1). */
export const concentration = (...does: readonly Effect[]): Triggered => ({
  kind: 'when',
  on: 'turnStart',
  if: { unwounded: true },
  does,
});

/** Raid X – On attack (BH-18.1); Raid X with something the creature has while it attacks. */
export const raid = (x: number, ...does: readonly Effect[]): Triggered => ({
  kind: 'when',
  on: 'attack',
  if: { raid: x },
  does,
});
export const raider = (x: number, gives: Gains): Static => ({
  kind: 'static',
  if: { raid: x },
  to: 'self',
  gives,
});

/** Spend (BH-19.1). */
export const spend = (at: readonly number[], ...does: readonly Effect[]): Triggered => ({
  kind: 'when',
  on: 'spend',
  at,
  does,
});

/** At the start or at the end of every turn, both players'. */
export const everyTurn = (
  at: 'start' | 'end',
  text: Omit<Triggered, 'kind' | 'on'>,
): readonly Triggered[] => [
  { kind: 'when', on: at === 'start' ? 'turnStart' : 'turnEnd', ...text },
  { kind: 'when', on: at === 'start' ? 'enemyTurnStart' : 'enemyTurnEnd', ...text },
];

/** One coin less for whoever went second. */
export const cheaperSecond: Costs = { kind: 'costs', if: wentSecond, by: -1 };

/** A quest that asks one coin more each turn, and is completed when it is not paid. */
export const upkeep = (...otherwise: readonly Effect[]): Triggered => ({
  kind: 'when',
  on: 'turnStart',
  does: [
    { do: 'mark', to: 'self', amount: 1 },
    { do: 'payOr', coins: 'markers', otherwise: [{ do: 'complete', to: 'self' }, ...otherwise] },
  ],
});
