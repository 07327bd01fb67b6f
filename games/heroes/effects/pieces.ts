/** Effects on cards in play: what they are, whose they are, whether they stay. */
import { amountOf } from '../abilities/filters.ts';
import { conditionsOf } from '../abilities/inside.ts';
import type { Ability, CardData, Change, Condition, Until } from '../abilities/types.ts';
import { newCard } from '../begin.ts';
import type { Card } from '../cards/catalogue.ts';
import type { HeroesEvent } from '../events.ts';
import { livesOf, strikeOf } from '../figures.ts';
import {
  cardOf,
  type EffectsFrame,
  forgetUses,
  type G,
  isCreature,
  isHero,
  ownCard,
  type Piece,
  pieceOf,
  ref,
  textOf,
} from '../state.ts';
import type { Deeds } from './index.ts';
import {
  bury,
  enter,
  join,
  leavePlay,
  mayCome,
  remove,
  show,
  shuffleDeck,
  toBottom,
  toHand,
} from './moves.ts';
import { targetsOf } from './targets.ts';
import { type Subject, trigger } from './triggers.ts';

export const pieceDeeds: Deeds<
  | 'close'
  | 'open'
  | 'ready'
  | 'stun'
  | 'numb'
  | 'choose'
  | 'shedLives'
  | 'change'
  | 'destroy'
  | 'return'
  | 'shuffleIn'
  | 'bottom'
  | 'create'
  | 'copy'
  | 'control'
  | 'capture'
  | 'mark'
  | 'complete'
  | 'reopenQuests'
  | 'swapQuest'
  | 'grant'
  | 'shareRaid'
  | 'raidTwice'
