/** How a game shows itself in a terminal. Not part of the kernel's index: browsers have no use for it. */
export * from './plain.ts';
export * from './table.ts';
