import { asks, flow, type Text } from '@vigrid/kernel';
import { either as eitherOf, listOf, oneOf, whole } from '@vigrid/kernel/schema';
import { either, filled, say } from '@vigrid/speech';
import { influenceWorth } from '../bot/values.ts';
import { six, uprising } from '../modules.ts';
import { gainInfluence, mayRise, topOfTrack } from '../pieces/influence.ts';
import { bearerOf, ownFaction } from '../pieces/teams.ts';
import { type ClauseFrame, type Dune, type G, isOpponent, type SideId } from '../state.ts';
import { type Faction, factions, ownTrack } from '../symbols.ts';
import { counted, factionNames, named, withFaction } from '../text/words.ts';
import { factionOf, influenceQuestion } from './asking.ts';
import { ask, effect, isOfSpace } from './kind.ts';
import { type Mark, mark } from './marks.ts';
import { faction } from './shapes.ts';

/**
 * With one Faction, `any`, `two` different ones, `each` of the four, one of a list, one where an opponent has more, or
 * on a Commander's `own` board.
 */
export const influence = effect('influence', {
  shape: {
    with: eitherOf(oneOf(...factions, 'any', 'two', 'each', 'behind', 'own'), listOf(faction)),
    n: whole,
  },
  says: (e) => said(e.with, e.n),
  marks: (e) => marks(e.with, e.n),
  when: (e) => (isFaction(e.with) || e.with === 'each' || e.with === 'own' ? 'atOnce' : 'chosen'),
  // Whether Influence is gained before or after some is paid can matter.
  due: (_s, _side, e, _source, it, waiting) =>
    !isFaction(e.with) || !waiting.clauses.some((id) => it.rules.about(id).heedsInfluence),
  heedsInfluence: (e) => e.with === 'behind',
  from: 'influence',
  // The Emperor's bonus (D-16.4).
  takes: (s, side, e) =>
    (e.with === 'emperor' || e.with === 'each') && s.sides[side].influence[emperor] === 3
      ? troopBonus(s)
        ? 2
        : 0
      : 0,
  lacks: 'D-16.1',
  may: (s, side, e) => choicesOf(s, side, e.with).length > 0,
  does(g, side, e, source, it) {
    // The visited Faction space may give more than it says (D-6.13).
    const visited = isOfSpace(source) && (isFaction(e.with) || e.with === 'own');
    const n = visited ? g.state.turn.influence : e.n;
    // Where an icon may also mean a Commander's own board, that is a choice (D-28.7).
    const plain = visited || ownFaction(g.state, side) < 0;
    if (e.with === 'own' || (isFaction(e.with) && plain)) gainInfluence(g, side, factionMeant(e.with), n);
    else if (isFaction(e.with)) ask(g, side, it, source, n);
    else if (e.with === 'each') for (const of of factions.keys()) gainInfluence(g, side, of, e.n);
    else ask(g, side, it, source, e.with === 'two' ? 1 : n);
  },
  asks: (the) =>
    flow<G, ClauseFrame>({
      ask: asks(
        ({ state: s }, f) =>
          influenceQuestion(
            s,
            f,
            choicesOf(s, f.side, the(f).with),
            the(f).with === 'two' ? 'D-6.8' : 'D-6.10',
          ),
        (g, f, act) => {
          if (the(f).with === 'two') f.also = factionOf(act);
          else gainInfluence(g, f.side, factionOf(act), f.n);
        },
      ),
      /** Both of two are chosen before either gives anything (D-6.8). */
      second: asks(
        ({ state: s }, f) => {
          const open = choicesOf(s, f.side, the(f).with).filter((one) => one !== f.also);
          return f.also < 0 || open.length === 0 ? null : influenceQuestion(s, f, open, 'D-6.8');
        },
        (g, f, act) => {
          gainInfluence(g, f.side, f.also, f.n);
          gainInfluence(g, f.side, factionOf(act), f.n);
          f.also = -1;
        },
      ),
      alone(g, f) {
        if (f.also >= 0) gainInfluence(g, f.side, f.also, f.n);
      },
    }),
  onHagal(g, side, e) {
    if (isFaction(e.with)) gainInfluence(g, side, factions.indexOf(e.with), e.n);
  },
  worth(s, side, e) {
    if (e.with === 'own') return influenceWorth(s, side, ownTrack, e.n);
    const bearer = bearerOf(s, side);
    const gains = factions.map((one, i) => (isMeant(e.with, one) ? influenceWorth(s, bearer, i, e.n) : 0));
    const own = ownFaction(s, side);
    if (own >= 0 && isMeant(e.with, factions[own])) gains.push(influenceWorth(s, side, ownTrack, e.n));
    gains.sort((a, b) => b - a);
    if (e.with === 'each') return gains.slice(0, 4).reduce((a, b) => a + b);
    return e.with === 'two' ? gains[0] + gains[1] : gains[0];
  },
});

