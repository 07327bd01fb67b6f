/** What an opponent goes by, in points or as shares; one place to change them (docs/bots.md). */
export interface Weights extends Record<string, number> {
  /** What an attack and a card drawn are worth beyond all else. */
  attack: number;
  draw: number;
  /** A card drawn, and how much less it is for each card in hand. */
  drawn: number;
  held: number;
  /** How good a warrior is beyond its strength: its ability, each point of valour. How good a tactic is beyond its own. */
  ability: number;
  valour: number;
  tactic: number;
  /** A warrior added, how much less it is for each in the squad, what its own worth adds; the share of a second, of a fifth. */
  add: number;
  size: number;
  worth: number;
  second: number;
  fifth: number;
  /** An attack: a shield, the own squad's valour, what a failure costs, and what the turn could bring otherwise. */
  shield: number;
  squad: number;
  failure: number;
  turn: number;
  /** How much of what tactics in hand could give is counted on, and what each card of the rival may give it. */
  boosts: number;
  cards: number;
  /** In a battle: how far the valour of those armed counts beside victory, and what a failed attack costs. */
  glory: number;
  failed: number;
  /** What a card is worth that is given for dice, and for strength. */
  diceCard: number;
  strengthCard: number;
}

/** As the opponents of the gallery have it: it stays as it is. */
export const plain: Weights = {
  attack: 0,
  draw: 0,
  drawn: 0.9,
  held: 0.05,
  ability: 1.3,
  valour: 0.7,
  tactic: 1,
  add: 2.6,
  size: 0.45,
  worth: 0.18,
  second: 0.85,
  fifth: 0.3,
  shield: 4,
  squad: 0.55,
  failure: 1.6,
  turn: 0.4,
  boosts: 0.7,
  cards: 0.35,
  glory: 0,
  failed: 0,
  diceCard: 0.9,
  strengthCard: 0.75,
};

/** As the policy has it. */
export const weights: Weights = { ...plain, glory: 1 };
