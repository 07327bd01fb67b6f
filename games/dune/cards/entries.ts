/** The catalogue as people see it: names, figures and the texts written from the data. */
import type { Text } from '@vigrid/kernel';
import { joined, say } from '@vigrid/speech';
import { baseSpaces } from '../board/base.ts';
import { ixSpaces } from '../board/ix.ts';
import { sixSpaces } from '../board/six.ts';
import { ownTracks, researchTrack, shipping, tleilaxuTrack, training } from '../board/tracks.ts';
import type { SpaceData } from '../board/types.ts';
import { uprisingSpaces } from '../board/uprising.ts';
import { type Effect, kindOf } from '../effects/language.ts';
import { boxText, saidBox } from '../effects/say.ts';
import type { Module } from '../modules.ts';
import type { BoxName, DuneEntry } from '../table/view.ts';
import {
  conflictText,
  contractText,
  deckCardText,
  hagalText,
  intrigueText,
  leaderText,
  objectiveText,
  rivalText,
  spaceText,
  techText,
} from '../text/cards.ts';
import { factionNames, iconNames, moduleNames } from '../text/words.ts';
import { conflicts } from './base/conflicts.ts';
import { hagal } from './base/hagal.ts';
import { imperium } from './base/imperium.ts';
import { intrigues } from './base/intrigue.ts';
import { leaders } from './base/leaders.ts';
import { reserve } from './base/reserve.ts';
import { starting } from './base/starting.ts';
import { expansions } from './expansions.ts';
import type {
  CardData,
  ConflictData,
  ContractData,
  HagalData,
  IntrigueData,
  LeaderData,
  ObjectiveData,
  RivalData,
  TechData,
} from './types.ts';

function deckEntry(card: CardData, kind: keyof typeof kinds): DuneEntry {
  const figures: Record<string, number> = { copies: card.copies };
  if (card.cost !== undefined) figures.cost = card.cost;
  if (card.specimens !== undefined) figures.specimens = card.specimens;
  const persuasion = printed(card.reveal, 'persuasion');
  const swords = printed(card.reveal, 'swords');
  if (persuasion > 0) figures.persuasion = persuasion;
  if (swords > 0) figures.swords = swords;
  return {
    id: card.id,
    name: say(card.ru, card.en),
    set: moduleNames[card.set],
    line: lineOf(kinds[kind], card),
    figures,
    text: deckCardText(card),
    dye: card.factions?.[0] ?? 'neutral',
    glyph: glyphOf(card),
    kind,
    traits: { faction: card.factions ?? [], icon: card.icons ?? [] },
    boxes: said({
      agent: card.agent,
      reveal: card.reveal,
      acquired: card.acquired,
      trashed: card.trashed,
      discarded: card.discarded,
    }),
    ...(card.infiltrates && { infiltrates: card.infiltrates }),
    ...(card.unload && { unload: true }),
    ...(card.graft && { graft: true }),
    ...(card.anywhere && { anywhere: true }),
  };
}

const kinds = {
  starting: say('Стартовая карта', 'Starting card'),
  reserve: say('Резерв', 'Reserve'),
  imperium: say('Карта Империи', 'Imperium card'),
  tleilaxu: say('Карта Тлейлаксу', 'Tleilaxu card'),
};

function lineOf(kind: Text, { factions = [], icons = [] }: CardData): Text {
  const parts = [kind];
  if (factions.length > 0)
    parts.push(
      joined(
        factions.map((faction) => factionNames[faction]),
        ', ',
        ', ',
      ),
    );
  if (icons.length > 0)
    parts.push(
      joined(
        icons.map((icon) => iconNames[icon]),
        ' / ',
        ' / ',
      ),
    );
  return joined(parts, ' · ', ' · ');
}

/** The amount that is printed without a condition. */
function printed(box: readonly Effect[] | undefined, what: 'persuasion' | 'swords'): number {
  let sum = 0;
  for (const effect of box ?? []) sum += kindOf(effect).printed?.(effect)[what] ?? 0;
  return sum;
}

/** Boxes as they are read and drawn; those that are not there are left out. */
function said(boxes: Partial<Record<BoxName, readonly Effect[] | undefined>>): DuneEntry['boxes'] {
  return Object.fromEntries(
    Object.entries(boxes).flatMap(([name, box]) => (box ? [[name, saidBox(box)]] : [])),
  );
}

const factionGlyphs = {
  emperor: 'crown',
  guild: 'ringed-planet',
  beneGesserit: 'third-eye',
  fremen: 'sand-snake',
} as const;

function glyphOf(card: CardData): string {
  const [faction] = card.factions ?? [];
  if (faction) return factionGlyphs[faction];
  return printed(card.reveal, 'swords') > 0 ? 'broadsword' : 'talk';
}

