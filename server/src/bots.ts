/**
 * The seats that bots play. A bot is given a game imagined from what its seat may know, never the true one, and its
 * answer goes into the log like everybody's.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Thought } from '@vigrid/bots/worker';
import { count, imagine, isAnswer, type Question, type Seat, seeded } from '@vigrid/kernel';
import { Denied, faultSaid } from './denials.ts';
import { hasToAct, isOffered } from './due.ts';
import { LogConflict } from './log.ts';
import type { Logging } from './logging.ts';
import { isSealed } from './sealed.ts';
import { sha256 } from './secrets.ts';
import { botAt } from './store.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { Overtaken, type Thinkers } from './thinkers.ts';

export interface BotSetting {
  readonly tables: Tables;
  readonly thinkers: Pick<Thinkers, 'choose'>;
  /** How long a move takes at least and at most, in milliseconds, so that people can follow. */
  readonly delay: readonly [number, number];
  readonly log: Logging;
}

/** How long to wait before another try when a move could not be made, in milliseconds. */
const rest = 1000;

export class Bots {
  readonly #setting: BotSetting;
  /** The seats being seen to, so that each move is thought about once. */
  readonly #busy = new Set<string>();
  readonly #stop = new AbortController();
  /** What is being thought about, by seat: it ends when the game moves on. */
  readonly #thoughts = new Map<string, { readonly asked: Question; readonly end: AbortController }>();

  constructor(setting: BotSetting) {
    this.#setting = setting;
    setting.tables.onChange((table) => this.#wake(table));
  }

  close(): void {
    this.#stop.abort();
  }

  #wake(table: Table): void {
    for (const row of table.seats) {
      const { seat } = row;
      const key = `${table.id} ${seat}`;
      const thought = this.#thoughts.get(key);
      if (thought && !(table.ours && botAt(row) !== null && questionOf(table, seat) === thought.asked))
        thought.end.abort();
      if (
        botAt(row) === null ||
        !table.ours ||
        !hasToAct(table.playing, seat) ||
        this.#busy.has(key) ||
        this.#stop.signal.aborted
      )
        continue;
      this.#busy.add(key);
      this.#act(table.id, seat)
        .catch(async (error) => {
          // Somebody was faster: the table is read again, and the bot looks at what is asked then. Or the table is gone.
          const isGone = error instanceof Denied && !table.ours;
          if (this.#stop.signal.aborted || error instanceof LogConflict || isGone) return;
          this.#setting.log(
            `The bot at seat ${seat} of table ${table.id} could not move: ${faultSaid(error)}`,
          );
          await pause(rest, undefined, { signal: this.#stop.signal, ref: false }).catch(() => {});
        })
        .finally(() => {
          this.#busy.delete(key);
          this.#wake(table);
        });
    }
  }

  async #act(id: string, seat: Seat): Promise<void> {
    const { tables } = this.#setting;
    const move = await tables.at(id, (table) => moveOf(table, seat));
    const [answer] = await Promise.all([
      move && this.#choose(id, seat, move),
      pause(this.#delay(), undefined, { signal: this.#stop.signal, ref: false }),
    ]);
    await tables.at(id, async (table) => {
      const deed = `bot:${randomUUID()}`;
      if (!table.ours || botAt(table.seats[seat]) === null) return;
      if (isOffered(table.playing, seat)) {
        // A bot plays for a win, and has no clock to mind.
        const control = table.playing?.match.wanted === 'pause' ? 'accept' : 'decline';
        await tables.enter(table, deed, { seat, control });
      } else if (move && answer !== null && questionOf(table, seat) === move.asked) {
        // Otherwise it was taken back or overtaken meanwhile, and the bot is woken again for what is asked now.
        await tables.enter(table, deed, { seat, answer });
      }
    });
  }

  /** The bot's answer; any legal one if the bot has failed, so that nobody waits for it for ever. */
  async #choose(id: string, seat: Seat, { thought, asked, host }: Move): Promise<number> {
    const { thinkers, log } = this.#setting;
    const end = new AbortController();
    const key = `${id} ${seat}`;
    this.#thoughts.set(key, { asked, end });
    try {
      const answer = await thinkers.choose(thought, host, end.signal);
      if (isAnswer(asked, answer)) return answer;
      log(`The ${thought.level} bot gave ${answer}, which is no answer to "${asked.ask}" at table ${id}.`, {
        table: id,
      });
    } catch (error) {
      if (this.#stop.signal.aborted) throw error;
      if (error instanceof Overtaken) return 0;
      log(`${error}. Seat ${thought.seat} of table ${id} takes any answer to "${asked.ask}".`, { table: id });
    } finally {
      this.#thoughts.delete(key);
    }
    return randomInt(Math.min(count(asked), 2 ** 47));
  }

  #delay(): number {
    const [least, most] = this.#setting.delay;
    return least + Math.random() * (most - least);
  }
}

const questionOf = (table: Table, seat: Seat): Question | null => table.playing?.asked[seat] ?? null;

/** A decision that is the bot's to make, and what it is given to think about. */
interface Move {
  readonly asked: Question;
  readonly thought: Thought;
  /** Who made the table: nobody's bots get more of the threads for being many. */
  readonly host: string;
}

function moveOf(table: Table, seat: Seat): Move | null {
  const { playing, engine } = table;
  const level = botAt(table.seats[seat]);
  const asked = questionOf(table, seat);
  if (!playing || isSealed(engine) || !asked || level === null || isOffered(playing, seat)) return null;
  // From the game's seed, which is beyond guessing: in a rehearsal the bots play alike each time, too.
  const seed = sha256(`thought ${table.setup.seed} ${seat} ${playing.askedAt[seat]}`);
  const { state } = imagine(playing.match.run, seat, seeded(`deal ${seed}`));
  return { asked, host: table.madeBy, thought: { module: engine.module, state, seat, level, seed } };
}
