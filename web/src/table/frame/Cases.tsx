/** What may come of an act, case by case: a sheet in the rail, or lines in the question where there is no rail. */
import './cases.css';
import type { Preview } from '@vigrid/kernel';
import { Fragment } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { Glyph, join, RuleNumber, Sheet } from '../../kit/index.ts';
import type { Cases } from '../ask/cases.ts';
import { useTableInfo } from './context.ts';

interface CaseSheetProps {
  readonly cases: Cases;
  /** The card that is looked at. */
  readonly looked: number | null;
}

export function CaseSheet({ cases: { title, hint, previews }, looked }: CaseSheetProps) {
  const { t } = useLang();
  return (
    <Sheet className="cases" title={t(title)}>
      {previews.length === 0 && <p className="cases-hint">{t(hint)}</p>}
      <ul aria-live="polite">
        {previews.map((preview) => (
          <Case
            key={`${preview.title.en} ${preview.text.en} ${preview.cards.join()}`}
            preview={preview}
            now={preview.cards[0] === looked}
          />
        ))}
      </ul>
    </Sheet>
  );
}

function Case({ preview, now }: { readonly preview: Preview; readonly now: boolean }) {
  const { t } = useLang();
  const { screen, view, below } = useTableInfo();
  const { Face, Case: OfGame } = screen;
  const { cards, title, text, rule, never } = preview;
  if (OfGame && !never) {
    return (
      <li className={join('case', 'drawn', now && 'now')}>
        <OfGame view={view} preview={preview} now={now} />
      </li>
    );
  }
  return (
    <li className={join('case', never && 'never', now && 'now')}>
      <Face view={view} card={cards[0]} size="thumb" width={44} below={below} />
      <div>
        <h3>{t(title)}</h3>
        <p>
          <Figures text={t(text)} /> <RuleNumber id={rule} />
        </p>
      </div>
    </li>
  );
}

/** The same on a phone: what is meant first, without what can not come about. */
export function CaseLines({
  cases: { previews },
  meant,
}: {
  readonly cases: Cases;
  readonly meant: number | null;
}) {
  const { t } = useLang();
  const isMeant = ({ cards }: Preview) => Number(cards[0] === meant);
  return (
    <ul className="case-lines" aria-live="polite">
      {previews
        .filter(({ never }) => !never)
        .toSorted((a, b) => isMeant(b) - isMeant(a))
        .map(({ title, text, rule, cards }) => (
          <li key={`${title.en} ${text.en} ${cards.join()}`}>
            <Glyph name="broadsword" />
            <p>
              <b>{t(title)}.</b> <Figures text={t(text)} /> <RuleNumber id={rule} />
            </p>
          </li>
        ))}
    </ul>
  );
}

/** Wounds stand out in the colour of harm. */
function Figures({ text }: { readonly text: string }) {
  return text.split(/((?<=takes )\d+|\d+ ран\p{L}*)/u).map((part, i) =>
    i % 2 === 1 ? (
      <b key={String(i)} className="harm">
        {part}
      </b>
    ) : (
      <Fragment key={String(i)}>{part}</Fragment>
    ),
  );
}
