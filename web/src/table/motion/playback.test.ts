import type { LoggedEvent } from '@vigrid/protocol';
import { expect, test } from 'vitest';
import { scenesIn } from './playback.ts';

const told = (kind: string, more: object = {}): LoggedEvent => ({
  seq: 7,
  event: { kind, rule: 'D-1.1', ...more },
});

test('a step with several phases is told as one scene after another, each as long as its parts', () => {
  const events = [
    told('placed'),
    told('gain'),
    told('points', { points: 10 }),
    told('phase', { phase: 'makers' }),
    told('maker'),
    told('maker'),
    told('phase', { phase: 'turns' }),
    told('round'),
    told('conflict'),
  ];
  const scenes = scenesIn(
    events,
    {
      placed: 1000,
      points: ({ points }) => (points === 10 ? 1800 : 900),
      phase: ({ phase }) => (phase === 'makers' ? 600 : 0),
      maker: 300,
      conflict: 900,
    },
    {},
  );
  expect(scenes.map(({ told, long, early }) => [told.map(({ event }) => event.kind), long, early])).toEqual([
    [['placed', 'points'], 2800, true],
    [['phase', 'maker', 'maker'], 1200, true],
    [['conflict'], 900, false],
  ]);
});

test('what is no moment is not waited for', () => {
  expect(scenesIn([told('gain'), told('phase', { phase: 'turns' })], { phase: () => 0 }, {})).toEqual([]);
});
