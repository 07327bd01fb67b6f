import { useLang } from '../../i18n/index.ts';
import { useTableInfo } from './context.ts';
import { useLayout } from './layout.ts';
import { tell } from './telling.ts';

/** What happened last, for those who hear the table; where the log is on the screen, the log says it. */
export function Spoken() {
  const { lang } = useLang();
  const info = useTableInfo();
  const { update } = info;
  const narrow = useLayout() === 'narrow';
  return (
    <p className="unseen" aria-live="polite">
      {narrow && update.events.map((event) => tell(event, info, lang)).join(' ')}
    </p>
  );
}
