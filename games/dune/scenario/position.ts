/** Positions: who is to move, and what every side has. What is not given is as harmless as can be. */

import { type Random, ScenarioFault } from '@vigrid/kernel';
import {
  type Fields,
  flag,
  list,
  mapping,
  type Numbering,
  numbering,
  oneOf,
  whole,
} from '@vigrid/kernel/scenario';
import {
  emptyTable,
  newCard,
  newCommander,
  newHagal,
  newRival,
  newSide,
  newUprisingRival,
} from '../begin.ts';
import { difficulties } from '../board/difficulty.ts';
import { researchTrack, training } from '../board/tracks.ts';
import { type Card, cards, isIn } from '../cards/catalogue.ts';
import { known, rules } from '../effects/interpreter.ts';
import { round } from '../flow/round.ts';
import { choam, immortality, ix, uprising } from '../modules.ts';
import { seesTop } from '../pieces/cards.ts';
import { isCommander } from '../pieces/teams.ts';
import { type Expansion, expansionNames, modulesOf } from '../settings.ts';
import {
  cardOf,
  type Dune,
  type Phase,
  type RoundFrame,
  type Side,
  seenByAll,
  type TurnsFrame,
} from '../state.ts';
import { factions } from '../symbols.ts';
import { hagalWritten } from './hagal.ts';
import {
  cardNamed,
  factionNamed,
  leaderNamed,
  letters,
  postNamed,
  rivalNamed,
  sideNamed,
  sideNames,
  spaceNamed,
} from './names.ts';

const positionKeys = [
  'players',
  'core',
  'boxes',
  'cards',
  'turn',
  'first',
  'round',
  'phase',
  'conflict',
  'conflicts',
  'row',
  'deck',
  'reserve',
  'intrigues',
  'intrigueDiscard',
  'hagalDeck',
  'trashed',
  'revealed',
  'bonus',
  'control',
  'alliances',
  'tech',
  'flags',
  'tleilaxu',
  'tleilaxuDeck',
  'trackSpice',
  'wall',
  'offered',
  'contracts',
  'sardaukar',
  'throne',
  'difficulty',
  'numbers',
  'beside',
  'hagal',
  'rival1',
  'rival2',
  ...letters,
];
const sideKeys = [
  'leader',
  'solari',
  'spice',
  'water',
  'points',
  'influence',
  'supply',
  'garrison',
  'troops',
  'swords',
  'persuasion',
  'agents',
  'swordmaster',
  'mentat',
  'council',
  'revealed',
  'hand',
  'deck',
  'discard',
  'played',
  'grafted',
  'intrigues',
  'waiting',
  'aside',
  'masterstroke',
  'masterstrokeUsed',
  'dreadnoughts',
  'negotiators',
  'freighter',
  'tech',
  'flipped',
  'ahead',
  'snoopers',
  'research',
  'tleilaxu',
  'specimens',
  'atomics',
  'spies',
  'hooks',
  'sandworms',
  'memories',
  'turned',
  'training',
  'won',
  'matched',
  'contracts',
  'completed',
  'track',
];
const phases = ['turns', 'start', 'combat', 'makers', 'recall', 'endgame'] as const;

const cardTypes: readonly Card['type'][] = [
  'starting',
  'reserve',
  'imperium',
  'intrigue',
  'conflict',
  'hagal',
  'tech',
  'tleilaxu',
  'contract',
  'objective',
];
const own: readonly Card['type'][] = ['starting', 'reserve', 'imperium', 'tleilaxu'];
const usual = {
  row: ['Arrakis Recruiter', 'Dr. Yueh', 'Guild Administrator', 'Space Travel', 'Carryall'],
  deck: Array<string>(8).fill('Scout'),
  intrigues: Array<string>(6).fill('Windfall'),
  conflicts: Array<string>(4).fill('Raid Stockpiles'),
  hagal: [
    'Foldspace',
    'Secrets',
    'Carthag',
    'Stillsuits',
    'Wealth',
    'Conspire',
    'Heighliner',
    'Hardy Warriors',
    'Rally Troops',
    'Hall of Oratory',
    'Selective Breeding',
  ],
  tleilaxu: ['Contaminator', 'From the Tanks'],
  tleilaxuDeck: ['Slig Farmer', 'Chairdog', 'Face Dancer'],
  tech: [
    ['Windtraps', 'Flagship'],
    ['Minimic Film', 'Spaceport'],
    ['Training Drones', 'Artillery'],
  ],
  uprising: {
    row: ['Maula Pistol', 'Hidden Missive', 'Paracompass', 'Desert Survival', 'Northern Watermaster'],
    deck: Array<string>(8).fill('Sardaukar Soldier'),
    intrigues: Array<string>(6).fill('Contingency Plan'),
    conflicts: Array<string>(4).fill('Shadow Contest'),
    conflict: 'Shadow Contest',
    offered: ['Deliver Supplies', 'Espionage'],
    contracts: ['Arrakeen (water)', 'Harvest 3+', 'Heighliner (troops)'],
    hagal: ['Fremkit', 'Espionage', 'Arrakeen', 'Sardaukar', 'Secrets', 'Spice Refinery', 'Desert Tactics'],
  },
  /** So that everybody has a turn to take. */
  hand: ['Dune, the Desert Planet'],
  own: Array<string>(10).fill('Dune, the Desert Planet'),
};

