/** Markers are taken off cards (B12-119.5). */
import { optional, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { marker } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { meantBy } from '../stack/targets.ts';
import type { Piece } from '../state/piece.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { markerName } from '../text/names.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = {
  to: target,
  marker,
  /** So many of them; all where not given. */
  amount: optional(whole),
};

const on = (piece: Piece, marker: string): number =>
  piece.markers.find(({ kind }) => kind === marker)?.amount ?? 0;

export const unmark: EffectKind<'unmark', typeof shape> = {
  shape,
  // B12-525.3: who has none can lose none. A card's own markers are what its text is paid with: so many must be there
  // (B12-501.2).
  suits: (_s, { marker, amount, to }, piece) =>
    on(piece, marker) >= (to === 'this' && amount !== undefined ? amount : 1),
  keptBy: (s, { to }, ctx) => (meantBy(s, to, ctx).length > 0 ? 'B12-525.3' : null),

  does({ g, s, effect, targets }) {
    let done = false;
    for (const piece of targets) {
      const there = piece.markers.find(({ kind }) => kind === effect.marker);
      if (!there) continue;
      // B12-119.5.1: who has fewer than asked for loses all of them.
      const left = effect.amount === undefined ? 0 : there.amount - effect.amount;
      done = true;
      if (left > 0) there.amount = left;
      else piece.markers = piece.markers.filter((marker) => marker.kind !== effect.marker);
      stirring(g)?.({
        kind: 'unmarked',
        rule: 'B12-119.5',
        card: ref(s, piece.card),
        marker: effect.marker,
        amount: Math.max(0, left),
      });
    }
    return done;
  },

  asks: {
    whom: say('с кого снять маркер?', 'off whom do you take the marker?'),
    may: say('снять маркер?', 'do you take off the marker?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const { ru, en } = markerName(e.marker);
    const [one, many] =
      e.amount === undefined
        ? ['маркер', `the ${en} marker`]
        : [`${e.amount} маркера`, `${e.amount} ${en} markers`];
    return command(`снять ${who.after('с', 'gen')} ${one} «${ru}»`, `remove ${many} from ${who.en}`, {
      same: who,
    });
  },
};
