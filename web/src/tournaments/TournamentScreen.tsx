/** One tournament: who plays whom, how it stands, and what whoever made it may do. */
import '../people/pages.css';
import '../people/people.css';
import type { Tournament, TournamentTable } from '@vigrid/protocol';
import { type FormEvent, useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, join, Refusal } from '../kit/index.ts';
import { request, useAttempt, useGuest } from '../net/index.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { gameTitle } from './TournamentsScreen.tsx';
import { words } from './words.ts';

/** How often it is looked at again, in milliseconds. */
const every = 5000;

type Change = (act: () => Promise<Tournament>) => void;

export default function TournamentScreen({ tournament: id }: { readonly tournament: string }) {
  const { t } = useLang();
  const me = useGuest();
  const [shown, setShown] = useState<Tournament | null>(null);
  const { attempt, busy, denial } = useAttempt();
  const here = me !== null;
  useEffect(() => {
    if (!here) return;
    const look = () => attempt(async () => setShown(await request('tournament', { tournament: id })));
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), every);
    return () => clearInterval(timer);
  }, [id, here, attempt]);
  const change: Change = (act) => void attempt(async () => setShown(await act()));
  return (
    <Page section="games" title={shown?.name ?? t(words.title)} name="parts">
      <h1>{shown?.name ?? t(words.title)}</h1>
      {shown && (
        <>
          <p className="page-sub">
            {[
              gameTitle(shown.game, t),
              t(words[shown.kind]),
              t(words.players)(shown.players.length),
              t(words.host)(shown.host.name),
              shown.state === 'open'
                ? t(words.open)
                : shown.state === 'over'
                  ? t(words.over)
                  : `${t(words.playing)(shown.played.length)} / ${shown.rounds}`,
            ].join(' · ')}
          </p>
          <Acts shown={shown} busy={busy} onChange={change} />
        </>
      )}
      {denial && <Refusal text={t(denial.text)} />}
      {shown && <Standings shown={shown} busy={busy} onChange={change} />}
      {shown?.played
        .map((_, round) => (
          <Round key={String(round)} shown={shown} round={round} busy={busy} onChange={change} />
        ))
        .reverse()}
      {shown && (
        <section className="sheet page-part">
          <h2 className="sheet-title">{t(words.how)}</h2>
          {shown.tieBreaks.map((said) => (
            <p key={said.en}>{t(said)}</p>
          ))}
        </section>
      )}
    </Page>
  );
}

interface PartProps {
  readonly shown: Tournament;
  readonly busy: boolean;
  readonly onChange: Change;
}

function Acts({ shown, busy, onChange }: PartProps) {
  const { t } = useLang();
  const { tournament, you, isHost, state, played } = shown;
  const [name, setName] = useState('');
  const mine = played.at(-1)?.tables.find(({ code }) => code !== undefined);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(async () => {
      const after = await request('enterTournament', { tournament, name });
      setName('');
      return after;
    });
  };
  return (
    <>
      <div className="acts">
        {mine?.table && mine.code && (
          <Link className="button act" href={address.join(mine.table, mine.code)}>
            {t(words.toTable)}
          </Link>
        )}
        {state !== 'over' && you < 0 && (
          <Button
            look="act"
            disabled={busy}
            onClick={() => onChange(() => request('enterTournament', { tournament }))}
          >
            {t(words.enter)}
          </Button>
        )}
        {state !== 'over' && you >= 0 && !shown.players[you].out && (
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => onChange(() => request('leaveTournament', { tournament }))}
          >
            {t(words.leave)}
          </Button>
        )}
        {isHost && state !== 'over' && (
          <>
            <Button disabled={busy} onClick={() => onChange(() => request('nextRound', { tournament }))}>
              {t(state === 'open' ? words.begin : words.next)}
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => onChange(() => request('endTournament', { tournament }))}
            >
              {t(words.end)}
            </Button>
          </>
        )}
        <Button look="quiet" onClick={() => print()}>
          {t(words.print)}
        </Button>
      </div>
      {isHost && state !== 'over' && (
        <form className="acts" onSubmit={add}>
          <label className="field">
            {t(words.add)}
            <input
              value={name}
              maxLength={32}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <Button type="submit" disabled={busy || name.trim() === ''}>
            {t(words.addDo)}
          </Button>
        </form>
      )}
      {state === 'open' && (
        <div className="acts">
          <CopyField
            label={t(words.link)}
            more={t(words.linkMore)}
            value={location.origin + address.tournament(tournament)}
          />
        </div>
      )}
    </>
  );
}

