/** The table of Berserk: the deal while squads are recruited, then the field between two auxiliary zones. */
import './colours.css';
import './berserk.css';
import './field.css';
import './recruiting.css';
import './rail.css';
import { useGlyphFile } from '../../../kit/index.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import type { BoardProps } from '../../screen.ts';
import { berserkGlyphs } from '../cards/index.ts';
import { useAutoPass } from './autopass.ts';
import { CardPanel } from './CardPanel.tsx';
import { Field } from './Field.tsx';
import { type BerserkView, stageOf } from './game.ts';
import { Latest } from './Latest.tsx';
import { Muster, Opening, Recruiting, StackSheet } from './later.ts';
import { Plate } from './Plate.tsx';
import { Zone } from './Zone.tsx';

export function Board({ view, below, seats }: BoardProps<BerserkView>) {
  const game = view;
  const layout = useLayout();
  useGlyphFile(berserkGlyphs);
  useAutoPass(game);
  const stage = stageOf(game);
  if (stage === 'opening') return <Opening view={game} />;
  if (stage === 'recruiting') return <Recruiting view={game} below={below} seats={seats} />;
  const above = 1 - below;
  const waiting = stage === 'mustering';
  return (
    <div className="berserk-board">
      <div className="plates">
        <Plate view={game} seat={above} own={false} seats={seats} />
        {layout === 'wide' && !waiting && <CardPanel view={game} below={below} />}
        <Plate view={game} seat={below} own seats={seats} />
      </div>
      <Zone view={game} seat={above} own={false} below={below} />
      <Field view={game} below={below} />
      <Zone view={game} seat={below} own below={below} />
      {waiting && <Muster view={game} />}
      {waiting && layout === 'wide' && <CardPanel view={game} below={below} over />}
      {layout === 'narrow' && !waiting && <Latest />}
      {layout === 'narrow' && game.stack.length > 0 && <StackSheet view={game} below={below} brief />}
    </div>
  );
}
