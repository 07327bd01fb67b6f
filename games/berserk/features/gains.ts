/** What a card has now: printed, given by constant features, put on it by effects. */

import type { Cannot, Gain, May, Moment, Under, Word } from '../abilities/index.ts';
import { type Card, type GainKind, type GainName, gainBit, gainKind } from '../cards/catalogue.ts';
import type { Piece } from '../state/piece.ts';
import { type Berserk, cardByNumber, cardOf, eachPiece, profileOf } from '../state.ts';
import { straightTo } from '../zones/battlefield.ts';
import { isDepth, isSurface } from '../zones/depth.ts';

import { type Context, noGrade } from './context.ts';
import { giftKinds, giftOf } from './gifts.ts';
import { meaning } from './meaning.ts';

type GainOf<K extends GainName> = Extract<Gain, { kind: K }>;

/** Whose gain it is: for amounts and filters in it. */
export type Giver = Context & { readonly since: number };

type Tell<K extends GainName> = (gain: GainOf<K>, by: Giver) => void;

/**
 * The card of a piece with its own features as they are now (B12-G-feature-in-card-text): one that has lost them has
 * none, though it keeps those it was given (B12-112.3, B12-117.4, B09-407.4).
 */
export function textOf(s: Berserk, piece: Piece): Card {
  const card = cardOf(s, piece.card);
  return isMute(s, piece) ? (card.mute ?? card) : card;
}

export function isMute(s: Berserk, piece: Piece): boolean {
  if (piece.unheeded) return true;
  if ((s.kinds & gainBit.loses) === 0) return false;
  for (const given of piece.lasting) {
    if ((giftKinds(s, given) & gainBit.loses) === 0) continue;
    for (const gain of giftOf(s, given)) if (gain.kind === 'loses' && gain.what === 'features') return true;
  }
  if ((s.auras & gainBit.loses) === 0) return false;
  return silencers(s, piece).some((by) => silencers(s, by).length === 0);
}

/**
 * Cards in play whose constant feature takes this one's features. Those that are silenced themselves do not count,
 * which cuts the circle of two that silence each other (B12-503.3).
 */
function silencers(s: Berserk, piece: Piece): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const by = s.pieces[number];
      if (!by || by.hidden) continue;
      for (const aura of cardOf(s, number).auras.loses ?? []) {
        if (aura.gain.what !== 'features') continue;
        if (meaning.fits(s, aura.to, piece, contextOf(by))) found.push(by);
      }
    }
  }
  return found;
}

/** The context of a card's own text, when nothing in particular has happened; with another X, from another giver. */
export const contextOf = (piece: Piece, x = piece.x, giver = -1): Giver => ({
  seat: piece.seat,
  card: piece.card,
  from: piece.cell,
  it: -1,
  other: -1,
  same: none,
  before: none,
  x,
  row: -1,
  cell: -1,
  grade: noGrade,
  giver,
  since: piece.since,
});

const none: readonly number[] = [];

/**
 * Whether anything can give the card a gain of this kind (see `gainBit`) at all; what is told of none is passed over
 * quickly. Who has the formation features of others may have any.
 */
export const touched = (s: Berserk, piece: Piece, bit: number): boolean =>
  (s.kinds & (bit | gainBit.formationOf)) !== 0 &&
  ((cardOf(s, piece.card).gainKinds & bit) !== 0 || touchedByOthers(s, piece, bit));

/**
 * Every kind of gain that anything can give the card now, as bits: what is not among them need not be asked for. All of
 * them where that is not soon told.
 */
export function gainBitsOf(s: Berserk, piece: Piece): number {
  let bits = cardOf(s, piece.card).gainKinds | s.auras;
  if (s.marks.length > 0 || (bits & gainBit.formationOf) !== 0) return anyGain;
  for (let i = 0; i < piece.lasting.length; i++) bits |= giftKinds(s, piece.lasting[i]);
  return bits;
}

const anyGain = -1;

/** The same for what is not in its own text. */
function touchedByOthers(s: Berserk, piece: Piece, bit: number): boolean {
  if (((s.auras & bit) | ((cardOf(s, piece.card).gainKinds | s.auras) & gainBit.formationOf)) !== 0)
    return true;
  if (s.marks.length > 0) return true;
  for (let i = 0; i < piece.lasting.length; i++)
    if ((giftKinds(s, piece.lasting[i]) & bit) !== 0) return true;
  return false;
}

