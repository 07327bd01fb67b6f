/** What was typed and what was read of it, sentence by sentence, on one thread. */
import type { CardPart, Diagnostic, NearText } from '@vigrid/kernel/card-reader';
import { useRef } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, join, Sheet } from '../kit/index.ts';
import type { Crafted } from '../local/requests.ts';
import type { Draft } from './draft.ts';
import { words } from './words.ts';

interface ScriptProps {
  readonly draft: Draft;
  readonly crafted: Crafted | null;
  readonly onChange: (part: Partial<Draft>) => void;
}

const signs = [
  ['{tap}', words.close],
  ['{instant}', words.sudden],
  ['{counter}', words.chip],
  ['{strike}', words.simple],
  ['{second}', words.second],
] as const;

export function Script({ draft, crafted, onChange }: ScriptProps) {
  const { t } = useLang();
  const field = useRef<HTMLTextAreaElement>(null);
  const put = (sign: string) => {
    const box = field.current;
    const at = box?.selectionStart ?? draft.text.length;
    onChange({ text: `${draft.text.slice(0, at)}${sign}${draft.text.slice(box?.selectionEnd ?? at)}` });
    // The field has the new text then.
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(at + sign.length, at + sign.length);
    });
  };
  const { verdict, near = [] } = crafted ?? {};
  return (
    <Sheet className="script" title={t(words.asPrinted)} aside={t(words.inRussian)}>
      <textarea
        ref={field}
        lang="ru"
        spellcheck={false}
        rows={4}
        maxLength={1500}
        aria-label={t(words.asPrinted)}
        value={draft.text}
        onInput={(event) => onChange({ text: event.currentTarget.value })}
      />
      <fieldset className="script-signs">
        <legend>{t(words.put)}</legend>
        {signs.map(([sign, label]) => (
          <Button key={sign} size="small" onClick={() => put(sign)}>
            {t(label)}
          </Button>
        ))}
      </fieldset>
      <h3>
        {t(words.readBack)}
        {verdict && <small>{t(words.sentences)(verdict.compiled, verdict.sentences)}</small>}
      </h3>
      {verdict && verdict.parts.length === 0 && <p className="script-empty">{t(words.empty)}</p>}
      <ol className="thread" aria-live="polite">
        {verdict?.parts.map((part) => (
          <Sentence
            key={part.from}
            part={part}
            text={draft.text}
            wrong={verdict.diagnostics.flatMap((one, i) =>
              one.from >= part.from && one.from <= part.to ? [{ one, near: near[i] ?? [] }] : [],
            )}
            onTake={({ from, to, text }) =>
              onChange({ text: `${draft.text.slice(0, from)}${text}${draft.text.slice(to)}` })
            }
          />
        ))}
      </ol>
    </Sheet>
  );
}

interface SentenceProps {
  readonly part: CardPart;
  readonly text: string;
  readonly wrong: readonly { readonly one: Diagnostic; readonly near: readonly NearText[] }[];
  readonly onTake: (near: NearText) => void;
}

function Sentence({ part, text, wrong, onTake }: SentenceProps) {
  const { t } = useLang();
  const [first] = wrong;
  const from = first ? Math.max(part.from, first.one.from) : part.to;
  const to = first ? Math.min(part.to, Math.max(first.one.to, from + 1)) : part.to;
  return (
    <li className={join(part.text === null && 'unread')}>
      <p lang="ru" className="script-said">
        <Signed text={text.slice(part.from, from)} />
        {first && (
          <mark>
            <Signed text={text.slice(from, to)} />
          </mark>
        )}
        <Signed text={text.slice(to, part.to)} />
      </p>
      <div>
        {part.text && <p>{t(part.text)}</p>}
        {wrong.map(({ one, near }) => (
          <div key={one.from} className="script-wrong">
            <p>{t(one.message)}</p>
            {near.length > 0 && (
              <p className="script-near">
                {t(words.instead)}
                {near.map((other) => (
                  <Button
                    key={`${other.from} ${other.text}`}
                    size="small"
                    lang="ru"
                    onClick={() => onTake(other)}
                  >
                    {other.text || `${t(words.without)}: «${text.slice(other.from, other.to).trim()}»`}
                  </Button>
                ))}
              </p>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

/** Signs as words in a frame. */
function Signed({ text }: { readonly text: string }) {
  const { t } = useLang();
  return (
    <>
      {[...text.matchAll(/\{[a-z]+\}|[^{]+|\{/g)].map(({ 0: part, index }) => {
        const label = signs.find(([sign]) => sign === part)?.[1];
        if (!label) return part;
        return (
          <b key={index} className="sign">
            {t(label)}
          </b>
        );
      })}
    </>
  );
}
