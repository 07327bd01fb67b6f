/**
 * A table for a guest whose program has no screen for the game: the view laid out, and all that is asked and told in
 * words, so that nothing of the game needs to be known to draw it.
 */
import {
  type AnyGame,
  type Area,
  type Item,
  idsOn,
  type Lang,
  type Layout,
  layoutOf,
  type Match,
  type Names,
  objectsOf,
  type Question,
  type Seat,
  type State,
  type Text,
  withAnatomy,
} from '@vigrid/kernel';
import type { AskedQuestion, LoggedEvent } from '../index.ts';
import { cardOf, namesIn } from './names.ts';

/** The view of a seat as a layout on which everything lies that the question is about. */
export function layoutFor(
  { game, run: { state }, record }: Match,
  view: object,
  seat: Seat | null,
  question: Question | null,
): Layout {
  const { seats } = record.setup;
  const layout =
    game.lay?.(view, seat) ?? layoutOf(view, { seats, seat, question, card: (def) => cardOf(game, def) });
  const loose = question ? looseIn(game, state, view, question, layout) : [];
  const asked: Area = { id: 'asked', title: toChoose, items: loose };
  return { ...layout, areas: [...layout.areas, asked].filter(({ items }) => items.length > 0) };
}

const toChoose: Text = { ru: 'Выбор', en: 'To choose from' };

/** What may be picked and does not lie on the layout. */
function looseIn(game: AnyGame, state: State, view: object, question: Question, layout: Layout): Item[] {
  if (question.kind === 'cells' || question.kind === 'seats') {
    const there = new Set(idsOn(layout, ['place']));
    const title = (id: number): Text =>
      question.kind === 'seats' ? same(`{${id}}`) : same(game.scenario.name(state, id, question.kind));
    return question.from
      .filter((id) => !there.has(id))
      .map((id) => ({ kind: 'place', id, title: title(id) }));
  }
  const there = new Set(idsOn(layout, ['card', 'die', 'token']));
  const names = namesIn(game, [view], seatMark);
  return objectsOf(question)
    .filter((id) => !there.has(id))
    .map((id) => ({ kind: 'token', id, title: { ru: names.ru.card(id), en: names.en.card(id) } }));
}

/** The question with its sentences. */
export function asked(game: AnyGame, view: object, question: Question): AskedQuestion {
  const names = namesIn(game, [view], seatMark);
  const acts = question.kind === 'act' ? question.options : [];
  return {
    ...withAnatomy(game.acts, question),
    said: {
      question: inBoth(names, (lang, of) => game.speak.question(question, lang, of)),
      acts: acts.map((act) => inBoth(names, (lang, of) => game.speak.act(act, lang, of))),
    },
  };
}

/** The events with their sentences, as they are told when this is what lies on the table. */
export function told(game: AnyGame, view: object, events: readonly LoggedEvent[]): LoggedEvent[] {
  if (events.length === 0) return [];
  const names = namesIn(game, [events, view], seatMark);
  return events.map((logged) => ({
    ...logged,
    said: inBoth(names, (lang, of) => game.speak.event(logged.event, lang, of)),
  }));
}

/** The table that shows the sentence puts the player's name there. */
const seatMark = (seat: Seat): string => `{${seat}}`;

const inBoth = (names: Record<Lang, Names>, say: (lang: Lang, names: Names) => string): Text => ({
  ru: say('ru', names.ru),
  en: say('en', names.en),
});

const same = (word: string): Text => ({ ru: word, en: word });
