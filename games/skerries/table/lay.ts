/** Where things lie, for the table that any game can be played on. */
import type { Area, Item, Layout } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { CaptainView, SailView, SkerriesView } from './view.ts';

export const lay = ({ island, islands, prize, die, storms, captains }: SkerriesView): Layout => ({
  turn: island,
  areas: [
    {
      id: 'island',
      title: say(`Остров ${island} из ${islands}`, `Island ${island} of ${islands}`),
      items: [
        { kind: 'figure', title: say('Сокровище', 'Treasure'), value: prize },
        ...(storms && die > 0 ? [{ kind: 'die', face: die, title: say('Шторм', 'Storm') } as const] : []),
      ],
    },
    ...captains.flatMap(zonesOf),
  ],
});

const zonesOf = ({ gold, hand, hoisted }: CaptainView, seat: number): Area[] => [
  {
    id: `gold ${seat}`,
    title: say('Добыча', 'Gold'),
    seat,
    items: [{ kind: 'figure', title: say('Сокровищ', 'Treasure'), value: gold }],
  },
  { id: `hand ${seat}`, title: say('Паруса', 'Sails'), seat, items: hand.map(itemOf) },
  { id: `hoisted ${seat}`, title: say('Поднятые', 'Hoisted'), seat, items: hoisted.map(itemOf) },
];

function itemOf({ id, def }: SailView): Item {
  if (def === null) return { kind: 'card', faceDown: true };
  const strength = def.replace('sail-', '');
  const title = say(`Парус ${strength}`, `Sail ${strength}`);
  return { kind: 'card', def, title, ...(id !== undefined && { id }) };
}
