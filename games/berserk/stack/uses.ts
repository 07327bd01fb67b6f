/** Features and properties being used: from declaration to payment (B12-302.6, section 501). */
import { push } from '@vigrid/kernel';
import { listNumber, namedList, type PropertyStrike } from '../abilities/named.ts';
import type { Ability, Feature, Payment } from '../abilities/types.ts';
import { ref } from '../events.ts';
import { type Context, noGrade } from '../features/evaluate.ts';
import { elementsOf, isFlying, livesOf, stockOf } from '../features/figures.ts';
import { has, may } from '../features/gains.ts';
import { dueNamed, featureKey, springTraps, trigger } from '../features/triggers.ts';
import type { Blow } from '../flow/combat/blow.ts';
import { close, takeChips } from '../flow/wounds/wounds.ts';
import type { UseFrame, WindowFrame } from '../state/frames.ts';
import type { Piece } from '../state/piece.ts';
import type { AbilityItem, Item, Paid, Use } from '../state/stack.ts';
import { type Berserk, cardByNumber, cardOf, type G, pieceOf, profileOf } from '../state.ts';
import { say } from '../zones/zones.ts';
import { rowBroken, strikesOn } from './legal.ts';

export type Step = Ability | PropertyStrike;

/** The abilities of a use: in the text of a card, whether it has them still or not (B12-502.3.1), or in the rules. */
export const stepsOf = (s: Berserk, use: Use): readonly Step[] =>
  use.list < 0 ? namedList(use.list) : cardByNumber(s, use.def).lists[use.list];

export function useOf(s: Berserk, id: number): Use {
  const use = s.uses.find((one) => one.id === id);
  if (!use) throw new Error(`There is no use ${id} under way.`);
  return use;
}

export const featureOf = (s: Berserk, use: Pick<Use, 'def' | 'feature'>): Feature | null =>
  use.feature < 0 ? null : cardByNumber(s, use.def).features[use.feature];

/** What the text of a use speaks of now. */
export const contextOfUse = (s: Berserk, use: Use): Context => ({
  seat: use.seat,
  card: use.card,
  // A card in play is reckoned from where it stands; one that is gone from where it stood (B12-509.3).
  from: pieceOf(s, use.card)?.cell ?? use.from,
  it: use.it,
  other: use.other,
  same: use.same,
  before: use.before,
  x: use.x,
  row: use.row,
  cell: use.cell,
  grade: use.grade,
});

export const nothingPaid: Paid = {
  close: false,
  chips: 0,
  lent: [],
  wounds: 0,
  lives: 0,
  move: 0,
  key: -1,
  per: 'turn',
  sudden: false,
  assault: false,
};

export type Begun = Pick<Use, 'seat' | 'card' | 'def' | 'feature' | 'list'> & Partial<Use>;

/** Begins to use a feature or property; its first ability is declared next. */
export function beginUse(g: G, begun: Begun): Use {
  const use = newUse(g.state, begun);
  declareNext(g, use);
  return use;
}

/** Something is under way from now on, about its own card and paid with nothing where that is not said. */
export function newUse(s: Berserk, begun: Begun): Use {
  const use: Use = {
    id: s.count++,
    seat: begun.seat,
    card: begun.card,
    def: begun.def,
    feature: begun.feature,
    list: begun.list,
    at: 0,
    round: 0,
    base: s.stack.length,
    pay: begun.pay ?? nothingPaid,
    it: begun.it ?? begun.card,
    other: begun.other ?? -1,
    x: begun.x ?? 0,
    same: begun.same ?? [],
    before: begun.before ?? [],
    queue: begun.queue ?? [],
    from: begun.from ?? pieceOf(s, begun.card)?.cell ?? -1,
    cell: begun.cell ?? -1,
    row: begun.row ?? -1,
    done: false,
    declared: begun.declared ?? false,
    owed: false,
    may: begun.may ?? false,
    grade: begun.grade ?? noGrade,
    spares: begun.spares ?? -1,
    ward: -1,
    free: begun.free ?? false,
    chain: begun.chain ?? [],
  };
  s.uses.push(use);
  return use;
}

