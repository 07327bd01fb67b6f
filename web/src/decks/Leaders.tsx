import { useLang } from '../i18n/index.ts';
import { useDesk } from './desk.ts';
import { words } from './words.ts';

export interface LeadersProps {
  readonly chosen?: string | undefined;
  readonly onChoose: (card: string) => void;
}

/** Everybody who can lead a deck, to choose from. */
export function Leaders({ chosen, onChoose }: LeadersProps) {
  const { t, lang } = useLang();
  const { shelf } = useDesk();
  const { Card, read } = shelf.cards;
  const leaders = shelf.index.map(({ entry }) => entry).filter(({ kind }) => kind === shelf.leader);
  return (
    <>
      <p className="leaders-more">{t(words.chooseHeroMore)}</p>
      <ul className="leaders">
        {leaders.map((entry) => (
          <li key={entry.id}>
            <Card
              entry={entry}
              size="full"
              look={entry.id === chosen ? 'chosen' : undefined}
              aria-pressed={entry.id === chosen}
              aria-label={read(entry, lang)}
              onClick={() => onChoose(entry.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
