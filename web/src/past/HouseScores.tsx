/** What all games of this server come to: which decks and cards win, how the bots do, whether it helps to begin. */
import type { HouseStatistics, Tally } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal } from '../kit/index.ts';
import { botName } from '../lobby/words.ts';
import { request, useAttempt, useLobby } from '../net/index.ts';
import { useOffers } from '../net/offers.ts';
import { lastGame } from '../shell/sections.ts';
import { Choice } from './Choice.tsx';
import { downloadText } from './download.ts';
import { nameOf } from './lines.ts';
import { Scores } from './Scores.tsx';
import { quoted, type Score, scoreIn } from './statistics.ts';
import { words } from './statisticsWords.ts';
import { type Known, knownOf } from './told.ts';
import { words as pastWords } from './words.ts';

interface Found {
  readonly counted: HouseStatistics;
  readonly known: Known | null;
}

export function HouseScores() {
  const { t } = useLang();
  const offers = useOffers();
  const there = useLobby() !== null;
  const [game, setGame] = useState(lastGame);
  const [found, setFound] = useState<Found | null>(null);
  const { attempt, denial } = useAttempt();
  useEffect(() => {
    let here = true;
    setFound(null);
    if (there) {
      void attempt(async () => {
        const [counted, known] = await Promise.all([request('houseStatistics', { game }), knownOf(game)]);
        if (here) setFound({ counted, known });
      });
    }
    return () => {
      here = false;
    };
  }, [game, there, attempt]);
  const parts = found ? partsOf(found, t) : [];
  return (
    <>
      <div className="acts games-filters">
        <Choice
          label={t(pastWords.game)}
          value={game}
          options={(offers ?? []).map(({ id }) => [id, nameOf(id, t)])}
          onChange={setGame}
        />
        <Button disabled={!found} onClick={() => downloadText(`vigrid-${game}.csv`, csvOf(parts))}>
          {t(words.csv)}
        </Button>
      </div>
      {denial && <Refusal text={t(denial.text)} />}
      {!found && !denial && <p className="games-none">{t(words.counting)}</p>}
      {found && found.counted.games === 0 && <p className="games-none">{t(words.houseNone)}</p>}
      {found && found.counted.games > 0 && (
        <p className="statistics-what">{t(words.houseWhat)(found.counted.games, found.counted.moves)}</p>
      )}
      {parts.map(({ title, more, scores }) => (
        <Scores key={title} title={title} scores={scores} {...(more !== undefined && { more })} />
      ))}
    </>
  );
}

interface Part {
  readonly title: string;
  readonly more?: string;
  readonly scores: readonly Score[];
}

function partsOf({ counted, known }: Found, t: ReturnType<typeof useLang>['t']): readonly Part[] {
  const { seats, bots, decks, cards } = counted;
  const cardName = (id: string) => {
    const entry = known?.cards.get(id);
    return entry ? t(entry.name) : null;
  };
  const deckName = ({ deck, leader }: (typeof decks)[number]) => {
    const ready = known?.shelf?.ready.find(({ id }) => id === deck);
    if (ready) return t(ready.name);
    const led = leader === null ? null : cardName(leader);
    return led ? `${t(words.guestDeck)}: ${led}` : t(words.guestDeck);
  };
  const all = <T extends Tally>(list: readonly T[], name: (one: T) => string | null) =>
    list.flatMap((one) => {
      const called = name(one);
      return called === null ? [] : scoreIn(called, one);
    });
  return [
    { title: t(words.byDeckPlayed), scores: all(decks, deckName) },
    { title: t(words.bySeat), scores: all(seats, ({ seat }) => t(pastWords.seat)(seat + 1)) },
    { title: t(words.byBot), scores: all(bots, ({ level }) => t(botName(level))) },
    { title: t(words.byAnyCard), more: t(words.cardsMore), scores: all(cards, ({ card }) => cardName(card)) },
  ];
}

const csvOf = (parts: readonly Part[]): string =>
  `\uFEFF${[
    ['what', 'name', 'games', 'won', 'drawn', 'lost'],
    ...parts.flatMap(({ title, scores }) =>
      scores.map(({ name, games, won, drawn, lost }) => [
        title,
        name,
        ...[games, won, drawn, lost].map(String),
      ]),
    ),
  ]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')}`;
