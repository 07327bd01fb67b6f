/** Dune at the table: its cards from the server, its board, its sentences, its motion. */

import type { DuneAct } from '@vigrid/dune/table';
import { counted, sentences } from '@vigrid/dune/text';
import type { GameEvent, Names } from '@vigrid/kernel';
import type { AskedQuestion } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import type { Both, Speech as Spoken } from '../../i18n/index.ts';
import { actsOf } from '../../table/ask/draft.ts';
import { fetchCards } from '../catalogue.ts';
import type { AskMoment, Feat, Phase, Screen, WantedCases } from '../screen.ts';
import { Board, RailOfGame } from './table/Board.tsx';
import { beats, paths } from './table/beats.ts';
import { Face } from './table/Face.tsx';
import type { DuneTold } from './table/game.ts';
import { asideOf, type DuneEntry, type DuneView, defIn, entriesOf, ownSide, spaceOf } from './table/game.ts';
import { Result } from './table/later.ts';
import { Reckoning } from './table/Reckoning.tsx';
import { words } from './table/texts.ts';

export const loadScreen = async (): Promise<Screen<DuneView, DuneAct, DuneTold>> =>
  duneScreen(await fetchCards('dune'));

export function duneScreen(catalogue: readonly DuneEntry[]): Screen<DuneView, DuneAct, DuneTold> {
  const entryOf = entriesOf(catalogue);
  return {
    game: 'dune',
    name: words.game,
    short: words.gameShort,
    about: (view, { t }) => (view.uprising ? t(words.uprising) : ''),
    speech: sentences,
    Board,
    Rail: RailOfGame,
    moments: {
      conflict: (_, { conflictsLeft }) => (conflictsLeft === 0 ? 2000 : 900),
      placed: 1100,
      noWinner: 1100,
      phase: ({ phase }) => (phase === 'makers' || phase === 'recall' || phase === 'endgame' ? 600 : 0),
      maker: 350,
      points: ({ points }) => (points >= toTen ? 1800 : 900),
      alliance: 1100,
      shieldWall: 1100,
      sandworm: 700,
      completed: 700,
      matched: 1100,
      turnedOver: 900,
    },
    Moment: Reckoning,
    momentName,
    // Rewards are taken in turn order; who has won is told first.
    momentRank: (event) => (event.kind === 'placed' ? event.place : event.kind === 'noWinner' ? 0 : last),
    feats,
    weight: (event) => (event.kind === 'points' ? Math.max(0, event.n) : event.kind === 'alliance' ? 1 : 0),
    Face,
    Result,
    noWinner: words.rivalWon,
    allied: ({ winners, six }) =>
      six?.teams.some(({ sides }) => winners?.every((one) => sides.includes(one))) === true,
    entry: entryOf,
    placed,
    lists: [
      { on: '.imperium', lists: ['row'] },
      { on: '.dune-hand', side: 'own', lists: ['hand', 'intrigues'] },
    ],
    placeFirst: true,
    promptAt: (view, place, { t }) => t(words.sendWhich)(t(entryOf(spaceOf(view, place).def).name)),
    wastes,
    windows: ['combat', 'victory', 'aftermath', 'endgame'],
    phases,
    turn: (view) => ({ turn: view.round, active: view.active }),
    turnText(view, _names, { t }) {
      const { round } = view;
      return round === 0 ? t(words.beforeFirst) : t(words.round)(round);
    },
    prompt(question, actor, names, { t }) {
      const [act] = actsOf(question, actor);
      const name = names.card(actor);
      if (act?.do === 'send') return t(words.sendWhere)(name);
      if (act?.do === 'acquire') return t(words.buyIt)(name);
      if (act?.do === 'intrigue') return t(words.playIt)(name);
      return null;
    },
    label(_view, act, actor) {
      if (actor === null || !('card' in act) || act.card !== actor) return null;
      if (act.do === 'send')
        return act.from !== undefined ? null : act.spy !== undefined ? words.sendSpied : words.send;
      if (act.do === 'intrigue') return words.play;
      if (act.do !== 'acquire') return null;
      return { ru: words.buy.ru(act.cost), en: words.buy.en(act.cost) };
    },
    weighs: (act) => act.do === 'reveal',
    // The posts are pressed where they stand.
    onBoard: (_view, act) => act.do === 'spy',
    cases,
    detail(view, question, act, { t }, actor) {
      const game = view;
      const ahead = act?.do === 'reveal' && game.seat !== null ? game.sides[game.seat].ahead : null;
      if (ahead) {
        const [persuasion, swords] = [
          counted(ahead.persuasion, 'persuasion'),
          counted(ahead.swords, 'sword'),
        ];
        return `${t(words.ahead)}: ${t(persuasion)}, ${t(swords)}.`;
      }
      const state = act === null && actor === null ? stateOf(game, question.ask, t) : null;
      if (state !== null) return state;
      const place = act?.do === 'send' ? act.space : null;
      if (place !== null) {
        const space = entryOf(spaceOf(game, place).def);
        return `${t(space.name)}. ${space.text.map(t).join(' ')}`;
      }
      const source = act ? ('card' in act ? act.card : null) : (actor ?? question.about?.source ?? null);
      const def = source === null ? undefined : defIn(view, source);
      // What a Leader's ability asks is told by the Leader: the left one first, then that of the signet.
      const leader = game.seat === null ? null : game.sides[game.seat].leader;
      if (leader !== null && question.ask === 'masterstroke') return t(entryOf(leader).text[0]);
      // The rewards to choose from stand on the buttons.
      if (question.ask.endsWith('OfTwo') || source === game.conflict?.id) return null;
      if (leader !== null && def === signetRing && question.ask !== 'turn') return t(entryOf(leader).text[1]);
      return def === undefined ? null : entryOf(def).text.map(t).join(' ') || null;
    },
    folds: true,
    scrolls: true,
    intent: (view, question, actor, card) => intent(view, question, actor, card, entryOf),
    intentAt: (view, _question, actor, space) => intentAt(view, actor, space, entryOf),
    refusesAt: (view, actor, space) => refusesAt(view, actor, space, entryOf),
    unsaid: (event) => isUnsaid(event),
    beats,
    paths,
    glyph: ({ kind }) => glyphs[kind] ?? 'scroll-unfurled',
    guide: () => import('./guide.ts').then(({ tips }) => tips),
    hearing: () => import('./hearing.ts').then(({ hearing }) => hearing),
  };
}

