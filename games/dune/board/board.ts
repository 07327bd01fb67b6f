/** The board, compiled once: its spaces with their effects as numbers of clauses, and which icon leads where. */
import { type Box, boxOf } from '../effects/clauses.ts';
import { type Effect, factions, type Icon, icons, type Resource } from '../effects/types.ts';
import { baseSpaces } from './base.ts';
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
  readonly exchanges: readonly {
    readonly spice: number;
    readonly box: Box;
    readonly effects: readonly Effect[];
  }[];
  readonly combat: boolean;
  /** Base spice; 0 where it is no maker space. */
  readonly maker: number;
  readonly control: Resource | null;
  readonly once: 'council' | 'swordmaster' | null;
  readonly data: SpaceData;
}

export const spaces: readonly Space[] = baseSpaces.map(compile);

/** By icon, the spaces that have it, as bits. */
export const spacesByIcon: readonly number[] = icons.map((_, icon) =>
  spaces.reduce((sum, space) => (space.icon === icon ? sum | (1 << space.number) : sum), 0),
);

/** The visited Faction space's Influence, by Faction. */
export const influenceOf: readonly number[] = factions.map(
  (faction) => boxOf([{ kind: 'influence', with: faction, n: 1 }])[0],
);

/** The bonus for reaching 4 Influence, by Faction (D-16.4, D-16.3, D-16.5). */
export const trackBonus: readonly Effect[] = [
  { kind: 'recruit', n: 2 },
  { kind: 'gain', what: 'solari', n: 3 },
  { kind: 'intrigue', n: 1 },
  { kind: 'gain', what: 'water', n: 1 },
];

export const iconOf = (space: Space): Icon => icons[space.icon];

/** The number of the space called so in English. */
export function spaceByName(name: string): number {
  const at = baseSpaces.findIndex((space) => space.en === name);
  if (at < 0) throw new Error(`The board has no space "${name}".`);
  return at;
}

export const places = {
  mentat: spaceByName('Mentat'),
  council: spaceByName('High Council'),
  swordmaster: spaceByName('Swordmaster'),
} as const;

function compile(data: SpaceData, number: number): Space {
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
      effects,
    })),
    combat: data.combat ?? false,
    maker: data.maker ?? 0,
    control: data.control ?? null,
    once: data.once
      ? data.effects.some(({ kind }) => kind === 'councilSeat')
        ? 'council'
        : 'swordmaster'
      : null,
    data,
  };
}
