/** What happens in a game of Dune, for the log and the table. `side` is a seat, or a Rival after the seats. */
import type { GameEvent } from '@vigrid/kernel';
import type { Faction, Resource } from './effects/types.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';

export type Cite = RuleId | RulingId;

/** A card by its number, with its id in the catalogue. */
export interface CardRef {
  readonly id: number;
  readonly def: string;
}

interface Told {
  readonly rule: Cite;
}

export type DuneEvent = Told &
  (
    | { readonly kind: 'round'; readonly round: number; readonly first: number }
    | { readonly kind: 'conflict'; readonly card: CardRef }
    | { readonly kind: 'phase'; readonly phase: 'turns' | 'combat' | 'makers' | 'recall' | 'endgame' }
    | { readonly kind: 'turn'; readonly side: number }
    | {
        readonly kind: 'send';
        readonly side: number;
        readonly card: CardRef;
        readonly space: number;
        readonly from?: number;
      }
    /** A Rival's Agent, by a card of House Hagal; no space: the card sends it nowhere. */
    | { readonly kind: 'rival'; readonly side: number; readonly card: CardRef; readonly space: number | null }
    | { readonly kind: 'reveal'; readonly side: number; readonly cards: readonly CardRef[] }
    | { readonly kind: 'strength'; readonly side: number; readonly strength: number }
    | { readonly kind: 'intrigue'; readonly side: number; readonly card: CardRef }
    | {
        readonly kind: 'acquire';
        readonly side: number;
        readonly card: CardRef;
        readonly cost: number;
        readonly to: 'discard' | 'deck' | 'hand';
      }
    | { readonly kind: 'row'; readonly card: CardRef }
    | { readonly kind: 'aside'; readonly side: number; readonly card: CardRef }
    | {
        readonly kind: 'gain' | 'pay';
        readonly side: number;
        readonly what: Resource | 'persuasion' | 'swords';
        readonly n: number;
      }
    | { readonly kind: 'points'; readonly side: number; readonly n: number; readonly points: number }
    | {
        readonly kind: 'influence';
        readonly side: number;
        readonly faction: Faction;
        readonly n: number;
        readonly now: number;
      }
    | {
        readonly kind: 'alliance';
        readonly side: number | null;
        readonly faction: Faction;
        readonly from: number | null;
      }
    | { readonly kind: 'recruit'; readonly side: number; readonly n: number }
    | {
        readonly kind: 'deploy';
        readonly side: number;
        readonly n: number;
        readonly from: 'garrison' | 'supply';
      }
    | { readonly kind: 'retreat'; readonly side: number; readonly n: number }
    | {
        readonly kind: 'lose';
        readonly side: number;
        readonly n: number;
        readonly from: 'garrison' | 'conflict';
      }
    | { readonly kind: 'draw'; readonly side: number; readonly n: number }
    | { readonly kind: 'drawIntrigue'; readonly side: number; readonly n: number }
    | { readonly kind: 'steal'; readonly side: number; readonly from: number }
    | { readonly kind: 'shuffle'; readonly side: number | null; readonly what: 'deck' | 'intrigue' | 'hagal' }
    | { readonly kind: 'discard'; readonly side: number; readonly cards: readonly CardRef[] }
    | {
        readonly kind: 'trash';
        readonly side: number;
        readonly card: CardRef;
        readonly from: 'hand' | 'discard' | 'play' | 'deck' | 'aside' | 'intrigue';
      }
    | { readonly kind: 'recover'; readonly side: number; readonly card: CardRef }
    | { readonly kind: 'council' | 'swordmaster' | 'mentat' | 'looked' | 'passed'; readonly side: number }
    | { readonly kind: 'recallAgent'; readonly side: number; readonly space: number }
    | { readonly kind: 'control'; readonly side: number | null; readonly space: number }
    | { readonly kind: 'voice'; readonly side: number; readonly space: number }
    | { readonly kind: 'masterstroke'; readonly side: number; readonly factions: readonly Faction[] }
    | { readonly kind: 'chosen'; readonly side: number }
    | { readonly kind: 'hagalSwords'; readonly side: number; readonly card: CardRef; readonly n: number }
    | { readonly kind: 'placed'; readonly side: number; readonly place: 1 | 2 | 3; readonly tied: boolean }
    | { readonly kind: 'noWinner' }
    | { readonly kind: 'maker'; readonly space: number; readonly bonus: number }
    | { readonly kind: 'harvest'; readonly side: number; readonly space: number; readonly n: number }
    | { readonly kind: 'cleanUp'; readonly side: number }
    | { readonly kind: 'firstPlayer'; readonly side: number }
    | { readonly kind: 'end'; readonly winners: readonly number[] }
  );

export type Tell = GameEvent & DuneEvent;
