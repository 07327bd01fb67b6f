/** What the table of Berserk says besides the game's own sentences. */
import { plural } from '@vigrid/speech';
import type { Words } from '../../../i18n/index.ts';

export const words = {
  game: { ru: 'Берсерк', en: 'Berserk' },
  edition: { ru: (year: string) => `ред. ${year}`, en: (year: string) => `${year} edition` },
  turnOutOf: {
    ru: (turn: number, all: number) => `Ход ${turn} из ${all}`,
    en: (turn: number, all: number) => `Turn ${turn} of ${all}`,
  },
  lastTurn: {
    ru: (turn: number, all: number) => `Ход ${turn} из ${all}, последний`,
    en: (turn: number, all: number) => `Turn ${turn} of ${all}, the last one`,
  },
  draft: { ru: 'драфт', en: 'draft' },
  campaign: { ru: 'кампания', en: 'campaign' },
  keepAll: { ru: 'Оставить все', en: 'Keep them all' },
  draftPhase: { ru: 'Драфт', en: 'Draft' },
  dealPhase: { ru: 'Раздача', en: 'Deal' },
  recruitPhase: { ru: 'Набор', en: 'Recruit' },
  deployPhase: { ru: 'Расстановка', en: 'Deploy' },
  revealPhase: { ru: 'Вскрытие', en: 'Reveal' },
  battlePhase: { ru: 'Бой', en: 'Battle' },
  beginning: { ru: 'Начало', en: 'Beginning' },
  opening: { ru: 'Открытие', en: 'Opening' },
  main: { ru: 'Главная фаза', en: 'Main' },
  final: { ru: 'Завершение', en: 'Final' },

  idle: {
    ru: (strike: number, use: number) =>
      `Ещё могут ${[strike > 0 && `ударить: ${strike}`, use > 0 && `применить способность: ${use}`].filter(Boolean).join(', ')}.`,
    en: (strike: number, use: number) =>
      `Still able to ${[strike > 0 && `strike: ${strike}`, use > 0 && `use an ability: ${use}`].filter(Boolean).join(', to ')}.`,
  },
  field: { ru: 'Поле боя', en: 'Battlefield' },
  cell: {
    ru: (name: string, state: string, taken: boolean, deep: boolean) =>
      `Клетка ${name}${deep ? ', глубина' : ''}${state === 'free' ? ', можно выбрать' : state === 'chosen' ? ', выбрана' : taken ? ', занята' : ', пуста'}`,
    en: (name: string, state: string, taken: boolean, deep: boolean) =>
      `Cell ${name}${deep ? ', depth' : ''}${state === 'free' ? ', may be chosen' : state === 'chosen' ? ', chosen' : taken ? ', taken' : ', empty'}`,
  },
  hiddenCard: {
    ru: (at: string, own: boolean) => `Скрытая карта, ${own ? 'ваша' : 'соперника'}${at && `, ${at}`}`,
    en: (at: string, own: boolean) => `Hidden card, ${own ? 'yours' : 'the rival’s'}${at && `, ${at}`}`,
  },
  zone: { ru: 'Доп. зона', en: 'Auxiliary zone' },
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
  decides: { ru: 'решает', en: 'to decide' },
  youDecide: { ru: 'вам решать', en: 'to decide' },
  recruits: { ru: 'набирает отряд', en: 'recruits a squad' },
  wins: {
    ru: (won: number, of: number | null) => `побед: ${won}${of === null ? '' : ` из ${of}`}`,
    en: (won: number, of: number | null) =>
      `${won}${of === null ? '' : ` of ${of}`} ${plural(of ?? won, 'en', ['victory', 'victories'])}`,
  },
  crystals: {
    ru: (gold: number, silver: number) => `золото ${gold}, серебро ${silver}`,
    en: (gold: number, silver: number) => `${gold} gold, ${silver} silver`,
  },
  pointAtCard: { ru: 'Наведите на карту, чтобы её прочитать.', en: 'Point at a card to read it.' },

  toDeploy: {
    ru: (n: number) => `Ждут расстановки: ${n}`,
    en: (n: number) => `To be deployed: ${n}`,
  },

  odds: { ru: 'Исход удара', en: 'What may come of it' },
  aim: {
    ru: 'Укажите цель: здесь встанут все исходы кубиков.',
    en: 'Point at a target to see every fall of the dice.',
  },
  strikeAt: { ru: (name: string) => `Ударить: ${name}`, en: (name: string) => `Strike ${name}` },
  strikeShort: { ru: 'Ударить', en: 'Strike' },
  strikeOrMove: {
    ru: (name: string) => `${name}: удар или движение?`,
    en: (name: string) => `${name}: strike or move?`,
  },
  strikeWhom: {
    ru: (name: string) => `${name}: кого ударить?`,
    en: (name: string) => `${name}: strike whom?`,
  },
  moveWhere: {
    ru: (name: string) => `${name}: куда перейти?`,
    en: (name: string) => `${name}: move where?`,
  },
  useIt: { ru: 'Применить', en: 'Use it' },
  leaveIt: { ru: 'Не применять', en: 'Leave it' },
  deployWhere: {
    ru: (name: string) => `${name}: на какую клетку?`,
    en: (name: string) => `${name}: on which cell?`,
  },

  revealAll: { ru: 'Вскрыть все', en: 'Reveal them all' },
  openAll: { ru: 'Открыть все', en: 'Open them all' },
  recruitNobody: { ru: 'Никого не брать', en: 'Recruit nobody' },
  deployForMe: { ru: 'Расставить за меня', en: 'Deploy for me' },
  autoPass: { ru: 'Пасовать за меня', en: 'Pass for me' },
  passNever: { ru: 'никогда', en: 'never' },
  passQuiet: { ru: 'когда тихо', en: 'when all is quiet' },
  passAlways: { ru: 'всегда', en: 'always' },
  passAbout: {
    ru: 'Ответить можно на каждое действие. Когда тихо, стол пасует за вас, пока соперник ничего не объявил. Решает только то, что видно всем, и пауза всегда одинакова.',
    en: 'Every act can be answered. In quiet moments the table passes for you while your rival has declared nothing. Only what everybody sees decides, and the pause is always the same.',
  },
} satisfies Words;

