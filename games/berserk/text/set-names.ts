/** What the sets of cards are called, by the code that the ids of their cards begin with. */
import type { Text } from '@vigrid/kernel';

export const setNames = {
  WE: { ru: 'Война стихий', en: 'War of the Elements' },
  EX: { ru: 'Примеры из правил', en: 'Examples of the rules' },
  OT: { ru: 'Спутники и вещи', en: 'Companions and Things' },
  ID: { ru: 'Нашествие тьмы', en: 'Invasion of Darkness' },
  LL: { ru: 'Легенды Лаара', en: 'Legends of Laar' },
  SD: { ru: 'Семена раздора', en: 'Seeds of Discord' },
  FG: { ru: 'Ложные боги', en: 'False Gods' },
  PK: { ru: 'Путь хранителей', en: 'Path of the Keepers' },
  GL: { ru: 'Призрачный легион', en: 'Ghost Legion' },
  DG: { ru: 'Гибель богов', en: 'Doom of the Gods' },
  RL: { ru: 'Русы против ящеров', en: 'Rus versus Lizards' },
} as const satisfies Record<string, Text>;

export type SetCode = keyof typeof setNames;

const isSet = (code: string): code is SetCode => code in setNames;

/** The set that a card belongs to, by its id; null for a card of a game or a player of their own. */
export function setOf(id: string): SetCode | null {
  const [code] = id.split('-');
  return isSet(code) ? code : null;
}
