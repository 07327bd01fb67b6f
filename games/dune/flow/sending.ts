/** Whether an Agent may be sent: with which card, to which space. Chapter 4. */
import { no, type Why } from '@vigrid/kernel';
import type { DuneAct } from '../acts.ts';
import { type Board, boardOf, mentatSpace, type Space, spaces } from '../board/board.ts';
import { difficulties } from '../board/difficulty.ts';
import type { Price } from '../board/types.ts';
import { type Card, leaders } from '../cards/catalogue.ts';
import { rules, sendingOf } from '../effects/interpreter.ts';
import { agentBits, agentsAt, agentsToSend } from '../pieces/agents.ts';
import { iconsOf } from '../pieces/printed.ts';
import { hasSpy, postsAt, watchedBy } from '../pieces/spies.ts';
import { influenceOf } from '../pieces/teams.ts';
import { abilityOf } from '../pieces/traits.ts';
import { cardOf, type Dune, type SideId } from '../state.ts';
import { icons } from '../symbols.ts';

/** Whether Agents that stand there are in the way: all, none of the enemies, none at all. */
export type Way = 'free' | 'infiltrated' | 'anyhow';

/** A card, or two that are grafted, with what they give to an Agent that is sent. */
interface Sender {
  readonly card: number;
  /** -1 for none. */
  readonly graft: number;
  readonly icons: number;
  /** Icons that enemy Agents do not block. */
  readonly infiltrates: number;
  readonly anywhere: boolean;
  /** Spaces that it reaches by the Spy icon, as bits of their places on the board (D-25.8). */
  readonly watched: number;
  readonly of: readonly Card[];
}

const spyIcon = 1 << icons.indexOf('spy');

/** The cards whose Agent boxes work: of two grafted both, of Ghola that of the other once more (D-24.12, D-24.14). */
function boxesOf(s: Dune, card: number, graft: number): Card[] {
  if (card < 0) return [];
  if (graft < 0) return [cardOf(s, card)];
  return [cardOf(s, rules.copies(s, card) ? graft : card), cardOf(s, rules.copies(s, graft) ? card : graft)];
}

function senderOf(s: Dune, side: SideId, card: number, graft: number): Sender {
  const of = boxesOf(s, card, graft);
  let held = s.turn.icons;
  let infiltrates = 0;
  let anywhere = false;
  let passesAll = false;
  for (const known of of) {
    infiltrates |= known.infiltrates;
    anywhere ||= known.anywhere;
    passesAll ||= sendingOf(known).ignoresEnemies === true;
  }
  held |= iconsOf(s, side, card, graft);
  if (graft >= 0) held |= iconsOf(s, side, graft, card);
  return {
    card,
    graft,
    icons: held,
    infiltrates: passesAll ? held : infiltrates,
    anywhere,
    watched: held & spyIcon ? watchedBy(s, side) : 0,
    of,
  };
}

/** Cards alone, then those that are grafted: to another of the hand, or to one of the Row (D-24.12, D-24.17). */
function senders(s: Dune, side: SideId): Sender[] {
  const found: Sender[] = [];
  const { hand } = s.sides[side];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const known = cardOf(s, card);
    if (!known.graft) {
      found.push(senderOf(s, side, card, -1));
      continue;
    }
    hand.forEach((other, j) => {
      // Of two that can be grafted, the first is named first.
      if (other !== card && !(cardOf(s, other).graft && j < i)) found.push(senderOf(s, side, card, other));
    });
    if (sendingOf(known).graftsRow) for (const other of s.row) found.push(senderOf(s, side, card, other));
  }
  return found;
}

