/** Phase 3: Combat Intrigue cards, rewards by strength, clean-up. Chapters 10 and 11. */

import { type ActQuestion, again, asks, flow, goTo, type YesNoQuestion } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { spaces } from '../board/board.ts';
import { sideActs } from '../effects/asking.ts';
import { pushBoxes } from '../effects/boxes.ts';
import type { Box } from '../effects/clauses.ts';
import { known } from '../effects/interpreter.ts';
import { escalation, immortality } from '../modules.ts';
import { atConflict, detonate, dreadnoughtsHome, freeFlags, placeFlag } from '../pieces/dreadnoughts.ts';
import { isHard, placeRivalFlag } from '../pieces/rivals.ts';
import { addSwords, strengthOf, unitsOf } from '../pieces/supply.ts';
import { activate, alliesOf, bearerOf, isCommander } from '../pieces/teams.ts';
import { hasDetonation } from '../pieces/tech.ts';
import { tileAbilities } from '../pieces/traits.ts';
import { takeTrophy } from '../pieces/trophies.ts';
import {
  type CombatFrame,
  cardOf,
  type Dune,
  type G,
  isHouseHagal,
  isPlayer,
  newTurn,
  ref,
  type SideId,
  seatOf,
  sideOf,
} from '../state.ts';
import { givenForWin, playable, playIntrigue } from './intrigue.ts';
import { turnUp } from './rival.ts';

