/** Dune in words: what each side has, the Conflict, the board by icons with who stands where, the Row, the own cards. */
import type { DuneAct } from '@vigrid/dune/table';
import {
  battleIconNames,
  counted,
  factionNames,
  iconNames,
  named,
  postName,
  side as sideName,
} from '@vigrid/dune/text';
import { listed } from '../../text/said.ts';
import type { Ear, HeardItem, HeardPart, Hearing } from '../screen.ts';
import { type DuneView, spaceOf } from './table/game.ts';

type Side = DuneView['sides'][number];
type Space = DuneView['spaces'][number];
interface Card {
  readonly id: number;
  readonly def: string;
  readonly cost?: number | null;
}

export const hearing: Hearing<DuneView, DuneAct> = {
  figures: {
    cost: { ru: 'цена', en: 'cost' },
    complexity: { ru: 'сложность', en: 'complexity' },
    level: { ru: 'уровень', en: 'level' },
    maker: { ru: 'сбор', en: 'maker' },
    persuasion: { ru: 'убеждение', en: 'Persuasion' },
    solari: { ru: 'солярии', en: 'Solari' },
    specimens: { ru: 'образцы', en: 'specimens' },
    spice: { ru: 'Пряность', en: 'spice' },
    swords: { ru: 'мечи', en: 'swords' },
    water: { ru: 'вода', en: 'water' },
  },
  parts: (view, ear) => [
    ...conflictPart(view, ear),
    ...waiting(view, ear),
    ...view.sides
      .map((side, at) => ({ side, at }))
      .sort((a, b) => Number(b.at === view.seat) - Number(a.at === view.seat))
      .flatMap(({ side, at }) => sideParts(side, at, view, ear)),
    ...boardParts(view, ear),
    ...marketParts(view, ear),
  ],
  act(view, act, ear) {
    const { t } = ear.spoken;
    switch (act.do) {
      case 'send': {
        const space = spaceOf(view, act.space);
        return space.agents.length > 0 || space.bonus > 0 ? spaceSaid(space, view, ear, false) : null;
      }
      case 'reveal': {
        const ahead = view.seat === null ? null : view.sides[view.seat].ahead;
        return ahead && `${t(counted(ahead.persuasion, 'persuasion'))}, ${t(counted(ahead.swords, 'sword'))}`;
      }
      default:
        return null;
    }
  },
  place(view, name, ear) {
    const wanted = name.toLowerCase();
    const found = view.spaces.find(({ def }) =>
      Object.values(ear.entry(def).name).some((one) => one.toLowerCase() === wanted),
    );
    return found ? `${ear.spoken.t(ear.entry(found.def).name)}: ${spaceSaid(found, view, ear, true)}` : null;
  },
  called(view, object, kind, { entry, spoken: { t } }) {
    if (kind !== 'cells') return null;
    const space = view.spaces.find(({ number }) => number === object);
    return space ? t(entry(space.def).name) : null;
  },
};

const called = (view: DuneView, at: number, { names, spoken: { t } }: Ear): string =>
  at === view.seat ? t(said.you) : t(sideName(view.sides[at].seat, names));

function conflictPart(view: DuneView, ear: Ear): HeardPart[] {
  if (!view.conflict) return [];
  const { t } = ear.spoken;
  const { name, line, text } = ear.entry(view.conflict.def);
  const there = view.sides.flatMap((side, at) =>
    side.troops > 0 || side.strength > 0
      ? [
          {
            say: `${called(view, at, ear)}: ${t(counted(side.troops, 'troop'))}, ${t(said.strength)} ${side.strength}`,
          },
        ]
      : [],
  );
  return [
    {
      title: said.conflict,
      also: ['fight', 'бой'],
      items: [
        { say: `${t(name)}, ${t(line)}`, more: listed(text.map(t)) },
        ...(there.length > 0 ? there : [{ say: t(said.nobody) }]),
        { say: `${t(said.conflictsLeft)} ${view.conflictsLeft}` },
      ],
    },
  ];
}

/** Effects of the present turn that are still to be carried out. */
function waiting({ turn }: DuneView, { spoken: { t } }: Ear): HeardPart[] {
  const items = (turn?.pending ?? []).map(({ says }): HeardItem => ({ say: t(says) }));
  return items.length > 0 ? [{ title: said.waiting, items }] : [];
}

