/** HTTP, sockets, storage, lobby. Begin reading at serve.ts; what clients rely on is the package `protocol`. */
export type { ServedGame } from './games.ts';
export { type ServeSetting, type Serving, StartProblem, serve } from './serve.ts';