export const combat = flow<G, CombatFrame>({
  /** Each Rival with a unit in the Conflict turns up a card and adds its swords (D-21.9). */
  rivals(g) {
    const { state: s } = g;
    s.turn = newTurn();
    for (let i = 0; i < s.sides.length; i++) {
      const side = (s.first + i) % s.sides.length;
      const of = s.sides[side];
      if (!of.automated || unitsOf(of) === 0) continue;
      for (let cards = isEscalating(s) ? 2 : 1; cards > 0; cards--) turnUpSwords(g, side);
    }
  },
  /** A Commander plays for an Ally who has a unit there; one card for one Ally (D-28.14). */
  activate: asks<G, CombatFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      if (f.passes >= s.sides.length || !isCommander(s, f.side)) return null;
      const fighting = alliesOf(f.side).filter((ally) => unitsOf(s.sides[ally]) > 0);
      if (fighting.length === 0 || s.sides[f.side].intrigues.length === 0) return null;
      const options = [passing, ...sideActs(s, fighting)];
      return { kind: 'act', seat: f.side, ask: 'combatFor', rule: 'D-28.14', options };
    },
    (g, f, act) => {
      if (act.do === 'side') activate(g, f.side, sideOf(g.state, act.seat));
      else g.state.turn.ally = -1;
    },
  ),
  /** Round the table until all participants have passed in succession (D-10.4). */
  window: asks<G, CombatFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      // Who has no unit in the Conflict takes no part (D-10.5); who holds no card can only pass.
      if (f.passes >= s.sides.length || !isPlayer(s, f.side)) return null;
      const of = s.sides[f.side];
      if (isCommander(s, f.side) && s.turn.ally < 0) return null;
      if (unitsOf(s.sides[bearerOf(s, f.side)]) === 0 || of.intrigues.length === 0) return null;
      const options = [passing, ...playable(s, f.side, 'combat')];
      return { kind: 'act', seat: f.side, ask: 'combat', rule: 'D-10.4', options, always: true };
    },
    (g, f, act) => {
      if (act.do !== 'intrigue') return;
      f.passes = 0;
      goTo(g, f, 'activate');
      g.state.fighters |= 1 << f.side;
      playIntrigue(g, f.side, act.card, 'combat');
    },
  ),
  next(g, f) {
    const { state: s } = g;
    s.turn.ally = -1;
    if (f.passes >= s.sides.length) return;
    f.passes++;
    f.side = (f.side + 1) % s.sides.length;
    goTo(g, f, 'activate');
  },
  /** Of two tied Allies of a team one may let the other have the higher reward (D-28.9). */
  concede: asks<G, CombatFrame, YesNoQuestion>(
    ({ state: s }, f) => {
      const side = mayConcede(s, f);
      return side < 0 ? null : { kind: 'yesno', seat: side, ask: 'concede', rule: 'D-28.9' };
    },
    (g, f, yes) => {
      const { state: s } = g;
      const side = mayConcede(s, f);
      const mate = otherAlly(side);
      f.asked |= 1 << side;
      again(f);
      if (!yes) return;
      f.asked |= 1 << mate;
      f.conceded |= 1 << side;
      g.listener?.({ kind: 'conceded', rule: 'D-28.9', seat: seatOf(s, side), to: seatOf(s, mate) });
    },
  ),
  rewards(g, f) {
    giveRewards(g, f.conceded);
  },
  /** After the rewards the sole winner takes the card (D-25.3); on a tie nobody does. */
  trophy(g) {
    const { winner, sides } = g.state;
    if (winner >= 0 && sides[winner].tableau !== null) takeTrophy(g, winner);
  },
  /** What works when a Conflict is won is played before the phase ends (D-10.7, D-F-032, D-F-033). */
  victory: asks<G, CombatFrame, ActQuestion<DuneAct>>(
    ({ state: s }) => {
      const side = s.winner;
      if (side < 0 || !isPlayer(s, side) || s.sides[side].intrigues.length === 0) return null;
      const options = [passing, ...playable(s, side, 'victory')];
      return { kind: 'act', seat: side, ask: 'victory', rule: 'D-10.7', options, always: true };
    },
    (g, f, act) => {
      if (act.do !== 'intrigue') return;
      again(f);
      playIntrigue(g, g.state.winner, act.card, 'victory');
    },
  ),
  /** The sole winner covers the flag of a location with a dreadnought (D-23.19, D-23.21, D-23.22). */
  flag: asks<G, CombatFrame, ActQuestion<DuneAct>>(
    ({ state: s }) => {
      const side = s.winner;
      if (side < 0 || !isPlayer(s, side) || s.sides[side].dreadnoughts[atConflict] === 0) return null;
      const options: DuneAct[] = freeFlags(s).map(({ number }) => ({ do: 'space', space: number }));
      if (hasDetonation(s, side)) options.push({ do: 'detonate' });
      return options.length === 0 ? null : { kind: 'act', seat: side, ask: 'flag', rule: 'D-23.19', options };
    },
    (g, _f, act) => {
      const side = g.state.winner;
      if (act.do === 'space') placeFlag(g, side, spaces[act.space]);
      else detonate(g, side, 'D-23.22');
    },
  ),
  home(g) {
    const { winner, players } = g.state;
    if (winner >= players) placeRivalFlag(g, winner);
    dreadnoughtsHome(g);
  },
  /** Troops return to their supplies, markers to 0 (D-11.8, D-7.8). */
  cleanUp({ state: s }) {
    s.fighters = 0;
    s.turn.lost = s.sides.map(({ troops }) => troops);
    for (const of of s.sides) {
      of.supply += of.troops;
      of.troops = 0;
      // Sandworms go back to the bank (D-25.19).
      of.sandworms = 0;
      of.swords = 0;
      s.intrigueDiscard.push(...of.waiting.splice(0));
    }
    s.winner = -1;
  },
  /** What works when troops were lost is played now, in turn order (D-11.9). */
  aftermath: asks<G, CombatFrame, ActQuestion<DuneAct>>(
    ({ state: s }, f) => {
      if ((s.modules & immortality) === 0) return null;
      // From the First Player on, those who have not been asked.
      for (; f.mourned < s.sides.length; f.mourned++) {
        const side = (s.first + f.mourned) % s.sides.length;
        if (!isPlayer(s, side) || s.turn.lost[side] < 3 || s.sides[side].intrigues.length === 0) continue;
        const options = [passing, ...playable(s, side, 'aftermath')];
        return { kind: 'act', seat: side, ask: 'aftermath', rule: 'D-11.9', options, always: true };
      }
      return null;
    },
    (g, f, act) => {
      const { state: s } = g;
      const side = (s.first + f.mourned) % s.sides.length;
      again(f);
      if (act.do === 'intrigue') playIntrigue(g, side, act.card, 'aftermath');
      else f.mourned++;
    },
  ),
});

/** Brutal Escalation: two cards for a Conflict III (D-23.36). */
const isEscalating = (s: Dune): boolean =>
  ((s.modules & escalation) !== 0 || isHard(s)) && cardOf(s, s.fought[s.fought.length - 1]).level === 3;

function turnUpSwords(g: G, side: SideId): void {
  const { state: s } = g;
  const card = turnUp(g);
  const { swords } = cardOf(s, card);
  g.listener?.({
    kind: 'hagalSwords',
    rule: 'D-21.9',
    seat: seatOf(s, side),
    card: ref(s, card),
    n: swords,
  });
  if (swords > 0) addSwords(g, side, swords, 'D-21.9');
}

