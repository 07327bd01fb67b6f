/** What the players choose before a game: the format, the edition, how long it lasts, their decks. */
import { mostOwnCards, type OptionsOf, type Settings } from '@vigrid/kernel';
import type { CardData } from './abilities/index.ts';
import type { RuleId, RulingId } from './rulebook/index.ts';
import { setNames } from './text/set-names.ts';

/** The time of a game, in turns of both players: then crystals decide (RB-21). */
export const mostTurns = 200;

const span = { min: 1, max: 9 } as const;

const thenCrystals = { ru: 'Потом считают кристаллы', en: 'Then crystals are counted' } as const;

export const settings = {
  lasts: { minutes: 40 },
  asks: {
    format: {
      kind: 'one',
      label: { ru: 'Как играем', en: 'What is played' },
      choices: [
        {
          value: 'constructed',
          label: { ru: 'Один бой', en: 'One battle' },
          about: { ru: 'Готовые или свои колоды', en: 'Ready decks or your own' },
          rule: 'B12-G-constructed-deck',
        },
        {
          value: 'draft',
          minutes: 20,
          label: { ru: 'Драфт из бустеров', en: 'Draft from boosters' },
          about: { ru: 'Карта себе, остальные сопернику', en: 'Pick a card, pass the rest' },
          rule: 'B12-G-draft-deck',
        },
        {
          value: 'campaign',
          minutes: 80,
          label: { ru: 'Кампания', en: 'Campaign' },
          about: { ru: 'Серия боёв: павшие не возвращаются', en: 'A series: the dead stay dead' },
          rule: 'B12-701.2',
        },
      ],
      usual: 'constructed',
    },
    campaign: {
      kind: 'length',
      label: { ru: 'Сколько боёв', en: 'How many battles' },
      asked: [{ setting: 'format', is: ['campaign'] }],
      rule: 'B12-701.2',
      parts: {
        to: { label: { ru: 'до стольких побед', en: 'to so many victories' }, ...span },
        games: { label: { ru: 'столько боёв', en: 'so many battles' }, ...span },
      },
      usual: { to: 2, games: 0 },
    },
    edition: {
      kind: 'one',
      label: { ru: 'Редакция правил', en: 'Edition of the rules' },
      asked: [{ setting: 'format', is: ['constructed', 'draft'] }],
      rule: 'B12-101.1',
      choices: [
        {
          value: '2012',
          label: { ru: '2012 года', en: '2012' },
          about: { ru: 'Последняя', en: 'The latest' },
        },
        {
          value: '2009',
          label: { ru: '2009 года', en: '2009' },
          about: { ru: 'Для тех, кто её помнит', en: 'For those who remember it' },
          when: [
            {
              setting: 'format',
              is: ['constructed', 'draft'],
              rule: 'B12-701.2',
              why: {
                ru: 'правила 2009 года не знают кампании',
                en: 'the rules of 2009 know no campaign',
              },
            },
          ],
        },
      ],
      usual: '2012',
    },
    turns: {
      kind: 'amount',
      label: { ru: 'Сколько длится бой', en: 'How long a battle lasts' },
      rule: 'RB-21',
      min: 2,
      max: mostTurns,
      // Both players have as many.
      step: 2,
      choices: [
        {
          value: mostTurns,
          label: { ru: 'До победы', en: 'To the end' },
          about: { ru: `Но не дольше ${mostTurns} ходов`, en: `Yet no more than ${mostTurns} turns` },
        },
        { value: 60, label: { ru: '60 ходов', en: '60 turns' }, about: thenCrystals },
        { value: 30, label: { ru: '30 ходов', en: '30 turns' }, about: thenCrystals },
      ],
      usual: mostTurns,
    },
    sets: {
      kind: 'several',
      label: { ru: 'Наборы', en: 'Sets' },
      about: {
        ru: 'Из чего собраны колоды и бустеры; если не выбрать ничего, свои колоды — из всех, остальное — из «Войны стихий»',
        en: 'What decks and boosters are made of; where none is chosen, decks of your own are of all, the rest of War of the Elements',
      },
      rule: 'RB-56',
      choices: [
        { value: 'WE', label: setNames.WE },
        { value: 'OT', label: setNames.OT },
        { value: 'EX', label: setNames.EX },
        { value: 'ID', label: setNames.ID },
        { value: 'LL', label: setNames.LL },
        { value: 'SD', label: setNames.SD },
        { value: 'FG', label: setNames.FG },
        { value: 'PK', label: setNames.PK },
        { value: 'GL', label: setNames.GL },
      ],
    },
    own: {
      kind: 'cards',
      label: { ru: 'Свои карты', en: 'Cards of one’s own' },
      about: {
        ru: 'Карты из мастерской, которые договорились пускать в колоды',
        en: 'Cards from the workshop that decks may hold by agreement',
      },
      most: mostOwnCards,
    },
    decks: {
      kind: 'decks',
      label: { ru: 'Колоды', en: 'Decks' },
      rule: 'B12-204.1',
      // RB-55.
      chosen: {
        when: [
          {
            setting: 'format',
            is: ['constructed', 'campaign'],
            rule: 'B12-G-draft-deck',
            why: {
              ru: 'в драфте назовите "random" или пришлите список',
              en: 'in a draft say "random" or send a list of your own',
            },
          },
        ],
        instead: {
          ru: 'Каждый вскрывает четыре бустера по семь карт, берёт по одной, а остальные передаёт сопернику. Раздача — двенадцать карт.',
          en: 'Each player opens four boosters of seven cards, picks one at a time and passes the rest on. Twelve cards are dealt.',
        },
      },
    },
  },
} as const satisfies Settings<RuleId | RulingId>;

export interface BerserkOptions extends Omit<OptionsOf<typeof settings>, 'own' | 'sets'> {
  /** Absent in records from before there were such cards. */
  readonly own?: readonly CardData[];
  /** Absent where nobody said which. */
  readonly sets?: readonly string[];
}
