/** All commands, in the order of the help. */
import type { Command } from './command.ts';
import { analyse } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { cardCompile } from './commands/card-compile.ts';
import { cards } from './commands/cards.ts';
import { deckCheck } from './commands/deck-check.ts';
import { env } from './commands/env.ts';
import { exploit } from './commands/exploit.ts';
import { games } from './commands/games.ts';
import { judge } from './commands/judge.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { scenarioFrom } from './commands/scenario-from.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { won } from './commands/won.ts';
import { work } from './commands/work.ts';

export const commands: readonly Command[] = [
  games,
  play,
  serve,
  simulate,
  arena,
  won,
  exploit,
  train,
  balance,
  work,
  scenarioFrom,
  scenario,
  judge,
  rules,
  cards,
  cardCompile,
  deckCheck,
  replay,
  analyse,
  env,
  bench,
];
