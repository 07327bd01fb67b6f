import type { Words } from '../i18n/index.ts';

export const words = {
  title: { ru: 'Положение', en: 'Position' },
  about: {
    ru: 'Разложите карты: стол рядом показывает положение и ведёт игру по правилам.',
    en: 'Lay the cards: the table beside shows the position and plays it by the rules.',
  },
  change: { ru: 'Изменить положение', en: 'Change the position' },
  fold: { ru: 'К столу', en: 'To the table' },
  loading: { ru: 'Раскладываем', en: 'Laying it out' },
  table: { ru: 'Стол', en: 'The table' },
  side: { ru: (letter: string) => `Игрок ${letter}`, en: (letter: string) => `Player ${letter}` },
  usual: { ru: 'как обычно', en: 'as usual' },
  add: { ru: 'Добавить карту', en: 'Add a card' },
  addTo: { ru: (place: string) => `Добавить: ${place}`, en: (place: string) => `Add to: ${place}` },
  remove: { ru: (name: string) => `Убрать: ${name}`, en: (name: string) => `Remove ${name}` },
  random: { ru: 'Кости и случай: что выпадет', en: 'Dice and chance to come' },
  randomMore: {
    ru: 'Числа через запятую, дальше — как выпадет.',
    en: 'Numbers with commas between them; after these it is chance.',
  },
  wrongRandom: {
    ru: 'Нужны числа через запятую, например: 6, 4.',
    en: 'It takes numbers with commas, such as: 6, 4.',
  },
  share: { ru: 'Ссылка на положение', en: 'The link to this position' },
  shareMore: {
    ru: 'В ссылке само положение: кто её откроет, увидит его, сможет сыграть и спросить судью.',
    en: 'The link holds the position itself: whoever opens it can see it, play on and ask the judge.',
  },
  save: { ru: 'Сохранить сценарием', en: 'Save as a scenario' },
  open: { ru: 'Открыть сценарий', en: 'Open a scenario' },
  notRead: { ru: 'Сценарий не прочитан', en: 'The scenario can not be read' },
  anew: { ru: 'Вернуть положение', en: 'Back to the position' },
  judge: { ru: 'Спросить судью', en: 'Ask the judge' },
  judgeMore: {
    ru: 'Что сейчас можно и по какому правилу. Нажмите на ответ, и судья скажет, что будет.',
    en: 'What may be done now, and by which rule. Press an answer, and the judge says what would happen.',
  },
  nothing: { ru: 'Ничего не случится.', en: 'Nothing would happen.' },
  others: { ru: 'За других играет', en: 'Others are played by' },
  alone: { ru: 'я', en: 'me' },
  bot: { ru: 'бот', en: 'a bot' },
  broken: { ru: 'Ссылка на положение неполна', en: 'The link to the position is not whole' },
  noForm: {
    ru: 'Для этой игры положения пишут в файле сценария.',
    en: 'Positions of this game are written in a scenario file.',
  },
} satisfies Words;
