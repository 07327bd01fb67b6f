import type { BoxedRow } from './box.ts';

/** Chapters 1–2: boxes and terms, setup. */
export const setup = {
  'D-1.1': [
    { ru: 'Коробки и модули', en: 'Boxes and modules' },
    'Основа партии — одна из двух игр: «Дюна: Империя» (1–4 игрока) или «Восстание» (1–4 игрока либо 6 в командах). К любой можно добавить «Расцвет иксианцев» и «Бессмертие», по одному или вместе. Модуль КАНИКТ и 10 особых контрактов для «Расцвета иксианцев» относятся к «Восстанию»; эпический режим требует «Расцвета иксианцев»; игра до 11 очков — вариант «Бессмертия».',
    'A game has one of two cores: Dune: Imperium (1–4 players) or Uprising (1–4 players, or 6 in teams). Rise of Ix and Immortality may be added to either, alone or together. The CHOAM module and the 10 Rise of Ix contracts belong to Uprising; Epic Game Mode needs Rise of Ix; Go to 11 is a variant of Immortality.',
  ],
  'D-1.2': [
    { ru: 'Цель', en: 'Goal' },
    'Игроки набирают победные очки (ПО). Когда раунд заканчивается и условие конца игры выполнено, побеждает тот, у кого ПО больше всего; в «Восстании» при 6 игроках — команда с большей суммой.',
    'Players collect Victory Points (VP). When a round ends and the end condition holds, the player with the most VP wins; in Uprising with 6 players, the team with the higher sum.',
    { see: ['D-15.1', 'D-28.2'] },
  ],
  'D-1.3': [
    { ru: 'Карта важнее правил', en: 'Cards override rules' },
    'Если текст карты, жетона, лидера или ячейки расходится с общим правилом, действует текст.',
    'When the text of a card, tile, Leader or board space contradicts a general rule, the text wins.',
  ],
  'D-1.4': [
    { ru: 'Фракции', en: 'Factions' },
    'Фракций четыре: Император, Космическая Гильдия, Бене Гессерит и Фримены. Бене Тлейлакс — не фракция. В «Восстании» при 6 игроках на поле вместо Императора и Фрименов — Великие Дома и Окраинные Миры.',
    'There are four Factions: Emperor, Spacing Guild, Bene Gesserit and Fremen. The Bene Tleilax are not a Faction. In Uprising with 6 players the board has Great Houses and Fringe Worlds in place of Emperor and Fremen.',
    { see: ['D-F-103', 'D-28.7'] },
  ],
  'D-1.5': [
    { ru: 'Символы агентов', en: 'Agent icons' },
    'В базовой игре и её дополнениях символов агентов семь: Император, Космическая Гильдия, Бене Гессерит, Фримены, Ландсраад, город и торговля Пряностью. В «Восстании» есть восьмой — шпион.',
    'The base game and its expansions use seven Agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen, Landsraad, City and Spice Trade. Uprising adds an eighth, Spy.',
    { see: ['D-4.2'] },
  ],
  'D-1.6': [
    { ru: 'Ресурсы', en: 'Resources' },
    'Ресурсы — солярии, Пряность и вода. Их берут из неограниченного банка и платят туда же. Меньше нуля ресурсов не бывает.',
    'Resources are Solari, spice and water. They come from an unlimited bank and are paid back to it. A player never has less than none.',
  ],
  'D-1.7': [
    { ru: 'Фишки игрока', en: 'Pieces of a player' },
    'База: 16 кубиков (4 влияния, 12 отрядов), 3 агента (третий — оружейник), 2 диска (счёт и жетон советника), 1 жетон боевой силы, 3 маркера контроля и стартовая колода из 10 карт. «Расцвет иксианцев» добавляет 2 дредноута и диск транспортника; «Бессмертие» — жетоны исследования, Тлейлаксу и атомного арсенала и 2 карты «Эксперименты»; «Восстание» — 3 шпионов.',
    'Base: 16 cubes (4 for Influence, 12 troops), 3 Agents (the third is the Swordmaster), 2 discs (score marker, Councilor token), 1 Combat marker, 3 Control markers and a starting deck of 10 cards. Rise of Ix adds 2 dreadnoughts and a Freighter disc; Immortality a research token, a Tleilaxu token, a Family Atomics token and 2 Experimentation cards; Uprising 3 Spies.',
    { see: ['D-2.6'] },
  ],
  'D-1.8': [
    { ru: 'Отрядов всего 12', en: 'Troop limit' },
    'Во всех местах вместе у игрока ровно 12 отрядов: в запасе, в гарнизоне, в зоне конфликта, среди переговорщиков на планшете планеты Икс, среди образцов в аксолотлевых баках, среди воспоминаний леди Джессики. Если эффекту не хватает отрядов в запасе, он делает сколько может.',
    'A player has exactly 12 troops in all places together: supply, garrison, Conflict, Negotiators on the Ix board, specimens in the Axolotl tanks, memories of Lady Jessica. An effect that needs troops from a short supply does as much as it can.',
    { see: ['D-7.1', 'D-F-072'] },
  ],
  'D-1.9': [
    { ru: 'Где бывает карта игрока', en: 'Zones of a player’s card' },
    'Карта из колоды игрока всегда ровно в одном месте: в колоде (втёмную, по порядку), в руке, среди активных карт (лицом вверх перед игроком), в сбросе (лицом вверх) или удалена (вне игры; карты резерва возвращаются в свою стопку).',
    'A card of a player’s deck is in exactly one zone: deck (face down, ordered), hand, in play (face up before the player), discard pile (face up) or trashed (out of the game; Reserve cards return to their stack).',
    { see: ['D-8.8', 'D-18.5'] },
  ],
  'D-1.10': [
    { ru: 'Боевые единицы', en: 'Units' },
    'Боевая единица — это отряд, дредноут («Расцвет иксианцев») или песчаный червь («Восстание»). Если эффект говорит об отрядах, дредноутов и червей он не касается; карты базовой игры говорят только об отрядах.',
    'A unit is a troop, a dreadnought (Rise of Ix) or a sandworm (Uprising). An effect that names troops never touches dreadnoughts or sandworms; base-game cards name only troops.',
    { see: ['D-10.1'] },
  ],
  'D-1.11': [
    { ru: 'Порядок хода', en: 'Player order' },
    'Ходят по часовой стрелке, начиная с обладателя жетона первого игрока.',
    'Turn order is clockwise, starting with the holder of the First Player marker.',
    { see: ['D-14.2'] },
  ],
  'D-2.1': [
    { ru: 'Поле', en: 'Board' },
    'Поставьте ментата на его ячейку, а на каждый из четырёх треков влияния положите жетон союза.',
    'Put the Mentat on the Mentat space and one Alliance token on each of the four Influence tracks.',
    { see: ['D-16.6', 'D-19.4'] },
  ],
  'D-2.2': [
    { ru: 'Колода конфликтов', en: 'Conflict deck' },
    'Карты каждого уровня перемешайте отдельно. В колоде 10 карт: внизу все 4 карты III уровня, над ними 5 случайных II уровня, сверху 1 случайная I уровня. Остальные уберите не глядя.',
    'Shuffle the cards of each level separately. The deck has 10 cards: all 4 of level III at the bottom, 5 random of level II on them, 1 random of level I on top. The rest go back unseen.',
    { see: ['D-3.2'] },
  ],
  'D-2.3': [
    { ru: 'Колоды и ряд', en: 'Decks and row' },
    'Перемешайте колоду интриг. Перемешайте колоду Империи и откройте 5 карт — это ряд Империи. Рядом положите резерв: 8 «Посредников на Арракисе», 10 карт «Пряность должна поступать» и 6 карт «Свёрнутое пространство».',
    'Shuffle the Intrigue deck. Shuffle the Imperium deck and deal 5 cards face up as the Imperium Row. Put the Reserve beside it: 8 Arrakis Liaison, 10 The Spice Must Flow, 6 Foldspace.',
    { see: ['D-9.1'] },
  ],
  'D-2.4': [
    { ru: 'Лидеры', en: 'Leaders' },
    'Каждый берёт одного лидера, по выбору или случайно. Отметки сложности (1–3) — лишь совет. Лидеры одного Дома могут быть в одной партии.',
    'Each player takes one Leader, chosen or at random. The complexity marks (1–3) are advice only. Leaders of one House may be in the same game.',
    { see: ['D-20.1'] },
  ],
  'D-2.5': [
    { ru: 'Стартовая колода и вода', en: 'Starting deck and water' },
    'Каждый перемешивает свою стартовую колоду из 10 карт и берёт 1 воду. Лидеры могут это менять.',
    'Each player shuffles their 10-card starting deck and takes 1 water. Leaders may change this.',
    { see: ['D-1.7'] },
  ],
  'D-2.6': [
    { ru: 'Расстановка', en: 'Pieces at start' },
    'Каждый кладёт 2 агентов на лидера, оружейника — рядом с полем, маркер счёта — на 0 (при 4 игроках — на 1), жетон боевой силы — на 0, по кубику — на начало (0) каждого трека влияния, 3 отряда — в свой гарнизон, 9 — в запас; остальное — в запас на виду у всех.',
    'Each player puts 2 Agents on the Leader, the Swordmaster beside the board, the score marker on 0 (on 1 with 4 players), the Combat marker on 0, one cube on the bottom (0) of each Influence track, 3 troops in their garrison and 9 in the supply; the remaining pieces in the supply, in sight of all.',
    { see: ['D-2.9'] },
  ],
  'D-2.7': [
    { ru: 'Первый игрок', en: 'First player' },
    'Жетон первого игрока получает случайный игрок; в одиночной игре — оппонент слева от вас.',
    'A random player takes the First Player marker; in a solo game the Rival to the player’s left.',
    { see: ['D-1.11'] },
  ],
  'D-2.8': [
    { ru: 'Лидеры при подготовке', en: 'Leaders at setup' },
    'Эффекты подготовки у лидеров применяются после всей остальной подготовки. Барон Владимир Харконнен тайно выбирает две фракции для «Уловки», когда всё прочее готово, до 1-го раунда. Виконт Хундро Моритани смотрит карты интриг при подготовке (в эпическом режиме — когда все взяли свои).',
    'Setup effects of Leaders come after the rest of setup. Baron Vladimir Harkonnen chooses his two Masterstroke Factions in secret when all else is done, before round 1. Viscount Hundro Moritani looks at Intrigue cards at setup (in Epic Game Mode after all have drawn theirs).',
    { see: ['D-F-002', 'D-20.2'] },
  ],
  'D-2.9': [
    { ru: 'Подготовка по числу игроков', en: 'Setup by number of players' },
    '1 игрок: два оппонента с агентами, счёт 0, жетон первого игрока у левого оппонента (база) или по карте цели («Восстание»). 2: в базе — Дом Хагаль с тремя агентами, в «Восстании» — один оппонент; счёт 0. 3: счёт 0. 4: счёт 1. 6 (только «Восстание»): две команды, у союзников 1, у командиров 4. Каждый живой игрок всегда начинает с 2 агентами, 3 отрядами в гарнизоне и 1 водой; лидеры, эпический режим и сложность могут это менять, у командиров отрядов нет.',
    '1 player: two Rivals with Agents, score 0, First Player marker to the left Rival (base) or by Objective (Uprising). 2: in the base House Hagal with three Agents, in Uprising one Rival; score 0. 3: score 0. 4: score 1. 6 (Uprising only): two teams, Allies at 1, Commanders at 4. Every human player always starts with 2 Agents, 3 garrisoned troops and 1 water; Leaders, Epic Game Mode and difficulty may change this, and Commanders have no troops.',
    { see: ['D-2.10', 'D-21.2', 'D-22.1', 'D-28.2'] },
  ],
  'D-2.10': [
    { ru: 'Кого заменяет автомат', en: 'Automated seats' },
    '1 игрок: два оппонента. 2 игрока: третье место занимает Дом Хагаль. 3 и 4 игрока: автоматических мест нет.',
    '1 player: two Rivals. 2 players: House Hagal as the third seat. 3 and 4 players: no automated seat.',
    { see: ['D-21.1', 'D-22.1'] },
  ],
} as const satisfies Record<string, BoxedRow>;
