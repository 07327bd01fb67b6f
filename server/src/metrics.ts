/** What the server tells of itself to whoever keeps an eye on it, in the format of Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** An act of this game was acknowledged, so long after it had come in, in milliseconds. */
  acted(game: string, ms: number): void;
  /** A request was refused, for this reason. */
  refused(code: string): void;
  /** Everything, as text. */
  told(): Promise<string>;
  readonly type: string;
}

/** Upper bounds of times from an act to its acknowledgement, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Counts for one server; the numbers that are read off when asked are given by `now`. */
export function openMetrics(now: { tables(): number; people(): number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const acts = new Histogram({
    name: 'vigrid_act_seconds',
    help: 'From an act coming in to its acknowledgement.',
    labelNames: ['game'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'vigrid_refusals_total',
    help: 'Requests that were refused.',
    labelNames: ['code'],
    registers,
  });
  gauge('vigrid_tables_in_memory', 'Tables in memory.', now.tables);
  gauge('vigrid_guests_present', 'Guests with an open connection.', now.people);

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  return {
    acted: (game, ms) => acts.observe({ game }, ms / 1000),
    refused: (code) => refusals.inc({ code }),
    told: () => registry.metrics(),
    type: registry.contentType,
  };
}
