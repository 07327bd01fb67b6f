// A bot of your own against one of ours, each deal from both seats: node own-bot.mjs [GAME] [DEALS]
import { bots, think } from '@vigrid/bots';
import { gameOf } from '@vigrid/games';
import { answer, awaited, branch, count, newGame, questionFor, seeded } from '@vigrid/kernel';

/** Looks one answer ahead and takes the one after which it stands best. */
const own = {
  level: 'own',
  choose(run, seat) {
    const answers = Math.min(count(questionFor(run, seat)), 50);
    const worth = (n) => {
      const after = branch(run);
      answer(after, seat, n);
      return run.game.judge(after.state, seat);
    };
    return Array.from({ length: answers }, (_, n) => n).reduce((a, b) => (worth(b) > worth(a) ? b : a));
  },
};

const [id = 'heroes', deals = '5'] = process.argv.slice(2);
const { game } = await gameOf(id);
let won = 0;
for (let number = 0; number < 2 * Number(deals); number++) {
  const players = number % 2 === 0 ? [own, bots.random] : [bots.random, own];
  const { run } = newGame(game, {}, 2, `deal ${number >> 1}`);
  const chance = seeded(`chance ${number >> 1}`);
  while (!run.state.result) {
    for (const seat of awaited(run)) answer(run, seat, think(players[seat], run, seat, chance));
  }
  if (run.state.result.winners.some((seat) => players[seat] === own)) won++;
}
console.log(`own won ${won} of ${2 * Number(deals)}`);
