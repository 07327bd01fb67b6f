import type { BoxedRow } from './box.ts';

/** Chapters 6–7: effects and costs, troops. */
export const effects = {
  'D-6.1': [
    { ru: 'Обязательны по умолчанию', en: 'Mandatory by default' },
    'Эффекты ячеек и карт обязательны, насколько их можно выполнить. Исключения: слово «можете», стрелка и символ удаления.',
    'Effects of spaces and cards are mandatory as far as they can be carried out. The exceptions are “may”, the arrow and the trash icon.',
    { see: ['D-6.2', 'D-6.3', 'D-6.5', 'D-F-054'] },
  ],
  'D-6.2': [
    { ru: '«Можете»', en: 'May' },
    'От эффекта, который предложен как возможность, можно отказаться.',
    'An effect worded as an option may be declined.',
    { see: ['D-F-055'] },
  ],
  'D-6.3': [
    { ru: 'Стрелка', en: 'Arrow' },
    'Слева от стрелки (или над ней) — цена, справа (или под ней) — эффект. Платить не обязательно, но без платы нет эффекта. Цену платят целиком.',
    'Left of an arrow (or above it) is a cost, right of it (or below) the effect. Paying is optional; without paying there is no effect. The whole cost must be paid.',
    { see: ['D-F-056', 'D-6.4', 'D-6.6'] },
  ],
  'D-6.4': [
    { ru: 'Стрелка — один раз', en: 'Arrow only once' },
    'При каждом применении эффекта стрелкой пользуются один раз. Исключение: награду, удвоенную песчаным червём, можно оплатить и второй раз.',
    'An arrow may be used once each time its effect is resolved. Exception: a Conflict reward doubled by a sandworm may be paid a second time.',
    { see: ['D-F-066', 'D-25.18'] },
  ],
  'D-6.5': [
    { ru: 'Символ удаления', en: 'Trash icon' },
    'Удалять карту по символу (карта с чёрным X) не обязательно. Карту, которая без стрелки велит удалить саму себя, удалить нужно.',
    'The trash icon (card with a black X) is optional. A card that orders to trash itself without an arrow must be trashed.',
    { see: ['D-F-057', 'D-F-058'] },
  ],
  'D-6.6': [
    { ru: 'Платят по-настоящему', en: 'Real payment' },
    'Цену нужно действительно заплатить: влияние не потерять с 0, отряд — если его нет, карту не сбросить из пустой руки.',
    'A cost must really be paid: Influence can not be lost at 0, a troop not if there is none, a card not from an empty hand.',
    { see: ['D-F-094'] },
  ],
  'D-6.7': [
    { ru: 'Одно из нескольких', en: 'One of several' },
    'При выборе «или» выполняют ровно один вариант. Невыполнимый выбрать нельзя, если есть выполнимый.',
    'For a choice with “or” exactly one option is resolved; one that can not be carried out may not be chosen if another can.',
  ],
  'D-6.8': [
    { ru: 'Выбор двух', en: 'Choose two' },
    'Когда выбирают две награды, обе называют до выполнения любой из них.',
    'For a choice of two rewards both are chosen before either is resolved.',
  ],
  'D-6.9': [
    { ru: '«Любое количество»', en: 'Any number' },
    '«Любое количество» может быть и 0.',
    '“Any number” includes 0.',
    { see: ['D-F-076'] },
  ],
  'D-6.10': [
    { ru: 'Влияние по выбору', en: 'Influence of choice' },
    '1 или 2 влияния по выбору идут одной фракции; разделить 2 влияния между двумя фракциями нельзя.',
    'A gain of 1 or 2 Influence of choice goes to one Faction; 2 Influence can not be split between two.',
    { see: ['D-25.18'] },
  ],
  'D-6.11': [
    { ru: 'Частичное выполнение', en: 'Partial effects' },
    'Если эффект выполним лишь отчасти, выполняют эту часть, например нанимают меньше отрядов, чем указано.',
    'If only a part of an effect can be carried out, that part is, for example recruiting fewer troops than shown.',
    { see: ['D-1.8'] },
  ],
  'D-6.12': [
    { ru: 'Когда проверяют условия', en: 'When conditions are checked' },
    'Условие (влияние, союз, связь, место в Совете, маркер) проверяют в момент применения эффекта. Порядок эффектов выбирает игрок, поэтому условие можно успеть выполнить.',
    'A condition (Influence, Alliance, bond, seat, marker) is checked when its effect is resolved. The player orders the effects and so may fulfil a condition first.',
    { see: ['D-4.8'] },
  ],
  'D-6.13': [
    { ru: 'Двойное влияние ячейки', en: 'Doubled Influence of a space' },
    'Эффект «2 влияния вместо 1» («Игра с властью», «Предательство», «Переворот», «Коварный советник», «Вероломный манёвр», «Требование внимания») заменяет 1 влияние посещённой ячейки фракции на 2. Несколько таких эффектов за ход не складываются.',
    'An effect that gives 2 Influence instead of 1 (Power Play, Treachery, Overthrow, Subversive Advisor, Treacherous Maneuver, Demand Attention) turns the 1 Influence of the visited Faction space into 2. Several of them in one turn do not add up.',
    { see: ['D-4.8'] },
  ],
  'D-7.1': [
    { ru: 'Найм', en: 'Recruit' },
    'Каждый символ отряда переводит 1 отряд из запаса в гарнизон. Если запас пуст, никто не нанят. Из гарнизона, с планшета планеты Икс и из других мест отряды не нанимают.',
    'Each troop icon moves 1 troop from the supply to the garrison. With an empty supply nothing is recruited. Troops are never recruited from the garrison, the Ix board or elsewhere.',
    { see: ['D-F-072', 'D-F-074'] },
  ],
  'D-7.2': [
    { ru: 'Ячейка конфликта', en: 'Combat space' },
    'Отправив агента в ячейку конфликта, вы можете в этот ход разместить в зоне конфликта сколько угодно боевых единиц, нанятых в этот же ход (откуда бы они ни взялись), и ещё до 2 из гарнизона.',
    'Sending an Agent to a Combat space lets you deploy this turn any number of the units recruited this turn, whatever their source, plus up to 2 units from the garrison.',
    { see: ['D-F-075', 'D-7.4'] },
  ],
  'D-7.3': [
    { ru: 'В других местах не размещают', en: 'No deployment elsewhere' },
    'Без ячейки конфликта (символа боя или другого эффекта) нанятые отряды остаются в гарнизоне, и размещать никого нельзя.',
    'Without a Combat space (or a Combat icon or another effect) recruited troops stay in the garrison and nothing is deployed.',
    { see: ['D-7.2', 'D-24.18'] },
  ],
  'D-7.4': [
    { ru: 'Предел на ход', en: 'Limit per turn' },
    'Две боевые единицы из гарнизона — предел на весь ход; новые символы боя в тот же ход его не увеличивают.',
    'The two units from the garrison are the limit for the whole turn; further Combat icons in the same turn do not raise it.',
    { see: ['D-7.2'] },
  ],
  'D-7.5': [
    { ru: 'Потеря отряда', en: 'Losing a troop' },
    'Потерянный отряд возвращается в запас владельца. Если не сказано откуда, его можно потерять из гарнизона или из зоны конфликта.',
    'A lost troop returns to its owner’s supply. If no source is stated, it may come from garrison or Conflict.',
  ],
  'D-7.6': [
    { ru: 'Отступление', en: 'Retreat' },
    'Отступая, боевая единица переходит из зоны конфликта в гарнизон владельца.',
    'A retreating unit moves from the Conflict to its owner’s garrison.',
    { see: ['D-F-076'] },
  ],
  'D-7.7': [
    { ru: 'Размещение в ход раскрытия', en: 'Deploying in the Reveal turn' },
    'Отряды, нанятые в ход раскрытия, идут в гарнизон, если эффект не позволяет их разместить. Такие эффекты, как у «Легиона сардаукаров» или «Боевого топтера», размещают отряды из гарнизона в ход раскрытия.',
    'Troops recruited in the Reveal turn go to the garrison unless the effect lets them be deployed. Effects such as those of Sardaukar Legion or Gun Thopter deploy from the garrison in the Reveal turn.',
    { see: ['D-7.2'] },
  ],
  'D-7.8': [
    { ru: 'Размещение на виду', en: 'Deployment is visible' },
    'Размещённые боевые единицы видят все; они входят в боевую силу, которую показывают после хода раскрытия владельца.',
    'Deployed units are public and add to the strength shown after their owner’s Reveal turn.',
    { see: ['D-8.1', 'D-30.1'] },
  ],
} as const satisfies Record<string, BoxedRow>;
