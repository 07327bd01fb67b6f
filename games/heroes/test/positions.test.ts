import { positionSuite } from '@vigrid/kernel/testing';
import heroes from '../index.ts';
import { intents } from './intents.ts';

positionSuite(heroes, new URL('../scenarios/', import.meta.url), {
  intents,
  most: 250,
  // A card in ambush is known by its question: whoever holds none is not asked. No card of the catalogue has it yet.
  betraying: (scenario) => scenario.includes('kind: ambush'),
});
