/** "Instead" (BH-G-instead): what stands in the place of something else is carried out at once and waits in no queue. */
import type { Instead } from '../abilities/index.ts';
import { holds, pieceFits } from '../abilities/meaning.ts';
import { forceBit } from '../cards/bits.ts';
import {
  cardByNumber,
  type EffectsFrame,
  type G,
  type Heroes,
  isEffects,
  type Piece,
  ref,
  textOf,
} from '../state.ts';
import { carryOut } from './texts.ts';

/** A text in play that has something to put in the place of what would happen to a card. */
export interface Replacement {
  readonly holder: Piece;
  readonly number: number;
  readonly ability: Instead;
}

/** BH-8.18: whenever their moment comes, however often in a turn; but not for what they bring about themselves (RH-51). */
export function replacements(s: Heroes, of: Instead['of'], piece: Piece): Replacement[] {
  const found: Replacement[] = [];
  const look = (holder: Piece) => {
    for (const { number, ability } of textOf(s, holder).insteads) {
      if (ability.of !== of || !concerns(s, ability, holder, piece)) continue;
      if (ability.if && !holds(s, ability.if, holder.seat, holder.card)) continue;
      if (!isUnderWay(s, holder, number)) found.push({ holder, number, ability });
    }
  };
  if ((s.brings & forceBit.instead) === 0) look(piece);
  else for (const side of s.sides) for (const holder of side.play) look(holder);
  return found;
}

/** Carries out the text in place of what would happen to `it`; X is how many wounds it would be. */
export function carryOutInstead(
  g: G,
  { holder, number, ability }: Replacement,
  it: number,
  x: number,
  by: number,
): void {
  const { seat, card } = holder;
  g.listener?.({
    kind: 'ability',
    rule: 'BH-G-instead',
    seat,
    card: ref(g.state, card),
    ability: number,
    coins: 0,
  });
  if (typeof ability.by === 'string') return;
  carryOut(g, { seat, card, def: textOf(g.state, holder).def, ability: number, it, x, by });
}

/** Something is yet to be carried out in the place of what was about to happen; it comes before anybody dies. */
export function isPending(s: Heroes): boolean {
  const frame = s.frames.at(-1);
  return frame !== undefined && isEffects(frame) && frame.step === 0 && frame.at === 0 && isInstead(s, frame);
}

/** The card whose death this text stands in the place of; -1 if it stands for none. */
export const sparedBy = (s: Heroes, frame: EffectsFrame): number =>
  frame.path.length === 0 && isInstead(s, frame, 'die') ? frame.it : -1;

/** Whether this creature does not die of its wounds: nothing is to happen instead, or that is happening now. */
export const isSpared = (s: Heroes, piece: Piece): boolean =>
  s.frames.some((frame) => isEffects(frame) && sparedBy(s, frame) === piece.card) ||
  replacements(s, 'die', piece).some(({ ability }) => typeof ability.by === 'string');

function isInstead(s: Heroes, { def, ability }: EffectsFrame, of?: Instead['of']): boolean {
  const text = cardByNumber(s, def).abilities[ability];
  return text.kind === 'instead' && (of === undefined || text.of === of);
}

/** A card that says nothing else means itself, or its own player where cards are drawn. */
function concerns(s: Heroes, { of, who = 'self' }: Instead, holder: Piece, piece: Piece): boolean {
  if (who !== 'self') return pieceFits(s, piece, who, holder.seat, holder.card);
  return of === 'draw' ? holder.seat === piece.seat : holder === piece;
}

const isUnderWay = (s: Heroes, { card }: Piece, number: number): boolean =>
  s.frames.some(
    (frame) => isEffects(frame) && frame.step > 0 && frame.card === card && frame.ability === number,
  );
