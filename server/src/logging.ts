/** What the server writes down for whoever runs it: sentences, and what they are about. Never a secret. */
import { pino } from 'pino';

/** What a line is about. */
export interface About {
  readonly table?: string;
  readonly request?: string;
  /** Tells one request from all others. */
  readonly id?: string;
}

export type Logging = (line: string, about?: About) => void;

/** Lines for a person at a terminal. */
export const plainly: Logging = (line) => console.error(line);

/** One object a line, for programs that collect them. */
export function asObjects(): Logging {
  const writer = pino({ base: { pid: process.pid } }, pino.destination(2));
  return (line, about = {}) => writer.warn(about, line);
}
