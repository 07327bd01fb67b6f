import { say } from '@vigrid/speech';
import { strengthWorth } from '../bot/values.ts';
import { effect } from './kind.ts';

/** Deployment as on a Combat space (D-24.18). */
export const combatIcon = effect('combatIcon', {
  shape: {},
  says: () =>
    say(
      'в этот ход можете размещать отряды, как в ячейке конфликта',
      'this turn you may deploy as on a Combat space',
    ),
  when: 'atOnce',
  does(g) {
    g.state.turn.combat = true;
  },
  worth: (s, side) => strengthWorth(s, side, 2 * Math.min(2, s.sides[side].garrison)),
});
