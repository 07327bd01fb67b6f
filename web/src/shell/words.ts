import type { Words } from '../i18n/index.ts';

export const words = {
  home: { ru: 'Вигрид: на главную', en: 'Vigrid: home' },
  sections: { ru: 'Разделы', en: 'Sections' },
  play: { ru: 'Играть', en: 'Play' },
  mine: { ru: 'Мои партии', en: 'My games' },
  watch: { ru: 'Смотреть', en: 'Watch' },
  decks: { ru: 'Колоды', en: 'Decks' },
  rules: { ru: 'Правила', en: 'Rulebook' },
  copy: { ru: 'Скопировать', en: 'Copy' },
  copied: { ru: 'Скопировано', en: 'Copied' },
  morning: { ru: 'Утро: светлая тема', en: 'Morning: light theme' },
  night: { ru: 'Ночь: тёмная тема', en: 'Night: dark theme' },
  language: { ru: 'RU. Switch to English', en: 'EN. Перейти на русский' },
  guest: { ru: 'гость', en: 'guest' },
  you: {
    ru: (name: string) => `${name} гость. Сменить имя`,
    en: (name: string) => `${name} guest. Change name`,
  },
  yourName: { ru: 'Как вас зовут за столом', en: 'Your name at the table' },
  save: { ru: 'Сохранить', en: 'Save' },
  away: { ru: 'Связь прервалась, пробуем снова.', en: 'The connection is lost; trying again.' },
  credits: { ru: 'Авторы и лицензии', en: 'Credits' },
  loading: { ru: 'Загружаем', en: 'Loading' },
  lost: { ru: 'Здесь ничего нет', en: 'There is nothing here' },
  lostMore: {
    ru: 'Такой страницы нет. Может быть, в адрес закралась опечатка.',
    en: 'There is no such page. The address may have a typo in it.',
  },
  toLobby: { ru: 'К играм', en: 'To the games' },
  joining: { ru: 'Садимся за стол', en: 'Taking your seat' },
  invited: {
    ru: (host: string) => `${host} зовёт за стол`,
    en: (host: string) => `${host} invites you to play`,
  },
  notJoined: { ru: 'За этот стол не сесть', en: 'This seat can not be taken' },
  broken: { ru: 'Что-то сломалось', en: 'Something broke' },
  brokenMore: {
    ru: 'Эта страница не смогла показаться. Партия на сервере цела: обновите страницу, и вы вернётесь к столу.',
    en: 'This page could not be shown. Your game is safe on the server: reload and you are back at the table.',
  },
  reload: { ru: 'Обновить', en: 'Reload' },
} satisfies Words;
