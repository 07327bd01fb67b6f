import { cases, type Forms } from '@vigrid/speech';
import { expect, test } from 'vitest';
import { classes, classKey } from './classes.ts';
import { classNoun, kinds } from './nouns.ts';

test('the nouns of kinds and classes are those that were read', async () => {
  const all = [...Object.values(kinds), ...Object.keys(classes).map((key) => classNoun(classKey(key)))];
  const six = (forms: Forms) => `  ${cases.map((c) => forms[c]).join(' · ')}`;
  const lines = all.flatMap(({ ru, en }) => [`${en.one}, ${en.many}`, six(ru.sg), six(ru.pl)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('nouns.golden.txt');
});
