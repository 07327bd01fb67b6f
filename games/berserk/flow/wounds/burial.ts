/** Cards that come to a graveyard at the same time lie there as their owner wants (B12-205.1.2). */
import { asks, type Frame, flow, type OrderQuestion, push, type Seat } from '@vigrid/kernel';
import type { G } from '../../state.ts';
import { type Cause, destroy } from '../../zones/leaving.ts';

export interface BurialFrame extends Frame {
  readonly kind: 'burial';
  deaths: Death[];
}

export interface Death extends Cause {
  readonly card: number;
}

/** Destroys cards, all at the same time; who owns several of them is asked for their order first. */
export function bury(g: G, deaths: readonly Death[]): void {
  if ([0, 1].some((seat) => isAsked(g, ownedBy(g, deaths, seat)))) {
    push<BurialFrame>(g, { kind: 'burial', step: 0, deaths: [...deaths] });
  } else for (const { card, ...cause } of deaths) destroy(g, card, cause);
}

export const burial = flow<G, BurialFrame>({
  active: asks(
    (g: G, f: BurialFrame) => orderOf(g, f, g.state.active),
    (_g, f, cards) => arrange(f, cards),
  ),

  rival: asks(
    (g: G, f: BurialFrame) => orderOf(g, f, 1 - g.state.active),
    (_g, f, cards) => arrange(f, cards),
  ),

  end(g, f) {
    for (const { card, ...cause } of f.deaths) destroy(g, card, cause);
  },
});

const ownedBy = (g: G, deaths: readonly Death[], seat: Seat): number[] =>
  deaths.flatMap(({ card }) => (g.state.owner[card] === seat ? [card] : []));

/** The order of cards that are alike makes no difference. */
const isAsked = (g: G, cards: readonly number[]): boolean =>
  new Set(cards.map((card) => g.state.def[card])).size > 1;

function orderOf(g: G, { deaths }: BurialFrame, seat: Seat): OrderQuestion | null {
  const items = ownedBy(g, deaths, seat);
  return !isAsked(g, items) ? null : { kind: 'order', seat, ask: 'burial', rule: 'B12-205.1.2', items };
}

/** Those that were ordered come first; the others are the other player's. */
function arrange(f: BurialFrame, cards: readonly number[]): void {
  const ordered = cards.flatMap((card) => f.deaths.filter((death) => death.card === card));
  f.deaths = [...ordered, ...f.deaths.filter(({ card }) => !cards.includes(card))];
}