function intrigueEntry(card: IntrigueData): DuneEntry {
  const types = (['plot', 'combat', 'endgame'] as const).filter((type) => card[type] !== undefined);
  const names = {
    plot: say('Заговор', 'Plot'),
    combat: say('Сражение', 'Combat'),
    endgame: say('Конец игры', 'Endgame'),
  };
  return {
    id: card.id,
    name: say(card.ru, card.en),
    set: moduleNames[card.set],
    line: joined([say('Карта интриги', 'Intrigue card'), ...types.map((type) => names[type])], ' · ', ' · '),
    figures: { copies: card.copies },
    text: intrigueText(card),
    dye: 'intrigue',
    glyph: 'drama-masks',
    kind: 'intrigue',
    traits: { type: types },
    boxes: said({ plot: card.plot, combat: card.combat, endgame: card.endgame }),
  };
}

function conflictEntry(card: ConflictData): DuneEntry {
  const level = ['I', 'II', 'III'][card.level - 1];
  return {
    id: card.id,
    name: say(card.ru, card.en),
    set: moduleNames[card.set],
    line: say(`Конфликт ${level}`, `Conflict ${level}`),
    figures: { level: card.level },
    text: conflictText(card),
    dye: 'conflict',
    glyph: 'crossed-swords',
    kind: 'conflict',
    boxes: said({ first: card.first, second: card.second, third: card.third }),
    ...(card.battleIcon && { battleIcon: card.battleIcon }),
  };
}

function leaderEntry(leader: LeaderData): DuneEntry {
  return {
    id: leader.id,
    name: say(leader.ru, leader.en),
    set: moduleNames[leader.set],
    line: say('Лидер', 'Leader'),
    figures: { complexity: leader.complexity },
    text: leaderText(leader),
    dye: 'leader',
    glyph: 'crown',
    kind: 'leader',
    boxes: said({ signet: leader.signet.effects }),
    ...(leader.back && { back: say(leader.back.ru, leader.back.en) }),
  };
}

function spaceEntry(space: SpaceData, set: Module): DuneEntry {
  const figures: Record<string, number> = {};
  if (space.cost) figures[space.cost.what] = space.cost.n;
  if (space.maker !== undefined) figures.maker = space.maker;
  return {
    id: space.id,
    name: say(space.ru, space.en),
    set: moduleNames[set],
    line: joined([say('Ячейка', 'Space'), iconNames[space.icon]], ' · ', ' · '),
    figures,
    text: spaceText(space),
    dye: space.icon,
    glyph: space.combat ? 'crossed-swords' : 'position-marker',
    kind: 'space',
    traits: { icon: [space.icon], combat: space.combat ? ['yes'] : ['no'] },
    boxes: said({ visit: space.effects, later: space.later }),
    space: {
      cost: space.cost,
      needs: space.needs,
      exchanges: (space.exchanges ?? []).map(({ cost, effects }) => ({ cost, box: saidBox(effects) })),
      faction: space.faction,
      combat: space.combat,
      maker: space.maker,
      control: space.control,
    },
  };
}

function hagalEntry(card: HagalData): DuneEntry {
  return {
    id: card.id,
    name: say(card.ru, card.en),
    set: moduleNames[card.set],
    line: say('Дом Хагаль', 'House Hagal'),
    figures: { copies: card.copies, swords: card.swords },
    text: hagalText(card),
    dye: 'neutral',
    glyph: 'robot-golem',
    kind: 'hagal',
    boxes: said({ visit: card.effects }),
  };
}

function techEntry(tile: TechData): DuneEntry {
  return {
    id: tile.id,
    name: say(tile.ru, tile.en),
    set: moduleNames[tile.set],
    line: say('Технология', 'Tech tile'),
    figures: { cost: tile.cost },
    text: techText(tile),
    dye: 'tech',
    glyph: 'gears',
    kind: 'tech',
    boxes: said({ acquired: tile.acquired }),
  };
}

function contractEntry(tile: ContractData): DuneEntry {
  return {
    id: tile.id,
    name: say(tile.ru, tile.en),
    set: moduleNames[tile.set],
    line: say('Контракт', 'Contract'),
    figures: { copies: tile.copies },
    text: contractText(tile),
    dye: 'tech',
    glyph: 'gears',
    kind: 'contract',
    boxes: said({ reward: tile.reward }),
    ...(tile.when.kind === 'send' && { completedAt: tile.when.space }),
  };
}

function objectiveEntry(card: ObjectiveData): DuneEntry {
  return {
    id: card.id,
    name: say(card.ru, card.en),
    set: moduleNames[card.set],
    line: say('Цель', 'Objective'),
    figures: {},
    text: objectiveText(card),
    dye: 'conflict',
    glyph: 'crossed-swords',
    kind: 'objective',
    boxes: {},
    battleIcon: card.battleIcon,
  };
}

function rivalEntry(rival: RivalData): DuneEntry {
  return {
    id: rival.id,
    name: say(rival.ru, rival.en),
    set: moduleNames[rival.set],
    line: say('Оппонент', 'Rival'),
    figures: {},
    text: rivalText(rival),
    dye: 'leader',
    glyph: 'crown',
    kind: 'rival',
    boxes: said({ signet: rival.signet, scheme: rival.scheme }),
  };
}

