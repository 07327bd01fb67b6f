/** The judge's voice: rule numbers that open the rule. */
import type { Rulebook } from '@vigrid/kernel';
import { createContext, useCallback, useContext, useRef, useState } from 'preact/compat';
import { useLang, type Words } from '../i18n/index.ts';
import { Popover } from './Popover.tsx';

/** Whose rules are spoken of, and the rules themselves once they have come. */
export interface Judge {
  readonly game: string;
  readonly rulebook: Rulebook | null;
}

export const RulebookContext = createContext<Judge | null>(null);

const words = {
  open: { ru: (id: string) => `Правило ${id}`, en: (id: string) => `Rule ${id}` },
  none: { ru: 'Такого номера в этом своде правил нет.', en: 'This rulebook has no such number.' },
  loading: { ru: 'Свод правил ещё загружается.', en: 'The rulebook is on its way.' },
  more: { ru: 'В своде правил', en: 'In the rulebook' },
} satisfies Words;

/** A rule's number. A click shows the rule in its own popover. */
export function RuleNumber({ id }: { readonly id: string }) {
  const { t } = useLang();
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const close = useCallback(() => setShown(null), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="rule"
        aria-label={t(words.open)(id)}
        aria-expanded={shown !== null}
        onClick={(event) => {
          event.stopPropagation();
          setShown(shown === null ? id : null);
        }}
      >
        {id}
      </button>
      {shown !== null && (
        <Popover anchor={button} onClose={close} label={t(words.open)(shown)} className="rule-popover">
          <RuleText id={shown} onFollow={setShown} />
        </Popover>
      )}
    </>
  );
}

interface RuleTextProps {
  readonly id: string;
  readonly onFollow: (id: string) => void;
}

function RuleText({ id, onFollow }: RuleTextProps) {
  const { t } = useLang();
  const judge = useContext(RulebookContext);
  const rule = judge?.rulebook?.rules[id] ?? judge?.rulebook?.rulings[id];
  const near = rule && ('see' in rule ? rule.see : 'rules' in rule ? rule.rules : undefined);
  return (
    <>
      <span className="rule-id">{id}</span>
      {rule ? (
        <>
          <h3>{t(rule.title)}</h3>
          <p>{t(rule.text)}</p>
        </>
      ) : (
        <p>{t(judge?.rulebook ? words.none : words.loading)}</p>
      )}
      <footer>
        {near?.map((other) => (
          <button key={other} type="button" className="rule" onClick={() => onFollow(other)}>
            {other}
          </button>
        ))}
        {judge && rule && (
          <a href={`/rules/${judge.game}/${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
            {t(words.more)}
          </a>
        )}
      </footer>
    </>
  );
}