export function place(position: unknown, random: Random): Dune {
  const p = mapping(position, 'position', positionKeys);
  const players = p.players === undefined ? 3 : whole(p, 'players', 3);
  const core = oneOf(p, 'core', ['base', 'uprising'] as const);
  if (![1, 2, 3, 4, 6].includes(players))
    throw new ScenarioFault(`"players" is 1 to 4 or 6, not ${players}.`);
  if (players === 6 && core !== 'uprising') throw new ScenarioFault('Six players play "core: uprising".');
  const boxes = list(p.boxes ?? [], 'boxes').map((name) => expansionNamed(String(name)));
  const s = emptyTable(random, players, modulesOf({ core, expansions: boxes }, players));
  const level = difficulties.findIndex(({ id }) => id === (p.difficulty ?? 'mercenary'));
  if (level < 0)
    throw new ScenarioFault(`"difficulty" is one of ${difficulties.map(({ id }) => id).join(', ')}.`);
  s.difficulty = level;
  s.own = list(p.cards ?? [], 'cards').map(hagalWritten);
  const number = numbering(p);
  for (const name of sideNames(players, core))
    placeSide(s, name, mapping(p[name] ?? {}, name, sideKeys), number);
  for (const name of [...letters, 'hagal', 'rival1', 'rival2']) {
    if (p[name] !== undefined) sideNamed(s, name);
  }
  placeTable(s, p, number);
  number.done();
  const phase = oneOf(p, 'phase', phases);
  s.first = p.first === undefined ? 0 : sideNamed(s, String(p.first));
  s.active = p.turn === undefined ? s.first : sideNamed(s, String(p.turn));
  s.round = whole(p, 'round', 3);
  placeFrames(s, phase);
  return s;
}

/** Where in the round play begins. */
function placeFrames(s: Dune, phase: (typeof phases)[number]): void {
  const step = {
    start: 'begin',
    turns: 'combat',
    combat: 'combat',
    makers: 'makers',
    recall: 'end',
    endgame: 'end',
  };
  s.phase = phase satisfies Phase;
  s.frames.push({ kind: 'round', step: round.names.indexOf(step[phase]) } as RoundFrame);
  // A round that is yet to begin counts itself when it does.
  if (phase === 'start') s.round--;
  if (phase === 'turns') s.frames.push({ kind: 'turns', step: 0, rival: false } as TurnsFrame);
  if (phase === 'endgame') s.conflicts = [];
}

