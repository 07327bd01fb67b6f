/** The decks of one's games, the most played first: how often each has won. */
import type { PastLine } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { type Score, scoresBy } from './statistics.ts';
import { knownOf, told } from './told.ts';
import { words } from './words.ts';

const most = 5;

export default function DecksBeside({ past }: { readonly past: readonly PastLine[] }) {
  const spoken = useLang();
  const { t } = spoken;
  const [scores, setScores] = useState<readonly Score[]>([]);
  useEffect(() => {
    let here = true;
    const count = async () => {
      const games = [...new Set(past.map(({ game }) => game))];
      const known = new Map(
        await Promise.all(games.map(async (game) => [game, await knownOf(game)] as const)),
      );
      const played = past.flatMap((line) => told(line, known.get(line.game) ?? null, spoken) ?? []);
      if (here) setScores(scoresBy(played, ({ deck }) => (deck === null ? [] : [deck])));
    };
    void count();
    return () => {
      here = false;
    };
  }, [past, spoken]);
  if (scores.length === 0) return null;
  return (
    <section className="sheet games-decks" aria-labelledby="games-decks">
      <h2 id="games-decks" className="sheet-title">
        {t(words.decks)} <small className="sheet-aside">{t(words.wonOfPlayed)}</small>
      </h2>
      <ul>
        {scores.slice(0, most).map(({ name, games, won, share }) => (
          <li key={name}>
            <b>{name}</b>
            <span>
              {won} <small>{t(words.of)(games)}</small>
            </span>
            <i style={{ '--share': share }} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
