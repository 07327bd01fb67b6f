// A board in a plain page, against our bot, without a server. Bundle it for the browser with any bundler:
//   npx rolldown board/main.mjs --file board/board.js     then open index.html by a file server
import { bots, think } from '@vigrid/bots';
import game from '@vigrid/games/skerries';
import { awaited, layoutOf, newGame, play, questionFor, seeded } from '@vigrid/kernel';
import { answers } from '@vigrid/kernel/scenario/lines';

const match = newGame(game);
const chance = seeded(String(Math.random()));
const cards = new Map(game.catalogue.map((card) => [card.id, card]));
const names = {
  card: (id) => game.scenario.name(match.run.state, id, 'cards'),
  seat: (seat) => (seat ? 'bot' : 'you'),
};
goOn();

function goOn() {
  while (awaited(match.run).includes(1)) {
    play(match, { seat: 1, answer: think(bots.greedy, match.run, 1, chance) });
  }
  const q = questionFor(match.run, 0);
  const { result } = match.run.state;
  const told = result
    ? `Over: won by ${result.winners.map(names.seat).join(' and ')}.`
    : game.speak.question(q, 'en', names);
  document.querySelector('#question').textContent = told;
  document.querySelector('#answers').replaceChildren(...(q ? answers(match.run, q).map(button) : []));
  const view = game.view(match.run.state, 0);
  const around = { seats: 2, seat: 0, question: q, card: (def) => cards.get(def) };
  const { areas } = game.lay?.(view, 0) ?? layoutOf(view, around);
  document.querySelector('#table').replaceChildren(...areas.map(area));
}

function button(words, answer) {
  const made = document.createElement('button');
  made.textContent = words;
  made.onclick = () => {
    play(match, { seat: 0, answer });
    goOn();
  };
  return made;
}

function area({ title, seat, items }) {
  const made = document.createElement('section');
  const head = document.createElement('h2');
  head.textContent = seat === undefined ? title.en : `${title.en} (${names.seat(seat)})`;
  const text = document.createElement('p');
  text.textContent = items.map(item).join(' · ');
  made.append(head, text);
  return made;
}

function item({ kind, id, face, faceDown, title, value }) {
  if (kind === 'die') return `⚅${face}`;
  if (kind === 'figure') return `${title.en} ${value.en ?? value}`;
  return faceDown || id === undefined ? (title?.en ?? 'a hidden card') : names.card(id);
}
