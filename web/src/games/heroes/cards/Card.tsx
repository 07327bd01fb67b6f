/** A card of Heroes in every size and state. The looks are in styles/cards.css and heroes-cards.css. */
import '../../../styles/cards.css';
import './colours.css';
import './cards.css';
import type { CardEntry, Lang } from '@vigrid/kernel';
import { speechIn } from '../../../i18n/index.ts';
import { join } from '../../../kit/Button.tsx';
import { CardShell, type ShellProps } from '../../../kit/CardShell.tsx';
import { elements } from '../../../kit/elements.ts';
import { Glyph, useGlyphFile } from '../../../kit/Glyph.tsx';
import { Band, Coin, Heart } from '../../../kit/marks.tsx';
import { dyeOf } from '../../../kit/palettes.ts';
import { Scene, type SceneKind } from '../../../kit/Scene.tsx';
import heroes from '../glyphs.json?url';
import { AbilityLine, CardText } from './CardText.tsx';
import { keywords } from './keywords.ts';
import { type Live, present, readCard } from './reading.ts';

export type CardSize = 'full' | 'hand' | 'piece' | 'mini' | 'thumb';
export type CardSide = 'own' | 'rival';

export interface CardProps extends Live, ShellProps {
  readonly entry: CardEntry;
  readonly size: CardSize;
  readonly side: CardSide;
  readonly lang: Lang;
}

export function Card(props: CardProps) {
  const { entry, size, side, lang, ...others } = props;
  const {
    number,
    whose,
    cost,
    strike,
    lives,
    wounds,
    keywords: has,
    markers,
    poison,
    boosts,
    stunned,
    captured,
    closed,
    ...rest
  } = others;
  useGlyphFile(heroes);
  const live: Live = {
    number,
    whose,
    cost,
    strike,
    lives,
    wounds,
    keywords: has,
    markers,
    poison,
    boosts,
    stunned,
    captured,
    closed,
  };
  const lying = closed && size !== 'full' && size !== 'hand';
  return (
    <CardShell
      {...rest}
      classes={['heroes', size, side, lying && 'closed']}
      dye={dyeOf(entry.dye)}
      kind={entry.kind}
      reading={readCard(entry, live, lang, size === 'full' || size === 'hand')}
    >
      {size === 'thumb' ? (
        <ThumbFace entry={entry} live={live} lying={lying} />
      ) : (
        <Face entry={entry} size={size} live={live} lying={lying} lang={lang} />
      )}
      <Marks live={live} />
      {lying && <Glyph name="clockwise-rotation" className="card-shut" />}
    </CardShell>
  );
}

interface FaceProps {
  readonly entry: CardEntry;
  readonly live: Live;
  readonly lying: boolean | undefined;
}

/** Scene, belt, name, words, figures: from the top to the bottom of the card. */
function Face({
  entry,
  size,
  live,
  lying,
  lang,
}: FaceProps & { readonly size: CardSize; readonly lang: Lang }) {
  const { t } = speechIn(lang);
  const { cost } = { ...entry.figures, ...present(live) };
  const name = t(entry.name);
  const priced = cost !== undefined && (size === 'full' || size === 'hand');
  return (
    <span className="card-face" aria-hidden="true">
      <span className="card-scene">
        <Scene {...picture(entry)} wide={lying === true} />
        {live.number && <b className="card-number">{live.number}</b>}
      </span>
      {priced && <Coin n={cost} className={changed(cost, entry.figures.cost, true)} />}
      <Band dye={entry.dye} />
      {size !== 'mini' && (
        <span className="card-name" style={{ '--fit': Math.min(1, Math.max(0.74, 13 / breadth(name))) }}>
          {name}
        </span>
      )}
      {size === 'full' && (
        <span className="card-line">
          {t(entry.line)}
          <Glyph name={(elements[entry.dye] ?? elements.neutral).glyph} />
        </span>
      )}
      {size === 'full' && (
        <span className="card-text">
          {entry.text.map((line) => (
            <AbilityLine key={line.en} text={t(line)} />
          ))}
        </span>
      )}
      {size === 'hand' && (
        <span className="card-text">
          <CardText text={entry.text.map(t).join(' ') || t(entry.line)} />
        </span>
      )}
      <Figures entry={entry} live={live} note={size === 'piece' ? t(entry.line) : undefined} />
    </span>
  );
}

