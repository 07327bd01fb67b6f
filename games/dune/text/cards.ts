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
} from '../cards/types.ts';
import { boxText, effectsText } from './effects.ts';
import { counted, same, withFaction } from './words.ts';

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
  return lines;
}

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
  own: same('Способность из дополнения.', 'An ability of the expansion.'),
};
