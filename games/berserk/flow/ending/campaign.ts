/**
 * A campaign: a series of games with the same decks, out of which the dead stay (B12-G-campaign, section 701 …
 * section 703).
 */
import { finish, type Seat } from '@vigrid/kernel';
import { newSide, quietTable } from '../../begin.ts';
import { ref } from '../../events.ts';
import type { RuleId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, type Campaign, cardOf, type G, rival } from '../../state.ts';
import { stirring, told } from '../../telling.ts';
import { reveal } from '../../zones/entering.ts';
import { returnToDeck } from '../../zones/leaving.ts';
import type { SetupFrame } from '../preliminary/setup.ts';

/**
 * Ends the game (B09-102.1). In a campaign the next one begins at once, and whoever calls this must do nothing more: the course of
 * the game that is over is gone.
 */
export function endGame(g: G, winners: readonly Seat[], rule: RuleId): void {
  const s = g.state;
  const { campaign } = s;
  // B12-605.2: what lay hidden is turned up.
  for (const piece of s.pieces) if (piece) reveal(g, piece, 'B12-605.2');
  if (!campaign) {
    finish(g, { winners, rule: told(s, rule) });
    return;
  }
  campaign.played++;
  campaign.loser = -1;
  if (winners.length === 1) {
    campaign.wins[winners[0]]++;
    campaign.loser = rival(winners[0]);
  }
  stirring(g)?.({ kind: 'gameOver', rule: 'B12-701.2', winners, wins: campaign.wins.slice() });
  clearTable(s, campaign);
  if (isDecided(s, campaign)) {
    const most = Math.max(...campaign.wins);
    const best = [0, 1].filter((seat) => campaign.wins[seat] === most);
    finish(g, { winners: best, rule: 'B12-701.2', scores: campaign.wins.slice() });
    return;
  }
  const next: SetupFrame = { kind: 'setup', step: 0 };
  s.frames.splice(0, s.frames.length, next);
}

/** B12-701.2; a campaign in which nobody has a creature left goes no further. */
function isDecided(s: Berserk, { to, games, wins, played }: Campaign): boolean {
  if (games > 0 ? played >= games : wins.some((won) => won >= to)) return true;
  return !s.sides.some(({ deck }) => deck.some((card) => cardOf(s, card).type === 'creature'));
}

/**
 * B12-605.2, B12-701.1: cards are freed from effects and go back; the next game is played with the decks as they are.
 * B12-701.4, B12-701.5: cards of the winner go back to their owners' decks, those of the loser to their graveyards,
 * and the graveyards to the sideboards. After a draw all cards in play go back (RB-48).
 */
function clearTable(s: Berserk, campaign: Campaign): void {
  for (const piece of s.pieces) {
    if (!piece) continue;
    const side = s.sides[s.owner[piece.card]];
    (piece.seat === campaign.loser ? side.graveyard : side.deck).push(piece.card);
  }
  s.sides.forEach((side, seat) => {
    campaign.sideboards[seat].push(...side.graveyard, ...side.exile);
    for (const card of campaign.sideboards[seat]) s.seen[card] = 3;
    // Every deck is shuffled before the next deal: how it lay tells nothing any more.
    const deck = [...side.deck, ...side.deal, ...side.recruits.map(({ card }) => card)].sort((a, b) => a - b);
    for (const card of deck) s.seen[card] = 0;
    s.sides[seat] = { ...newSide(), deck };
  });
  s.pieces.fill(null);
  s.field.fill(-1);
  Object.assign(s, quietTable());
}

const marker = 'retreat';

/** Closed for retreat (B12-702.3): it stays until the end of the opponent's next turn; this can not be lost. */
export function closeForRetreat(g: G, piece: Piece): void {
  if (isRetreating(piece)) return;
  piece.markers.push({ kind: marker, seat: piece.seat, from: piece.card, amount: 1, until: 'stay' });
  stirring(g)?.({ kind: 'retreats', rule: 'B12-702.3', card: ref(g.state, piece.card) });
}

export const isRetreating = (piece: Piece): boolean => piece.markers.some(({ kind }) => kind === marker);

/** At the end of a turn those that the other player has closed for retreat go back to their decks (B12-702.4). */
export function retreatAtTurnEnd(g: G): void {
  const s = g.state;
  const closedBy = rival(s.active);
  const gone = s.sides
    .flatMap(({ squad }) => squad)
    .filter((card) => s.pieces[card]?.markers.some(({ kind, seat }) => kind === marker && seat === closedBy));
  returnToDeck(g, gone, 'B12-702.4');
}
