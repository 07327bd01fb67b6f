/** A card of Berserk in every size and state. The looks are in styles/cards.css and cards.css. */
import '../../../styles/cards.css';
import './colours.css';
import './cards.css';
import type { CardEntry, Lang } from '@vigrid/kernel';
import { speechIn } from '../../../i18n/index.ts';
import { join } from '../../../kit/Button.tsx';
import { CardShell, type ShellProps } from '../../../kit/CardShell.tsx';
import { elements } from '../../../kit/elements.ts';
import { Glyph, useGlyphFile } from '../../../kit/Glyph.tsx';
import { Band, Heart, Mark } from '../../../kit/marks.tsx';
import { dyeOf } from '../../../kit/palettes.ts';
import { Scene, type SceneKind } from '../../../kit/Scene.tsx';
import berserk from '../glyphs.json?url';
import { Crystal } from './Crystal.tsx';
import { printedWords, quietWords, valued, wordGlyphs } from './keywords.ts';
import {
  type CardFigures,
  figuresOf,
  isElite,
  isFlyer,
  type Live,
  printedStrike,
  readCard,
} from './reading.ts';

export type CardSize = 'full' | 'hand' | 'piece' | 'mini' | 'thumb';
export type CardSide = 'own' | 'rival';

export interface CardProps extends ShellProps {
  readonly entry: CardEntry;
  readonly size: CardSize;
  readonly side: CardSide;
  readonly lang: Lang;
  readonly live?: Live;
}

const nothing: Live = {};

export function Card(props: CardProps) {
  const { entry, size, side, lang, live = nothing, ...rest } = props;
  useGlyphFile(berserk);
  const lying = live.closed === true && size !== 'full' && size !== 'hand';
  return (
    <CardShell
      {...rest}
      classes={['berserk', size, side, lying && 'closed']}
      dye={dyeOf(entry.dye)}
      kind={entry.kind}
      reading={readCard(entry, live, lang, size === 'full' || size === 'hand')}
    >
      <Face entry={entry} size={size} live={live} lying={lying} lang={lang} />
      {live.hidden && (
        <span className="card-veil" aria-hidden="true">
          <Mark kind="back" />
        </span>
      )}
      {lying && <Glyph name="clockwise-rotation" className="card-shut" />}
      {rest.look === 'taken' && (
        <span className="card-tick" aria-hidden="true">
          ✓
        </span>
      )}
    </CardShell>
  );
}

interface FaceProps {
  readonly entry: CardEntry;
  readonly size: CardSize;
  readonly live: Live;
  readonly lying: boolean;
  readonly lang: Lang;
}

function Face({ entry, size, live, lying, lang }: FaceProps) {
  const { t } = speechIn(lang);
  const figures = figuresOf(entry, live);
  const big = size === 'full' || size === 'hand';
  const scene = (
    <span className="card-scene">
      <Scene dye={entry.dye} glyph={entry.glyph} seed={entry.id} kind={standing(entry)} wide={lying} />
      {size === 'full' && <Chips n={live.chips ?? 0} />}
      {live.number && <b className="card-number">{live.number}</b>}
    </span>
  );
  if (size === 'thumb') {
    const { lives, wounds } = figures;
    return (
      <span className="card-face" aria-hidden="true">
        <Band dye={entry.dye} />
        {scene}
        {lives !== undefined && (
          <b className={join('card-lives', wounds > 0 && 'hurt')}>{Math.max(0, lives - wounds)}</b>
        )}
      </span>
    );
  }
  return (
    <span className="card-face" aria-hidden="true">
      <Band dye={entry.dye} />
      {big && figures.cost !== undefined && <Crystal n={figures.cost} gold={isElite(entry)} />}
      <span className="card-name" style={{ '--fit': shrunk(t(entry.name)) }}>
        {t(entry.name)}
      </span>
      {scene}
      {size === 'full' && (
        <>
          <span className="card-line">
            {t(entry.line)}
            <Glyph name={(elements[entry.dye] ?? elements.neutral).glyph} />
          </span>
          <span className="card-text">
            {entry.text.map((line) => (
              <Line key={line.en} text={t(line)} />
            ))}
          </span>
        </>
      )}
      {size !== 'full' && <Words entry={entry} live={live} most={size === 'hand' ? 4 : 2} />}
      {!big && <Chips n={live.chips ?? 0} />}
      {!big && <Status live={live} />}
      {!big && figures.lives !== undefined && <Thread figures={figures} />}
      <Foot entry={entry} size={size} figures={figures} lang={lang} />
    </span>
  );
}

/** Long names are set a little smaller. */
const shrunk = ({ length }: string): number => Math.max(0.72, Math.min(1, 11.8 / length));

/** What comes before a colon or a dash stands out: the price, the condition, the name of a feature. */
function Line({ text }: { readonly text: string }) {
  const named = /^[^.:–]{1,44}[:–]/.exec(text)?.[0] ?? (text.length < 26 ? text : '');
  return (
    <span>
      <span>
        {named && <b>{named}</b>}
        {text.slice(named.length)}
      </span>
    </span>
  );
}