function placeTable(s: Dune, p: Fields, number: Numbering): void {
  const make = (names: unknown, what: string, types: readonly Card['type'][]) =>
    list(names, what).map((name) => newCard(s, cardHere(s, String(name), types), number.next()));
  const reserve = reserveOf(s);
  const sizes = mapping(
    p.reserve ?? {},
    'reserve',
    reserve.map(({ en }) => en),
  );
  s.reserve = reserve.map((card) =>
    Array.from({ length: whole(sizes, card.en, card.copies) }, () => newCard(s, card, number.next())),
  );
  const ordinary = s.modules & uprising ? usual.uprising : { ...usual, conflict: 'Guild Bank Raid' };
  s.row = make(p.row ?? ordinary.row, 'row', ['imperium']);
  s.deck = make(p.deck ?? ordinary.deck, 'deck', ['imperium']).reverse();
  s.intrigues = make(p.intrigues ?? ordinary.intrigues, 'intrigues', ['intrigue']).reverse();
  s.intrigueDiscard = make(p.intrigueDiscard ?? [], 'intrigueDiscard', ['intrigue']);
  s.conflicts = make(p.conflicts ?? ordinary.conflicts, 'conflicts', ['conflict']).reverse();
  if (p.phase !== 'start')
    s.fought = make([p.conflict ?? ordinary.conflict].flat(), 'conflict', ['conflict']);
  if (s.players <= 2) {
    // Some of its cards belong to a board without Rise of Ix.
    const hagal = ordinary.hagal.filter((name) =>
      isIn(cardNamed(name, ['hagal'], s.players, s.modules), s.modules),
    );
    s.hagal = list(p.hagalDeck ?? hagal, 'hagalDeck')
      .map((card) => hagalNamed(s, card, number))
      .reverse();
  }
  s.trashed = make(p.trashed ?? [], 'trashed', cardTypes);
  // Whoever has taken the Reveal turn of this round, in this order (D-15.5).
  s.revealed = list(p.revealed ?? [], 'revealed').map((name) => sideNamed(s, String(name)));
  for (const side of s.revealed) s.sides[side].revealed = true;
  for (const [name, n] of Object.entries(anyMapping(p.bonus ?? {}, 'bonus')))
    s.bonus[spaceNamed(name, s)] = Number(n);
  for (const [name, side] of Object.entries(anyMapping(p.control ?? {}, 'control'))) {
    s.control[spaceNamed(name, s)] = sideNamed(s, String(side));
  }
  for (const [name, side] of Object.entries(anyMapping(p.flags ?? {}, 'flags'))) {
    const owner = sideNamed(s, String(side));
    s.flags[spaceNamed(name, s)] = 2 * owner;
    s.sides[owner].dreadnoughts[0]--;
  }
  placeTleilaxu(s, p, make);
  if (s.modules & uprising) {
    s.wall = p.wall === undefined || flag(p, 'wall');
    if (s.modules & choam) {
      s.offered = make(p.offered ?? usual.uprising.offered, 'offered', ['contract']);
      s.contracts = make(p.contracts ?? usual.uprising.contracts, 'contracts', ['contract']).reverse();
      s.sardaukar = make(p.sardaukar ?? [], 'sardaukar', ['contract']);
      s.throne = make(p.throne ?? [], 'throne', ['imperium']);
    }
  }
  // Each stack from its top.
  const stacks = list(p.tech ?? (s.modules & ix ? usual.tech : []), 'tech');
  s.tech = [0, 1, 2].map((at) => make(stacks[at] ?? [], 'tech', ['tech']).reverse());
  for (const stack of s.tech) for (const card of stack.slice(-1)) s.seen[card] = seenByAll(s);
  make(p.beside ?? [], 'beside', cardTypes);
  for (const [name, side] of Object.entries(anyMapping(p.alliances ?? {}, 'alliances'))) {
    s.alliance[factions.indexOf(factionNamed(name))] = sideNamed(s, String(side));
  }
}

/** The stacks of the Reserve in their order. */
export const reserveOf = ({ modules }: Dune): Card[] =>
  cards.filter((card) => card.type === 'reserve' && isIn(card, modules)).sort((a, b) => a.stack - b.stack);

/** A card by its name: one that the scenario brings itself comes before a printed one. */
function cardHere(s: Dune, name: string, types: readonly Card['type'][]): Pick<Card, 'def'> {
  const own = types.includes('hagal') ? s.own.findIndex(({ id }) => id === name) : -1;
  return own >= 0 ? { def: cards.length + own } : cardNamed(name, types, s.players, s.modules);
}

/** One of House Hagal's cards by its name, or one that the deck itself tells of. */
function hagalNamed(s: Dune, card: unknown, number: Numbering): number {
  if (typeof card === 'string') return newCard(s, cardHere(s, card, ['hagal']), number.next());
  s.own.push(hagalWritten(card));
  return newCard(s, { def: cards.length + s.own.length - 1 }, number.next());
}

type Make = (names: unknown, what: string, types: readonly Card['type'][]) => number[];

/** Reclaimed Forces and the two cards that lie open; the deck from its top. */
function placeTleilaxu(s: Dune, p: Fields, make: Make): void {
  if ((s.modules & immortality) === 0) return;
  const open = list(p.tleilaxu ?? usual.tleilaxu, 'tleilaxu');
  s.tleilaxuRow = make(['Reclaimed Forces', ...open], 'tleilaxu', ['tleilaxu']);
  s.tleilaxuDeck = make(p.tleilaxuDeck ?? usual.tleilaxuDeck, 'tleilaxuDeck', ['tleilaxu']).reverse();
  s.trackSpice = whole(p, 'trackSpice', 2);
}

