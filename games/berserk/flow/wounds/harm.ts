/**
 * Harm on its way: strength with all modifiers, protection, prevention, replacement, wounds (B12-511.5.2). Of
 * prevention and replacement the former comes first (RB-1). What several cards suffer in one game action lands at once.
 */
import { type ActQuestion, asks, flow, goTo, leave, type OrderQuestion } from '@vigrid/kernel';
import type { Instead } from '../../abilities/index.ts';
import type { BerserkAct } from '../../acts.ts';
import { ref } from '../../events.ts';
import { holds } from '../../features/evaluate.ts';
import { isCreature } from '../../features/figures.ts';
import { fits } from '../../features/fits.ts';
import { contextOf, has, textOf, wordOf } from '../../features/gains.ts';
import { ruleOfList } from '../../features/rules.ts';
import { spendOnBlow, spendOnStrike } from '../../features/spent.ts';
import { drink, dueFrom, dueNamed, isThickAgainst, trigger } from '../../features/triggers.ts';
import { executed } from '../../stack/leaving.ts';
import { itemOf, useById } from '../../stack/uses.ts';
import type { HarmFrame } from '../../state/frames.ts';
import type { Piece } from '../../state/piece.ts';
import type { AbilityItem } from '../../state/stack.ts';
import { type Berserk, cardOf, type G, pieceOf, profileOf } from '../../state.ts';
import { stirring } from '../../telling.ts';
import { type Blow, isAttackType, isCloseType, isDanger, missOf, victimOf } from '../combat/blow.ts';
import { heeded, strengthNow, woundsNow } from '../combat/strength.ts';
import { beginInstead, countUse, isSpent, keyOf } from './instead.ts';
import { orderOf, prevent } from './prevention.ts';
import { isProtected, takesNone, wardRule } from './protection.ts';
import { wound } from './wounds.ts';

export const harm = flow<G, HarmFrame>({
  /** Modifiers, then protection (B12-519.2, B12-528.1). */
  calculate(g, f) {
    const s = g.state;
    for (const blow of f.blows) {
      const { attack, reckoned, safe } = itemOfHarm(s, f);
      if (attack && isAttackType(blow.type)) {
        // B09-216.8: reckoned before, unless the attack was changed since.
        blow.strength =
          reckoned?.mods === attack.mods.length
            ? reckoned[blow.answering ? 'answer' : 'attack']
            : strengthNow(s, blow, attack);
        blow.wounds = blow.strength;
      } else blow.wounds = woundsNow(s, blow);
      blow.protected = safe ? safe.includes(blow.to) : isProtected(s, blow);
      if (!blow.protected) continue;
      blow.wounds = 0;
      stirring(g)?.({
        kind: 'protected',
        rule: wardRule(s, blow),
        card: ref(s, blow.to),
        from: ref(s, blow.by),
        ability: blow.type,
      });
    }
    if (profileOf(s).sparedFirst) for (const blow of f.blows) spare(g, blow);
    preventAll(g, f);
  },

  order: asks(
    (g: G, f: HarmFrame): OrderQuestion | null => orderOf(g.state, f.blows[f.at]),
    (g, f, order) => {
      prevent(g, f.blows[f.at++], order);
      preventAll(g, f);
    },
  ),

  /**
   * Replacements (B09-419.1), of what modifiers and prevention have left (B12-531.2; B09-419.2, B09-419.3), each at
   * most once (B12-531.4; B09-419.5, B09-419.6). What was replaced did not happen (B12-531.3, B09-419.4); what came of
   * it may be replaced again (B12-531.5, B09-419.7).
   */
  replace: asks(
    (g: G, f: HarmFrame): ActQuestion<BerserkAct> | null => {
      const { blow, options } = replacements(g.state, f);
      if (!blow || options.length === 0) return null;
      const forced = options.some(({ feature }) => !feature.may);
      const acts: BerserkAct[] = options.map(({ piece, number }) => ({
        do: 'replace',
        card: piece.card,
        feature: number,
      }));
      if (!forced) acts.push({ do: 'decline' });
      // B12-531.4.2, B09-419.6a, B09-419.6b: if both could, the Active player chooses, or the one whose action it is.
      const seats = new Set(options.map(({ piece }) => piece.seat));
      const chooser = profileOf(g.state).replacementChooser === 'owner' ? blow.seat : g.state.active;
      const seat = seats.size > 1 ? chooser : options[0].piece.seat;
      return {
        kind: 'act',
        seat,
        ask: 'replace',
        rule: seats.size > 1 ? 'B12-531.4.2' : 'B12-531.4.1',
        about: { target: victimOf(blow), amount: blow.wounds },
        options: acts,
      };
    },
    (g, f, act) => {
      const blow = f.blows[f.at];
      goTo(g, f, 'goOn');
      if (act.do !== 'replace') {
        for (const { piece, number } of replacements(g.state, f).options)
          blow.applied.push(keyOf(piece, number));
        return;
      }
      const one = replacements(g.state, f).options.find(
        ({ piece, number }) => piece.card === act.card && number === act.feature,
      );
      if (one) replaceBlow(g, f, blow, one);
    },
  ),

  goOn: replaceAll,
});

