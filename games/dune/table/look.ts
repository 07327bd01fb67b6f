/** What a seat may see, built field by field from what is shown to it (D-30.1, D-30.2). */
import type { Reason, Seat } from '@vigrid/kernel';
import { boardOf, iconOf, spaceIn } from '../board/board.ts';
import { difficulties } from '../board/difficulty.ts';
import { researchTrack, training } from '../board/tracks.ts';
import { leaders, rivals } from '../cards/catalogue.ts';
import { known, rules } from '../effects/interpreter.ts';
import { persuasionHere } from '../flow/reveal.ts';
import { costOf, mayEnter, sendings } from '../flow/sending.ts';
import { choam, immortality, ix, modules, six, uprising } from '../modules.ts';
import { agentsAt, agentsReady, arrowsOf } from '../pieces/agents.ts';
import { priceOf } from '../pieces/market.ts';
import { hasSpy } from '../pieces/spies.ts';
import { strengthOf } from '../pieces/supply.ts';
import {
  isCommander,
  isInTeamOf,
  ownFaction,
  influenceOf as sharedInfluence,
  teamOf,
} from '../pieces/teams.ts';
import { abilityOf } from '../pieces/traits.ts';
import {
  cardOf,
  type Dune,
  isHouseHagal,
  isPending,
  ref,
  type Side,
  type SideId,
  seatOf,
  seenByAll,
  type Tableau,
} from '../state.ts';
import { battleIcons, type Faction, factions } from '../symbols.ts';
import type {
  CardRef,
  DuneView,
  HandCard,
  ImmortalitySide,
  IxSide,
  RowCard,
  SideView,
  SixSide,
  SixView,
  SpaceView,
  TrophyView,
  TurnView,
  UprisingSide,
  UprisingView,
} from './view.ts';

export function view(s: Dune, seat: Seat | null): DuneView {
  const rowCard = (card: number): RowCard => ({ ...ref(s, card), cost: cost(s, seat, card) });
  const refs = (cards: readonly number[]): CardRef[] => cards.map((card) => ref(s, card));
  const last = s.fought.at(-1);
  return {
    seat,
    round: s.round,
    phase: s.phase,
    active: s.active,
    first: s.first,
    sides: s.sides.map((of, side) => sideView(s, seat, of, side)),
    spaces: boardOf(s).spaces.map(({ number }) => spaceView(s, seat, number)),
    row: s.row.map(rowCard),
    deckSize: s.deck.length,
    reserve: s.reserve.map((stack) => ({
      top: stack.length > 0 ? rowCard(stack[stack.length - 1]) : null,
      size: stack.length,
    })),
    intrigueDeckSize: s.intrigues.length,
    intrigueTop: refs(knownOnTop(s, seat)),
    intrigueDiscard: refs(s.intrigueDiscard),
    conflict: last === undefined ? null : ref(s, last),
    conflictsLeft: s.conflicts.length,
    fought: refs(s.fought),
    alliances: {
      emperor: orNull(s.alliance[0]),
      guild: orNull(s.alliance[1]),
      beneGesserit: orNull(s.alliance[2]),
      fremen: orNull(s.alliance[3]),
    },
    mentat: orNull(s.mentat),
    mentatTo: orNull(s.mentatTo),
    modules: modules.filter((_, at) => (s.modules & (1 << at)) !== 0),
    tech: s.tech.map((stack) => ({
      top: stack.length > 0 ? ref(s, stack[stack.length - 1]) : null,
      size: stack.length,
    })),
    tleilaxu: s.tleilaxuRow.map((card) => ({ ...ref(s, card), cost: cardOf(s, card).specimens })),
    tleilaxuDeckSize: s.tleilaxuDeck.length,
    trackSpice: s.trackSpice,
    ...(s.modules & uprising && { uprising: uprisingView(s) }),
    ...(s.modules & six && { six: sixView(s, seat) }),
    voices: voices(s),
    trashed: refs(s.trashed),
    hagal: s.players <= 2 ? { deckSize: s.hagal.length, discard: refs(s.hagalDiscard) } : null,
    difficulty: s.players === 1 ? difficulties[s.difficulty].id : null,
    turn: turnView(s),
    winners: s.result?.winners ?? null,
    endedBy: s.result?.rule ?? null,
  };
}