/** A gain that a card has, and whose it is. */
export interface Gained<K extends GainName> {
  readonly gain: GainOf<K>;
  readonly by: Giver;
}

/**
 * Every gain of a kind that a card has: its own constant features, what effects have put on it, what other cards give it
 * (B12-115.1, B09-406.1, B09-407.1), past the stack and without a choice (B12-115.2). Hidden cards have and give nothing
 * (B12-529.4). Mostly there is none, and that is soon seen.
 */
export const gainsOf = <K extends GainName>(
  s: Berserk,
  piece: Piece,
  kind: GainKind<K>,
  word?: Word,
): readonly Gained<K>[] =>
  piece.hidden || !touched(s, piece, kind.bit) ? nothing : gathered(s, piece, kind, word);

const nothing: readonly never[] = [];

/** The same, told one by one. */
export function eachGain<K extends GainName>(
  s: Berserk,
  piece: Piece,
  kind: GainKind<K>,
  tell: Tell<K>,
): void {
  for (const { gain, by } of gainsOf(s, piece, kind)) tell(gain, by);
}

function gathered<K extends GainName>(
  s: Berserk,
  piece: Piece,
  kind: GainKind<K>,
  word: Word | undefined,
): readonly Gained<K>[] {
  const { name, bit } = kind;
  let found: Gained<K>[] | null = null;
  const { gainKinds } = cardOf(s, piece.card);
  if (name !== 'formationOf' && (gainKinds & gainBit.formationOf) !== 0) {
    found = [];
    borrow(s, piece, name, found);
  }
  const own = (gainKinds & bit) === 0 ? undefined : textOf(s, piece).gains[name];
  if (own) {
    let by: Giver | null = null;
    for (let i = 0; i < own.length; i++) {
      const entry = own[i];
      if (isOther(entry.gain, word) || (entry.under && !underHolds(s, piece, entry.under))) continue;
      by ??= contextOf(piece);
      if (!entry.if || meaning.holds(s, entry.if, by)) found = withOne(found, entry.gain as GainOf<K>, by);
    }
  }
  for (let i = 0; i < piece.lasting.length; i++) {
    const given = piece.lasting[i];
    if ((giftKinds(s, given) & bit) === 0) continue;
    for (const gain of giftOf(s, given)) {
      if (gain.kind !== name) continue;
      const { seat, from, x, it, since } = given;
      const by = { ...contextOf(piece), seat, card: from, it, same: [piece.card], x, since };
      found = withOne(found, gain as GainOf<K>, by);
    }
  }
  if ((s.auras & bit) !== 0) found = gatherAuras(s, piece, kind, found, word);
  if (s.marks.length > 0) {
    found ??= [];
    gatherMarks(s, piece, name, found);
  }
  return found ?? nothing;
}

/** A list of one is made as small as it is: most have no more. */
function withOne<K extends GainName>(found: Gained<K>[] | null, gain: GainOf<K>, by: Giver): Gained<K>[] {
  if (!found) return [{ gain, by }];
  found.push({ gain, by });
  return found;
}

/**
 * Where one word is asked for, what gives another is passed over before its state is looked at: being incorporeal is
 * both a word and a state.
 */
const isOther = (gain: Gain, word: Word | undefined): boolean =>
  word !== undefined && gain.kind === 'word' && gain.word !== word;

/** What the cell on which a card stands gives it (WE-R9). */
function gatherMarks<K extends GainName>(s: Berserk, piece: Piece, kind: K, found: Gained<K>[]): void {
  for (const mark of s.marks) {
    if (mark.cell !== piece.cell || mark.def < 0) continue;
    const { gains, whose } = cardByNumber(s, mark.def).cellGifts[mark.gift];
    const by = { ...contextOf(piece), seat: mark.seat, card: mark.from, since: piece.since };
    if (whose && !meaning.fits(s, whose, piece, by)) continue;
    for (const gain of gains) if (gain.kind === kind) found.push({ gain: gain as GainOf<K>, by });
  }
}

/** The formation features of those it stands in formation with, where its text says so (Anubisar). */
function borrow<K extends GainName>(s: Berserk, piece: Piece, kind: K, found: Gained<K>[]): void {
  const by = contextOf(piece);
  for (const mate of lendersOf(s, piece)) {
    for (const entry of textOf(s, mate).gains[kind] ?? []) {
      if (entry.under?.state !== 'formation' || (entry.if && !meaning.holds(s, entry.if, by))) continue;
      found.push({ gain: entry.gain as GainOf<K>, by });
    }
  }
}

