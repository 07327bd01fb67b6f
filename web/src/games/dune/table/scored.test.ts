import type { LoggedEvent } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { patchesOf } from './scored.ts';

const told = (seq: number, kind: string, more: object, rule = 'D-1.2'): LoggedEvent => ({
  seq,
  event: { kind, rule, ...more },
});

test('each point is woven in the cloth of what gave it, and an alliance that is lost takes its own away', () => {
  const log = [
    told(1, 'round', { round: 1 }),
    told(2, 'influence', { seat: 0, faction: 'fremen' }),
    told(2, 'points', { seat: 0, n: 1 }, 'D-16.2'),
    told(3, 'round', { round: 2 }),
    told(4, 'placed', { seat: 0, place: 1 }),
    told(4, 'points', { seat: 0, n: 1 }),
    told(5, 'alliance', { seat: 0, faction: 'beneGesserit' }),
    told(5, 'points', { seat: 0, n: 1 }, 'D-16.6'),
    told(6, 'acquire', { seat: 1 }),
    told(6, 'points', { seat: 1, n: 1 }),
    told(7, 'alliance', { seat: 1, faction: 'beneGesserit' }),
    told(7, 'points', { seat: 0, n: -1 }, 'D-16.6'),
    told(7, 'points', { seat: 1, n: 1 }, 'D-16.6'),
  ];
  const short = (seat: number, points: number) =>
    patchesOf(log, seat, points).map(
      ({ source, alliance, round }) => `${source}${alliance ? '*' : ''} ${round}`,
    );
  expect(short(0, 3)).toEqual(['start 0', 'fremen 1', 'conflict 2']);
  expect(short(1, 3)).toEqual(['start 0', 'spice 2', 'bene* 2']);
});
