/** What of a position of Dune can be set up in a form. */
import type { PositionField, PositionForm } from '@vigrid/kernel';

const held = ['starting', 'reserve', 'imperium'];

const amounts: readonly PositionField[] = [
  { id: 'solari', kind: 'number', label: { ru: 'Солари', en: 'Solari' } },
  { id: 'spice', kind: 'number', label: { ru: 'Пряность', en: 'Spice' } },
  { id: 'water', kind: 'number', label: { ru: 'Вода', en: 'Water' } },
  { id: 'points', kind: 'number', label: { ru: 'Победные очки', en: 'Victory Points' } },
  { id: 'garrison', kind: 'number', label: { ru: 'Гарнизон', en: 'Garrison' } },
  { id: 'troops', kind: 'number', label: { ru: 'Отряды в конфликте', en: 'Troops in the Conflict' } },
];

export const form: PositionForm = {
  table: [
    { id: 'players', kind: 'choice', choices: [2, 3, 4], label: { ru: 'Игроки', en: 'Players' } },
    { id: 'turn', kind: 'seat', label: { ru: 'Чей ход', en: 'Whose turn' } },
    { id: 'round', kind: 'number', most: 10, label: { ru: 'Раунд', en: 'Round' } },
    { id: 'conflict', kind: 'card', of: ['conflict'], label: { ru: 'Конфликт', en: 'Conflict' } },
    { id: 'row', kind: 'cards', of: ['imperium'], label: { ru: 'Ряд Империума', en: 'Imperium Row' } },
  ],
  side: [
    { id: 'leader', kind: 'card', of: ['leader'], label: { ru: 'Лидер', en: 'Leader' } },
    ...amounts,
    { id: 'swordmaster', kind: 'flag', label: { ru: 'Мастер меча', en: 'Swordmaster' } },
    { id: 'council', kind: 'flag', label: { ru: 'Место в Совете', en: 'Seat on the Council' } },
    { id: 'hand', kind: 'cards', of: held, label: { ru: 'Рука', en: 'Hand' } },
    { id: 'deck', kind: 'cards', of: held, label: { ru: 'Колода, сверху вниз', en: 'Deck, from the top' } },
    { id: 'discard', kind: 'cards', of: held, label: { ru: 'Сброс', en: 'Discard pile' } },
    { id: 'intrigues', kind: 'cards', of: ['intrigue'], label: { ru: 'Интриги', en: 'Intrigue cards' } },
  ],
};
