/** Heroes in words: heroes and squads with their figures, coins, hands with prices and texts. */
import type { HeroesAct } from '@vigrid/heroes/table';
import { keywords, plainText, terms } from '@vigrid/heroes/text';
import { listed, livesSaid } from '../../text/said.ts';
import type { Ear, HeardItem, HeardPart, Hearing } from '../screen.ts';
import { type HeroesView, pieceIn, piecesOf } from './table/game.ts';

type Side = HeroesView['sides'][number];
type Piece = Side['hero'];

export const hearing: Hearing<HeroesView, HeroesAct> = {
  figures: {
    cost: { ru: 'цена', en: 'cost' },
    strike: { ru: 'удар', en: 'strike' },
    lives: { ru: 'жизни', en: 'lives' },
  },
  parts: (view, ear) => [
    ...underWay(view, ear),
    ...view.sides
      .map((side, seat) => ({ side, seat }))
      .sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat))
      .flatMap(({ side, seat }) => sideParts(side, seat, seat === view.seat, ear)),
  ],
  act(view, act, ear) {
    const { t, lang } = ear.spoken;
    switch (act.do) {
      case 'play': {
        const held = view.sides.flatMap(({ hand }) => hand).find(({ id }) => id === act.card);
        return held ? `${t(said.cost)} ${held.cost}` : null;
      }
      case 'use':
      case 'spring':
      case 'resolve': {
        const piece = view.sides.flatMap(piecesOf).find(({ id }) => id === act.card);
        const text = piece && ear.entry(piece.def).text[act.ability];
        return text ? plainText(t(text), lang) : null;
      }
      case 'attack': {
        const target = pieceIn(view, act.target);
        return target ? figuresOf(target, ear) : null;
      }
      case 'defend': {
        const piece = 'card' in act && typeof act.card === 'number' ? pieceIn(view, act.card) : null;
        return piece ? figuresOf(piece, ear) : null;
      }
      default:
        return null;
    }
  },
  called(view, object, _kind, ear) {
    const piece = pieceIn(view, object);
    return piece && `${ear.names.card(object)} (${figuresOf(piece, ear)})`;
  },
};

/** The attack or the effect that is being carried out. */
function underWay({ under }: HeroesView, { names, spoken: { t, lang } }: Ear): HeardPart[] {
  const items = under.map((what): HeardItem => {
    if (what.kind === 'ability')
      return { say: `${names.card(what.source.id)}: ${plainText(t(what.text), lang)}` };
    const attack = t(said.attacks)(names.card(what.attacker), names.card(what.target));
    return {
      say: what.defender === null ? attack : `${attack}, ${t(said.defends)(names.card(what.defender))}`,
    };
  });
  return items.length > 0 ? [{ title: said.now, also: ['бой', 'fight', 'стек', 'stack'], items }] : [];
}

function sideParts(side: Side, seat: number, own: boolean, ear: Ear): HeardPart[] {
  const { t } = ear.spoken;
  const pieces = (all: readonly Piece[]) => all.map((piece) => pieceSaid(piece, ear));
  const lying = (all: readonly { readonly id: number }[]) =>
    all.map(({ id }): HeardItem => ({ say: ear.names.card(id) }));
  const purse = [
    t(said.coins)(side.openCoins, side.coins),
    t(said.inHand)(side.handSize),
    t(said.inDeck)(side.deckSize),
    ...(side.top ? [t(said.onTop)(ear.names.card(side.top.id))] : []),
    ...(side.missed > 0 ? [t(said.missed)(side.missed)] : []),
    ...(side.obeys ? [t(said.obeys)] : []),
    ...(side.skips > 0 ? [t(said.skips)(side.skips)] : []),
  ];
  return [
    { title: said.hero, seat, also: ['hero', 'герой'], items: pieces([side.hero]) },
    {
      title: said.purse,
      seat,
      also: ['coins', 'монеты', 'deck', 'колода'],
      items: purse.map((say) => ({ say })),
    },
    { title: said.squad, seat, also: ['field', 'board', 'поле'], items: pieces(side.squad) },
    { title: said.supports, seat, items: pieces(side.supports) },
    { title: said.quests, seat, items: pieces(side.quests) },
    {
      title: own ? said.hand : said.known,
      seat,
      also: own ? [] : ['hand', 'рука'],
      items: side.hand.map(({ id, def, cost }) => cardSaid(id, def, cost, ear)),
    },
    { title: said.graveyard, seat, items: lying(side.graveyard) },
    { title: said.completed, seat, items: lying(side.completed) },
  ];
}

function cardSaid(id: number, def: string, cost: number, ear: Ear): HeardItem {
  const { t, lang } = ear.spoken;
  const { figures, line, text } = ear.entry(def);
  const { strike, lives } = figures;
  const numbers = [
    `${t(said.cost)} ${cost}`,
    ...(strike === undefined ? [] : [`${t(said.strike)} ${strike}`]),
    ...(lives === undefined ? [] : [`${t(said.lives)} ${lives}`]),
  ];
  return {
    say: `${ear.names.card(id)}, ${numbers.join(', ')}`,
    more: listed([t(line), ...text.map((one) => plainText(t(one), lang))]),
  };
}