/** A track beside the board, with what its places give. */
function trackEntry(
  id: string,
  name: Text,
  set: Module,
  places: Readonly<Record<string, readonly Effect[]>>,
): DuneEntry {
  return {
    id,
    name,
    set: moduleNames[set],
    line: say('Трек', 'Track'),
    figures: {},
    text: Object.values(places).flatMap((effects) => (effects.length > 0 ? boxText(effects) : [])),
    dye: 'neutral',
    glyph: 'position-marker',
    kind: 'track',
    boxes: {},
    places: Object.fromEntries(Object.entries(places).map(([place, effects]) => [place, saidBox(effects)])),
  };
}

const byPlace = (effects: readonly (readonly Effect[])[], first: number) =>
  Object.fromEntries(effects.map((box, at) => [at + first, box]));

const tracks: readonly DuneEntry[] = [
  trackEntry('track-shipping', say('Трек поставок', 'Shipping track'), 'ix', byPlace(shipping, 1)),
  trackEntry(
    'track-research',
    say('Трек исследований', 'Research track'),
    'immortality',
    Object.fromEntries(researchTrack.map(({ id, effects }) => [id, effects])),
  ),
  trackEntry(
    'track-tleilaxu',
    say('Трек Тлейлаксу', 'Tleilaxu track'),
    'immortality',
    byPlace(
      tleilaxuTrack.map(({ bonus }) => bonus),
      0,
    ),
  ),
  trackEntry(
    'track-training',
    say('Трек тренировок', 'Training track'),
    'uprising',
    Object.fromEntries(training.map(({ id, effects }) => [id, effects])),
  ),
  ...Object.entries(ownTracks).map(([faction, places]) =>
    trackEntry(`track-${faction}`, say('Трек командира', "The Commander's track"), 'six', byPlace(places, 0)),
  ),
];

/** Every Leader, space, card and track that is played. */
export const catalogue: readonly DuneEntry[] = [
  ...leaders.map(leaderEntry),
  ...baseSpaces.map((space) => spaceEntry(space, 'base')),
  ...starting.map((card) => deckEntry(card, 'starting')),
  ...reserve.map((card) => deckEntry(card, 'reserve')),
  ...imperium.map((card) => deckEntry(card, 'imperium')),
  ...intrigues.map(intrigueEntry),
  ...conflicts.map(conflictEntry),
  ...hagal.map(hagalEntry),
  ...expansions.ix.leaders.map(leaderEntry),
  ...ixSpaces.map((space) => spaceEntry(space, 'ix')),
  ...expansions.ix.starting.map((card) => deckEntry(card, 'starting')),
  ...expansions.ix.imperium.map((card) => deckEntry(card, 'imperium')),
  ...expansions.ix.intrigues.map(intrigueEntry),
  ...expansions.ix.conflicts.map(conflictEntry),
  ...expansions.ix.hagal.map(hagalEntry),
  ...expansions.ix.tech.map(techEntry),
  ...baseSpaces.flatMap((space) =>
    space.immortality
      ? spaceEntry({ ...space, id: 'imm-research-station', effects: space.immortality }, 'immortality')
      : [],
  ),
  ...expansions.immortality.starting.map((card) => deckEntry(card, 'starting')),
  ...expansions.immortality.imperium.map((card) => deckEntry(card, 'imperium')),
  ...expansions.immortality.intrigues.map(intrigueEntry),
  ...expansions.immortality.hagal.map(hagalEntry),
  ...expansions.immortality.tleilaxu.filter(({ promo }) => !promo).map((card) => deckEntry(card, 'tleilaxu')),
  ...expansions.uprising.leaders.map(leaderEntry),
  ...uprisingSpaces.map((space) => spaceEntry(space, 'uprising')),
  ...uprisingSpaces.flatMap((space) =>
    space.immortality
      ? spaceEntry(
          { ...space, id: 'imm-uprising-research-station', effects: space.immortality },
          'immortality',
        )
      : [],
  ),
  ...sixSpaces.map((space) => spaceEntry(space, 'six')),
  ...expansions.uprising.reserve.map((card) => deckEntry(card, 'reserve')),
  ...expansions.uprising.imperium.map((card) => deckEntry(card, 'imperium')),
  ...expansions.uprising.intrigues.map(intrigueEntry),
  ...expansions.uprising.conflicts.map(conflictEntry),
  ...expansions.uprising.hagal.map(hagalEntry),
  ...expansions.uprising.contracts.map(contractEntry),
  ...expansions.uprising.objectives.map(objectiveEntry),
  ...expansions.uprising.rivals.map(rivalEntry),
  ...expansions.uprising.commanders.map((card) => deckEntry(card, 'starting')),
  ...tracks,
];
