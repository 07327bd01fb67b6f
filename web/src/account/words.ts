import type { Words } from '../i18n/index.ts';

export const words = {
  title: { ru: 'Учётная запись', en: 'Account' },
  about: {
    ru: 'Вигрид узнаёт вас по ключу, который хранит этот браузер. Здесь можно сделать так, чтобы партии и колоды были с вами и на другом устройстве.',
    en: 'Vigrid knows you by a key that this browser keeps. Here you can have your games and decks on another device, too.',
  },
  turns: { ru: 'Уведомления о ходе', en: 'Told of your turn' },
  turnsText: {
    ru: 'Когда в партии на дни приходит ваш ход, а Вигрид закрыт, это устройство сообщит об этом. В сообщении — только игра, кто за столом и сколько есть времени.',
    en: 'When your turn comes in a game over days and Vigrid is closed, this device tells you. The message says which game, who plays and how much time there is, nothing more.',
  },
  turnsHere: { ru: 'Сообщать на этом устройстве', en: 'Tell me on this device' },
  turnsNoKey: {
    ru: 'Этот сервер уведомлений не шлёт. О ходе скажут заголовок вкладки и число на значке.',
    en: 'This server sends no notifications. The title of the tab and a number on the icon tell of your turn.',
  },
  turnsNoBrowser: {
    ru: 'Этот браузер не умеет сообщать о ходе, когда Вигрид закрыт. На iPhone и iPad сначала добавьте Вигрид на экран «Домой».',
    en: 'This browser can not tell you of a turn while Vigrid is closed. On an iPhone or iPad, add Vigrid to the Home Screen first.',
  },
  turnsRefused: {
    ru: 'Вы запретили Вигриду уведомления: разрешите их в настройках сайта в браузере.',
    en: 'You have refused notifications from Vigrid: allow them in the browser’s settings for this site.',
  },
  move: { ru: 'Другое устройство', en: 'Another device' },
  moveText: {
    ru: 'Код сделает другой телефон или компьютер вами. Он действует один раз и десять минут.',
    en: 'A code makes another phone or computer you. It works once, within ten minutes.',
  },
  getCode: { ru: 'Получить код', en: 'Get a code' },
  code: { ru: 'Код', en: 'Code' },
  codeLink: { ru: 'Ссылка для другого устройства', en: 'A link for the other device' },
  codeLinkMore: {
    ru: 'Откройте её там и никому не показывайте.',
    en: 'Open it there, and show it to nobody.',
  },
  useTitle: { ru: 'У меня есть код', en: 'I have a code' },
  use: { ru: 'Войти по коду', en: 'Use the code' },
  signIn: { ru: 'Войти', en: 'Sign in' },
  signInText: {
    ru: 'Этот браузер станет вами с другого устройства. Партии, начатые здесь гостем, останутся за тем гостем.',
    en: 'This browser becomes you as you are elsewhere. Games begun here as a guest stay with that guest.',
  },
  password: { ru: 'Имя и пароль', en: 'Name and password' },
  passwordText: {
    ru: 'С ними вы войдёте откуда угодно. Забытый пароль вернуть нельзя: войдите с другого устройства или ключом доступа.',
    en: 'They let you in from anywhere. A password that is forgotten can not be sent to you: come in by another device or a passkey.',
  },
  passwordIs: {
    ru: (login: string) => `Имя для входа — ${login}.`,
    en: (login: string) => `You sign in as ${login}.`,
  },
  login: { ru: 'Имя для входа', en: 'Name to sign in with' },
  secret: { ru: 'Пароль', en: 'Password' },
  secretNew: { ru: 'Новый пароль', en: 'New password' },
  secretOld: { ru: 'Нынешний пароль', en: 'Present password' },
  save: { ru: 'Сохранить', en: 'Save' },
  change: { ru: 'Сменить пароль', en: 'Change the password' },
  passkeys: { ru: 'Ключи доступа', en: 'Passkeys' },
  passkeysText: {
    ru: 'Вход отпечатком, лицом или кодом этого устройства, без пароля.',
    en: 'Come in by fingerprint, face or the PIN of this device, without a password.',
  },
  passkeysNot: {
    ru: 'Здесь ключи доступа не работают: нужен https или localhost.',
    en: 'Passkeys do not work here: they need https or localhost.',
  },
  addPasskey: { ru: 'Добавить ключ доступа', en: 'Add a passkey' },
  usePasskey: { ru: 'Войти ключом доступа', en: 'Sign in with a passkey' },
  passkeyCancelled: {
    ru: 'Браузер не дал ключа доступа: попробуйте ещё раз.',
    en: 'The browser gave no passkey: try again.',
  },
  devices: { ru: 'Где вы вошли', en: 'Where you are signed in' },
  here: { ru: 'это устройство', en: 'this device' },
  unnamed: { ru: 'Неизвестное устройство', en: 'Unknown device' },
  seen: { ru: (day: string) => `было здесь ${day}`, en: (day: string) => `last here ${day}` },
  signOut: { ru: 'Выйти', en: 'Sign out' },
  signOutOthers: { ru: 'Выйти на всех остальных', en: 'Sign out all others' },
  remove: { ru: 'Удалить', en: 'Remove' },
  data: { ru: 'Ваши данные', en: 'Your data' },
  dataText: {
    ru: 'Всё, что о вас хранится: партии, колоды, сказанное за столами, устройства.',
    en: 'All that is kept about you: games, decks, what you said at tables, devices.',
  },
  exportAll: { ru: 'Сохранить файлом', en: 'Save as a file' },
  deleteAll: { ru: 'Удалить всё', en: 'Delete everything' },
  deleteTitle: { ru: 'Удалить всё о вас?', en: 'Delete everything about you?' },
  deleteText: {
    ru: 'Незаконченные партии будут сданы. Партии с другими останутся у них без вашего имени, остальное исчезнет. Вернуть это нельзя.',
    en: 'Games under way are conceded. Games with others stay theirs, without your name; everything else is gone. This can not be undone.',
  },
  deleteYes: { ru: 'Да, удалить всё', en: 'Yes, delete everything' },
  keep: { ru: 'Оставить', en: 'Keep it' },
  close: { ru: 'Закрыть', en: 'Close' },
  loading: { ru: 'Смотрим, кто вы…', en: 'Finding out who you are…' },
} satisfies Words;
