import type { Rule } from '@vigrid/kernel';

/** Chapters 6–7: setting up, coins. */
export const setup = {
  'BH-6.1': {
    chapter: '6',
    title: { ru: 'Герои на столе', en: 'Heroes on the table' },
    text: {
      ru: 'Сначала оба героя ложатся на стол лицом вверх.',
      en: 'First both heroes are put on the table face up.',
    },
    enforceable: true,
  },
  'BH-6.2': {
    chapter: '6',
    title: { ru: 'Кто выбирает первого игрока', en: 'Who chooses the first player' },
    text: {
      ru: 'Жребий определяет, кто из игроков решает, кому ходить первым.',
      en: 'Chance picks the player who decides who goes first.',
    },
    enforceable: true,
    see: ['BH-8.8'],
  },
  'BH-6.3': {
    chapter: '6',
    title: { ru: 'Колоды', en: 'Decks' },
    text: {
      ru: 'Перемешайте свою колоду; она лежит перед вами лицом вниз.',
      en: 'Shuffle your deck and put it face down in front of you.',
    },
    enforceable: true,
    see: ['BH-G-shuffle'],
  },
  'BH-6.4': {
    chapter: '6',
    title: { ru: 'Стартовая рука', en: 'Starting hand' },
    text: {
      ru: 'Ваша стартовая рука — 4 верхние карты колоды. Противник их не видит.',
      en: 'Your starting hand is the top 4 cards of your deck. The opponent does not see them.',
    },
    enforceable: true,
  },
  'BH-6.5': {
    chapter: '6',
    title: { ru: 'Замена карт', en: 'Mulligan' },
    text: {
      ru: 'Раз за партию вы можете заменить любые карты стартовой руки: положите их под колоду в каком угодно порядке и возьмите сверху столько же.',
      en: 'Once per game you may replace any cards of your starting hand: put them on the bottom of your deck in any order and take as many from the top.',
    },
    enforceable: true,
  },
  'BH-7.1': {
    chapter: '7',
    title: { ru: 'Сначала монет нет', en: 'No coins at the start' },
    text: {
      ru: 'Когда партия начинается, монет нет ни у кого.',
      en: 'When the game begins, nobody has any coins.',
    },
    enforceable: true,
  },
  'BH-7.2': {
    chapter: '7',
    title: { ru: 'Монета за ход', en: 'One coin per turn' },
    text: {
      ru: 'Каждый ваш ход начинается с прибавки: к накопленным монетам добавляется ещё одна.',
      en: 'At the start of each of your turns one more coin is added to those you already have.',
    },
    enforceable: true,
    see: ['BH-8.6', 'BH-8.7'],
  },
  'BH-7.3': {
    chapter: '7',
    title: { ru: 'Трекер монет', en: 'Coin tracker' },
    text: {
      ru: 'Монеты можно считать на трекере: вместо новой монеты жетон сдвигается на одно деление вверх по шкале максимума.',
      en: 'Coins may be counted on a tracker: instead of adding a coin you move the token one step up on the coin-maximum scale.',
    },
    enforceable: false,
  },
  'BH-7.4': {
    chapter: '7',
    title: { ru: 'Оплата карт', en: 'Paying for cards' },
    text: {
      ru: 'Розыгрыш карты с руки нужно оплатить: монет уходит столько, сколько она стоит.',
      en: 'To play a card from your hand you must pay its cost in coins.',
    },
    enforceable: true,
    see: ['BH-8.13'],
  },
  'BH-7.5': {
    chapter: '7',
    title: { ru: 'Потраченная монета закрывается', en: 'A spent coin closes' },
    text: {
      ru: 'Потраченная монета закрывается: она поворачивается на четверть оборота вправо, а на трекере сдвигается жетон.',
      en: 'A spent coin closes: it is turned 90 degrees to the right, or the token is shifted on the tracker.',
    },
    enforceable: true,
    see: ['BH-8.4'],
  },
  'BH-7.6': {
    chapter: '7',
    title: { ru: 'Закрытой монетой не платят', en: 'A closed coin cannot pay' },
    text: {
      ru: 'Пока монета закрыта, платить ею за карты и способности нельзя.',
      en: 'While a coin is closed, it cannot pay for cards or abilities.',
    },
    enforceable: true,
    see: ['BH-8.4'],
  },
} as const satisfies Record<string, Rule>;
