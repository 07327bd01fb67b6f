/** Valhalla in a terminal: every player's board, the battle, the hand at the bottom. */
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
import type { ValhallaAct } from '../acts.ts';
import { faceNames } from '../text/words.ts';
import type { BattleView, CardRef, FighterView, SideView, SpaceView, ValhallaView } from './view.ts';

export const words = (text: string): string => text;

export const figures: Readonly<Record<string, Text>> = {
  marked: { ru: 'с пометкой', en: 'marked' },
  strength: { ru: 'сила', en: 'strength' },
  valour: { ru: 'доблесть', en: 'valour' },
};

export function draw(view: ValhallaView, sheet: Sheet): string[] {
  const own = view.seat ?? 0;
  const others = view.sides.map((_, seat) => seat).filter((seat) => seat !== own);
  return [
    headline(view, sheet),
    ...table(view, sheet),
    ...monster(view, sheet),
    ...[...others, own].flatMap((seat) => board(view, seat, sheet)),
    ...(view.battle ? battle(view, view.battle, sheet) : []),
    ...hand(view.sides[own], sheet),
  ];
}

/** Copies of a card that are in view. */
export const twins = (view: ValhallaView): Map<number, number> =>
  twinsIn([view.sides.flatMap(({ hand: held }) => held)]);

export function choice(a: ValhallaAct, view: ValhallaView, { lang, names }: Sheet): Choice | null {
  switch (a.do) {
    case 'add':
      return { head: said.add[lang], item: names.card(a.card) };
    case 'addTwo':
      return { head: said.addTwo[lang], item: a.cards.map(names.card).join(' + ') };
    case 'attack':
      return { head: said.attack[lang], item: names.seat(a.seat) };
    case 'tactic':
      return { head: said.play[lang], item: names.card(a.card) };
    case 'arm':
      return { head: `${said.arm[lang]} ${names.card(a.card)}`, item: diceText(view, a.dice, lang) || '–' };
    default:
      return null;
  }
}

/** Dice by their face, spaces by their number. */
export function called(object: number, view: ValhallaView, { lang }: Sheet): string | null {
  const spaces = view.sides[0].squad.map(({ space }) => space);
  if (spaces.includes(object)) return `${said.space[lang]} ${spaces.indexOf(object) + 1}`;
  const die = [view.battle?.attacker, view.battle?.defender]
    .flatMap((f) => f?.dice ?? [])
    .find(({ id }) => id === object);
  if (!die) return null;
  const face = faceNames[die.face][lang];
  return die.kind === 'own' ? face : `${face} (${said[die.kind][lang]})`;
}

export function intents(view: ValhallaView, object: number): ValhallaAct[] {
  const { seat } = view;
  if (seat === null) return [];
  const held = view.sides[seat].hand.some(({ id }) => id === object);
  if (held) return [{ do: view.battle ? 'tactic' : 'add', card: object }];
  const owner = view.sides.findIndex(({ squad }) => squad.some(({ warrior }) => warrior?.id === object));
  if (owner === seat) return [{ do: 'arm', card: object, dice: [] }];
  return owner >= 0 ? [{ do: 'attack', seat: owner }] : [];
}

function diceText(view: ValhallaView, dice: readonly number[], lang: 'ru' | 'en'): string {
  const all = [view.battle?.attacker, view.battle?.defender].flatMap((f) => f?.dice ?? []);
  return dice.map((id) => faceNames[all.find((die) => die.id === id)?.face ?? 0][lang]).join(', ');
}

function headline(
  { turn, active, winners, lastTurns }: ValhallaView,
  { lang, ink, names, width }: Sheet,
): string {
  const last = lastTurns === null ? '' : ` · ${said.lastRound[lang]}`;
  const title = winners
    ? said.over[lang]
    : turn === 0
      ? said.setup[lang]
      : `${said.turn[lang]} ${turn} · ${names.seat(active)}${last}`;
  return `${ink.strong(title)} ${ink.faint('─'.repeat(Math.max(0, width - columns(title) - 1)))}`;
}

function table(view: ValhallaView, { lang, ink, names, width }: Sheet): string[] {
  const top = view.discard.at(-1);
  const parts = [
    `${said.deck[lang]} ${view.deckSize}`,
    `${said.discard[lang]} ${view.discard.length}${top ? ` (${names.card(top.id)})` : ''}`,
    `${said.pool[lang]} ${view.pool}`,
    ...(view.loki ? [names.card(view.loki.id)] : []),
    ...view.titles.map(({ holder, level }) =>
      holder === null ? said.title[lang] : `${said.title[lang]}: ${names.seat(holder)} ${level}`,
    ),
    ...(view.open.length > 0 ? [`${said.open[lang]}: ${listed(view.open, names.card)}`] : []),
  ];
  return inRow(parts, width).map((row) => ink.faint(row));
}

function monster({ solo }: ValhallaView, { lang, ink, names, card, width }: Sheet): string[] {
  if (!solo) return [];
  const { active, covered, toll } = solo;
  const ability = active.ability === null ? null : card(active.def)?.text.at(-1);
  const symbols = active.activation.map((face, i) =>
    covered[i] ? `[${faceNames[face][lang]}]` : faceNames[face][lang],
  );
  return [
    ink.strong(`${names.card(active.id)} · ⚔ ${active.strength} · ${said.most[lang]} ${active.most}`),
    `  ${symbols.join(' ')} · ${said.toll[lang]} ${toll}`,
    ...(ability ? wrap(ability[lang], width - 2).map((line) => `  ${line}`) : []),
  ];
}