/** The Emperor's bonus is of troops (D-16.4). */
const troopBonus = (s: Dune): boolean => (s.modules & uprising) === 0 || (s.modules & six) !== 0;

const emperor = factions.indexOf('emperor');

type With = Faction | 'any' | 'two' | 'each' | 'behind' | 'own' | readonly Faction[];

const factionMeant = (of: Faction | 'own'): number => (of === 'own' ? ownTrack : factions.indexOf(of));

const isFaction = (of: With): of is Faction => factions.some((one) => one === of);

const isMeant = (of: With, one: Faction): boolean =>
  typeof of === 'string' ? !isFaction(of) || of === one : of.includes(one);

/**
 * The Factions among which this Influence may be gained; none where all of it would be lost. The Tleilaxu are no Faction
 * (D-24.7, D-F-103).
 */
function choicesOf(s: Dune, side: SideId, of: With): number[] {
  const bearer = bearerOf(s, side);
  const own = s.sides[bearer].influence;
  const open: number[] = [];
  for (let i = 0; i < factions.length; i++) {
    if (of === 'own' || own[i] >= topOfTrack || !isMeant(of, factions[i])) continue;
    const isAhead = (other: SideId) => isOpponent(s, bearer, other) && s.sides[other].influence[i] > own[i];
    if (of !== 'behind' || s.sides.some((_, other) => isAhead(other))) open.push(i);
  }
  // An icon that may mean the own board of a Commander (D-28.7).
  const icon = ownFaction(s, side);
  if (
    icon >= 0 &&
    of !== 'behind' &&
    mayRise(s, side, ownTrack) &&
    (of === 'own' || isMeant(of, factions[icon]))
  )
    open.push(ownTrack);
  return open;
}

function said(of: With, n: number): Text {
  const what = counted(n, 'influence');
  switch (of) {
    case 'any':
      return filled('получите * у фракции на выбор', 'gain * with a Faction of your choice', what);
    case 'two':
      return say(
        `получите по ${what.ru} у двух разных фракций`.replace('по 1 влияние', 'по 1 влиянию'),
        `gain ${what.en} with each of two Factions`,
      );
    case 'each':
      return say('получите по 1 влиянию у каждой фракции', 'gain 1 Influence with each Faction');
    case 'own':
      return filled('получите * на своём планшете', 'gain * on your own board', what);
    case 'behind':
      return filled(
        'получите * у фракции, где у соперника влияния больше, чем у вас',
        'gain * with a Faction where an opponent has more Influence than you',
        what,
      );
    default: {
      const which = typeof of === 'string' ? [of] : of;
      return filled('получите * *', 'gain * *', what, either(which.map((one) => withFaction[one])));
    }
  }
}

function marks(of: With, n: number): readonly Mark[] {
  const one = (with_: Faction) => mark(with_, `+${n}`, factionNames[with_]);
  if (typeof of !== 'string') return [{ among: of.map(one) }];
  if (isFaction(of)) return one(of);
  return of === 'any' ? mark('influence', n, named(n, 'influence')) : [{ said: said(of, n) }];
}
