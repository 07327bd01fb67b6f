/** What is said while squads are recruited. */
import { plural } from '@vigrid/speech';
import type { Both, Words } from '../../../i18n/index.ts';
import { words } from './texts.ts';

export const recruitWords = {
  howItGoes: { ru: 'Как идёт игра', en: 'How a game goes' },
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

interface OpeningStep {
  readonly glyph: string;
  readonly name: Both<string>;
  readonly text: Both<string>;
  readonly rule: string;
}

export const openingSteps: readonly OpeningStep[] = [
  {
    glyph: 'poker-hand',
    name: words.dealPhase,
    text: {
      ru: 'Каждому сдают пятнадцать карт из его колоды.',
      en: 'Each player is dealt fifteen cards of their deck.',
    },
    rule: 'B12-402.3',
  },
  {
    glyph: 'two-coins',
    name: words.recruitPhase,
    text: {
      ru: 'Из них за кристаллы набирают отряд: элитные карты стоят золота, остальные — золота или серебра.',
      en: 'Out of these a squad is bought with crystals: elite cards for gold, all others for gold or silver.',
    },
    rule: 'B12-403.2.1',
  },
  {
    glyph: 'meeple-group',
    name: words.deployPhase,
    text: {
      ru: 'Отряд встаёт рубашкой вверх на своей половине поля, потом карты вскрывают.',
      en: 'The squad stands face down on its own half of the field; then the cards are turned up.',
    },
    rule: 'B12-404.1',
  },
  {
    glyph: 'sword-clash',
    name: words.battlePhase,
    text: {
      ru: 'Ходят по очереди: существа двигаются и бьют, силу удара решают кубики. Кто остался без существ, проиграл.',
      en: 'Players take turns: creatures move and strike, and dice tell how hard. Who has no creatures left has lost.',
    },
    rule: 'B12-602.1',
  },
];