function sideParts(of: Side, at: number, view: DuneView, ear: Ear): HeardPart[] {
  const { t } = ear.spoken;
  const own = at === view.seat;
  const cards = (all: readonly Card[]) => all.map((card) => cardSaid(card, ear));
  const leader = of.leader === null ? null : ear.entry(of.leader);
  const tracks = Object.entries(factionNames).map(([faction, name]) => {
    const holds = view.alliances[faction as keyof typeof factionNames] === at ? ` (${t(said.alliance)})` : '';
    return `${t(name)} ${of.influence[faction as keyof typeof factionNames]}${holds}`;
  });
  const goods = [
    t(counted(of.points, 'point')),
    `${of.solari} ${t(named(of.solari, 'solari'))}`,
    `${of.spice} ${t(named(of.spice, 'spice'))}`,
    `${of.water} ${t(named(of.water, 'water'))}`,
    ...(of.persuasion > 0 ? [`${t(said.persuasion)} ${of.persuasion}`] : []),
  ];
  const forces = [
    `${t(said.agents)} ${of.agentsReady} ${t(said.of)} ${of.agents}`,
    `${t(said.garrison)} ${of.garrison}`,
    `${t(said.inConflict)} ${of.troops}`,
    `${t(said.supply)} ${of.supply}`,
    ...(of.council ? [t(said.council)] : []),
    ...(of.swordmaster ? [t(said.swordmaster)] : []),
    ...(view.mentat === at ? [t(said.mentat)] : []),
    ...(of.revealed ? [t(said.revealed)] : []),
    ...moreForces(of, ear),
  ];
  const piles = [
    `${t(said.inHand)} ${of.handSize}`,
    `${t(said.inDeck)} ${of.deckSize}`,
    `${t(said.intriguesHeld)} ${of.intriguesSize}`,
  ];
  const says = (all: readonly string[]) => all.map((say): HeardItem => ({ say }));
  return [
    {
      title: said.leader,
      seat: at,
      also: ['leader'],
      items: leader ? [{ say: t(leader.name), more: listed(leader.text.map(t)) }] : [],
    },
    { title: said.goods, seat: at, also: ['resources', 'ресурсы', 'points', 'очки'], items: says(goods) },
    { title: said.influence, seat: at, also: ['influence'], items: of.six?.commander ? [] : says(tracks) },
    { title: said.forces, seat: at, also: ['troops', 'отряды', 'agents', 'агенты'], items: says(forces) },
    { title: said.piles, seat: at, also: ['deck', 'колода'], items: of.kind === 'player' ? says(piles) : [] },
    {
      title: own ? said.hand : said.known,
      seat: at,
      also: own ? [] : ['hand', 'рука'],
      items: cards(of.hand),
    },
    { title: said.intrigues, seat: at, also: ['intrigue', 'интрига'], items: cards(of.intrigues) },
    { title: said.inPlay, seat: at, items: cards([...of.played, ...of.shown, ...of.waiting]) },
    { title: said.contracts, seat: at, items: cards(of.uprising?.contracts ?? []) },
    { title: said.tech, seat: at, also: ['tech'], items: cards(of.ix?.tech ?? []) },
    {
      title: said.discard,
      seat: at,
      also: ['discard'],
      items: of.discard.map(({ id }): HeardItem => ({ say: ear.names.card(id), quiet: true })),
    },
  ];
}

/** What the expansions add to a side. */
function moreForces(of: Side, { spoken: { t } }: Ear): string[] {
  const { ix, immortality, uprising } = of;
  return [
    ...(ix
      ? [
          `${t(said.dreadnoughts)} ${ix.dreadnoughts.garrison}, ${t(said.inConflict)} ${ix.dreadnoughts.conflict}`,
          `${t(said.freighter)} ${ix.freighter}`,
          ...(ix.negotiators > 0 ? [`${t(said.negotiators)} ${ix.negotiators}`] : []),
        ]
      : []),
    ...(immortality
      ? [
          `${t(said.specimens)} ${immortality.specimens}`,
          `${t(said.research)} ${Number.parseInt(immortality.research, 10)}`,
          `${t(said.tleilaxu)} ${immortality.tleilaxu}`,
        ]
      : []),
    ...(uprising
      ? [
          `${t(said.spies)} ${uprising.spies}`,
          ...(uprising.hooks ? [t(said.hooks)] : []),
          ...(uprising.sandworms > 0 ? [`${t(said.sandworms)} ${uprising.sandworms}`] : []),
          ...uprising.won.flatMap(({ icon, down }) => (icon && !down ? [t(battleIconNames[icon])] : [])),
        ]
      : []),
  ];
}

