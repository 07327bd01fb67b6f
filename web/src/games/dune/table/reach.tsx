/** Where one could go now, and what the hand lacks for the rest. */
import type { Icon } from '@vigrid/dune/table';
import type { ReactNode } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { offeredIn } from '../../../table/ask/draft.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { iconsOf } from '../cards/index.ts';
import { type DuneView, ownSide, reachable, useEntries } from './game.ts';
import { words } from './texts.ts';

export interface Reach {
  /** One is asked where to send an Agent. */
  readonly asked: boolean;
  /** A card of the hand is chosen to send one. */
  readonly sending: boolean;
  /** A card of the hand could go there, though none is chosen. */
  readonly open: ReadonlySet<number>;
  /** Only a Spy taken back opens the way. */
  readonly infiltrated: ReadonlySet<number>;
  /** Of spaces with this icon, what the chosen card lacks, or the whole hand. */
  note(icon: Icon): ReactNode;
}

export function useReach(view: DuneView, below: number): Reach {
  const { t } = useLang();
  const { update } = useTableInfo();
  const { standing } = useAsk();
  const entryOf = useEntries();
  const own = ownSide(view, below);
  const asked = update.question?.ask === 'turn';
  const chosen = asked ? own.hand.find(({ id }) => standing(id) === 'chosen') : undefined;
  // With no card chosen, every space that any card could reach.
  const open = asked && !chosen ? reachable(own) : new Set<number>();
  const infiltrated = infiltratedIn(update.question, chosen?.id);
  const hand = chosen ? [chosen] : asked && own.agentsReady > 0 ? own.hand : [];
  const cards = hand.map(({ def }) => entryOf(def));
  return {
    asked,
    sending: chosen !== undefined,
    open,
    infiltrated,
    note(icon) {
      const lacks =
        cards.length > 0 && cards.every((card) => !card.anywhere && !iconsOf(card).includes(icon));
      // A Spy's icon may lead here as well.
      const led = view.spaces.some(
        (space) => space.icon === icon && (open.has(space.number) || infiltrated.has(space.number)),
      );
      return lacks && !led ? (
        <span className="region-note">{t(chosen ? words.noIcon : words.noCardWithIcon)}</span>
      ) : null;
    },
  };
}

/** Spaces where an Agent of this card, or of any, only comes by taking a Spy back. */
function infiltratedIn(
  question: Parameters<typeof offeredIn>[0],
  card: number | undefined,
): ReadonlySet<number> {
  const ways = new Map<number, boolean>();
  for (const { act, parts } of offeredIn(question)) {
    if (act.do !== 'send' || parts.place === undefined) continue;
    if (card !== undefined && parts.from !== card) continue;
    ways.set(parts.place, (ways.get(parts.place) ?? true) && 'spy' in act && act.spy !== undefined);
  }
  return new Set([...ways].flatMap(([space, spied]) => (spied ? space : [])));
}
