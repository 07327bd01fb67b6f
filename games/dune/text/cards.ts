/** What cards, spaces and Leaders say, a line per box. */
import type { Text } from '@vigrid/kernel';
import { joined, listed, say } from '@vigrid/speech';
import type { SpaceData } from '../board/types.ts';
import type {
  CardData,
  ConflictData,
  ContractData,
  HagalData,
  IntrigueData,
  LeaderData,
  LeaderSide,
  LeftAbility,
  ObjectiveData,
  RivalData,
  TechData,
  TechMoment,
} from '../cards/types.ts';
import { boxText, effectsText } from '../effects/say.ts';
import type { BattleIcon } from '../symbols.ts';
import { placeName } from './places.ts';
import { battleIconNames, counted, factionNames, iconNames, withFaction } from './words.ts';

const line = (head: Text, text: Text): Text => say(`${head.ru}: ${text.ru}`, `${head.en}: ${text.en}`);

const heads = {
  agent: say('Агент', 'Agent'),
  reveal: say('Раскрытие', 'Reveal'),
  acquired: say('При получении', 'When acquired'),
  trashed: say('При удалении', 'When trashed'),
  discarded: say('При сбросе с руки', 'When discarded from hand'),
  plot: say('Заговор', 'Plot'),
  combat: say('Сражение', 'Combat'),
  endgame: say('Конец игры', 'Endgame'),
  first: say('Первая награда', 'First reward'),
  second: say('Вторая награда', 'Second reward'),
  third: say('Третья награда', 'Third reward'),
};