export function declareNext(g: G, use: Use): void {
  push<UseFrame>(g, {
    kind: 'use',
    step: 0,
    use: use.id,
    targets: [],
    second: [],
    cells: [],
    shares: [],
    left: false,
  });
}

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
): { readonly close: boolean; readonly chips: number; readonly wounds: number } {
  let closes = false;
  let chips = 0;
  let wounds = 0;
  for (const use of s.uses) {
    for (const one of use.pay.lent) if (one.card === card) chips += one.chips;
    if (use.card !== card) continue;
    if (use.pay.close) closes = true;
    chips += use.pay.chips;
    wounds += use.pay.wounds;
  }
  return { close: closes, chips, wounds };
}

/**
 * How an item ended: its effect was applied, it was blocked, it became impossible (B12-G-illegality,
 * B12-G-interruption), its source is gone.
 */
export type Ending = 'executed' | 'blocked' | 'illegal' | 'revealedIllegal' | 'sourceGone';

/** An item has left the stack: the use goes on to its next ability, or is paid for (B12-505.3, B12-511.6). */
export function endItem(g: G, item: Item, ending: Ending, blow: Blow | null = null): void {
  const s = g.state;
  const at = s.stack.indexOf(item);
  if (at >= 0) s.stack.splice(at, 1);
  if (ending === 'illegal' && profileOf(s).priorityAfterCancelling === 'owner') {
    const window = s.frames.findLast((one): one is WindowFrame => one.kind === 'window');
    if (window) window.holder = item.seat;
  }
  const use = s.uses.find((one) => one.id === item.use);
  if (!use) return;
  use.done = ending === 'executed';
  use.ward = blow?.protected ? blow.to : -1;
  if (ending !== 'illegal' && ending !== 'sourceGone') use.owed = true;
  if (item.kind === 'ability') {
    noteFeat(g, use, item);
    goOn(s, use, item);
  }
  if (isOver(s, use) || ending === 'sourceGone') endUse(g, use, blow);
}

/** A strike, a shot and a healing by forest creatures in a row; anything else in between breaks it (Eyes of Krong). */
function noteFeat(g: G, use: Use, item: AbilityItem): void {
  const s = g.state;
  const piece = pieceOf(s, item.card);
  if (!piece) return;
  const side = s.sides[piece.seat];
  const feat = use.done ? featOf(s, use, item) : 0;
  const card = cardOf(s, item.card);
  if (feat === 0 || card.triggers.has('feat') || !elementsOf(s, piece).includes('forest')) {
    side.feats = [];
    return;
  }
  side.feats = [...side.feats, feat].slice(-3);
  if (side.feats.reduce((a, b) => a | b, 0) !== 7) return;
  side.feats = [];
  trigger(g, 'feat', piece);
}

function featOf(s: Berserk, use: Use, item: AbilityItem): number {
  if (item.attack) {
    if (item.attack.grade < 0) return 0;
    return item.type === 'shot' ? 2 : item.type === 'throw' || item.type === 'discharge' ? 0 : 1;
  }
  const step = stepsOf(s, use)[use.at];
  return step && 'do' in step && step.do.do === 'heal' ? 4 : 0;
}

/** The next ability, or the same once more. */
function goOn(s: Berserk, use: Use, item: AbilityItem): void {
  use.same = item.targets;
  use.before = [...use.before, ...item.targets];
  const step = stepsOf(s, use)[use.at];
  const rounds = 'count' in step ? (step.count ?? 1) : 1;
  use.round++;
  if (use.queue.length > 0 || use.round < rounds) return;
  use.at++;
  use.round = 0;
}

/** Whether its source has what it promised; what has had effects is paid for as far as that goes (B09-423.1a). */
export function canStillPay(s: Berserk, { card, pay, owed, free }: Use): boolean {
  const piece = pieceOf(s, card);
  if (!piece || owed || free) return true;
  if ((pay.close && piece.closed) || piece.chips < pay.chips || piece.extraLives < pay.lives) return false;
  if (pay.lent.some((one) => (pieceOf(s, one.card)?.chips ?? 0) < one.chips)) return false;
  return pay.wounds === 0 || livesOf(s, piece) >= pay.wounds;
}

export const isOver = (s: Berserk, use: Use): boolean => use.at >= stepsOf(s, use).length;

