/** What a game brings to the builder: how its cards are drawn, read and told apart. Loaded when its decks are opened. */
import type { CardEntry, Lang } from '@vigrid/kernel';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { Facet } from './filtering.ts';

export interface GameCards {
  /** The silhouettes on its cards. */
  /** The file with the silhouettes of its cards. */
  readonly glyphs: string;
  readonly Card: ComponentType<CardFace>;
  /** All that a card says, as a sentence. */
  read(entry: CardEntry, lang: Lang): string;
  readonly facets: readonly Facet[];
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

export const gameCards: Readonly<Record<string, () => Promise<GameCards>>> = {
  heroes: () => import('./heroes.tsx').then((part) => part.heroesCards),
};
