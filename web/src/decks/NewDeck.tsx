import { useLang } from '../i18n/index.ts';
import { Link } from '../shell/Link.tsx';
import { address } from '../shell/router.ts';
import { useTitle } from '../shell/theme.ts';
import { useDesk } from './desk.ts';
import { Leaders } from './Leaders.tsx';
import { words } from './words.ts';

/** A new deck begins with who leads it. */
export function NewDeckPage() {
  const { t } = useLang();
  const { shelf, open, busy } = useDesk();
  useTitle(t(words.create));
  const choose = (hero: string) => {
    const entry = shelf.entries.get(hero);
    if (entry && !busy) open(t(entry.name), { hero, cards: {} });
  };
  return (
    <main className="page decks">
      <Link className="editor-back" href={address.decks(shelf.offer.id)}>
        ← {t(words.toDecks)}
      </Link>
      <h1>{t(words.chooseHero)}</h1>
      <Leaders onChoose={choose} />
    </main>
  );
}
