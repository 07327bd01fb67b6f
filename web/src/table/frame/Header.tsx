/** The top of the table: whose turn, the thread of phases, tools. */
import { Suspense, useState } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { Dialog, Glyph, Mark, Tool } from '../../kit/index.ts';
import { lazy } from '../../kit/later.tsx';
import { useConnection } from '../../net/index.ts';
import { Link } from '../../shell/Link.tsx';
import { address } from '../../shell/router.ts';
import { LanguageTool, ThemeTool } from '../../shell/TopBar.tsx';
import { words as shell } from '../../shell/words.ts';
import type { Answering } from '../ask/answering.ts';
import { pressOf } from '../ask/card.ts';
import { words } from '../texts.ts';
import { useTableInfo } from './context.ts';
import { HintTool } from './HintTool.tsx';
import { LogView } from './later.ts';
import { type Layout, useLayout } from './layout.ts';
import { MenuTool } from './MenuTool.tsx';

/** Loaded where somebody may answer. */
const TalkTool = lazy(() => import('../../chat/TalkTool.tsx').then((chat) => ({ default: chat.TalkTool })));

interface HeaderProps {
  readonly answering: Answering;
}

export function Header({ answering }: HeaderProps) {
  const spoken = useLang();
  const { t } = spoken;
  const layout = useLayout();
  const { screen, seat, view, state, update, data, link } = useTableInfo();
  const away = useConnection() === 'away';
  const narrow = layout === 'narrow';
  return (
    <header className="table-top">
      <Link href={address.lobby} className="brand" aria-label={t(shell.home)}>
        <Mark />
        {layout === 'wide' && 'Vigrid'}
      </Link>
      <div className="where">
        <h1>{t(narrow ? screen.short : screen.name)}</h1>
        {layout === 'wide' && screen.about && <small>{screen.about(view, spoken)}</small>}
        {narrow && <TurnText phase />}
      </div>
      {!narrow && <TurnText />}
      {!narrow && <Phases />}
      <div className="tools">
        {state.hints && !update.over && <HintTool named={layout === 'wide'} />}
        {seat !== null && <TakeBack answering={answering} layout={layout} />}
        {data.talk && state.seats.some(({ kind }, at) => kind !== 'bot' && at !== seat) && (
          <Suspense fallback={null}>
            <TalkTool talk={data.talk} seat={seat} link={link} />
          </Suspense>
        )}
        {narrow ? <LogTool notes={answering.notes} /> : <RulebookTool named={layout === 'wide'} />}
        <MenuTool />
        {!narrow && <ThemeTool />}
        {!narrow && <LanguageTool />}
      </div>
      {away && <span className="connection" aria-hidden="true" />}
      <p className={away ? 'away-note' : 'unseen'} role="status">
        {away && t(words.resending)}
      </p>
    </header>
  );
}

/** The thread of phases: knots that are done, the one that is now, those to come. */
function Phases() {
  const spoken = useLang();
  const { screen, view } = useTableInfo();
  return (
    <ol className="phases">
      {screen.phases?.(view, spoken).map(({ name, state }) => (
        <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="knot" aria-hidden="true" />
          {name}
        </li>
      ))}
    </ol>
  );
}

function TurnText({ phase = false }: { readonly phase?: boolean }) {
  const spoken = useLang();
  const { t } = spoken;
  const { screen, view, names, seat } = useTableInfo();
  const { turn, active } = screen.turn(view);
  const now = phase ? screen.phases?.(view, spoken).find(({ state }) => state === 'now')?.name : undefined;
  const whose = active === seat ? t(words.yours) : names.seat(active);
  const text =
    screen.turnText?.(view, names, spoken) ??
    (turn === 0 ? t(words.beforeFirst) : `${t(words.turn)(turn)}, ${whose}`);
  return <span className="turn-text">{now ? `${text} · ${now}` : text}</span>;
}

/** One decision, or the whole turn where that is more; where nothing can be taken back, a press says why. */
function TakeBack({ answering, layout }: HeaderProps & { readonly layout: Layout }) {
  const { t } = useLang();
  const { update, data } = useTableInfo();
  const { decisions = 0, why = null } = update.takingBack ?? {};
  const free = decisions > 0 && data.pending === null;
  const label = why ? `${t(words.takeBack)}: ${t(why.text)}` : t(words.takeBack);
  return (
    <>
      {/* First, so that nothing else moves. Where there is less room it stands in the menu. */}
      {decisions > 1 && layout === 'wide' && (
        <Tool
          label={t(words.takeTurn)(decisions)}
          aria-keyshortcuts="Shift+u"
          aria-disabled={!free}
          onClick={(event) => answering.takeBack('undoTurn', pressOf(event))}
        >
          {t(words.takeTurnShort)(decisions)}
        </Tool>
      )}
      <Tool
        glyph="return-arrow"
        label={label}
        aria-keyshortcuts="u"
        aria-disabled={!free}
        onClick={(event) => answering.takeBack('undo', pressOf(event))}
      >
        {layout === 'wide' && t(words.takeBack)}
      </Tool>
    </>
  );
}

function RulebookTool({ named }: { readonly named: boolean }) {
  const { t } = useLang();
  const { screen } = useTableInfo();
  return (
    <a
      className="tool"
      href={address.rules(screen.game)}
      target="_blank"
      rel="noreferrer"
      aria-label={t(words.rulebook)}
      title={t(words.rulebook)}
    >
      <Glyph name="rule-book" />
      {named && t(words.rulebook)}
    </a>
  );
}

function LogTool({ notes }: Pick<Answering, 'notes'>) {
  const { t } = useLang();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool glyph="scroll-unfurled" label={t(words.log)} onClick={() => setOpen(true)} />
      {open && (
        <Dialog
          title={t(words.log)}
          close={t(words.close)}
          className="log-dialog"
          onClose={() => setOpen(false)}
        >
          <LogView notes={notes} />
        </Dialog>
      )}
    </>
  );
}
