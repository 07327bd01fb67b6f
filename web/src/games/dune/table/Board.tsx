/** The table of Dune: the board, one's own Leader and hand; on a phone also the seats and the Row. */
import '../../../table/frame/scrolling.css';
import './dune.css';
import './map.css';
import './spaces.css';
import './plates.css';
import './shelf.css';
import './result.css';
import { useGlyphFile } from '../../../kit/index.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import type { BoardProps } from '../../screen.ts';
import { duneGlyphs } from '../cards/index.ts';
import type { DuneView } from './game.ts';
import { Hand } from './Hand.tsx';
import { Ix, Tleilax } from './later.ts';
import { Board as Arrakis } from './Map.tsx';
import { Plate } from './Plate.tsx';
import { Row, Throne } from './Row.tsx';
import { Seats } from './Seats.tsx';
import { Shelf } from './Shelf.tsx';

export function Board({ view, below }: BoardProps<DuneView>) {
  const narrow = useLayout() === 'narrow';
  useGlyphFile(duneGlyphs);
  return (
    <div className="dune-board scrolling-board">
      {narrow && <Seats view={view} below={below} />}
      <Arrakis view={view} below={below} />
      {narrow && <Row view={view} below={below} />}
      {narrow && view.six && view.six.throne.length > 0 && <Throne view={view} />}
      {narrow && <Ix view={view} below={below} />}
      {narrow && <Tleilax view={view} below={below} />}
      <Plate view={view} side={below} />
      <Hand view={view} below={below} />
    </div>
  );
}

/** Above the log: what can be had, which stays in sight while a card of it is read, and who plays. */
export function RailOfGame({ view, below }: BoardProps<DuneView>) {
  return (
    <>
      <Shelf view={view} below={below} />
      <section className="sheet seats-sheet">
        <Seats view={view} below={below} />
      </section>
    </>
  );
}
