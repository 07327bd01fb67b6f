/** What the policy goes by, in crystals or as shares; one place to change them (docs/bots.md). */
export interface Weights extends Record<string, number> {
  /** A creature beyond its cost, and each point of its medium strike. */
  body: number;
  strike: number;
  /** How much of a card's worth its wounds take before the last one does. */
  wounds: number;
  /** To strike first; how far the rival is taken to meet a strike in the best way. */
  initiative: number;
  met: number;
  /** What it costs to be closed where an enemy may come, and to be closed by a feature. */
  closing: number;
  closed: number;
  /** A chip that is paid, and one that is gained. */
  chip: number;
  gather: number;
  /** To step where one can strike, and to draw near. */
  press: number;
  approach: number;
  /** To step in for another. */
  defend: number;
  /** A card that could do something else as well: a share of its worth. */
  instead: number;
  /** To leave a place to somebody behind. */
  room: number;
}

export const weights: Weights = {
  body: 1.5,
  strike: 0.4,
  wounds: 0.55,
  initiative: 0.35,
  met: 0.6,
  closing: 0.15,
  closed: 0.3,
  chip: 0.15,
  gather: 0.3,
  press: 0.9,
  approach: 0.9,
  defend: 0.25,
  instead: 0.03,
  room: 1,
};
