/** Dash (RB-94), which texts have and give. */
import type { Data } from './numbers.ts';

export const dashes: Data = {
  kind: 'when',
  on: 'assaults',
  may: true,
  times: { per: 'turn', most: 1 },
  does: [
    {
      use: 'influence',
      do: { do: 'relocate', to: 'this', cell: { near: 'this', straight: true, free: true }, as: 'dash' },
    },
  ],
};
