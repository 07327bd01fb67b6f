/** Cards of House Hagal that a scenario brings itself, as the tables write them. */
import { ScenarioFault } from '@vigrid/kernel';
import { listOf, Misfit, optional, read, record, text, wholeFrom, yes } from '@vigrid/kernel/schema';
import { spaces } from '../board/board.ts';
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

export function hagalWritten(entry: unknown) {
  try {
    const {
      spaces: shown = [],
      effects: gives = [],
      swords = 0,
      ...rest
    } = read(written, entry, 'hagalDeck', language);
    const strange = shown.find((name) => !spaces.some(({ en }) => en === name));
    if (strange) throw new ScenarioFault(`The board has no space "${strange}".`);
    return { ...rest, spaces: shown, effects: gives, swords };
  } catch (fault) {
    if (fault instanceof Misfit) throw new ScenarioFault(fault.message);
    throw fault;
  }
}
