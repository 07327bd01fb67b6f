/**
 * What a player may declare (B12-301.2): slow actions in the Choice subphase, with an empty stack (B12-302.8), fast
 * ones whenever there is priority (section 304, section 412, section 510).
 */
import { no, type Reason, type Seat, type Why } from '@vigrid/kernel';
import { amountOf, type Context, fits, holds, isFree, isShown, isUnknown } from '../abilities/filters.ts';
import { listNumber, namedList } from '../abilities/named.ts';
import type { CellFilter, Choice, Effect, Played, Word } from '../abilities/types.ts';
import type { BerserkAct } from '../acts.ts';
import { type Card, gainBit } from '../cards/catalogue.ts';
import { cells, distance, halfOf, neighbours, rankOf, straightNeighbours } from '../cells.ts';
import { isOf } from '../effects/attacks.ts';
import { isMovable, pushedTo } from '../effects/moving.ts';
import { featureKey, usesLeft } from '../effects/triggers.ts';
import {
  cannot,
  contextOf,
  eachAura,
  eachGain,
  has,
  hasLives,
  isCreature,
  isFlying,
  isSeated,
  livesOf,
  may,
  near,
  stockOf,
  textOf,
  touched,
  typeOf,
  underHolds,
  wordOf,
} from '../figures.ts';
import { isBarred } from '../recruiting.ts';
import type { RuleId } from '../rulebook/index.ts';
import {
  type AbilityItem,
  type Attack,
  type Berserk,
  cardOf,
  giftKinds,
  giftOf,
  type Item,
  numberOf,
  type Piece,
  pieceOf,
  profileOf,
} from '../state.ts';
import { affords, chipsFor } from './payment.ts';
import { courseOf, type StageName } from './stages.ts';
import {
  attackTargets,
  cellOf,
  choosable,
  named,
  openCells,
  plannedBlow,
  reaches,
  targetOf,
} from './targets.ts';
import { committed, type Step, stepsOf, useOf } from './uses.ts';

/** A played feature that a card has now (B12-G-played-feature), its own or a gained one (B12-117.2). */
export interface Playable {
  readonly def: number;
  readonly number: number;
  readonly feature: Played;
}

export function playablesOf(s: Berserk, piece: Piece): Playable[] {
  const text = textOf(s, piece);
  const found: Playable[] = [];
  for (const { number, feature, under } of text.plays) {
    if (!under || underHolds(s, piece, under)) found.push({ def: text.def, number, feature });
  }
  if ((s.auras & gainBit.feature) !== 0) {
    eachAura(s, piece, 'feature', ({ feature }, { card }) => {
      if (feature.kind !== 'play' || found.some((one) => one.feature === feature)) return;
      found.push({ def: s.def[card], number: numberOf(s, s.def[card], feature), feature });
    });
  }
  for (const given of piece.lasting) {
    for (const gain of giftOf(s, given)) {
      if (gain.kind === 'feature' && gain.feature.kind === 'play') {
        found.push({ def: given.def, number: numberOf(s, given.def, gain.feature), feature: gain.feature });
      }
    }
  }
  return found;
}

/** Whether a card can act: open, has not acted, nothing of it is promised (B12-510.1, B12-501.2). */
export function canAct(s: Berserk, piece: Piece, why?: Why): boolean {
  if (piece.closed) return no(why, { rule: 'B12-510.1', why: 'closed', card: piece.card });
  if (committed(s, piece.card).close)
    return no(why, { rule: 'B12-501.2', why: 'committed', card: piece.card });
  if (
    profileOf(s).movesBeforeClosing &&
    s.stack.some((item) => item.kind === 'move' && item.card === piece.card)
  )
    return no(why, { rule: 'B09-203.11', why: 'committed', card: piece.card });
  if (piece.acts > 0) {
    const rule = profileOf(s).openingRestoresAction ? 'B12-510.4' : 'B09-G-action-of-a-card';
    return no(why, { rule, why: 'acted', card: piece.card });
  }
  if (cannot(s, piece, 'act')) return no(why, { rule: 'B12-525.2', why: 'cannotAct', card: piece.card });
  return true;
}

/** Whether it may declare one more simple strike: usually one action, more where its text says so (B12-510.6). */
export function canStrike(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!piece.closed && piece.strikes > 0 && piece.strikes === piece.acts && strikesOn(s, piece)) {
    if (!committed(s, piece.card).close) return true;
    return no(why, { rule: 'B12-501.2', why: 'committed', card: piece.card });
  }
  return canAct(s, piece, why);
}

/** Whether its text lets it strike once more: so often, at different cards in a row, at all around it. */
export function strikesOn(s: Berserk, piece: Piece): boolean {
  if (piece.strikes < may(s, piece, 'strikeTimes')) return true;
  if (piece.struck.includes(rowBroken)) return false;
  return piece.strikes < may(s, piece, 'strikeOthers') || leftAround(s, piece).length > 0;
}

/** In `Piece.struck`: something else was done in between. */
export const rowBroken = -1;

