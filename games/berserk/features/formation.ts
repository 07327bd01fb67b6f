/**
 * A creature forms up when it gets the features of its formation (B12-G-form-up), and may do so again once it lost
 * them, which breaks its formation.
 */

import { cardOf, type G, profileOf } from '../state.ts';
import { inFormation } from './gains.ts';
import { trigger } from './triggers.ts';

export function formUp(g: G, mover = -1): void {
  const s = g.state;
  if (!s.formations) return;
  const { formsUpAnyhow } = profileOf(s);
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || !cardOf(s, number).forms) continue;
      const formed = inFormation(s, piece);
      if (formed === piece.formed) continue;
      piece.formed = formed;
      // B12-G-break-formation; B09-D-formation: only by its own movement.
      if (formsUpAnyhow || number === mover) trigger(g, formed ? 'formsUp' : 'breaksUp', piece);
    }
  }
}
