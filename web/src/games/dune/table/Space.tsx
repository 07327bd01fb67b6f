/** A space of the board: what it asks, what it gives, who is there, and why one can not go there. */
import { named, shortReason } from '@vigrid/dune/text';
import { type Speech, useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { pressOf } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { AgentIcon, Amount, Pawn, SeatMark, Symbols, symbols } from '../cards/index.ts';
import {
  type DuneEntry,
  type DuneView,
  type SpaceView,
  sideName,
  spaceCard,
  spaceOf,
  useEntries,
} from './game.ts';
import { words } from './texts.ts';

interface SpaceProps {
  readonly view: DuneView;
  readonly number: number;
  /** A card of the hand could go here, though none is chosen. */
  readonly open: boolean;
  /** One is asked where to send an Agent. */
  readonly asked: boolean;
}

export function Space({ view, number, open, asked }: SpaceProps) {
  const spoken = useLang();
  const { t } = spoken;
  const ask = useAsk();
  const { names } = useTableInfo();
  const space = spaceOf(view, number);
  const entry = useEntries()(space.def);
  const standing = ask.place(number);
  const lit = standing !== 'idle';
  const name = (side: number) => sideName(view, side, names, t);
  const why = asked && !lit && !open ? whyNot(space, spoken) : null;
  const look = { card: spaceCard(number), def: space.def };
  return (
    <button
      type="button"
      className={join(
        'space',
        standing === 'lit' && 'is-lit',
        standing === 'chosen' && 'is-aimed',
        open && !lit && 'can',
        asked && !lit && !open && 'dim',
        why && 'has-why',
        space.agents.length > 0 && 'has-who',
      )}
      data-icon={space.icon}
      data-cell={number}
      data-stop={lit || open || undefined}
      ref={ask.stage.ref(`space${number}`)}
      aria-label={reading(view, number, entry, name, why, lit || open, t)}
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
      </span>
      <span className="space-name" aria-hidden="true">
        {t(entry.name)}
      </span>
      <Offer entry={entry} space={space} t={t} />
      {why && (
        <em className="space-why" aria-hidden="true">
          {why}
        </em>
      )}
      <span className="space-marks" aria-hidden="true">
        {space.flag !== undefined ? (
          <span className="space-flag">
            <Glyph name={symbols.dreadnought} />
            <SeatMark side={space.flag} />
          </span>
        ) : (
          space.control !== null && <SeatMark side={space.control} />
        )}
        {entry.space?.combat && <Glyph name="crossed-swords" className="space-combat" />}
      </span>
      <span className="space-agents" aria-hidden="true">
        {space.agents.map((side, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Agents of one side are alike
          <Pawn key={`${side} ${i}`} side={side} />
        ))}
      </span>
    </button>
  );
}

interface OfferProps {
  readonly entry: DuneEntry;
  readonly space: SpaceView;
  readonly t: Speech['t'];
}

/** Price first, then what it buys, then the spice that lies there. */
function Offer({ entry, space, t }: OfferProps) {
  const printed = entry.space;
  const exchanges = printed?.exchanges ?? [];
  return (
    <span className="space-offer" aria-hidden="true">
      {printed?.needs && (
        <span className="needs">
          <AgentIcon icon={printed.needs.with} />
          {printed.needs.n}+
        </span>
      )}
      {printed?.cost && space.cost !== null && (
        <span className="price">
          <Amount of={printed.cost.what} n={space.cost} word={t(named(space.cost, printed.cost.what))} />
        </span>
      )}
      {exchanges.length > 0 && <Exchange exchanges={exchanges} t={t} />}
      <Symbols box={entry.boxes.visit} t={t} worded />
      {space.bonus > 0 && <b className="bonus">+{space.bonus}</b>}
    </span>
  );
}

type Exchanges = NonNullable<NonNullable<DuneEntry['space']>['exchanges']>;

/** Several prices: the least and the most. */
function Exchange({ exchanges, t }: { readonly exchanges: Exchanges; readonly t: Speech['t'] }) {
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

/** The one reason that matters; who stands there is to be seen. */
function whyNot(space: SpaceView, { t, lang }: Speech): string | null {
  if (!space.barred) return null;
  if (space.barred.why === 'ownAgent') return t(words.yourAgent);
  return shortReason(space.barred, lang);
}

/** All of it as a sentence, for those who hear the table. */
function reading(
  view: DuneView,
  number: number,
  entry: DuneEntry,
  name: (side: number) => string,
  why: string | null,
  open: boolean,
  t: Speech['t'],
): string {
  const space = spaceOf(view, number);
  const parts = [t(entry.name), ...entry.text.map(t)];
  if (space.bonus > 0) parts.push(t(words.bonus)(space.bonus));
  if (space.agents.length > 0) parts.push(t(words.agentsHere)(space.agents.map(name).join(', ')));
  if (space.flag !== undefined) parts.push(t(words.flagOf)(name(space.flag)));
  if (space.control !== null) parts.push(t(words.controlledBy)(name(space.control)));
  if (view.voices.some((voice) => voice.space === number)) parts.push(t(words.voice));
  if (why) parts.push(why);
  else if (open) parts.push(t(words.open));
  return parts.join('. ');
}
