// Random games as a table for statistics: node games-to-csv.mjs GAME [GAMES] > games.csv
import { gameOf } from '@vigrid/games';
import { answer, awaited, below, count, newGame, questionFor, seeded } from '@vigrid/kernel';

const [id = 'valhalla', games = '1000'] = process.argv.slice(2);
const { game } = await gameOf(id);
console.log('seed,decisions,winners,rule,scores');
for (let seed = 1; seed <= Number(games); seed++) {
  const { run } = newGame(game, {}, undefined, String(seed));
  const chance = seeded(`${seed}`);
  let decisions = 0;
  while (!run.state.result) {
    for (const seat of awaited(run)) answer(run, seat, below(chance, count(questionFor(run, seat))));
    decisions++;
  }
  const { winners, rule, scores = [] } = run.state.result;
  console.log([seed, decisions, winners.join(' '), rule, scores.join(' ')].join());
}
