/** Berserk in words: squads by cells, nearest first, with strikes, lives and what holds of them; the deal with prices. */
import type { BerserkAct } from '@vigrid/berserk/table';
import { words as features, markers, phases, wordName } from '@vigrid/berserk/text';
import { listed, livesSaid } from '../../text/said.ts';
import type { Ear, HeardItem, HeardPart, Hearing } from '../screen.ts';
import {
  type BerserkView,
  cellName,
  type PieceView,
  pieceIn,
  piecesOf,
  type SideView,
} from './table/game.ts';
import { abilityName } from './table/stack-texts.ts';

export const hearing: Hearing<BerserkView, BerserkAct> = {
  figures: {
    cost: { ru: 'цена', en: 'cost' },
    weak: { ru: 'слабый удар', en: 'weak strike' },
    medium: { ru: 'средний', en: 'medium' },
    strong: { ru: 'сильный', en: 'strong' },
    lives: { ru: 'жизни', en: 'lives' },
    move: { ru: 'движение', en: 'move' },
  },
  parts: (view, ear) => [
    { title: said.phase, also: ['phase'], items: [{ say: ear.spoken.t(phases[view.phase]).toLowerCase() }] },
    { title: said.stack, also: ['бой', 'fight'], items: stackItems(view, ear) },
    ...view.sides
      .map((side, seat) => ({ side, seat }))
      .sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat))
      .flatMap(({ side, seat }) => sideParts(side, seat, view, ear)),
  ],
  act(view, act, ear) {
    const { t } = ear.spoken;
    switch (act.do) {
      case 'recruit': {
        const dealt = view.sides[view.seat ?? 0].deal.find(({ id }) => id === act.card);
        return dealt ? cardSaid(dealt.id, dealt.def, dealt.price, ear).say.replace(/^[^,]*, /, '') : null;
      }
      case 'strike': {
        const target = pieceIn(view, act.target);
        return target ? standing(target, ear) : null;
      }
      case 'defend': {
        const piece = pieceIn(view, act.card);
        return piece ? standing(piece, ear) : null;
      }
      case 'use':
      case 'declare': {
        const plays = piecesOf(view).flatMap((piece) =>
          piece.plays.map((play) => ({ card: piece.id, ...play })),
        );
        const due = view.due.map(({ card, feature }) => ({ card: card.id, ...feature }));
        const found = [...plays, ...due].find(
          (one) => one.card === act.card && one.of === act.of && one.feature === act.feature,
        );
        return found?.text ? t(found.text) : null;
      }
      case 'mode': {
        const text = view.declaring?.modes[act.mode];
        return text ? t(text) : null;
      }
      default:
        return null;
    }
  },
  called(view, object, _kind, ear) {
    const piece = pieceIn(view, object);
    return piece && `${ear.names.card(object)} (${standing(piece, ear)})`;
  },
  place(view, name, ear) {
    const wanted = name.toUpperCase().replace(/['’]/, '′');
    const cell = Array.from({ length: 30 }, (_, at) => at).find((at) => cellName(at) === wanted);
    if (cell === undefined) return null;
    const here = piecesOf(view).filter((piece) => piece.cell === cell);
    const whose = (piece: PieceView) =>
      piece.seat === view.seat ? ear.spoken.t(said.yours) : ear.names.seat(piece.seat);
    const all = here.map((piece) => `${whose(piece)}: ${pieceSaid(piece, ear).say}`);
    return `${cellName(cell)}: ${all.join('; ') || ear.spoken.t(said.empty)}.`;
  },
};

function stackItems({ stack }: BerserkView, { names, spoken: { t } }: Ear): HeardItem[] {
  return stack.toReversed().map((item): HeardItem => {
    const who = names.card(item.card.id);
    if (item.kind === 'move') return { say: `${who}: ${t(said.to)(cellName(item.cell))}` };
    if (item.kind === 'defend') return { say: t(said.defends)(who) };
    const at = item.attack
      ? [item.attack.defender ?? item.attack.target]
      : [...item.targets, ...item.second].map(({ id }) => id);
    const whom = at.length === 0 ? '' : `, ${t(said.target)} ${at.map(names.card).join(', ')}`;
    const dice = item.rolls.map(({ card, natural, result }) => `${names.card(card.id)} ${result ?? natural}`);
    return {
      say: `${who}: ${t(abilityName(item)).toLowerCase()}${whom}${dice.length > 0 ? `, ${t(said.dice)}: ${dice.join(', ')}` : ''}`,
      ...(item.feature?.text && { more: t(item.feature.text) }),
    };
  });
}

function sideParts(side: SideView, seat: number, view: BerserkView, ear: Ear): HeardPart[] {
  const { t } = ear.spoken;
  // From the middle of the field back to one's own edge, from left to right.
  const order = (cell: number) => (seat === 0 ? cell : 29 - cell);
  const byCell = (a: PieceView, b: PieceView) => order(a.cell) - order(b.cell);
  const field = side.pieces.filter(({ cell }) => cell >= 0).sort(byCell);
  const zone = side.pieces.filter(({ cell, host }) => cell < 0 && host === null);
  const pieces = (all: readonly PieceView[]) => all.map((piece) => pieceSaid(piece, ear));
  const stock = [
    ...(side.gold === null ? [] : [t(said.crystals)(side.gold, side.silver ?? 0)]),
    t(said.inDeck)(side.deckSize),
    ...(side.squadSize === null ? [] : [t(said.inSquad)(side.squadSize)]),
    ...(view.first === seat ? [t(said.first)] : []),
  ];
  const lying = (all: readonly { readonly id: number }[]) =>
    all.map(({ id }): HeardItem => ({ say: ear.names.card(id) }));
  return [
    {
      title: said.stock,
      seat,
      also: ['crystals', 'кристаллы', 'deck', 'колода'],
      items: stock.map((say) => ({ say })),
    },
    {
      title: said.deal,
      seat,
      also: ['hand', 'рука'],
      items: side.deal.map(({ id, def, price }) => cardSaid(id, def, price, ear)),
    },
    {
      title: said.recruits,
      seat,
      items: side.recruits.map(({ id, def }) => cardSaid(id, def, null, ear)),
    },
    { title: said.field, seat, also: ['squad', 'отряд', 'field', 'board', 'поле'], items: pieces(field) },
    { title: said.zone, seat, also: ['zone', 'зона'], items: pieces(zone) },
    { title: said.graveyard, seat, items: lying(side.graveyard) },
    { title: said.exile, seat, items: lying(side.exile) },
  ];
}

function cardSaid(id: number, def: string, price: SideView['deal'][number]['price'], ear: Ear): HeardItem {
  const { t } = ear.spoken;
  const { figures, line, text } = ear.entry(def);
  const { weak, medium, strong, lives, move } = figures;
  const numbers = [
    ...(price ? [`${t(said.cost)} ${price.cost}`] : []),
    ...(price && price.penalty > 0 ? [t(said.penalty)(price.penalty)] : []),
    ...(weak === undefined ? [] : [`${t(said.strike)} ${weak}-${medium}-${strong}`]),
    ...(lives === undefined ? [] : [`${t(said.lives)} ${lives}`]),
    ...(move === undefined ? [] : [`${t(said.move)} ${move}`]),
    ...(price?.barred ? [t(price.barred)] : []),
  ];
  return { say: [ear.names.card(id), ...numbers].join(', '), more: listed([t(line), ...text.map(t)]) };
}

function pieceSaid(piece: PieceView, ear: Ear): HeardItem {
  const { t } = ear.spoken;
  const name = piece.def === null ? t(said.hiddenCard) : ear.names.card(piece.id);
  const texts = piece.def === null ? [] : ear.entry(piece.def).text.map(t);
  return { say: [name, standing(piece, ear)].filter(Boolean).join(', '), more: listed(texts) };
}

/** Where it stands and how: the cell first. */
function standing(piece: PieceView, { names, spoken: { t } }: Ear): string {
  const { move, host } = piece;
  return [
    ...(piece.cell >= 0 ? [cellName(piece.cell)] : []),
    ...(host === null ? [] : [t(said.sitsOn)(names.card(host))]),
    ...(piece.hidden ? [t(said.hidden)] : []),
    ...(piece.lives === null ? [] : [livesSaid(piece.lives, piece.wounds, t)]),
    ...(piece.extraLives > 0 ? [`${t(said.extraLives)} ${piece.extraLives}`] : []),
    ...(piece.strike ? [`${t(said.strike)} ${piece.strike.join('-')}`] : []),
    ...(piece.flying ? [t(said.flies)] : move ? [`${t(said.move)} ${move.left}`] : []),
    ...(piece.def === null ? [] : [t(piece.closed ? said.closed : said.open)]),
    ...(piece.acted ? [t(said.acted)] : []),
    ...(piece.chips > 0 ? [`${t(said.chips)} ${piece.chips}`] : []),
    ...(piece.poison > 0 ? [`${t(said.poison)} ${piece.poison}`] : []),
    ...piece.markers.map(({ kind, amount }) => `${t(markerNames[kind] ?? { ru: kind, en: kind })} ${amount}`),
    ...piece.words
      .filter(({ word }) => word in features)
      .map(({ word, value }) => t(wordName(word as keyof typeof features, value, 'nom')).toLowerCase()),
    ...(piece.mute ? [t(said.mute)] : []),
    ...(piece.numb ? [t(said.numb)] : []),
  ].join(', ');
}

const markerNames: Readonly<Record<string, { readonly ru: string; readonly en: string } | undefined>> =
  markers;

const said = {
  phase: { ru: 'Фаза', en: 'Phase' },
  stack: { ru: 'Стек', en: 'Stack' },
  yours: { ru: 'вы', en: 'you' },
  empty: { ru: 'пусто', en: 'empty' },
  to: { ru: (cell: string) => `идёт на ${cell}`, en: (cell: string) => `moves to ${cell}` },
  defends: { ru: (who: string) => `защищает ${who}`, en: (who: string) => `${who} defends` },
  target: { ru: 'цель', en: 'target' },
  dice: { ru: 'на кубиках', en: 'dice' },
  stock: { ru: 'Кристаллы и колода', en: 'Crystals and deck' },
  crystals: {
    ru: (gold: number, silver: number) => `золотых кристаллов ${gold}, серебряных ${silver}`,
    en: (gold: number, silver: number) => `${gold} gold and ${silver} silver crystals`,
  },
  inDeck: { ru: (n: number) => `в колоде ${n}`, en: (n: number) => `${n} in the deck` },
  inSquad: { ru: (n: number) => `в отряде ${n}`, en: (n: number) => `${n} in the squad` },
  first: { ru: 'первый игрок', en: 'first player' },
  deal: { ru: 'Раздача', en: 'Deal' },
  recruits: { ru: 'Набраны', en: 'Recruited' },
  field: { ru: 'На поле', en: 'On the field' },
  zone: { ru: 'Дополнительная зона', en: 'Auxiliary zone' },
  graveyard: { ru: 'Кладбище', en: 'Graveyard' },
  exile: { ru: 'Изгнаны', en: 'Exile' },
  cost: { ru: 'цена', en: 'cost' },
  penalty: {
    ru: (n: number) => `и за новую стихию ещё ${n} золота`,
    en: (n: number) => `and ${n} gold for a new element`,
  },
  strike: { ru: 'удар', en: 'strike' },
  lives: { ru: 'жизни', en: 'lives' },
  extraLives: { ru: 'дополнительных жизней', en: 'extra lives' },
  move: { ru: 'движение', en: 'move' },
  flies: { ru: 'летает', en: 'flies' },
  hiddenCard: { ru: 'скрытая карта', en: 'a hidden card' },
  hidden: { ru: 'скрыта', en: 'hidden' },
  sitsOn: { ru: (name: string) => `на карте «${name}»`, en: (name: string) => `on ${name}` },
  open: { ru: 'открыта', en: 'open' },
  closed: { ru: 'закрыта', en: 'closed' },
  acted: { ru: 'уже действовала', en: 'has acted' },
  chips: { ru: 'фишек', en: 'chips' },
  poison: { ru: 'отравление', en: 'poison' },
  mute: { ru: 'без особенностей', en: 'without features' },
  numb: { ru: 'не откроется в свой ход', en: 'will not open' },
} as const;
