/** What comes of aiming an ability at somebody for sure: it is played out in several imagined worlds, and what they share is told. */
import {
  answer,
  branch,
  encode,
  imagine,
  type Names,
  type Preview,
  questionFor,
  type Seat,
  seeded,
  type Text,
} from '@vigrid/kernel';
import { alike, say, sentences } from '@vigrid/speech';
import type { HeroesEvent } from '../events.ts';
import { cardOf, type G } from '../state.ts';
import { event as told } from '../text/events.ts';
import { figuresOf } from './figures.ts';

/** Chance would have to come out the same in so many worlds to be taken for certain. */
const worlds = ['one', 'two', 'three', 'four', 'five'];

/** Nothing where the seat is not asked for one target, or where chance or what it does not know decides. */
export function outcomeOf(g: G, seat: Seat, target: number): Preview[] {
  const all = worlds.map((world) => aimed(imagine(g, seat, seeded(world)), seat, target));
  const [first] = all;
  const same = all.every((one) => one?.text.en === first?.text.en && one?.tag?.en === first?.tag?.en);
  return first && same ? [first] : [];
}

function aimed(from: G, seat: Seat, target: number): Preview | null {
  const asked = questionFor(from, seat);
  if (asked?.kind !== 'cards' || asked.ask !== 'target') return null;
  const n = encode(asked, [target]);
  if (n === null) return null;
  const run = branch(from);
  const events: HeroesEvent[] = [];
  let over = false;
  run.listener = (event) => {
    if (event.kind === 'endTurn') over = true;
    if (!over && matters.has(event.kind)) events.push(event);
  };
  answer(run, seat, n);
  if (events.length === 0) return null;
  const line = (lang: 'ru' | 'en') => {
    const names: Names = { card: (card) => cardOf(from.state, card)[lang], seat: () => '' };
    return sentences([...new Set(events.map((event) => told(event, lang, names)))]);
  };
  const tag = over ? undefined : tagOf(from, run, target);
  return {
    cards: [target],
    title: cardOf(from.state, target),
    text: { ru: line('ru'), en: line('en') },
    rule: asked.rule,
    ...(tag && { tag }),
  };
}

/** What a player weighs of a target: what becomes of cards in play. */
const matters: ReadonlySet<HeroesEvent['kind']> = new Set([
  'wound',
  'heal',
  'die',
  'close',
  'stays',
  'boost',
  'change',
  'unweaken',
  'numb',
  'poison',
  'mark',
  'control',
  'capture',
  'shedLives',
  'destroy',
  'return',
  'shuffleIn',
]);

/** The lives of who is aimed at, before and after. */
function tagOf(from: G, run: G, target: number): Text | undefined {
  const [before, after] = [from, run].map(({ state }) => figuresOf(state).get(target));
  if (!before) return undefined;
  if (!after) return say('уходит', 'leaves');
  return before.left === after.left ? undefined : alike(`${before.left} → ${after.left}`);
}
