/** The texts of cards are carried out: frames are laid for the interpreter, which takes them up. */
import { push } from '@vigrid/kernel';
import type { Effects } from '../abilities/ability.ts';
import { holds } from '../abilities/meaning.ts';
import { cardByNumber, cardOf, type EffectsFrame, type G, type Waiting } from '../state.ts';

/** Carries out an ability from its first effect: the text of a card as it was when it was used or triggered. */
export function carryOut(g: G, { seat, card, def, ability, it, x, by }: Text): void {
  const text = cardByNumber(g.state, def).abilities[ability];
  push<EffectsFrame>(g, {
    kind: 'effects',
    step: 0,
    seat,
    card,
    def,
    ability,
    path: [],
    it,
    x,
    by,
    chooser: seat,
    fallen: g.state.fallen.length,
    optional: text.kind === 'when' && text.may === true,
    at: 0,
    targets: [],
    before: [],
    shares: [],
  });
}

/** Which ability of which card, and what its moment was about. */
type Text = Omit<Waiting, 'moment' | 'heard'>;

/** What a spell does (BH-8.20): its texts in order, or the one that stands in their place. */
export function playSpell(g: G, seat: number, card: number, x: number): void {
  const texts = cardOf(g.state, card).abilities.flatMap((ability, number) =>
    ability.kind === 'play' && (!ability.if || holds(g.state, ability.if, seat, card))
      ? [{ ability, number }]
      : [],
  );
  const instead = texts.filter(({ ability }) => ability.instead);
  const carried = instead.length > 0 ? instead : texts;
  const def = g.state.def[card];
  for (const { number } of carried.toReversed()) {
    carryOut(g, { seat, card, def, ability: number, it: card, x, by: -1 });
  }
}

/** A frame for a list inside the present effect. What was chosen last is "same" for its first effect. */
function inner(f: EffectsFrame, list: number, changes: Partial<EffectsFrame>): EffectsFrame {
  const path = [...f.path, f.at, list];
  return {
    ...f,
    step: 0,
    path,
    at: 0,
    optional: false,
    targets: f.before,
    before: [],
    shares: [],
    ...changes,
  };
}

/** Carries out a list inside the present effect, by its number there; an empty one says nothing. */
export function goInto(
  g: G,
  f: EffectsFrame,
  list: Effects,
  number: number,
  changes: Partial<EffectsFrame> = {},
): void {
  if (list.length > 0) push(g, inner(f, number, changes));
}
