/** The stack, the top item first: who does what to whom, the dice that lie on it, and who may respond. */
import type { AbilityView, ItemView, RollView } from '@vigrid/berserk/table';
import { type Both, useLang } from '../../../i18n/index.ts';
import { Glyph, join, Sheet } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Die } from './Die.tsx';
import { Face } from './Face.tsx';
import { type BerserkView, cellName } from './game.ts';
import { abilityName, grades, stackWords, stages, ways } from './stack-texts.ts';

interface StackProps {
  readonly view: BerserkView;
  readonly below: number;
  /** The top item alone, in a line: where there is no rail. */
  readonly brief?: boolean;
}

export function StackSheet({ view, below, brief = false }: StackProps) {
  const { t } = useLang();
  const items = view.stack.toReversed();
  const shown = brief ? items.slice(0, 1) : items;
  if (view.winners || (items.length === 0 && view.due.length === 0 && !view.priority)) return null;
  return (
    <Sheet
      className={join('stack-sheet', brief && 'brief')}
      {...(!brief && {
        title: t(stackWords.stack),
        aside: items.length > 0 && t(stackWords.items)(items.length),
      })}
    >
      <ol className="slabs">
        {shown.map((item, i) => (
          <li key={item.id} className={join('slab', i === 0 && 'upper')}>
            <Slab item={item} view={view} below={below} />
          </li>
        ))}
      </ol>
      {!brief && <Window view={view} />}
    </Sheet>
  );
}

function Slab({
  item,
  view,
  below,
}: {
  readonly item: ItemView;
  readonly view: BerserkView;
  readonly below: number;
}) {
  const { t } = useLang();
  const to = targetsOf(item, view);
  return (
    <>
      <span className="slab-cards" aria-hidden="true">
        <Face view={view} card={item.card.id} size="thumb" width={36} below={below} />
        {to.length > 0 && <b>→</b>}
        {to.slice(0, 3).map((card) => (
          <Face key={card} view={view} card={card} size="thumb" width={36} below={below} />
        ))}
      </span>
      <div>
        <h3>{t(titleOf(item))}</h3>
        <p>
          <Names cards={[item.card.id]} />
          {to.length > 0 && (
            <>
              {' → '}
              <Names cards={to} />
            </>
          )}
          {item.kind === 'move' && item.partner === null && ` → ${cellName(item.cell)}`}
        </p>
        {item.kind === 'ability' && <Stages item={item} />}
      </div>
      {item.kind === 'ability' && item.feature?.text && <p className="slab-text">{t(item.feature.text)}</p>}
      {item.kind === 'ability' && item.rolls.length > 0 && <Rolls item={item} below={below} />}
    </>
  );
}

function targetsOf(item: ItemView, view: BerserkView): number[] {
  switch (item.kind) {
    case 'defend': {
      const met = view.stack.find(({ id }) => id === item.against);
      return met ? [met.card.id] : [];
    }
    case 'move':
      return item.partner ? [item.partner.id] : [];
    case 'ability':
      if (item.attack) return [item.attack.defender ?? item.attack.target];
      return [...item.targets, ...item.second].map(({ id }) => id);
  }
}

const titleOf = (item: ItemView): Both<string> =>
  item.kind === 'ability' ? abilityName(item) : item.kind === 'move' ? ways[item.way] : stackWords.defence;

function Names({ cards }: { readonly cards: readonly number[] }) {
  const { names } = useTableInfo();
  return <b>{cards.map(names.card).join(', ')}</b>;
}

/** How far it has come: the stages as knots on a thread. */
function Stages({ item }: { readonly item: AbilityView }) {
  const { t } = useLang();
  const now = item.stages[item.stage];
  return (
    <p className="slab-stages">
      {item.stages.map((stage, i) => (
        <i key={stage} className={i < item.stage ? 'done' : i === item.stage ? 'now' : ''} />
      ))}
      {now && t(stages[now])}
      {item.blocked && ` · ${t(stackWords.blocked)}`}
    </p>
  );
}

function Rolls({ item, below }: { readonly item: AbilityView; readonly below: number }) {
  const { t } = useLang();
  const { attack } = item;
  return (
    <div className="slab-rolls">
      {item.rolls.map((roll, i) => (
        <Rolled key={String(i)} roll={roll} own={roll.seat === below} />
      ))}
      {attack?.grade != null && (
        <span>
          <b className="harm">{t(grades[attack.grade + 1])}</b>
          {attack.answer !== null && ` · ${t(stackWords.answer)}: ${t(grades[attack.answer + 1])}`}
        </span>
      )}
    </div>
  );
}

function Rolled({ roll, own }: { readonly roll: RollView; readonly own: boolean }) {
  const more = roll.result === null ? roll.changed : roll.result - roll.natural;
  return (
    <span className="slab-roll">
      <Die n={roll.natural} dark={!own} />
      {more !== 0 && <em>{more > 0 ? `+${more}` : `−${-more}`}</em>}
      {roll.result !== null && more !== 0 && <b>= {roll.result}</b>}
    </span>
  );
}

/** Who has priority now, what waits to be declared, what would come next. */
function Window({ view }: { readonly view: BerserkView }) {
  const { t } = useLang();
  const { names, seat } = useTableInfo();
  const { priority, due } = view;
  return (
    <div className="stack-window">
      {priority && (
        <p>
          <Glyph name="hourglass" />
          {priority.seat === seat
            ? t(stackWords.youMayRespond)
            : t(stackWords.mayRespond)(names.seat(priority.seat))}
          {priority.passes > 0 && ` ${t(stackWords.otherPassed)}`}
        </p>
      )}
      {due.length > 0 && (
        <p>
          <Glyph name="sundial" />
          {t(stackWords.waits)(due.map(({ card }) => names.card(card.id)).join(', '))}
        </p>
      )}
    </div>
  );
}
