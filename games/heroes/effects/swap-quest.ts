/** The quest chosen before changes places with a completed one of its owner, which you choose; it is not completed. */
import { choiceOf } from '../abilities/choices.ts';
import type { EffectKind } from '../abilities/kind.ts';
import { toPile } from '../flow/quests.ts';
import { enter, remove } from '../flow/zones.ts';
import { pieceOf, ref } from '../state.ts';
import { you } from '../text/clauses.ts';
import { phrase } from '../text/filters.ts';
import { theSame } from '../text/targets.ts';
import * as verbs from '../text/verbs.ts';

const shape = {};

export const swapQuest: EffectKind<'swapQuest', typeof shape> = {
  shape,
  choice(s, _e, by) {
    const quest = by.before?.[0];
    return choiceOf(by.seat, quest === undefined ? [] : s.sides[s.owner[quest]].completed);
  },

  does(g, f) {
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
    });
    remove(s.sides[s.owner[card]].completed, card);
    toPile(g, quest);
    enter(g, card, seat);
  },

  says(_, at) {
    const quest = theSame(at);
    const owner = quest.of({ en: 'owner', ru: 'владельца' });
    const other = `${quest.ru('acc')} местами с завершённым квестом ${owner.ru}`;
    return you(`exchange ${quest.en} for a completed quest of ${owner.en}`, verbs.exchange, other);
  },
  spoken: () => phrase({ type: 'quest' }),
};
