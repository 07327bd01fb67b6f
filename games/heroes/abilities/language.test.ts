import { Misfit } from '@vigrid/kernel/schema';
import { arbitrary } from '@vigrid/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cards } from '../cards/catalogue.ts';
import * as kinds from '../effects/kinds.ts';
import { ability } from './ability.ts';
import { language, readAbility } from './language.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(cards)('$id $en is written in the language', ({ abilities }) => {
  for (const one of abilities) expect(readAbility(plain(one), 'it')).toEqual(one);
});

test('whatever can be written can be read, every kind of effect among it', () => {
  const written = new Set<string>();
  fc.assert(
    fc.property(arbitrary(ability, language), (one) => {
      const text = JSON.stringify(one);
      for (const [, kind] of text.matchAll(/"do":"(\w+)"/g)) written.add(kind);
      expect(readAbility(JSON.parse(text), 'it')).toEqual(one);
    }),
    { seed: 1, numRuns: 1000 },
  );
  expect([...written].sort()).toEqual(Object.keys(kinds).sort());
});

test('what can not be read is shown with its place and what was likely meant', () => {
  const wounding = { kind: 'when', on: 'hire', does: [{ do: 'wond', to: 'enemyHero', amount: 1 }] };
  expect(() => readAbility(wounding, 'it')).toThrow(Misfit);
  expect(() => readAbility(wounding, 'it')).toThrow(
    'it, does 1: "wond" is no "do" that is known here. Perhaps "wound"?',
  );
});