const passing: DuneAct = { do: 'pass' };

const otherAlly = (side: SideId): SideId => alliesOf(side).find((ally) => ally !== side) ?? side;

/** The next Ally to be asked, in turn order: tied with a teammate and with nobody else; -1 for none. */
function mayConcede(s: Dune, { asked }: CombatFrame): SideId {
  if (s.players !== 6) return -1;
  const strengths = s.sides.map(strengthOf);
  for (let i = 0; i < s.sides.length; i++) {
    const side = (s.first + i) % s.sides.length;
    if (isCommander(s, side) || strengths[side] === 0 || (asked & (1 << side)) !== 0) continue;
    const tied = strengths.flatMap((n, other) => (other !== side && n === strengths[side] ? other : []));
    if (tied.length === 1 && tied[0] === otherAlly(side)) return side;
  }
  return -1;
}

/** Who takes which reward, from the strengths: places 1 to 3. Who has conceded comes after the teammate. */
export function placesOf(s: Dune, conceded = 0): { side: SideId; place: 1 | 2 | 3; tied: boolean }[] {
  const strengths = s.sides.map((of, side) => strengthOf(of) - (conceded & (1 << side) ? 0.5 : 0));
  const fighting: SideId[] = [];
  for (let side = 0; side < strengths.length; side++) if (strengths[side] > 0) fighting.push(side);
  const groups: SideId[][] = [];
  for (const side of fighting.sort((a, b) => strengths[b] - strengths[a])) {
    const last = groups.at(-1);
    if (last && strengths[last[0]] === strengths[side]) last.push(side);
    else groups.push([side]);
  }
  const [top = [], next = [], third = []] = groups;
  // With six players the four Allies fight (D-28.9).
  const four = s.players >= 4;
  const all = (sides: SideId[], place: 1 | 2 | 3) =>
    sides.map((side) => ({ side, place, tied: sides.length > 1 }));
  if (top.length > 1) {
    // Nobody wins; with four players and two tied the others compete for the third reward (D-11.4, D-11.3, D-11.6,
    // D-F-097).
    const rest = four && top.length === 2 && next.length === 1 ? all(next, 3) : [];
    return [...all(top, 2), ...rest];
  }
  if (next.length > 1) return [...all(top, 1), ...all(next, 3)];
  return [...all(top, 1), ...all(next, 2), ...(four && third.length === 1 ? all(third, 3) : [])];
}

/** In turn order, beginning with the First Player (D-11.7); the last is pushed first. */
function giveRewards(g: G, conceded: number): void {
  const { state: s } = g;
  const card = s.fought[s.fought.length - 1];
  const conflict = cardOf(s, card);
  const order = (side: SideId) => (side - s.first + s.sides.length) % s.sides.length;
  const placed = placesOf(s, conceded).sort((a, b) => order(a.side) - order(b.side));
  s.winner = placed.find(({ place }) => place === 1)?.side ?? -1;
  if (s.winner < 0) g.listener?.({ kind: 'noWinner', rule: 'D-11.4' });
  for (const { side, place, tied } of placed) {
    const rule = tied ? (place === 2 ? 'D-11.4' : 'D-11.5') : place === 3 ? 'D-11.2' : 'D-11.1';
    g.listener?.({ kind: 'placed', rule, seat: seatOf(s, side), place, tied });
  }
  for (const { side, place } of placed.reverse()) {
    if (!isHouseHagal(s.sides[side])) {
      const won = place === 1 ? [...tileAbilities(s, side, 'won'), ...givenForWin(s, side)] : [];
      pushBoxes(g, side, [{ card, box: rewardOf(s, side, conflict.rewards[place - 1]) }, ...won]);
    } else if (place === 1 && conflict.location >= 0) loseControl(g, conflict.location);
  }
}

/** Twice for whoever has a sandworm there, but for control (D-25.18). */
const rewardOf = (s: Dune, side: SideId, box: Box): Box =>
  s.sides[side].sandworms === 0 ? box : [...box, ...box.filter((id) => !known(id).kind.undoubled)];

/** House Hagal takes nothing, but a player's marker goes (D-12.5, D-21.11). */
function loseControl(g: G, space: number): void {
  const { state: s } = g;
  if (s.control[space] < 0) return;
  s.control[space] = -1;
  g.listener?.({ kind: 'control', rule: 'D-12.5', seat: null, space: spaces[space].id });
}
