// A bot of your own against one of ours, each deal from both seats: node own-bot.mjs [GAME] [DEALS]
import { bots } from '@vigrid/bots';
import { compare } from '@vigrid/bots/arena';
import { gameOf } from '@vigrid/games';
import { answer, branch, count, questionFor } from '@vigrid/kernel';

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
const { won, games, low, high } = compare(game, own, bots.random, { games: 2 * Number(deals) });
const percent = (share) => `${Math.round(100 * share)} %`;
console.log(`own won ${won} of ${games} (95 of 100 times between ${percent(low)} and ${percent(high)})`);
