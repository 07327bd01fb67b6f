/** Heroes at the table: its cards from the server, its board, its sentences, its motion. */

import type { HeroesAct } from '@vigrid/heroes/table';
import { plainText, sentences } from '@vigrid/heroes/text';
import type { CardEntry, Text } from '@vigrid/kernel';
import type { AskedQuestion } from '@vigrid/protocol';
import type { Speech as Spoken } from '../../i18n/index.ts';
import { actsOf } from '../../table/ask/draft.ts';
import { defIn, entriesOf } from '../../table/catalogue.ts';
import { fetchCards } from '../catalogue.ts';
import type { AskMoment, Phase, Screen, WantedCases } from '../screen.ts';
import { Board } from './table/Board.tsx';
import { beats, paths } from './table/beats.ts';
import { CardTerms, Face } from './table/Face.tsx';
import type { HeroesTold } from './table/game.ts';
import { type HeroesView, pieceIn, piecesOf, seatOf } from './table/game.ts';
import { hintOf } from './table/hints.ts';
import { Quests } from './table/Quests.tsx';
import { Result } from './table/Result.tsx';
import { words } from './table/texts.ts';

export const loadScreen = async (): Promise<Screen<HeroesView, HeroesAct, HeroesTold>> =>
  heroesScreen(await fetchCards('heroes'));

export function heroesScreen(catalogue: readonly CardEntry[]): Screen<HeroesView, HeroesAct, HeroesTold> {
  const entryOf = entriesOf(catalogue);
  const abilityMeant = (view: object, act: HeroesAct) => {
    if (act.do !== 'use' && act.do !== 'spring' && act.do !== 'resolve') return null;
    const def = defIn(view, act.card);
    return def === undefined ? null : entryOf(def).text[act.ability];
  };
  /** What the card says that is to be played: on a phone it can not be read in the hand. */
  const playedText = (
    view: object,
    question: AskedQuestion<HeroesAct>,
    actor: number | null,
  ): readonly Text[] => {
    const def = actor === null ? undefined : defIn(view, actor);
    if (actor === null || def === undefined) return [];
    const plays = actsOf(question, actor).some((act) => act.do === 'play' || act.do === 'take');
    return plays ? entryOf(def).text : [];
  };
  return {
    game: 'heroes',
    name: words.game,
    short: words.gameShort,
    speech: sentences,
    Board,
    Rail: Quests,
    moments: { die: 700, complete: 900, missed: 1200, revive: 700 },
    // The hero's lives decide the game.
    weight(event) {
      if (event.kind === 'die') return 4;
      if (event.kind !== 'wound') return 0;
      return entryOf(event.card.def).kind === 'hero' ? 2 * event.amount : event.amount;
    },
    Result,
    Face,
    Terms: CardTerms,
    entry: entryOf,
    numbered: (view) =>
      view.sides.flatMap(({ squad, graveyard }) => [...squad, ...graveyard].map(({ id }) => id)),
    beneath: (view, card) => pieceIn(view, card)?.captured.map(({ id }) => id) ?? [],
    placed,
    lists: [
      { on: '.half.own', side: 'own', lists: ['squad', 'supports', 'hero'] },
      { on: '.half.rival', side: 'rival', lists: ['squad', 'supports', 'hero'] },
      { on: '.plate.own', side: 'own', lists: ['hero', 'supports'] },
      { on: '.plate.rival', side: 'rival', lists: ['hero', 'supports'] },
      { on: '.hand-zone', side: 'own', lists: ['hand'] },
    ],
    ownerOf: seatOf,
    harms,
    wastes,
    windows: ['ambush'],
    phases,
    turn: (view) => view,
    prompt(question, actor, table, spoken) {
      const act = actsOf(question, actor)[0];
      if (act?.do === 'attack') return spoken.t(words.attackWhom)(table.card(actor));
      if (act?.do === 'play' || act?.do === 'take') return spoken.t(words.playIt)(table.card(actor));
      return null;
    },
    label(view, act, actor, names, narrow) {
      if (act.do === 'first') return act.seat === view.seat ? words.youFirst : words.rivalFirst;
      if (act.do === 'resolve' && act.card === actor && act.ability >= 0) {
        const line = abilityMeant(view, act);
        const { ru, en } = words.ability;
        if (!line) return { ru: ru(act.ability + 1), en: en(act.ability + 1) };
        return { ru: beginning(plainText(line.ru, 'ru')), en: beginning(plainText(line.en, 'en')) };
      }
      if (act.do === 'name') {
        const { ru, en } = act.seat === view.seat ? words.nameYours : words.nameTheirs;
        return { ru: ru(act.cost), en: en(act.cost) };
      }
      const strike = actor === null ? null : pieceIn(view, actor)?.strike;
      if (act.do !== 'attack' || act.card !== actor || strike == null) return null;
      const { strike: long, strikeShort: short } = words;
      if (narrow) return { ru: short.ru(strike), en: short.en(strike) };
      return { ru: long.ru(names.card(act.target), strike), en: long.en(names.card(act.target), strike) };
    },
    cases,
    detail(view, question, act, { t, lang }, actor) {
      if (question.ask === 'mulligan') return t(words.mulligan);
      const line = act ? abilityMeant(view, act) : underWay(view, question);
      if (line) return plainText(t(line), lang);
      const said = playedText(view, question, actor);
      if (said.length > 0) return said.map((text) => plainText(t(text), lang)).join(' ');
      const hint = hintOf(question, actor);
      return hint && t(hint);
    },
    fight(view) {
      const { under, winners } = view;
      const fight = winners ? undefined : under.findLast(({ kind }) => kind === 'attack');
      if (fight?.kind !== 'attack') return null;
      return { from: fight.attacker, to: fight.defender ?? fight.target };
    },
    intent,
    beats: (events, view, next) => beats(events, view, next, entryOf),
    paths,
    glyph: ({ kind }) => glyphs[kind] ?? 'scroll-unfurled',
    guide: () => import('./guide.ts').then(({ tips }) => tips),
    hearing: () => import('./hearing.ts').then(({ hearing }) => hearing),
  };
}

