/** The table of Dune: the board, one's own Leader and hand; on a phone also the seats and the Row. */
import './dune.css';
import './map.css';
import './spaces.css';
import './plates.css';
import '../../../table/frame/scrolling.css';
import './small.css';
import './low.css';
import { useGlyphFile } from '../../../kit/index.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import type { BoardProps } from '../../screen.ts';
import { duneGlyphs } from '../cards/index.ts';
import type { DuneView } from './game.ts';
import { Hand } from './Hand.tsx';
import { Ix } from './Ix.tsx';
import { Board as Arrakis } from './Map.tsx';
import { Plate } from './Plate.tsx';
import { Row } from './Row.tsx';
import { Seats } from './Seats.tsx';
import { Tleilax } from './Tleilax.tsx';

export function Board({ view, below }: BoardProps<DuneView>) {
  const game = view;
  const narrow = useLayout() === 'narrow';
  useGlyphFile(duneGlyphs);
  return (
    <div className="dune-board scrolling-board">
      {narrow && <Seats view={game} />}
      <Arrakis view={game} below={below} />
      {narrow && <Row view={game} below={below} />}
      {narrow && <Ix view={game} />}
      {narrow && <Tleilax view={game} below={below} />}
      <Plate view={game} side={below} />
      <Hand view={game} below={below} />
    </div>
  );
}

/** Beside the log: what can be bought, and who plays. */
export function RailOfGame({ view, below }: BoardProps<DuneView>) {
  const game = view;
  return (
    <>
      <div className="dune-market">
        <Row view={game} below={below} />
        <Ix view={game} />
        <Tleilax view={game} below={below} />
      </div>
      <section className="sheet seats-sheet">
        <Seats view={game} />
      </section>
    </>
  );
}
