/**
 * Learns who wins from positions of games that were played: figures of each side are weighed so that the chances they
 * give fit what came of the games. Every fifth game is kept aside, to see what the weights say of games they were not
 * fitted to.
 */
import { below, type Learning, type Random, shares, type Weights } from '@vigrid/kernel';
import type { Outcome, Position } from './arena/series.ts';

/** A position, who won the game it comes from, by place, and whether it is kept aside. */
interface Example extends Position {
  readonly winner: number;
  readonly aside: boolean;
}

/** The mean loss (log of the chance given to who won) after a pass over the games: of those fitted to, of those kept aside. */
export interface Pass {
  readonly fitted: number;
  readonly aside: number;
}

/** Weights, and how they came to fit. */
export interface Fit {
  readonly weights: Weights;
  readonly positions: number;
  readonly curve: readonly Pass[];
}

const together = 64;
const pull = 0.0003;
const fastest = 0.01;
const slowest = 0.0005;

/** Weights that fit the outcomes, in so many passes over them. */
export function learn(
  { figures }: Learning,
  outcomes: readonly Outcome[],
  passes: number,
  random: Random,
): Fit {
  const all = outcomes.flatMap(examplesOf);
  const fitted = all.filter(({ aside }) => !aside);
  const aside = all.filter((one) => one.aside);
  const parts = 1 + (all[0]?.stage.length ?? 0);
  const model = new Model(figures.length, parts);
  const curve: Pass[] = [];
  for (let pass = 0; pass < passes; pass++) {
    const order = shuffled(fitted, random);
    const speed = slowest + fastest * (1 - pass / passes);
    for (let from = 0; from < order.length; from += together)
      model.step(order.slice(from, from + together), speed);
    curve.push({ fitted: model.loss(fitted), aside: model.loss(aside) });
  }
  return { weights: model.named(figures), positions: all.length, curve };
}

function examplesOf({ number, winners, positions }: Outcome): Example[] {
  if (winners?.length !== 1) return [];
  return (positions ?? []).map((one) => ({ ...one, winner: winners[0], aside: number % 5 === 4 }));
}

/** Weights by figure and part of the stage, moved step by step (Adam). */
class Model {
  readonly #weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #steep: Float64Array;
  readonly #parts: number;
  #steps = 0;

  constructor(figures: number, parts: number) {
    this.#weights = new Float64Array(figures * parts);
    this.#slope = new Float64Array(figures * parts);
    this.#steep = new Float64Array(figures * parts);
    this.#parts = parts;
  }

  step(examples: readonly Example[], speed: number): void {
    const gradient = new Float64Array(this.#weights.length);
    for (const example of examples) {
      this.#chances(example).forEach((chance, place) => {
        const error = chance - (place === example.winner ? 1 : 0);
        this.#each(example, place, (at, value) => {
          gradient[at] += (error * value) / examples.length;
        });
      });
    }
    this.#steps++;
    for (let i = 0; i < gradient.length; i++) {
      const by = gradient[i] + pull * this.#weights[i];
      this.#slope[i] = 0.9 * this.#slope[i] + 0.1 * by;
      this.#steep[i] = 0.999 * this.#steep[i] + 0.001 * by * by;
      const slope = this.#slope[i] / (1 - 0.9 ** this.#steps);
      const steep = this.#steep[i] / (1 - 0.999 ** this.#steps);
      this.#weights[i] -= (speed * slope) / (Math.sqrt(steep) + 1e-8);
    }
  }

  loss(examples: readonly Example[]): number {
    let sum = 0;
    for (const example of examples) sum -= Math.log(Math.max(1e-9, this.#chances(example)[example.winner]));
    return sum / Math.max(1, examples.length);
  }

  named(figures: readonly string[]): Weights {
    const rounded = (at: number) => Math.round(100 * this.#weights[at]) / 100;
    return Object.fromEntries(
      figures.map((name, i) => [
        name,
        Array.from({ length: this.#parts }, (_, part) => rounded(i * this.#parts + part)),
      ]),
    );
  }

  #chances(example: Example): number[] {
    return shares(
      example.figures.map((_, place) => {
        let sum = 0;
        this.#each(example, place, (at, value) => {
          sum += this.#weights[at] * value;
        });
        return sum;
      }),
    );
  }

  /** Every weight that says something of a side, with what it is multiplied by. */
  #each({ figures, stage }: Example, place: number, take: (at: number, value: number) => void): void {
    const own = figures[place];
    for (let i = 0; i < own.length; i++) {
      if (own[i] === 0) continue;
      take(i * this.#parts, own[i]);
      for (let part = 1; part < this.#parts; part++) take(i * this.#parts + part, own[i] * stage[part - 1]);
    }
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
