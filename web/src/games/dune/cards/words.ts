import type { Words } from '../../../i18n/index.ts';

export const words = {
  agent: { ru: 'Агент', en: 'Agent' },
  reveal: { ru: 'Раскрытие', en: 'Reveal' },
  graft: { ru: 'сращивание', en: 'Graft' },
  or: { ru: 'или', en: 'or' },
  pick: { ru: (n: number) => `${n} на выбор:`, en: (n: number) => `any ${n} of:` },
  anywhere: { ru: 'в любую ячейку', en: 'to any space' },
  nothing: { ru: '—', en: '—' },
} satisfies Words;

/** Parts one after the other, each closed by one stop. */
export const sentences = (parts: readonly string[]): string =>
  parts.map((part) => part.replace(/[.\s]+$/, '')).join('. ');
