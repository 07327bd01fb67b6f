import { z } from 'zod';
import { type AccountRequests, passwordLength } from './account.ts';

const password = z.string().min(passwordLength.least).max(passwordLength.most);
const login = z
  .string()
  .trim()
  .min(3)
  .max(32)
  .regex(/^[\p{L}\p{M}\p{N}._-]+$/u)
  .normalize('NFC');
/** Whatever was given out; a store takes no text with a zero in it. */
const given = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}+$/u);
const response = z.looseObject({ id: given(1400) });
const nothing = z.strictObject({});

export const accountReaders: { readonly [K in keyof AccountRequests]: z.ZodType<AccountRequests[K][0]> } = {
  account: nothing,
  moveCode: nothing,
  useCode: z.strictObject({ code: z.string().trim().min(4).max(40) }),
  setPassword: z.strictObject({ login, password, old: password.exactOptional() }),
  // What was never allowed is as wrong as any other.
  signIn: z.strictObject({ login: given(64), password: z.string().min(1).max(200) }),
  passkeyBegin: z.strictObject({ to: z.enum(['add', 'signIn']) }),
  passkeyAdd: z.strictObject({ response }),
  passkeySignIn: z.strictObject({ response }),
  passkeyRemove: z.strictObject({ id: given(1400) }),
  signOut: z.union([z.strictObject({ device: given(40) }), z.strictObject({ others: z.literal(true) })]),
  notify: z.strictObject({
    device: z
      .strictObject({
        endpoint: z.url().max(1000),
        // A point of P-256, and 16 bytes.
        publicKey: z.string().regex(/^B[\w-]{86}$/),
        auth: z.string().regex(/^[\w-]{22}$/),
      })
      .nullable(),
    lang: z.enum(['ru', 'en']),
  }),
  exportAll: nothing,
  deleteAll: z.strictObject({ sure: z.literal(true) }),
};
