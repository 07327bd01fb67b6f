import type { Door } from '../door.ts';

export const door: Door = {
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
};
