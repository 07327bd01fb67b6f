/** Valhalla at the table: its cards from the server, its board, its sentences, its motion. */

import type { CardEntry, Names } from '@vigrid/kernel';
import type { AskedQuestion } from '@vigrid/protocol';
import type { ValhallaAct } from '@vigrid/valhalla/table';
import { faceNames, sentences } from '@vigrid/valhalla/text';
import type { Both, Speech as Spoken } from '../../i18n/index.ts';
import { actsOf } from '../../table/ask/draft.ts';
import { defIn, type Entries, entriesOf } from '../../table/catalogue.ts';
import { fetchCards } from '../catalogue.ts';
import type { AskMoment, Feat, Phase, Screen, WantedCases } from '../screen.ts';
import { GreyDie } from './cards/Die.tsx';
import { Board, RailOfGame } from './table/Board.tsx';
import { beats, paths } from './table/beats.ts';
import { ChanceCase } from './table/Case.tsx';
import { Face } from './table/Face.tsx';
import type { ValhallaTold } from './table/game.ts';
import { diceOf, fightersOf, offered, shownSquads, type ValhallaView } from './table/game.ts';
import { Result } from './table/later.ts';
import { Told } from './table/Told.tsx';
import { words } from './table/texts.ts';

export const loadScreen = async (): Promise<Screen<ValhallaView, ValhallaAct, ValhallaTold>> =>
  valhallaScreen(await fetchCards('valhalla'));

export function valhallaScreen(
  catalogue: readonly CardEntry[],
): Screen<ValhallaView, ValhallaAct, ValhallaTold> {
  const entryOf = entriesOf(catalogue);
  return {
    game: 'valhalla',
    name: words.game,
    short: words.gameShort,
    speech: sentences,
    Board,
    Rail: RailOfGame,
    moments: {
      attack: ofOthers(700),
      // One's own dice lie there until one has decided.
      roll: ofOthers(1200),
      reroll: ofOthers(900),
      stop: ofOthers(700),
      win: 1300,
      noWinner: 1000,
      shield: 900,
      valhalla: 400,
      title: 1000,
      lastRound: 1600,
      ragnarok: 1800,
      guessed: 700,
      monsterRoll: 1100,
      monsterAttacks: 1300,
      monsterWounded: 1500,
      monsterWins: 1300,
      monsterCard: 900,
      loseShield: 1000,
      lastAttack: 1300,
    },
    // Chances of attacks stand with the squads, those of arming on the warriors.
    casesOnBoard: ['action', 'ragnarok'],
    Moment: Told,
    die: { Face: GreyDie, name: (face) => faceNames[face] ?? faceNames[0] },
    momentName,
    feats,
    weight: ({ kind }) => (kind === 'shield' ? 3 : kind === 'title' ? 3 : kind === 'valhalla' ? 1 : 0),
    Face,
    Result,
    Case: ChanceCase,
    noWinner: words.monsterWon,
    allied: (view) => view.options.companions === 'union',
    entry: entryOf,
    beneath: (view, card) => {
      const at = view.sides.flatMap(({ squad }) => squad);
      const tyr = at.find(({ warrior }) => warrior?.id === card)?.warrior?.tyr;
      return tyr ? [tyr.id] : [];
    },
    placed,
    lists: [
      { on: '.vhalf.own', side: 'own', lists: ['squad', 'jarl', 'hand'] },
      { on: '.vother', side: 'rival', lists: ['squad', 'jarl', 'hand'] },
      { on: '.vhand', side: 'own', lists: ['hand'] },
    ],
    phases,
    turn: (view) => ({ turn: view.turn, active: view.active }),
    turnText,
    prompt,
    label: (view, act, actor) => label(view, act, actor, entryOf),
    cases,
    detail(view, question, act, { t }, actor) {
      const source = act ? cardIn(act) : (actor ?? question.about?.source ?? null);
      const def = source === null ? undefined : defIn(view, source);
      if (source === null && question.kind === 'act') return youMay(question.ask, question.options, t);
      return def === undefined ? null : entryOf(def).text.map(t).join(' ') || null;
    },
    onBoard: (view, { do: what }) => what === 'attack' && offered(view, view.seat ?? 0).length === 0,
    folds: true,
    scrolls: true,
    wastes,
    windows: ['help', 'before', 'quest', 'layTyr', 'recruit'],
    intent: (view, question, _actor, card) => intent(view, question, card, entryOf),
    unsaid: ({ kind }) => kind === 'scores',
    beats,
    paths,
    glyph: ({ kind }) => glyphs[kind] ?? 'scroll-unfurled',
    guide: () => import('./guide.ts').then(({ tips }) => tips),
    hearing: () => import('./hearing.ts').then(({ hearing }) => hearing),
  };
}

