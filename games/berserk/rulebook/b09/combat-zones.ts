import type { Rule } from '@vigrid/kernel';

/** Sections 205–206: combat, the simple strike, and the zones. */
export const combatAndZones = {
  'B09-205.1': {
    chapter: 'B09-205',
    title: { ru: 'Сила атаки', en: 'Attack strength' },
    text: {
      ru: 'Сила атаки — её числовое значение: сколько ран она способна нанести.',
      en: 'The strength of an attack is its numeric value: how many wounds it can deal.',
    },
    enforceable: false,
  },
  'B09-205.1a': {
    chapter: 'B09-205',
    title: { ru: 'Когда учитывать модификаторы', en: 'When strength includes modifiers' },
    text: {
      ru: 'Сила состоявшейся атаки считается со всеми подходящими модификаторами. Если же силу спрашивают как свойство или особенность карты, берут число без модификаторов.',
      en: 'The strength of an attack that was made is computed with all applicable modifiers. Asked for as a property or feature of the card, it is the unmodified number.',
    },
    enforceable: true,
    see: ['B09-104.2b'],
  },
  'B09-205.2': {
    chapter: 'B09-205',
    title: { ru: 'Нападение простым ударом', en: 'Assault with a simple strike' },
    text: {
      ru: 'Нападение простым ударом — свойство карты. Простой удар — это атака; его значения — тоже свойство.',
      en: 'Assaulting with a simple strike is a property of a card. A simple strike is an attack; its values are a property too.',
    },
    enforceable: false,
  },
  'B09-205.2a': {
    chapter: 'B09-205',
    title: { ru: 'Когда нападают простым ударом', en: 'When a simple strike may be declared' },
    text: {
      ru: 'Заявить нападение простым ударом может только активный игрок: в свой ход, при пустом стеке, имея приоритет и контролируя карту.',
      en: 'Only the active player may declare an assault with a simple strike: in their own turn, with an empty stack, holding priority and controlling the card.',
    },
    enforceable: true,
  },
  'B09-205.3': {
    chapter: 'B09-205',
    title: { ru: 'Защитник', en: 'Defender' },
    text: {
      ru: 'Против нападения простым ударом можно назначить защитника: нападение перенаправляется на него.',
      en: 'Against an assault with a simple strike a defender may be assigned; the assault is redirected to the defending creature.',
    },
    enforceable: true,
    see: ['B09-216.3', 'B09-412.5'],
  },
  'B09-205.3a': {
    chapter: 'B09-205',
    title: { ru: 'Кто может защищать', en: 'Who may defend' },
    text: {
      ru: 'Защитником может стать открытое существо, которое стоит рядом и с источником нападения, и с его целью. Для летающих есть отдельное правило.',
      en: 'A defender must be an open creature adjacent both to the source of the assault and to its target. Flyers have a rule of their own.',
    },
    enforceable: true,
    see: ['B09-211.6'],
  },
  'B09-205.3b': {
    chapter: 'B09-205',
    title: { ru: 'Защита внезапна', en: 'Defending is a sudden action' },
    text: {
      ru: 'Назначить защитника — внезапное действие.',
      en: 'Assigning a defender is a sudden action.',
    },
    enforceable: true,
  },
  'B09-205.3c': {
    chapter: 'B09-205',
    title: { ru: 'Защищает неактивный игрок', en: 'Only the non-active player defends' },
    text: {
      ru: 'Назначать защитника вправе только неактивный игрок.',
      en: 'Only the non-active player may assign a defender.',
    },
    enforceable: true,
  },
  'B09-205.4': {
    chapter: 'B09-205',
    title: { ru: 'Сила атаки по броску', en: 'Roll for attack strength' },
    text: {
      ru: 'Силу атаки определяют броском кубика; это относится и к простому удару по закрытой карте. С учётом всех модификаторов 3 и меньше — слабая атака, 4 и 5 — средняя, 6 — сильная.',
      en: 'To find the strength of an attack, a simple strike on a closed card included, one die is rolled. After all modifiers 3 or less is weak, 4 or 5 medium, 6 strong.',
    },
    enforceable: true,
  },
  'B09-205.5': {
    chapter: 'B09-205',
    title: { ru: 'Сражение', en: 'Combat' },
    text: {
      ru: 'Сражение длится от броска, определяющего силу атаки, до нанесения ран от этой атаки.',
      en: 'Combat lasts from the roll that determines the strength of an attack until the wounds from that attack are applied.',
    },
    enforceable: true,
    see: ['B09-216.5', 'B09-216.11'],
  },
  'B09-205.5a': {
    chapter: 'B09-205',
    title: { ru: 'Сражаться может и одно существо', en: 'Combat happens even with one creature' },
    text: {
      ru: 'Сражение происходит, даже если сражается лишь одно существо, в любой фазе боя и хода, при атаке любого типа и вида.',
      en: 'Combat takes place even if only one creature fights, in any phase of battle or turn, and for any type or kind of attack.',
    },
    enforceable: true,
  },
  'B09-205.5b': {
    chapter: 'B09-205',
    title: { ru: 'Карта, которая не сражается', en: 'A card that does not fight' },
    text: {
      ru: 'Карта, которая не сражается, не может бросать кубик на силу атаки, поэтому для простого удара, нацеленного в неё, она всё равно что закрытая.',
      en: 'A card that does not fight cannot roll for attack strength, and therefore simple strikes targeting it treat it as closed.',
    },
    enforceable: true,
    see: ['B09-G-does-not-fight'],
  },
  'B09-205.5c': {
    chapter: 'B09-205',
    title: { ru: 'Нападающие не-существа', en: 'Non-creatures that can assault' },
    text: {
      ru: 'Артефакты, экипировка и местности по умолчанию не сражаются, но иные из них умеют нападать и тогда бросают кубик на силу своей атаки.',
      en: 'Artifacts, equipment and terrains do not fight by default, but some can assault; then they roll for the strength of their attack.',
    },
    enforceable: true,
  },
  'B09-205.6': {
    chapter: 'B09-205',
    title: { ru: 'Таблица ударов', en: 'Strike Table' },
    text: {
      ru: 'Когда два открытых существа сражаются простым ударом, из результата нападающего вычитают результат отражающего: оба с модификаторами, без ограничения от 1 до 6. Что наносят нападающий и отражающий: +1 — слабый и промах; +2 — средний и слабый; +3 — средний и промах; +4 — сильный и слабый; +5 и больше — сильный и промах; −1 — слабый и промах; −2 — промах и промах; −3 — промах и слабый; −4 — слабый и средний; −5 и меньше — промах и средний. При разнице 0: если у обоих 4 или меньше — слабый и промах, если 5 или больше — промах и слабый.',
      en: 'When two open creatures fight with a simple strike, take the assailant’s result minus the repeller’s, both modified and not limited to 1–6. What the assailant and the repeller deal: +1 weak and miss; +2 medium and weak; +3 medium and miss; +4 strong and weak; +5 or more strong and miss; −1 weak and miss; −2 miss and miss; −3 miss and weak; −4 weak and medium; −5 or less miss and medium. At 0: weak and miss if both have 4 or less, miss and weak if both have 5 or more.',
    },
    enforceable: true,
    see: ['B09-104.2a', 'B09-216.7'],
  },
  'B09-205.7': {
    chapter: 'B09-205',
    title: { ru: 'Запись X-Y-Z', en: 'X-Y-Z notation' },
    text: {
      ru: 'В записи X-Y-Z число X — слабая атака, Y — средняя, Z — сильная.',
      en: 'In X-Y-Z, X is the weak, Y the medium and Z the strong attack value.',
    },
    enforceable: true,
  },
  'B09-205.7a': {
    chapter: 'B09-205',
    title: { ru: '«Атака на X»', en: '“Attack for X”' },
    text: {
      ru: 'Атака с одним числом X — то же, что атака на X-X-X.',
      en: 'An attack written with the single number X is an attack of X-X-X.',
    },
    enforceable: true,
  },
  'B09-205.7b': {
    chapter: 'B09-205',
    title: { ru: 'X-Y-Z не в атаках', en: 'X-Y-Z in non-attacks' },
    text: {
      ru: 'В особенности, не являющейся атакой, X-Y-Z определяют броском по тем же границам, но «силы» у такой особенности нет.',
      en: 'In a feature that is not an attack X-Y-Z is read from a die roll by the same bands, but such a feature has no “strength”.',
    },
    enforceable: true,
    see: ['B09-205.4'],
  },
  'B09-206.1': {
    chapter: 'B09-206',
    title: { ru: 'Зоны', en: 'Zones' },
    text: {
      ru: 'Зоны — места, где карты находятся во время игры. В игре участвуют все зоны.',
      en: 'Zones are the places where cards are during the game. All of them take part in the game.',
    },
    enforceable: false,
  },
  'B09-206.2': {
    chapter: 'B09-206',
    title: { ru: 'Шесть зон', en: 'Six zones' },
    text: {
      ru: 'Зон шесть: колода, сдача, набор, кладбище, поле боя и дополнительная зона. Поле боя и дополнительную зону вместе называют отрядом: карты там находятся «в отряде».',
      en: 'The zones are Deck, Deal, Recruit, Graveyard, Battlefield and Additional Zone. “In the squad” covers both the Battlefield and the Additional Zone.',
    },
    enforceable: true,
    see: ['B09-G-squad', 'B09-G-in-the-play-zone'],
  },
  'B09-206.3': {
    chapter: 'B09-206',
    title: { ru: 'Личные зоны', en: 'Personal zones' },
    text: {
      ru: 'Колода, сдача, набор и кладбище — личные зоны: у каждого игрока они свои.',
      en: 'Deck, Deal, Recruit and Graveyard are personal: each player has one of each.',
    },
    enforceable: true,
  },
  'B09-206.3a': {
    chapter: 'B09-206',
    title: { ru: 'Карта идёт в зону владельца', en: 'Cards go to their owner’s zone' },
    text: {
      ru: 'В личной зоне лежат только карты, которыми владеет её игрок. Карта, которой предписано попасть в чужую личную зону, вместо этого попадает в такую же зону своего владельца.',
      en: 'A personal zone holds only cards owned by its player. A card that should go to another player’s personal zone goes to the same zone of its owner instead.',
    },
    enforceable: true,
  },
  'B09-206.4': {
    chapter: 'B09-206',
    title: { ru: 'Общие зоны', en: 'Shared zones' },
    text: {
      ru: 'Поле боя и дополнительная зона — общие: карты там держат оба игрока, и ни одному из них эти зоны не принадлежат.',
      en: 'Battlefield and Additional Zone are shared: cards of both players may be there, and neither zone belongs to a player.',
    },
    enforceable: true,
  },
  'B09-206.5': {
    chapter: 'B09-206',
    title: { ru: 'Колода закрыта', en: 'Deck is closed' },
    text: {
      ru: 'Колода — закрытая зона: никто не смотрит в неё, пока этого не велит особенность.',
      en: 'The Deck is a closed zone: no player may look at its cards unless a feature says so.',
    },
    enforceable: true,
  },
  'B09-206.6': {
    chapter: 'B09-206',
    title: { ru: 'Сдача и набор полузакрыты', en: 'Deal and Recruit are half-closed' },
    text: {
      ru: 'Карты в сдаче и в наборе видит только тот игрок, чья это зона.',
      en: 'Cards in Deal and Recruit may be viewed only by the player whose zone it is.',
    },
    enforceable: true,
  },
  'B09-206.7': {
    chapter: 'B09-206',
    title: { ru: 'Открытые зоны', en: 'Open zones' },
    text: {
      ru: 'Кладбище, поле боя и дополнительная зона открыты: любой игрок когда угодно может рассмотреть там любую карту. Скрытые карты при этом остаются скрытыми.',
      en: 'Graveyard, Battlefield and Additional Zone are open: any player may inspect any card there at any time. Hidden cards stay hidden.',
    },
    enforceable: true,
    see: ['B09-415.1'],
  },
  'B09-206.8': {
    chapter: 'B09-206',
    title: { ru: 'Смену зоны показывают', en: 'Zone changes are shown' },
    text: {
      ru: 'Карту, сменившую зону, показывают всем игрокам, и они могут прочесть её целиком. Исключение — карты, попадающие в сдачу и набор или уходящие оттуда.',
      en: 'A card that changes zone is shown to all players, who may read it in full. Exception: moves into or out of Deal and Recruit.',
    },
    enforceable: true,
  },
  'B09-206.9': {
    chapter: 'B09-206',
    title: { ru: 'Порядок карт не меняют', en: 'Order is fixed' },
    text: {
      ru: 'Порядок карт на кладбище и в колоде нельзя менять, если этого не требует правило или особенность.',
      en: 'Nobody may change the order of cards in a Graveyard or Deck unless a rule or feature says so.',
    },
    enforceable: true,
  },
  'B09-206.10': {
    chapter: 'B09-206',
    title: { ru: 'Колоду перемешивают', en: 'Deck is shuffled after handling' },
    text: {
      ru: 'Колоду перемешивают после всякого обращения с ней: карта пришла в неё из другой зоны, ушла в другую зону, колоду просмотрели или показали из неё карту.',
      en: 'A deck is shuffled after each handling of it: a card entered it from another zone or left it for one, it was looked through, or a card from it was shown.',
    },
    enforceable: true,
  },
  'B09-206.11': {
    chapter: 'B09-206',
    title: { ru: 'Зоны без разметки', en: 'Unstructured zones' },
    text: {
      ru: 'Колоды, кладбища, сдачи, наборы и дополнительная зона никак не размечены: об их расположении игроки договариваются сами.',
      en: 'Decks, Graveyards, Deals, Recruits and the Additional Zone have no layout; the players agree where they are.',
    },
    enforceable: false,
  },
} as const satisfies Record<string, Rule>;
