/** What of a position of Heroes can be set up in a form. */
import type { PositionField, PositionForm } from '@vigrid/kernel';

const inPlay: readonly PositionField[] = [
  { id: 'wounds', kind: 'number', label: { ru: 'Раны', en: 'Wounds' } },
  { id: 'closed', kind: 'flag', label: { ru: 'Закрыта', en: 'Closed' } },
  { id: 'fresh', kind: 'flag', label: { ru: 'Вышла в этот ход', en: 'Came this turn' } },
  { id: 'struck', kind: 'flag', label: { ru: 'Уже атаковала', en: 'Has attacked' } },
  { id: 'poison', kind: 'number', label: { ru: 'Яд', en: 'Poison' } },
  { id: 'markers', kind: 'number', label: { ru: 'Маркеры', en: 'Markers' } },
];

const held = ['creature', 'spell', 'quest', 'weapon', 'event', 'terrain', 'armour'];

export const form: PositionForm = {
  table: [
    { id: 'turn', kind: 'seat', label: { ru: 'Чей ход', en: 'Whose turn' } },
    { id: 'number', kind: 'number', label: { ru: 'Номер хода', en: 'Number of the turn' } },
  ],
  side: [
    { id: 'hero', kind: 'card', of: ['hero'], label: { ru: 'Герой', en: 'Hero' } },
    { id: 'wounds', kind: 'number', label: { ru: 'Раны героя', en: 'Wounds of the hero' } },
    { id: 'closed', kind: 'flag', label: { ru: 'Герой закрыт', en: 'The hero is closed' } },
    { id: 'coins', kind: 'number', label: { ru: 'Монеты', en: 'Coins' } },
    { id: 'spent', kind: 'number', label: { ru: 'Из них закрыты', en: 'Closed ones of them' } },
    { id: 'squad', kind: 'cards', of: ['creature'], each: inPlay, label: { ru: 'Отряд', en: 'Squad' } },
    {
      id: 'supports',
      kind: 'cards',
      of: ['weapon', 'terrain', 'armour'],
      each: inPlay.slice(0, 2),
      label: { ru: 'Опоры', en: 'Supports' },
    },
    { id: 'hand', kind: 'cards', of: held, label: { ru: 'Рука', en: 'Hand' } },
    { id: 'deck', kind: 'cards', of: held, label: { ru: 'Колода, сверху вниз', en: 'Deck, from the top' } },
    { id: 'graveyard', kind: 'cards', of: held, label: { ru: 'Кладбище', en: 'Graveyard' } },
  ],
};
