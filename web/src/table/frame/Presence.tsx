import type { SeatTaken } from '@vigrid/protocol';
import { useLang } from '../../i18n/index.ts';
import { botName } from '../../lobby/words.ts';
import { words } from '../texts.ts';

interface PresenceProps {
  readonly person: SeatTaken | undefined;
  readonly mine: boolean;
}

/** Beside a name on its plate: how strong they are where it counts, which bot plays for them meanwhile, or that they are away. */
export function Presence({ person, mine }: PresenceProps) {
  const { t } = useLang();
  if (!person) return null;
  const { kind, deputy, online, rating } = person;
  const said = [
    ...(rating === undefined ? [] : [String(rating)]),
    ...(kind !== 'guest'
      ? []
      : deputy !== undefined
        ? [t(words.playsFor)(t(botName(deputy)))]
        : mine || online
          ? []
          : [t(words.away)]),
  ];
  return said.length > 0 ? <span className="presence"> · {said.join(' · ')}</span> : null;
}
