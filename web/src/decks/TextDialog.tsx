import type { DeckChecked, DeckList } from '@vigrid/protocol';
import { type RefObject, useEffect, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button, Dialog, Glyph, join, Refusal, RuleNumber } from '../kit/index.ts';
import { Denied, request } from '../net/index.ts';
import { copyText } from '../shell/CopyField.tsx';
import { words as shell } from '../shell/words.ts';
import { useDesk } from './desk.ts';
import { sizeOf } from './lists.ts';
import { words } from './words.ts';

export interface TextDialogProps {
  /** The deck as it is, to be copied or written over. */
  readonly text: string;
  readonly onTake: (deck: DeckList) => void;
  readonly onClose: () => void;
}

const askAfter = 250;

/** A deck as a text: out to copy, in to be read, with what is wrong line by line. */
export function TextDialog({ text: first, onTake, onClose }: TextDialogProps) {
  const { t, lang } = useLang();
  const [text, setText] = useState(first);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { read, denied } = useReading(text);
  const problems = read?.problems ?? [];
  const unread = problems.some(({ line, card }) => line !== undefined && card === undefined);

  const toLine = (line: number) => {
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };

  return (
    <Dialog title={t(words.textTitle)} close={t(words.close)} className="deck-text" onClose={onClose}>
      <p className="deck-text-more">{t(words.textMore)}</p>
      <Lines
        ref={field}
        text={text}
        wrong={new Set(problems.map(({ line }) => line))}
        onChange={(next) => {
          setText(next);
          setCopied(false);
        }}
      />
      <div className="deck-text-said" role="status">
        {denied && <Refusal text={t(denied.denial.text)} rule={denied.denial.rule} />}
        {read && text.trim() !== '' && problems.length === 0 && (
          <p className="legality fine">
            <Glyph name="checked-shield" />
            {t(words.textFine)}
          </p>
        )}
        {text.trim() !== '' && problems.length > 0 && (
          <ul className="legality wrong">
            {problems.map(({ text: said, rule, line }) => (
              <li key={`${line} ${said.en}`}>
                {line !== undefined && (
                  <button type="button" onClick={() => toLine(line)}>
                    {t(words.line)(line)}
                  </button>
                )}
                <span>
                  {said[lang]} {rule && <RuleNumber id={rule} />}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer>
        <Button disabled={text.trim() === ''} onClick={() => copyText(text, field.current).then(setCopied)}>
          {t(copied ? shell.copied : shell.copy)}
        </Button>
        <Button
          look="act"
          disabled={!read || text === first || sizeOf(read.deck) === 0}
          onClick={() => read && onTake(read.deck)}
        >
          {t(unread ? words.useRead : words.useText)}
        </Button>
      </footer>
    </Dialog>
  );
}

interface LinesProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly wrong: ReadonlySet<number | undefined>;
  readonly onChange: (text: string) => void;
}

/** A field with numbered lines. */
function Lines({ ref, text, wrong, onChange }: LinesProps) {
  const { t } = useLang();
  const [scrolled, setScrolled] = useState(0);
  return (
    <div className="lines">
      <ol aria-hidden="true" style={{ translate: `0 ${-scrolled}px` }}>
        {text.split('\n').map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its number
          <li key={i} className={join(wrong.has(i + 1) && 'wrong')}>
            {i + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={ref}
        aria-label={t(words.textField)}
        wrap="off"
        spellcheck={false}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
      />
    </div>
  );
}

/** What the game reads in a text, or why it does not; null while it is reading. */
function useReading(text: string): { read: DeckChecked | null; denied: Denied | null } {
  const { shelf } = useDesk();
  const game = shelf.offer.id;
  const [answer, setAnswer] = useState<{ to: string; said: DeckChecked | Denied } | null>(null);
  useEffect(() => {
    let here = true;
    const hear = (said: DeckChecked | Denied) => here && setAnswer({ to: text, said });
    const timer = setTimeout(() => {
      request('checkDeck', { game, text }).then(
        hear,
        (error: unknown) => error instanceof Denied && hear(error),
      );
    }, askAfter);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, text]);
  const said = answer?.to === text ? answer.said : null;
  return said instanceof Denied ? { read: null, denied: said } : { read: said, denied: null };
}
