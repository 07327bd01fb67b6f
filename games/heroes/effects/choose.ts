/** Only chooses, for what follows. */
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { order } from '../text/orders.ts';
import { whom } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = { to: target };

export const choose: EffectKind<'choose', typeof shape> = {
  shape,
  target: (e) => e.to,

  says: (e, at) => order(whom(e.to, at), 'choose', verbs.choose),
};
