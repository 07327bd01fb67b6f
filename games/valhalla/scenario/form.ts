/** What of a position of Valhalla can be set up in a form. */
import type { PositionForm } from '@vigrid/kernel';

const held = ['warrior', 'tactic'];

export const form: PositionForm = {
  table: [
    { id: 'players', kind: 'choice', choices: [2, 3, 4], label: { ru: 'Игроки', en: 'Players' } },
    { id: 'turn', kind: 'seat', label: { ru: 'Чей ход', en: 'Whose turn' } },
    { id: 'number', kind: 'number', label: { ru: 'Номер хода', en: 'Number of the turn' } },
    { id: 'pool', kind: 'number', most: 12, label: { ru: 'Серые кости', en: 'Grey dice' } },
    { id: 'deck', kind: 'cards', of: held, label: { ru: 'Колода, сверху вниз', en: 'Deck, from the top' } },
    { id: 'discard', kind: 'cards', of: held, label: { ru: 'Сброс', en: 'Discard pile' } },
  ],
  side: [
    { id: 'jarl', kind: 'card', of: ['jarl'], label: { ru: 'Ярл', en: 'Jarl' } },
    { id: 'shields', kind: 'number', most: 4, label: { ru: 'Щиты', en: 'Shields' } },
    {
      id: 'squad',
      kind: 'cards',
      of: ['warrior'],
      each: [
        {
          id: 'space',
          kind: 'choice',
          choices: [1, 2, 3, 4],
          apart: 'side',
          label: { ru: 'Место', en: 'Space' },
        },
      ],
      label: { ru: 'Отряд', en: 'Squad' },
    },
    { id: 'hand', kind: 'cards', of: held, label: { ru: 'Рука', en: 'Hand' } },
    { id: 'valhalla', kind: 'cards', of: ['warrior'], label: { ru: 'В Вальхалле', en: 'In Valhalla' } },
  ],
};
