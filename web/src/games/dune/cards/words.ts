import { plural } from '@vigrid/speech';
import type { Both, Words } from '../../../i18n/index.ts';

export const words = {
  agent: { ru: 'Агент', en: 'Agent' },
  reveal: { ru: 'Раскрытие', en: 'Reveal' },
  inReveal: { ru: 'при раскрытии', en: 'in Reveal' },
  trash: { ru: 'удалить карту', en: 'trash a card' },
  aCard: { ru: 'карту', en: 'a card' },
  thisCard: { ru: 'эту карту', en: 'this card' },
  thisTile: { ru: 'этот жетон', en: 'this tile' },
  tech: { ru: 'технология', en: 'Tech' },
  freighter: { ru: 'транспортник', en: 'Freighter' },
  research: { ru: 'исследование', en: 'research' },
  tleilaxu: { ru: 'Тлейлаксу', en: 'Tleilaxu' },
  graft: { ru: 'сращивание', en: 'Graft' },
  dreadnought: { ru: 'дредноут', en: 'dreadnought' },
  foldspace: { ru: 'карта', en: 'card' },
  mentat: { ru: 'ментат', en: 'Mentat' },
  swordmaster: { ru: '+1 агент', en: '+1 Agent' },
  council: { ru: 'место в Совете', en: 'Council seat' },
  signet: { ru: 'печатка лидера', en: 'Leader’s signet' },
  control: { ru: 'контроль', en: 'control' },
  steal: { ru: 'у кого 4+', en: 'from 4+' },
  alliance: { ru: 'союз', en: 'alliance' },
  another: { ru: (name: string) => `ещё ${name}`, en: (name: string) => `another ${name}` },
  or: { ru: 'или', en: 'or' },
  pick: { ru: (n: number) => `${n} на выбор:`, en: (n: number) => `any ${n} of:` },
  anywhere: { ru: 'в любую ячейку', en: 'to any space' },
  nothing: { ru: '—', en: '—' },
} satisfies Words;

/** Nouns that follow a figure and have a symbol of their own. */
const many =
  (ru: readonly [string, string, string], en: readonly [string, string]) =>
  (n: number): Both<string> => ({ ru: plural(n, 'ru', ru), en: plural(n, 'en', en) });

export const nouns = {
  intrigue: many(['интрига', 'интриги', 'интриг'], ['Intrigue', 'Intrigue']),
  persuasion: many(['убеждение', 'убеждения', 'убеждений'], ['Persuasion', 'Persuasion']),
  point: many(['очко', 'очка', 'очков'], ['point', 'points']),
  influence: many(['влияние', 'влияния', 'влияния'], ['Influence', 'Influence']),
};
