/**
 * How things lie on the boards. Of the base game each region is a flow of its spaces; on the board of Uprising they lie in
 * rows and columns, so that an observation post stands on the seam of the spaces it watches.
 */
import type { Icon } from '@vigrid/dune/table';
import type { Both } from '../../../i18n/index.ts';
import type { DuneView, PostView } from './game.ts';
import { words } from './texts.ts';

export interface Region {
  readonly id: string;
  readonly heads: readonly Head[];
  readonly columns: number;
  readonly things: readonly Laid[];
}

export interface Head {
  readonly name: Both<string>;
  /** The icon that leads to the spaces below it. */
  readonly icon: Icon;
  readonly column: number;
}

/** Besides spaces: the contracts that lie open, the plate of the Shield Wall, the Shipping track. */
export type Thing = 'contracts' | 'wall' | 'track';

/** A space by its number, or another thing, and where it lies; null where it flows. */
export interface Laid {
  readonly what: number | Thing;
  readonly box: Box | null;
}

/** Lines of the grid, from 1; the last two are behind it. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

interface Plan {
  readonly id: string;
  readonly heads: readonly Head[];
  /** As it is seen: names of spaces and things. Of two in one place the one that is there; a row of nothing is left out. */
  readonly rows: readonly string[];
}

const head = (name: Both<string>, icon: Icon, column = 1): Head => ({ name, icon, column });

const base = [
  ['landsraad', head(words.landsraad, 'landsraad')],
  ['cities', head(words.cities, 'city')],
  ['trade', head(words.spiceTrade, 'spiceTrade')],
] as const;

const wide = (six: boolean): readonly Plan[] => [
  {
    id: 'council',
    heads: [head(words.landsraad, 'landsraad'), head(words.choam, 'spiceTrade', 4)],
    rows: [
      'high-council imperial-privilege swordmaster shipping',
      'assembly-hall/tech-negotiation gather-support/dreadnought contracts accept-contract',
      'interstellar-shipping smuggling track track',
    ],
  },
  {
    id: 'sands',
    heads: [head(words.sietches, 'city'), head(words.desert, 'spiceTrade', six ? 4 : 3)],
    rows: six
      ? [
          'sietch-tabr research-station carthag hagga-basin deep-desert',
          'arrakeen spice-refinery imperial-basin habbanya-erg wall',
        ]
      : [
          'sietch-tabr research-station hagga-basin deep-desert',
          'arrakeen spice-refinery imperial-basin wall',
        ],
  },
];

/** Two columns; what belongs together stays together. */
const narrow = (six: boolean): readonly Plan[] => [
  {
    id: 'desert',
    heads: [head(words.desert, 'spiceTrade')],
    rows: ['hagga-basin deep-desert', six ? 'imperial-basin habbanya-erg' : 'imperial-basin wall'],
  },
  {
    id: 'cities',
    heads: [head(words.sietches, 'city')],
    rows: ['sietch-tabr research-station', 'arrakeen spice-refinery', ...(six ? ['carthag wall'] : [])],
  },
  {
    id: 'choam',
    heads: [head(words.choam, 'spiceTrade')],
    rows: [
      'shipping accept-contract',
      'contracts contracts',
      'interstellar-shipping smuggling',
      'track track',
    ],
  },
  {
    id: 'landsraad',
    heads: [head(words.landsraad, 'landsraad')],
    rows: [
      'high-council imperial-privilege',
      'swordmaster -',
      'assembly-hall/tech-negotiation gather-support/dreadnought',
    ],
  },
];

export function regionsOf(view: DuneView, phone: boolean): readonly Region[] {
  if (view.uprising) return (phone ? narrow : wide)(view.six !== undefined).map((plan) => laid(plan, view));
  return base.map(([id, of]) => ({ id, heads: [of], columns: 2, things: flow(view, of.icon) }));
}

/** Of the board that all share, or of a Commander's own. */
const flow = (view: DuneView, icon: Icon, only?: number): Laid[] =>
  view.spaces.flatMap((space) =>
    space.icon === icon && space.only === only ? { what: space.number, box: null } : [],
  );

/** The spaces of a Faction, side by side. */
export const besideEachOther = (view: DuneView, icon: Icon, only?: number): readonly Laid[] =>
  flow(view, icon, only).map(({ what }, i) => ({
    what,
    box: { top: 1, left: i + 1, bottom: 2, right: i + 2 },
  }));

function laid({ id, heads, rows }: Plan, view: DuneView): Region {
  const boxes = new Map<Laid['what'], Box>();
  const there = rows
    .map((row) => row.split(' ').map((names) => found(view, names)))
    .filter((row) => row.some((what) => what !== null));
  there.forEach((row, y) => {
    row.forEach((what, x) => {
      if (what === null) return;
      const box = { top: y + 1, left: x + 1, bottom: y + 2, right: x + 2 };
      boxes.set(what, around([boxes.get(what) ?? box, box]));
    });
  });
  const columns = rows[0].split(' ').length;
  return { id, heads, columns, things: [...boxes].map(([what, box]) => ({ what, box })) };
}

function found(view: DuneView, names: string): Laid['what'] | null {
  const { modules, uprising, spaces } = view;
  if (names === 'wall') return names;
  if (names === 'track') return modules.includes('ix') ? names : null;
  if (names === 'contracts') return uprising?.contracts ? names : null;
  const [number = null] = names.split('/').flatMap((name) => spaceCalled(spaces, name) ?? []);
  return number;
}

const spaceCalled = (spaces: DuneView['spaces'], name: string): number | undefined =>
  spaces.find(({ def }) => def.replace(/^(imm-)?(uprising-6p|uprising|ix)-/, '') === name)?.number;

const around = (boxes: readonly Box[]): Box => ({
  top: Math.min(...boxes.map(({ top }) => top)),
  left: Math.min(...boxes.map(({ left }) => left)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  right: Math.max(...boxes.map(({ right }) => right)),
});

/** Where a post stands: on the corner of its one space, between two, under a row, amid a block. */
export interface Seam {
  readonly box: Box;
  readonly kind: 'corner' | 'beside' | 'below' | 'under' | 'amid';
}

/** Null where its spaces do not lie here. */
export function seamOf({ spaces }: PostView, things: readonly Laid[]): Seam | null {
  const boxes = things.flatMap(({ what, box }) =>
    box && typeof what === 'number' && spaces.includes(what) ? box : [],
  );
  if (boxes.length === 0) return null;
  const box = around(boxes);
  const [rows, columns] = [box.bottom - box.top, box.right - box.left];
  if (boxes.length === 1) return { box, kind: 'corner' };
  if (rows === 1) return { box, kind: columns === 2 ? 'beside' : 'under' };
  return { box, kind: columns === 1 ? 'below' : 'amid' };
}

/** The spaces behind the Shield Wall. */
const walledSpaces = ['arrakeen', 'spice-refinery', 'imperial-basin'];

export function wallAround(view: DuneView, things: readonly Laid[]): Box | null {
  const numbers = walledSpaces.flatMap((name) => spaceCalled(view.spaces, name) ?? []);
  const boxes = things.flatMap(({ what, box }) =>
    box && typeof what === 'number' && numbers.includes(what) ? box : [],
  );
  return boxes.length > 0 ? around(boxes) : null;
}

export const areaOf = ({ top, left, bottom, right }: Box): string =>
  `${top} / ${left} / ${bottom} / ${right}`;
