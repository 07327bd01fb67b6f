import { expect, test } from 'vitest';
import { berserk } from './berserk.ts';

test('a battle lasts as long as it takes, or so many turns', () => {
  expect(berserk.options({}, 2, 0)).toEqual({ format: 'constructed' });
  expect(berserk.options({ turns: '200' }, 2, 0)).toEqual({ format: 'constructed' });
  expect(berserk.options({ turns: '60' }, 2, 0)).toEqual({ format: 'constructed', turns: 60 });
  expect(berserk.options({ format: 'campaign', turns: '30', campaign: 'games 3' }, 2, 0)).toEqual({
    format: 'campaign',
    campaign: { games: 3 },
    turns: 30,
  });
});
