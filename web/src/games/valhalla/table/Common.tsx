/** What belongs to all: deck, discard pile, extra dice, Loki's card, titles. */
import { capital } from '@vigrid/speech';
import { useState } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Dialog, Glyph } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { words as common } from '../../../table/texts.ts';
import { Die } from '../cards/index.ts';
import { seatName, type ValhallaView } from './game.ts';
import { Pile } from './Open.tsx';
import { words } from './texts.ts';

const poolSize = 3;

export function Common({ view }: { readonly view: ValhallaView }) {
  const { t } = useLang();
  const ask = useAsk();
  const entryOf = useEntries();
  const [shown, show] = useState(false);
  const top = view.discard.at(-1);
  const { loki } = view;
  return (
    <section className="vcommon sheet">
      <p className="vpool" role="img" aria-label={t(words.pool)(view.pool)} title={t(words.pool)(view.pool)}>
        {Array.from({ length: poolSize }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of the pool are alike
          <Die key={i} face={0} colour="grey" className={i < view.pool ? undefined : 'away'} />
        ))}
        <span>{t(words.extraDice)}</span>
      </p>
      <p className="vpiles">
        <span ref={ask.stage.ref('deck')}>
          <Glyph name="stack" />
          {t(words.deck)} <b>{view.deckSize}</b>
        </span>
        <button type="button" ref={ask.stage.ref('discard')} onClick={() => show(true)}>
          <Glyph name="card-discard" />
          {t(words.discard)} <b>{view.discard.length}</b>
          {top && <small>{t(entryOf(top.def).name)}</small>}
        </button>
        {loki && (
          <button type="button" onClick={() => ask.open({ card: loki.id, def: loki.def })}>
            <Glyph name="bully-minion" />
            {t(entryOf(loki.def).name)}
          </button>
        )}
      </p>
      <Titles view={view} />
      {shown && (
        <Dialog
          title={t(words.discardPile)}
          close={t(common.close)}
          className="pile-dialog"
          onClose={() => show(false)}
        >
          <Pile cards={view.discard.toReversed()} none={t(words.empty)} />
        </Dialog>
      )}
    </section>
  );
}

/** The titles of last viking: who holds them, and what that brings to whom. */
function Titles({ view }: { readonly view: ValhallaView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  if (view.titles.length === 0) return null;
  return (
    <ul className="vtitles">
      {view.titles.map(({ holder, level, table }, i) => {
        const row = table[level - 1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a title is nothing but its place
          <li key={i}>
            <Glyph name="viking-helmet" />
            {holder === null ? (
              t(words.titleFree)
            ) : (
              <span>
                <b>{capital(seatName(view, holder, names, t))}</b>{' '}
                {row && t(words.titleGives)(level, row.points, row.dice)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