/** This card takes the wounds, or something else comes in their place. */
function replaceBlow(g: G, f: HarmFrame, blow: Blow, { piece, number, feature }: Replacement): void {
  const s = g.state;
  const victim = victimOf(blow);
  // B12-531.4, RB-31: once for the game action, however many it harms.
  for (const one of f.blows) if (one.by === blow.by) one.applied.push(keyOf(piece, number));
  countUse(s, piece, number, feature);
  const takes = feature.by === 'thisTakes';
  stirring(g)?.({
    kind: 'replaced',
    rule: 'B12-531.1',
    card: ref(s, victim),
    by: ref(s, piece.card),
    what: takes ? 'wounds' : 'woundsByOther',
  });
  if (feature.by === 'thisTakes') {
    blow.onto = piece.card;
    return;
  }
  const x = blow.wounds;
  blow.wounds = 0;
  beginInstead(g, piece, number, feature.by, { it: victim, other: blow.by, x }, blow.applied);
}

/** Then prevention (section 530), blow by blow. */
function preventAll(g: G, f: HarmFrame): void {
  while (f.at < f.blows.length && !orderOf(g.state, f.blows[f.at])) prevent(g, f.blows[f.at++]);
  if (f.at < f.blows.length) {
    goTo(g, f, 'order');
    return;
  }
  f.at = 0;
  replaceAll(g, f);
}

/** Then replacement, blow by blow; who receives no wounds at all says so last. */
function replaceAll(g: G, f: HarmFrame): void {
  const s = g.state;
  for (; f.at < f.blows.length; f.at++) {
    if (replacements(s, f).options.length > 0) {
      goTo(g, f, 'replace');
      return;
    }
    const blow = f.blows[f.at];
    spare(g, blow);
  }
  land(g, f);
  leave(g, f);
}

/** Whoever receives no wounds from it is spared all of them. */
function spare(g: G, blow: Blow): void {
  const s = g.state;
  const rule = blow.wounds > 0 ? takesNone(s, blow) : null;
  if (!rule) return;
  blow.wounds = 0;
  const victim = ref(s, victimOf(blow));
  stirring(g)?.({ kind: 'replaced', rule, card: victim, by: victim, what: 'noWounds' });
}

/** All of it lands; features on the attack, on being hit and on wounds trigger (B12-511.6). */
function land(g: G, f: HarmFrame): void {
  const list = useById(g.state, itemOfHarm(g.state, f).use)?.list ?? 0;
  for (const blow of f.blows) {
    if (isAttackType(blow.type)) tellStrike(g, blow);
    const dealt = wound(
      g,
      blow,
      isAttackType(blow.type) ? 'B12-508.3' : ruleOfList(list, 'B12-G-wound-for-x'),
    );
    if (blow.thirst >= 0 && dealt >= blow.thirst && blow.onto < 0) drink(g.state, blow.by);
  }
  for (const blow of f.blows) if (isAttackType(blow.type)) onHit(g, blow);
  const item = itemOfHarm(g.state, f);
  const [first] = f.blows;
  if (first && !first.answering && item.attack?.borrowed) useBorrowed(g.state, first, item.attack.borrowed);
  for (const blow of f.blows) if (isAttackType(blow.type)) spendOnBlow(g.state, blow);
  if (item.type === 'simple') spendOnStrike(g.state, item.card);
  const struck = f.blows.find((blow) => !blow.answering) ?? null;
  // B12-G-miss: what missed was not executed, so nothing comes "at that"; what came to nothing was (RB-27).
  executed(g, item, !item.attack || struck !== null, item.attack ? (struck ?? missOf(item)) : null);
}

