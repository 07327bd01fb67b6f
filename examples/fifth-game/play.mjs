// A game of Pig between two of our bots: node fifth-game/play.mjs
import { bots, think } from '@vigrid/bots';
import { awaited, newGame, play, seeded } from '@vigrid/kernel';
import pig from './pig.mjs';

const names = { card: String, seat: (seat) => ['Ann', 'Bob'][seat] };
const match = newGame(pig, { goal: 20 }, 2, 'sty', (event) =>
  console.log(pig.speak.event(event, 'en', names)),
);
const chance = seeded('bots');
while (!match.run.state.result) {
  for (const seat of awaited(match.run)) {
    play(match, { seat, answer: think(bots.greedy, match.run, seat, chance) });
  }
}
