/** The boards, compiled once: their spaces with their effects as numbers of clauses, and which icon leads where. */
import { type Box, boxOf } from '../effects/clauses.ts';
import { bitsOf, immortality, type Module, uprising } from '../modules.ts';
import { factions, type Icon, icons, ownTrack, type Resource } from '../symbols.ts';
import { baseSpaces } from './base.ts';
import { ixSpaces } from './ix.ts';
import { posts } from './posts.ts';
import { sixSpaces } from './six.ts';
import type { Price, SpaceData } from './types.ts';
import { uprisingSpaces } from './uprising.ts';

export interface Space {
  /** Its place in `spaces`. */
  readonly number: number;
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly icon: number;
  /** Number of the Faction, or `ownTrack`; -1 for none. */
  readonly faction: number;
  readonly cost: Price | null;
  readonly needs: { readonly faction: number; readonly n: number } | null;
  readonly effects: Box;
  /** One of several prices, with what it buys; some cost nothing. */
  readonly exchanges: readonly { readonly cost: Price | null; readonly box: Box }[];
  /** What a player with a seat in the Council gets instead (D-19.2). */
  readonly later: Box;
  /** Its price once anybody has a Swordmaster (D-25.20). */
  readonly reduced: number;
  readonly combat: boolean;
  /** Base spice; 0 where it is no maker space. */
  readonly maker: number;
  readonly control: Resource | null;
  readonly once: 'council' | 'swordmaster' | null;
  /** On the board of the Commander called so in English (D-28.4). */
  readonly only: string | null;
  /** The module it belongs to, as a bit. */
  readonly set: number;
  /** The modules that cover it, as bits. */
  readonly removedBy: number;
  readonly data: SpaceData;
}

const tables: readonly [Module, readonly SpaceData[]][] = [
  ['base', baseSpaces],
  ['ix', ixSpaces],
  ['uprising', uprisingSpaces],
  ['six', sixSpaces],
];

/** Of all boards. */
export const spaces: readonly Space[] = tables
  .flatMap(([set, table]) => table.map((data) => ({ set, data })))
  .map(compile);

/** By the number of the space below, what Immortality lays over it (D-5.10, D-24.1). */
const overlays: readonly (Space | undefined)[] = spaces.map(({ number, set, data }) =>
  data.immortality
    ? {
        ...compile({ set: 'immortality', data: { ...data, effects: data.immortality } }, number),
        id: set & uprising ? 'imm-uprising-research-station' : 'imm-research-station',
      }
    : undefined,
);

/** A space as it lies there with these modules. */
export const spaceIn = ({ modules }: { readonly modules: number }, number: number): Space =>
  (modules & immortality && overlays[number]) || spaces[number];

/** What lies on the table with certain modules. */
export interface Board {
  readonly spaces: readonly Space[];
  /** By icon, the spaces that have it, as bits of their places in `spaces`. */
  readonly byIcon: readonly number[];
  /** By the number of any space, its bit in such lists; 0 where it is not on this board. */
  readonly bits: readonly number[];
  /** By the number of any space, that of the space of its name on this board; -1 for none. */
  readonly same: readonly number[];
  /** Where Spies stand (D-25.5). */
  readonly posts: readonly BoardPost[];
  /** By the number of a space, the posts that watch it. */
  readonly watchers: readonly (readonly BoardPost[])[];
}

/** An observation post with the spaces that it watches. */
export interface BoardPost {
  /** Its place in `posts`. */
  readonly number: number;
  readonly id: string;
  /** By their numbers. */
  readonly spaces: readonly number[];
  /** As bits of their places in the spaces of the board. */
  readonly watched: number;
  /** The icons of those spaces, as bits. */
  readonly icons: number;
}

const boards: Board[] = [];

/** The board of a game with these modules, as bits. */
export function boardOf({ modules }: { readonly modules: number }): Board {
  boards[modules] ??= layBoard(modules);
  return boards[modules];
}

function layBoard(modules: number): Board {
  const there = spaces
    .filter(({ set, removedBy }) => (set & modules) !== 0 && (removedBy & modules) === 0)
    .map(({ number }) => spaceIn({ modules }, number));
  const named = (name: string) => there.find(({ en }) => en === name)?.number ?? -1;
  const laid =
    (modules & uprising) === 0 ? [] : posts.flatMap((post, number) => layPost(post, number, there));
  return {
    same: spaces.map(({ en }) => named(en)),
    posts: laid,
    watchers: spaces.map(({ number }) => laid.filter((post) => post.spaces.includes(number))),
    spaces: there,
    bits: spaces.map(({ number }) => {
      const at = there.findIndex((space) => space.number === number);
      return at < 0 ? 0 : 1 << at;
    }),
    byIcon: icons.map((_, icon) =>
      there.reduce((sum, space, at) => (space.icon === icon ? sum | (1 << at) : sum), 0),
    ),
  };
}

/** A post of which no space is on the board is not there either. */
function layPost(
  { id, spaces: names }: (typeof posts)[number],
  number: number,
  there: readonly Space[],
): BoardPost[] {
  const watched = names.flatMap((name) =>
    there.filter(({ en, data }) => en === name && data.only === undefined),
  );
  if (watched.length === 0) return [];
  return [
    {
      number,
      id,
      spaces: watched.map((space) => space.number),
      watched: watched.reduce((sum, space) => sum | (1 << there.indexOf(space)), 0),
      icons: watched.reduce((sum, { icon }) => sum | (1 << icon), 0),
    },
  ];
}

/** How many spaces a state has to keep account of: those of the core game and of all that can be added to it. */
export const spacesKept = (modules: number): number =>
  modules & uprising ? spaces.length : baseSpaces.length + ixSpaces.length;

/** The visited Faction space's Influence, by Faction; that of a Commander's own board last (`ownTrack`). */
export const influenceOf: readonly number[] = [...factions, 'own' as const].map(
  (faction) => boxOf([{ kind: 'influence', with: faction, n: 1 }])[0],
);

export const iconOf = (space: Space): Icon => icons[space.icon];

/** The number of the space called so in English; of two, that of this box. */
export function spaceByName(name: string, box = 0): number {
  const called = spaces.filter((space) => space.en === name);
  const found = called.find(({ set }) => set === box) ?? called.at(0);
  if (!found) throw new Error(`No board has a space "${name}".`);
  return found.number;
}

/** All spaces called so, of which a board has one. */
export const spacesNamed = (name: string): readonly number[] =>
  spaces.flatMap((space) => (space.en === name ? space.number : []));

/** The number of the Mentat's space. */
export const mentatSpace = spaceByName('Mentat');

function compile({ set, data }: { set: Module; data: SpaceData }, number: number): Space {
  return {
    number,
    id: data.id,
    en: data.en,
    ru: data.ru,
    icon: icons.indexOf(data.icon),
    faction: data.only ? ownTrack : data.faction ? factions.indexOf(data.faction) : -1,
    cost: data.cost ?? null,
    needs: data.needs ? { faction: factions.indexOf(data.needs.with), n: data.needs.n } : null,
    effects: boxOf(data.effects),
    exchanges: (data.exchanges ?? []).map(({ cost, effects }) => ({
      cost: cost ?? null,
      box: boxOf(effects),
    })),
    later: boxOf(data.later),
    reduced: data.reduced?.n ?? -1,
    combat: data.combat ?? false,
    maker: data.maker ?? 0,
    control: data.control ?? null,
    once: data.once ?? null,
    only: data.only ?? null,
    set: bitsOf([set]),
    removedBy: bitsOf(data.removedBy ?? []),
    data,
  };
}