/** In letters of usual width; some are half as wide again. */
const breadth = (name: string): number => name.length + (name.match(/[жмфшщыюmw]/gi)?.length ?? 0) * 0.4;

function ThumbFace({ entry, live, lying }: FaceProps) {
  const { lives } = { ...entry.figures, ...present(live) };
  return (
    <span className="card-face" aria-hidden="true">
      <Band dye={entry.dye} />
      <span className="card-scene">
        <Scene {...picture(entry)} wide={lying === true} />
      </span>
      {lives !== undefined && <b className={join('card-lives', (live.wounds ?? 0) > 0 && 'hurt')}>{lives}</b>}
    </span>
  );
}

interface FiguresProps {
  readonly entry: CardEntry;
  readonly live: Live;
  /** Said instead of figures where the card has none. */
  readonly note: string | undefined;
}

function Figures({ entry, live, note }: FiguresProps) {
  const { strike, lives } = { ...entry.figures, ...present(live) };
  const { wounds = 0 } = live;
  if (strike === undefined && lives === undefined) return note && <span className="card-note">{note}</span>;
  return (
    <span className="card-foot">
      {strike !== undefined && (
        <span className={join('card-strike', changed(strike, entry.figures.strike))}>
          <Glyph name="broadsword" />
          <b>{strike}</b>
        </span>
      )}
      {lives !== undefined && (
        <span
          className={join('card-lives', wounds > 0 && 'hurt', changed(lives + wounds, entry.figures.lives))}
        >
          <Heart />
          <b>{lives}</b>
        </span>
      )}
    </span>
  );
}

/** What lies on the card: keywords, markers, poison and the like. */
export function Marks({ live }: { readonly live: Live }) {
  const { keywords: has = [], markers = 0, poison = 0, boosts = 0, captured = 0, stunned } = live;
  const status = [
    poison > 0 && { status: 'poison', glyph: 'poison', n: poison },
    stunned && { status: 'stun', glyph: 'knockout', n: 0 },
    boosts > 0 && { status: 'strong', glyph: 'muscle-up', n: boosts },
    boosts < 0 && { status: 'weak', glyph: 'muscle-up', n: -boosts },
    captured > 0 && { status: 'captured', glyph: 'stack', n: captured },
  ].filter((mark) => typeof mark === 'object');
  const shown = has.filter(({ word }) => keywords[word]);
  return (
    <>
      {shown.length > 0 && (
        <span className="card-keywords" aria-hidden="true">
          {shown.slice(0, 3).map(({ word, value }) => (
            <span key={word}>
              <Glyph name={keywords[word].glyph} />
              {value !== undefined && <b>{value}</b>}
            </span>
          ))}
        </span>
      )}
      {status.length > 0 && (
        <span className="card-status" aria-hidden="true">
          {status.map(({ status, glyph, n }) => (
            <span key={status} data-status={status}>
              <Glyph name={glyph} />
              {n > 1 && <b>{n}</b>}
            </span>
          ))}
        </span>
      )}
      {markers > 0 && (
        <span className="card-chips" aria-hidden="true">
          {markers > 3 ? <i>{markers}</i> : Array.from({ length: markers }, (_, i) => <i key={String(i)} />)}
        </span>
      )}
    </>
  );
}

/** Whether a figure is better or worse than printed; a price is better when it is lower. */
function changed(now: number, printed: number | undefined, price = false): 'up' | 'down' | undefined {
  if (printed === undefined || now === printed) return undefined;
  return now > printed !== price ? 'up' : 'down';
}

const flyers = new Set(['fairy', 'ghost', 'wyvern']);

function picture(entry: CardEntry): { dye: string; glyph: string; seed: string; kind: SceneKind } {
  return { dye: entry.dye, glyph: entry.glyph, seed: entry.id, kind: standing(entry) };
}

function standing(entry: CardEntry): SceneKind {
  switch (entry.kind) {
    case 'hero':
      return 'bust';
    case 'creature':
      return flyers.has(entry.glyph) ? 'fly' : 'stand';
    case 'terrain':
      return 'stand';
    default:
      return 'thing';
  }
}
