/** What is printed on the board, as data. */

import type { Effect } from '../effects/language.ts';
import type { Module } from '../modules.ts';
import type { Faction, Icon, Resource } from '../symbols.ts';

export interface Price {
  readonly what: Resource;
  readonly n: number;
}

export interface SpaceData {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly icon: Icon;
  /** A visit gives 1 Influence with it (D-5.2). */
  readonly faction?: Faction;
  readonly cost?: Price;
  /** Influence needed to send an Agent (D-4.6). */
  readonly needs?: { readonly with: Faction; readonly n: number };
  readonly effects: readonly Effect[];
  /** One of several prices with what it buys, chosen when the Agent is sent. */
  readonly exchanges?: readonly { readonly cost?: Price; readonly effects: readonly Effect[] }[];
  readonly combat?: true;
  /** Base spice of a maker space (D-13.1). */
  readonly maker?: number;
  /** What the controller gains whenever an Agent comes (D-12.3). */
  readonly control?: Resource;
  /** What a player has from then on, so that they come once per game. */
  readonly once?: 'council' | 'swordmaster';
  readonly removedBy?: readonly Module[];
  /** What a player with a seat in the Council gets (Uprising). */
  readonly later?: readonly Effect[];
  /** The price once anybody has a Swordmaster (Uprising). */
  readonly reduced?: Price;
  readonly shieldWall?: true;
  readonly only?: string;
  readonly immortality?: readonly Effect[];
}
