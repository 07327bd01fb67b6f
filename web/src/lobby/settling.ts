/** What a game asks before it begins, and what of somebody's choices can be played as the table is now. */
import type { Chosen, Setting, Settings, Text } from '@vigrid/kernel';
import { barredBy, isAsked, readSettings } from '@vigrid/kernel/interface';

export interface Settled {
  /** What was chosen, as far as it can be played: options to begin with. */
  readonly chosen: Chosen;
  /** All options as they will be. */
  readonly options: Chosen;
}

/**
 * Takes from what was chosen whatever the other choices and the number of players leave. For a setting with a value for
 * each player, what is chosen is that of the guest, who sits at `own`.
 */
export function settled(settings: Settings, wanted: Chosen, seats: number, own: number): Settled {
  let now: Settled = { chosen: {}, options: complete(settings, {}, seats) ?? {} };
  const tryOut = (id: string, value: unknown): void => {
    const chosen = { ...now.chosen, [id]: value };
    const options = complete(settings, chosen, seats);
    if (options) now = { chosen, options };
  };
  for (const [id, setting] of Object.entries(settings.asks)) {
    const wish = wanted[id];
    if (wish === undefined || !isAsked(setting, now.options, seats)) continue;
    // One after another, as some need others.
    if (setting.kind === 'several') {
      for (const { value } of setting.choices)
        if (listOf(wish).includes(value)) tryOut(id, [...listOf(now.chosen[id]), value]);
    } else if (setting.kind === 'one') {
      const { options } = now;
      if (setting.choices.some((choice) => choice.value === wish && isAsked(choice, options, seats)))
        tryOut(id, wish);
    } else if (setting.kind === 'seats') {
      tryOut(id, setting.places ? wish : placed(setting, listOf(now.options[id]), wish, own));
    } else if (setting.kind !== 'decks' && setting.kind !== 'cards') tryOut(id, wish);
  }
  return now;
}

/** Why nobody chooses a deck with these options; null where decks are chosen. */
export function noDecks({ asks }: Settings, options: Chosen, seats: number): Text | null {
  const setting = Object.values(asks).find((one) => one.kind === 'decks');
  return setting?.chosen && barredBy(setting.chosen.when, options, seats) ? setting.chosen.instead : null;
}

const complete = (settings: Settings, chosen: Chosen, seats: number): Chosen | null => {
  const read = readSettings<Chosen>({ settings }, chosen, seats);
  return 'options' in read ? read.options : null;
};

/** Everybody as usual but for the guest, who changes with whoever has the same where no two may. */
function placed(
  { usual }: Extract<Setting, { kind: 'seats' }>,
  all: readonly unknown[],
  wish: unknown,
  own: number,
): readonly unknown[] {
  if (own < 0) return all;
  const other = usual === undefined ? all.indexOf(wish) : -1;
  return (other < 0 ? all : all.with(other, all[own])).with(own, wish);
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
