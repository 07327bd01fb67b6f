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
    this.#fill();
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Takes so many tokens, or what there is: they were spent elsewhere. */
  spend(cost: number): void {
    this.#fill();
    this.#tokens = Math.max(0, this.#tokens - cost);
  }

  #fill(): void {
    const now = this.#now();
    const gained = (Math.max(0, now - this.#filledAt) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + gained);
    this.#filledAt = now;
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
    return this.#of(who).take(cost);
  }

  spend(who: string, cost: number): void {
    this.#of(who).spend(cost);
  }

  #of(who: string): TokenBucket {
    const bucket = this.#kept.get(who) ?? new TokenBucket(this.#rate, this.#now);
    this.#kept.delete(who);
    this.#kept.set(who, bucket);
    const [first] = this.#kept.keys();
    if (this.#kept.size > mostKept && first !== undefined) this.#kept.delete(first);
    return bucket;
  }
}

/** What one connection shares with others. Whoever sits at this machine has no address to be limited by. */
export interface Shares {
  /** For a request of this cost. */
  take(guest: string | null, cost: number): boolean;
  mayBeNew(): boolean;
  /** To sign in, by the name given. */
  mayTry(login: string | null): boolean;
  /** For what takes the store long. */
  mayAskMuch(guest: string): boolean;
}

/** Who has spent how much of what. */
export type Spent = readonly (readonly [kind: Kind, who: string, cost: number])[];

export const kinds = ['guest', 'address', 'newcomer', 'try', 'much'] as const;
type Kind = (typeof kinds)[number];

/** Less than this in one telling is not worth telling: a player who thinks sends an act now and then. */
const leastTold: Record<Kind, number> = { guest: 10, address: 10, newcomer: 1, try: 1, much: 1 };

/** How long it is gathered what the other servers have to know, in milliseconds; how much goes into one telling. */
const gather = 500;
const inOne = 50;

/**
 * The limits that go beyond a connection. Servers on one database tell each other what was spent and take it off their
 * own: nobody gets more for coming to several, and no message waits for the database to be judged.
 */
export class SharedLimits {
  readonly #of: Record<Kind, Buckets>;
  readonly #tell: ((spent: Spent) => void) | null;
  readonly #connections = new Map<string, number>();
  readonly #spent = new Map<string, [Kind, string, number]>();
  #timer: NodeJS.Timeout | null = null;

  constructor(rate: Rate, newcomers: Rate, now: () => number, tell: ((spent: Spent) => void) | null = null) {
    this.#tell = tell;
    this.#of = {
      guest: new Buckets(times(rate, guestShare), now),
      address: new Buckets(times(rate, addressShare), now),
      newcomer: new Buckets(newcomers, now),
      try: new Buckets(usualTries, now),
      much: new Buckets({ burst: rate.burst / 20, perSecond: rate.perSecond / 1500 }, now),
    };
  }

  /** A connection comes from an address; null if there are too many. To be called with the address again when it goes. */
  come(address: string): Shares | null {
    const limited = !isThisMachine(address);
    const open = this.#connections.get(address) ?? 0;
    if (limited && open >= mostConnections) return null;
    this.#connections.set(address, open + 1);
    return {
      take: (guest, cost) =>
        (guest === null || this.#take('guest', guest, cost)) &&
        (!limited || this.#take('address', address, cost)),
      mayBeNew: () => !limited || this.#take('newcomer', address, 1),
      mayTry: (login) =>
        (!limited || this.#take('try', `from ${address}`, 1)) &&
        (login === null || this.#take('try', `as ${login}`, 1)),
      mayAskMuch: (guest) => this.#take('much', guest, 1),
    };
  }

  go(address: string): void {
    const open = (this.#connections.get(address) ?? 1) - 1;
    if (open > 0) this.#connections.set(address, open);
    else this.#connections.delete(address);
  }

  /** Another server tells what was spent there. */
  heard(spent: Spent): void {
    for (const [kind, who, cost] of spent) this.#of[kind].spend(who, cost);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #take(kind: Kind, who: string, cost: number): boolean {
    if (!this.#of[kind].take(who, cost)) return false;
    if (!this.#tell) return true;
    const key = `${kind} ${who}`;
    this.#spent.set(key, [kind, who, cost + (this.#spent.get(key)?.[2] ?? 0)]);
    this.#timer ??= setTimeout(() => this.#tellAll(), gather).unref();
    return true;
  }

  #tellAll(): void {
    this.#timer = null;
    const spent = [...this.#spent.values()].filter(([kind, , cost]) => cost >= leastTold[kind]);
    this.#spent.clear();
    for (let from = 0; from < spent.length; from += inOne) this.#tell?.(spent.slice(from, from + inOne));
  }
}

const times = ({ burst, perSecond }: Rate, n: number): Rate => ({
  burst: burst * n,
  perSecond: perSecond * n,
});

const isThisMachine = (address: string): boolean => /^(::ffff:)?127\.|^::1$/.test(address);