/** Enemy creatures around a card that strikes them all, and that it has not struck yet (Hydra). */
function leftAround(s: Berserk, piece: Piece): Piece[] {
  if (may(s, piece, 'strikeEach') === 0) return [];
  return s.sides[1 - piece.seat].squad.flatMap((card) => {
    const other = s.pieces[card];
    return other && isCreature(s, other) && near(piece, other) && !piece.struck.includes(card) ? [other] : [];
  });
}

/** In a row only cards that it has not struck yet; all around it, only those. */
function mayStrikeNext(s: Berserk, piece: Piece, card: number): boolean {
  if (piece.strikes === 0 || piece.strikes < may(s, piece, 'strikeTimes')) return true;
  if (piece.struck.includes(card)) return false;
  return (
    piece.strikes < may(s, piece, 'strikeOthers') || leftAround(s, piece).some((one) => one.card === card)
  );
}

/**
 * Whether a simple strike, which every creature has (B12-107.1), may be declared at a card (B12-107.2, B12-504.1).
 */
export function canStrikeAt(s: Berserk, piece: Piece, to: Piece, why?: Why): boolean {
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-206.8', why: 'noStrike', card: piece.card });
  if (!canStrike(s, piece, why)) return false;
  if (!mayStrikeNext(s, piece, to.card)) {
    return no(why, { rule: 'B12-510.6', why: 'struckAlready', card: to.card });
  }
  return reaches(s, piece, piece.cell, to, 'simple', 0, why);
}

/** The cards that a creature may strike now. */
export function strikeTargets(s: Berserk, piece: Piece): number[] {
  if (!isCreature(s, piece) || !canStrike(s, piece)) return [];
  const targets = attackTargets(s, strikeStep, contextOf(piece));
  return piece.strikes === 0 ? targets : targets.filter((card) => mayStrikeNext(s, piece, card));
}

/**
 * Those that a card must strike in its own turn while it can (B12-G-obligation-to-attack,
 * B12-G-change-obligation-to-attack).
 */
export function obliged(s: Berserk, piece: Piece): number[] {
  // B12-G-accuracy, B09-D-accuracy: it ignores what obliges it to attack.
  if (!touched(s, piece, gainBit.must) || has(s, piece, 'accuracy')) return [];
  const must: number[] = [];
  eachGain(s, piece, 'must', (gain, giver) => {
    for (const card of strikeTargets(s, piece)) {
      const to = pieceOf(s, card);
      if (to && fits(s, gain.at, to, giver)) must.push(card);
    }
  });
  return must;
}

const strikeStep = namedList(listNumber('strike'))[0] as Parameters<typeof attackTargets>[1];

/** Whether a played feature can be declared with this X (B12-114.2, B12-501.2, B09-404.3, B09-408.5). */
export function canPlay(s: Berserk, piece: Piece, playable: Playable, x: number, why?: Why): boolean {
  const { feature, def, number } = playable;
  const { pay } = feature;
  if (piece.hidden && !pay.sudden) return no(why, { rule: 'B12-529.3', why: 'hidden', card: piece.card });
  // B12-401.1, B09-301.3: no card actions in the Preliminary phase.
  if (pay.close && s.turn === 0) return no(why, { rule: 'B12-401.1', why: 'preliminary', card: piece.card });
  if (pay.close && !canAct(s, piece, why)) return false;
  if (!affords(s, piece, pay, x, why)) return false;
  if (feature.times) {
    if (usesLeft(s, piece, featureKey(def, number), feature.times) <= 0) {
      const rule = feature.times.per === 'turn' ? 'B12-G-x-times-per-turn' : 'B12-G-x-times-per-battle';
      return no(why, { rule, why: 'usedUp', card: piece.card, need: feature.times.most });
    }
    // B12-401.4.
    if (feature.times.per === 'turn' && s.turn === 0)
      return no(why, { rule: 'B12-401.4', why: 'preliminary' });
  }
  if (profileOf(s).timedResponses && !inTime(s, piece, playable, why)) return false;
  const ctx = { ...contextOf(piece), x };
  if (feature.if && !holds(s, feature.if, ctx))
    return no(why, { rule: 'B12-114.1', why: 'condition', card: piece.card });
  if (!canDeclare(s, feature.does, ctx))
    return no(why, { rule: 'B12-501.1', why: 'noTarget', card: piece.card });
  return true;
}

const redirects = (does: readonly Step[]): boolean =>
  does.some((one) => 'do' in one && one.do.do === 'redirect');

/** In 2009 what such a feature is about has to be on top of the stack, and at that stage of its course. */
const windows: Readonly<Partial<Record<Effect['do'], { rule: RuleId; at: readonly StageName[] }>>> = {
  // B09-216.9: a block has a second chance.
  block: { rule: 'B09-410.3', at: ['target', 'protection'] },
  redirect: { rule: 'B09-412.3', at: ['target'] },
  modifyRoll: { rule: 'B09-422.3', at: ['roll', 'result'] },
};

