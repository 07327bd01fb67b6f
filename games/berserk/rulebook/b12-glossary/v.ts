import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from В. */
export const glossaryV = {
  'B12-G-in-play-zone': [
    { ru: 'В игровой зоне', en: 'In the play zone' },
    'На поле боя или во вспомогательной зоне.',
    'On the battlefield or in an auxiliary zone.',
    { see: ['B12-G-zones', 'B12-201.1', 'B12-203.1'] },
  ],
  'B12-G-cell-in-direction-of-movement': [
    { ru: 'В направлении движения', en: 'In the direction of movement' },
    'Карта перешла с первой клетки на соседнюю вторую. В направлении её движения лежит третья клетка: она соседняя со второй и продолжает прямую, проведённую через первые две, в том числе по диагонали.',
    'A card was relocated from a first cell to a neighbouring second one. The cell in the direction of movement is the third: a neighbour of the second that continues the straight line through the first two, diagonals included.',
    { see: ['B12-G-neighbouring-cell', 'B12-G-cell-in-direction-of-strike'] },
  ],
  'B12-G-cell-in-direction-of-strike': [
    { ru: 'В направлении удара (атаки)', en: 'In the direction of the strike (attack)' },
    'Атакующая стоит на первой клетке, атакованная — на соседней второй. В направлении удара лежит третья клетка: она соседняя со второй и продолжает прямую, проведённую через первые две, в том числе по диагонали. У удара с дальностью X и удара через ряд направления нет.',
    'The striking card is on a first cell, the struck card on a neighbouring second one. The cell in the direction of the strike is the third: a neighbour of the second that continues the straight line through the first two, diagonals included. A strike with range X and a strike over a row have no direction.',
    {
      see: [
        'B12-G-neighbouring-cell',
        'B12-G-cell-in-direction-of-movement',
        'B12-G-strike-with-range-x',
        'B12-G-strike-over-row',
      ],
    },
  ],
  'B12-G-at-start-of-battle': [
    { ru: 'В начале боя', en: 'At the start of battle' },
    'Особенность, которая начинается этими словами, используется в подфазе начала боя, то есть до подфазы авангарда, при пустом стеке. Каждая такая особенность служит один раз за бой. Если такие особенности есть у обоих игроков, их используют по очереди.',
    'A feature that begins with these words is used in the Start-of-battle subphase, that is, before the Vanguard subphase, while the stack is empty; each once per battle. If both players have such features, they use them in turns.',
    { see: ['B12-401.3', 'B12-406.1', 'B12-512.1'] },
  ],
  'B12-G-at-start-of-turn': [
    { ru: 'В начале хода', en: 'At the start of the turn' },
    'Срабатывающая особенность с такими словами в начале срабатывает сразу после того, как активный игрок открыл свои карты на шаге открытия.',
    'A triggered feature that begins with these words triggers right after the Active player has opened his cards in the Opening step.',
    { see: ['B12-410.2', 'B12-410.3'] },
  ],
  'B12-G-vampirism': [
    { ru: 'Вампиризм', en: 'Vampirism' },
    'Именная срабатывающая особенность. Нанеся простым ударом X ран небестелесному существу, это существо излечивается на X; если у жертвы перед ударом оставалось лишь Y жизней и Y меньше X — на Y. Если ран на нём самом меньше, остаток излечения превращается в дополнительные жизни.',
    'Named triggered feature. When this creature inflicts X wounds with a simple strike on a non-incorporeal creature, it heals by X; if the victim had only Y lives before the strike and Y is less than X, it heals by Y. If it carries fewer wounds than that, the rest of the healing becomes additional lives.',
    { see: ['B12-G-heal-x', 'B12-G-extra-lives', 'B12-G-simple-strike'] },
  ],
  'B12-G-your-card': [
    { ru: 'Ваша карта', en: 'Your card' },
    'Карта под вашим контролем.',
    'A card under your control.',
    { see: ['B12-G-own-card', 'B12-G-opponents-card', 'B12-G-controller'] },
  ],
  'B12-G-return-to-deck': [
    { ru: 'Вернуть (убрать) в колоду', en: 'Return (put away) to the deck' },
    'Перенести карту из игровой зоны в колоду её владельца; затем колоду перемешивают.',
    'Move a card from the play zone into its owner’s deck; the deck is then shuffled.',
    { see: ['B12-G-on-return-to-deck', 'B12-G-shuffling-deck', 'B12-204.3', 'B12-204.4'] },
  ],
  'B12-G-take-card-into-squad': [
    { ru: 'Взять карту в отряд', en: 'Take a card into the squad' },
    'Карта попадает в отряд так: её набирают из раздачи, вызывают, возрождают, инкарнируют или берут под контроль. Других способов нет.',
    'A card is taken into a squad by recruiting it from the deal, summoning, revival, incarnation or taking control of it, and in no other way.',
    { see: ['B12-G-summon', 'B12-G-revival', 'B12-G-incarnation-x', 'B12-532.1'] },
  ],
  'B12-G-attack-grade': [
    { ru: 'Вид атаки (удара)', en: 'Grade of an attack (strike)' },
    'У любой атаки и любого удара есть вид: слабый, средний или сильный.',
    'Every attack or strike has one of three grades: weak, medium or strong.',
    { see: ['B12-514.2', 'B12-514.6', 'B12-519.5'] },
  ],
  'B12-G-card-owner': [
    { ru: 'Владелец карты', en: 'Owner of a card' },
    'Игрок, в чьей колоде карта лежала перед игрой. Когда игра закончена, карты возвращают владельцам.',
    'The player in whose deck the card was before the game. When the game ends, cards go back to their owners.',
    { see: ['B12-G-controller', 'B12-605.2'] },
  ],
  'B12-G-sudden-attack': [
    { ru: 'Внезапная атака', en: 'Sudden attack' },
    'Это либо внезапное действие, либо срабатывающая особенность. Цель внезапной атаки не сражается, а защитника от такой атаки не назначают.',
    'A sudden attack is either a sudden action or a triggered feature. Its target does not fight, and no defender can be assigned against it.',
    { see: ['B12-G-does-not-fight', 'B12-G-sudden-action', 'B12-512.2', 'B12-515.1'] },
  ],
  'B12-G-sudden-action': [
    { ru: 'Внезапное действие', en: 'Sudden action' },
    'Действие, в оплате которого стоят значок внезапности и значок закрытия. Назначение защитника — тоже внезапное действие.',
    'An action whose payment contains both the sudden icon and the closing icon. Assigning a defender is a sudden action too.',
    { see: ['B12-G-assign-defender', 'B12-G-symbol-sudden', 'B12-G-symbol-closing', 'B12-510.3'] },
  ],
  'B12-G-is-returned-to-deck': [
    { ru: 'Возвращается в колоду', en: 'Is returned to the deck' },
    'То же, что «вернуть в колоду».',
    'Same as “return to the deck”.',
    { enforceable: false, see: ['B12-G-return-to-deck'] },
  ],
  'B12-G-influence': [
    { ru: 'Воздействие', en: 'Influence' },
    'Немагическая способность, но не атака. Её описывает текст особенности; в нём может стоять курсивом слово «Воздействие», но это не обязательно. Если с учётом модификаторов выходит 0 ран или меньше, воздействие ран не наносит, и то, что сопутствует нанесению ран, не срабатывает.',
    'A non-magic ability that is not an attack. It is described in the text of a feature, which may, but need not, contain the word “Influence” in italics. If modifiers bring its wounds to 0 or fewer, it inflicts none, and features accompanying the infliction of wounds do not trigger.',
    { see: ['B12-G-ability', 'B12-G-spell', 'B12-111.2', 'B12-522.2'] },
  ],
  'B12-G-revival': [
    { ru: 'Возрождение (возродить)', en: 'Revival (revive)' },
    'Возродить карту — перенести её с кладбища в игровую зону. Если не сказано иное, карта: 1) лежит на вашем кладбище; 2) появляется рядом с той, что её возрождает; 3) открытой; 4) вскрытой; 5) на свободной клетке; 6) не больше одной на клетку, если их несколько; 7) под вашим контролем. Летающие существа, местности и карты, по тексту располагающиеся во вспомогательной зоне, возрождаются прямо в ней.',
    'To revive a card is to move it from the graveyard into the play zone. Unless stated otherwise it: (1) comes from your own graveyard; (2) appears next to the card that revives it; (3) open; (4) revealed; (5) on a free cell; (6) no more than one per cell if there are several; (7) under your control. Flying creatures, terrains and cards whose text places them in the auxiliary zone are revived straight into that zone.',
    { see: ['B12-G-take-card-into-squad', 'B12-G-summon', 'B12-532.4', 'B12-532.6'] },
  ],
  'B12-G-forward': [
    { ru: 'Вперёд', en: 'Forward' },
    'Вверх по вертикали от карты, на клетку или дальше, если смотреть глазами контролирующего её игрока.',
    'One or more cells up the column from the card, as seen by its controller.',
    { see: ['B12-G-backward', 'B12-G-ahead'] },
  ],
  'B12-G-reveal-card': [
    { ru: 'Вскрытие карты', en: 'Revealing a card' },
    'Перевернуть карту лицом вверх.',
    'Turn the card face up.',
    { see: ['B12-G-hidden-card', 'B12-405.1', 'B12-529.3'] },
  ],
  'B12-G-second-player': [
    { ru: 'Второй игрок', en: 'Second player' },
    'Тот, кто ходит вторым.',
    'The player who takes his turn second.',
    { see: ['B12-G-first-player', 'B12-402.1'] },
  ],
  'B12-G-second-row': [
    { ru: 'Второй ряд игрока', en: 'A player’s second row' },
    'Пять клеток по горизонтали, граничащих и с первым, и с третьим рядами той же половины поля боя.',
    'The five cells side by side that touch both the first and the third row of the same half of the battlefield.',
    { see: ['B12-G-first-row', 'B12-G-third-row', 'B12-202.2'] },
  ],
  'B12-G-chosen-attack': [
    { ru: 'Выбранная атака (удар)', en: 'Chosen attack (strike)' },
    'Одна конкретная атака (удар) в стеке: её уже рассчитали, но раны ещё не нанесены.',
    'One particular attack or strike on the stack: already computed, but its wounds not yet inflicted.',
    { see: ['B12-119.2', 'B12-511.5.2'] },
  ],
  'B12-G-chosen-creature': [
    { ru: 'Выбранное существо (карта)', en: 'Chosen creature (card)' },
    'Существо (карта), которое по правилам можно назвать целью в заявке. Слово «выбранное» означает, что у игродействия есть цель.',
    'A creature (card) that may legally be named as target in the declaration. The word “chosen” means that the game action has a target.',
    { see: ['B12-G-target', 'B12-G-declare', 'B12-502.4'] },
  ],
  'B12-G-chosen-die-roll': [
    { ru: 'Выбранный бросок кубика', en: 'Chosen die roll' },
    'Один конкретный бросок кубика в стеке.',
    'One particular die roll on the stack.',
    { see: ['B12-119.2', 'B12-306.1'] },
  ],
  'B12-G-summon': [
    { ru: 'Вызов (вызвать)', en: 'Summoning (summon)' },
    'Вызвать карту — перенести её из колоды в игровую зону. Если не сказано иное, карта: 1) приходит из вашей колоды; 2) появляется рядом с той, что её вызывает; 3) открытой; 4) вскрытой; 5) на свободной клетке; 6) не больше одной на клетку, если их несколько; 7) под вашим контролем. Летающие существа, местности и карты, по тексту располагающиеся во вспомогательной зоне, вызывают прямо в неё.',
    'To summon a card is to move it from the deck into the play zone. Unless stated otherwise it: (1) comes from your own deck; (2) appears next to the card that summons it; (3) open; (4) revealed; (5) on a free cell; (6) no more than one per cell if there are several; (7) under your control. Flying creatures, terrains and cards whose text places them in the auxiliary zone are summoned straight into that zone.',
    { see: ['B12-G-take-card-into-squad', 'B12-G-revival', 'B12-532.3', 'B12-532.3.1', 'B12-532.6'] },
  ],
  'B12-G-execute': [
    { ru: 'Выполнить (игродействие)', en: 'Execute (a game action)' },
    'Ввести в силу эффект игродействия, когда оно выходит из стека. Если игродействие стека не использует, говорят «применить».',
    'Put the effect of a game action into force as it leaves the stack. For game actions that do not use the stack the word is “apply”.',
    { see: ['B12-G-apply', 'B12-G-use-game-action', 'B12-302.6'] },
  ],
  'B12-G-shot': [
    { ru: 'Выстрел на X (на X-Y-Z)', en: 'Shot for X (X-Y-Z)' },
    'Способность; дальняя немагическая атака. Вид и сила выстрела на X-Y-Z зависят от броска: 3 или меньше — X (слабый), 4 или 5 — Y (средний), 6 — Z (сильный). «Выстрел на X» всегда значит X-X-X.',
    'An ability; a ranged non-magic attack. The die gives the grade and strength of a shot for X-Y-Z: 3 or less, X (weak); 4 or 5, Y (medium); 6, Z (strong). “Shot for X” always means X-X-X.',
    { see: ['B12-G-ranged-attack', 'B12-G-protection-from-shots', 'B12-504.1'] },
  ],
} as const satisfies Record<string, RuleRow>;
