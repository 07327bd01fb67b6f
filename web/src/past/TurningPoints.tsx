/** The steps that decided a game; a press shows the table as it stood then. */
import { capital } from '@vigrid/speech';
import { useMemo } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { join, Sheet } from '../kit/index.ts';
import { useTableInfo } from '../table/frame/context.ts';
import { tell } from '../table/frame/telling.ts';
import { turningsIn } from '../table/frame/turnings.ts';
import { words } from './words.ts';

export function TurningPoints() {
  const { t } = useLang();
  const { screen, data } = useTableInfo();
  if (!screen.weight || turningsIn(data.log, screen.weight).length === 0) return null;
  return (
    <Sheet className="turning-points" title={t(words.turnings)}>
      <TurningList />
    </Sheet>
  );
}

export function TurningList() {
  const { t, lang } = useLang();
  const info = useTableInfo();
  const { data, screen, back } = info;
  const turnings = useMemo(
    () => (screen.weight ? turningsIn(data.log, screen.weight) : []),
    [data.log, screen],
  );
  if (turnings.length === 0) return <p className="costly-none">{t(words.noTurnings)}</p>;
  return (
    <ol className="turning-list">
      {turnings.map(({ seq, event }) => (
        <li key={seq}>
          <button type="button" className={join(back.at?.seq === seq && 'now')} onClick={() => back.go(seq)}>
            {capital(tell(event, info, lang))}
          </button>
        </li>
      ))}
    </ol>
  );
}