function inTime(s: Berserk, piece: Piece, { feature, def, number }: Playable, why?: Why): boolean {
  // B09-412.6: not while a redirection of its own is on the stack.
  const sends = redirects(feature.does);
  if (sends && s.uses.some((use) => use.card === piece.card && use.def === def && use.feature === number))
    return no(why, { rule: 'B09-412.6', why: 'notNow', card: piece.card });
  const top = s.stack[s.stack.length - 1];
  const stage = top?.kind === 'ability' ? courseOf(s, top)[top.stage].name : null;
  for (const one of feature.does) {
    const window = 'do' in one ? windows[one.do.do] : undefined;
    if (window && (stage === null || !window.at.includes(stage)))
      return no(why, { rule: window.rule, why: 'notNow', card: piece.card });
  }
  return true;
}

/** Whether the first of the abilities that may be left out of none has somebody to be aimed at. */
export function canDeclare(s: Berserk, steps: readonly Step[], ctx: Context): boolean {
  const [first, second] = steps;
  if (first === undefined) return false;
  if (stepPossible(s, first, ctx)) return true;
  // B12-505.3: an ability that can not be declared is skipped, and "otherwise" takes its place (B12-505.6).
  return second !== undefined && !second.atThat && stepPossible(s, second, ctx);
}

export function stepPossible(s: Berserk, step: Step, ctx: Context): boolean {
  if (step.if && !holds(s, step.if, ctx)) return false;
  if (step.use === 'or') return step.options.some((option) => canDeclare(s, option, ctx));
  if ('do' in step) return effectPossible(s, step.do, ctx);
  return attackTargets(s, step, ctx).length > 0;
}

/** Whether an effect has what it is aimed at: cards, cells, something on the stack (B12-525.1). */
export function effectPossible(s: Berserk, effect: Effect, ctx: Context): boolean {
  const target = targetOf(effect);
  if (target) {
    const cards = named(s, target, ctx) ?? aimable(s, effect, target as Choice, ctx);
    if (!cards.some((card) => suits(s, effect, card, ctx) && hasRoom(s, effect, card, ctx))) return false;
  } else if (!hasRoom(s, effect, -1, ctx)) return false;
  if (effect.do === 'redirect') return redirectable(s, effect, ctx).length > 0;
  // B09-D-summon: in 2009 it is aimed at a cell, and the deck is searched when it is executed.
  if (effect.do === 'summon' && !profileOf(s).summonOnDeclaration)
    return effect.onto !== undefined || openCells(s, arrivalCell(effect), ctx).length > 0;
  // B12-532.3.1: whether a deck holds the card shows when it is searched.
  if (effect.do === 'summon' || effect.do === 'union') return s.sides[ctx.seat].deck.length > 0;
  const found = findable(s, effect, ctx);
  return found === null || found.length > 0;
}

/** The cards that an effect may be aimed at: in play, or sources on the stack that are gone (B12-527.2). */
export function aimable(s: Berserk, effect: Effect, choice: Choice, ctx: Context): number[] {
  const cards = choosable(s, choice, ctx);
  if (effect.do !== 'block') return cards;
  const gone = s.stack.filter((item) => !pieceOf(s, item.card) && isGoneSource(s, item, choice, ctx));
  return [...cards, ...new Set(gone.map(({ card }) => card))];
}

/** Of a card that has left play only whose it is and of what type can be asked. */
function isGoneSource(s: Berserk, { seat, card }: Item, { choose }: Choice, ctx: Context): boolean {
  const { side, type, ...more } = choose;
  if (Object.keys(more).length > 0) return false;
  if (side && (seat === ctx.seat) !== (side === 'yours')) return false;
  return !type || cardOf(s, card).type === type;
}

/** Where a card that is summoned or revived comes: next to this one, on a free cell (B12-532.3, B12-532.6). */
export const arrivalCell = (effect: { readonly cell?: CellFilter }): CellFilter =>
  effect.cell ?? { near: 'this', free: true };

/** Whether there is a cell for what the effect does to this card. */
export function hasRoom(s: Berserk, effect: Effect, card: number, ctx: Context): boolean {
  const cell = cellOf(effect);
  return !cell || openCells(s, cell, card < 0 ? ctx : { ...ctx, same: [card] }).length > 0;
}

/** The cards of a deck or graveyard that an effect may bring or speak of; null where it is about none. */
export function findable(
  s: Berserk,
  effect: Effect,
  by: { readonly seat: Seat; readonly card: number; readonly x: number },
): number[] | null {
  const side = s.sides[by.seat];
  if (effect.do === 'summon') {
    if (effect.what.self) return side.deck.filter((card) => card === by.card);
    return side.deck.filter((card) => isShown(s, effect.what, card, by.x) && !isBarred(s, by.seat, card));
  }
  if (effect.do === 'revive')
    return side.graveyard.filter((card) => isShown(s, effect.what, card) && !isBarred(s, by.seat, card));
  if (effect.do === 'union') return unionCards(s, by);
  if (effect.do === 'singular' && effect.what === 'learnStrongStrike') return learnable(s, by);
  if (effect.do === 'exileDead') {
    const { graveyard } = s.sides[effect.side === 'yours' ? by.seat : 1 - by.seat];
    return graveyard.filter((card) => !effect.what || isShown(s, effect.what, card));
  }
  if (effect.do === 'incarnationChip' && effect.to !== 'this') {
    const { to } = effect;
    return side.incarnations.filter((one) => !one.used && isShown(s, to, one.card)).map(({ card }) => card);
  }
  return null;
}

