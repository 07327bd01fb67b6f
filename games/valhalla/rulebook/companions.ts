import type { Rule } from '@vigrid/kernel';

/** Chapters 22–24: the Last Viking, partnership and union of jarls. */
export const companions = {
  'V-22.1': {
    chapter: '22',
    title: { ru: 'Состав', en: 'Contents' },
    text: {
      ru: 'В дополнении 2 карты последнего викинга и 6 двусторонних карт бонусов с пометкой числа игроков. На обеих сторонах карты бонусов одна и та же таблица: одна сторона — для карты-указателя, другая — для фигурки.',
      en: '2 last-viking cards and 6 double-sided bonus cards marked with numbers of players. Both sides of a bonus card show the same table: one for the card as marker, one for the miniature.',
    },
    enforceable: true,
    see: ['V-1.6'],
  },
  'V-22.2': {
    chapter: '22',
    title: { ru: 'Подготовка для 2–5 игроков', en: 'Setup for 2–5 players' },
    text: {
      ru: 'Положите на стол 1 карту последнего викинга (или фигурку) и карту бонусов для нынешнего числа игроков.',
      en: 'Lay out 1 last-viking card (or the miniature) and the bonus card for the number of players.',
    },
    enforceable: true,
  },
  'V-22.3': {
    chapter: '22',
    title: { ru: 'Первый обладатель титула', en: 'First holder' },
    text: {
      ru: 'Победитель самой первой битвы берёт карту бонусов и отмечает на ней уровень 1: теперь последний викинг — он.',
      en: 'The winner of the very first battle takes the bonus card and marks level 1: that player is now the last viking.',
    },
    enforceable: true,
    see: ['V-22.4'],
  },
  'V-22.4': {
    chapter: '22',
    title: { ru: 'Титул переходит', en: 'The title passes' },
    text: {
      ru: 'Кто победил последнего викинга в битве, атакуя или защищаясь, забирает обе карты и отмечает уровень 1.',
      en: 'Whoever defeats the last viking in a battle, attacking or defending, takes both cards and marks level 1.',
    },
    enforceable: true,
    see: ['V-22.3'],
  },
  'V-22.5': {
    chapter: '22',
    title: { ru: 'Начало хода последнего викинга', en: 'Start of the last viking’s turn' },
    text: {
      ru: 'В начале своего хода последний викинг без воинов в отряде ничего не получает. Если есть хотя бы 1 воин, он получает бонусные очки текущего уровня, затем уровень растёт на 1, затем идёт обычный ход.',
      en: 'At the start of their turn a last viking with no warriors in the squad gains nothing. With at least 1 warrior they gain the bonus points of the current level, then the level rises by 1, then the turn goes on as usual.',
    },
    enforceable: true,
    see: ['V-22.6'],
  },
  'V-22.6': {
    chapter: '22',
    title: { ru: 'Бонусные очки', en: 'Bonus points' },
    text: {
      ru: 'Их берут картами ровно на столько очков из стопки сброса, не меняя порядка остальных, и кладут в Вальхаллу.',
      en: 'They are taken as cards of exactly that worth from the discard pile, the order of the rest unchanged, into Valhalla.',
    },
    enforceable: true,
    see: ['V-16.8'],
  },
  'V-22.7': {
    chapter: '22',
    title: { ru: 'Награда за нападение', en: 'Reward for attacking' },
    text: {
      ru: 'Начиная с уровня 2 тот, кто нападает на последнего викинга, получает в фазе атаки дополнительный кубик или кубики, указанные для текущего уровня.',
      en: 'From level 2 on a player who attacks the last viking gets the extra die or dice of the current level in the attack phase.',
    },
    enforceable: true,
    see: ['V-5.4'],
  },
  'V-22.8': {
    chapter: '22',
    title: { ru: 'Конец партии', en: 'End of the game' },
    text: {
      ru: 'Кто остался последним викингом в конце партии, получает 1 бонусное очко доблести.',
      en: 'Whoever is the last viking at the end gains 1 bonus valour point.',
    },
    enforceable: true,
    see: ['V-14.3'],
  },
  'V-22.9': {
    chapter: '22',
    title: { ru: 'Вшестером: два титула', en: 'Six players: two titles' },
    text: {
      ru: 'При игре вшестером нужны 2 карты последнего викинга и 2 карты бонусов.',
      en: 'With 6 players use 2 last-viking cards and 2 bonus cards.',
    },
    enforceable: true,
    see: ['V-22.10'],
  },
  'V-22.10': {
    chapter: '22',
    title: { ru: 'Вшестером: второй титул', en: 'Six players: second title' },
    text: {
      ru: 'Первый титул достаётся победителю первой битвы, второй — победителю следующей битвы, в которой последний викинг не участвует.',
      en: 'The first title goes to the winner of the first battle, the second to the winner of the next battle in which no last viking takes part.',
    },
    enforceable: true,
    see: ['V-22.9'],
  },
  'V-22.11': {
    chapter: '22',
    title: { ru: 'Вшестером: титул переходит', en: 'Six players: the title passes' },
    text: {
      ru: 'Кто победил последнего викинга, забирает две его карты и отмечает уровень 1.',
      en: 'Whoever defeats a last viking takes that player’s two cards and marks level 1.',
    },
    enforceable: true,
    see: ['V-22.4'],
  },
  'V-22.12': {
    chapter: '22',
    title: { ru: 'Вшестером: викинги сражаются друг с другом', en: 'Six players: holders fight each other' },
    text: {
      ru: 'Проигравший возвращает свои карты на середину стола. Они достанутся победителю следующей битвы, в которой оставшийся последний викинг не участвует.',
      en: 'The loser returns their cards to the middle. They go to the winner of the next battle in which the remaining last viking takes no part.',
    },
    enforceable: true,
    see: ['V-22.11'],
  },
  'V-23.1': {
    chapter: '23',
    title: { ru: 'Партнёры', en: 'Partners' },
    text: {
      ru: 'Каждый игрок получает карту со щитом того, кто будет его партнёром всю партию.',
      en: 'Each player gets the card with the shield of the player who is their partner for the whole game.',
    },
    enforceable: true,
  },
  'V-23.2': {
    chapter: '23',
    title: { ru: 'Рассадка', en: 'Seating' },
    text: {
      ru: 'Вчетвером садятся в порядке А, Б, А, Б, вшестером — А, Б, В, А, Б, В.',
      en: '4 players sit A, B, A, B; 6 players sit A, B, C, A, B, C.',
    },
    enforceable: true,
    see: ['V-15.3'],
  },
  'V-23.3': {
    chapter: '23',
    title: { ru: 'Партнёр — не цель', en: 'The partner is no target' },
    text: {
      ru: 'Нападать на своего партнёра нельзя.',
      en: 'A player can not attack their partner.',
    },
    enforceable: true,
    see: ['V-6.14'],
  },
  'V-23.4': {
    chapter: '23',
    title: { ru: 'Способность оленей', en: 'Deer ability' },
    text: {
      ru: 'Для способности клана оленя воины партнёра считаются воинами вашего отряда.',
      en: 'For the deer clan’s ability the warriors in the partner’s squad count as warriors of one’s own squad.',
    },
    enforceable: true,
    see: ['V-38.2'],
  },
  'V-23.5': {
    chapter: '23',
    title: { ru: 'Способность кабанов', en: 'Boar ability' },
    text: {
      ru: 'Бонус клана кабана действует, если названный клан есть в отряде противника или в отряде его партнёра.',
      en: 'The boar clan’s bonus applies if the named clan is in the opponent’s squad or in the squad of the opponent’s partner.',
    },
    enforceable: true,
    see: ['V-38.1'],
  },
  'V-23.6': {
    chapter: '23',
    title: { ru: 'Вооружить воинов партнёра', en: 'Arming the partner’s warriors' },
    text: {
      ru: 'В битве, атакуя или защищаясь, можно активировать воинов из отряда партнёра, но отправить их в Вальхаллу нельзя.',
      en: 'In battle, attacking or defending, a player may activate warriors of the partner’s squad, but can not send them to Valhalla.',
    },
    enforceable: true,
  },
  'V-23.7': {
    chapter: '23',
    title: { ru: 'Ярлы и тактики: только свой отряд', en: 'Jarls and tactics: own squad only' },
    text: {
      ru: 'Для способностей ярлов и боевых тактик отряд игрока — только его собственный; воины партнёра не в счёт.',
      en: 'For jarl abilities and tactics a player’s squad is only their own; the partner’s warriors do not count.',
    },
    enforceable: true,
  },
  'V-23.8': {
    chapter: '23',
    title: { ru: 'Пустой отряд всё так же защищён', en: 'An empty squad still protects' },
    text: {
      ru: 'На игрока с пустым отрядом нельзя напасть, даже если у его партнёра воины есть.',
      en: 'A player with an empty squad can not be attacked even if their partner has warriors.',
    },
    enforceable: true,
    see: ['V-6.14'],
  },
  'V-23.9': {
    chapter: '23',
    title: { ru: 'Щит партнёра', en: 'The partner’s shield' },
    text: {
      ru: 'В конце партии каждый берёт 1 щит партнёра. Если своих щитов у партнёра не осталось, брать нечего.',
      en: 'At the end each player takes 1 shield of their partner, or none if the partner has no own shield left.',
    },
    enforceable: true,
    see: ['V-14.3'],
  },
  'V-23.10': {
    chapter: '23',
    title: { ru: 'Победитель один', en: 'One winner' },
    text: {
      ru: 'Очки считают порознь, и побеждает один игрок.',
      en: 'Points are counted separately and one player wins.',
    },
    enforceable: true,
    see: ['V-14.1'],
  },
  'V-24.1': {
    chapter: '24',
    title: { ru: 'Союзники и рассадка', en: 'Allies and seating' },
    text: {
      ru: 'Как в партнёрстве: карта со щитом союзника, нападать друг на друга союзникам нельзя, рассадка А, Б, А, Б или А, Б, В, А, Б, В.',
      en: 'As in the partnership: a card with the ally’s shield, allies can not attack each other, seats A, B, A, B or A, B, C, A, B, C.',
    },
    enforceable: true,
    see: ['V-23.1', 'V-23.2', 'V-23.3'],
  },
  'V-24.2': {
    chapter: '24',
    title: { ru: 'Способности оленей и кабанов', en: 'Deer and boar abilities' },
    text: {
      ru: 'Как в партнёрстве: для оленей считается и отряд союзника, для кабанов — и отряд союзника вашего противника.',
      en: 'As in the partnership: the ally’s squad counts for deer, the squad of the opponent’s ally for boar.',
    },
    enforceable: true,
    see: ['V-23.4', 'V-23.5'],
  },
  'V-24.3': {
    chapter: '24',
    title: { ru: 'Вооружить воинов союзника', en: 'Arming the ally’s warriors' },
    text: {
      ru: 'В битве можно активировать воинов из отряда союзника.',
      en: 'In battle a player may activate warriors of the ally’s squad.',
    },
    enforceable: true,
    see: ['V-23.6'],
  },
  'V-24.4': {
    chapter: '24',
    title: { ru: 'В Вальхаллу владельцев', en: 'To the owners’ Valhallas' },
    text: {
      ru: 'После выигранной битвы все активированные воины, свои и союзника, уходят по обычным правилам в Вальхаллы своих владельцев.',
      en: 'After a won battle all activated warriors, own and ally’s, go to the Valhallas of their owners by the usual rules.',
    },
    enforceable: true,
    see: ['V-11.5', 'V-11.8'],
  },
  'V-24.5': {
    chapter: '24',
    title: { ru: 'Ярлы и тактики: только свой отряд', en: 'Jarls and tactics: own squad only' },
    text: {
      ru: 'Для способностей ярлов и боевых тактик считается только собственный отряд.',
      en: 'For jarl abilities and tactics only one’s own squad counts.',
    },
    enforceable: true,
    see: ['V-23.7'],
  },
  'V-24.6': {
    chapter: '24',
    title: { ru: 'Пустой отряд всё так же защищён', en: 'An empty squad still protects' },
    text: {
      ru: 'На игрока с пустым отрядом нельзя напасть, даже если у его союзника воины есть.',
      en: 'A player with an empty squad can not be attacked even if their ally has warriors.',
    },
    enforceable: true,
    see: ['V-23.8'],
  },
  'V-24.7': {
    chapter: '24',
    title: { ru: 'Общий счёт', en: 'Common score' },
    text: {
      ru: 'Очки Вальхалл союзники складывают. За щиты каждый сначала считает свои сохранённые, затем захваченные щиты союзников объединяют и составляют наборы из общего числа.',
      en: 'Allies add up their Valhalla points. For shields each first scores the own shields kept; then the allies pool the shields they captured and form sets from the pool.',
    },
    enforceable: true,
    see: ['V-24.8'],
  },
  'V-24.8': {
    chapter: '24',
    title: { ru: 'По какой таблице', en: 'Which table' },
    text: {
      ru: 'Вчетвером очки считают по таблице для 3 игроков, вшестером — по таблице для 5.',
      en: '4 players score by the 3-player table, 6 players by the 5-player table.',
    },
    enforceable: true,
    see: ['V-14.6', 'V-14.8'],
  },
  'V-24.9': {
    chapter: '24',
    title: { ru: 'Победитель', en: 'Winner' },
    text: {
      ru: 'Побеждает союз, набравший больше всех очков доблести.',
      en: 'The union with the most valour points wins.',
    },
    enforceable: true,
    see: ['V-14.1'],
  },
} as const satisfies Record<string, Rule>;
