/** Laws try things out on a second match and compare all there is to a match. */
import { fingerprint } from '../../copy.ts';
import type { State } from '../../game.ts';
import type { Match } from '../../match.ts';
import { branch } from '../../run.ts';

/** A match that goes its own way from here. Nobody listens to it. */
export function fork<S extends State>(match: Match<S>): Match<S> {
  return {
    ...match,
    record: { ...match.record, entries: [...match.record.entries] },
    run: branch(match.run),
    kept: [...match.kept],
    fresh: { ...match.fresh, depths: [...match.fresh.depths] },
    agreed: [...match.agreed],
    gone: [...match.gone],
    clock: match.clock && { ...match.clock, left: [...match.clock.left] },
  };
}

/** A fingerprint of everything in the match that can change. */
export function matchPrint(match: Match): string {
  const { run, game: _, ...beside } = match;
  return fingerprint({ ...beside, state: run.state, asked: run.asked });
}
