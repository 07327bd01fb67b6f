import { globSync, readFileSync } from 'node:fs';
import { read } from '@vigrid/kernel/schema';
import { arbitrary } from '@vigrid/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clause } from './clauses.ts';
import * as kinds from './index.ts';
import { known } from './interpreter.ts';
import { type Effect, language } from './language.ts';
import { saidBox } from './say.ts';
import { effects } from './shapes.ts';
import '../index.ts';

/** All effects that can come up in a game. */
const clauses: Effect[] = [];
for (let id = 0; clause(id) !== undefined; id++) clauses.push(clause(id).effect);

describe('a kind of effect', () => {
  test('is called in the index what it is called in data', () => {
    expect(Object.entries(kinds).filter(([name, { kind }]) => name !== kind)).toEqual([]);
  });

  test('reads what the tables say of it, and nothing is left over', () => {
    expect(clauses.length).toBeGreaterThan(500);
    expect(read(effects, clauses, 'box', language)).toEqual(clauses);
  });

  test('says and draws whatever can be written with it, in both languages', () => {
    const seen = new Set<string>();
    const box = arbitrary(effects, language);
    fc.assert(
      fc.property(box, (written) => {
        for (const { kind } of written) seen.add(kind);
        expect(read(effects, written, 'box', language)).toEqual(written);
        const { text } = saidBox(written);
        expect(text.en).not.toMatch(/[а-яё]|undefined|\*/i);
        expect(text.ru).not.toMatch(/undefined|\*/);
      }),
      { numRuns: 1000 },
    );
    expect(Object.keys(kinds).filter((kind) => !seen.has(kind))).toEqual([]);
  });

  test('waits for its player unless it can not matter, and is then never optional', () => {
    const strange = clauses.filter((_, id) => known(id).optional && known(id).when !== 'chosen');
    expect(strange).toEqual([]);
  });

  test('is known by its name in its own file alone', () => {
    const room = new URL('..', import.meta.url);
    const files = globSync('**/*.ts', { cwd: room, exclude: ['**/*.test.ts'] });
    const asking = files.filter((file) =>
      /\beffect\??\.kind\b/.test(readFileSync(new URL(file, room), 'utf8')),
    );
    // The table by kind; what a line of a scenario calls an effect; lasting effects, which the rules they change look for.
    expect(asking.sort()).toEqual(['effects/language.ts', 'pieces/traits.ts', 'scenario/lines.ts']);
  });
});
