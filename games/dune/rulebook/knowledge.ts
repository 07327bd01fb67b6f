import type { BoxedRule } from './box.ts';

/** Chapter 30: what each player may know, what the program decides. */
export const knowledge = {
  'D-30.1': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Открытые сведения', en: 'Public information' },
    text: {
      ru: 'Открыты поле, ряды, открытые карты конфликтов, сбросы, активные карты, ресурсы, боевые единицы, треки, жетоны технологий, открытые контракты, число карт в каждой руке, колоде и число карт интриг.',
      en: 'Public are the board, rows, face-up Conflict cards, discard piles, cards in play, resources, units, tracks, Tech tiles, open contracts and the number of cards in each hand, deck and Intrigue hand.',
    },
    enforceable: true,
    see: ['D-30.2'],
  },
  'D-30.2': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Скрытые сведения', en: 'Secret information' },
    text: {
      ru: 'Скрыты порядок всех колод, карты в чужих руках, карты интриг на руках, фракции барона, карты, отложенные Илесой Экас.',
      en: 'Secret are the order of all decks, cards in other hands, held Intrigue cards, the Baron’s Factions and cards set aside by Ilesa Ecaz.',
    },
    enforceable: true,
    see: ['D-17.3'],
  },
  'D-30.3': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Интриги переходят втёмную', en: 'Intrigue moved unseen' },
    text: {
      ru: 'Украденную карту интриги и карту, положенную под колоду интриг, другим игрокам не показывают.',
      en: 'A stolen Intrigue card and a card put under the Intrigue deck are not shown to other players.',
    },
    enforceable: true,
    see: ['D-5.5'],
  },
  'D-30.4': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Случайность', en: 'Randomness' },
    text: {
      ru: 'Случайны перемешивания, украденная карта интриги, раздача целей и первый игрок. Генератор с начальным числом делает партии повторимыми.',
      en: 'Random are shuffles, the Intrigue card stolen, the dealing of Objectives and the first player. A seeded generator makes games reproducible.',
    },
    enforceable: false,
  },
  'D-30.5': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Что решает игрок', en: 'Decision points' },
    text: {
      ru: 'Игрока спрашивают о виде хода, карте, символе, ячейке, способе оплаты, порядке эффектов, необязательных эффектах, целях, размещении, покупках, картах интриг, контракте, постах шпионов, передаче союза, порядке своих наград.',
      en: 'Players are asked for turn type, card, icon, space, payment options, order of effects, optional effects, targets, deployment, acquisitions, Intrigue plays, contract, Spy posts, Alliance hand-over and order of own rewards.',
    },
    enforceable: false,
  },
  'D-30.6': {
    chapter: '30',
    box: 'base',
    title: { ru: 'Граница отмены', en: 'Undo boundary' },
    text: {
      ru: 'Решение можно взять назад, только пока не открылось скрытое и не сходил другой игрок.',
      en: 'A decision may be taken back only as long as no hidden information has been revealed and no other player has acted.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, BoxedRule>;
