/** The first game, told as it is played: when, where, what, and under which rule. */
import type { Act } from '@vigrid/kernel';
import type { GuideMoment, Tip } from '../screen.ts';
import type { ValhallaView } from './table/game.ts';
import { fightersOf } from './table/game.ts';

type Moment = GuideMoment<ValhallaView>;

export const tips: readonly Tip<ValhallaView>[] = [
  {
    id: 'jarl',
    at: asked('.voffer', 'jarl'),
    text: {
      ru: 'Ярл ведёт ваш отряд всю партию. Первая его способность есть всегда, вторая — когда выполнено её условие. Нажмите на того, кто вам по душе.',
      en: 'A jarl leads your squad all game long. The first ability is always there, the second while its condition is met. Press the one you like.',
    },
    rule: 'V-2.4',
  },
  {
    id: 'warrior',
    at: asked('.voffer', 'firstWarrior'),
    text: {
      ru: 'Первый воин отряда. Вверху его сила, внизу доблесть — очки за него, а символы посередине говорят, какими кубиками его вооружать.',
      en: 'The first warrior of your squad: strength above, valour below, which is points, and between them the symbols of the dice that arm it.',
    },
    rule: 'V-8.9',
  },
  {
    id: 'hand',
    at: ({ question, seat }) => (question?.ask === 'startingHand' ? [`hand${seat}`] : []),
    text: {
      ru: 'Две карты надо сбросить. Для начала лучше воины с одним-двумя символами: их легко вооружить. Серые карты — тактики для битвы.',
      en: 'Two cards have to go. To begin with, warriors of one or two symbols are best: they are easy to arm. Grey cards are tactics for battle.',
    },
    rule: 'V-4.16',
  },
  {
    id: 'last',
    at: (moment) => (moment.view.lastTurns !== null && isAction(moment) ? ['.vseats'] : []),
    text: {
      ru: 'Кто-то остался без щитов или кончилась колода: идёт последний круг, за ним Рагнарёк и подсчёт очков.',
      en: 'Somebody has no shield left, or the deck has run out: these are the last turns before Ragnarök and the count.',
    },
    rule: 'V-12.2',
  },
  {
    id: 'ragnarok',
    at: asked('.vdice', 'ragnarok'),
    text: {
      ru: 'Рагнарёк: последний бросок. Соперника нет, но каждый вооружённый воин ещё успеет в Вальхаллу.',
      en: 'Ragnarök, the last roll. Nobody stands opposite, but every warrior you arm still enters Valhalla.',
    },
    rule: 'V-13.2',
  },
  {
    id: 'send',
    at: asked('.question', 'send'),
    text: {
      ru: 'Вы отбились. Вооружённых воинов можно отправить в Вальхаллу за очками или оставить в отряде.',
      en: 'You have held. Armed warriors may go to Valhalla for their points, or stay in the squad.',
    },
    rule: 'V-11.8',
  },
  {
    id: 'defend',
    at: asked('.vscale', 'defend'),
    text: {
      ru: 'На вас напали. Чтобы отбиться, нужна сила больше, чем у нападающего: при равенстве побеждает он и забирает ваш щит.',
      en: 'You are attacked. To hold, your strength has to be higher: on a tie the attacker wins and takes one of your shields.',
    },
    rule: 'V-11.1',
  },
  {
    id: 'dice',
    at: (moment) => (inBattle(moment) ? ['.vhalf.own .vdice', '.vdice'] : []),
    text: {
      ru: 'Ваши кубики. Перетащите кубик на воина с таким символом или нажмите на самого воина. Накрыты все символы — воин вооружён, и его сила ваша.',
      en: 'Your dice. Pull one onto a warrior with that symbol, or press the warrior. With all its symbols covered it is armed, and its strength is yours.',
    },
    rule: 'V-8.9',
  },
  {
    id: 'reroll',
    at: (moment) => (inBattle(moment) && may(moment, 'reroll') && !may(moment, 'arm') ? ['.question'] : []),
    text: {
      ru: 'Выпало не то? Отдайте один кубик, и любые другие бросьте заново. Шанс на победу показан заранее.',
      en: 'Not what you need? Give up one die and roll any of the others anew. The chance to win is shown beforehand.',
    },
    rule: 'V-8.3',
  },
  {
    id: 'tactic',
    at: (moment) => (inBattle(moment) ? cardsOf(moment, 'tactic') : []),
    text: {
      ru: 'Тактику играют с руки посреди битвы, сколько угодно и когда угодно. Но хотя бы один воин должен быть вооружён.',
      en: 'Tactics are played from hand in the midst of battle, as many as you like. But at least one warrior has to be armed.',
    },
    rule: 'V-8.6',
  },
  {
    id: 'stand',
    at: (moment) => (inBattle(moment) && armed(moment) ? ['.question-acts .button:last-child'] : []),
    text: {
      ru: 'Довольно силы? Тогда стойте: после этого её уже не изменить, и решает сравнение.',
      en: 'Strong enough? Then stand: from there on your strength is fixed, and the comparison decides.',
    },
    rule: 'V-8.16',
  },
  {
    id: 'monster',
    at: (moment) => (isAction(moment) && moment.view.solo ? ['.vmonster'] : []),
    text: {
      ru: 'Ваш враг. Наберите в нападении не меньше его силы, и оно ранено. А когда накроются все символы внизу, нападёт оно само.',
      en: 'Your enemy. Reach its strength in an attack and it is wounded. Once all the symbols below are covered, it attacks by itself.',
    },
    rule: 'V-27.10',
  },
  {
    id: 'add',
    at: (moment) => (isAction(moment) && moment.actor === null ? cardsOf(moment, 'add') : []),
    text: {
      ru: 'За ход одно действие. Можно пополнить отряд: нажмите на воина. Двоих сразу — если у них вместе не больше трёх символов.',
      en: 'One action a turn. You may add to your squad: press a warrior. Two at once, if they have three symbols at most between them.',
    },
    rule: 'V-6.10',
  },
  {
    id: 'attack',
    at: (moment) => (isAction(moment) && may(moment, 'attack') ? ['.vother h2 .button'] : []),
    text: {
      ru: 'Можно напасть. На кнопке шанс победить. За победу вы берёте щит, а ваши вооружённые воины уходят в Вальхаллу: это очки.',
      en: 'You may attack; the button tells your chance. A victory wins a shield, and your armed warriors enter Valhalla: points.',
    },
    rule: 'V-6.13',
  },
  {
    id: 'draw',
    at: (moment) =>
      isAction(moment) && may(moment, 'draw') && !may(moment, 'attack') ? ['.question-acts .button'] : [],
    text: {
      ru: 'Не хватает воинов? Возьмите карты вместо другого действия.',
      en: 'Short of warriors? Take cards instead of doing anything else.',
    },
    rule: 'V-6.15',
  },
];

function asked(place: string, ask: string): Tip['at'] {
  return ({ question }) => (question?.ask === ask ? [place] : []);
}

const isAction = ({ question }: Moment): boolean => question?.ask === 'action';

const inBattle = ({ question }: Moment): boolean => question?.ask === 'attack' || question?.ask === 'defend';

const actsOf = ({ question }: Moment, kind: string): readonly Act[] =>
  question?.kind === 'act' ? question.options.filter((act) => act.do === kind) : [];

const may = (moment: Moment, kind: string): boolean => actsOf(moment, kind).length > 0;

const cardsOf = (moment: Moment, kind: string): string[] =>
  actsOf(moment, kind).flatMap((act) =>
    'card' in act && typeof act.card === 'number' ? [`c${act.card}`] : [],
  );

const armed = ({ view, seat }: Moment): boolean =>
  fightersOf(view).some((fighter) => fighter.seat === seat && fighter.activated > 0);
