/** Heroes in a terminal: the opponent's side above, one's own below it, the hand at the bottom. */
import type { Seat, Text } from '@vigrid/kernel';
import {
  beside,
  box,
  type Choice,
  clip,
  columns,
  inRow,
  pad,
  type Sheet,
  twinsIn,
  wrap,
} from '@vigrid/kernel/terminal';
import type { HeroesAct } from '../acts.ts';
import { keywords, plainText, terms } from '../text/index.ts';
import type { CardRef, HandCard, HeroesView, PieceView, SideView } from './view.ts';

export { plainText as words } from '../text/index.ts';

export function draw(view: HeroesView, sheet: Sheet): string[] {
  const own = view.seat ?? 0;
  const other = 1 - own;
  return [
    headline(view, sheet),
    ...sideLines(view, other, sheet),
    ...squad(view.sides[other], sheet),
    ...underWay(view, sheet),
    ...squad(view.sides[own], sheet),
    ...sideLines(view, own, sheet),
    ...hand(view.sides[own], sheet),
  ];
}

/** Pieces of one squad and cards of one hand that have the same name. */
export const twins = (view: HeroesView): Map<number, number> =>
  twinsIn(view.sides.map((side) => [...inPlay(side), ...side.hand]));

export function choice(a: HeroesAct, view: HeroesView, { lang, names, card }: Sheet): Choice | null {
  switch (a.do) {
    case 'play': {
      const held = view.sides.flatMap(({ hand }) => hand).find(({ id }) => id === a.card);
      return { head: said.play[lang], item: names.card(a.card), note: price(held?.cost ?? 0) };
    }
    case 'attack':
      return { head: `${names.card(a.card)} ${said.attacks[lang]}`, item: names.card(a.target) };
    case 'use': {
      const piece = view.sides.flatMap(inPlay).find(({ id }) => id === a.card);
      const text = piece && card(piece.def)?.text[a.ability];
      return text ? { head: names.card(a.card), item: plainText(text[lang], lang) } : null;
    }
    default:
      return null;
  }
}

export function intents(view: HeroesView, object: number): HeroesAct[] {
  if (view.seat === null) return [];
  const acting = view.decider === view.seat ? view.active : view.seat;
  const own = view.sides[acting];
  if (own.hand.some(({ id }) => id === object)) return [{ do: 'play', card: object }];
  const piece = inPlay(own).find(({ id }) => id === object);
  if (!piece) return [];
  const { hero } = view.sides[1 - acting];
  const attack: HeroesAct = { do: 'attack', card: object, target: hero.id };
  return [
    ...(piece.strike === null ? [] : [attack]),
    ...(view.under.some(({ kind }) => kind === 'attack') ? [{ do: 'defend', card: object } as const] : []),
    ...piece.abilities.map(({ ability }): HeroesAct => ({ do: 'use', card: object, ability })),
  ];
}

function headline(
  { turn, active, decider, winners }: HeroesView,
  { lang, ink, names, width }: Sheet,
): string {
  const title = winners
    ? said.over[lang]
    : turn === 0
      ? said.setup[lang]
      : `${said.turn[lang]} ${turn} · ${names.seat(active)}${decider === active ? '' : ` (${said.decides[lang]} ${names.seat(decider)})`}`;
  return `${ink.strong(title)} ${ink.faint('─'.repeat(Math.max(0, width - columns(title) - 1)))}`;
}

/** The hero, what the player has, and what lies in the graveyard. */
function sideLines(view: HeroesView, seat: Seat, sheet: Sheet): string[] {
  const { lang, ink, names, width, card } = sheet;
  const side = view.sides[seat];
  const { hero } = side;
  const known = seat === view.seat ? '' : listed(side.hand, sheet);
  const heroName = ink.strong(ink.dyed(card(hero.def)?.dye ?? '', names.card(hero.id)));
  const parts = [
    `${ink.seated(seat, '■')} ${names.seat(seat)} · ${heroName}`,
    lives(hero, sheet),
    coins(side, sheet),
    `${said.hand[lang]} ${side.handSize}`,
    `${said.deck[lang]} ${side.deckSize}`,
    ...(side.missed > 0 ? [ink.bad(`${said.missed[lang]} ${side.missed}/3`)] : []),
    ...(hero.closed ? [ink.faint(said.closed[lang])] : []),
    ...(side.obeys ? [ink.bad(said.obeys[lang])] : []),
    ...(side.skips > 0 ? [ink.bad(said.skips[lang])] : []),
  ];
  const remark = (what: Text, list: string) =>
    list === '' ? [] : wrap(`${what[lang]}: ${list}`, width - 2).map((row) => ink.faint(`  ${row}`));
  return [
    ...inRow(parts, width),
    ...remark(said.known, known),
    ...remark(said.top, listed(side.top ? [side.top] : [], sheet)),
    ...remark(said.graveyard, listed(side.graveyard, sheet)),
    ...remark(said.completed, listed(side.completed, sheet)),
  ];
}

function squad(side: SideView, sheet: Sheet): string[] {
  return beside(
    inPlay(side)
      .slice(1)
      .map((piece) => pieceBox(piece, sheet)),
    sheet.width,
  );
}

/** Columns inside the box of a piece. */
const room = 20;

function pieceBox(piece: PieceView, sheet: Sheet): string[] {
  const { ink, names, card } = sheet;
  const name = clip(names.card(piece.id), room);
  const strike = piece.strike === null ? '' : `⚔ ${piece.strike}`;
  const left = pad(strike, room - columns(lives(piece, sheet)));
  const states = clip(statesOf(piece, sheet).join(' · '), room);
  const lines = [
    ink.dyed(card(piece.def)?.dye ?? '', name),
    `${left}${lives(piece, sheet)}`,
    ink.faint(states),
  ];
  return box(lines, room + 2, piece.closed);
}