function Standings({ shown, busy, onChange }: PartProps) {
  const { t } = useLang();
  const { tournament, standings, players, you, isHost, state } = shown;
  return (
    <section className="sheet page-part">
      <h2 className="sheet-title">{t(words.standings)}</h2>
      <div className="page-scroll">
        <table>
          <thead>
            <tr>
              <th className="number">{t(words.place)}</th>
              <th>{t(words.player)}</th>
              <th className="number">{t(words.points)}</th>
              <th className="number">{t(words.buchholz)}</th>
              <th className="number">{t(words.berger)}</th>
              <th className="number">{t(words.won)}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, points, buchholz, berger, won }, place) => {
              const { name, guest, out } = players[player];
              return (
                <tr key={player} className={join(player === you && 'you')}>
                  <td className="number">{place + 1}</td>
                  <td>
                    {guest === null ? name : <Link href={address.person(guest)}>{name}</Link>}
                    {out && <small> ({t(words.out)})</small>}{' '}
                    {isHost && state !== 'over' && !out && (
                      <Button
                        size="small"
                        look="quiet"
                        disabled={busy}
                        aria-label={t(words.remove)(name)}
                        onClick={() => onChange(() => request('leaveTournament', { tournament, player }))}
                      >
                        {t(words.removeShort)}
                      </Button>
                    )}
                  </td>
                  <td className="number">{rounded(points)}</td>
                  <td className="number">{rounded(buchholz)}</td>
                  <td className="number">{rounded(berger)}</td>
                  <td className="number">{won}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const rounded = (n: number): string => String(Math.round(n * 100) / 100);

function Round({ shown, round, busy, onChange }: PartProps & { readonly round: number }) {
  const { t } = useLang();
  const { tables, byes } = shown.played[round];
  const name = (player: number) => shown.players[player].name;
  return (
    <section className="sheet page-part">
      <h2 className="sheet-title">{t(words.round)(round + 1)}</h2>
      <div className="page-scroll">
        <table>
          <thead>
            <tr>
              <th className="number">{t(words.board)}</th>
              <th>{t(words.player)}</th>
              <th>{t(words.result)}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map((table, board) => (
              <tr key={String(board)} className={join(table.players.includes(shown.you) && 'you')}>
                <td className="number">{board + 1}</td>
                <td>{table.players.map(name).join(' — ')}</td>
                <td>
                  <Result shown={shown} table={table} busy={busy} onChange={onChange} at={{ round, board }} />
                </td>
              </tr>
            ))}
            {byes.map((player) => (
              <tr key={`bye ${String(player)}`}>
                <td />
                <td>{name(player)}</td>
                <td>{t(words.bye)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface ResultProps extends PartProps {
  readonly table: TournamentTable;
  readonly at: { readonly round: number; readonly board: number };
}

function Result({ shown, table, at, busy, onChange }: ResultProps) {
  const { t } = useLang();
  const { winners, players } = table;
  const name = (seat: number) => shown.players[players[seat]].name;
  const said =
    winners === null
      ? t(words.noResult)
      : winners.length === 0 || winners.length === players.length
        ? t(words.draw)
        : t(words.wins)(winners.map(name).join(', '));
  return (
    <>
      {said}{' '}
      {table.table !== null && (
        <Link href={winners === null ? address.table(table.table) : address.replay(table.table)}>
          {t(words.watch)}
        </Link>
      )}
      {shown.isHost && shown.state !== 'over' && (
        <select
          aria-label={`${t(words.enterResult)}: ${players.map((_, seat) => name(seat)).join(' — ')}`}
          disabled={busy}
          value=""
          onChange={({ currentTarget: { value } }) =>
            onChange(() =>
              request('tournamentResult', {
                tournament: shown.tournament,
                ...at,
                winners: value === 'none' ? null : value === 'draw' ? [] : [Number(value)],
              }),
            )
          }
        >
          <option value="" disabled>
            {t(words.enterResult)}
          </option>
          {players.map((player, seat) => (
            <option key={player} value={String(seat)}>
              {t(words.wins)(name(seat))}
            </option>
          ))}
          <option value="draw">{t(words.draw)}</option>
          <option value="none">{t(words.noResult)}</option>
        </select>
      )}
    </>
  );
}
