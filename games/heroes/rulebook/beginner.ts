import type { Rule } from '@vigrid/kernel';

/** The beginner's notes at the end of the rulebook. */
export const beginner = {
  'BH-N-1': {
    chapter: 'N',
    title: { ru: 'Хорошая защита', en: 'A good defence' },
    text: {
      ru: 'Удачный защитник — тот, кто сам уцелеет, а атакующего погубит.',
      en: 'A good defender is one that survives and kills the attacker.',
    },
    enforceable: false,
    see: ['BH-11.1'],
  },
  'BH-N-2': {
    chapter: 'N',
    title: { ru: 'Закрытые не отвечают', en: 'Closed creatures do not strike back' },
    text: {
      ru: 'Ответного удара от закрытого существа не бывает.',
      en: 'A closed creature deals no return strike.',
    },
    enforceable: true,
    see: ['BH-10.3'],
  },
  'BH-N-3': {
    chapter: 'N',
    title: { ru: 'Читайте карты', en: 'Read the cards' },
    text: {
      ru: 'Карта делает ровно то, что говорит её текст, поэтому вчитывайтесь в него.',
      en: 'A card does exactly what its text says, so read it closely.',
    },
    enforceable: false,
    see: ['BH-13.1'],
  },
  'BH-N-4': {
    chapter: 'N',
    title: { ru: 'Сначала событие, потом срабатывание', en: 'First the event, then the trigger' },
    text: {
      ru: 'Срабатывающая способность ждёт, пока событие, на которое она сработала, не завершится целиком.',
      en: 'A triggered ability waits until the event that set it off is complete.',
    },
    enforceable: true,
    see: ['BH-8.16', 'BH-14.1'],
  },
  'BH-N-5': {
    chapter: 'N',
    title: { ru: 'Удар не закрывает', en: 'Being struck does not close' },
    text: {
      ru: 'Полученный удар существо не закрывает, если только оно не было защитником.',
      en: 'A creature that is struck does not close, unless it was assigned as defender.',
    },
    enforceable: true,
    see: ['BH-10.6'],
  },
  'BH-N-6': {
    chapter: 'N',
    title: { ru: 'Рука и отряд без предела', en: 'No limit on hand and squad' },
    text: {
      ru: 'Карт в руке и существ в игре может быть сколько угодно.',
      en: 'You may have any number of cards in hand and of creatures in play.',
    },
    enforceable: true,
  },
  'BH-N-7': {
    chapter: 'N',
    title: { ru: 'Говорите друг с другом', en: 'Talk to each other' },
    text: {
      ru: 'Объясняйте, что делаете: положение на столе должно быть понятно обоим.',
      en: 'Say what you are doing: the state of the game should be clear to both players.',
    },
    enforceable: false,
  },
  'BH-N-8': {
    chapter: 'N',
    title: { ru: 'Заклинание сначала на кладбище', en: 'A spell goes to the graveyard first' },
    text: {
      ru: 'Когда применяется эффект заклинания, сама карта уже на кладбище.',
      en: 'By the time a spell’s effect is applied, the card is already in the graveyard.',
    },
    enforceable: true,
    see: ['BH-1.8', 'BH-G-graveyard'],
  },
  'BH-N-9': {
    chapter: 'N',
    title: { ru: 'Что значит взять карту', en: 'What counts as drawing' },
    text: {
      ru: 'Вы взяли карту, только если выполнили слова «возьмите карту». Карта, попавшая в руку иначе, взятой не считается.',
      en: 'You draw a card only when you execute the words “draw a card”. A card that reaches your hand in another way is not drawn.',
    },
    enforceable: true,
    see: ['BH-G-draw-a-card', 'BH-G-search'],
  },
  'BH-N-10': {
    chapter: 'N',
    title: { ru: 'Карта остаётся у владельца', en: 'Cards stay with their owner' },
    text: {
      ru: 'Ни в чужую руку, ни в чужую колоду, ни на чужое кладбище ваша карта не попадёт.',
      en: 'Your cards never enter the opponent’s hand, deck or graveyard.',
    },
    enforceable: true,
  },
  'BH-N-11': {
    chapter: 'N',
    title: { ru: 'Меньше колода — вернее рука', en: 'A small deck is a reliable deck' },
    text: {
      ru: 'В небольшой колоде нужная карта приходит чаще.',
      en: 'The fewer cards in your deck, the likelier you find the one you need.',
    },
    enforceable: false,
  },
  'BH-N-12': {
    chapter: 'N',
    title: { ru: 'Судья', en: 'Judge' },
    text: {
      ru: 'Спорный вопрос решает судья по Полным правилам.',
      en: 'A judge settles any question by the Complete Rules.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
