/** One's own Leader and all that is theirs: resources, Agents, troops, piles. */
import { factionNames, named } from '@vigrid/dune/text';
import { useState } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Dialog, Glyph, join, Scene } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { nameAmong } from '../../../table/frame/names.ts';
import { words as common } from '../../../table/texts.ts';
import { Amount, leaderFigures, Pawn, symbols } from '../cards/index.ts';
import { Cubes } from './Conflict.tsx';
import { type CardRef, type DuneView, type SideView, useEntries } from './game.ts';
import { Tiles } from './Ix.tsx';
import { Open, PileOf } from './Open.tsx';
import { words } from './texts.ts';

interface PlateProps {
  readonly view: DuneView;
  readonly side: number;
}

const resources = ['solari', 'spice', 'water'] as const;

export function Plate({ view, side }: PlateProps) {
  const { t } = useLang();
  const { names, update } = useTableInfo();
  const ask = useAsk();
  const entryOf = useEntries();
  const of = view.sides[side];
  const leader = of.leader === null ? null : entryOf(of.leader);
  const mine = view.seat === side;
  const [shown, show] = useState<'discard' | 'all' | null>(null);
  return (
    <section className={join('leader-plate', view.active === side && 'now')} aria-label={t(words.you)}>
      <button
        type="button"
        className="leader-face"
        aria-label={leader ? t(leader.name) : t(words.hagal)}
        onClick={() => of.leader !== null && ask.open({ card: -1, def: of.leader })}
      >
        <Scene dye="sand" seed={of.leader ?? 'hagal'} kind="land" />
        <Glyph name={leaderFigures[of.leader ?? ''] ?? 'crown'} />
      </button>
      <div className="leader-in">
        <h2>
          {leader ? t(leader.name) : t(words.hagal)}
          <small>
            {mine ? t(words.you) : nameAmong(update.seats, side, t)} · <b>{t(words.points)(of.points)}</b>{' '}
            <Badges of={of} view={view} side={side} />
          </small>
        </h2>
        <dl className="wealth">
          {resources.map((what) => (
            <div key={what} className={`amount ${what}`} ref={ask.stage.ref(`${what}${side}`)}>
              <Glyph name={symbols[what]} />
              <dd>{of[what]}</dd>
              <dt>{t(words[what])}</dt>
            </div>
          ))}
        </dl>
        <p className="plate-line">
          {Array.from({ length: of.agents }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: Agents are alike
            <Pawn key={i} side={side} className={i < of.agentsReady ? '' : 'away'} />
          ))}
          <span>{t(words.agentsReady)(of.agentsReady, of.agents)}</span>
        </p>
        <p className="plate-line" data-side={side}>
          <span className="cubes" data-side={side}>
            {of.garrison > 6 ? <i className="cube" /> : <Cubes n={of.garrison} />}
          </span>
          <span>{t(words.garrison)(of.garrison)}</span>
          {of.ix && of.ix.dreadnoughts.garrison > 0 && (
            <span className="amount" title={t(words.dreadnoughts)(of.ix.dreadnoughts.garrison)}>
              <Glyph name={symbols.dreadnought} />
              <b>{of.ix.dreadnoughts.garrison}</b>
              <small>{t(named(of.ix.dreadnoughts.garrison, 'dreadnought'))}</small>
            </span>
          )}
        </p>
        <Tiles of={of} />
        <p className="plate-line">
          <button type="button" className="pile" onClick={() => show('discard')}>
            <Glyph name="card-discard" />
            {t(words.discard)} {of.discard.length}
          </button>
          <button type="button" className="pile" onClick={() => show('all')}>
            <Glyph name="stack" />
            {t(words.deck)} {of.deckSize}
          </button>
        </p>
        {of.ahead && of.handSize > 0 && view.turn?.side !== side && (
          <p className="plate-line ahead">
            {t(words.ahead)}
            <Amount of="persuasion" n={of.ahead.persuasion} />
            <Amount of="swords" n={of.ahead.swords} />
          </p>
        )}
        {of.top && <p className="plate-line">{t(words.top)(names.card(of.top.id))}</p>}
        {of.ix?.stepAhead && (
          <p className="plate-line">{t(words.stepAhead)(names.card(of.ix.stepAhead.id))}</p>
        )}
        {of.ix && of.ix.snoopers.length > 0 && (
          <p className="plate-line">
            {t(words.snoopers)(of.ix.snoopers.map((faction) => t(factionNames[faction])).join(', '))}
          </p>
        )}
        {of.masterstroke && (
          <p className="plate-line">
            {t(words.masterstroke)(of.masterstroke.map((faction) => t(factionNames[faction])).join(', '))}
          </p>
        )}
      </div>
      {shown === 'discard' && (
        <Dialog
          title={t(words.discard)}
          close={t(common.close)}
          className="pile-dialog"
          onClose={() => show(null)}
        >
          <PileOf cards={newest(of.discard)} />
        </Dialog>
      )}
      {shown === 'all' && <Open view={view} side={side} onClose={() => show(null)} />}
    </section>
  );
}

const newest = (cards: readonly CardRef[]): readonly CardRef[] => cards.toReversed();

const badgeGlyphs = { ...symbols, firstPlayer: 'position-marker', revealed: 'hand' };

interface BadgesProps {
  readonly of: SideView;
  readonly view: DuneView;
  readonly side: number;
}

/** What a side has for good, and the Mentat. */
export function Badges({ of, view, side }: BadgesProps) {
  const { t } = useLang();
  const has = [
    of.council && ('council' as const),
    of.swordmaster && ('swordmaster' as const),
    view.mentat === side && ('mentat' as const),
    view.first === side && ('firstPlayer' as const),
    of.revealed && view.phase === 'turns' && ('revealed' as const),
  ].filter((badge) => badge !== false);
  return (
    <span className="badges">
      {has.map((badge) => (
        <span key={badge} role="img" aria-label={t(words[badge])} title={t(words[badge])}>
          <Glyph name={badgeGlyphs[badge]} />
        </span>
      ))}
    </span>
  );
}
