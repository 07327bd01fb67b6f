/** Dice that are known before they fall, in the order in which they will. */
import './diceToCome.css';
import type { Screen } from '../../games/screen.ts';
import { useLang } from '../../i18n/index.ts';
import { Die } from '../plain/Die.tsx';

interface DiceToComeProps {
  readonly screen: Screen;
  readonly dice: readonly number[];
  /** What they are, for who does not see them. */
  readonly label: string;
}

export function DiceToCome({ screen: { die }, dice, label }: DiceToComeProps) {
  const { t } = useLang();
  return (
    <ol className="dice-to-come" aria-label={label}>
      {dice.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
        <li key={at} title={die && t(die.name(face))}>
          {die ? <die.Face face={face} /> : <Die face={face} />}
          {die && <span className="unseen">{t(die.name(face))}</span>}
        </li>
      ))}
    </ol>
  );
}
