import type { Rule } from '@vigrid/kernel';

/** Our own rules for mechanics of the War of the Elements that neither rulebook tells of. */
export const warOfElements = {} as const satisfies Record<`WE-${number}`, Rule>;
