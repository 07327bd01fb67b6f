/** Berserk in a terminal: the field in the rulebook's notation, auxiliary zones above and below it, then the stack. */
import type { Seat, Text } from '@vigrid/kernel';
import { type Choice, clip, columns, pad, type Sheet, twinsIn, wrap } from '@vigrid/kernel/terminal';
import type { BerserkAct } from '../acts.ts';
import { abilityTypes, cellName, grades, phases } from '../text/index.ts';
import { cellAt, halfOf, rankOf } from '../zones/battlefield.ts';
import type { BerserkView, ItemView, PieceView, SideView } from './view.ts';

/** Texts of Berserk have no symbols in them. */
export const words = (text: string): string => text;

export const figures: Readonly<Record<string, Text>> = {
  move: { ru: 'движение', en: 'move' },
  ...grades,
};

export function draw(view: BerserkView, sheet: Sheet): string[] {
  const own = view.seat ?? 0;
  const other = 1 - own;
  const lines = [headline(view, sheet), ...sideLines(view, other, sheet)];
  if (view.turn === 0 && view.sides[own].deal.length > 0)
    return [...lines, ...deal(view.sides[own], sheet), ...sideLines(view, own, sheet)];
  return [...lines, ...field(view, own, sheet), ...sideLines(view, own, sheet), ...stack(view, sheet)];
}

export const twins = (view: BerserkView): Map<number, number> =>
  twinsIn(view.sides.map(({ pieces, recruits, deal }) => [...pieces, ...recruits, ...deal]));

export function choice(a: BerserkAct, view: BerserkView, { lang, names }: Sheet): Choice | null {
  switch (a.do) {
    case 'recruit': {
      const dealt = view.sides[view.seat ?? 0].deal.find(({ id }) => id === a.card);
      const x = a.x === undefined ? '' : ` X=${a.x}`;
      return {
        head: said.recruit[lang],
        item: `${names.card(a.card)}${x}`,
        note: `${dealt?.price?.cost ?? ''}◆`,
      };
    }
    case 'putBack':
      return { head: said.putBack[lang], item: names.card(a.card) };
    case 'deploy':
    case 'move':
    case 'jump':
    case 'teleport':
      return { head: `${names.card(a.card)} ${said[a.do][lang]}`, item: cellName(a.cell) };
    case 'strike':
      return { head: `${names.card(a.card)} ${said.strikes[lang]}`, item: names.card(a.target) };
    case 'use': {
      const play = view.sides
        .flatMap(({ pieces }) => pieces)
        .find(({ id }) => id === a.card)
        ?.plays.find(({ of, feature }) => of === a.of && feature === a.feature);
      if (!play?.text) return null;
      return { head: names.card(a.card), item: `${play.text[lang]}${a.x === undefined ? '' : ` X=${a.x}`}` };
    }
    case 'defend':
      return { head: said.defend[lang], item: names.card(a.card) };
    default:
      return null;
  }
}

export function intents(view: BerserkView, object: number): BerserkAct[] {
  if (view.seat === null) return [];
  const own = view.sides[view.seat];
  if (own.deal.some(({ id }) => id === object)) return [{ do: 'recruit', card: object }];
  if (own.deal.length > 0 && own.recruits.some(({ id }) => id === object))
    return [{ do: 'putBack', card: object }];
  const piece = own.pieces.find(({ id }) => id === object);
  if (!piece) return [];
  const target = view.sides[1 - view.seat].pieces[0];
  return [
    ...(view.stack.length > 0 ? [{ do: 'defend', card: object } as const] : []),
    ...(target && piece.strike ? [{ do: 'strike', card: object, target: target.id } as const] : []),
    ...piece.plays.map(({ of, feature }): BerserkAct => ({ do: 'use', card: object, of, feature })),
  ];
}