function boardParts(view: DuneView, ear: Ear): HeardPart[] {
  const { t } = ear.spoken;
  const regions = [...new Set(view.spaces.map(({ icon }) => icon))];
  const parts = regions.map(
    (icon): HeardPart => ({
      title: iconNames[icon],
      also: ['board', 'field', 'поле', 'spaces', 'ячейки'],
      items: view.spaces
        .filter((space) => space.icon === icon)
        .map((space) => ({
          say: `${t(ear.entry(space.def).name)}: ${spaceSaid(space, view, ear, false)}`,
          more: listed(ear.entry(space.def).text.map(t)),
          quiet:
            space.agents.length === 0 &&
            space.bonus === 0 &&
            space.control === null &&
            space.flag === undefined,
        })),
    }),
  );
  const { uprising } = view;
  const posts = (uprising?.posts ?? []).filter(({ spies }) => spies.length > 0);
  return [
    ...parts,
    {
      title: said.posts,
      also: ['posts', 'spies', 'шпионы'],
      items: [
        ...(uprising ? [{ say: t(uprising.wall ? said.wall : said.noWall) }] : []),
        ...posts.map(({ id, spies }) => ({
          say: `${t(postName(id))}: ${spies.map((at) => called(view, at, ear)).join(', ')}`,
        })),
      ],
    },
  ];
}

/** Who stands there and what it costs; `whole`: what it gives, too. */
function spaceSaid(space: Space, view: DuneView, ear: Ear, whole: boolean): string {
  const { t } = ear.spoken;
  const facts = [
    space.agents.length === 0
      ? t(said.free)
      : `${t(said.agentsOf)} ${space.agents.map((at) => called(view, at, ear)).join(', ')}`,
    ...(space.bonus > 0 ? [t(said.bonus)(space.bonus)] : []),
    ...(space.control === null ? [] : [`${t(said.controlled)} ${called(view, space.control, ear)}`]),
    ...(space.flag === undefined ? [] : [`${t(said.dreadnoughtOf)} ${called(view, space.flag, ear)}`]),
  ].join(', ');
  return whole ? `${facts}. ${listed(ear.entry(space.def).text.map(t))}` : facts;
}

function marketParts(view: DuneView, ear: Ear): HeardPart[] {
  const cards = (all: readonly Card[]) => all.map((card) => cardSaid(card, ear));
  const tops = (stacks: readonly { readonly top: Card | null }[]) => stacks.flatMap(({ top }) => top ?? []);
  return [
    { title: said.row, also: ['row', 'ряд', 'market', 'рынок'], items: cards(view.row) },
    { title: said.reserve, also: ['reserve', 'запас'], items: cards(tops(view.reserve)) },
    { title: said.throne, items: cards(view.six?.throne ?? []) },
    { title: said.offered, items: cards(view.uprising?.contracts?.offered ?? []) },
    { title: said.techOffered, also: ['technologies', 'технологии'], items: cards(tops(view.tech)) },
    { title: said.tleilaxuRow, items: cards(view.tleilaxu) },
  ];
}

function cardSaid({ id, def, cost }: Card, ear: Ear): HeardItem {
  const { t } = ear.spoken;
  const { traits, text, line } = ear.entry(def);
  const icons = (traits?.icon ?? []).flatMap((icon) =>
    icon in iconNames ? [t(iconNames[icon as keyof typeof iconNames])] : [],
  );
  const price = cost === undefined ? [] : [cost === null ? t(said.notForSale) : `${t(said.cost)} ${cost}`];
  return {
    say: [
      ear.names.card(id),
      ...price,
      ...(icons.length > 0 ? [`${t(said.goesTo)} ${icons.join(', ')}`] : []),
    ].join(', '),
    more: listed([t(line), ...text.map(t)]),
  };
}

