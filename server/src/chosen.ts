/** What was chosen for a game otherwise than usual, in words, for whoever is invited to it. */
import {
  type AnyGame,
  type Chosen,
  isAsked,
  type Setting,
  type Setup,
  type Text,
  usualOf,
} from '@vigrid/kernel';

export function chosenSaid(game: Pick<AnyGame, 'settings' | 'decks'>, { options, seats }: Setup): Text[] {
  const chosen: Chosen = Object(options);
  return Object.entries(game.settings.asks).flatMap(([id, setting]) => {
    if (!isAsked(setting, chosen, seats)) return [];
    const value = chosen[id];
    if (setting.kind === 'decks') return decksSaid(game, setting.label, value);
    if (JSON.stringify(value) === JSON.stringify(usualOf(setting, chosen, seats))) return [];
    return labelled(setting.label, valueSaid(setting, value));
  });
}

const labelled = (label: Text, said: Text): Text => ({
  ru: `${label.ru}: ${said.ru}`,
  en: `${label.en}: ${said.en}`,
});

function valueSaid(setting: Exclude<Setting, { kind: 'decks' }>, value: unknown): Text {
  switch (setting.kind) {
    case 'switch':
      return value === true ? { ru: 'да', en: 'yes' } : { ru: 'нет', en: 'no' };
    case 'amount':
    case 'one':
      return named(setting.choices ?? [], value);
    case 'cards': {
      const { length } = Array.isArray(value) ? value : [];
      return { ru: `свои, числом ${length}`, en: `${length} of one’s own` };
    }
    case 'several':
    case 'seats':
      return joined((Array.isArray(value) ? value : []).map((one) => named(setting.choices, one)));
    case 'length': {
      const parts = Object.entries(setting.parts).filter(([part]) => Number(Object(value)[part]) > 0);
      return joined(
        parts.map(([part, { label }]) => ({
          ru: `${label.ru} ${Object(value)[part]}`,
          en: `${label.en} ${Object(value)[part]}`,
        })),
      );
    }
  }
}

function named(choices: readonly { value: unknown; label: Text }[], value: unknown): Text {
  const found = choices.find((choice) => choice.value === value);
  return found?.label ?? { ru: String(value), en: String(value) };
}

/** The ready decks that were chosen; a list of one's own is one's own. */
function decksSaid({ decks }: Pick<AnyGame, 'decks'>, label: Text, value: unknown): Text[] {
  const said = (Array.isArray(value) ? value : []).flatMap((deck: unknown): Text[] => {
    if (typeof deck !== 'string') return [{ ru: 'своя колода', en: 'a deck of one’s own' }];
    const ready = decks?.ready.find(({ id }) => id === deck);
    return ready ? [ready.name] : [];
  });
  return said.length === 0 ? [] : [labelled(label, joined(said))];
}

const joined = (texts: readonly Text[]): Text => ({
  ru: texts.map(({ ru }) => ru).join(', '),
  en: texts.map(({ en }) => en).join(', '),
});
