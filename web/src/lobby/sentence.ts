/** A game that is about to begin, as one sentence: every choice is a word of it that leads to its place in the form. */
import type { Chosen, Setting, Settings } from '@vigrid/kernel';
import { isAsked } from '@vigrid/kernel/interface';
import type { Speech } from '../i18n/index.ts';
import { listOf } from './settling.ts';
import { setupWords } from './setupWords.ts';
import type { Wish } from './starting.ts';
import { botName } from './words.ts';

/** Plain words, or a choice: where it is made, and whether it is another than the usual one. */
export type Part =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'choice'; readonly at: string; readonly text: string; readonly changed: boolean };

export interface Planned {
  readonly game: string;
  readonly seats: readonly Wish[];
  /** Where the others are chosen. */
  readonly seatsAt: string;
  /** Decks by their names, the own one first; null where nobody chooses one. */
  readonly decks: readonly string[] | null;
  readonly settings: Settings;
  readonly options: Chosen;
  /** What the options would be if nothing had been chosen. */
  readonly usual: Chosen;
}

export function sentenceOf(planned: Planned, spoken: Speech): readonly Part[] {
  const { t } = spoken;
  const { game, decks, settings, options, seats } = planned;
  const parts: Part[] = [said(`${game}. ${t(setupWords.sayTable)}: `), ...people(planned, spoken), said('.')];
  if (decks) {
    const [own, ...others] = decks;
    parts.push(said(` ${t(setupWords.yourDeck)}: `), choice('deck', own));
    for (const other of others)
      parts.push(said(`; ${t(setupWords.sayTheirs)}: `), choice('rivalDeck', other));
    parts.push(said('.'));
  }
  const told: Part[][] = [];
  const groups = new Set<string>();
  for (const [id, setting] of Object.entries(settings.asks)) {
    if (!isAsked(setting, options, seats.length) || setting.kind === 'decks' || setting.kind === 'cards')
      continue;
    const { group } = setting;
    if (group !== undefined) {
      if (groups.has(group)) continue;
      groups.add(group);
      told.push(ofGroup(planned, group, spoken));
    } else if (setting.kind === 'one' || setting.kind === 'several' || isChanged(planned, id))
      told.push(ofSetting(planned, id, setting, spoken));
  }
  for (const one of told) if (one.length > 0) parts.push(said(' '), ...one, said('.'));
  return parts;
}

/** The settings that are not as usual. */
export const changedIn = (
  planned: Pick<Planned, 'settings' | 'options' | 'usual' | 'seats'>,
): readonly string[] =>
  Object.entries(planned.settings.asks).flatMap(([id, setting]) =>
    setting.kind !== 'decks' &&
    setting.kind !== 'cards' &&
    isAsked(setting, planned.options, planned.seats.length) &&
    isChanged(planned, id)
      ? id
      : [],
  );

const isChanged = ({ options, usual }: Pick<Planned, 'options' | 'usual'>, id: string): boolean =>
  JSON.stringify(options[id]) !== JSON.stringify(usual[id]);

const said = (text: string): Part => ({ kind: 'said', text });

const choice = (at: string, text: string, changed = false): Part => ({ kind: 'choice', at, text, changed });

function people({ seats, seatsAt }: Planned, { t, lang }: Speech): Part[] {
  const met: Record<string, number> = {};
  const names = seats.flatMap((wish) => {
    if (wish.kind === 'me') return [];
    if (wish.kind === 'beside') return wish.name || t(setupWords.sayBeside);
    if (wish.kind !== 'bot') return t(setupWords.sayFriend);
    const n = met[wish.level] ?? 0;
    met[wish.level] = n + 1;
    return t(botName(wish.level, n));
  });
  if (names.length === 0) return [choice('count', t(setupWords.sayAlone))];
  const list = new Intl.ListFormat(lang).formatToParts([t(setupWords.sayYou), ...names]);
  // The first element is the guest, who is no choice.
  return list.map(({ type, value }, i) =>
    type === 'element' && i > 0 ? choice(seatsAt, value) : said(value),
  );
}

/** What of a group is taken. */
function ofGroup(planned: Planned, group: string, { t, lang }: Speech): Part[] {
  const { settings, options, seats } = planned;
  const heading = settings.groups?.[group];
  const members = Object.entries(settings.asks).filter(
    ([, setting]) => setting.group === group && isAsked(setting, options, seats.length),
  );
  const changed = members.filter(([id]) => isChanged(planned, id));
  if (!heading || (heading.folded && changed.length === 0)) return [];
  const taken = changed.map(([id, setting]) =>
    setting.kind === 'switch' || heading.folded
      ? t(setting.label)
      : `${t(setting.label)}: ${wordsFor(setting, options[id], t)}`,
  );
  const text = taken.length > 0 ? new Intl.ListFormat(lang).format(taken) : t(setupWords.sayNone);
  return [said(`${t(heading.label)}: `), choice(changed[0]?.[0] ?? members[0][0], text, changed.length > 0)];
}

function ofSetting(planned: Planned, id: string, setting: Setting, { t }: Speech): Part[] {
  const changed = isChanged(planned, id);
  return [said(`${t(setting.label)}: `), choice(id, wordsFor(setting, planned.options[id], t), changed)];
}

function wordsFor(setting: Setting, value: unknown, t: Speech['t']): string {
  switch (setting.kind) {
    case 'one': {
      const found = setting.choices.find((one) => one.value === value);
      return found ? t(found.label) : String(value);
    }
    case 'several': {
      const taken = setting.choices.filter((one) => listOf(value).includes(one.value));
      return taken.map(({ label }) => t(label)).join(', ') || t(setupWords.sayNone);
    }
    case 'amount': {
      const named = setting.choices?.find((one) => one.value === value);
      return named ? t(named.label) : String(value);
    }
    case 'length':
      return Object.entries(Object(value))
        .flatMap(([part, n]) => (n === 0 ? [] : `${t(setting.parts[part].label)} ${String(n)}`))
        .join(', ');
    case 'seats': {
      const chosen = listOf(value).filter((one) => one !== setting.usual);
      const names = setting.choices.filter((one) => chosen.includes(one.value));
      return names.map(({ label }) => t(label)).join(', ') || t(setupWords.anyDeck);
    }
    case 'switch':
      return t(value === true ? setupWords.sayYes : setupWords.sayNo);
    case 'decks':
    case 'cards':
      return '';
  }
}

/** How long it takes, in minutes: a sum of what is chosen. */
export function minutesOf({
  settings,
  options,
  seats,
}: Pick<Planned, 'settings' | 'options' | 'seats'>): number | null {
  if (!settings.lasts) return null;
  const { minutes, perSeat = 0 } = settings.lasts;
  const more = Object.entries(settings.asks).map(([id, setting]) => {
    if (!isAsked(setting, options, seats.length)) return 0;
    if (setting.kind === 'switch') return options[id] === true ? (setting.minutes ?? 0) : 0;
    if (setting.kind !== 'one' && setting.kind !== 'several') return 0;
    return setting.choices
      .filter(({ value }) =>
        setting.kind === 'one' ? options[id] === value : listOf(options[id]).includes(value),
      )
      .reduce((sum, one) => sum + (one.minutes ?? 0), 0);
  });
  return more.reduce((sum, one) => sum + one, minutes + perSeat * seats.length);
}
