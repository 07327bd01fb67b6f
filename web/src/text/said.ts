/** Turns of phrase that every game's table in words needs. */
import type { Speech } from '../i18n/index.ts';

/** Sentences one after another, each with its full stop. */
export const listed = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/.test(part) ? part : `${part}.`))
    .join(' ');

export const livesSaid = (all: number, wounds: number, t: Speech['t']): string =>
  t(wounds > 0 ? some : full)(all, Math.max(0, all - wounds));

const full = {
  ru: (all: number) => `жизней ${all}`,
  en: (all: number) => `${all} ${all === 1 ? 'life' : 'lives'}`,
};

const some = {
  ru: (all: number, left: number) => `жизней ${left} из ${all}`,
  en: (all: number, left: number) => `${left} of ${all} lives`,
};
