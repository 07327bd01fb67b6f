/** Lets the player deploy the own half anew, face down. */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { rearrange } from '../flow/preliminary/deployment.ts';
import { command } from '../text/clauses.ts';

const shape = {};

export const redeploy: EffectKind<'redeploy', typeof shape> = {
  shape,
  unsettles: 'attacks',

  does({ g, item }) {
    rearrange(g, item.seat);
    return true;
  },

  asks: {
    whom: say('как расставить карты?', 'how do you deploy?'),
    may: say('расставить карты заново?', 'do you deploy anew?'),
  },

  says: () =>
    command(
      'заново расставить свои карты на своей половине поля боя, не вскрывая их',
      'deploy your cards anew on your half, without revealing them',
    ),
};
