/** The state before the first step: every card has its number, decks lie in the order of their tables. */
import { below, copy, type Random, type Setup, seeded } from '@vigrid/kernel';
import { spacesKept } from './board/board.ts';
import { difficulties } from './board/difficulty.ts';
import { posts, spyLimit } from './board/posts.ts';
import { type Card, cards, isHagalIn, isIn, leaders, rivals } from './cards/catalogue.ts';
import { epic, immortality, ix, six, uprising } from './modules.ts';
import { commanders, isCommander } from './pieces/teams.ts';
import { abilityOf } from './pieces/traits.ts';
import { type DuneOptions, leadersIn, modulesOf } from './settings.ts';
import { type Dune, newTurn, type SetupFrame, type Side } from './state.ts';

export function begin(setup: Setup<DuneOptions>): Dune {
  const { seats, options } = setup;
  const random = seeded(setup.seed);
  const modules = modulesOf(options, seats);
  const chosen = chooseLeaders(options, modules, random);
  const { decks, zones, def } = layOut(seats, modules);
  // What a card is never changes, so that all games of so many players share it.
  const s: Dune = { ...emptyTable(random, seats, modules), ...copy(zones), def };
  s.difficulty = Math.max(
    0,
    difficulties.findIndex(({ id }) => id === options.difficulty),
  );
  for (let seat = 0; seat < seats; seat++) {
    const side = isCommander(s, seat) ? newCommander(s, chosen[seat]) : newSide(s, chosen[seat], false);
    // Smuggling Operation begins without water (D-20.9).
    if (abilityOf(side) === 'smuggling') side.water = 0;
    s.sides.push({ ...side, deck: decks[seat].slice() });
    if (modules & epic && modules & immortality) discardControl(s, seat);
    // Limited Allies: a deck of nine (D-20.1).
    if (abilityOf(side) === 'smuggleSpice') s.trashed.push(takeNamed(s, seat, 'Diplomacy'));
  }
  if (modules & uprising) {
    for (const rival of chooseRivals(options, seats, random)) s.sides.push(newUprisingRival(s, rival));
  } else if (seats === 1) for (const leader of chosen.slice(1)) s.sides.push(newRival(s, leader));
  else if (seats === 2) s.sides.push(newHagal(s));
  s.frames.push({ kind: 'setup', step: 0 } as SetupFrame);
  return s;
}

/** With both modules Control the Spice begins in the discard pile (D-23.27). */
function discardControl(s: Dune, side: number): void {
  s.sides[side].discard.push(takeNamed(s, side, 'Control the Spice'));
}

/** Out of a starting deck, the card called so. */
function takeNamed(s: Dune, side: number, name: string): number {
  const { deck } = s.sides[side];
  const at = deck.findIndex((card) => cards[s.def[card]].en === name);
  return deck.splice(at, 1)[0];
}

/** Every card with its number: the players' decks, and what belongs to nobody. */
interface Layout {
  readonly decks: readonly number[][];
  readonly def: number[];
  readonly zones: Pick<
    Dune,
    | 'seen'
    | 'reserve'
    | 'deck'
    | 'intrigues'
    | 'box'
    | 'hagal'
    | 'tech'
    | 'tleilaxuRow'
    | 'tleilaxuDeck'
    | 'contracts'
    | 'objectives'
  >;
}

const layouts: Layout[][] = [];

function layOut(players: number, modules: number): Layout {
  layouts[modules] ??= [];
  layouts[modules][players] ??= newLayout(players, modules);
  return layouts[modules][players];
}

