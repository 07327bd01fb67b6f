/** Markers are taken off cards (B12-119.5). */
import type { EffectKind } from '../abilities/effect.ts';
import { target } from '../abilities/targets.ts';
import { marker } from '../abilities/vocabulary.ts';
import { ref } from '../events.ts';
import { stirring } from '../stirring.ts';
import { command } from '../text/clauses.ts';
import { markerName } from '../text/names.ts';
import { targetPhrase } from '../text/targets.ts';

const shape = { to: target, marker };

export const unmark: EffectKind<'unmark', typeof shape> = {
  shape,

  do({ g, s, effect, targets }) {
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

  say(e, at) {
    const who = targetPhrase(e.to, at);
    const { ru, en } = markerName(e.marker);
    return command(
      `снять ${who.after('с', 'gen')} маркер «${ru}»`,
      `remove the ${en} marker from ${who.en}`,
      { same: who },
    );
  },
};