function tellStrike(g: G, blow: Blow): void {
  const s = g.state;
  const { type, grade, strength, answering } = blow;
  const rule = answering ? 'B12-514.3' : 'B12-511.5.2';
  stirring(g)?.({
    kind: 'struck',
    rule,
    card: ref(s, blow.by),
    target: ref(s, blow.to),
    ability: type,
    grade,
    strength,
    answering,
  });
}

/** What accompanies an attack; of that nothing reaches a card that is protected from it (B12-528.1). */
function onHit(g: G, blow: Blow): void {
  const s = g.state;
  const by = pieceOf(s, blow.by);
  const to = pieceOf(s, blow.to);
  if (!by || !to) return;
  trigger(g, 'hits', by, { other: blow.to, x: blow.strength, blow });
  trigger(g, 'hit', to, { other: blow.by, x: blow.strength, blow });
  // RB-26: of an answering strike, too.
  const found = heeded(s, blow, by, to);
  const fear = found ? wordOf(s, found, 'fear') : 0;
  if (fear > 0 && !has(s, by, 'fear')) dueNamed(g, to, 'fear', { x: fear, other: blow.by });
  const reaches = !blow.protected && !isThickAgainst(s, to, by, blow);
  if (reaches && isCreature(s, to) && isCloseType(blow.type) && has(s, by, 'plague') && !has(s, to, 'plague'))
    dueNamed(g, by, 'plagueSpreads', { other: blow.to });
  if (profileOf(s).unionOnStrike && blow.type === 'simple' && wordOf(s, by, 'union') > 0)
    dueNamed(g, by, 'union', { other: blow.to, x: wordOf(s, by, 'union'), blow });
}

/** B09-D-union: what the shown cards do on such an attack. */
function useBorrowed(s: Berserk, blow: Blow, defs: readonly number[]): void {
  const by = pieceOf(s, blow.by);
  if (by) dueFrom(s, by, defs, blow);
}

/** The item whose harm it is: on the stack still, or off it. */
const itemOfHarm = (s: Berserk, f: HarmFrame): AbilityItem => {
  const there = itemOf(s, f.item);
  return there?.kind === 'ability' ? there : f.of;
};

interface Replacement {
  readonly piece: Piece;
  readonly number: number;
  readonly feature: Extract<Instead, { of: 'wounds' }>;
}

/** Features that would put something in the place of the present wounds. */
function replacements(s: Berserk, f: HarmFrame): { blow: Blow | undefined; options: Replacement[] } {
  const blow = f.blows[f.at];
  const options: Replacement[] = [];
  const to = blow ? pieceOf(s, victimOf(blow)) : null;
  if (!blow || !to || blow.wounds === 0) return { blow, options };
  for (let at = 0; at < 2; at++) {
    const { squad } = s.sides[at];
    for (let i = 0; i < squad.length; i++) {
      const number = squad[i];
      const piece = s.pieces[number];
      if (piece && !piece.hidden && cardOf(s, number).insteads.length > 0)
        collect(s, piece, to, blow, options);
    }
  }
  return { blow, options };
}

function collect(s: Berserk, piece: Piece, to: Piece, blow: Blow, options: Replacement[]): void {
  for (const { number, feature } of textOf(s, piece).insteads) {
    if (feature.of !== 'wounds' || blow.applied.includes(keyOf(piece, number))) continue;
    const ctx = { ...contextOf(piece), it: to.card, other: blow.by, x: blow.wounds };
    const takes = feature.by === 'thisTakes';
    // Without more said this card replaces its own wounds, or takes those of any other.
    if (takes ? piece === to : !feature.to && piece !== to) continue;
    if (feature.to && !fits(s, feature.to, to, ctx)) continue;
    if (feature.if && !holds(s, feature.if, ctx)) continue;
    if (feature.from && !isDanger(s, feature.from, blow, pieceOf(s, blow.by), to, ctx)) continue;
    if (!isSpent(s, piece, number, feature)) options.push({ piece, number, feature });
  }
}
