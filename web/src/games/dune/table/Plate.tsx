/** One's own Leader and all that is theirs: resources, Agents, troops, piles. */
import { factionNames } from '@vigrid/dune/text';
import { useState } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join, Scene } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { nameAmong } from '../../../table/frame/people.ts';
import { Amount, Eye, leaderFigures, leaderTurned, Pawn, Symbols, symbols } from '../cards/index.ts';
import { Cubes } from './Conflict.tsx';
import { Holdings } from './Contracts.tsx';
import { type DuneView, type SideView, useEntries } from './game.ts';
import { ArrowAgents, Discards, Open, OwnBoard } from './later.ts';
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
  const turned = of.uprising?.turned === true ? leader?.back : undefined;
  const whose = view.seat === side ? t(words.you) : nameAmong(update.seats, side, t);
  const [shown, show] = useState<'discard' | 'all' | null>(null);
  const name = leader ? t(turned ?? leader.name) : t(words.hagal);
  const { uprising } = of;
  const commands = of.six?.commander === true;
  return (
    <section className={join('leader-plate', view.active === side && 'now')} aria-label={whose}>
      <button
        type="button"
        className="leader-face"
        aria-label={name}
        onClick={() => of.leader !== null && ask.open({ card: -1, def: of.leader })}
      >
        <Scene dye={turned ? 'bene' : 'sand'} seed={of.leader ?? 'hagal'} kind="land" />
        <Glyph name={(turned ? leaderTurned : leaderFigures)[of.leader ?? ''] ?? 'crown'} />
      </button>
      <div className="leader-in">
        <h2>
          <span>{name}</span>
          <b role="img" aria-label={t(words.points)(of.points)} title={t(words.points)(of.points)}>
            <Glyph name={symbols.points} />
            {of.points}
          </b>
          <Badges of={of} view={view} side={side} />
        </h2>
        <dl className="wealth">
          {resources.map((what) => (
            <div
              key={what}
              className={`amount ${what}`}
              ref={ask.stage.ref(`${what}${side}`)}
              title={t(words[what])}
            >
              <Glyph name={symbols[what]} />
              <dd>{of[what]}</dd>
              <dt className="unseen">{t(words[what])}</dt>
            </div>
          ))}
        </dl>
        <p className="plate-line">
          <span title={t(words.agentsReady)(of.agentsReady, of.agents)} className="pieces">
            {commands ? (
              <ArrowAgents view={view} side={side} />
            ) : (
              Array.from({ length: of.agents }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: Agents are alike
                <Pawn key={i} side={side} className={i < of.agentsReady ? '' : 'away'} />
              ))
            )}
            <span className="unseen">{t(words.agentsReady)(of.agentsReady, of.agents)}</span>
          </span>
          {!commands && (
            <span className="pieces" data-side={side} title={t(words.garrison)(of.garrison)}>
              {of.garrison > 8 ? <i className="cube" /> : <Cubes n={of.garrison} />}
              {of.garrison > 8 && `×${of.garrison}`}
              <span className="unseen">{t(words.garrison)(of.garrison)}</span>
            </span>
          )}
          {of.ix && of.ix.dreadnoughts.garrison > 0 && (
            <span className="amount" title={t(words.dreadnoughts)(of.ix.dreadnoughts.garrison)}>
              <Glyph name={symbols.dreadnought} />
              <b>{of.ix.dreadnoughts.garrison}</b>
            </span>
          )}
        </p>
        <p className="plate-line">
          {uprising && (
            <span className="pieces" title={t(words.spiesLeft)(uprising.spies)}>
              {[0, 1, 2].map((n) => (
                <Eye key={n} side={side} className={n < uprising.spies ? '' : 'away'} />
              ))}
              <span className="unseen">{t(words.spiesLeft)(uprising.spies)}</span>
            </span>
          )}
          <button
            type="button"
            className="pile"
            aria-label={`${t(words.discard)} ${of.discard.length}`}
            title={t(words.discard)}
            onClick={() => show('discard')}
          >
            <Glyph name="card-discard" />
            <span>{t(words.discard)}</span> {of.discard.length}
          </button>
          <button
            type="button"
            className="pile"
            aria-label={`${t(words.deck)} ${of.deckSize}`}
            title={t(words.deck)}
            onClick={() => show('all')}
          >
            <Glyph name="stack" />
            <span>{t(words.deck)}</span> {of.deckSize}
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
        {of.masterstroke && (
          <p className="plate-line">
            {t(words.masterstroke)(of.masterstroke.map((faction) => t(factionNames[faction])).join(', '))}
          </p>
        )}
        {of.leader === 'lead-feyd-rautha-harkonnen' && uprising && <Training at={uprising.training} />}
      </div>
      {of.six?.own && <OwnBoard view={view} side={side} below={side} />}
      <Holdings of={of} view={view} />
      {shown === 'discard' && <Discards of={of} onClose={() => show(null)} />}
      {shown === 'all' && <Open view={view} side={side} below={side} onClose={() => show(null)} />}
    </section>
  );
}

/** Feyd-Rautha's track: where his token stands, and what each place gives. */
function Training({ at }: { readonly at: string }) {
  const { t } = useLang();
  const entry = useEntries()('track-training');
  return (
    <ol className="training" aria-label={t(entry.name)}>
      {Object.entries(entry.places ?? {}).map(([place, box]) => (
        <li key={place} aria-current={place === at ? 'step' : undefined} title={t(box.text)}>
          {box.marks.length > 0 ? <Symbols box={box} t={t} /> : <Glyph name="position-marker" />}
        </li>
      ))}
    </ol>
  );
}

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
