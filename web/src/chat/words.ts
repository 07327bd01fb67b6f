import type { Both, Words } from '../i18n/index.ts';

export const words = {
  talk: { ru: 'Разговор', en: 'Talk' },
  unread: { ru: (n: number) => `Разговор: новых ${n}`, en: (n: number) => `Talk: ${n} new` },
  say: { ru: 'Сказать', en: 'Say something' },
  send: { ru: 'Отправить', en: 'Send' },
  none: { ru: 'Пока никто ничего не сказал.', en: 'Nobody has said anything yet.' },
  phrases: {
    ru: 'Готовые слова: каждый читает на своём языке',
    en: 'Ready phrases: each reads them in their own language',
  },
  watchers: {
    ru: 'Зрители говорят между собой; игроки прочтут это после партии.',
    en: 'Watchers talk among themselves; the players read it after the game.',
  },
  watcher: { ru: 'зритель', en: 'watching' },
  mute: { ru: (name: string) => `Не слышать: ${name}`, en: (name: string) => `Mute ${name}` },
  muted: { ru: (name: string) => `Снова слышать: ${name}`, en: (name: string) => `Hear ${name} again` },
} satisfies Words;

/** What is said often; on the wire they are their names. */
export const phrases: Readonly<Record<string, Both<string>>> = {
  hello: { ru: 'Здравствуйте!', en: 'Hello!' },
  wellPlayed: { ru: 'Хороший ход', en: 'Well played' },
  thinking: { ru: 'Думаю', en: 'Thinking' },
  noHurry: { ru: 'Не торопитесь', en: 'No hurry' },
  backSoon: { ru: 'Скоро вернусь', en: 'Back soon' },
  goodGame: { ru: 'Спасибо за игру', en: 'Good game' },
  again: { ru: 'Ещё партию?', en: 'Once more?' },
};
