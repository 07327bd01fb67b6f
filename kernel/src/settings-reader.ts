/** Reads what somebody has chosen before a game: gives it completed, or says all that is wrong with it. */
import { isDeckList } from './deck-check.ts';
import type { Decks, Problem } from './game.ts';
import {
  type AgreedCards,
  type Amount,
  barredBy,
  type Choice,
  type Chosen,
  type DeckPerSeat,
  type Length,
  type PerSeat,
  placesOf,
  type Setting,
  type Settings,
  type SettingsFor,
  usualOf,
} from './settings.ts';
import { barred, noSuch, notRight, problem, shown } from './settings-words.ts';

/** What of a game is needed to read its options: whether a deck may be played only the game itself can tell. */
export interface Settable<O> {
  readonly settings: SettingsFor<O>;
  readonly decks?: Decks<O>;
}

/** Options as they were read, or all that is wrong with them. */
export type OptionsRead<O> = { readonly options: O } | { readonly problems: Problem[] };

/** Reads what somebody has chosen before a game: completed by what is usual, or all that is wrong with it. */
export function readSettings<O>(game: Settable<O>, given: unknown, seats: number): OptionsRead<O> {
  const { settings } = game;
  const fields = Object.keys(settings.asks);
  if (given !== undefined && given !== null && !isMapping(given)) {
    const known = fields.join(', ');
    return { problems: [problem(`Настройки — это поля: ${known}.`, `Options are fields: ${known}.`)] };
  }
  const wanted: Chosen = given ?? {};
  const problems = Object.keys(wanted)
    .filter((field) => !fields.includes(field))
    .map((field) => noSuch({ ru: 'настройки', en: 'setting' }, field, fields));
  const options: Record<string, unknown> = {};
  for (const [id, setting] of Object.entries(settings.asks)) {
    const value = wanted[id];
    if (value === undefined) {
      options[id] = usualOf(setting, options, seats);
      continue;
    }
    const wrong = misfits(id, setting, value, seats, game.decks);
    // What follows is read as if nothing had been said, so that one mistake is told once.
    options[id] = wrong.length > 0 ? usualOf(setting, options, seats) : completed(setting, value, game.decks);
    problems.push(...wrong);
  }
  if (problems.length > 0) return { problems };
  for (const [id, setting] of Object.entries(settings.asks))
    problems.push(...forbidden(settings, id, setting, options, seats));
  if (problems.length > 0) return { problems };
  // Every value is now as `OptionsOf` says of its setting.
  const read = options as O;
  const lists = Object.entries(settings.asks).flatMap(([id, { kind }]) =>
    kind === 'decks' ? options[id] : [],
  );
  for (const deck of lists) if (isDeckList(deck)) problems.push(...(game.decks?.check(deck, read) ?? []));
  return problems.length > 0 ? { problems } : { options: read };
}

/** What is wrong with a value by itself. */
function misfits(
  id: string,
  setting: Setting,
  value: unknown,
  seats: number,
  decks: Decks | undefined,
): Problem[] {
  switch (setting.kind) {
    case 'one':
      return unlisted(id, setting, setting.choices, value);
    case 'switch': {
      if (typeof value === 'boolean') return [];
      return [notRight(id, setting, { ru: 'true или false', en: 'true or false' }, value)];
    }
    case 'several': {
      if (!Array.isArray(value)) return [notRight(id, setting, { ru: 'список', en: 'a list' }, value)];
      return value.flatMap((one) => unlisted(id, setting, setting.choices, one, setting.later));
    }
    case 'amount':
      return isWithin(value, setting) ? [] : [notRight(id, setting, spanText(setting), value)];
    case 'length':
      return isLength(value, setting) ? [] : [notRight(id, setting, lengthText(setting), value)];
    case 'seats': {
      const places = placesOf(setting, seats);
      const list = listOf(id, setting, places, value);
      return 'wrong' in list
        ? [list.wrong]
        : list.items.flatMap((one) => unlisted(id, setting, setting.choices, one));
    }
    case 'decks': {
      const list = listOf(id, setting, seats, value);
      return 'wrong' in list ? [list.wrong] : list.items.flatMap((one) => noDeck(setting, one, decks));
    }
    case 'cards':
      return noCards(id, setting, value, decks);
  }
}

