/**
 * Who is there, on this server and on its neighbours: guests, and guests at tables that they have open. Each server
 * numbers what it tells, so that the others notice when they have missed something and ask.
 */
import type { Neighbours } from './neighbours.ts';

/** A guest, or a guest at a table. */
export type Place = string;
export const atTable = (guest: string, table: string): Place => `${guest} ${table}`;

/** How long changes are gathered, how often each says that it is there, when it is taken for gone, in milliseconds. */
const gather = 50;
const sayEvery = 2000;
const goneAfter = 9000;

/** Places in one telling: NOTIFY carries 8000 bytes, and a place has some 25. */
const inOne = 200;

interface Other {
  n: number;
  heard: number;
  places: Set<Place>;
  /** What has come so far of a telling of everybody. */
  coming: Set<Place>;
}

export class Presence {
  readonly #neighbours: Neighbours;
  /** How many connections are at each place here. */
  readonly #here = new Map<Place, number>();
  readonly #others = new Map<string, Other>();
  /** How many other servers know somebody at a place. */
  readonly #elsewhere = new Map<Place, number>();
  #guests = 0;
  readonly #listeners: ((places: ReadonlySet<Place>) => void)[] = [];
  #changed = new Set<Place>();
  #told = new Set<Place>();
  #n = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #clock: NodeJS.Timeout;

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours;
    neighbours.onNews((news, from) => {
      switch (news.kind) {
        case 'presence':
          return this.#hear(from, news.n, news.come, news.gone);
        case 'present':
          return this.#hearAll(from, news);
        case 'alive':
          return this.#hearAlive(from, news.n);
        case 'who':
          if (news.whom === null || news.whom === neighbours.self) this.#tellAll();
          return;
        case 'leaving':
          return this.#forget(from);
      }
    });
    neighbours.onGap(() => this.#begin());
    this.#begin();
    this.#clock = setInterval(() => this.#beat(), sayEvery).unref();
  }

  /** Called with the places on other servers where somebody has come or gone. */
  onElsewhere(listener: (places: ReadonlySet<Place>) => void): void {
    this.#listeners.push(listener);
  }

  come(place: Place): void {
    const before = this.#here.get(place) ?? 0;
    if (before === 0 && isGuest(place) && !this.#elsewhere.has(place)) this.#guests++;
    this.#here.set(place, before + 1);
    if (before === 0) this.#note(place);
  }

  go(place: Place): void {
    const before = this.#here.get(place) ?? 0;
    if (before > 1) this.#here.set(place, before - 1);
    else if (this.#here.delete(place)) {
      if (isGuest(place) && !this.#elsewhere.has(place)) this.#guests--;
      this.#note(place);
    }
  }

  /** How many guests are there on any server. */
  get guests(): number {
    return this.#guests;
  }

  /** Whether somebody is there on any server. */
  has(place: Place): boolean {
    return this.#here.has(place) || this.#elsewhere.has(place);
  }

  close(): void {
    clearInterval(this.#clock);
    if (this.#timer) clearTimeout(this.#timer);
    this.#neighbours.tell({ kind: 'leaving' });
  }

  #begin(): void {
    this.#tellAll();
    this.#neighbours.tell({ kind: 'who', whom: null });
  }

  #note(place: Place): void {
    if (!this.#neighbours.shared) return;
    this.#changed.add(place);
    this.#timer ??= setTimeout(() => this.#tell(), gather).unref();
  }

  #tell(): void {
    this.#timer = null;
    const places = [...this.#changed].filter((place) => this.#here.has(place) !== this.#told.has(place));
    this.#changed = new Set();
    for (let from = 0; from < places.length; from += inOne) {
      const some = places.slice(from, from + inOne);
      const come = some.filter((place) => this.#here.has(place));
      const gone = some.filter((place) => !this.#here.has(place));
      for (const place of come) this.#told.add(place);
      for (const place of gone) this.#told.delete(place);
      this.#neighbours.tell({ kind: 'presence', n: ++this.#n, come, gone });
    }
  }

  #tellAll(): void {
    const all = [...this.#here.keys()];
    this.#told = new Set(all);
    this.#n++;
    for (let from = 0; from === 0 || from < all.length; from += inOne) {
      this.#neighbours.tell({
        kind: 'present',
        n: this.#n,
        first: from === 0,
        last: from + inOne >= all.length,
        keys: all.slice(from, from + inOne),
      });
    }
  }

  #beat(): void {
    this.#neighbours.tell({ kind: 'alive', n: this.#n });
    for (const [id, { heard }] of this.#others) if (performance.now() - heard > goneAfter) this.#forget(id);
  }

  #hear(from: string, n: number, come: readonly Place[], gone: readonly Place[]): void {
    const other = this.#others.get(from);
    if (!other || n !== other.n + 1) {
      this.#ask(from);
      return;
    }
    other.n = n;
    other.heard = performance.now();
    this.#tellOf(new Set([...come.filter((place) => this.#add(other, place)), ...this.#drop(other, gone)]));
  }

  #hearAll(from: string, part: { n: number; first: boolean; last: boolean; keys: readonly Place[] }): void {
    const known = this.#others.get(from);
    const other: Other = known ?? { n: -1, heard: 0, places: new Set(), coming: new Set() };
    other.heard = performance.now();
    if (part.first) other.coming = new Set();
    for (const place of part.keys) other.coming.add(place);
    this.#others.set(from, other);
    if (!part.last) return;
    other.n = part.n;
    const gone = this.#drop(
      other,
      [...other.places].filter((place) => !other.coming.has(place)),
    );
    const come = [...other.coming].filter((place) => this.#add(other, place));
    this.#tellOf(new Set([...come, ...gone]));
  }

  #hearAlive(from: string, n: number): void {
    const other = this.#others.get(from);
    if (other) other.heard = performance.now();
    if (other?.n !== n) this.#ask(from);
  }

  #ask(from: string): void {
    this.#neighbours.tell({ kind: 'who', whom: from });
  }

  #forget(id: string): void {
    const other = this.#others.get(id);
    if (!other) return;
    this.#others.delete(id);
    this.#tellOf(new Set(this.#drop(other, [...other.places])));
  }

  #add(other: Other, place: Place): boolean {
    if (other.places.has(place)) return false;
    other.places.add(place);
    if (isGuest(place) && !this.has(place)) this.#guests++;
    this.#elsewhere.set(place, (this.#elsewhere.get(place) ?? 0) + 1);
    return true;
  }

  #drop(other: Other, places: readonly Place[]): Place[] {
    return places.filter((place) => {
      if (!other.places.delete(place)) return false;
      const left = (this.#elsewhere.get(place) ?? 1) - 1;
      if (left > 0) this.#elsewhere.set(place, left);
      else this.#elsewhere.delete(place);
      if (isGuest(place) && !this.has(place)) this.#guests--;
      return true;
    });
  }

  #tellOf(places: ReadonlySet<Place>): void {
    if (places.size > 0) for (const listener of this.#listeners) listener(places);
  }
}

const isGuest = (place: Place): boolean => !place.includes(' ');
