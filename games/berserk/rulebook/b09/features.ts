import type { RuleRow } from '@vigrid/kernel';

/** Sections 400–404: properties, features, and the playable ones among them. */
export const features = {
  'B09-400.1': [
    { ru: 'Источник', en: 'Source' },
    'Источник игродействия — карта, которая его сообщила, выполнила или заявила.',
    'The source of a game action is the card that gave, executed or declared it.',
  ],
  'B09-400.1a': [
    { ru: 'Источник не меняется', en: 'Source never changes' },
    'Раз определённый источник игродействия остаётся тем же, какие бы игродействия ни последовали.',
    'Once determined, the source of a game action does not change, whatever game actions follow.',
  ],
  'B09-400.2': [
    { ru: 'Цель', en: 'Target' },
    'Цель игродействия — карта, на которую оно направлено. Целей может быть несколько.',
    'The target of a game action is the card it is directed at. There may be several targets.',
  ],
  'B09-400.2a': [
    { ru: 'Начальная цель', en: 'Initial target' },
    'Начальная цель особенности или свойства — та, что была до выполнения их объекта цели.',
    'The initial target of a feature or property is its target before its target object has been executed.',
    { see: ['B09-412.1'] },
  ],
  'B09-400.3': [
    { ru: 'Заявка', en: 'Declaring' },
    'Заявить особенность или свойство — значит положить в стек их цепочку объектов.',
    'To declare a feature or property is to put its object chain on the stack.',
    { see: ['B09-215.2', 'B09-G-announce'] },
  ],
  'B09-400.4': [
    { ru: 'Что называют при заявке', en: 'Contents of a declaration' },
    'Заявляя, нужно назвать саму особенность или свойство, цель и источник.',
    'A declaration must name the feature or property, its target and its source.',
  ],
  'B09-401.1': [
    { ru: 'Атака или нет', en: 'Attack or not' },
    'По типу особенности бывают атаками и не-атаками.',
    'Features are of two types: attacks and non-attacks.',
    { enforceable: false },
  ],
  'B09-401.2': [
    { ru: 'Магия или нет', en: 'Magic or not' },
    'По виду особенности бывают магическими и немагическими.',
    'Features are of two kinds: magic and non-magic.',
    { enforceable: false },
  ],
  'B09-401.3': [
    { ru: 'Ближние и дальние', en: 'Close or ranged' },
    'Атаки бывают ближними и дальними.',
    'Attacks are close or ranged.',
    { enforceable: false },
  ],
  'B09-401.4': [
    { ru: 'Что относится к магии', en: 'Magic kinds' },
    'Ближняя магическая атака — магический удар, дальняя — разряд. Магическая не-атака — заклинание.',
    'Close magic attack: magic strike. Ranged magic attack: discharge. Magic non-attack: spell.',
  ],
  'B09-401.5': [
    { ru: 'Что к магии не относится', en: 'Non-magic kinds' },
    'Ближние немагические атаки — простой удар и особый удар. Дальние — выстрел и метание, а по словарю и удар через ряд. Немагическая не-атака — воздействие.',
    'Close non-magic attacks: simple strike and special strike. Ranged: shot and throw, and by the dictionary the strike over a row. Non-magic non-attack: influence.',
    { see: ['B09-D-strike-over-row', 'B09-D-shot', 'B09-D-throw'] },
  ],
  'B09-405.6': [
    { ru: 'По умолчанию — воздействие', en: 'Default kind is influence' },
    'Если в тексте особенности не названы ни вид, ни тип, это воздействие, то есть немагическая не-атака.',
    'A feature whose text gives neither kind nor type is an influence, that is a non-magic non-attack.',
    { chapter: 'B09-401', see: ['B09-401.5'] },
  ],
  'B09-402.1': [
    { ru: 'Свойство', en: 'Property' },
    'Свойство — неотъемлемый игровой параметр, который есть у всех карт того же типа. К свойствам относится и особый способ записать или вычислить другое свойство.',
    'A property is an inherent game parameter that every card of the same type has. A special way of writing or computing another property is also a property.',
    { enforceable: false, see: ['B09-200.7a'] },
  ],
  'B09-402.2': [
    { ru: 'Свойства, которые заявляют', en: 'Declarable properties' },
    'Некоторые свойства можно заявить, например движение или нападение простым ударом.',
    'Some properties can be declared, e.g. movement or an assault with a simple strike.',
    { enforceable: false },
  ],
  'B09-402.3': [
    { ru: 'Эффект уничтожения', en: 'Destroy effect' },
    'Эффект уничтожения — единственное срабатывающее свойство. Карта получает его, если из-за выполненного игродействия её текущие жизни стали равны 0 или меньше, а до него их было хотя бы 1. Некоторые особенности дают эффект уничтожения прямо.',
    'The destroy effect is the only triggered property. A card receives it when executing a game action takes its current lives to 0 or less, unless they were below 1 before that action. Some features give a destroy effect directly.',
    { see: ['B09-204.6', 'B09-G-destroy'] },
  ],
  'B09-402.3a': [
    { ru: 'Эффект уничтожения в стеке', en: 'Destroy effect uses the stack' },
    'Эффект уничтожения ложится в стек, как срабатывающая особенность; выполнившись, он отправляет карту на кладбище. До тех пор карта остаётся в игре: ею можно пользоваться, её можно спасти.',
    'The destroy effect goes on the stack like a triggered feature; executing it puts the card in the graveyard. Until then the card stays in play and can be used or saved.',
    { see: ['B09-G-death'] },
  ],
  'B09-402.3b': [
    { ru: 'Спасённая карта', en: 'Saved from the destroy effect' },
    'Если эффект уничтожения вызван ранами, но к его выполнению текущих жизней снова больше 0, он становится нелегальным и отменяется.',
    'If a destroy effect caused by wounds is about to be executed and the card’s current lives are above 0 again, it becomes illegal and is cancelled.',
    { see: ['B09-409.2'] },
  ],
  'B09-403.1': [
    { ru: 'Особенность', en: 'Feature' },
    'Особенность описывает, что карта умеет делать в игре. Особенности у каждой карты свои: в отличие от свойств, они не общие для типа и не описывают параметров.',
    'A feature describes what a card can do in the game. Features are individual: unlike properties they are not shared by a type and do not describe parameters.',
    { enforceable: false },
  ],
  'B09-403.2': [
    { ru: 'Текст карты', en: 'Card text' },
    'Текст карты — её особенность.',
    'The text of a card is a feature of the card.',
    { enforceable: false },
  ],
  'B09-403.3': [
    { ru: 'Предложение — особенность', en: 'One sentence, one feature' },
    'Особенностей у карты может быть несколько. Обычно каждая — одно предложение, и отделяет их друг от друга точка.',
    'A card may have several features; as a rule each is one sentence, and the full stop separates them.',
    { enforceable: false },
  ],
  'B09-403.4': [
    { ru: 'Три класса особенностей', en: 'Three classes of features' },
    'Особенности бывают играемыми, срабатывающими и постоянными.',
    'Features are playable, triggered or constant.',
    { enforceable: false, see: ['B09-404.1', 'B09-405.1', 'B09-406.1'] },
  ],
  'B09-404.1': [
    { ru: 'Играемая особенность', en: 'Playable feature' },
    'Играемую особенность игрок заявляет только по собственному решению.',
    'A playable feature is declared by the player on their own decision only.',
    { enforceable: false },
  ],
  'B09-404.2': [
    { ru: '[оплата]: [текст]', en: '[payment]: [text]' },
    'Часто играемая особенность имеет вид «[оплата]: [текст]», где оплата — всё, что стоит перед двоеточием. Но и без этого вида особенность может быть играемой.',
    'Many playable features have the form [payment]: [text], everything before the colon being the payment; but a feature may be playable without it.',
    { enforceable: false },
  ],
  'B09-404.3': [
    { ru: 'Нужно чем заплатить', en: 'Must be able to pay' },
    'Играемую особенность можно заявить, только если её источник в состоянии за неё заплатить.',
    'To declare a playable feature its source must be able to pay for it.',
    { see: ['B09-103.6'] },
  ],
  'B09-404.4': [
    { ru: 'Заплатить стало нечем', en: 'Payment becomes impossible' },
    'Если во время выполнения выясняется, что за играемую особенность нечем заплатить, она становится нелегальной и отменяется.',
    'If during execution it turns out that a playable feature cannot be paid, it becomes illegal and is cancelled.',
    { see: ['B09-409.1'] },
  ],
  'B09-404.5': [
    { ru: 'Внезапные и невнезапные', en: 'Sudden or not' },
    'Играемые особенности бывают внезапными и невнезапными.',
    'Playable features are sudden or non-sudden.',
    { enforceable: false },
  ],
  'B09-404.6': [
    { ru: 'Внезапная особенность', en: 'Sudden playable feature' },
    'Особенность с символом внезапности перед оплатой можно заявить в любой фазе своего и чужого хода, имея приоритет.',
    'A feature with the sudden symbol before its payment may be declared in any phase of either player’s turn when its controller has priority.',
    { see: ['B09-104.6'] },
  ],
  'B09-404.7': [
    { ru: 'Невнезапная особенность', en: 'Non-sudden playable feature' },
    'Её может заявить только активный игрок: в своей главной фазе, при пустом стеке, имея приоритет.',
    'It may be declared only by the active player: in their Main Phase, with an empty stack, holding priority.',
  ],
  'B09-404.8': [
    { ru: 'Особое время', en: 'Restricted timing' },
    'Некоторые играемые особенности, например блокирующие и перенаправляющие, заявляют лишь в тот момент, который указан правилами или текстом.',
    'Some playable features, e.g. blocking and redirecting ones, may be declared only at the moment given by rules or text.',
    { enforceable: false, see: ['B09-410.3', 'B09-412.3'] },
  ],
} as const satisfies Record<string, RuleRow>;