/** Every way to send an Agent now. */
export function sendings(s: Dune, side: SideId, found: DuneAct[] = []): DuneAct[] {
  const of = s.sides[side];
  const ready = agentsToSend(s, side) > 0;
  // Without an Agent at hand, only what moves one that stands somewhere may send.
  const isAnywhere = (card: number) => cardOf(s, card).anywhere;
  if (!ready && !of.hand.some(isAnywhere) && !s.row.some(isAnywhere)) return found;
  const board = boardOf(s);
  const all = senders(s, side);
  const open = ready ? openSpaces(s, side, board, withIcons(board, all), 'free') : 0;
  // Looked for when a card needs it.
  let infiltrated = -1;
  // With a Spy that is recalled enemy Agents do not block (D-25.9).
  const spied = ready && s.spies.length > 0 ? watchedBy(s, side) & ~open : 0;
  const entered = spied === 0 ? 0 : openSpaces(s, side, board, spied, 'infiltrated');
  for (const sender of all) {
    if (sender.anywhere) {
      anySendings(s, side, sender, ready, found);
      continue;
    }
    const meant = reachOf(board, sender.icons) | sender.watched;
    let reach = open & meant;
    if (ready && sender.infiltrates !== 0) {
      if (infiltrated < 0) infiltrated = openSpaces(s, side, board, -1, 'infiltrated');
      reach |= infiltrated & reachOf(board, sender.infiltrates);
    }
    if (ready) reach |= cheaperReach(s, side, board, sender);
    if ((entered & meant & ~reach) !== 0)
      spySendings(s, side, sender, board, entered & meant & ~reach, found);
    while (reach !== 0) {
      const at = 31 - Math.clz32(reach & -reach);
      reach &= reach - 1;
      found.push(sendAct(sender, board.spaces[at].number));
    }
  }
  return found;
}

/** To each of these spaces, with each Spy that could be recalled for it (D-25.9, D-25.11). */
function spySendings(
  s: Dune,
  side: SideId,
  { card, graft }: Sender,
  { spaces: there }: Board,
  among: number,
  found: DuneAct[],
): void {
  for (let at = 0; at < there.length; at++) {
    if ((among & (1 << at)) === 0) continue;
    for (const { number } of postsAt(s, side, there[at].number)) {
      found.push({ do: 'send', card, space: there[at].number, spy: number, ...(graft >= 0 && { graft }) });
    }
  }
}

/** Kwisatz Haderach: from the Leader or from any space, to any space (D-18.10, D-F-079); one Agent (D-24.23). */
function anySendings(s: Dune, side: SideId, sender: Sender, ready: boolean, found: DuneAct[]): void {
  const of = s.sides[side];
  const from = [...new Set([...of.agents, of.mentat])].filter((at) => at >= 0);
  for (const { number: space } of boardOf(s).spaces) {
    if (!mayEnter(s, side, space, 'anyhow', 0, undefined)) continue;
    if (ready) found.push(sendAct(sender, space));
    for (const at of from) found.push({ do: 'send', card: sender.card, space, from: at, ...graftOf(sender) });
  }
}

const graftOf = ({ graft }: Sender) => (graft < 0 ? {} : { graft });

/** Those of the spaces that may be entered now, whatever the card, as bits of their places on the board. */
function openSpaces(s: Dune, side: SideId, board: Board, among: number, way: Way): number {
  const free = among & ~agentBits(s.sides[side], board) & ~blockedSpaces(s, side, board, way);
  let open = 0;
  for (let at = 0; at < board.spaces.length; at++) {
    const bit = 1 << at;
    if ((free & bit) !== 0 && mayEnter(s, side, board.spaces[at].number, 'anyhow', 0, undefined)) open |= bit;
  }
  return open;
}

/** The spaces for which any of these has an icon. */
function withIcons(board: Board, all: readonly Sender[]): number {
  let held = 0;
  let seen = 0;
  for (const { icons, watched } of all) {
    held |= icons;
    seen |= watched;
  }
  return reachOf(board, held) | seen;
}

/** The space that a card makes cheaper, or those whose condition it lifts, if that is what opens them. */
function cheaperReach(s: Dune, side: SideId, { spaces: all }: Board, sender: Sender): number {
  for (const known of sender.of) {
    const { cheaper, ignoresNeeds } = sendingOf(known);
    if (!cheaper && !ignoresNeeds) continue;
    let reach = 0;
    for (let at = 0; at < all.length; at++) {
      const meant = cheaper?.spaces.includes(all[at].number) || (ignoresNeeds && all[at].needs !== null);
      if (meant && mayGo(s, side, sender, all[at], undefined)) reach |= 1 << at;
    }
    return reach;
  }
  return 0;
}

/** The spaces with any of these icons, as bits. */
function reachOf({ byIcon }: Board, held: number): number {
  let reach = 0;
  for (let icon = 0; icon < byIcon.length; icon++) if (held & (1 << icon)) reach |= byIcon[icon];
  return reach;
}

const sendActs: DuneAct[][] = [];

/** The same act is the same object in every game. */
function sendAct({ card, graft }: Sender, space: number): DuneAct {
  if (graft >= 0) return { do: 'send', card, space, graft };
  sendActs[card] ??= spaces.map(({ number }): DuneAct => ({ do: 'send', card, space: number }));
  return sendActs[card][space];
}

