/** Zones with their titles: the others' above, what belongs to all in the middle, one's own below. */
import '../frame/scrolling.css';
import './plain.css';
import type { Area, Layout } from '@vigrid/kernel';
import type { AskedQuestion, SeatTaken } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { useEffect } from 'preact/compat';
import type { BoardProps } from '../../games/screen.ts';
import { useLang } from '../../i18n/index.ts';
import { join } from '../../kit/index.ts';
import { SeatMark } from '../../kit/SeatMark.tsx';
import { Clock } from '../frame/Clock.tsx';
import { useTableInfo } from '../frame/context.ts';
import { Presence } from '../frame/Presence.tsx';
import { words } from '../texts.ts';
import { Figures } from './Figures.tsx';
import { filled } from './said.ts';
import { Thing } from './Thing.tsx';

export function Board({ view, below, seats }: BoardProps<Layout>) {
  // Round the table from who sits next, so that one's own side comes last.
  const around = seats.map((_, i) => (below + 1 + i) % seats.length);
  const common = view.areas.filter(({ seat, id }) => seat === undefined && id !== 'asked');
  const asked = view.areas.filter(({ id }) => id === 'asked');
  useSight(useTableInfo().update.question);
  const side = (seat: number) => (
    <Side key={seat} view={view} seat={seat} person={seats[seat]} own={seat === below} />
  );
  return (
    <div className="plain-board scrolling-board">
      <div className="plain-rivals">{around.slice(0, -1).map(side)}</div>
      {common.length > 0 && <Zones areas={common} className="plain-common" />}
      {around.slice(-1).map(side)}
      {/* What is asked about and lies nowhere else, close to the question. */}
      {asked.length > 0 && <Zones areas={asked} className="plain-common" />}
    </div>
  );
}

/** Brings what may be pressed into sight. */
function useSight(question: AskedQuestion | null): void {
  useEffect(() => {
    if (question)
      document
        .querySelector('.plain-board [data-stop]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [question]);
}

interface SideProps {
  readonly view: Layout;
  readonly seat: number;
  readonly person: SeatTaken | undefined;
  readonly own: boolean;
}

function Side({ view, seat, person, own }: SideProps) {
  const { t } = useLang();
  const { names, seat: mine, update } = useTableInfo();
  const areas = view.areas.filter((area) => area.seat === seat);
  const decides = update.awaited.includes(seat);
  const name = seat === mine ? t(words.you) : names.seat(seat);
  return (
    <section
      className={join('plain-side', own ? 'own' : 'rival', decides && 'decides')}
      aria-label={capital(name)}
    >
      <header>
        <SeatMark side={seat} />
        <h2>{capital(name)}</h2>
        <Presence person={person} mine={seat === mine} />
        <Clock seat={seat} />
        <Figures of={areas.flatMap(({ items }) => items.filter((item) => item.kind === 'figure'))} />
      </header>
      <Zones areas={areas} />
    </section>
  );
}

/** So many things of a zone lie in rows; more are scrolled through. */
const most = 9;

function Zones({ areas, className }: { readonly areas: readonly Area[]; readonly className?: string }) {
  const { t, lang } = useLang();
  const { names } = useTableInfo();
  const figures = areas
    .filter(({ seat }) => seat === undefined)
    .flatMap(({ items }) => items.filter((item) => item.kind === 'figure'));
  return (
    <div className={join('plain-zones', className)}>
      {figures.length > 0 && <Figures of={figures} />}
      {areas.map(({ id, title, columns, items, seat }) => {
        const things = items.filter((item) => item.kind !== 'figure');
        if (things.length === 0) return null;
        return (
          <section key={id} className="plain-zone" aria-label={t(title)} data-zone={id}>
            <h3 className="eyebrow">
              {filled(title, lang, names)} {things.length > 1 && <small>{things.length}</small>}
            </h3>
            <ul
              {...(columns
                ? { className: 'grid', style: { '--columns': columns } }
                : things.length > most && { className: 'long' })}
            >
              {things.map((item, at) => (
                <li key={item.id === undefined ? `at ${at}` : `${item.kind} ${item.id}`}>
                  <Thing item={item} seat={seat} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