/** Agents that stay at home, Persuasion that is not spent, effects that are left. */
function wastes(view: DuneView, question: AskedQuestion<DuneAct>, act: DuneAct): Both<string> | null {
  if (question.kind !== 'act' || view.seat === null) return null;
  const { agentsReady, persuasion } = view.sides[view.seat];
  const may = (kind: DuneAct['do']) => question.options.filter((one) => one.do === kind).length;
  if (act.do === 'reveal' && may('send') > 0) return both(words.agentsLeft, agentsReady);
  if (act.do !== 'done') return null;
  if (question.ask === 'reveal' && may('acquire') > 0) return both(words.persuasionLeft, persuasion);
  return may('resolve') > 0 ? both(words.effectsLeft, may('resolve')) : null;
}

const both = (text: Both<(n: number) => string>, n: number): Both<string> => ({
  ru: text.ru(n),
  en: text.en(n),
});

/** What an open question hangs on: Agents, Persuasion, the strengths in the Conflict. */
function stateOf({ seat, sides }: DuneView, ask: string, t: Spoken['t']): string | null {
  if (seat === null) return null;
  const { agentsReady, persuasion, strength } = sides[seat];
  if (ask === 'turn') return agentsReady === 0 ? t(words.noAgents) : t(words.toSend)(agentsReady);
  if (ask === 'reveal') return `${capital(t(words.toSpend)(persuasion))}.`;
  if (ask !== 'combat') return null;
  const { six } = sides[seat];
  // A Commander has no strength; teammates are no opponents.
  if (six?.commander) return null;
  const others = sides.filter((side, at) => (six ? side.six?.team !== six.team : at !== seat));
  return t(words.strengths)(strength, Math.max(0, ...others.map((side) => side.strength)));
}

const signetRing = 'start-signet-ring';

/** What revealing would bring, before it is final. */
function cases({ question, actor, meant }: AskMoment<DuneView, DuneAct>): WantedCases<DuneAct> | null {
  if (question.ask !== 'turn' || actor !== null || meant?.do !== 'reveal') return null;
  return { title: words.revealTitle, hint: words.revealHint, acts: [meant] };
}