/**
 * Cards of the deck with Union that cost less and have something to do on a strike, one of each name (B12-G-union-x);
 * in 2009 any creatures that cost less (B09-D-union).
 */
function unionCards(s: Berserk, by: { readonly seat: Seat; readonly card: number }): number[] {
  const names = new Set<string>();
  return s.sides[by.seat].deck.filter((card) => {
    const data = cardOf(s, card);
    if (data.cost >= cardOf(s, by.card).cost || names.has(data.en)) return false;
    if (profileOf(s).unionOnStrike ? !hasUnion(data) : data.type !== 'creature') return false;
    names.add(data.en);
    return true;
  });
}

const hasUnion = ({ words, triggers }: Card): boolean => words.has('union') && triggers.has('hits');

/** Creatures of the deck with a feature on a strong strike that the card has not learnt yet (Degaska). */
function learnable(s: Berserk, by: { readonly seat: Seat; readonly card: number }): number[] {
  const known = pieceOf(s, by.card)?.lasting.map(({ def }) => def) ?? [];
  return s.sides[by.seat].deck.filter((card) => {
    const { strongGift, type, def } = cardOf(s, card);
    return type === 'creature' && strongGift >= 0 && def !== s.def[by.card] && !known.includes(def);
  });
}

/**
 * Whether an effect can do anything to this card: what is open can not be opened, and so on (B12-525.1, B12-525.3).
 */
export function suits(s: Berserk, effect: Effect, card: number, ctx: Context): boolean {
  const piece = pieceOf(s, card);
  if (!piece) return effect.do === 'block' && blockable(s, card, effect, ctx) !== null;
  if (piece.hidden && isUnknown(s, piece, ctx.seat)) return effect.do !== 'open' || piece.closed;
  switch (effect.do) {
    case 'open':
      return piece.closed;
    case 'close':
      return !piece.closed;
    case 'wound':
    case 'reduceLives':
    case 'leaveLives':
      return hasLives(s, piece);
    // B12-502.9: who can not be healed, can not be by anybody.
    case 'extraLives':
      return hasLives(s, piece) && !cannot(s, piece, 'receiveLives');
    case 'heal':
      return !has(s, piece, 'incorporeal') && !cannot(s, piece, 'heal');
    case 'lose':
      // B12-208.7: where there is no cell to land on flight is not lost; in 2009 it is, and the flyer dies (B09-D-flight).
      if (effect.what === 'flight' && !profileOf(s).landOrDie && !s.field.some((_, cell) => isFree(s, cell)))
        return false;
      return canLose(s, piece, effect.what);
    case 'loseChips':
      return piece.chips > 0;
    // B12-G-cannot-be-in-squad-with, B09-G-cannot-be-taken-with.
    case 'control':
      return !isBarred(s, ctx.seat, card);
    case 'destroy':
      if (effect.livesMax === undefined) return true;
      return livesOf(s, piece) <= amountOf(s, effect.livesMax, { ...ctx, same: [card] });
    case 'push': {
      const cell = pushedTo(s, piece, ctx);
      return cell >= 0 && isFree(s, cell) && isMovable(s, piece);
    }
    // B12-G-swap-places: both are relocated.
    case 'relocate':
    case 'swap':
      return isMovable(s, piece);
    case 'seat':
      return effect.symbiont ? isCreature(s, piece) && !isSeated(piece) : isSeated(piece);
    // B12-G-chosen-die-roll.
    case 'modifyRoll':
      return s.stack.some(
        (item) => item.kind === 'ability' && item.rolls.some((roll) => roll.card === card && roll.result < 0),
      );
    case 'modifyAttack':
      return changeable(s, card, effect.attack, ctx, effect.against) !== null;
    case 'block':
      return blockable(s, card, effect, ctx) !== null;
    default:
      return true;
  }
}

/** B12-525.3: what a card does not have can not be taken from it. */
function canLose(s: Berserk, piece: Piece, what: 'features' | Word): boolean {
  if (what !== 'features') return has(s, piece, what);
  return textOf(s, piece).features.length > 0;
}

/**
 * The attack on the stack that a card makes and that may be changed now (B12-G-chosen-attack): it is calculated, not
 * executed. Only then are the two attacking and attacked (B12-G-attacking-card, B12-G-attacked-card).
 */
