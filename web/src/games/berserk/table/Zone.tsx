/** An auxiliary zone: flyers and terrains of a player, and beside them the deck and the graveyard. */
import { useState } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { CardBack, Dialog, Glyph, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import { words as common } from '../../../table/texts.ts';
import { Card } from '../cards/index.ts';
import type { BerserkView } from './game.ts';
import { Piece } from './Piece.tsx';
import { words } from './texts.ts';

interface ZoneProps {
  readonly view: BerserkView;
  readonly seat: number;
  readonly own: boolean;
  readonly below: number;
}

export function Zone({ view, seat, own, below }: ZoneProps) {
  const { t } = useLang();
  const { stage } = useAsk();
  const side = view.sides[seat];
  const aloft = side.pieces.filter(({ cell, host }) => cell < 0 && host === null);
  // A low and broad zone is filled row by row.
  const columns = aloft.length > (useLayout() === 'middle' ? 1 : 3) ? 2 : 1;
  return (
    <section
      className={join('zone', own ? 'own' : 'rival')}
      aria-label={t(own ? words.yourZone : words.theirZone)}
    >
      <h2 className="eyebrow">{t(words.zone)}</h2>
      <div className="zone-cards">
        <ul style={{ '--columns': columns, '--rows': Math.max(1, Math.ceil(aloft.length / columns)) }}>
          {aloft.map((piece) => (
            <li key={piece.id}>
              <Piece piece={piece} view={view} below={below} />
            </li>
          ))}
        </ul>
      </div>
      <div className="zone-piles">
        <span className="zone-pile" ref={stage.ref(`deck${seat}`)}>
          <CardBack size="thumb" width={34} />
          {t(words.deck)} {side.deckSize}
        </span>
        <Graveyard view={view} seat={seat} />
      </div>
    </section>
  );
}

/** The open pile of the dead, and all of them on a press; those in exile are listed below. */
function Graveyard({ view, seat }: { readonly view: BerserkView; readonly seat: number }) {
  const { t, lang } = useLang();
  const { stage } = useAsk();
  const entryOf = useEntries();
  const [open, setOpen] = useState(false);
  const { graveyard, exile } = view.sides[seat];
  const dead = graveyard.toReversed();
  const [top] = dead;
  return (
    <>
      <button
        type="button"
        className="zone-pile"
        ref={stage.ref(`grave${seat}`)}
        disabled={graveyard.length + exile.length === 0}
        onClick={() => setOpen(true)}
      >
        {top?.def ? (
          <Card entry={entryOf(top.def)} size="thumb" side="own" lang={lang} width={34} live={gone} />
        ) : (
          <span className="grave">
            <Glyph name="tombstone" />
          </span>
        )}
        {t(words.graveyard)} {graveyard.length}
      </button>
      {open && (
        <Dialog
          title={t(words.graveyard)}
          close={t(common.close)}
          className="pile-dialog"
          onClose={() => setOpen(false)}
        >
          <p>{t(words.newestFirst)}</p>
          <ul className="pile-cards">
            {dead.map(({ id, def, incarnation }) => (
              <li key={id}>
                {def && <Card entry={entryOf(def)} size="full" side="own" lang={lang} width={212} />}
                {incarnation !== null && incarnation > 0 && <p>{t(words.incarnation)(incarnation)}</p>}
              </li>
            ))}
          </ul>
          {exile.length > 0 && <h3>{t(words.exile)}</h3>}
          <ul className="pile-cards">
            {exile.map(({ id, def }) => (
              <li key={id}>
                {def && <Card entry={entryOf(def)} size="full" side="own" lang={lang} width={212} />}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

/** The dead have no figures any more. */
const gone = { lives: null } as const;
