import type { Rule } from '@vigrid/kernel';

/** Chapters 34–38: symbols of dwarves, Tyr’s Wrath, monsters, tactics and warriors. */
export const symbolsCards = {
  'V-34.1': {
    chapter: '34',
    title: { ru: 'Call to Arms (tactic)', en: 'Call to Arms (tactic)' },
    text: {
      ru: 'Only before battle. Add 1 warrior from the discard pile to the own squad: the topmost warrior card of the pile, searching from the top down; no choice.',
      en: 'Only before battle. Add 1 warrior from the discard pile to the own squad: the topmost warrior card of the pile, searching from the top down; no choice.',
    },
    enforceable: true,
  },
  'V-34.2': {
    chapter: '34',
    title: { ru: 'War Cry, squad (tactic)', en: 'War Cry, squad (tactic)' },
    text: {
      ru: '+1 combat strength for each warrior in the own squad, activated or not. At least 1 warrior must still be fully armed.',
      en: '+1 combat strength for each warrior in the own squad, activated or not. At least 1 warrior must still be fully armed.',
    },
    enforceable: true,
  },
  'V-34.3': {
    chapter: '34',
    title: { ru: 'War Cry, activated (tactic)', en: 'War Cry, activated (tactic)' },
    text: {
      ru: '+1, +2, +4 or +6 combat strength for 1, 2, 3 or 4 activated warriors in the squad.',
      en: '+1, +2, +4 or +6 combat strength for 1, 2, 3 or 4 activated warriors in the squad.',
    },
    enforceable: true,
  },
  'V-34.4': {
    chapter: '34',
    title: { ru: 'Dwarf: block', en: 'Dwarf: block' },
    text: {
      ru: 'Only when attacking. On activation the player chooses 1 warrior of the opponent’s squad; it can not be used until the end of the battle. No effect if the opponent’s squad has only 1 warrior.',
      en: 'Only when attacking. On activation the player chooses 1 warrior of the opponent’s squad; it can not be used until the end of the battle. No effect if the opponent’s squad has only 1 warrior.',
    },
    enforceable: true,
  },
  'V-34.5': {
    chapter: '34',
    title: { ru: 'Dwarf: hold back', en: 'Dwarf: hold back' },
    text: {
      ru: 'After battle, when warriors move to Valhalla: if the opponent sends warriors, one of his activated warriors, chosen by the dwarf’s player, stays in the opponent’s squad.',
      en: 'After battle, when warriors move to Valhalla: if the opponent sends warriors, one of his activated warriors, chosen by the dwarf’s player, stays in the opponent’s squad.',
    },
    enforceable: true,
  },
  'V-34.6': {
    chapter: '34',
    title: { ru: 'Dwarf: disarm', en: 'Dwarf: disarm' },
    text: {
      ru: 'On activation the opponent at once discards a battle tactic of his choice from his hand; with none he shows his hand.',
      en: 'On activation the opponent at once discards a battle tactic of his choice from his hand; with none he shows his hand.',
    },
    enforceable: true,
  },
  'V-34.7': {
    chapter: '34',
    title: { ru: 'Dwarf: sacrifice', en: 'Dwarf: sacrifice' },
    text: {
      ru: 'On activation the player may discard any card from his hand for +3 combat strength; the card is put on the discard pile after the battle.',
      en: 'On activation the player may discard any card from his hand for +3 combat strength; the card is put on the discard pile after the battle.',
    },
    enforceable: true,
  },
  'V-35.1': {
    chapter: '35',
    title: { ru: 'Tyr: +4 against a clan', en: 'Tyr: +4 against a clan' },
    text: {
      ru: 'The warrior gets +4 combat strength if the opponent has a warrior of the printed clan.',
      en: 'The warrior gets +4 combat strength if the opponent has a warrior of the printed clan.',
    },
    enforceable: true,
  },
  'V-35.2': {
    chapter: '35',
    title: { ru: 'Tyr: one weapon less', en: 'Tyr: one weapon less' },
    text: {
      ru: 'The warrior laid with this card can be activated without 1 die of the printed weapon symbol.',
      en: 'The warrior laid with this card can be activated without 1 die of the printed weapon symbol.',
    },
    enforceable: true,
  },
  'V-35.3': {
    chapter: '35',
    title: { ru: 'Tyr: +2', en: 'Tyr: +2' },
    text: {
      ru: 'The warrior gets +2 combat strength in battle.',
      en: 'The warrior gets +2 combat strength in battle.',
    },
    enforceable: true,
  },
  'V-36.1': {
    chapter: '36',
    title: { ru: 'Monster: clan silenced', en: 'Monster: clan silenced' },
    text: {
      ru: 'Abilities of activated warriors of the printed clan do not affect the player’s combat strength.',
      en: 'Abilities of activated warriors of the printed clan do not affect the player’s combat strength.',
    },
    enforceable: true,
  },
  'V-36.2': {
    chapter: '36',
    title: { ru: 'Monster: mill', en: 'Monster: mill' },
    text: {
      ru: 'After phase 1, before taking cards, the player discards 1 card from the deck.',
      en: 'After phase 1, before taking cards, the player discards 1 card from the deck.',
    },
    enforceable: true,
  },
  'V-36.3': {
    chapter: '36',
    title: { ru: 'Monster: discard a card', en: 'Monster: discard a card' },
    text: {
      ru: 'Before battle the player chooses 1 card of his hand and discards it.',
      en: 'Before battle the player chooses 1 card of his hand and discards it.',
    },
    enforceable: true,
  },
  'V-36.4': {
    chapter: '36',
    title: { ru: 'Monster: one die less', en: 'Monster: one die less' },
    text: {
      ru: 'Before rolling the 6 dice the player discards 1 of them.',
      en: 'Before rolling the 6 dice the player discards 1 of them.',
    },
    enforceable: true,
  },
  'V-36.5': {
    chapter: '36',
    title: { ru: 'Monster: random discard', en: 'Monster: random discard' },
    text: {
      ru: 'After battle the player discards a random card from his hand, also after a successful attack.',
      en: 'After battle the player discards a random card from his hand, also after a successful attack.',
    },
    enforceable: true,
  },
  'V-36.6': {
    chapter: '36',
    title: { ru: 'Monster: jarl silenced', en: 'Monster: jarl silenced' },
    text: {
      ru: 'The jarl ability that is used in battle does not work.',
      en: 'The jarl ability that is used in battle does not work.',
    },
    enforceable: true,
  },
  'V-36.7': {
    chapter: '36',
    title: { ru: 'Monster: one space less', en: 'Monster: one space less' },
    text: {
      ru: 'The player’s board has 1 warrior space less.',
      en: 'The player’s board has 1 warrior space less.',
    },
    enforceable: true,
  },
  'V-36.8': {
    chapter: '36',
    title: { ru: 'Monster: defeat costs valour', en: 'Monster: defeat costs valour' },
    text: {
      ru: 'After a lost battle the player discards 1 valour point from his Valhalla.',
      en: 'After a lost battle the player discards 1 valour point from his Valhalla.',
    },
    enforceable: true,
  },
  'V-36.9': {
    chapter: '36',
    title: { ru: 'Monster: two tactics', en: 'Monster: two tactics' },
    text: {
      ru: 'The player may play at most 2 tactics (in a battle).',
      en: 'The player may play at most 2 tactics (in a battle).',
    },
    enforceable: true,
  },
  'V-36.10': {
    chapter: '36',
    title: { ru: 'Monster: no tactics', en: 'Monster: no tactics' },
    text: {
      ru: 'The player can not play tactics.',
      en: 'The player can not play tactics.',
    },
    enforceable: true,
  },
  'V-36.11': {
    chapter: '36',
    title: { ru: 'Monster: warrior lost', en: 'Monster: warrior lost' },
    text: {
      ru: 'Before battle the player puts 1 warrior of his squad on the discard pile.',
      en: 'Before battle the player puts 1 warrior of his squad on the discard pile.',
    },
    enforceable: true,
  },
  'V-36.12': {
    chapter: '36',
    title: { ru: 'Monster: re-roll tactics barred', en: 'Monster: re-roll tactics barred' },
    text: {
      ru: 'Tactics with the printed symbol (Counterstrike, Change of Weapons) can not be used.',
      en: 'Tactics with the printed symbol (Counterstrike, Change of Weapons) can not be used.',
    },
    enforceable: true,
  },
  'V-36.13': {
    chapter: '36',
    title: { ru: 'Monster: every battle costs valour', en: 'Monster: every battle costs valour' },
    text: {
      ru: 'After each battle the player discards 1 valour point from his Valhalla, also after a successful attack.',
      en: 'After each battle the player discards 1 valour point from his Valhalla, also after a successful attack.',
    },
    enforceable: true,
  },
  'V-37.1': {
    chapter: '37',
    title: { ru: 'Rage +2', en: 'Rage +2' },
    text: {
      ru: '+2 combat strength.',
      en: '+2 combat strength.',
    },
    enforceable: true,
  },
  'V-37.2': {
    chapter: '37',
    title: { ru: 'Rage +3', en: 'Rage +3' },
    text: {
      ru: '+3 combat strength; playable only if the own squad has fewer warriors than the opponent’s.',
      en: '+3 combat strength; playable only if the own squad has fewer warriors than the opponent’s.',
    },
    enforceable: true,
  },
  'V-37.3': {
    chapter: '37',
    title: { ru: 'Heroic Attack +3', en: 'Heroic Attack +3' },
    text: {
      ru: '+3 combat strength; discard 1 of the own rolled dice.',
      en: '+3 combat strength; discard 1 of the own rolled dice.',
    },
    enforceable: true,
  },
  'V-37.4': {
    chapter: '37',
    title: { ru: 'Heroic Attack +4', en: 'Heroic Attack +4' },
    text: {
      ru: '+4 combat strength; discard 1 of the own rolled dice that shows the printed weapon.',
      en: '+4 combat strength; discard 1 of the own rolled dice that shows the printed weapon.',
    },
    enforceable: true,
  },
  'V-37.5': {
    chapter: '37',
    title: { ru: 'New Weapons', en: 'New Weapons' },
    text: {
      ru: 'Take 2 extra dice, roll them, add 1 of them to the own dice and return the other to the pool.',
      en: 'Take 2 extra dice, roll them, add 1 of them to the own dice and return the other to the pool.',
    },
    enforceable: true,
  },
  'V-37.6': {
    chapter: '37',
    title: { ru: 'Counterstrike', en: 'Counterstrike' },
    text: {
      ru: 'Re-roll any own dice up to 2 times without paying; each time other dice may be chosen.',
      en: 'Re-roll any own dice up to 2 times without paying; each time other dice may be chosen.',
    },
    enforceable: true,
  },
  'V-37.7': {
    chapter: '37',
    title: { ru: 'Change of Weapons', en: 'Change of Weapons' },
    text: {
      ru: 'Turn any or all own dice showing X to any faces; different dice may get different faces.',
      en: 'Turn any or all own dice showing X to any faces; different dice may get different faces.',
    },
    enforceable: true,
  },
  'V-37.8': {
    chapter: '37',
    title: { ru: 'Surround the Leader', en: 'Surround the Leader' },
    text: {
      ru: 'Attack phase only. The defender’s jarl (main and additional ability) does not work until the end of the battle. Abilities used before battle or outside battle are not affected.',
      en: 'Attack phase only. The defender’s jarl (main and additional ability) does not work until the end of the battle. Abilities used before battle or outside battle are not affected.',
    },
    enforceable: true,
  },
  'V-38.1': {
    chapter: '38',
    title: { ru: 'Enemy clan (boar)', en: 'Enemy clan (boar)' },
    text: {
      ru: 'The activated warrior gets +3 combat strength if the opponent’s squad has a warrior of the printed colour, activated or not. Not increased by several.',
      en: 'The activated warrior gets +3 combat strength if the opponent’s squad has a warrior of the printed colour, activated or not. Not increased by several.',
    },
    enforceable: true,
  },
  'V-38.2': {
    chapter: '38',
    title: { ru: 'Own clan (deer)', en: 'Own clan (deer)' },
    text: {
      ru: 'The activated warrior gets +2 combat strength if its squad has a warrior of the printed colour, +5 instead if it has 2; activated or not.',
      en: 'The activated warrior gets +2 combat strength if its squad has a warrior of the printed colour, +5 instead if it has 2; activated or not.',
    },
    enforceable: true,
  },
  'V-38.3': {
    chapter: '38',
    title: { ru: 'Frost giant', en: 'Frost giant' },
    text: {
      ru: 'When the attacker activates a frost giant the defender loses 1 die until the end of the battle. At most 1 such loss per battle; any other activated giants, of attacker or defender, only add their strength.',
      en: 'When the attacker activates a frost giant the defender loses 1 die until the end of the battle. At most 1 such loss per battle; any other activated giants, of attacker or defender, only add their strength.',
    },
    enforceable: true,
  },
  'V-38.4': {
    chapter: '38',
    title: { ru: 'Many clans', en: 'Many clans' },
    text: {
      ru: 'The activated warrior gets +2 combat strength if its own squad has 3 different clans, +5 instead if it has 4 different clans. The warrior’s own clan counts; activation of the others does not matter.',
      en: 'The activated warrior gets +2 combat strength if its own squad has 3 different clans, +5 instead if it has 4 different clans. The warrior’s own clan counts; activation of the others does not matter.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
