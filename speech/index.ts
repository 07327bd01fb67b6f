/** The grammar of Russian and English that games speak and read with; it knows no game. */
export * from './russian.ts';
export * from './text.ts';
