/**
 * Players alternate using features of one moment, with an empty stack (B12-401.3), until both have declined. In 2009:
 * B09-307.2, B09-307.4, B09-307.5; B09-308.1, B09-308.2.
 */
import { type ActQuestion, asks, flow, goTo, leave, push, type Seat } from '@vigrid/kernel';
import { listNumber, namedList } from '../../abilities/named.ts';
import type { BerserkAct } from '../../acts.ts';
import { holds } from '../../features/evaluate.ts';
import { contextOf, has, textOf, underHolds } from '../../features/gains.ts';
import { featureKey } from '../../features/triggers.ts';
import { mayHold } from '../../knowledge.ts';
import { declareDue } from '../../stack/dues.ts';
import { canDeclare } from '../../stack/possible.ts';
import { beginUse, nothingPaid } from '../../stack/uses.ts';
import { openWindow } from '../../stack/window.ts';
import type { AlternateFrame } from '../../state/frames.ts';
import type { Piece } from '../../state/piece.ts';
import { type Berserk, cardByNumber, cardOf, type G, profileOf } from '../../state.ts';

type AlternateMoment = AlternateFrame['moment'];

const rules = {
  afterDeployment: 'B12-404.2',
  /** B12-G-at-start-of-battle. */
  battleStart: 'B12-406.1',
  vanguard: 'B12-407.1',
} as const;

/** Lets the players use their features of this moment, the First player first. */
export function alternate(g: G, moment: AlternateMoment): void {
  push<AlternateFrame>(g, { kind: 'alternate', step: 0, moment, holder: g.state.first, declined: 0 });
}

export const alternation = flow<G, AlternateFrame>({
  ask: asks(
    (g: G, f: AlternateFrame): ActQuestion<BerserkAct> | null => {
      const options = usable(g.state, f.holder, f.moment);
      const secret = mayHaveHidden(g.state, f.holder, f.moment);
      if (options.length === 0 && !secret) return null;
      // B12-401.3: whoever declines once is out of it.
      options.push({ do: 'pass' });
      const always = secret ? ({ always: true } as const) : {};
      return { kind: 'act', seat: f.holder, ask: 'alternate', rule: rules[f.moment], options, ...always };
    },
    (g, f, act) => {
      if (act.do !== 'declare') {
        f.declined |= 1 << f.holder;
        return;
      }
      const s = g.state;
      const { card, of, feature } = act;
      if (act.due >= 0) {
        openWindow(g);
        declareDue(g, s.due.splice(act.due, 1)[0]);
        return;
      }
      const list = feature < 0 ? feature : listOf(s, of, feature);
      openWindow(g);
      const used = beginUse(g, {
        seat: f.holder,
        card,
        def: of,
        feature,
        list,
        pay: { ...nothingPaid, key: featureKey(of, feature), per: 'battle' },
      });
      // A deck that was searched in vain is not searched again.
      used.owed = true;
    },
  ),

  next(g, f) {
    const s = g.state;
    if (usable(s, f.holder, f.moment).length === 0 && !mayHaveHidden(s, f.holder, f.moment)) {
      f.declined |= 1 << f.holder;
    }
    const other = 1 - f.holder;
    const stays = f.moment === 'afterDeployment' && !profileOf(s).deployedByTurns;
    if ((f.declined & (1 << other)) === 0 && !(stays && (f.declined & (1 << f.holder)) === 0))
      f.holder = other;
    else if ((f.declined & (1 << f.holder)) !== 0) {
      s.due = s.due.filter(({ height }) => height !== joinsMoment);
      leave(g, f);
      return;
    }
    goTo(g, f, 'ask');
  },
});

const listOf = (s: Berserk, def: number, feature: number): number => {
  const card = cardByNumber(s, def);
  const text = card.features[feature];
  return text.kind === 'when' ? (card.numbers.get(text.does) ?? 0) : 0;
};

/**
 * Whether a face-down card may have such a feature, as far as everybody knows; or a feature might be aimed at one, which
 * must not show by the question coming or not.
 */
function mayHaveHidden(s: Berserk, seat: Seat, moment: AlternateMoment): boolean {
  const { squad } = s.sides[seat];
  if (moment === 'vanguard' || !squad.some((card) => s.pieces[card]?.hidden)) return false;
  if (moment === 'afterDeployment') return mayHold(s, seat, (card) => card.triggers.has(moment));
  return squad.some((card) => {
    const piece = s.pieces[card];
    if (!piece || piece.hidden) return false;
    const { def, triggers } = textOf(s, piece);
    return triggers.get(moment)?.some(({ number }) => !piece.usedBattle.includes(featureKey(def, number)));
  });
}

/** The height of triggered features that count as features of the moment (B09-307.3): no window declares them. */
export const joinsMoment = -1;

/** Features of a seat that can be used at the moment, each once per battle. */
export function usable(s: Berserk, seat: Seat, moment: AlternateMoment): BerserkAct[] {
  const acts: BerserkAct[] = s.due.flatMap(({ seat: of, height, card, def, feature }, due): BerserkAct[] =>
    of === seat && height === joinsMoment ? [{ do: 'declare', card, of: def, feature, due }] : [],
  );
  for (const number of s.sides[seat].squad) {
    const piece = s.pieces[number];
    if (!piece || (piece.hidden && moment !== 'afterDeployment')) continue;
    if (moment === 'vanguard') vanguards(s, piece, acts);
    else texts(s, piece, moment, acts);
  }
  return acts;
}

function vanguards(s: Berserk, piece: Piece, acts: BerserkAct[]): void {
  const feature = listNumber(profileOf(s).vanguardAtNeighbours ? 'vanguardNear' : 'vanguard');
  if (!has(s, piece, 'vanguard') || piece.usedBattle.includes(featureKey(s.def[piece.card], feature))) return;
  if (!canDeclare(s, namedList(feature), contextOf(piece))) return;
  acts.push({ do: 'declare', card: piece.card, of: s.def[piece.card], feature, due: -1 });
}

function texts(
  s: Berserk,
  piece: Piece,
  moment: Exclude<AlternateMoment, 'vanguard'>,
  acts: BerserkAct[],
): void {
  const text = piece.hidden ? cardOf(s, piece.card) : textOf(s, piece);
  for (const { number, feature, under } of text.triggers.get(moment) ?? []) {
    if (under && !underHolds(s, piece, under)) continue;
    if (piece.usedBattle.includes(featureKey(text.def, number))) continue;
    const ctx = contextOf(piece);
    if (feature.if && !holds(s, feature.if, ctx)) continue;
    if (canDeclare(s, feature.does, ctx))
      acts.push({ do: 'declare', card: piece.card, of: text.def, feature: number, due: -1 });
  }
}
