/** What things are called at a table, as far as a seat may know them. */
import type { Lang, Names, Seat } from '@vigrid/kernel';
import type { Table } from './table.ts';

/** Names for the game's sentences, taken from what the seat sees: an object there has an id and says which card it is. */
export function namesAt(table: Table, seat: Seat): Record<Lang, Names> {
  const { playing, served, seats } = table;
  const seen = new Map<number, string>();
  if (playing) collect(served.game.view(playing.match.run.state, seat), seen);
  const cards = new Map(served.game.catalogue.map((card) => [card.id, card.name]));
  const namesIn = (lang: Lang): Names => ({
    card(id) {
      const def = seen.get(id);
      return (def !== undefined && cards.get(def)?.[lang]) || unknown[lang];
    },
    seat: (one) => seats[one]?.level ?? seats[one]?.name ?? unknown[lang],
  });
  return { ru: namesIn('ru'), en: namesIn('en') };
}

const unknown = { ru: 'неизвестно что', en: 'something unknown' };

function collect(value: unknown, seen: Map<number, string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('id' in value && 'def' in value && typeof value.id === 'number' && typeof value.def === 'string') {
    seen.set(value.id, value.def);
  }
  for (const part of Object.values(value)) collect(part, seen);
}
