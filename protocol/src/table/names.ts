/** What things are called at a table, as far as a seat may know them. */
import type { AnyGame, CardEntry, Lang, Match, Names, OwnShown, Seat } from '@vigrid/kernel';

/** Names for the game's sentences, taken from what the seat sees. */
export function namesAt({ game, run }: Match, players: readonly string[], seat: Seat): Record<Lang, Names> {
  const view = game.view(run.state, seat);
  return namesIn(game, [view], (one, lang) => players[one] || unknown[lang]);
}

/** Names for what these views and events tell of: an object there has an id and says which card it is. */
export function namesIn(
  game: AnyGame,
  told: readonly unknown[],
  seat: (seat: Seat, lang: Lang) => string,
): Record<Lang, Names> {
  const seen = new Map<number, string>();
  collect(told, seen);
  const own = told.flatMap(ownIn);
  const inLang = (lang: Lang): Names => ({
    card(id) {
      const def = seen.get(id);
      const card = def === undefined ? undefined : (cardOf(game, def) ?? own.find((one) => one.id === def));
      return card?.name[lang] ?? unknown[lang];
    },
    seat: (one) => seat(one, lang),
  });
  return { ru: inLang('ru'), en: inLang('en') };
}

/** Cards that are in no catalogue, as a view shows them (`OwnShown`). */
const ownIn = (view: unknown): readonly CardEntry[] => (isOwning(view) ? (view.own ?? []) : []);

const isOwning = (view: unknown): view is OwnShown =>
  typeof view === 'object' && view !== null && 'own' in view && Array.isArray(view.own);

const unknown = { ru: 'неизвестно что', en: 'something unknown' };

const catalogues = new WeakMap<AnyGame, ReadonlyMap<string, CardEntry>>();

/** A card of the catalogue. */
export function cardOf(game: AnyGame, def: string): CardEntry | undefined {
  const known = catalogues.get(game);
  if (known) return known.get(def);
  catalogues.set(game, new Map(game.catalogue.map((card) => [card.id, card])));
  return cardOf(game, def);
}

function collect(value: unknown, seen: Map<number, string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'def' in value && typeof value.id === 'number' && typeof value.def === 'string') {
    seen.set(value.id, value.def);
  }
  for (const part of Object.values(value)) collect(part, seen);
}
