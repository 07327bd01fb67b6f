import { Suspense, useEffect } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { useStore } from '../i18n/store.ts';
import { lazy } from '../kit/later.tsx';
import { Lobby } from '../lobby/Lobby.tsx';
import { news } from '../offline/news.ts';
import { Fault } from './Fault.tsx';
import { Lost, Waiting } from './Notices.tsx';
import { address, go, type Route, routeOf, usePath } from './router.ts';
import { words } from './words.ts';

const TableScreen = lazy(() => import('../table/TableScreen.tsx'));
const RulesScreen = lazy(() => import('../rules/RulesScreen.tsx'));
const DecksScreen = lazy(() => import('../decks/DecksScreen.tsx'));
const Join = lazy(() => import('./Join.tsx'));
const LearnScreen = lazy(() => import('../learn/LearnScreen.tsx'));
const LessonScreen = lazy(() => import('../learn/LessonScreen.tsx'));
const ShortScreen = lazy(() => import('../learn/ShortScreen.tsx'));
const KeysScreen = lazy(() => import('../learn/KeysScreen.tsx'));
const AccountScreen = lazy(() => import('../account/AccountScreen.tsx'));
const GamesScreen = lazy(() => import('../past/GamesScreen.tsx'));
const StatisticsScreen = lazy(() => import('../past/StatisticsScreen.tsx'));
const ReplayScreen = lazy(() => import('../past/ReplayScreen.tsx'));
const SharedScreen = lazy(() => import('../past/SharedScreen.tsx'));
const PositionScreen = lazy(() => import('../positions/PositionScreen.tsx'));
const PuzzlesScreen = lazy(() => import('../puzzles/PuzzlesScreen.tsx'));
const PuzzleScreen = lazy(() => import('../puzzles/PuzzleScreen.tsx'));
const WorkshopScreen = lazy(() => import('../workshop/WorkshopScreen.tsx'));
const FairnessScreen = lazy(() => import('../fairness/FairnessScreen.tsx'));
const PeopleScreen = lazy(() => import('../people/PeopleScreen.tsx'));
const TournamentsScreen = lazy(() => import('../tournaments/TournamentsScreen.tsx'));
const TournamentScreen = lazy(() => import('../tournaments/TournamentScreen.tsx'));
const SyncNews = lazy(() => import('../offline/SyncNews.tsx'));
const CreditsScreen = lazy(() => import('./CreditsScreen.tsx'));

export function App() {
  const { t } = useLang();
  const route = routeOf(usePath());
  useKeysPage(route);
  const synced = useStore(news);
  return (
    <Fault key={route.screen}>
      <Suspense fallback={<Waiting>{t(words.loading)}</Waiting>}>
        <Screen route={route} />
      </Suspense>
      <Suspense fallback={null}>{synced && <SyncNews {...synced} />}</Suspense>
    </Fault>
  );
}

/** `?` opens the page of keys; at a table, and in a lesson, it is the table's own. */
function useKeysPage({ screen }: Route): void {
  useEffect(() => {
    if (
      screen === 'table' ||
      screen === 'learn' ||
      screen === 'replay' ||
      screen === 'puzzles' ||
      screen === 'position'
    )
      return;
    const pressed = ({ key, target }: KeyboardEvent) => {
      const types = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (key === '?' && !types) go(address.keys);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [screen]);
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'lobby':
      return <Lobby />;
    case 'table':
      return <TableScreen key={route.table} table={route.table} />;
    case 'join':
      return <Join table={route.table} code={route.code} />;
    case 'rules':
      return <RulesScreen game={route.game} rule={route.rule} />;
    case 'decks':
      return <DecksScreen game={route.game} place={route.place} />;
    case 'learn':
      if (route.game === null) return <LearnScreen />;
      return route.short ? (
        <ShortScreen game={route.game} />
      ) : (
        <LessonScreen key={route.game} game={route.game} />
      );
    case 'account':
      return <AccountScreen code={route.code} />;
    case 'games':
      return <GamesScreen />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'replay':
      return <ReplayScreen key={route.table} table={route.table} />;
    case 'fairness':
      return <FairnessScreen key={route.table} table={route.table} />;
    case 'shared':
      return <SharedScreen code={route.code} />;
    case 'puzzles':
      return route.id === null ? <PuzzlesScreen /> : <PuzzleScreen key={route.id} id={route.id} />;
    case 'workshop':
      return <WorkshopScreen />;
    case 'people':
      return <PeopleScreen key={route.guest} guest={route.guest} />;
    case 'tournaments':
      return route.tournament === null ? (
        <TournamentsScreen />
      ) : (
        <TournamentScreen key={route.tournament} tournament={route.tournament} />
      );
    case 'position':
      return <PositionScreen key={`${route.game} ${route.code}`} game={route.game} code={route.code} />;
    case 'keys':
      return <KeysScreen />;
    case 'credits':
      return <CreditsScreen />;
    case 'lost':
      return <Lost />;
  }
}
