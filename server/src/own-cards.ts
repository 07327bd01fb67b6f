/** Cards that are in no catalogue: shown to whoever is invited, and believed only as far as their texts say so. */
import { readerOf } from '@vigrid/games';
import type { AnyGame, CardEntry, OwnCard, Setup } from '@vigrid/kernel';
import { refused } from './denials.ts';

/** The cards to which whoever sits down agrees, as they are shown. */
export const ownAgreed = ({ settings, decks }: AnyGame, { options }: Setup): CardEntry[] =>
  ownIn(settings, options).flatMap((card) => {
    const read = decks?.own?.(card);
    return read && 'entry' in read ? [read.entry] : [];
  });

/**
 * Refuses options with a card that is not what its text says. What was read from a text the engine is known to play;
 * data that somebody has written by hand might be anything.
 */
export async function checkOwn({ id, settings }: AnyGame, options: unknown): Promise<void> {
  const cards = ownIn(settings, options);
  if (cards.length === 0) return;
  const reader = await readerOf(id);
  const untrue = cards.find((card) => !reader?.isTrue(card));
  if (untrue === undefined) return;
  throw refused({
    text: {
      ru: `Своя карта (${untrue.id}) не такова, как говорит её текст. Откройте её в мастерской и сохраните заново.`,
      en: `A card of one’s own (${untrue.id}) is not what its text says. Open it in the workshop and save it anew.`,
    },
  });
}

const ownIn = ({ asks }: AnyGame['settings'], options: unknown): readonly OwnCard[] =>
  Object.entries(asks).flatMap(([id, { kind }]) => (kind === 'cards' ? (Object(options)[id] ?? []) : []));
