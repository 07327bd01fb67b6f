/** Cards of House Hagal that a scenario brings itself, as the tables write them. */
import { ScenarioFault } from '@vigrid/kernel';
import type { Fields } from '@vigrid/kernel/scenario';
import { listOf, Misfit, optional, read, record, text, wholeFrom, yes } from '@vigrid/kernel/schema';
import { spaces } from '../board/board.ts';
import type { HagalData } from '../cards/types.ts';
import { language } from '../effects/language.ts';
import { effects } from '../effects/shapes.ts';

const written = record({
  name: text,
  spaces: optional(listOf(text)),
  effects: optional(effects),
  swords: optional(wholeFrom(0)),
  harvest: optional(yes),
  reshuffle: optional(yes),
});

/** The card as the tables would have it. */
export function hagalWritten(entry: unknown): HagalData {
  try {
    const { name, ...said } = read(written, entry, 'cards', language);
    const card = { spaces: [], effects: [], swords: 0, ...said };
    const strange = card.spaces.find((shown) => !spaces.some(({ en }) => en === shown));
    if (strange) throw new ScenarioFault(`The board has no space "${strange}".`);
    return { ...card, id: name, en: name, ru: name, set: 'base', copies: 1, players: [1, 2] };
  } catch (fault) {
    if (fault instanceof Misfit) throw new ScenarioFault(fault.message);
    throw fault;
  }
}

/** What `hagalWritten` reads as this card. */
export function entryOf({ id, en, ru, set, copies, players, ...said }: HagalData): Fields {
  return { name: id, ...said };
}
