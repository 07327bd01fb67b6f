/** Clauses: what an effect says, alone and after "you may", and how several of them make a sentence. */
import type { Text } from '@vigrid/kernel';
import { capital } from './classes.ts';

export interface Clause {
  /** Told to the player ("draw a card"), told of somebody ("a creature closes"), or with parts of its own. */
  readonly mood: 'you' | 'it' | 'whole';
  readonly say: Text;
  /** After "you may", «вы можете»; after "to", «чтобы». */
  readonly may: Text;
}

/** An order to the player. Where English has one form, Russian has the imperative and the infinitive. */
export const you = (en: string, ru: string, infinitive: string): Clause => ({
  mood: 'you',
  say: { en, ru },
  may: { en, ru: infinitive },
});

/** Something that happens to somebody, and how the player would be allowed to do it. */
export const happens = (say: Text, may: Text): Clause => ({ mood: 'it', say, may });

/** A clause that has parts of its own. */
export const whole = (say: Text, may: Text = say): Clause => ({ mood: 'whole', say, may });

/** What the clauses say, without the capital and the full stop. Those with parts stand in sentences of their own. */
export const sentence = (clauses: readonly Clause[]): Text =>
  joined(clauses, (a, b) => `${a}. ${capital(b)}`);

/** The same inside a larger sentence. */
export const inner = (clauses: readonly Clause[]): Text => joined(clauses, (a, b) => `${a}; ${b}`);

function joined(clauses: readonly Clause[], apart: (a: string, b: string) => string): Text {
  const moods = new Set(clauses.map((c) => c.mood));
  const say = (lang: keyof Text) => clauses.map((c) => c.say[lang]);
  if (moods.has('whole')) return { en: say('en').reduce(apart), ru: say('ru').reduce(apart) };
  if (moods.size > 1) return { en: say('en').join('; '), ru: say('ru').join('; ') };
  return { en: list(say('en'), ' and '), ru: list(say('ru'), moods.has('you') ? ' и ' : ', а ') };
}

/** "you may draw a card and …", without "you may". */
export const allowed = (clauses: readonly Clause[]): Text => listed(clauses.map((c) => c.may));

/** "a, b and c", «а, б и в». */
export const listed = (items: readonly Text[]): Text => ({
  en: list(
    items.map((t) => t.en),
    ' and ',
  ),
  ru: list(
    items.map((t) => t.ru),
    ' и ',
  ),
});

function list(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return items.slice(0, -1).join(', ') + last + items[items.length - 1];
}