/** Whoever does something oneself need not wait to read it. */
const ofOthers =
  (long: number) =>
  ({ seat }: { readonly seat: number }, view: ValhallaView): number =>
    seat === view.seat ? 0 : long;

/** What turns a game is called by its name; the rest by its sentence. */
const momentName = ({ kind }: ValhallaTold): Both<string> | null => momentNames[kind] ?? null;

const momentNames: Readonly<Record<string, Both<string>>> = {
  lastRound: words.momentLastRound,
  ragnarok: words.ragnarok,
  monsterAttacks: words.momentAttacks,
  monsterWounded: words.momentWounded,
  monsterWins: words.momentMonsterWins,
  lastAttack: words.momentLastAttack,
};

/** The points, and the strongest squad that has stood in a battle. */
function feats({ scores }: ValhallaView, seat: number, log: readonly ValhallaTold[]): readonly Feat[] {
  const stood = log.flatMap((event) => (event.kind === 'stop' && event.seat === seat ? event.strength : []));
  const total = scores?.[seat]?.total;
  return [
    ...(total === undefined ? [] : [{ id: 'points', n: total, broken: words.mostPoints }]),
    { id: 'strength', n: Math.max(0, ...stood), broken: words.mostStrength },
  ];
}

/** Warriors that dice are there for, when one stands. */
function wastes(
  _view: ValhallaView,
  question: AskedQuestion<ValhallaAct>,
  act: ValhallaAct,
): Both<string> | null {
  if (question.kind !== 'act' || act.do !== 'stop') return null;
  const n = new Set(question.options.flatMap((one) => (one.do === 'arm' ? one.card : []))).size;
  return n === 0 ? null : { ru: words.unarmed.ru(n), en: words.unarmed.en(n) };
}

/** What lies open to choose from, the squads on the table, dice, then the own hand. */
function placed(view: ValhallaView): Set<number> {
  const below = view.seat ?? 0;
  const own = view.seat === null ? [] : view.sides[view.seat].hand;
  const squads = shownSquads(view, below).flatMap((seat) =>
    view.sides[seat].squad.flatMap(({ warrior }) => (warrior ? [warrior.id] : [])),
  );
  return new Set([
    ...(view.battle ? [] : offered(view, below)).map(({ id }) => id),
    ...squads,
    ...diceOf(view).map(({ id }) => id),
    ...own.map(({ id }) => id),
  ]);
}

function phases(view: ValhallaView, { t }: Spoken): Phase[] {
  const { battle, stage } = view;
  const fought = battle && battle.kind !== 'ragnarok' ? battle : null;
  const steps = fought
    ? ([
        ['before', words.before],
        ['attack', words.attack],
        ['defence', words.defence],
        ['compare', words.compare],
        ['after', words.after],
      ] as const)
    : ([
        ...(stage === 'setup' ? ([['setup', words.setup]] as const) : []),
        ['action', words.action],
        ['draw', words.draw],
        ...(view.solo ? ([['monster', words.monsterPhase]] as const) : []),
        ...(stage === 'ragnarok' ? ([['ragnarok', words.ragnarok]] as const) : []),
      ] as const);
  const now = fought?.step ?? stage;
  const at = steps.findIndex(([step]) => step === now);
  return steps.map(([, name], i) => ({
    name: t(name),
    state: i < at ? 'done' : i === at ? 'now' : 'next',
  }));
}

