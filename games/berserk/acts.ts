/** Everything a player of Berserk can do, as acts of questions. Cards and cells are numbers. */

export type BerserkAct =
  /** The Preliminary phase: who goes first, redeals, recruiting, deploying, seating. */
  | { readonly do: 'goFirst' | 'goSecond' | 'redeal' | 'keep' | 'suggest' | 'done' }
  /** With X where the cost has one, with `more` crystals where the card takes more. */
  | { readonly do: 'recruit'; readonly card: number; readonly x?: number; readonly take?: true }
  /** A card recruited in secret goes back to the deal (RB-40). */
  | { readonly do: 'putBack'; readonly card: number }
  /** Before recruiting: shows a card of the deal, with another where its text says so (B12-403.1). */
  | { readonly do: 'show'; readonly card: number; readonly with?: number }
  | { readonly do: 'deploy'; readonly card: number; readonly cell: number }
  | { readonly do: 'host'; readonly card: number; readonly host: number }
  /** Choice (B12-412.2). */
  | { readonly do: 'move' | 'jump' | 'teleport'; readonly card: number; readonly cell: number }
  | { readonly do: 'maneuver'; readonly card: number; readonly partner: number }
  | { readonly do: 'strike'; readonly card: number; readonly target: number }
  /** A played feature: its number in the card `of` the catalogue (its own, or one that gave it). */
  | {
      readonly do: 'use';
      readonly card: number;
      readonly of: number;
      readonly feature: number;
      readonly x?: number;
    }
  | { readonly do: 'accumulate' | 'prepare' | 'retreat'; readonly card: number }
  | { readonly do: 'end' }
  /** Priority (section 303). */
  | { readonly do: 'pass' }
  | { readonly do: 'defend' | 'reveal'; readonly card: number }
  /** Triggered features that wait: this one now, none of those that may be left. */
  | {
      readonly do: 'declare';
      readonly card: number;
      readonly of: number;
      readonly feature: number;
      readonly due: number;
    }
  | { readonly do: 'leave' }
  /** One of several lists; one of several replacements, or none. */
  | { readonly do: 'mode'; readonly mode: number }
  | { readonly do: 'replace'; readonly card: number; readonly feature: number }
  | { readonly do: 'decline' }
  /** In the Choice subphase: what the figures prove (B12-602.1, B12-603.1). */
  | { readonly do: 'claim'; readonly what: 'victory' | 'draw' };
