import type { Text } from '@vigrid/kernel';

/** What a keyword of Heroes looks like on a piece and what it is called aloud. */
export const keywords: Readonly<Record<string, { readonly glyph: string; readonly name: Text }>> = {
  rush: { glyph: 'running-ninja', name: { ru: 'рывок', en: 'rush' } },
  horde: { glyph: 'minions', name: { ru: 'орда', en: 'horde' } },
  armour: { glyph: 'chest-armor', name: { ru: 'броня', en: 'armour' } },
  firstStrike: { glyph: 'quick-slash', name: { ru: 'первый удар', en: 'first strike' } },
  directedStrike: { glyph: 'on-target', name: { ru: 'направленный удар', en: 'directed strike' } },
  attackExperience: { glyph: 'sword-brandish', name: { ru: 'опыт атаки', en: 'attack experience' } },
  defenceExperience: { glyph: 'shield', name: { ru: 'опыт защиты', en: 'defence experience' } },
  'from-spell': { glyph: 'magic-shield', name: { ru: 'защита от заклинаний', en: 'protection from spells' } },
  'from-shot': { glyph: 'arrows-shield', name: { ru: 'защита от выстрелов', en: 'protection from shots' } },
  taunt: { glyph: 'shouting', name: { ru: 'притягивает атаки', en: 'draws attacks' } },
  mute: { glyph: 'silenced', name: { ru: 'без особенностей', en: 'without abilities' } },
  doomed: { glyph: 'hourglass', name: { ru: 'дни сочтены', en: 'doomed' } },
  cannotAttack: { glyph: 'interdiction', name: { ru: 'не атакует', en: 'cannot attack' } },
  unique: { glyph: 'laurel-crown', name: { ru: 'уникальность', en: 'unique' } },
};

/** The glyph of each kind of card, for empty places and for cards without figures. */
export const kinds: Readonly<Record<string, { readonly glyph: string; readonly name: Text }>> = {
  hero: { glyph: 'laurel-crown', name: { ru: 'герой', en: 'hero' } },
  creature: { glyph: 'meeple-group', name: { ru: 'существо', en: 'creature' } },
  spell: { glyph: 'bolt-spell-cast', name: { ru: 'заклинание', en: 'spell' } },
  weapon: { glyph: 'broadsword', name: { ru: 'оружие', en: 'weapon' } },
  armour: { glyph: 'chest-armor', name: { ru: 'броня', en: 'armour' } },
  amulet: { glyph: 'gem-pendant', name: { ru: 'амулет', en: 'amulet' } },
  terrain: { glyph: 'castle', name: { ru: 'местность', en: 'terrain' } },
  event: { glyph: 'sundial', name: { ru: 'событие', en: 'event' } },
  quest: { glyph: 'checked-shield', name: { ru: 'квест', en: 'quest' } },
};
