import type { Plan } from './measure.ts';

/** How long one process measures. V8 goes on optimising the simulator's code and Berserk's for some 15 s. */
export const PLANS = {
  full: {
    pokemon: { warmup: 20, windows: 9, seconds: 2 },
    boardgame: { warmup: 6, windows: 9, seconds: 1.5 },
    ours: { warmup: 20, windows: 9, seconds: 1 },
  },
  quick: {
    pokemon: { warmup: 5, windows: 3, seconds: 1 },
    boardgame: { warmup: 2, windows: 3, seconds: 1 },
    ours: { warmup: 1.5, windows: 3, seconds: 0.7 },
  },
} satisfies Record<'full' | 'quick', Record<'pokemon' | 'boardgame' | 'ours', Plan>>;
