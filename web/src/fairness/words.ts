import type { Words } from '../i18n/index.ts';

export const words = {
  title: { ru: 'Честность', en: 'Fairness' },
  ofGame: { ru: 'Проверка партии', en: 'The check of a game' },
  checking: { ru: 'Проверяем партию…', en: 'Checking the game…' },
  notChecked: { ru: 'Партию не проверить', en: 'The game can not be checked' },
  proved: {
    ru: 'Проверено: ни карт, ни костей никто не выбирал',
    en: 'Verified: nobody chose the cards or the dice',
  },
  consistent: {
    ru: 'Запись непротиворечива, но проверено не всё',
    en: 'The record is consistent, but not all of it could be checked',
  },
  wrong: {
    ru: 'Партия не сходится с тем, что было до неё',
    en: 'The game is not what was agreed on before it',
  },
  details: { ru: 'Как это проверено', en: 'How this was checked' },
  holds: { ru: 'верно', en: 'holds' },
  fails: { ru: 'неверно', en: 'does not hold' },
  open: { ru: 'не с чем сравнить', en: 'nothing to compare' },
  plays: {
    ru: 'Партия заново сыграна в вашем браузере: каждая карта и каждая кость следуют из зерна.',
    en: 'The game was played again in your browser: every card and every die follows from the seed.',
  },
  unfinished: {
    ru: 'Запись разыгрывается, но партия в ней не окончена.',
    en: 'The record plays out, but the game in it is not over.',
  },
  breaks: {
    ru: (why: string) => `Запись не разыгрывается: ${why}`,
    en: (why: string) => `The record does not play out: ${why}`,
  },
  older: {
    ru: 'Партия сыграна по прежней версии игры: здесь её не разыграть, это сделает vigrid replay --verify.',
    en: 'The game was played by an earlier version: it can not be played here, but vigrid replay --verify does it.',
  },
  shown: {
    ru: 'Всё, что вам показали за столом, так и было.',
    en: 'All that you were shown at the table was so.',
  },
  shownOther: {
    ru: 'За столом вам показали не то, что в записи.',
    en: 'At the table you were shown something else than the record says.',
  },
  numbers: { ru: 'Числа', en: 'The numbers' },
  secret: { ru: 'Тайна сервера', en: 'The secret of the server' },
  commitment: { ru: 'Обязательство сервера до игры', en: 'The server’s commitment before the game' },
  setup: { ru: 'Отпечаток настроек', en: 'The print of the set-up' },
  seed: { ru: 'Зерно', en: 'The seed' },
  lot: { ru: 'Жребий', en: 'Lot' },
  print: { ru: 'Отпечаток', en: 'Print' },
  noLot: { ru: 'не давал жребия', en: 'gave no lot' },
  notOpened: { ru: 'не открыл вовремя', en: 'not opened in time' },
  repeat: { ru: 'Повторить самому', en: 'Repeat it yourself' },
  repeatText: {
    ru: 'Скачайте запись и проверьте её своей копией Вигрида. Или тридцатью строками на Python: они в docs/fairness.md.',
    en: 'Download the record and check it with your own copy of Vigrid. Or with thirty lines of Python: they are in docs/fairness.md.',
  },
  download: { ru: 'Скачать запись', en: 'Download the record' },
  replay: { ru: 'Посмотреть партию', en: 'Look at the game' },
  how: { ru: 'Как устроена проверка', en: 'How the check works' },
  why: {
    ru: 'Кто держит сервер, мог бы сдать другу хорошие карты. Здесь это видно: зерно, из которого следуют все тасовки и броски, сервер и игроки делают вместе, и после партии каждый может проверить её всю.',
    en: 'Whoever runs a server could deal good cards to a friend. Here that shows: the seed that all shuffles and dice follow from is made by the server and the players together, and after the game anybody can check all of it.',
  },
  step1: {
    ru: 'До игры сервер загадывает тайну и показывает её отпечаток (SHA-256): поменять тайну он уже не может.',
    en: 'Before the game the server draws a secret and shows its print (SHA-256): it can not change the secret any more.',
  },
  step2: {
    ru: 'Каждый браузер бросает свой жребий и даёт за столом только его отпечаток: свой жребий тоже никто уже не поменяет.',
    en: 'Every browser draws a lot and gives only its print with the seat: nobody can change their lot any more, either.',
  },
  step3: {
    ru: 'Когда все сели, стол показывает все отпечатки и отпечаток настроек с колодами. Только увидев среди них свой, браузер открывает жребий.',
    en: 'When all have sat down the table shows all prints, and that of the settings with the decks. Only when it sees its own among them does a browser open its lot.',
  },
  step4: {
    ru: 'Тайна и жребии дают зерно (HMAC-SHA-256), зерно — все карты и кости (ChaCha20).',
    en: 'Secret and lots give the seed (HMAC-SHA-256), the seed gives all cards and dice (ChaCha20).',
  },
  step5: {
    ru: 'После игры открыта и тайна: ваш браузер сверяет всё, что сохранил до игры, и играет партию заново.',
    en: 'After the game the secret is open, too: your browser compares all that it kept before, and plays the game again.',
  },
  limits: { ru: 'Чего проверка не может', en: 'What the check can not do' },
  limit1: {
    ru: 'Сервер видит закрытые карты, как всякий, кто сдаёт, и может рассказать о них другу.',
    en: 'The server sees hidden cards, like whoever deals, and could tell a friend of them.',
  },
  limit2: {
    ru: 'Ботов ведёт сервер: их ходы законны и записаны, но не доказать, что им известно.',
    en: 'Bots are the server’s: their moves are legal and recorded, but nobody can prove what they know.',
  },
  limit3: {
    ru: 'Если жребий дал только сервер, зерно выбрал он один: тогда отметки «проверено» нет.',
    en: 'Where no player gave a lot, the server alone chose the seed: then there is no mark.',
  },
  limit4: {
    ru: 'Эту страницу тоже дал сервер. Кто не верит и ей, проверяет запись своей копией программы.',
    en: 'This page comes from the server as well. Who does not trust it checks the record with their own copy.',
  },
  tryIt: { ru: 'Проверить запись из файла', en: 'Check a record from a file' },
  tryCommitment: {
    ru: 'Обязательство, которое показал стол (если сохранили)',
    en: 'The commitment that the table showed (if you kept it)',
  },
  choose: { ru: 'Выбрать файл', en: 'Choose a file' },
} satisfies Words;
