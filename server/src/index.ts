/** HTTP, sockets, storage, lobby. Begin reading at serve.ts; protocol.ts is what clients rely on. */
export type { ServedGame } from './games.ts';
export type * from './protocol.ts';
export { type ServeSetting, type Serving, StartProblem, serve } from './serve.ts';
