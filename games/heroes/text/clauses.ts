/** Clauses: what an effect says, alone and after "you may", and how several of them make a sentence. */
import type { Text } from '@vigrid/kernel';

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

/** A clause that has parts, kept apart from its neighbours by semicolons. */
export const whole = (say: Text, may: Text = say): Clause => ({ mood: 'whole', say, may });

/** One sentence without its capital and full stop. */
export function sentence(clauses: readonly Clause[]): Text {
  const mood = clauses.every((c) => c.mood === clauses[0].mood) ? clauses[0]?.mood : 'whole';
  const say = (lang: keyof Text) => clauses.map((c) => c.say[lang]);
  switch (mood) {
    case 'you':
      return { en: list(say('en'), ' and '), ru: list(say('ru'), ' и ') };
    case 'it':
      return { en: list(say('en'), ' and '), ru: list(say('ru'), ', а ') };
    default:
      return { en: say('en').join('; '), ru: say('ru').join('; ') };
  }
}

/** "you may draw a card and …", without "you may". */
export const allowed = (clauses: readonly Clause[]): Text => ({
  en: list(
    clauses.map((c) => c.may.en),
    ' and ',
  ),
  ru: list(
    clauses.map((c) => c.may.ru),
    ' и ',
  ),
});

/** "a, b and c". */
export function list(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return items.slice(0, -1).join(', ') + last + items[items.length - 1];
}
