/** The first game, told as it is played: when, where, what, and under which rule. */
import { type BerserkAct, told } from '@vigrid/berserk/table';
import type { GuideMoment, Tip } from '../screen.ts';
import type { BerserkView } from './table/game.ts';

type Moment = GuideMoment<BerserkView>;

/** A game of 2009 is told its own numbers. */
function inEdition(rule: string): (view: BerserkView) => string {
  return (view) => told(view, rule);
}

export const tips: readonly Tip<BerserkView>[] = [
  {
    id: 'order',
    at: asking('order'),
    text: {
      ru: 'Первый игрок раньше бьёт, второй видит отряд врага и может спрятать свой третий ряд. У второго на кристалл каждого вида больше.',
      en: 'The First player strikes first; the Second may hide their third row, and has one more crystal of each kind.',
    },
    rule: inEdition('B12-402.1'),
  },
  {
    id: 'redeal',
    at: asking('redeal'),
    text: {
      ru: 'Эти пятнадцать карт — то, из чего собирают отряд. Пересдача стоит золотого кристалла: берите её, только если сдача совсем плоха.',
      en: 'These fifteen cards are what your squad is made of. A redeal costs a gold crystal: take it only if the deal is poor.',
    },
    rule: inEdition('B12-402.4'),
  },
  {
    id: 'recruit',
    at: ({ question }) => (question?.ask === 'recruit' ? ['.deal', '.question'] : []),
    text: {
      ru: 'Нажмите на карту, чтобы взять её в отряд, ещё раз — чтобы вернуть. Золотые карты стоят только золота, серебряные — любых кристаллов. Сомневаетесь? Нажмите «Набрать за меня».',
      en: 'Press a card to take it into the squad, again to put it back. Golden ones take gold alone, silver ones either. In doubt, press “Suggest a squad”.',
    },
    rule: inEdition('B12-403.2.1'),
  },
  {
    id: 'deploy',
    at: ({ question }) => (question?.ask === 'deploy' ? ['.muster', '.question'] : []),
    text: {
      ru: 'Расставьте отряд рубашкой вверх на своей половине. Крепких бойцов — в первый ряд, стрелков и магов — за ними.',
      en: 'Deploy your squad face down on your half: sturdy fighters in the first row, shooters and mages behind them.',
    },
    rule: inEdition('B12-404.1'),
  },
  {
    id: 'choice',
    at: ({ question, actor }) => (question?.ask === 'choice' && actor === null ? ['.field .own.is-lit'] : []),
    text: {
      ru: 'Ваш ход. Каждое открытое существо может двигаться и один раз действовать, после чего закрывается. Нажмите на любое из светящихся.',
      en: 'Your turn. Each open creature may move and act once, and then closes. Press any that shine.',
    },
    rule: inEdition('B12-412.2'),
  },
  {
    id: 'strike',
    at: (moment) => (aims(moment) ? ['.field .rival.is-lit'] : []),
    text: {
      ru: 'Это существо достаёт врага рядом. Наведите на него: покажем все исходы броска, ещё до удара.',
      en: 'It can strike the enemy next to it. Point there: every fall of the dice is shown before you strike.',
    },
    rule: inEdition('B12-514.2'),
  },
  {
    id: 'move',
    at: ({ question, actor }) => (question?.ask === 'choice' && actor !== null ? ['.cell.at-lit'] : []),
    text: {
      ru: 'На подсвеченные клетки оно может перейти: за клетку — единица движения. Потом оно ещё сможет ударить.',
      en: 'It can move to the cells that are lit, a unit of movement each. It may still strike afterwards.',
    },
    rule: inEdition('B12-506.1'),
  },
  {
    id: 'defend',
    at: ({ question }) =>
      question?.kind === 'act' && question.options.some((act) => act.do === 'defend')
        ? ['.field .own.is-lit']
        : [],
    text: {
      ru: 'Враг бьёт. Открытое существо рядом может заслонить цель собой; потом оно закроется. Можно и пасовать.',
      en: 'The enemy strikes. An open creature nearby may take the blow in the target’s place, and closes then. Or pass.',
    },
    rule: inEdition('B12-513.1'),
  },
  {
    id: 'weaken',
    at: asking('weaken'),
    text: {
      ru: 'Ослабьте свой удар на ступень, и враг промахнётся.',
      en: 'Make your strike one grade weaker, and the enemy misses.',
    },
    rule: inEdition('B12-514.4'),
  },
  {
    id: 'priority',
    at: asking('priority'),
    text: {
      ru: 'Пока действие лежит в стеке, на него можно ответить, а нечем — пасуйте. «Пасовать за меня» (под журналом, на телефоне — в меню «Ещё») делает это само, пока враг ничего не объявил.',
      en: 'While an action lies on the stack it may be answered, or pass. “Pass for me” (below the log, on a phone under “More”) does so by itself while your rival has declared nothing.',
    },
    rule: inEdition('B12-303.1'),
  },
  {
    id: 'closed',
    at: (moment) => (anyOwnClosed(moment) && moment.question?.ask === 'choice' ? ['.field .own.closed'] : []),
    text: {
      ru: 'Закрытые лежат боком: они не бьют в ответ и не защищают. В начале вашего хода они откроются.',
      en: 'Closed cards lie sideways: they neither strike back nor defend. They open when your next turn begins.',
    },
    rule: inEdition('B12-510.2'),
  },
];

function asking(ask: string): Tip['at'] {
  return ({ question }) => (question?.ask === ask ? ['.question'] : []);
}

/** The card that is to act has somebody to strike. */
function aims({ question, actor }: Moment): boolean {
  if (question?.kind !== 'act' || actor === null) return false;
  const acts = question.options as readonly BerserkAct[];
  return acts.some((act) => act.do === 'strike' && act.card === actor);
}

function anyOwnClosed({ view, seat }: Moment): boolean {
  return view.sides[seat].pieces.some(({ closed }) => closed);
}
