/** A hint for who asks: what a good player would do now, what would come of it, and a button that does it. */
import { useCallback, useEffect, useRef, useState } from 'preact/compat';
import { useLang, type Words } from '../../i18n/index.ts';
import { Popover, Refusal, Tool } from '../../kit/index.ts';
import { later } from '../../kit/later.tsx';
import { useAttempt } from '../../net/index.ts';
import { useTableInfo } from './context.ts';
import type { Given } from './Hint.tsx';

const words = {
  hint: { ru: 'Подсказка', en: 'Hint' },
} satisfies Words;

const Hint = later(() => import('./Hint.tsx').then((file) => file.Hint));

export function HintTool({ named }: { readonly named: boolean }) {
  const { t } = useLang();
  const { update, link, data } = useTableInfo();
  const button = useRef<HTMLButtonElement>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const { attempt, busy, denial } = useAttempt();
  const close = useCallback(() => setGiven(null), []);
  const { question } = update;
  const free = question !== null && data.pending === null && !busy;
  const ask = () => {
    if (!free) return;
    void attempt(async () => {
      const [hint] = await Promise.all([link.hint(), Hint.fetched()]);
      setGiven({ hint, question });
    });
  };
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const typed = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (event.code !== 'KeyH' || event.ctrlKey || event.metaKey || event.altKey || typed) return;
      if (!document.querySelector('dialog[open], :popover-open')) latest.current();
    };
    document.addEventListener('keydown', down);
    return () => document.removeEventListener('keydown', down);
  }, []);
  const shown = given && given.question === question ? given : null;
  return (
    <>
      <Tool
        ref={button}
        glyph="sun"
        label={t(words.hint)}
        aria-keyshortcuts="h"
        aria-disabled={!free}
        aria-expanded={shown !== null}
        onClick={() => (shown ? close() : ask())}
      >
        {named && t(words.hint)}
      </Tool>
      {denial && <Refusal text={t(denial.text)} />}
      {shown && (
        <Popover anchor={button} onClose={close} label={t(words.hint)} className="hint-popover">
          <Hint given={shown} close={close} />
        </Popover>
      )}
    </>
  );
}