export function changeable(
  s: Berserk,
  card: number,
  pattern: Extract<Effect, { do: 'modifyAttack' }>['attack'],
  ctx: Context,
  against = false,
): { item: AbilityItem; answering: boolean } | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const item = s.stack[i];
    if (item.kind !== 'ability' || !item.attack || item.attack.grade < -1) continue;
    const { attack } = item;
    const by = pieceOf(s, item.card);
    const to = pieceOf(s, attack.target);
    if (!by || !to) continue;
    for (const answering of [false, true]) {
      const grade = answering ? attack.answer : attack.grade;
      if ((answering !== against ? to.card : by.card) !== card || grade < 0) continue;
      const blow = {
        ...plannedBlow(
          answering ? to : by,
          answering ? by : to,
          answering ? 'simple' : (item.type as 'simple'),
          attack.from,
        ),
        grade,
        answering,
        directed: attack.directed,
      };
      if (isOf(s, pattern, blow, answering ? to : by, answering ? by : to, ctx)) return { item, answering };
    }
  }
  return null;
}

/**
 * The action or attack of a card that can be blocked now: on the stack, before or with its effect (B12-527.1,
 * B12-G-change-blocking-of-abilities).
 */
export function blockable(
  s: Berserk,
  card: number,
  effect: Extract<Effect, { do: 'block' }>,
  ctx: Context,
): AbilityItem | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const item = s.stack[i];
    if (item.kind !== 'ability' || item.card !== card || item.blocked) continue;
    // B09-412.4: a redirection can not be blocked.
    if (profileOf(s).timedResponses && redirects(stepsOf(s, useOf(s, item.use)))) continue;
    if (effect.types && !effect.types.includes(item.type)) continue;
    if (effect.attack) {
      const by = pieceOf(s, card);
      const to = pieceOf(s, item.attack?.target ?? -1);
      if (!item.attack || !by || !to) continue;
      const blow = {
        ...plannedBlow(by, to, item.type as 'simple', item.attack.from),
        grade: item.attack.grade,
        directed: item.attack.directed,
      };
      if (!isOf(s, effect.attack, blow, by, to, ctx)) continue;
    }
    return item;
  }
  return null;
}

/** Attacks being declared that a text may aim elsewhere, with the cards they may be aimed at (B12-G-redirection). */
export function redirectable(
  s: Berserk,
  effect: Extract<Effect, { do: 'redirect' }>,
  ctx: Context,
): { item: AbilityItem; to: number[] }[] {
  const found: { item: AbilityItem; to: number[] }[] = [];
  for (const item of s.stack) {
    if (item.kind !== 'ability' || item.stage > profileOf(s).targetStage) continue;
    const { attack } = item;
    if (!attack) {
      const to = effect.any && !profileOf(s).redirectAttacksOnly ? otherTargets(s, item, effect, ctx) : [];
      if (to.length > 0) found.push({ item, to });
      continue;
    }
    if (attack.redirected || attack.defender >= 0) continue;
    const by = pieceOf(s, item.card);
    const from = pieceOf(s, attack.target);
    if (!by || !from || has(s, by, 'accuracy')) continue;
    if (!isOf(s, effect.attack, plannedBlow(by, from, item.type as 'simple', attack.from), by, from, ctx))
      continue;
    if (effect.from && !fits(s, effect.from, from, ctx)) continue;
    const anchor = { ...ctx, same: [from.card] };
    const cards = effect.to === 'this' ? [ctx.card] : choosable(s, effect.to, anchor);
    // Not into the attacking card, not to where it goes already, not to what can not be attacked.
    const to = cards.filter((card) => {
      const piece = pieceOf(s, card);
      return piece && card !== item.card && card !== from.card && hasLives(s, piece);
    });
    if (to.length > 0) found.push({ item, to });
  }
  return found;
}

/** B09-412.3: in 2009 a spell or an influence with one target may be aimed elsewhere too. */
function otherTargets(
  s: Berserk,
  item: AbilityItem,
  effect: Extract<Effect, { do: 'redirect' }>,
  ctx: Context,
): number[] {
  const by = pieceOf(s, item.card);
  const [target] = item.targets;
  const from = pieceOf(s, target);
  if (!by || !from || item.targets.length !== 1 || item.redirected || has(s, by, 'accuracy')) return [];
  if (effect.from && !fits(s, effect.from, from, ctx)) return [];
  const cards = effect.to === 'this' ? [ctx.card] : choosable(s, effect.to, { ...ctx, same: [target] });
  return cards.filter((card) => card !== target);
}

/** Cells to which a creature may move by its movement stock (B12-506.1, B12-G-move, B09-203.2, B09-203.4). */
export function stepCells(s: Berserk, piece: Piece, why?: Why): number[] {
  if (!canMove(s, piece, why)) return [];
  if (piece.spent >= stockOf(s, piece)) {
    no(why, { rule: 'B12-506.1', why: 'noMovement', card: piece.card });
    return [];
  }
  const around =
    may(s, piece, 'moveDiagonally') > 0 ? neighbours(piece.cell) : straightNeighbours(piece.cell);
  const ghost = has(s, piece, 'incorporeal');
  const cellsNear = may(s, piece, 'aroundEdge') > 0 ? [...around, ...edgeTwin(piece.cell)] : around;
  // B12-G-incorporeality: an incorporeal creature may move onto an occupied cell.
  return cellsNear.filter((cell) => ghost || isFree(s, cell));
}

