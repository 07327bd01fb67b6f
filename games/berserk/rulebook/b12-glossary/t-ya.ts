import type { Rule } from '@vigrid/kernel';

/** Glossary, Russian terms from Т to Я. */
export const glossaryTToYa = {
  'B12-G-teleportation': {
    chapter: 'B12-G',
    title: { ru: 'Телепортация', en: 'Teleportation' },
    text: {
      ru: 'Именная играемая особенность; её используют вместо движения. Оплата: все единицы движения. Существо перемещается на любую незанятую клетку поля боя. Пользуются ею только существа, причём ещё не двигавшиеся. Годится и нулевой запас движения, и полное его отсутствие.',
      en: 'Named played feature, used instead of movement. Payment: all movement units. The creature is relocated to any unoccupied battlefield cell. Only creatures may use it, and only before they have moved. A movement stock of 0, or none at all, will do.',
    },
    enforceable: true,
    see: ['B12-G-relocation', 'B12-G-jump-range-x', 'B12-G-movement-stock', 'B12-506.6', 'B12-506.7'],
  },
  'B12-G-class-toa-dan': {
    chapter: 'B12-G',
    title: { ru: 'Тоа-Дан', en: 'Toa-Dan (class)' },
    text: {
      ru: 'Класс существа. В текстах карт такое существо называется «Член ордена Тоа-Дан».',
      en: 'A creature class. Card texts call such a creature a “Member of the Toa-Dan order”.',
    },
    enforceable: true,
    see: ['B12-G-card-class', 'B12-G-classes-creature'],
  },
  'B12-G-thick-skin': {
    chapter: 'B12-G',
    title: { ru: 'Толстокожесть (толстокожий)', en: 'Thick Skin' },
    text: {
      ru: 'Именная постоянная особенность. Карта не получает эффектов от особенностей, которые срабатывают при атаке по ней.',
      en: 'Named constant feature. The card receives no effects from features that trigger on an attack against it.',
    },
    enforceable: true,
    see: ['B12-G-accompanying-feature', 'B12-G-on-attack'],
  },
  'B12-G-accuracy': {
    chapter: 'B12-G',
    title: { ru: 'Точность', en: 'Accuracy' },
    text: {
      ru: 'Именная постоянная особенность. Атаку этой карты нельзя перенаправить, а сама она игнорирует всё, что обязывает её атаковать.',
      en: 'Named constant feature. This card’s attack cannot be redirected, and it ignores all features that oblige it to attack.',
    },
    enforceable: true,
    see: ['B12-G-redirection', 'B12-G-obligation-to-attack', 'B12-G-ignore'],
  },
  'B12-G-third-row': {
    chapter: 'B12-G',
    title: { ru: 'Третий ряд игрока', en: 'A player’s third row' },
    text: {
      ru: 'Пять клеток по горизонтали на половине игрока, граничащих только с её вторым рядом.',
      en: 'The five cells side by side in a player’s half that touch only its second row.',
    },
    enforceable: true,
    see: ['B12-G-first-row', 'B12-G-second-row', 'B12-202.2'],
  },
  'B12-G-corpse-eating': {
    chapter: 'B12-G',
    title: { ru: 'Трупоедство', en: 'Corpse-eating' },
    text: {
      ru: 'Именная срабатывающая особенность. Если это существо — атакой или иной своей особенностью — уничтожило стоящее рядом небестелесное существо противника, оно полностью излечивается и теряет отравление. Летающее существо пользуется ею, уничтожив любую карту в игровой зоне.',
      en: 'Named triggered feature. If this creature, by its attack or another feature, destroys an adjacent non-incorporeal creature of the opponent, it is healed fully and loses poisoning. A flying creature may use it when it destroys any card in the play zone.',
    },
    enforceable: true,
    see: ['B12-G-heal-fully', 'B12-G-poisoning-x', 'B12-G-destroy'],
  },
  'B12-G-put-into-graveyard': {
    chapter: 'B12-G',
    title: { ru: 'Убрать (положить, поместить) на кладбище', en: 'Put (lay, place) into the graveyard' },
    text: {
      ru: 'Игродействие, которое переносит карту на кладбище из колоды или игровой зоны. Уничтожением карты это не считается.',
      en: 'A game action that lays a card in the graveyard from the deck or the play zone. It is not a destruction of the card.',
    },
    enforceable: true,
    see: ['B12-G-destroy', 'B12-G-on-death', 'B12-205.1'],
  },
  'B12-G-put-away-to-deck': {
    chapter: 'B12-G',
    title: { ru: 'Убрать в колоду', en: 'Put away into the deck' },
    text: {
      ru: 'То же, что «вернуть в колоду».',
      en: 'Same as “return to the deck”.',
    },
    enforceable: false,
    see: ['B12-G-return-to-deck'],
  },
  'B12-G-fading-x': {
    chapter: 'B12-G',
    title: { ru: 'Угасание X', en: 'Fading X' },
    text: {
      ru: 'Именная срабатывающая особенность, воздействие. В начале своего хода карта, если она открыта, ранится на X. Если в начале хода она не открылась, угасание не срабатывает; но если была открыта ещё к началу фазы открытия — срабатывает. Угасания одной карты не складываются: действует самое большое.',
      en: 'Named triggered feature, an influence. At the start of its turn the card, if open, is wounded for X. If it did not open at the start of the turn, Fading does not trigger; if it was already open when the Opening phase began, it does. Fadings on one card do not add up: the largest applies.',
    },
    enforceable: true,
    see: ['B12-G-at-start-of-turn', 'B12-G-influence', 'B12-410.2'],
  },
  'B12-G-strike': {
    chapter: 'B12-G',
    title: { ru: 'Удар', en: 'Strike' },
    text: {
      ru: 'Простой, особый или магический удар либо удар через ряд. Всякий удар, в том числе ответный, — атака.',
      en: 'A simple, special or magic strike, or a strike over a row. Every strike, a return strike included, is an attack.',
    },
    enforceable: true,
    see: [
      'B12-G-simple-strike',
      'B12-G-special-strike',
      'B12-G-magic-strike',
      'B12-G-strike-over-row',
      'B12-G-answering-strike',
    ],
  },
  'B12-G-strike-with-range-x': {
    chapter: 'B12-G',
    title: { ru: 'Удар с дальностью X', en: 'Strike with range X' },
    text: {
      ru: 'Разновидность ближнего удара. Против простого удара с дальностью X защитника назначают по обычным правилам. По карте во вспомогательной зоне такой удар не объявляют.',
      en: 'A variety of close strike. A defender against a simple strike with range X is assigned under the usual rules. It cannot be declared at a card in the auxiliary zone.',
    },
    enforceable: true,
    see: ['B12-G-close-strike', 'B12-G-range-x', 'B12-513.4'],
  },
  'B12-G-strike-over-row': {
    chapter: 'B12-G',
    title: { ru: 'Удар через ряд (УЧР) на X (на X-Y-Z)', en: 'Strike over a row for X (X-Y-Z)' },
    text: {
      ru: 'Способность с собственным значком; дальняя немагическая атака. Если сила не указана, она равна 1. Удар идёт по вертикали или горизонтали, не наискосок, поверх пустой клетки или своей карты; поверх карты противника его не объявить. Вид и сила удара через ряд на X-Y-Z зависят от броска: 3 или меньше — X (слабый), 4 или 5 — Y (средний), 6 — Z (сильный). «Удар через ряд на X» всегда значит X-X-X.',
      en: 'An ability with an icon of its own; a ranged non-magic attack. Its strength is 1 if not stated. It is declared across a card of your own or an empty cell, vertically or horizontally but not diagonally; never across an opponent’s card. The die gives the grade and strength of a strike over a row for X-Y-Z: 3 or less, X (weak); 4 or 5, Y (medium); 6, Z (strong). “Strike over a row for X” always means X-X-X.',
    },
    enforceable: true,
    see: ['B12-G-ranged-attack', 'B12-G-symbol-strike-over-row', 'B12-504.1.1', 'B12-504.2'],
  },
  'B12-G-uniqueness': {
    chapter: 'B12-G',
    title: { ru: 'Уникальность', en: 'Uniqueness' },
    text: {
      ru: 'Именная постоянная особенность с собственным значком. Карту с ней нельзя взять в отряд, где уже есть карта с тем же названием, и никакую карту нельзя взять в отряд, где уже есть её уникальная тёзка. Если под контролем игрока всё же оказалось несколько уникальных карт с одним названием, противник выбирает, какая из них останется, а прочие возвращаются в колоды владельцев.',
      en: 'Named constant feature with an icon of its own. A card with it cannot be taken into a squad that already has a card of that name, and no card can be taken into a squad that already has a unique card of its name. If one player comes to control several unique cards of the same name in the play zone, the opponent chooses which one stays, and the others return to their owners’ decks.',
    },
    enforceable: true,
    see: ['B12-G-card-name', 'B12-G-take-card-into-squad', 'B12-G-symbol-uniqueness', 'B12-503.1'],
  },
  'B12-G-destroy': {
    chapter: 'B12-G',
    title: { ru: 'Уничтожить (карту)', en: 'Destroy (a card)' },
    text: {
      ru: 'Отправить карту на кладбище из игровой зоны. Бывает, что карту уничтожают и без ран.',
      en: 'Send a card from the play zone to the graveyard. A card may be destroyed without wounds, too.',
    },
    enforceable: true,
    see: ['B12-G-death', 'B12-G-put-into-graveyard', 'B12-509.2'],
  },
  'B12-G-vulnerability-x': {
    chapter: 'B12-G',
    title: { ru: 'Уязвимость X', en: 'Vulnerability X' },
    text: {
      ru: 'Именной модификатор атаки: любая атака по этой карте получает +X. Если числа нет, X равен 1. Уязвимость бывает частичной, скажем, к одним выстрелам. Особенность, которая должна наложить эффект на карту с уязвимостью, на карту с частичной уязвимостью его не накладывает.',
      en: 'Named attack modifier: every attack against this card gets +X. X is 1 if not stated. Vulnerability may be partial, for example to shots only. A feature that should put an effect on a card with vulnerability does not put it on a card with partial vulnerability.',
    },
    enforceable: true,
    see: ['B12-G-named-feature', 'B12-517.1', 'B12-519.3'],
  },
  'B12-G-chip': {
    chapter: 'B12-G',
    title: { ru: 'Фишка', en: 'Chip' },
    text: {
      ru: 'Ресурс с собственным значком. Карта накапливает фишки сама или получает их, когда выполнены какие-то условия. Фишками оплачивают некоторые особенности.',
      en: 'A resource with an icon of its own. A card accumulates chips by itself or receives them when certain conditions are met. Chips pay for some features.',
    },
    enforceable: true,
    see: ['B12-G-accumulate-chip', 'B12-G-symbol-chip', 'B12-120.1', 'B12-120.2'],
  },
  'B12-G-incarnation-chip': {
    chapter: 'B12-G',
    title: { ru: 'Фишка инкарнации', en: 'Incarnation chip' },
    text: {
      ru: 'Её получает в начале своего хода карта с Инкарнацией, лежащая на кладбище. В игровой зоне фишек инкарнации у карты быть не может.',
      en: 'A card with Incarnation that lies in the graveyard gains one at the start of its turn. A card in the play zone cannot have incarnation chips.',
    },
    enforceable: true,
    see: ['B12-G-incarnation-x', 'B12-532.5.1'],
  },
  'B12-G-players-turn': {
    chapter: 'B12-G',
    title: { ru: 'Ход игрока', en: 'A player’s turn' },
    text: {
      ru: 'Начальная фаза, фаза открытия, главная и заключительная фазы со всеми их подфазами и шагами — до передачи хода противнику.',
      en: 'The Beginning, Opening, Main and Final phases with all their subphases and steps, up to handing the turn to the opponent.',
    },
    enforceable: true,
    see: ['B12-408.2'],
  },
  'B12-G-symbiont-host': {
    chapter: 'B12-G',
    title: { ru: 'Хозяин симбиота', en: 'Host of a symbiont' },
    text: {
      ru: 'Существо, на клетку которого помещён симбиот.',
      en: 'The creature on whose cell the symbiont is placed.',
    },
    enforceable: true,
    see: ['B12-G-symbiont', 'B12-209.2', 'B12-209.3'],
  },
  'B12-G-target': {
    chapter: 'B12-G',
    title: { ru: 'Цель (атаки, заклинания, воздействия)', en: 'Target (of an attack, spell, influence)' },
    text: {
      ru: 'Карта, на которую направлено игродействие, становится его целью, если его не перенаправили на другую и если от простого удара не назначили защитника. Легальность цели проверяют дважды: когда игродействие попадает в стек и когда выходит из него.',
      en: 'The card a game action is aimed at becomes its target, unless it is redirected to another or a defender is assigned against a simple strike. The target is checked for legality twice: when the game action goes on the stack and when it leaves it.',
    },
    enforceable: true,
    see: ['B12-G-source', 'B12-G-redirection', 'B12-G-assign-defender', 'B12-502.1', 'B12-502.4'],
  },
  'B12-G-scales': {
    chapter: 'B12-G',
    title: { ru: 'Чешуя', en: 'Scales' },
    text: {
      ru: 'Именная постоянная особенность. Пока на карте 5 ран или больше, она получает раны только от простых ударов.',
      en: 'Named constant feature. While there are 5 or more wounds on the card, it receives wounds only from simple strikes.',
    },
    enforceable: true,
    see: ['B12-G-receives-no-wounds-from', 'B12-G-simple-strike', 'B12-531.1.1'],
  },
  'B12-G-plague': {
    chapter: 'B12-G',
    title: { ru: 'Чума', en: 'Plague' },
    text: {
      ru: 'Именная срабатывающая особенность. Если у этого существа выпало на кубике нечётное число, оно ранится на X, где X — этот бросок; это воздействие. При ближнем ударе этого существа атакованное существо получает Чуму.',
      en: 'Named triggered feature. If this creature rolls an odd number, it is wounded for X, where X is that roll; this is an influence. On a close strike of this creature the struck creature gains Plague.',
    },
    enforceable: true,
    see: ['B12-G-die-roll', 'B12-G-close-strike', 'B12-111.2'],
  },
  'B12-G-archaal-shield-x': {
    chapter: 'B12-G',
    title: { ru: 'Щит Архааля X', en: 'Shield of Archaal X' },
    text: {
      ru: 'Именной модификатор атаки: немагические атаки по этой карте слабее на 1 за каждое стоящее рядом отравленное существо, но не больше чем на X.',
      en: 'Named attack modifier: the card has –1 from non-magic attacks for each poisoned creature next to it, at most –X.',
    },
    enforceable: true,
    see: ['B12-G-minus-x-from-attack', 'B12-G-poisoning-x', 'B12-G-non-magical-attack', 'B12-517.1'],
  },
  'B12-G-equipment': {
    chapter: 'B12-G',
    title: { ru: 'Экипировка', en: 'Equipment' },
    text: {
      ru: 'Тип карты (свойство). Экипировку назначают существу, у которого есть класс, и помещают на его клетку.',
      en: 'A card type (a property). Equipment is assigned to a creature that has a class and is placed on its cell.',
    },
    enforceable: true,
    see: ['B12-G-classes-equipment', 'B12-106.3', 'B12-212.1', 'B12-212.2'],
  },
  'B12-G-elite': {
    chapter: 'B12-G',
    title: { ru: 'Элитное существо (карта)', en: 'Elite creature (card)' },
    text: {
      ru: 'Базовое свойство: в стоимости карты есть золото.',
      en: 'A base property: the card’s cost contains gold crystals.',
    },
    enforceable: true,
    see: ['B12-G-ordinary', 'B12-G-gold-crystal', 'B12-105.2'],
  },
  'B12-G-effect': {
    chapter: 'B12-G',
    title: { ru: 'Эффект', en: 'Effect' },
    text: {
      ru: 'То, что получилось, когда игродействие выполнено. На картах эффекты видны как раны, маркеры и фишки.',
      en: 'The result of an executed game action. On cards it is shown as wounds, markers and chips.',
    },
    enforceable: true,
    see: ['B12-G-marker', 'B12-G-chip', 'B12-119.1'],
  },
  'B12-G-replacement-effect': {
    chapter: 'B12-G',
    title: { ru: 'Эффект замещения', en: 'Replacement effect' },
    text: {
      ru: 'Ждёт, когда должен примениться определённый эффект, и подменяет его другим. Узнать его можно по записи: «[текст 1], вместо этого — [текст 2]», «не получает ран от [текст]», «получает раны только от [текст]». Заменённый эффект считается невыполненным, на карту он не лёг.',
      en: 'Waits for a certain effect to be applied and replaces it with another. It is known by its form: “[text 1], instead: [text 2]”, “receives no wounds from [text]”, “receives wounds only from [text]”. The replaced effect counts as not executed, not put on the card.',
    },
    enforceable: true,
    see: ['B12-G-prevention', 'B12-531.1', 'B12-531.2', 'B12-531.3'],
  },
  'B12-G-prevention-effect': {
    chapter: 'B12-G',
    title: { ru: 'Эффект предотвращения', en: 'Prevention effect' },
    text: {
      ru: 'То же, что предотвращение.',
      en: 'Same as prevention.',
    },
    enforceable: false,
    see: ['B12-G-prevention'],
  },
  'B12-G-rage-x': {
    chapter: 'B12-G',
    title: { ru: 'Ярость X', en: 'Rage X' },
    text: {
      ru: 'Именная комбинированная особенность. В конце вашего хода карта, если она в этот ход не нападала, получает 1 фишку; на ней может быть не больше X фишек. Ещё у неё есть внезапная играемая особенность, закрытия не требующая: потерять фишку и при этом открыться, не больше X раз за ваш ход.',
      en: 'Named combined feature. At the end of your turn the card, if it did not assault during it, gains 1 chip; it can hold at most X chips. It also has a sudden played feature that needs no closing: lose a chip and thereby open, at most X times during your turn.',
    },
    enforceable: true,
    see: ['B12-G-assault', 'B12-G-chip', 'B12-G-opening-card', 'B12-114.2.2'],
  },
} as const satisfies Record<string, Rule>;