function board(view: ValhallaView, seat: Seat, sheet: Sheet): string[] {
  const { lang, ink, names, width } = sheet;
  const side = view.sides[seat];
  const captured = side.captured.reduce((sum, n) => sum + n, 0);
  const parts = [
    `${ink.seated(seat, '■')} ${ink.strong(names.seat(seat))}${side.jarl ? ` · ${names.card(side.jarl.id)}` : ''}`,
    `${said.shields[lang]} ${side.shields}+${captured}`,
    `${said.hand[lang]} ${side.handSize}`,
    `${said.valhalla[lang]} ${side.valhallaSize}${side.valour === null ? '' : ` (${side.valour})`}`,
  ];
  return [...inRow(parts, width), ...squad(side.squad, sheet)];
}

/** Columns inside the box of a warrior. */
const room = 18;

function squad(spaces: readonly SpaceView[], sheet: Sheet): string[] {
  const { ink, names, card, lang } = sheet;
  const boxes = spaces.flatMap(({ warrior }) => {
    if (!warrior) return [];
    const entry = card(warrior.def);
    const arms = clip(entry?.line[lang].split(': ')[1] ?? '', room);
    const state = warrior.activated ? '✓' : warrior.blocked ? '✗' : ' ';
    return [
      box(
        [
          ink.dyed(entry?.dye ?? '', clip(names.card(warrior.id), room)),
          `${pad(`⚔ ${warrior.strength}`, room - 6)}${pad(`★ ${entry?.figures.valour ?? 0}`, 4)}${state}`,
          ink.faint(arms),
        ],
        room + 2,
        warrior.activated,
      ),
    ];
  });
  return beside(boxes, sheet.width);
}

function battle(view: ValhallaView, b: BattleView, sheet: Sheet): string[] {
  const { ink, lang } = sheet;
  const lines = [b.attacker, b.defender].flatMap((f) => (f ? [fighter(f, sheet)] : []));
  const title = view.solo ? said.monsterBattle[lang] : said.battle[lang];
  return [ink.strong(title), ...lines];
}

function fighter({ seat, dice, strength, fixed }: FighterView, { lang, ink, names }: Sheet): string {
  const free = dice.filter(({ on }) => on === null).map(({ face }) => faceNames[face][lang]);
  const shown = `⚔ ${strength}`;
  return `  ${names.seat(seat)}: ${fixed ? ink.strong(shown) : shown} · ${free.join(' ') || '–'}`;
}

function hand(side: SideView, sheet: Sheet): string[] {
  const { lang, ink, names, width, card } = sheet;
  const held = [...side.drawn, ...side.hand];
  if (held.length === 0) return [];
  const broad = Math.min(28, Math.max(...held.map(({ id }) => columns(names.card(id)))));
  const lines = held.flatMap(({ id, def }) => {
    const entry = card(def);
    const figures = `${entry?.figures.strength ?? ''}`.padStart(3);
    const text = [entry?.line[lang] ?? '', ...(entry?.text ?? []).map((line) => line[lang])].join(' · ');
    const [first = '', ...more] = wrap(text, Math.max(20, width - broad - 9));
    const name = ink.dyed(entry?.dye ?? '', pad(clip(names.card(id), broad), broad));
    return [
      `  ${figures}  ${name}  ${ink.faint(first)}`,
      ...more.map((line) => ink.faint(`${' '.repeat(broad + 9)}${line}`)),
    ];
  });
  return [ink.strong(said.yourHand[lang]), ...lines];
}

const listed = (cards: readonly CardRef[], name: (id: number) => string): string =>
  cards.map(({ id }) => name(id)).join(', ');

const said = {
  turn: { ru: 'Ход', en: 'Turn' },
  setup: { ru: 'Подготовка', en: 'Set-up' },
  over: { ru: 'Партия окончена', en: 'The game is over' },
  lastRound: { ru: 'последний круг', en: 'final round' },
  deck: { ru: 'колода', en: 'deck' },
  discard: { ru: 'сброс', en: 'discard pile' },
  pool: { ru: 'кубики в запасе', en: 'extra dice' },
  open: { ru: 'открыто', en: 'open' },
  title: { ru: 'последний викинг', en: 'last viking' },
  most: { ru: 'предел', en: 'at most' },
  toll: { ru: 'плата за поражение', en: 'toll of a defeat' },
  space: { ru: 'место', en: 'space' },
  extra: { ru: 'дополнительный', en: 'extra' },
  stock: { ru: 'карта', en: 'card' },
  shields: { ru: 'щиты', en: 'shields' },
  hand: { ru: 'рука', en: 'hand' },
  valhalla: { ru: 'Вальхалла', en: 'Valhalla' },
  battle: { ru: 'Битва', en: 'Battle' },
  monsterBattle: { ru: 'Битва с чудовищем', en: 'Battle with the monster' },
  yourHand: { ru: 'Рука', en: 'Hand' },
  add: { ru: 'В отряд', en: 'Add' },
  addTwo: { ru: 'В отряд двоих', en: 'Add two' },
  attack: { ru: 'Напасть', en: 'Attack' },
  play: { ru: 'Сыграть', en: 'Play' },
  arm: { ru: 'Вооружить:', en: 'Arm' },
} satisfies Record<string, Text>;