/** As much of a sentence as a button holds, in whole words. */
const beginning = (text: string): string =>
  text.length <= 34 ? text : `${text.slice(0, 33).replace(/[\s,;:—–-]*\s\S*$/, '')}…`;

/** Attacks: the one that is aimed. Defence, few targets of an ability: every answer at once. */
function cases({
  view,
  question,
  actor,
  meant,
  aimed,
}: AskMoment<HeroesView, HeroesAct>): WantedCases<HeroesAct> | null {
  const { blow: title, aim: hint } = words;
  if (question.kind === 'cards' && question.ask === 'target' && question.max === 1) {
    const inPlay = question.from.filter((card) => pieceIn(view, card));
    if (inPlay.length === 0) return null;
    const targets = inPlay.length > 6 ? inPlay.filter((card) => card === aimed) : inPlay;
    return {
      title: words.spell,
      hint: words.aimSpell,
      acts: targets.map((target) => ({ do: 'aim', target })),
    };
  }
  if (question.kind !== 'act') return null;
  if (question.ask === 'defend') return { title, hint, acts: question.options };
  if (actor === null || !actsOf(question, actor).some((act) => act.do === 'attack')) return null;
  return { title, hint, acts: meant?.do === 'attack' ? [meant] : [] };
}

function harms(question: AskedQuestion<HeroesAct>, act: HeroesAct | null): boolean | null {
  if (act) return act.do === 'attack' ? true : null;
  const effect = question.about?.effect;
  if (question.ask !== 'target' || effect === undefined) return null;
  return harmful.has(effect) ? true : helpful.has(effect) ? false : null;
}

const harmful = new Set(['wound', 'shot', 'destroy', 'poison', 'stun', 'numb', 'shedLives']);
const helpful = new Set(['heal', 'shield', 'ready', 'open']);

