import { golden, lively } from '@vigrid/kernel/testing';
import dune from '../index.ts';

const leaders = ['lead-paul-atreides', 'lead-baron-vladimir-harkonnen', 'lead-helena-richese'];

golden(new URL('golden/three.txt', import.meta.url), {
  game: dune,
  setup: {
    seats: 3,
    seed: 'golden',
    options: { core: 'base', leaders, rivals: [], rival: 'any', difficulty: 'mercenary', expansions: [] },
  },
  choose: lively('reveal'),
});

golden(new URL('golden/solo.txt', import.meta.url), {
  game: dune,
  setup: {
    seats: 1,
    seed: 'golden',
    options: {
      leaders: ['lead-countess-ariana-thorvald'],
      rivals: ['lead-duke-leto-atreides', 'lead-glossu-the-beast-rabban'],
      core: 'base',
      rival: 'any',
      difficulty: 'mentat',
      expansions: [],
    },
  },
  choose: lively('reveal'),
});
