/**
 * One message by Web Push: encrypted for a device (RFC 8291, RFC 8188), so that the service that carries it can not
 * read it, and signed with the host's key (VAPID, RFC 8292), so that nobody else can send one.
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** Where a device hears, and its keys, in base64url. */
export interface Subscription {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly auth: string;
}

/** The host's key, and who can be asked about it: a mail address or a page. */
export interface PushKey {
  /** As browsers take it, in base64url. */
  readonly publicKey: string;
  readonly signing: KeyObject;
  readonly contact: string;
}

/** A private key in base64url; throws where it is none. */
export function pushKey(secret: string, contact: string): PushKey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret, 'base64url');
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: pair.getPrivateKey('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return {
    publicKey: point.toString('base64url'),
    signing: createPrivateKey({ key: jwk, format: 'jwk' }),
    contact,
  };
}

/** A new private key, as `pushKey` takes it. */
export function freshKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A key may begin with zeros, which are left out otherwise.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/** For how long a message is kept for a device that is switched off, in seconds, and how long a signature holds. */
const keptFor = 24 * 3600;
const signedFor = 12 * 3600;

/** The request that brings a text to a device. Messages about one thing replace each other while they wait. */
export function requestFor(
  key: PushKey,
  device: Subscription,
  { text, topic, now }: { readonly text: string; readonly topic: string; readonly now: number },
): { headers: Record<string, string>; body: Buffer } {
  return {
    headers: {
      authorization: `vapid t=${signature(key, new URL(device.endpoint).origin, now)}, k=${key.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptFor),
      urgency: 'normal',
      topic,
    },
    body: encrypted(device, Buffer.from(text), freshPair(), randomBytes(16)),
  };
}

function signature({ signing, contact }: PushKey, audience: string, now: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: audience, exp: Math.floor(now / 1000) + signedFor, sub: contact };
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signed = sign('sha256', Buffer.from(said), { key: signing, dsaEncoding: 'ieee-p1363' });
  return `${said}.${signed.toString('base64url')}`;
}

function freshPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

/** One record of RFC 8188: the salt, its length, whose key it is, what is said and the mark of the last record. */
export function encrypted(device: Subscription, text: Buffer, pair: ECDH, salt: Buffer): Buffer {
  const theirs = Buffer.from(device.publicKey, 'base64url');
  const ours = pair.getPublicKey();
  const derived = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
  const label = (name: string) => Buffer.from(`${name}\0`);
  const shared = derived(
    pair.computeSecret(theirs),
    Buffer.from(device.auth, 'base64url'),
    Buffer.concat([label('WebPush: info'), theirs, ours]),
    32,
  );
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(shared, salt, label('Content-Encoding: aes128gcm'), 16),
    derived(shared, salt, label('Content-Encoding: nonce'), 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(4096);
  head.writeUInt8(ours.length, 4);
  const lastRecord = Buffer.from([2]);
  const hidden = [cipher.update(text), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, ours, ...hidden]);
}