> = {
  close(g, f) {
    for (const piece of targetsOf(g, f)) shut(g, piece, 'BH-G-close');
  },

  open(g, f) {
    for (const piece of targetsOf(g, f)) unshut(g, piece, 'BH-8.4');
  },

  /** BH-G-ready: open, to attack again and to use its activated abilities again; what has triggered has triggered. */
  ready(g, f) {
    for (const piece of targetsOf(g, f)) {
      unshut(g, piece, 'BH-G-ready');
      piece.struck = false;
      for (const { number } of cardOf(g.state, piece.card).actions) forgetUses(piece, number);
    }
  },

  /** BH-G-stun-a-card. */
  stun(g, f) {
    for (const piece of targetsOf(g, f)) {
      piece.stunned = true;
      shut(g, piece, 'BH-G-stun-a-card');
    }
  },

  numb(g, f) {
    for (const piece of targetsOf(g, f)) {
      piece.stunned = true;
      g.listener?.({ kind: 'numb', rule: 'BH-13.1', card: ref(g.state, piece.card) } satisfies HeroesEvent);
    }
  },

  choose() {},

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
      } satisfies HeroesEvent);
    });
  },

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
        ...(e.change.shots !== undefined && { shots: e.change.shots }),
        ...(e.change.raid !== undefined && { raid: e.change.raid - 1 }),
      } satisfies HeroesEvent);
    }
  },

  destroy(g, f) {
    destroyAll(g, movable(g, f));
  },

  return(g, f) {
    for (const piece of movable(g, f)) {
      tell(g, 'return', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => toHand(g.state, card));
    }
  },

  shuffleIn(g, f) {
    for (const piece of movable(g, f)) {
      const owner = g.state.owner[piece.card];
      tell(g, 'shuffleIn', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => g.state.sides[owner].deck.push(card));
      shuffleDeck(g, owner);
    }
  },

  bottom(g, f) {
    for (const piece of movable(g, f)) {
      tell(g, 'bottom', 'BH-G-put-into-hand-or-deck', piece);
      leavePlay(g, piece, (card) => toBottom(g.state, card));
    }
  },

  /** BH-G-create: one that has come back to the reserve, or another; the reserve never runs out of them. */
  create(g, f, e) {
    const s = g.state;
    const { reserve } = s.sides[f.seat];
    for (let i = 0; i < (e.count ?? 1); i++) {
      const kept = reserve.find((card) => cardOf(s, card).id === e.card);
      if (kept !== undefined) remove(reserve, kept);
      tell(g, 'create', 'BH-G-create', enter(g, kept ?? newCard(s, f.seat, e.card)));
    }
  },

  /** BH-G-copy-of-a-card: what is printed, and Created; not what the original has gathered (RH-21). */
  copy(g, f, e) {
    const made: number[] = [];
    for (const original of movable(g, f)) {
      if (!mayCome(g.state, original.card, f.seat)) continue;
      const card = dataOf(cardOf(g.state, original.card));
      const known = cardOf(g.state, original.card).words.has('created');
      const created: Ability[] = known ? [] : [{ kind: 'word', word: 'created' }];
      const def = ownCard(g.state, { ...card, abilities: [...(card.abilities ?? []), ...created] });
      for (let i = 0; i < (e.count ?? 1); i++) {
        const number = newCard(g.state, f.seat, card.id);
        g.state.def[number] = def;
        tell(g, 'create', 'BH-G-copy-of-a-card', enter(g, number));
        made.push(number);
      }
    }
    // What follows in the text is about the copies.
    f.targets = made;
  },

  /** BH-G-take-control: it joins your squad and may not act this turn without Rush. */
  control(g, f, e) {
    for (const piece of movable(g, f)) {
      if (piece.seat === f.seat || !mayCome(g.state, piece.card, f.seat)) continue;
      remove(g.state.sides[piece.seat].play, piece);
      if (e.until) piece.lentBy = piece.seat;
      piece.seat = f.seat;
      piece.fresh = true;
      piece.struck = false;
      join(g, piece);
      tell(g, 'control', 'BH-G-take-control', piece);
    }
  },

  /** BH-G-captures: nothing triggers on the way, and no card captures itself. */
  capture(g, f, e) {
    const captor = pieceOf(g.state, f.card);
    if (!captor) return;
    if ('from' in e) {
      for (const card of f.targets) {
        remove(g.state.sides[f.seat][e.from], card);
        show(g, card);
        captor.under.push({ card, from: e.from });
        tell(g, 'capture', 'BH-G-captures', { card, seat: f.seat });
      }
      return;
    }
    for (const piece of movable(g, f)) {
      if (piece === captor) continue;
      tell(g, 'capture', 'BH-G-captures', piece);
      leavePlay(g, piece, (card) => captor.under.push({ card, from: 'play' }));
    }
  },

  mark(g, f, e) {
    for (const piece of targetsOf(g, f)) {
      piece.markers += e.amount;
      g.listener?.({
        kind: 'mark',
        rule: 'BH-2.1',
        card: ref(g.state, piece.card),
        markers: piece.markers,
      } satisfies HeroesEvent);
    }
  },

  /** BH-2.8: to its owner's pile (BH-3.5), without markers and effects once all have heard of it (BH-3.6). */
  complete(g, f) {
    completeQuests(g, movable(g, f));
  },

  reopenQuests(g) {
    for (const [seat, side] of g.state.sides.entries()) {
      if (side.completed.length === 0) continue;
      side.deck.push(...side.completed.splice(0));
      shuffleDeck(g, seat);
    }
  },

  swapQuest(g, f) {
    const s = g.state;
    const quest = pieceOf(s, f.before[0] ?? -1);
    const [card] = f.targets;
    if (!quest || card === undefined) return;
    const { seat } = quest;
    g.listener?.({
      kind: 'swapQuest',
      rule: 'BH-13.1',
      card: ref(s, quest.card),
      with: ref(s, card),
      seat,
    } satisfies HeroesEvent);
    remove(s.sides[s.owner[card]].completed, card);
    toPile(g, quest);
    enter(g, card, seat);
  },

  grant(g, f, e) {
    for (const piece of targetsOf(g, f)) learn(g, f, piece, [e.ability], e.until ?? 'stay');
  },

  raidTwice(g, f) {
    g.state.sides[f.seat].raidTwice = true;
    g.listener?.({ kind: 'raidTwice', rule: 'BH-18.1', seat: f.seat } satisfies HeroesEvent);
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

/** BH-1.4: a hero never leaves the play zone, whatever a text names. */
const movable = (g: G, f: EffectsFrame): Piece[] =>
  targetsOf(g, f).filter((piece) => !isHero(g.state, piece));

export function completeQuests(g: G, completed: readonly Piece[]): void {
  for (const piece of completed) {
    tell(g, 'complete', 'BH-2.8', piece);
    trigger(g, 'completed', piece);
  }
  for (const piece of completed) toPile(g, piece);
}

function toPile(g: G, piece: Piece): void {
  const s = g.state;
  if (piece.used > 0) s.worn.push({ card: piece.card, used: piece.used });
  leavePlay(g, piece, (card) => s.sides[s.owner[card]].completed.push(card));
}

export function destroyAll(g: G, destroyed: readonly Piece[]): void {
  for (const piece of destroyed) tell(g, 'destroy', 'BH-G-destroy', piece);
  bury(g, destroyed);
}

export function shut(g: G, piece: Piece, rule: HeroesEvent['rule']): void {
  if (piece.closed) return;
  piece.closed = true;
  g.listener?.({ kind: 'close', rule, card: ref(g.state, piece.card) } satisfies HeroesEvent);
  trigger(g, 'closes', piece);
}

function unshut(g: G, piece: Piece, rule: HeroesEvent['rule']): void {
  if (!piece.closed) return;
  piece.closed = false;
  g.listener?.({
    kind: 'open',
    rule,
    seat: piece.seat,
    cards: [ref(g.state, piece.card)],
  } satisfies HeroesEvent);
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
  if (change.taunt) piece.lasting.push({ ...base, figure: 'taunt' });
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
  g.listener?.({ kind: 'grant', rule: 'BH-13.1', card: ref(g.state, piece.card) } satisfies HeroesEvent);
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
}

/** What is printed on a card. */
function dataOf(card: Card): CardData {
  const { id, ru, en, type, elements, cost, strike, lives, class: kind, glyph, abilities } = card;
  return {
    id,
    ru,
    en,
    type,
    glyph,
    abilities,
    ...(elements && { elements }),
    ...(kind && { class: kind }),
    ...(cost !== undefined && { cost }),
    ...(strike !== undefined && { strike }),
    ...(lives !== undefined && { lives }),
  };
}

type Told = 'destroy' | 'return' | 'shuffleIn' | 'bottom' | 'create' | 'control' | 'capture' | 'complete';

function tell(g: G, kind: Told, rule: HeroesEvent['rule'], { card, seat }: Subject): void {
  g.listener?.({ kind, rule, card: ref(g.state, card), seat } satisfies HeroesEvent);
}
