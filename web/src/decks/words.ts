import { plural } from '@vigrid/speech';
import type { Words } from '../i18n/index.ts';

const cardsRu = (n: number) => `${n} ${plural(n, 'ru', ['карта', 'карты', 'карт'])}`;
const cardsEn = (n: number) => `${n} ${plural(n, 'en', ['card', 'cards'])}`;

export const words = {
  title: { ru: 'Колоды', en: 'Decks' },
  workshop: { ru: 'Мастерская карт', en: 'Card workshop' },
  loading: { ru: 'Загружаем карты', en: 'The cards are on their way' },
  failed: {
    ru: 'Карты не пришли. Проверьте связь и обновите страницу.',
    en: 'The cards did not come. Check the connection and reload the page.',
  },
  noBuilder: { ru: 'Колод здесь не собирают', en: 'No decks are built here' },
  noBuilderMore: {
    ru: 'Такой игры за столом нет, или колоды для неё не нужны.',
    en: 'There is no such game at the table, or it needs no decks.',
  },
  about: {
    ru: 'Соберите свою или возьмите готовую и переделайте. Колоды хранятся под вашим гостевым именем.',
    en: 'Build one of your own, or take a ready one and change it. Decks are kept with your guest name.',
  },

  mine: { ru: 'Ваши колоды', en: 'Your decks' },
  noneMine: {
    ru: 'Своих колод пока нет. Быстрее всего скопировать готовую и поменять в ней несколько карт.',
    en: 'You have no deck of your own yet. The quickest way is to copy a ready one and change a few cards.',
  },
  ready: { ru: 'Готовые колоды', en: 'Ready decks' },
  create: { ru: 'Новая колода', en: 'New deck' },
  paste: { ru: 'Вставить текстом', en: 'Paste as text' },
  cards: { ru: cardsRu, en: cardsEn },
  legal: { ru: 'Можно играть', en: 'May be played' },
  notLegal: { ru: 'Ещё не готова', en: 'Not ready yet' },
  copyReady: { ru: 'Скопировать и изменить', en: 'Copy and change' },
  copyShort: { ru: 'Скопировать', en: 'Copy' },
  copyShared: { ru: 'Скопировать к себе', en: 'Copy to my decks' },
  play: { ru: 'Играть с ботом', en: 'Play the bot' },
  playShort: { ru: 'Играть', en: 'Play' },
  playWith: {
    ru: (name: string) => `Играть с ботом колодой «${name}»`,
    en: (name: string) => `Play the bot with “${name}”`,
  },
  duplicate: { ru: 'Сделать копию', en: 'Make a copy' },
  duplicateOf: {
    ru: (name: string) => `Сделать копию колоды «${name}»`,
    en: (name: string) => `Make a copy of “${name}”`,
  },
  remove: { ru: 'Удалить', en: 'Delete' },
  removeOf: { ru: (name: string) => `Удалить колоду «${name}»`, en: (name: string) => `Delete “${name}”` },
  removed: {
    ru: (name: string) => `Колода «${name}» удалена.`,
    en: (name: string) => `The deck “${name}” is deleted.`,
  },
  undo: { ru: 'Вернуть', en: 'Undo' },
  copyName: { ru: (name: string) => `${name}, копия`, en: (name: string) => `${name}, copy` },
  unnamed: { ru: 'Колода без имени', en: 'Unnamed deck' },

  toDecks: { ru: 'Все колоды', en: 'All decks' },
  name: { ru: 'Название колоды', en: 'Name of the deck' },
  saved: { ru: 'Сохранено', en: 'Saved' },
  saving: { ru: 'Сохраняем', en: 'Saving' },
  notSaved: { ru: 'Не сохранено', en: 'Not saved' },
  gone: { ru: 'Такой колоды у вас нет', en: 'You have no such deck' },
  goneMore: {
    ru: 'Может быть, она удалена или собрана в другом браузере. Поделиться колодой можно по ссылке.',
    en: 'It may be deleted, or built in another browser. Decks are shared by a link.',
  },
  test: { ru: 'Испытать против бота', en: 'Test against the bot' },
  text: { ru: 'Текст', en: 'Text' },
  share: { ru: 'Поделиться', en: 'Share' },
  shareShort: { ru: 'Ссылка', en: 'Link' },
  duplicateShort: { ru: 'Копия', en: 'Copy' },
  acts: { ru: 'Что сделать с колодой', en: 'What to do with the deck' },

  chooseHero: { ru: 'Кто поведёт колоду?', en: 'Who leads the deck?' },
  chooseHeroMore: {
    ru: 'От героя зависит, какие карты можно взять.',
    en: 'The hero decides which cards may be taken.',
  },
  changeHero: { ru: 'Сменить', en: 'Change' },

  panes: { ru: 'Карты или колода', en: 'Cards or deck' },
  pool: { ru: 'Карты', en: 'Cards' },
  deck: { ru: 'Колода', en: 'Deck' },
  search: { ru: 'Искать по имени и тексту', en: 'Search names and texts' },
  filters: { ru: 'Фильтры', en: 'Filters' },
  clear: { ru: 'Сбросить', en: 'Clear' },
  found: {
    ru: (n: number) => `Нашлось: ${cardsRu(n)}`,
    en: (n: number) => `${cardsEn(n)} found`,
  },
  none: {
    ru: 'Таких карт нет. Снимите часть фильтров.',
    en: 'There are no such cards. Take some filters away.',
  },
  barred: { ru: 'Показать и те, что взять нельзя', en: 'Show those that may not be taken' },
  keys: {
    ru: 'Enter или + берёт карту, − убирает, i показывает целиком, / ищет',
    en: 'Enter or + takes a card, − puts it back, i shows it whole, / searches',
  },
  held: {
    ru: (n: number, most: number) => `в колоде ${n} из ${most}`,
    en: (n: number, most: number) => `${n} of ${most} in the deck`,
  },
  add: { ru: (name: string) => `Взять: ${name}`, en: (name: string) => `Take ${name}` },
  take: { ru: (name: string) => `Убрать: ${name}`, en: (name: string) => `Put back ${name}` },
  show: { ru: (name: string) => `Прочесть: ${name}`, en: (name: string) => `Read ${name}` },
  changed: {
    ru: (name: string, n: number, all: number) => `${name}: ${n}. В колоде ${cardsRu(all)}.`,
    en: (name: string, n: number, all: number) => `${name}: ${n}. The deck has ${cardsEn(all)}.`,
  },
  close: { ru: 'Закрыть', en: 'Close' },

  curve: { ru: 'По стоимости', en: 'By cost' },
  curveBar: {
    ru: (cost: string, n: number) => `за ${cost}: ${cardsRu(n)}`,
    en: (cost: string, n: number) => `for ${cost}: ${cardsEn(n)}`,
  },
  empty: {
    ru: 'Пока ни одной карты. Нажмите на карту, чтобы взять её.',
    en: 'Not a card yet. Press a card to take it.',
  },
  undoLast: { ru: 'Отменить последнее изменение', en: 'Take the last change back' },
  tidy: { ru: 'Убрать лишнее', en: 'Put back what is too much' },
  moreProblems: { ru: (n: number) => `Ещё ${n}`, en: (n: number) => `${n} more` },
  fine: { ru: 'Колодой можно играть', en: 'The deck may be played' },
  problems: {
    ru: (n: number) => `Играть пока нельзя: ${n} ${plural(n, 'ru', ['причина', 'причины', 'причин'])}`,
    en: (n: number) => `It may not be played yet: ${n} ${plural(n, 'en', ['reason', 'reasons'])}`,
  },
  checking: { ru: 'Судья смотрит колоду', en: 'The judge is looking at it' },

  exchange: {
    ru: (n: number) => (n > 0 ? `Обменять ${cardsRu(n).replace('карта', 'карту')}` : 'Обменять'),
    en: (n: number) => (n > 0 ? `Exchange ${cardsEn(n)}` : 'Exchange'),
  },
  drawOne: { ru: 'Взять ещё одну', en: 'Draw one more' },
  left: {
    ru: (n: number) => `В колоде осталось: ${n}`,
    en: (n: number) => `${n} left in the deck`,
  },

  textTitle: { ru: 'Колода текстом', en: 'The deck as text' },
  textMore: {
    ru: 'Карта на строку: «3 Гном». Имена по-русски или по-английски. Текст можно скопировать, а можно вставить чужой.',
    en: 'A card a line: “3 Gnome”, in either language. Copy the text, or put somebody else’s in its place.',
  },
  textField: { ru: 'Текст колоды', en: 'Text of the deck' },
  useText: { ru: 'Взять эту колоду', en: 'Take this deck' },
  useRead: { ru: 'Взять то, что прочлось', en: 'Take what was read' },
  line: { ru: (n: number) => `Строка ${n}`, en: (n: number) => `Line ${n}` },
  textFine: { ru: 'Всё прочлось, колодой можно играть.', en: 'All is read, and the deck may be played.' },
  pasted: { ru: 'Из текста', en: 'From a text' },

  shareTitle: { ru: 'Поделиться колодой', en: 'Share the deck' },
  shareMore: {
    ru: 'В ссылке вся колода, какая она сейчас. Кто откроет её, сможет посмотреть и скопировать к себе.',
    en: 'The link holds the whole deck as it is now. Whoever opens it can look and copy it.',
  },
  link: { ru: 'Ссылка на колоду', en: 'The link to the deck' },
  badLink: { ru: 'В этой ссылке нет колоды', en: 'This link holds no deck' },
  badLinkMore: {
    ru: 'Похоже, она скопирована не целиком. Попросите прислать её ещё раз.',
    en: 'It looks as if it was not copied whole. Ask for it once more.',
  },
  sharedDeck: { ru: 'Вам показали колоду', en: 'You were shown a deck' },
  readyDeck: { ru: 'Готовая колода', en: 'Ready deck' },
  times: { ru: (n: number) => `${n} шт.`, en: (n: number) => `${n} of them` },
} satisfies Words;
