/** The Preliminary phase from the first roll to the first turn (section 401 … section 407, B09-301.1, B09-301.1a). */
import { apart, type Frame, flow, push, type Seat } from '@vigrid/kernel';
import { openWindow } from '../../stack/window.ts';
import type { TurnFrame } from '../../state/frames.ts';
import { type Berserk, type G, profileOf, rival } from '../../state.ts';
import { alternate, joinsMoment } from './alternation.ts';
import type { BeforeFrame } from './before-recruiting.ts';
import { type DealFrame, type OrderFrame, type RedealFrame, shuffleAnew } from './deal.ts';
import { type DeployFrame, deployFrame, showForbidding, tellCosts } from './deployment.ts';
import type { DraftFrame } from './draft.ts';
import { gather, type RecruitFrame } from './recruitment.ts';
import type { RevealFrame } from './reveal.ts';
import { buryHostless, type SeatingFrame } from './seating.ts';

export interface SetupFrame extends Frame {
  readonly kind: 'setup';
}

const order = (): OrderFrame => ({ kind: 'order', step: 0, chooser: 0 });

export const setup = flow<G, SetupFrame>({
  /** RB-55: unless drafted decks were brought along. */
  draft(g) {
    const { format, sides } = g.state;
    if (format === 'draft' && sides.every(({ deck }) => deck.length === 0))
      push<DraftFrame>(g, { kind: 'draft', step: 0, opened: 0 });
  },

  begin(g) {
    g.state.phase = 'deal';
    for (const side of g.state.sides) {
      side.gold = profileOf(g.state).gold;
      side.silver = profileOf(g.state).silver;
    }
    if (profileOf(g.state).orderBeforeDeal) push(g, order());
  },

  /** B12-402.2, B09-101.2. */
  shuffle(g) {
    for (const seat of [0, 1]) shuffleAnew(g, seat);
  },

  /** B12-402.3, B12-703.1, B09-302.1; meanwhile nothing can be played (B09-302.4). */
  deal(g) {
    for (const seat of [1, 0]) push<DealFrame>(g, { kind: 'deal', step: 0, seat });
  },

  /** B09-302.2: in 2009 only now. */
  order(g) {
    if (!profileOf(g.state).orderBeforeDeal) push(g, order());
  },

  redeals(g) {
    push<RedealFrame>(g, { kind: 'redeals', step: 0, holder: g.state.first, wanted: 0 });
  },

  beforeRecruit(g) {
    g.state.phase = 'recruitment';
    push<BeforeFrame>(g, { kind: 'beforeRecruit', step: 0, holder: g.state.first, declined: 0, finder: -1 });
  },

  /** B12-403.2, B09-304.2: both at once, each in secret and at their own pace (RB-40). */
  recruit: apart(() => [0, 1].map((seat): RecruitFrame => ({ kind: 'recruit', step: 0, seat }))),

  gather(g) {
    for (const seat of seatsInOrder(g.state)) gather(g, seat);
    g.state.phase = 'deployment';
    showForbidding(g);
  },

  deploy(g) {
    const { first } = g.state;
    push<DeployFrame>(g, deployFrame(rival(first)));
    push<DeployFrame>(g, deployFrame(first));
  },

  /** B12-404.2.1; in 2009 costs are told after these features (B09-306.1, B09-306.2). */
  afterDeployment(g) {
    if (profileOf(g.state).deployedByTurns) tellCosts(g);
    alternate(g, 'afterDeployment');
  },

  reveal(g) {
    g.state.phase = 'reveal';
    if (!profileOf(g.state).deployedByTurns) tellCosts(g);
    const { first } = g.state;
    push<RevealFrame>(g, { kind: 'reveal', step: 0, seat: rival(first) });
    push<RevealFrame>(g, { kind: 'reveal', step: 0, seat: first });
  },

  seating(g) {
    push<SeatingFrame>(g, { kind: 'seating', step: 0, turn: 0 });
  },

  /**
   * B12-405.2 (5) at the end of this subphase; B09-307.1 as the next one begins, with what it sets off (B09-307.3).
   */
  hostless(g) {
    const s = g.state;
    buryHostless(g);
    if (s.due.length === 0) return;
    if (profileOf(s).deathsJoinBattleStart) s.due = s.due.map((one) => ({ ...one, height: joinsMoment }));
    else openWindow(g);
  },

  battleStart(g) {
    g.state.phase = 'battleStart';
    alternate(g, 'battleStart');
  },

  vanguard(g) {
    g.state.phase = 'vanguard';
    alternate(g, 'vanguard');
  },

  /** B12-408.1, B09-300.1, B09-308.3: the First player's turn. */
  battle(g) {
    g.state.active = g.state.first;
    push<TurnFrame>(g, { kind: 'turn', step: 0 });
  },
});

export const seatsInOrder = (s: Berserk): Seat[] => [s.first, rival(s.first)];
