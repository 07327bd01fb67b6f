import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { judge } from './targets.ts';

const figure = (peer: string, game: string, metric: Figure['metric'], value: number): Figure => ({
  peer,
  case: game,
  metric,
  value,
});

const simulator = figure('@pkmn/sim', 'gen9randombattle', 'decisions/s', 1000);
const reached = (...figures: Figure[]) => judge(figures).map((verdict) => verdict.reached);

test('a rate is held against the same rate of the peer', () => {
  expect(reached(simulator, figure('ours', 'heroes', 'decisions/s', 60_000))).toEqual(['aim']);
  expect(reached(simulator, figure('ours', 'heroes', 'decisions/s', 59_999))).toEqual(['at least']);
  expect(reached(simulator, figure('ours', 'heroes', 'decisions/s', 29_999))).toEqual(['missed']);
});

test('the slowest of our games counts', () => {
  const [verdict] = judge([
    figure('ours', 'heroes', 'decisions/s', 50_000),
    figure('ours', 'dune', 'decisions/s', 9_000),
    figure('ours', 'berserk', 'decisions/s', 40_000),
    simulator,
  ]);
  expect(verdict).toMatchObject({ ours: { case: 'dune' }, ratio: 9, reached: 'missed' });
});

test('a time of our own is held against a fixed bound, the longest counting', () => {
  expect(reached(figure('ours', 'heroes', 'copy µs', 4))).toEqual(['aim']);
  expect(reached(figure('ours', 'heroes', 'copy µs', 3), figure('ours', 'dune', 'copy µs', 9))).toEqual([
    'at least',
  ]);
  expect(reached(figure('ours', 'heroes', 'copy µs', 9.1))).toEqual(['missed']);
});

test('a replay may take a twelfth of the time of the peer', () => {
  const peer = figure('@pkmn/sim', 'gen9randombattle', 'replay ms', 180);
  expect(reached(peer, figure('ours', 'heroes', 'replay ms', 6))).toEqual(['aim']);
  expect(reached(peer, figure('ours', 'heroes', 'replay ms', 15))).toEqual(['at least']);
  expect(reached(peer, figure('ours', 'heroes', 'replay ms', 15.1))).toEqual(['missed']);
});

test('what was not measured is not judged', () => {
  expect(judge([simulator])).toEqual([]);
  expect(judge([figure('ours', 'heroes', 'decisions/s', 50_000)])).toEqual([]);
});
