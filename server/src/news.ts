/**
 * What the servers on one database tell each other: that something has changed, never what. Whoever wants to know reads
 * it from the database and builds what their own guests may see of it.
 */
import { z } from 'zod';
import { kinds } from './limits.ts';

const key = z.string();

const reader = z.discriminatedUnion('kind', [
  /** The log of a table has grown to so many entries; these guests sit there. */
  z.object({ kind: z.literal('moved'), table: z.string(), seq: z.number(), guests: z.array(z.string()) }),
  /** Seats, what is brought to them, or the rematch; or the table is gone. */
  z.object({ kind: z.literal('changed'), table: z.string() }),
  z.object({ kind: z.literal('said'), table: z.string(), n: z.number() }),
  z.object({ kind: z.literal('renamed'), guest: z.string(), name: z.string() }),
  /** Some tokens of the guest are not taken any more. */
  z.object({ kind: z.literal('signedOut'), guest: z.string() }),
  z.object({ kind: z.literal('lobby') }),
  /** Guests and addresses have taken so much of what they may. */
  z.object({ kind: z.literal('spent'), of: z.array(z.tuple([z.enum(kinds), z.string(), z.number()])) }),
  /** Who has come and gone since the telling before, which had the number below this. */
  z.object({ kind: z.literal('presence'), n: z.number(), come: z.array(key), gone: z.array(key) }),
  /** Everybody who is there, in parts. */
  z.object({
    kind: z.literal('present'),
    n: z.number(),
    first: z.boolean(),
    last: z.boolean(),
    keys: z.array(key),
  }),
  /** Still there; the number of the last telling. */
  z.object({ kind: z.literal('alive'), n: z.number() }),
  /** Asks one to tell who is there, or all. */
  z.object({ kind: z.literal('who'), whom: z.string().nullable() }),
  z.object({ kind: z.literal('leaving') }),
]);

export type News = z.infer<typeof reader>;

const envelope = z.object({ from: z.string(), news: reader });

export const channel = 'vigrid';

export const written = (from: string, news: News): string => JSON.stringify({ from, news });

/** Null where it is none of ours: of a version that says other things. */
export function read(payload: string): { from: string; news: News } | null {
  try {
    return envelope.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
