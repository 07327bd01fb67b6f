/** What cards, spaces and Leaders say, a line per box. */
import type { Text } from '@vigrid/kernel';
import type { SpaceData } from '../board/types.ts';
import type {
  CardData,
  ConflictData,
  HagalData,
  IntrigueData,
  LeaderData,
  LeftAbility,
  TechData,
  TechMoment,
} from '../cards/types.ts';
import { boxText, effectsText } from '../effects/say.ts';
import { both, counted, iconNames, same, withFaction } from './words.ts';

const line = (head: Text, text: Text): Text => same(`${head.ru}: ${text.ru}`, `${head.en}: ${text.en}`);

const heads = {
  agent: same('Агент', 'Agent'),
  reveal: same('Раскрытие', 'Reveal'),
  acquired: same('При получении', 'When acquired'),
  trashed: same('При удалении', 'When trashed'),
  plot: same('Заговор', 'Plot'),
  combat: same('Сражение', 'Combat'),
  endgame: same('Конец игры', 'Endgame'),
  first: same('Первая награда', 'First reward'),
  second: same('Вторая награда', 'Second reward'),
  third: same('Третья награда', 'Third reward'),
};

export function deckCardText(card: CardData): Text[] {
  const lines: Text[] = [];
  if (card.anywhere) lines.push(line(heads.agent, anywhere));
  for (const box of ['agent', 'reveal', 'acquired', 'trashed'] as const) {
    const effects = card[box];
    if (effects) lines.push(line(heads[box], boxText(effects)));
  }
  if (card.iconsIf) lines.unshift(moreIcons(card.iconsIf));
  if (card.graft) lines.push(grafting);
  if (card.infiltrates) lines.push(infiltration);
  if (card.unload) lines.push(unload);
  return lines;
}

function moreIcons({ when, icons }: NonNullable<CardData['iconsIf']>): Text {
  const all = both(icons.map((icon) => iconNames[icon]));
  return same(
    `${iconsWhen[when].ru} есть символы агента: ${all.ru}.`,
    `${iconsWhen[when].en} it has the Agent icons ${all.en}.`,
  );
}

const iconsWhen = {
  grafted: same('Если карта сращена, на ней', 'If grafted,'),
  beneGesserit: same(
    'Пока у вас в игре есть другая карта Бене Гессерит, на этой',
    'While you have another Bene Gesserit card in play,',
  ),
  mostTroops: same(
    'Пока у вас в зоне конфликта больше отрядов, чем у любого соперника, на этой карте',
    'While you have more troops in the Conflict than each opponent,',
  ),
};

const grafting: Text = same(
  'Сращивание: чтобы отправить агента, играйте её только вместе с другой картой с руки.',
  'Graft: sends an Agent only together with another card of your hand.',
);

const infiltration: Text = same(
  'Внедрение: агенты соперников этому агенту не мешают.',
  'Infiltration: enemy Agents do not block this Agent.',
);

const unload: Text = same(
  'Разгрузка: раскрытие действует и тогда, когда карта сброшена с руки или удалена.',
  'Unload: the Reveal box also works when the card is discarded from hand or trashed.',
);

export function techText(tile: TechData): Text[] {
  const lines: Text[] = [];
  if (tile.acquired) lines.push(line(heads.acquired, boxText(tile.acquired)));
  for (const { when, effects } of tile.abilities) lines.push(line(moments[when], boxText(effects)));
  return lines;
}

const moments: Readonly<Record<TechMoment, Text>> = {
  flip: same('Один раз за раунд, в свой ход', 'Once per round, on your turn'),
  turn: same('В свой ход', 'On your turn'),
  reveal: same('Раскрытие', 'Reveal'),
  roundStart: same('Начало раунда', 'Round start'),
  endgame: same('Конец игры', 'Endgame'),
  won: same('Победа в сражении', 'When you win a Conflict'),
  passive: same('Всегда', 'Always'),
};

const anywhere: Text = same(
  'Отправьте агента от лидера или из любой ячейки в любую ячейку, даже занятую: символ агента не нужен.',
  'Send an Agent from your Leader or from any space to any space, even an occupied one; no icon is needed.',
);

export function intrigueText(card: IntrigueData): Text[] {
  return (['plot', 'combat', 'endgame'] as const).flatMap((box) => {
    const effects = card[box];
    return effects ? line(heads[box], boxText(effects)) : [];
  });
}

export const conflictText = (card: ConflictData): Text[] =>
  (['first', 'second', 'third'] as const).map((place) => line(heads[place], boxText(card[place])));

export function hagalText(card: HagalData): Text[] {
  if (card.reshuffle) {
    return [
      same(
        'Перемешайте карты Дома Хагаль и откройте новую.',
        'Reshuffle House Hagal and turn up another card.',
      ),
    ];
  }
  const swords = same(
    `Бонус в сражении: ${counted(card.swords, 'sword').ru}.`,
    `Combat bonus: ${counted(card.swords, 'sword').en}.`,
  );
  if (card.harvest) {
    return [
      same(
        'Агент идёт в свободную ячейку с Подателем, где больше всего дополнительной Пряности, не меньше 1.',
        'The Agent goes to the free maker space with the most bonus spice, at least 1.',
      ),
      swords,
    ];
  }
  return [...(card.effects.length > 0 ? [boxText(card.effects)] : []), swords];
}

