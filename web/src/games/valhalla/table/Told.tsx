/** What a moment shows beside its words: the dice as they fell, with what they are good for. */
import { useLang } from '../../../i18n/index.ts';
import type { MomentProps } from '../../screen.ts';
import { Die } from '../cards/index.ts';
import type { ValhallaTold, ValhallaView } from './game.ts';
import { words } from './texts.ts';

/** The face of a die that arms nobody. */
const blank = 6;

export function Told({ before, events }: MomentProps<ValhallaView, ValhallaTold>) {
  const { t } = useLang();
  const thrown = events.findLast(
    (event) => event.kind === 'roll' || event.kind === 'reroll' || event.kind === 'monsterRoll',
  );
  if (!thrown || !('faces' in thrown)) return null;
  const { faces } = thrown;
  const blanks = faces.filter((face) => face === blank).length;
  const attacks = !('seat' in thrown) || thrown.seat === before.active;
  return (
    <div className="vtold">
      <ul aria-hidden="true">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice are alike
          <li key={i}>
            <Die face={face} colour={attacks ? 'red' : 'black'} />
          </li>
        ))}
      </ul>
      <p>{t(words.fell)(faces.length - blanks, blanks)}</p>
    </div>
  );
}