const orNull = (side: SideId): SideId | null => (side < 0 ? null : side);

/** What a card would cost this seat; a spectator sees what is printed. */
function cost(s: Dune, seat: Seat | null, card: number): number | null {
  const price = seat === null ? cardOf(s, card).cost : priceOf(s, seat, card);
  return price < 0 ? null : price;
}

function sideView(s: Dune, seat: Seat | null, of: Side, side: SideId): SideView {
  const own = side === seat;
  const top = of.deck.at(-1);
  const seen = (card: number) => own || isKnown(s, seat, card);
  return {
    seat: seatOf(s, side),
    kind: !of.automated ? 'player' : isHouseHagal(of) ? 'hagal' : 'rival',
    leader: of.rival >= 0 ? rivals[of.rival].id : of.leader < 0 ? null : leaders[of.leader].id,
    solari: of.solari,
    spice: of.spice,
    water: of.water,
    points: of.points,
    influence: influenceOf(of),
    supply: of.supply,
    garrison: of.garrison,
    troops: of.troops,
    swords: of.swords,
    strength: strengthOf(of),
    persuasion: of.persuasion,
    agentsReady: agentsReady(of),
    agents: of.agents.length + (of.mentat === -2 ? 0 : 1),
    council: of.council,
    swordmaster: of.swordmaster,
    revealed: of.revealed,
    hand: hand(s, of, side, own, seen),
    handSize: of.hand.length,
    deckSize: of.deck.length,
    top: top !== undefined && isKnown(s, seat, top) ? ref(s, top) : null,
    discard: of.discard.map((card) => ref(s, card)),
    played: of.played.map((card) => ref(s, card)),
    shown: of.shown.map((card) => ref(s, card)),
    intrigues: inOrder(of.intrigues.filter(seen), own).map((card) => ref(s, card)),
    intriguesSize: of.intrigues.length,
    waiting: of.waiting.map((card) => ref(s, card)),
    aside: of.aside.map((card) => ({ ...ref(s, card), cost: cost(s, seat, card) })),
    ahead: own && !of.revealed ? ahead(s, side) : null,
    masterstroke: chosenFactions(of, own),
    masterstrokeUsed: of.masterstroke < 0,
    ...(s.modules & ix && { ix: ixSide(s, of, seen) }),
    ...(s.modules & immortality && { immortality: immortalitySide(of) }),
    ...(of.tableau && { uprising: uprisingSide(s, of, of.tableau) }),
    ...(s.modules & six && { six: sixSide(s, of, side) }),
  };
}

function ixSide(s: Dune, of: Side, seen: (card: number) => boolean): IxSide {
  return {
    dreadnoughts: { supply: of.dreadnoughts[0], garrison: of.dreadnoughts[1], conflict: of.dreadnoughts[2] },
    negotiators: of.negotiators,
    freighter: of.freighter,
    tech: of.tech.map((card) => ({ ...ref(s, card), flipped: of.flipped.includes(card) })),
    stepAheadSize: of.ahead.length,
    stepAhead: of.ahead.length > 0 && seen(of.ahead[0]) ? ref(s, of.ahead[0]) : null,
    snoopers: snoopersOf(of),
  };
}

