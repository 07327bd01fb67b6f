/** Berserk at the table: its cards from the server, its board, its sentences, its motion. */

import { type BerserkAct, speech } from '@vigrid/berserk/table';
import type { CardEntry, Names, Text } from '@vigrid/kernel';
import type { AskedQuestion } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import type { Speech as Spoken } from '../../i18n/index.ts';
import { actsOf, offeredIn } from '../../table/ask/draft.ts';
import { entriesOf } from '../../table/catalogue.ts';
import { fetchCards } from '../catalogue.ts';
import type { AskMoment, Phase, Screen, WantedCases } from '../screen.ts';
import { Board } from './table/Board.tsx';
import { beats, paths } from './table/beats.ts';
import { Face } from './table/Face.tsx';
import type { BerserkTold } from './table/game.ts';
import {
  type BerserkView,
  cellName,
  cellsNear,
  isRecruiting,
  pieceIn,
  piecesOf,
  seatedOn,
  seatOf,
  stageOf,
} from './table/game.ts';
import { hintOf } from './table/hints.ts';
import { CardTerms, Muster, OddsCase, Opening, Recruiting } from './table/later.ts';
import { RailOfGame, Settings } from './table/RailOfGame.tsx';
import { Result } from './table/Result.tsx';
import { abilityName } from './table/stack-texts.ts';
import { words } from './table/texts.ts';
import { turnText } from './table/turns.ts';

export const loadScreen = async (
  own: readonly CardEntry[],
): Promise<Screen<BerserkView, BerserkAct, BerserkTold>> => {
  // A game begins with these, and the question must not jump when they come.
  const parts = [Opening, Recruiting, Muster].map((part) => part.fetched?.());
  const [cards] = await Promise.all([fetchCards('berserk'), ...parts]);
  return berserkScreen([...cards, ...own]);
};

export function berserkScreen(catalogue: readonly CardEntry[]): Screen<BerserkView, BerserkAct, BerserkTold> {
  const entryOf = entriesOf(catalogue);
  return {
    game: 'berserk',
    stage: stageOf,
    name: words.game,
    short: words.game,
    about,
    speech,
    Board,
    Rail: RailOfGame,
    moments: { graded: 1100, died: 800, order: 1000 },
    weight: (event) => (event.kind === 'wounded' ? event.amount : event.kind === 'died' ? 6 : 0),
    Settings,
    guide: () => import('./guide.ts').then(({ tips }) => tips),
    hearing: () => import('./hearing.ts').then(({ hearing }) => hearing),
    Face,
    Result,
    Terms: CardTerms,
    Case: OddsCase,
    cardBeside: true,
    entry: entryOf,
    numbered: (view) =>
      view.sides.flatMap(({ pieces, graveyard }) => [...pieces, ...graveyard].map(({ id }) => id)),
    beneath: (view, card) => seatedOn(view, card).map(({ id }) => id),
    placed,
    near: cellsNear,
    placeName: cellName,
    lists: [
      { on: '.cell.own', side: 'own', lists: ['squad'] },
      { on: '.cell.rival', side: 'rival', lists: ['squad'] },
      { on: '.zone.own .zone-piles', side: 'own', lists: ['graveyard'] },
      { on: '.zone.rival .zone-piles', side: 'rival', lists: ['graveyard'] },
      { on: '.zone.own', side: 'own', lists: ['squad'], at: 'above' },
      { on: '.zone.rival', side: 'rival', lists: ['squad'], at: 'above' },
    ],
    ownerOf: seatOf,
    harms,
    freely: ['deploy'],
    wastes,
    phases,
    turn: (view) => view,
    turnText,
    prompt(question, actor, names, { t }) {
      const own = offeredIn(question).filter(({ parts }) => parts.from === actor);
      if (own.some(({ act }) => act.do === 'deploy')) return t(words.deployWhere)(names.card(actor));
      const strikes = own.some(({ parts }) => parts.to !== undefined);
      const moves = own.some(({ parts }) => parts.place !== undefined);
      if (!strikes && !moves) return null;
      const asked = strikes && moves ? words.strikeOrMove : strikes ? words.strikeWhom : words.moveWhere;
      return t(asked)(names.card(actor));
    },
    label(view, act, actor, names, narrow, question) {
      const game = view;
      if (act.do === 'mode') return modeLabel(game, act, question);
      if (act.do === 'suggest' && game.phase === 'deployment') return words.deployForMe;
      if (act.do === 'done' && recruitedNobody(game)) return words.recruitNobody;
      // Its text stands beside the buttons.
      if (onlyDeclared(question)) {
        if (act.do === 'declare') return words.useIt;
        if (act.do === 'leave') return words.leaveIt;
      }
      const text = featureText(game, act);
      if (text && 'card' in act) return shortened(text, act, actor === null ? names.card(act.card) : null);
      if (act.do !== 'strike' || act.card !== actor) return null;
      if (narrow) return words.strikeShort;
      const name = names.card(act.target);
      return { ru: words.strikeAt.ru(name), en: words.strikeAt.en(name) };
    },
    none: (ask) => nones[ask] ?? null,
    // Few features that wait to be used are named, with what they do.
    atOnce: (question, act) =>
      act.do === 'declare' && question.kind === 'act' && question.options.filter(isDeclared).length <= 3,
    // Who recruits nobody has lost: that is nothing to do by the way.
    readiest: (view) => (recruitedNobody(view) ? 'suggest' : null),
    cases,
    detail(view, question, act, { t }, actor, names) {
      const game = view;
      // The buttons say it.
      if (question.ask === 'mode') return null;
      const hint = hintOf(question, actor, (card) => seatOf(game, card) === question.seat);
      const waits = question.ask === 'priority' && !act ? answered(game, names) : null;
      if (waits) return hint ? `${t(waits)} ${t(hint)}` : t(waits);
      const only = onlyDeclared(question);
      const said = act ?? only;
      const text = said
        ? featureText(game, said)
        : question.about
          ? (game.declaring?.feature?.text ?? null)
          : null;
      if (!text) return hint && t(hint);
      return only && said === only ? `${names.card(only.card)}. ${t(text)}` : t(text);
    },
    fight(view) {
      const { stack, winners } = view;
      const top = winners
        ? undefined
        : stack.findLast((item) => item.kind === 'ability' && item.attack !== null);
      if (top?.kind !== 'ability' || !top.attack) return null;
      return { from: top.card.id, to: top.attack.defender ?? top.attack.target };
    },
    intent,
    intentAt(view, question, actor, cell): BerserkAct | null {
      if (actor === null) return null;
      if (question.ask === 'deploy') return { do: 'deploy', card: actor, cell };
      return pieceIn(view, actor) ? { do: 'move', card: actor, cell } : null;
    },
    hides,
    unsaid: isUnsaid,
    repeats: (deed, { kind }) => deed.kind === 'movement' && kind === 'relocated',
    beats,
    paths,
    glyph: ({ kind }) => glyphs[kind] ?? 'scroll-unfurled',
  };
}

