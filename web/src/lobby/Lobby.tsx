import './colours.css';
import './lobby.css';
import './setup.css';
import type { GameOffer } from '@vigrid/protocol';
import { Suspense, useCallback, useMemo, useState } from 'preact/compat';
import { doorsOf, firstGame } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { memory } from '../i18n/store.ts';
import { Refusal, Toast } from '../kit/index.ts';
import { lazy } from '../kit/later.tsx';
import { request, useAttempt, useGuest, useLobby, useServed } from '../net/index.ts';
import { useOffers } from '../net/offers.ts';
import { Daily } from '../puzzles/Daily.tsx';
import { Footer } from '../shell/Footer.tsx';
import { address, go } from '../shell/router.ts';
import { useSections } from '../shell/sections.ts';
import { isStatic } from '../shell/site.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useBadge, useMarked, useTitle } from '../shell/theme.ts';
import { Doors } from './Doors.tsx';
import { foresee, useForeseen } from './foreseen.ts';
import { DoorsContext, MyGames, OpenTables, WaitingForYou, Watching } from './Lists.tsx';
import type { Rival } from './NewGame.tsx';
import { lastChoice, playBot } from './starting.ts';
import { words } from './words.ts';

/** Until they have come. */
const none: readonly GameOffer[] = [];

const NewGame = lazy(() => import('./NewGame.tsx'));

/** Where everybody comes in: the doors of the games, your games, open tables, games to watch. */
export function Lobby() {
  const { t } = useLang();
  const lobby = useLobby();
  const served = useServed();
  const me = useGuest()?.name ?? '';
  const [setting, setSetting] = useState<{ offer: GameOffer; rival: Rival } | null>(null);
  const { attempt, busy, denial } = useAttempt();
  const close = useCallback(() => setSetting(null), []);

  const offers = useOffers() ?? none;
  const doors = useMemo(() => doorsOf(offers), [offers]);
  const waiting = lobby?.mine.filter((line) => line.yourMove) ?? [];
  useTitle(waiting.length > 0 ? `(${waiting.length}) ${t(words.title)}` : t(words.title));
  useBadge(waiting.length);
  useMarked(waiting.length > 0);
  const offer = (game: string | null) => offers.find(({ id }) => id === game);
  const featured = offer(memory.read('game')) ?? offer(firstGame) ?? offers[0];
  useForeseen(featured?.id);

  /** Does something that leads to a table, and goes there. */
  const toTable = (act: () => Promise<string>) => attempt(async () => go(address.table(await act())));

  return (
    <DoorsContext value={doors}>
      <div className="lobby">
        <TopBar sections={useSections('lobby', waiting.length)} />
        <WaitingForYou lines={waiting} me={me} />
        <main>
          <h1 className="unseen">{t(words.title)}</h1>
          <Doors
            offers={offers.length > 0 ? offers : null}
            featured={featured?.id ?? firstGame}
            busy={busy}
            onPlay={(offer) => {
              foresee(offer.id);
              toTable(() => playBot(offer, lastChoice(offer)));
            }}
            onSet={(offer, rival) => setSetting({ offer, rival })}
          />
          <div className="lists">
            <MyGames lines={lobby?.mine ?? null} me={me} />
            {lobby && !served && (
              <section aria-labelledby="alone-title">
                <h3 id="alone-title">{t(words.byYourself)}</h3>
                <div className="tables empty">
                  <p>{t(isStatic ? words.aloneHere : words.aloneNow)}</p>
                </div>
              </section>
            )}
            {served && (
              <OpenTables
                lines={lobby?.open ?? null}
                people={lobby?.people ?? 0}
                busy={busy}
                onLay={featured && (() => setSetting({ offer: featured, rival: 'anybody' }))}
                onSit={({ table, game }) => {
                  const { decks = [] } = offers.find(({ id }) => id === game) ?? {};
                  // A deck to bring is chosen at the table.
                  if (decks.length > 0) go(address.table(table));
                  else toTable(() => sitDown(table));
                }}
              />
            )}
            {served && <Watching lines={lobby?.watch ?? null} />}
            <Daily />
          </div>
        </main>
        <Footer />
        <Suspense fallback={null}>{setting && <NewGame {...setting} onClose={close} />}</Suspense>
        {denial && (
          <Toast>
            <Refusal text={t(denial.text)} rule={denial.rule} />
          </Toast>
        )}
      </div>
    </DoorsContext>
  );
}

async function sitDown(table: string): Promise<string> {
  await request('sit', { table });
  return table;
}
