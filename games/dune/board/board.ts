/** The boards, compiled once: their spaces with their effects as numbers of clauses, and which icon leads where. */
import { type Box, boxOf } from '../effects/clauses.ts';
import { bitsOf, immortality, type Module } from '../modules.ts';
import { factions, type Icon, icons, type Resource } from '../symbols.ts';
import { baseSpaces } from './base.ts';
import { ixSpaces } from './ix.ts';
import type { Price, SpaceData } from './types.ts';

export interface Space {
  /** Its place in `spaces`. */
  readonly number: number;
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly icon: number;
  /** Number of the Faction; -1 for none. */
  readonly faction: number;
  readonly cost: Price | null;
  readonly needs: { readonly faction: number; readonly n: number } | null;
  readonly effects: Box;
  readonly exchanges: readonly { readonly spice: number; readonly box: Box }[];
  readonly combat: boolean;
  /** Base spice; 0 where it is no maker space. */
  readonly maker: number;
  readonly control: Resource | null;
  readonly once: 'council' | 'swordmaster' | null;
  /** The module it belongs to, as a bit. */
  readonly set: number;
  /** The modules that cover it, as bits. */
  readonly removedBy: number;
  readonly data: SpaceData;
}

const tables: readonly [Module, readonly SpaceData[]][] = [
  ['base', baseSpaces],
  ['ix', ixSpaces],
];

/** Of all boards. */
export const spaces: readonly Space[] = tables
  .flatMap(([set, table]) => table.map((data) => ({ set, data })))
  .map(compile);

/** By the number of the space below, what Immortality lays over it (D-5.10, D-24.1). */
const overlays: readonly (Space | undefined)[] = spaces.map(({ number, data }) =>
  data.immortality
    ? {
        ...compile({ set: 'immortality', data: { ...data, effects: data.immortality } }, number),
        id: 'imm-research-station',
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
  return {
    spaces: there,
    byIcon: icons.map((_, icon) =>
      there.reduce((sum, space, at) => (space.icon === icon ? sum | (1 << at) : sum), 0),
    ),
  };
}

/** The visited Faction space's Influence, by Faction. */
export const influenceOf: readonly number[] = factions.map(
  (faction) => boxOf([{ kind: 'influence', with: faction, n: 1 }])[0],
);

export const iconOf = (space: Space): Icon => icons[space.icon];

/** The number of the space called so in English. */
export function spaceByName(name: string): number {
  const found = spaces.find((space) => space.en === name);
  if (!found) throw new Error(`No board has a space "${name}".`);
  return found.number;
}

export const places = {
  mentat: spaceByName('Mentat'),
  council: spaceByName('High Council'),
  swordmaster: spaceByName('Swordmaster'),
} as const;

function compile({ set, data }: { set: Module; data: SpaceData }, number: number): Space {
  return {
    number,
    id: data.id,
    en: data.en,
    ru: data.ru,
    icon: icons.indexOf(data.icon),
    faction: data.faction ? factions.indexOf(data.faction) : -1,
    cost: data.cost ?? null,
    needs: data.needs ? { faction: factions.indexOf(data.needs.with), n: data.needs.n } : null,
    effects: boxOf(data.effects),
    exchanges: (data.exchanges ?? []).map(({ cost, effects }) => ({
      spice: cost?.n ?? 0,
      box: boxOf(effects),
    })),
    combat: data.combat ?? false,
    maker: data.maker ?? 0,
    control: data.control ?? null,
    once: data.once ?? null,
    set: bitsOf([set]),
    removedBy: bitsOf(data.removedBy ?? []),
    data,
  };
}
