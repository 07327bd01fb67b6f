import { plural } from '@vigrid/speech';
import type { Words } from '../../../i18n/index.ts';

export const words = {
  game: { ru: 'Берсерк. Герои', en: 'Berserk. Heroes' },
  gameShort: { ru: 'Герои', en: 'Heroes' },
  attackWhom: {
    ru: (name: string) => `Кого атакует ${name}?`,
    en: (name: string) => `Whom does ${name} attack?`,
  },
  strike: {
    ru: (name: string, n: number) => `Ударить на ${n}: ${name}`,
    en: (name: string, n: number) => `Strike ${name} for ${n}`,
  },
  strikeShort: { ru: (n: number) => `Ударить на ${n}`, en: (n: number) => `Strike for ${n}` },
  idle: {
    ru: (n: number) => `Ещё могут атаковать: ${n}.`,
    en: (n: number) => `${n} ${plural(n, 'en', ['creature', 'creatures'])} could still attack.`,
  },
  youFirst: { ru: 'Начинаете вы', en: 'You go first' },
  rivalFirst: { ru: 'Начинает соперник', en: 'Your rival goes first' },
  mulligan: {
    ru: 'Замены придут с верха колоды, а эти лягут под неё в том порядке, в каком вы их выберете.',
    en: 'Others come from the top of the deck; these go under it in the order you pick them.',
  },
  ability: { ru: (n: number) => `Способность ${n}`, en: (n: number) => `Ability ${n}` },
  nameYours: { ru: (cost: number) => `${cost}, ваша`, en: (cost: number) => `${cost}, yours` },
  nameTheirs: { ru: (cost: number) => `${cost}, соперника`, en: (cost: number) => `${cost}, theirs` },
  blow: { ru: 'Удар, случай за случаем', en: 'The blow, case by case' },
  aim: {
    ru: 'Укажите цель: здесь встанет, чем кончится удар.',
    en: 'Point at a target to see what comes of it.',
  },
  spell: { ru: 'Что будет с целью', en: 'What comes of it' },
  aimSpell: {
    ru: 'Укажите цель: здесь встанет, что с ней будет.',
    en: 'Point at a target to see what comes of it.',
  },
  playIt: { ru: (name: string) => `Разыграть: ${name}?`, en: (name: string) => `Play ${name}?` },
  start: { ru: 'Начало хода', en: 'Start of turn' },
  main: { ru: 'Основной этап', en: 'Main stage' },
  end: { ru: 'Конец хода', en: 'End of turn' },
  yourSide: { ru: 'Ваша сторона', en: 'Your side' },
  rivalSide: { ru: 'Сторона соперника', en: 'The rival’s side' },
  yourSquad: { ru: 'Ваш отряд', en: 'Your squad' },
  theirSquad: { ru: 'Отряд соперника', en: 'The rival’s squad' },
  yourHand: { ru: 'Ваша рука', en: 'Your hand' },
  rivalHand: {
    ru: (n: number) => `В руке соперника: ${n} ${plural(n, 'ru', ['карта', 'карты', 'карт'])}`,
    en: (n: number) => `The rival holds ${n} ${plural(n, 'en', ['card', 'cards'])}`,
  },
  coins: {
    ru: (open: number, all: number) => `Монеты: открыто ${open} из ${all}`,
    en: (open: number, all: number) => `Coins: ${open} of ${all} open`,
  },
  lives: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['жизнь', 'жизни', 'жизней'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['life', 'lives'])}`,
  },
  deck: { ru: 'колода', en: 'deck' },
  graveyard: { ru: 'кладбище', en: 'graveyard' },
  completed: { ru: 'квесты', en: 'quests' },
  hand: { ru: 'рука', en: 'hand' },
  onTop: { ru: (name: string) => `сверху ${name}`, en: (name: string) => `${name} on top` },
  commanded: { ru: 'в этом ходу решает противник', en: 'the opponent decides this turn' },
  obeys: { ru: 'в следующем ходу решает противник', en: 'the opponent decides in the next turn' },
  skips: {
    ru: (n: number) => (n === 1 ? 'пропустит ход' : `пропустит ходов: ${n}`),
    en: (n: number) => (n === 1 ? 'skips the next turn' : `skips ${n} turns`),
  },
  missed: { ru: (n: number) => `пропущено ${n} из 3`, en: (n: number) => `missed ${n} of 3` },
  graveyardOf: { ru: (name: string) => `Кладбище: ${name}`, en: (name: string) => `Graveyard of ${name}` },
  completedOf: {
    ru: (name: string) => `Завершённые квесты: ${name}`,
    en: (name: string) => `Completed quests of ${name}`,
  },
  knownOf: {
    ru: (name: string) => `Известные карты в руке: ${name}`,
    en: (name: string) => `Known cards in the hand of ${name}`,
  },
  newestFirst: { ru: 'Последние впереди.', en: 'Newest first.' },
  yourQuest: { ru: 'Ваш квест', en: 'Your quest' },
  theirQuest: { ru: 'Квест соперника', en: 'The rival’s quest' },
  onIt: {
    ru: (n: number) => `На нём ${n} ${plural(n, 'ru', ['маркер', 'маркера', 'маркеров'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['marker', 'markers'])} on it`,
  },
  used: { ru: 'уже в этом ходу', en: 'used this turn' },
} satisfies Words;

export const resultWords = {
  fell: {
    ru: (names: string, n: number) => (n > 1 ? `Пали оба героя: ${names}.` : `Пал герой: ${names}.`),
    en: (names: string, n: number) => (n > 1 ? `Both heroes have fallen: ${names}.` : `${names} has fallen.`),
  },
  lives: { ru: 'жизни героя', en: 'hero’s lives' },
  creatures: { ru: 'существа', en: 'creatures' },
  hand: { ru: 'в руке', en: 'in hand' },
  deck: { ru: 'в колоде', en: 'in the deck' },
  graveyard: { ru: 'на кладбище', en: 'in the graveyard' },
} satisfies Words;
