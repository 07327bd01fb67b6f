/** Clauses: what an effect says, alone and after "you may", and how several of them make a sentence. */
import type { Text } from '@vigrid/kernel';
import { capital, list, listed, type Verb } from '@vigrid/speech';
import type { Phrase } from './phrases.ts';

export interface Clause {
  /** Told to the player ("draw a card"), told of somebody ("a creature closes"), or with parts of its own. */
  readonly mood: 'you' | 'it' | 'whole';
  readonly say: Text;
  /** After "you may", «вы можете»; after "to", «чтобы». */
  readonly may: Text;
  /** What another player does: "draws a card". */
  readonly they?: Text;
  /** It ends with a condition: what happens otherwise would be taken for that of this condition. */
  readonly open?: true;
  /** It ends with effects of its own: what follows would be taken for one of them. */
  readonly holding?: true;
  /** The player may decline it. */
  readonly free?: true;
  /** Whom it tells of, and what of them, where it is told of whom it is done to. */
  readonly of?: { readonly who: Phrase; readonly told: Text };
}

/** An order to the player. Where English has one form, Russian has the imperative and the infinitive. */
export const you = (en: string, { order, infinitive }: Order, ru: string): Clause => ({
  mood: 'you',
  say: { en, ru: `${order} ${ru}` },
  may: { en, ru: `${infinitive} ${ru}` },
});

/** As much of a verb as an order needs: «закройте», «закрыть». */
export type Order = Pick<Verb, 'order' | 'infinitive'>;

/** Something that happens, and how the player would be allowed to do it. */
export const happens = (say: Text, may: Text): Clause => ({ mood: 'it', say, may });

/** Something that happens to somebody: "a creature" and "gets 2 wounds". */
export const befalls = (who: Phrase, told: Text, may: Text): Clause => ({
  mood: 'it',
  say: { en: `${who.en} ${told.en}`, ru: `${who.ru('nom')} ${told.ru}` },
  may,
  of: { who, told },
});

/** A clause that has parts of its own. */
export const whole = (say: Text, may: Text = say): Clause => ({ mood: 'whole', say, may });

/** "…; otherwise …" (BH-G-otherwise). */
export function orElse({ say, may }: Clause, otherwise: readonly Clause[]): Clause {
  const other = inner(otherwise);
  const after = ({ en, ru }: Text): Text => ({
    en: `${en}; otherwise ${other.en}`,
    ru: `${ru}; иначе ${other.ru}`,
  });
  return { ...whole(after(say), after(may)), holding: true, ...endsOpen(otherwise) };
}

/** What follows "otherwise"; told to be of the whole where the part before would take it for its own. */
export function otherwise(then: readonly Clause[], other: Text): Text {
  const all = then.at(-1)?.open
    ? { en: ', in place of all this,', ru: ' вместо всего этого' }
    : { en: '', ru: '' };
  return { en: `; otherwise${all.en} ${other.en}`, ru: `; иначе${all.ru} ${other.ru}` };
}

/** Ends as the last of them does. */
export const endsOpen = (all: readonly Clause[]): Pick<Clause, 'open'> =>
  all.at(-1)?.open ? { open: true } : {};

/** What the clauses say, without the capital and the full stop. Those with parts stand in sentences of their own. */
export const sentence = (clauses: readonly Clause[]): Text =>
  joined(clauses, (a, b) => `${a}. ${capital(b)}`, false);

/** The same inside a larger sentence. */
export const inner = (clauses: readonly Clause[]): Text => joined(clauses, (a, b) => `${a}; ${b}`, true);

const afterThat: Text = { en: 'after that ', ru: 'после этого ' };
const none: Text = { en: '', ru: '' };

/** The same joined by commas, for a part that itself stands between semicolons. */
export function woven(clauses: readonly Clause[]): Text {
  const moods = new Set(clauses.map((c) => c.mood));
  if (moods.size === 1 && !moods.has('whole')) return inner(clauses);
  const say = (lang: keyof Text, and: string) =>
    list(
      clauses.map((c) => c.say[lang]),
      and,
    );
  return { en: say('en', ', and '), ru: say('ru', ', и ') };
}

function joined(clauses: readonly Clause[], apart: (a: string, b: string) => string, nested: boolean): Text {
  const moods = new Set(clauses.map((c) => c.mood));
  const say = (lang: keyof Text) => clauses.map((c) => c.say[lang]);
  if (moods.has('whole')) {
    const [first, ...rest] = clauses;
    let { en, ru } = first.say;
    rest.forEach(({ say: next }, i) => {
      const after = nested && clauses[i].holding ? afterThat : none;
      en = apart(en, after.en + next.en);
      ru = apart(ru, after.ru + next.ru);
    });
    return { en, ru };
  }
  if (moods.size > 1) return { en: say('en').join('; '), ru: say('ru').join('; ') };
  if (moods.has('you')) return { en: list(say('en'), ' and '), ru: list(say('ru'), ' и ') };
  const told = merged(clauses);
  const and = told.at(-1)?.of?.who.again ? ', и ' : ', а ';
  return {
    en: list(
      told.map((c) => c.say.en),
      ' and ',
    ),
    ru: list(
      told.map((c) => c.say.ru),
      and,
    ),
  };
}

/** "a creature gets 2 wounds and it heals" is said shorter: "a creature gets 2 wounds and heals". */
function merged(clauses: readonly Clause[]): Clause[] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const group = groups.at(-1);
    const who = group?.[0].of?.who;
    if (group && who && clause.of?.who.again && who.many === clause.of.who.many) group.push(clause);
    else groups.push([clause]);
  }
  return groups.map((group) => {
    const [{ of, say }] = group;
    return of ? befalls(of.who, listed(group.map((c) => c.of?.told ?? say)), allowed(group)) : group[0];
  });
}

/** "you may draw a card and …", without "you may". */
export const allowed = (clauses: readonly Clause[]): Text => listed(clauses.map((c) => c.may));

/** "you may A", or "you may A to B" where B follows only if A was done. */
export function mayDo(first: readonly Clause[], after: readonly Clause[] = []): Clause {
  const a = allowed(first);
  const b = allowed(after);
  const may = after.length === 0 ? a : { en: `${a.en} to ${b.en}`, ru: `${a.ru}, чтобы ${b.ru}` };
  return { ...whole({ en: `you may ${may.en}`, ru: `вы можете ${may.ru}` }, may), open: true };
}
