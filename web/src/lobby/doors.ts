/** The four doors of the panorama: what stands before each, in shares of the door's size. Colours are in lobby.css. */
import type { Both } from '../i18n/index.ts';

export interface Door {
  readonly game: string;
  readonly name: Both<string>;
  readonly about: Both<string>;
  /** The same for a narrow strip. */
  readonly short: Both<string>;
  /** The disc in the sky: its centre and radius. */
  readonly sun: Disc;
  readonly moon?: Disc;
  readonly land: Land;
  /** From the far ones to the near ones. */
  readonly figures: readonly Figure[];
  /** The weave between this door and the one before it. */
  readonly selvedge: string;
}

export type Land = 'hills' | 'snow' | 'desert';

interface Disc {
  readonly x: number;
  readonly y: number;
  /** Of the height. */
  readonly r: number;
}

/** Where a figure stands, in percent of the door: its middle and its feet, its size of the height. */
export interface Figure {
  readonly glyph: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly flip?: true;
  /** Has no shadow at its feet. */
  readonly flies?: true;
  /** A landmark in the colour of the far hills. */
  readonly far?: true;
  /** Stands there only where the door is wide enough. */
  readonly wide?: true;
  /** Where it stands in a wide door, if elsewhere. */
  readonly wideX?: number;
}

export const doors: readonly Door[] = [
  {
    game: 'berserk',
    name: { ru: 'Берсерк', en: 'Berserk' },
    about: {
      ru: 'Два отряда на поле в тридцать клеток. Кубики решают, как сильно бить; вы — куда.',
      en: 'Two squads on a field of thirty cells. Dice decide how hard a blow lands; you decide where.',
    },
    short: { ru: 'Два отряда на поле', en: 'Two squads, one field' },
    sun: { x: 50, y: 55, r: 19.5 },
    land: 'hills',
    selvedge: 'mountain',
    figures: [
      { glyph: 'rally-the-troops', x: 7.5, y: 69.3, size: 17.5, wide: true },
      { glyph: 'mounted-knight', x: 27, y: 74.5, size: 25.4, wide: true },
      { glyph: 'rock-golem', x: 76, wideX: 86.8, y: 72.8, size: 25.8 },
      { glyph: 'minotaur', x: 33, wideX: 64, y: 77.4, size: 25.4 },
      { glyph: 'swordman', x: 43, y: 80, size: 20, wide: true },
      { glyph: 'bowman', x: 13.5, y: 82, size: 18.3, wide: true },
      { glyph: 'boar', x: 63, wideX: 76.5, y: 83, size: 15, flip: true },
      { glyph: 'wyvern', x: 52, wideX: 78.8, y: 44, size: 16.7, flies: true },
    ],
  },
  {
    game: 'heroes',
    name: { ru: 'Берсерк. Герои', en: 'Berserk. Heroes' },
    about: {
      ru: 'Дуэль двух героев. Монет с каждым ходом больше, войско всё сильнее.',
      en: 'A duel of two heroes. Every turn brings more coins and a stronger army.',
    },
    short: { ru: 'Дуэль героев', en: 'A duel of heroes' },
    sun: { x: 50, y: 55.7, r: 17.5 },
    land: 'hills',
    selvedge: 'steppe',
    figures: [
      { glyph: 'castle', x: 79.6, wideX: 88, y: 65.7, size: 15.8, far: true },
      { glyph: 'rally-the-troops', x: 6, y: 68.5, size: 13.5, wide: true },
      { glyph: 'rock-golem', x: 82, y: 72.5, size: 19, wide: true },
      { glyph: 'minotaur', x: 18.5, y: 74.5, size: 19, wide: true },
      { glyph: 'wyvern', x: 84, y: 44, size: 13, wide: true, flies: true },
      { glyph: 'deer', x: 93, y: 78, size: 15, wide: true, flip: true },
      { glyph: 'swordwoman', x: 30, wideX: 39, y: 78.2, size: 28.8 },
      { glyph: 'spartan', x: 72, wideX: 65, y: 78.2, size: 28.8, flip: true },
    ],
  },
  {
    game: 'valhalla',
    name: { ru: 'Вальхалла', en: 'Valhalla' },
    about: {
      ru: 'Вооружите викингов кубиками и пошлите их за славой.',
      en: 'Arm your vikings with dice and send them to glory.',
    },
    short: { ru: 'Викинги и кубики', en: 'Vikings and dice' },
    sun: { x: 20, y: 37, r: 6.3 },
    land: 'snow',
    selvedge: 'deer',
    figures: [
      { glyph: 'viking-longhouse', x: 75, y: 67.4, size: 21.7, flies: true },
      { glyph: 'polar-bear', x: 26, y: 77.6, size: 21.7 },
      { glyph: 'deer', x: 50, y: 80.6, size: 19.2 },
      { glyph: 'boar', x: 74, y: 81.5, size: 16.3, flip: true },
    ],
  },
  {
    game: 'dune',
    name: { ru: 'Дюна: Империя', en: 'Dune: Imperium' },
    about: {
      ru: 'Агенты, пряность и нож под покрывалом.',
      en: 'Agents, spice and a knife behind the veil.',
    },
    short: { ru: 'Агенты и пряность', en: 'Agents and spice' },
    sun: { x: 62, y: 53.2, r: 12.5 },
    moon: { x: 92, y: 42, r: 2.5 },
    land: 'desert',
    selvedge: 'fremen',
    figures: [
      { glyph: 'hooded-figure', x: 36, y: 75.8, size: 23.3 },
      { glyph: 'dragonfly', x: 73.7, y: 46.5, size: 12.9, flies: true },
    ],
  },
];

export const doorOf = (game: string): Door | undefined => doors.find((door) => door.game === game);
