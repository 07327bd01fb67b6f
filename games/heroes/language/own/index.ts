/**
 * Reads our own texts: finds what a text could be by the grammar that the writer teaches, and takes what the writer
 * says in just these words. So a text is read as what says it, or it is refused.
 */
import { Misfit } from '@vigrid/kernel/schema';
import type { Lang } from '@vigrid/speech';
import { newRun, TooMany } from '@vigrid/speech/reading';
import type { Ability } from '../../abilities/index.ts';
import { readAbility } from '../../abilities/language.ts';
import type { CardType } from '../../abilities/words.ts';
import { abilityText } from '../../text/cards.ts';
import { canonical, settled } from './canonical.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { tokensOf, wordsOf } from './tokens.ts';

const grammars: Partial<Record<Lang, Grammar>> = {};
const grammar = (lang: Lang): Grammar => {
  grammars[lang] ??= grammarOf(lang);
  return grammars[lang];
};

/** As many ways to take a text as are looked at. */
const most = 20_000;
const mostReadings = 300_000;

/** Everything that the writer would put in just these words; more than one is what a reader can not tell apart. */
export function readOwn(text: string, lang: Lang, type: CardType): readonly Ability[] {
  const tokens = tokensOf(text.replace(/\.\s*$/, ''), lang);
  const said = tokens.map((token) => token.text).join(' ');
  const run = newRun(tokens);
  run.left = mostReadings;
  const found = new Map<string, Ability>();
  let left = most;
  try {
    for (const { value, end } of grammar(lang).ability(0, run)) {
      if (end !== tokens.length) continue;
      for (const one of closed(value)) {
        if (--left < 0) throw new TooMany();
        const ability = meant(one);
        if (!ability || saidOf(ability, lang, type) !== said) continue;
        const plain = meant(settled(ability)) ?? ability;
        const key = canonical(plain);
        if (!found.has(key)) found.set(key, plain);
      }
    }
  } catch (error) {
    if (error instanceof TooMany) return [];
    throw error;
  }
  return [...found.values()];
}

/** What the data says, where the language can say it. */
function meant(data: unknown): Ability | null {
  try {
    return readAbility(JSON.parse(JSON.stringify(data)), 'ability');
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

const saidOf = (ability: Ability, lang: Lang, type: CardType): string =>
  wordsOf(abilityText(ability, { type })[lang].replace(/\.$/, ''), lang).join(' ');

/** Every way to settle what is open. */
function* closed(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield* product(value);
    return;
  }
  if (typeof value !== 'object' || value === null) {
    yield value;
    return;
  }
  if ('@any' in value && Array.isArray(value['@any'])) {
    for (const one of value['@any']) yield* closed(one);
    return;
  }
  const keys = Object.keys(value);
  for (const values of product(Object.values(value)))
    yield Object.fromEntries(keys.map((key, i) => [key, values[i]]));
}

function* product(all: readonly unknown[]): Generator<unknown[]> {
  if (all.length === 0) {
    yield [];
    return;
  }
  const [first, ...rest] = all;
  for (const one of closed(first)) for (const more of product(rest)) yield [one, ...more];
}
