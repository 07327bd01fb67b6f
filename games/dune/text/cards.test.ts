import { expect, test } from 'vitest';
import { catalogue } from '../cards/entries.ts';

/** What every card, space and Leader says; read by people, so that a change shows. */
test('the texts of the catalogue are those that were proofread', async () => {
  const lines = catalogue.flatMap(({ id, name, line, text }) => [
    `${id}: ${name.ru} / ${name.en}`,
    ...(['ru', 'en'] as const).flatMap((lang) => [
      `  ${line[lang]}`,
      ...text.map((said) => `  ${said[lang]}`),
    ]),
    '',
  ]);
  await expect(lines.join('\n')).toMatchFileSnapshot('cards.golden.txt');
});
