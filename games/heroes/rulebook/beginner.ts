import type { RuleRow } from '@vigrid/kernel';

/** The beginner's notes at the end of the rulebook. */
export const beginner = {
  'BH-N-1': [
    { ru: 'Хорошая защита', en: 'A good defence' },
    'Удачный защитник — тот, кто сам уцелеет, а атакующего погубит.',
    'A good defender is one that survives and kills the attacker.',
    { enforceable: false, see: ['BH-11.1'] },
  ],
  'BH-N-2': [
    { ru: 'Закрытые не отвечают', en: 'Closed creatures do not strike back' },
    'Ответного удара от закрытого существа не бывает.',
    'A closed creature deals no return strike.',
    { see: ['BH-10.3'] },
  ],
  'BH-N-3': [
    { ru: 'Читайте карты', en: 'Read the cards' },
    'Карта делает ровно то, что говорит её текст, поэтому вчитывайтесь в него.',
    'A card does exactly what its text says, so read it closely.',
    { enforceable: false, see: ['BH-13.1'] },
  ],
  'BH-N-4': [
    { ru: 'Сначала событие, потом срабатывание', en: 'First the event, then the trigger' },
    'Срабатывающая способность ждёт, пока событие, на которое она сработала, не завершится целиком.',
    'A triggered ability waits until the event that set it off is complete.',
    { see: ['BH-8.16', 'BH-14.1'] },
  ],
  'BH-N-5': [
    { ru: 'Удар не закрывает', en: 'Being struck does not close' },
    'Полученный удар существо не закрывает, если только оно не было защитником.',
    'A creature that is struck does not close, unless it was assigned as defender.',
    { see: ['BH-10.6'] },
  ],
  'BH-N-6': [
    { ru: 'Рука и отряд без предела', en: 'No limit on hand and squad' },
    'Карт в руке и существ в игре может быть сколько угодно.',
    'You may have any number of cards in hand and of creatures in play.',
  ],
  'BH-N-7': [
    { ru: 'Говорите друг с другом', en: 'Talk to each other' },
    'Объясняйте, что делаете: положение на столе должно быть понятно обоим.',
    'Say what you are doing: the state of the game should be clear to both players.',
    { enforceable: false },
  ],
  'BH-N-8': [
    { ru: 'Заклинание сначала на кладбище', en: 'A spell goes to the graveyard first' },
    'Когда применяется эффект заклинания, сама карта уже на кладбище.',
    'By the time a spell’s effect is applied, the card is already in the graveyard.',
    { see: ['BH-1.8', 'BH-G-graveyard'] },
  ],
  'BH-N-9': [
    { ru: 'Что значит взять карту', en: 'What counts as drawing' },
    'Вы взяли карту, только если выполнили слова «возьмите карту». Карта, попавшая в руку иначе, взятой не считается.',
    'You draw a card only when you execute the words “draw a card”. A card that reaches your hand in another way is not drawn.',
    { see: ['BH-G-draw-a-card', 'BH-G-search'] },
  ],
  'BH-N-10': [
    { ru: 'Карта остаётся у владельца', en: 'Cards stay with their owner' },
    'Ни в чужую руку, ни в чужую колоду, ни на чужое кладбище ваша карта не попадёт.',
    'Your cards never enter the opponent’s hand, deck or graveyard.',
  ],
  'BH-N-11': [
    { ru: 'Меньше колода — вернее рука', en: 'A small deck is a reliable deck' },
    'В небольшой колоде нужная карта приходит чаще.',
    'The fewer cards in your deck, the likelier you find the one you need.',
    { enforceable: false },
  ],
  'BH-N-12': [
    { ru: 'Судья', en: 'Judge' },
    'Спорный вопрос решает судья по Полным правилам.',
    'A judge settles any question by the Complete Rules.',
    { enforceable: false },
  ],
} as const satisfies Record<string, RuleRow>;
