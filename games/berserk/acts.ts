/** Everything a player of Berserk can do, as acts of questions. Cards and cells are numbers. */
import { type ActOf, actTable } from '@vigrid/kernel';
import { from, place, to } from '@vigrid/kernel/acts';
import { oneOf, optional, whole, wholeFrom, yes } from '@vigrid/kernel/schema';

const x = optional(wholeFrom(0));
/** A feature by its number in the card `of` the catalogue: its own, or one that gave it. */
const feature = { card: from, of: whole, feature: whole };
const moved = { card: from, cell: place };

export const acts = actTable(
  {
    /** The Preliminary phase: who goes first, redeals, recruiting, deploying, seating. */
    goFirst: {},
    goSecond: {},
    redeal: {},
    keep: {},
    suggest: {},
    done: {},
    /** With X where the cost has one; `take` where the card takes more crystals. */
    recruit: { card: from, x, take: optional(yes) },
    /** A card recruited in secret goes back to the deal (RB-40). */
    putBack: { card: from },
    /** Before recruiting: shows a card of the deal, with another where its text says so (B12-403.1). */
    show: { card: from, with: optional(wholeFrom(0)) },
    deploy: moved,
    host: { card: from, host: to },
    /** Choice (B12-412.2). */
    move: moved,
    jump: moved,
    teleport: moved,
    maneuver: { card: from, partner: to },
    strike: { card: from, target: to },
    use: { ...feature, x },
    accumulate: { card: from },
    prepare: { card: from },
    retreat: { card: from },
    end: {},
    /** Priority (section 303). */
    pass: {},
    defend: { card: from },
    reveal: { card: from },
    /** Triggered features that wait: this one now, by its number (-1 in the Preliminary phase); none of those left. */
    declare: { ...feature, due: wholeFrom(-1) },
    leave: {},
    /** One of several lists; one of several replacements, or none. */
    mode: { mode: wholeFrom(0) },
    replace: { card: from, feature: whole },
    decline: {},
    /** In the Choice subphase: what the figures prove (B12-602.1, B12-603.1). */
    claim: { what: oneOf('victory', 'draw') },
    /** No question offers it: the card that is about to be picked, to see what may come of it (preview.ts). */
    aim: { target: to },
  },
  { passes: ['end', 'pass', 'decline', 'done'] },
);

export type BerserkAct = ActOf<typeof acts>;
