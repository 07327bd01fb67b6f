/** One measured number. Every benchmark process prints its figures as JSON lines. */
export interface Figure {
  /** Whose engine: `ours`, `@pkmn/sim`, `boardgame.io`. */
  peer: string;
  /** Which game was played on it. */
  case: string;
  metric: Metric;
  value: number;
  /** (max - min) / median of the timed windows. */
  spread?: number;
  /** CPU seconds per second on the clock: well under 1 means that the core was shared. */
  busy?: number;
}

export const METRICS = [
  'decisions/s',
  'games/s',
  'env steps/s',
  'decisions/game',
  'copy µs',
  'heap kB/game',
  'record bytes',
  'replay ms',
  'view µs',
  'explain µs',
  'script kB',
] as const;

export type Metric = (typeof METRICS)[number];

/** The figures among the lines that a benchmark process printed. */
export function readFigures(output: string): Figure[] {
  const figures: Figure[] = [];
  for (const line of output.split('\n')) {
    if (!line.startsWith('{')) continue;
    const value: unknown = JSON.parse(line);
    if (!isFigure(value)) throw new Error(`A benchmark printed a line that is no figure: ${line}`);
    figures.push(value);
  }
  return figures;
}

function isFigure(value: unknown): value is Figure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'peer' in value &&
    typeof value.peer === 'string' &&
    'case' in value &&
    typeof value.case === 'string' &&
    'metric' in value &&
    METRICS.some((metric) => metric === value.metric) &&
    'value' in value &&
    typeof value.value === 'number' &&
    Number.isFinite(value.value)
  );
}
