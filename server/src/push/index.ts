/**
 * Tells guests who are away that their turn has come in a game over days, on the devices where they have asked for it
 * (Web Push). The host needs a key for it (docs/hosting.md).
 */
import { awaited, type Lang, type Text, timeLeft } from '@vigrid/kernel';
import type { TurnNews } from '@vigrid/protocol';
import { isOver } from '@vigrid/protocol/table';
import { denied, faultSaid } from '../denials.ts';
import { eq, or } from '../drizzle.ts';
import type { Logging } from '../logging.ts';
import type { Presence } from '../presence.ts';
import { type Database, push } from '../schema.ts';
import type { SeatRow } from '../store.ts';
import { gameTime, type Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { type PushKey, requestFor, type Subscription } from './message.ts';

export interface PushSetting {
  readonly key: PushKey;
  /** Beside those of the browsers' makers: origins of services that may be sent to. */
  readonly services?: readonly string[];
  /** How long somebody has to be away before they are told, in milliseconds. */
  readonly grace?: number;
}

export interface PushesSetting {
  readonly db: Database;
  readonly tables: Tables;
  readonly presence: Pick<Presence, 'has'>;
  readonly now: () => number;
  readonly log: Logging;
  /** Null where the host has no key. */
  readonly push: PushSetting | null;
}

/** A page that was reloaded, and a phone that was pocketed for a moment, are back by then. */
const usualGrace = 20_000;

/** Who is slower does not answer any more. */
const patience = 15_000;

/** Shorter clocks are for people who stay. */
const overDays = 3_600_000;

/** The services of the browsers' makers. No other address is asked for anything: it is guests who name them. */
const makers =
  /^https:\/\/(fcm\.googleapis\.com|[\w-]+\.google\.com|[\w.-]+\.push\.services\.mozilla\.com|[\w.-]+\.notify\.windows\.com|[\w.-]+\.push\.apple\.com)$/;

export class Pushes {
  readonly #setting: PushesSetting;
  /** Who was awaited when a table in memory was last looked at. */
  readonly #awaited = new WeakMap<Table, ReadonlySet<string>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(setting: PushesSetting) {
    this.#setting = setting;
    if (setting.push) setting.tables.onChange((table) => this.#follow(table));
  }

  /** The host's public key; null where there is none. */
  get key(): string | null {
    return this.#setting.push?.key.publicKey ?? null;
  }

  async isOn(tokenHash: string): Promise<boolean> {
    const found = await this.#setting.db.select().from(push).where(eq(push.tokenHash, tokenHash));
    return found.length > 0;
  }

  /** Has the device told from now on; one browser belongs to one guest at a time. */
  async turnOn(device: Subscription & { tokenHash: string; guestId: string; lang: Lang }): Promise<void> {
    const { push: here, db } = this.#setting;
    if (!here)
      throw denied(
        'forbidden',
        'Этот сервер не шлёт уведомлений: у хозяина нет для них ключа.',
        'This server sends no notifications: its host has no key for them.',
      );
    const { origin } = new URL(device.endpoint);
    if (!makers.test(origin) && !here.services?.includes(origin))
      throw denied(
        'forbidden',
        `Уведомления через «${origin}» здесь не шлют: годятся службы самих браузеров.`,
        `Notifications are not sent through "${origin}" here: the browsers' own services are fine.`,
      );
    await db.transaction(async (tx) => {
      await tx
        .delete(push)
        .where(or(eq(push.tokenHash, device.tokenHash), eq(push.endpoint, device.endpoint)));
      await tx.insert(push).values(device);
    });
  }

  async turnOff(tokenHash: string): Promise<void> {
    await this.#setting.db.delete(push).where(eq(push.tokenHash, tokenHash));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#sending;
  }

  #follow(table: Table): void {
    const { playing } = table;
    const before = this.#awaited.get(table);
    const now = new Set(waitedFor(table).map(({ guest }) => String(guest)));
    this.#awaited.set(table, now);
    // A table that has just been read is as it was: whoever is awaited there has been told.
    if (!playing || !table.ours || (!before && playing.seq > 0)) return;
    for (const guest of now) if (!before?.has(guest)) this.#later(table, guest);
  }

  #later(table: Table, guest: string): void {
    const { push: here, presence, log } = this.#setting;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (presence.has(guest) || !waitedFor(table).some((seat) => seat.guest === guest)) return;
      this.#sending = Promise.all([
        this.#sending,
        this.#tell(table, guest).catch((error) =>
          log(`A guest could not be told of their turn: ${faultSaid(error)}`, { table: table.id }),
        ),
      ]);
    }, here?.grace ?? usualGrace);
    timer.unref();
    this.#timers.add(timer);
  }

  async #tell(table: Table, guest: string): Promise<void> {
    const { db, now } = this.#setting;
    const devices = await db.select().from(push).where(eq(push.guestId, guest));
    const { engine, playing } = table;
    if (devices.length === 0 || !('game' in engine) || typeof engine.game === 'string' || !playing) return;
    const own = table.seats.findIndex((seat) => seat.guest === guest);
    const left = timeLeft(playing.match, gameTime(table, now()))?.[own];
    const { name } = engine.game;
    await Promise.all(
      devices.map((device) => {
        const lang: Lang = device.lang === 'ru' ? 'ru' : 'en';
        const news: TurnNews = {
          table: table.id,
          lang,
          game: name[lang],
          others: table.seats.flatMap((seat) => (seat.seat === own ? [] : called(seat)[lang])),
          deadline: left === undefined ? null : new Date(now() + left).toISOString(),
        };
        return this.#send(device, news);
      }),
    );
  }

  async #send(device: typeof push.$inferSelect, news: TurnNews): Promise<void> {
    const { push: here, db, now, log } = this.#setting;
    if (!here) return;
    const message = { text: JSON.stringify(news), topic: news.table, now: now() };
    const reply = await fetch(device.endpoint, {
      method: 'POST',
      ...requestFor(here.key, device, message),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await reply.body?.cancel();
    // The device does not want to hear any more, or is no more.
    if (reply.status === 404 || reply.status === 410)
      await db.delete(push).where(eq(push.endpoint, device.endpoint));
    else if (!reply.ok)
      log(`${new URL(device.endpoint).origin} did not take a notification: ${reply.status}`);
  }
}

/** The guests whose decision is awaited in a game that nobody has to stay at. */
function waitedFor({ playing, seats, clock }: Table): SeatRow[] {
  if (!playing || isOver(playing) || playing.match.paused) return [];
  if (clock && !(clock.eachTurn && clock.base >= overDays)) return [];
  const asked = awaited(playing.match.run);
  return seats.filter((row) => row.kind === 'guest' && row.deputy === null && asked.includes(row.seat));
}

const bot: Text = { ru: 'бот', en: 'a bot' };
const called = ({ name }: SeatRow): Text => (name ? { ru: name, en: name } : bot);