function newLayout(players: number, modules: number): Layout {
  const def: number[] = [];
  const copiesOf = (card: Card) => Array.from({ length: card.copies }, () => def.push(card.def) - 1);
  const all = (type: Card['type']) => cards.filter((card) => card.type === type && isIn(card, modules));
  // Experimentation stands in for both Dune, the Desert Planet (D-24.1), Control the Spice for one of them (D-23.27).
  const dunes = modules & immortality ? 2 : modules & epic ? 1 : 0;
  const starting = all('starting').map((card) =>
    card.en === 'Dune, the Desert Planet' ? { ...card, copies: card.copies - dunes } : card,
  );
  const objectives = all('objective').filter((card) => card.players.includes(players));
  const tleilaxu = all('tleilaxu');
  const isReclaimed = ({ id }: Card) => id === 'tlx-reclaimed-forces';
  // With six players the Commanders have decks of their own (D-28.4).
  const deckOf = (seat: number) =>
    starting.filter(({ id, set }) =>
      players === 6 && seat % 3 === 0 ? id.startsWith(commanderDecks[seat / 3]) : set !== six,
    );
  const decks = Array.from({ length: players }, (_, seat) => deckOf(seat).flatMap(copiesOf));
  const reserve = all('reserve')
    .sort((a, b) => a.stack - b.stack)
    .map(copiesOf);
  const [deck, intrigues, box] = (['imperium', 'intrigue', 'conflict'] as const).map((type) =>
    all(type).flatMap(copiesOf),
  );
  // Alone with Immortality one Research Station less (D-27.14).
  const fewer = (card: Card) =>
    players === 1 && modules & immortality && card.id === 'hagal-upr-research-station'
      ? { ...card, copies: card.copies - 1 }
      : card;
  const hagal = all('hagal')
    .filter((card) => isHagalIn(card, modules, players))
    .map(fewer);
  const zones = {
    reserve,
    deck,
    intrigues,
    box,
    hagal: hagal.flatMap(copiesOf),
    tech: [all('tech').flatMap(copiesOf), [], []],
    tleilaxuRow: tleilaxu.filter(isReclaimed).flatMap(copiesOf),
    tleilaxuDeck: tleilaxu.filter((card) => !isReclaimed(card)).flatMap(copiesOf),
    contracts: all('contract').flatMap(copiesOf),
    objectives: objectives.flatMap(copiesOf),
  };
  return { decks, zones: { ...zones, seen: def.map(() => 0) }, def };
}

/** Gives a card a number of its own in this game: the next one, where not said otherwise. */
export function newCard(s: Dune, { def }: Pick<Card, 'def'>, number = s.def.length): number {
  s.def[number] = def;
  s.seen[number] = 0;
  return number;
}

export function emptyTable(random: Random, players: number, modules: number): Dune {
  return {
    frames: [],
    random,
    reveals: 0,
    given: null,
    result: null,
    players,
    modules,
    round: 0,
    phase: 'start',
    active: 0,
    first: 0,
    sides: [],
    def: [],
    own: [],
    seen: [],
    deck: [],
    row: [],
    reserve: [],
    intrigues: [],
    intrigueDiscard: [],
    conflicts: [],
    fought: [],
    box: [],
    hagal: [],
    hagalDiscard: [],
    trashed: [],
    bonus: Array<number>(spacesKept(modules)).fill(0),
    control: Array<number>(spacesKept(modules)).fill(-1),
    alliance: [-1, -1, -1, -1],
    mentat: -1,
    mentatTo: -1,
    voices: [],
    winner: -1,
    revealed: [],
    difficulty: 0,
    tech: [[], [], []],
    flags: Array<number>(spacesKept(modules)).fill(-1),
    tleilaxuRow: [],
    tleilaxuDeck: [],
    trackSpice: (modules & immortality) !== 0 ? 2 : 0,
    fighters: 0,
    spies: (modules & uprising) !== 0 ? posts.map(() => 0) : [],
    wall: (modules & uprising) !== 0,
    contracts: [],
    offered: [],
    sardaukar: [],
    objectives: [],
    throne: [],
    turn: newTurn(),
  };
}

