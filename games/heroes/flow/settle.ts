/** Waiting abilities are carried out: the non-active player's first, each player's in their own order (BH-14.1, RH-7). */
import { type ActQuestion, asks, flow, goTo, push } from '@vigrid/kernel';
import type { Condition, Triggered } from '../abilities/index.ts';
import { partsOf } from '../abilities/inside.ts';
import { holds } from '../abilities/meaning.ts';
import type { HeroesAct } from '../acts.ts';
import type { HeroesEvent } from '../events.ts';
import {
  type AmbushFrame,
  cardByNumber,
  type G,
  type Heroes,
  pieceOf,
  ref,
  rival,
  type SettleFrame,
  type Waiting,
} from '../state.ts';
import { carryOut } from './texts.ts';
import { poison } from './triggers.ts';
import { checkDeaths, dealWounds } from './wounds.ts';

export const settle = flow<G, SettleFrame>({
  /** BH-12.3: lives given by a constant ability may have ended with what came before. */
  deaths: checkDeaths,

  next: asks(
    (g: G): ActQuestion<HeroesAct> | null => {
      const waiting = nextToSettle(g.state);
      if (waiting.length === 0) return null;
      const options: HeroesAct[] = [];
      for (const { card, ability } of waiting) {
        const known = options.some((o) => o.do === 'resolve' && o.card === card && o.ability === ability);
        if (!known) options.push({ do: 'resolve', card, ability });
      }
      return { kind: 'act', seat: waiting[0].seat, ask: 'resolve', rule: 'BH-14.1', options };
    },
    (g, f: SettleFrame, act) => {
      if (act.do !== 'resolve') return;
      const { queue } = g.state;
      const at = queue.findIndex((w) => w.card === act.card && w.ability === act.ability);
      const [waiting] = queue.splice(at, 1);
      goTo(g, f, 'deaths');
      g.state.moment++;
      if (waiting.ability === poison) suffer(g, waiting);
      else execute(g, waiting);
    },
  ),
});

/** The earliest moment's abilities, of the non-active player if there are any (RH-29). */
function nextToSettle(s: Heroes): Waiting[] {
  if (s.queue.length === 0) return s.queue;
  const earliest = s.queue.filter((w) => w.moment === s.queue[0].moment);
  const inactive = earliest.filter((w) => w.seat === rival(s.active));
  return inactive.length > 0 ? inactive : earliest;
}

/** BH-G-poison: the wounds come from nobody's attack. */
function suffer(g: G, { card, x }: Waiting): void {
  const piece = pieceOf(g.state, card);
  if (!piece) return;
  dealWounds(g, card, piece, x, 'poison');
  checkDeaths(g);
}

function execute(g: G, waiting: Waiting): void {
  const { seat, card, def, ability, it, x, heard } = waiting;
  if (heard) {
    push<AmbushFrame>(g, { kind: 'ambush', step: 0, seat, heard, it, x });
    return;
  }
  const text = cardByNumber(g.state, def).abilities[ability];
  if (text.kind !== 'when') return;
  // Concentration asks for wounds when it is carried out (RH-9); other conditions belong to the moment.
  const parts = text.if ? partsOf(text.if) : [];
  if (parts.some((part) => 'unwounded' in part && !holds(g.state, part, seat, card))) return;
  g.listener?.({
    kind: 'ability',
    rule: ruleOf(text, parts),
    seat,
    card: ref(g.state, card),
    ability,
    coins: 0,
  });
  carryOut(g, waiting);
}

/** The rule by which the text is carried out now: that of its mechanic, or of its moment. */
function ruleOf({ on, where, each }: Triggered, parts: readonly Condition[]): HeroesEvent['rule'] {
  if (on === 'turnStart' && parts.some((part) => 'unwounded' in part)) return 'BH-17.1';
  if (where && parts.some((part) => 'soulcatcher' in part)) return 'BH-16.2';
  return momentRules[on] ?? (each ? 'BH-8.17' : 'BH-N-4');
}

const momentRules: Readonly<Partial<Record<string, HeroesEvent['rule']>>> = {
  hire: 'BH-G-hire',
  death: 'BH-G-death',
  attack: 'BH-G-on-attack',
  spend: 'BH-19.1',
  turnStart: 'BH-8.11',
  turnEnd: 'BH-8.24',
  acts: 'BH-G-action-of-a-card',
};
