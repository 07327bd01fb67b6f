/**
 * Decisive advantage (B12-602.1) and a game that nobody can win (B12-603.1), as far as figures prove them (RB-19): all
 * cards in play are face up, and none has a feature that could change the outcome.
 */
import { no, type Seat, type Why } from '@vigrid/kernel';
import type { AttackPattern, Feature, Gain, Word } from '../../abilities/index.ts';
import type { Card } from '../../cards/catalogue.ts';
import { isCreature, isFlying, printedStrike, stockOf } from '../../features/figures.ts';
import { wordOf } from '../../features/gains.ts';
import type { RuleId } from '../../rulebook/index.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, cardOf, type G, pieceOf, profileOf, rival } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { plannedBlow } from '../combat/blow.ts';
import { strengthOf } from '../combat/strength.ts';
import { isProtected, takesNone } from '../wounds/protection.ts';
import { endGame } from './campaign.ts';

export type Claim = 'victory' | 'draw';

/** What the seat may claim in its own Choice subphase. */
export const claimsOf = (s: Berserk, seat: Seat): readonly Claim[] =>
  profileOf(s).claims ? claims.filter((what) => mayClaim(s, seat, what)) : nothing;

const nothing: readonly Claim[] = [];

const claims = ['victory', 'draw'] as const;

export function mayClaim(s: Berserk, seat: Seat, what: Claim, why?: Why): boolean {
  if (!profileOf(s).claims) return no(why, { rule: 'B09-102.5', why: 'noClaims' });
  const rule = what === 'victory' ? 'B12-602.1' : 'B12-603.1';
  // Texts are looked at first: they rule out most claims.
  const quiet = areQuiet(s, rival(seat), false) && areQuiet(s, seat, what === 'victory');
  if (!quiet || !isSettled(s)) return why ? no(why, { rule, why: 'unproved' }) : false;
  const proved = what === 'victory' ? canNotLose(s, seat) : isHopeless(s, seat) && isHopeless(s, rival(seat));
  return proved || no(why, { rule, why: 'unproved' });
}

/** The game is over as it was claimed. In a campaign nothing may be done after this. */
export function grant(g: G, seat: Seat, what: Claim, rule: RuleId): void {
  stirring(g)?.({ kind: 'claimed', rule, seat, what });
  stirring(g)?.({ kind: 'over', rule, seat, what });
  endGame(g, what === 'victory' ? [seat] : [0, 1], rule);
}

/** Nothing is under way or yet to come that is not in the figures. */
function isSettled(s: Berserk): boolean {
  if (s.stack.length + s.due.length + s.delayed.length + s.marks.length > 0) return false;
  return s.sides.every(
    (side) =>
      side.squad.every((card) => {
        const piece = pieceOf(s, card);
        return piece && !piece.hidden && piece.lasting.length + piece.markers.length === 0 && piece.host < 0;
      }) &&
      side.incarnations.every(({ used }) => used) &&
      side.graveyard.every((card) => cardOf(s, card).features.every(isSilentInGraveyard)),
  );
}

const isSilentInGraveyard = (feature: Feature): boolean =>
  feature.kind === 'when'
    ? feature.where !== 'graveyard'
    : feature.kind !== 'word' || feature.word !== 'valhalla';

/**
 * The seat has a creature that nobody of the other squad can wound, that wounds every one of them in time, and that
 * they can not run away from: it flies, or is as fast as any of them.
 */
function canNotLose(s: Berserk, seat: Seat): boolean {
  const foes = creatures(s, rival(seat));
  return creatures(s, seat).some(
    (hero) =>
      foes.every((foe) => !harms(s, foe, hero) && wounds(s, hero, foe, false, wordOf(s, foe, 'armour'))) &&
      (isFlying(s, hero) || foes.every((foe) => isFlying(s, foe) || stockOf(s, foe) <= stockOf(s, hero))),
  );
}

/** Nobody of the seat's can wound anybody of the other squad. */
function isHopeless(s: Berserk, seat: Seat): boolean {
  const foes = creatures(s, rival(seat));
  return creatures(s, seat).every((piece) => foes.every((foe) => !harms(s, piece, foe)));
}

const creatures = (s: Berserk, seat: Seat): Piece[] =>
  s.sides[seat].squad.flatMap((card) => {
    const piece = pieceOf(s, card);
    return piece && isCreature(s, piece) ? [piece] : [];
  });

/** Whether the texts of a squad leave things to simple strikes; what is played need not be. */
function areQuiet(s: Berserk, seat: Seat, plays: boolean): boolean {
  for (const card of s.sides[seat].squad) if (loudest(cardOf(s, card)) > (plays ? 1 : 0)) return false;
  return true;
}

const known = new WeakMap<Card, number>();

/** Of a card's texts: 0 if all are quiet, 1 if but for those that are played, 2 otherwise. */
function loudest(card: Card): number {
  const found = known.get(card);
  if (found !== undefined) return found;
  const loud = card.features.filter((one) => !isQuiet(one));
  const most = loud.length === 0 ? 0 : loud.every(({ kind }) => kind === 'play') ? 1 : 2;
  known.set(card, most);
  return most;
}

function isQuiet(feature: Feature): boolean {
  switch (feature.kind) {
    case 'word':
      return quietWords.includes(feature.word);
    case 'recruiting':
      return true;
    case 'has':
      return !feature.to && !feature.if && feature.gives.every(isSteady);
    default:
      return false;
  }
}

/** Named features that change neither who is wounded nor who can be reached. */
const quietWords: readonly Word[] = [
  'vanguard',
  'armour',
  'unique',
  'noEquipment',
  'directedStrike',
  'unanswerableStrike',
  'protectionFromPoison',
  'protectionFromMagic',
  'protectionFromSudden',
];

/** Gains that are the same in every fight, wherever it is. */
function isSteady(gain: Gain): boolean {
  switch (gain.kind) {
    case 'word':
      return quietWords.includes(gain.word);
    case 'protection':
    case 'noWounds':
      return isPlain(gain.from);
    case 'reduced':
      return typeof gain.to === 'number' && isPlain(gain.from);
    case 'less':
      return typeof gain.by === 'number' && !gain.once && isPlain(gain.from);
    case 'strike':
      return typeof gain.by === 'number' && !gain.once && !gain.vs;
    default:
      return false;
  }
}

const plainKeys: readonly string[] = [
  'types',
  'grades',
  'close',
  'magic',
  'strength',
  'spells',
  'influences',
];

const isPlain = (pattern: AttackPattern): boolean =>
  Object.keys(pattern).every((key) => plainKeys.includes(key));

/** Whether it can wound another, be it with armour, striking or answering. */
const harms = (s: Berserk, by: Piece, to: Piece): boolean =>
  wounds(s, by, to, false, 0) || wounds(s, by, to, true, 0);

/** Whether some grade of a simple strike, or of the answer to one, comes to more than the armour. */
function wounds(s: Berserk, by: Piece, to: Piece, answering: boolean, armour: number): boolean {
  return [0, 1, 2].some((grade) => {
    const blow = { ...plannedBlow(by, to, 'simple', by.cell), grade, answering };
    const strength = strengthOf(s, blow, printedStrike(s, by)[grade], []);
    const full = { ...blow, strength, wounds: strength };
    return strength > armour && !isProtected(s, full) && !takesNone(s, full);
  });
}
