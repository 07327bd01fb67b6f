/** The last things that happened, newest first: where the log has no room beside the field. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { marked } from '../../../table/frame/marked.tsx';
import { namesIn } from '../../../table/frame/names.ts';
import { tell } from '../../../table/frame/telling.ts';

const most = 4;

/** The whole log is read out and can be opened; this is for a glance. */
export function Latest() {
  const { lang } = useLang();
  const info = useTableInfo();
  const { data, update, screen, names } = info;
  const said = data.log.filter(({ seq, event }) => seq <= update.seq && !screen.unsaid?.(event));
  const first = Math.max(0, said.length - most);
  const latest = said.slice(first).map((told, i) => ({ told, n: first + i }));
  return (
    <ol className="latest" aria-hidden="true">
      {latest.toReversed().map(({ told, n }) => (
        <li key={n}>{marked(capital(tell(told, info, lang)), namesIn(told.event, names))}</li>
      ))}
    </ol>
  );
}