/**
 * Pays for what was used (B12-501.2): not if all of it was interrupted (B12-526.1; B09-409.1, B09-409.3), not if its
 * source is gone.
 */
export function endUse(g: G, use: Use, blow: Blow | null = null): void {
  const s = g.state;
  s.uses.splice(s.uses.indexOf(use), 1);
  const piece = pieceOf(s, use.card);
  if (!piece || !use.owed || use.free) return;
  pay(g, use, piece, blow);
}

/** Payment is no ability: it has neither source nor target (B12-501.3). */
function pay(g: G, use: Use, piece: Piece, blow: Blow | null): void {
  const s = g.state;
  const { pay: paid } = use;
  if (paid.chips > 0) takeChips(g, piece, paid.chips, 'B12-120.5');
  for (const { card, chips } of paid.lent) {
    const lender = pieceOf(s, card);
    if (lender) takeChips(g, lender, chips, 'B12-G-meditation');
  }
  if (paid.wounds > 0) {
    piece.wounds += paid.wounds;
    const card = ref(s, piece.card);
    say(g, {
      kind: 'wounded',
      rule: 'B12-501.2',
      card,
      amount: paid.wounds,
      by: null,
      wounds: piece.wounds,
      lives: livesOf(s, piece),
    });
  }
  if (paid.lives > 0) {
    piece.extraLives -= Math.min(paid.lives, piece.extraLives);
    s.stirred = true;
  }
  if (paid.move > 0) piece.spent += paid.move;
  if (paid.key >= 0) (paid.per === 'turn' ? piece.usedTurn : piece.usedBattle).push(paid.key);
  if (paid.close) payAction(g, use, piece);
  const other = blow?.to ?? use.same[0] ?? -1;
  const height = use.base;
  // B12-G-after-attack.
  if (blow && paid.assault) trigger(g, 'afterAttack', piece, { other, blow, height });
  if (!paid.close) return;
  trigger(g, 'acts', piece, { other, height });
  springTraps(g, piece);
  // B12-G-decay-x, B12-G-change-decay-x: after its action.
  if (has(s, piece, 'decay')) dueNamed(g, piece, 'decay', { height });
}

/** A card action (B12-G-card-action): the card has acted, loses its movement and closes (B12-510.2, B12-510.5). */
function payAction(g: G, use: Use, piece: Piece): void {
  const s = g.state;
  piece.acts++;
  breakRows(g, piece);
  piece.spent = Math.max(piece.spent, stockOf(s, piece), 1);
  const defends = use.list === defenceList;
  // B09-419.1b: who does not close leaves that part of the payment out.
  if (defends && has(s, piece, 'staysOpenAsDefender')) return;
  if (use.pay.assault) {
    // B12-208.6, B09-211.9: a preparation is for one strike at a flyer.
    const target = pieceOf(s, use.same[0] ?? -1);
    if (!target || isFlying(s, target)) piece.prepared = -1;
    if (has(s, piece, 'staysOpenAfterAssault')) return;
    // Several strikes per turn: it closes after the last.
    if (piece.strikes > 0 && strikesOn(s, piece)) return;
  }
  close(g, piece, 'B12-510.2');
}

/** Strikes in a row end when another card acts; who strikes all around closes after the last (Hydra). */
export function breakRows(g: G, acting: Piece | null): void {
  const s = g.state;
  for (const number of s.sides[s.active].squad) {
    const piece = s.pieces[number];
    if (!piece || piece === acting || piece.struck.length === 0) continue;
    if (!piece.closed && may(s, piece, 'strikeEach') > 0) close(g, piece, 'B12-510.2');
    piece.struck.push(rowBroken);
  }
}

/** Marks the use of a card that steps in as a defender, which has no list of abilities. */
export const defenceList = -1000;

export const itemOf = (s: Berserk, id: number): Item | undefined => s.stack.find((one) => one.id === id);

/** What the rules let a card play without a text of its own: its payment and the list of what it does. */
export function namedFeature(def: number, feature: number): { readonly pay: Paid; readonly list: number } {
  const rage = feature === listNumber('rage');
  const pay: Paid = rage
    ? { ...nothingPaid, key: featureKey(def, feature) }
    : { ...nothingPaid, close: true, assault: feature === listNumber('strike') };
  return { pay, list: feature };
}
