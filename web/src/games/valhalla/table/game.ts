/** What the table takes from the game: its cards as people see them and the shape of its views. */

import type { Names, Seen, TableEvent } from '@vigrid/kernel';
import type {
  BattleView,
  CardRef,
  DieView,
  FighterView,
  SideView,
  ValhallaEvent,
  ValhallaView,
  WarriorView,
} from '@vigrid/valhalla/table';
import type { Speech } from '../../../i18n/index.ts';
import type { DieColour } from '../cards/index.ts';
import { words } from './texts.ts';

export type { BattleView, CardRef, DieView, FighterView, SideView, ValhallaView, WarriorView };

/** An event as the one who looks may see it. */
export type ValhallaTold = Seen<ValhallaEvent> | TableEvent;

export const seatName = (view: ValhallaView, seat: number, names: Names, t: Speech['t']): string =>
  seat === view.seat ? t(words.you) : names.seat(seat);

export const fightersOf = ({ battle }: ValhallaView): readonly FighterView[] =>
  [battle?.attacker, battle?.defender].filter((fighter) => fighter != null);

export const diceOf = (view: ValhallaView): readonly DieView[] =>
  fightersOf(view).flatMap(({ dice }) => dice);

/** The colour of a die: the fighter's own, the common pool's, or a card that counts as one. */
export const colourOf = (die: DieView, fighter: FighterView | undefined): DieColour =>
  die.kind === 'extra' ? 'grey' : die.kind === 'stock' ? 'stock' : (fighter?.colour ?? 'red');

/** The dice that lie on a warrior. */
export const diceOn = (view: ValhallaView, warrior: WarriorView): { face: number; colour: DieColour }[] =>
  fightersOf(view).flatMap((fighter) =>
    fighter.dice
      .filter(({ id }) => warrior.dice.includes(id))
      .map((die) => ({ face: die.face, colour: colourOf(die, fighter) })),
  );

/** Whose squads lie in the scene of a battle, and where: the one who looks lies below. */
export function scene(
  view: ValhallaView,
  below: number,
): { top: FighterView | null; bottom: FighterView | null } {
  const fighters = fightersOf(view);
  const own = fighters.find(({ seat }) => seat === below || view.sides[seat].partner === below);
  const bottom = own ?? fighters[0] ?? null;
  return { bottom, top: fighters.find((fighter) => fighter !== bottom) ?? null };
}

/** A fighter's squad, and the companion's that fights along; in Ragnarök everybody stands alone. */
export function squadsOf(view: ValhallaView, fighter: FighterView): readonly number[] {
  const { partner } = view.sides[fighter.seat];
  return partner === null || view.battle?.kind !== 'battle' ? [fighter.seat] : [fighter.seat, partner];
}

/** The squads that lie on the table as cards: those who fight, else all of them. */
export function shownSquads(view: ValhallaView, below: number): readonly number[] {
  if (view.battle === null) return view.sides.map((_, seat) => seat);
  const { top, bottom } = scene(view, below);
  return [top, bottom].flatMap((fighter) => (fighter ? squadsOf(view, fighter) : []));
}

/** Cards that lie open to be chosen from: jarls, cards just drawn, the middle. */
export const offered = (view: ValhallaView, below: number): readonly CardRef[] => [
  ...(view.sides[below]?.jarls ?? []),
  ...(view.sides[below]?.drawn ?? []),
  ...view.open,
];