/** Two Agents, three troops in the garrison, one water (D-2.5, D-1.7, D-2.6). */
export function newSide(s: Dune, leader: number, automated: boolean): Side {
  return {
    leader,
    automated,
    solari: 0,
    spice: 0,
    water: 1,
    points: 0,
    influence: [0, 0, 0, 0],
    supply: 9,
    garrison: 3,
    troops: 0,
    swords: 0,
    persuasion: 0,
    agents: [-1, -1],
    mentat: -2,
    council: false,
    swordmaster: false,
    revealed: false,
    deck: [],
    hand: [],
    played: [],
    shown: [],
    discard: [],
    intrigues: [],
    waiting: [],
    aside: [],
    discount: 0,
    toDeck: false,
    masterstroke: 0,
    dreadnoughts: (s.modules & ix) !== 0 ? [2, 0, 0] : [0, 0, 0],
    negotiators: 0,
    freighter: 0,
    tech: [],
    flipped: [],
    ahead: [],
    turns: 0,
    snoopers: 0b1111,
    research: 0,
    tleilaxu: 0,
    specimens: 0,
    atomics: !automated && (s.modules & immortality) !== 0,
    fetched: [],
    sandworms: 0,
    spies: (s.modules & uprising) !== 0 ? spyLimit : 0,
    hooks: false,
    memories: 0,
    turned: false,
    training: 0,
    musters: 0,
    rival: -1,
    spent: false,
    track: 0,
    tableau: (s.modules & uprising) !== 0 ? { won: [], matched: [], contracts: [], completed: [] } : null,
  };
}

/** What their cards are called, and their Leaders, by seat: Shaddam in the first, Muad'Dib in the fourth (D-28.1). */
const commanderDecks = ['cmd-shaddam-', 'cmd-muaddib-'];

/** Neither troops nor other pieces for the Conflict (D-28.4). */
export function newCommander(s: Dune, leader: number): Side {
  return { ...newSide(s, leader, false), supply: 0, garrison: 0, dreadnoughts: [0, 0, 0] };
}

/** House Hagal of the game for two: three Agents, nothing in the garrison (D-21.2). */
export function newHagal(s: Dune): Side {
  return { ...newSide(s, -1, true), water: 0, supply: 12, garrison: 0, agents: [-1, -1, -1] };
}

/** A Rival of the solo game (D-22.1). */
export function newRival(s: Dune, leader: number): Side {
  const { garrison } = difficulties[s.difficulty];
  return { ...newSide(s, leader, true), supply: 12 - garrison, garrison };
}

/** A Rival of Uprising (D-27.1): its number in their table. */
export function newUprisingRival(s: Dune, rival: number): Side {
  const garrison = s.players === 1 ? difficulties[s.difficulty].garrison : 3;
  return { ...newSide(s, -1, true), rival, supply: 12 - garrison, garrison };
}

/** Two alone, one with two players; those that can not win only where they are named (D-27.1, D-27.12). */
function chooseRivals({ rivals: two, rival: one }: DuneOptions, seats: number, random: Random): number[] {
  const named = seats === 1 ? two : seats === 2 ? [one] : [];
  const chosen = named.map((id) => rivals.findIndex((rival) => rival.id === id));
  return chosen.map((number, at) => {
    if (number >= 0) return number;
    const free = rivals.filter((rival) => !rival.data.streamlined && !chosen.includes(rival.number));
    chosen[at] = free[below(random, free.length)].number;
    return chosen[at];
  });
}

/** Those named, and for the others different ones by chance (D-2.4). */
function chooseLeaders(options: DuneOptions, modules: number, random: Random): number[] {
  // Commanders sit opposite each other (D-28.1).
  const own = options.leaders.map((id, seat) =>
    modules & six && seat % 3 === 0 ? commanders[seat / 3] : id,
  );
  const rivals = modules & uprising ? [] : options.rivals;
  const chosen = [...own, ...rivals].map((id) => leaders.findIndex((leader) => leader.id === id));
  // Rivals first: fewer Leaders can be theirs.
  for (let at = chosen.length - 1; at >= 0; at--) {
    if (chosen[at] >= 0) continue;
    const free = leadersIn(modules, at >= own.length).filter(({ number }) => !chosen.includes(number));
    chosen[at] = free[below(random, free.length)].number;
  }
  return chosen;
}
