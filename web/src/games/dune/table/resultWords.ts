import type { Words } from '../../../i18n/index.ts';

export const resultWords = {
  cameFrom: { ru: 'Откуда очки', en: 'Where the points came from' },
  start: { ru: 'в начале', en: 'at the start' },
  emperor: { ru: 'Император', en: 'Emperor' },
  guild: { ru: 'Космическая гильдия', en: 'Spacing Guild' },
  bene: { ru: 'Бене Гессерит', en: 'Bene Gesserit' },
  fremen: { ru: 'Фримены', en: 'Fremen' },
  conflict: { ru: 'Конфликты', en: 'Conflicts' },
  spice: { ru: 'купленные карты', en: 'cards acquired' },
  intrigue: { ru: 'карты интриг', en: 'Intrigue cards' },
  tech: { ru: 'технологии', en: 'Tech tiles' },
  other: { ru: 'прочее', en: 'other' },
  alliance: { ru: 'альянс', en: 'alliance' },
  inRound: { ru: (n: number) => `раунд ${n}`, en: (n: number) => `round ${n}` },
} satisfies Words;
