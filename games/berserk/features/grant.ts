/** Puts something on a card and tells what it is. */
import type { Element, Gain, Until } from '../abilities/index.ts';
import { ref } from '../events.ts';
import type { RuleId } from '../rulebook/index.ts';
import type { Deed } from '../stack/deed.ts';
import type { Piece } from '../state/piece.ts';
import { stirring } from '../telling.ts';
import { addArmour } from './armour.ts';
import { elementsOf } from './figures.ts';
import { wordOf } from './gains.ts';
import { bestow, giftOf } from './gifts.ts';
import { ruleOfGains } from './rules.ts';
import { trigger } from './triggers.ts';

/** What was given, or with `lost` taken, in the words of a card (B12-117.1, B12-119.5). */
export function grant(
  { g, s, textOf }: Deed<unknown>,
  piece: Piece,
  rule: RuleId,
  given: Parameters<typeof bestow>[2],
  kind: 'gained' | 'lost' = 'gained',
): void {
  bestow(s, piece, given);
  if (!g.listener) return;
  const { x = 0, until } = given;
  stirring(g)?.({
    kind,
    rule: ruleOfGains(giftOf(s, given), rule),
    card: ref(s, piece.card),
    by: ref(s, given.from),
    what: textOf(giftOf(s, given)),
    amount: x,
    briefly: until === 'turnEnd',
  });
}

/**
 * Puts gains on a card for a while, or for good where no term is said (B12-G-gains-text; B09-407.2, B09-407.3,
 * B09-418.2). What comes of it is its maker's (B09-416.4).
 */
export function lend(
  deed: Deed<unknown>,
  piece: Piece,
  gift: number,
  until: Until | undefined,
  turns = 1,
): void {
  if (gift < 0) return;
  const { g, item, use, s } = deed;
  const gains = giftOf(s, { def: use.def, gift });
  const before = gains.some(isElemental) ? elementsOf(s, piece) : none;
  // RB-178: the end of the opponent’s turn has come already, so that of the next one is meant.
  const late = until === 'enemyTurnEnd' && s.phase === 'final' && s.active !== item.seat ? 1 : 0;
  grant(deed, piece, 'B12-117.1', {
    def: use.def,
    gift,
    seat: item.seat,
    from: item.card,
    x: use.x,
    it: use.other >= 0 ? use.other : (use.same[0] ?? -1),
    until: until ?? 'stay',
    turns: turns + late,
  });
  for (const gain of gains) {
    if (gain.kind !== 'word') continue;
    addArmour(s, piece, gain.word, gain.by === undefined ? (gain.value ?? 1) : wordOf(s, piece, gain.word));
    trigger(g, 'gainsWord', piece, { other: item.card, word: gain.word });
  }
  if (gains.some(isElemental)) {
    for (const element of elementsOf(s, piece))
      if (!before.includes(element)) trigger(g, 'becomesElement', piece, { other: item.card, element });
  }
}

const isElemental = ({ kind }: Gain): boolean => kind === 'element' || kind === 'gainsElement';
const none: readonly Element[] = [];