/** Everything of it lies open (D-30.1). */
function uprisingSide(s: Dune, of: Side, { won, matched, contracts, completed }: Tableau): UprisingSide {
  const trophy = (card: number, down: boolean): TrophyView => ({
    ...ref(s, card),
    icon: battleIcons[cardOf(s, card).battleIcon] ?? null,
    down,
  });
  return {
    spies: of.spies,
    hooks: of.hooks,
    sandworms: of.sandworms,
    won: [...won.map((card) => trophy(card, false)), ...matched.map((card) => trophy(card, true))],
    contracts: contracts.map((card) => ref(s, card)),
    completed: completed.map((card) => ref(s, card)),
    memories: of.memories,
    turned: of.turned,
    training: training[of.training].id,
  };
}

function sixView(s: Dune, seat: Seat | null): SixView {
  const mayBuy = seat === null || isInTeamOf(s, seat, 'lead-shaddam-corrino-iv');
  return {
    teams: [0, 3].map((commander) => {
      const sides = teamOf(s, commander);
      return { sides, points: sides.reduce((sum, side) => sum + s.sides[side].points, 0) };
    }),
    throne: s.throne.map((card) => ({ ...ref(s, card), cost: mayBuy ? cost(s, seat, card) : null })),
    ally: orNull(s.turn.ally),
  };
}

function sixSide(s: Dune, of: Side, side: SideId): SixSide {
  const shared = (faction: number) => sharedInfluence(s, side, faction);
  return {
    team: side % 2,
    commander: isCommander(s, side),
    own: isCommander(s, side)
      ? {
          faction: factions[ownFaction(s, side)],
          track: of.track,
          shared: { emperor: shared(0), guild: shared(1), beneGesserit: shared(2), fremen: shared(3) },
          agents: of.agents.map((at, which) => ({ at, to: arrowsOf(side, which) })),
        }
      : null,
    bonus: of.swordmaster,
  };
}

function uprisingView(s: Dune): UprisingView {
  const conflict = s.fought.at(-1);
  return {
    wall: s.wall,
    walled: conflict !== undefined && cardOf(s, conflict).walled,
    posts: boardOf(s).posts.map(({ number, id, spaces }) => ({
      number,
      id,
      spaces,
      spies: s.sides.flatMap((_, side) => (hasSpy(s, side, number) ? side : [])),
    })),
    contracts:
      s.modules & choam
        ? {
            offered: s.offered.map((card) => ref(s, card)),
            aside: s.sardaukar.map((card) => ref(s, card)),
            left: s.contracts.length,
          }
        : null,
  };
}

const immortalitySide = (of: Side): ImmortalitySide => ({
  research: researchTrack[of.research].id,
  tleilaxu: of.tleilaxu,
  specimens: of.specimens,
  atomics: of.atomics,
});

const snoopersOf = (of: Side): Faction[] =>
  abilityOf(of) === 'observation' ? factions.filter((_, at) => of.snoopers & (1 << at)) : [];

/** Whether a seat has seen a card; for whoever only watches, whether all players have. */
function isKnown(s: Dune, seat: Seat | null, card: number): boolean {
  const eyes = seat === null ? seenByAll(s) : 1 << seat;
  return (s.seen[card] & eyes) === eyes;
}

/** The Intrigue cards one has looked at, as far as nothing unknown lies on them. */
function knownOnTop(s: Dune, seat: Seat | null): number[] {
  const under = s.intrigues.findLastIndex((card) => !isKnown(s, seat, card));
  return s.intrigues.slice(under + 1).reverse();
}

/** How somebody else holds their cards is not to be seen. */
const inOrder = (cards: number[], own: boolean): number[] => (own ? cards : cards.sort((a, b) => a - b));

const influenceOf = ({ influence }: Side): Record<Faction, number> => ({
  emperor: influence[0],
  guild: influence[1],
  beneGesserit: influence[2],
  fremen: influence[3],
});

