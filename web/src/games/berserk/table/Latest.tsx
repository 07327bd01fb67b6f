/** The last things that happened, newest first: where the log has no room beside the field. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { marked } from '../../../table/frame/marked.tsx';
import { namesIn } from '../../../table/frame/names.ts';

const most = 4;

/** The whole log is read out and can be opened; this is for a glance. */
export function Latest() {
  const { lang } = useLang();
  const { data, update, screen, names } = useTableInfo();
  const said = data.log.filter(({ seq, event }) => seq <= update.seq && !screen.unsaid?.(event));
  const first = Math.max(0, said.length - most);
  const latest = said.slice(first).map(({ event }, i) => ({ event, n: first + i }));
  return (
    <ol className="latest" aria-hidden="true">
      {latest.toReversed().map(({ event, n }) => (
        <li key={n}>{marked(capital(screen.speech.event(event, lang, names)), namesIn(event, names))}</li>
      ))}
    </ol>
  );
}