const said = {
  you: { ru: 'вы', en: 'you' },
  conflict: { ru: 'Конфликт', en: 'Conflict' },
  nobody: { ru: 'в зоне конфликта никого', en: 'nobody is in the Conflict' },
  conflictsLeft: { ru: 'осталось конфликтов', en: 'Conflicts left' },
  strength: { ru: 'сила', en: 'strength' },
  waiting: { ru: 'Ждёт в этом ходу', en: 'Still to come in this turn' },
  leader: { ru: 'Лидер', en: 'Leader' },
  goods: { ru: 'Очки и ресурсы', en: 'Points and goods' },
  persuasion: { ru: 'убеждение', en: 'Persuasion' },
  influence: { ru: 'Влияние', en: 'Influence' },
  alliance: { ru: 'альянс', en: 'Alliance' },
  forces: { ru: 'Силы', en: 'Forces' },
  agents: { ru: 'агентов готово', en: 'Agents ready:' },
  of: { ru: 'из', en: 'of' },
  garrison: { ru: 'в гарнизоне', en: 'garrison' },
  inConflict: { ru: 'в конфликте', en: 'in the Conflict' },
  supply: { ru: 'в запасе', en: 'supply' },
  council: { ru: 'место в Высшем Совете', en: 'a seat on the High Council' },
  swordmaster: { ru: 'Оружейник', en: 'Swordmaster' },
  mentat: { ru: 'Ментат', en: 'Mentat' },
  revealed: { ru: 'карты раскрыты', en: 'has revealed' },
  piles: { ru: 'Карты', en: 'Cards' },
  inHand: { ru: 'в руке', en: 'in hand' },
  inDeck: { ru: 'в колоде', en: 'in the deck' },
  intriguesHeld: { ru: 'интриг', en: 'Intrigue cards' },
  hand: { ru: 'Рука', en: 'Hand' },
  known: { ru: 'Известные карты руки', en: 'Known cards in hand' },
  intrigues: { ru: 'Интриги', en: 'Intrigue cards' },
  inPlay: { ru: 'В игре', en: 'In play' },
  contracts: { ru: 'Контракты', en: 'Contracts' },
  tech: { ru: 'Жетоны технологий', en: 'Tech tiles' },
  discard: { ru: 'Сброс', en: 'Discard pile' },
  dreadnoughts: { ru: 'дредноутов в гарнизоне', en: 'dreadnoughts in the garrison' },
  freighter: { ru: 'транспортник на месте', en: 'Freighter at' },
  negotiators: { ru: 'переговорщиков', en: 'Negotiators' },
  specimens: { ru: 'образцов', en: 'specimens' },
  research: { ru: 'исследования', en: 'research' },
  tleilaxu: { ru: 'трек Тлейлаксу', en: 'Tleilaxu track' },
  spies: { ru: 'шпионов в запасе', en: 'Spies in the supply' },
  hooks: { ru: 'крюк подателя', en: 'Maker Hooks' },
  sandworms: { ru: 'песчаных червей', en: 'sandworms' },
  posts: { ru: 'Посты', en: 'Observation posts' },
  wall: { ru: 'Барьерная Стена стоит', en: 'the Shield Wall stands' },
  noWall: { ru: 'Барьерной Стены нет', en: 'the Shield Wall is gone' },
  free: { ru: 'свободно', en: 'free' },
  agentsOf: { ru: 'агенты:', en: 'Agents of' },
  bonus: { ru: (n: number) => `Пряности сверху ${n}`, en: (n: number) => `${n} bonus spice` },
  controlled: { ru: 'под контролем:', en: 'controlled by' },
  dreadnoughtOf: { ru: 'дредноут:', en: 'dreadnought of' },
  row: { ru: 'Ряд Империи', en: 'Imperium Row' },
  reserve: { ru: 'Резерв', en: 'Reserve' },
  throne: { ru: 'Тронный ряд', en: 'Throne Row' },
  offered: { ru: 'Контракты на выбор', en: 'Contracts offered' },
  techOffered: { ru: 'Технологии на выбор', en: 'Tech offered' },
  tleilaxuRow: { ru: 'Карты Тлейлаксу', en: 'Tleilaxu cards' },
  cost: { ru: 'цена', en: 'cost' },
  notForSale: { ru: 'не купить', en: 'not for sale' },
  goesTo: { ru: 'значки:', en: 'icons:' },
} as const;
