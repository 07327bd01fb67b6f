/** What the table of Berserk says besides the game's own sentences. */
import type { AbilityView, MoveView } from '@vigrid/berserk/table';
import type { Lang, Reason } from '@vigrid/kernel';
import { plural } from '@vigrid/kernel/text.ts';
import type { Both, Words } from '../../i18n/index.ts';

export const words = {
  game: { ru: 'Берсерк', en: 'Berserk' },
  edition: { ru: (year: string) => `редакция ${year} года`, en: (year: string) => `${year} edition` },
  dealPhase: { ru: 'Раздача', en: 'Deal' },
  recruitPhase: { ru: 'Набор', en: 'Recruit' },
  deployPhase: { ru: 'Расстановка', en: 'Deploy' },
  revealPhase: { ru: 'Вскрытие', en: 'Reveal' },
  battlePhase: { ru: 'Бой', en: 'Battle' },
  beginning: { ru: 'Начало', en: 'Beginning' },
  opening: { ru: 'Открытие', en: 'Opening' },
  main: { ru: 'Главная фаза', en: 'Main' },
  final: { ru: 'Завершение', en: 'Final' },

  field: { ru: 'Поле боя', en: 'Battlefield' },
  cell: {
    ru: (name: string, state: string, taken: boolean) =>
      `Клетка ${name}${state === 'free' ? ', можно выбрать' : state === 'chosen' ? ', выбрана' : taken ? ', занята' : ', пуста'}`,
    en: (name: string, state: string, taken: boolean) =>
      `Cell ${name}${state === 'free' ? ', may be chosen' : state === 'chosen' ? ', chosen' : taken ? ', taken' : ', empty'}`,
  },
  hiddenCard: {
    ru: (at: string) => `Скрытая карта${at && `, ${at}`}`,
    en: (at: string) => `Hidden card${at && `, ${at}`}`,
  },
  zone: { ru: 'Доп. зона', en: 'Extra zone' },
  yourZone: { ru: 'Ваша дополнительная зона', en: 'Your auxiliary zone' },
  theirZone: { ru: 'Дополнительная зона соперника', en: 'The rival’s auxiliary zone' },
  deck: { ru: 'колода', en: 'deck' },
  graveyard: { ru: 'кладбище', en: 'grave' },
  exile: { ru: 'Изгнаны', en: 'Exiled' },
  newestFirst: { ru: 'Последние впереди.', en: 'Newest first.' },
  incarnation: {
    ru: (n: number) => `Фишек воплощения: ${n}`,
    en: (n: number) => `Incarnation chips: ${n}`,
  },
  yourSide: { ru: 'Ваша сторона', en: 'Your side' },
  rivalSide: { ru: 'Сторона соперника', en: 'The rival’s side' },
  cards: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['карта', 'карты', 'карт'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['card', 'cards'])}`,
  },
  livesOf: {
    ru: (left: number, all: number) =>
      `${left} из ${all} ${plural(all, 'ru', ['жизни', 'жизней', 'жизней'])}`,
    en: (left: number, all: number) => `${left} of ${all} lives`,
  },
  first: { ru: 'ходит первым', en: 'goes first' },
  crystals: {
    ru: (gold: number, silver: number) => `золото ${gold}, серебро ${silver}`,
    en: (gold: number, silver: number) => `${gold} gold, ${silver} silver`,
  },
  pointAtCard: { ru: 'Наведите на карту, чтобы её прочитать.', en: 'Point at a card to read it.' },

  yourDeal: { ru: 'Ваша раздача', en: 'Your deal' },
  deals: { ru: 'Игроки набирают отряды', en: 'Squads are being recruited' },
  dealSub: {
    ru: (n: number) =>
      `Осталось ${n} ${plural(n, 'ru', ['карта', 'карты', 'карт'])}. Что не возьмёте, вернётся в колоду.`,
    en: (n: number) =>
      `${n} ${plural(n, 'en', ['card', 'cards'])} left. What you leave goes back into the deck.`,
  },
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
  cardsWord: {
    ru: (n: number) => plural(n, 'ru', ['карта', 'карты', 'карт']),
    en: (n: number) => plural(n, 'en', ['card', 'cards']),
  },
  livesWord: { ru: 'жизней', en: 'lives' },
  eliteWord: { ru: 'элитных', en: 'elite' },
  toDeploy: {
    ru: (n: number) => `Ждут расстановки: ${n}`,
    en: (n: number) => `To be deployed: ${n}`,
  },

  stack: { ru: 'Стек', en: 'Stack' },
  items: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['действие', 'действия', 'действий'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['action', 'actions'])}`,
  },
  defence: { ru: 'Назначение защитника', en: 'Assigning a defender' },
  blocked: { ru: 'заблокировано', en: 'blocked' },
  answer: { ru: 'ответ', en: 'answer' },
  youMayRespond: { ru: 'Ваш приоритет: можно ответить.', en: 'You have priority and may respond.' },
  mayRespond: {
    ru: (name: string) => `Приоритет: ${name}.`,
    en: (name: string) => `${name} has priority and may respond.`,
  },
  otherPassed: { ru: 'Другой игрок пасовал.', en: 'The other player has passed.' },
  waits: { ru: (names: string) => `Сработали: ${names}.`, en: (names: string) => `Triggered: ${names}.` },

  odds: { ru: 'Исход удара', en: 'What may come of it' },
  aim: {
    ru: 'Укажите цель: здесь встанут все исходы кубиков.',
    en: 'Point at a target to see every fall of the dice.',
  },
  waysToFall: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['исход', 'исхода', 'исходов'])} кубиков`,
    en: (n: number) => `${n} ways the dice may fall`,
  },
  axes: {
    ru: (mine: string, theirs: string) => `вверх: нападает${mine}, вправо: отражает${theirs}`,
    en: (mine: string, theirs: string) => `up: attacker${mine}, across: defender${theirs}`,
  },
  axis: { ru: (mine: string) => `один кубик${mine}`, en: (mine: string) => `one die${mine}` },
  falls: { ru: 'падёт', en: 'it falls' },
  answers: { ru: 'ответит', en: 'it answers' },
  strikeAt: { ru: (name: string) => `Ударить: ${name}`, en: (name: string) => `Strike ${name}` },
  strikeShort: { ru: 'Ударить', en: 'Strike' },
  strikeWhom: {
    ru: (name: string) => `${name}: кого бьёт, куда идёт?`,
    en: (name: string) => `${name}: strike whom, go where?`,
  },
  deployWhere: {
    ru: (name: string) => `${name}: на какую клетку?`,
    en: (name: string) => `${name}: on which cell?`,
  },

  deployForMe: { ru: 'Расставить за меня', en: 'Deploy for me' },
  autoPass: { ru: 'Пасовать самому', en: 'Pass by itself' },
  passNever: { ru: 'никогда', en: 'never' },
  passQuiet: { ru: 'если нечего ждать', en: 'in quiet windows' },
  passAlways: { ru: 'всегда', en: 'always' },
  passAbout: {
    ru: 'Решают только эта настройка и то, что видно всем; пауза всегда одинакова.',
    en: 'Only this setting and what everybody sees decide; the pause is always the same.',
  },
} satisfies Words;

/** A miss, then the three grades. */
export const grades: readonly Both<string>[] = [
  { ru: 'мимо', en: 'miss' },
  { ru: 'слабый', en: 'weak' },
  { ru: 'средний', en: 'medium' },
  { ru: 'сильный', en: 'strong' },
];

export const abilities: Readonly<Record<AbilityView['type'], Both<string>>> = {
  simple: { ru: 'Простой удар', en: 'Simple strike' },
  special: { ru: 'Особый удар', en: 'Special strike' },
  magic: { ru: 'Магический удар', en: 'Magic strike' },
  over: { ru: 'Удар через ряд', en: 'Strike over a row' },
  shot: { ru: 'Выстрел', en: 'Shot' },
  throw: { ru: 'Метание', en: 'Throw' },
  discharge: { ru: 'Разряд', en: 'Discharge' },
  spell: { ru: 'Заклинание', en: 'Spell' },
  influence: { ru: 'Воздействие', en: 'Influence' },
};

export const ways: Readonly<Record<MoveView['way'], Both<string>>> = {
  step: { ru: 'Движение', en: 'Movement' },
  jump: { ru: 'Прыжок', en: 'Jump' },
  teleport: { ru: 'Телепортация', en: 'Teleportation' },
  maneuver: { ru: 'Манёвр', en: 'Maneuver' },
};

export const stages: Readonly<Record<AbilityView['stages'][number], Both<string>>> = {
  preliminary: { ru: 'объявлено', en: 'declared' },
  assault: { ru: 'цель определена', en: 'the target is final' },
  rolls: { ru: 'кубики брошены', en: 'the dice lie' },
  effect: { ru: 'вступает в силу', en: 'takes effect' },
  declaration: { ru: 'объявление', en: 'declaration' },
  target: { ru: 'выбор цели', en: 'the target' },
  roll: { ru: 'бросок', en: 'the roll' },
  result: { ru: 'результат броска', en: 'the result' },
  calculation: { ru: 'подсчёт силы', en: 'the strength' },
  protection: { ru: 'проверка защиты', en: 'protection' },
  wounds: { ru: 'нанесение ран', en: 'wounds' },
  payment: { ru: 'оплата', en: 'payment' },
};

/** Why a card of the deal can not be recruited, in two or three words. */
export function shortReason({ why, have = 0, need = 0 }: Reason, lang: Lang): string {
  const short = need - have;
  const said = shortReasons[why] ?? shortReasons.other;
  return said[lang](short);
}

const shortReasons: Readonly<Record<string, Both<(short: number) => string>>> = {
  gold: { ru: (n) => `не хватает: ${n} зол.`, en: (n) => `${n} gold short` },
  crystals: { ru: (n) => `не хватает: ${n}`, en: (n) => `${n} short` },
  silver: { ru: (n) => `не хватает: ${n} сер.`, en: (n) => `${n} silver short` },
  elementToll: { ru: () => 'нет золота на стихию', en: () => 'no gold for its element' },
  flyers: { ru: () => 'предел летающих', en: () => 'too many flyers' },
  unique: { ru: () => 'уникальна', en: () => 'unique' },
  terrain: { ru: () => 'местность уже есть', en: () => 'one terrain only' },
  squadFull: { ru: () => 'отряд полон', en: () => 'the squad is full' },
  notWith: { ru: () => 'не с этим отрядом', en: () => 'not with this squad' },
  elementals: { ru: () => 'предел стихийных', en: () => 'too many elementals' },
  other: { ru: () => 'нельзя', en: () => 'not now' },
};
