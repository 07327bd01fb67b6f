/**
 * Rows of the table of facts as cards: figures and texts restated in compact English. A row becomes a card only if its
 * figures are whole, every text has one meaning, and every number in it matters; else it is refused with the cause.
 */
import type { Token } from '@vigrid/speech/reading';
import type { Ability, CardData } from '../abilities/index.ts';
import { effectsOf } from '../abilities/inside.ts';
import { cardTypeNames } from '../abilities/words.ts';
import { tokens } from './lexer.ts';
import { classKeyOf, elementWords } from './nouns.ts';
import { numberWords } from './numbers.ts';
import { type Outcome, readTokens } from './read.ts';
import type { Bearer } from './resolve.ts';

/** A row of the table, as far as it is read. */
export interface Row {
  readonly name_ru: string;
  readonly name_en: string;
  readonly set: string;
  readonly number?: number;
  readonly element: string | null;
  readonly type: string | null;
  readonly cost: number | string | null;
  readonly strike: number | null;
  readonly life: number | null;
  readonly class: string | null;
  readonly abilities: readonly string[];
  readonly confidence: 'high' | 'medium' | 'low';
}

/** Why a row is refused: what it lacks, or which of its texts was not read, and where. */
export interface Refusal {
  readonly cause: 'figures' | 'class' | 'number' | 'moment' | Exclude<Outcome['kind'], 'read'>;
  /** The number of the text, and the characters from which on it was not read. */
  readonly text?: number;
  readonly from?: number;
  readonly why?: string;
}

export type Verdict =
  | { readonly card: Omit<CardData, 'id' | 'glyph'>; readonly refused?: undefined }
  | { readonly refused: readonly Refusal[]; readonly figures: Figures | null };

type Figures = Omit<CardData, 'id' | 'glyph' | 'abilities'>;

export function readRow(row: Row): Verdict {
  const figures = figuresOf(row);
  if ('cause' in figures) return { refused: [figures], figures: null };
  const bearer: Bearer = {
    type: figures.type,
    ...(figures.cost !== undefined && { cost: figures.cost }),
    words: row.abilities.some((text) => /^dash$/i.test(text)) ? ['rush'] : [],
  };
  const { refused, abilities } = readTexts(row.abilities, row.name_en, bearer);
  if (refused.length > 0) return { refused, figures };
  return { card: { ...figures, ...(abilities.length > 0 && { abilities }) } };
}

/** The texts of a card, all of them or the reasons why not: what one of them says is read before it is weighed. */
export function readTexts(
  texts: readonly string[],
  own: string,
  bearer: Bearer,
): { readonly refused: readonly Refusal[]; readonly abilities: readonly Ability[] } {
  const refused: Refusal[] = [];
  const abilities: Ability[] = [];
  texts.forEach((text, at) => {
    const all = tokens(text, { own });
    const outcome = readTokens(all, bearer, text.length);
    if (outcome.kind !== 'read') {
      refused.push({ cause: outcome.kind, text: at, ...placeOf(outcome) });
      return;
    }
    const idle = all.find((token, i) => isIdle(all, i, token, bearer, outcome.abilities));
    if (idle) refused.push({ cause: 'number', text: at, from: idle.from });
    abilities.push(...outcome.abilities);
  });
  if (refused.length === 0 && abilities.some((ability) => isOutOfPlace(ability, bearer.type)))
    refused.push({ cause: 'moment' });
  return { refused, abilities };
}

const placeOf = (outcome: Exclude<Outcome, { kind: 'read' }>): Pick<Refusal, 'from' | 'why'> => ({
  ...('from' in outcome && { from: outcome.from }),
  ...('why' in outcome && { why: outcome.why }),
});

/** Words of the table for what a card is, where that is its type and no class. */
const notClasses: ReadonlySet<string> = new Set(['Terrain', 'Event', 'Weapon', 'Armour', 'Amulet']);

function figuresOf(row: Row): Figures | Refusal {
  const type = cardTypeNames.find((one) => one === row.type);
  const { cost, strike, life } = row;
  const needsCost = type !== 'hero' && type !== 'quest';
  const isWhole =
    type !== undefined &&
    row.element !== null &&
    (!needsCost || typeof cost === 'number') &&
    (type !== 'creature' || (strike !== null && life !== null)) &&
    (type !== 'hero' || life !== null);
  if (!isWhole) return { cause: 'figures' };
  const elements = (row.element ?? '').split('/').filter((one) => one !== 'neutral');
  const names = (row.class ?? '').split(', ').filter((one) => one !== '' && !notClasses.has(one));
  const keys = names.map((name) => classKeyOf(name.replace(/^Hero-/, '')));
  if (keys.includes(undefined)) return { cause: 'class', why: names.join(', ') };
  const [first = '', ...others] = keys.filter((key) => key !== undefined);
  return {
    ru: row.name_ru,
    en: row.name_en,
    type,
    ...(elements.length > 0 && { elements: elements.map((one) => elementWords[one]) }),
    ...(needsCost && typeof cost === 'number' && { cost }),
    ...(type === 'creature' && { strike: strike ?? 0 }),
    ...(life !== null && { lives: life }),
    ...(first !== '' && { class: others.length > 0 ? [first, ...others] : first }),
  };
}

/** A number that could be any other was not understood. */
function isIdle(
  all: readonly Token[],
  at: number,
  token: Token,
  bearer: Bearer,
  read: readonly Ability[],
): boolean {
  const value = token.kind === 'number' ? Number(token.text) : (numberWords[token.text] ?? 0);
  if (token.kind !== 'number' && value < 2) return false;
  const other: Token = { ...token, kind: 'number', text: value === 7 ? '5' : '7' };
  const outcome = readTokens(all.with(at, other), bearer, 0);
  return outcome.kind === 'read' && JSON.stringify(outcome.abilities) === JSON.stringify(read);
}

/** Moments of creatures, which other cards never have themselves. */
const ofCreatures: ReadonlySet<string> = new Set(['attack', 'kill', 'woundHero']);

/** Whether a text waits for what such a card never does, or does what such a card can not. */
function isOutOfPlace(ability: Ability, type: string): boolean {
  if (type === 'creature') return false;
  if (type === 'spell' && (ability.kind === 'when' || ability.kind === 'action')) return true;
  if (ability.kind === 'when' && ability.who === undefined && ofCreatures.has(ability.on)) return true;
  return effectsOf(ability).some((effect) => effect.do === 'fight' && effect.who === undefined);
}
