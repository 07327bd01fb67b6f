/** A card of a graveyard to its owner's hand or deck. */
import { oneOf, optional } from '@vigrid/kernel/schema';
import type { Text } from '@vigrid/speech';
import type { EffectKind } from '../abilities/kind.ts';
import { shuffleDeckOf } from '../flow/decks.ts';
import { tell } from '../flow/telling.ts';
import { remove, takeBack, toBottom } from '../flow/zones.ts';
import type { G } from '../state.ts';
import { type Order, you } from '../text/clauses.ts';
import type { Phrase } from '../text/phrases.ts';
import { tucked } from '../text/some-cards.ts';
import { several } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';
import { fromGraveyard, lying, lyingThere, places } from './shared/from-graveyard.ts';

const shape = {
  ...fromGraveyard,
  /** Into the owner's deck, shuffled or under it, instead of the hand. */
  into: optional(oneOf('deck', 'bottom')),
};

export const recover: EffectKind<'recover', typeof shape> = {
  shape,
  choice: lyingThere,

  does(g, f, e) {
    const from = e.from === 'completed' ? 'completed' : 'graveyard';
    for (const card of f.targets) {
      if (e.into) intoDeck(g, card, from, e.into);
      else takeBack(g, card, from, 'BH-G-put-into-hand-or-deck');
    }
  },

  says(e, at) {
    const what = lying(e, at);
    const from = e.from ? places[e.from] : { en: 'from your graveyard', ru: 'с кладбища' };
    // BH-N-10: to its owner's hand or deck, who need not be you.
    const mine = e.from === undefined || e.from === 'completed';
    const [[verb, order], where] = e.into ? destinations[e.into](mine) : toHand(mine, what);
    // A clause that counts them comes last.
    const ru = what.measured
      ? `${where.ru} ${from.ru} ${what.ru('acc')}`
      : `${what.ru('acc')} ${from.ru} ${where.ru}`;
    const en = what.measured ? `${where.en} ${from.en} ${what.en}` : `${what.en} ${from.en} ${where.en}`;
    return you(`${verb} ${en}`, order, ru);
  },
  spoken: (e) => several(e.what, e.count),
};

/** From the graveyard, or the completed quests, to the owner's deck. */
function intoDeck(g: G, card: number, from: 'graveyard' | 'completed', where: 'deck' | 'bottom'): void {
  const owner = g.state.owner[card];
  const side = g.state.sides[owner];
  remove(side[from], card);
  if (where === 'bottom') toBottom(g.state, card);
  else side.deck.push(card);
  const kind = where === 'bottom' ? 'bottom' : 'shuffleIn';
  tell(g, kind, 'BH-G-put-into-hand-or-deck', { card, seat: owner });
  if (where === 'deck') shuffleDeckOf(g, owner);
}

/** What to do in both languages, and where to. */
type Move = readonly [readonly [en: string, ru: Order], Text];

const toHand = (mine: boolean, what: Phrase): Move => [
  ['return', verbs.giveBack],
  mine ? { en: 'to your hand', ru: 'в руку' } : ownersHand(what),
];

/** Back into a deck instead. */
const destinations: Readonly<Record<'deck' | 'bottom', (mine: boolean) => Move>> = {
  deck: (mine) => [
    ['shuffle', verbs.shuffleIn],
    mine ? tucked.shuffle : { en: 'into the owner’s deck', ru: 'в колоду владельца' },
  ],
  bottom: (mine) => [
    ['put', verbs.put],
    mine ? tucked.bottom : { en: 'under the owner’s deck', ru: 'под колоду владельца' },
  ],
};

/** BH-N-10: a card never comes to another player's hand. */
const ownersHand = ({ many }: Phrase): Text =>
  many
    ? { en: 'to their owners’ hands', ru: 'в руки владельцев' }
    : { en: 'to its owner’s hand', ru: 'в руку владельца' };
