/**
 * The plain table: any game without a screen of its own, or a record of an earlier version, drawn from the layout and
 * the sentences that the server sends (see `TableState.plain`).
 */
import type { Act, CardEntry, Layout, Text } from '@vigrid/kernel';
import { idsOn } from '@vigrid/kernel/interface';
import type { AskedQuestion } from '@vigrid/protocol';
import { capital } from '@vigrid/speech';
import { fetchCards } from '../../games/catalogue.ts';
import type { Screen } from '../../games/screen.ts';
import { fetchOffers } from '../../net/offers.ts';
import { offeredIn } from '../ask/draft.ts';
import { words } from '../texts.ts';
import { Board } from './Board.tsx';
import { Face } from './Face.tsx';
import { itemOf, itemsOf } from './items.ts';
import { Result } from './Result.tsx';
import { filled, saidOf } from './said.ts';

/** More acts than this are begun at their cards, where those lie on the table. */
const mostButtons = 12;

export async function loadPlainScreen(game: string): Promise<Screen<Layout>> {
  const [offers, cards] = await Promise.all([fetchOffers(), fetchCards(game)]);
  const name = offers.find(({ id }) => id === game)?.name ?? { ru: game, en: game };
  return plainScreen(game, name, cards);
}

export function plainScreen(game: string, name: Text, catalogue: readonly CardEntry[]): Screen<Layout> {
  const byId = new Map(catalogue.map((entry) => [entry.id, entry]));
  return {
    game,
    plain: true,
    name,
    short: name,
    speech: {
      question: (question, lang, names) => capital(filled(question.said?.question, lang, names)),
      act: ({ do: what }) => what,
      event: ({ kind }) => kind,
    },
    Board,
    Face,
    Result,
    // An earlier version of the game may have had cards that the catalogue no longer knows.
    entry: (def) => byId.get(def) ?? unknownCard(def),
    called: (layout, id) => itemOf(layout, id)?.title ?? null,
    placed: (layout) => new Set(itemsOf(layout).flatMap(({ kind, id }) => (kind === 'place' ? [] : id))),
    turn: ({ turn = 0, active = -1 }) => ({ turn, active }),
    turnText: ({ turn, active }, names, { t }) =>
      [
        turn !== undefined && (turn === 0 ? t(words.beforeFirst) : t(words.turn)(turn)),
        active !== undefined && names.seat(active),
      ]
        .filter(Boolean)
        .join(', '),
    label(_layout, act, _actor, names, _narrow, question) {
      const at = question.kind === 'act' ? question.options.indexOf(act) : -1;
      return saidOf(question.said?.acts[at], names);
    },
    atOnce: (question, act, layout) => named(question, layout).has(act),
    scrolls: true,
    beats: () => [],
    paths: () => ({}),
    glyph: () => 'scroll-unfurled',
  };
}

const namedIn = new WeakMap<AskedQuestion, ReadonlySet<Act>>();

/** The acts that need a button: all where they are few, else those that begin or end at what does not lie there. */
function named(question: AskedQuestion, layout: Layout): ReadonlySet<Act> {
  const known = namedIn.get(question);
  if (known) return known;
  const offered = offeredIn(question);
  const things = new Set(idsOn(layout, ['card', 'die', 'token']));
  const places = new Set(idsOn(layout, ['place']));
  const lies = (of: ReadonlySet<number>, id: number | undefined) => id === undefined || of.has(id);
  const acts = offered.filter(
    ({ parts: { from, to, place } }) =>
      offered.length <= mostButtons || !lies(things, from) || !lies(things, to) || !lies(places, place),
  );
  const found = new Set(acts.map(({ act }) => act));
  namedIn.set(question, found);
  return found;
}

const unknownCard = (def: string): CardEntry => ({
  id: def,
  name: { ru: def, en: def },
  set: { ru: '', en: '' },
  line: { ru: '', en: '' },
  figures: {},
  text: [],
  dye: 'neutral',
  glyph: '',
  kind: '',
});
