/**
 * Cards as the table of facts restates them in compact English: each text is read as abilities, or refused with the
 * place. All readings are kept; a text with two meanings is refused.
 */
import { Misfit } from '@vigrid/kernel/schema';
import { newRun, type Token, TooMany } from '@vigrid/speech/reading';
import type { Ability } from '../abilities/index.ts';
import { readAbility } from '../abilities/language.ts';
import { text } from './abilities.ts';
import { type Names, tokens } from './lexer.ts';
import type { Data } from './numbers.ts';
import { type Bearer, meanings, Unclear } from './resolve.ts';

export type Outcome =
  | { readonly kind: 'read'; readonly abilities: readonly Ability[] }
  /** Nothing else can stand there. */
  | {
      readonly kind: 'stuck';
      readonly from: number;
      readonly to: number;
      readonly expected: readonly string[];
    }
  /** It is understood, but the ability language can not say it. */
  | { readonly kind: 'unsaid'; readonly why: string }
  | { readonly kind: 'unclear'; readonly why: string }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'ambiguous'; readonly readings: readonly (readonly Ability[])[] };

export function readText(said: string, names: Names, bearer: Bearer): Outcome {
  return readTokens(tokens(said, names), bearer, said.length);
}

export function readTokens(all: readonly Token[], bearer: Bearer, length: number): Outcome {
  const run = newRun(all);
  let found: ReturnType<typeof text>;
  try {
    found = text(0, run);
  } catch (error) {
    if (error instanceof TooMany) return { kind: 'tooMany' };
    throw error;
  }
  if (found.length === 0) {
    const at = all[run.far];
    const expected = [...run.expected];
    return { kind: 'stuck', from: at?.from ?? length, to: at?.to ?? length, expected };
  }
  const readings = new Map<string, readonly Ability[]>();
  let unsaid: string | undefined;
  let unclear: string | undefined;
  for (const { value } of found) {
    // Only a spell does something by being played.
    if (bearer.type !== 'spell' && value.some(({ kind }) => kind === '@play')) continue;
    // "X = …" at the end explains every X of the text.
    const raw = JSON.stringify(value);
    if (raw.includes('"@x"') && raw.includes('"X"')) continue;
    try {
      for (const meant of combined(value.map((ability) => meanings(ability, bearer)))) {
        try {
          const abilities = meant.flatMap(canonical).map((ability) => readAbility(ability, 'ability'));
          readings.set(JSON.stringify(abilities), abilities);
        } catch (error) {
          if (!(error instanceof Misfit)) throw error;
          unsaid = error.message;
        }
      }
    } catch (error) {
      if (!(error instanceof Unclear)) throw error;
      unclear ??= error.message;
    }
  }
  const ways = [...readings.values()];
  if (ways.length > 1) return { kind: 'ambiguous', readings: ways };
  if (unclear !== undefined) return { kind: 'unclear', why: unclear };
  if (ways.length === 1) return { kind: 'read', abilities: ways[0] };
  return { kind: 'unsaid', why: unsaid ?? 'Nothing that it could mean is known.' };
}

const combined = <T>(parts: readonly (readonly T[])[]): T[][] =>
  parts.reduce<T[][]>((ways, part) => ways.flatMap((way) => part.map((one) => [...way, one])), [[]]);

/** One way to say each thing: what a text as a whole may do or does on a condition is said of the whole. */
export function canonical(ability: Data): Data[] {
  if (!Array.isArray(ability.does)) return [ability];
  const does: readonly Data[] = ability.does;
  const [first, ...rest] = does;
  if (ability.kind === 'when' && rest.length === 0) {
    // "You may complete this to …" is one offer.
    if (
      first.do === 'may' &&
      first.after &&
      JSON.stringify(first.first) === '[{"do":"complete","to":"self"}]'
    )
      return canonical({ ...ability, may: true, does: [...completing, ...(first.after as readonly Data[])] });
    if (first.do === 'may' && !first.after && !first.otherwise)
      return canonical({ ...ability, may: true, does: first.first });
    if (first.do === 'if' && !first.otherwise && !ability.if)
      return canonical({ ...ability, if: first.if, does: first.does });
  }
  if (ability.kind === 'action' && rest.length === 0 && first.do === 'if' && !first.otherwise && !ability.if)
    return [ability];
  if (ability.kind === 'play') {
    const parts: Data[] = [];
    let plain: Data[] = [];
    const close = () => {
      if (plain.length > 0) parts.push({ kind: 'play', does: plain });
      plain = [];
    };
    for (const effect of does) {
      if (effect.do === 'if' && !effect.otherwise && !speaksOfBefore(effect)) {
        close();
        parts.push({ kind: 'play', if: effect.if, does: effect.does });
      } else plain.push(effect);
    }
    close();
    return parts;
  }
  return [ability];
}

const completing: readonly Data[] = [{ do: 'complete', to: 'self' }];

const speaksOfBefore = (effect: Data): boolean =>
  /"same"|Before"/.test(JSON.stringify(effect.does)) || /"before"|"standing"/.test(JSON.stringify(effect.if));
