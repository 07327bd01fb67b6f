/** What of a position of Berserk can be set up in a form. */
import type { PositionField, PositionForm } from '@vigrid/kernel';

const columns = ['A', 'B', 'C', 'D', 'E'];
const cells = ['', "'"].flatMap((half) =>
  [1, 2, 3].flatMap((row) => columns.map((column) => `${column}${row}${half}`)),
);

const inPlay: readonly PositionField[] = [
  { id: 'cell', kind: 'choice', choices: cells, apart: 'table', label: { ru: 'Клетка', en: 'Cell' } },
  { id: 'wounds', kind: 'number', label: { ru: 'Раны', en: 'Wounds' } },
  { id: 'closed', kind: 'flag', label: { ru: 'Закрыта', en: 'Closed' } },
  { id: 'hidden', kind: 'flag', label: { ru: 'Скрыта', en: 'Hidden' } },
  { id: 'chips', kind: 'number', label: { ru: 'Фишки', en: 'Chips' } },
  { id: 'poison', kind: 'number', label: { ru: 'Отравление', en: 'Poisoning' } },
];

export const form: PositionForm = {
  table: [
    { id: 'edition', kind: 'choice', choices: [2012, 2009], label: { ru: 'Редакция', en: 'Edition' } },
    { id: 'turn', kind: 'seat', label: { ru: 'Чей ход', en: 'Whose turn' } },
    { id: 'number', kind: 'number', label: { ru: 'Номер хода', en: 'Number of the turn' } },
  ],
  side: [
    { id: 'squad', kind: 'cards', each: inPlay, label: { ru: 'Отряд', en: 'Squad' } },
    { id: 'graveyard', kind: 'cards', label: { ru: 'Кладбище', en: 'Graveyard' } },
    { id: 'deck', kind: 'cards', label: { ru: 'Колода, сверху вниз', en: 'Deck, from the top' } },
  ],
};