/** The edition, and the format where it is not a plain battle. */
function about({ edition, format }: BerserkView, { t }: Spoken): string {
  const year = t(words.edition)(edition);
  return format === 'constructed' ? year : `${year} · ${t(words[format])}`;
}

/** What the feature says that an act uses or declares. */
function featureText(view: BerserkView, act: BerserkAct): Text | null {
  if (act.do !== 'use' && act.do !== 'declare') return null;
  const plays = piecesOf(view).flatMap(({ id, plays }) => plays.map((play) => ({ card: id, ...play })));
  const due = view.due.map(({ card, feature }) => ({ card: card.id, ...feature }));
  const found = [...(act.do === 'use' ? plays : due)].find(
    ({ card, of, feature }) => card === act.card && of === act.of && feature === act.feature,
  );
  return found?.text ?? null;
}

function recruitedNobody({ phase, seat, sides }: BerserkView): boolean {
  return phase === 'recruitment' && seat !== null && sides[seat].recruits.length === 0;
}

/** A button says what the feature does, and of which card where that is not seen; the rest stands beside it. */
function shortened(text: Text, act: BerserkAct, of: string | null): Text {
  const x = 'x' in act && act.x !== undefined ? `, X = ${act.x}` : '';
  const cut = (all: string) => {
    const said = brief(all.replace(/^[^:–—]{1,40}[:–—]\s*/, ''), of === null ? 46 : 42);
    return of === null ? `${capital(said)}${x}` : `${of}: ${said}${x}`;
  };
  return { ru: cut(text.ru), en: cut(text.en) };
}

function brief(all: string, most: number): string {
  const said = all.replace(/\.$/, '');
  return said.length > most ? `${said.slice(0, most - 2).replace(/[\s,]+\S*$/, '')} …` : said;
}

/** "… or …": each of the ways in its own words. Of two rolls the number is chosen. */
function modeLabel(
  view: BerserkView,
  { mode }: Extract<BerserkAct, { do: 'mode' }>,
  question: AskedQuestion<BerserkAct>,
): Text | null {
  if (question.ask === 'pickRoll') return { ru: String(mode + 1), en: String(mode + 1) };
  const text = view.declaring?.modes[mode];
  return text ? { ru: brief(text.ru, 90), en: brief(text.en, 90) } : null;
}

type Declared = Extract<BerserkAct, { do: 'declare' }>;

const isDeclared = (act: BerserkAct): act is Declared => act.do === 'declare';

