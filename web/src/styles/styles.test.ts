/** What holds for every style sheet, as the head of tokens.css tells it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: source }).sort();

test('every colour has a name', () => {
  const found = (sheet: string) =>
    read(sheet)
      .split('\n')
      .filter((line) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(line))
      // Where colours are named, and nowhere else.
      .filter(
        (line) => !/(^|\/)(tokens|bands|colours)\.css$/.test(sheet) || !/^\s*--[\w-]+:|^\s+0 /.test(line),
      );
  expectNone(found);
});

test('sizes at which screens change stand in breakpoints.css alone', () => {
  expectNone((sheet) => read(sheet).match(/@media[^{]*\d[^{]*|@media[^{]*prefers-[^{]*/g) ?? []);
  const named: readonly string[] = read('styles/breakpoints.css').match(/--[\w-]+(?= )/g) ?? [];
  expect(named.length).toBeGreaterThan(9);
  const used = sheets.flatMap(
    (sheet) => [...read(sheet).matchAll(/@media[^{]*/g)].join('').match(/--[\w-]+/g) ?? [],
  );
  expect(used.filter((name) => !named.includes(name))).toEqual([]);
});

test('the shapes of the table are the same in scripts and in sheets', () => {
  const layout = readFileSync(join(source, 'table/frame/layout.ts'), 'utf8');
  const inScript = (name: string) => layout.match(new RegExp(`const ${name} = '(.*)'`))?.[1];
  const inSheets = (name: string) => read('styles/breakpoints.css').match(new RegExp(`${name} (.*);`))?.[1];
  expect(inScript('wide')).toBe(inSheets('--wide'));
  expect(inScript('middle')).toBe(inSheets('--above-narrow'));
});

test("a game's names mean nothing to the others", () => {
  expectNone((sheet) => {
    const game = sheet.match(/^games\/(\w+)\//)?.[1];
    if (!game || sheet.endsWith('colours.css')) return [];
    const own = new RegExp(
      `^(@import|@keyframes|@scope \\(\\[data-game="${game}"\\]\\)|\\.card\\.${game}\\b)`,
    );
    return outermost(read(sheet)).filter((rule) => !own.test(rule));
  });
});

/** Nothing is found in any sheet. */
function expectNone(found: (sheet: string) => readonly string[]): void {
  expect(sheets.flatMap((sheet) => found(sheet).map((what) => `${sheet}: ${what.trim()}`))).toEqual([]);
}

/** A sheet without comments and pictures. */
const read = (sheet: string) =>
  readFileSync(join(source, sheet), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/url\("[^"]*"\)/g, 'url()');

/** What stands before the outermost braces. */
function outermost(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && depth++ === 0) rules.push(text.slice(from, at).trim());
    if ((text[at] === '}' && --depth === 0) || (text[at] === ';' && depth === 0)) from = at + 1;
  }
  return rules;
}
