/**
 * `npm run api`: dist/api.md, every public name of the packages with the first sentence that the source says of it, read
 * off the declarations that `npm run build` makes. It ends with 1 where a name has none.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildPackages, published } from './build.ts';
import { root } from './lib/run.mjs';

/** A public name: what kind of thing it is, how it is declared, and what its comment says first. */
export interface PublicName {
  readonly name: string;
  readonly kind: string;
  readonly declared: string;
  readonly about: string;
}

export interface Entry {
  /** What others import, such as `@vigrid/kernel/schema`. */
  readonly name: string;
  /** What the head of its file says. */
  readonly about: string;
  readonly names: readonly PublicName[];
}

/** The entries of the built packages; rooms of games are alike and told of by their readme. */
export function readApi(dist = join(root, 'dist')): Entry[] {
  return published.flatMap((folder) => {
    const { name, exports } = JSON.parse(readFileSync(join(dist, folder, 'package.json'), 'utf8'));
    const entries = Object.entries<{ types: string }>(exports).filter(([path]) => !path.includes('*'));
    return entries.map(([path, { types }]) => {
      const file = join(dist, folder, types);
      const names = [...namesIn(file).values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
      return { name: join(name, path), about: headOf(readFileSync(file, 'utf8')), names };
    });
  });
}

/** The names that a file of declarations exports, its own and those it passes on. */
function namesIn(file: string): Map<string, PublicName> {
  const text = readFileSync(file, 'utf8');
  const names = new Map<string, PublicName>();
  const from = (path: string) => namesIn(join(dirname(file), path.replace(/\.(js|ts)$/, '.d.ts')));
  for (const [, path] of text.matchAll(/^export \* from '(\.[^']+)';/gm)) {
    for (const [name, found] of from(path)) names.set(name, found);
  }
  for (const [, listed, path] of text.matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm)) {
    const found = from(path);
    for (const word of listed.split(',')) {
      const [name, as = name] = word
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      const one = found.get(name);
      if (one) names.set(as, { ...one, name: as });
    }
  }
  const declaration =
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:declare )?(?:abstract )?(function|const|class|interface|type) (\w+)([^\n]*)/gm;
  for (const [, comment = '', kind, name, rest] of text.matchAll(declaration)) {
    if (!names.has(name))
      names.set(name, { name, kind, declared: `${kind} ${name}${rest}`, about: firstSentence(comment) });
  }
  return names;
}

const headOf = (text: string): string => firstSentence(/^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '');

/** What a comment says, up to the end of its first sentence. */
function firstSentence(comment: string): string {
  const words = comment
    .replace(/^\/\*\*|\*\/\n?$|^ *\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.:?!](?= [A-Z`]|$)/.exec(words)?.[0] ?? words;
}

export function writeApi(entries: readonly Entry[]): string {
  const parts = entries.map(({ name, about, names }) => {
    const rows = names.map(
      (one) => `| \`${one.name}\` | ${one.kind} | ${one.about.replaceAll('|', '\\|')} |`,
    );
    return [
      `## ${name}`,
      '',
      ...(about ? [about, ''] : []),
      '| name | | |',
      '| --- | --- | --- |',
      ...rows,
      '',
    ].join('\n');
  });
  const head =
    '# The public names\n\nMade from the source by `npm run api`. How they go together: docs/kernel.md.\n';
  return `${head}\n${parts.join('\n')}`;
}

/** The names that nothing is said of. */
export const untold = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ name: of, names }) =>
    names.filter(({ about }) => about === '').map(({ name }) => `${of} ${name}`),
  );

if (import.meta.main) {
  await buildPackages();
  const entries = readApi();
  writeFileSync(join(root, 'dist/api.md'), writeApi(entries));
  const bare = untold(entries);
  if (bare.length > 0) console.error(`Nothing is said of these public names:\n${bare.join('\n')}`);
  process.exitCode = bare.length > 0 ? 1 : 0;
}
