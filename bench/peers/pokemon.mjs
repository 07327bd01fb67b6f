// Random battles of the ninth generation in @pkmn/sim, Pokémon Showdown's simulator as a library.
// Teams are made beforehand; the battle's own log is on, as always.
import { createRequire } from 'node:module';
import { below, seeded } from '@vigrid/kernel';
import { heapPerItem, measureCall, measureGames } from '../measure.ts';
import { PLANS } from '../plan.ts';

const require = createRequire(import.meta.url);
const { Battle, Teams } = require('@pkmn/sim');
Teams.setGeneratorFactory(require('@pkmn/randoms').TeamGenerators);

const FORMAT = 'gen9randombattle';
const quick = process.argv.includes('--quick');
const plan = quick ? PLANS.quick.pokemon : PLANS.full.pokemon;
const teams = makeTeams(quick ? 100 : 400);

const rates = measureGames((game) => {
  const battle = newBattle(game);
  const decisions = playRandomly(battle, seeded(`${game}`));
  battle.destroy();
  return decisions;
}, plan);
report('decisions/s', rates.decisions, rates);
report('games/s', rates.games, rates);
report('decisions/game', rates.decisionsPerGame);

const recorded = recordGames(quick ? 2 : 5);
const replayed = measureCall(() => recorded.inputLogs.forEach(replay), plan);
report('replay ms', ((replayed.micros / 1000) * 300) / recorded.decisions, replayed);

const middle = Math.round(rates.decisionsPerGame / 2);
report('heap kB/game', heapPerItem((index) => midGame(1000 + index, middle), quick ? 50 : 200) / 1024);

function makeTeams(count) {
  return Array.from({ length: count }, (_, i) =>
    Teams.pack(Teams.getGenerator(FORMAT, `${i},2,3,4`).getTeam()),
  );
}

function newBattle(game) {
  return new Battle({
    formatid: FORMAT,
    seed: `${game & 0xffff},${game >>> 16},3,4`,
    p1: { name: 'A', team: teams[(2 * game) % teams.length] },
    p2: { name: 'B', team: teams[(2 * game + 1) % teams.length] },
  });
}

/** Plays uniformly random legal choices to the end or up to `limit` decisions. */
function playRandomly(battle, random, limit = Infinity) {
  let decisions = 0;
  while (!battle.ended && decisions < limit) {
    for (const side of battle.sides) {
      const request = side.activeRequest;
      if (battle.ended || !request || request.wait || side.isChoiceDone()) continue;
      const choices = legalChoices(request);
      if (choices.length > 1) decisions++;
      if (choices.length && battle.choose(side.id, choices[below(random, choices.length)])) continue;
      // Hidden information (a trapping ability, say) may refuse a choice that looked legal.
      if (!battle.choose(side.id, 'default')) throw new Error(`No choice accepted for ${side.id}.`);
    }
  }
  return decisions;
}

/** Empty where only the simulator's default is left. */
function legalChoices(request) {
  const switches = [];
  request.side.pokemon.forEach((pokemon, i) => {
    if (!pokemon.active && !pokemon.condition.endsWith(' fnt')) switches.push(`switch ${i + 1}`);
  });
  if (request.forceSwitch) return request.side.pokemon.some((pokemon) => pokemon.reviving) ? [] : switches;
  const active = request.active[0];
  const choices = active.trapped ? [] : switches;
  active.moves.forEach((move, i) => {
    if (move.disabled) return;
    choices.push(`move ${i + 1}`);
    if (active.canTerastallize) choices.push(`move ${i + 1} terastallize`);
  });
  return choices;
}

/** Long games, stopped at 300 decisions, so that starting a battle weighs little. */
function recordGames(count) {
  const inputLogs = [];
  let decisions = 0;
  for (let game = 50_000; inputLogs.length < count; game++) {
    const battle = newBattle(game);
    const made = playRandomly(battle, seeded(`${game}`), 300);
    if (made >= 150) {
      inputLogs.push([...battle.inputLog]);
      decisions += made;
    }
    battle.destroy();
  }
  return { inputLogs, decisions };
}

function replay(inputLog) {
  let battle;
  for (const line of inputLog) {
    const [, kind, rest] = /^>(\S+) ?(.*)$/s.exec(line);
    if (kind === 'start') battle = new Battle(JSON.parse(rest));
    else if (kind === 'player') {
      const space = rest.indexOf(' ');
      battle.setPlayer(rest.slice(0, space), JSON.parse(rest.slice(space + 1)));
    } else if (kind === 'p1' || kind === 'p2') battle.choose(kind, rest);
  }
  battle.destroy();
}

/** A battle stopped after `decisions` decisions that is still going on. */
function midGame(game, decisions) {
  for (let attempt = game; ; attempt += 100_003) {
    const battle = newBattle(attempt);
    playRandomly(battle, seeded(`${attempt}`), decisions);
    if (!battle.ended) return battle;
  }
}

function report(metric, value, { spread, busy } = {}) {
  console.log(JSON.stringify({ peer: '@pkmn/sim', case: FORMAT, metric, value, spread, busy }));
}