/** Keywords as glyphs with numbers: two on a piece, all that fit on a card in the hand. */
function Words({
  entry,
  live,
  most,
}: {
  readonly entry: CardEntry;
  readonly live: Live;
  readonly most: number;
}) {
  const had = live.words ?? printedWords(entry);
  const shown = had.filter(({ word }) => wordGlyphs[word] && !quietWords.has(word));
  if (shown.length === 0) return null;
  return (
    <span className="card-keywords">
      {shown.slice(0, most).map(({ word, value }) => (
        <span key={word}>
          <Glyph name={wordGlyphs[word]} />
          {valued.has(word) && value > 0 && <b>{value}</b>}
        </span>
      ))}
    </span>
  );
}

function Chips({ n }: { readonly n: number }) {
  if (n <= 0) return null;
  return (
    <span className="card-chips">
      {n > 3 ? <i>{n}</i> : Array.from({ length: n }, (_, i) => <i key={String(i)} />)}
    </span>
  );
}

function Status({ live }: { readonly live: Live }) {
  const { poison = 0, markers = [], mute } = live;
  const others = markers.filter(({ kind }) => kind !== 'poison');
  if (poison === 0 && others.length === 0 && !mute) return null;
  return (
    <span className="card-status">
      {poison > 0 && (
        <span>
          <Glyph name="poison" />
          {poison > 1 && <b>{poison}</b>}
        </span>
      )}
      {others.map(({ kind, amount }) => (
        <span key={kind}>
          <Glyph name="cursed-star" />
          {amount > 1 && <b>{amount}</b>}
        </span>
      ))}
      {mute && (
        <span>
          <Glyph name="silenced" />
        </span>
      )}
    </span>
  );
}

/** The life thread: what is lost is hatched. */
function Thread({ figures: { lives = 0, wounds } }: { readonly figures: CardFigures }) {
  const left = lives <= 0 ? 0 : Math.max(0, ((lives - wounds) / lives) * 100);
  return (
    <span className="card-thread">
      <i style={{ width: `${left}%` }} />
    </span>
  );
}

interface FootProps {
  readonly entry: CardEntry;
  readonly size: CardSize;
  readonly figures: CardFigures;
  readonly lang: Lang;
}

function Foot({ entry, size, figures, lang }: FootProps) {
  const { t } = speechIn(lang);
  const { strike, lives, wounds, move } = figures;
  const full = size === 'full';
  if (!strike && lives === undefined) {
    // A full card has said all of it above.
    return full ? null : (
      <span className="card-foot">
        <span className="card-note">{t(entry.line)}</span>
      </span>
    );
  }
  const left = lives === undefined ? null : Math.max(0, lives - wounds);
  const box = left !== null && (
    <span className={join('card-lives', wounds > 0 && 'hurt')}>
      {full && <Heart />}
      {full ? <b>{left}</b> : left}
      {full && wounds > 0 && <em>/{lives}</em>}
      {full && <small>{t(labels.lives)}</small>}
    </span>
  );
  const flies = isFlyer(entry);
  return (
    <span className="card-foot">
      {full && box}
      {strike ? (
        <Strikes strike={strike} printed={printedStrike(entry)} labelled={full} lang={lang} />
      ) : (
        <span />
      )}
      {(full || size === 'hand') && (flies || move !== undefined) && (
        <span className="card-move">
          <Glyph name={flies ? 'feathered-wing' : 'boots'} />
          {!flies && <b>{move}</b>}
          {full && <small>{t(flies ? labels.flight : labels.move)}</small>}
        </span>
      )}
      {!full && box}
    </span>
  );
}

interface StrikesProps {
  readonly strike: readonly number[];
  readonly printed: readonly number[] | undefined;
  readonly labelled: boolean;
  readonly lang: Lang;
}

function Strikes({ strike, printed, labelled, lang }: StrikesProps) {
  const { t } = speechIn(lang);
  const more = printed ? sum(strike) - sum(printed) : 0;
  return (
    <span className={join('card-strikes', more > 0 && 'up', more < 0 && 'down')}>
      {strike.map((value, grade) => (
        <span key={grades[grade].en} className={`strike strike-${grade + 1}`}>
          <b>{value}</b>
          <i />
          {labelled && <small>{t(grades[grade])}</small>}
        </span>
      ))}
    </span>
  );
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const grades = [
  { ru: 'слабый', en: 'weak' },
  { ru: 'средний', en: 'medium' },
  { ru: 'сильный', en: 'strong' },
] as const;

const labels = {
  lives: { ru: 'жизни', en: 'lives' },
  move: { ru: 'движение', en: 'move' },
  flight: { ru: 'полёт', en: 'flight' },
};

function standing(entry: CardEntry): SceneKind {
  if (entry.kind === 'creature') return isFlyer(entry) ? 'fly' : 'stand';
  return entry.kind === 'terrain' ? 'land' : 'thing';
}
