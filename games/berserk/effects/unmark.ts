/** Markers are taken off cards (B12-119.5). */
import { say } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { target } from '../abilities/target.ts';
import { marker } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { stirring } from '../telling.ts';
import { command } from '../text/clauses.ts';
import { markerName } from '../text/names.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target, marker };

export const unmark: EffectKind<'unmark', typeof shape> = {
  shape,

  does({ g, s, effect, targets }) {
    for (const piece of targets) {
      piece.markers = piece.markers.filter((marker) => marker.kind !== effect.marker);
      stirring(g)?.({
        kind: 'unmarked',
        rule: 'B12-119.5',
        card: ref(s, piece.card),
        marker: effect.marker,
        amount: 0,
      });
    }
    return targets.length > 0;
  },

  asks: {
    whom: say('с кого снять маркер?', 'off whom do you take the marker?'),
    may: say('снять маркер?', 'do you take off the marker?'),
  },

  says(e, at) {
    const who = targetPhrase(e.to, at);
    const { ru, en } = markerName(e.marker);
    return command(
      `снять ${who.after('с', 'gen')} маркер «${ru}»`,
      `remove the ${en} marker from ${who.en}`,
      { same: who },
    );
  },
};
