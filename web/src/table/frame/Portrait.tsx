/** Who sits there: a bot's figure before the sun, a person's woven banner. */
import { personOf } from '@vigrid/bots/people';
import type { SeatTaken } from '@vigrid/protocol';
import { BotFace, Identicon } from '../../kit/index.ts';

interface PortraitProps {
  readonly person: Pick<SeatTaken, 'kind' | 'name'> | undefined;
  /** Which of the bots of its level it is. */
  readonly n?: number;
}

export function Portrait({ person, n = 0 }: PortraitProps) {
  const bot = person?.kind === 'bot' ? personOf(person.name, n) : null;
  return bot ? <BotFace name={bot.name.en} figure={bot.figure} /> : <Identicon name={person?.name ?? ''} />;
}
