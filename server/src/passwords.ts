/** Passwords, kept as argon2id with a salt of their own. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What OWASP asks for at least: 19 MiB, two passes. */
const figures = { memory: 19_456, passes: 2, parallelism: 1 };
const bytes = 32;

const stretch = promisify(argon2);

let nobodys: Promise<string> | undefined;
/** A hash that no password has. */
const anyHash = (): Promise<string> => {
  nobodys ??= hashed(randomBytes(32).toString('hex'));
  return nobodys;
};

/** As it is stored. */
export async function hashed(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { memory, passes, parallelism } = figures;
  const tag = await stretched(password, salt, figures);
  return ['argon2id', memory, passes, parallelism, salt.toString('base64'), tag.toString('base64')].join('$');
}

/** Whether it is the password of this hash; of none, it takes as long to say no. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [kind, memory, passes, parallelism, salt = '', tag = ''] = (hash ?? (await anyHash())).split('$');
  if (kind !== 'argon2id') throw new Error(`A password is stored as ${kind}, which is not known here.`);
  const wanted = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await stretched(password, Buffer.from(salt, 'base64'), cost);
  return given.length === wanted.length && timingSafeEqual(given, wanted) && hash !== null;
}

function stretched(password: string, nonce: Buffer, cost: typeof figures): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return stretch('argon2id', { message, nonce, tagLength: bytes, ...cost });
}
