/** All tournaments, and making one. */
import '../people/pages.css';
import type { ClockSetting, NewTournament, TournamentLine } from '@vigrid/protocol';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Button, Refusal, Toggle } from '../kit/index.ts';
import { ClockChoice } from '../lobby/ClockChoice.tsx';
import { request, useAttempt, useLobby } from '../net/index.ts';
import { useOffers } from '../net/offers.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { address, go } from '../shell/router.ts';
import { lastGame } from '../shell/sections.ts';
import { words } from './words.ts';

export default function TournamentsScreen() {
  const { t } = useLang();
  const lobby = useLobby();
  const offers = useOffers();
  const there = lobby !== null;
  const [lines, setLines] = useState<readonly TournamentLine[] | null>(null);
  const { attempt, denial } = useAttempt();
  useEffect(() => {
    if (there) attempt(async () => setLines((await request('tournaments', {})).lines));
  }, [there, attempt]);
  const stateOf = ({ state, round }: TournamentLine) =>
    state === 'open' ? t(words.open) : state === 'over' ? t(words.over) : t(words.playing)(round);
  return (
    <Page section="games" title={t(words.title)} name="parts">
      <h1>{t(words.title)}</h1>
      {denial && <Refusal text={t(denial.text)} />}
      <div className="page-columns">
        <section className="sheet page-part">
          <h2 className="sheet-title">{t(words.title)}</h2>
          {lines?.length === 0 && <p>{t(words.none)}</p>}
          <ul className="page-list">
            {lines?.map((line) => (
              <li key={line.tournament}>
                <Link href={address.tournament(line.tournament)}>{line.name}</Link>
                <span>{gameTitle(line.game, t)}</span>
                <small>
                  {t(words.players)(line.players)} · {stateOf(line)}
                </small>
              </li>
            ))}
          </ul>
        </section>
        {lobby && offers && <Making games={offers.map(({ id, seats }) => ({ id, seats }))} />}
      </div>
    </Page>
  );
}

export const gameTitle = (game: string, t: ReturnType<typeof useLang>['t']): string => {
  const door = gameCalled(game)?.door;
  return door ? t(door.name) : game;
};

interface MakingProps {
  readonly games: readonly {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
  }[];
}

function Making({ games }: MakingProps) {
  const { t } = useLang();
  const [game, setGame] = useState(() =>
    games.some(({ id }) => id === lastGame()) ? lastGame() : (games[0]?.id ?? ''),
  );
  const [name, setName] = useState('');
  const [kind, setKind] = useState<NewTournament['kind']>('swiss');
  const [seats, setSeats] = useState(2);
  const [rounds, setRounds] = useState(4);
  const [clock, setClock] = useState<ClockSetting | null>(null);
  const [rated, setRated] = useState(false);
  const { attempt, busy, denial } = useAttempt();
  const { min, max } = games.find(({ id }) => id === game)?.seats ?? { min: 2, max: 2 };
  const counts = Array.from({ length: max - Math.max(2, min) + 1 }, (_, n) => Math.max(2, min) + n);
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return attempt(async () => {
      const table = kind === 'roundRobin' || !counts.includes(seats) ? 2 : seats;
      const wish = { name, game, kind, seats: table, rounds, clock, rated };
      go(address.tournament((await request('makeTournament', wish)).tournament));
    });
  };
  return (
    <form className="sheet page-part" onSubmit={make}>
      <h2 className="sheet-title">{t(words.make)}</h2>
      <label className="field">
        {t(words.name)}
        <input
          value={name}
          required
          maxLength={60}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <label className="field">
        {t(words.game)}
        <select value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
          {games
            .filter(({ seats: { max: most } }) => most > 1)
            .map(({ id }) => (
              <option key={id} value={id}>
                {gameTitle(id, t)}
              </option>
            ))}
        </select>
      </label>
      <label className="field">
        {t(words.kind)}
        <select
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(value === 'swiss' ? 'swiss' : 'roundRobin')}
        >
          <option value="swiss">{t(words.swiss)}</option>
          <option value="roundRobin">{t(words.roundRobin)}</option>
        </select>
      </label>
      {kind === 'swiss' && counts.length > 1 && (
        <label className="field">
          {t(words.atTable)}
          <select
            value={String(seats)}
            onChange={({ currentTarget }) => setSeats(Number(currentTarget.value))}
          >
            {counts.map((count) => (
              <option key={count} value={String(count)}>
                {t(words.players)(count)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'swiss' && (
        <label className="field">
          {t(words.rounds)}
          <input
            type="number"
            min={1}
            max={20}
            value={rounds}
            onInput={({ currentTarget }) => setRounds(Number(currentTarget.value))}
          />
        </label>
      )}
      <ClockChoice value={clock} onChange={setClock} />
      <Toggle on={rated} onChange={setRated}>
        {t(words.rated)}
      </Toggle>
      {denial && <Refusal text={t(denial.text)} />}
      <Button type="submit" look="act" disabled={busy || name.trim() === ''}>
        {t(words.make)}
      </Button>
    </form>
  );
}
