/** The rail beside the table: what the game has to say, the log, and the card that is looked at. */
import type { ReactNode } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { Sheet } from '../../kit/index.ts';
import type { Answering } from '../ask/answering.ts';
import { words } from '../texts.ts';
import { AtHand } from './AtHand.tsx';
import { CaseSheet } from './Cases.tsx';
import { useTableInfo } from './context.ts';
import { LogView } from './later.ts';
import { useLayout } from './layout.ts';

interface RailProps {
  readonly answering: Answering;
  /** What a lesson tells. */
  readonly words?: ReactNode;
}

export function Rail({ answering, words: told }: RailProps) {
  const { t } = useLang();
  const layout = useLayout();
  const { screen, view, below, update } = useTableInfo();
  const { Rail: OfGame, Face, Terms } = screen;
  const { looked, cases } = answering;
  // What is told case by case needs no card beside it.
  const inCases = cases?.previews.some(({ cards }) => cards[0] === looked?.card);
  const beside = screen.cardBeside === true && layout === 'wide';
  return (
    <aside className="rail" aria-label={t(words.log)}>
      {told}
      <AtHand />
      {OfGame && <OfGame view={view} below={below} seats={update.seats} />}
      {/* What may come of an act lies over the older lines: it comes and goes, and nothing moves for it. */}
      <div className="rail-log">
        <Sheet className="log-sheet" title={t(words.log)}>
          <LogView notes={answering.notes} />
        </Sheet>
        {cases && <CaseSheet cases={cases} looked={looked?.card ?? null} />}
      </div>
      {looked && !inCases && !beside && !told && (
        <div className="rail-card" aria-hidden="true">
          <Face view={view} card={looked.card} def={looked.def} size="full" width={264} below={below} />
          {Terms && <Terms view={view} card={looked.card} def={looked.def} />}
        </div>
      )}
    </aside>
  );
}
