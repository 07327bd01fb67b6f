/** The named acts of Skerries; sails are picked as cards. */
import { type ActOf, actTable } from '@vigrid/kernel';

export const acts = actTable(
  {
    /** Take the treasure as it is, or dare the rapids (SK-3.1). */
    keep: {},
    dare: {},
  },
  { passes: ['keep'] },
);

export type SkerriesAct = ActOf<typeof acts>;