/**
 * Those whose formation features a card has as well. What it borrows itself does not decide who lends to it: that cuts
 * the circle of two that borrow from each other, as with rules effects (B12-503.3).
 */
export function lendersOf(s: Berserk, piece: Piece): readonly Piece[] {
  if ((cardOf(s, piece.card).gainKinds & gainBit.formationOf) === 0 || borrowing.has(piece)) return nobody;
  borrowing.add(piece);
  const found: Piece[] = [];
  const by = contextOf(piece);
  for (const { gain, under } of textOf(s, piece).gains.formationOf ?? []) {
    if (under && !underHolds(s, piece, under)) continue;
    for (const mate of matesOf(s, piece)) if (meaning.fits(s, gain.cards, mate, by)) found.push(mate);
  }
  borrowing.delete(piece);
  return found;
}

/** Cards whose lenders are being looked for: empty between two questions. */
const borrowing = new WeakSet<Piece>();

/**
 * What constant features of cards in play give a card (B12-G-constant-feature), while they do
 * (B12-G-wording-gains-while).
 */
export const aurasOn = <K extends GainName>(
  s: Berserk,
  piece: Piece,
  kind: GainKind<K>,
): readonly Gained<K>[] => gatherAuras(s, piece, kind, null) ?? nothing;

function gatherAuras<K extends GainName>(
  s: Berserk,
  piece: Piece,
  { name, bit }: GainKind<K>,
  before: Gained<K>[] | null,
  word?: Word,
): Gained<K>[] | null {
  let found = before;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const giver = s.pieces[number];
      if (!giver || giver.hidden) continue;
      const card = cardOf(s, number);
      if ((card.auraKinds & bit) === 0 || (word && !card.auraWords.includes(word)) || isMute(s, giver))
        continue;
      let by: Giver | null = null;
      const auras = card.auras[name] ?? nothing;
      for (let j = 0; j < auras.length; j++) {
        const aura = auras[j];
        if (isOther(aura.gain, word) || (aura.under && !underHolds(s, giver, aura.under))) continue;
        by ??= contextOf(giver);
        if (!meaning.fits(s, aura.to, piece, by) || (aura.if && !meaning.holds(s, aura.if, by))) continue;
        found = withOne(found, aura.gain as GainOf<K>, by);
      }
    }
  }
  return found;
}

/**
 * Whether the card is in the state in which it has those features: in formation, incorporeal
 * (B12-G-wording-incorporeal-attacks-reduced), with its charge, going first or second (B12-G-symbol-if-you-go-first,
 * B12-G-symbol-if-you-go-second), on a cell of depth or of surface (RB-97), in the
 * shape of a wolf or of a human (RB-101).
 */
export function underHolds(s: Berserk, piece: Piece, under: Under): boolean {
  switch (under.state) {
    case 'formation':
      return inFormation(s, piece);
    case 'incorporeal':
      return wordOf(s, piece, 'incorporeal') > 0;
    case 'charge':
      return piece.chips >= (under.value ?? 1);
    case 'first':
      return s.first === piece.seat;
    case 'second':
      return s.first !== piece.seat;
    case 'depth':
      return isDepth(s, piece.cell);
    case 'surface':
      return isSurface(s, piece.cell);
    case 'wolf':
    case 'human':
      return piece.markers.some(({ kind }) => kind === under.state);
  }
}

/**
 * The value of a named feature (B12-G-named-feature), the greatest of all it has (B12-517.2; B09-414.4, B09-414.5); 0
 * if it has none.
 */
export function wordOf(s: Berserk, piece: Piece, word: Word): number {
  if (piece.hidden) return 0;
  const card = cardOf(s, piece.card);
  const printed = piece.unheeded ? (card.mute ?? card) : card;
  const asPrinted = (s.kinds & wordBits) === 0 || (!givesWord(s, printed, word) && !changesWords(s, piece));
  const value = asPrinted ? printedWord(printed, word) : wordWithGains(s, piece, word);
  const barred = value > 0 && profileOf(s).creaturesWords && creaturesWords.has(word);
  return barred && !meaning.isCreature(s, piece) ? 0 : value;
}

