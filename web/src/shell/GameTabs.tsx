import type { Text } from '@vigrid/kernel';
import { useLang } from '../i18n/index.ts';
import { Link } from './Link.tsx';
import { words } from './words.ts';

interface GameTabsProps {
  readonly games: readonly { readonly id: string; readonly name: Text }[];
  readonly here: string;
  readonly href: (game: string) => string;
}

/** The same page of another game. */
export function GameTabs({ games, here, href }: GameTabsProps) {
  const { t } = useLang();
  return (
    <nav className="game-tabs" aria-label={t(words.games)}>
      {games.map(({ id, name }) => (
        <Link key={id} href={href(id)} aria-current={id === here ? 'page' : undefined}>
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
