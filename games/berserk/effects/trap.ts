/** The next that fits to do so sets it off (B12-118.2). */
import { oneOf } from '@vigrid/kernel/schema.ts';
import { abilities } from '../abilities/ability.ts';
import { filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { contextFor } from '../features/context.ts';
import { fits } from '../features/fits.ts';
import { dueDelayed } from '../features/triggers.ts';
import type { Piece } from '../state/piece.ts';
import type { Delayed } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G } from '../state.ts';
import { command } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { anchored } from '../text/phrases.ts';

const shape = { on: oneOf('acts'), who: filter, does: abilities };

export const trap: EffectKind<'trap', typeof shape> = {
  shape,

  does({ s, effect, item, use }) {
    const list = cardByNumber(s, use.def).numbers.get(effect.does) ?? 0;
    const { def, feature, x, cell, row } = use;
    s.delayed.push({
      on: effect.on,
      seat: item.seat,
      card: item.card,
      def,
      feature,
      list,
      it: -1,
      x,
      cell,
      row,
      since: s.clock++,
    });
    return true;
  },

  says(e, at, inner) {
    const who = phrase(e.who, at);
    const does = inner.abilities(e.does, { ...at, it: anchored('same', { ...at, same: who }) });
    return command(
      `когда ${who.ru('nom')} действует в следующий раз, — ${does.ru}`,
      `the next time ${who.en} acts – ${does.en}`,
    );
  },
};

/** Delayed features that wait for whoever fits to act (B12-118.2, B09-405.5); each is sprung once. */
export function springTraps(g: G, actor: Piece): void {
  const s = g.state;
  if (s.delayed.length === 0) return;
  const sprung = s.delayed.filter((one) => one.on === 'acts' && trapFits(s, one, actor));
  s.delayed = s.delayed.filter((one) => !sprung.includes(one));
  for (const one of sprung) dueDelayed(s, { ...one, row: -1 }, actor.card);
}

function trapFits(s: Berserk, { def, list, seat, card }: Delayed, actor: Piece): boolean {
  const { lists } = cardByNumber(s, def);
  for (const abilities of lists) {
    for (const ability of abilities) {
      if (!('do' in ability) || ability.do.do !== 'trap' || ability.do.does !== lists[list]) continue;
      return fits(s, ability.do.who, actor, contextFor(seat, card, -1, actor.card, 0));
    }
  }
  return false;
}
