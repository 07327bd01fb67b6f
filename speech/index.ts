/** The grammar of Russian and English that games speak and read with; it knows no game. */
export * from './english.ts';
export * from './lexemes.ts';
export * from './phrases.ts';
export * from './russian/adjectives.ts';
export * from './russian/cases.ts';
export * from './russian/determiners.ts';
export * from './russian/forms.ts';
export * from './russian/nouns.ts';
export * from './russian/numbers.ts';
export * from './russian/pronouns.ts';
export * from './russian/verbs.ts';
export * from './say.ts';
export * from './text.ts';
