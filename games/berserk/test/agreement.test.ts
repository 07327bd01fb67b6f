import { type GameRecord, type Match, openMatch, play, readSettings } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import berserk from '../index.ts';
import type { Berserk } from '../state.ts';

/** A game as it is played at a table, before anything has been decided in it. */
function sit(edition: '2012' | '2009'): Match<Berserk> {
  const read = readSettings(berserk, { edition, decks: ['steel-line', 'elf-bows'] }, 2);
  if (!('options' in read)) throw new Error(read.problems[0].text.en);
  const record: GameRecord = {
    game: 'berserk',
    version: berserk.version,
    setup: { seats: 2, seed: 'agreement', options: read.options },
    clock: null,
    entries: [],
  };
  return openMatch(berserk, record);
}

describe('a draw by agreement', () => {
  test('[B12-603.2] is offered, and the game goes on if it is declined', () => {
    const match = sit('2012');
    expect(play(match, { seat: 0, control: 'offer' })).toBeNull();
    // Nobody insists: one offer lies on the table until it is answered.
    expect(play(match, { seat: 0, control: 'offer' })).not.toBeNull();
    expect(play(match, { seat: 0, control: 'accept' })).not.toBeNull();
    expect(play(match, { seat: 1, control: 'decline' })).toBeNull();
    expect(match.run.state.result).toBeNull();
    expect(play(match, { seat: 1, control: 'offer' })).toBeNull();
    expect(play(match, { seat: 0, control: 'accept' })).toBeNull();
    expect(match.run.state.result?.winners).toEqual([0, 1]);
  });

  test('[B09-102.5] may come at any moment, and then it is over for both', () => {
    const match = sit('2009');
    play(match, { seat: 1, control: 'offer' });
    play(match, { seat: 0, control: 'accept' });
    expect(match.run.state.result?.winners).toEqual([0, 1]);
  });
});

describe('conceding', () => {
  test('[B09-102.3b] loses at once, at any moment', () => {
    const match = sit('2009');
    expect(play(match, { seat: 0, control: 'concede' })).toBeNull();
    expect(match.run.state.result?.winners).toEqual([1]);
  });

  test('[B09-102.1] ends the game: nothing is decided after that', () => {
    const match = sit('2009');
    play(match, { seat: 1, control: 'concede' });
    expect(play(match, { seat: 0, control: 'offer' })).not.toBeNull();
    expect(play(match, { seat: 0, answer: 0 })).not.toBeNull();
    expect(match.run.state.result?.winners).toEqual([0]);
  });
});