const edgeTwin = (cell: number): number[] => (cell % 5 === 0 ? [cell + 4] : cell % 5 === 4 ? [cell - 4] : []);

/** Open creatures on the ground, other than symbionts (B09-209.3, B09-210.1, B09-211.1). */
export function canMove(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!isCreature(s, piece)) {
    const rule = typeOf(s, piece) === 'artifact' ? 'B12-210.2' : 'B12-206.7';
    return no(why, { rule, why: 'noCreature', card: piece.card });
  }
  if (isFlying(s, piece) || piece.cell < 0)
    return no(why, { rule: 'B12-208.3', why: 'flyerMoves', card: piece.card });
  if (isSeated(piece)) return no(why, { rule: 'B12-209.10', why: 'symbiontMoves', card: piece.card });
  if (piece.closed) return no(why, { rule: 'B12-506.3', why: 'closed', card: piece.card });
  if (piece.acts > 0) return no(why, { rule: 'B12-506.5', why: 'acted', card: piece.card });
  if (cannot(s, piece, 'move') || cannot(s, piece, 'relocate')) {
    return no(why, { rule: 'B12-525.2', why: 'cannotMove', card: piece.card });
  }
  if (piece.steps.length === 0 && moversLeft(s, piece.seat) <= 0) {
    return no(why, { rule: 'WE-R10', why: 'moversMost', card: piece.card });
  }
  return true;
}

/** How many more creatures of the seat may move this turn (WE-R10). */
function moversLeft(s: Berserk, seat: Seat): number {
  const { moversMost, squad } = s.sides[seat];
  if (moversMost < 0) return 1;
  return moversMost - squad.filter((card) => (s.pieces[card]?.steps.length ?? 0) > 0).length;
}

/** B12-506.6, B12-506.7: what replaces movement is for creatures alone and needs an unspent stock. */
export function canReplaceMovement(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-506.6', why: 'noCreature', card: piece.card });
  if (!canMove(s, piece, why)) return false;
  return piece.spent === 0 || no(why, { rule: 'B12-506.7', why: 'movementSpent', card: piece.card });
}

/** Whether a card of the seat has still to strike before the turn may end. */
export const bound = (s: Berserk, seat: Seat): boolean =>
  s.sides[seat].squad.some((card) => {
    const piece = s.pieces[card];
    return piece && !piece.hidden && obliged(s, piece).length > 0;
  });

/**
 * Everything that may be chosen in the Choice subphase (B12-412.2, B12-G-slow-game-action); handing over the turn
 * comes first.
 */
export function choiceActs(s: Berserk, seat: Seat): BerserkAct[] {
  const mustStrike = bound(s, seat);
  const flyersAlone = onlyFlyers(s, 1 - seat);
  const acts: BerserkAct[] = mustStrike ? [] : [{ do: 'end' }];
  for (const card of s.sides[seat].squad) {
    const piece = s.pieces[card];
    if (!piece) continue;
    if (piece.hidden) {
      if (mayReveal(s, piece)) acts.push({ do: 'reveal', card });
      continue;
    }
    moveActs(s, piece, acts);
    const must = mustStrike ? obliged(s, piece) : none;
    if (must.length > 0) {
      for (const target of must) acts.push({ do: 'strike', card, target });
      continue;
    }
    if (!piece.closed) {
      for (const target of strikeTargets(s, piece)) acts.push({ do: 'strike', card, target });
    }
    playActs(s, piece, acts, false);
    if (piece.closed || piece.acts > 0) continue;
    if (accumulates(s, piece) && canAct(s, piece)) acts.push({ do: 'accumulate', card });
    if (flyersAlone && canPrepare(s, piece)) acts.push({ do: 'prepare', card });
    if (canRetreat(s, piece)) acts.push({ do: 'retreat', card });
  }
  return acts;
}

const none: readonly number[] = [];

/** Steps, and what of it replaces them may be chosen freely (B09-414.6). */
function moveActs(s: Berserk, piece: Piece, acts: BerserkAct[]): void {
  const { card, closed, acts: acted } = piece;
  // B12-506.3, B12-506.5: who can not move has nothing to put in its place either.
  if (closed || acted > 0) return;
  for (const cell of stepCells(s, piece)) acts.push({ do: 'move', card, cell });
  const jump = wordOf(s, piece, 'jump');
  const teleports = wordOf(s, piece, 'teleportation') > 0;
  const maneuvers = wordOf(s, piece, 'maneuver') > 0;
  if ((jump === 0 && !teleports && !maneuvers) || !canReplaceMovement(s, piece)) return;
  for (let cell = 0; cell < cells; cell++) {
    if (!isFree(s, cell)) continue;
    const far = profileOf(s).jumpRange ? jump : Number.POSITIVE_INFINITY;
    if (jump > 0 && distance(piece.cell, cell) <= far) acts.push({ do: 'jump', card, cell });
    if (teleports) acts.push({ do: 'teleport', card, cell });
  }
  if (!maneuvers) return;
  for (const cell of straightNeighbours(piece.cell)) {
    const partner = pieceOf(s, s.field[cell]);
    if (partner && partner.seat === piece.seat && isCreature(s, partner))
      acts.push({ do: 'maneuver', card, partner: partner.card });
  }
}

