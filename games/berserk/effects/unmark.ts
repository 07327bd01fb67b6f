/** Markers are taken off cards (B12-119.5). */
import { optional, whole } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { marker } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
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

export const unmark: EffectKind<'unmark', typeof shape> = {
  shape,
  suits: (_s, { marker, amount }, piece) =>
    amount === undefined || (piece.markers.find(({ kind }) => kind === marker)?.amount ?? 0) >= amount,

  does({ g, s, effect, targets }) {
    let done = false;
    for (const piece of targets) {
      const there = piece.markers.find(({ kind }) => kind === effect.marker);
      const left = effect.amount === undefined ? 0 : (there?.amount ?? 0) - effect.amount;
      // Who has fewer than asked for loses none.
      if (left < 0) continue;
      done = true;
      if (there && left > 0) there.amount = left;
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
