/** A guest as others know them: ratings, games played; and the strongest of each game. */
import './pages.css';
import type { Leaders, Profile } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Refusal } from '../kit/index.ts';
import { botName } from '../lobby/words.ts';
import { request, useAttempt, useGuest, useLobby } from '../net/index.ts';
import { useOffers } from '../net/offers.ts';
import { Link } from '../shell/Link.tsx';
import { Page } from '../shell/Page.tsx';
import { address } from '../shell/router.ts';
import { lastGame } from '../shell/sections.ts';
import { words } from './pageWords.ts';

export default function PeopleScreen({ guest }: { readonly guest: string | null }) {
  const { t, lang } = useLang();
  const me = useGuest();
  const [profile, setProfile] = useState<Profile | null>(null);
  const { attempt, denial } = useAttempt();
  useEffect(() => {
    if (!me) return;
    attempt(async () => setProfile(await request('profile', guest === null ? {} : { guest })));
  }, [guest, me, attempt]);
  const gameName = useGameName();
  const day = (iso: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(iso));
  const own = profile !== null && profile.guest === me?.guest;
  return (
    <Page section="games" title={profile?.name ?? t(words.title)} name="parts">
      <h1>{profile?.name ?? t(words.title)}</h1>
      {profile && <p className="page-sub">{t(words.since)(day(profile.since))}</p>}
      {own && (
        <nav className="acts">
          <Link href={address.games}>{t(words.history)}</Link>
          <Link href={address.decks()}>{t(words.decks)}</Link>
          <Link href={address.tournaments}>{t(words.tournaments)}</Link>
        </nav>
      )}
      {denial && <Refusal text={t(denial.text)} />}
      <div className="page-columns">
        <section className="sheet page-part">
          <h2 className="sheet-title">{t(words.ratings)}</h2>
          {profile?.ratings.length === 0 && <p>{t(words.noRatings)}</p>}
          <ul className="page-list">
            {profile?.ratings.map(({ game, rating, deviation, games }) => (
              <li key={game}>
                <span>{gameName(game)}</span>
                <b>{rating}</b>
                <small>
                  {t(words.doubt)(2 * deviation)} · {t(words.games)(games)}
                </small>
              </li>
            ))}
          </ul>
          <h2 className="sheet-title">{t(words.played)}</h2>
          {profile?.played.length === 0 && <p>{t(words.nonePlayed)}</p>}
          <ul className="page-list">
            {profile?.played.map(({ game, games, won, lost }) => (
              <li key={game}>
                <span>{gameName(game)}</span>
                <b>{games}</b>
                <small>{t(words.score)(won, lost, games - won - lost)}</small>
              </li>
            ))}
          </ul>
          {profile && profile.rated.length > 0 && <h2 className="sheet-title">{t(words.ratedGames)}</h2>}
          <ul className="page-list">
            {profile?.rated.map(({ table, game, before, after, ended }) => (
              <li key={table}>
                <Link href={address.replay(table)}>{gameName(game)}</Link>
                <b>
                  {before} → {after}
                </b>
                <small>{day(ended)}</small>
              </li>
            ))}
          </ul>
        </section>
        <Strongest gameName={gameName} />
      </div>
      <p className="page-sub">{t(words.how)}</p>
    </Page>
  );
}

function Strongest({ gameName }: { readonly gameName: (game: string) => string }) {
  const { t } = useLang();
  const lobby = useLobby();
  const offers = useOffers();
  const [game, setGame] = useState(lastGame);
  const [leaders, setLeaders] = useState<Leaders | null>(null);
  const { attempt, denial } = useAttempt();
  const there = lobby !== null;
  useEffect(() => {
    if (there) attempt(async () => setLeaders(await request('leaders', { game })));
  }, [game, there, attempt]);
  return (
    <section className="sheet page-part">
      <h2 className="sheet-title">{t(words.leaders)}</h2>
      <label className="field">
        {t(words.game)}
        <select value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
          {offers?.map(({ id }) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </select>
      </label>
      {denial && <Refusal text={t(denial.text)} />}
      {leaders?.lines.length === 0 && <p>{t(words.noLeaders)}</p>}
      <ol className="page-list numbered">
        {leaders?.lines.map(({ guest, name, bot, rating, deviation, games }) => (
          <li key={guest ?? name}>
            {guest === null ? (
              <span>
                {t(botName(name))} <small>{t(words.bot)}</small>
              </span>
            ) : (
              <Link href={address.person(guest)}>{name}</Link>
            )}
            <b>{rating}</b>
            <small>
              {t(words.doubt)(2 * deviation)}
              {!bot && ` · ${t(words.games)(games)}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a game is called here. */
function useGameName(): (game: string) => string {
  const { t } = useLang();
  return (game) => {
    const door = gameCalled(game)?.door;
    return door ? t(door.name) : game;
  };
}
