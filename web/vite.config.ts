import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

/** Where a server of one's own runs while the table is being worked on. */
const server = process.env.VIGRID_SERVER ?? 'http://127.0.0.1:8080';

/** The frame of the table but for what is loaded later, or in the lobby as well. */
const everyTable =
  /web\/src\/(table\/TableScreen|table\/(ask\/|motion\/(?!sounds))|table\/(?!sharing)\w+\.ts$|text\/preferred|table\/plain\/said|table\/frame\/(?!GameOver|Guide\.|guide\.css|WaitingRoom|Asking|Sealed|LogView|Menu\.|records|turnings|Standings|marked|Arrow|Hint\.|people\.))|kernel\/src\/questions/;

/** What the lobby and every other page begin with. */
const everyPage =
  /node_modules\/(preact|socket\.io|engine\.io|@socket\.io)|web\/src\/(i18n|net)\/|web\/src\/shell\/(router|words|theme|site|Link|Notices|sections|TopBar)|web\/src\/kit\/(?!RuleText|CardRulings)|web\/src\/table\/(frame\/people|sharing)\.|web\/src\/games\/(index\.ts|door\.ts|screens\.ts|catalogue\.ts|\w+\/(index|door)\.ts)|web\/src\/lobby\/words|web\/src\/styles\/(?!fonts)|web\/src\/(shell\/shell|lobby\/\w+|games\/\w+\/colours)\.css|web\/src\/local\/(index|transport|requests)|bots\/src\/(people|levels|strengths)|speech\/(text|say)|kernel\/src\/(events|copy)\.|rules\/rulebook\.ts|preload-helper|rolldown\/runtime/;

/** The largest screen, but for what is loaded later. */
const everyDune =
  /web\/src\/games\/dune\/(screen|glyphs|cards\/|table\/(?!Result|resultWords|Banner|scored|Open|Ix|Tleilax|Commander))|games\/dune\/(text|board|symbols|cards\/uprising\/rival-names)/;

export default defineConfig(({ mode }) => ({
  // From files alone, in whatever folder they lie (src/shell/site.ts).
  base: mode === 'static' ? './' : '/',
  plugins: [
    lessons(),
    websocketAlone(),
    scenarios(),
    pages(mode === 'static'),
    offersEarly(mode === 'static'),
    offline(mode === 'static'),
    ...(mode === 'static' ? [] : [compressed()]),
  ],
  // For styles/breakpoints.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  // Browsers of that year know modulepreload.
  build: {
    target: 'es2024',
    outDir: mode === 'static' ? '../dist/site' : 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every table needs is one file, whichever game is played: in a dozen small ones it compresses worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'table', test: everyTable },
            { name: 'house', test: everyPage },
            { name: 'dune', test: everyDune },
          ],
        },
      },
    },
  },
  // Engines come to the worker one by one, as their games are played.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
}));

/** The line to the server is a WebSocket (src/net/transport.ts): the other ways stay out of the page. */
function websocketAlone(): Plugin {
  const ways = /engine\.io-client\/build\/esm\/transports\/(index|polling-xhr|webtransport)\.js$/;
  return {
    name: 'websocket-alone',
    transform(_, id) {
      const [, way] = ways.exec(id) ?? [];
      if (way === 'index')
        return "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };\n";
      return (
        way && 'export class XHR {}\nexport class BaseXHR {}\nexport class Request {}\nexport class WT {}\n'
      );
    },
  };
}

/** Lessons are written as YAML and come to the browser as plain data. */
function lessons(): Plugin {
  return {
    name: 'lessons',
    transform: (text, id) =>
      id.endsWith('.yaml') ? { code: `export default ${JSON.stringify(parse(text))}`, map: null } : null,
  };
}

/**
 * The scenarios that prove the rules, as plain data for the rulebook: scenarios/GAME/PART.json has those of all rules
 * whose numbers begin so, as `B12-5`. Made when somebody asks for one, and all of them in a build.
 */