export function deckCardText(card: CardData): Text[] {
  const lines: Text[] = [];
  if (card.anywhere) lines.push(line(heads.agent, anywhere));
  for (const box of ['agent', 'reveal', 'acquired', 'trashed', 'discarded'] as const) {
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
  const all = listed(icons.map((icon) => iconNames[icon]));
  return say(
    `${iconsWhen[when].ru} есть символы агента: ${all.ru}.`,
    `${iconsWhen[when].en} it has the Agent icons ${all.en}.`,
  );
}

const iconsWhen = {
  grafted: say('Если карта сращена, на ней', 'If grafted,'),
  beneGesserit: say(
    'Пока у вас в игре есть другая карта Бене Гессерит, на этой',
    'While you have another Bene Gesserit card in play,',
  ),
  mostTroops: say(
    'Пока у вас в зоне конфликта больше отрядов, чем у любого соперника, на этой карте',
    'While you have more troops in the Conflict than each opponent,',
  ),
};

const grafting: Text = say(
  'Сращивание: чтобы отправить агента, играйте её только вместе с другой картой с руки.',
  'Graft: sends an Agent only together with another card of your hand.',
);

const infiltration: Text = say(
  'Внедрение: агенты соперников этому агенту не мешают.',
  'Infiltration: enemy Agents do not block this Agent.',
);

const unload: Text = say(
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
  flip: say('Один раз за раунд, в свой ход', 'Once per round, on your turn'),
  turn: say('В свой ход', 'On your turn'),
  reveal: say('Раскрытие', 'Reveal'),
  roundStart: say('Начало раунда', 'Round start'),
  endgame: say('Конец игры', 'Endgame'),
  won: say('Победа в сражении', 'When you win a Conflict'),
  passive: say('Всегда', 'Always'),
};

const anywhere: Text = say(
  'Отправьте агента от лидера или из любой ячейки в любую ячейку, даже занятую: символ агента не нужен.',
  'Send an Agent from your Leader or from any space to any space, even an occupied one; no icon is needed.',
);

export function intrigueText(card: IntrigueData): Text[] {
  return (['plot', 'combat', 'endgame'] as const).flatMap((box) => {
    const effects = card[box];
    return effects ? line(heads[box], boxText(effects)) : [];
  });
}

export const conflictText = (card: ConflictData): Text[] => [
  ...(['first', 'second', 'third'] as const).map((place) => line(heads[place], boxText(card[place]))),
  ...(card.battleIcon ? [battleIconText(card.battleIcon)] : []),
  ...(card.behindShieldWall ? [walled] : []),
];

const walled: Text = say(
  'Пока стоит Барьерная Стена, песчаных червей призвать нельзя.',
  'While the Shield Wall stands, no sandworms can be summoned.',
);

export function hagalText(card: HagalData): Text[] {
  if (card.reshuffle) {
    return [
      say(
        'Перемешайте карты Дома Хагаль и откройте новую.',
        'Reshuffle House Hagal and turn up another card.',
      ),
    ];
  }
  const swords = say(
    `Бонус в сражении: ${counted(card.swords, 'sword').ru}.`,
    `Combat bonus: ${counted(card.swords, 'sword').en}.`,
  );
  if (card.harvest) {
    return [
      say(
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
      say(
        `Нужно: ${counted(space.needs.n, 'influence').ru} ${withFaction[space.needs.with].ru}.`,
        `Needs ${space.needs.n} Influence ${withFaction[space.needs.with].en}.`,
      ),
    );
  }
  if (space.cost) {
    const price = counted(space.cost.n, space.cost.what);
    lines.push(say(`Заплатите ${price.ru}.`, `Pay ${price.en}.`));
  }
  for (const { cost, effects } of space.exchanges ?? []) {
    const gives = effectsText(effects);
    const price = cost ? counted(cost.n, cost.what) : null;
    lines.push(
      price
        ? say(`Заплатите ${price.ru} → ${gives.ru}.`, `Pay ${price.en} → ${gives.en}.`)
        : boxText(effects),
    );
  }
  if (space.effects.length > 0) lines.push(boxText(space.effects));
  if (space.reduced) {
    const price = counted(space.reduced.n, space.reduced.what);
    lines.push(
      say(
        `Когда оружейник есть хоть у кого-то, цена ${price.ru}.`,
        `Once anybody has a Swordmaster, the price is ${price.en}.`,
      ),
    );
  }
  if (space.later) {
    const later = effectsText(space.later);
    lines.push(
      say(`Если место в Совете у вас уже есть: ${later.ru}.`, `If you already have a seat: ${later.en}.`),
    );
  }
  if (space.faction) {
    lines.push(
      say(
        `Получите 1 влияние ${withFaction[space.faction].ru}.`,
        `Gain 1 Influence ${withFaction[space.faction].en}.`,
      ),
    );
  }
  if (space.combat) lines.push(combatSpace);
  if (space.once) lines.push(say('Один раз за игру.', 'Once per game.'));
  if (space.control) {
    const what = counted(1, space.control);
    lines.push(
      say(
        `Тот, кто контролирует ячейку, получает ${what.ru}, когда сюда приходит любой агент.`,
        `The controller gains ${what.en} whenever any Agent comes here.`,
      ),
    );
  }
  return lines;
}

const combatSpace: Text = say(
  'Ячейка конфликта: можете разместить отряды, нанятые в этот ход, и до 2 из гарнизона.',
  'Combat space: you may deploy troops recruited this turn and up to 2 of your garrison.',
);

export function leaderText(leader: LeaderData): Text[] {
  const { back } = leader;
  return [
    ...sideText(leader),
    // What the other side says, under its name.
    ...(back ? sideText(back).map((text) => line(say(back.ru, back.en), text)) : []),
  ];
}

const sideText = ({ left, signet }: LeaderSide): Text[] => [
  line(say(left.ru, left.en), leftTexts[left.ability]),
  line(say(`${signet.ru} (печатка)`, `${signet.en} (signet)`), boxText(signet.effects)),
];

export function rivalText(rival: RivalData): Text[] {
  const list = joined(
    rival.priority.map((faction) => factionNames[faction]),
    ', ',
  );
  return [
    line(say('Печатка', 'Signet'), boxText(rival.signet)),
    line(say('Козни', 'Scheme'), boxText(rival.scheme)),
    say(
      `Оружейник за ${rival.swordmaster} ресурсов. Порядок фракций: ${list.ru}.`,
      `Swordmaster for ${rival.swordmaster} resources. Order of Factions: ${list.en}.`,
    ),
    ...(rival.streamlined ? [say('Победить не может.', 'Can not win.')] : []),
  ];
}

export function contractText({ when, reward }: ContractData): Text[] {
  return [line(contractWhen(when), boxText(reward))];
}

function contractWhen(when: ContractData['when']): Text {
  switch (when.kind) {
    case 'send': {
      const place = placeName(when.space);
      return say(`Отправьте агента в ячейку «${place.ru}»`, `Send an Agent to ${place.en}`);
    }
    case 'harvest':
      return say(
        `Отправьте агента в ячейку Подателя и получите за ход ${counted(when.n, 'spice').ru} или больше`,
        `Send an Agent to a maker space and gain ${when.n} or more spice in that turn`,
      );
    case 'acquire':
      return say('Получите карту «Пряность должна поступать»', 'Acquire The Spice Must Flow');
    case 'immediate':
      return say('Сразу', 'At once');
  }
}

export function objectiveText({ battleIcon, first }: ObjectiveData): Text[] {
  return [battleIconText(battleIcon), ...(first ? [say('Первый игрок.', 'First Player.')] : [])];
}

const battleIconText = (icon: BattleIcon): Text =>
  say(`Символ битвы: ${battleIconNames[icon].ru}.`, `Battle icon: ${battleIconNames[icon].en}.`);

const leftTexts: Readonly<Record<LeftAbility, Text>> = {
  prescience: say(
    'В любой момент можете посмотреть верхнюю карту своей колоды.',
    'You may look at the top card of your deck at any time.',
  ),
  popularity: say(
    'Ячейки Ландсраада стоят для вас на 1 солярий меньше.',
    'Landsraad spaces cost you 1 Solari less.',
  ),
  masterstroke: say(
    'До начала игры тайно выберите две фракции. Когда вы за ход размещаете в зоне конфликта 4 отряда или больше, раскройте их и получите по 1 влиянию у каждой. Один раз за игру.',
    'Before the game choose two Factions in secret. When you deploy four or more troops in one turn, reveal them and gain 1 Influence with each. Once per game.',
  ),
  fiefdom: say('Начните игру с 1 Пряностью и 1 солярием.', 'Start with 1 spice and 1 Solari.'),
  connections: say(
    'Заняв место в Высшем Совете, получите 1 влияние у фракции на выбор.',
    'When you take a High Council seat, gain 1 Influence with a Faction of your choice.',
  ),
  spiceAddict: say(
    'Когда вы собираете Пряность, возьмите на 1 меньше и возьмите карту.',
    'Whenever you harvest spice, take 1 less and draw a card.',
  ),
  negotiator: say(
    'Когда вы платите солярии за ячейку поля, возьмите карту.',
    'When you pay Solari for a board space, draw a card.',
  ),
  eyesEverywhere: say(
    'Агенты соперников не мешают вашим в ячейках Ландсраада и городов.',
    'Enemy Agents do not block yours at Landsraad and City spaces.',
  ),
  coordination: say(
    'В ход раскрытия, если в ячейках Ландсраада, городов и торговли Пряностью стоят хотя бы два ваших агента, можете удалить одну свою карту в игре.',
    'In your Reveal turn, if two or more of your Agents are on Landsraad, City or Spice Trade spaces, you may trash one of your cards in play.',
  ),
  oneStepAhead: say(
    'В начале раунда отложите карту с руки. В начале своего второго хода раскройте её и возьмите обратно; если в этот ход она отправит агента, получите 1 Пряность, когда на ней ровно один символ агента, иначе 1 солярий.',
    'At the start of a round set a card of your hand aside. At the start of your second turn reveal it and take it back; if it sends an Agent that turn, gain 1 spice if it has exactly one Agent icon, otherwise 1 Solari.',
  ),
  smuggling: say(
    'Начните игру без воды. Каждый раз, получая солярии в свой ход, получите на 1 больше.',
    'Start without water. Whenever you gain Solari during your turn, gain 1 more.',
  ),
  intelligence: say(
    'До начала игры посмотрите две верхние карты интриг: одну оставьте себе, другую верните наверх.',
    'Before the game look at the two top Intrigue cards: keep one, put the other back on top.',
  ),
  lasguns: say('Сила ваших дредноутов — 4.', 'Your dreadnoughts have strength 4.'),
  observation: say(
    'На каждом треке фракций на 2 влияния стоит ваш искатель. Дойдя до него, переставьте его на верхнее свободное место лидера и получите награду: за первого можете сбросить карту ради 1 Пряности; за второго — бонус трека; за третьего — 1 влияние на этом треке; за четвёртого — бонус трека и 1 влияние.',
    'A Snooper of yours stands at 2 Influence of each track. When you reach it, move it to the topmost free place of your Leader and take its reward: for the first you may discard a card for 1 spice; for the second the bonus of the track; for the third 1 Influence on it; for the fourth the bonus and 1 Influence.',
  ),
  deviousStrength: say(
    'В ход раскрытия можете отозвать шпиона и получить 2 меча.',
    'In your Reveal turn you may recall a Spy for 2 swords.',
  ),
  alwaysSmiling: say(
    'В ход раскрытия, если ваша боевая сила 6 или больше (вшестером 10), получите 1 очко убеждения.',
    'In your Reveal turn, if your strength is 6 or more (10 with six players), gain 1 Persuasion.',
  ),
  desertScouts: say(
    'В ход раскрытия можете отвести 1 отряд в гарнизон.',
    'In your Reveal turn you may retreat 1 troop.',
  ),
  otherMemories: say(
    'Отправив агента в ячейку Бене Гессерит, можете вернуть все воспоминания в запас, взять столько же карт и перевернуть лидера.',
    'When you send an Agent to a Bene Gesserit space, you may return all memories to your supply, draw as many cards and turn this Leader over.',
  ),
  reverendMother: say(
    'Раз за ход, отправив агента в ячейку Бене Гессерит или Фрименов, можете заплатить 1 воду и повторить эффекты этой ячейки.',
    'Once per turn, when you send an Agent to a Bene Gesserit or Fremen space, you may pay 1 water to repeat the effects of the space.',
  ),
  loyalty: say(
    'Дойдя до 2 влияния у Бене Гессерит, получите 2 Пряности.',
    'When you reach 2 Influence with the Bene Gesserit, gain 2 spice.',
  ),
  unpredictableFoe: say(
    'В ход раскрытия, если у вас в зоне конфликта есть песчаный червь, возьмите карту интриги.',
    'In your Reveal turn, if you have a sandworm in the Conflict, draw an Intrigue card.',
  ),
  birthright: say(
    'Дойдя до 2 влияния у Императора, возьмите карту интриги.',
    'When you reach 2 Influence with the Emperor, draw an Intrigue card.',
  ),
  sardaukarCommander: say(
    'Оба контракта сардаукаров отложены для вас: беря контракт, можете взять один из них.',
    'Both Sardaukar contracts are set aside for you: when you take a contract, you may take one of them.',
  ),
  smuggleSpice: say(
    'Начните без карты «Дипломатия». Когда другой игрок отправляет агента в ячейку Подателя, за которой следит ваш шпион, получите 1 Пряность.',
    'Start without Diplomacy. When another player sends an Agent to a maker space you are spying on, gain 1 spice.',
  ),
};
