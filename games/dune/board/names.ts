/** Names of the spaces, board by board in their order, apart from the rest so that texts need no more than these. */
export const baseNames = {
  'base-conspire': { en: 'Conspire', ru: 'Заговор' },
  'base-wealth': { en: 'Wealth', ru: 'Богатство' },
  'base-heighliner': { en: 'Heighliner', ru: 'Лайнер Гильдии' },
  'base-foldspace': { en: 'Foldspace', ru: 'Свёрнутое пространство' },
  'base-selective-breeding': { en: 'Selective Breeding', ru: 'Селекция' },
  'base-secrets': { en: 'Secrets', ru: 'Тайны' },
  'base-hardy-warriors': { en: 'Hardy Warriors', ru: 'Суровые воины' },
  'base-stillsuits': { en: 'Stillsuits', ru: 'Дистикомбы' },
  'base-high-council': { en: 'High Council', ru: 'Высший Совет' },
  'base-mentat': { en: 'Mentat', ru: 'Ментат' },
  'base-swordmaster': { en: 'Swordmaster', ru: 'Оружейник' },
  'base-rally-troops': { en: 'Rally Troops', ru: 'Сбор войск' },
  'base-hall-of-oratory': { en: 'Hall of Oratory', ru: 'Ораторский зал' },
  'base-sell-melange': { en: 'Sell Melange', ru: 'Продажа меланжа' },
  'base-secure-contract': { en: 'Secure Contract', ru: 'Заключение сделки' },
  'base-arrakeen': { en: 'Arrakeen', ru: 'Арракин' },
  'base-carthag': { en: 'Carthag', ru: 'Картаг' },
  'base-research-station': { en: 'Research Station', ru: 'Исследовательская станция' },
  'base-sietch-tabr': { en: 'Sietch Tabr', ru: 'Сиетч Табр' },
  'base-imperial-basin': { en: 'Imperial Basin', ru: 'Имперская котловина' },
  'base-hagga-basin': { en: 'Hagga Basin', ru: 'Котловина Хагга' },
  'base-the-great-flat': { en: 'The Great Flat', ru: 'Великая равнина' },
} as const;

export const ixNames = {
  'ix-interstellar-shipping': { en: 'Interstellar Shipping', ru: 'Межзвёздные перевозки' },
  'ix-smuggling': { en: 'Smuggling', ru: 'Контрабанда' },
  'ix-tech-negotiation': { en: 'Tech Negotiation', ru: 'Переговоры о технологиях' },
  'ix-dreadnought': { en: 'Dreadnought', ru: 'Дредноут' },
} as const;

/** Laid over a space, whose number it keeps. */
export const overlayNames = {
  'imm-research-station': baseNames['base-research-station'],
} as const;

/** In the order of their numbers. */
export const spaceNames = { ...baseNames, ...ixNames } as const;
