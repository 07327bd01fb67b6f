import { say } from '@vigrid/speech';
import { mayRise } from '../pieces/influence.ts';
import type { Dune, SideId } from '../state.ts';
import { factions } from '../symbols.ts';
import { choosingInfluence } from './asking.ts';
import { ask, effect } from './kind.ts';

/** 1 Influence with a Faction where a Snooper still stands on the track (D-20.11). */
export const influenceOfSnooper = effect('influenceOfSnooper', {
  shape: {},
  says: () =>
    say(
      'получите 1 влияние у фракции, где стоит ваш искатель',
      'gain 1 Influence with a Faction where you have a Snooper',
    ),
  may: (s, side) => snooperFactions(s, side).length > 0,
  does: (g, side, _e, source, it) => ask(g, side, it, source, 1),
  asks: () => choosingInfluence((s, f) => snooperFactions(s, f.side)),
});

const snooperFactions = (s: Dune, side: SideId): number[] =>
  factions.flatMap((_, of) => (s.sides[side].snoopers & (1 << of) && mayRise(s, side, of) ? of : []));
