/** Valhalla in words: jarls and squads by their spaces, shields and valour, the battle with its dice, the hand with texts. */
import type { ValhallaAct } from '@vigrid/valhalla/table';
import { faceNames } from '@vigrid/valhalla/text';
import { listed } from '../../text/said.ts';
import type { Ear, HeardItem, HeardPart, Hearing } from '../screen.ts';
import { diceOf, fightersOf, type ValhallaView } from './table/game.ts';
import { words } from './table/texts.ts';

type Side = ValhallaView['sides'][number];
type Fighter = ReturnType<typeof fightersOf>[number];
type Die = ReturnType<typeof diceOf>[number];

export const hearing: Hearing<ValhallaView, ValhallaAct> = {
  figures: {
    strength: { ru: 'сила', en: 'strength' },
    valour: { ru: 'доблесть', en: 'valour' },
    marked: { ru: 'с пометкой', en: 'marked' },
    copies: { ru: 'копий', en: 'copies' },
  },
  parts: (view, ear) => [
    {
      title: said.battle,
      also: ['fight', 'бой', 'битва', 'dice', 'кубики'],
      items: fightersOf(view).map((fighter) => fighterSaid(fighter, view, ear)),
    },
    ...monsterParts(view, ear),
    ...view.sides
      .map((side, seat) => ({ side, seat }))
      .sort((a, b) => Number(b.seat === view.seat) - Number(a.seat === view.seat))
      .flatMap(({ side, seat }) => sideParts(side, seat, view, ear)),
    ...tableParts(view, ear),
  ],
  act(view, act, ear) {
    const { t } = ear.spoken;
    switch (act.do) {
      case 'arm': {
        const dice = diceOf(view).filter(({ id }) => act.dice.includes(id));
        const faces = dice.map(({ face }) => t(faceNames[face])).join(', ');
        return [faces, warriorSaid(act.card, view, ear)].filter(Boolean).join('; ') || null;
      }
      case 'add':
        return (
          cardSaid({ id: act.card, def: defOf(view, act.card) }, ear)?.say.replace(/^[^,]*, /, '') ?? null
        );
      case 'jarl': {
        const jarl = view.seat === null ? null : view.sides[view.seat].jarl;
        const text = jarl && ear.entry(jarl.def).text[act.ability];
        return text ? t(text) : null;
      }
      case 'attack': {
        const side = view.sides[act.seat];
        return side.squad
          .flatMap(({ warrior }) => (warrior ? [warriorSaid(warrior.id, view, ear)] : []))
          .join('; ');
      }
      default:
        return null;
    }
  },
  called(view, object, kind, ear) {
    const { t } = ear.spoken;
    if (kind === 'cards') return cardSaid({ id: object, def: defOf(view, object) }, ear)?.say ?? null;
    const at = view.sides[0].squad.findIndex(({ space }) => space === object);
    if (kind === 'cells' && at >= 0) return t(words.space)(at + 1);
    const die = kind === 'dice' ? diceOf(view).find(({ id }) => id === object) : undefined;
    return die ? dieSaid(die, t) : null;
  },
};

function dieSaid({ face, kind }: Die, t: Ear['spoken']['t']): string {
  const name = t(faceNames[face]);
  return kind === 'own' ? name : `${name} (${t(kind === 'extra' ? said.extra : said.card)})`;
}

function fighterSaid(fighter: Fighter, view: ValhallaView, { names, spoken: { t } }: Ear): HeardItem {
  const { seat, dice, strength, played, activated } = fighter;
  const attacks = view.battle?.attacker?.seat === seat;
  const free = dice.filter(({ on }) => on === null);
  const lying = dice.filter(({ on }) => on !== null);
  const parts = fighter.parts.map(
    ({ card, amount }) => `${card ? names.card(card.id) : t(said.points)} ${amount}`,
  );
  return {
    say: [
      `${names.seat(seat)} ${t(attacks ? words.attacks : words.defends)}`,
      `${t(said.strength)} ${strength}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`,
      `${t(said.armed)} ${activated}`,
      `${t(said.free)}: ${free.map((die) => dieSaid(die, t)).join(', ') || t(said.none)}`,
      ...(lying.length > 0 ? [`${t(said.lying)} ${lying.length}`] : []),
      ...(played.length > 0
        ? [`${t(said.played)}: ${played.map(({ id }) => names.card(id)).join(', ')}`]
        : []),
    ].join(', '),
  };
}

