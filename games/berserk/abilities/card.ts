/** A card as it is written. */
import { either, type Fitting, listOf, oneOf, optional, whole, yes } from '@vigrid/kernel/schema';
import { triple } from './amount.ts';
import type { Feature } from './feature.ts';
import { cardClass, cardType, element } from './vocabulary.ts';

/** What a scenario may say of a card of its own, its features apart. */
export const cardFields = {
  type: optional(cardType),
  elements: optional(listOf(element)),
  cost: optional(whole),
  elite: optional(yes),
  lives: optional(whole),
  /** The movement stock, or what stands in its place (B12-105.4). */
  move: optional(either(oneOf('flight', 'symbiont'), whole)),
  strike: optional(triple),
  /** Keys of text/classes.ts (B12-G-card-class). */
  classes: optional(listOf(cardClass)),
};

type Written = Fitting<typeof cardFields>;

/**
 * A card as the tables in cards/ write it: its game information and the name of a picture, no legend (B12-103.1,
 * B12-109.3). Base properties (B12-104.1): creatures have all of them (B12-206.2, B09-209.2), artifacts a cost and
 * lives (B12-206.3, B09-213.1), terrains and equipment a cost alone (B12-206.4, B09-214.1). Names, elements and types
 * are no features (B12-104.2).
 */
export interface CardData extends Omit<Written, 'type' | 'cost'> {
  /** The set's code and the printed number: WE-14. */
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly type: NonNullable<Written['type']>;
  readonly cost: number;
  readonly glyph: string;
  /**
   * Where its features come from: read from the printed text (language/), or entered from lists of figures that say all
   * of it; made by hand from the text where not said.
   */
  readonly source?: 'read' | 'entered';
  /** The text as somebody typed it, from which the features of a card of one's own were read. */
  readonly typed?: string;
  /** A card of its own that shares the name of an older one, and not its reprint (B12-110.4, B09-201.3). */
  readonly reedition?: true;
  readonly features?: readonly Feature[];
}
