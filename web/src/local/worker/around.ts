/** What the house in the worker needs of the world, and how it says no. */
import type { AnyGame } from '@vigrid/kernel';
import type { CardReader } from '@vigrid/kernel/card-reader';
import type { Denial, DenialCode, Update } from '@vigrid/protocol';
import type { Drawer } from '../drawer.ts';
import type { LocalRequests } from '../requests.ts';
import type { Shelf } from '../shelf.ts';

export interface Surroundings {
  readonly shelf: Shelf;
  readonly drawer: Drawer;
  /** The game of this id; null where there is none. */
  engine(id: string): Promise<AnyGame | null>;
  /** How it reads cards as they are printed; null where it does not. */
  reader(id: string): Promise<CardReader | null>;
  send(update: Update): void;
  seed(): string;
  now(): Date;
  after(ms: number, job: () => void): void;
}

export type Handlers = {
  readonly [K in keyof LocalRequests]?: (payload: LocalRequests[K][0]) => Promise<LocalRequests[K][1]>;
};

export class No extends Error {
  readonly denial: Denial;
  constructor(denial: Denial) {
    super(denial.text.en);
    this.denial = denial;
  }
}

export const no = (code: DenialCode, ru: string, en: string): No => new No({ code, text: { ru, en } });