/** The value with whatever was left out of it. */
function completed(setting: Setting, value: unknown, decks: Decks | undefined): unknown {
  if (setting.kind === 'cards' && Array.isArray(value)) {
    return value.map((given) => {
      const read = decks?.own?.(given);
      return read && 'card' in read ? read.card : given;
    });
  }
  if (setting.kind === 'several' && Array.isArray(value)) return [...new Set(value)];
  if (setting.kind === 'length') return { ...noneOf(setting), ...Object(value) };
  return value;
}

/** What the rules do not allow with the other options as they are. */
function forbidden(
  settings: Settings,
  id: string,
  setting: Setting,
  options: Chosen,
  seats: number,
): Problem[] {
  const value = options[id];
  const against = (what: Pick<Choice, 'label' | 'when'> | undefined, as: string): Problem[] => {
    const condition = barredBy(what?.when, options, seats);
    return what && condition ? [barred(settings, what.label, as, condition, seats)] : [];
  };
  switch (setting.kind) {
    case 'switch':
      return value === true ? against(setting, id) : [];
    case 'one':
      return against(choiceOf(setting, value), `${id}: ${value}`);
    case 'several':
      return asList(value).flatMap((one) => against(choiceOf(setting, one), String(one)));
    case 'seats':
      return [
        ...asList(value).flatMap((one) => against(choiceOf(setting, one), String(one))),
        ...twice(setting, value, options),
      ];
    case 'decks':
      return unchosen(settings, id, setting, asList(value), options, seats);
    default:
      return [];
  }
}

function unlisted(
  id: string,
  setting: Setting,
  choices: readonly Choice[],
  value: unknown,
  later: readonly Choice[] = [],
): Problem[] {
  if (choices.some((choice) => choice.value === value)) return [];
  const awaited = later.find((choice) => choice.value === value);
  if (!awaited) {
    const known = choices.map((choice) => String(choice.value));
    return [noSuch(ofSetting(id, setting), value, known, setting.rule)];
  }
  return [
    problem(
      `«${awaited.label.ru}» (${value}) здесь пока не играют: уберите из «${id}».`,
      `"${awaited.label.en}" (${value}) is not played here yet: leave it out of "${id}".`,
      setting.rule,
    ),
  ];
}

/** One for each of so many. */
function listOf(
  id: string,
  setting: Setting,
  places: number,
  value: unknown,
): { items: readonly unknown[] } | { wrong: Problem } {
  if (Array.isArray(value) && value.length === places) return { items: value };
  const right = { ru: `список, сколько нужно: ${places}`, en: `a list of ${places}` };
  return { wrong: notRight(id, setting, right, value) };
}

function noDeck(setting: DeckPerSeat, value: unknown, decks: Decks | undefined): Problem[] {
  if (typeof value === 'string') {
    const known = [...(decks?.ready ?? []).map((deck) => deck.id), 'any', 'random'];
    return known.includes(value) ? [] : [noSuch({ ru: 'готовой колоды', en: 'ready deck' }, value, known)];
  }
  if (isDeckList(value) && (!setting.led || value.hero !== undefined)) return [];
  const hero = setting.led ? { ru: 'герой и ', en: 'a hero and ' } : { ru: '', en: '' };
  return [
    problem(
      `Колода — это id готовой или ${hero.ru}карты с числом копий, а не ${shown(value)}.`,
      `A deck is the id of a ready one, or ${hero.en}cards with their number of copies, not ${shown(value)}.`,
      setting.rule,
    ),
  ];
}

