/** Puts something on a card and tells what it is. */
import type { Text } from '@vigrid/kernel';
import type { Gain } from '../abilities/types.ts';
import { ref } from '../events.ts';
import type { RuleId } from '../rulebook/index.ts';
import { say } from '../say.ts';
import type { Piece } from '../state/piece.ts';
import type { G } from '../state.ts';
import { giftText } from '../text/card-text.ts';
import { bestow, giftOf } from './gifts.ts';

/** What was given, or with `lost` taken, in the words of a card (B12-117.1, B12-119.5). */
export function grant(
  g: G,
  piece: Piece,
  rule: RuleId,
  given: Parameters<typeof bestow>[2],
  kind: 'gained' | 'lost' = 'gained',
): void {
  const s = g.state;
  bestow(s, piece, given);
  if (!g.listener) return;
  const { x = 0, until } = given;
  const what = textOf(giftOf(s, given));
  say(g, {
    kind,
    rule,
    card: ref(s, piece.card),
    by: ref(s, given.from),
    what,
    amount: x,
    briefly: until === 'turnEnd',
  });
}

/** Texts by what is given: written once. */
const texts = new WeakMap<readonly Gain[], Text>();

function textOf(gains: readonly Gain[]): Text {
  const known = texts.get(gains);
  if (known) return known;
  const text = giftText(gains);
  texts.set(gains, text);
  return text;
}