/**
 * Played features: the slow ones in the Choice subphase (B12-114.2.1, B09-404.7), the sudden ones with priority
 * (B12-114.2.2, B09-404.6).
 */
function playActs(s: Berserk, piece: Piece, acts: BerserkAct[], sudden: boolean): void {
  if (piece.closed && piece.chips > 0 && piece.seat === s.active) rageAct(s, piece, acts);
  if (!mayHavePlays(s, piece)) return;
  for (const playable of playablesOf(s, piece)) {
    const { feature, def, number } = playable;
    if (sudden && !feature.pay.sudden) continue;
    const act = { do: 'use', card: piece.card, of: def, feature: number } as const;
    if (feature.pay.chips === 'X' || feature.pay.lives === 'X') {
      const most = feature.pay.chips === 'X' ? chipsFor(s, piece) : piece.extraLives;
      // B12-522.2: never with nothing.
      for (let x = 1; x <= most; x++) if (canPlay(s, piece, playable, x)) acts.push({ ...act, x });
    } else if (canPlay(s, piece, playable, 0)) acts.push(act);
  }
}

/** Rage opens a closed card for a chip, so often in its player's own turn (B12-G-rage-x, RB-18). */
function rageAct(s: Berserk, piece: Piece, acts: BerserkAct[]): void {
  const most = wordOf(s, piece, 'rage');
  if (most === 0) return;
  const rage = listNumber('rage');
  const of = s.def[piece.card];
  if (usesLeft(s, piece, featureKey(of, rage), { per: 'turn', most }) > 0) {
    acts.push({ do: 'use', card: piece.card, of, feature: rage });
  }
}

/** Most cards have no played features, and that is soon seen. */
const mayHavePlays = (s: Berserk, piece: Piece): boolean =>
  cardOf(s, piece.card).plays.length > 0 || piece.lasting.length > 0 || (s.auras & gainBit.feature) !== 0;

/**
 * Cards with a feature paid in chips can accumulate them (B12-120.3, B12-G-accumulate-chip); a prohibition beats that
 * (B12-524.2, B09-103.2).
 */
export function accumulates(s: Berserk, piece: Piece, why?: Why): boolean {
  const spends = ({ feature }: Playable) => feature.pay.chips !== undefined || feature.pay.allChips;
  const hasUse = mayHavePlays(s, piece) && playablesOf(s, piece).some(spends);
  if (!hasUse && may(s, piece, 'accumulate') === 0)
    return no(why, { rule: 'B12-120.3', why: 'noChipFeature', card: piece.card });
  if (!cannot(s, piece, 'accumulate') && !cannot(s, piece, 'receiveChips')) return true;
  return no(why, { rule: 'B12-524.2', why: 'cannotAccumulate', card: piece.card });
}

/** B12-208.6, B09-211.9: when the opponent has nothing but flyers left. */
export function canPrepare(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!isCreature(s, piece) || isFlying(s, piece))
    return no(why, { rule: 'B12-208.6', why: 'notGround', card: piece.card });
  if (!canAct(s, piece, why)) return false;
  return onlyFlyers(s, 1 - piece.seat) || no(why, { rule: 'B12-208.6', why: 'notOnlyFlyers' });
}

/** Whether all creatures of a seat are seen to fly. */
function onlyFlyers(s: Berserk, seat: Seat): boolean {
  let flyers = 0;
  for (const card of s.sides[seat].squad) {
    const piece = s.pieces[card];
    if (!piece || (!piece.hidden && !isCreature(s, piece))) continue;
    if (piece.hidden || !isFlying(s, piece)) return false;
    flyers++;
  }
  return flyers > 0;
}

/** In a campaign creatures retreat (B12-702.1), from the own third row or from above (B12-702.2, B12-702.5). */
export function canRetreat(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!s.campaign) return no(why, { rule: 'B12-702.1', why: 'noCampaign' });
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-702.1', why: 'noCreature', card: piece.card });
  if (!canAct(s, piece, why)) return false;
  if (piece.cell < 0 || (halfOf(piece.cell) === piece.seat && rankOf(piece.cell) === 3)) return true;
  return no(why, { rule: 'B12-702.2', why: 'notThirdRow', card: piece.card });
}

/** B12-529.3; in 2009 only what has Stealth is turned up at will (B09-415.5). */
export function mayReveal(s: Berserk, piece: Piece, why?: Why): boolean {
  if (!piece.hidden) return no(why, { rule: 'B12-529.3', why: 'notHidden', card: piece.card });
  if (profileOf(s).revealsAtWill || cardOf(s, piece.card).words.has('stealth')) return true;
  return no(why, { rule: 'B09-415.5', why: 'hidden', card: piece.card });
}