/** Cards that somebody made: each as its game reads it, no two of one id, no more than is said. */
function noCards(id: string, setting: AgreedCards, value: unknown, decks: Decks | undefined): Problem[] {
  const { most } = setting;
  if (!Array.isArray(value) || value.length > most) {
    const right = { ru: `список, не больше ${most} карт`, en: `a list of at most ${most} cards` };
    return [notRight(id, setting, right, Array.isArray(value) ? value.length : value)];
  }
  const ids = new Set<string>();
  return value.flatMap((given) => {
    const read = decks?.own?.(given);
    if (read === undefined) return [];
    if ('problems' in read) return read.problems;
    const { card, entry } = read;
    if (!ids.has(card.id)) {
      ids.add(card.id);
      return [];
    }
    return [
      problem(
        `Карта «${entry.name.ru}» (${card.id}) названа дважды.`,
        `The card "${entry.name.en}" (${card.id}) is named twice.`,
      ),
    ];
  });
}

/** Where decks are not chosen, chance builds them all, or all come with lists of their own. */
function unchosen(
  settings: Settings,
  id: string,
  setting: DeckPerSeat,
  decks: readonly unknown[],
  options: Chosen,
  seats: number,
): Problem[] {
  const condition = barredBy(setting.chosen?.when, options, seats);
  if (!condition) return [];
  const ready = decks.find((deck) => typeof deck === 'string' && deck !== 'any' && deck !== 'random');
  if (ready !== undefined) return [barred(settings, setting.label, `${id}: ${ready}`, condition, seats)];
  if (decks.every((deck) => typeof deck === typeof decks[0])) return [];
  return [
    problem(
      `«${setting.label.ru}» (${id}): либо все "random", либо все приносят списки.`,
      `"${setting.label.en}" (${id}) are either all "random" or all lists of one's own.`,
      condition.rule,
    ),
  ];
}

function twice(setting: PerSeat, value: unknown, options: Chosen): Problem[] {
  if (!setting.unique) return [];
  const others = (setting.unique.with ?? []).flatMap((id) => asList(options[id]));
  const own = asList(value);
  const again = own.find(
    (one, at) => one !== setting.usual && (others.includes(one) || own.indexOf(one) !== at),
  );
  if (again === undefined) return [];
  const label = choiceOf(setting, again)?.label ?? setting.label;
  return [
    problem(
      `«${label.ru}» (${again}): выбрано дважды, а двух одинаковых не бывает.`,
      `"${label.en}" (${again}) is chosen twice; no two may be alike.`,
      setting.unique.rule,
    ),
  ];
}

const isWithin = (value: unknown, { min, max, step = 1 }: Pick<Amount, 'min' | 'max' | 'step'>): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= min &&
  value <= max &&
  (value - min) % step === 0;

function isLength(value: unknown, { parts }: Length): boolean {
  if (!isMapping(value)) return false;
  const named = Object.entries(value).filter(([, number]) => number !== 0);
  const [[part, number] = ['', 0]] = named;
  const known = Object.keys(value).every((key) => Object.hasOwn(parts, key));
  return known && named.length === 1 && isWithin(number, parts[part]);
}

const spanText = ({ min, max, step = 1 }: Pick<Amount, 'min' | 'max' | 'step'>) => ({
  ru: `целое число от ${min} до ${max}${step === 1 ? '' : ` через ${step}`}`,
  en: `a whole number from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}`,
});

function lengthText({ parts }: Length) {
  const ways = Object.entries(parts).map(([part, { label, min, max }]) => ({
    ru: `{"${part}": от ${min} до ${max}} (${label.ru})`,
    en: `{"${part}": ${min} to ${max}} (${label.en})`,
  }));
  return { ru: ways.map(({ ru }) => ru).join(' или '), en: ways.map(({ en }) => en).join(' or ') };
}

const noneOf = ({ parts }: Length): Chosen => Object.fromEntries(Object.keys(parts).map((part) => [part, 0]));

const ofSetting = (id: string, { label }: Setting) => ({
  ru: `для «${label.ru}» (${id}) значения`,
  en: `"${label.en}" (${id})`,
});

const choiceOf = ({ choices }: { readonly choices: readonly Choice[] }, value: unknown): Choice | undefined =>
  choices.find((choice) => choice.value === value);

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isMapping = (x: unknown): x is Chosen => typeof x === 'object' && x !== null && !Array.isArray(x);
