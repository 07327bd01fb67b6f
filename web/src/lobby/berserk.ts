/** What a game of Berserk asks: the format, how long a campaign and a battle last, the edition of the rules. */
import type { Chosen, Extras } from './extras.ts';

const drafts = ({ format }: Chosen): boolean => format === 'draft';

/** A campaign is played to so many victories, or for so many games (B12-701.2). */
const campaigns: Readonly<Record<string, { readonly to?: number; readonly games?: number }>> = {
  'to 2': { to: 2 },
  'to 3': { to: 3 },
  'games 3': { games: 3 },
  'games 5': { games: 5 },
};

/** RB-21. */
const endless = '200';

export const berserk: Extras = {
  fields: [
    {
      id: 'format',
      legend: { ru: 'Как играем', en: 'What is played' },
      choices: [
        {
          value: 'constructed',
          label: { ru: 'Один бой', en: 'One battle' },
          about: { ru: 'Готовые или свои колоды', en: 'Ready decks or your own' },
        },
        {
          value: 'draft',
          label: { ru: 'Драфт из бустеров', en: 'Draft from boosters' },
          about: { ru: 'Карта себе, остальные сопернику', en: 'Pick a card, pass the rest' },
        },
        {
          value: 'campaign',
          label: { ru: 'Кампания', en: 'Campaign' },
          about: { ru: 'Серия боёв: павшие не возвращаются', en: 'A series: the dead stay dead' },
        },
      ],
    },
    {
      id: 'campaign',
      legend: { ru: 'Сколько боёв', en: 'How many battles' },
      when: ({ format }) => format === 'campaign',
      choices: [
        { value: 'to 2', label: { ru: 'До двух побед', en: 'To two victories' } },
        { value: 'to 3', label: { ru: 'До трёх побед', en: 'To three victories' } },
        { value: 'games 3', label: { ru: 'Три боя', en: 'Three battles' } },
        { value: 'games 5', label: { ru: 'Пять боёв', en: 'Five battles' } },
      ],
    },
    {
      id: 'edition',
      legend: { ru: 'Редакция правил', en: 'Edition of the rules' },
      // The rules of 2009 know no campaign.
      when: ({ format }) => format !== 'campaign',
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
        },
      ],
    },
    {
      id: 'turns',
      legend: { ru: 'Сколько длится бой', en: 'How long a battle lasts' },
      choices: [
        {
          value: endless,
          label: { ru: 'До победы', en: 'To the end' },
          about: { ru: `Но не дольше ${endless} ходов`, en: `Yet no more than ${endless} turns` },
        },
        ...[60, 30].map((turns) => ({
          value: String(turns),
          label: { ru: `${turns} ходов`, en: `${turns} turns` },
          about: { ru: 'Потом считают кристаллы', en: 'Then crystals are counted' },
        })),
      ],
    },
  ],
  players: {},
  noDecks: (chosen) =>
    drafts(chosen)
      ? {
          ru: 'Каждый вскрывает четыре бустера по семь карт, берёт по одной, а остальные передаёт сопернику. Раздача — двенадцать карт.',
          en: 'Each player opens four boosters of seven cards, picks one at a time and passes the rest on. Twelve cards are dealt.',
        }
      : null,
  options: (chosen) => {
    const { format = 'constructed', campaign = 'to 2', edition, turns = endless } = chosen;
    return {
      format,
      ...(drafts(chosen) && { decks: ['random', 'random'] }),
      ...(format === 'campaign' ? { campaign: campaigns[campaign] } : edition !== undefined && { edition }),
      ...(turns !== endless && { turns: Number(turns) }),
    };
  },
};
