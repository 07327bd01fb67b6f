import type { Figure, Metric } from './figure.ts';
import { isRate, type Verdict } from './targets.ts';

const WHAT: Record<Metric, string> = {
  'decisions/s': 'decisions per second',
  'games/s': 'complete games per second',
  'env steps/s': 'steps per second through vigrid env',
  'decisions/game': 'decisions in a game',
  'copy µs': 'copy of a mid-game state, µs',
  'heap kB/game': 'heap per live game, kB',
  'record bytes': 'stored game of 300 decisions, bytes',
  'replay ms': 'replay of 300 decisions, ms',
  'view µs': "one seat's view as JSON, µs",
  'explain µs': 'explaining one refusal, µs',
  'script kB': 'script for lobby and table, gzip, kB',
};

/** The targets beside what was measured, for people. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  return table(
    ['what', 'peer', "peer's", 'our game', 'ours', 'ratio', 'at least', 'aim', 'holds'],
    verdicts.map(({ target, ours, theirs, ratio, reached }) => {
      const bound = (value: number) => limit(value, target.metric, ratio !== undefined);
      return [
        WHAT[target.metric],
        theirs?.peer ?? '',
        theirs ? digits(theirs.value) : '',
        ours.case,
        digits(ours.value),
        ratio === undefined ? '' : times(ratio),
        bound(target.atLeast),
        bound(target.aim),
        { aim: 'yes, aim reached', 'at least': 'yes', missed: 'NO' }[reached],
      ];
    }),
  );
}

/** Every figure with its noise, for people. */
export function figureTable(figures: readonly Figure[]): string {
  return table(
    ['engine', 'game', 'figure', '', 'windows differ by', 'core was ours'],
    figures.map(({ peer, case: game, metric, value, spread, busy }) => [
      peer,
      game,
      WHAT[metric],
      digits(value),
      percent(spread),
      percent(busy),
    ]),
  );
}

function limit(value: number, metric: Metric, isRatio: boolean): string {
  return `${isRate(metric) ? '≥' : '≤'} ${isRatio ? times(value) : digits(value)}`;
}

/** 12.3× or, where smaller is better, 1/12.3. */
function times(ratio: number): string {
  return ratio >= 1 ? `${digits(ratio)}×` : `1/${digits(1 / ratio)}`;
}

function digits(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

const percent = (share: number | undefined) => (share === undefined ? '' : `${Math.round(share * 100)}%`);

function table(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (/^[\d≥≤]/.test(cell) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
