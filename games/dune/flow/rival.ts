/** House Hagal and the Rivals of the solo game. Chapters 21 and 22. */
import { flow, leave, reveal, shuffled } from '@vigrid/kernel';
import { boardOf, spaces, spacesNamed } from '../board/board.ts';
import { difficulties } from '../board/difficulty.ts';
import { known, rules } from '../effects/interpreter.ts';
import { uprising } from '../modules.ts';
import { agentsAt, moveAgent, unbind } from '../pieces/agents.ts';
import { atGarrison, deployDreadnought } from '../pieces/dreadnoughts.ts';
import {
  flipForRival,
  interstellar,
  isForRival,
  isHard,
  isStreamlined,
  useRivalFlagship,
  useRivalTiles,
} from '../pieces/rivals.ts';
import { summon, wormsMayCome } from '../pieces/sandworms.ts';
import { deploy, gain, leadsBy } from '../pieces/supply.ts';
import { cardOf, type Dune, type G, holderOf, type RivalFrame, ref, type SideId, seatOf } from '../state.ts';
import { smuggle } from './agent.ts';
import { isClosed } from './sending.ts';

export const rival = flow<G, RivalFrame>({
  /** Cards are turned up until one shows a free space; only what the card says is gained (D-21.4). */
  send(g, f) {
    const { state: s } = g;
    f.garrison = s.sides[f.side].garrison;
    f.docked = s.sides[f.side].dreadnoughts[atGarrison];
    useRivalTiles(g, f.side);
    // Twice all cards are enough to have seen each of them.
    f.left ??= 2 * (s.hagal.length + s.hagalDiscard.length);
    while (f.left > 0) {
      f.left--;
      const card = turnUp(g);
      const space = isIgnored(s, card, f.side) ? -1 : spaceFor(s, card, f.side);
      g.listener?.({
        kind: 'rival',
        rule: 'D-21.4',
        seat: seatOf(s, f.side),
        card: ref(s, card),
        space: space < 0 ? null : spaces[space].id,
      });
      if (space < 0) {
        // A card for itself; another one follows it (D-27.7, D-27.14).
        if (!worksAlone(s, card)) continue;
        for (const id of cardOf(s, card).effects) if (!known(id).kind.troops) rules.onHagal(g, f.side, id, 0);
        f.step--;
        return;
      }
      moveAgent(s, f.side, -1, space);
      unbind(s, f.side);
      f.space = space;
      visit(g, f.side, card, space);
      return;
    }
    // No card shows a free space: that is all for this round (RD-15).
    s.sides[f.side].revealed = true;
    leave(g, f);
  },
  /** What a signet or a tile recruits is fresh, too (RD-16). */
  deploy(g, f) {
    if (!spaces[f.space].combat) return;
    deployRival(g, f);
  },
});

/** The top card of House Hagal, Reshuffle carried out by the way (D-21.8). */
export function turnUp(g: G): number {
  const { state: s } = g;
  for (;;) {
    if (s.hagal.length === 0) reshuffleHagal(g);
    const card = s.hagal.pop();
    if (card === undefined) throw new Error('House Hagal has no cards.');
    s.hagalDiscard.push(card);
    reveal(g);
    if (cardOf(s, card).special !== 'reshuffle') return card;
    reshuffleHagal(g);
  }
}

function reshuffleHagal(g: G): void {
  const { state: s } = g;
  s.hagal.push(...s.hagalDiscard);
  s.hagalDiscard = [];
  s.hagal.sort((a, b) => a - b);
  shuffled(g, s.hagal);
  g.listener?.({ kind: 'shuffle', rule: 'D-21.8', seat: null, what: 'hagal' });
}

/** In Uprising: it only places a Spy; or its space, Carthag, is not on the board (D-27.14). */
const worksAlone = (s: Dune, card: number): boolean => {
  const { special, spaces: shown } = cardOf(s, card);
  if ((s.modules & uprising) === 0) return false;
  return special === 'more' || (shown.length > 0 && shown.every((space) => boardOf(s).same[space] < 0));
};

/** Smart Politics: no visit where the Alliance is safe or out of reach (D-27.13). */
function isIgnored(s: Dune, card: number, side: SideId): boolean {
  if (!isHard(s)) return false;
  const { spaces: shown } = cardOf(s, card);
  if (shown.length !== 1 || !political.includes(shown[0])) return false;
  const { faction } = spaces[shown[0]];
  const own = s.sides[side].influence[faction];
  const best = Math.max(...s.sides.map(({ influence }, other) => (other === side ? 0 : influence[faction])));
  return (s.alliance[faction] === side && own > best) || (own >= 2 && best - own >= 2);
}

const political = ['Dutiful Service', 'Deliver Supplies', 'Secrets', 'Fremkit'].flatMap(spacesNamed);