function hand(s: Dune, of: Side, side: SideId, own: boolean, seen: (card: number) => boolean): HandCard[] {
  const reach = new Map<number, number[]>();
  if (own && isChoosing(s, side)) {
    for (const act of sendings(s, side)) {
      if (act.do !== 'send') continue;
      const spaces = reach.get(act.card) ?? [];
      if (!spaces.includes(act.space)) spaces.push(act.space);
      reach.set(act.card, spaces);
    }
  }
  return inOrder(of.hand.filter(seen), own).map((card) => ({
    ...ref(s, card),
    spaces: reach.get(card) ?? [],
  }));
}

/** Asked whether to send an Agent or to reveal. */
const isChoosing = (s: Dune, side: SideId): boolean => s.active === side && s.frames.at(-1)?.kind === 'turns';

/** What revealing gives whatever else is chosen: printed amounts, the Council, an Agent that speaks. */
export function ahead(s: Dune, side: SideId): { persuasion: number; swords: number } {
  const of = s.sides[side];
  let persuasion = (of.council ? 2 : 0) + persuasionHere(s, side);
  let swords = 0;
  const add = (id: number): void => {
    const { kind, effect, boxes } = known(id);
    const printed = kind.printed?.(effect);
    persuasion += printed?.persuasion ?? 0;
    swords += printed?.swords ?? 0;
    if (kind.inReveal) boxes[0].forEach(add);
  };
  for (const card of of.hand) cardOf(s, card).reveal.forEach(add);
  for (const card of of.waiting) cardOf(s, card).plot.forEach(add);
  return { persuasion, swords };
}

/** A secret until the Masterstroke reveals them (D-20.2). */
function chosenFactions({ masterstroke }: Side, own: boolean): Faction[] | null {
  if (masterstroke === 0 || (masterstroke > 0 && !own)) return null;
  return factions.filter((_, i) => (Math.abs(masterstroke) & (1 << i)) !== 0);
}

function spaceView(s: Dune, seat: Seat | null, number: number): SpaceView {
  const agents: number[] = [];
  s.sides.forEach((of, side) => {
    for (let i = agentsAt(of, number); i > 0; i--) agents.push(side);
  });
  const space = spaceIn(s, number);
  return {
    number,
    def: space.id,
    icon: iconOf(space),
    agents,
    bonus: s.bonus[number],
    control: orNull(s.control[number]),
    ...(space.only !== null && {
      only: s.sides.findIndex(({ leader }) => leaders[leader]?.en === space.only),
    }),
    ...(s.flags[number] >= 0 && { flag: s.flags[number] >> 1 }),
    cost: space.cost === null ? null : seat === null ? space.cost.n : costOf(s, seat, space),
    barred: seat !== null && isChoosing(s, seat) ? barred(s, seat, number) : null,
  };
}

function barred(s: Dune, seat: Seat, number: number): SpaceView['barred'] {
  const why: Reason[] = [];
  if (mayEnter(s, seat, number, 'free', 0, why)) return null;
  const [{ why: reason, have, need }] = why;
  return { why: reason, ...(have !== undefined && { have }), ...(need !== undefined && { need }) };
}

function voices(s: Dune): DuneView['voices'] {
  const found: DuneView['voices'][number][] = [];
  for (let i = 0; i < s.voices.length; i += 3) {
    const binds = s.sides.flatMap((_, side) => (s.voices[i + 2] & (1 << side) ? side : []));
    found.push({ space: s.voices[i], by: s.voices[i + 1], binds });
  }
  return found;
}

/** The innermost list of effects under way. */
function turnView(s: Dune): TurnView | null {
  const frame = s.frames.findLast(isPending);
  if (!frame) return null;
  const reward = frame.kind === 'effects' && s.phase === 'combat';
  return {
    side: frame.side,
    kind: frame.kind === 'effects' ? (reward ? 'reward' : 'effects') : frame.kind,
    card: frame.kind === 'agent' ? ref(s, frame.card) : null,
    space: frame.kind === 'agent' ? frame.space : null,
    pending: frame.clauses.map((id, i) => ({ says: rules.says(known(id).alone), source: frame.sources[i] })),
  };
}
