import { seeded } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { place } from '../scenario/position.ts';

const hire = { kind: 'when', on: 'hire', does: [{ do: 'wound', to: 'enemyHero', amount: 1 }] };
const having = (ability: object) => () =>
  place({ cards: [{ name: 'Imp', abilities: [ability] }] }, seeded('slips'));

test('a misspelt ability of a scenario’s own card is refused, with the card and the ability', () => {
  expect(having(hire)).not.toThrow();
  for (const slip of [
    { ...hire, kind: 'wen' },
    { ...hire, on: 'hirre' },
    { ...hire, does: [{ do: 'wond', to: 'enemyHero', amount: 1 }] },
    { ...hire, does: [{ do: 'wound', to: 'enemyHeroo', amount: 1 }] },
    { ...hire, does: [{ do: 'wound', to: { all: { class: 'dwarf' } }, amount: 1 }] },
    { ...hire, does: [{ do: 'wound', to: 'enemyHero', amout: 1 }] },
  ]) {
    expect(having(slip), JSON.stringify(slip)).toThrow(`An ability of "Imp" can not be put into words`);
    expect(having(slip)).toThrow(JSON.stringify(slip));
  }
});