function monsterParts({ solo }: ValhallaView, { names, entry, spoken: { t } }: Ear): HeardPart[] {
  if (!solo) return [];
  const { active, covered } = solo;
  const symbols = active.activation.map((face, i) =>
    covered[i] ? `${t(faceNames[face])} (${t(said.covered)})` : t(faceNames[face]),
  );
  return [
    {
      title: said.monster,
      also: ['monster'],
      items: [
        {
          say: `${names.card(active.id)}, ${t(said.strength)} ${active.strength}, ${t(said.most)} ${active.most}, ${symbols.join(' ')}, ${t(said.toll)} ${solo.toll}, ${t(said.cardsLeft)} ${solo.cardsLeft}`,
          more: listed(entry(active.def).text.map(t)),
        },
      ],
    },
  ];
}

function sideParts(side: Side, seat: number, view: ValhallaView, ear: Ear): HeardPart[] {
  const { t } = ear.spoken;
  const own = seat === view.seat;
  const cards = (all: readonly { readonly id: number; readonly def: string }[]) =>
    all.flatMap((card) => cardSaid(card, ear) ?? []);
  const taken = side.captured.reduce((sum, n) => sum + n, 0);
  const stock = [
    t(words.shields)(side.shields, taken),
    t(words.inValhalla)(side.valhallaSize),
    ...(side.valour === null ? [] : [t(words.valour)(side.valour)]),
    `${t(words.hand)}: ${side.handSize}`,
    ...(view.first === seat ? [t(words.first)] : []),
    ...(side.partner === null ? [] : [t(words.partner)(ear.names.seat(side.partner))]),
  ].map((say): HeardItem => ({ say: say.charAt(0).toLowerCase() + say.slice(1) }));
  const squad = side.squad.map(({ warrior }, at): HeardItem => {
    const place = t(words.space)(at + 1).toLowerCase();
    if (!warrior) return { say: `${place}: ${t(said.empty)}`, quiet: !own };
    return {
      say: `${place}: ${warriorSaid(warrior.id, view, ear)}`,
      more: listed(ear.entry(warrior.def).text.map(t)),
    };
  });
  return [
    { title: said.jarl, seat, also: ['jarl', 'ярл'], items: cards(side.jarl ? [side.jarl] : side.jarls) },
    { title: said.stock, seat, also: ['shields', 'щиты', 'valour', 'доблесть'], items: stock },
    { title: said.squad, seat, also: ['field', 'board', 'поле'], items: squad },
    { title: own ? said.hand : said.known, seat, also: own ? [] : ['hand', 'рука'], items: cards(side.hand) },
    { title: said.drawn, seat, items: cards(side.drawn) },
    { title: words.valhalla, seat, items: cards(side.valhalla) },
  ];
}

function tableParts(view: ValhallaView, ear: Ear): HeardPart[] {
  const { t } = ear.spoken;
  const titles = view.titles.map(
    ({ holder, level }): HeardItem => ({
      say:
        holder === null
          ? t(words.titleFree)
          : `${ear.names.seat(holder)}: ${t(words.title)(level).toLowerCase()}`,
    }),
  );
  return [
    { title: said.open, items: view.open.flatMap((card) => cardSaid(card, ear) ?? []) },
    {
      title: said.table,
      also: ['deck', 'колода'],
      items: [
        { say: `${t(said.inDeck)} ${view.deckSize}` },
        { say: `${t(said.discarded)} ${view.discard.length}` },
        { say: t(words.pool)(view.pool).toLowerCase() },
        ...(view.loki
          ? [{ say: ear.names.card(view.loki.id), more: listed(ear.entry(view.loki.def).text.map(t)) }]
          : []),
        ...titles,
      ],
    },
    {
      title: said.discard,
      also: ['discard'],
      items: view.discard.toReversed().map(({ id }): HeardItem => ({ say: ear.names.card(id), quiet: true })),
    },
  ];
}

