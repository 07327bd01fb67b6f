/** A game being played or watched: the frame around the game's own board. */
import type { Question } from '@vigrid/kernel';
import type { Update } from '@vigrid/protocol';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'preact/compat';
import type { Screen } from '../../games/screen.ts';
import { useLang } from '../../i18n/index.ts';
import { whenCalm } from '../../kit/calm.ts';
import { type Judge, RulebookContext } from '../../kit/index.ts';
import { lazy } from '../../kit/later.tsx';
import type { TableData, TableLink } from '../../net/index.ts';
import { useRulebook } from '../../rules/rulebook.ts';
import { useMarked, useTitle } from '../../shell/theme.ts';
import { useAnswering } from '../ask/answering.ts';
import { AskContext } from '../ask/context.ts';
import { Windows } from '../ask/windows.ts';
import { type Shown, usePlayback } from '../motion/playback.ts';
import { createStage } from '../motion/stage.ts';
import { words } from '../texts.ts';
import { Asked } from './Asked.tsx';
import { Backdrop } from './Backdrop.tsx';
import { CardDialog } from './CardDialog.tsx';
import { TableContext, type TableInfo } from './context.ts';
import { useGuiding } from './guiding.ts';
import { Header } from './Header.tsx';
import { Heard } from './Heard.tsx';
import { useInSight } from './inSight.ts';
import { Arrow } from './later.ts';
import { useLayout } from './layout.ts';
import { type LookingBack, useLookingBack } from './lookingBack.ts';
import { useNames } from './names.ts';
import { PointerNote } from './PointerNote.tsx';
import { Pulled } from './Pulled.tsx';
import { Rail } from './Rail.tsx';
import { Spoken } from './Spoken.tsx';
import { Spot } from './Spot.tsx';

/** Loaded for those who want to be guided. */
const Guide = lazy(() => import('./Guide.tsx'));
const GameOver = lazy(() => import('./GameOver.tsx'));

/** What stands around the board in a lesson, instead of what stands there in a game. */
export interface Around {
  readonly header: ReactNode;
  /** Above the rail; on a phone it lies over the table, where it likes. */
  readonly words: ReactNode;
  /** In place of the question, where nobody is asked. */
  readonly bar?: ReactNode;
}

interface TableProps {
  readonly screen: Screen;
  readonly data: TableData;
  readonly link: TableLink;
  /** The seat whose side lies below, where it is not the guest's. */
  readonly below?: number | undefined;
  readonly around?: Around | undefined;
  /** The way through a game that is over: `data` is then the step that is looked at. */
  readonly past?: LookingBack | undefined;
}

export function Table({ screen, data, link, below, around, past }: TableProps) {
  const { t } = useLang();
  const layout = useLayout();
  const stage = useMemo(createStage, []);
  const played = usePlayback(data, link, screen, stage);
  const own = useLookingBack(link, data.log, screen.unsaid, data.state?.seat ?? null);
  const back = past ?? own;
  const shown = useMemo(() => (own.at ? asItStood(own.at, played) : played), [own.at, played]);
  const answering = useAnswering({ data, link, screen, shown, stage, back });
  const { state } = data;
  const { update, view } = shown;
  const names = useNames(screen, view, data.log, update);
  const judge = useJudge(screen.game);
  const guided = useGuiding(screen.game).on && screen.guide !== undefined && !around;
  const info = useMemo<TableInfo | null>(() => {
    if (!state || !update || !view) return null;
    return {
      screen,
      state,
      data,
      link,
      update,
      view,
      names,
      seat: state.seat,
      below: below ?? state.seat ?? 0,
      back,
    };
  }, [screen, state, data, link, update, view, names, below, back]);
  const [away, putAway] = useState<Question | null>(null);
  const { question, draft } = answering;
  // Whoever has begun to answer needs to see what is asked.
  const begun = draft.actor !== null || draft.option !== null || draft.picked.length > 0;
  useEffect(() => {
    if (begun) putAway(null);
  }, [begun]);
  useInSight(
    screen.scrolls === true && layout !== 'wide',
    `${update?.seq} ${question?.ask} ${draft.actor} ${draft.place}`,
  );
  const yours = update?.question != null;
  useTitle(`${yours ? '● ' : ''}${t(screen.short)}`);
  useMarked(yours);
  if (!info || !update || !view) return null;
  const { active } = screen.turn(view);
  const { Board } = screen;
  const { pull } = answering;
  const folds = screen.folds === true && layout === 'narrow' && question !== null && !begun;
  const folded = folds && away === question;
  const pulling = pull && answering.draft.option === null ? { from: pull.card, to: pull } : null;
  return (
    <RulebookContext value={judge}>
      <TableContext value={info}>
        <AskContext value={answering}>
          <Backdrop side={update.over ? 'none' : active === info.below ? 'own' : 'rival'} />
          <div
            // Another stage is another table, not the same one moved.
            key={screen.stage?.(view) ?? 'play'}
            className="table"
            data-layout={layout}
            data-keyed={answering.keyed || undefined}
            data-folded={folded || undefined}
            data-screen={screen.plain ? 'plain' : screen.game}
            data-scrolls={screen.scrolls}
            data-stage={screen.stage?.(view) ?? undefined}
          >
            {around ? around.header : <Header answering={answering} />}
            <main className="board-area" aria-label={t(words.board)}>
              <Board view={view} below={info.below} seats={update.seats} />
              {around?.bar ?? (
                <Asked
                  answering={answering}
                  moving={shown.moving}
                  moment={shown.moment}
                  fold={folds ? { folded, toggle: () => putAway(folded ? null : question) } : null}
                />
              )}
            </main>
            {layout !== 'narrow' && <Rail answering={answering} words={around?.words} />}
          </div>
          {layout === 'narrow' && around?.words}
          {/* Whoever does not want to wait presses anywhere. */}
          {shown.moving && (
            <button type="button" className="skip" aria-label={t(words.skip)} onClick={shown.skip} />
          )}
          <Spot spotlight={shown.spotlight} />
          <Pulled pull={pulling ? null : pull} />
          <Arrow aim={answering.aim} pull={pulling} />
          <PointerNote note={answering.note} />
          <CardDialog answering={answering} />
          {update.over && back.at === null && !around && (
            <Suspense fallback={null}>
              <GameOver moving={shown.moving} />
            </Suspense>
          )}
          {guided && info.seat !== null && (
            <Suspense fallback={null}>
              <Guide answering={answering} />
            </Suspense>
          )}
          {info.seat !== null && <Windows />}
          <Spoken />
          <Heard />
        </AskContext>
      </TableContext>
    </RulebookContext>
  );
}

/** An earlier step, at which nobody is asked any more. */
const asItStood = (at: Update, { skip }: Shown): Shown => ({
  update: { ...at, question: null, awaited: [], takingBack: null, over: null },
  view: at.view,
  spotlight: null,
  moment: null,
  moving: false,
  skip,
});

/** The rules that numbers open: much to fetch, and nobody waits for them. */
function useJudge(game: string): Judge {
  const [calm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true), 1_000), []);
  const rulebook = useRulebook(calm ? game : null);
  return useMemo(
    () => ({ game, rulebook: typeof rulebook === 'object' ? rulebook : null }),
    [game, rulebook],
  );
}