/** Row and Reserve, then the own hand and Intrigue cards. */
function placed(view: DuneView): Set<number> {
  const own = ownSide(view, view.seat ?? 0);
  const open = own.shown.length > 0 && own.hand.length === 0;
  const cards = [
    ...(view.seat === null ? [] : open ? own.shown : own.hand),
    ...own.waiting,
    ...(view.seat === null ? [] : own.intrigues),
    ...view.row,
    ...(view.six?.throne ?? []),
    ...asideOf(own),
    ...view.reserve.flatMap(({ top }) => top ?? []),
    ...view.tech.flatMap(({ top }) => top ?? []),
    ...(own.ix?.tech ?? []),
    ...view.tleilaxu,
    ...(view.uprising?.contracts?.offered ?? []),
    ...(own.uprising?.contracts ?? []),
  ];
  return new Set(cards.map(({ id }) => id));
}

function phases(view: DuneView, { t }: Spoken): Phase[] {
  const found = thread.findIndex(({ of }) => of.includes(view.phase));
  // After the last round everything is done.
  const at = found < 0 ? thread.length : found;
  return thread.map(({ name }, i) => ({
    name: t(name),
    state: i < at ? 'done' : i === at ? 'now' : 'next',
  }));
}

const thread: readonly { readonly name: (typeof words)['turns']; readonly of: readonly string[] }[] = [
  { name: words.roundStart, of: ['setup', 'start', 'round', 'roundStart'] },
  { name: words.turns, of: ['turns'] },
  { name: words.combat, of: ['combat'] },
  { name: words.makers, of: ['makers'] },
  { name: words.recall, of: ['recall'] },
];

/** Pressing a card that is not lit: to send an Agent with it, to buy it, to play it. */
function intent(
  view: DuneView,
  question: AskedQuestion<DuneAct> | null,
  actor: number | null,
  card: number,
  entryOf: (def: string) => DuneEntry,
): DuneAct | null {
  const { seat } = view;
  if (seat === null || question === null) return null;
  const own = view.sides[seat];
  const held = own.hand.find(({ id }) => id === card);
  if (held) {
    const icons: readonly string[] = entryOf(held.def).traits?.icon ?? [];
    const space = view.spaces.find(({ icon }) => icons.includes(icon)) ?? view.spaces[0];
    return { do: 'send', card, space: space.number };
  }
  if (own.intrigues.some(({ id }) => id === card)) return { do: 'intrigue', card };
  const grown = view.tleilaxu.find(({ id }) => id === card);
  if (grown) return { do: 'tleilaxu', card, cost: grown.cost ?? 0 };
  if (own.ix?.tech.some(({ id }) => id === card)) return { do: 'tile', card, ability: 0 };
  if (view.tech.some(({ top }) => top?.id === card)) {
    return { do: 'tech', card, what: 'spice', cost: 0, negotiators: 0 };
  }
  const sold = [
    ...view.row,
    ...(view.six?.throne ?? []),
    ...view.reserve.flatMap(({ top }) => top ?? []),
  ].find(({ id }) => id === card);
  return sold && actor !== card ? { do: 'acquire', card, cost: sold.cost ?? 0 } : null;
}

/** Pressing a space that is not lit: with the card that is chosen, or one that has its icon. */
function intentAt(
  view: DuneView,
  actor: number | null,
  space: number,
  entryOf: (def: string) => DuneEntry,
): DuneAct | null {
  if (view.seat === null) return null;
  const { hand } = view.sides[view.seat];
  const chosen = hand.find(({ id }) => id === actor);
  const icon: string = spaceOf(view, space).icon;
  const fits = hand.find(({ def }) => entryOf(def).traits?.icon?.includes(icon));
  const card = chosen ?? fits ?? hand[0];
  return card ? { do: 'send', card: card.id, space } : null;
}

/** Where it is the whole hand that does not lead there, no single card is to blame. */
function refusesAt(
  view: DuneView,
  actor: number | null,
  space: number,
  entryOf: (def: string) => DuneEntry,
): Both<string> | null {
  if (view.seat === null || actor !== null) return null;
  const { hand, agentsReady } = view.sides[view.seat];
  const { icon, barred } = spaceOf(view, space);
  const leads = ({ anywhere, traits }: DuneEntry) => anywhere || traits?.icon?.includes(icon);
  const lacks = barred === null && agentsReady > 0 && !hand.some(({ def }) => leads(entryOf(def)));
  return lacks ? words.noCardLeadsThere : null;
}

