import type { RuleRow } from '@vigrid/kernel';

/** Glossary, Russian terms from А to Б. */
export const glossaryAToB = {
  'B12-G-vanguard': [
    { ru: 'Авангард', en: 'Vanguard' },
    'Именная особенность. В подфазе авангарда существо может, не закрываясь, нанести карте противника простой безответный удар. Объявить его можно лишь при пустом стеке, и каждому существу Авангард служит один раз за бой. Если Авангард есть у карт обоих игроков, они пользуются им по очереди, начиная с первого игрока; кто в свою очередь отказался, тот больше им не воспользуется. Из нескольких Авангардов существа контролирующий игрок выбирает один.',
    'Named feature. In the Vanguard subphase the creature may deliver one unanswerable simple strike at an opponent’s card without closing. It can be declared only while the stack is empty, and each creature may use Vanguard once per battle. If both players have cards with Vanguard, they use them one by one in turns, the First player beginning; a player who declines when it comes to him cannot use it later. If a creature has several Vanguards, its controller picks one of them.',
    { see: ['B12-G-unanswerable-strike', 'B12-407.1', 'B12-512.1'] },
  ],
  'B12-G-active-player': [
    { ru: 'Активный игрок', en: 'Active player' },
    'В предварительной фазе это первый игрок, а в основной — тот, чей ход сейчас идёт.',
    'In the Preliminary phase the Active player is the First player; in the Main battle phase, the player whose turn it is.',
    { see: ['B12-G-first-player', 'B12-G-inactive-player', 'B12-G-players-turn'] },
  ],
  'B12-G-artifact': [
    { ru: 'Артефакт', en: 'Artifact' },
    'Тип карты. Это свойство, а не особенность.',
    'A card type. A type is a property, not a feature.',
    { see: ['B12-106.3', 'B12-206.3', 'B12-210.1'] },
  ],
  'B12-G-attack': [
    { ru: 'Атака', en: 'Attack' },
    'Атака — это удар, выстрел, метание или разряд. Она бывает ближней или дальней, магической или немагической. В стек атака попадает, как только бросок кубика определил её вид (слабая, средняя или сильная), а выходит из стека, когда наносит раны, пусть даже их 0. Воздействия и заклинания атаками не бывают.',
    'An attack is a strike, a shot, a throw or a discharge. It is either close or ranged, and either magic or non-magic. It goes on the stack once the die roll has fixed its grade (weak, medium or strong) and leaves the stack when its wounds are inflicted, even if there are 0 of them. Influences and spells are never attacks.',
    {
      see: [
        'B12-G-strike',
        'B12-G-shot',
        'B12-G-throw',
        'B12-G-discharge',
        'B12-G-attack-grade',
        'B12-111.1',
        'B12-511.5.1',
        'B12-511.5.2',
      ],
    },
  ],
  'B12-G-attack-for-x': [
    { ru: 'Атака на X', en: 'Attack for X' },
    'Если сила атаки или удара записана одним числом X, это то же, что X-X-X. Кубик бросать всё равно обязательно: бросок определяет вид атаки.',
    'If the strength of an attack or strike is a single number X, it stands for X-X-X. The die must be rolled all the same: the roll fixes the grade of the attack.',
    { see: ['B12-G-attack-grade', 'B12-G-attack-strength'] },
  ],
  'B12-G-attacked-card': [
    { ru: 'Атакованная карта', en: 'Struck (attacked) card' },
    'Карта, которой предстоит получить атаку, становится атакованной после бросков на силу этой атаки, если они не дали промаха. Она перестаёт быть атакованной, когда атаку оплачивают.',
    'The card due to receive an attack becomes struck after the rolls for the strength of that attack, unless they give a miss. It stops being struck when the attack is paid for.',
    { see: ['B12-G-attacking-card', 'B12-G-miss', 'B12-511.5.1', 'B12-511.6'] },
  ],
  'B12-G-attacking-card': [
    { ru: 'Атакующая карта', en: 'Striking (attacking) card' },
    'Карта, которой предстоит нанести атаку, становится атакующей после бросков на силу этой атаки, если они не дали промаха. Она перестаёт быть атакующей, когда атаку оплачивают.',
    'The card due to deliver an attack becomes striking after the rolls for the strength of that attack, unless they give a miss. It stops being striking when the attack is paid for.',
    { see: ['B12-G-attacked-card', 'B12-G-miss', 'B12-511.5.1', 'B12-511.6'] },
  ],
  'B12-G-unanswerable-strike': [
    { ru: 'Безответный удар', en: 'Unanswerable strike' },
    'Постоянная особенность; разновидность простого удара. Такой удар — направленный, и защитника от него не назначают. Кубик бросает лишь карта, объявившая удар, и считают его как удар по закрытой карте: цель не сражается и не отвечает.',
    'Constant feature; a variety of simple strike. It is directed, so no defender can be assigned against it. Only the card that declared it rolls, and it is counted as a strike at a closed card: the target neither fights nor strikes back.',
    { see: ['B12-G-directed-strike', 'B12-G-as-against-closed-card', 'B12-513.2', 'B12-514.8'] },
  ],
  'B12-G-incorporeality': [
    { ru: 'Бестелесность (бестелесный)', en: 'Incorporeality (incorporeal)' },
    'Особенность, которую записывают как «Бестелесный» или «Бестелесный: [текст]», где [текст] — связанная с ней особенность; род и число слова роли не играют. В отличие от прочих, бестелесное существо может двигаться и на занятую клетку. Хозяином оно бывает только для бестелесного симбиота. Каждая запись «Бестелесный: [текст]» даёт свой [текст].',
    'A feature written “Incorporeal” or “Incorporeal: [text]”, where [text] is a feature tied to it; the grammatical form of the word does not matter. Unlike others, an incorporeal creature may move onto an occupied cell. It can be host only to an incorporeal symbiont. Each “Incorporeal: [text]” gives its own [text].',
    { see: ['B12-G-occupied-cell', 'B12-G-wording-incorporeal-attacks-reduced', 'B12-209.5', 'B12-523.1'] },
  ],
  'B12-G-blessing': [
    { ru: 'Благословление', en: 'Blessing' },
    'Именной модификатор броска: +1 ко всем броскам кубика этой карты. Сколько бы раз карта его ни получила, модификатор остаётся +1. Карту с Благословлением называют благословлённой.',
    'Named die-roll modifier: +1 to every die roll of the card. However many times the card receives it, the modifier stays +1. A card with Blessing is called blessed.',
    { see: ['B12-G-curse', 'B12-G-named-feature', 'B12-517.1', 'B12-518.3'] },
  ],
  'B12-G-close-strike': [
    { ru: 'Ближний удар (ближняя атака)', en: 'Close strike (close attack)' },
    'Ближние атаки — простой, особый и магический удары. С поля боя ближний удар объявляют только по стоящей рядом карте. Исключение — удар с дальностью X: его можно объявить по любой карте в радиусе X клеток, и он остаётся ближним, но по карте во вспомогательной зоне ближнюю атаку с дальностью объявить нельзя. Летающее существо вправе объявить ближний удар по любой карте в игровой зоне.',
    'Close attacks are the simple, special and magic strikes. From the battlefield a close strike may be declared only at an adjacent card. A strike with range X may be declared at any card within X cells and remains close, but a close attack with range cannot be declared at a card in the auxiliary zone. A flying creature may declare a close strike at any card in the play zone.',
    {
      see: [
        'B12-G-strike-with-range-x',
        'B12-G-adjacent-card',
        'B12-G-radius',
        'B12-111.1.1',
        'B12-504.1',
        'B12-504.2',
      ],
    },
  ],
  'B12-G-block': [
    { ru: 'Блокировать [игродействие]', en: 'Block [game action]' },
    'Заблокированное игродействие убирают из стека, и ни одна сопутствующая ему особенность не срабатывает. Оно считается невыполненным, но если у него есть оплата, её вносят. Цель блокирования — карта, объявившая это игродействие.',
    'A blocked game action is removed from the stack and no feature accompanying it triggers. It counts as not executed, but its payment, if it has one, is made. The target of blocking is the card that declared the game action.',
    { see: ['B12-G-interruption', 'B12-511.9', 'B12-527.1', 'B12-527.2', 'B12-527.3', 'B12-527.4'] },
  ],
  'B12-G-armour-x': [
    { ru: 'Броня X', en: 'Armour X' },
    'Именная постоянная особенность, эффект предотвращения. За ход каждого игрока предотвращаются первые X ран, которые этой карте наносят немагические атаки; счёт идёт от начала хода, так что X может уйти и на несколько атак. Предотвращённые раны нанесёнными не считаются, но всё, что сопутствует атаке, выполняется, даже если предотвращены все её раны. Если карта получила или восстановила Броню посреди хода, та считается неиспользованной. Из нескольких Броней действует самая большая. От ран, нанесённых заклинаниями, воздействиями и магическими атаками, Броня не спасает.',
    'Named constant feature, a prevention effect. During each player’s turn the first X wounds inflicted on this card by non-magic attacks are prevented; they are counted from the start of the turn, so several attacks may use up the X. Prevented wounds count as not inflicted, but whatever accompanies the attack still works, even if all its wounds are prevented. Armour gained or restored during a turn counts as unused. Of several Armours the largest applies. Armour does not help against spells, influences and magic attacks.',
    {
      see: ['B12-G-magic-armour-x', 'B12-G-non-magical-attack', 'B12-G-prevention', 'B12-530.4', 'B12-530.5'],
    },
  ],
  'B12-G-die-roll': [
    { ru: 'Бросок кубика', en: 'Die roll' },
    'Число, выпавшее игроку на кубике; если не сказано иное — уже с модификаторами.',
    'The number a player rolled on the die, by default with the modifiers applied.',
    { see: ['B12-G-modifier', 'B12-306.1', 'B12-518.4'] },
  ],
  'B12-G-booster': [
    { ru: 'Бустер (дополнительный набор)', en: 'Booster (expansion pack)' },
    'Набор из 7 случайных карт: 6 частых и 1 редкой, вместо которой может попасться суперредкая или ультраредкая. Промокарт в бустерах не бывает. Бустеры нужны для некоторых форматов турниров, например драфта и силеда.',
    'A pack of 7 random cards: 6 common and 1 rare, which may instead be super-rare or ultra-rare. There are never promo cards in it. Some tournament formats, such as draft and sealed, use boosters.',
    { see: ['B12-G-draft-deck', 'B12-G-sealed'] },
  ],
  'B12-G-fast-game-action': [
    { ru: 'Быстрое игродействие', en: 'Fast game action' },
    'Всякое игродействие, кроме медленных: например, вскрытие карты, внезапное действие, срабатывающая особенность.',
    'Every game action that is not slow: for example, revealing a card, a sudden action, a triggered feature.',
    { see: ['B12-G-slow-game-action', 'B12-G-sudden-action', 'B12-304.1', 'B12-304.3'] },
  ],
} as const satisfies Record<string, RuleRow>;
