import { readFileSync } from 'node:fs';
import { loadRecord } from '@vigrid/kernel';
import { describe, expect, test } from 'vitest';
import { fileWith, jsonLines, vigrid } from './vigrid.ts';

/** Somebody who takes the first of whatever is offered; what does not fit the question is refused and changes nothing. */
const firstOfAll = '1\n1 2\nnone\n'.repeat(1000);

describe('vigrid play', () => {
  test('plays a whole game through a pipe', async () => {
    const { code, out, err } = await vigrid(['play', 'heroes', '--seed', '7'], { input: firstOfAll });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Berserk. Heroes against the greedy bot, seed 7.');
    expect(out).toContain('Which cards of your starting hand do you replace? BH-6.5');
    expect(out).toMatch(/ attacks: \d+\) /);
    expect(out).toContain('The game is over');
    expect(out).toMatch(/(?:Bot|Player) wins\. BH-/);
    // No terminal, no colour.
    expect(out).not.toContain('\u001b[');
  });

  test('plays alone where the game can be played alone, and everything has a name', async () => {
    const call = ['play', 'valhalla', '--seats', '1', '--seed', '7', '--options', '{"monster":"hel"}'];
    const { code, out, err } = await vigrid(call, { input: firstOfAll });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/1\) space 1 +2\) space 2/);
    expect(out).not.toContain('something unknown');
    expect(out).toContain('The game is over');
  });

  test('tells everything as JSON lines to a program', async () => {
    const ended = await vigrid(['play', 'heroes', '--seed', '7', '--bot', 'random', '--json'], {
      input: firstOfAll,
    });
    const lines = jsonLines(ended);
    expect(lines[0]).toMatchObject({ kind: 'event', event: { kind: 'chooser' } });
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: 'ask',
        text: 'Your turn: what do you do?',
        answers: expect.any(Number),
        items: expect.arrayContaining([
          { number: expect.any(Number), label: 'End turn', value: { do: 'end' } },
        ]),
        view: expect.objectContaining({ seat: 0, stage: 'main' }),
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        kind: 'end',
        result: expect.objectContaining({ winners: expect.any(Array) }),
      }),
    );
  });

  const decks = ['--options', '{"decks":["snirk","vitoslava"]}'];

  test('explains, advises, saves and gives up on request', async () => {
    const file = fileWith('game.vigrid', '');
    const input = [
      'none',
      '?',
      '? Rrykh',
      'play Rrykh',
      'rules BH-7.4',
      'card Rrykh',
      'hint',
      'undo',
      'log 2',
      'fly',
      '99',
      `save ${file}`,
      'concede',
      `save ${file}`,
      'quit',
    ].join('\n');
    const { code, out } = await vigrid(['play', 'heroes', '--seed', '7', ...decks], { input });
    expect(code).toBe(0);
    expect(out).toContain('You may also type:');
    expect(out).toMatch(/✗ Play Rrykh: .*BH-7\.4/);
    expect(out.match(/✗ .*BH-7\.4/g)).toHaveLength(2);
    expect(out).toContain('BH-7.4  ');
    expect(out).toContain('shuffle this creature into its owner’s deck');
    // The hint: an answer, its chances, and perhaps why.
    expect(out).toMatch(/ \(wins \d+ of 100\)/);
    expect(out).toContain('"fly" is not understood.');
    expect(out).toMatch(/The list goes from 1 to \d+\./);
    expect(out).toContain('Bot wins. T-4');
    const loaded = loadRecord(readFileSync(file, 'utf8'));
    expect('record' in loaded && loaded.record.entries.at(-1)).toEqual({ seat: 0, control: 'concede' });
  });

  test('takes names and scenario lines for answers, in Russian too', async () => {
    const input = ['никого', 'закончить ход', 'end', 'quit'].join('\n');
    const { code, out } = await vigrid(['play', 'heroes', '--seed', '7', '--lang', 'ru', ...decks], {
      input,
    });
    expect(code).toBe(0);
    expect(out.match(/· Игрок заканчивает ход\./g)).toHaveLength(2);
  });

  test('ends when the input does', async () => {
    const { code, out } = await vigrid(['play', 'heroes', '--seed', '7']);
    expect(code).toBe(0);
    expect(out).toContain('Which cards of your starting hand do you replace?');
  });
});
