import type { RuleRow } from '@vigrid/kernel';

/** Chapters 4–5: setup and what holds at all times. */
export const setup = {
  'V-4.1': [
    { ru: 'Девять этапов подготовки', en: 'The nine steps of setup' },
    'Этапы идут так: 1 — перемешать колоду; 2 — планшеты и щиты; 3 — ярлы; 4 — памятки и кубики; 5 — первый игрок; 6 — сброс карт по числу игроков; 7 — открыть воинов; 8 — выбрать первых воинов; 9 — стартовые руки. Другие правила называют по номерам этапы 1, 3, 6 и 9; номера 2, 4 и 5 выведены из порядка текста.',
    'The steps are: 1 shuffle the deck; 2 boards and shields; 3 jarls; 4 reference cards and dice; 5 first player; 6 discard by number of players; 7 reveal warriors; 8 choose first warriors; 9 starting hands. Other rules refer to steps 1, 3, 6 and 9 by number; the numbers 2, 4 and 5 follow from the order of the text.',
    { see: ['V-4.2', 'V-4.5', 'V-4.9', 'V-4.16'] },
  ],
  'V-4.2': [
    { ru: 'Этап 1: колода', en: 'Step 1: deck' },
    'Перемешайте базовую колоду из 120 карт вместе с картами дополнений, которые в неё входят. Рядом оставьте место для стопки сброса.',
    'Shuffle the 120-card base deck with any expansion cards that join it. Keep room for the discard pile beside it.',
    { see: ['V-1.2', 'V-4.10'] },
  ],
  'V-4.3': [
    { ru: 'Планшет и щиты', en: 'Board and shields' },
    'Каждый игрок берёт планшет, выбирает себе клан и кладёт 4 его щита в круглые ячейки. Двое не могут выбрать один и тот же клан игрока.',
    'Each player takes a board, chooses a player clan and puts its 4 shields on the round spaces. No two players share a player clan.',
    { see: ['V-1.8'] },
  ],
  'V-4.4': [
    { ru: 'Памятки и кубики', en: 'Reference cards and dice' },
    'Возьмите памятки для нынешнего числа игроков и положите на стол все кубики.',
    'Take the reference cards for the number of players and put all dice on the table.',
    { enforceable: false, see: ['V-1.12'] },
  ],
  'V-4.5': [
    { ru: 'Этап 3: ярлы', en: 'Step 3: jarls' },
    'При игре вдвоём уберите ярлов с пометкой «3+». Перемешайте ярлов и раздайте каждому по 3 карты втёмную. Каждый тайно оставляет себе 1, не открывая, а 2 возвращает в коробку.',
    'With 2 players remove all jarls marked 3+. Shuffle the jarls and deal 3 face down to each player. Each secretly keeps 1 face down and returns the other 2 to the box.',
    { see: ['V-2.7', 'V-4.6'] },
  ],
  'V-4.6': [
    { ru: 'Ярлы открываются', en: 'Jarls are revealed' },
    'Когда выбрали все, ярлов открывают одновременно и по очереди зачитывают их способности.',
    'When all have chosen, the jarls are turned up at the same time and their abilities are read out in turn.',
    { see: ['V-4.5'] },
  ],
  'V-4.7': [
    { ru: 'Ярлы для первой партии', en: 'Jarls for a first game' },
    'В первой партии выбор ярла можно упростить: перемешайте только ярлов с символом первой партии и раздайте каждому по 1.',
    'For a first game the choice may be skipped: shuffle only the jarls with the first-game mark and deal 1 to each player.',
    { see: ['V-2.7'] },
  ],
  'V-4.8': [
    { ru: 'Первый игрок', en: 'First player' },
    'Первым ходит обладатель самой длинной бороды. Если так не решить, выберите случайно или назначьте самого младшего.',
    'The player with the longest beard goes first. If that decides nothing, choose at random or take the youngest.',
    { enforceable: false, see: ['V-6.1'] },
  ],
  'V-4.9': [
    { ru: 'Этап 6: сброс по числу игроков', en: 'Step 6: discard by number of players' },
    'До начала партии сбросьте с верха колоды в открытую: вдвоём — 40 карт, втроём — 20, вчетвером — 10, впятером и вшестером — 0. С этих карт начинается стопка сброса.',
    'Before the game discard from the top of the deck, face up: 40 cards with 2 players, 20 with 3, 10 with 4, 0 with 5 or 6. These cards begin the discard pile.',
    { see: ['V-19.2', 'V-19.3', 'V-16.3'] },
  ],
  'V-4.10': [
    { ru: 'Сбросить карту', en: 'To discard' },
    'Сбросить карту — положить её лицом вверх на верх единственной общей стопки сброса.',
    'To discard a card is to put it face up on top of the one common discard pile.',
    { see: ['V-5.1'] },
  ],
  'V-4.11': [
    { ru: 'Вшестером карты возвращаются', en: 'Six players: cards return' },
    'При игре вшестером 12 карт, сброшенных игроками на этапе 9, замешивают обратно в колоду, когда стартовые руки выбраны.',
    'With 6 players the 12 cards that the players discarded in step 9 are shuffled back into the deck once the starting hands are chosen.',
    { see: ['V-4.16', 'V-19.3'] },
  ],
  'V-4.12': [
    { ru: 'Этап 7: открыть воинов', en: 'Step 7: reveal warriors' },
    'Открывайте карты колоды по одной, пока воинов на столе не станет на 1 больше, чем игроков. Все прочие открытые карты замешайте обратно.',
    'Turn up cards from the deck one by one until the table shows 1 warrior more than there are players. Any other cards turned up are shuffled back.',
    { see: ['V-4.13'] },
  ],
  'V-4.13': [
    { ru: 'Этап 8: первые воины', en: 'Step 8: first warriors' },
    'Первым выбирает сосед первого игрока справа: он берёт 1 открытого воина на свой планшет. Дальше выбор идёт против часовой стрелки. Первый игрок выбирает последним, 1 из 2.',
    'The player to the right of the first player picks 1 open warrior for their board, then the others in counter-clockwise order. The first player picks last, 1 of 2.',
    { see: ['V-4.16', 'V-6.1'] },
  ],
  'V-4.14': [
    { ru: 'Отряд', en: 'Squad' },
    'Воины на планшете игрока — его отряд.',
    'The warriors on a player’s board are that player’s squad.',
  ],
  'V-4.15': [
    { ru: 'Ячейка по выбору, но навсегда', en: 'Any space, but for good' },
    'Воина можно положить в любую свободную ячейку своего планшета — и при подготовке, и потом. Переложить его в другую ячейку уже нельзя.',
    'A warrior may be put on any free space of one’s board, during setup and later. Once placed it can not move to another space.',
    { see: ['V-6.9'] },
  ],
  'V-4.16': [
    { ru: 'Этап 9: стартовая рука', en: 'Step 9: starting hand' },
    'Оставшегося воина замешайте в колоду. Каждый берёт 7 карт и сбрасывает 2 любые: все выбирают одновременно и втёмную, затем кладут выбранное в стопку сброса лицом вверх.',
    'Shuffle the left-over warrior into the deck. Each player takes 7 cards and discards any 2: all choose at the same time face down, then put the chosen cards face up on the discard pile.',
    { see: ['V-4.11', 'V-29.2', 'V-29.3'] },
  ],
  'V-5.1': [
    { ru: 'Сброс открыт', en: 'The discard pile is open' },
    'Стопку сброса можно просматривать в любой момент, но порядок карт в ней менять нельзя.',
    'Anyone may look through the discard pile at any time, but its order must not change.',
    { see: ['V-4.10'] },
  ],
  'V-5.2': [
    { ru: 'Размер колоды открыт', en: 'Deck size is open' },
    'В любой момент можно пересчитать оставшиеся в колоде карты. Сами карты при этом скрыты.',
    'Anyone may count the cards left in the deck at any time. The cards themselves stay hidden.',
  ],
  'V-5.3': [
    { ru: 'Карта важнее правил', en: 'The card beats the rules' },
    'Если текст карты расходится с правилами, действуйте по карте.',
    'If a card’s text contradicts the rules, follow the card.',
  ],
  'V-5.4': [
    { ru: 'Запас дополнительных кубиков', en: 'Pool of extra dice' },
    'Общий запас — 3 серых кубика. Кто получает дополнительные кубики на битву, берёт их отсюда.',
    'The 3 grey dice form one common pool. A player who gains extra dice for a battle takes them from it.',
    { see: ['V-1.10', 'V-5.5'] },
  ],
  'V-5.5': [
    { ru: 'Замены им нет', en: 'No substitutes' },
    'Если запас опустел во время битвы, дополнительные кубики ничем другим не заменяют.',
    'If the pool is empty during a battle, nothing else stands in for extra dice.',
    { see: ['V-5.6', 'V-10.4'] },
  ],
  'V-5.6': [
    { ru: 'Сколько есть, столько и взять', en: 'Take what is left' },
    'Если кубиков в запасе меньше, чем положено, игрок берёт сколько есть, а остаток эффекта пропадает.',
    'If fewer extra dice are left than granted, the player takes what is left; the rest of the effect is lost.',
    { see: ['V-5.5'] },
  ],
  'V-5.7': [
    { ru: 'Возврат дополнительных кубиков', en: 'Returning extra dice' },
    'Сброшенный дополнительный кубик сразу возвращается в общий запас. Остальные возвращаются туда после битвы.',
    'An extra die returns to the pool as soon as its holder discards it. Those still held return after the battle.',
    { see: ['V-8.5', 'V-11.11'] },
  ],
} as const satisfies Record<string, RuleRow>;