/** A place of the research track by its name: 0, 1mid, 2up … */
function researchNamed(name: unknown): number {
  const at = researchTrack.findIndex(({ id }) => id === String(name));
  if (at >= 0) return at;
  throw new ScenarioFault(`"research" is one of ${researchTrack.map(({ id }) => id).join(', ')}.`);
}

function placeSide(s: Dune, name: string, p: Fields, number: Numbering): void {
  const side = s.sides.length;
  const automated = !letters.some((letter) => letter === name);
  const usualLeader = s.modules & uprising ? 'Gurney Halleck' : 'Rabban';
  const of = automated
    ? placeRival(s, name, String(p.leader ?? usualLeader))
    : isCommander(s, side)
      ? newCommander(s, leaderNamed(side === 0 ? 'Shaddam Corrino IV' : "Muad'Dib").number)
      : newSide(s, leaderNamed(String(p.leader ?? usualLeader)).number, false);
  s.sides.push(of);
  of.water = 0;
  for (const field of ['solari', 'spice', 'water', 'points', 'swords', 'persuasion'] as const) {
    of[field] = whole(p, field, 0);
  }
  for (const [faction, n] of Object.entries(mapping(p.influence ?? {}, 'influence', factions))) {
    of.influence[factions.indexOf(factionNamed(faction))] = Number(n);
  }
  of.garrison = whole(p, 'garrison', of.garrison);
  of.troops = whole(p, 'troops', 0);
  of.negotiators = whole(p, 'negotiators', 0);
  of.specimens = whole(p, 'specimens', 0);
  of.memories = whole(p, 'memories', 0);
  of.track = whole(p, 'track', 0);
  const all = isCommander(s, side) ? 0 : 12;
  of.supply = whole(p, 'supply', all - of.garrison - of.troops - of.negotiators - of.specimens - of.memories);
  of.tleilaxu = whole(p, 'tleilaxu', 0);
  of.research = researchNamed(p.research ?? '0');
  of.atomics = flag(p, 'atomics');
  of.freighter = whole(p, 'freighter', 0);
  placeDreadnoughts(s, of, p);
  if (s.modules & uprising) placeUprising(s, side, p, number);
  of.council = flag(p, 'council');
  of.revealed = flag(p, 'revealed');
  placeAgents(s, side, p);
  placeCards(s, side, p, number);
}

/** House Hagal, a Leader as Rival, or one of the Rivals of Uprising. */
function placeRival(s: Dune, name: string, leader: string): Side {
  if (s.modules & uprising) return newUprisingRival(s, rivalNamed(leader).number);
  return name === 'hagal' ? newHagal(s) : newRival(s, leaderNamed(leader).number);
}

/** How many in the garrison and in the Conflict; the rest of the two are in the supply. */
function placeDreadnoughts(s: Dune, of: Side, p: Fields): void {
  const at = mapping(p.dreadnoughts ?? {}, 'dreadnoughts', ['garrison', 'conflict']);
  const [garrison, conflict] = [whole(at, 'garrison', 0), whole(at, 'conflict', 0)];
  const all = s.modules & ix ? 2 : 0;
  of.dreadnoughts = [all - garrison - conflict, garrison, conflict];
  if (of.dreadnoughts[0] < 0) throw new ScenarioFault(`There are ${all} dreadnoughts a side.`);
}

/** Spies by their posts, sandworms, Maker Hooks, what lies before the side. */
function placeUprising(s: Dune, side: number, p: Fields, number: Numbering): void {
  const of = s.sides[side];
  for (const name of list(p.spies ?? [], 'spies')) {
    s.spies[postNamed(s, String(name))] |= 1 << side;
    of.spies--;
  }
  if (of.spies < 0) throw new ScenarioFault('A side has three Spies.');
  of.hooks = flag(p, 'hooks');
  of.sandworms = whole(p, 'sandworms', 0);
  of.turned = flag(p, 'turned');
  of.training = training.findIndex(({ id }) => id === (p.training ?? 'start'));
  if (of.training < 0) {
    throw new ScenarioFault(`"training" is one of ${training.map(({ id }) => id).join(', ')}.`);
  }
  const make = (field: string, types: readonly Card['type'][]) =>
    list(p[field] ?? [], field).map((name) =>
      newCard(s, cardNamed(String(name), types, 0, s.modules), number.next()),
    );
  of.tableau = {
    won: make('won', ['objective', 'conflict']),
    matched: make('matched', ['objective', 'conflict']),
    contracts: make('contracts', ['contract']),
    completed: make('completed', ['contract']),
  };
}

