/** What the rail says beside the log: the treasury while recruiting, then the stack and when to pass. */
import { useLang } from '../../../i18n/index.ts';
import { Sheet } from '../../../kit/index.ts';
import type { BoardProps } from '../../screen.ts';
import { isPassingNew, type Passing, setPassing, usePassing } from './autopass.ts';
import { type BerserkView, isOpening, isRecruiting } from './game.ts';
import { RecruitingRail, StackSheet } from './later.ts';
import { words } from './texts.ts';

export function RailOfGame({ view, below, seats }: BoardProps<BerserkView>) {
  const game = view;
  if (isOpening(game)) return null;
  if (isRecruiting(game)) return <RecruitingRail view={game} below={below} seats={seats} />;
  return (
    <>
      <StackSheet view={game} below={below} />
      {game.seat !== null && game.winners === null && <Settings />}
    </>
  );
}

const choices: readonly { readonly value: Passing; readonly name: (typeof words)['passNever'] }[] = [
  { value: 'never', name: words.passNever },
  { value: 'quiet', name: words.passQuiet },
  { value: 'always', name: words.passAlways },
];

export function Settings() {
  const { t } = useLang();
  const now = usePassing();
  return (
    <Sheet className="passing">
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons, one of them pressed */}
      <div role="group" aria-label={t(words.autoPass)} title={t(words.passAbout)}>
        <span className="eyebrow">{t(words.autoPass)}</span>
        {choices.map(({ value, name }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={now === value}
            onClick={() => setPassing(value)}
          >
            {t(name)}
          </button>
        ))}
      </div>
      {isPassingNew() && <p>{t(words.passAbout)}</p>}
    </Sheet>
  );
}