/**
 * Everything that may be declared with priority: fast game actions (B12-G-fast-game-action, B12-304.3); passing
 * comes first.
 */
export function fastActs(s: Berserk, seat: Seat): BerserkAct[] {
  const acts: BerserkAct[] = [{ do: 'pass' }];
  if (s.alert[seat]) {
    for (const card of s.sides[seat].squad) {
      const piece = s.pieces[card];
      if (!piece) continue;
      if (piece.hidden) {
        if (mayReveal(s, piece)) acts.push({ do: 'reveal', card });
      }
      // B12-409.1: nobody plays features in the Beginning phase.
      else if (s.phase !== 'beginning') playActs(s, piece, acts, true);
    }
  }
  for (const card of defenders(s, seat)) acts.push({ do: 'defend', card });
  return acts;
}

/** Whether a seat has anything that could ever be declared with priority, beside defenders: see `Berserk.alert`. */
export function isAlert(s: Berserk, seat: Seat): boolean {
  return s.sides[seat].squad.some((card) => {
    const piece = s.pieces[card];
    if (!piece) return false;
    if (piece.hidden || has(s, piece, 'rage')) return true;
    if (cardOf(s, card).plays.some(({ feature }) => feature.pay.sudden)) return true;
    return piece.lasting.some((given) => (giftKinds(s, given) & gainBit.feature) !== 0);
  });
}

/** The attack on top of the stack against which a defender may be assigned now (B12-511.4, B12-513.1). */
export function defendable(s: Berserk, why?: Why): AbilityItem | null {
  const top = s.stack[s.stack.length - 1];
  const { targetStage } = profileOf(s);
  if (top?.kind !== 'ability' || top.type !== 'simple' || !top.attack || top.stage !== targetStage) {
    // B09-216.3: only while its target object is on top.
    const strike = targetStage > 0 && top?.kind === 'ability' && top.type === 'simple';
    no(why, { rule: strike ? 'B09-216.3' : 'B12-513.1', why: 'noStrikeDeclared' });
    return null;
  }
  const bar = barToDefence(top.attack);
  if (bar === null) return top;
  no(why, { ...bar, card: top.card });
  return null;
}

function barToDefence(attack: Attack): Reason | null {
  if (attack.directed || attack.unanswerable) return { rule: 'B12-513.2', why: 'directed' };
  if (attack.sudden) return { rule: 'B12-515.1', why: 'suddenAttack' };
  if (attack.redirected) return { rule: 'B12-G-redirection', why: 'redirected' };
  return attack.defender >= 0 ? { rule: 'B12-513.8', why: 'defended' } : null;
}

export function defenders(s: Berserk, seat: Seat): number[] {
  const item = defendable(s);
  if (!item || seat === s.active) return [];
  return s.sides[seat].squad.filter((card) => {
    const piece = s.pieces[card];
    return piece && canDefend(s, piece, item);
  });
}

/** B12-107.3, B12-513.4 … B12-513.7, B09-205.3a, B09-205.3b, B09-211.6. */
export function canDefend(s: Berserk, piece: Piece, item: AbilityItem, why?: Why): boolean {
  const { attack } = item;
  const by = pieceOf(s, item.card);
  const to = pieceOf(s, attack?.target ?? -1);
  if (!attack || !by || !to) return no(why, { rule: 'B12-513.1', why: 'noStrikeDeclared' });
  if (piece === to) return no(why, { rule: 'B12-513.1', why: 'isTarget', card: piece.card });
  if (piece.hidden) return no(why, { rule: 'B12-529.4', why: 'hidden', card: piece.card });
  if (piece.seat !== to.seat) return no(why, { rule: 'B12-513.1', why: 'notYours', card: piece.card });
  if (!isCreature(s, piece)) return no(why, { rule: 'B12-210.2', why: 'noCreature', card: piece.card });
  if (cannot(s, piece, 'defend'))
    return no(why, { rule: 'B12-525.2', why: 'cannotDefend', card: piece.card });
  if (may(s, piece, 'defendAlways') > 0) {
    if (piece.closed) return no(why, { rule: 'B12-510.1', why: 'closed', card: piece.card });
  } else if (!canAct(s, piece, why)) return false;
  const flyer = isFlying(s, piece);
  if (to.cell < 0)
    return (
      flyer ||
      no(why, { rule: isFlying(s, by) ? 'B12-513.6' : 'B12-513.7', why: 'onlyFlyers', card: piece.card })
    );
  if (may(s, piece, 'defendAnyone') > 0 && !isFlying(s, to)) return true;
  if (isFlying(s, by))
    return flyer || near(piece, to) || no(why, { rule: 'B12-513.5', why: 'notNearTarget', card: piece.card });
  return (
    (near(piece, to) && near(piece, by)) ||
    no(why, { rule: 'B12-513.4', why: 'notNearBoth', card: piece.card })
  );
}