export function spaceText(space: SpaceData): Text[] {
  const lines: Text[] = [];
  if (space.needs) {
    lines.push(
      same(
        `Нужно: ${counted(space.needs.n, 'influence').ru} ${withFaction[space.needs.with].ru}.`,
        `Needs ${space.needs.n} Influence ${withFaction[space.needs.with].en}.`,
      ),
    );
  }
  if (space.cost) {
    const price = counted(space.cost.n, space.cost.what);
    lines.push(same(`Заплатите ${price.ru}.`, `Pay ${price.en}.`));
  }
  for (const { cost, effects } of space.exchanges ?? []) {
    const gives = effectsText(effects);
    const price = cost ? counted(cost.n, cost.what) : null;
    lines.push(
      price
        ? same(`Заплатите ${price.ru} → ${gives.ru}.`, `Pay ${price.en} → ${gives.en}.`)
        : boxText(effects),
    );
  }
  if (space.effects.length > 0) lines.push(boxText(space.effects));
  if (space.faction) {
    lines.push(
      same(
        `Получите 1 влияние ${withFaction[space.faction].ru}.`,
        `Gain 1 Influence ${withFaction[space.faction].en}.`,
      ),
    );
  }
  if (space.combat) lines.push(combatSpace);
  if (space.once) lines.push(same('Один раз за игру.', 'Once per game.'));
  if (space.control) {
    const what = counted(1, space.control);
    lines.push(
      same(
        `Тот, кто контролирует ячейку, получает ${what.ru}, когда сюда приходит любой агент.`,
        `The controller gains ${what.en} whenever any Agent comes here.`,
      ),
    );
  }
  return lines;
}

const combatSpace: Text = same(
  'Ячейка конфликта: можете разместить отряды, нанятые в этот ход, и до 2 из гарнизона.',
  'Combat space: you may deploy troops recruited this turn and up to 2 of your garrison.',
);

export function leaderText(leader: LeaderData): Text[] {
  const { left, signet } = leader;
  return [
    line(same(left.ru, left.en), leftTexts[left.ability]),
    line(same(`${signet.ru} (печатка)`, `${signet.en} (signet)`), boxText(signet.effects)),
  ];
}

const leftTexts: Readonly<Record<LeftAbility, Text>> = {
  prescience: same(
    'В любой момент можете посмотреть верхнюю карту своей колоды.',
    'You may look at the top card of your deck at any time.',
  ),
  popularity: same(
    'Ячейки Ландсраада стоят для вас на 1 солярий меньше.',
    'Landsraad spaces cost you 1 Solari less.',
  ),
  masterstroke: same(
    'До начала игры тайно выберите две фракции. Когда вы за ход размещаете в зоне конфликта 4 отряда или больше, раскройте их и получите по 1 влиянию у каждой. Один раз за игру.',
    'Before the game choose two Factions in secret. When you deploy four or more troops in one turn, reveal them and gain 1 Influence with each. Once per game.',
  ),
  fiefdom: same('Начните игру с 1 Пряностью и 1 солярием.', 'Start with 1 spice and 1 Solari.'),
  connections: same(
    'Заняв место в Высшем Совете, получите 1 влияние у фракции на выбор.',
    'When you take a High Council seat, gain 1 Influence with a Faction of your choice.',
  ),
  spiceAddict: same(
    'Когда вы собираете Пряность, возьмите на 1 меньше и возьмите карту.',
    'Whenever you harvest spice, take 1 less and draw a card.',
  ),
  negotiator: same(
    'Когда вы платите солярии за ячейку поля, возьмите карту.',
    'When you pay Solari for a board space, draw a card.',
  ),
  eyesEverywhere: same(
    'Агенты соперников не мешают вашим в ячейках Ландсраада и городов.',
    'Enemy Agents do not block yours at Landsraad and City spaces.',
  ),
  coordination: same(
    'В ход раскрытия, если в ячейках Ландсраада, городов и торговли Пряностью стоят хотя бы два ваших агента, можете удалить одну свою карту в игре.',
    'In your Reveal turn, if two or more of your Agents are on Landsraad, City or Spice Trade spaces, you may trash one of your cards in play.',
  ),
  oneStepAhead: same(
    'В начале раунда отложите карту с руки. В начале своего второго хода раскройте её и возьмите обратно; если в этот ход она отправит агента, получите 1 Пряность, когда на ней ровно один символ агента, иначе 1 солярий.',
    'At the start of a round set a card of your hand aside. At the start of your second turn reveal it and take it back; if it sends an Agent that turn, gain 1 spice if it has exactly one Agent icon, otherwise 1 Solari.',
  ),
  smuggling: same(
    'Начните игру без воды. Каждый раз, получая солярии в свой ход, получите на 1 больше.',
    'Start without water. Whenever you gain Solari during your turn, gain 1 more.',
  ),
  intelligence: same(
    'До начала игры посмотрите две верхние карты интриг: одну оставьте себе, другую верните наверх.',
    'Before the game look at the two top Intrigue cards: keep one, put the other back on top.',
  ),
  lasguns: same('Сила ваших дредноутов — 4.', 'Your dreadnoughts have strength 4.'),
  observation: same(
    'На каждом треке фракций на 2 влияния стоит ваш искатель. Дойдя до него, переставьте его на верхнее свободное место лидера и получите награду: за первого можете сбросить карту ради 1 Пряности; за второго — бонус трека; за третьего — 1 влияние на этом треке; за четвёртого — бонус трека и 1 влияние.',
    'A Snooper of yours stands at 2 Influence of each track. When you reach it, move it to the topmost free place of your Leader and take its reward: for the first you may discard a card for 1 spice; for the second the bonus of the track; for the third 1 Influence on it; for the fourth the bonus and 1 Influence.',
  ),
  own: same('Способность из дополнения.', 'An ability of the expansion.'),
};
