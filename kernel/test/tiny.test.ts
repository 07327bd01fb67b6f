import fc from 'fast-check';
import { gameSuite } from '../src/testing/index.ts';
import { tiny } from './tiny/index.ts';
import { deeds } from './tiny/state.ts';

gameSuite(tiny, {
  options: fc.record({ rounds: fc.integer({ min: 1, max: 3 }) }),
  depth: 40,
  intents: () => [...deeds, 'stop' as const].map((name) => ({ do: name })),
});
