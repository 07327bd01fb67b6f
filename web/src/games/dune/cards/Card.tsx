/** A card of Dune in every size and state. The looks are in styles/cards.css and dune-cards.css. */
import '../../../styles/cards.css';
import './colours.css';
import './cards.css';
import type { BoxName, DuneEntry, Icon } from '@vigrid/dune/table';
import { short } from '@vigrid/dune/text';
import type { Lang } from '@vigrid/kernel';
import { type Speech, speechIn } from '../../../i18n/index.ts';
import { join } from '../../../kit/Button.tsx';
import { CardShell, type ShellProps } from '../../../kit/CardShell.tsx';
import { Glyph, useGlyphFile } from '../../../kit/Glyph.tsx';
import { Band } from '../../../kit/marks.tsx';
import { Scene, type SceneKind } from '../../../kit/Scene.tsx';
import glyphs from '../glyphs.json?url';
import { coloured, dyeFor, figureOf, leaderFigures, symbols } from './pictures.ts';
import { Symbols } from './Symbols.tsx';
import { sentences, words } from './words.ts';

export interface CardProps extends ShellProps {
  readonly entry: DuneEntry;
  readonly size: 'full' | 'hand' | 'thumb';
  readonly lang: Lang;
  /** What it costs now, if that is not what is printed. */
  readonly cost?: number | null | undefined;
}

export function Card({ entry, size, lang, cost, ...rest }: CardProps) {
  useGlyphFile(glyphs);
  const { t } = speechIn(lang);
  const price = cost === undefined ? entry.figures.cost : (cost ?? undefined);
  const { specimens } = entry.figures;
  return (
    <CardShell
      {...rest}
      classes={['dune', size, 'own']}
      dye={dyeFor(entry.dye)}
      kind={entry.kind}
      reading={reading(entry, price, t)}
    >
      <span className="card-face" aria-hidden="true">
        <span className="card-scene">
          <Scene {...picture(entry)} />
          {size !== 'thumb' && <AgentIcons icons={iconsOf(entry)} />}
        </span>
        <Band dye={dyeFor(entry.dye)} />
        {size !== 'thumb' && (
          <>
            <span className="card-name" style={{ '--fit': nameFit(t(entry.name)) }}>
              {t(entry.name)}
            </span>
            {price !== undefined && <span className="persuasion">{price}</span>}
            {specimens !== undefined && <span className="persuasion grown">{specimens}</span>}
            <Boxes entry={entry} size={size} t={t} />
          </>
        )}
      </span>
    </CardShell>
  );
}

/** Everything that is printed, as a sentence or two. */
function reading(entry: DuneEntry, price: number | undefined, t: Speech['t']): string {
  const cost = price === undefined ? [] : [`${price} ${t(short(price, 'persuasion'))}`];
  return sentences([t(entry.name), t(entry.line), ...cost, ...entry.text.map(t)]);
}

export const iconsOf = (entry: DuneEntry): readonly Icon[] =>
  (entry.traits?.icon ?? []).filter((icon): icon is Icon => Object.hasOwn(symbols, icon));

export function AgentIcons({ icons }: { readonly icons: readonly Icon[] }) {
  return (
    <span className="card-agents">
      {icons.map((icon) => (
        <AgentIcon key={icon} icon={icon} />
      ))}
    </span>
  );
}

/** They lead to places, the others to Factions and to whoever has a Spy. */
const places: readonly Icon[] = ['landsraad', 'city', 'spiceTrade'];

export const AgentIcon = ({ icon }: { readonly icon: Icon }) => (
  <span className={join('agent-icon', places.includes(icon) && 'place')} style={coloured(icon)}>
    <Glyph name={symbols[icon]} />
  </span>
);