export function maySend(s: Dune, side: SideId, act: Extract<DuneAct, { do: 'send' }>, why: Why): boolean {
  const of = s.sides[side];
  if (!of.hand.includes(act.card)) return no(why, { rule: 'D-4.1', why: 'notInHand' });
  const space = boardOf(s).spaces.find(({ number }) => number === act.space);
  if (!space) return no(why, { rule: 'D-4.14', why: 'noSpace' });
  if (!mayGraft(s, side, act, why)) return false;
  const sender = senderOf(s, side, act.card, act.graft ?? -1);
  if (act.from !== undefined) {
    if (!sender.anywhere) return no(why, { rule: 'D-18.10', why: 'movesNobody', card: act.card });
    if (agentsAt(of, act.from) === 0) return no(why, { rule: 'D-18.10', why: 'noAgentThere' });
  } else if (agentsToSend(s, side) === 0) return no(why, { rule: 'D-3.5', why: 'noAgent' });
  if (act.spy === undefined) return mayGo(s, side, sender, space, why);
  const watches = boardOf(s).watchers[space.number].some(({ number }) => number === act.spy);
  if (!watches || !hasSpy(s, side, act.spy)) return no(why, { rule: 'D-25.9', why: 'noSpyThere' });
  return mayGo(s, side, sender, space, why, true);
}

/** Exactly one other card of the hand, for a card that needs it; Usurp also takes one of the Row. */
function mayGraft(
  s: Dune,
  side: SideId,
  { card, graft }: { card: number; graft?: number },
  why: Why,
): boolean {
  const known = cardOf(s, card);
  if (graft === undefined) return !known.graft || no(why, { rule: 'D-24.12', why: 'needsGraft', card });
  const { hand } = s.sides[side];
  const there =
    (hand.includes(graft) && graft !== card) || (sendingOf(known).graftsRow && s.row.includes(graft));
  if (!there) return no(why, { rule: 'D-24.12', why: 'noPartner', card });
  return known.graft || no(why, { rule: 'D-24.12', why: 'noGraft', card });
}

function mayGo(s: Dune, side: SideId, sender: Sender, space: Space, why: Why, withSpy = false): boolean {
  if (!sender.anywhere && !isWatched(s, sender, space) && !hasIcon(sender, space, why)) return false;
  // An infiltrating icon passes enemy Agents, though it needs none there (D-23.23, D-F-011, D-F-012).
  const passes = withSpy || (sender.infiltrates & (1 << space.icon)) !== 0;
  const way = sender.anywhere ? 'anyhow' : passes ? 'infiltrated' : 'free';
  const freely = sender.of.some((known) => sendingOf(known).ignoresNeeds);
  return mayEnter(s, side, space.number, way, lessFor(sender.of, space), why, freely);
}

/** By the Spy icon (D-25.8). */
const isWatched = (s: Dune, { watched }: Sender, { number }: Space): boolean =>
  watched !== 0 && (watched & (1 << boardOf(s).spaces.findIndex((space) => space.number === number))) !== 0;

/** How much less an Agent sent with these cards pays there. */
const lessFor = (of: readonly Card[], { number }: Space): number =>
  of.reduce((sum, known) => {
    const { cheaper } = sendingOf(known);
    return cheaper?.spaces.includes(number) ? sum + cheaper.n : sum;
  }, 0);

/** A card without icons needs one from elsewhere (D-4.3, D-24.24). */
function hasIcon({ card, icons: held }: Sender, space: Space, why: Why): boolean {
  if (held === 0) return no(why, { rule: 'D-4.3', why: 'noIcons', card });
  return (held & (1 << space.icon)) !== 0 || no(why, { rule: 'D-4.2', why: 'wrongIcon', card });
}

/**
 * Everything but the card (a City space may ask for Influence and yet give none, D-5.9): the space is not used up,
 * closed or occupied, its price and its condition are met.
 */
