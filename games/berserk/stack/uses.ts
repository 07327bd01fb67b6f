/** Features and properties being used: from declaration to payment (B12-302.6, section 501). */
import { push } from '@vigrid/kernel';
import type { Ability, Feature } from '../abilities/index.ts';
import { listNumber, namedList, type PropertyStrike } from '../abilities/named.ts';
import type { Card } from '../cards/catalogue.ts';
import { type Context, noGrade } from '../features/context.ts';
import { featureKey } from '../features/triggers.ts';
import type { UseFrame } from '../state/frames.ts';
import type { AbilityItem, Item, Paid, Use } from '../state/stack.ts';
import { type Berserk, cardByNumber, type G, pieceOf, profileOf } from '../state.ts';

export type Step = Ability | PropertyStrike;

/** The abilities of a use: in the text of a card, whether it has them still or not (B12-502.3.1), or in the rules. */
export const stepsOf = (s: Berserk, use: Pick<Use, 'def' | 'list'>): readonly Step[] =>
  use.list === healingWounds
    ? woundsInstead(cardByNumber(s, use.def))
    : use.list < 0
      ? namedList(use.list)
      : cardByNumber(s, use.def).lists[use.list];

const healingWounds = listNumber('healingWounds');
const wounding = new WeakMap<Card, readonly Step[]>();

/** In place of its healing (B12-531.1) a card wounds whom its text says, itself where that names nobody. */
function woundsInstead(card: Card): readonly Step[] {
  const known = wounding.get(card);
  if (known) return known;
  const steps: Step[] = [];
  for (const { feature } of card.insteads) {
    if (feature.of !== 'healing' || feature.by !== 'wound') continue;
    const to = feature.at ? { choose: feature.at } : 'this';
    steps.push({ use: 'influence', do: { do: 'wound', to, amount: 'X' } });
    break;
  }
  wounding.set(card, steps);
  return steps;
}

/** One of them, or of a list that was chosen in its place. */
export const stepAt = (s: Berserk, { def }: Use, { list, at }: Pick<Use, 'list' | 'at'>): Step =>
  stepsOf(s, { def, list })[at];

/** What was begun last is mostly what is asked for. */
export function useById(s: Berserk, id: number): Use | undefined {
  for (let i = s.uses.length - 1; i >= 0; i--) if (s.uses[i].id === id) return s.uses[i];
  return undefined;
}

export function useOf(s: Berserk, id: number): Use {
  const use = useById(s, id);
  if (!use) throw new Error(`There is no use ${id} under way.`);
  return use;
}

/** B09-423.1a: what has set off features since so many were due is paid for, should it become illegal. */
export function owesFor(s: Berserk, use: Use, dues: number): void {
  if (profileOf(s).owesForEffects && s.due.length > dues) use.owed = true;
}

export const featureOf = (s: Berserk, use: Pick<Use, 'def' | 'feature'>): Feature | null =>
  use.feature < 0 ? null : cardByNumber(s, use.def).features[use.feature];

/** "May" of a triggered feature is decided when it is executed in 2009 (B09-405.3), otherwise at the declaration. */
export const leftOnExecution = (s: Berserk, use: Use, step: Step): boolean =>
  step.may === true && profileOf(s).mayOnExecution && featureOf(s, use)?.kind === 'when';

export const leftOnDeclaration = (s: Berserk, use: Use, step: Step): boolean =>
  step.may === true && !leftOnExecution(s, use, step);

/**
 * Whom the text may speak of next: of two that were chosen to change places, both; what the card does to itself leaves
 * whoever was spoken of before.
 */
export function spokenOf(step: Step, { targets, second }: AbilityItem, before: number[]): number[] {
  if (!('do' in step)) return targets;
  const { do: effect } = step;
  if (effect.do === 'swap' && typeof effect.with === 'object') return [...targets, ...second];
  if (before.length > 0 && (('to' in effect && effect.to === 'this') || effect.do === 'chooseNumber'))
    return before;
  return targets;
}

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
  giver: use.giver,
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
    aims: [],
    from: begun.from ?? pieceOf(s, begun.card)?.cell ?? -1,
    cell: begun.cell ?? -1,
    row: begun.row ?? -1,
    done: false,
    declared: begun.declared ?? false,
    owed: false,
    may: begun.may ?? false,
    grade: begun.grade ?? noGrade,
    spares: begun.spares ?? -1,
    giver: begun.giver ?? -1,
    ward: -1,
    free: begun.free ?? false,
    chain: begun.chain ?? [],
    replaced: begun.replaced ?? null,
  };
  s.uses.push(use);
  return use;
}

export function declareNext(g: G, use: Use, inside = -1): void {
  push<UseFrame>(g, {
    kind: 'use',
    step: 0,
    use: use.id,
    targets: [],
    second: [],
    cells: [],
    shares: [],
    left: false,
    aimed: [],
    repeated: [],
    inside,
  });
}

export const isOver = (s: Berserk, use: Use): boolean => use.at >= stepsOf(s, use).length;

/** Marks the use of a card that steps in as a defender, which has no list of abilities. */
export const defenceList = -1000;

/** All targets of an item, those of what comes in the same object among them. */
export const namedBy = ({ targets, rest }: AbilityItem): readonly number[] =>
  rest.length === 0 ? targets : [...new Set([...targets, ...rest.flatMap((one) => one.targets)])];

/** The same with what else it is about. */
export const aimedAt = (item: AbilityItem): readonly number[] =>
  item.rest.length + item.second.length === 0
    ? item.targets
    : [...namedBy(item), ...item.second, ...item.rest.flatMap(({ second }) => second)];

/** The item on the stack with that number. */
export function itemOf(s: Berserk, id: number): Item | undefined {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].id === id) return s.stack[i];
  return undefined;
}

/** What the rules let a card play without a text of its own: its payment and the list of what it does. */
export function namedFeature(def: number, feature: number): { readonly pay: Paid; readonly list: number } {
  const rage = feature === listNumber('rage');
  const pay: Paid = rage
    ? { ...nothingPaid, key: featureKey(def, feature) }
    : { ...nothingPaid, close: true, assault: feature === listNumber('strike') };
  return { pay, list: feature };
}
