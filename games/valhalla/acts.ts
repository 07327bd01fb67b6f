/**
 * The named acts that questions of Valhalla offer. Cards are numbers of the catalogue, dice and spaces have numbers of
 * their own (state.ts).
 */
import { type ActOf, actTable } from '@vigrid/kernel';
import { abilityAmong, from, seat, to } from '@vigrid/kernel/acts';
import { listOf, oneOf, tuple, wholeFrom } from '@vigrid/kernel/schema';
import { clans } from './cards/types.ts';

export const acts = actTable(
  {
    /** The four actions (V-6.4): draw, add one warrior, add two, attack a player; in solo play, the monster. */
    draw: {},
    add: { card: from },
    addTwo: { cards: tuple(from, to) },
    attack: { seat },
    assault: {},
    /** In the own phase of a battle (V-8.2). The dice that are put on the warrior. */
    arm: { card: from, dice: listOf(wholeFrom(0)) },
    reroll: {},
    /** A re-roll that costs no die: the jarl or the Thor card that gives it. */
    freeReroll: { by: wholeFrom(0) },
    tactic: { card: from },
    /** An ability of the own jarl: the main one (0) or the additional one (1). */
    jarl: { ability: abilityAmong(oneOf(0, 1)) },
    stop: {},
    /** A die turned to another face. */
    turn: { die: from, face: wholeFrom(1, 6) },
    name: { clan: oneOf(...clans) },
    /** Before a battle of two others: a Thor card for one of them (V-17.2), or a guess who will win (Ragna). */
    help: { card: from, seat },
    guess: { seat, prize: oneOf('card', 'point') },
    /** After a battle: a quest (V-18.5), a row of the Loki card (V-16.6), a part of it. */
    quest: { card: from },
    row: { row: wholeFrom(0) },
    gift: { gift: oneOf('point', 'card', 'tactic') },
    /** Which of several bonuses is taken first (RV-47). */
    claim: { points: wholeFrom(0) },
    /** The draft of the advanced variant (V-29.4). */
    lay: { card: from },
    finish: {},
    /** Leaves it at that. */
    pass: {},
  },
  { passes: ['stop', 'finish', 'pass'] },
);

export type ValhallaAct = ActOf<typeof acts>;
