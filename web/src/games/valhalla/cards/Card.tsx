/** A card of Valhalla in every size and state. The looks are in styles/cards.css and cards.css. */
import '../../../styles/cards.css';
import './colours.css';
import './cards.css';
import './dice.css';
import type { CardEntry, Lang } from '@vigrid/kernel';
import { type Speech, speechIn } from '../../../i18n/index.ts';
import { join } from '../../../kit/Button.tsx';
import { CardShell, type ShellProps } from '../../../kit/CardShell.tsx';
import { Glyph, useGlyphFile } from '../../../kit/Glyph.tsx';
import { Band } from '../../../kit/marks.tsx';
import { Scene, type SceneKind } from '../../../kit/Scene.tsx';
import glyphs from '../glyphs.json?url';
import { Die, type DieColour } from './Die.tsx';
import { dyeFor, figureOf, type Socket, socketsOf, weapons } from './pictures.ts';
import { words } from './words.ts';

/** What lies on a card and what it is worth now. */
export interface Standing {
  readonly strength: number;
  readonly armed: boolean;
  readonly blocked: boolean;
  readonly dice: readonly { readonly face: number; readonly colour: DieColour }[];
  readonly defends: boolean;
}

export interface CardProps extends ShellProps {
  readonly entry: CardEntry;
  readonly size: 'full' | 'hand' | 'thumb';
  readonly lang: Lang;
  readonly now?: Standing | undefined;
  /** The name of the Tyr card under it. */
  readonly under?: string | undefined;
}

export function Card({ entry, size, lang, now, under, ...rest }: CardProps) {
  useGlyphFile(glyphs);
  const { t } = speechIn(lang);
  const name = t(entry.name);
  const valour = entry.figures.valour;
  return (
    <CardShell
      {...rest}
      classes={[
        'valhalla',
        size,
        'own',
        now?.armed && 'armed',
        now?.defends && 'defends',
        now?.blocked && 'blocked',
      ]}
      dye={dyeFor(entry.dye)}
      kind={entry.kind}
      reading={reading(entry, now, under, t)}
    >
      <span className="card-face" aria-hidden="true">
        <Band dye={dyeFor(entry.dye)} />
        <span className="card-strength">
          <b>{entry.kind === 'warrior' ? entry.figures.strength : <Glyph name={markOf(entry)} />}</b>
        </span>
        <span className="card-name" style={{ '--fit': Math.min(1, 11 / longest(name)) }}>
          <span>{name}</span>
        </span>
        <span className="card-scene">
          <Scene
            dye={dyeFor(entry.dye)}
            glyph={figureOf(entry)}
            seed={`${entry.id} ${entry.name.en}`}
            kind={kindOf(entry)}
          />
        </span>
        {size !== 'thumb' && (
          <>
            <Arms entry={entry} now={now} />
            <span className="card-text" style={{ '--long': textFit(entry, size, t) }}>
              <span>
                {entry.text.map((line) => (
                  <span key={line.en}>{t(line)} </span>
                ))}
              </span>
            </span>
            {valour !== undefined && (
              <span className="card-valour">
                <Glyph name="laurels" />
                <b>{valour}</b>
              </span>
            )}
            {now && now.strength !== entry.figures.strength && (
              <span className={join('card-sum', now.armed && 'on')}>{now.strength}</span>
            )}
            {under !== undefined && (
              <span className="card-under">
                <Glyph name="wolf-trap" />
              </span>
            )}
          </>
        )}
      </span>
    </CardShell>
  );
}

/** The sockets, with the dice that lie in them. */
function Arms({ entry, now }: { readonly entry: CardEntry; readonly now: Standing | undefined }) {
  const sockets = entry.kind === 'warrior' ? socketsOf(entry.traits?.arms ?? []) : [];
  const dice = [...(now?.dice ?? [])];
  const filled = sockets.map((socket) => {
    const at = dice.findIndex(({ face }) => fits(socket, face));
    return { socket, die: at < 0 ? dice.shift() : dice.splice(at, 1)[0] };
  });
  return (
    <span className={`card-arms n${sockets.length}`}>
      {filled.map(({ socket, die }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a socket is nothing but its place
        <span key={i} className="socket">
          {socket.weapon ? (
            <Glyph name={weapons[socket.weapon] ?? 'cancel'} />
          ) : (
            <b className="same">{socket.mark}</b>
          )}
          {die && <Die {...die} />}
        </span>
      ))}
    </span>
  );
}

const order = ['', 'axe', 'sword', 'spear', 'bow', 'shield', 'x'];

const fits = ({ weapon }: Socket, face: number): boolean => weapon !== undefined && order[face] === weapon;

/** What stands in the square of a card that has no strength of its own. */
function markOf(entry: CardEntry): string {
  if (entry.kind === 'tactic') return 'crossed-axes';
  return figureOf(entry);
}

const kindOf = ({ kind }: CardEntry): SceneKind =>
  kind === 'warrior' || kind === 'monster' ? 'stand' : kind === 'jarl' ? 'bust' : 'thing';

const longest = (name: string): number =>
  Math.max(...name.split(/[\s-]/).map((word) => word.length), name.length / 2);

/** Long texts are set smaller, so that nothing is cut off. */
function textFit(entry: CardEntry, size: string, t: Speech['t']): number {
  const length = entry.text.map(t).join(' ').length;
  const room = size === 'full' ? 130 : entry.kind === 'warrior' ? 42 : 48;
  return Math.min(1, Math.sqrt(room / Math.max(1, length)));
}

/** Everything that is printed and lies there, as a sentence or two. */
function reading(
  entry: CardEntry,
  now: Standing | undefined,
  under: string | undefined,
  t: Speech['t'],
): string {
  const { strength, valour } = entry.figures;
  return [
    t(entry.name),
    t(entry.line),
    ...(strength === undefined ? [] : [t(words.strength)(now?.strength ?? strength)]),
    ...(now?.armed ? [t(words.armed)] : []),
    ...(now?.blocked ? [t(words.blocked)] : []),
    ...(under === undefined ? [] : [under]),
    ...entry.text.map(t),
    ...(valour === undefined ? [] : [t(words.valour)(valour)]),
  ].join('. ');
}
