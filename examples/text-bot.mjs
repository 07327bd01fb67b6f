// A bot for a chat: it reads a message a line and writes what it would post. node text-bot.mjs
//   ann: !new heroes      begins a game of ann against our bot
//   ann: !3               gives the third of the answers that were listed
//   ann: !why BH-8.1      looks a rule up
import { createInterface } from 'node:readline';
import { bots, think } from '@vigrid/bots';
import { gameIds, gameOf } from '@vigrid/games';
import { awaited, count, newGame, play, questionFor, seeded } from '@vigrid/kernel';
import { answers } from '@vigrid/kernel/scenario';

const matches = new Map();
const chance = seeded('chat');

for await (const line of createInterface({ input: process.stdin })) {
  const [, who, order, rest] = /^(\w+): !(\w+) ?(.*)$/.exec(line) ?? [];
  if (!who) continue;
  if (order === 'new') console.log(`@${who} ${await begin(who, rest)}`);
  else if (!matches.has(who)) console.log(`@${who} Begin with !new and one of ${gameIds.join(', ')}.`);
  else if (order === 'why') console.log(`@${who} ${rule(matches.get(who).game, rest)}`);
  else console.log(`@${who} ${give(matches.get(who), Number(order) - 1)}`);
}

async function begin(who, id) {
  const engine = await gameOf(id);
  if (!engine) return `There is no ${id || 'such game'}; there are ${gameIds.join(', ')}.`;
  matches.set(who, newGame(engine.game, {}, 2, 'chat'));
  return goOn(matches.get(who));
}

function give(match, answer) {
  const refusal = play(match, { seat: 0, answer });
  return refusal ? `${refusal.text.en} (${refusal.rule})` : goOn(match);
}

/** Our bot answers until it is the person's turn. */
function goOn(match) {
  while (awaited(match.run).includes(1)) {
    play(match, { seat: 1, answer: think(bots.greedy, match.run, 1, chance) });
  }
  const { result } = match.run.state;
  if (result)
    return `The game is over (${result.rule}): ${result.winners.includes(0) ? 'you have' : 'I have'} won.`;
  const q = questionFor(match.run, 0);
  const listed = answers(match.run, q, 9).map((words, i) => `!${i + 1} ${words}`);
  return `${match.game.speak.question(q, 'en', namesAt(match))} ${listed.join(' · ')}${count(q) > 9 ? ' …' : ''}`;
}

function namesAt({ game, run }) {
  return {
    card: (object) => game.scenario.name(run.state, object, 'cards'),
    seat: (seat) => (seat === 0 ? 'you' : 'me'),
  };
}

function rule(game, id) {
  const found = game.rulebook.rules[id];
  return found ? `${id}: ${found.text.en}` : `There is no rule ${id}.`;
}
