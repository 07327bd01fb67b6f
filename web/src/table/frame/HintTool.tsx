/** A hint for who asks: what a good player would do now, what would come of it, and a button that does it. */
import { decode, type Question } from '@vigrid/kernel/interface';
import type { AskedQuestion, HintSaid } from '@vigrid/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/compat';
import { useLang, type Words } from '../../i18n/index.ts';
import { Button, Popover, Refusal, Tool } from '../../kit/index.ts';
import { useAttempt } from '../../net/index.ts';
import { filled } from '../plain/said.ts';
import { type TableInfo, useTableInfo } from './context.ts';

const words = {
  hint: { ru: 'Подсказка', en: 'Hint' },
  doIt: { ru: 'Так и сделать', en: 'Do that' },
  choose: { ru: (what: string) => `Выбрать: ${what}`, en: (what: string) => `Choose ${what}` },
  none: { ru: 'никого', en: 'none' },
  yes: { ru: 'да', en: 'yes' },
  no: { ru: 'нет', en: 'no' },
} satisfies Words;

/** A hint, and the question it is for. */
interface Given {
  readonly hint: HintSaid;
  readonly question: AskedQuestion;
}

export function HintTool({ named }: { readonly named: boolean }) {
  const spoken = useLang();
  const { t } = spoken;
  const info = useTableInfo();
  const { update, link, data } = info;
  const button = useRef<HTMLButtonElement>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const { attempt, busy, denial } = useAttempt();
  const close = useCallback(() => setGiven(null), []);
  const { question } = update;
  const free = question !== null && data.pending === null && !busy;
  const ask = () => {
    if (!free) return;
    void attempt(async () => setGiven({ hint: await link.hint(), question }));
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
          <h3>{answerIn(shown, info, spoken)}</h3>
          <p>{filled(shown.hint.why, spoken.lang, info.names)}</p>
          <Button
            look="act"
            onClick={() => {
              close();
              link.answer(shown.hint.answer);
            }}
          >
            {t(words.doIt)}
          </Button>
        </Popover>
      )}
    </>
  );
}

/** The answer in words. */
function answerIn(
  { hint, question }: Given,
  { screen, names }: TableInfo,
  spoken: ReturnType<typeof useLang>,
) {
  const { t, lang } = spoken;
  if (question.kind === 'act') return screen.speech.act(question.options[hint.answer], lang, names);
  const value: unknown = decode(question as Question, hint.answer);
  if (typeof value === 'boolean') return t(value ? words.yes : words.no);
  if (typeof value === 'number') return t(words.choose)(String(value));
  const ids: readonly number[] = Array.isArray(value) ? value : [];
  if (question.kind === 'cells')
    return t(words.choose)(ids.map((id) => screen.placeName?.(id) ?? id).join(', '));
  const called = ids.map((id) => (question.kind === 'seats' ? names.seat(id) : names.card(id)));
  return t(words.choose)(called.length > 0 ? called.join(', ') : t(words.none));
}
