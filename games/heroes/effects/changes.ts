/** Effects that change what a card in play is: its figures, its words and its text. */
import { amountOf } from '../abilities/filters.ts';
import { conditionsOf } from '../abilities/inside.ts';
import type { Ability, Change, Condition, Until } from '../abilities/types.ts';
import { forceBit } from '../cards/bits.ts';
import { livesOf, strikeOf } from '../figures.ts';
import {
  cardByNumber,
  cardOf,
  type EffectsFrame,
  type G,
  isCreature,
  ownCard,
  type Piece,
  pieceOf,
  ref,
  takeNote,
  textOf,
} from '../state.ts';
import type { Deeds } from './index.ts';
import { dataOf } from './pieces.ts';
import { targetsOf } from './targets.ts';
import { trigger } from './triggers.ts';

export const changeDeeds: Deeds<'change' | 'shedLives' | 'grant' | 'shareRaid' | 'raidTwice'> = {
  change(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      const had = livesOf(g.state, piece);
      lay(g, f, piece, e.change, e.until ?? 'stay');
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

  shedLives(g, f) {
    f.targets.forEach((card, i) => {
      const piece = pieceOf(g.state, card);
      const amount = f.shares[i] ?? 0;
      if (!piece || amount === 0) return;
      shed(piece, amount);
      g.listener?.({
        kind: 'shedLives',
        rule: 'BH-G-additional-lives',
        card: ref(g.state, card),
        amount,
      });
    });
  },

  grant(g, f, e) {
    for (const piece of targetsOf(g, f)) learn(g, f, piece, [e.ability], e.until ?? 'stay');
  },

  raidTwice(g, f) {
    g.state.sides[f.seat].raidTwice = true;
    g.listener?.({ kind: 'raidTwice', rule: 'BH-18.1', seat: f.seat });
  },

  shareRaid(g, f) {
    const [teacher] = targetsOf(g, f);
    if (!teacher) return;
    const raids = textOf(g.state, teacher).abilities.filter((ability) =>
      conditionsOf(ability).some((condition) => 'raid' in condition),
    );
    for (const piece of g.state.sides[f.seat].play) {
      if (piece !== teacher && isCreature(g.state, piece)) learn(g, f, piece, raids, 'turnEnd');
    }
  },
};

function doomOf(g: G, piece: Piece, doomed: NonNullable<Change['doomed']>): 'start' | 'end' | 'quest' {
  if (cardOf(g.state, piece.card).type === 'quest') return 'quest';
  return doomed === true ? 'start' : 'end';
}

function lay(g: G, f: EffectsFrame, piece: Piece, change: Change, until: Until | 'stay'): void {
  const base = { until, seat: f.seat };
  for (const figure of ['strike', 'lives'] as const) {
    const how = change[figure];
    if (how === undefined) continue;
    if (how === 'double') piece.lasting.push({ ...base, figure, how, amount: 0 });
    else if ('set' in how) piece.lasting.push({ ...base, figure, how: 'set', amount: how.set });
    else piece.lasting.push({ ...base, figure, how: 'add', amount: amountOf(g.state, how.add, f, piece) });
  }
  for (const word of change.words ?? []) piece.lasting.push({ ...base, figure: 'word', word });
  if (change.armour) piece.lasting.push({ ...base, figure: 'armour', amount: change.armour });
  if (change.taunt) {
    piece.lasting.push({ ...base, figure: 'taunt' });
    g.state.brings |= forceBit.taunt;
  }
  if (change.raid !== undefined) hasten(g, f, piece, change.raid, until);
  if (change.shots) piece.lasting.push({ ...base, figure: 'shots', amount: change.shots });
  if (change.doomed) {
    const at = change.doomed === true ? 'start' : 'end';
    piece.lasting.push({ ...base, figure: 'doomed', at, after: g.state.turn });
  }
  if (change.mute) piece.lasting.push({ ...base, figure: 'mute' });
  if (change.cannotAttack) piece.lasting.push({ ...base, figure: 'cannotAttack' });
}

/** The lives that came last go first. */
function shed(piece: Piece, amount: number): void {
  let left = amount;
  for (const change of piece.lasting.toReversed()) {
    if (change.figure !== 'lives' || change.how !== 'add' || change.amount <= 0) continue;
    const taken = Math.min(left, change.amount);
    change.amount -= taken;
    left -= taken;
  }
  piece.lasting = piece.lasting.filter(
    (change) => !(change.figure === 'lives' && change.how === 'add' && change.amount === 0),
  );
}

/** Lays a text on a piece: its own with further abilities. */
function learn(g: G, f: EffectsFrame, piece: Piece, more: readonly Ability[], until: Until | 'stay'): void {
  rewrite(g, f, piece, (abilities) => [...abilities, ...more], until);
  g.listener?.({ kind: 'grant', rule: 'BH-13.1', card: ref(g.state, piece.card) });
}

/** Its Raid of this value has a value lower by one. */
function hasten(g: G, f: EffectsFrame, piece: Piece, raid: number, until: Until | 'stay'): void {
  const sooner = (part: Condition): Condition => {
    if ('all' in part) return { all: part.all.map(sooner) };
    return 'raid' in part && part.raid === raid ? { raid: raid - 1 } : part;
  };
  const changed = (ability: Ability): Ability =>
    (ability.kind === 'when' || ability.kind === 'static') && ability.if
      ? { ...ability, if: sooner(ability.if) }
      : ability;
  rewrite(g, f, piece, (abilities) => abilities.map(changed), until);
}

function rewrite(
  g: G,
  f: EffectsFrame,
  piece: Piece,
  change: (abilities: readonly Ability[]) => readonly Ability[],
  until: Until | 'stay',
): void {
  const { abilities, ...card } = dataOf(textOf(g.state, piece));
  const def = ownCard(g.state, { ...card, abilities: change(abilities ?? []) });
  piece.lasting.push({ until, seat: f.seat, figure: 'text', def });
  takeNote(g.state, cardByNumber(g.state, def));
}
