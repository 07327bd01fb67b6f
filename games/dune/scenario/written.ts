/** A game written as the position that leads there, as far as positions have words for it: `place` the other way round. */
import { type Fields, Naming, unusual } from '@vigrid/kernel/scenario';
import { spaces } from '../board/board.ts';
import { difficulties } from '../board/difficulty.ts';
import { researchTrack, training } from '../board/tracks.ts';
import { type Card, cards, leaders, rivals } from '../cards/catalogue.ts';
import { choam, immortality, ix, uprising } from '../modules.ts';
import { expansionNames, modulesOf } from '../settings.ts';
import { cardOf, type Dune, type Side } from '../state.ts';
import { factions } from '../symbols.ts';
import { entryOf } from './hagal.ts';
import { cardNamed, nameOfSide, postName } from './names.ts';
import { reserveOf } from './position.ts';

export function written(s: Dune): Fields {
  const naming = new Naming((card) => nameOf(s, cardOf(s, card)));
  const sides = s.sides.map((of, side) => [nameOfSide(s, side), sideWritten(s, of, side, naming)]);
  const where = (held: readonly number[], side = (n: number) => n) =>
    Object.fromEntries(
      held.flatMap((n, space) => (n >= 0 ? [[spaces[space].en, nameOfSide(s, side(n))]] : [])),
    );
  const core = s.modules & uprising ? 'uprising' : 'base';
  return {
    players: s.players,
    core,
    boxes: boxesOf(s, core),
    ...(s.own.length > 0 && { cards: s.own.map(entryOf) }),
    ...unusual({ difficulty: difficulties[s.difficulty].id }, { difficulty: 'mercenary' }),
    turn: nameOfSide(s, s.active),
    first: nameOfSide(s, s.first),
    round: s.phase === 'start' ? s.round + 1 : s.round,
    phase: s.phase,
    revealed: s.revealed.map((side) => nameOfSide(s, side)),
    bonus: Object.fromEntries(s.bonus.flatMap((n, space) => (n > 0 ? [[spaces[space].en, n]] : []))),
    control: where(s.control),
    ...(s.modules & ix && { flags: where(s.flags, (n) => n >> 1) }),
    alliances: Object.fromEntries(
      s.alliance.flatMap((side, i) => (side >= 0 ? [[factions[i], nameOfSide(s, side)]] : [])),
    ),
    ...Object.fromEntries(sides),
    ...zonesWritten(s, naming),
    ...naming.numbers(),
  };
}

/** What lies on the table, in the order in which `place` takes it. */
function zonesWritten(s: Dune, { all, left }: Naming): Fields {
  const reserve = Object.fromEntries(reserveOf(s).map(({ en }, i) => [en, all(s.reserve[i]).length]));
  const deck = (cards: readonly number[]) => all(cards.toReversed());
  const row = all(s.row);
  const common = {
    deck: deck(s.deck),
    intrigues: deck(s.intrigues),
    intrigueDiscard: all(s.intrigueDiscard),
    conflicts: deck(s.conflicts),
    ...(s.phase !== 'start' && { conflict: all(s.fought.slice(-1)) }),
    ...(s.players <= 2 && { hagalDeck: deck(s.hagal) }),
    trashed: all(s.trashed),
  };
  const [, ...open] = s.modules & immortality ? all(s.tleilaxuRow) : [];
  return {
    reserve,
    row,
    ...common,
    ...(s.modules & immortality && {
      tleilaxu: open,
      tleilaxuDeck: deck(s.tleilaxuDeck),
      trackSpice: s.trackSpice,
    }),
    ...(s.modules & uprising && { wall: s.wall }),
    ...(s.modules & uprising &&
      s.modules & choam && {
        offered: all(s.offered),
        contracts: deck(s.contracts),
        sardaukar: all(s.sardaukar),
        throne: all(s.throne),
      }),
    tech: s.tech.map(deck),
    beside: left(s.def.length).map(({ name }) => name),
  };
}

function sideWritten(s: Dune, of: Side, side: number, naming: Naming): Fields {
  const { all } = naming;
  const posts = s.spies.flatMap((bits, post) => ((bits >> side) & 1 ? [postName(s, post)] : []));
  const before = of.tableau && {
    won: all(of.tableau.won),
    matched: all(of.tableau.matched),
    contracts: all(of.tableau.contracts),
    completed: all(of.tableau.completed),
  };
  return {
    ...(of.rival >= 0
      ? { leader: rivals[of.rival].en }
      : of.leader >= 0 && { leader: leaders[of.leader].id }),
    ...unusual({
      solari: of.solari,
      spice: of.spice,
      water: of.water,
      points: of.points,
      swords: of.swords,
      persuasion: of.persuasion,
      troops: of.troops,
      negotiators: of.negotiators,
      specimens: of.specimens,
      memories: of.memories,
      track: of.track,
      tleilaxu: of.tleilaxu,
      freighter: of.freighter,
      atomics: of.atomics,
      council: of.council,
      swordmaster: of.swordmaster,
      revealed: of.revealed,
    }),
    influence: Object.fromEntries(of.influence.flatMap((n, i) => (n !== 0 ? [[factions[i], n]] : []))),
    garrison: of.garrison,
    supply: of.supply,
    agents: of.agents.flatMap((at) => (at >= 0 ? [spaces[at].en] : [])),
    ...(s.mentat === side && { mentat: of.mentat >= 0 ? spaces[of.mentat].en : true }),
    ...(s.modules & ix && {
      dreadnoughts: { garrison: of.dreadnoughts[1], conflict: of.dreadnoughts[2] },
    }),
    ...(s.modules & immortality && { research: researchTrack[of.research].id }),
    ...(s.modules & uprising && {
      spies: posts,
      ...unusual({ hooks: of.hooks, sandworms: of.sandworms, turned: of.turned }),
      training: training[of.training].id,
    }),
    ...before,
    intrigues: all(of.intrigues),
    tech: all(of.tech),
    flipped: of.flipped.map((card) => cardOf(s, card).en),
    ...(!of.automated && cardsWritten(of, naming)),
  };
}

function cardsWritten(of: Side, { all }: Naming): Fields {
  const chosen = (bits: number) => factions.filter((_, i) => (Math.abs(bits) >> i) & 1);
  return {
    hand: all(of.hand),
    played: all(of.played),
    discard: all(of.discard),
    deck: all(of.deck.toReversed()),
    waiting: all(of.waiting),
    ahead: all(of.ahead),
    snoopers: chosen(of.snoopers),
    aside: all(of.aside),
    masterstroke: chosen(of.masterstroke),
    ...unusual({ masterstrokeUsed: of.masterstroke < 0 }),
  };
}

/** The English name where no other card of its kind has it; a scenario's own card has no other. */
const nameOf = (s: Dune, { en, id, def, type }: Card): string =>
  def >= cards.length || cardNamed(en, [type], s.players, s.modules).def === def ? en : id;

/** The boxes beside the core that bring these modules. */
function boxesOf({ modules, players }: Dune, core: 'base' | 'uprising'): readonly string[] {
  const subsets = Array.from({ length: 1 << expansionNames.length }, (_, bits) =>
    expansionNames.filter((_name, i) => (bits >> i) & 1),
  );
  return subsets.find((expansions) => modulesOf({ core, expansions }, players) === modules) ?? [];
}
