/** The judge's voice: rule numbers that open the rule. */
import { useCallback, useRef, useState } from 'preact/compat';
import { useLang, type Words } from '../i18n/index.ts';
import { shownNumber, useRule } from './judge.ts';
import { later } from './later.tsx';
import { Popover } from './Popover.tsx';

const words = {
  open: { ru: (id: string) => `Правило ${id}`, en: (id: string) => `Rule ${id}` },
} satisfies Words;

const RuleText = later(() => import('./RuleText.tsx').then((file) => file.RuleText));

/** A rule's number. A click shows the rule in its own popover. */
export function RuleNumber({ id }: { readonly id: string }) {
  const { t } = useLang();
  const title = useRule(id)?.title;
  const number = shownNumber(id, title && t(title));
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const close = useCallback(() => setShown(null), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rule"
        aria-label={t(words.open)(number)}
        aria-expanded={shown !== null}
        onClick={(event) => {
          event.stopPropagation();
          void RuleText.fetched().then(() => setShown(shown === null ? id : null));
        }}
      >
        {number}
      </button>
      {shown !== null && (
        <Popover anchor={button} onClose={close} label={t(words.open)(shown)} className="rule-popover">
          <RuleText id={shown} onFollow={setShown} />
        </Popover>
      )}
    </>
  );
}
