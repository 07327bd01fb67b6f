/**
 * A moment has come that cards in a player's hand may answer to: one in ambush, also from an Egg, is played for its
 * Ambush cost, in either turn (BH-G-ambush); another is shown and its text carried out. The player is asked whenever,
 * by what everybody knows, there could be such a card, so that the question betrays nothing.
 */
import { type ActQuestion, again, asks, flow } from '@vigrid/kernel';
import type { HeroesAct } from '../acts.ts';
import {
  type AmbushFrame,
  cardByNumber,
  cardOf,
  type G,
  type Heard,
  type Heroes,
  inEggs,
  isBeingPlayed,
  openCoins,
  ref,
  rival,
} from '../state.ts';
import { spend } from './coins.ts';
import { mayPlayMore } from './main.ts';
import { playCard } from './play.ts';
import { carryOut } from './texts.ts';
import { triggerSpend } from './triggers.ts';
import { show } from './zones.ts';

type Spring = Extract<HeroesAct, { do: 'spring' }>;

export const ambush = flow<G, AmbushFrame>({
  spring: asks(
    (g: G, f: AmbushFrame): ActQuestion<HeroesAct> | null => {
      const options: HeroesAct[] = springs(g.state, f);
      if (options.length === 0 && !couldSpring(g.state, f)) return null;
      options.push({ do: 'decline' });
      return { kind: 'act', seat: f.seat, ask: 'ambush', rule: 'BH-G-ambush', options, always: true };
    },
    (g, f, act) => {
      if (act.do !== 'spring') return;
      // Another card may lie in wait for the same moment.
      again(f);
      spring(g, f, act);
    },
  ),
});

function spring(g: G, f: AmbushFrame, { card, ability: number }: Spring): void {
  const s = g.state;
  const ability = cardOf(s, card).abilities[number];
  const text = { seat: f.seat, card, def: s.def[card], ability: number, it: card, x: f.x, by: -1 };
  if (ability.kind === 'ambush') {
    // Carried out once the card has been played.
    if (ability.does) carryOut(g, text);
    playCard(g, card, ability.coins);
  } else if (ability.kind === 'fromHand') {
    spend(g, f.seat, ability.coins);
    show(g, card);
    g.listener?.({
      kind: 'ability',
      rule: 'BH-13.1',
      seat: f.seat,
      card: ref(s, card),
      ability: number,
      coins: ability.coins,
    });
    carryOut(g, text);
    triggerSpend(g, f.seat, ability.coins);
  }
}

/** What can really be sprung. */
function springs(s: Heroes, f: AmbushFrame): Spring[] {
  const found: Spring[] = [];
  for (const { def, ability: number } of f.heard) {
    const ability = lurking(s, def, number);
    if (!ability || !mayAfford(s, f, { def, ability: number })) continue;
    const { hand } = s.sides[f.seat];
    const held = ability.kind === 'ambush' ? [...hand, ...inEggs(s, f.seat)] : hand;
    for (const card of held) {
      // What waits for its own draw is that very card.
      if (s.def[card] !== def || (ability.on === 'drawn' && card !== f.it)) continue;
      if (isBeingPlayed(s, card)) continue;
      found.push({ do: 'spring', card, ability: number });
    }
  }
  return found;
}

/** Whether, as far as the rival can know, a card of the hand could be one of those. */
function couldSpring(s: Heroes, f: AmbushFrame): boolean {
  const { hand, deck } = s.sides[f.seat];
  const known = 1 << rival(f.seat);
  if (hand.every((card) => s.seen[card] & known)) return false;
  return f.heard.some(
    (heard) =>
      mayAfford(s, f, heard) &&
      (!s.openLists || [...hand, ...deck].some((card) => s.def[card] === heard.def)),
  );
}

function mayAfford(s: Heroes, f: AmbushFrame, { def, ability: number }: Heard): boolean {
  const ability = lurking(s, def, number);
  if (!ability || openCoins(s.sides[f.seat]) < ability.coins) return false;
  return ability.kind === 'fromHand' || mayPlayMore(s, f.seat, cardByNumber(s, def));
}

const lurking = (s: Heroes, def: number, number: number) =>
  cardByNumber(s, def).lurks.find((one) => one.number === number)?.ability;
