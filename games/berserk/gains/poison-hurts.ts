/** Poisoning wounds it for more. */
import { whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { deed } from '../text/holding.ts';

const shape = { by: whole };

export const poisonHurts: GainKind<'poisonHurts', typeof shape> = {
  shape,

  says(gain) {
    const more = say(
      `от отравления на ${gain.by} ${gain.by === 1 ? 'рану' : 'раны'} больше`,
      `${gain.by} more ${gain.by === 1 ? 'wound' : 'wounds'} from poisoning`,
    );
    return deed(
      say(`получает ${more.ru}`, `receives ${more.en}`),
      say(`получают ${more.ru}`, `receive ${more.en}`),
    );
  },
};
