/** The table of Valhalla: who plays, the field or the battle, one's own hand. */
import './colours.css';
import './valhalla.css';
import './sides.css';
import './field.css';
import './battle.css';
import './dialogs.css';
import '../../../table/frame/scrolling.css';
import { useLang } from '../../../i18n/index.ts';
import { join, Scene, useGlyphFile } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import type { BoardProps } from '../../screen.ts';
import { valhallaGlyphs } from '../cards/index.ts';
import { Battle } from './Battle.tsx';
import { Common } from './Common.tsx';
import { Field } from './Field.tsx';
import { scene, seatName, type ValhallaView } from './game.ts';
import { Hand } from './Hand.tsx';
import { Seats } from './Seats.tsx';
import { words } from './texts.ts';

export function Board({ view, below }: BoardProps<ValhallaView>) {
  const game = view;
  useGlyphFile(valhallaGlyphs);
  return (
    <div className="valhalla-board scrolling-board">
      <div className="vleft">
        <Seats view={game} />
        <Common view={game} />
      </div>
      {game.battle ? <Battle view={game} below={below} /> : <Field view={game} below={below} />}
      <Hand view={game} below={below} />
    </div>
  );
}

/** Beside the log: the jarls that matter now. */
export function RailOfGame({ view, below }: BoardProps<ValhallaView>) {
  const game = view;
  const { top } = scene(game, below);
  return (
    <>
      {top && top.seat !== below && <Jarl view={game} seat={top.seat} />}
      <Jarl view={game} seat={below} />
    </>
  );
}

function Jarl({ view, seat }: { readonly view: ValhallaView; readonly seat: number }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const ask = useAsk();
  const entryOf = useEntries();
  const { jarl } = view.sides[seat];
  if (!jarl) return null;
  const entry = entryOf(jarl.def);
  return (
    <section className="vjarl sheet">
      <button
        type="button"
        aria-label={t(entry.name)}
        onClick={() => ask.open({ card: jarl.id, def: jarl.def })}
      >
        <Scene dye={seat === view.seat ? 'boar' : 'deer'} seed={jarl.def} glyph="viking-helmet" kind="bust" />
      </button>
      <div>
        <h3>
          {t(entry.name)}
          <small>
            {seat === view.seat ? t(words.yourJarl) : t(words.jarlOf)(seatName(view, seat, names, t))}
          </small>
        </h3>
        {entry.text.map((line, i) => (
          <p
            key={line.en}
            className={join(jarl.off[i] && 'off', i === 1 && jarl.met && 'on', i === 0 && 'on')}
          >
            <i aria-hidden="true" />
            <span>
              {t(line)}
              {jarl.off[i] && ` (${t(words.abilityOff)})`}
            </span>
          </p>
        ))}
      </div>
    </section>
  );
}
