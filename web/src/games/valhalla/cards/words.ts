import type { Words } from '../../../i18n/index.ts';

export const words = {
  strength: { ru: (n: number) => `Сила ${n}`, en: (n: number) => `Strength ${n}` },
  valour: { ru: (n: number) => `Доблесть ${n}`, en: (n: number) => `Valour ${n}` },
  armed: { ru: 'Вооружён', en: 'Armed' },
  blocked: { ru: 'Остановлен', en: 'Blocked' },
} satisfies Words;
