/** The first game, told as it is played: when, where, what, and under which rule. */

import type { Act } from '@vigrid/kernel';
import type { GuideMoment, Tip } from '../screen.ts';
import type { HeroesView } from './table/game.ts';
import { type ActOf, isAct, type SideView } from './table/game.ts';

type Moment = GuideMoment<HeroesView>;

export const tips: readonly Tip<HeroesView>[] = [
  {
    id: 'hand',
    at: ({ question, seat }) => (question?.ask === 'mulligan' ? [`hand${seat}`] : []),
    text: {
      ru: 'Ваша первая рука. Нажмите на карты, слишком дорогие для первых ходов: вместо них придут другие. Такой обмен — один за партию.',
      en: 'Your first hand. Press the cards that cost too much for the first turns: others come in their place. This exchange is made once a game.',
    },
    rule: 'BH-6.5',
  },
  {
    id: 'defend',
    at: ({ question }) => (question?.kind === 'act' ? cardsOf(question.options, 'defend') : []),
    text: {
      ru: 'Вас атакуют. Открытое существо может защитить: тогда бьются с ним, а потом оно закрывается. Можно и не защищать.',
      en: 'You are attacked. An open creature may step in: the fight is with it then, and afterwards it closes. You may also let the blow through.',
    },
    rule: 'BH-11.1',
  },
  {
    id: 'win',
    at: (moment) =>
      attacks(moment).some(({ target }) => target === rival(moment).hero.id) && moment.actor !== null
        ? [`c${rival(moment).hero.id}`]
        : [],
    text: {
      ru: 'Атакуйте героя: он не отвечает, а когда у него не останется жизней, вы победили.',
      en: 'Attack the hero: it does not strike back, and when its lives are gone you have won.',
    },
    rule: 'BH-15.1',
  },
  {
    id: 'closed',
    at: (moment) => aimable(moment, true),
    text: {
      ru: 'Закрытое существо не отвечает на удар: бейте его без страха.',
      en: 'A closed creature does not strike back: hit it without fear.',
    },
    rule: 'BH-10.3',
  },
  {
    id: 'answers',
    at: (moment) => aimable(moment, false),
    text: {
      ru: 'Открытое существо бьёт в ответ. Чем кончится удар, показано заранее, случай за случаем.',
      en: 'An open creature strikes back. What comes of the blow is shown beforehand, case by case.',
    },
    rule: 'BH-10.2',
  },
  {
    id: 'coins',
    at: ({ question, seat }) => (question?.ask === 'main' ? [`coins${seat}`] : []),
    text: {
      ru: 'Монеты. Каждый ход приносит ещё одну, и все открываются снова. Число в углу карты — её цена.',
      en: 'Your coins. Each turn brings one more, and all of them open again. The number in the corner of a card is its price.',
    },
    rule: 'BH-8.6',
  },
  {
    id: 'attack',
    at: (moment) => (moment.actor === null ? attacks(moment).map(({ card }) => `c${card}`) : []),
    text: {
      ru: 'Это существо может атаковать. Нажмите на него, потом на цель: героя или существо соперника.',
      en: 'This creature may attack. Press it, then the target: the rival’s hero or a creature.',
    },
    rule: 'BH-8.14',
  },
  {
    id: 'fresh',
    at: (moment) =>
      moment.question?.ask === 'main'
        ? own(moment)
            .squad.filter(({ fresh }) => fresh)
            .map(({ id }) => `c${id}`)
        : [],
    text: {
      ru: 'Существо пришло в этот ход, атаковать оно сможет со следующего. Защищать может сразу.',
      en: 'It came this turn, so it attacks from your next turn on. It may defend at once.',
    },
    rule: 'BH-8.19',
  },
  {
    id: 'play',
    at: (moment) => (moment.actor === null ? cardsOf(mainActs(moment), 'play') : []),
    text: {
      ru: 'На эту карту монет хватает. Нажмите на неё и подтвердите, или перетащите её на стол.',
      en: 'You have the coins for this card. Press it and confirm, or pull it onto the table.',
    },
    rule: 'BH-8.13',
  },
  {
    id: 'ability',
    at: (moment) => {
      const hero = own(moment).hero.id;
      const may = mainActs(moment).some((act) => isAct(act, 'use') && act.card === hero);
      return may && moment.actor === null ? ['.plate.own .ability[data-stop]', `c${hero}`] : [];
    },
    text: {
      ru: 'Ваш герой тоже действует: за монеты, раз за ход. Нажмите на способность, а на телефоне — на самого героя.',
      en: 'Your hero acts too: for coins, once a turn. Press the ability; on a phone, press the hero.',
    },
    rule: 'BH-8.15',
  },
  {
    id: 'quest',
    at: (moment) => (moment.actor === null ? cardsOf(mainActs(moment), 'take') : []),
    text: {
      ru: 'Это квест: взять его ничего не стоит. Он лежит рядом и действует, пока не завершится; другого квеста до тех пор не взять.',
      en: 'This is a quest: taking it costs nothing. It lies beside you and works until it is completed; until then there is no other.',
    },
    rule: 'BH-2.5',
  },
  {
    id: 'support',
    at: (moment) => (moment.question?.ask === 'main' ? own(moment).supports.map(({ id }) => `c${id}`) : []),
    text: {
      ru: 'Карта поддержки остаётся возле героя. Каждого вида лежит одна: новая сменит прежнюю.',
      en: 'A support card stays beside your hero. There is one of each kind: a new one takes its place.',
    },
    rule: 'BH-1.13',
  },
  {
    id: 'read',
    at: (moment) =>
      moment.question?.ask === 'main' && moment.actor === null
        ? rival(moment).squad.map(({ id }) => `c${id}`)
        : [],
    text: {
      ru: 'Любую карту можно прочесть: наведите на неё мышь или подержите на ней палец.',
      en: 'Any card can be read: point at it with the mouse, or hold a finger on it.',
    },
    rule: 'BH-1.10',
  },
  {
    id: 'end',
    at: (moment) =>
      moment.question?.ask === 'main' && mainActs(moment).every(({ do: what }) => what === 'end')
        ? ['.question-acts .button:last-child']
        : [],
    text: {
      ru: 'Больше делать нечего: закончите ход. Ходит соперник, и если он атакует, вас спросят о защите.',
      en: 'Nothing more to do: end the turn. Your rival plays, and when they attack you are asked about defence.',
    },
    rule: 'BH-8.26',
  },
];

const own = ({ view, seat }: Moment): SideView => view.sides[seat];
const rival = ({ view, seat }: Moment): SideView => view.sides[1 - seat];

const mainActs = ({ question }: Moment): readonly Act[] =>
  question?.kind === 'act' && question.ask === 'main' ? question.options : [];

/** The attacks of the card that is to act, or all of them. */
function attacks(moment: Moment): ActOf<'attack'>[] {
  const all = mainActs(moment).filter((act) => isAct(act, 'attack'));
  return moment.actor === null ? all : all.filter(({ card }) => card === moment.actor);
}

/** The rival's creatures that the acting one may be aimed at. */
function aimable(moment: Moment, closed: boolean): string[] {
  if (moment.actor === null) return [];
  const targets = new Set(attacks(moment).map(({ target }) => target));
  return rival(moment)
    .squad.filter((piece) => piece.closed === closed && targets.has(piece.id))
    .map(({ id }) => `c${id}`);
}

const cardsOf = (acts: readonly Act[], kind: 'play' | 'take' | 'defend'): string[] =>
  acts.filter((act) => isAct(act, kind)).map(({ card }) => `c${card}`);