/** Of two spaces on a card of Uprising the second where its condition holds, else the first (D-27.5, D-F-069). */
function meantSpaces(s: Dune, card: number, side: SideId): readonly number[] {
  const { spaces: shown, special } = cardOf(s, card);
  if ((s.modules & uprising) === 0) return shown;
  const here = shown.map((space) => boardOf(s).same[space]).filter((space) => space >= 0);
  if (here.length < 2 || special === 'harvest' || here.includes(interstellar)) return here;
  const level = cardOf(s, s.fought[s.fought.length - 1]).level;
  const second = spaces[here[1]].needs ? isForRival(s, side, here[1]) : level === 3;
  return [second ? here[1] : here[0]];
}

/** The free space that a card sends to; -1 for none. Harvest Spice: where most bonus spice lies (D-21.7). */
function spaceFor(s: Dune, card: number, side: SideId): number {
  const known = cardOf(s, card);
  const fitting = meantSpaces(s, card, side).filter((space) => isForRival(s, side, space));
  // Of two spaces only the one that fits counts: Interstellar Shipping for who may go there (D-23.31, D-F-069, D-F-070).
  const meant = fitting.includes(interstellar) ? [interstellar] : fitting;
  const open = meant.filter((space) => !isClosed(s, side, space));
  const free = open.filter((space) => s.sides.every((of) => agentsAt(of, space) === 0));
  if (known.special !== 'harvest') {
    if (free.length > 0) return free[0];
    const taken = open.filter((space) => agentsAt(s.sides[side], space) === 0);
    return taken.length > 0 && flipForRival(s, side, 'tech-invasion-ships') ? taken[0] : -1;
  }
  let best = -1;
  for (const space of free) {
    if (s.bonus[space] < 1) continue;
    const more = best < 0 ? 1 : s.bonus[space] - s.bonus[best] || spaces[space].maker - spaces[best].maker;
    if (more > 0) best = space;
  }
  return best;
}

function visit(g: G, side: SideId, card: number, space: number): void {
  const { state: s } = g;
  const { control, maker } = spaces[space];
  const holder = holderOf(s, space);
  if (control !== null && holder >= 0) gain(g, holder, control, 1, 'D-12.3');
  const { effects, spaces: shown } = cardOf(s, card);
  // Of a card that shows two spaces, what is of this one.
  const at = shown.findIndex((one) => boardOf(s).same[one] === space);
  for (const id of effects) rules.onHagal(g, side, id, at);
  if (maker === 0) return;
  if ((s.modules & uprising) !== 0) {
    smuggle(g, { side, space });
    harvestOrSummon(g, side, space);
  } else harvest(g, side, space);
}

/** With two players the bonus spice goes to the bank; a Rival of the solo game takes all of it (D-21.7). */
function harvest(g: G, side: SideId, space: number): void {
  const { state: s } = g;
  const n = spaces[space].maker + s.bonus[space];
  s.bonus[space] = 0;
  gain(g, side, 'spice', n, 'D-21.7');
}

/** All bonus spice, and with Maker Hooks sandworms, if they may come, in place of the base spice (D-27.8). */
function harvestOrSummon(g: G, side: SideId, space: number): void {
  const { state: s } = g;
  const of = s.sides[side];
  const bonus = s.bonus[space];
  s.bonus[space] = 0;
  // Back to the bank for those that can not win, once they have their Swordmaster (D-27.12).
  if (!(isStreamlined(of) && of.swordmaster)) gain(g, side, 'spice', bonus, 'D-27.8');
  const worms = wormsAt(space);
  if (worms > 0 && of.hooks && wormsMayCome(s)) summon(g, side, worms, 'D-27.8');
  else gain(g, side, 'spice', spaces[space].maker, 'D-27.8');
}

/** How many sandworms a maker space brings. */
const wormsAt = (space: number): number => ({ 'Hagga Basin': 1, 'Deep Desert': 2 })[spaces[space].en] ?? 0;

/**
 * Fresh troops and up to two of the garrison; expert Rivals hold back while they lead clearly (D-21.6, D-F-064,
 * D-22.9).
 */
function deployRival(g: G, { side, garrison, docked }: RivalFrame): void {
  const { state: s } = g;
  const of = s.sides[side];
  const { level } = cardOf(s, s.fought[s.fought.length - 1]);
  const expert = s.players === 1 && difficulties[s.difficulty].expert;
  if (expert && level < 3 && leadsBy(s, side) >= 4) return;
  useRivalFlagship(g, side);
  const fresh = of.garrison - garrison;
  const commissioned = of.dreadnoughts[atGarrison] - docked;
  // Dreadnoughts before troops (D-23.29).
  const old = Math.min(2, of.dreadnoughts[atGarrison] - commissioned);
  for (let i = 0; i < commissioned + old; i++) deployDreadnought(g, side, 'D-23.29');
  deploy(g, side, fresh + Math.min(2 - old, of.garrison - fresh), 'garrison', 'D-21.6');
}
