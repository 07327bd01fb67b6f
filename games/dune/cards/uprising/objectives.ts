import type { ObjectiveData } from '../types.ts';

/** Objective cards. */
export const objectives: readonly ObjectiveData[] = [
  {
    id: 'obj-1',
    en: 'Desert Mouse',
    ru: 'Пустынная мышь',
    set: 'uprising',
    players: [4, 6],
    battleIcon: 'desertMouse',
    first: false,
  },
  {
    id: 'obj-2',
    en: 'Desert Mouse',
    ru: 'Пустынная мышь',
    set: 'uprising',
    players: [1, 2, 3, 4, 6],
    battleIcon: 'desertMouse',
    first: true,
  },
  {
    id: 'obj-3',
    en: 'Crysknife',
    ru: 'Крис',
    set: 'uprising',
    players: [1, 2, 3, 4, 6],
    battleIcon: 'crysknife',
    first: false,
  },
  {
    id: 'obj-4',
    en: 'Crysknife',
    ru: 'Крис',
    set: 'uprising',
    players: [4, 6],
    battleIcon: 'crysknife',
    first: false,
  },
  {
    id: 'obj-5',
    en: 'Ornithopter',
    ru: 'Орнитоптер',
    set: 'uprising',
    players: [1, 2, 3],
    battleIcon: 'ornithopter',
    first: false,
  },
];
