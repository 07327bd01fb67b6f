/** The top of a replay: which game, through whose eyes, and what can be taken away from it. */
import type { Eyes, Finished } from '@vigrid/protocol';
import { type ReactNode, useState } from 'preact/compat';
import { gameCalled } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { Dialog, join, Mark, Tool } from '../kit/index.ts';
import { isLocal } from '../local/requests.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { linkTo } from '../shell/site.ts';
import { LanguageTool, ThemeTool } from '../shell/TopBar.tsx';
import { LogView } from '../table/frame/later.ts';
import { useLayout } from '../table/frame/layout.ts';
import { codeOf } from './code.ts';
import { download } from './download.ts';
import { FilmOfTable } from './FilmOfTable.tsx';
import { Icon } from './Icon.tsx';
import { dayOf, outcomeOf, playersOf, rivalsOf } from './lines.ts';
import { PictureOfTable } from './PictureOfTable.tsx';
import { words } from './words.ts';

interface ReplayHeaderProps {
  readonly finished: Finished;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes) => void;
  readonly at: number;
  /** The numbers of the steps that can be looked at. */
  readonly marks: readonly number[];
  readonly onGo: (seq: number) => void;
  /** What the analysis tells, with the log in it. */
  readonly panel: (log: ReactNode) => ReactNode;
}

export function ReplayHeader({ finished, eyes, onEyes, at, marks, onGo, panel }: ReplayHeaderProps) {
  const spoken = useLang();
  const { t } = spoken;
  const layout = useLayout();
  const narrow = layout === 'narrow';
  const game = gameCalled(finished.game)?.door.name;
  const about = [
    game && t(game),
    rivalsOf(finished, spoken),
    dayOf(finished.ended, spoken),
    t(words[outcomeOf(finished)]),
  ];
  return (
    <header className="table-top replay-top">
      <Link href={address.lobby} className="brand" aria-label="Vigrid">
        <Mark />
        {layout === 'wide' && 'Vigrid'}
      </Link>
      <div className="where">
        <h1>{t(words.lookingBack)}</h1>
        <small>{(narrow ? about.slice(0, 1) : about).filter(Boolean).join(' · ')}</small>
      </div>
      <EyesChoice finished={finished} eyes={eyes} onEyes={onEyes} />
      <div className="tools">
        {narrow && <PanelTool panel={panel} />}
        <ShareTool finished={finished} at={at} marks={marks} onGo={onGo} named={layout === 'wide'} />
        {!isLocal(finished.table) && (
          <Link
            href={address.fairness(finished.table)}
            className="tool"
            aria-label={t(words.fair)}
            title={t(words.fair)}
          >
            <Icon name="fair" />
          </Link>
        )}
        <Tool label={t(words.recordMore)} onClick={() => download(finished)}>
          <Icon name="save" />
          {layout === 'wide' && t(words.record)}
        </Tool>
        {!narrow && <ThemeTool />}
        {!narrow && <LanguageTool />}
      </div>
    </header>
  );
}

/** Two or more seats, and all cards open. */
function EyesChoice({ finished, eyes, onEyes }: Pick<ReplayHeaderProps, 'finished' | 'eyes' | 'onEyes'>) {
  const spoken = useLang();
  const { t } = spoken;
  const narrow = useLayout() === 'narrow';
  const names = playersOf(finished.seats, spoken);
  const label = (seat: number) => (seat === finished.seat ? t(words.asYou) : t(words.asSeat)(names[seat]));
  const value = eyes.all ? 'all' : String(eyes.seat);
  if (narrow || names.length > 2) {
    return (
      <select
        className="eyes"
        aria-label={t(words.eyes)}
        value={value}
        onChange={({ currentTarget: { value: chosen } }) =>
          onEyes(
            chosen === 'all' ? { seat: eyes.seat ?? 0, all: true } : { seat: Number(chosen), all: false },
          )
        }
      >
        {names.map((name, seat) => (
          <option key={name} value={String(seat)}>
            {label(seat)}
          </option>
        ))}
        <option value="all">{t(words.asAll)}</option>
      </select>
    );
  }
  return (
    <fieldset className="eyes">
      <legend className="unseen">{t(words.eyes)}</legend>
      {names.map((name, seat) => (
        <button
          key={name}
          type="button"
          className={join(value === String(seat) && 'on')}
          aria-pressed={value === String(seat)}
          onClick={() => onEyes({ seat, all: false })}
        >
          {label(seat)}
        </button>
      ))}
      <button
        type="button"
        className={join(eyes.all && 'on')}
        aria-pressed={eyes.all}
        onClick={() => onEyes({ seat: eyes.seat ?? 0, all: true })}
      >
        {t(words.asAll)}
      </button>
    </fieldset>
  );
}

interface ShareToolProps extends Pick<ReplayHeaderProps, 'finished' | 'at' | 'marks' | 'onGo'> {
  readonly named: boolean;
}

function ShareTool({ finished, at, marks, onGo, named }: ShareToolProps) {
  const { t } = useLang();
  const [link, setLink] = useState<string | null>(null);
  const open = async () => {
    const path = isLocal(finished.table)
      ? address.shared(await codeOf(finished.record), at)
      : address.replay(finished.table, at);
    setLink(linkTo(path));
  };
  return (
    <>
      <Tool label={t(words.share)} onClick={() => void open()}>
        <Icon name="link" />
        {named && t(words.share)}
      </Tool>
      {link !== null && (
        <Dialog title={t(words.share)} close={t(words.close)} onClose={() => setLink(null)}>
          <CopyField label={t(words.link)} more={t(words.linkMore)} value={link} />
          <PictureOfTable name={`${finished.game}-${at}`} />
          <FilmOfTable name={`${finished.game}-${at}`} marks={marks} at={at} onGo={onGo} />
        </Dialog>
      )}
    </>
  );
}

function PanelTool({ panel }: Pick<ReplayHeaderProps, 'panel'>) {
  const { t } = useLang();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool glyph="scroll-unfurled" label={t(words.lookingBack)} onClick={() => setOpen(true)} />
      {open && (
        <Dialog
          title={t(words.lookingBack)}
          close={t(words.close)}
          className="log-dialog analysis-dialog"
          onClose={() => setOpen(false)}
        >
          {panel(<LogView notes={nothing} />)}
        </Dialog>
      )}
    </>
  );
}

const nothing: readonly never[] = [];