function turnText(view: ValhallaView, names: Names, { t }: Spoken): string {
  if (view.turn === 0) return t(words.beforeFirst);
  return [
    t(words.turn)(view.turn),
    view.active === view.seat ? t(words.yourTurn) : names.seat(view.active),
    // The last one is told by itself: Ragnarök.
    ...(view.lastTurns ? [t(words.lastTurns)(view.lastTurns)] : []),
  ].join(' · ');
}

/** What may be done, by kinds: cards, squads and dice that are lit say only where. */
function youMay(ask: string, options: readonly ValhallaAct[], t: Spoken['t']): string | null {
  if (ask !== 'action' && !inPhase.has(ask)) return null;
  const acts = kinds.filter(([, ...which]) => options.some((act) => which.includes(act.do)));
  return acts.length === 0 ? null : t(words.youMay)(acts.map(([word]) => t(word)));
}

const kinds: readonly (readonly [Both<string>, ...string[]])[] = [
  [words.mayAdd, 'add', 'addTwo'],
  [words.mayDraw, 'draw'],
  [words.mayAttack, 'attack', 'assault'],
  [words.mayArm, 'arm'],
  [words.mayReroll, 'reroll', 'freeReroll'],
  [words.mayPlay, 'tactic'],
  [words.mayUseJarl, 'jarl'],
  [words.mayStand, 'stop'],
];

function prompt(
  question: AskedQuestion<ValhallaAct>,
  actor: number,
  names: Names,
  { t }: Spoken,
): string | null {
  const [act] = actsOf(question, actor);
  const name = names.card(actor);
  switch (act?.do) {
    case 'arm':
      return t(words.armIt)(name);
    case 'add':
    case 'addTwo':
      return t(words.addIt)(name);
    case 'tactic':
      return t(words.playIt)(name);
    case 'help':
      return t(words.helpWhom)(name);
    case 'turn':
      return t(words.turnTo);
    default:
      return null;
  }
}

function label(
  view: ValhallaView,
  act: ValhallaAct,
  actor: number | null,
  entryOf: Entries,
): Both<string> | null {
  if (act.do === 'row' && 'row' in act && typeof act.row === 'number' && view.loki) {
    return entryOf(view.loki.def).text[act.row] ?? null;
  }
  if (act.do === 'stop' && view.battle?.kind !== 'ragnarok') {
    const { strength } = fightersOf(view).find(({ seat }) => seat === view.seat) ?? { strength: 0 };
    return { ru: words.standOn.ru(strength), en: words.standOn.en(strength) };
  }
  if (act.do === 'jarl' && 'ability' in act) {
    const jarl = view.seat === null ? null : view.sides[view.seat].jarl;
    const name = jarl && entryOf(jarl.def).name;
    const which = act.ability === 0 ? words.mainAbility : words.moreAbility;
    return name ? { ru: which.ru(name.ru), en: which.en(name.en) } : null;
  }
  if (actor === null) return null;
  if (act.do === 'add') return words.add;
  if (act.do === 'addTwo') return words.addBoth;
  if (act.do === 'tactic') return words.play;
  if (act.do !== 'arm' || !('dice' in act) || !Array.isArray(act.dice)) return null;
  const { dice } = act;
  const faces = diceOf(view).flatMap(({ id, face }) => (dice.includes(id) ? [faceNames[face]] : []));
  return {
    ru: words.armWith.ru(faces.map(({ ru }) => ru).join(', ')),
    en: words.armWith.en(faces.map(({ en }) => en).join(', ')),
  };
}

const inPhase = new Set(['attack', 'defend', 'ragnarok']);
const watching = new Set(['help', 'guess']);
const weighed = new Set(['attack', 'assault', 'stop', 'reroll', 'freeReroll', 'help']);

/**
 * The chances of what may be done now: of attacks, of standing, of re-rolls and tactics, of arming each warrior; for who
 * looks on, that of the attacker.
 */
