/** What one guest may take up. */

/** Requests: so many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const usualRate: Rate = { burst: 100, perSecond: 25 };

/** How long and how much we wait for somebody. */
export interface Patience {
  /** For the hello of a new connection, in milliseconds. */
  readonly hello: number;
  /** For a request over HTTP to come in whole, in milliseconds. */
  readonly request: number;
  /** Messages that wait for one connection to be read. */
  readonly unread: number;
}

export const usualPatience: Patience = { hello: 10_000, request: 15_000, unread: 64 };

/** Bytes of one message. */
export const longestMessage = 64 * 1024;
/** Unfinished tables made by one guest. */
export const mostTablesMade = 100;
/** Tables that one connection has open. */
export const mostTablesOpen = 20;
/** Lines in each list of the lobby. */
export const mostLines = 50;
/** What is said: so much at once, and so much a second in the long run. */
export const usualBreath: Rate = { burst: 6, perSecond: 0.5 };
/** Sayings that somebody who comes to a table is shown. */
export const mostSaid = 200;
/** Finished games in one answer. */
export const mostPast = 200;
/** Decks kept for one guest, all games together. */
export const mostDecks = 100;

export class TokenBucket {
  readonly #rate: Rate;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#tokens = rate.burst;
    this.#filledAt = now();
  }

  /** Takes so many tokens; false, and none taken, if there are too few. */
  take(cost: number): boolean {
    const now = this.#now();
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filledAt = now;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }
}