/** What the signs on pieces mean. */
export const keyWords = {
  strikes: {
    ru: 'Раны от слабого, среднего и сильного удара.',
    en: 'Wounds of a weak, a medium and a strong strike.',
  },
  lives: { ru: 'Сколько осталось жизней; у раненых — красное.', en: 'Lives left; red once it is wounded.' },
  closed: {
    ru: 'Лежит боком: закрыта. До своего хода не действует и не защищает.',
    en: 'On its side: closed. It neither acts nor defends until your next turn.',
  },
  chips: { ru: 'Фишки: ими платят за особенности.', en: 'Chips, which pay for features.' },
  sides: {
    ru: 'Светлые карты — ваши, тёмные — соперника.',
    en: 'Light cards are yours, dark ones the rival’s.',
  },
  lit: { ru: 'Светится: можно выбрать.', en: 'Lit: it may be chosen.' },
  shield: { ru: 'Может принять удар на себя.', en: 'May take the blow instead.' },
} satisfies Words;

export const resultWords = {
  yoursFell: { ru: 'Ваших существ не осталось.', en: 'You have no creatures left.' },
  fell: {
    ru: (name: string) => `${name} остаётся без существ.`,
    en: (name: string) => `${name} has no creatures left.`,
  },
  time: {
    ru: 'Время вышло: решают кристаллы карт, которые ещё в игре.',
    en: 'Time is up: the crystals of the cards in play decide.',
  },
  creatures: { ru: 'существа', en: 'creatures' },
  lives: { ru: 'жизни', en: 'lives' },
  crystals: { ru: 'кристаллы', en: 'crystals' },
  fallen: { ru: 'на кладбище', en: 'in the graveyard' },
} satisfies Words;