function headline({ turn, active, winners, phase }: BerserkView, { lang, ink, names, width }: Sheet): string {
  const title = winners
    ? said.over[lang]
    : turn === 0
      ? phases[phase][lang]
      : `${said.turn[lang]} ${turn} · ${names.seat(active)} · ${phases[phase][lang]}`;
  return `${ink.strong(title)} ${ink.faint('─'.repeat(Math.max(0, width - columns(title) - 1)))}`;
}

function sideLines(view: BerserkView, seat: Seat, sheet: Sheet): string[] {
  const { lang, ink, names, width } = sheet;
  const side = view.sides[seat];
  const aloft = side.pieces.filter(({ cell, host }) => cell < 0 && host === null);
  const parts = [
    `${ink.seated(seat, '■')} ${ink.strong(names.seat(seat))}`,
    ...(side.gold === null ? [] : [`${said.gold[lang]} ${side.gold}, ${said.silver[lang]} ${side.silver}`]),
    `${said.deck[lang]} ${side.deckSize}`,
    ...(side.squadSize === null ? [] : [`${said.squad[lang]} ${side.squadSize}`]),
  ];
  const remark = (what: Text, list: readonly string[]) =>
    list.length === 0
      ? []
      : wrap(`${what[lang]}: ${list.join(', ')}`, width - 2).map((row) => ink.faint(`  ${row}`));
  return [
    parts.join(' · '),
    ...remark(
      said.zone,
      aloft.map((piece) => pieceText(piece, sheet)),
    ),
    ...remark(
      said.waiting,
      side.recruits.map(({ id }) => names.card(id)),
    ),
    ...remark(
      said.graveyard,
      side.graveyard.map(({ id }) => names.card(id)),
    ),
  ];
}

/** Columns inside a cell. */
const room = 15;

function field(view: BerserkView, own: Seat, sheet: Sheet): string[] {
  const { ink } = sheet;
  const rowsFrom = own === 0 ? [0, 1, 2, 3, 4, 5] : [5, 4, 3, 2, 1, 0];
  const columnsFrom = own === 0 ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
  const edge = (left: string, middle: string, right: string, line: string) =>
    ink.faint(`   ${left}${columnsFrom.map(() => line.repeat(room)).join(middle)}${right}`);
  const lines = [edge('┌', '┬', '┐', '─')];
  rowsFrom.forEach((row, i) => {
    const texts = columnsFrom.map((column) => cellLines(view, cellAt(row, column), sheet));
    const rank = `${rankOf(cellAt(row, 0))}${halfOf(cellAt(row, 0)) === 0 ? ' ' : '′'}`;
    for (const at of [0, 1, 2]) {
      const inside = texts.map((text) => text[at]).join(ink.faint('│'));
      lines.push(`${at === 1 ? rank : '  '} ${ink.faint('│')}${inside}${ink.faint('│')}`);
    }
    if (i < 5) lines.push(i === 2 ? edge('╞', '╪', '╡', '═') : edge('├', '┼', '┤', '─'));
  });
  lines.push(edge('└', '┴', '┘', '─'));
  const letters = columnsFrom.map((column) => pad(`${' '.repeat(7)}${'ABCDE'[column]}`, room)).join(' ');
  return [...lines, ink.faint(`    ${letters}`)];
}

function cellLines(view: BerserkView, cell: number, { ink, names, card }: Sheet): string[] {
  const empty = ' '.repeat(room);
  const here = view.sides.flatMap(({ pieces }) => pieces).filter((piece) => piece.cell === cell);
  const piece = here.find(({ host }) => host === null);
  if (!piece) return [empty, empty, empty];
  const mark = ink.seated(piece.seat, '■');
  if (piece.def === null) return [pad(` ${mark} ▒▒▒`, room), empty, empty];
  const name = ink.dyed(card(piece.def)?.dye ?? '', clip(names.card(piece.id), room - 3));
  return [
    pad(`${mark} ${name}`, room),
    pad(` ${figuresOf(piece)}`, room),
    pad(` ${clip(states(piece, here.length), room - 1)}`, room),
  ];
}

