import type { Door } from '../door.ts';

export const door: Door = {
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
};
