/** Positions set up in a form: what the form asks for, the game can lay. */
import { allGames } from '@vigrid/games';
import { type AnyGame, type PositionField, seeded } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';

const games = (await allGames()).map(({ game }) => game).filter(({ scenario }) => scenario.form);

const cardFor = ({ catalogue }: AnyGame, of: readonly string[] | undefined): string =>
  (catalogue.find(({ kind }) => !of || of.includes(kind)) ?? catalogue[0]).name.en;

/** Something that may stand in a field. */
function valueFor(game: AnyGame, field: PositionField): unknown {
  switch (field.kind) {
    case 'number':
      return 1;
    case 'flag':
      return true;
    case 'seat':
      return 'b';
    case 'choice':
      return field.choices.at(-1);
    case 'card':
      return cardFor(game, field.of);
    case 'cards': {
      const card = cardFor(game, field.of);
      if (!field.each) return [card];
      return [{ card, ...Object.fromEntries(field.each.map((one) => [one.id, valueFor(game, one)])) }];
    }
  }
}

test('all four games have one', () => {
  expect(games.map(({ id }) => id).sort()).toEqual(['berserk', 'dune', 'heroes', 'valhalla']);
});

describe.each(games)('$id', (game) => {
  const place = (position: unknown) => game.scenario.place(position, seeded('form'));

  test('an empty form is a position', () => {
    expect(place({}).result).toBeNull();
  });

  test.each(game.scenario.form?.table ?? [])('of the table: $id', (field) => {
    expect(() => place({ [field.id]: valueFor(game, field) })).not.toThrow();
    expect(() => place({ [`${field.id}?`]: valueFor(game, field) })).toThrow();
  });

  test.each(game.scenario.form?.side ?? [])('of a player: $id', (field) => {
    expect(() => place({ b: { [field.id]: valueFor(game, field) } })).not.toThrow();
  });
});
