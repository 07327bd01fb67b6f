/** Dune in a terminal: the board by regions, the sides, the Row and the own hand. */
import type { Lang, Text } from '@vigrid/kernel';
import { type Choice, clip, columns, inRow, pad, type Sheet, twinsIn, wrap } from '@vigrid/kernel/terminal';
import type { DuneAct } from '../acts.ts';
import { factions, type Icon, icons } from '../symbols.ts';
import { battleIconNames, factionName, iconNames, placeName, postName, side } from '../text/index.ts';
import type {
  CardRef,
  DuneView,
  HandCard,
  ImmortalitySide,
  IxSide,
  RowCard,
  SideView,
  SpaceView,
  UprisingSide,
} from './view.ts';

/** Texts of Dune have no symbols. */
export const words = (text: string): string => text;

export const figures: Readonly<Record<string, Text>> = {
  complexity: { ru: 'сложность', en: 'complexity' },
  level: { ru: 'уровень', en: 'level' },
  maker: { ru: 'сбор', en: 'maker' },
  persuasion: { ru: 'убеждение', en: 'Persuasion' },
  solari: { ru: 'солярии', en: 'Solari' },
  specimens: { ru: 'образцы', en: 'specimens' },
  spice: { ru: 'Пряность', en: 'spice' },
  swords: { ru: 'мечи', en: 'swords' },
  water: { ru: 'вода', en: 'water' },
};

export function draw(view: DuneView, sheet: Sheet): string[] {
  return [
    headline(view, sheet),
    ...conflict(view, sheet),
    ...icons.flatMap((icon) => region(view, icon, sheet)),
    ...view.sides.flatMap((of, at) => sideLines(view, of, at, sheet)),
    ...market(view, sheet),
    ...postLines(view, sheet),
    ...contractLine(view, sheet),
    ...sixLines(view, sheet),
    ...techLines(view, sheet),
    ...tleilaxuLine(view, sheet),
    ...hand(view, sheet),
  ];
}

/** Cards of one zone that have the same name. */
export const twins = (view: DuneView): Map<number, number> =>
  twinsIn([
    view.row,
    ...view.sides.flatMap((of) => [of.hand, of.discard, [...of.played, ...of.shown], of.intrigues]),
  ]);

export function choice(a: DuneAct, _view: DuneView, { lang, names }: Sheet): Choice | null {
  switch (a.do) {
    case 'send': {
      const from = a.from === undefined ? '' : `${placeName(a.from)[lang]} → `;
      return { head: names.card(a.card), item: `${from}${placeName(a.space)[lang]}` };
    }
    case 'acquire':
      return { head: said.acquire[lang], item: names.card(a.card), note: String(a.cost) };
    case 'intrigue':
      return { head: said.intrigue[lang], item: names.card(a.card) };
    default:
      return null;
  }
}

/** What could be meant by a card: to send with it, to play it, to acquire it. */
export function intents(view: DuneView, object: number): DuneAct[] {
  if (view.seat === null) return [];
  const own = view.sides[view.seat];
  if (own.hand.some(({ id }) => id === object)) {
    return view.spaces.map(({ number }): DuneAct => ({ do: 'send', card: object, space: number }));
  }
  if (own.intrigues.some(({ id }) => id === object)) return [{ do: 'intrigue', card: object }];
  const offered = [
    ...view.row,
    ...view.reserve.flatMap(({ top }) => top ?? []),
    ...own.aside,
    ...(view.six?.throne ?? []),
  ];
  const found = offered.find(({ id }) => id === object);
  if (own.ix?.tech.some(({ id }) => id === object)) return [{ do: 'tile', card: object, ability: 0 }];
  const grown = view.tleilaxu.find(({ id }) => id === object);
  if (grown) return [{ do: 'tleilaxu', card: object, cost: grown.cost ?? 0 }];
  return found ? [{ do: 'acquire', card: object, cost: found.cost ?? -1 }] : [];
}

function headline(view: DuneView, { lang, ink, width }: Sheet): string {
  const title = view.winners
    ? said.over[lang]
    : `${said.round[lang]} ${view.round} · ${phaseNames[view.phase][lang]}`;
  return `${ink.strong(title)} ${ink.faint('─'.repeat(Math.max(0, width - columns(title) - 1)))}`;
}

function conflict(view: DuneView, sheet: Sheet): string[] {
  const { lang, ink, width, card } = sheet;
  if (!view.conflict) return [];
  const entry = card(view.conflict.def);
  const text = (entry?.text ?? []).map((line) => line[lang]).join(' ');
  const head = `${entry?.line[lang] ?? ''}: ${entry?.name[lang] ?? ''}`;
  return [ink.strong(head), ...wrap(text, width - 2).map((line) => ink.faint(`  ${line}`))];
}

