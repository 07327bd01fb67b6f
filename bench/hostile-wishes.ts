/** What hostile guests ask for: every request of the protocol, almost right, and then spoiled. */
import { below, type seeded } from '@vigrid/kernel';
import type { Requests } from '@vigrid/protocol';

export type Chance = ReturnType<typeof seeded>;

/** What a hostile guest has come to know, and uses again wherever it does not belong. */
export interface Known {
  readonly games: readonly string[];
  readonly tables: string[];
  readonly codes: string[];
  readonly tournaments: string[];
  readonly tokens: string[];
  readonly records: string[];
  readonly decks: unknown[];
  /** By table: the newest number, and how many answers there are. */
  readonly asked: Map<string, { readonly seq: number; readonly answers: number }>;
}

export const nothingKnown = (games: readonly string[], tables: string[]): Known => ({
  games,
  tables,
  codes: [],
  tournaments: [],
  tokens: [],
  records: [],
  decks: [],
  asked: new Map(),
});

export const pick = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)];
const often = (chance: Chance, of: number): boolean => below(chance, of) > 0;

/** Values that something somewhere might choke on. */
const hostile: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  ' ',
  '0',
  'x'.repeat(5000),
  '\u0000',
  '\uD800',
  'a\u202Eb',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table guests; --",
  '../../../../etc/passwd',
  '%00',
  '{{7*7}}',
  '<script>alert(1)</script>',
  0,
  -0,
  -1,
  0.5,
  7,
  1e308,
  2 ** 31,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  {},
  [[]],
  Array(2000).fill(0),
  { length: -1 },
  { toJSON: 'x' },
  JSON.parse('{"__proto__":{"ok":true},"constructor":{"prototype":{}}}'),
  nested(200),
  new Uint8Array(64),
];

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
}

/** The same with one thing in it, at any depth, put in the place of another, left out or added. */
export function spoiled(chance: Chance, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array || !often(chance, 6))
    return pick(chance, hostile);
  if (Array.isArray(value)) {
    const at = below(chance, value.length + 1);
    return often(chance, 4) ? value.toSpliced(at, 1, spoiled(chance, value[at])) : value.toSpliced(at, 1);
  }
  const keys = Object.keys(value);
  const key = often(chance, 8) && keys.length > 0 ? pick(chance, keys) : pick(chance, strangeKeys);
  const { [key]: inside, ...rest } = Object.fromEntries(Object.entries(value));
  return often(chance, 5) ? { ...rest, [key]: spoiled(chance, inside) } : rest;
}

const strangeKeys = ['__proto__ ', 'constructor', 'seat', 'guest', 'length', '', 'own', 'token'];

/** A text with letters changed, doubled and cut off. */
export function garbled(chance: Chance, text: string): string {
  const at = below(chance, text.length + 1);
  const noise = pick(chance, [
    '',
    '\n',
    '\u0000',
    '{',
    '"',
    '-1',
    '9'.repeat(30),
    'from',
    text.slice(0, 200),
  ]);
  return often(chance, 4)
    ? text.slice(0, at) + noise + text.slice(at + below(chance, 20))
    : text.slice(0, at);
}

const hex = (chance: Chance): string =>
  Array.from({ length: 64 }, () => below(chance, 16).toString(16)).join('');
const name = (chance: Chance): string =>
  `${pick(chance, ['Loki', 'Локи', '0', '—', 'gone'])} ${below(chance, 1e6)}`;
const ident = (chance: Chance): string => `hostile-${below(chance, 5000)}`;
const since = '2020-01-01T00:00:00.000Z';

/** A creature of nobody's catalogue; its data are spoiled with the rest. */
const ownCard = (chance: Chance) => ({
  id: `own-${below(chance, 9)}`,
  ru: 'Чужак',
  en: 'Stranger',
  type: 'creature',
  elements: ['swamp'],
  cost: below(chance, 9),
  lives: below(chance, 60),
  move: 1,
  strike: [1, 2, 3],
  glyph: 'cowled',
  typed: pick(chance, ['Броня 1.', '', 'Броня 999999999999.', 'x'.repeat(900), 'Удар по ']),
  features: [
    { kind: 'word', word: pick(chance, ['armour', 'toString', '__proto__']), value: below(chance, 12) },
  ],
});

function deck(chance: Chance, { decks }: Known): unknown {
  const base = Object(decks.length > 0 && often(chance, 4) ? pick(chance, decks) : { cards: { x: 1 } });
  if (often(chance, 3)) return base;
  const card = ownCard(chance);
  return { ...base, cards: { ...base.cards, [card.id]: 3 }, own: [card] };
}

