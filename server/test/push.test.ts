/** Guests who are away are told of their turn: a service on this machine stands in for the browsers' makers'. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshKey, pushKey } from '../src/push/message.ts';
import type { Serving } from '../src/serve.ts';
import { arrive, type Person, twoAtTable } from './people.ts';
import { freshFolder, removeFolder, serveStones } from './server.ts';

interface Sent {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const day = 24 * 3_600_000;
const overDays = { clock: { base: day, increment: 0, eachTurn: true } } as const;
const key = pushKey(freshKey(), 'mailto:host@example.org');

let folder: string;
let service: Server;
let origin: string;
let server: Serving;
const sent: Sent[] = [];
let status = 201;

beforeAll(async () => {
  folder = await freshFolder();
  service = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray());
    sent.push({ path: request.url ?? '', headers: request.headers, body });
    reply.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = service.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  server = await serveStones(folder, { push: { key, services: [origin], grace: 0 } });
});

afterAll(async () => {
  await server.close();
  service.close();
  await removeFolder(folder);
});

/** A browser as the service knows it. */
function browser(name: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    device: {
      endpoint: `${origin}/${name}`,
      publicKey: pair.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    /** What a message says (RFC 8291). */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 86);
      const derived = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
      const whose = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const shared = derived(pair.computeSecret(theirs), auth, whose, 32);
      const cipher = createDecipheriv(
        'aes-128-gcm',
        derived(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derived(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      cipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
      expect(text.at(-1)).toBe(2);
      return JSON.parse(text.subarray(0, -1).toString());
    },
  };
}

const sentTo = (name: string): Sent[] => sent.filter(({ path }) => path === `/${name}`);

/** What the service has been brought for a browser, once there is so much. */
async function heard(name: string, times: number): Promise<Sent[]> {
  await expect.poll(() => sentTo(name).length).toBeGreaterThanOrEqual(times);
  return sentTo(name);
}

/** The two of them at a table over days; the second one wants to be told. */
async function playing(name: string, more: Parameters<typeof twoAtTable>[1] = overDays) {
  const at = await twoAtTable(server.url, more);
  const { device, read } = browser(name);
  const { push } = await at.second.ask('notify', { device, lang: 'en' });
  expect(push).toEqual({ key: key.publicKey, here: true });
  return { ...at, read };
}

const asked = (update: { question: unknown }) => update.question !== null;

/** Both lay a stone, first the one who goes away: then both are asked again. */
async function round({ table, first, second }: { table: string; first: Person; second: Person }) {
  await second.answer(await second.until(table, asked), 0);
  second.leave();
  await first.until(table, ({ seats }) => !seats[1].online);
  const { seq } = await first.answer(await first.until(table, asked), 0);
  await first.until(table, (update) => update.seq >= seq);
}

test('who is away is told of their turn, in a signed message that only their browser can read', async () => {
  const at = await playing('bjorn');
  await round(at);
  const [{ headers, body }] = await heard('bjorn', 1);
  expect(at.read(body)).toEqual({
    table: at.table,
    lang: 'en',
    game: 'Stones',
    others: [at.first.name],
    deadline: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: at.table, ttl: '86400' });
  const [, token = '', public_ = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
  expect(public_).toBe(key.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'mailto:host@example.org',
  });
  const signed = { key: createPublicKey(key.signing), dsaEncoding: 'ieee-p1363' as const };
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true);
});

test('who is there is not, nor who is awaited in a game by the minute, nor who has turned it off', async () => {
  const here = await playing('here');
  await here.second.answer(await here.second.until(here.table, asked), 0);
  await here.first.answer(await here.first.until(here.table, asked), 0);
  await here.second.until(here.table, ({ seq }) => seq >= 2);
  await round(await playing('quick', { clock: { base: 60_000, increment: 0 } }));
  const off = await playing('off');
  const { push } = await off.second.ask('notify', { device: null, lang: 'en' });
  expect(push.here).toBe(false);
  await round(off);
  // Whoever comes last has been told; the others would have been before.
  await round(await playing('last'));
  await heard('last', 1);
  expect(['here', 'quick', 'off'].map((name) => sentTo(name).length)).toEqual([0, 0, 0]);
});

test('a device that the service knows no more is forgotten', async () => {
  const at = await playing('lost');
  status = 410;
  await round(at);
  await heard('lost', 1);
  status = 201;
  const back = await arrive(server.url, at.second.token);
  await expect.poll(async () => (await back.ask('account', {})).push.here).toBe(false);
});

test('a browser belongs to the guest who turned it on last, and to nobody once they are deleted', async () => {
  const [anna, bjorn] = await Promise.all([arrive(server.url), arrive(server.url)]);
  const { device } = browser('shared');
  await anna.ask('notify', { device, lang: 'ru' });
  await bjorn.ask('notify', { device, lang: 'ru' });
  expect((await anna.ask('account', {})).push.here).toBe(false);
  const { json } = await bjorn.ask('exportAll', {});
  expect(json).toContain(device.endpoint);
  expect(json).not.toContain(device.auth);
  await bjorn.ask('deleteAll', { sure: true });
  await anna.ask('notify', { device, lang: 'ru' });
  expect((await anna.ask('account', {})).push.here).toBe(true);
});

test('no address but that of a known service is taken', async () => {
  const anna = await arrive(server.url);
  const { device } = browser('anna');
  for (const endpoint of [
    'http://127.0.0.1:1/',
    'https://intranet.example/',
    'https://fcm.googleapis.com.evil.example/x',
  ]) {
    const refusal = await anna.refusal('notify', { device: { ...device, endpoint }, lang: 'en' });
    expect(refusal.text.en).toContain('Notifications are not sent through');
  }
  for (const endpoint of ['https://fcm.googleapis.com/x', 'https://updates.push.services.mozilla.com/x'])
    expect((await anna.ask('notify', { device: { ...device, endpoint }, lang: 'en' })).push.here).toBe(true);
});
