import { plural } from '@vigrid/speech';
import type { Words } from '../../../i18n/index.ts';

export const words = {
  game: { ru: 'Дюна: Империя', en: 'Dune: Imperium' },
  gameShort: { ru: 'Дюна', en: 'Dune' },
  you: { ru: 'Вы', en: 'You' },
  round: { ru: (n: number) => `Раунд ${n}`, en: (n: number) => `Round ${n}` },
  beforeFirst: { ru: 'Подготовка', en: 'Set-up' },
  roundStart: { ru: 'Начало', en: 'Round start' },
  turns: { ru: 'Ходы', en: 'Player turns' },
  combat: { ru: 'Сражение', en: 'Combat' },
  makers: { ru: 'Податели', en: 'Makers' },
  recall: { ru: 'Возвращение', en: 'Recall' },

  map: { ru: 'Игровое поле', en: 'The board' },
  landsraad: { ru: 'Ландсраад', en: 'Landsraad' },
  cities: { ru: 'Города', en: 'Cities' },
  spiceTrade: { ru: 'Торговля Пряностью', en: 'Spice trade' },
  sendWhere: {
    ru: (name: string) => `«${name}»: куда отправить агента?`,
    en: (name: string) => `${name}: where does the Agent go?`,
  },
  sendWhich: {
    ru: (name: string) => `${name}: какой картой отправить агента?`,
    en: (name: string) => `${name}: with which card does the Agent go?`,
  },
  agentsLeft: {
    ru: (n: number) => `Агентов останется не у дел: ${n}.`,
    en: (n: number) => `${n} ${plural(n, 'en', ['Agent', 'Agents'])} will not be sent.`,
  },
  persuasionLeft: {
    ru: (n: number) => `Пропадёт неистраченное убеждение: ${n}.`,
    en: (n: number) => `${n} Persuasion will be lost unspent.`,
  },
  effectsLeft: {
    ru: (n: number) => `Останется неприменённых эффектов: ${n}.`,
    en: (n: number) => `${n} ${plural(n, 'en', ['effect', 'effects'])} will be left unused.`,
  },
  toSend: {
    ru: (n: number) => `Свободных агентов: ${n}. Нажмите ячейку или сначала карту.`,
    en: (n: number) =>
      `${n} ${plural(n, 'en', ['Agent', 'Agents'])} to send. Press a space, or a card first.`,
  },
  noAgents: { ru: 'Свободных агентов не осталось.', en: 'No Agent is left to send.' },
  strengths: {
    ru: (own: number, most: number) => `Ваша боевая сила ${own}, у сильнейшего из соперников ${most}.`,
    en: (own: number, most: number) => `Your strength is ${own}, that of your strongest opponent ${most}.`,
  },
  send: { ru: 'Отправить', en: 'Send' },
  buyIt: { ru: (name: string) => `Купить карту «${name}»?`, en: (name: string) => `Acquire ${name}?` },
  buy: { ru: (n: number) => `Купить за ${n}`, en: (n: number) => `Acquire for ${n}` },
  playIt: { ru: (name: string) => `Сыграть карту «${name}»?`, en: (name: string) => `Play ${name}?` },
  play: { ru: 'Сыграть', en: 'Play it' },
  revealTitle: { ru: 'Если раскрыть карты', en: 'If you reveal' },
  revealHint: { ru: 'Считаем, что это даст.', en: 'Adding up what it brings.' },
  bonus: {
    ru: (n: number) => `дополнительной Пряности: ${n}`,
    en: (n: number) => `${n} bonus spice`,
  },
  yourAgent: { ru: 'ваш агент', en: 'your Agent' },
  agentsHere: { ru: (names: string) => `агенты: ${names}`, en: (names: string) => `Agents: ${names}` },
  controlledBy: {
    ru: (name: string) => `под контролем: ${name}`,
    en: (name: string) => `controlled by ${name}`,
  },
  voice: { ru: 'закрыто Голосом', en: 'closed by The Voice' },
  open: { ru: 'доступна', en: 'open to you' },
  noIcon: { ru: 'нет такого символа', en: 'no such icon' },

  influenceOf: {
    ru: (faction: string, all: string) => `${faction}, влияние: ${all}`,
    en: (faction: string, all: string) => `${faction}, Influence: ${all}`,
  },
  allianceOf: { ru: (name: string) => `союз: ${name}`, en: (name: string) => `alliance: ${name}` },
  pointAt: { ru: 'победное очко', en: 'victory point' },
  allianceAt: { ru: 'союз и бонус', en: 'alliance and bonus' },

  conflict: { ru: 'Конфликт', en: 'Conflict' },
  noConflict: { ru: 'Конфликт ещё не открыт', en: 'No Conflict yet' },
  first: { ru: 'первый', en: 'first' },
  second: { ru: 'второй', en: 'second' },
  third: { ru: 'третий', en: 'third' },
  thirdIfTied: { ru: 'ничья за второе', en: 'tied for second' },
  strengthOf: {
    ru: (name: string, n: number, troops: number, swords: number) =>
      `${name}: сила ${n}, отрядов ${troops}, мечей ${swords}`,
    en: (name: string, n: number, troops: number, swords: number) =>
      `${name}: strength ${n}, troops ${troops}, swords ${swords}`,
  },
  conflictsLeft: {
    ru: (n: number) => (n === 0 ? 'последний' : `ещё ${n}`),
    en: (n: number) => (n === 0 ? 'the last one' : `${n} more`),
  },

  row: { ru: 'Ряд Империи', en: 'Imperium Row' },
  rowWhen: { ru: 'покупают в ход раскрытия', en: 'bought in your Reveal turn' },
  toSpend: {
    ru: (n: number) => `осталось убеждения: ${n}`,
    en: (n: number) => `${n} Persuasion to spend`,
  },
  reserve: { ru: 'Резерв', en: 'Reserve' },
  aside: { ru: 'отложена для вас', en: 'set aside for you' },
  left: { ru: (n: number) => `×${n}`, en: (n: number) => `×${n}` },

  seats: { ru: 'За столом', en: 'At the table' },
  firstPlayer: { ru: 'первый игрок', en: 'First Player' },
  revealed: { ru: 'раскрылся', en: 'has revealed' },
  points: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['очко', 'очка', 'очков'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['point', 'points'])}`,
  },
  solari: { ru: 'солярии', en: 'Solari' },
  spice: { ru: 'Пряность', en: 'spice' },
  water: { ru: 'вода', en: 'water' },
  agentsReady: {
    ru: (n: number, all: number) => `агентов: ${n} из ${all}`,
    en: (n: number, all: number) => `Agents: ${n} of ${all}`,
  },
  garrison: {
    ru: (n: number) => `в гарнизоне: ${n}`,
    en: (n: number) => `${n} in the garrison`,
  },
  supply: { ru: (n: number) => `в запасе: ${n}`, en: (n: number) => `${n} in supply` },
  hand: { ru: 'на руке', en: 'in hand' },
  intrigues: { ru: 'интриги', en: 'Intrigues' },
  deck: { ru: 'колода', en: 'deck' },
  discard: { ru: 'сброс', en: 'discards' },
  played: { ru: 'сыграно агентами', en: 'played by Agents' },
  shown: { ru: 'раскрыто', en: 'revealed' },
  waiting: { ru: 'ждут хода раскрытия', en: 'waiting for the Reveal turn' },
  trashed: { ru: 'удалены из игры', en: 'trashed' },
  council: { ru: 'место в Высшем Совете', en: 'High Council seat' },
  swordmaster: { ru: 'оружейник', en: 'Swordmaster' },
  mentat: { ru: 'ментат', en: 'Mentat' },
  top: { ru: (name: string) => `сверху колоды: ${name}`, en: (name: string) => `top of the deck: ${name}` },
  masterstroke: {
    ru: (all: string) => `тайно выбраны: ${all}`,
    en: (all: string) => `chosen in secret: ${all}`,
  },
  ahead: { ru: 'Раскрытие даст', en: 'Revealing gives' },
  yourHand: { ru: 'Ваша рука', en: 'Your hand' },
  publicArea: {
    ru: (name: string) => `Всё открытое: ${name}`,
    en: (name: string) => `All that is open: ${name}`,
  },
  nothingOpen: { ru: 'Пока ничего.', en: 'Nothing yet.' },
  knownHand: { ru: 'известно на руке', en: 'known in hand' },
  hagal: { ru: 'Дом Хагаль', en: 'House Hagal' },
  hagalDeck: {
    ru: (deck: number, out: number) => `карт Дома Хагаль: ${deck}, вышло ${out}`,
    en: (deck: number, out: number) => `House Hagal: ${deck} cards, ${out} turned up`,
  },

  ix: { ru: 'Икс', en: 'Ix' },
  tech: { ru: 'технологии', en: 'Tech tiles' },
  noTiles: { ru: 'пусто', en: 'none left' },
  flipped: { ru: 'в этом раунде уже применена', en: 'used in this round' },
  shipping: { ru: 'Трек поставок', en: 'Shipping track' },
  shippingStart: { ru: 'отсюда плывут транспортники', en: 'where Freighters start' },
  negotiators: { ru: 'Переговорщики', en: 'Negotiators' },
  dreadnoughts: {
    ru: (n: number) => `дредноутов в гарнизоне: ${n}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['dreadnought', 'dreadnoughts'])} in the garrison`,
  },
  inConflict: {
    ru: (n: number) => `дредноутов ${n}`,
    en: (n: number) => `dreadnoughts ${n}`,
  },
  flagOf: {
    ru: (name: string) => `занято дредноутом: ${name}`,
    en: (name: string) => `held by a dreadnought of ${name}`,
  },
  stepAhead: {
    ru: (name: string) => `отложена до второго хода: ${name}`,
    en: (name: string) => `set aside for your second turn: ${name}`,
  },
  snoopers: {
    ru: (all: string) => `искатели на треках: ${all}`,
    en: (all: string) => `Snoopers on the tracks: ${all}`,
  },

  tleilax: { ru: 'Бене Тлейлакс', en: 'Bene Tleilax' },
  specimens: { ru: (n: number) => `ваших образцов: ${n}`, en: (n: number) => `your specimens: ${n}` },
  specimensOf: { ru: (n: number) => `образцов: ${n}`, en: (n: number) => `specimens: ${n}` },
  research: { ru: 'Трек исследований', en: 'Research track' },
  tleilaxuTrack: { ru: 'Трек Тлейлаксу', en: 'Tleilaxu track' },
  atomics: { ru: 'атомный арсенал', en: 'Family Atomics' },

  rivalWon: { ru: 'Победил оппонент', en: 'A Rival wins' },
  player: { ru: 'Игрок', en: 'Player' },
  pointsHead: { ru: 'очки', en: 'points' },
  garrisonHead: { ru: 'гарнизон', en: 'garrison' },
  tieBreak: {
    ru: 'При равенстве очков решают Пряность, солярии, вода, гарнизон; затем тот, кто раскрылся позже.',
    en: 'Equal points: spice decides, then Solari, water, garrison; then who revealed later.',
  },
} satisfies Words;

export const resultWords = {
  cameFrom: { ru: 'Откуда очки', en: 'Where the points came from' },
  start: { ru: 'в начале', en: 'at the start' },
  emperor: { ru: 'Император', en: 'Emperor' },
  guild: { ru: 'Космическая гильдия', en: 'Spacing Guild' },
  bene: { ru: 'Бене Гессерит', en: 'Bene Gesserit' },
  fremen: { ru: 'Фримены', en: 'Fremen' },
  conflict: { ru: 'Конфликты', en: 'Conflicts' },
  spice: { ru: 'купленные карты', en: 'cards acquired' },
  intrigue: { ru: 'карты интриг', en: 'Intrigue cards' },
  tech: { ru: 'технологии', en: 'Tech tiles' },
  other: { ru: 'прочее', en: 'other' },
  alliance: { ru: 'альянс', en: 'alliance' },
  inRound: { ru: (n: number) => `раунд ${n}`, en: (n: number) => `round ${n}` },
} satisfies Words;
