import { expect, test } from 'vitest';
import { tally } from '../lib/tally.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };
const skipped = { status: 'skipped' };

test('passed and failed tests of all files are summed up', () => {
  const report = {
    testResults: [
      { status: 'passed', assertionResults: [passed, passed, skipped] },
      { status: 'failed', assertionResults: [passed, failed, failed] },
    ],
  };
  expect(tally(report, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a file that could not be loaded is one failure', () => {
  const report = {
    testResults: [
      { status: 'passed', assertionResults: [passed] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(tally(report, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that ends badly is a failure though all its tests passed', () => {
  const report = { testResults: [{ status: 'passed', assertionResults: [passed] }] };
  expect(tally(report, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that left no report is a failure', () => {
  expect(tally(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});
