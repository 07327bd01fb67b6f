import { gameSuite } from '@vigrid/kernel/testing';
import dune from '../index.ts';
import { intents } from './intents.ts';

gameSuite(dune, {
  options: [
    undefined,
    { expansions: ['ix'] },
    { expansions: ['ix', 'epic'] },
    { expansions: ['immortality'] },
    { expansions: ['immortality', 'ix'] },
    { core: 'uprising', expansions: ['choam'] },
  ],
  seats: [1, 2, 3, 4, 6],
  depth: 250,
  intents,
});
