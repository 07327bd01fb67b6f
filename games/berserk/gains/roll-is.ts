/** The next roll is this. */
import { whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { GainKind } from '../abilities/kind.ts';
import { deed } from '../text/holding.ts';

const shape = { value: whole };

export const rollIs: GainKind<'rollIs', typeof shape> = {
  shape,

  says(gain) {
    return deed(
      say(`в следующем броске кубика выбрасывает ${gain.value}`, `rolls ${gain.value} next time`),
      say(`в следующем броске кубика выбрасывают ${gain.value}`, `roll ${gain.value} next time`),
    );
  },
};
