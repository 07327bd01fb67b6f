/** What one guest may take up. */

/** Requests: so many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Of one connection. */
export const usualRate: Rate = { burst: 100, perSecond: 25 };

/** All connections of a guest together, and all of an address, have so many times that. */
const guestShare = 2;
const addressShare = 10;

/** Guests who come for the first time from one address: a club may, one who makes guests may not. */
export const usualNewcomers: Rate = { burst: 60, perSecond: 0.1 };

/** Attempts to sign in: with one name from anywhere, and from one address. */
const usualTries: Rate = { burst: 10, perSecond: 1 / 60 };

/** Connections from one address at the same time. */
export const mostConnections = 200;

/** Those who are remembered at the same time. */
const mostKept = 20_000;

/** How long and how much we wait for somebody. */
export interface Patience {
  /** For the hello of a new connection, in milliseconds. */
  readonly hello: number;
  /** For a request over HTTP to come in whole, in milliseconds. */
  readonly request: number;
  /** Messages that wait for one connection to be read. */
  readonly unread: number;
  /** For a lot to be opened when all seats are taken, in milliseconds. */
  readonly lots: number;
}

export const usualPatience: Patience = { hello: 10_000, request: 15_000, unread: 64, lots: 8000 };

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

/** Limits for many, by who they are; whoever was there longest ago is forgotten first. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #kept = new Map<string, TokenBucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(who: string, cost: number): boolean {
    const bucket = this.#kept.get(who) ?? new TokenBucket(this.#rate, this.#now);
    this.#kept.delete(who);
    this.#kept.set(who, bucket);
    const [first] = this.#kept.keys();
    if (this.#kept.size > mostKept && first !== undefined) this.#kept.delete(first);
    return bucket.take(cost);
  }
}

/** What one connection shares with others. Whoever sits at this machine has no address to be limited by. */
export interface Shares {
  /** For a request of this cost. */
  take(guest: string | null, cost: number): boolean;
  mayBeNew(): boolean;
  /** To sign in, by the name given. */
  mayTry(login: string | null): boolean;
}

/** The limits of one server that go beyond a connection. */
export class SharedLimits {
  readonly #guests: Buckets;
  readonly #addresses: Buckets;
  readonly #newcomers: Buckets;
  readonly #tries: Buckets;
  readonly #connections = new Map<string, number>();

  constructor(rate: Rate, newcomers: Rate, now: () => number) {
    this.#guests = new Buckets(times(rate, guestShare), now);
    this.#addresses = new Buckets(times(rate, addressShare), now);
    this.#newcomers = new Buckets(newcomers, now);
    this.#tries = new Buckets(usualTries, now);
  }

  /** A connection comes from an address; null if there are too many. To be called with the address again when it goes. */
  come(address: string): Shares | null {
    const limited = !isThisMachine(address);
    const open = this.#connections.get(address) ?? 0;
    if (limited && open >= mostConnections) return null;
    this.#connections.set(address, open + 1);
    return {
      take: (guest, cost) =>
        (guest === null || this.#guests.take(guest, cost)) &&
        (!limited || this.#addresses.take(address, cost)),
      mayBeNew: () => !limited || this.#newcomers.take(address, 1),
      mayTry: (login) =>
        (!limited || this.#tries.take(`from ${address}`, 1)) &&
        (login === null || this.#tries.take(`as ${login}`, 1)),
    };
  }

  go(address: string): void {
    const open = (this.#connections.get(address) ?? 1) - 1;
    if (open > 0) this.#connections.set(address, open);
    else this.#connections.delete(address);
  }
}

const times = ({ burst, perSecond }: Rate, n: number): Rate => ({
  burst: burst * n,
  perSecond: perSecond * n,
});

const isThisMachine = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);
