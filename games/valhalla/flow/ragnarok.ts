/** Ragnarök: everybody sends the squad into battle once more, then points are counted (chapters 13 and 14). */
import { finish, flow, goTo, push, reveal, type Seat } from '@vigrid/kernel';
import { resultOf, scoresOf } from '../scoring.ts';
import { bit, type FightFrame, type G, partnerOf, type RagnarokFrame, type Valhalla } from '../state.ts';
import { newBattle } from './battle.ts';
import { sendTogether } from './valhalla.ts';
import { discardFromHand, discardPlayed, inOrder, leaveSquad } from './zones.ts';

export const ragnarok = flow<G, RagnarokFrame>({
  /** No attack on anybody (V-13.4), but jarls work as in one (V-13.5). In turn order, from the player after the last one to take a turn (V-13.1, RV-39). */
  fight(g, f) {
    const s = g.state;
    const seat = seatAt(s, f);
    s.battle = newBattle('ragnarok', [seat]);
    s.battle.step = 'attack';
    g.listener?.({ kind: 'ragnarok', rule: 'V-13.1', seat });
    push<FightFrame>(g, { kind: 'fight', step: 0, who: 0 });
  },

  /** V-13.3: all activated warriors go to Valhalla. */
  send(g, f) {
    const s = g.state;
    const seat = seatAt(s, f);
    const armed = s.battle?.fighters[0].armed ?? 0;
    sendTogether(
      g,
      seat,
      s.sides[seat].squad.filter((card, place) => card >= 0 && bit(armed, place)),
      'V-13.3',
    );
  },

  /** V-13.3: the other warriors and the whole hand are discarded. */
  discard(g, f) {
    const s = g.state;
    const seat = seatAt(s, f);
    const side = s.sides[seat];
    const fighter = s.battle?.fighters[0];
    if (fighter) discardPlayed(g, fighter);
    for (const card of side.squad.slice()) if (card >= 0) leaveSquad(g, seat, card, 'discard', 'V-13.3');
    if (side.hand.length > 0) reveal(g);
    for (const card of inOrder(side.hand)) discardFromHand(g, seat, card, 'V-13.3');
    s.pool = 3;
    s.battle = null;
    f.at++;
    if (f.at < s.sides.length) goTo(g, f, 'fight');
  },

  /** V-23.9: each takes a shield of the partner, all at the same time (RV-55). */
  partners(g) {
    const s = g.state;
    if (s.options.companions !== 'partnership') return;
    const had = s.sides.map(({ shields }) => shields > 0);
    s.sides.forEach((side, seat) => {
      const partner = partnerOf(s, seat);
      if (!had[partner]) return;
      s.sides[partner].shields--;
      side.captured[partner]++;
      g.listener?.({ kind: 'partnerShield', rule: 'V-23.9', seat, from: partner });
    });
  },

  /** V-14.3. */
  score(g) {
    const s = g.state;
    const result = resultOf(s);
    s.stage = 'over';
    g.listener?.({ kind: 'scores', rule: 'V-14.3', scores: scoresOf(s) });
    g.listener?.({
      kind: 'end',
      rule: result.rule,
      winners: result.winners,
    });
    finish(g, result);
  },
});

const seatAt = (s: Valhalla, f: RagnarokFrame): Seat => (s.active + f.at) % s.sides.length;
