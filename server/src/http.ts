/** The pages and files of the table, and what can be read about the games, over plain HTTP. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { pagesOf } from '@vigrid/protocol/games';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Denied, faultSaid } from './denials.ts';
import { botLevels, type Games } from './games.ts';
import type { Gate } from './gate.ts';
import type { Patience } from './limits.ts';
import type { Logging } from './logging.ts';
import type { Metrics } from './metrics.ts';

export interface HttpSetting {
  readonly games: Games;
  /** The folder of the built web pages. */
  readonly web: string;
  readonly gate: Gate;
  readonly patience: Patience;
  readonly metrics: Pick<Metrics, 'told' | 'type'>;
  /** Fails if the server can not do its work. */
  readonly check: () => Promise<void>;
  /** The record of a finished game as a file, or why there is none. */
  readonly record: (table: string) => Promise<string>;
  readonly log: Logging;
}

export async function openHttp(setting: HttpSetting): Promise<FastifyInstance> {
  const { games, web, gate, patience, metrics, check, record, log } = setting;
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 1024,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.request },
  });
  app.addHook('onRequest', async ({ headers }, reply) => {
    const problem = gate.refuses(headers);
    if (problem !== null) return reply.code(403).send(sayNo(403, problem));
  });
  app.addHook('onSend', async ({ headers }, reply) => {
    reply.headers(everywhere);
    if (headers['x-forwarded-proto'] === 'https') reply.header('strict-transport-security', onlyTls);
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Denied) return reply.code(404).send(sayNo(404, error.message));
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(sayNo(status, error.message));
    log(`${request.method} ${request.url} failed: ${faultSaid(error)}`);
    return reply.code(500).send(sayNo(500, 'Something went wrong on the server.'));
  });

  const offered = [...games.offered.values()].map(({ game }) => game);
  for (const [path, page] of pagesOf(offered, botLevels)) serveFixed(app, `/${path}`, page);
  // Whether it runs, and whether it can do its work.
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await check();
      return { ok: true };
    } catch (error) {
      log(`Not ready: ${faultSaid(error)}`);
      return reply.code(503).send(sayNo(503, 'The store of games does not take or give anything just now.'));
    }
  });

  app.get('/metrics', async (_request, reply) => reply.type(metrics.type).send(await metrics.told()));

  app.get<{ Params: { table: string } }>('/api/tables/:table/record', async ({ params }, reply) => {
    const text = await record(params.table);
    const name = `attachment; filename="${encodeURIComponent(params.table)}.vigrid"`;
    return reply.type('text/plain; charset=utf-8').header('content-disposition', name).send(text);
  });

  const built = existsSync(join(web, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: web,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? forGood : askAgain),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return reply.code(404).send(sayNo(404, 'There is nothing at this address.'));
    if (built) return reply.sendFile('index.html');
    return reply
      .code(503)
      .type('text/plain')
      .send('The web pages are not built yet: `npm start` builds them.\n');
  });
  return app;
}

/** Files whose names change with what is in them are kept for good, all others are asked for again. */
const forGood = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** Behind a proxy that speaks TLS: never without it again, for a year. */
const onlyTls = 'max-age=31536000';

/** An invitation's link is a secret, so no other site is told where one came from. */
const everywhere = {
  'content-security-policy': [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves what does not change while the server runs: written and compressed once, sent only to who has not got it. */
function serveFixed(app: FastifyInstance, path: string, value: unknown): void {
  const plain = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const gzip = gzipSync(plain);
  app.get(path, (request, reply) => {
    reply.headers({ etag, 'cache-control': askAgain, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return encoded(reply, 'br', brotli);
    if (/\bgzip\b/.test(accepted)) return encoded(reply, 'gzip', gzip);
    return reply.send(plain);
  });
}

const encoded = (reply: FastifyReply, encoding: string, body: Buffer) =>
  reply.header('content-encoding', encoding).send(body);

/** Any address that a browser opens is the table's own to understand; the rest of the names are files that are not there. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}

const sayNo = (statusCode: number, message: string) => ({ statusCode, message });
