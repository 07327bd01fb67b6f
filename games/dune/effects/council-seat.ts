import { say } from '@vigrid/speech';
import { ahead } from '../bot/values.ts';
import { mayRise } from '../pieces/influence.ts';
import { addPersuasion } from '../pieces/supply.ts';
import { abilityOf } from '../pieces/traits.ts';
import { seatOf } from '../state.ts';
import { factions } from '../symbols.ts';
import { choosingInfluence } from './asking.ts';
import { ask, effect } from './kind.ts';
import { mark } from './marks.ts';

export const councilSeat = effect('councilSeat', {
  shape: {},
  says: () =>
    say(
      'займите место в Высшем Совете: +2 очка убеждения в каждый ваш ход раскрытия',
      'take a High Council seat: +2 Persuasion in each of your Reveal turns',
    ),
  marks: () => mark('council', undefined, say('место в Совете', 'Council seat')),
  when: 'atOnce',
  lacks: 'D-19.1',
  may: (s, side) => !s.sides[side].council,
  does(g, side, _e, source, it) {
    const { state: s } = g;
    s.sides[side].council = true;
    g.listener?.({ kind: 'council', rule: 'D-19.1', seat: seatOf(s, side) });
    // Taken in the Reveal turn it counts in that turn.
    if (s.turn.reveal && s.active === side) addPersuasion(g, side, 2, 'D-19.1');
    // Connections: Influence of choice (D-20.1).
    if (abilityOf(s.sides[side]) === 'connections') ask(g, side, it, source, 1);
  },
  asks: () => choosingInfluence((s, f) => factions.flatMap((_, of) => (mayRise(s, f.side, of) ? of : []))),
  worth: (s, side) => (s.sides[side].council ? 0 : 2.2 * ahead(s)),
});
