/** The rules of the table itself: the same for every game, with ids of their own. */
import type { Rulebook } from './rules.ts';

/** What holds at any table, whatever the game. */
export const tableRules = {
  'T-1': {
    chapter: 'table',
    title: { ru: 'Решает тот, кого спросили', en: 'The one who is asked decides' },
    text: {
      ru: 'Ходить может только игрок, от которого сейчас ждут решения.',
      en: 'Only a player whose decision is awaited may act.',
    },
    enforceable: true,
  },
  'T-2': {
    chapter: 'table',
    title: { ru: 'Только допустимые ответы', en: 'Legal answers only' },
    text: {
      ru: 'Ответить можно только так, как разрешают правила игры; всё остальное ничего не меняет.',
      en: 'A question is answered in one of the ways the rules of the game allow; anything else changes nothing.',
    },
    enforceable: true,
  },
  'T-3': {
    chapter: 'table',
    title: { ru: 'Законченная партия', en: 'A finished game' },
    text: {
      ru: 'После окончания партии ходов больше нет.',
      en: 'Nothing is played after the end of the game.',
    },
    enforceable: true,
  },
  'T-4': {
    chapter: 'table',
    title: { ru: 'Сдаться', en: 'Concession' },
    text: {
      ru: 'Игрок может сдаться в любой момент. Вдвоём это победа соперника; если игроков больше, за сдавшегося делаются простейшие ходы.',
      en: 'A player may concede at any time. With two players the other one wins; with more, the simplest answers are given for the one who left.',
    },
    enforceable: true,
  },
  'T-5': {
    chapter: 'table',
    title: { ru: 'Ничья по согласию', en: 'Agreed draw' },
    text: {
      ru: 'Игрок может предложить ничью. Партия кончается вничью, когда согласны все; следующий ход снимает предложение.',
      en: 'A player may offer a draw. The game is drawn when everybody agrees; the next move takes the offer off the table.',
    },
    enforceable: true,
  },
  'T-6': {
    chapter: 'table',
    title: { ru: 'Взять ход назад', en: 'Taking back' },
    text: {
      ru: 'Свои последние решения можно взять назад, по одному или весь ход сразу, пока не открылось ничего нового и никто другой не решал. Карта, которую показал сам игрок, этому не мешает. Пока игроки решают порознь и втайне друг от друга, решения другого этому не мешают.',
      en: 'One’s last decisions may be taken back, one by one or the whole turn, as long as nothing new has come to light and nobody else has decided. A card that the player has shown does not stand in the way. While players decide apart and in secret, the decisions of another do not stand in the way.',
    },
    enforceable: true,
  },
  'T-7': {
    chapter: 'table',
    title: { ru: 'Часы', en: 'The clock' },
    text: {
      ru: 'Пока ждут решения игрока, идёт его время: на всю партию с добавкой за решение или на каждый ход заново. Кончилось время — партия проиграна; если игроков больше двух, остальные играют дальше, а за него делаются простейшие ходы.',
      en: 'A player’s time runs while their decision is awaited: for the whole game with something added for each decision, or anew for each turn. Whoever runs out of it has lost; with more than two players the others play on, and the simplest answers are given for that seat.',
    },
    enforceable: true,
  },
  'T-8': {
    chapter: 'table',
    title: { ru: 'Перерыв', en: 'A pause' },
    text: {
      ru: 'Игрок за столом с часами может предложить перерыв. Когда согласны все, часы стоят и никто не решает, пока кто-нибудь не продолжит партию. Следующее решение снимает предложение.',
      en: 'At a table with a clock a player may ask for a pause. When everybody agrees, the clocks stand and nobody decides until somebody goes on. The next decision takes the request off the table.',
    },
    enforceable: true,
  },
  'T-9': {
    chapter: 'table',
    title: { ru: 'Отсутствие', en: 'Being away' },
    text: {
      ru: 'Игрок может отдать место боту и вернуться. Если решения ждут, а игрока за столом нет дольше, чем объявлено, остальные могут играть дальше с ботом на его месте, а ещё позже — считать его выбывшим: вдвоём это победа, а если игроков больше, за него делаются простейшие ходы.',
      en: 'A player may give the seat to a bot and come back. If a decision is awaited and the player is away longer than was said before, the others may go on with a bot in that seat, and later count the player as gone: with two players that wins the game; with more, the simplest answers are given for that seat.',
    },
    enforceable: true,
  },
} as const satisfies Rulebook['rules'];

/** The number of a rule of the table. */
export type TableRule = keyof typeof tableRules;
