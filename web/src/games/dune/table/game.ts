/** What the table takes from the game: its cards as people see them and the shape of its views. */
import type {
  CardRef,
  DuneEntry,
  DuneEvent,
  DuneView,
  HandCard,
  PostView,
  SideView,
  SpaceView,
} from '@vigrid/dune/table';
import { side as sideText } from '@vigrid/dune/text';
import type { CardEntry, Names, Seen, TableEvent } from '@vigrid/kernel';
import type { Speech } from '../../../i18n/index.ts';
import { type Entries, useEntries as useAnyEntries } from '../../../table/catalogue.ts';
import { words } from './texts.ts';

export { defIn, entriesOf } from '../../../table/catalogue.ts';
export type { CardRef, DuneEntry, DuneView, HandCard, PostView, SideView, SpaceView };

/** An event as the one who looks may see it. */
export type DuneTold = Seen<DuneEvent> | TableEvent;

/** What is printed on a card, a space, a Leader. */
export function useEntries(): Entries<DuneEntry> {
  const entryOf = useAnyEntries();
  return (def) => {
    const entry = entryOf(def);
    if (!isDuneEntry(entry)) throw new Error(`"${def}" is not a card of Dune.`);
    return entry;
  };
}

const isDuneEntry = (entry: CardEntry): entry is DuneEntry => 'boxes' in entry;

/** A side by name: a player, House Hagal, a Rival. */
export const sideName = (view: DuneView, side: number, names: Names, t: Speech['t']): string =>
  side === view.seat ? t(words.you) : t(sideText(view.sides[side].seat, names));

/** A space by its number; not every number is on every board. */
export function spaceOf(view: DuneView, number: number): SpaceView {
  const space = view.spaces.find((one) => one.number === number);
  if (!space) throw new Error(`There is no space ${number} on this board.`);
  return space;
}

/** The one who looks, or for a spectator the one whose side lies below. */
export const ownSide = (view: DuneView, below: number): SideView => view.sides[below];

/** Who has cubes on the tracks and units in the Conflict: with six players, all but the Commanders (D-28.4). */
export const fighters = ({ sides }: DuneView): readonly number[] =>
  sides.flatMap(({ six }, side) => (six?.commander ? [] : side));

/** Views of the versions before the fourth have one card here, or null. */
export const asideOf = ({ aside }: SideView) => [aside ?? []].flat();

/** The card of the own hand that is to send an Agent, and where each could go. */
export const reachable = (side: SideView): ReadonlySet<number> =>
  new Set(side.hand.flatMap(({ spaces }) => spaces));

/** How the table names a space where a card has a number. */
export const spaceCard = (space: number): number => -2 - space;
