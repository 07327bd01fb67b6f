/**
 * How games of sensible players come out: `node games/valhalla/balance.ts [GAMES]` plays so many of each kind (60) and
 * prints docs/valhalla-balance.md. With the same number it prints the same page.
 */
import {
  answer,
  awaited,
  below,
  count,
  encode,
  type Listener,
  questionFor,
  type Random,
  readSettings,
  seeded,
  start,
} from '@vigrid/kernel';
import { cards, firstJarl } from './cards/catalogue.ts';
import { jarlCards } from './cards/jarls.ts';
import { monsterTitles } from './cards/monsters.ts';
import { monsterNames } from './cards/types.ts';
import type { ValhallaEvent } from './events.ts';
import { valhalla } from './index.ts';
import type { Valhalla } from './state.ts';

interface Played {
  readonly state: Valhalla;
  readonly events: readonly ValhallaEvent[];
}

function deal(given: object, seats: number, seed: string, listener?: Listener<ValhallaEvent>) {
  const read = readSettings(valhalla, given, seats);
  if ('problems' in read) throw new Error(read.problems[0].text.en);
  return start(valhalla, { seats, seed, options: read.options }, listener);
}

/** One game in which every seat takes the game's own advice; jarls by chance, but a favourite by whoever may have it. */
function play(given: object, seats: number, seed: string, favourite = -1): Played {
  const events: ValhallaEvent[] = [];
  const run = deal(given, seats, seed, (event) => {
    events.push(event);
  });
  const chance: Random = seeded(`players ${seed}`);
  while (!run.state.result) {
    const [seat] = awaited(run);
    const q = questionFor(run, seat);
    if (!q) throw new Error(`Seat ${seat} is awaited and yet asked nothing.`);
    const any = q.ask === 'jarl' ? (encode(q, [favourite]) ?? below(chance, count(q))) : null;
    answer(run, seat, any ?? valhalla.gallery?.fighter1.advise?.(run, seat) ?? 0);
  }
  return { state: run.state, events };
}

const numbers = (games: number) => Array.from({ length: games }, (_, i) => i);
const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
const spread = (list: readonly number[]) => Math.sqrt(mean(list.map((x) => (x - mean(list)) ** 2)));
const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(2));
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const head = (cells: readonly string[]) => [row(cells), row(cells.map(() => '---'))];

const everything = {
  loki: 'random',
  valkyries: true,
  dwarves: true,
  tyr: true,
  lastViking: true,
};

function competitive(games: number, given: object): string[] {
  const lines = head([
    'players',
    'turns each',
    'battles',
    'attacker wins',
    'defender wins',
    'no winner',
    'mean score',
    'spread',
    'winning score',
    'first player wins',
  ]);
  for (const seats of [2, 3, 4, 5, 6]) {
    const all = numbers(games).map((i) => play(given, seats, `${seats} ${i}`));
    const of = (kind: string) => all.flatMap(({ events }) => events.filter((e) => e.kind === kind));
    const battles = of('attack').length;
    const attackers = of('shield').length;
    const none = of('noWinner').length;
    const scores = all.flatMap(({ state }) => state.result?.scores ?? []);
    const best = all.map(({ state }) => Math.max(...(state.result?.scores ?? [0])));
    const first = all.filter(({ state }) => state.result?.winners.includes(state.first)).length;
    lines.push(
      row([
        seats,
        (mean(all.map(({ state }) => state.turn)) / seats).toFixed(1),
        (battles / games).toFixed(1),
        share(attackers, battles),
        share(battles - attackers - none, battles),
        share(none, battles),
        mean(scores).toFixed(1),
        spread(scores).toFixed(1),
        mean(best).toFixed(1),
        share(first, games),
      ]),
    );
  }
  return lines;
}

/**
 * How often each jarl wins with four players; a fair share is 0.25. Of 25 shares from few games the highest is high by
 * chance as well, so those on top are played on with.
 */
function jarls(games: number): string[] {
  const tally = jarlCards.map((_, i) => ({ card: firstJarl + i, led: 0, won: 0 }));
  for (const i of numbers(games)) {
    const { state } = play(withLoki, 4, `jarl ${i}`);
    state.sides.forEach(({ jarl }, seat) => {
      const one = tally[jarl - firstJarl];
      one.led++;
      if (state.result?.winners.includes(seat)) one.won++;
    });
  }
  const rows = tally.sort((a, b) => b.won / b.led - a.won / a.led);
  const again = rows.slice(0, 3).map(({ card }) => ({ card, led: games, won: winsOf(card, games) }));
  const table = (list: typeof rows) => [
    ...head(['jarl', 'games', 'wins']),
    ...list.map(({ card, led, won }) => row([cards[card].name.en, led, share(won, led)])),
  ];
  return [
    ...table(rows),
    '',
    `A fair share is 0.25. Each jarl led in few of these games, so chance alone lifts some. The three on top once more, ${games} other games each in which they lead; the error is about ${(0.45 / Math.sqrt(games)).toFixed(2)}:`,
    '',
    ...table(again),
  ];
}