function cases({ question, view }: AskMoment<ValhallaView, ValhallaAct>): WantedCases<ValhallaAct> | null {
  const { seat, battle } = view;
  if (question.kind !== 'act' || seat === null) return null;
  const { ask, options } = question;
  const acts: ValhallaAct[] = options.filter(({ do: what }) => weighed.has(what));
  if (inPhase.has(ask)) {
    acts.push(...eachCard(options.filter(({ do: what }) => what === 'tactic')), ...armings(view, seat));
  } else if (watching.has(ask) && battle?.attacker) {
    const guess: ValhallaAct = { do: 'guess', seat: battle.attacker.seat, prize: 'card' };
    acts.unshift(guess);
  } else if (ask !== 'action') return null;
  return acts.length === 0 ? null : { title: words.brings, hint: words.counting, acts };
}

/** The card or die that an act begins with. */
const cardIn = (act: ValhallaAct): number | null =>
  'card' in act ? act.card : 'die' in act ? act.die : null;

function eachCard(acts: readonly ValhallaAct[]): readonly ValhallaAct[] {
  const byCard = new Map(acts.map((act) => [cardIn(act), act]));
  return [...byCard.values()];
}

/** Every warrior that is not armed yet, whether the dice are there or not. */
function armings(view: ValhallaView, seat: number): readonly ValhallaAct[] {
  const squads = [seat, ...(view.sides[seat].partner === null ? [] : [view.sides[seat].partner])];
  return squads.flatMap((of) =>
    view.sides[of].squad.flatMap(({ warrior }): ValhallaAct[] =>
      warrior && !warrior.activated && !warrior.blocked ? [{ do: 'arm', card: warrior.id, dice: [] }] : [],
    ),
  );
}

/** Pressing a card that is not lit: to add it, to play it, to arm it, to attack its squad. */
function intent(
  view: ValhallaView,
  question: AskedQuestion<ValhallaAct> | null,
  card: number,
  entryOf: Entries,
): ValhallaAct | null {
  const { seat } = view;
  if (seat === null || question === null) return null;
  const held = view.sides[seat].hand.find(({ id }) => id === card);
  if (held) {
    const { kind } = entryOf(held.def);
    if (kind === 'warrior') return { do: 'add', card };
    if (kind === 'tactic') return { do: 'tactic', card };
    if (kind === 'quest') return { do: 'quest', card };
    return null;
  }
  const owner = view.sides.findIndex(({ squad }) => squad.some(({ warrior }) => warrior?.id === card));
  if (owner < 0) return null;
  if (view.battle) return inPhase.has(question.ask) ? { do: 'arm', card, dice: [] } : null;
  return owner === seat ? null : { do: 'attack', seat: owner };
}

const glyphs: Readonly<Record<string, string>> = {
  shuffle: 'stack',
  jarls: 'viking-helmet',
  jarl: 'viking-helmet',
  lokiCard: 'bully-minion',
  first: 'flying-flag',
  mill: 'card-discard',
  deal: 'card-draw',
  discard: 'card-discard',
  take: 'card-draw',
  keep: 'card-draw',
  recover: 'return-arrow',
  turn: 'hourglass',
  lastRound: 'sundial',
  recruit: 'viking-head',
  add: 'viking-head',
  tyr: 'wolf-trap',
  attack: 'crossed-swords',
  assault: 'crossed-swords',
  roll: 'rolling-dices',
  extraDice: 'rolling-dices',
  payDie: 'rolling-dices',
  reroll: 'rolling-dices',
  turnDie: 'clockwise-rotation',
  arm: 'battle-axe',
  tactic: 'crossed-axes',
  jarlAbility: 'viking-helmet',
  stop: 'shield',
  win: 'laurels',
  noWinner: 'cancel',
  shield: 'round-shield',
  loseShield: 'round-shield',
  valhalla: 'viking-longhouse',
  bonus: 'laurels',
  claim: 'laurels',
  help: 'thor-hammer',
  quest: 'scroll-quill',
  row: 'bully-minion',
  title: 'viking-helmet',
  ragnarok: 'wolf-howl',
  monsterRoll: 'rolling-dices',
  monsterAttacks: 'wolf-howl',
  monsterWounded: 'broadsword',
  monsterWins: 'death-skull',
  end: 'flying-flag',
  concede: 'flying-flag',
  undo: 'return-arrow',
};