export function mayEnter(
  s: Dune,
  side: SideId,
  number: number,
  way: Way,
  less: number,
  why: Why,
  freely = false,
): boolean {
  const of = s.sides[side];
  const space = spaces[number];
  // The board of a Commander (D-28.4).
  if (space.only !== null && (of.automated || leaders[of.leader].en !== space.only)) {
    return no(why, { rule: 'D-28.4', why: 'commandersBoard' });
  }
  if (space.once !== null) {
    if (space.once === 'council' ? of.council : of.swordmaster)
      return no(why, { rule: 'D-4.7', why: 'onceOnly' });
    if (space.once === 'swordmaster' && s.players === 1 && difficulties[s.difficulty].noSwordmaster) {
      return no(why, { rule: 'D-22.10', why: 'noSwordmaster' });
    }
  }
  if (isClosed(s, side, number)) return no(why, { rule: 'D-18.9', why: 'closedByVoice' });
  if (way !== 'anyhow' && !isFree(s, side, space, way, why)) return false;
  if (space.needs !== null && !freely && influenceOf(s, side, space.needs.faction) < space.needs.n) {
    const have = influenceOf(s, side, space.needs.faction);
    return no(why, { rule: 'D-4.6', why: 'needsInfluence', have, need: space.needs.n });
  }
  return mayPay(s, side, space, less, why);
}

/** The Voice binds this side's next Agent (D-18.9). */
export function isClosed(s: Dune, side: SideId, space: number): boolean {
  for (let i = 0; i < s.voices.length; i += 3) {
    if (s.voices[i] === space && (s.voices[i + 2] & (1 << side)) !== 0) return true;
  }
  return false;
}

/** Own Agents always block; others unless an effect ignores them (D-4.4, D-1.3). */
function isFree(s: Dune, side: SideId, { number }: Space, way: Way, why: Why): boolean {
  if (agentsAt(s.sides[side], number) > 0) return no(why, { rule: 'D-4.4', why: 'ownAgent' });
  const board = boardOf(s);
  const blocked = (blockedSpaces(s, side, board, way) & board.bits[number]) !== 0;
  return !blocked || no(why, { rule: 'D-4.4', why: 'occupied' });
}

/** Where Agents of others are in the way, as bits of the places on the board. */
function blockedSpaces(s: Dune, side: SideId, board: Board, way: Way): number {
  if (s.turn.ignoreEnemies || way !== 'free') return 0;
  let taken = 0;
  for (let other = 0; other < s.sides.length; other++) {
    if (other !== side) taken |= agentBits(s.sides[other], board);
  }
  // Helena Richese at Landsraad and City spaces (D-20.5).
  return abilityOf(s.sides[side]) === 'eyesEverywhere'
    ? taken & ~board.byIcon[landsraad] & ~board.byIcon[city]
    : taken;
}

const landsraad = icons.indexOf('landsraad');
const city = icons.indexOf('city');

function mayPay(s: Dune, side: SideId, space: Space, less: number, why: Why): boolean {
  const of = s.sides[side];
  if (space.exchanges.length > 0) {
    if (space.exchanges.some(({ cost }) => mayExchange(s, side, cost))) return true;
    const need = Math.min(...space.exchanges.map(({ cost }) => cost?.n ?? 0));
    return no(why, { rule: 'D-5.6', why: 'tooLittleSpice', have: of.spice, need });
  }
  if (space.cost === null) return true;
  const have = of[space.cost.what];
  const need = Math.max(0, costOf(s, side, space) - less);
  return have >= need || no(why, { rule: 'D-4.5', why: shortOf[space.cost.what], have, need });
}

/** Whether one of several prices can be paid. */
export const mayExchange = (s: Dune, side: SideId, cost: Price | null): boolean =>
  cost === null || s.sides[side][cost.what] >= cost.n;

const shortOf = { solari: 'tooFewSolari', spice: 'tooLittleSpice', water: 'tooLittleWater' } as const;

/** The price of a space for an Agent sent with these cards. */
export function costWith(s: Dune, side: SideId, space: Space, card: number, graft: number): number {
  return Math.max(0, costOf(s, side, space) - lessFor(boxesOf(s, card, graft), space));
}

/** Once anybody has a Swordmaster, a Rival too, it costs less (D-25.20, D-19.3, D-F-068). */
const printedCost = (s: Dune, { cost, reduced }: Space): number =>
  reduced >= 0 && s.sides.some(({ swordmaster }) => swordmaster) ? reduced : (cost?.n ?? 0);

/** The price of a space for this side (D-20.7; the Mentat of the harder solo games, RD-8). */
export function costOf(s: Dune, side: SideId, space: Space): number {
  if (space.cost === null) return 0;
  const dearer = s.players === 1 && space.number === mentatSpace;
  const n = dearer ? difficulties[s.difficulty].mentatCost : printedCost(s, space);
  const cheaper = space.cost.what === 'solari' && icons[space.icon] === 'landsraad';
  return cheaper && abilityOf(s.sides[side]) === 'popularity' ? Math.max(0, n - 1) : n;
}