function placeAgents(s: Dune, side: number, p: Fields): void {
  const of = s.sides[side];
  of.swordmaster = flag(p, 'swordmaster') || of.agents.length > 2;
  if (of.swordmaster && of.agents.length < 3) of.agents.push(-1);
  const sent = list(p.agents ?? [], 'agents').map((name) => spaceNamed(String(name), s));
  if (sent.length > of.agents.length) throw new ScenarioFault(`"agents" names more Agents than there are.`);
  sent.forEach((space, i) => {
    of.agents[i] = space;
  });
  if (p.mentat === undefined || p.mentat === false) return;
  s.mentat = side;
  of.mentat = p.mentat === true ? -1 : spaceNamed(String(p.mentat), s);
}

const ownCards = [
  'hand',
  'played',
  'grafted',
  'discard',
  'deck',
  'waiting',
  'aside',
  'ahead',
  'snoopers',
  'masterstroke',
];

function placeCards(s: Dune, side: number, p: Fields, number: Numbering): void {
  const of: Side = s.sides[side];
  const make = (names: unknown, what: string, types: readonly Card['type'][]) =>
    list(names, what).map((name) => newCard(s, cardNamed(String(name), types, 0, s.modules), number.next()));
  of.intrigues = make(p.intrigues ?? [], 'intrigues', ['intrigue']);
  of.tech = make(p.tech ?? [], 'tech', ['tech']);
  for (const card of of.tech) s.seen[card] = seenByAll(s);
  of.flipped = list(p.flipped ?? [], 'flipped').map((name) => tileNamed(s, of, String(name)));
  if (of.automated) {
    const strange = ownCards.find((field) => p[field] !== undefined);
    if (strange)
      throw new ScenarioFault(
        `"${strange}" is for players: Rivals have Intrigue cards and Tech tiles alone.`,
      );
    return;
  }
  of.hand = make(p.hand ?? usual.hand, 'hand', own);
  of.played = make(p.played ?? [], 'played', own);
  for (const pair of list(p.grafted ?? [], 'grafted')) placePair(s, of, make(pair, 'grafted', own));
  of.discard = make(p.discard ?? [], 'discard', own);
  of.deck = make(p.deck ?? usual.own, 'deck', own).reverse();
  of.waiting = make(p.waiting ?? [], 'waiting', ['intrigue']);
  for (const card of [...of.hand, ...of.intrigues]) s.seen[card] = 1 << side;
  of.ahead = make(p.ahead ?? [], 'ahead', own);
  for (const card of of.ahead) s.seen[card] = 1 << side;
  if (p.snoopers !== undefined) {
    const standing = list(p.snoopers, 'snoopers').map((name) => factionNamed(String(name)));
    of.snoopers = standing.reduce((sum, faction) => sum | (1 << factions.indexOf(faction)), 0);
  }
  of.aside = make([p.aside ?? []].flat(), 'aside', ['imperium']);
  const chosen = list(p.masterstroke ?? [], 'masterstroke').map((name) => factionNamed(String(name)));
  of.masterstroke = chosen.reduce((sum, faction) => sum | (1 << factions.indexOf(faction)), 0);
  if (flag(p, 'masterstrokeUsed')) of.masterstroke = -of.masterstroke;
  const top = seesTop(s, side);
  if (top >= 0) s.seen[top] |= 1 << side;
}

/** Two cards that have sent an Agent together this round (D-24.13); Chairdog's partner comes back (D-24.16). */
function placePair(s: Dune, of: Side, pair: readonly number[]): void {
  if (pair.length !== 2) throw new ScenarioFault('Each entry of "grafted" is a list of two cards.');
  of.played.push(...pair);
  for (const [i, card] of pair.entries()) {
    const other = pair[1 - i];
    const { agent } = cardOf(s, rules.copies(s, card) ? other : card);
    if (agent.some((id) => known(id).kind.kind === 'fetchGrafted')) of.fetched.push(other);
  }
}

function tileNamed(s: Dune, of: Side, name: string): number {
  const found = of.tech.find((card) => cards[s.def[card]].en === name);
  if (found !== undefined) return found;
  throw new ScenarioFault(`"flipped" names "${name}", which is not among "tech".`);
}

function expansionNamed(name: string): Expansion {
  const found = expansionNames.find((one) => one === name);
  if (found) return found;
  throw new ScenarioFault(`"${name}" is no box; there are ${expansionNames.join(', ')}.`);
}

function anyMapping(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ScenarioFault(`"${what}" is a mapping.`);
  return { ...value };
}
