/** The first game, told as it is played: when, where, what, and under which rule. */
import type { GuideMoment, Tip } from '../screen.ts';
import type { DuneView, SideView } from './table/game.ts';

type Moment = GuideMoment<DuneView>;

export const tips: readonly Tip<DuneView>[] = [
  {
    id: 'send',
    at: ({ question, actor, seat }) => (question?.ask === 'turn' && actor === null ? [`hand${seat}`] : []),
    text: {
      ru: 'В свой ход отправьте агента: выберите карту, потом подсвеченную ячейку с таким же символом. Можно и наоборот, сначала ячейку.',
      en: 'In your turn send an Agent: choose a card, then a lit space with the same icon. Or press the space first.',
    },
    rule: 'D-4.1',
  },
  {
    id: 'space',
    at: ({ question, actor }) => (question?.ask === 'turn' && actor !== null ? ['.space.is-lit'] : []),
    text: {
      ru: 'На ячейке сначала цена, потом то, что она даёт. Скрещённые мечи: отсюда можно послать отряды в сражение.',
      en: 'A space shows its price first, then what it gives. Crossed swords: from here troops may go to the Conflict.',
    },
    rule: 'D-4.5',
  },
  {
    id: 'effects',
    at: ({ question }) => (question?.ask === 'effects' ? ['.question'] : []),
    text: {
      ru: 'Ячейка и карта дают эффекты. Применяйте их в любом порядке.',
      en: 'Space and card give effects. Carry them out in any order you like.',
    },
    rule: 'D-4.8',
  },
  {
    id: 'conflict',
    at: ({ question }) => (question?.ask === 'deploy' ? ['conflict'] : []),
    text: {
      ru: 'Отряд в зоне конфликта даёт силу 2. Самый сильный в конце раунда получает первую награду.',
      en: 'A troop in the Conflict is worth 2 strength. The strongest takes the first reward at the end of the round.',
    },
    rule: 'D-7.2',
  },
  {
    id: 'reveal',
    at: (moment) => (moment.question?.ask === 'turn' && own(moment).agentsReady === 0 ? ['.question'] : []),
    text: {
      ru: 'Агентов больше нет: раскройте оставшиеся карты. Их нижние поля дают убеждение и мечи.',
      en: 'No Agent is left: reveal the cards you hold. Their lower boxes give Persuasion and swords.',
    },
    rule: 'D-8.1',
  },
  {
    id: 'buy',
    at: ({ question }) => (question?.ask === 'reveal' ? ['.imperium'] : []),
    text: {
      ru: 'На очки убеждения покупают карты. Они уходят в сброс и скоро придут на руку.',
      en: 'Persuasion buys cards. They go to your discard pile and will soon be in your hand.',
    },
    rule: 'D-9.1',
  },
];

const own = ({ view, seat }: Moment): SideView => view.sides[seat];
