/** A finished game gone through again, step by step. */
import type { AnyGame, GameRecord } from '@vigrid/kernel';
import type { LoggedEvent, Replay, SeatTaken, Update } from '../index.ts';
import { replay } from './playing.ts';
import { eventsSeen, type Sight, seen } from './seen.ts';

/** Where the game was played, and by whom. */
interface Place {
  readonly table: string;
  readonly seats: readonly SeatTaken[];
  readonly commitment: string;
}

/** Throws where the record does not play out. Nobody is asked anything: what was decided is decided. */
export function retraced(game: AnyGame, record: GameRecord, sight: Sight, place: Place): Replay {
  const { table, seats, commitment } = place;
  const steps: Update[] = [];
  const log: LoggedEvent[] = [];
  replay(game, record.setup, record.clock, record.entries, (playing) => {
    const step = seen(playing, sight, false);
    const events = eventsSeen(playing, sight);
    log.push(...events);
    steps.push({
      ...step,
      events,
      table,
      seats,
      question: null,
      takingBack: null,
      clock: null,
      rematch: null,
    });
  });
  const now = steps[steps.length - 1];
  const { seat, plain } = sight;
  return {
    steps,
    state: {
      table,
      game: game.id,
      seats,
      seat,
      brings: false,
      timing: record.clock,
      absence: { bot: null, claim: null },
      watch: { who: 'link', delay: 0 },
      rated: false,
      host: false,
      code: null,
      plain,
      sealed: null,
      hints: false,
      commitment,
      now,
      talk: null,
      log,
    },
  };
}
