import type { BerserkRuling } from './rulings.ts';

/** Before the battle: recruiting, deploying, revealing. */
export const rulingsOnSetup = {
  'RB-40': {
    title: { ru: 'Набор втайне', en: 'Recruiting in secret' },
    text: {
      ru: 'Игроки набирают отряды одновременно и втайне друг от друга. Пока игрок не закончил набор, взятую карту можно вернуть в раздачу: остальные берутся заново в том же порядке, а те, которые без неё взять нельзя, тоже возвращаются.',
      en: 'The players recruit at the same time and in secret from each other. Until a player is done, a recruited card may be put back into the deal: the others are recruited anew in the same order, and those that can not be without it go back as well.',
    },
    rules: ['B12-403.2'],
  },
  'RB-41': {
    title: { ru: 'Карта нескольких стихий', en: 'A card of several elements' },
    text: {
      ru: 'За карту нескольких стихий кристалл теряется за каждую стихию, которой в отряде ещё не было; если платить нечем, карту взять нельзя.',
      en: 'For a card of several elements a crystal is lost for each that is new to the squad; who can not pay that can not recruit it.',
    },
    rules: ['B12-403.2.1', 'B12-106.2'],
  },
  'RB-42': {
    title: { ru: 'Скрытый симбиот', en: 'A hidden symbiont' },
    text: {
      ru: 'Симбиот или экипировка, оставленные скрытыми, не получают хозяина и погибают в конце подфазы вскрытия.',
      en: 'A symbiont or equipment that is kept hidden gets no host and dies at the end of the Reveal subphase.',
    },
    rules: ['B12-405.1', 'B12-405.2', 'B12-209.7', 'B12-212.5'],
  },
  'RB-43': {
    title: { ru: 'До конца первого хода', en: 'Until the end of the first turn' },
    text: {
      ru: 'Скрытые карты третьего ряда вскрываются, когда кончается завершающая фаза первого хода первого игрока.',
      en: 'Hidden cards of the third row are turned up when the Final phase of the First player’s first turn ends.',
    },
    rules: ['B12-405.1', 'B12-529.3'],
  },
  'RB-44': {
    title: { ru: 'Кристаллы на летающих', en: 'Crystals for flyers' },
    text: {
      ru: 'В пятнадцать кристаллов на летающих входит то, что за них на самом деле заплачено; потеря за новую стихию не входит.',
      en: 'The fifteen crystals for flyers are what is really paid for them; what a new element costs is not counted.',
    },
    rules: ['B12-208.5'],
  },
  'RB-45': {
    title: { ru: 'Сначала серебро', en: 'Silver first' },
    text: {
      ru: 'За рядовую карту сначала отдают серебряные кристаллы, золотые — когда серебра не хватает.',
      en: 'An ordinary card is paid for in silver first and in gold where silver does not suffice.',
    },
    rules: ['B12-403.2.1'],
  },
  'RB-46': {
    title: { ru: 'Две карты проигравшего при пересдаче', en: 'The loser’s two cards in a redeal' },
    text: {
      ru: 'При пересдаче в колоду возвращаются и две выбранные карты; проигравший выбирает две карты заново.',
      en: 'In a redeal the two chosen cards go back as well, and the loser chooses two anew.',
    },
    rules: ['B12-703.1', 'B12-402.4'],
  },
  'RB-47': {
    title: { ru: 'Карта, запрещающая клетки', en: 'A card that bars cells' },
    text: {
      ru: 'Карту, которая запрещает сопернику клетки, показывают до расстановки.',
      en: 'A card that bars cells to the opponent is shown before cards are deployed.',
    },
    rules: ['B12-404.1.5', 'B12-529.4'],
  },
  'RB-48': {
    title: { ru: 'Ничья в кампании', en: 'A draw in a campaign' },
    text: {
      ru: 'После ничьей все карты из зоны игры возвращаются в колоды своих владельцев, и никто не считается проигравшим.',
      en: 'After a draw all cards in the play zone go back to their owners’ decks, and nobody counts as the loser.',
    },
    rules: ['B12-701.4', 'B12-605.2'],
  },
  'RB-49': {
    title: { ru: 'Какие карты называют свою стоимость', en: 'Which cards tell their cost' },
    text: {
      ru: 'После расстановки вскрываются карты с X в стоимости, взятые даром и те, за которые можно заплатить больше; игрок не может этого пропустить.',
      en: 'After deployment cards with X in their cost, those that may be free and those that take more are turned up; the player can not leave that out.',
    },
    rules: ['B12-404.2.1', 'B12-404.2.2'],
  },
  'RB-50': {
    title: { ru: 'Карты, которым не хватило места', en: 'Cards for which there was no room' },
    text: {
      ru: 'Кристаллы, отданные за карты, которые не удалось расставить, не возвращаются; цена других карт не меняется.',
      en: 'Crystals spent on cards that could not be deployed are not returned; what other cards have cost stays.',
    },
    rules: ['B12-404.1.4', 'B12-403.2.2'],
  },
  'RB-51': {
    title: { ru: 'X у ненабранной карты', en: 'X of a card that was not recruited' },
    text: {
      ru: 'У карты с X в стоимости, которую не набирали, а призвали или возродили, X равен нулю.',
      en: 'For a card with X in its cost that was not recruited but summoned or revived X is zero.',
    },
    rules: ['B12-105.2.3', 'B12-206.5'],
  },
  'RB-52': {
    title: { ru: 'Преданность', en: 'Devotion' },
    text: {
      ru: 'Преданность уменьшает стоимость в тех кристаллах, которыми платят за карту, самое большее до нуля; после расстановки такую карту не вскрывают.',
      en: 'Devotion lowers the cost in the crystals that the card is paid with, to zero at most; such a card is not turned up after deployment.',
    },
    rules: ['B12-G-devotion-x', 'B12-404.2.2'],
  },
  'RB-53': {
    title: { ru: 'Разные карты для союза', en: 'Different cards for Union' },
    text: {
      ru: 'Карты, которые показывают ради союза, различаются названиями.',
      en: 'Cards that are shown for Union differ by name.',
    },
    rules: ['B12-G-union-x', 'B12-G-copy-of-card'],
  },
  'RB-54': {
    title: { ru: 'Внезапное до первого хода', en: 'Sudden features before the first turn' },
    text: {
      ru: 'В предварительной фазе карты не действуют, но внезапную особенность без закрытия игрок с приоритетом может разыграть.',
      en: 'In the Preliminary phase cards do not act, but a sudden feature without closing may be played by a player with priority.',
    },
    rules: ['B12-401.1', 'B12-304.3'],
  },
  'RB-55': {
    title: { ru: 'Как идёт драфт', en: 'How a draft goes' },
    text: {
      ru: 'Каждый игрок вскрывает бустер, втайне берёт одну карту и передаёт остальные сопернику, пока карты не кончатся; так четыре раза. Из 28 взятых карт игрок может отложить до восьми, остальные — его колода. Если колоды собраны за другим столом, списки приносят оба.',
      en: 'Each player opens a booster, picks one card in secret and hands the rest to the opponent until none are left; so four times. Of the 28 cards picked up to eight may be left out, the others are the deck. Players who have drafted at another table both bring lists.',
    },
    rules: ['B12-G-draft-deck', 'B12-G-booster'],
  },
} as const satisfies Record<`RB-${number}`, BerserkRuling>;
