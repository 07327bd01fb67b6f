/** The tables of the expansions and of Uprising, gathered: they are complete and checked (test/tables.test.ts). */

import { hagal as immortalityHagal } from './immortality/hagal.ts';
import { imperium as immortalityImperium } from './immortality/imperium.ts';
import { intrigues as immortalityIntrigues } from './immortality/intrigue.ts';
import { starting as immortalityStarting } from './immortality/starting.ts';
import { tleilaxu } from './immortality/tleilaxu.ts';
import { conflicts as ixConflicts } from './ix/conflicts.ts';
import { hagal as ixHagal } from './ix/hagal.ts';
import { imperium as ixImperium } from './ix/imperium.ts';
import { intrigues as ixIntrigues } from './ix/intrigue.ts';
import { leaders as ixLeaders } from './ix/leaders.ts';
import { promo as ixPromo } from './ix/promo.ts';
import { starting as ixStarting } from './ix/starting.ts';
import { tech } from './ix/tech.ts';
import { commanders } from './uprising/commanders.ts';
import { conflicts as uprisingConflicts } from './uprising/conflicts.ts';
import { contracts } from './uprising/contracts.ts';
import { hagal as uprisingHagal } from './uprising/hagal.ts';
import { imperiumFirst } from './uprising/imperium-a-l.ts';
import { imperiumSecond } from './uprising/imperium-m-z.ts';
import { intrigues as uprisingIntrigues } from './uprising/intrigue.ts';
import { leaders as uprisingLeaders } from './uprising/leaders.ts';
import { objectives } from './uprising/objectives.ts';
import { promo as uprisingPromo } from './uprising/promo.ts';
import { reserve as uprisingReserve } from './uprising/reserve.ts';
import { rivals } from './uprising/rivals.ts';

export const expansions = {
  ix: {
    imperium: ixImperium,
    intrigues: ixIntrigues,
    conflicts: ixConflicts,
    leaders: ixLeaders,
    starting: ixStarting,
    hagal: ixHagal,
    promo: ixPromo,
    tech,
  },
  immortality: {
    imperium: immortalityImperium,
    intrigues: immortalityIntrigues,
    starting: immortalityStarting,
    hagal: immortalityHagal,
    tleilaxu,
  },
  uprising: {
    imperium: [...imperiumFirst, ...imperiumSecond],
    intrigues: uprisingIntrigues,
    conflicts: uprisingConflicts,
    leaders: uprisingLeaders,
    reserve: uprisingReserve,
    commanders,
    hagal: uprisingHagal,
    promo: uprisingPromo,
    contracts,
    objectives,
    rivals,
  },
} as const;
