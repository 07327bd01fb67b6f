/** What the policy goes by, in coins or as shares; one place to change them (docs/bots.md). */
export interface Weights extends Record<string, number> {
  /** Each point of a creature's strike and of its lives, and each of its texts up to two. */
  strike: number;
  life: number;
  text: number;
  /** What a card is worth in the hand, and a spell kept for a better moment. */
  card: number;
  spell: number;
  /** How much of what a text promises comes true when a card is played for it. */
  hire: number;
  /** The hero's lives, the last of them above all. */
  hero: number;
  last: number;
  /** To keep who attacks open while the own hero is in danger; how far the rival is taken to meet an attack badly. */
  guard: number;
  slack: number;
  /** To attack at all, to step in, to use an action. */
  attack: number;
  defend: number;
  use: number;
  quest: number;
}

export const weights: Weights = {
  strike: 0.95,
  life: 0.75,
  text: 0.3,
  card: 1.3,
  spell: 0.2,
  hire: 0.8,
  hero: 0.48,
  last: 8,
  guard: 0.35,
  slack: 0.35,
  attack: 0,
  defend: 0.2,
  use: 0.1,
  quest: 1.2,
};
