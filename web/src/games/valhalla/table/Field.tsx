/** The table between battles: what lies open to be chosen from, the squads of the others, the monster, one's own. */
import type { CardEntry } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { Button, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { offered, seatName, type ValhallaView } from './game.ts';
import { Monster } from './Monster.tsx';
import { Piece } from './Pieces.tsx';
import { Squad } from './Squad.tsx';
import { words } from './texts.ts';

interface FieldProps {
  readonly view: ValhallaView;
  readonly below: number;
}

export function Field({ view, below }: FieldProps) {
  const { t } = useLang();
  const entryOf = useEntries();
  const others = view.sides.map((_, seat) => (below + seat) % view.sides.length).slice(1);
  const cards = offered(view, below);
  return (
    <section className={join('vfield', cards.length > 0 && 'choosing')}>
      {cards.length > 0 && (
        <div className="voffer">
          <h2>{t(isReserve(view, below) ? words.reserve : words.offered)}</h2>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <Piece card={card} />
                {view.solo && isUnsuited(entryOf(card.def)) && <small>{t(words.unsuited)}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {view.solo && <Monster solo={view.solo} />}
      {others.length > 0 && (
        <ul className="vothers" data-n={others.length}>
          {others.map((seat) => (
            <li key={seat}>
              <Other view={view} seat={seat} />
            </li>
          ))}
        </ul>
      )}
      <div className="vhalf own">
        <Squad view={view} seat={below} />
      </div>
    </section>
  );
}

/** Most jarls are as good alone as with others; the rest says so (V-28.4). */
const isUnsuited = ({ kind, traits }: CardEntry): boolean =>
  kind === 'jarl' && !traits?.marks?.includes('solo');

/** Open cards are warriors to choose from until hands are dealt, and from then on the reserve of the draft. */
const isReserve = ({ open, sides }: ValhallaView, below: number): boolean =>
  open.length > 0 && sides[below].handSize > 0;

/** Somebody else's squad, with the way to attack it. */
function Other({ view, seat }: { readonly view: ValhallaView; readonly seat: number }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  return (
    <div className="vother" style={{ '--seat': `var(--seat-${seat + 1})` }}>
      <h2>
        <span>{capital(seatName(view, seat, names, t))}</span>
        <AttackButton view={view} seat={seat} />
      </h2>
      <Squad view={view} seat={seat} />
    </div>
  );
}

function AttackButton({ view, seat }: { readonly view: ValhallaView; readonly seat: number }) {
  const { t } = useLang();
  const ask = useAsk();
  const { update } = useTableInfo();
  const { question } = update;
  if (question?.kind !== 'act') return null;
  const answer = question.options.findIndex(
    (act) => act.do === 'attack' && 'seat' in act && act.seat === seat,
  );
  if (answer < 0) return null;
  const first = view.sides[seat].squad.find(({ warrior }) => warrior)?.warrior;
  const chance = first ? ask.outcome(first.id) : null;
  return (
    <Button
      size="small"
      look={ask.meant === answer ? 'act' : 'plain'}
      glyph="sword-clash"
      data-stop
      onClick={() => ask.offer(answer)}
    >
      {t(words.attackIt)}
      {chance && <b>{t(chance)}</b>}
    </Button>
  );
}