/** The one feature that may be used or left. */
function onlyDeclared(question: AskedQuestion<BerserkAct>): Declared | null {
  const declared = question.kind === 'act' ? question.options.filter(isDeclared) : [];
  return declared.length === 1 ? declared[0] : null;
}

/** What may be answered now: the top of the stack, in a line. */
function answered({ stack }: BerserkView, names: Names): Text | null {
  const top = stack.at(-1);
  if (top?.kind !== 'ability') return null;
  const by = names.card(top.card.id);
  const at = top.attack
    ? [top.attack.defender ?? top.attack.target]
    : [...top.targets, ...top.second].map(({ id }) => id);
  const whom = at.length === 0 ? '' : ` → ${at.map(names.card).join(', ')}`;
  const { ru, en } = abilityName(top);
  return { ru: `${by}${whom}: ${ru.toLowerCase()}.`, en: `${by}${whom}: ${en.toLowerCase()}.` };
}

const attacks = new Set(['simple', 'special', 'magic', 'over', 'shot', 'throw', 'discharge']);
const isAttack = (effect: string | undefined): boolean => effect !== undefined && attacks.has(effect);

/** Blows, and what the words of an ability do for sure. */
function harms(question: AskedQuestion<BerserkAct>, act: BerserkAct | null): boolean | null {
  if (act) return act.do === 'strike' ? true : null;
  const effect = question.about?.effect;
  if (isAttack(effect) || (effect !== undefined && harmful.has(effect))) return true;
  return effect !== undefined && helpful.has(effect) ? false : null;
}

const harmful = new Set(['wound', 'destroy', 'poison', 'numb', 'reduceLives', 'exile']);
const helpful = new Set(['heal', 'extraLives', 'cure', 'shield']);

/** Cards that could still do something in the turn that is handed over. */
function wastes(view: BerserkView, question: AskedQuestion<BerserkAct>, act: BerserkAct): Text | null {
  if (question.ask !== 'choice' || act.do !== 'end') return null;
  const offered = offeredIn(question);
  const cards = (which: readonly { readonly parts: { readonly from?: number } }[]) =>
    new Set(which.flatMap(({ parts }) => parts.from ?? [])).size;
  const strike = cards(
    offered.filter((one) => one.act.do === 'strike' && seatOf(view, one.act.target) !== question.seat),
  );
  const use = cards(offered.filter((one) => one.act.do === 'use' || one.act.do === 'accumulate'));
  return strike + use === 0 ? null : { ru: words.idle.ru(strike, use), en: words.idle.en(strike, use) };
}

/**
 * A strike: the one that is aimed. A strike to be met, one that may be made weaker, an ability with few targets: every
 * answer at once.
 */
function cases({
  question,
  actor,
  meant,
  aimed,
}: AskMoment<BerserkView, BerserkAct>): WantedCases<BerserkAct> | null {
  const { odds: title, aim: hint } = words;
  if (question.ask === 'weaken') return { title, hint, acts: [1, 0].map((mode) => ({ do: 'mode', mode })) };
  if (question.kind === 'cards' && question.ask === 'target') {
    const several = isAttack(question.about?.effect) || question.from.length > 6;
    const targets = several ? (aimed === null ? [] : [aimed]) : question.from;
    return { title, hint, acts: targets.map((target) => ({ do: 'aim', target })) };
  }
  if (question.kind !== 'act') return null;
  if (question.ask === 'priority') {
    const acts = question.options.filter((act) => act.do === 'defend');
    const passes = question.options.filter((act) => act.do === 'pass');
    return acts.length === 0 ? null : { title, hint, acts: [...passes, ...acts] };
  }
  if (actor === null || !actsOf(question, actor).some((act) => act.do === 'strike')) return null;
  return { title, hint, acts: meant?.do === 'strike' ? [meant] : [] };
}

/** Rival first, from the top of the screen to the bottom; while recruiting, the deal. */
function placed(view: BerserkView): Set<number> {
  const below = view.seat ?? 0;
  const own = view.sides[below];
  // What may be taken comes before what may be put back.
  if (isRecruiting(view)) return new Set([...own.deal, ...own.recruits].map(({ id }) => id));
  const order = (cell: number) => (below === 0 ? cell : 29 - cell);
  const pieces = piecesOf(view).toSorted((a, b) => order(a.cell) - order(b.cell));
  return new Set([...pieces, ...own.recruits].map(({ id }) => id));
}

/** The Preliminary phase has a thread of its own; then that of a turn. */
function phases(view: BerserkView, { t }: Spoken): Phase[] {
  const threads = threadsOf(view);
  const at = threads.findIndex(({ of }) => of.includes(view.phase));
  return threads.map(({ name }, i) => ({
    name: t(name),
    state: i < at ? 'done' : i === at ? 'now' : 'next',
  }));
}

