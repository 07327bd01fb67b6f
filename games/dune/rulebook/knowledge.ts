import type { BoxedRow } from './box.ts';

/** Chapter 30: what each player may know, what the program decides. */
export const knowledge = {
  'D-30.1': [
    { ru: 'Открытые сведения', en: 'Public information' },
    'Открыты поле, ряды, открытые карты конфликтов, сбросы, активные карты, ресурсы, боевые единицы, треки, жетоны технологий, открытые контракты, число карт в каждой руке, колоде и число карт интриг.',
    'Public are the board, rows, face-up Conflict cards, discard piles, cards in play, resources, units, tracks, Tech tiles, open contracts and the number of cards in each hand, deck and Intrigue hand.',
    { see: ['D-30.2'] },
  ],
  'D-30.2': [
    { ru: 'Скрытые сведения', en: 'Secret information' },
    'Скрыты порядок всех колод, карты в чужих руках, карты интриг на руках, фракции барона, карты, отложенные Илесой Экас.',
    'Secret are the order of all decks, cards in other hands, held Intrigue cards, the Baron’s Factions and cards set aside by Ilesa Ecaz.',
    { see: ['D-17.3'] },
  ],
  'D-30.3': [
    { ru: 'Интриги переходят втёмную', en: 'Intrigue moved unseen' },
    'Украденную карту интриги и карту, положенную под колоду интриг, другим игрокам не показывают.',
    'A stolen Intrigue card and a card put under the Intrigue deck are not shown to other players.',
    { see: ['D-5.5'] },
  ],
  'D-30.4': [
    { ru: 'Случайность', en: 'Randomness' },
    'Случайны перемешивания, украденная карта интриги, раздача целей и первый игрок. Генератор с начальным числом делает партии повторимыми.',
    'Random are shuffles, the Intrigue card stolen, the dealing of Objectives and the first player. A seeded generator makes games reproducible.',
    { enforceable: false },
  ],
  'D-30.5': [
    { ru: 'Что решает игрок', en: 'Decision points' },
    'Игрока спрашивают о виде хода, карте, символе, ячейке, способе оплаты, порядке эффектов, необязательных эффектах, целях, размещении, покупках, картах интриг, контракте, постах шпионов, передаче союза, порядке своих наград.',
    'Players are asked for turn type, card, icon, space, payment options, order of effects, optional effects, targets, deployment, acquisitions, Intrigue plays, contract, Spy posts, Alliance hand-over and order of own rewards.',
    { enforceable: false },
  ],
  'D-30.6': [
    { ru: 'Граница отмены', en: 'Undo boundary' },
    'Решение можно взять назад, только пока не открылось скрытое и не сходил другой игрок.',
    'A decision may be taken back only as long as no hidden information has been revealed and no other player has acted.',
    { enforceable: false },
  ],
} as const satisfies Record<string, BoxedRow>;
