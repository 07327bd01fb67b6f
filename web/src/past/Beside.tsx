/** Beside one's games: who one is and how strong; which decks win, what luck has brought, the puzzles of the last days. */
import './beside.css';
import type { PastLine, Profile } from '@vigrid/protocol';
import { Suspense, useEffect, useMemo, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Identicon } from '../kit/index.ts';
import { lazy } from '../kit/later.tsx';
import { Panorama } from '../lobby/Panorama.tsx';
import { request, useAttempt, useGuest, useServed } from '../net/index.ts';
import { words as pageWords } from '../people/pageWords.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { daysKept } from './days.ts';
import { nameOf } from './lines.ts';
import { words } from './words.ts';

/** All puzzles come along with these. */
const Days = lazy(() => import('../puzzles/Days.tsx').then((file) => ({ default: file.Days })));
const DecksBeside = lazy(() => import('./DecksBeside.tsx'));

export function Me() {
  const { t, lang } = useLang();
  const me = useGuest();
  const served = useServed();
  const [profile, setProfile] = useState<Profile | null>(null);
  const { attempt } = useAttempt();
  useEffect(() => {
    if (me && served) void attempt(async () => setProfile(await request('profile', {})));
  }, [me, served, attempt]);
  if (!me) return null;
  const day = (iso: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(iso));
  const [won, lost, games] = (['won', 'lost', 'games'] as const).map((of) =>
    (profile?.played ?? []).reduce((sum, line) => sum + line[of], 0),
  );
  return (
    <>
      <section className="sheet games-me" aria-label={me.name}>
        <span className="games-face">
          <Identicon name={me.name} />
        </span>
        <h2>{me.name}</h2>
        {profile && (
          <p>
            {t(pageWords.since)(day(profile.since))}
            {games > 0 &&
              `. ${t(pageWords.games)(games)}: ${t(pageWords.score)(won, lost, games - won - lost)}`}
          </p>
        )}
        {served && (
          <Link href={address.account()} className="button">
            {t(words.keepMe)}
          </Link>
        )}
      </section>
      {profile && profile.ratings.length > 0 && (
        <section className="sheet games-ratings" aria-labelledby="games-ratings">
          <h2 id="games-ratings" className="sheet-title">
            {t(pageWords.ratings)}
          </h2>
          <ul>
            {profile.ratings.map((line) => (
              <li key={line.game}>
                <Picture game={line.game} />
                <span>
                  <b>{nameOf(line.game, t)}</b>
                  <small>{t(pageWords.games)(line.games)}</small>
                </span>
                <Course values={ratedIn(profile, line.game)} />
                <span>
                  <b>{line.rating}</b>
                  <small>{t(pageWords.doubt)(2 * line.deviation)}</small>
                </span>
              </li>
            ))}
          </ul>
          <Link href={address.people}>{t(pageWords.leaders)}</Link>
        </section>
      )}
    </>
  );
}

/** The ratings of one game, the oldest first. */
function ratedIn({ rated }: Profile, game: string): readonly number[] {
  const own = rated.filter((one) => one.game === game).toReversed();
  return own.length === 0 ? [] : [own[0].before, ...own.map(({ after }) => after)];
}

function Course({ values }: { readonly values: readonly number[] }) {
  if (values.length < 2) return <i />;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const at = (value: number, i: number) =>
    `${((76 * i) / (values.length - 1) + 2).toFixed(1)} ${(17 - (14 * (value - low)) / Math.max(1, high - low)).toFixed(1)}`;
  return (
    <svg className="games-course" viewBox="0 0 80 20" aria-hidden="true">
      <path d={`M${values.map(at).join('L')}`} />
    </svg>
  );
}

function Picture({ game }: { readonly game: string }) {
  const door = gameCalled(game)?.door;
  return <span className="picture">{door && <Panorama game={game} door={door} wide={false} />}</span>;
}

export function Found({ past }: { readonly past: readonly PastLine[] }) {
  const { t } = useLang();
  return (
    <>
      <Suspense fallback={null}>{past.length > 0 && <DecksBeside past={past} />}</Suspense>
      <LuckAndChoice />
      <Suspense fallback={null}>
        <Days />
      </Suspense>
      <Link href={address.puzzles} className="button">
        {t(words.puzzles)}
      </Link>
    </>
  );
}

/** What the games that were gone through owe to luck and to oneself. */
function LuckAndChoice() {
  const { t } = useLang();
  const days = useMemo(() => [...daysKept().values()], []);
  if (days.length === 0) return null;
  const mean = (of: 'luck' | 'own') => {
    const n = Math.round(days.reduce((sum, day) => sum + day[of], 0) / days.length);
    return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
  };
  return (
    <section className="sheet games-luck" aria-labelledby="games-luck">
      <h2 id="games-luck" className="sheet-title">
        {t(words.luckAndChoice)} <small className="sheet-aside">{t(pageWords.games)(days.length)}</small>
      </h2>
      <dl>
        {(['luck', 'own'] as const).map((of) => (
          <div key={of}>
            <dt>{mean(of)}</dt>
            <dd>{t(of === 'luck' ? words.byLuck : words.byChoice)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
