/** What features are paid with (B12-G-payment), and whose chips a card with Meditation uses (B12-G-meditation). */
import { asks, type Frame, flow, no, push, type SplitQuestion, type Why } from '@vigrid/kernel';
import type { Payment } from '../abilities/index.ts';
import { elementsOf, livesOf } from '../features/figures.ts';
import { has } from '../features/gains.ts';
import { featureKey } from '../features/triggers.ts';
import type { Piece } from '../state/piece.ts';
import type { Paid, Use } from '../state/stack.ts';
import { type Berserk, cardOf, type G, pieceOf } from '../state.ts';
import { type Begun, beginUse } from './uses.ts';

type Paying = Begun & { readonly pay: Paid };

interface MeditateFrame extends Frame {
  readonly kind: 'meditate';
  readonly begun: Paying;
}

/** Whether a card has the chips, the lives and the extra lives that a feature costs (B12-501.2, B09-104.5). */
export function affords(s: Berserk, piece: Piece, pay: Payment, x: number, why?: Why): boolean {
  const { card } = piece;
  if (pay.chips !== undefined || pay.allChips) {
    const [own] = chipSources(s, piece);
    const have = pay.allChips ? own.free : chipsFor(s, piece);
    const need = pay.chips === 'X' ? Math.max(1, x) : (pay.chips ?? 1);
    if (have < need) return no(why, { rule: 'B12-501.2', why: 'chips', card, have, need });
  }
  if (pay.lives === 'X' && livesToSpend(s, piece) < Math.max(1, x))
    return no(why, { rule: 'B12-501.2', why: 'extraLives', card, have: livesToSpend(s, piece), need: x });
  // B12-501.2 (2): no more wounds than it has lives left.
  if (pay.wounds !== undefined) {
    const have = livesOf(s, piece) - committed(s, card).wounds;
    if (have < pay.wounds)
      return no(why, { rule: 'B12-501.2', why: 'livesLeft', card, have, need: pay.wounds });
  }
  return true;
}

/** Extra lives that are promised to nothing yet. */
export const livesToSpend = (s: Berserk, piece: Piece): number =>
  piece.extraLives - committed(s, piece.card).lives;

interface ChipSource {
  readonly card: number;
  /** Chips that are promised to nothing yet (B12-501.2). */
  readonly free: number;
}

/** Whose chips a card may pay with: its own first. */
export function chipSources(s: Berserk, piece: Piece): ChipSource[] {
  // B09-304.4, B09-G-starts-the-battle-with: a hidden card has what it starts with; it shows when the card is turned up.
  const starts = piece.hidden ? (cardOf(s, piece.card).words.get('startChips') ?? 0) : 0;
  const sources = [{ card: piece.card, free: piece.chips + starts - committed(s, piece.card).chips }];
  if (!has(s, piece, 'meditation')) return sources;
  for (const card of s.sides[piece.seat].squad) {
    const other = lendable(s, piece, card);
    if (other) sources.push({ card, free: other.chips - committed(s, card).chips });
  }
  return sources;
}

/** Another card of its squad and of its element, whose chips Meditation lets it use (B12-G-meditation, B09-D-meditation). */
function lendable(s: Berserk, piece: Piece, card: number): Piece | null {
  const other = pieceOf(s, card);
  if (!other || other === piece || other.hidden || other.chips === 0) return null;
  if (other.seat !== piece.seat || !has(s, piece, 'meditation')) return null;
  const elements = elementsOf(s, piece);
  return elementsOf(s, other).some((element) => elements.includes(element)) ? other : null;
}

export const chipsFor = (s: Berserk, piece: Piece): number =>
  chipSources(s, piece).reduce((sum, { free }) => sum + free, 0);

/** Begins a use, having asked whose chips pay for it; "all chips" are its own. */
export function beginPaid(g: G, piece: Piece, begun: Paying, all: boolean): void {
  if (!all && begun.pay.chips > 0 && has(g.state, piece, 'meditation'))
    push<MeditateFrame>(g, { kind: 'meditate', step: 0, begun });
  else beginUse(g, begun);
}

export const meditate = flow<G, MeditateFrame>({
  sources: asks(
    (g: G, { begun }: MeditateFrame): SplitQuestion => {
      const piece = pieceOf(g.state, begun.card);
      const sources = piece ? chipSources(g.state, piece) : [];
      return {
        kind: 'split',
        seat: begun.seat,
        ask: 'meditate',
        rule: 'B12-G-meditation',
        about: { source: begun.card },
        items: sources.map(({ card }) => card),
        limits: sources.map(({ free }) => free),
        total: begun.pay.chips,
      };
    },
    (g, { begun }, shares, { items }) => {
      const lent = items
        .map((card, i) => ({ card, chips: shares[i] }))
        .filter(({ card, chips }) => card !== begun.card && chips > 0);
      const chips = lent.reduce((own, one) => own - one.chips, begun.pay.chips);
      beginUse(g, { ...begun, pay: { ...begun.pay, chips, lent } });
    },
  ),
});

/** What a payment comes to when it is declared. */
export function paymentOf(
  def: number,
  feature: number,
  pay: Payment,
  x: number,
  times: { readonly per: 'turn' | 'battle' } | undefined,
  piece: Piece,
): Paid {
  return {
    close: pay.close === true,
    chips: pay.allChips ? piece.chips : pay.chips === 'X' ? x : (pay.chips ?? 0),
    lent: [],
    wounds: pay.wounds ?? 0,
    lives: pay.lives === 'X' ? x : 0,
    move: 0,
    key: times ? featureKey(def, feature) : -1,
    per: times?.per ?? 'turn',
    sudden: pay.sudden === true && pay.close === true,
    assault: false,
  };
}

/** Resources of a card that are promised to what is under way (B12-501.2, B09-103.6, B09-104.4). */
export function committed(
  s: Berserk,
  card: number,
): { readonly chips: number; readonly wounds: number; readonly lives: number } {
  let chips = 0;
  let wounds = 0;
  let lives = 0;
  for (const use of s.uses) {
    for (const one of use.pay.lent) if (one.card === card) chips += one.chips;
    if (use.card !== card) continue;
    chips += use.pay.chips;
    wounds += use.pay.wounds;
    lives += use.pay.lives;
  }
  return { chips, wounds, lives };
}

/** Whether a card has promised to close. */
export function closesLater(s: Berserk, card: number): boolean {
  for (const use of s.uses) if (use.card === card && use.pay.close) return true;
  return false;
}

/** Whether its source has what it promised; what has had effects is paid for as far as that goes (B09-423.1a). */
export function canStillPay(s: Berserk, { card, pay, owed, free }: Use): boolean {
  const piece = pieceOf(s, card);
  if (!piece || owed || free) return true;
  if ((pay.close && piece.closed) || piece.chips < pay.chips || piece.extraLives < pay.lives) return false;
  if (pay.lent.some((one) => one.chips > (lendable(s, piece, one.card)?.chips ?? 0))) return false;
  return pay.wounds === 0 || livesOf(s, piece) >= pay.wounds;
}
