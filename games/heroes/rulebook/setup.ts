import type { RuleRow } from '@vigrid/kernel';

/** Chapters 6–7: setting up, coins. */
export const setup = {
  'BH-6.1': [
    { ru: 'Герои на столе', en: 'Heroes on the table' },
    'Сначала оба героя ложатся на стол лицом вверх.',
    'First both heroes are put on the table face up.',
  ],
  'BH-6.2': [
    { ru: 'Кто выбирает первого игрока', en: 'Who chooses the first player' },
    'Жребий определяет, кто из игроков решает, кому ходить первым.',
    'Chance picks the player who decides who goes first.',
    { see: ['BH-8.8'] },
  ],
  'BH-6.3': [
    { ru: 'Колоды', en: 'Decks' },
    'Перемешайте свою колоду; она лежит перед вами лицом вниз.',
    'Shuffle your deck and put it face down in front of you.',
    { see: ['BH-G-shuffle'] },
  ],
  'BH-6.4': [
    { ru: 'Стартовая рука', en: 'Starting hand' },
    'Ваша стартовая рука — 4 верхние карты колоды. Противник их не видит.',
    'Your starting hand is the top 4 cards of your deck. The opponent does not see them.',
  ],
  'BH-6.5': [
    { ru: 'Замена карт', en: 'Mulligan' },
    'Раз за партию вы можете заменить любые карты стартовой руки: положите их под колоду в каком угодно порядке и возьмите сверху столько же.',
    'Once per game you may replace any cards of your starting hand: put them on the bottom of your deck in any order and take as many from the top.',
  ],
  'BH-7.1': [
    { ru: 'Сначала монет нет', en: 'No coins at the start' },
    'Когда партия начинается, монет нет ни у кого.',
    'When the game begins, nobody has any coins.',
  ],
  'BH-7.2': [
    { ru: 'Монета за ход', en: 'One coin per turn' },
    'Каждый ваш ход начинается с прибавки: к накопленным монетам добавляется ещё одна.',
    'At the start of each of your turns one more coin is added to those you already have.',
    { see: ['BH-8.6', 'BH-8.7'] },
  ],
  'BH-7.3': [
    { ru: 'Трекер монет', en: 'Coin tracker' },
    'Монеты можно считать на трекере: вместо новой монеты жетон сдвигается на одно деление вверх по шкале максимума.',
    'Coins may be counted on a tracker: instead of adding a coin you move the token one step up on the coin-maximum scale.',
    { enforceable: false },
  ],
  'BH-7.4': [
    { ru: 'Оплата карт', en: 'Paying for cards' },
    'Розыгрыш карты с руки нужно оплатить: монет уходит столько, сколько она стоит.',
    'To play a card from your hand you must pay its cost in coins.',
    { see: ['BH-8.13'] },
  ],
  'BH-7.5': [
    { ru: 'Потраченная монета закрывается', en: 'A spent coin closes' },
    'Потраченная монета закрывается: она поворачивается на четверть оборота вправо, а на трекере сдвигается жетон.',
    'A spent coin closes: it is turned 90 degrees to the right, or the token is shifted on the tracker.',
    { see: ['BH-8.4'] },
  ],
  'BH-7.6': [
    { ru: 'Закрытой монетой не платят', en: 'A closed coin cannot pay' },
    'Пока монета закрыта, платить ею за карты и способности нельзя.',
    'While a coin is closed, it cannot pay for cards or abilities.',
    { see: ['BH-8.4'] },
  ],
} as const satisfies Record<string, RuleRow>;