function threadsOf({ turn: number, format, edition }: BerserkView): Thread {
  if (number === 0) return format === 'draft' ? drafted : preliminary;
  return edition === '2009' ? turn2009 : turn;
}

type Thread = readonly {
  readonly name: (typeof words)['main'];
  readonly of: readonly BerserkView['phase'][];
}[];

const preliminary: Thread = [
  { name: words.dealPhase, of: ['deal'] },
  { name: words.recruitPhase, of: ['recruitment'] },
  { name: words.deployPhase, of: ['deployment'] },
  { name: words.revealPhase, of: ['reveal'] },
  {
    name: words.battlePhase,
    of: ['battleStart', 'vanguard', 'beginning', 'opening', 'preparation', 'turnStart'],
  },
];

const drafted: Thread = [{ name: words.draftPhase, of: ['draft'] }, ...preliminary];

const turn: Thread = [
  { name: words.beginning, of: ['beginning'] },
  { name: words.opening, of: ['opening'] },
  { name: words.main, of: ['choice', 'movement', 'action'] },
  { name: words.final, of: ['final'] },
];

const turn2009: Thread = [
  { name: words.beginning, of: ['preparation', 'turnStart'] },
  { name: words.main, of: ['main'] },
  { name: words.final, of: ['final'] },
];

/** Pressing a card that is not lit: to recruit it, to strike it or with it, to defend with it. */
function intent(
  view: BerserkView,
  question: AskedQuestion<BerserkAct> | null,
  actor: number | null,
  card: number,
): BerserkAct | null {
  const { seat } = view;
  if (seat === null) return null;
  const own = view.sides[seat];
  if (view.phase === 'draft') return null;
  if (own.deal.some(({ id }) => id === card)) return { do: 'recruit', card };
  if (isRecruiting(view) && own.recruits.some(({ id }) => id === card)) return { do: 'putBack', card };
  const piece = pieceIn(view, card);
  if (!piece || question === null) return null;
  if (question.ask === 'priority') return piece.seat === seat ? { do: 'defend', card } : null;
  if (question.ask !== 'choice') return null;
  if (actor !== null && actor !== card && own.pieces.some(({ id }) => id === actor))
    return { do: 'strike', card: actor, target: card };
  if (piece.seat !== seat) return null;
  const rival = view.sides[1 - seat].pieces[0];
  return rival ? { do: 'strike', card, target: rival.id } : null;
}

/** Squads that are put together, cards face down, a deck that is searched. */
const hides = (view: BerserkView): boolean =>
  view.winners === null &&
  (view.turn === 0 || view.looking.length > 0 || piecesOf(view).some(({ hidden }) => hidden));

/** Phases show in the thread; a roll without modifiers is what the die says; each card that opens is told apart. */
const isUnsaid = (event: BerserkTold): boolean =>
  event.kind === 'phase' ||
  event.kind === 'openedAll' ||
  event.kind === 'deployed' ||
  // Who recruits has said so already.
  event.kind === 'gathered' ||
  // What is left of a booster goes round.
  event.kind === 'boosterPassed' ||
  (event.kind === 'rollResult' && event.natural === event.result);

/** What choosing no card comes to. */
const nones: Readonly<Record<string, Text>> = {
  keepHidden: words.revealAll,
  stayClosed: words.openAll,
  leaveOut: words.keepAll,
};

const glyphs: Readonly<Record<string, string>> = {
  rolledForOrder: 'rolling-dices',
  order: 'flying-flag',
  boosterOpened: 'poker-hand',
  drafted: 'poker-hand',
  dealt: 'poker-hand',
  redealt: 'poker-hand',
  recruitedAll: 'meeple-group',
  deployed: 'meeple-group',
  revealed: 'card-draw',
  toAuxiliary: 'feathered-wing',
  declared: 'sword-brandish',
  movement: 'boots',
  relocated: 'boots',
  defends: 'shield',
  redirected: 'return-arrow',
  blocked: 'interdiction',
  illegal: 'interdiction',
  sourceGone: 'interdiction',
  rolled: 'rolling-dices',
  rollResult: 'rolling-dices',
  rollChanged: 'rolling-dices',
  graded: 'sword-clash',
  weakened: 'sword-clash',
  struck: 'broadsword',
  protected: 'checked-shield',
  prevented: 'checked-shield',
  wounded: 'heart-minus',
  healed: 'healing',
  extraLives: 'healing',
  chips: 'two-coins',
  poisoned: 'death-skull',
  opened: 'clockwise-rotation',
  closed: 'clockwise-rotation',
  openedAll: 'clockwise-rotation',
  died: 'tombstone',
  entered: 'entry-door',
  turn: 'hourglass',
  passed: 'hourglass',
  over: 'flying-flag',
  claimed: 'flying-flag',
};
