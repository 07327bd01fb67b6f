/** What proves who somebody is: tokens of devices, passwords, passkeys, codes. Secrets are stored as their hashes only. */
import { and, eq, ne, sql } from './drizzle.ts';
import { rowsOf } from './log.ts';
import { codes, type Database, guests, passkeys, passwords, tokens } from './schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type TokenRow = typeof tokens.$inferSelect;

export class Keys {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The devices that come in as this guest, the one used last first. */
  async tokensOf(guest: string): Promise<TokenRow[]> {
    return this.#db
      .select()
      .from(tokens)
      .where(eq(tokens.guestId, guest))
      .orderBy(sql`${tokens.seenAt} desc, ${tokens.madeAt} desc`);
  }

  async addToken(guest: string, tokenHash: string, device: string | null): Promise<void> {
    await this.#db.execute(
      sql`insert into tokens (token_hash, guest_id, device) values (${tokenHash}, ${guest}, ${device})`,
    );
  }

  /** Takes back one of the guest's tokens, or all but one. */
  async removeTokens(guest: string, which: { id: string } | { allBut: string }): Promise<void> {
    const these = 'id' in which ? eq(tokens.id, which.id) : ne(tokens.tokenHash, which.allBut);
    await this.#db.transaction(async (tx) => {
      const gone = await tx
        .delete(tokens)
        .where(and(eq(tokens.guestId, guest), these))
        .returning({ hash: tokens.tokenHash });
      // A server of before would still take the first one.
      for (const { hash } of gone)
        await tx
          .update(guests)
          .set({ tokenHash: `gone ${hash}` })
          .where(eq(guests.tokenHash, hash));
    });
  }

  async passwordOf(guest: string): Promise<{ login: string; hash: string } | null> {
    const found = await this.#db
      .select({ login: passwords.login, hash: passwords.hash })
      .from(passwords)
      .where(eq(passwords.guestId, guest));
    return found[0] ?? null;
  }

  async byLogin(login: string): Promise<{ guest: string; hash: string } | null> {
    const found = await this.#db
      .select({ guest: passwords.guestId, hash: passwords.hash })
      .from(passwords)
      .where(eq(passwords.loginKey, keyOf(login)));
    return found[0] ?? null;
  }

  /** False if somebody else has the name. */
  async setPassword(guest: string, login: string, hash: string): Promise<boolean> {
    const set = await this.#db
      .execute(sql`
      insert into passwords (guest_id, login, login_key, hash) values (${guest}, ${login}, ${keyOf(login)}, ${hash})
      on conflict (guest_id) do update set login = excluded.login, login_key = excluded.login_key, hash = excluded.hash
        where not exists (select 1 from passwords as other
          where other.login_key = excluded.login_key and other.guest_id <> excluded.guest_id)
      returning guest_id`)
      .then(rowsOf, nameTaken);
    return set.length > 0;
  }

  async passkeysOf(guest: string): Promise<PasskeyRow[]> {
    return this.#db.select().from(passkeys).where(eq(passkeys.guestId, guest)).orderBy(passkeys.madeAt);
  }

  async passkey(id: string): Promise<PasskeyRow | null> {
    return (await this.#db.select().from(passkeys).where(eq(passkeys.id, id)))[0] ?? null;
  }

  async addPasskey(row: Omit<PasskeyRow, 'madeAt' | 'seenAt'>): Promise<void> {
    await this.#db.insert(passkeys).values(row).onConflictDoNothing();
  }

  async usedPasskey(id: string, counter: number): Promise<void> {
    await this.#db.update(passkeys).set({ counter, seenAt: sql`now()` }).where(eq(passkeys.id, id));
  }

  async removePasskey(guest: string, id: string): Promise<void> {
    await this.#db.delete(passkeys).where(and(eq(passkeys.guestId, guest), eq(passkeys.id, id)));
  }

  /** A guest has one code at a time. */
  async setCode(guest: string, codeHash: string, minutes: number): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.delete(codes).where(eq(codes.guestId, guest));
      await tx.execute(sql`insert into codes (code_hash, guest_id, until)
        values (${codeHash}, ${guest}, now() + ${minutes}::float8 * interval '1 minute')`);
    });
  }

  /** Whose code it is; it is used up. */
  async takeCode(codeHash: string): Promise<string | null> {
    const [row] = rowsOf(
      await this.#db.execute(
        sql`delete from codes where code_hash = ${codeHash} returning guest_id, until > now() as holds`,
      ),
    );
    return row?.holds === true ? String(row.guest_id) : null;
  }

  /** Takes back what was not used for so many days. */
  async expire(days: number): Promise<void> {
    await this.#db.execute(sql`delete from codes where until < now()`);
    await this.#db.execute(
      sql`delete from tokens where seen_at < now() - ${days}::float8 * interval '1 day'`,
    );
  }
}

/** Names that look the same are the same. */
const keyOf = (login: string): string => login.normalize('NFKC').toLowerCase();

/** Somebody was faster: a breach of the one name for one guest. */
function nameTaken(error: unknown): [] {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505') return [];
  throw error;
}