/** The spaces of one icon, each with who is there. */
function region(view: DuneView, icon: Icon, sheet: Sheet): string[] {
  const here = view.spaces.filter((space) => space.icon === icon);
  if (here.length === 0) return [];
  const { lang, ink, width } = sheet;
  const name = pad(`${iconNames[icon][lang]}:`, 20);
  return inRow([ink.dyed(icon, name), ...here.map((space) => spaceText(view, space, sheet))], width, '  ');
}

function spaceText(view: DuneView, space: SpaceView, { lang, ink, card, names }: Sheet): string {
  const name = card(space.def)?.name[lang] ?? space.def;
  const agents = space.agents.map((at) => ink.seated(at, '■')).join('');
  const bonus = space.bonus > 0 ? ` +${space.bonus}` : '';
  const held = space.flag ?? space.control;
  const holder = held === null ? '' : ` ⚑${side(view.sides[held].seat, names)[lang]}`;
  return `${agents === '' ? name : `${ink.faint(name)} ${agents}`}${bonus}${holder}`;
}

function sideLines(view: DuneView, of: SideView, at: number, sheet: Sheet): string[] {
  const { lang, ink, names, width, card } = sheet;
  const leader = of.leader ? ` · ${card(of.leader)?.name[lang] ?? ''}` : '';
  const mark = at === view.active ? ink.lit('▶') : ' ';
  const influence = factions
    .map((faction) => `${factionName(faction, of.six !== undefined)[lang].charAt(0)}${of.influence[faction]}`)
    .join(' ');
  const parts = [
    `${mark}${ink.seated(at, '■')} ${ink.strong(side(of.seat, names)[lang])}${leader}`,
    ink.good(`${said.points[lang]} ${of.points}`),
    `${said.goods[lang]} ${of.solari}/${of.spice}/${of.water}`,
    ...(of.six?.commander ? [] : [influence]),
    ...(of.six?.own ? [`${said.ownTrack[lang]} ${of.six.own.track}`] : []),
    `${said.garrison[lang]} ${of.garrison}`,
    `${said.conflict[lang]} ${of.troops} (${of.strength})`,
    `${said.agents[lang]} ${of.agentsReady}/${of.agents}`,
    ...(of.ix ? ixParts(of.ix, lang) : []),
    ...(of.immortality ? immortalityParts(of.immortality, lang) : []),
    ...(of.uprising ? uprisingParts(of.uprising, sheet) : []),
    ...(of.kind === 'player'
      ? [
          `${said.hand[lang]} ${of.handSize}`,
          `${said.deck[lang]} ${of.deckSize}`,
          `${said.intrigues[lang]} ${of.intriguesSize}`,
        ]
      : []),
    ...(of.council ? [said.council[lang]] : []),
    ...(of.revealed ? [ink.faint(said.revealed[lang])] : []),
  ];
  const inPlay = [...of.played, ...of.shown, ...of.waiting];
  const lying = inPlay.length > 0 ? wrap(`${said.inPlay[lang]}: ${listed(inPlay, sheet)}`, width - 4) : [];
  return [...inRow(parts, width), ...lying.map((line) => ink.faint(`    ${line}`))];
}

/** Dreadnoughts in the garrison and in the Conflict, the Freighter, Negotiators. */
const ixParts = (of: IxSide, lang: Lang): string[] => [
  `${said.dreadnoughts[lang]} ${of.dreadnoughts.garrison}+${of.dreadnoughts.conflict}`,
  `${said.freighter[lang]} ${of.freighter}`,
  ...(of.negotiators > 0 ? [`${said.negotiators[lang]} ${of.negotiators}`] : []),
];

/** Specimens, and the places on both tracks. */
const immortalityParts = (of: ImmortalitySide, lang: Lang): string[] => [
  `${said.specimens[lang]} ${of.specimens}`,
  `${said.research[lang]} ${Number.parseInt(of.research, 10)}`,
  `${said.tleilaxu[lang]} ${of.tleilaxu}`,
];

/** Spies in the supply, Maker Hooks, sandworms, battle icons, contracts. */
const uprisingParts = (of: UprisingSide, { lang, names, ink }: Sheet): string[] => [
  `${said.spies[lang]} ${of.spies}`,
  ...(of.hooks ? [said.hooks[lang]] : []),
  ...(of.sandworms > 0 ? [`${said.sandworms[lang]} ${of.sandworms}`] : []),
  ...of.won.flatMap(({ icon, down }) => {
    const name = icon ? battleIconNames[icon][lang] : null;
    return name === null ? [] : down ? ink.faint(name) : name;
  }),
  ...of.contracts.map(({ id }) => `◇ ${names.card(id)}`),
  ...(of.completed.length > 0 ? [`◆ ${of.completed.length}`] : []),
  ...(of.memories > 0 ? [`${said.memories[lang]} ${of.memories}`] : []),
];

