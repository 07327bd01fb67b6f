/** A table of Heroes with everything on it that can lie there, to look at: /gallery/table.html. Nobody plays here. */
import '../src/styles/fonts.css';
import '../src/styles/index.css';
import '../src/table/frame/table.css';
import type { HandCard, HeroesView, PieceView, SideView } from '@vigrid/heroes/table';
import type { CardEntry } from '@vigrid/kernel';
import type { TableState, Update } from '@vigrid/protocol';
import { createRoot } from 'preact/compat/client';
import { heroesScreen } from '../src/games/heroes/screen.ts';
import { newPiece } from '../src/games/heroes/table/steps.ts';
import { joined } from '../src/games/screens.ts';
import { startLanguage } from '../src/i18n/index.ts';
import { mountCoreGlyphs } from '../src/kit/index.ts';
import type { TableData, TableLink } from '../src/net/index.ts';
import { createStore } from '../src/net/store.ts';
import { Table } from '../src/table/frame/Table.tsx';
import { cards } from './entries.ts';

let number = 0;

function piece(entry: CardEntry, seat: number, change: Partial<PieceView> = {}): PieceView {
  return { ...newPiece({ id: number++, def: entry.id }, seat, entry), fresh: false, ...change };
}

const held = ({ id: def, figures }: CardEntry): HandCard => ({
  id: number++,
  def,
  cost: figures.cost ?? 0,
  barred: null,
});

const side = (change: Partial<SideView> & Pick<SideView, 'hero'>): SideView => ({
  squad: [],
  supports: [],
  quests: [],
  hand: [],
  handSize: 0,
  deckSize: 21,
  graveyard: [],
  completed: [],
  coins: 8,
  openCoins: 5,
  missed: 0,
  obeys: false,
  skips: 0,
  top: null,
  ...change,
});

const under = { id: 900, def: cards.fairy.id };

const own = side({
  hero: piece(cards.ataman, 0, { wounds: 6, poison: 2, abilities: [{ ability: 0, used: false }] }),
  squad: [
    piece(cards.groll, 0, { poison: 2, wounds: 1 }),
    piece(cards.centaur, 0, { stunned: true, closed: true }),
    piece(cards.gang, 0, { boosts: 2, strike: 6, lives: 5 }),
    piece(cards.golem, 0, { markers: 3, keywords: [{ word: 'armour', value: 1 }], captured: [under] }),
  ],
  supports: [
    piece(cards.bow, 0, { markers: 2, abilities: [{ ability: 0, used: false }] }),
    piece(cards.mail, 0),
    piece(cards.charm, 0, { closed: true }),
    piece(cards.hollow, 0),
    piece(cards.drought, 0, { markers: 5 }),
  ],
  quests: [piece(cards.bonfire, 0, { markers: 2, abilities: [{ ability: 0, used: false }] })],
  hand: [cards.fire, cards.lightning, cards.bow, cards.bonfire, cards.hollow].map(held),
  handSize: 5,
  completed: [{ id: 901, def: cards.bonfire.id }],
});

const rival = side({
  hero: piece(cards.vitoslava, 1, { wounds: 8 }),
  squad: [
    piece(cards.moonling, 1, { boosts: -2, strike: 3, lives: 3, wounds: 1 }),
    piece(cards.troll, 1, { markers: 5, poison: 1, stunned: true }),
    piece(cards.teuri, 1, { captured: [under, { ...under, id: 902 }], closed: true, wounds: 6 }),
    piece(cards.rumbler, 1, { boosts: 1, strike: 7, lives: 7 }),
  ],
  supports: [piece(cards.mail, 1, { markers: 1 }), piece(cards.hollow, 1)],
  quests: [piece(cards.bonfire, 1, { markers: 1 })],
  handSize: 4,
  graveyard: [{ id: 903, def: cards.fire.id }],
  missed: 1,
});

const view: HeroesView = {
  seat: 0,
  turn: 9,
  active: 0,
  decider: 0,
  stage: 'main',
  sides: [own, rival],
  under: [],
  looking: [],
  winners: null,
  endedBy: null,
};

const use = (card: PieceView) => ({ do: 'use', card: card.id, ability: 0 });

const seats = [
  { kind: 'guest', name: 'Mirra', online: true },
  { kind: 'bot', name: 'greedy', online: true },
] as const;

const users = [own.supports[0], own.quests[0], own.hero];
const options = [...users.map(use), { do: 'end' }];

const now: Update = {
  table: 'shown',
  seq: 1,
  events: [],
  view,
  question: {
    kind: 'act',
    seat: 0,
    ask: 'main',
    rule: 'BH-8.12',
    options,
    anatomy: [...users.map(({ id }) => ({ from: id, ability: 0 })), { passes: true }],
  },
  awaited: [0],
  takingBack: null,
  drawOffer: null,
  pause: null,
  clock: null,
  seats,
  over: null,
  rematch: null,
};

const state: TableState = {
  table: 'shown',
  game: 'heroes',
  seats,
  seat: 0,
  brings: true,
  absence: { bot: null, claim: null },
  watch: { who: 'link', delay: 0 },
  rated: false,

  talk: null,
  timing: null,
  host: false,
  code: null,
  plain: false,
  sealed: null,
  hints: false,
  commitment: '',
  now,
  log: [],
};

const data: TableData = {
  state,
  denial: null,
  now,
  log: [],
  talk: null,
  queue: [],
  pending: null,
  refused: null,
};

const nothing = async () => [];

const link: TableLink = {
  data: createStore(data),
  watch: () => () => {},
  answer: () => {},
  control: () => {},
  sit: async () => {},
  stand: async () => {},
  remove: async () => {},
  deputy: async () => {},
  offerSeat: async () => '',
  claim: async () => {},
  explain: nothing,
  explainPick: nothing,
  preview: nothing,
  hint: async () => ({ answer: 0, why: { ru: '', en: '' } }),
  past: nothing,
  rematch: async () => 'shown',
  say: async () => {},
  shown: () => {},
};

startLanguage();
mountCoreGlyphs();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Table screen={joined(heroesScreen(Object.values(cards)))} data={data} link={link} />,
  );
