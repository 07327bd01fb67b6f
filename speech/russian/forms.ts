/** All forms of a word, for whoever reads texts. */
import type { Adjective } from './adjectives.ts';
import { type ByGender, type Case, cases, type Gender } from './cases.ts';
import type { Noun } from './nouns.ts';
import type { Verb } from './verbs.ts';

/** A word of the dictionary, of whatever part of speech. */
export type Lemma = Noun | Adjective | Verb;

/** A form and what it is; what does not apply to it is left out. */
export interface Form {
  readonly form: string;
  readonly case?: Case;
  readonly number?: 'sg' | 'pl';
  readonly gender?: Gender;
  readonly as?: 'infinitive' | 'order' | 'present' | 'past' | 'short' | 'doing' | 'havingDone' | 'done';
}

/** Every form of a word, with what it is. */
export function formsOf(lemma: Lemma): Form[] {
  switch (lemma.kind) {
    case 'noun':
      return (['sg', 'pl'] as const).flatMap((number) =>
        lemma.onlyPlural && number === 'sg'
          ? []
          : cases.map((c): Form => ({ form: lemma[number][c], case: c, number })),
      );
    case 'adjective':
      return [...long(lemma), ...(lemma.short ? byGender(lemma.short, 'short') : [])];
    case 'verb': {
      const { doing, done, havingDone } = lemma;
      return [
        { form: lemma.infinitive, as: 'infinitive' },
        { form: lemma.one, as: 'present', number: 'sg' },
        { form: lemma.many, as: 'present', number: 'pl' },
        { form: lemma.order, as: 'order' },
        ...byGender(lemma.past, 'past'),
        ...(doing ? long(doing, 'doing') : []),
        ...long(havingDone, 'havingDone'),
        ...(done ? [...long(done, 'done'), ...byGender(done.short, 'short')] : []),
      ];
    }
  }
}

const genders: readonly Gender[] = ['m', 'f', 'n'];

const long = (a: Adjective, as?: Form['as']): Form[] => [
  ...genders.flatMap((gender) =>
    cases.map((c): Form => ({ form: a[gender][c], case: c, number: 'sg', gender, ...(as && { as }) })),
  ),
  ...cases.map((c): Form => ({ form: a.pl[c], case: c, number: 'pl', ...(as && { as }) })),
];

const byGender = (forms: ByGender, as: Form['as']): Form[] => [
  ...genders.map((gender): Form => ({ form: forms[gender], number: 'sg', gender, ...(as && { as }) })),
  { form: forms.pl, number: 'pl', ...(as && { as }) },
];