/** The posts with Spies on them, and the Shield Wall. */
function postLines(view: DuneView, { lang, ink, width }: Sheet): string[] {
  if (!view.uprising) return [];
  const { posts, wall } = view.uprising;
  const held = posts
    .filter(({ spies }) => spies.length > 0)
    .map(({ id, spies }) => `${postName(id)[lang]} ${spies.map((at) => ink.seated(at, '●')).join('')}`);
  const stands = wall ? [said.wall[lang]] : [];
  return held.length + stands.length === 0
    ? []
    : inRow([ink.strong(said.posts[lang]), ...stands, ...held], width);
}

/** The score of both teams, whom a Commander has activated, the Throne Row. */
function sixLines({ six, sides }: DuneView, { lang, ink, names, width }: Sheet): string[] {
  if (!six) return [];
  const teams = six.teams.map(
    ({ sides: members, points }) =>
      `${members.map((at) => side(sides[at].seat, names)[lang]).join(' + ')}: ${ink.good(String(points))}`,
  );
  const ally =
    six.ally === null ? [] : [`${said.activated[lang]}: ${side(sides[six.ally].seat, names)[lang]}`];
  const throne = six.throne.map(
    ({ id, cost }) => `${names.card(id)} ${ink.faint(cost === null ? '–' : String(cost))}`,
  );
  return [
    ...inRow([ink.strong(said.teams[lang]), ...teams, ...ally], width),
    ...(throne.length > 0 ? inRow([ink.strong(said.throne[lang]), ...throne], width) : []),
  ];
}

function contractLine(view: DuneView, { lang, ink, names, width }: Sheet): string[] {
  const contracts = view.uprising?.contracts;
  if (!contracts) return [];
  const open = [...contracts.offered, ...contracts.aside].map(({ id }) => names.card(id));
  return inRow([ink.strong(said.contracts[lang]), ...open, ink.faint(`+${contracts.left}`)], width);
}

/** Tleilaxu cards with their price in specimens. */
function tleilaxuLine(view: DuneView, { lang, ink, names, width }: Sheet): string[] {
  if (!view.modules.includes('immortality')) return [];
  const open = view.tleilaxu.map(({ id, cost }) => `${names.card(id)} ${ink.faint(String(cost ?? 0))}`);
  return inRow([ink.strong(said.tleilaxuRow[lang]), ...open], width);
}

/** The tiles that can be taken, then those of each side. */
function techLines(view: DuneView, sheet: Sheet): string[] {
  const { lang, ink, names, width, card } = sheet;
  if (!view.modules.includes('ix')) return [];
  const price = ({ id, def }: CardRef) =>
    `${names.card(id)} ${ink.faint(String(card(def)?.figures.cost ?? 0))}`;
  const stacks = view.tech.flatMap(({ top, size }) => (top ? `${price(top)} ×${size}` : []));
  const owned = view.sides.flatMap((of, at) => {
    const tiles = (of.ix?.tech ?? []).map((tile) =>
      tile.flipped ? ink.faint(names.card(tile.id)) : names.card(tile.id),
    );
    return tiles.length > 0 ? inRow([ink.seated(at, '■'), ...tiles], width, '  ') : [];
  });
  return [...inRow([ink.strong(said.tech[lang]), ...stacks], width), ...owned];
}

function market(view: DuneView, sheet: Sheet): string[] {
  const { lang, ink, names, width } = sheet;
  const price = ({ id, cost }: RowCard) =>
    `${names.card(id)} ${ink.faint(cost === null ? '–' : String(cost))}`;
  const stacks = view.reserve.flatMap(({ top, size }) => (top ? `${price(top)} ×${size}` : []));
  return inRow([ink.strong(said.row[lang]), ...view.row.map(price), ...stacks], width);
}

function hand(view: DuneView, sheet: Sheet): string[] {
  if (view.seat === null) return [];
  const { lang, ink } = sheet;
  const own = view.sides[view.seat];
  const pending = view.turn?.side === view.seat ? view.turn.pending.map(({ says }) => says[lang]) : [];
  return [
    ...(own.hand.length > 0 ? [ink.strong(said.yourHand[lang])] : []),
    ...own.hand.flatMap((held) => cardLines(held, sheet)),
    ...(own.intrigues.length > 0 ? [ink.strong(said.yourIntrigues[lang])] : []),
    ...own.intrigues.flatMap((held) => cardLines(held, sheet)),
    ...pending.flatMap((text) =>
      wrap(`${said.waits[lang]}: ${text}`, sheet.width - 2).map((line) => ink.lit(`  ${line}`)),
    ),
  ];
}

