/** The named acts that questions of Dune offer. Cards, spaces and sides are numbers of the state. */
import { type ActOf, actTable } from '@vigrid/kernel';
import { ability, from, place, seat } from '@vigrid/kernel/acts';
import { oneOf, optional, record, text, tuple, whole, wholeFrom, yes } from '@vigrid/kernel/schema';
import { factions } from './symbols.ts';

/** What an effect or several say, for whoever decides. */
const says = record({ ru: text, en: text });
const faction = oneOf(...factions);
const amount = wholeFrom(0);

export const acts = actTable(
  {
    /**
     * Play a card to send an Agent to a space (D-4.1); `from` where an Agent is moved from a space (D-18.10), `graft` is
     * the card grafted to it, of the hand or of the Row (D-24.12, D-24.17), `spy` the post whose Spy is recalled to
     * Infiltrate (D-25.9).
     */
    send: {
      card: from,
      space: place,
      from: optional(wholeFrom(0)),
      graft: optional(wholeFrom(0)),
      spy: optional(wholeFrom(0)),
    },
    /** Take the Reveal turn (D-3.5). */
    reveal: {},
    /** Play an Intrigue card (D-17.1). */
    intrigue: { card: from },
    /** Carry out one of the waiting effects (D-4.8); `source` is a card, or -2 − a space, or -1. */
    resolve: { says, clause: wholeFrom(0), source: whole },
    deploy: { unit: optional(oneOf('dreadnought')) },
    /** Acquire a card with Persuasion (D-9.1). */
    acquire: { card: from, cost: amount },
    /** No more: end the turn, leave what is optional. */
    done: {},
    pass: {},
    /** One of several options (D-6.7). */
    option: { option: wholeFrom(0), says },
    /** One of several prices of a space, with what it buys. */
    exchange: { option: wholeFrom(0), spice: amount, solari: optional(amount), says },
    /** With a Faction; `own`: on the board of a Commander where the same icon stands for it (D-28.7), `six`: on the board for six. */
    influence: { faction, own: optional(yes), six: optional(yes), n: whole },
    lose: { where: oneOf('garrison', 'conflict') },
    /** Where an acquired card goes. */
    place: { where: oneOf('deck', 'discard') },
    /** What becomes of the card on top of the deck. */
    top: { what: oneOf('draw', 'trash') },
    /** A player or a Rival, numbered as in events. */
    side: { seat },
    /** A space of the board, by its number. */
    space: { space: place },
    factions: { factions: tuple(faction, faction) },
    /** Acquire a Tech tile (D-23.2). */
    tech: { card: from, what: oneOf('spice', 'solari'), cost: amount, negotiators: amount },
    /** Use what a Tech tile offers (D-23.6). */
    tile: { card: from, ability },
    freighter: { what: oneOf('advance', 'recall') },
    /** A dreadnought goes back to the supply for a point (D-23.22). */
    detonate: {},
    /** Acquire a Tleilaxu card for specimens (D-24.9). */
    tleilaxu: { card: from, cost: amount },
    /** Take a specimen back to the supply (D-24.8). */
    specimen: {},
    /** Use the Family Atomics (D-24.20). */
    atomics: {},
    /** A place of the research track, by its number (D-24.2). */
    research: { place: wholeFrom(0), says: optional(says) },
    /** Place a Spy on an observation post, or recall it, by the number of the post (D-25.5). */
    spy: { post: wholeFrom(0) },
    recallSpy: { post: wholeFrom(0) },
    /** Pair a wild battle icon with that of this card (D-25.4). */
    match: { card: from },
    /** A place of the Training track, by its number (D-20.13). */
    train: { place: wholeFrom(0), says },
    /** A unit of somebody else is made to retreat. */
    repel: { seat, unit: oneOf('troop', 'dreadnought') },
    /** What one gives in a trade (D-28.13). */
    give: { what: oneOf('solari', 'spice', 'water', 'intrigue') },
  },
  { passes: ['done', 'pass'] },
);

export type DuneAct = ActOf<typeof acts>;
