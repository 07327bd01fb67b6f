import { gameSuite, positionSuite } from '@vigrid/kernel/testing';
import skerries from '../index.ts';

const intents = () => [{ do: 'keep' } as const, { do: 'dare' } as const];

gameSuite(skerries, {
  seats: [2, 3, 4],
  options: [{}, { islands: 3 }, { storms: false }, { rapids: true }],
  intents,
});
positionSuite(skerries, new URL('../scenarios/', import.meta.url), { intents });