function options(chance: Chance, known: Known): unknown {
  return pick(chance, [
    undefined,
    {},
    { decks: [deck(chance, known), 'any'] },
    { own: [ownCard(chance)], decks: [deck(chance, known), deck(chance, known)] },
  ]);
}

const seats = (chance: Chance) => [
  { kind: 'me' },
  ...Array.from({ length: 1 + (often(chance, 5) ? 0 : below(chance, 4)) }, () =>
    pick(chance, [{ kind: 'free' }, { kind: 'bot', level: pick(chance, ['random', 'greedy', 'toString']) }]),
  ),
];

const clock = (chance: Chance) =>
  pick(chance, [null, { base: 60_000, increment: 0 }, { base: 1000, increment: 3_600_000 }]);

/** A record, as it came or with a moment of its own to begin from. */
function record(chance: Chance, { records, games }: Known): string {
  if (records.length > 0 && often(chance, 3)) return pick(chance, records);
  const from = {
    position: pick(chance, [{}, { a: { squad: ['x'] } }, nested(50), [], 'x']),
    random: [below(chance, 9)],
  };
  return JSON.stringify({
    vigrid: 1,
    game: pick(chance, games),
    version: 1,
    setup: { seats: 2, seed: 's', options: {}, from },
    entries: [],
  });
}

