import type { RuleRow } from '@vigrid/kernel';

/** Chapters 34–38: symbols of dwarves, Tyr’s Wrath, monsters, tactics and warriors. */
export const symbolsCards = {
  'V-34.1': [
    { ru: 'Призыв к оружию (тактика)', en: 'Call to Arms (tactic)' },
    'Только перед битвой. Добавьте в отряд 1 воина из стопки сброса — первую карту воина, какая найдётся, если смотреть сверху вниз; выбирать нельзя.',
    'Only before battle. Add 1 warrior from the discard pile to your squad: the topmost warrior card, searching from the top down; no choice.',
    { see: ['V-7.3', 'V-6.8'] },
  ],
  'V-34.2': [
    { ru: 'Боевой клич, отряд (тактика)', en: 'War Cry, squad (tactic)' },
    '+1 к боевой силе за каждого воина вашего отряда, активирован он или нет. Хотя бы 1 воин всё равно должен быть полностью вооружён.',
    '+1 combat strength for each warrior in your squad, activated or not. At least 1 warrior must still be fully armed.',
    { see: ['V-30.3'] },
  ],
  'V-34.3': [
    { ru: 'Боевой клич, активированные (тактика)', en: 'War Cry, activated (tactic)' },
    '+1, +2, +4 или +6 к боевой силе за 1, 2, 3 или 4 активированных воинов в отряде.',
    '+1, +2, +4 or +6 combat strength for 1, 2, 3 or 4 activated warriors in the squad.',
    { see: ['V-8.9'] },
  ],
  'V-34.4': [
    { ru: 'Дверг: блок', en: 'Dwarf: block' },
    'Только при нападении. При активации игрок выбирает 1 воина из отряда противника: до конца битвы тот недоступен. Если в отряде противника всего 1 воин, эффекта нет.',
    'Only when attacking. On activation the player chooses 1 warrior of the opponent’s squad; it can not be used until the end of the battle. No effect if the opponent’s squad has only 1 warrior.',
    { see: ['V-30.4'] },
  ],
  'V-34.5': [
    { ru: 'Дверг: удержание', en: 'Dwarf: hold back' },
    'После битвы, когда воины уходят в Вальхаллу: если их отправляет противник, один из его активированных воинов, по выбору хозяина дверга, остаётся в отряде противника.',
    'After battle, when warriors move to Valhalla: if the opponent sends warriors, one of their activated warriors, chosen by the dwarf’s player, stays in the opponent’s squad.',
    { see: ['V-11.5'] },
  ],
  'V-34.6': [
    { ru: 'Дверг: разоружение', en: 'Dwarf: disarm' },
    'При активации противник сразу сбрасывает с руки боевую тактику по своему выбору. Если тактик нет, он показывает руку.',
    'On activation the opponent at once discards a battle tactic of their choice from hand; with none they show their hand.',
    { see: ['V-30.4'] },
  ],
  'V-34.7': [
    { ru: 'Дверг: жертва', en: 'Dwarf: sacrifice' },
    'При активации игрок может сбросить с руки любую карту и получить +3 к боевой силе. Карта ложится в стопку сброса после битвы.',
    'On activation the player may discard any card from hand for +3 combat strength; the card is put on the discard pile after the battle.',
    { see: ['V-30.4'] },
  ],
  'V-35.1': [
    { ru: 'Тюр: +4 против клана', en: 'Tyr: +4 against a clan' },
    'Воин получает +4 к боевой силе, если у противника есть воин указанного клана.',
    'The warrior gets +4 combat strength if the opponent has a warrior of the printed clan.',
    { see: ['V-21.5'] },
  ],
  'V-35.2': [
    { ru: 'Тюр: меньше вооружения', en: 'Tyr: one weapon less' },
    'Воина, лежащего с этой картой, можно активировать без 1 кубика с указанным символом вооружения.',
    'The warrior laid with this card can be activated without 1 die of the printed weapon symbol.',
    { see: ['V-21.5'] },
  ],
  'V-35.3': [
    { ru: 'Тюр: +2', en: 'Tyr: +2' },
    'Воин получает +2 к боевой силе в битве.',
    'The warrior gets +2 combat strength in battle.',
    { see: ['V-21.5'] },
  ],
  'V-36.1': [
    { ru: 'Чудовище: клан молчит', en: 'Monster: clan silenced' },
    'Способности активированных воинов указанного клана не влияют на боевую силу игрока.',
    'Abilities of activated warriors of the printed clan do not affect the player’s combat strength.',
  ],
  'V-36.2': [
    { ru: 'Чудовище: карта из колоды', en: 'Monster: card from the deck' },
    'После фазы 1, до взятия карт, игрок сбрасывает 1 карту из колоды.',
    'After phase 1, before taking cards, the player discards 1 card from the deck.',
  ],
  'V-36.3': [
    { ru: 'Чудовище: карта с руки', en: 'Monster: card from hand' },
    'Перед битвой игрок выбирает 1 карту в руке и сбрасывает её.',
    'Before battle the player chooses 1 card of their hand and discards it.',
  ],
  'V-36.4': [
    { ru: 'Чудовище: на кубик меньше', en: 'Monster: one die less' },
    'Перед броском 6 кубиков игрок сбрасывает 1 из них.',
    'Before rolling the 6 dice the player discards 1 of them.',
  ],
  'V-36.5': [
    { ru: 'Чудовище: случайная карта', en: 'Monster: random discard' },
    'После битвы, даже после успешного нападения, игрок сбрасывает случайную карту с руки.',
    'After battle the player discards a random card from hand, also after a successful attack.',
  ],
  'V-36.6': [
    { ru: 'Чудовище: ярл молчит', en: 'Monster: jarl silenced' },
    'Способность ярла, применяемая в битве, не действует.',
    'The jarl ability that is used in battle does not work.',
  ],
  'V-36.7': [
    { ru: 'Чудовище: на ячейку меньше', en: 'Monster: one space less' },
    'На планшете игрока на 1 ячейку для воинов меньше.',
    'The player’s board has 1 warrior space less.',
  ],
  'V-36.8': [
    { ru: 'Чудовище: поражение стоит доблести', en: 'Monster: defeat costs valour' },
    'После проигранной битвы игрок сбрасывает из Вальхаллы 1 очко доблести.',
    'After a lost battle the player discards 1 valour point from their Valhalla.',
  ],
  'V-36.9': [
    { ru: 'Чудовище: две тактики', en: 'Monster: two tactics' },
    'В битве игрок может разыграть не больше 2 тактик.',
    'The player may play at most 2 tactics in a battle.',
  ],
  'V-36.10': [
    { ru: 'Чудовище: без тактик', en: 'Monster: no tactics' },
    'Игрок не может разыгрывать тактики.',
    'The player can not play tactics.',
  ],
  'V-36.11': [
    { ru: 'Чудовище: потеря воина', en: 'Monster: warrior lost' },
    'Перед битвой игрок отправляет 1 воина своего отряда в стопку сброса.',
    'Before battle the player puts 1 warrior of their squad on the discard pile.',
  ],
  'V-36.12': [
    { ru: 'Чудовище: тактики с кубиками под запретом', en: 'Monster: dice tactics barred' },
    'Тактики с указанным символом («Ответный удар», «Замена вооружения») применять нельзя.',
    'Tactics with the printed symbol (Counterstrike, Change of Weapons) can not be used.',
    { see: ['V-37.6', 'V-37.7'] },
  ],
  'V-36.13': [
    { ru: 'Чудовище: каждая битва стоит доблести', en: 'Monster: every battle costs valour' },
    'После каждой битвы, даже после успешного нападения, игрок сбрасывает из Вальхаллы 1 очко доблести.',
    'After each battle the player discards 1 valour point from their Valhalla, also after a successful attack.',
  ],
  'V-37.1': [
    { ru: 'Ярость +2', en: 'Rage +2' },
    '+2 к боевой силе.',
    '+2 combat strength.',
    { see: ['V-8.17'] },
  ],
  'V-37.2': [
    { ru: 'Ярость +3', en: 'Rage +3' },
    '+3 к боевой силе. Сыграть карту можно, только если в вашем отряде меньше воинов, чем у противника.',
    '+3 combat strength; playable only if your squad has fewer warriors than the opponent’s.',
    { see: ['V-27.5'] },
  ],
  'V-37.3': [
    { ru: 'Героическая атака +3', en: 'Heroic Attack +3' },
    '+3 к боевой силе; сбросьте 1 из своих брошенных кубиков.',
    '+3 combat strength; discard 1 of your rolled dice.',
  ],
  'V-37.4': [
    { ru: 'Героическая атака +4', en: 'Heroic Attack +4' },
    '+4 к боевой силе; сбросьте 1 из своих брошенных кубиков с указанным символом вооружения.',
    '+4 combat strength; discard 1 of your rolled dice that shows the printed weapon.',
    { see: ['V-32.1'] },
  ],
  'V-37.5': [
    { ru: 'Новое вооружение', en: 'New Weapons' },
    'Возьмите 2 дополнительных кубика, бросьте их, 1 добавьте к своим, другой верните в общий запас.',
    'Take 2 extra dice, roll them, add 1 of them to your dice and return the other to the pool.',
    { see: ['V-5.6'] },
  ],
  'V-37.6': [
    { ru: 'Ответный удар', en: 'Counterstrike' },
    'Перебросьте любые свои кубики до 2 раз без платы, каждый раз — какие захотите.',
    'Re-roll any of your dice up to 2 times without paying; each time other dice may be chosen.',
    { see: ['V-8.4'] },
  ],
  'V-37.7': [
    { ru: 'Замена вооружения', en: 'Change of Weapons' },
    'Поверните любые или все свои кубики с X любыми гранями вверх; у разных кубиков грани могут быть разными.',
    'Turn any or all of your dice showing X to any faces; different dice may get different faces.',
    { see: ['V-8.13'] },
  ],
  'V-37.8': [
    { ru: 'Окружите вожака!', en: 'Surround the Leader' },
    'Только в фазе атаки. Ярл защищающегося не действует до конца битвы — ни главная способность, ни дополнительная. Способностей, применяемых перед битвой или вне битвы, это не касается.',
    'Attack phase only. The defender’s jarl, main and additional ability, does not work until the end of the battle. Abilities used before battle or outside battle are not affected.',
    { see: ['V-2.4'] },
  ],
  'V-38.1': [
    { ru: 'Вражеский клан (кабаны)', en: 'Enemy clan (boar)' },
    'Активированный воин получает +3 к боевой силе, если в отряде противника есть воин указанного цвета, активирован он или нет. Несколько таких воинов бонус не увеличивают.',
    'The activated warrior gets +3 combat strength if the opponent’s squad has a warrior of the printed colour, activated or not. Several do not increase it.',
    { see: ['V-30.4'] },
  ],
  'V-38.2': [
    { ru: 'Свой клан (олени)', en: 'Own clan (deer)' },
    'Активированный воин получает +2 к боевой силе, если в его отряде есть воин указанного цвета, а если таких 2 — вместо этого +5. Активированы они или нет, неважно.',
    'The activated warrior gets +2 combat strength if its squad has a warrior of the printed colour, +5 instead if it has 2; activated or not.',
    { see: ['V-30.4'] },
  ],
  'V-38.3': [
    { ru: 'Инеистый великан', en: 'Frost giant' },
    'Когда атакующий активирует инеистого великана, защищающийся теряет 1 кубик до конца битвы. За битву — не больше 1 такой потери; остальные активированные великаны обеих сторон просто прибавляют силу.',
    'When the attacker activates a frost giant, the defender loses 1 die until the end of the battle. At most 1 such loss per battle; any other activated giants, of attacker or defender, only add their strength.',
    { see: ['V-27.4'] },
  ],
  'V-38.4': [
    { ru: 'Много кланов', en: 'Many clans' },
    'Активированный воин получает +2 к боевой силе, если в его отряде 3 разных клана, а если 4 — вместо этого +5. Клан самого воина считается; активированы ли остальные, неважно.',
    'The activated warrior gets +2 combat strength if its own squad has 3 different clans, +5 instead if it has 4. The warrior’s own clan counts; whether the others are activated does not matter.',
    { see: ['V-30.4'] },
  ],
} as const satisfies Record<string, RuleRow>;
