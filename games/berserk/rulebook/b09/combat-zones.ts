import type { RuleRow } from '@vigrid/kernel';

/** Sections 205–206: combat, the simple strike, and the zones. */
export const combatAndZones = {
  'B09-205.1': [
    { ru: 'Сила атаки', en: 'Attack strength' },
    'Сила атаки — её числовое значение: сколько ран она способна нанести.',
    'The strength of an attack is its numeric value: how many wounds it can deal.',
    { enforceable: false },
  ],
  'B09-205.1a': [
    { ru: 'Когда учитывать модификаторы', en: 'When strength includes modifiers' },
    'Сила состоявшейся атаки считается со всеми подходящими модификаторами. Если же силу спрашивают как свойство или особенность карты, берут число без модификаторов.',
    'The strength of an attack that was made is computed with all applicable modifiers. Asked for as a property or feature of the card, it is the unmodified number.',
    { see: ['B09-104.2b'] },
  ],
  'B09-205.2': [
    { ru: 'Нападение простым ударом', en: 'Assault with a simple strike' },
    'Нападение простым ударом — свойство карты. Простой удар — это атака; его значения — тоже свойство.',
    'Assaulting with a simple strike is a property of a card. A simple strike is an attack; its values are a property too.',
    { enforceable: false },
  ],
  'B09-205.2a': [
    { ru: 'Когда нападают простым ударом', en: 'When a simple strike may be declared' },
    'Заявить нападение простым ударом может только активный игрок: в свой ход, при пустом стеке, имея приоритет и контролируя карту.',
    'Only the active player may declare an assault with a simple strike: in their own turn, with an empty stack, holding priority and controlling the card.',
  ],
  'B09-205.3': [
    { ru: 'Защитник', en: 'Defender' },
    'Против нападения простым ударом можно назначить защитника: нападение перенаправляется на него.',
    'Against an assault with a simple strike a defender may be assigned; the assault is redirected to the defending creature.',
    { see: ['B09-216.3', 'B09-412.5'] },
  ],
  'B09-205.3a': [
    { ru: 'Кто может защищать', en: 'Who may defend' },
    'Защитником может стать открытое существо, которое стоит рядом и с источником нападения, и с его целью. Для летающих есть отдельное правило.',
    'A defender must be an open creature adjacent both to the source of the assault and to its target. Flyers have a rule of their own.',
    { see: ['B09-211.6'] },
  ],
  'B09-205.3b': [
    { ru: 'Защита внезапна', en: 'Defending is a sudden action' },
    'Назначить защитника — внезапное действие.',
    'Assigning a defender is a sudden action.',
  ],
  'B09-205.3c': [
    { ru: 'Защищает неактивный игрок', en: 'Only the non-active player defends' },
    'Назначать защитника вправе только неактивный игрок.',
    'Only the non-active player may assign a defender.',
  ],
  'B09-205.4': [
    { ru: 'Сила атаки по броску', en: 'Roll for attack strength' },
    'Силу атаки определяют броском кубика; это относится и к простому удару по закрытой карте. С учётом всех модификаторов 3 и меньше — слабая атака, 4 и 5 — средняя, 6 — сильная.',
    'To find the strength of an attack, a simple strike on a closed card included, one die is rolled. After all modifiers 3 or less is weak, 4 or 5 medium, 6 strong.',
  ],
  'B09-205.5': [
    { ru: 'Сражение', en: 'Combat' },
    'Сражение длится от броска, определяющего силу атаки, до нанесения ран от этой атаки.',
    'Combat lasts from the roll that determines the strength of an attack until the wounds from that attack are applied.',
    { see: ['B09-216.5', 'B09-216.11'] },
  ],
  'B09-205.5a': [
    { ru: 'Сражаться может и одно существо', en: 'Combat happens even with one creature' },
    'Сражение происходит, даже если сражается лишь одно существо, в любой фазе боя и хода, при атаке любого типа и вида.',
    'Combat takes place even if only one creature fights, in any phase of battle or turn, and for any type or kind of attack.',
  ],
  'B09-205.5b': [
    { ru: 'Карта, которая не сражается', en: 'A card that does not fight' },
    'Карта, которая не сражается, не может бросать кубик на силу атаки, поэтому для простого удара, нацеленного в неё, она всё равно что закрытая.',
    'A card that does not fight cannot roll for attack strength, and therefore simple strikes targeting it treat it as closed.',
    { see: ['B09-G-does-not-fight'] },
  ],
  'B09-205.5c': [
    { ru: 'Нападающие не-существа', en: 'Non-creatures that can assault' },
    'Артефакты, экипировка и местности по умолчанию не сражаются, но иные из них умеют нападать и тогда бросают кубик на силу своей атаки.',
    'Artifacts, equipment and terrains do not fight by default, but some can assault; then they roll for the strength of their attack.',
  ],
  'B09-205.6': [
    { ru: 'Таблица ударов', en: 'Strike Table' },
    'Когда два открытых существа сражаются простым ударом, из результата нападающего вычитают результат отражающего: оба с модификаторами, без ограничения от 1 до 6. Что наносят нападающий и отражающий: +1 — слабый и промах; +2 — средний и слабый; +3 — средний и промах; +4 — сильный и слабый; +5 и больше — сильный и промах; −1 — слабый и промах; −2 — промах и промах; −3 — промах и слабый; −4 — слабый и средний; −5 и меньше — промах и средний. При разнице 0: если у обоих 4 или меньше — слабый и промах, если 5 или больше — промах и слабый.',
    'When two open creatures fight with a simple strike, take the assailant’s result minus the repeller’s, both modified and not limited to 1–6. What the assailant and the repeller deal: +1 weak and miss; +2 medium and weak; +3 medium and miss; +4 strong and weak; +5 or more strong and miss; −1 weak and miss; −2 miss and miss; −3 miss and weak; −4 weak and medium; −5 or less miss and medium. At 0: weak and miss if both have 4 or less, miss and weak if both have 5 or more.',
    { see: ['B09-104.2a', 'B09-216.7'] },
  ],
  'B09-205.7': [
    { ru: 'Запись X-Y-Z', en: 'X-Y-Z notation' },
    'В записи X-Y-Z число X — слабая атака, Y — средняя, Z — сильная.',
    'In X-Y-Z, X is the weak, Y the medium and Z the strong attack value.',
  ],
  'B09-205.7a': [
    { ru: '«Атака на X»', en: '“Attack for X”' },
    'Атака с одним числом X — то же, что атака на X-X-X.',
    'An attack written with the single number X is an attack of X-X-X.',
  ],
  'B09-205.7b': [
    { ru: 'X-Y-Z не в атаках', en: 'X-Y-Z in non-attacks' },
    'В особенности, не являющейся атакой, X-Y-Z определяют броском по тем же границам, но «силы» у такой особенности нет.',
    'In a feature that is not an attack X-Y-Z is read from a die roll by the same bands, but such a feature has no “strength”.',
    { see: ['B09-205.4'] },
  ],
  'B09-206.1': [
    { ru: 'Зоны', en: 'Zones' },
    'Зоны — места, где карты находятся во время игры. В игре участвуют все зоны.',
    'Zones are the places where cards are during the game. All of them take part in the game.',
    { enforceable: false },
  ],
  'B09-206.2': [
    { ru: 'Шесть зон', en: 'Six zones' },
    'Зон шесть: колода, сдача, набор, кладбище, поле боя и дополнительная зона. Поле боя и дополнительную зону вместе называют отрядом: карты там находятся «в отряде».',
    'The zones are Deck, Deal, Recruit, Graveyard, Battlefield and Additional Zone. “In the squad” covers both the Battlefield and the Additional Zone.',
    { see: ['B09-G-squad', 'B09-G-in-the-play-zone'] },
  ],
  'B09-206.3': [
    { ru: 'Личные зоны', en: 'Personal zones' },
    'Колода, сдача, набор и кладбище — личные зоны: у каждого игрока они свои.',
    'Deck, Deal, Recruit and Graveyard are personal: each player has one of each.',
  ],
  'B09-206.3a': [
    { ru: 'Карта идёт в зону владельца', en: 'Cards go to their owner’s zone' },
    'В личной зоне лежат только карты, которыми владеет её игрок. Карта, которой предписано попасть в чужую личную зону, вместо этого попадает в такую же зону своего владельца.',
    'A personal zone holds only cards owned by its player. A card that should go to another player’s personal zone goes to the same zone of its owner instead.',
  ],
  'B09-206.4': [
    { ru: 'Общие зоны', en: 'Shared zones' },
    'Поле боя и дополнительная зона — общие: карты там держат оба игрока, и ни одному из них эти зоны не принадлежат.',
    'Battlefield and Additional Zone are shared: cards of both players may be there, and neither zone belongs to a player.',
  ],
  'B09-206.5': [
    { ru: 'Колода закрыта', en: 'Deck is closed' },
    'Колода — закрытая зона: никто не смотрит в неё, пока этого не велит особенность.',
    'The Deck is a closed zone: no player may look at its cards unless a feature says so.',
  ],
  'B09-206.6': [
    { ru: 'Сдача и набор полузакрыты', en: 'Deal and Recruit are half-closed' },
    'Карты в сдаче и в наборе видит только тот игрок, чья это зона.',
    'Cards in Deal and Recruit may be viewed only by the player whose zone it is.',
  ],
  'B09-206.7': [
    { ru: 'Открытые зоны', en: 'Open zones' },
    'Кладбище, поле боя и дополнительная зона открыты: любой игрок когда угодно может рассмотреть там любую карту. Скрытые карты при этом остаются скрытыми.',
    'Graveyard, Battlefield and Additional Zone are open: any player may inspect any card there at any time. Hidden cards stay hidden.',
    { see: ['B09-415.1'] },
  ],
  'B09-206.8': [
    { ru: 'Смену зоны показывают', en: 'Zone changes are shown' },
    'Карту, сменившую зону, показывают всем игрокам, и они могут прочесть её целиком. Исключение — карты, попадающие в сдачу и набор или уходящие оттуда.',
    'A card that changes zone is shown to all players, who may read it in full. Exception: moves into or out of Deal and Recruit.',
  ],
  'B09-206.9': [
    { ru: 'Порядок карт не меняют', en: 'Order is fixed' },
    'Порядок карт на кладбище и в колоде нельзя менять, если этого не требует правило или особенность.',
    'Nobody may change the order of cards in a Graveyard or Deck unless a rule or feature says so.',
  ],
  'B09-206.10': [
    { ru: 'Колоду перемешивают', en: 'Deck is shuffled after handling' },
    'Колоду перемешивают после всякого обращения с ней: карта пришла в неё из другой зоны, ушла в другую зону, колоду просмотрели или показали из неё карту.',
    'A deck is shuffled after each handling of it: a card entered it from another zone or left it for one, it was looked through, or a card from it was shown.',
  ],
  'B09-206.11': [
    { ru: 'Зоны без разметки', en: 'Unstructured zones' },
    'Колоды, кладбища, сдачи, наборы и дополнительная зона никак не размечены: об их расположении игроки договариваются сами.',
    'Decks, Graveyards, Deals, Recruits and the Additional Zone have no layout; the players agree where they are.',
    { enforceable: false },
  ],
} as const satisfies Record<string, RuleRow>;
