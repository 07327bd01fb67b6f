/** What a game brings to the builder: how its cards are drawn, read and told apart. Loaded when its decks are opened. */
import type { CardEntry, Lang, OwnCard } from '@vigrid/kernel';
import type { ComponentType, MouseEvent, ReactNode } from 'preact/compat';
import type { Both } from '../i18n/index.ts';
import type { Facet } from './filtering.ts';
import type { Held } from './lists.ts';

export interface GameCards {
  /** The file with the silhouettes of its cards. */
  readonly glyphs: string;
  readonly Card: ComponentType<CardFace>;
  /** What the words on a card mean, under the card that is read. */
  readonly Terms?: ComponentType<{ readonly entry: CardEntry }>;
  /** All that a card says, as a sentence. */
  read(entry: CardEntry, lang: Lang): string;
  readonly facets: readonly Facet[];
  /** A price as the cards have it: of a card where one is given. */
  readonly Price: ComponentType<PriceProps>;
  /** Cards that cost this or more share the last bar of the curve. */
  readonly dearest: number;
  /** What the first cards are called, and whether some of them may be exchanged. */
  readonly sample: SampleWords;
  /** Cards that were made in this browser; absent where none are made for the game. */
  own?(): readonly { readonly card: OwnCard; readonly entry: CardEntry }[];
  /** Those of these cards that were made here, as a part of a link; null for none. Takes what such a link brings. */
  sent?(ids: readonly string[], name: string): Promise<string | null>;
  take?(code: string): Promise<void>;
  /** How many of what kind a deck holds, beside its costs. */
  sums?(held: readonly Held[], lang: Lang): readonly string[];
}

export interface PriceProps {
  readonly n: number;
  readonly entry?: CardEntry;
}

export interface SampleWords {
  readonly title: Both<string>;
  readonly short: Both<string>;
  /** What to do with it; nothing but another one where it is not given. */
  readonly exchanged?: Both<string>;
  readonly again: Both<string>;
}

export interface CardFace {
  readonly entry: CardEntry;
  readonly size: 'full' | 'hand' | 'thumb';
  readonly width?: number;
  readonly look?: 'chosen' | 'barred' | undefined;
  readonly tag?: ReactNode;
  readonly tabIndex?: number;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}
