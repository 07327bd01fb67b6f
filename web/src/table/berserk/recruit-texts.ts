/** What is said while squads are recruited. */
import { plural } from '@vigrid/kernel/text.ts';
import type { Words } from '../../i18n/index.ts';

export const recruitWords = {
  yourDeal: { ru: 'Ваша раздача', en: 'Your deal' },
  deals: { ru: 'Игроки набирают отряды', en: 'Squads are being recruited' },
  dealSub: {
    ru: (n: number) =>
      `Осталось ${n} ${plural(n, 'ru', ['карта', 'карты', 'карт'])}. Что не возьмёте, вернётся в колоду.`,
    en: (n: number) =>
      `${n} ${plural(n, 'en', ['card', 'cards'])} left. What you leave goes back into the deck.`,
  },
  booster: { ru: 'Бустер', en: 'Booster' },
  boosterSub: {
    ru: (n: number) => `Возьмите карту, остальные уйдут сопернику. Взято: ${n} из 28.`,
    en: (n: number) => `Take a card, the rest goes to your rival. Taken: ${n} of 28.`,
  },
  drafted: { ru: 'Взятые карты', en: 'Cards taken' },
  draftedSub: {
    ru: () => 'Отметьте до восьми карт, которые не войдут в колоду.',
    en: () => 'Mark up to eight cards that stay out of your deck.',
  },
  drafts: { ru: 'Игроки набирают колоды', en: 'Decks are being drafted' },
  treasury: { ru: 'Казна', en: 'Treasury' },
  gold: { ru: 'Золото', en: 'Gold' },
  silver: { ru: 'Серебро', en: 'Silver' },
  left: { ru: 'осталось', en: 'left' },
  goFirst: { ru: 'вы ходите первым', en: 'you go first' },
  goSecond: { ru: 'вы ходите вторым', en: 'you go second' },
  noElement: { ru: 'Стихий в отряде пока нет', en: 'No element in the squad yet' },
  nextElement: { ru: 'Каждая следующая стихия: −1 золотой', en: 'Each further element: −1 gold' },
  flyers: {
    ru: (n: number) => `Летающие: ${n} из 15 кристаллов`,
    en: (n: number) => `Flyers: ${n} of 15 crystals`,
  },
  yourSquad: { ru: 'Ваш отряд', en: 'Your squad' },
  pressToPutBack: { ru: 'нажмите, чтобы вернуть', en: 'press a card to put it back' },
  cardsWord: {
    ru: (n: number) => plural(n, 'ru', ['карта', 'карты', 'карт']),
    en: (n: number) => plural(n, 'en', ['card', 'cards']),
  },
  livesWord: {
    ru: (n: number) => plural(n, 'ru', ['жизнь', 'жизни', 'жизней']),
    en: (n: number) => plural(n, 'en', ['life', 'lives']),
  },
  eliteWord: {
    ru: (n: number) => plural(n, 'ru', ['элитная', 'элитные', 'элитных']),
    en: () => 'elite',
  },
} satisfies Words;
