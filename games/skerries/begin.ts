/** The state before the first step. */
import { type Random, type Setup, seeded } from '@vigrid/kernel';
import type { SkerriesOptions } from './settings.ts';
import { type Skerries, sails } from './state.ts';

export const begin = ({ seats, seed, options }: Setup<SkerriesOptions>): Skerries =>
  newVoyage(seats, options, seeded(seed));

export const newVoyage = (seats: number, options: SkerriesOptions, random: Random): Skerries => ({
  frames: [{ kind: 'voyage', step: 0 }],
  random,
  reveals: 0,
  given: null,
  result: null,
  options,
  stock: sails.slice(),
  treasures: [1, 2, 3, 4, 5, 6, 7, 8],
  island: 0,
  prize: 0,
  captains: Array.from({ length: seats }, () => ({ hand: [], hoisted: [], gold: 0 })),
  die: 0,
});