/** The name with its icons, then what the card says. */
function cardLines(held: CardRef | HandCard, { lang, ink, names, width, card }: Sheet): string[] {
  const entry = card(held.def);
  const shown = (entry?.traits?.icon ?? []).flatMap((key) => icons.filter((icon) => icon === key));
  const name = pad(clip(names.card(held.id), 26), 26);
  const symbols = shown.map((icon) => iconNames[icon][lang]).join(', ');
  const text = [symbols, ...(entry?.text ?? []).map((line) => line[lang])]
    .filter((one) => one !== '')
    .join(' · ');
  const [first = '', ...more] = wrap(text, Math.max(20, width - 32));
  return [
    `  ${ink.dyed(entry?.dye ?? '', name)}  ${ink.faint(first)}`,
    ...more.map((line) => ink.faint(`${' '.repeat(30)}${line}`)),
  ];
}

const listed = (cards: readonly CardRef[], { names }: Sheet): string =>
  cards.map(({ id }) => names.card(id)).join(', ');

const phaseNames: Readonly<Record<DuneView['phase'], Text>> = {
  start: { ru: 'начало раунда', en: 'round start' },
  turns: { ru: 'ходы', en: 'player turns' },
  combat: { ru: 'сражение', en: 'combat' },
  makers: { ru: 'Податели', en: 'makers' },
  recall: { ru: 'возвращение', en: 'recall' },
  endgame: { ru: 'конец игры', en: 'endgame' },
};

const said = {
  round: { ru: 'Раунд', en: 'Round' },
  over: { ru: 'Партия окончена', en: 'The game is over' },
  points: { ru: 'ПО', en: 'VP' },
  goods: { ru: 'солярии/Пряность/вода', en: 'Solari/spice/water' },
  garrison: { ru: 'гарнизон', en: 'garrison' },
  conflict: { ru: 'конфликт', en: 'Conflict' },
  agents: { ru: 'агенты', en: 'Agents' },
  hand: { ru: 'рука', en: 'hand' },
  deck: { ru: 'колода', en: 'deck' },
  intrigues: { ru: 'интриги', en: 'Intrigue' },
  council: { ru: 'Высший Совет', en: 'High Council' },
  revealed: { ru: 'карты раскрыты', en: 'revealed' },
  inPlay: { ru: 'в игре', en: 'in play' },
  row: { ru: 'Ряд Империи', en: 'Imperium Row' },
  yourHand: { ru: 'Рука', en: 'Hand' },
  yourIntrigues: { ru: 'Интриги', en: 'Intrigue cards' },
  waits: { ru: 'ждёт', en: 'waits' },
  tech: { ru: 'Технологии', en: 'Tech tiles' },
  dreadnoughts: { ru: 'дредноуты', en: 'dreadnoughts' },
  freighter: { ru: 'транспортник', en: 'Freighter' },
  negotiators: { ru: 'переговорщики', en: 'Negotiators' },
  specimens: { ru: 'образцы', en: 'specimens' },
  research: { ru: 'исследования', en: 'research' },
  tleilaxu: { ru: 'Тлейлаксу', en: 'Tleilaxu' },
  spies: { ru: 'шпионы', en: 'Spies' },
  hooks: { ru: 'крюк подателя', en: 'Maker Hooks' },
  sandworms: { ru: 'песчаные черви', en: 'sandworms' },
  memories: { ru: 'воспоминания', en: 'memories' },
  posts: { ru: 'Посты', en: 'Posts' },
  wall: { ru: 'Барьерная Стена стоит', en: 'the Shield Wall stands' },
  teams: { ru: 'Команды', en: 'Teams' },
  activated: { ru: 'активирован', en: 'activated' },
  throne: { ru: 'Тронный ряд', en: 'Throne Row' },
  ownTrack: { ru: 'свой трек', en: 'own track' },
  contracts: { ru: 'Контракты', en: 'Contracts' },
  tleilaxuRow: { ru: 'Карты Тлейлаксу', en: 'Tleilaxu cards' },
  acquire: { ru: 'Купить', en: 'Acquire' },
  intrigue: { ru: 'Сыграть интригу', en: 'Play Intrigue' },
} satisfies Record<string, Text>;
