// Random games of a small skirmish in boardgame.io: its reducer alone, no network, no storage.
// Undo is off: it is boardgame.io at its fastest, and its log of moves is on all the same.
import { createRequire } from 'node:module';
import { below, seeded } from '@vigrid/kernel';
import { measureGames } from '../measure.ts';
import { PLANS } from '../plan.ts';
import { legalActions, skirmish } from './skirmish.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');

const plan = process.argv.includes('--quick') ? PLANS.quick.boardgame : PLANS.full.boardgame;
const game = ProcessGameConfig(skirmish());
const reducer = CreateGameReducer({ game });

const rates = measureGames(playRandomly, plan);
report('decisions/s', rates.decisions, rates);
report('games/s', rates.games, rates);
report('decisions/game', rates.decisionsPerGame);

function playRandomly(seed) {
  const random = seeded(`${seed}`);
  let state = InitializeGame({ game: { ...game, seed: `s${seed}` } });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const player = state.ctx.currentPlayer;
    const actions = legalActions(state.G, player);
    if (actions.length > 1) decisions++;
    const [type, ...args] = actions[below(random, actions.length)];
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type, args, playerID: player, credentials: undefined },
    });
  }
  return decisions;
}

function report(metric, value, { spread, busy } = {}) {
  console.log(JSON.stringify({ peer: 'boardgame.io', case: 'skirmish', metric, value, spread, busy }));
}
