/** The shelf: the guest's own decks, and the ready ones. */
import type { DeckList, SavedDeck } from '@vigrid/protocol';
import { type ReactNode, useMemo, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Band, Button, Glyph, join, Scene, Tool } from '../kit/index.ts';
import { GameTabs } from '../shell/GameTabs.tsx';
import { Link } from '../shell/Link.tsx';
import { address, go } from '../shell/router.ts';
import { useTitle } from '../shell/theme.ts';
import { Curve } from './Curve.tsx';
import { useDesk } from './desk.ts';
import { heldCards, sizeOf } from './lists.ts';
import { TextDialog } from './TextDialog.tsx';
import { words } from './words.ts';

export function AllDecks() {
  const { t } = useLang();
  const { shelf, open, busy } = useDesk();
  const [pasting, setPasting] = useState(false);
  const game = shelf.offer.id;
  useTitle(t(words.title));

  const create = () => {
    if (shelf.leader === null) open(t(words.create), { cards: {} });
    else go(address.decks(game, { kind: 'new' }));
  };
  const paste = (deck: DeckList) => {
    const hero = shelf.entries.get(deck.hero ?? '');
    setPasting(false);
    open(hero ? t(hero.name) : t(words.pasted), deck);
  };

  return (
    <main className="page decks">
      <header className="decks-head">
        <div>
          <h1>{t(words.title)}</h1>
          <p>
            <b>{t(shelf.offer.name)}</b> {t(words.about)}
          </p>
        </div>
        {shelf.cards.own && (
          <Link href={address.workshop} className="button">
            <Glyph name="wizard-face" />
            {t(words.workshop)}
          </Link>
        )}
        <Button onClick={() => setPasting(true)} glyph="scroll-unfurled">
          {t(words.paste)}
        </Button>
        <Button look="act" glyph="stack" disabled={busy} onClick={create}>
          {t(words.create)}
        </Button>
      </header>
      {shelf.offers.length > 1 && (
        <GameTabs games={shelf.offers} here={game} href={(id) => address.decks(id)} />
      )}
      <section aria-labelledby="decks-mine">
        <h2 id="decks-mine" className="eyebrow">
          {t(words.mine)}
        </h2>
        {shelf.mine.length === 0 && <p className="decks-none">{t(words.noneMine)}</p>}
        <ul className="tiles">
          {shelf.mine.map((saved) => (
            <OwnTile key={saved.id} saved={saved} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="decks-ready">
        <h2 id="decks-ready" className="eyebrow">
          {t(words.ready)}
        </h2>
        <ul className="tiles">
          {shelf.ready.map(({ id, name, about, dye, deck }) => (
            <Tile
              key={id}
              href={address.decks(game, { kind: 'ready', id })}
              name={t(name)}
              dye={dye}
              deck={deck}
              about={t(about)}
            >
              <Button
                size="small"
                look="quiet"
                aria-label={`${t(words.copyReady)}: ${t(name)}`}
                title={t(words.copyReady)}
                disabled={busy}
                onClick={() => open(t(name), deck)}
              >
                {t(words.copyShort)}
              </Button>
              <PlayIt name={t(name)} deck={deck} />
            </Tile>
          ))}
        </ul>
      </section>
      {pasting && <TextDialog text="" onTake={paste} onClose={() => setPasting(false)} />}
    </main>
  );
}

function OwnTile({ saved }: { readonly saved: SavedDeck }) {
  const { t } = useLang();
  const { open, remove, busy } = useDesk();
  const { id, game, name, dye, deck, legal } = saved;
  return (
    <Tile
      href={address.decks(game, { kind: 'own', id })}
      name={name}
      dye={dye}
      deck={deck}
      about={
        <span className={join('tile-state', legal ? 'fine' : 'wrong')}>
          <Glyph name={legal ? 'checked-shield' : 'hourglass'} />
          {t(legal ? words.legal : words.notLegal)}
        </span>
      }
    >
      <Tool
        glyph="stack"
        label={t(words.duplicateOf)(name)}
        disabled={busy}
        onClick={() => open(t(words.copyName)(name), deck)}
      />
      <Tool glyph="cancel" label={t(words.removeOf)(name)} disabled={busy} onClick={() => remove(saved)} />
      <PlayIt name={name} deck={deck} />
    </Tile>
  );
}

function PlayIt({ name, deck }: { readonly name: string; readonly deck: DeckList }) {
  const { t } = useLang();
  const { play, busy } = useDesk();
  const label = t(words.playWith)(name);
  return (
    <Button
      size="small"
      glyph="sword-brandish"
      aria-label={label}
      title={label}
      disabled={busy}
      onClick={() => play(deck)}
    >
      {t(words.playShort)}
    </Button>
  );
}

interface TileProps {
  readonly href: string;
  readonly name: string;
  readonly dye: string;
  readonly deck: DeckList;
  readonly about: ReactNode;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A deck as a cloth with its leader on it; a press anywhere opens it. */
function Tile({ href, name, dye, deck, about, children }: TileProps) {
  const { t, lang } = useLang();
  const { entries } = useDesk().shelf;
  const hero = entries.get(deck.hero ?? '');
  const held = useMemo(() => heldCards(deck, entries, lang), [deck, entries, lang]);
  return (
    <li className="tile">
      <span className="tile-cloth" aria-hidden="true">
        {hero ? (
          <Scene dye={dye} glyph={hero.glyph} seed={hero.id} kind="bust" />
        ) : (
          <Scene dye={dye} seed={name} kind="land" />
        )}
        <Band dye={dye} />
      </span>
      <div className="tile-words">
        <h3>
          <Link href={href}>{name}</Link>
        </h3>
        <p>{about}</p>
      </div>
      <Curve held={held} dye={dye} brief />
      <footer>
        <span>{t(words.cards)(sizeOf(deck))}</span>
        {children}
      </footer>
    </li>
  );
}
