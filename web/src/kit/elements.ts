import type { Text } from '@vigrid/kernel';

/** The elements of a world that two of the games share: glyph and name by the dye of a card. */
export const elements: Readonly<Record<string, { readonly glyph: string; readonly name: Text }>> = {
  steppe: { glyph: 'wheat', name: { ru: 'степи', en: 'steppe' } },
  mountain: { glyph: 'peaks', name: { ru: 'горы', en: 'mountain' } },
  forest: { glyph: 'pine-tree', name: { ru: 'леса', en: 'forest' } },
  swamp: { glyph: 'reed', name: { ru: 'болота', en: 'swamp' } },
  darkness: { glyph: 'evil-moon', name: { ru: 'тьма', en: 'darkness' } },
  fire: { glyph: 'fire', name: { ru: 'огонь', en: 'fire' } },
  neutral: { glyph: 'crossed-swords', name: { ru: 'нейтральная', en: 'neutral' } },
};