/** Creatures that could still attack in the turn that is handed over. */
function wastes(_view: HeroesView, question: AskedQuestion<HeroesAct>, act: HeroesAct): Text | null {
  if (question.kind !== 'act' || question.ask !== 'main' || act.do !== 'end') return null;
  const n = new Set(question.options.flatMap((one) => (one.do === 'attack' ? one.card : []))).size;
  return n === 0 ? null : { ru: words.idle.ru(n), en: words.idle.en(n) };
}

/** The text that asks, so that nobody has to look it up on its card. */
const underWay = ({ under }: HeroesView, { about }: AskedQuestion<HeroesAct>): Text | null =>
  under.filter((one) => one.kind === 'ability').findLast(({ source }) => source.id === about?.source)?.text ??
  null;

/** Rival first, then one's own side, hand last: from the top of the screen to the bottom. */
function placed(view: HeroesView): Set<number> {
  const below = view.seat ?? 0;
  const [rival, own] = [view.sides[1 - below], view.sides[below]];
  const cards = [
    rival.hero,
    ...rival.squad,
    ...rival.supports,
    ...own.squad,
    own.hero,
    ...own.supports,
    ...own.quests,
    ...(view.seat === null ? [] : own.hand),
  ];
  return new Set(cards.map(({ id }) => id));
}

function phases(view: HeroesView, { t }: Spoken): Phase[] {
  const at = order[view.stage];
  return stages.map((stage) => ({
    name: t(words[stage]),
    state: order[stage] < at ? 'done' : stage === view.stage ? 'now' : 'next',
  }));
}

const stages = ['start', 'main', 'end'] as const;
const order = { setup: 0, start: 1, main: 2, end: 3 };

/** Pressing a card that is not lit: an attack with it or on it, playing it, using its ability, defending with it. */
function intent(
  view: HeroesView,
  question: AskedQuestion<HeroesAct> | null,
  actor: number | null,
  card: number,
): HeroesAct | null {
  if (view.seat === null) return null;
  // In a turn of the rival's that this seat decides, the rival's cards are meant.
  const seat = question?.behalf ?? view.seat;
  const own = view.sides[seat];
  const rival = view.sides[1 - seat];
  if (own.hand.some(({ id }) => id === card)) return { do: 'play', card };
  if (question?.ask === 'defend' && seatOf(view, card) === seat) return { do: 'defend', card };
  if (actor !== null && own.squad.some(({ id }) => id === actor)) {
    return { do: 'attack', card: actor, target: card };
  }
  const piece = piecesOf(own).find(({ id }) => id === card);
  if (!piece) return null;
  const [ability] = piece.abilities;
  if (own.squad.includes(piece)) return { do: 'attack', card, target: rival.hero.id };
  return ability ? { do: 'use', card, ability: ability.ability } : null;
}

const glyphs: Readonly<Record<string, string>> = {
  chooser: 'rolling-dices',
  first: 'flying-flag',
  deal: 'poker-hand',
  redeal: 'poker-hand',
  coin: 'two-coins',
  pay: 'two-coins',
  draw: 'card-draw',
  missed: 'card-discard',
  play: 'entry-door',
  take: 'checked-shield',
  attack: 'sword-brandish',
  defend: 'shield',
  shot: 'arrow-cluster',
  wound: 'heart-minus',
  heal: 'healing',
  die: 'tombstone',
  destroy: 'death-skull',
  close: 'clockwise-rotation',
  open: 'clockwise-rotation',
  boost: 'muscle-up',
  change: 'muscle-up',
  ability: 'bolt-spell-cast',
  discard: 'card-discard',
  return: 'return-arrow',
  regain: 'return-arrow',
  shuffleIn: 'stack',
  shuffle: 'stack',
  show: 'card-draw',
  showHand: 'poker-hand',
  endTurn: 'hourglass',
  end: 'flying-flag',
  concede: 'flying-flag',
  undo: 'return-arrow',
  offer: 'meeple-group',
  decline: 'cancel',
};