/** One of each request, as well formed as chance has it. */
export const wishes: { readonly [K in keyof Requests]: (chance: Chance, known: Known) => unknown } = (() => {
  const table = (chance: Chance, { tables }: Known) =>
    tables.length > 0 && often(chance, 12) ? pick(chance, tables) : ident(chance);
  const game = (chance: Chance, { games }: Known) =>
    often(chance, 20) ? pick(chance, games) : 'constructor';
  const code = (chance: Chance, { codes }: Known) =>
    codes.length > 0 && often(chance, 4) ? pick(chance, codes) : hex(chance).slice(0, 20);
  const tournament = (chance: Chance, { tournaments }: Known) =>
    tournaments.length > 0 && often(chance, 8) ? pick(chance, tournaments) : ident(chance);
  const at = (chance: Chance, known: Known) => ({ table: table(chance, known) });
  const seatAt = (chance: Chance, known: Known) => ({ ...at(chance, known), seat: below(chance, 4) });
  const own = (chance: Chance, known: Known) => (often(chance, 3) ? {} : { own: deck(chance, known) });
  const print = (chance: Chance) => (often(chance, 2) ? {} : { print: hex(chance) });
  const intent = (chance: Chance, known: Known) => ({
    ...at(chance, known),
    intent: {
      do: pick(chance, ['play', 'attack', 'move', 'pass', 'lay', 'end', '__proto__']),
      card: below(chance, 60),
      target: hex(chance).slice(0, 3),
      to: [0, 1],
    },
  });
  const nothing = () => ({});
  const inTournament = (chance: Chance, known: Known) => ({ tournament: tournament(chance, known) });
  const response = (chance: Chance) => ({
    response: {
      id: hex(chance),
      rawId: hex(chance),
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      clientExtensionResults: {},
    },
  });
  return {
    hello: (chance, { tokens }) =>
      pick(chance, [{}, { token: hex(chance) }, { token: tokens.at(-1) ?? 'x' }, { name: name(chance) }]),
    rename: (chance) => ({ name: name(chance) }),
    lobby: nothing,
    create: (chance, known) => ({
      game: game(chance, known),
      seats: seats(chance),
      options: options(chance, known),
      clock: clock(chance),
      open: often(chance, 2),
      delay: below(chance, 20),
      rated: !often(chance, 3),
      ...print(chance),
    }),
    open: (chance, known) => ({
      ...at(chance, known),
      ...(often(chance, 2) ? {} : { code: code(chance, known) }),
      ...own(chance, known),
      ...print(chance),
    }),
    invitation: (chance, known) => ({ ...at(chance, known), code: code(chance, known) }),
    sit: (chance, known) => ({ ...at(chance, known), ...own(chance, known), ...print(chance) }),
    lot: (chance, known) => ({ ...at(chance, known), lot: hex(chance) }),
    stand: at,
    deputy: (chance, known) => ({
      ...seatAt(chance, known),
      level: pick(chance, ['random', 'greedy', null, 'toString']),
    }),
    offerSeat: (chance, known) => ({ ...seatAt(chance, known), offered: often(chance, 2) }),
    claim: seatAt,
    remove: seatAt,
    leave: at,
    act: (chance, known) => {
      const { table: where } = at(chance, known);
      const now = known.asked.get(where) ?? { seq: below(chance, 50), answers: 4 };
      const deed = { table: where, id: `act-${below(chance, 1e9)}`, seq: now.seq };
      if (!often(chance, 8))
        return {
          ...deed,
          control: pick(chance, [
            'concede',
            'offer',
            'pause',
            'resume',
            'accept',
            'decline',
            'undo',
            'undoTurn',
          ]),
        };
      return {
        ...deed,
        answer: often(chance, 8) ? below(chance, Math.max(1, Math.min(now.answers, 2 ** 47))) : now.answers,
      };
    },
    since: (chance, known) => ({ ...at(chance, known), seq: below(chance, 40) - 1 }),
    explain: intent,
    explainPick: (chance, known) => ({ ...at(chance, known), object: below(chance, 200) }),
    preview: intent,
    hint: at,
    rematch: (chance, known) => ({ ...at(chance, known), ...print(chance) }),
    say: (chance, known) => ({ ...at(chance, known), text: name(chance) }),
    profile: nothing,
    leaders: (chance, known) => ({ game: game(chance, known) }),
    houseStatistics: (chance, known) => ({ game: game(chance, known) }),
    tournaments: nothing,
    makeTournament: (chance, known) => ({
      name: name(chance),
      game: game(chance, known),
      kind: pick(chance, ['swiss', 'roundRobin']),
      seats: 2 + below(chance, 3),
      rounds: 1 + below(chance, 20),
      clock: clock(chance),
      rated: !often(chance, 3),
      options: options(chance, known),
    }),
    tournament: inTournament,
    enterTournament: (chance, known) => ({
      ...inTournament(chance, known),
      ...(often(chance, 2) ? {} : { name: name(chance) }),
    }),
    leaveTournament: (chance, known) => ({ ...inTournament(chance, known), player: below(chance, 6) }),
    nextRound: inTournament,
    tournamentResult: (chance, known) => ({
      ...inTournament(chance, known),
      round: below(chance, 3),
      board: below(chance, 3),
      winners: pick(chance, [null, [], [0], [1], [0, 0, 7]]),
    }),
    endTournament: inTournament,
    history: (chance) => (often(chance, 2) ? {} : { before: since }),
    record: at,
    keepGame: (chance, known) => ({
      id: ident(chance),
      record: often(chance, 3) ? garbled(chance, record(chance, known)) : record(chance, known),
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      since,
      ended: since,
    }),
    replay: (chance, known) => ({
      ...at(chance, known),
      seat: pick(chance, [null, 0, 1]),
      all: often(chance, 2),
    }),
    decks: (chance, known) => ({ game: game(chance, known) }),
    saveDeck: (chance, known) => ({
      id: ident(chance),
      game: game(chance, known),
      name: name(chance),
      deck: deck(chance, known),
    }),
    removeDeck: (chance) => ({ id: ident(chance) }),
    checkDeck: (chance, known) => ({
      game: game(chance, known),
      ...(often(chance, 2)
        ? { deck: deck(chance, known) }
        : { text: garbled(chance, `3 x\n2 Броня 1.\n${name(chance)}\n`.repeat(1 + below(chance, 40))) }),
    }),
    deckLimits: (chance, known) => ({ game: game(chance, known), deck: deck(chance, known) }),
    account: nothing,
    moveCode: nothing,
    useCode: (chance) => ({ code: hex(chance).slice(0, 8) }),
    setPassword: (chance) => ({ login: `loki${below(chance, 300)}`, password: 'very hostile' }),
    signIn: (chance) => ({
      login: `loki${below(chance, 300)}`,
      password: pick(chance, ['very hostile', 'guessed']),
    }),
    passkeyBegin: (chance) => ({ to: pick(chance, ['add', 'signIn']) }),
    passkeyAdd: response,
    passkeySignIn: response,
    passkeyRemove: (chance) => ({ id: hex(chance) }),
    signOut: (chance) => (often(chance, 3) ? { device: hex(chance).slice(0, 12) } : { others: true }),
    notify: (chance) => ({
      device: {
        endpoint: pick(chance, [
          'https://fcm.googleapis.com/x',
          'http://127.0.0.1:1/',
          'https://intranet.example/',
        ]),
        publicKey: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
      },
      lang: 'en',
    }),
    exportAll: nothing,
    deleteAll: (chance) => (often(chance, 20) ? { sure: 'perhaps' } : { sure: true }),
  };
})();
