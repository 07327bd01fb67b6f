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

export const uprisingNames = {
  'uprising-sardaukar': { en: 'Sardaukar', ru: 'Сардаукар' },
  'uprising-dutiful-service': { en: 'Dutiful Service', ru: 'Верная служба' },
  'uprising-heighliner': { en: 'Heighliner', ru: 'Лайнер Гильдии' },
  'uprising-deliver-supplies': { en: 'Deliver Supplies', ru: 'Доставка припасов' },
  'uprising-espionage': { en: 'Espionage', ru: 'Шпионаж' },
  'uprising-secrets': { en: 'Secrets', ru: 'Тайны' },
  'uprising-desert-tactics': { en: 'Desert Tactics', ru: 'Тактика пустыни' },
  'uprising-fremkit': { en: 'Fremkit', ru: 'Фримкит' },
  'uprising-high-council': { en: 'High Council', ru: 'Высший Совет' },
  'uprising-imperial-privilege': { en: 'Imperial Privilege', ru: 'Императорская привилегия' },
  'uprising-swordmaster': { en: 'Swordmaster', ru: 'Оружейник' },
  'uprising-assembly-hall': { en: 'Assembly Hall', ru: 'Зал собраний' },
  'uprising-gather-support': { en: 'Gather Support', ru: 'Поиск поддержки' },
  'uprising-accept-contract': { en: 'Accept Contract', ru: 'Принятие контракта' },
  'uprising-shipping': { en: 'Shipping', ru: 'Перевозки' },
  'uprising-arrakeen': { en: 'Arrakeen', ru: 'Арракин' },
  'uprising-spice-refinery': { en: 'Spice Refinery', ru: 'Завод Пряности' },
  'uprising-research-station': { en: 'Research Station', ru: 'Исследовательская станция' },
  'uprising-sietch-tabr': { en: 'Sietch Tabr', ru: 'Сиетч Табр' },
  'uprising-imperial-basin': { en: 'Imperial Basin', ru: 'Имперская котловина' },
  'uprising-hagga-basin': { en: 'Hagga Basin', ru: 'Котловина Хагга' },
  'uprising-deep-desert': { en: 'Deep Desert', ru: 'Глубокая пустыня' },
} as const;

export const sixNames = {
  'uprising-6p-military-support': { en: 'Military Support', ru: 'Военная поддержка' },
  'uprising-6p-economic-support': { en: 'Economic Support', ru: 'Экономическая поддержка' },
  'uprising-6p-controversial-technology': { en: 'Controversial Technology', ru: 'Спорная технология' },
  'uprising-6p-expedition': { en: 'Expedition', ru: 'Экспедиция' },
  'uprising-6p-carthag': { en: 'Carthag', ru: 'Картаг' },
  'uprising-6p-habbanya-erg': { en: 'Habbanya Erg', ru: 'Эрг Хаббанья' },
  'uprising-6p-swordmaster': { en: 'Swordmaster', ru: 'Оружейник' },
  'uprising-6p-sardaukar-shaddam-corrino-iv': { en: 'Sardaukar', ru: 'Сардаукар' },
  'uprising-6p-vast-wealth-shaddam-corrino-iv': { en: 'Vast Wealth', ru: 'Несметное богатство' },
  'uprising-6p-hardy-warriors-muaddib': { en: 'Hardy Warriors', ru: 'Суровые воины' },
  'uprising-6p-desert-mastery-muaddib': { en: 'Desert Mastery', ru: 'Власть над пустыней' },
} as const;

/** Laid over a space, whose number it keeps. */
export const overlayNames = {
  'imm-research-station': baseNames['base-research-station'],
  'imm-uprising-research-station': uprisingNames['uprising-research-station'],
} as const;

/** In the order of their numbers. */
export const spaceNames = { ...baseNames, ...ixNames, ...uprisingNames, ...sixNames } as const;