const withLoki = { loki: 'first' };

/** How many of so many games with this jarl it wins; deals that offer it to nobody are passed over. */
function winsOf(card: number, games: number): number {
  let won = 0;
  for (let i = 0, played = 0; played < games; i++) {
    const seed = `${cards[card].name.en} ${i}`;
    if (!deal(withLoki, 4, seed).state.sides.some((side) => side.jarls.includes(card))) continue;
    const { sides, result } = play(withLoki, 4, seed, card).state;
    if (result?.winners.includes(sides.findIndex(({ jarl }) => jarl === card))) won++;
    played++;
  }
  return won;
}

/** How often activated attackers of each clan win their battle. */
function clans(games: number): string[] {
  const tally = new Map<string, { armed: number; entered: number }>();
  for (const i of numbers(games)) {
    const { events } = play({ dwarves: true, valkyries: true }, 4, `clan ${i}`);
    for (const event of events) {
      if (event.kind !== 'arm' && event.kind !== 'valhalla') continue;
      const card = cards[event.card.id];
      if (card.kind !== 'warrior') continue;
      const one = tally.get(card.clan) ?? { armed: 0, entered: 0 };
      if (event.kind === 'arm') one.armed++;
      else one.entered++;
      tally.set(card.clan, one);
    }
  }
  return [
    ...head(['clan', 'times armed per game', 'then entered Valhalla']),
    ...[...tally].map(([clan, { armed, entered }]) =>
      row([clan, (armed / games).toFixed(1), share(entered, armed)]),
    ),
  ];
}

function solo(games: number): string[] {
  const lines = head(['monster', 'I', 'II', 'III', 'I, with Valkyries', 'III, with Valkyries', 'turns (I)']);
  for (const monster of monsterNames) {
    const won = (given: object) => {
      const all = numbers(games).map((i) => play({ monster, ...given }, 1, `${monster} ${i}`));
      return { all, wins: all.filter(({ state }) => state.result?.winners.includes(0)).length };
    };
    const [one, two, three] = ([1, 2, 3] as const).map((difficulty) => won({ difficulty }));
    const easy = won({ difficulty: 1, valkyries: true });
    const hard = won({ difficulty: 3, valkyries: true });
    lines.push(
      row([
        monsterTitles[monster].en,
        ...[one, two, three, easy, hard].map(({ wins }) => share(wins, games)),
        mean(one.all.map(({ state }) => state.turn)).toFixed(1),
      ]),
    );
  }
  return lines;
}

/** What earlier figures have led to. */
const adjusted = [
  '## Adjusted since the first figures',
  '',
  ...head(['what', 'before', 'share won before', 'now', 'share won since']),
  row(['Sigvard', '+2 more with any fewer warriors', '0.45 of 85', '+1 more with two fewer', '0.34 of 449']),
  row(['Sigvard', '+1 in any defence', '0.34 of 449', '+1 with fewer warriors', '0.32 of 300']),
  row([
    'Thord',
    'four symbols with any squad',
    '0.40 of 112',
    'with at most one warrior in it',
    '0.35 of 472',
  ]),
  row([
    'Thord',
    'four symbols with at most one warrior, five with none',
    '0.35 of 472',
    'four with none, five with two or fewer own shields, too',
    '0.26 of 300',
  ]),
  row(['Fenrir III–VI', 'strength 17, 21, 25, 28', '0.42, 0.32, 0.22 of 100', '15, 18, 22, 25', 'see above']),
  '',
  'Looked at and left as they are: Einar, who won 0.39 of 198 games and then 0.28 of 300; Ragna, with 0.38 in a first look and then 0.22 of 163. The highest that is sure now is Yrsa’s share, 0.33 of 352.',
];

function page(games: number): string {
  return [
    '# Valhalla: balance',
    '',
    `Figures of games in which every seat takes the game's own advice (what the bot \`fighter1\` plays), ${games} games for each line; jarls ${games * 5} games. Printed by \`node games/valhalla/balance.ts ${games}\`. The error of a share over ${games} games is about ${(0.5 / Math.sqrt(games)).toFixed(2)}.`,
    '',
    '## Base game',
    '',
    ...competitive(games, {}),
    '',
    '## With Loki, Valkyries, Dwarves, Tyr and the Last Viking',
    '',
    ...competitive(games, everything),
    '',
    '## Jarls, four players with Loki',
    '',
    ...jarls(games * 5),
    '',
    '## Clans, four players with Valkyries and Dwarves',
    '',
    ...clans(games),
    '',
    '## Solo: share of games won, by difficulty',
    '',
    ...solo(games),
    '',
    ...adjusted,
    '',
  ].join('\n');
}

if (import.meta.main) process.stdout.write(page(Number(process.argv[2] ?? 60)));
