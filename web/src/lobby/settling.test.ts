import { berserk } from '@vigrid/berserk';
import { dune } from '@vigrid/dune';
import { type Chosen, readSettings, type Setting, type Settings, seatings } from '@vigrid/kernel';
import { valhalla } from '@vigrid/valhalla';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noDecks, settled } from './settling.ts';

const games = [berserk, dune, valhalla];

/** Anything that can be pressed for a setting, allowed or not, and what else may be remembered. */
function wishFor(setting: Setting): fc.Arbitrary<unknown> {
  const values = 'choices' in setting ? (setting.choices ?? []).map(({ value }) => value) : [];
  const one = fc.constantFrom(...values, 'gone');
  switch (setting.kind) {
    case 'one':
      return one;
    case 'switch':
      return fc.boolean();
    case 'several':
      return fc.array(one);
    case 'seats':
      return setting.places ? fc.array(one, { maxLength: 2 }) : one;
    case 'amount':
      return fc.integer({ min: setting.min - 2, max: setting.max + 2 });
    case 'length':
      return fc.dictionary(fc.constantFrom(...Object.keys(setting.parts)), fc.nat({ max: 10 }));
    case 'decks':
    case 'cards':
      return fc.constant(undefined);
  }
}

const wishes = ({ asks }: Settings): fc.Arbitrary<Chosen> =>
  fc.record(
    Object.fromEntries(
      Object.entries(asks).map(([id, setting]) => [id, fc.option(wishFor(setting), { nil: undefined })]),
    ),
  );

test.each(games.map((game) => [game.name.en, game] as const))(
  '%s can be played with whatever was pressed, for any number of players',
  (_name, game) => {
    fc.assert(
      fc.property(
        wishes(game.settings),
        fc.constantFrom(...seatings(game.seats)),
        fc.nat(),
        (wanted, seats, place) => {
          const { chosen, options } = settled(game.settings, wanted, seats, place % seats);
          expect(readSettings<unknown>(game, chosen, seats)).toEqual({ options });
        },
      ),
      { numRuns: 300 },
    );
  },
);

describe('what was chosen', () => {
  const at = (seats: number, wanted: Chosen, own = 0) =>
    settled(valhalla.settings, wanted, seats, own).options;

  test('holds as far as the number of players allows, and comes back with it', () => {
    expect(at(5, { jarls: 'five' })).toMatchObject({ jarls: 'five' });
    expect(at(6, { jarls: 'five' })).toMatchObject({ jarls: 'three' });
    expect(at(2, { thor: true, tyr: true })).toMatchObject({ thor: false, tyr: true });
    expect(at(4, { loki: 'LOKI-07', companions: 'union' })).toMatchObject({
      loki: 'LOKI-07',
      companions: 'union',
    });
    expect(at(3, { companions: 'union' })).toMatchObject({ companions: 'none' });
  });

  test('alone: the side of the monster goes by the rules or by choice', () => {
    expect(at(1, { valkyries: true })).toMatchObject({ side: 'marked' });
    expect(at(1, { valkyries: true, side: 'plain' })).toMatchObject({ side: 'plain' });
    expect(at(1, { side: 'marked', abilities: false, thor: true })).toMatchObject({
      side: 'marked',
      abilities: false,
      thor: false,
    });
  });

  test('for one’s own seat leaves the others as usual, or changes with them', () => {
    expect(at(3, { shields: 'eagle' }, 0).shields).toEqual(['eagle', 'serpent', 'raven']);
    expect(at(3, { shields: 'goat' }, 1).shields).toEqual(['raven', 'goat', 'eagle']);
    const leaders = settled(dune.settings, { leaders: 'lead-paul-atreides' }, 3, 2).options;
    expect(leaders).toMatchObject({ leaders: ['any', 'any', 'lead-paul-atreides'] });
  });

  test('of boxes goes with the box it needs', () => {
    const boxes = (expansions: readonly string[], seats = 3) =>
      settled(dune.settings, { expansions, leaders: 'lead-ilesa-ecaz' }, seats, 0).options;
    expect(boxes(['epic', 'ix', 'eleven'])).toMatchObject({
      expansions: ['ix', 'epic'],
      leaders: ['lead-ilesa-ecaz', 'any', 'any'],
    });
    expect(boxes(['epic', 'churn'])).toMatchObject({ expansions: [], leaders: ['any', 'any', 'any'] });
    expect(boxes(['ix', 'churn'], 1)).toMatchObject({ expansions: ['ix', 'churn'] });
  });

  test('of a campaign is not chosen for one battle, and a draft leaves no choice of decks', () => {
    const battle = (wanted: Chosen) => settled(berserk.settings, wanted, 2, 0);
    expect(battle({ campaign: { games: 3 }, turns: 60 }).chosen).toEqual({ turns: 60 });
    expect(battle({ format: 'campaign', campaign: { games: 3 }, edition: '2009' }).chosen).toEqual({
      format: 'campaign',
      campaign: { games: 3 },
    });
    for (const [format, drawn] of [
      ['constructed', false],
      ['draft', true],
    ] as const) {
      expect(noDecks(berserk.settings, battle({ format }).options, 2) !== null).toBe(drawn);
    }
  });
});
