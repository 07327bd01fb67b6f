// A game between two of our bots to its end, told in words: node play.mjs [GAME] [SEED]
import { bots, think } from '@vigrid/bots';
import { gameOf } from '@vigrid/games';
import { awaited, eventFor, newGame, play, seeded } from '@vigrid/kernel';

const [id = 'heroes', seed = 'one'] = process.argv.slice(2);
const { game } = await gameOf(id);
const told = [];
const match = newGame(game, {}, undefined, seed, (event) => told.push(eventFor(event, null)));
const names = {
  card: (object) => game.scenario.name(match.run.state, object, 'cards'),
  seat: (seat) => `Player ${seat + 1}`,
};
const chance = seeded(seed);

while (!match.run.state.result) {
  for (const seat of awaited(match.run)) {
    play(match, { seat, answer: think(bots.greedy, match.run, seat, chance) });
  }
  for (const event of told.splice(0)) console.log(game.speak.event(event, 'en', names));
}
console.log(`Won by ${match.run.state.result.winners.map(names.seat).join(' and ')}.`);
