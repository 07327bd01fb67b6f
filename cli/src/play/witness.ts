/** Somebody who watches a game and knows what the things on the table are called. */
import type { Lang, Names } from '@vigrid/kernel';
import type { Sheet } from '@vigrid/kernel/terminal';
import type { Desk } from '../desk.ts';
import type { Room } from '../games.ts';

export interface Witness extends Sheet {
  /** Takes note of every object that an event mentions. */
  see(event: object): void;
  /** Takes note of a view, which is what is on the table from now on. */
  look(view: object): void;
  /** The objects in the last view. */
  inView(): readonly number[];
}

/** An object in a view or an event has an id and says which card it is. */
export function witness({ game, terminal }: Room, desk: Desk, players: readonly string[]): Witness {
  const { lang, ink, width } = desk;
  const cards = new Map(game.catalogue.map((card) => [card.id, card]));
  const seen = new Map<number, string>();
  let present: readonly number[] = [];
  let twins: ReadonlyMap<number, number> = new Map();
  const names: Names = {
    card(id) {
      const name = cards.get(seen.get(id) ?? '')?.name[lang] ?? seen.get(id) ?? nameless[lang];
      const twin = twins.get(id);
      return twin === undefined ? name : `${name} ${twin}`;
    },
    seat: (seat) => players[seat] ?? nameless[lang],
  };
  return {
    lang,
    ink,
    width,
    names,
    card: (def) => cards.get(def),
    see(event) {
      for (const [id, def] of objectsIn(event)) seen.set(id, def);
    },
    look(view) {
      const objects = objectsIn(view);
      for (const [id, def] of objects) seen.set(id, def);
      present = objects.map(([id]) => id);
      twins = terminal.twins(view);
    },
    inView: () => present,
  };
}

const nameless: Readonly<Record<Lang, string>> = { ru: 'неизвестно что', en: 'something unknown' };

function objectsIn(value: unknown): [number, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const own: [number, string][] =
    'id' in value && 'def' in value && typeof value.id === 'number' && typeof value.def === 'string'
      ? [[value.id, value.def]]
      : [];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}