function scenarios(): Plugin {
  const games = fileURLToPath(new URL('../games', import.meta.url));
  const kept = fileURLToPath(new URL('../node_modules/.vigrid/scenarios.json', import.meta.url));
  /** Read once: there are thousands, and the site is built more than once (for a server, for none). */
  const chapters = async (): Promise<ReadonlyMap<string, unknown[]>> => {
    const files = (await readdir(games, { recursive: true }))
      .filter((file) => /^\w+\/scenarios\/.*\.yaml$/.test(file))
      .sort();
    const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)));
    for (const file of files) {
      const { mtimeMs, size } = await stat(join(games, file));
      hash.update(`${file} ${mtimeMs} ${size}\n`);
    }
    const stamp = hash.digest('hex');
    const before = await readFile(kept, 'utf8').then(JSON.parse, () => null);
    if (before?.stamp === stamp) return new Map(before.chapters);
    const found = await readAll(files);
    await mkdir(join(kept, '..'), { recursive: true });
    // Another build may read it meanwhile.
    await writeFile(`${kept}.${process.pid}`, JSON.stringify({ stamp, chapters: [...found] }));
    await rename(`${kept}.${process.pid}`, kept);
    return found;
  };
  const readAll = async (files: readonly string[]): Promise<ReadonlyMap<string, unknown[]>> => {
    const found = new Map<string, unknown[]>();
    for (const file of files) {
      const { again = [], ...first } = parse(await readFile(join(games, file), 'utf8'));
      for (const more of [{}, ...[again].flat()]) {
        const one = { ...first, ...more };
        for (const part of ['position', 'options'] as const)
          if (more[part] && first[part]) one[part] = { ...first[part], ...more[part] };
        const [part = one.rule] = /^\w+-(?:[A-Z]-)?\w/.exec(one.rule) ?? [];
        const name = `scenarios/${one.game}/${part}.json`;
        const chapter = found.get(name) ?? [];
        chapter.push(one);
        found.set(name, chapter);
      }
    }
    return found;
  };
  return {
    name: 'scenarios',
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, reply, next) => {
        if (!url.startsWith('/scenarios/')) return next();
        const chapter = (await chapters()).get(decodeURIComponent(url.slice(1)));
        reply.statusCode = chapter ? 200 : 404;
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify(chapter ?? null));
      });
    },
    async generateBundle() {
      for (const [fileName, chapter] of await chapters())
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(chapter) });
    },
  };
}

/** What a server would tell of the games, as files beside the site that has none. */
function pages(isStatic: boolean): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    async generateBundle() {
      if (!isStatic) return;
      for (const [name, page] of await gamePages())
        this.emitFile({ type: 'asset', fileName: `${name}.json`, source: JSON.stringify(page) });
    },
  };
}

/** The lobby asks for the games as soon as its script runs, which is late. */
function offersEarly(isStatic: boolean): Plugin {
  const href = isStatic ? './api/games.json' : '/api/games';
  return {
    name: 'offers-early',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href }, injectTo: 'head' },
    ],
  };
}

async function gamePages(): Promise<ReadonlyMap<string, unknown>> {
  const { rooms } = await import('@vigrid/games/rooms');
  const { offered } = await import('@vigrid/bots');
  const { pagesOf } = await import('@vigrid/protocol/games');
  const open = Object.values(rooms).filter(({ example }) => !example);
  const games = await Promise.all(open.map(({ game }) => game()));
  return pagesOf(
    games.map((room) => room.default),
    offered,
  );
}

/** The service worker, with the list of all that it keeps (src/offline/sw.ts). */
function offline(isStatic: boolean): Plugin {
  const worker = 'sw.js';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      const id = fileURLToPath(new URL('src/offline/sw.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: worker });
    },
    async generateBundle(_, bundle) {
      const laid = await readdir(fileURLToPath(new URL('public', import.meta.url)), { recursive: true });
      const read = isStatic ? [] : (await gamePages()).keys();
      const built = Object.keys(bundle).filter((name) => name !== worker && !name.endsWith('.html'));
      const files = ['', ...built, ...laid.filter((name) => name.includes('.')), ...read].sort();
      const chunk = bundle[worker];
      if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
      const stamp = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      chunk.code = chunk.code
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__STAMP__', JSON.stringify(stamp));
    },
  };
}

/** Lays a .br and a .gz beside every text of the build, for the server to send as they are. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // Side by side: the best compression is most of a build's time.
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => /\.(js|css|html|svg|json)$/.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  // The last percents of a whole engine take minutes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > 200_000 ? 9 : 11 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
