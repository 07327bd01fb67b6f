/** Why a card can not be chosen for an effect: what protects it, or the first word of the text that it does not fit. */
import type { Reason } from '@vigrid/kernel';
import { deedOf, type Effect } from '../effects/index.ts';
import { outOfFirstAttack } from '../flow/attack.ts';
import { mayBeChosenBySpell } from '../flow/wounds.ts';
import { cardOf, type EffectsFrame, type Heroes, isHero, type Piece, pieceOf, rival } from '../state.ts';
import type { Misfit } from '../text/reasons.ts';
import type { Filter } from './filter.ts';
import { effectAt } from './lists.ts';
import { livesOf, matching, pieceFits, strikeOf } from './meaning.ts';
import { bound, cardFits, type Measure } from './printed.ts';
import { amongPlay, drawnTo } from './targets.ts';

/** Empty where nothing more can be told than the question says. */
export function againstChoice(s: Heroes, f: EffectsFrame, rule: string, card: number): Reason[] {
  const e = effectAt(s, f);
  if (amongPlay(e)) return againstTarget(s, e, f, rule, card);
  if (e.do !== 'discard') return [];
  // What another hand holds is not told apart from what lies anywhere else.
  const { hand } = s.sides[e.who ? rival(f.seat) : f.seat];
  if (!hand.includes(card)) return [{ rule, why: 'discardHand' }];
  const { cost = 0 } = cardOf(s, card);
  const fits = (part: Filter) => cardFits(cardOf(s, card), part) && !(part.other && card === f.card);
  return misfitsOf(bound(s, e.what ?? {}, f), fits, () => cost).map((one) => ({ rule, card, ...one }));
}

/** Who would be chosen by a spell that finds nobody if nothing protected them from spells. */
export function againstSpell(s: Heroes, e: Effect, by: Measure): Reason[] {
  const why: Reason[] = [];
  const to = deedOf(e).target?.(e);
  if (typeof to !== 'object' || !('pick' in to)) return why;
  for (const piece of matching(s, bound(s, to.pick, by), by.seat, by.card)) mayBeChosenBySpell(s, piece, why);
  return why;
}

function againstTarget(s: Heroes, e: Effect, f: EffectsFrame, rule: string, card: number): Reason[] {
  const piece = pieceOf(s, card);
  if (!piece) return [{ rule: 'BH-9.1', why: 'gone' }];
  const deed = deedOf(e);
  const to = deed.target?.(e);
  const filter = typeof to === 'object' && 'pick' in to ? bound(s, to.pick, f) : (deed.among ?? {});
  const why = misfitsOf(
    filter,
    (part) => pieceFits(s, piece, part, f.seat, f.card),
    (field) => figure(s, piece, field),
  ).map((one): Reason => ({ rule, card, ...one }));
  if (deed.moves && isHero(s, piece)) why.push({ rule: 'BH-1.4', why: 'heroStays', card });
  if (cardOf(s, f.card).type === 'spell') mayBeChosenBySpell(s, piece, why);
  if (deed.attacks && outOfFirstAttack(s, piece)) why.push({ rule: 'BH-13.1', why: 'firstAttack', card });
  const [drawing] = drawnTo(s, f);
  if (drawing !== undefined && drawing !== card)
    why.push({ rule: 'BH-13.1', why: 'mustChoose', card: drawing });
  return why;
}

/** The words of a text that do not fit, one by one, with the figures they speak of. */
function misfitsOf(
  filter: Filter,
  fits: (part: Filter) => boolean,
  have: (field: string) => number,
): Omit<Reason, 'rule'>[] {
  return Object.entries(filter).flatMap(([field, wanted]) => {
    if (wanted === undefined || fits({ [field]: wanted })) return [];
    const figures = typeof wanted === 'number' ? { have: have(field), need: wanted } : {};
    return { why: misfitOf(field, wanted), ...figures };
  });
}

function figure(s: Heroes, piece: Piece, field: string): number {
  if (field.startsWith('strike')) return strikeOf(s, piece);
  return field === 'livesMin' ? livesOf(s, piece) - piece.wounds : (cardOf(s, piece.card).cost ?? 0);
}

function misfitOf(field: string, wanted: unknown): Misfit {
  switch (field) {
    case 'side':
      return wanted === 'yours' ? 'wantsYours' : 'wantsEnemy';
    case 'other':
      return 'wantsOther';
    case 'type':
      return wanted === 'creature'
        ? 'wantsCreature'
        : wanted === 'character'
          ? 'wantsCharacter'
          : 'wantsType';
    case 'not':
      return 'wantsType';
    case 'wounded':
      return wanted ? 'wantsWounded' : 'wantsUnwounded';
    case 'closed':
      return wanted ? 'wantsClosed' : 'wantsOpen';
    case 'weakened':
      return 'wantsWeakened';
    case 'poisoned':
      return 'wantsPoisoned';
    case 'stunned':
      return 'wantsStunned';
    case 'element':
    case 'elements':
    case 'without':
      return 'wantsElement';
    case 'class':
    case 'notClass':
      return 'wantsClass';
    case 'costMax':
      return 'wantsCheaper';
    case 'costMin':
      return 'wantsDearer';
    case 'strikeMax':
      return 'wantsWeaker';
    case 'strikeMin':
      return 'wantsStronger';
    case 'livesMin':
      return 'wantsLives';
    case 'names':
      return 'wantsName';
    default:
      return 'wantsAbility';
  }
}
