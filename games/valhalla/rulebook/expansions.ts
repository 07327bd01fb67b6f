import type { Rule } from '@vigrid/kernel';

/** Chapters 15–21: Loki, Thor, Valkyries, Dwarves, Tyr. */
export const expansions = {
  'V-15.1': {
    chapter: '15',
    title: { ru: 'По одному или вместе', en: 'Alone or together' },
    text: {
      ru: 'Если не сказано иное, дополнение можно взять одно или вместе с любыми другими.',
      en: 'Unless stated otherwise, an expansion may be used alone or with any others.',
    },
    enforceable: true,
    see: ['V-3.1'],
  },
  'V-15.2': {
    chapter: '15',
    title: { ru: 'Знак дополнения', en: 'Expansion mark' },
    text: {
      ru: 'Карты дополнений, которые замешивают в базовую колоду, отмечены символом в правом верхнем углу.',
      en: 'Cards of expansions that are shuffled into the base deck carry a mark in the upper right corner.',
    },
    enforceable: false,
  },
  'V-15.3': {
    chapter: '15',
    title: { ru: 'Нужное число игроков', en: 'Player counts' },
    text: {
      ru: 'Некоторым дополнениям нужно определённое число игроков: «Верным соратникам» — 4 или 6, «Помощи Тора» — не меньше 3, иначе её карты не сыграть.',
      en: 'Some expansions need a certain number of players: Faithful Companions 4 or 6; Thor’s Help at least 3, or its cards can not be played.',
    },
    enforceable: true,
    see: ['V-17.2', 'V-23.2'],
  },
  'V-15.4': {
    chapter: '15',
    title: { ru: 'Совет', en: 'Recommended' },
    text: {
      ru: 'Остальные дополнения лучше играются вместе с «Хитростью Локи».',
      en: 'The other expansions are best used together with Loki’s Cunning.',
    },
    enforceable: false,
  },
  'V-16.1': {
    chapter: '16',
    title: { ru: 'Одна карта из десяти', en: 'One card of ten' },
    text: {
      ru: 'В партии участвует ровно 1 из 10 карт Локи, остальные 9 остаются в коробке.',
      en: 'Exactly 1 of the 10 Loki cards is used in a game; the other 9 go to the box.',
    },
    enforceable: true,
  },
  'V-16.2': {
    chapter: '16',
    title: { ru: 'Какая карта', en: 'Which card' },
    text: {
      ru: 'В первый раз возьмите карту с символом первой партии, потом — случайную или выбранную сообща.',
      en: 'The first time take the card with the first-game mark; later a random one, or one chosen together.',
    },
    enforceable: true,
    see: ['V-16.1'],
  },
  'V-16.3': {
    chapter: '16',
    title: { ru: 'Другой сброс при подготовке', en: 'Changed discard at setup' },
    text: {
      ru: 'Некоторые карты Локи меняют число карт, сбрасываемых на этапе 6.',
      en: 'Some Loki cards change the number of cards discarded in step 6.',
    },
    enforceable: true,
    see: ['V-4.9'],
  },
  'V-16.4': {
    chapter: '16',
    title: { ru: 'Бонус проигравшему', en: 'Bonus for the loser' },
    text: {
      ru: 'После каждой битвы проигравший получает бонус карты Локи — когда применены все прочие эффекты.',
      en: 'After each battle the loser gains a bonus from the Loki card, once all other effects have been applied.',
    },
    enforceable: true,
    see: ['V-16.5'],
  },
  'V-16.5': {
    chapter: '16',
    title: { ru: 'Разница сил', en: 'Difference' },
    text: {
      ru: 'Бонус зависит от разницы между боевой силой победителя и проигравшего: чем она меньше, тем лучше бонус.',
      en: 'The bonus depends on the winner’s combat strength minus the loser’s: the smaller the difference, the better the bonus.',
    },
    enforceable: true,
    see: ['V-16.7'],
  },
  'V-16.6': {
    chapter: '16',
    title: { ru: 'Отказаться или взять меньше', en: 'Refuse or take less' },
    text: {
      ru: 'Проигравший может отказаться от бонуса или взять любой из тех, что на карте ниже положенного.',
      en: 'The loser may refuse the bonus or take one listed below the one they are entitled to.',
    },
    enforceable: true,
    see: ['V-16.5'],
  },
  'V-16.7': {
    chapter: '16',
    title: { ru: 'Слишком большая разница', en: 'Too great a difference' },
    text: {
      ru: 'Если разница больше наибольшей на карте, бонуса нет.',
      en: 'If the difference is greater than the largest on the card, there is no bonus.',
    },
    enforceable: true,
    see: ['V-16.5'],
  },
  'V-16.8': {
    chapter: '16',
    title: { ru: 'Бонусные очки', en: 'Bonus valour points' },
    text: {
      ru: 'Бонусные очки берут картами: из стопки сброса выбирают карты, очков на которых вместе ровно столько, и кладут в свою Вальхаллу. Порядок остальных карт не меняется.',
      en: 'Bonus points are taken as cards: from the discard pile choose cards worth exactly that many points in all and put them into your Valhalla. The order of the rest does not change.',
    },
    enforceable: true,
    see: ['V-32.4', 'V-5.1'],
  },
  'V-16.9': {
    chapter: '16',
    title: { ru: 'Остальное как прежде', en: 'Nothing else changes' },
    text: {
      ru: 'Прочие правила битвы и её последствий остаются в силе.',
      en: 'All other rules of battle and its consequences stay as they are.',
    },
    enforceable: true,
  },
  'V-17.1': {
    chapter: '17',
    title: { ru: 'Подготовка', en: 'Shuffle in' },
    text: {
      ru: 'В начале этапа 1 замешайте в колоду 14 карт Тора.',
      en: 'At the beginning of step 1 shuffle the 14 Thor cards into the deck.',
    },
    enforceable: true,
    see: ['V-4.2'],
  },
  'V-17.2': {
    chapter: '17',
    title: { ru: 'Когда играют карту Тора', en: 'When a Thor card is played' },
    text: {
      ru: 'Игрок с картой Тора в руке может разыграть её перед битвой двух других игроков.',
      en: 'A player with a Thor card in hand may play it before a battle between two other players.',
    },
    enforceable: true,
    see: ['V-17.3', 'V-15.3'],
  },
  'V-17.3': {
    chapter: '17',
    title: { ru: 'Кому помогает Тор', en: 'Whom Thor helps' },
    text: {
      ru: 'Сыгравший карту выбирает, кому из двоих помочь, если условие карты это позволяет. Выбранный получает указанное преимущество.',
      en: 'The one who plays the card chooses which of the two fighters is helped, within the card’s condition. That fighter gains the advantage shown.',
    },
    enforceable: true,
    see: ['V-31.1', 'V-31.2'],
  },
  'V-17.4': {
    chapter: '17',
    title: { ru: 'Получивший помощь победил', en: 'The helped player wins' },
    text: {
      ru: 'Карта Тора уходит в Вальхаллу того, кто её разыграл, и в конце принесёт ему свои очки доблести.',
      en: 'The Thor card goes to the Valhalla of the one who played it and is worth its valour points at the end.',
    },
    enforceable: true,
    see: ['V-17.5'],
  },
  'V-17.5': {
    chapter: '17',
    title: { ru: 'Получивший помощь проиграл', en: 'The helped player loses' },
    text: {
      ru: 'Карта Тора сбрасывается.',
      en: 'The Thor card is discarded.',
    },
    enforceable: true,
    see: ['V-17.4'],
  },
  'V-17.6': {
    chapter: '17',
    title: { ru: 'По одной карте', en: 'One card each' },
    text: {
      ru: 'Перед одной битвой карты Тора могут разыграть несколько игроков, но каждый — не больше 1.',
      en: 'Several players may play Thor cards before the same battle, each at most 1.',
    },
    enforceable: true,
  },
  'V-18.1': {
    chapter: '18',
    title: { ru: 'Подготовка', en: 'Shuffle in' },
    text: {
      ru: 'На этапе 1 в колоду добавляются 40 карт: воины, тактики и поручения. Нужны особые памятки.',
      en: 'In step 1 the 40 cards (warriors, tactics, quests) join the deck. Use the special reference cards.',
    },
    enforceable: true,
    see: ['V-4.2'],
  },
  'V-18.2': {
    chapter: '18',
    title: { ru: 'Фаза 2', en: 'Phase 2' },
    text: {
      ru: 'В фазе 2 игрок берёт 3 карты, оставляет 1, остальные сбрасывает. В остальном ход прежний.',
      en: 'In phase 2 take 3 cards, keep 1 and discard the rest. Nothing else in the turn changes.',
    },
    enforceable: true,
    see: ['V-6.17'],
  },
  'V-18.3': {
    chapter: '18',
    title: { ru: 'Бонус валькирий', en: 'Valkyrie bonus' },
    text: {
      ru: 'У большинства воинов дополнения в левом нижнем углу есть символ. Когда такой воин попадает в Вальхаллу, проверьте символ; если условие выполнено, владелец берёт из стопки сброса карты на бонусные очки и кладёт их в Вальхаллу вместе с воином. Порядок остальных карт не меняется.',
      en: 'Most warriors of the set carry a symbol in the lower left corner. Each time such a warrior enters Valhalla, check it; if it is met, the owner takes cards worth the bonus points from the discard pile into Valhalla together with the warrior. The order of the rest does not change.',
    },
    enforceable: true,
    see: ['V-18.4', 'V-32.4'],
  },
  'V-18.4': {
    chapter: '18',
    title: { ru: 'От чего зависит бонус', en: 'What the bonus looks at' },
    text: {
      ru: 'Бонус зависит от других воинов отряда того же игрока, уходящих в Вальхаллу в тот же момент: нет ли их вовсе (одиночка), сколько их (группа) или какого они клана (цвет).',
      en: 'The bonus depends on the other warriors of the same player’s squad that go to Valhalla at the same time: none (alone), how many (group) or of which clan (colour).',
    },
    enforceable: true,
    see: ['V-32.6', 'V-32.7', 'V-32.8'],
  },
  'V-18.5': {
    chapter: '18',
    title: { ru: 'Карты поручений', en: 'Quest cards' },
    text: {
      ru: 'Поручение даёт 2 очка доблести тому, кто победил в битве и выполнил требование карты.',
      en: 'A quest gives 2 valour points to a player who won a battle and fulfilled the demand on the card.',
    },
    enforceable: true,
    see: ['V-33.1'],
  },
  'V-18.6': {
    chapter: '18',
    title: { ru: 'Одно поручение за битву', en: 'One quest per battle' },
    text: {
      ru: 'После битвы можно разыграть не больше 1 карты поручения.',
      en: 'After a battle at most 1 quest card may be played.',
    },
    enforceable: true,
    see: ['V-33.1'],
  },
  'V-18.7': {
    chapter: '18',
    title: { ru: 'Выполненное поручение', en: 'Quest fulfilled' },
    text: {
      ru: 'Выполненное поручение уходит в Вальхаллу владельца и приносит очки.',
      en: 'A fulfilled quest goes to its owner’s Valhalla and scores.',
    },
    enforceable: true,
    see: ['V-14.10'],
  },
  'V-19.1': {
    chapter: '19',
    title: { ru: 'Памятка', en: 'Reference' },
    text: {
      ru: 'Возьмите памятку с пометкой «+80».',
      en: 'Use the reference card marked +80.',
    },
    enforceable: false,
  },
  'V-19.2': {
    chapter: '19',
    title: { ru: 'Этап 6 с двумя дополнениями', en: 'Step 6 with both' },
    text: {
      ru: 'На этапе 6 сбросьте на 20 карт больше обычного: вдвоём — 60, втроём — 40, вчетвером — 30, впятером — 20.',
      en: 'In step 6 discard 20 cards more than normal: 60 with 2 players, 40 with 3, 30 with 4, 20 with 5.',
    },
    enforceable: true,
    see: ['V-4.9'],
  },
  'V-19.3': {
    chapter: '19',
    title: { ru: 'Вшестером с двумя дополнениями', en: 'Six players with both' },
    text: {
      ru: 'Вшестером на этапе 6 сбрасывают 8 карт, а 12 карт, сброшенных на этапе 9, в колоду не возвращают.',
      en: 'With 6 players discard 8 cards in step 6; the 12 cards discarded in step 9 are not shuffled back.',
    },
    enforceable: true,
    see: ['V-4.11'],
  },
  'V-19.4': {
    chapter: '19',
    title: { ru: 'Взятие карт с двумя дополнениями', en: 'Drawing with both' },
    text: {
      ru: 'В фазе, названной правилом, игрок берёт 3 карты вместо 2, оставляет 1, остальные сбрасывает. Номер фазы читается неуверенно; в фазе 2 берут 3 карты в любом случае, этого требует каждое из дополнений.',
      en: 'In the phase the rule names the player takes 3 cards instead of 2, keeps 1 and discards the rest. The number of the phase can not be read for certain; phase 2 takes 3 in any case, since each of the two expansions asks for it.',
    },
    enforceable: true,
    see: ['V-18.2', 'V-20.2'],
  },
  'V-20.1': {
    chapter: '20',
    title: { ru: 'Подготовка', en: 'Shuffle in' },
    text: {
      ru: 'В начале этапа 1 в колоду добавляются 40 карт: дверги-воины и тактики. Нужны особые памятки.',
      en: 'At the beginning of step 1 the 40 cards (dwarf warriors and tactics) join the deck. Use the special reference cards.',
    },
    enforceable: true,
    see: ['V-4.2'],
  },
  'V-20.2': {
    chapter: '20',
    title: { ru: 'Фаза 2', en: 'Phase 2' },
    text: {
      ru: 'В фазе 2 игрок берёт 3 карты, оставляет 1, остальные сбрасывает. В остальном ход прежний.',
      en: 'In phase 2 take 3 cards, keep 1 and discard the rest. Nothing else in the turn changes.',
    },
    enforceable: true,
    see: ['V-6.17'],
  },
  'V-21.1': {
    chapter: '21',
    title: { ru: 'Особый тип карт', en: 'A card type of its own' },
    text: {
      ru: 'Карта гнева Тюра — не воин и не боевая тактика.',
      en: 'A Tyr card is neither a warrior nor a battle tactic.',
    },
    enforceable: true,
  },
  'V-21.2': {
    chapter: '21',
    title: { ru: '14 карт в колоду, по одной на руки', en: 'Fourteen in the deck, one in hand' },
    text: {
      ru: 'На этапе 1 замешайте в колоду 14 случайных карт Тюра из 20. После этапа 9 раздайте каждому игроку в руку по 1 из оставшихся 6; лишние уберите в коробку.',
      en: 'In step 1 shuffle 14 random cards of the 20 into the deck. After step 9 deal each player 1 of the other 6 into the hand; any left go to the box.',
    },
    enforceable: true,
    see: ['V-4.2', 'V-4.16'],
  },
  'V-21.3': {
    chapter: '21',
    title: { ru: 'Как кладут карту Тюра', en: 'Laying a Tyr card' },
    text: {
      ru: 'Добавляя воина (или воинов) в отряд, игрок может усилить только что выложенного воина: подсунуть под него карту Тюра так, чтобы была видна лишь её способность.',
      en: 'When adding a warrior or warriors to the squad, a player may strengthen one just laid by sliding a Tyr card under it so that only its ability shows.',
    },
    enforceable: true,
    see: ['V-21.4'],
  },
  'V-21.4': {
    chapter: '21',
    title: { ru: 'Только вместе с воином', en: 'Only together' },
    text: {
      ru: 'Карту Тюра кладут лишь в тот момент, когда выкладывают воина, и никогда — под уже лежащего. На воина — не больше 1.',
      en: 'A Tyr card is laid only at the moment its warrior is laid, never under a warrior already on the board; at most 1 per warrior.',
    },
    enforceable: true,
    see: ['V-21.3'],
  },
  'V-21.5': {
    chapter: '21',
    title: { ru: 'Когда она работает', en: 'When it works' },
    text: {
      ru: 'Способность работает, когда воин активирован. Исключение — способность обойтись без одного символа вооружения: она действует при вооружении.',
      en: 'The ability works when the warrior is activated. The exception is the one that spares a weapon symbol: it works while arming.',
    },
    enforceable: true,
    see: ['V-35.2'],
  },
  'V-21.6': {
    chapter: '21',
    title: { ru: 'Уход с планшета', en: 'Leaving the board' },
    text: {
      ru: 'Если воина сбрасывают или отправляют в Вальхаллу, его карта Тюра сбрасывается. Если воин возвращается в руку, возвращается и она.',
      en: 'If the warrior is discarded or goes to Valhalla, its Tyr card is discarded. If the warrior returns to the hand, so does the Tyr card.',
    },
    enforceable: true,
  },
} as const satisfies Record<string, Rule>;
