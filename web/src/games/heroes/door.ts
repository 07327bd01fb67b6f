import type { Door } from '../door.ts';

export const door: Door = {
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
  firstDecks: ['kos-zag', 'furgot'],
};