function cardSaid(
  { id, def }: { readonly id: number; readonly def: string | undefined },
  ear: Ear,
): HeardItem | null {
  if (def === undefined) return null;
  const { t } = ear.spoken;
  const { figures, line, text } = ear.entry(def);
  const numbers = [
    ...(figures.strength === undefined ? [] : [`${t(said.strength)} ${figures.strength}`]),
    ...(figures.valour === undefined ? [] : [`${t(said.valour)} ${figures.valour}`]),
  ];
  return {
    say: [ear.names.card(id), ...numbers, t(line)].filter(Boolean).join(', '),
    more: listed(text.map(t)),
  };
}

function warriorSaid(card: number, view: ValhallaView, ear: Ear): string {
  const { t } = ear.spoken;
  const warrior = view.sides.flatMap(({ squad }) => squad).find((at) => at.warrior?.id === card)?.warrior;
  if (!warrior) return '';
  return [
    ear.names.card(card),
    `${t(said.strength)} ${warrior.strength}`,
    t(ear.entry(warrior.def).line),
    ...(warrior.activated ? [t(said.activated)] : []),
    ...(warrior.blocked ? [t(said.blocked)] : []),
    ...(warrior.tyr ? [ear.names.card(warrior.tyr.id)] : []),
  ].join(', ');
}

/** Which card it is, wherever it lies. */
function defOf(view: ValhallaView, card: number): string | undefined {
  const all = [
    ...view.open,
    ...view.discard,
    ...view.sides.flatMap(({ hand, drawn, jarls, squad, valhalla }) => [
      ...hand,
      ...drawn,
      ...jarls,
      ...valhalla,
      ...squad.flatMap(({ warrior }) => warrior ?? []),
    ]),
  ];
  return all.find(({ id }) => id === card)?.def;
}

const said = {
  battle: { ru: 'Битва', en: 'Battle' },
  monster: { ru: 'Чудовище', en: 'Monster' },
  jarl: { ru: 'Ярл', en: 'Jarl' },
  stock: { ru: 'Щиты и доблесть', en: 'Shields and valour' },
  squad: { ru: 'Отряд', en: 'Squad' },
  hand: { ru: 'Рука', en: 'Hand' },
  known: { ru: 'Известные карты руки', en: 'Known cards in hand' },
  drawn: { ru: 'Взятые карты', en: 'Cards just taken' },
  open: { ru: 'Открыты на выбор', en: 'Open to choose from' },
  table: { ru: 'На столе', en: 'On the table' },
  discard: { ru: 'Сброс', en: 'Discard pile' },
  inDeck: { ru: 'карт в колоде', en: 'cards in the deck' },
  discarded: { ru: 'в сбросе', en: 'in the discard pile' },
  strength: { ru: 'сила', en: 'strength' },
  valour: { ru: 'доблесть', en: 'valour' },
  points: { ru: 'Вальхалла', en: 'Valhalla' },
  armed: { ru: 'вооружено', en: 'armed' },
  free: { ru: 'свободные кубики', en: 'free dice' },
  lying: { ru: 'на воинах кубиков', en: 'dice on warriors' },
  played: { ru: 'сыграно', en: 'played' },
  none: { ru: 'нет', en: 'none' },
  empty: { ru: 'пусто', en: 'empty' },
  activated: { ru: 'вооружён', en: 'armed' },
  blocked: { ru: 'не может вооружиться', en: 'can not be armed' },
  covered: { ru: 'закрыт', en: 'covered' },
  most: { ru: 'предел', en: 'at most' },
  toll: { ru: 'плата за поражение', en: 'toll of a defeat' },
  cardsLeft: { ru: 'осталось карт', en: 'cards left' },
  extra: { ru: 'дополнительный', en: 'extra' },
  card: { ru: 'карта', en: 'card' },
} as const;