/**
 * In 2009 other cards than creatures can not have them: B09-D-incorporeality, B09-D-union, B09-D-clumsiness, B09-D-poisoning, B09-D-regeneration, B09-D-corpse-eating,
 * B09-D-plague.
 */
const creaturesWords: ReadonlySet<Word> = new Set([
  'incorporeal',
  'union',
  'clumsiness',
  'poisoning',
  'regeneration',
  'corpseEating',
  'plague',
]);

function wordWithGains(s: Berserk, piece: Piece, word: Word): number {
  const lostAt = lossOf(s, piece, word);
  // B09-407.5: what is lost can not be had again while the loss lasts.
  if (lostAt !== never && profileOf(s).lossIsFinal) return 0;
  let most = lostAt === never ? (textOf(s, piece).words.get(word) ?? 0) : 0;
  let more = 0;
  for (const { gain, by } of gainsOf(s, piece, gainKind.word, word)) {
    if (gain.word !== word || by.since < lostAt) continue;
    // WE-R5.
    const value = gain.by === undefined ? (gain.value ?? 1) : meaning.amountOf(s, gain.by, by);
    if (gain.more) more += value;
    else most = Math.max(most, value);
  }
  return most + more;
}

/** Cards have few words, so a look through them is faster than a look into a table. */
function printedWord({ wordNames, wordValues }: Card, word: Word): number {
  for (let i = 0; i < wordNames.length; i++) if (wordNames[i] === word) return wordValues[i];
  return 0;
}

/** Whether the card's own constant features or those of others may give it the word. */
const givesWord = (s: Berserk, printed: Card, word: Word): boolean =>
  ((printed.gainKinds & gainBit.word) !== 0 && printed.gainWords.includes(word)) ||
  ((s.auras & gainBit.word) !== 0 && s.auraWords.includes(word));

/** Whether effects or marks give the card words, or whether it may have lost some. */
function changesWords(s: Berserk, piece: Piece): boolean {
  const { gainKinds } = cardOf(s, piece.card);
  if (((s.auras | gainKinds) & (gainBit.loses | gainBit.formationOf)) !== 0) return true;
  for (let i = 0; i < piece.lasting.length; i++)
    if ((giftKinds(s, piece.lasting[i]) & wordBits) !== 0) return true;
  for (const { cell, def } of s.marks) if (def >= 0 && cell === piece.cell) return true;
  return false;
}

const wordBits = gainBit.word | gainBit.loses | gainBit.formationOf;

/**
 * When the named feature was lost: every copy it had then (B12-119.5.2). What was gained since counts
 * (B12-G-loses-until-end-of-battle, B12-G-gains-until-end-of-battle).
 */
function lossOf(s: Berserk, piece: Piece, word: Word): number {
  let at = never;
  if ((s.kinds & (gainBit.loses | gainBit.formationOf)) === 0) return at;
  for (const { gain, by } of gainsOf(s, piece, gainKind.loses))
    if (gain.what === word) at = Math.max(at, by.since);
  return at;
}

const never = -2;

export const has = (s: Berserk, piece: Piece, word: Word): boolean => wordOf(s, piece, word) > 0;

/**
 * Formation: another creature of the squad with Formation stands ahead, behind or beside (B12-G-formation,
 * B12-G-break-formation).
 */
export function inFormation(s: Berserk, piece: Piece): boolean {
  return matesOf(s, piece).length > 0;
}

/** The creatures that a card stands in formation with. */
export function matesOf(s: Berserk, piece: Piece): readonly Piece[] {
  if (piece.hidden) return nobody;
  const beside = besideInFormation(s, piece);
  return beside.length === 0 ? beside : beside.filter((mate) => !mate.hidden);
}

const nobody: readonly Piece[] = [];

/** Whether a card would be in formation if all cards were face up. */
export const wouldForm = (s: Berserk, piece: Piece): boolean => besideInFormation(s, piece).length > 0;

function besideInFormation(s: Berserk, piece: Piece): readonly Piece[] {
  if (!hasFormation(s, piece)) return nobody;
  const mates: Piece[] = [];
  // Whoever stands on such a cell: two may share it (B12-523.1), a symbiont stands where its host does (B12-209.9).
  for (const number of s.sides[piece.seat].squad) {
    const mate = s.pieces[number];
    if (mate && hasFormation(s, mate) && straightTo(piece.cell, mate.cell)) mates.push(mate);
  }
  return mates;
}

