/** The small field on which a card is tried: a dummy before it, a nomad farther off. */
import type { OwnCard } from '@vigrid/kernel';

/** As a scenario writes it (games/berserk/scenarios/README.md). */
export function dummyBefore(card: OwnCard): unknown {
  const { id: _, ru: name, en: __, glyph: ___, typed: ____, ...said } = Object(card);
  const stands = said.type !== 'terrain';
  return {
    turn: 'a',
    cards: [
      { name, ...said },
      { name: 'Чучело', type: 'artifact', lives: 10, cost: 0 },
    ],
    a: {
      squad: [
        stands ? { card: name, cell: said.move === 'flight' ? 'air' : 'C1', chips: 3 } : name,
        'Nomad B1',
      ],
    },
    b: { squad: ["Чучело C1'", "Nomad A2'"] },
  };
}
