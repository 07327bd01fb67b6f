/** A space of the board: what it asks, what it gives, who is there, and why one can not go there. */
import type { Mark, Said } from '@vigrid/dune/table';
import { named, shortReason } from '@vigrid/dune/text';
import type { CSSProperties } from 'preact/compat';
import { type Speech, useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { pressOf } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Amount, coloured, Eye, Pawn, SeatMark, Symbols, sentences, symbols } from '../cards/index.ts';
import { Arrows } from './Arrows.tsx';
import { contractsAt } from './Contracts.tsx';
import {
  type CardRef,
  type DuneEntry,
  type DuneView,
  type SpaceView,
  sideName,
  spaceCard,
  spaceOf,
  useEntries,
} from './game.ts';
import type { Reach } from './reach.tsx';
import { words } from './texts.ts';

interface SpaceProps {
  readonly view: DuneView;
  readonly number: number;
  readonly reach: Reach;
  readonly style: CSSProperties;
}

export function Space({ view, number, reach: { asked, open: reachable, infiltrated }, style }: SpaceProps) {
  const spoken = useLang();
  const { t } = spoken;
  const ask = useAsk();
  const { names } = useTableInfo();
  const entryOf = useEntries();
  const space = spaceOf(view, number);
  const entry = entryOf(space.def);
  const own = view.seat === null ? undefined : view.sides[view.seat];
  const standing = ask.place(number);
  const lit = standing !== 'idle';
  const open = reachable.has(number);
  const name = (side: number) => sideName(view, side, names, t);
  const why = asked && !lit && !open ? whyNot(space, name, spoken) : null;
  const spied = (lit || open) && infiltrated.has(number);
  const look = { card: spaceCard(number), def: space.def };
  const due = contractsAt(own, entry, entryOf);
  const { needs, combat } = entry.space ?? {};
  const arrows = view.sides.flatMap(
    ({ six }) => six?.own?.agents.flatMap(({ at, to }) => (at === number ? to : [])) ?? [],
  );
  return (
    <button
      type="button"
      className={join(
        'space',
        standing === 'lit' && 'is-lit',
        standing === 'chosen' && 'is-aimed',
        open && !lit && 'can',
        asked && !lit && !open && 'dim',
        (why || spied) && 'has-why',
        space.agents.length > 0 && 'has-who',
      )}
      style={{ ...style, ...coloured(space.icon) }}
      data-icon={space.icon}
      data-cell={number}
      data-stop={lit || open || undefined}
      ref={ask.stage.ref(`space${number}`)}
      aria-label={reading(
        view,
        space,
        entry,
        name,
        [
          ...due.map(({ def }) =>
            t(words.contractHere)(t(entryOf(def).boxes.reward?.text ?? entryOf(def).name)),
          ),
          ...(why ? [why] : lit || open ? [t(spied ? words.infiltrate : words.open)] : []),
        ],
        t,
      )}
      onClick={(event) => ask.pressPlace(number, pressOf(event))}
      onContextMenu={(event) => {
        event.preventDefault();
        ask.open(look);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && ask.look(look)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && ask.look(null)}
      onFocus={() => ask.look(look)}
      onBlur={() => ask.look(null)}
    >
      <span className="space-icon" aria-hidden="true">
        <Glyph name={symbols[space.icon]} />
        {needs && (
          <span className="needs" style={coloured(needs.with)}>
            <Glyph name={symbols[needs.with]} />
            {needs.n}
          </span>
        )}
        {combat && <Glyph name="crossed-swords" className="space-combat" />}
      </span>
      <span className={join('space-name', t(entry.name).length > 15 && 'long')} aria-hidden="true">
        {t(entry.name)}
      </span>
      <Offer entry={entry} space={space} later={own?.council === true} t={t} />
      {why && (
        <em className="space-why" aria-hidden="true">
          {why}
        </em>
      )}
      {spied && (
        <em className="space-why go" aria-hidden="true">
          {view.seat !== null && <Eye side={view.seat} />} {t(words.infiltrate)}
        </em>
      )}
      <span className="space-marks" aria-hidden="true">
        {due.map((card) => (
          <Due key={card.id} card={card} t={t} />
        ))}
        {space.flag !== undefined ? (
          <span className="space-flag">
            <Glyph name={symbols.dreadnought} />
            <SeatMark side={space.flag} />
          </span>
        ) : (
          space.control !== null && <SeatMark side={space.control} />
        )}
      </span>
      <span className="space-agents" aria-hidden="true">
        {space.agents.map((side, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Agents of one side are alike
          <Pawn key={`${side} ${i}`} side={side} />
        ))}
        {arrows.length > 0 && <Arrows to={arrows} />}
      </span>
    </button>
  );
}

/** An own contract that is completed here, with what it gives. */
function Due({ card, t }: { readonly card: CardRef; readonly t: Speech['t'] }) {
  const entry = useEntries()(card.def);
  return (
    <span className="due">
      <Glyph name={symbols.contract} />
      <Symbols box={entry.boxes.reward} t={t} />
    </span>
  );
}

interface OfferProps {
  readonly entry: DuneEntry;
  readonly space: SpaceView;
  /** What the space gives to those who have been there. */
  readonly later: boolean;
  readonly t: Speech['t'];
}

/** Price first, then what it buys; the spice that lies there is added to the harvest. */
function Offer({ entry, space, later, t }: OfferProps) {
  const printed = entry.space;
  const exchanges = printed?.exchanges ?? [];
  const box = (later && entry.boxes.later) || entry.boxes.visit;
  return (
    <span className="space-offer" aria-hidden="true">
      {printed?.cost && space.cost !== null && (
        <span className="price">
          <Amount of={printed.cost.what} n={space.cost} word={t(named(space.cost, printed.cost.what))} />
        </span>
      )}
      {exchanges.length > 2 && <Range exchanges={exchanges} t={t} />}
      {exchanges.length <= 2 &&
        exchanges.map((one, i) => <OneOf key={one.box.text.en} {...one} first={i === 0} t={t} />)}
      <Symbols box={box && harvested(box, space.bonus)} t={t} worded />
    </span>
  );
}

/** The bonus is written into the harvest (2+1); a mark of its own would say it twice. */
function harvested(box: Said, bonus: number): Said {
  const plus = (mark: Mark): readonly Mark[] => {
    if ('among' in mark) return [{ ...mark, among: mark.among.map((option) => option.flatMap(plus)) }];
    // That a worm needs Hooks is known where it is chosen; here its sign is enough.
    if ('when' in mark && mark.gives.every((one) => 'sign' in one && one.sign === 'sandworm'))
      return mark.gives;
    if (!('sign' in mark) || mark.sign !== 'spice') return [mark];
    if (mark.n === '+') return [];
    return [bonus > 0 ? { ...mark, n: `${mark.n}+${bonus}` } : mark];
  };
  return { ...box, marks: box.marks.flatMap(plus) };
}

type Exchanges = NonNullable<NonNullable<DuneEntry['space']>['exchanges']>;

function OneOf({
  cost,
  box,
  first,
  t,
}: Exchanges[number] & { readonly first: boolean; readonly t: Speech['t'] }) {
  return (
    <>
      {!first && <i className="or">{t(words.or)}</i>}
      {cost && (
        <span className="price">
          <Amount of={cost.what} n={cost.n} />
        </span>
      )}
      <Symbols box={box} t={t} />
    </>
  );
}

/** Many prices: the least and the most. */
function Range({ exchanges, t }: { readonly exchanges: Exchanges; readonly t: Speech['t'] }) {
  const pays = exchanges.map(({ cost }) => cost?.n ?? 0);
  const gets = exchanges.flatMap(({ box }) => box.marks.map((mark) => ('sign' in mark ? Number(mark.n) : 0)));
  const range = (of: readonly number[]) => `${Math.min(...of)}–${Math.max(...of)}`;
  return (
    <>
      <span className="price">
        <Amount of="spice" n={range(pays)} word={t(named(5, 'spice'))} />
      </span>
      <span className="symbols">
        <Amount of="solari" n={range(gets)} word={t(named(5, 'solari'))} />
      </span>
    </>
  );
}

/** The one reason that matters; who stands there has a name. */
function whyNot(space: SpaceView, name: (side: number) => string, { t, lang }: Speech): string | null {
  if (!space.barred) return null;
  const { why } = space.barred;
  if (why === 'ownAgent') return t(words.yourAgent);
  if (why === 'occupied') return t(words.isThere)([...new Set(space.agents)].map(name).join(', '));
  return shortReason(space.barred, lang);
}

/** All of it as a sentence, for those who hear the table. */
function reading(
  view: DuneView,
  space: SpaceView,
  entry: DuneEntry,
  name: (side: number) => string,
  more: readonly string[],
  t: Speech['t'],
): string {
  const parts = [t(entry.name), ...entry.text.map(t)];
  if (space.bonus > 0) parts.push(t(words.bonus)(space.bonus));
  if (space.agents.length > 0) parts.push(t(words.agentsHere)(space.agents.map(name).join(', ')));
  if (space.flag !== undefined) parts.push(t(words.flagOf)(name(space.flag)));
  if (space.control !== null) parts.push(t(words.controlledBy)(name(space.control)));
  if (view.voices.some((voice) => voice.space === space.number)) parts.push(t(words.voice));
  return sentences([...parts, ...more]);
}