/** Formation is had whether the card stands in one or not, so it must not ask what a formation gives. */
const hasFormation = (s: Berserk, piece: Piece): boolean =>
  cardOf(s, piece.card).forms && !isMute(s, piece) && (profileOf(s).symbiontsForm || piece.host < 0);

export function cannot(s: Berserk, piece: Piece, what: Cannot, at: Piece | null = null): boolean {
  if ((s.kinds & (gainBit.cannot | gainBit.formationOf)) === 0) return false;
  if (!cardOf(s, piece.card).cannots.includes(what) && !touchedByOthers(s, piece, gainBit.cannot))
    return false;
  return isBarred(s, piece, what, at);
}

/** Whether it can not act: nothing at all, or nothing but a simple strike at some cards; `strikes` at whom, if that is known. */
export function cannotAct(s: Berserk, piece: Piece, strikes?: Piece | 'any'): boolean {
  if ((s.kinds & (gainBit.cannot | gainBit.formationOf)) === 0) return false;
  if (!cardOf(s, piece.card).cannots.includes('act') && !touchedByOthers(s, piece, gainBit.cannot))
    return false;
  for (const { gain, by } of gainsOf(s, piece, gainKind.cannot)) {
    if (gain.what !== 'act' || gain.onto || gain.of) continue;
    if (!gain.at || strikes === undefined) return true;
    if (strikes !== 'any' && meaning.fits(s, gain.at, strikes, by)) return true;
  }
  return false;
}

function isBarred(s: Berserk, piece: Piece, what: Cannot, at: Piece | null): boolean {
  for (const { gain, by } of gainsOf(s, piece, gainKind.cannot)) {
    if (gain.what !== what || gain.onto || gain.of) continue;
    if (!gain.at || (at && meaning.fits(s, gain.at, at, by))) return true;
  }
  return false;
}

/** Whether anything can let the card do this at all, whatever it is aimed at. */
export function mayEver(s: Berserk, piece: Piece, what: May): boolean {
  if ((s.kinds & (gainBit.may | gainBit.formationOf)) === 0) return false;
  return cardOf(s, piece.card).mays.includes(what) || touchedByOthers(s, piece, gainBit.may);
}

/** The value of what a card may do beyond the rules (B12-520.1, B09-103.1), 1 for one without; 0 if it may not. */
export function may(s: Berserk, piece: Piece, what: May, at: Piece | null = null): number {
  return mayEver(s, piece, what) ? leaveFor(s, piece, what, at) : 0;
}

function leaveFor(s: Berserk, piece: Piece, what: May, at: Piece | null): number {
  let most = 0;
  for (const { gain, by } of gainsOf(s, piece, gainKind.may)) {
    if (gain.what !== what) continue;
    if (!gain.at || (at && meaning.fits(s, gain.at, at, by))) most = Math.max(most, gain.value ?? 1);
  }
  return most;
}

/** Keeps in the state which moments cards in play wait for, hidden ones too (B12-529.3). */
export function countMoments(s: Berserk): void {
  const moments = new Set<Moment>();
  eachPiece(s, 0, ({ card }) => {
    for (const moment of cardOf(s, card).triggers.keys()) moments.add(moment);
  });
  for (const { graveyard } of s.sides) {
    for (const card of graveyard) {
      const { away, triggers } = cardOf(s, card);
      if (away) for (const moment of triggers.keys()) moments.add(moment);
    }
  }
  s.moments = [...moments];
}

/** Keeps in the state which kinds of gains cards in play give to others, and which moments they wait for. */
export function countAuras(s: Berserk): void {
  let bits = 0;
  const given = new Set<Word>();
  let forms = false;
  let fickle = false;
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (!piece || piece.hidden) continue;
      const card = cardOf(s, number);
      const { auraKinds, auraWords, gainKinds } = card;
      bits |= auraKinds;
      s.kinds |= gainKinds | auraKinds;
      for (const word of auraWords) given.add(word);
      if (card.forms) forms = true;
      if (card.fickle) fickle = true;
    }
  }
  s.auras = bits;
  s.auraWords = [...given];
  countMoments(s);
  s.formations = forms;
  s.fickle = fickle;
  s.unsettled = true;
}
