/** Changes that last as long as the card stays in play, or as long as is said. */
import type { Seat } from '@vigrid/kernel';
import {
  either,
  keyed,
  listOf,
  oneOf,
  optional,
  type Read,
  some,
  wholeFrom,
  yes,
} from '@vigrid/kernel/schema';
import type { Ability } from '../abilities/ability.ts';
import { gain } from '../abilities/amount.ts';
import { targetsOf } from '../abilities/choices.ts';
import type { Condition } from '../abilities/condition.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { amountOf, livesOf, strikeOf } from '../abilities/meaning.ts';
import type { Measure } from '../abilities/printed.ts';
import { target, type Until, until } from '../abilities/target.ts';
import { word } from '../abilities/words.ts';
import { forceBit } from '../cards/bits.ts';
import { rewrite } from '../flow/rewriting.ts';
import { trigger } from '../flow/triggers.ts';
import { cardOf, type G, type Heroes, type Piece, ref, rival } from '../state.ts';
import { changed } from '../text/changes.ts';
import { kindOf, scale, whom, withoutRaid } from '../text/targets.ts';

const figure = either(oneOf('double'), keyed({ add: { add: gain }, set: { set: wholeFrom(0) } }));

export const changes = some({
  strike: figure,
  lives: figure,
  words: listOf(word, 1),
  /** Armour X. */
  armour: wholeFrom(1),
  /** Must be chosen by the enemy's attacks and spells if possible. */
  taunt: yes,
  /**
   * Dies at the start of its controller's turn (a quest is completed at its end); at the end of your next turn, of the
   * enemy's turn.
   */
  doomed: oneOf(true, 'nextTurnEnd', 'enemyTurnEnd'),
  /** Its Raid of this value has a value lower by one. */
  raid: wholeFrom(1),
  /** Its shots deal so many wounds more. */
  shots: wholeFrom(1),
  /** Loses its abilities (BH-G-lose-abilities). */
  mute: yes,
  cannotAttack: yes,
});
export type Change = Read<typeof changes>;

const shape = { to: target, change: changes, until: optional(until) };

export const change: EffectKind<'change', typeof shape> = {
  shape,
  target: (e) => e.to,

  does(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const had = livesOf(g.state, piece);
      lay(g.state, f, piece, e.change, e.until ?? 'stay');
      const more = livesOf(g.state, piece) - had;
      if (more > 0) trigger(g, 'livesUp', { card: piece.card, seat: piece.seat, x: more });
      g.listener?.({
        kind: 'change',
        rule: e.change.mute ? 'BH-G-lose-abilities' : e.change.lives ? 'BH-G-additional-lives' : 'BH-13.1',
        card: ref(g.state, piece.card),
        strike: e.change.strike === undefined ? null : strikeOf(g.state, piece),
        lives: e.change.lives === undefined ? null : livesOf(g.state, piece),
        words: e.change.words ?? [],
        armour: e.change.armour ?? null,
        mute: e.change.mute ?? false,
        ...(e.change.taunt && { taunt: true }),
        ...(e.change.cannotAttack && { cannotAttack: true }),
        ...(e.change.doomed && { doomed: doomOf(g, piece, e.change.doomed) }),
        ...(e.change.shots !== undefined && { shots: e.change.shots }),
        ...(e.change.raid !== undefined && { raid: e.change.raid - 1 }),
      });
    }
  },

  says(e, at) {
    const who = whom(e.change.raid === undefined ? e.to : withoutRaid(e.to), at);
    return changed(who, e.change, e.until, scale(who, at), kindOf(e.to, at));
  },
};

function doomOf(g: G, piece: Piece, doomed: NonNullable<Change['doomed']>): 'start' | 'end' | 'quest' {
  if (cardOf(g.state, piece.card).type === 'quest') return 'quest';
  return doomed === true ? 'start' : 'end';
}

export function lay(s: Heroes, by: Measure, piece: Piece, change: Change, until: Until | 'stay'): void {
  const base = { until, seat: by.seat };
  for (const figure of ['strike', 'lives'] as const) {
    const how = change[figure];
    if (how === undefined) continue;
    if (how === 'double') piece.lasting.push({ ...base, figure, how, amount: 0 });
    else if ('set' in how) piece.lasting.push({ ...base, figure, how: 'set', amount: how.set });
    else piece.lasting.push({ ...base, figure, how: 'add', amount: amountOf(s, how.add, by, piece) });
  }
  for (const word of change.words ?? []) piece.lasting.push({ ...base, figure: 'word', word });
  if (change.armour) piece.lasting.push({ ...base, figure: 'armour', amount: change.armour });
  if (change.taunt) {
    piece.lasting.push({ ...base, figure: 'taunt' });
    s.brings |= forceBit.taunt;
  }
  if (change.raid !== undefined) hasten(s, by.seat, piece, change.raid, until);
  if (change.shots) piece.lasting.push({ ...base, figure: 'shots', amount: change.shots });
  if (change.doomed) {
    const at = change.doomed === true ? 'start' : 'end';
    piece.lasting.push(
      change.doomed === 'enemyTurnEnd'
        ? { until, seat: rival(by.seat), figure: 'doomed', at, after: s.turn - 1 }
        : { ...base, figure: 'doomed', at, after: s.turn },
    );
  }
  if (change.mute) piece.lasting.push({ ...base, figure: 'mute' });
  if (change.cannotAttack) piece.lasting.push({ ...base, figure: 'cannotAttack' });
}

/** Its Raid of this value has a value lower by one. */
function hasten(s: Heroes, seat: Seat, piece: Piece, raid: number, until: Until | 'stay'): void {
  const sooner = (part: Condition): Condition => {
    if ('all' in part) return { all: part.all.map(sooner) };
    return 'raid' in part && part.raid === raid ? { raid: raid - 1 } : part;
  };
  const changed = (ability: Ability): Ability =>
    (ability.kind === 'when' || ability.kind === 'static') && ability.if
      ? { ...ability, if: sooner(ability.if) }
      : ability;
  rewrite(s, seat, piece, (abilities) => abilities.map(changed), until);
}
