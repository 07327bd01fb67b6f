/** What a table needs to show a game and to answer its questions; nothing that plays, so that a page stays light. */
export { anatomyOf } from './acts.ts';
export { seatings } from './game.ts';
export * from './layout.ts';
export * from './menu.ts';
export * from './names.ts';
export * from './questions.ts';
export { loadRecord } from './record.ts';
export * from './settings.ts';
export * from './settings-reader.ts';
export { needOf } from './settings-words.ts';
