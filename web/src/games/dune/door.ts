import type { Door } from '../door.ts';

export const door: Door = {
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
};