function pieceSaid(piece: Piece, ear: Ear): HeardItem {
  const { t, lang } = ear.spoken;
  const texts = [...ear.entry(piece.def).text, ...piece.gained].map((one) => plainText(t(one), lang));
  return { say: `${ear.names.card(piece.id)}, ${figuresOf(piece, ear)}`, more: listed(texts) };
}

function figuresOf(piece: Piece, { names, spoken: { t } }: Ear): string {
  const states = [
    ...(piece.strike === null ? [] : [`${t(said.strike)} ${piece.strike}`]),
    ...(piece.lives === null ? [] : [livesSaid(piece.lives, piece.wounds, t)]),
    t(piece.closed ? said.closed : said.open),
    ...(piece.fresh ? [t(said.fresh)] : []),
    ...(piece.stunned ? [t(said.stunned)] : []),
    ...(piece.boosts !== 0 ? [t(said.boosts)(piece.boosts)] : []),
    ...(piece.poison > 0 ? [`${t(said.poison)} ${piece.poison}`] : []),
    ...(piece.markers > 0 ? [`${t(said.markers)} ${piece.markers}`] : []),
    ...piece.keywords.flatMap(({ word, value }) => {
      const name = keywordNames[word];
      return name ? [value === undefined ? t(name).toLowerCase() : `${t(name).toLowerCase()} ${value}`] : [];
    }),
    ...(piece.captured.length > 0
      ? [`${t(said.captured)}: ${piece.captured.map(({ id }) => names.card(id)).join(', ')}`]
      : []),
  ];
  return states.join(', ');
}

const keywordNames: Readonly<Record<string, { readonly ru: string; readonly en: string } | undefined>> = {
  ...Object.fromEntries(Object.entries(keywords).map(([word, { name }]) => [word, name])),
  protection: terms.protection.name,
  'from-spell': terms.protection.name,
  'from-shot': terms.protection.name,
  cannotAttack: { ru: 'не атакует', en: 'cannot attack' },
};

const said = {
  now: { ru: 'Происходит', en: 'Under way' },
  attacks: {
    ru: (who: string, whom: string) => `${who} атакует, цель — ${whom}`,
    en: (who: string, whom: string) => `${who} attacks ${whom}`,
  },
  defends: { ru: (who: string) => `защищает ${who}`, en: (who: string) => `${who} defends` },
  hero: { ru: 'Герой', en: 'Hero' },
  purse: { ru: 'Монеты и колода', en: 'Coins and deck' },
  coins: {
    ru: (open: number, all: number) => `открытых монет ${open} из ${all}`,
    en: (open: number, all: number) => `${open} of ${all} coins open`,
  },
  inHand: { ru: (n: number) => `карт в руке ${n}`, en: (n: number) => `${n} in hand` },
  inDeck: { ru: (n: number) => `в колоде ${n}`, en: (n: number) => `${n} in the deck` },
  onTop: { ru: (name: string) => `сверху колоды ${name}`, en: (name: string) => `on top of it ${name}` },
  missed: {
    ru: (n: number) => `колода пуста, пропущено доборов ${n} из 3`,
    en: (n: number) => `${n} of 3 draws missed`,
  },
  obeys: { ru: 'в следующем ходу решает противник', en: 'the opponent decides in the next turn' },
  skips: { ru: (n: number) => `пропустит ходов ${n}`, en: (n: number) => `skips ${n} turns` },
  squad: { ru: 'Отряд', en: 'Squad' },
  supports: { ru: 'Поддержка', en: 'Supports' },
  quests: { ru: 'Квесты', en: 'Quests' },
  hand: { ru: 'Рука', en: 'Hand' },
  known: { ru: 'Известные карты руки', en: 'Known cards in hand' },
  graveyard: { ru: 'Кладбище', en: 'Graveyard' },
  completed: { ru: 'Завершённые квесты', en: 'Completed quests' },
  cost: { ru: 'цена', en: 'cost' },
  strike: { ru: 'удар', en: 'strike' },
  lives: { ru: 'жизни', en: 'lives' },
  open: { ru: 'открыто', en: 'open' },
  closed: { ru: 'закрыто', en: 'closed' },
  fresh: { ru: 'только вошло', en: 'just came' },
  stunned: { ru: 'оглушено', en: 'stunned' },
  boosts: {
    ru: (n: number) => (n > 0 ? `усиление ${n}` : `ослабление ${-n}`),
    en: (n: number) => (n > 0 ? `strengthened by ${n}` : `weakened by ${-n}`),
  },
  poison: { ru: 'отравление', en: 'poison' },
  markers: { ru: 'маркеров', en: 'markers' },
  captured: { ru: 'в плену', en: 'has captured' },
} as const;
