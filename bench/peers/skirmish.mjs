// A game to measure boardgame.io with: a 5x6 board, 10 pieces a side, hidden hands and decks, dice in
// combat. Written for this benchmark; the rules are plain functions that change `G`.

const WIDTH = 5;
const HEIGHT = 6;
const CELLS = WIDTH * HEIGHT;
const ACTIONS_PER_TURN = 3;
const TURN_LIMIT = 120;

/** Four neighbours of every cell, worked out once. */
const NEIGHBOURS = Array.from({ length: CELLS }, (_, cell) => {
  const x = cell % WIDTH;
  const y = Math.floor(cell / WIDTH);
  return [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]
    .filter(([nx, ny]) => nx >= 0 && nx < WIDTH && ny >= 0 && ny < HEIGHT)
    .map(([nx, ny]) => ny * WIDTH + nx);
});

/** The skirmish as a boardgame.io game. */
export function skirmish() {
  const moves = {};
  for (const [name, run] of Object.entries(actions)) {
    moves[name] = ({ G, playerID, random, events }, ...args) => {
      run(G, playerID, () => random.D6(), ...args);
      if (name === 'pass') events.endTurn();
    };
  }
  return {
    name: 'skirmish',
    disableUndo: true,
    setup: ({ random }) => setup((cards) => random.Shuffle(cards)),
    turn: {
      maxMoves: ACTIONS_PER_TURN,
      onBegin: ({ G, ctx }) => startTurn(G, ctx.currentPlayer),
    },
    moves,
    endIf({ G }) {
      const result = outcome(G);
      return result === undefined ? undefined : { result };
    },
    playerView: ({ G, playerID }) => viewFor(G, playerID),
  };
}

function setup(shuffle) {
  const board = Array(CELLS).fill(null);
  const players = {};
  const decks = {};
  let nextId = 1;
  for (const owner of ['0', '1']) {
    for (let i = 0; i < 10; i++) board[homeCell(owner, i)] = newPiece(nextId++, owner, 1 + (i % 3));
    const deck = shuffle(Array.from({ length: 20 }, (_, i) => ({ cost: 1 + (i % 4), power: 1 + (i % 5) })));
    players[owner] = { hand: deck.splice(0, 5), gold: 3 };
    decks[owner] = deck;
  }
  return { board, players, secret: { decks }, counts: countCards(players, decks), nextId, turns: 0 };
}

const actions = {
  march(G, _player, _dice, from, to) {
    G.board[to] = G.board[from];
    G.board[from] = null;
    G.board[to].tired = true;
  },
  strike(G, player, dice, from, to) {
    const attacker = G.board[from];
    const target = G.board[to];
    attacker.tired = true;
    target.health -= Math.max(1, attacker.power + dice() - 4);
    if (target.health <= 0) {
      G.board[to] = null;
      G.players[player].gold += 1;
    }
  },
  deploy(G, player, _dice, handIndex, cell) {
    const { hand } = G.players[player];
    const [card] = hand.splice(handIndex, 1);
    G.players[player].gold -= card.cost;
    G.board[cell] = newPiece(G.nextId++, player, card.power);
    G.board[cell].tired = true;
    G.counts[player].hand--;
  },
  draw(G, player) {
    G.players[player].hand.push(G.secret.decks[player].pop());
    G.counts[player].hand++;
    G.counts[player].deck--;
  },
  pass() {},
};

function startTurn(G, player) {
  G.turns++;
  G.players[player].gold = Math.min(6, G.players[player].gold + 2);
  for (const piece of G.board) if (piece && piece.owner === player) piece.tired = false;
}

/** Legal actions as [name, ...args]; never empty. */
export function legalActions(G, player) {
  const moves = [['pass']];
  for (let from = 0; from < CELLS; from++) {
    const piece = G.board[from];
    if (!piece || piece.owner !== player || piece.tired) continue;
    for (const to of NEIGHBOURS[from]) {
      const other = G.board[to];
      if (!other) moves.push(['march', from, to]);
      else if (other.owner !== player) moves.push(['strike', from, to]);
    }
  }
  const { hand, gold } = G.players[player];
  for (let i = 0; i < hand.length; i++) {
    if (hand[i].cost > gold) continue;
    for (let n = 0; n < 10; n++) {
      const cell = homeCell(player, n);
      if (!G.board[cell]) moves.push(['deploy', i, cell]);
    }
  }
  if (G.secret.decks[player].length && hand.length < 7) moves.push(['draw']);
  return moves;
}

/** The winner's id, 'draw', or undefined while the game goes on. */
function outcome(G) {
  let first = 0;
  let second = 0;
  for (const piece of G.board) {
    if (!piece) continue;
    if (piece.owner === '0') first++;
    else second++;
  }
  if (!first) return '1';
  if (!second) return '0';
  return G.turns >= TURN_LIMIT ? 'draw' : undefined;
}

/** What one player (or a spectator, `null`) may see. */
function viewFor(G, player) {
  const { secret, players, ...open } = G;
  return { ...open, players: player === null ? {} : { [player]: players[player] } };
}

function homeCell(owner, n) {
  return owner === '0' ? n : CELLS - 1 - n;
}

function newPiece(id, owner, power) {
  return { id, owner, power, health: 4 + power, tired: false };
}

function countCards(players, decks) {
  const counts = {};
  for (const owner of ['0', '1'])
    counts[owner] = { hand: players[owner].hand.length, deck: decks[owner].length };
  return counts;
}