function statesOf(piece: PieceView, { lang }: Sheet): string[] {
  const states: string[] = [];
  if (piece.closed) states.push(said.closed[lang]);
  if (piece.stunned) states.push(said.stunned[lang]);
  if (piece.fresh) states.push(said.fresh[lang]);
  if (piece.boosts !== 0) states.push(`${piece.boosts > 0 ? '+' : '−'}${Math.abs(piece.boosts)}`);
  if (piece.poison > 0) states.push(`${said.poison[lang]} ${piece.poison}`);
  if (piece.markers > 0) states.push(`${said.markers[lang]} ${piece.markers}`);
  for (const { word, value } of piece.keywords) {
    const name = keywordNames[word];
    if (name) states.push(value === undefined ? name[lang] : `${name[lang]} ${value}`);
  }
  return states;
}

const keywordNames: Readonly<Record<string, Text | undefined>> = {
  ...Object.fromEntries(Object.entries(keywords).map(([word, { name }]) => [word, name])),
  protection: terms.protection.name,
  'from-spell': terms.protection.name,
  'from-shot': terms.protection.name,
  cannotAttack: { ru: 'не атакует', en: 'cannot attack' },
};

function lives({ lives: all, wounds }: PieceView, { ink }: Sheet): string {
  if (all === null) return '';
  return wounds > 0 ? ink.bad(`♥ ${Math.max(0, all - wounds)}/${all}`) : `♥ ${all}`;
}

const coins = ({ coins: all, openCoins }: SideView, { ink }: Sheet): string =>
  `${ink.lit('●'.repeat(openCoins))}${ink.faint('○'.repeat(all - openCoins))} ${openCoins}/${all}`;

const price = (cost: number): string => `${cost}●`;

function underWay(view: HeroesView, { ink, names, lang, width }: Sheet): string[] {
  return view.under.flatMap((what) => {
    if (what.kind === 'attack') {
      return ink.strong(`  ⚔ ${[what.attacker, what.defender ?? what.target].map(names.card).join(' → ')}`);
    }
    const text = wrap(plainText(what.text[lang], lang), width - 4).map((row) => ink.faint(`    ${row}`));
    return [ink.strong(`  ✦ ${names.card(what.source.id)}`), ...text];
  });
}

function hand(side: SideView, sheet: Sheet): string[] {
  const { lang, ink } = sheet;
  if (side.hand.length === 0) return [];
  const names = side.hand.map(({ id }) => sheet.names.card(id));
  const broad = Math.min(28, Math.max(...names.map(columns)));
  return [ink.strong(said.yourHand[lang]), ...side.hand.flatMap((held) => handLines(held, broad, sheet))];
}

/** Cost, name and figures, then what the card says; a card that can not be played now lies in shade. */
function handLines(held: HandCard, broad: number, { lang, ink, names, width, card }: Sheet): string[] {
  const entry = card(held.def);
  const { strike, lives: all } = entry?.figures ?? {};
  const figures = strike === undefined ? '' : `⚔ ${strike}  ♥ ${all}`;
  const head = `  ${price(held.cost).padStart(3)}  `;
  const name = pad(clip(names.card(held.id), broad), broad);
  const before = columns(head) + broad + 2 + 11;
  const text = (entry?.text ?? []).map((line) => plainText(line[lang], lang)).join(' ');
  const [first = '', ...more] = wrap(text, Math.max(20, width - before));
  const shade = (line: string) => (held.barred ? ink.faint(line) : line);
  const named = held.barred ? name : ink.dyed(entry?.dye ?? '', name);
  return [
    shade(`${head}${named}  ${pad(figures, 11)}${ink.faint(first)}`),
    ...more.map((line) => ink.faint(`${' '.repeat(before)}${line}`)),
  ];
}

const listed = (cards: readonly CardRef[], { names }: Sheet): string =>
  cards.map(({ id }) => names.card(id)).join(', ');

const inPlay = (side: SideView): PieceView[] => [side.hero, ...side.squad, ...side.supports, ...side.quests];

const said = {
  turn: { ru: 'Ход', en: 'Turn' },
  decides: { ru: 'решает', en: 'decided by' },
  setup: { ru: 'Подготовка', en: 'Set-up' },
  over: { ru: 'Партия окончена', en: 'The game is over' },
  hand: { ru: 'рука', en: 'hand' },
  known: { ru: 'в руке', en: 'in hand' },
  yourHand: { ru: 'Рука', en: 'Hand' },
  deck: { ru: 'колода', en: 'deck' },
  graveyard: { ru: 'кладбище', en: 'graveyard' },
  completed: { ru: 'завершённые квесты', en: 'completed quests' },
  top: { ru: 'верхняя карта колоды', en: 'top card of the deck' },
  obeys: { ru: 'в следующем ходу решает противник', en: 'the opponent decides in the next turn' },
  skips: { ru: 'пропустит ход', en: 'skips the next turn' },
  missed: { ru: 'колода пуста', en: 'empty deck' },
  closed: { ru: 'закрыто', en: 'closed' },
  stunned: { ru: 'оглушено', en: 'stunned' },
  fresh: { ru: 'только вошло', en: 'just came' },
  poison: { ru: 'отравление', en: 'poison' },
  markers: { ru: 'маркеры', en: 'markers' },
  play: { ru: 'Разыграть', en: 'Play' },
  attacks: { ru: 'атакует', en: 'attacks' },
} satisfies Record<string, Text>;
