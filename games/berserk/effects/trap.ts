/** The next that fits to do so sets it off (B12-118.2). */
import { oneOf, optional } from '@vigrid/kernel/schema';
import { say } from '@vigrid/speech';
import { abilities } from '../abilities/ability.ts';
import { cellFilter, filter } from '../abilities/filter.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { contextFor } from '../features/context.ts';
import { cellFits } from '../features/evaluate.ts';
import { fits } from '../features/fits.ts';
import { dueDelayed } from '../features/triggers.ts';
import type { Piece } from '../state/piece.ts';
import type { Delayed } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G, pieceOf } from '../state.ts';
import { command } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { anchored } from '../text/phrases.ts';
import { cellPhrase } from '../text/places.ts';

const shape = {
  on: oneOf('acts', 'moves', 'relocates'),
  who: filter,
  /** Only on coming to a cell that fits. */
  onto: optional(cellFilter),
  does: abilities,
};

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
    const verb = verbs[e.on];
    const onto = e.onto ? cellPhrase(e.onto, at) : null;
    const where = onto ? say(` на ${onto.ru('acc')}`, ` to ${onto.en}`) : say('', '');
    return command(
      `когда ${who.ru('nom')} ${verb.ru} в следующий раз${where.ru}, — ${does.ru}`,
      `the next time ${who.en} ${verb.en}${where.en} – ${does.en}`,
    );
  },
};

const verbs = {
  acts: say('действует', 'acts'),
  moves: say('движется', 'moves'),
  relocates: say('перемещается', 'relocates'),
} as const;

/** Delayed features that wait for whoever fits to do this (B12-118.2, B09-405.5); each is sprung once. */
export function springTraps(g: G, on: 'acts' | 'moves' | 'relocates', actor: Piece): void {
  const s = g.state;
  if (s.delayed.length === 0) return;
  const sprung = s.delayed.filter((one) => one.on === on && trapFits(s, one, actor));
  s.delayed = s.delayed.filter((one) => !sprung.includes(one));
  for (const one of sprung) dueDelayed(s, { ...one, row: -1 }, actor.card);
}

function trapFits(s: Berserk, { def, list, seat, card, cell }: Delayed, actor: Piece): boolean {
  const { lists } = cardByNumber(s, def);
  for (const abilities of lists) {
    for (const ability of abilities) {
      if (!('do' in ability) || ability.do.do !== 'trap' || ability.do.does !== lists[list]) continue;
      const { who, onto } = ability.do;
      const from = pieceOf(s, card)?.cell ?? -1;
      const ctx = { ...contextFor(seat, card, from, actor.card, 0), cell };
      return fits(s, who, actor, ctx) && (!onto || cellFits(s, onto, actor.cell, ctx));
    }
  }
  return false;
}
