/** The target's action or attack on the stack is blocked (section 527). */
import { type Fitting, listOf, optional, yes } from '@vigrid/kernel/schema';
import { list, say } from '@vigrid/speech';
import { attackPattern } from '../abilities/filter.ts';
import type { Choice } from '../abilities/index.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { choiceOr } from '../abilities/target.ts';
import { abilityType } from '../abilities/vocabulary.ts';
import type { Context } from '../features/context.ts';
import { isOf, plannedBlow } from '../flow/combat/blow.ts';
import { passesOver } from '../stack/answered.ts';
import { stepsOf, useOf } from '../stack/uses.ts';
import type { AbilityItem, Item, MoveItem } from '../state/stack.ts';
import { type Berserk, cardOf, pieceOf, profileOf } from '../state.ts';
import { attackOf } from '../text/attacks.ts';
import { command } from '../text/clauses.ts';
import { uses } from '../text/nouns.ts';
import { targetPhrase } from '../text/targets.ts';
import { redirects } from './redirect.ts';

const shape = {
  whose: choiceOr('it', 'other'),
  attack: optional(attackPattern),
  types: optional(listOf(abilityType)),
  /** Movement and what replaces it. */
  movement: optional(yes),
};

type Blocking = Fitting<typeof shape>;

export const block: EffectKind<'block', typeof shape> = {
  shape,
  target: ({ whose }) => whose,
  suits: (s, effect, { card }, ctx) => blockable(s, card, effect, ctx) !== null,
  // Sources on the stack that are gone, too (B12-527.2).
  suitsGone: (s, effect, card, ctx) => blockable(s, card, effect, ctx) !== null,
  alsoAimable(s, choice, ctx) {
    const gone = s.stack.filter((item) => !pieceOf(s, item.card) && isGoneSource(s, item, choice, ctx));
    return [...new Set(gone.map(({ card }) => card))];
  },
  // B09-216.9: a block has a second chance.
  windowOf: ({ movement }) => (movement ? undefined : { rule: 'B09-410.3', at: ['target', 'protection'] }),

  /**
   * B12-G-block, B12-G-change-blocking-on-death-and-return: its target is the card that declared the game action, which
   * may be protected from it.
   */
  does({ s, item, effect, ctx, targets }) {
    let done = false;
    for (const card of item.targets) {
      const piece = pieceOf(s, card);
      if (piece && !targets.includes(piece)) continue;
      const found = blockable(s, card, effect, ctx);
      if (!found) continue;
      found.blocked = true;
      done = true;
    }
    return done;
  },

  asks: {
    whom: say('чьё действие блокировать?', 'whose action do you block?'),
    may: say('блокировать?', 'do you block it?'),
  },

  says(e, at) {
    const who = targetPhrase(e.whose, at);
    const leaves = { same: who };
    if (e.movement)
      return command(`блокировать движение ${who.ru('gen')}`, `block a movement of ${who.en}`, leaves);
    if (e.types) {
      const ru = list(
        e.types.map((type) => uses[type].ru.sg.acc),
        ' или ',
      );
      const en = list(
        e.types.map((type) => uses[type].en.one),
        ' or ',
      );
      return command(`блокировать ${ru} ${who.ru('gen')}`, `block a ${en} of ${who.en}`, leaves);
    }
    // The moment has told which attack it is.
    if (!e.attack || typeof e.whose === 'string') {
      return command(`блокировать ${thisAttack.ru}`, `block ${thisAttack.en}`, leaves);
    }
    const attack = attackOf(who, e.attack, at);
    return command(`блокировать ${attack.ru}`, `block ${attack.en}`, leaves);
  },
};

/** Of a card that has left play only whose it is and of what type can be asked. */
function isGoneSource(s: Berserk, { seat, card }: Item, { choose }: Choice, ctx: Context): boolean {
  const { side, type, ...more } = choose;
  if (Object.keys(more).length > 0) return false;
  if (side && (seat === ctx.seat) !== (side === 'yours')) return false;
  return !type || cardOf(s, card).type === type;
}

/** The reference to an attack under way is a plain "this attack". */
const thisAttack = say('эту атаку', 'this attack');

/**
 * The action or attack of a card that can be blocked now: on the stack, before or with its effect (B12-527.1,
 * B12-G-change-blocking-of-abilities).
 */
function blockable(s: Berserk, card: number, effect: Blocking, ctx: Context): AbilityItem | MoveItem | null {
  if (effect.movement)
    return (
      s.stack.find((item): item is MoveItem => item.kind === 'move' && item.card === card && !item.blocked) ??
      null
    );
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const item = s.stack[i];
    if (item.kind !== 'ability' || item.card !== card || item.blocked) continue;
    // B09-412.4: a redirection can not be blocked.
    if (profileOf(s).timedResponses && redirects(stepsOf(s, useOf(s, item.use)))) continue;
    if (passesOver(s, item, effect.whose, ctx.card)) continue;
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
