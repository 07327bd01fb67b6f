import type { SeatTaken } from '@vigrid/protocol';
import { useLang } from '../../i18n/index.ts';
import { botName } from '../../lobby/words.ts';
import { words } from '../texts.ts';

interface PresenceProps {
  readonly person: SeatTaken | undefined;
  readonly mine: boolean;
}

/** Beside a name on its plate: which bot plays for them meanwhile, or that they are away. */
export function Presence({ person, mine }: PresenceProps) {
  const { t } = useLang();
  if (person?.kind !== 'guest') return null;
  if (person.deputy !== undefined)
    return <span className="presence"> · {t(words.playsFor)(t(botName(person.deputy)))}</span>;
  return !mine && !person.online ? <span className="presence"> · {t(words.away)}</span> : null;
}
