/** The laws that hold wherever a game is, whether it was played or set up. */
import type { State } from '../../game.ts';
import type { StateLaw } from '../search.ts';
import { actLaws } from './acts.ts';
import { positionLaws } from './answers.ts';
import { copyLaws } from './record.ts';
import { secretLaws } from './secrets.ts';
import { type Intents, wordLaws } from './words.ts';

/** What a game knows of how its laws might be broken. */
export interface Suspicions<S extends State> {
  /** What seats might try; the more of it is illegal, the better are explanations tested. */
  readonly intents?: Intents<S>;
  /** Kinds of events that show something which nobody keeps track of afterwards. */
  readonly passing?: readonly string[];
}

export function stateLawsOf<S extends State>({
  intents = () => [],
  passing = [],
}: Suspicions<S>): StateLaw<S>[] {
  return [
    ...positionLaws<S>(),
    ...copyLaws<S>(),
    ...wordLaws<S>(intents),
    ...actLaws<S>(),
    ...secretLaws<S>({ intents, passing }),
  ];
}