/** After all places of a combat. */
const last = 9;

/** So many points end most games. */
const toTen = 10;

/** A combat, the Makers, the Recall, the last round and whoever comes to ten points are called by their names. */
function momentName(event: DuneTold, view: DuneView, names: Names): Both<string> | null {
  if (event.kind === 'conflict') return view.conflictsLeft === 0 ? words.momentLast : null;
  if (event.kind === 'placed' || event.kind === 'noWinner') return words.momentCombat;
  if (event.kind === 'phase' && event.phase === 'makers') return words.momentMakers;
  if (event.kind === 'phase' && event.phase === 'recall') return words.momentRecall;
  if (event.kind !== 'points' || event.points < toTen || event.points - event.n >= toTen) return null;
  const name = names.seat(event.seat);
  return { ru: words.momentTen.ru(name), en: words.momentTen.en(name) };
}

/** The points, and the strongest army that was reckoned. */
function feats(view: DuneView, seat: number, log: readonly DuneTold[]): readonly Feat[] {
  const armies = log.flatMap((event) =>
    event.kind === 'strength' && event.seat === seat ? event.strength : [],
  );
  const { points } = view.sides[seat];
  return [
    { id: 'points', n: points, broken: words.mostPoints },
    { id: 'strength', n: Math.max(0, ...armies), broken: words.mostStrength },
  ];
}

/** Phases show in the thread, turns in the list of seats; a gain that is told with its cause is not told twice. */
const isUnsaid = ({ kind, rule }: GameEvent): boolean =>
  kind === 'phase' || kind === 'turn' || kind === 'row' || (kind === 'gain' && rule === 'D-21.9');

const glyphs: Readonly<Record<string, string>> = {
  round: 'sundial',
  conflict: 'crossed-swords',
  send: 'meeple',
  rival: 'robot-golem',
  reveal: 'poker-hand',
  strength: 'broadsword',
  intrigue: 'drama-masks',
  acquire: 'buy-card',
  aside: 'buy-card',
  gain: 'two-coins',
  pay: 'two-coins',
  points: 'laurels',
  influence: 'upgrade',
  alliance: 'laurels',
  recruit: 'cube',
  deploy: 'crossed-swords',
  retreat: 'return-arrow',
  lose: 'death-skull',
  draw: 'card-draw',
  drawIntrigue: 'drama-masks',
  steal: 'drama-masks',
  shuffle: 'stack',
  discard: 'card-discard',
  trash: 'fire',
  recover: 'return-arrow',
  council: 'throne-king',
  swordmaster: 'sword-brandish',
  mentat: 'brain',
  recallAgent: 'return-arrow',
  control: 'flying-flag',
  voice: 'shouting',
  masterstroke: 'checked-shield',
  hagalSwords: 'broadsword',
  placed: 'laurels',
  maker: 'powder',
  harvest: 'powder',
  firstPlayer: 'flying-flag',
  end: 'flying-flag',
  concede: 'flying-flag',
  undo: 'return-arrow',
  offer: 'meeple-group',
  decline: 'cancel',
  tile: 'gears',
  tech: 'gears',
  useTile: 'gears',
  negotiator: 'discussion',
  freighter: 'cargo-ship',
  dreadnought: 'battleship',
  buried: 'drama-masks',
  again: 'return-arrow',
  stepAhead: 'card-discard',
  stepBack: 'card-draw',
  snooper: 'spyglass',
  research: 'microscope',
  tleilaxu: 'dna2',
  specimens: 'test-tubes',
  acquireTleilaxu: 'dna2',
  atomics: 'mushroom-cloud',
  returned: 'return-arrow',
  spy: 'eyeball',
  recallSpy: 'return-arrow',
  contract: 'papers',
  offered: 'papers',
  completed: 'papers',
  sandworm: 'worm-mouth',
  hooks: 'meat-hook',
  shieldWall: 'broken-wall',
  trained: 'upgrade',
  matched: 'laurels',
  turnedOver: 'third-eye',
};
