/** What "it" and "its" stand for: every way in which a text can be meant. */
import { type Data, it, woundsDealt } from './numbers.ts';

/** The card whose text it is. */
export interface Bearer {
  readonly type: string;
  readonly cost?: number;
  readonly words: readonly string[];
}

interface Setting {
  readonly bearer: Bearer;
  /** What "it" may be before anything has been chosen. */
  readonly first: readonly string[];
  readonly hire: boolean;
  /** A quest has been chosen before. */
  readonly quest?: boolean;
  /** The moment is about wounds, and X is how many. */
  readonly wounds?: boolean;
}

/** Why a text that was read can not be meant. */
export class Unclear extends Error {}

export function meanings(ability: Data, bearer: Bearer): Data[] {
  if (ability.kind === '@play') {
    const first: readonly string[] = [];
    return lists(ability.does, { bearer, first, hire: false }, false).map((does) => ({ kind: 'play', does }));
  }
  if (ability['@to'] !== undefined) {
    const { '@to': to, ...rest } = ability;
    const by = Number(to) - (bearer.cost ?? Number.NaN);
    return Number.isInteger(by) && by !== 0 ? [{ ...rest, by }] : [];
  }
  if (ability.on === '@turnStart' || ability.on === '@turnEnd')
    throw new Unclear('Whose turn is meant is not told.');
  if (!('does' in ability)) return [ability];
  const first = whoever(ability);
  const at = {
    bearer,
    first,
    hire: ability.on === 'hire' && ability.who === undefined,
    wounds: ability.on === 'wounded' || ability.on === 'woundHero',
  };
  const { cost, ...rest } = ability;
  if (cost === undefined) return lists(ability.does, at, false).map((does) => ({ ...rest, does }));
  return lists(ability.does, at, false).map((does) => ({ ...rest, cost, does }));
}

/** What "it" is before anything has been chosen: this card, the one that the moment is about, the one that caused it. */
function whoever({ on, who, by }: Data): readonly string[] {
  if (!isObject(who) || who.type === 'hero') return by === undefined ? ['self'] : ['self', 'it', 'cause'];
  // What has died, was played as a spell or is completed is not in play any more.
  if (on === 'death' || on === 'played' || on === 'completed' || on === 'discarded') return ['self'];
  // What a text has just readied is ready.
  return on === 'readied' ? ['self'] : ['self', 'it'];
}

/** Every meaning of a list of effects; whether something has been chosen before. */
function lists(effects: unknown, at: Setting, before: boolean): Data[][] {
  let ways: { list: Data[]; chosen: boolean }[] = [{ list: [], chosen: before }];
  const all = effects as readonly Data[];
  for (const [n, effect] of all.entries()) {
    if (n > 0 && isObject(effect.to) && isObject(effect.to.all) && effect.to.all.other)
      throw new Unclear('Other than which is not told.');
    ways = ways.flatMap(({ list, chosen }) =>
      one(effect, list.some(choosesQuest) ? { ...at, quest: true } : at, chosen).map((made) => ({
        list: [...list, made],
        chosen: chosen || chooses(made),
      })),
    );
  }
  return ways.map(({ list }) => list);
}

const choosesQuest = (effect: Data): boolean => /"type":"quest"/.test(JSON.stringify(effect));

/** After these "it" is what was chosen. */
function chooses(effect: Data): boolean {
  if (['search', 'summon', 'revive', 'recover', 'discard', 'copy'].includes(`${effect.do}`)) return true;
  return isObject(effect.to) || isObject(effect.of);
}

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function one(effect: Data, at: Setting, before: boolean): Data[] {
  if (effect['@must'])
    throw new Unclear('What is done otherwise is not known to be a choice or the only way left.');
  const { '@lasts': lasts, '@x': _, ...plain } = effect;
  if (lasts && !(at.hire && effect.to === 'self' && !at.bearer.words.includes('rush')))
    throw new Unclear('How long a figure is changed is not told.');
  let ways: Data[] = [{}];
  for (const [key, value] of Object.entries(plain)) {
    const parts = part(key, value, plain, at, before);
    ways = ways.flatMap((made) => parts.map((meant) => ({ ...made, [key]: meant })));
  }
  return ways;
}

function part(key: string, value: unknown, effect: Data, at: Setting, before: boolean): readonly unknown[] {
  if (value === woundsDealt) return at.wounds ? ['X'] : [];
  if (value === it) {
    // Only a quest is completed: where none was chosen before, this one.
    if (effect.do === 'complete' && at.bearer.type === 'quest' && !at.quest) return ['self'];
    if (before) return ['same'];
    return at.bearer.type === 'spell' ? [] : at.first;
  }
  if (value === '@named') return before ? ['same'] : at.bearer.type === 'spell' ? [] : ['self'];
  if (typeof value === 'string' && value.startsWith('@its '))
    return figure(value.slice(5), effect, at, before);
  if (isObject(value)) {
    let ways: Data[] = [{}];
    for (const [inner, some] of Object.entries(value)) {
      const parts = part(inner, some, effect, at, before);
      ways = ways.flatMap((made) => parts.map((meant) => ({ ...made, [inner]: meant })));
    }
    return ways;
  }
  if (!Array.isArray(value)) return [value];
  if (key === 'modes') {
    let ways: unknown[][] = [[]];
    for (const mode of value) {
      const found = lists(mode, at, before);
      ways = ways.flatMap((made) => found.map((meant) => [...made, meant]));
    }
    return ways;
  }
  if (!value.every(isObject)) return [value];
  const inside =
    key === 'after' && Array.isArray(effect.first) ? before || effect.first.some(chooses) : before;
  return lists(value, at, inside);
}

/** Whose figure it is: of whom it is done to, of what was chosen before, of the card itself. */
function figure(name: string, effect: Data, at: Setting, before: boolean): readonly string[] {
  const found: string[] = [];
  const capital = name === 'strike' ? 'Strike' : name === 'cost' ? 'Cost' : 'Lives';
  if (isObject(effect.to) && 'pick' in effect.to) found.push(`its${capital}`);
  if (before) found.push(`${name}Before`);
  else if (at.bearer.type === 'creature' && name === 'strike') found.push('ownStrike');
  return found;
}
