/** The state before the first step: every card has its number, decks lie in the order of their tables. */
import { below, copy, type Random, type Setup, seeded } from '@vigrid/kernel';
import { spaces } from './board/board.ts';
import { difficulties } from './board/difficulty.ts';
import { type Card, cards, isHagalIn, isIn, leaders } from './cards/catalogue.ts';
import { epic, immortality, ix } from './modules.ts';
import { abilityOf } from './pieces/traits.ts';
import { type DuneOptions, leadersIn, modulesOf } from './settings.ts';
import { type Dune, newTurn, type SetupFrame, type Side } from './state.ts';

export function begin(setup: Setup<DuneOptions>): Dune {
  const { seats, options } = setup;
  const random = seeded(setup.seed);
  const modules = modulesOf(options);
  const { decks, ...zones } = layOut(seats, modules);
  // What a card is never changes, so that all games of so many players share it.
  const s: Dune = { ...emptyTable(random, seats, modules), ...copy(zones), def: zones.def };
  s.difficulty = Math.max(
    0,
    difficulties.findIndex(({ id }) => id === options.difficulty),
  );
  const chosen = chooseLeaders(options, modules, random);
  for (let seat = 0; seat < seats; seat++) {
    const side = newSide(s, chosen[seat], false);
    // Smuggling Operation begins without water (D-20.9).
    if (abilityOf(side) === 'smuggling') side.water = 0;
    s.sides.push({ ...side, deck: decks[seat].slice() });
    if (modules & epic && modules & immortality) discardControl(s, seat);
  }
  if (seats === 1) for (const leader of chosen.slice(1)) s.sides.push(newRival(s, leader));
  if (seats === 2) s.sides.push(newHagal(s));
  s.frames.push({ kind: 'setup', step: 0 } as SetupFrame);
  return s;
}
/** With both modules Control the Spice begins in the discard pile (D-23.27). */
function discardControl(s: Dune, side: number): void {
  const { deck, discard } = s.sides[side];
  const at = deck.findIndex((card) => cards[s.def[card]].en === 'Control the Spice');
  discard.push(...deck.splice(at, 1));
}

/** Every card with its number: the players' decks, and what belongs to nobody. */
interface Layout
  extends Pick<
    Dune,
    | 'def'
    | 'seen'
    | 'reserve'
    | 'deck'
    | 'intrigues'
    | 'box'
    | 'hagal'
    | 'tech'
    | 'tleilaxuRow'
    | 'tleilaxuDeck'
  > {
  readonly decks: readonly number[][];
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
  const tleilaxu = all('tleilaxu');
  const isReclaimed = ({ id }: Card) => id === 'tlx-reclaimed-forces';
  const decks = Array.from({ length: players }, () => starting.flatMap(copiesOf));
  const reserve = all('reserve').map(copiesOf);
  const [deck, intrigues, box] = (['imperium', 'intrigue', 'conflict'] as const).map((type) =>
    all(type).flatMap(copiesOf),
  );
  const hagal = all('hagal').filter((card) => isHagalIn(card, modules, players));
  return {
    decks,
    reserve,
    deck,
    intrigues,
    box,
    hagal: hagal.flatMap(copiesOf),
    tech: [all('tech').flatMap(copiesOf), [], []],
    tleilaxuRow: tleilaxu.filter(isReclaimed).flatMap(copiesOf),
    tleilaxuDeck: tleilaxu.filter((card) => !isReclaimed(card)).flatMap(copiesOf),
    def,
    seen: def.map(() => 0),
  };
}

/** Gives a card a number of its own in this game. */
export function newCard(s: Dune, card: Card): number {
  s.def.push(card.def);
  s.seen.push(0);
  return s.def.length - 1;
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
    bonus: spaces.map(() => 0),
    control: spaces.map(() => -1),
    alliance: [-1, -1, -1, -1],
    mentat: -1,
    mentatTo: -1,
    voices: [],
    winner: -1,
    revealed: [],
    difficulty: 0,
    tech: [[], [], []],
    flags: spaces.map(() => -1),
    tleilaxuRow: [],
    tleilaxuDeck: [],
    trackSpice: (modules & immortality) !== 0 ? 2 : 0,
    fighters: 0,
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
  };
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

/** Those named, and for the others different ones by chance (D-2.4). */
function chooseLeaders({ leaders: own, rivals }: DuneOptions, modules: number, random: Random): number[] {
  const chosen = [...own, ...rivals].map((id) => leaders.findIndex((leader) => leader.id === id));
  // Rivals first: fewer Leaders can be theirs.
  for (let at = chosen.length - 1; at >= 0; at--) {
    if (chosen[at] >= 0) continue;
    const free = leadersIn(modules, at >= own.length).filter(({ number }) => !chosen.includes(number));
    chosen[at] = free[below(random, free.length)].number;
  }
  return chosen;
}