const figuresOf = ({ strike, lives, wounds }: PieceView): string =>
  [strike?.join('-'), lives === null ? undefined : `♥${Math.max(0, lives - wounds)}/${lives}`]
    .filter(Boolean)
    .join(' ');

/** Turned, face down, chips, poison, cards that sit on it. */
const states = (piece: PieceView, here: number): string =>
  [
    piece.closed && '↻',
    piece.hidden && '▒',
    piece.chips > 0 && `○${piece.chips}`,
    piece.poison > 0 && `☠${piece.poison}`,
    here > 1 && `+${here - 1}`,
  ]
    .filter(Boolean)
    .join(' ');

const pieceText = (piece: PieceView, { names }: Sheet): string =>
  `${names.card(piece.id)} ${figuresOf(piece)}${piece.closed ? ' ↻' : ''}`;

function deal(side: SideView, sheet: Sheet): string[] {
  const { lang, ink, names, card, width } = sheet;
  return side.deal.flatMap(({ id, def, price }) => {
    const entry = card(def);
    const { weak, medium, strong, lives, move } = entry?.figures ?? {};
    const strike = weak === undefined ? '' : `${weak}-${medium}-${strong} ♥${lives} ↔${move ?? '~'}`;
    const head = `${String(price?.cost ?? entry?.figures.cost ?? '').padStart(3)}◆ ${pad(clip(names.card(id), 24), 24)} ${pad(strike, 18)}`;
    const [first = '', ...more] = wrap(
      (entry?.text ?? []).map((line) => line[lang]).join(' '),
      Math.max(20, width - columns(head)),
    );
    const line = price?.barred ? ink.faint(head) : head;
    return [
      `${line}${ink.faint(first)}`,
      ...more.map((rest) => ink.faint(`${' '.repeat(columns(head))}${rest}`)),
    ];
  });
}

function stack(view: BerserkView, sheet: Sheet): string[] {
  return view.stack
    .toReversed()
    .map((item, i) => sheet.ink.strong(`  ${i === 0 ? '▸' : ' '} ${itemText(item, sheet)}`));
}

function itemText(item: ItemView, { lang, names }: Sheet): string {
  const who = names.card(item.card.id);
  switch (item.kind) {
    case 'move':
      return `${who} → ${cellName(item.cell)}`;
    case 'defend':
      return `${who} ${said.defends[lang]}`;
    case 'ability': {
      const to = item.attack
        ? [item.attack.defender ?? item.attack.target]
        : item.targets.map(({ id }) => id);
      const dice = item.rolls.map(({ natural, result }) => `⚅${result ?? natural}`).join(' ');
      return [`${who}: ${abilityTypes[item.type][lang]}`, to.map(names.card).join(', '), dice]
        .filter(Boolean)
        .join(' → ');
    }
  }
}

const said = {
  turn: { ru: 'Ход', en: 'Turn' },
  over: { ru: 'Партия окончена', en: 'The game is over' },
  gold: { ru: 'золото', en: 'gold' },
  silver: { ru: 'серебро', en: 'silver' },
  deck: { ru: 'колода', en: 'deck' },
  squad: { ru: 'отряд', en: 'squad' },
  zone: { ru: 'доп. зона', en: 'extra zone' },
  waiting: { ru: 'отряд', en: 'squad' },
  graveyard: { ru: 'кладбище', en: 'graveyard' },
  recruit: { ru: 'Взять в отряд', en: 'Recruit' },
  putBack: { ru: 'Вернуть в раздачу', en: 'Put back' },
  deploy: { ru: 'встаёт на', en: 'deploys on' },
  move: { ru: 'идёт на', en: 'moves to' },
  jump: { ru: 'прыгает на', en: 'jumps to' },
  teleport: { ru: 'телепортируется на', en: 'teleports to' },
  strikes: { ru: 'бьёт', en: 'strikes' },
  defend: { ru: 'Назначить защитником', en: 'Assign as defender' },
  defends: { ru: 'защищает', en: 'defends' },
} satisfies Record<string, Text>;
