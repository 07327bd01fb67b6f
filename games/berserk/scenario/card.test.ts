import { seeded } from '@vigrid/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sets } from '../cards/sets.ts';
import { feature } from '../test/arbitrary.ts';
import { ownCard, readFeature } from './card.ts';
import { place } from './position.ts';

const reading = (written: object) => () => ownCard({ name: 'Ghoul', ...written }, 'A card');

test('features of every card in the catalogue are read as they are', () => {
  for (const { id, features = [] } of sets.flatMap((set) => set.cards))
    for (const one of features) expect(readFeature(one, id)).toEqual(one);
});

test('whatever the language of features allows is read as it is', () => {
  fc.assert(
    fc.property(feature, (one) => {
      expect(readFeature(one, 'A feature')).toEqual(one);
    }),
  );
});

test('two own cards of one name are the same card, or a fault', () => {
  const position = (lives: number) => () =>
    place({ cards: [{ name: 'Ghoul' }, { name: 'Ghoul', lives }], a: { squad: ['Ghoul C1'] } }, seeded('1'));
  expect(position(8)().own.filter(({ en }) => en === 'Ghoul')).toHaveLength(1);
  expect(position(9)).toThrow('Two cards of "cards" are called "Ghoul", but are not the same.');
});

test('of what kind an attack is can be said only of a moment that is about one', () => {
  const does = [{ use: 'influence', do: { do: 'open', to: 'this' } }];
  const on = (moment: string) => ({ kind: 'when', on: moment, attack: { types: ['shot'] }, does });
  expect(readFeature(on('kills'), 'A feature')).toEqual(on('kills'));
  expect(() => readFeature(on('moves'), 'A feature')).toThrow(/^A feature: "attack" is not known here\./);
});

test('a word that is not known is named with what would be right', () => {
  expect(reading({ features: ['armor 1'] })).toThrow(
    /^"Ghoul", features 1: "armor" can not stand here\. Perhaps "armour"\? Known are: vanguard, /,
  );
  expect(reading({ features: [{ kind: 'has', gives: [{ kind: 'averts', amount: 1 }] }] })).toThrow(
    /^"Ghoul", features 1, gives 1: "averts" is no "kind" that is known here\. Known are: word, strike, /,
  );
  expect(reading({ features: [{ kind: 'has', to: { sied: 'yours' }, gives: [] }] })).toThrow(
    /^"Ghoul", features 1, to: "sied" is not known here\. Perhaps "side"\?/,
  );
  const does = [{ use: 'influence', do: { do: 'heal', to: 'this' } }];
  expect(reading({ features: ['hideout', { kind: 'play', pay: { close: true }, does }] })).toThrow(
    '"Ghoul", features 2, does 1, do: "amount" is missing.',
  );
  expect(reading({ features: [{ kind: 'has', if: { theer: {} }, gives: [] }] })).toThrow(
    /^"Ghoul", features 1, if: "theer" is not known here\. Perhaps "there"\?/,
  );
  expect(reading({ classes: ['elv'] })).toThrow(/^"Ghoul", classes 1: "elv" .* Perhaps "elf"\?/);
  expect(reading({ strike: [1, 2] })).toThrow(
    '"Ghoul", strike is three numbers, such as [1, 2, 3], not [1,2].',
  );
  expect(reading({ lives: '8' })).toThrow('"Ghoul", lives is a whole number, not "8".');
  expect(reading({ element: 'fire' })).toThrow(
    /^"Ghoul": "element" is not known here\. Perhaps "elements"\? Known are: name, type, /,
  );
  expect(() => ownCard({ lives: 3 }, 'A card')).toThrow('A card: "name" is missing.');
});

test('a position speaks of no card and no marker that is not there', () => {
  const placing = (position: object) => () => place(position, seeded('position'));
  const to = { choose: { name: 'Nomadd' } };
  const does = [{ use: 'influence', do: { do: 'cure', to } }];
  expect(placing({ cards: [{ name: 'Ghoul', features: [{ kind: 'play', pay: {}, does }] }] })).toThrow(
    '"Ghoul" speaks of "Nomadd", but no card has that English name.',
  );
  expect(placing({ a: { squad: [{ card: 'Nomad', cell: 'C1', markers: ['preyy'] }] } })).toThrow(
    /^There is no marker "preyy"\. There are: poison, /,
  );
  expect(placing({ a: { squad: [{ card: 'Nomad', cell: 'C1', gained: ['armor 1'] }] } })).toThrow(
    /^"Nomad", gained: "armor" can not stand here\. Perhaps "armour"\?/,
  );
});
