import type { Rule } from '@vigrid/kernel';

/** Chapters 4–5: setup and what holds at all times. */
export const setup = {
  'V-4.1': {
    chapter: '4',
    title: { ru: 'Девять этапов подготовки', en: 'The nine steps of setup' },
    text: {
      ru: 'Этапы идут так: 1 — перемешать колоду; 2 — планшеты и щиты; 3 — ярлы; 4 — памятки и кубики; 5 — первый игрок; 6 — сброс карт по числу игроков; 7 — открыть воинов; 8 — выбрать первых воинов; 9 — стартовые руки. Другие правила называют по номерам этапы 1, 3, 6 и 9; номера 2, 4 и 5 выведены из порядка текста.',
      en: 'The steps are: 1 shuffle the deck; 2 boards and shields; 3 jarls; 4 reference cards and dice; 5 first player; 6 discard by number of players; 7 reveal warriors; 8 choose first warriors; 9 starting hands. Other rules refer to steps 1, 3, 6 and 9 by number; the numbers 2, 4 and 5 follow from the order of the text.',
    },
    enforceable: true,
    see: ['V-4.2', 'V-4.5', 'V-4.9', 'V-4.16'],
  },
  'V-4.2': {
    chapter: '4',
    title: { ru: 'Этап 1: колода', en: 'Step 1: deck' },
    text: {
      ru: 'Перемешайте базовую колоду из 120 карт вместе с картами дополнений, которые в неё входят. Рядом оставьте место для стопки сброса.',
      en: 'Shuffle the 120-card base deck with any expansion cards that join it. Keep room for the discard pile beside it.',
    },
    enforceable: true,
    see: ['V-1.2', 'V-4.10'],
  },
  'V-4.3': {
    chapter: '4',
    title: { ru: 'Планшет и щиты', en: 'Board and shields' },
    text: {
      ru: 'Каждый игрок берёт планшет, выбирает себе клан и кладёт 4 его щита в круглые ячейки. Двое не могут выбрать один и тот же клан игрока.',
      en: 'Each player takes a board, chooses a player clan and puts its 4 shields on the round spaces. No two players share a player clan.',
    },
    enforceable: true,
    see: ['V-1.8'],
  },
  'V-4.4': {
    chapter: '4',
    title: { ru: 'Памятки и кубики', en: 'Reference cards and dice' },
    text: {
      ru: 'Возьмите памятки для нынешнего числа игроков и положите на стол все кубики.',
      en: 'Take the reference cards for the number of players and put all dice on the table.',
    },
    enforceable: false,
    see: ['V-1.12'],
  },
  'V-4.5': {
    chapter: '4',
    title: { ru: 'Этап 3: ярлы', en: 'Step 3: jarls' },
    text: {
      ru: 'При игре вдвоём уберите ярлов с пометкой «3+». Перемешайте ярлов и раздайте каждому по 3 карты втёмную. Каждый тайно оставляет себе 1, не открывая, а 2 возвращает в коробку.',
      en: 'With 2 players remove all jarls marked 3+. Shuffle the jarls and deal 3 face down to each player. Each secretly keeps 1 face down and returns the other 2 to the box.',
    },
    enforceable: true,
    see: ['V-2.7', 'V-4.6'],
  },
  'V-4.6': {
    chapter: '4',
    title: { ru: 'Ярлы открываются', en: 'Jarls are revealed' },
    text: {
      ru: 'Когда выбрали все, ярлов открывают одновременно и по очереди зачитывают их способности.',
      en: 'When all have chosen, the jarls are turned up at the same time and their abilities are read out in turn.',
    },
    enforceable: true,
    see: ['V-4.5'],
  },
  'V-4.7': {
    chapter: '4',
    title: { ru: 'Ярлы для первой партии', en: 'Jarls for a first game' },
    text: {
      ru: 'В первой партии выбор ярла можно упростить: перемешайте только ярлов с символом первой партии и раздайте каждому по 1.',
      en: 'For a first game the choice may be skipped: shuffle only the jarls with the first-game mark and deal 1 to each player.',
    },
    enforceable: true,
    see: ['V-2.7'],
  },
  'V-4.8': {
    chapter: '4',
    title: { ru: 'Первый игрок', en: 'First player' },
    text: {
      ru: 'Первым ходит обладатель самой длинной бороды. Если так не решить, выберите случайно или назначьте самого младшего.',
      en: 'The player with the longest beard goes first. If that decides nothing, choose at random or take the youngest.',
    },
    enforceable: false,
    see: ['V-6.1'],
  },
  'V-4.9': {
    chapter: '4',
    title: { ru: 'Этап 6: сброс по числу игроков', en: 'Step 6: discard by number of players' },
    text: {
      ru: 'До начала партии сбросьте с верха колоды в открытую: вдвоём — 40 карт, втроём — 20, вчетвером — 10, впятером и вшестером — 0. С этих карт начинается стопка сброса.',
      en: 'Before the game discard from the top of the deck, face up: 40 cards with 2 players, 20 with 3, 10 with 4, 0 with 5 or 6. These cards begin the discard pile.',
    },
    enforceable: true,
    see: ['V-19.2', 'V-19.3', 'V-16.3'],
  },
  'V-4.10': {
    chapter: '4',
    title: { ru: 'Сбросить карту', en: 'To discard' },
    text: {
      ru: 'Сбросить карту — положить её лицом вверх на верх единственной общей стопки сброса.',
      en: 'To discard a card is to put it face up on top of the one common discard pile.',
    },
    enforceable: true,
    see: ['V-5.1'],
  },
  'V-4.11': {
    chapter: '4',
    title: { ru: 'Вшестером карты возвращаются', en: 'Six players: cards return' },
    text: {
      ru: 'При игре вшестером 12 карт, сброшенных игроками на этапе 9, замешивают обратно в колоду, когда стартовые руки выбраны.',
      en: 'With 6 players the 12 cards that the players discarded in step 9 are shuffled back into the deck once the starting hands are chosen.',
    },
    enforceable: true,
    see: ['V-4.16', 'V-19.3'],
  },
  'V-4.12': {
    chapter: '4',
    title: { ru: 'Этап 7: открыть воинов', en: 'Step 7: reveal warriors' },
    text: {
      ru: 'Открывайте карты колоды по одной, пока воинов на столе не станет на 1 больше, чем игроков. Все прочие открытые карты замешайте обратно.',
      en: 'Turn up cards from the deck one by one until the table shows 1 warrior more than there are players. Any other cards turned up are shuffled back.',
    },
    enforceable: true,
    see: ['V-4.13'],
  },
  'V-4.13': {
    chapter: '4',
    title: { ru: 'Этап 8: первые воины', en: 'Step 8: first warriors' },
    text: {
      ru: 'Первым выбирает сосед первого игрока справа: он берёт 1 открытого воина на свой планшет. Дальше выбор идёт против часовой стрелки. Первый игрок выбирает последним, 1 из 2.',
      en: 'The player to the right of the first player picks 1 open warrior for their board, then the others in counter-clockwise order. The first player picks last, 1 of 2.',
    },
    enforceable: true,
    see: ['V-4.16', 'V-6.1'],
  },
  'V-4.14': {
    chapter: '4',
    title: { ru: 'Отряд', en: 'Squad' },
    text: {
      ru: 'Воины на планшете игрока — его отряд.',
      en: 'The warriors on a player’s board are that player’s squad.',
    },
    enforceable: true,
  },
  'V-4.15': {
    chapter: '4',
    title: { ru: 'Ячейка по выбору, но навсегда', en: 'Any space, but for good' },
    text: {
      ru: 'Воина можно положить в любую свободную ячейку своего планшета — и при подготовке, и потом. Переложить его в другую ячейку уже нельзя.',
      en: 'A warrior may be put on any free space of one’s board, during setup and later. Once placed it can not move to another space.',
    },
    enforceable: true,
    see: ['V-6.9'],
  },
  'V-4.16': {
    chapter: '4',
    title: { ru: 'Этап 9: стартовая рука', en: 'Step 9: starting hand' },
    text: {
      ru: 'Оставшегося воина замешайте в колоду. Каждый берёт 7 карт и сбрасывает 2 любые: все выбирают одновременно и втёмную, затем кладут выбранное в стопку сброса лицом вверх.',
      en: 'Shuffle the left-over warrior into the deck. Each player takes 7 cards and discards any 2: all choose at the same time face down, then put the chosen cards face up on the discard pile.',
    },
    enforceable: true,
    see: ['V-4.11', 'V-29.2', 'V-29.3'],
  },
  'V-5.1': {
    chapter: '5',
    title: { ru: 'Сброс открыт', en: 'The discard pile is open' },
    text: {
      ru: 'Стопку сброса можно просматривать в любой момент, но порядок карт в ней менять нельзя.',
      en: 'Anyone may look through the discard pile at any time, but its order must not change.',
    },
    enforceable: true,
    see: ['V-4.10'],
  },
  'V-5.2': {
    chapter: '5',
    title: { ru: 'Размер колоды открыт', en: 'Deck size is open' },
    text: {
      ru: 'В любой момент можно пересчитать оставшиеся в колоде карты. Сами карты при этом скрыты.',
      en: 'Anyone may count the cards left in the deck at any time. The cards themselves stay hidden.',
    },
    enforceable: true,
  },
  'V-5.3': {
    chapter: '5',
    title: { ru: 'Карта важнее правил', en: 'The card beats the rules' },
    text: {
      ru: 'Если текст карты расходится с правилами, действуйте по карте.',
      en: 'If a card’s text contradicts the rules, follow the card.',
    },
    enforceable: true,
  },
  'V-5.4': {
    chapter: '5',
    title: { ru: 'Запас дополнительных кубиков', en: 'Pool of extra dice' },
    text: {
      ru: 'Общий запас — 3 серых кубика. Кто получает дополнительные кубики на битву, берёт их отсюда.',
      en: 'The 3 grey dice form one common pool. A player who gains extra dice for a battle takes them from it.',
    },
    enforceable: true,
    see: ['V-1.10', 'V-5.5'],
  },
  'V-5.5': {
    chapter: '5',
    title: { ru: 'Замены им нет', en: 'No substitutes' },
    text: {
      ru: 'Если запас опустел во время битвы, дополнительные кубики ничем другим не заменяют.',
      en: 'If the pool is empty during a battle, nothing else stands in for extra dice.',
    },
    enforceable: true,
    see: ['V-5.6', 'V-10.4'],
  },
  'V-5.6': {
    chapter: '5',
    title: { ru: 'Сколько есть, столько и взять', en: 'Take what is left' },
    text: {
      ru: 'Если кубиков в запасе меньше, чем положено, игрок берёт сколько есть, а остаток эффекта пропадает.',
      en: 'If fewer extra dice are left than granted, the player takes what is left; the rest of the effect is lost.',
    },
    enforceable: true,
    see: ['V-5.5'],
  },
  'V-5.7': {
    chapter: '5',
    title: { ru: 'Возврат дополнительных кубиков', en: 'Returning extra dice' },
    text: {
      ru: 'Сброшенный дополнительный кубик сразу возвращается в общий запас. Остальные возвращаются туда после битвы.',
      en: 'An extra die returns to the pool as soon as its holder discards it. Those still held return after the battle.',
    },
    enforceable: true,
    see: ['V-8.5', 'V-11.11'],
  },
} as const satisfies Record<string, Rule>;