/** A deck card has an Agent box and a Reveal box; others say what they say. */
function Boxes({
  entry,
  size,
  t,
}: {
  readonly entry: DuneEntry;
  readonly size: string;
  readonly t: Speech['t'];
}) {
  if (
    entry.kind !== 'starting' &&
    entry.kind !== 'reserve' &&
    entry.kind !== 'imperium' &&
    entry.kind !== 'tleilaxu'
  ) {
    return (
      <span className="card-box words" style={{ '--long': scaleOf(entry.text.map(t).join(' '), 112) }}>
        <small>{t(entry.line)}</small>
        {entry.text.map((line) => (
          <span key={line.en}>{t(line)}</span>
        ))}
      </span>
    );
  }
  const full = size === 'full';
  return (
    <>
      <Box entry={entry} box="agent" head={agentHead(entry, t)} full={full} t={t} />
      <Box entry={entry} box="reveal" head={t(words.reveal)} full={full} t={t} />
    </>
  );
}

/** A card that is grafted says so. */
const agentHead = (entry: DuneEntry, t: Speech['t']): string =>
  entry.graft ? `${t(words.agent)} · ${t(words.graft)}` : t(words.agent);

interface BoxProps {
  readonly entry: DuneEntry;
  readonly box: 'agent' | 'reveal';
  readonly head: string;
  readonly full: boolean;
  readonly t: Speech['t'];
}

/** The text of the catalogue where there is room for it, else symbols. What is got once stands with the Agent box. */
function Box({ entry, box, head, full, t }: BoxProps) {
  const boxes: readonly BoxName[] = box === 'agent' ? ['agent', 'acquired', 'trashed'] : ['reveal'];
  const shown = boxes.flatMap((name) => {
    const shownBox = entry.boxes[name];
    return shownBox && shownBox.marks.length > 0 ? { name, box: shownBox } : [];
  });
  const anywhere = box === 'agent' && entry.anywhere === true;
  const said = shown.map(({ box: { text } }) => t(text)).join(' ');
  return (
    <span className={`card-box ${box}`} style={{ '--long': full ? 1 : scaleOf(said, 72) }}>
      <small>{head}</small>
      {full ? (
        <span className="box-words">{linesOf(entry, box).map(t).join(' ') || t(words.nothing)}</span>
      ) : (
        <span className="box-symbols">
          {anywhere && t(words.anywhere)}
          {shown.map((one) => (
            <Symbols key={one.name} box={one.box} t={t} />
          ))}
          {shown.length === 0 && !anywhere && t(words.nothing)}
        </span>
      )}
    </span>
  );
}

/** Names of two words stand in two lines. */
const nameFit = (name: string): number =>
  name.length <= 13 || !/[\s-]/.test(name) ? Math.min(1, 18 / name.length) : Math.min(0.72, 18 / name.length);

/** What is longer than its place is set smaller, so that nothing is cut off. */
const scaleOf = (text: string, room: number): number =>
  Math.min(1, Math.sqrt(room / Math.max(1, text.length)));

/** The lines of the catalogue come in the order of the boxes, the Reveal box second at most. */
function linesOf(entry: DuneEntry, box: 'agent' | 'reveal') {
  const heads = { agent: 'Agent: ', reveal: 'Reveal: ' };
  const isReveal = (line: { en: string }) => line.en.startsWith(heads.reveal);
  const wanted = entry.text.filter((line) => isReveal(line) === (box === 'reveal'));
  const bare = (text: string) => text.replace(/^(Agent|Reveal|Агент|Раскрытие): /, '');
  return wanted.map(({ ru, en }) => ({ ru: bare(ru), en: bare(en) }));
}

function picture(entry: DuneEntry): { dye: string; glyph: string; seed: string; kind: SceneKind } {
  const [icon] = iconsOf(entry);
  const place = entry.kind === 'space' && icon ? symbols[icon] : entry.glyph;
  const glyph = leaderFigures[entry.id] ?? figureOf(entry.id, place);
  return {
    dye: dyeFor(entry.dye),
    glyph,
    seed: entry.id,
    kind: entry.kind === 'imperium' ? 'stand' : 'thing',
  };
}
