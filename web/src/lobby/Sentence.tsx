import { Fragment } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { changedIn, type Planned, sentenceOf } from './sentence.ts';
import { setupWords } from './setupWords.ts';

interface SentenceProps {
  readonly planned: Planned;
  /** Shows where a word of it is chosen. */
  readonly onWord: (at: string) => void;
  readonly onUsual: () => void;
}

/** The whole game in one sentence; a knot stands before what is not as usual. */
export function Sentence({ planned, onWord, onUsual }: SentenceProps) {
  const spoken = useLang();
  const { t } = spoken;
  const changed = changedIn(planned).length;
  // A word is its place in the sentence.
  let at = 0;
  return (
    <>
      <p className="sentence">
        {sentenceOf(planned, spoken).map((part) => {
          const key = at;
          at += part.text.length;
          if (part.kind === 'said') return <Fragment key={key}>{part.text}</Fragment>;
          return (
            <button
              key={key}
              type="button"
              data-changed={part.changed || undefined}
              onClick={() => onWord(part.at)}
            >
              {part.text}
            </button>
          );
        })}
      </p>
      {changed > 0 && (
        <p className="sentence-foot">
          {t(setupWords.changed)(changed)}{' '}
          <button type="button" onClick={onUsual}>
            {t(setupWords.toUsual)}
          </button>
        </p>
      )}
    </>
  );
}
