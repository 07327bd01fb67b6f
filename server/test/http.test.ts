import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noSuchTable } from '../src/denials.ts';
import { gamesAmong } from '../src/games.ts';
import { gateAt } from '../src/gate.ts';
import { openHttp } from '../src/http.ts';
import { usualPatience } from '../src/limits.ts';
import { openMetrics } from '../src/metrics.ts';
import { freshFolder, removeFolder, stonesServed } from './server.ts';
import { stones } from './stones.ts';

const games = gamesAmong([stonesServed]);
const metrics = openMetrics({ tables: () => 3, people: () => 2 });
const usual = { gate: gateAt('127.0.0.1', ['vigrid.example']), patience: usualPatience, metrics };
const browser = { accept: 'text/html,application/xhtml+xml' };
let web: string;
let app: FastifyInstance;
let healthy = true;
const record = async (): Promise<string> => {
  throw noSuchTable('x');
};
const log: string[] = [];

beforeAll(async () => {
  web = await freshFolder();
  await mkdir(join(web, 'assets'));
  await writeFile(join(web, 'index.html'), '<!doctype html><title>Vigrid</title>');
  await writeFile(join(web, 'assets', 'index-3f2a.js'), 'console.log(1)');
  await writeFile(join(web, 'assets', 'index-3f2a.js.br'), 'compressed');
  const check = async () => {
    if (!healthy) throw new Error('The database is away.');
  };
  app = await openHttp({ ...usual, games, web, check, record, log: (line) => log.push(line) });
});

afterAll(async () => {
  await app.close();
  await removeFolder(web);
});

test('the games, their settings, cards and rules can be read, the rules of the table among them', async () => {
  expect((await app.inject('/api/games')).json()).toMatchObject([
    { id: 'stones', seats: { min: 2, max: 3 }, bots: ['level1', 'level2', 'level3', 'level4', 'level5'] },
  ]);
  expect((await app.inject('/api/games/stones/settings')).json()).toEqual(stones.settings);
  expect((await app.inject('/api/games/stones/cards')).json()).toEqual(stones.catalogue);
  expect((await app.inject('/api/games/stones/unread')).json()).toEqual([]);
  const { chapters, rules } = (await app.inject('/api/games/stones/rules')).json();
  expect(Object.keys(chapters)).toEqual(['play', 'table']);
  expect(rules['S-1'].chapter).toBe('play');
  expect(rules['T-6'].chapter).toBe('table');
});

test('what has not changed is not sent again, and what is sent is compressed', async () => {
  const url = '/api/games/stones/cards';
  const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toEqual(stones.catalogue);
  const { etag } = first.headers;
  expect((await app.inject({ url, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(304);
  expect((await app.inject({ url, headers: { 'if-none-match': '"old"' } })).statusCode).toBe(200);
});

test('files named after what is in them are kept for good, the page is asked for again', async () => {
  const asset = await app.inject('/assets/index-3f2a.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('javascript');
  const small = await app.inject({ url: '/assets/index-3f2a.js', headers: { 'accept-encoding': 'br' } });
  expect([small.headers['content-encoding'], small.body]).toEqual(['br', 'compressed']);
  const page = await app.inject({ url: '/', headers: browser });
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
});

test('every address that a browser opens shows the table', async () => {
  for (const url of ['/join/abc/def', '/table/abc', '/rules/heroes?id=BH-1']) {
    const { statusCode, headers, body } = await app.inject({ url, headers: browser });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(body).toContain('<title>Vigrid</title>');
  }
});

test('what is not there is not found', async () => {
  for (const url of [
    '/assets/old.js',
    '/api/nothing',
    '/api/games/chess/cards',
    '/api/tables/x/record',
    '/../package.json',
    '/%2e%2e/x',
  ]) {
    expect((await app.inject(url)).statusCode).toBe(404);
  }
  expect((await app.inject({ url: '/api/nothing', headers: browser })).statusCode).toBe(404);
  expect((await app.inject({ url: '/join/a/b', method: 'POST', headers: browser })).statusCode).toBe(404);
});

test('it tells whether it runs and whether it can do its work, and nothing of the inside', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ ok: true });
  healthy = false;
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true });
  const sick = await app.inject('/readyz');
  expect(sick.statusCode).toBe(503);
  expect(sick.body).not.toContain('The database is away.');
  expect(log[0]).toContain('The database is away.');
});

test('it is measured: acts by game and how long they took, tables, guests, the process', async () => {
  metrics.acted('stones', 7);
  metrics.acted('stones', 40);
  const { body, headers } = await app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('vigrid_act_seconds_count{game="stones"} 2');
  expect(body).toContain('vigrid_act_seconds_bucket{le="0.01",game="stones"} 1');
  expect(body).toContain('vigrid_tables_in_memory 3');
  expect(body).toContain('process_resident_memory_bytes');
});

test.each([
  ['a name that is not its own', { host: 'evil.example' }],
  ['an address that is not its own', { host: '192.168.0.7:8080' }],
  ['a page of another site', { host: 'localhost:8080', origin: 'https://evil.example' }],
])('a request for %s is refused', async (_, headers) => {
  expect((await app.inject({ url: '/api/games', headers })).statusCode).toBe(403);
});

test.each([
  { host: 'localhost:8080', origin: 'http://localhost:8080' },
  { host: '127.0.0.1:8080' },
  { host: '[::1]:8080' },
  { host: 'vigrid.example', origin: 'https://vigrid.example' },
])('a request under one of its names is answered: $host', async (headers) => {
  expect((await app.inject({ url: '/api/games', headers })).statusCode).toBe(200);
});

test('one that the whole network reaches answers to any address, and to no strange name', () => {
  const gate = gateAt('0.0.0.0', []);
  expect(gate.refuses({ host: '192.168.0.7:8080' })).toBeNull();
  expect(gate.refuses({ host: 'evil.example' })).toContain('VIGRID_HOSTS');
  expect(gate.refuses({})).toContain('VIGRID_HOSTS');
});

test('without built pages a browser is told how to build them', async () => {
  const bare = await openHttp({
    ...usual,
    games,
    web: join(web, 'nowhere'),
    check: async () => {},
    record,
    log: () => {},
  });
  const { statusCode, body } = await bare.inject({ url: '/', headers: browser });
  expect([statusCode, body]).toEqual([503, 'The web pages are not built yet: `npm start` builds them.\n']);
  await bare.close();
});
