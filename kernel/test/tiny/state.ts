/** The state of the tiny game, and what its players may know of it. */
import {
  type ActOf,
  type ActQuestion,
  actTable,
  copy,
  type Frame,
  no,
  questionFor,
  type Random,
  type Reason,
  type Run,
  type Seat,
  type Secret,
  type State,
  shuffle,
  type Told,
  type Why,
} from '../../src/index.ts';

export interface Tiny extends State {
  rounds: number;
  round: number;
  leader: Seat;
  hands: number[][];
  /** The last card is the top. */
  deck: number[];
  pile: number[];
  /** By card: a bit for each seat that knows which card lies there. */
  seen: number[];
  points: number[];
  /** The cell of each seat's marker, 0 to 8, and the flags planted. */
  cells: number[];
  flags: number[];
  dice: number[];
  /** A bit for each act done in this turn. */
  done: number;
}

export type TinyEvent =
  | Told<'draw', { seat: Seat; secret: Secret<{ card: number }> }, string>
  | Told<'bid' | 'drop', { seat: Seat; card: number }, string>
  | Told<'lead', { seat: Seat }, string>
  | Told<'act', { seat: Seat; name: string }, string>
  | Told<'dice', { dice: readonly number[] }, string>
  | Told<'peek', { seat: Seat; count: number; secret: Secret<{ cards: readonly number[] }> }, string>
  | Told<'score', { seat: Seat; amount: number }, string>
  | Told<'end', { winners: readonly Seat[] }, string>;

export type G = Run<Tiny, TinyAct, TinyEvent>;

export const deeds = ['draw', 'roll', 'march', 'gift', 'share', 'peek', 'drop'] as const;

export const acts = actTable(
  { draw: {}, roll: {}, march: {}, gift: {}, share: {}, peek: {}, drop: {}, stop: {} },
  { passes: ['stop'] },
);

export type TinyAct = ActOf<typeof acts>;

export interface SubFrame extends Frame {
  readonly kind: 'roll' | 'march' | 'gift' | 'share' | 'peek' | 'drop';
}

/** A card's worth is all there is to it. */
export const worth = (card: number): number => (card % 5) + 1;

export const steps = (s: Tiny, seat: Seat): number[] => {
  const at = s.cells[seat];
  const around = [at % 3 > 0 ? at - 1 : -1, at % 3 < 2 ? at + 1 : -1, at - 3, at + 3];
  return around.filter((cell) => cell >= 0 && cell < 9 && !s.cells.includes(cell));
};

export function mayDo(s: Tiny, act: TinyAct, why?: Why): boolean {
  if (act.do === 'stop') return true;
  if (s.done & (1 << deeds.indexOf(act.do))) return no(why, { rule: 'TY-4', why: 'done' });
  if (act.do === 'draw' && s.deck.length === 0) return no(why, { rule: 'TY-5', why: 'empty' });
  if (act.do === 'peek' && s.deck.length < 2) return no(why, { rule: 'TY-5', why: 'empty' });
  if (act.do === 'march' && steps(s, s.leader).length === 0) return no(why, { rule: 'TY-7', why: 'stuck' });
  const have = s.points[s.leader];
  if ((act.do === 'gift' || act.do === 'share') && have < 1) {
    return no(why, { rule: 'TY-8', why: 'poor', have, need: 1 });
  }
  return true;
}

export function turnQuestion(g: G): ActQuestion<TinyAct> {
  const all: TinyAct[] = [...deeds.map((name) => ({ do: name })), { do: 'stop' }];
  const options = all.filter((act) => mayDo(g.state, act));
  return { kind: 'act', seat: g.state.leader, ask: 'turn', rule: 'TY-4', options };
}

export function explain(g: G, seat: Seat, act: TinyAct): Reason[] {
  const why: Reason[] = [];
  if (questionFor(g, seat)?.ask !== 'turn') return [{ rule: 'TY-4', why: 'notTurn' }];
  mayDo(g.state, act, why);
  return why;
}

export const knows = (s: Tiny, seat: Seat | null, card: number): boolean =>
  seat !== null && (s.seen[card] & (1 << seat)) !== 0;

export function view(s: Tiny, seat: Seat | null): object {
  const known = (cards: readonly number[]) => cards.map((card) => (knows(s, seat, card) ? card : null));
  return {
    round: s.round,
    leader: s.leader,
    hands: s.hands.map(known),
    deck: known(s.deck),
    pile: s.pile.slice(),
    points: s.points.slice(),
    cells: s.cells.slice(),
    flags: s.flags.slice(),
    dice: s.dice.slice(),
    result: s.result,
  };
}

/** All cards that the seat has not seen change places. What others have seen is known by its place. */
export function redeal(state: Tiny, seat: Seat, random: Random): Tiny {
  const s = copy(state);
  const zones = [...s.hands, s.deck];
  const hidden = zones.flat().filter((card) => !knows(s, seat, card));
  const seen = hidden.map((card) => s.seen[card]);
  hidden.sort((a, b) => a - b);
  shuffle(random, hidden);
  let dealt = 0;
  for (const zone of zones) {
    for (const [i, card] of zone.entries()) {
      if (knows(s, seat, card)) continue;
      zone[i] = hidden[dealt];
      s.seen[zone[i]] = seen[dealt];
      dealt++;
    }
  }
  return s;
}

export const census = (s: Tiny): number[] => [...s.hands.flat(), ...s.deck, ...s.pile].sort((a, b) => a - b);
