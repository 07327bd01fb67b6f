import type { RuleRow } from '@vigrid/kernel';

/** Rules 516–524: modifiers and the rules of interpretation. */
export const modifiers = {
  'B12-516': [
    { ru: 'Что такое модификаторы', en: 'What modifiers are' },
    'Модификаторы — эффекты, которые меняют числа способностей, свойств и других эффектов. Применить модификатор можно ко всему, у чего есть число.',
    'Modifiers are effects that change the numbers of abilities, properties or other effects. A modifier may be applied to any of these that has a number.',
  ],
  'B12-516.1': [
    { ru: 'Постоянные и без целей', en: 'Constant and without targets' },
    'Модификаторы — постоянные особенности: целей не выбирают и применяются только в нужный момент.',
    'Modifiers are constant features: they choose no targets and are applied only at the moment they matter.',
    { see: ['B12-115.2'] },
  ],
  'B12-516.2': [
    { ru: 'Базовое свойство не меньше нуля', en: 'A base property is never below zero' },
    'Если со всеми модификаторами число базового свойства вышло меньше нуля, оно равно нулю.',
    'If with all modifiers the number of a base property is less than zero, it is zero.',
    { see: ['B12-522.1'] },
  ],
  'B12-517': [
    { ru: 'Именные модификаторы и особенности', en: 'Named modifiers and features' },
    'Модификатор с собственным именем называется именным модификатором, особенность с собственным именем — именной особенностью.',
    'A modifier with a name of its own is a named modifier, a feature with a name of its own a named feature.',
  ],
  'B12-517.1': [
    { ru: 'Одинаковые именные модификаторы', en: 'Identical named modifiers' },
    'Если должны примениться несколько одинаковых именных модификаторов, применяется один, самый большой.',
    'If several identical named modifiers should apply, only one does: the largest.',
  ],
  'B12-517.2': [
    { ru: 'Одинаковые именные особенности', en: 'Identical named features' },
    'Если у карты несколько одинаковых именных особенностей, всегда применяется одна, самая большая.',
    'If a card has several identical named features, only one is ever applied: the largest.',
  ],
  'B12-518.1': [
    { ru: 'Когда меняют бросок', en: 'When a roll is modified' },
    'Когда бросок кубика попал в стек, игроки могут использовать особенности, которые накладывают на него модификаторы.',
    'When a die roll is put on the stack, players may use features that put modifiers on it.',
    { see: ['B12-306.1'] },
  ],
  'B12-518.2': [
    { ru: 'Когда применяются модификаторы броска', en: 'When roll modifiers are applied' },
    'Когда бросок оказался сверху в стеке, к нему по порядку применяют все модификаторы, и его значение покидает стек.',
    'When the roll is on top of the stack, all modifiers are applied to it in order, and its value leaves the stack.',
    { see: ['B12-518.3'] },
  ],
  'B12-518.3': [
    { ru: 'Порядок модификаторов броска', en: 'Order of roll modifiers' },
    'Порядок: (а) от карт отряда бросающего, кроме самой бросающей карты; (б) от неё самой; (в) от карт его противника; (г) модификатор правил игры; (д) те, что сводят бросок к определённому числу, между собой — в порядке а–г. Внутри группы порядок выбирает тот, кто создал модификаторы.',
    'The order is: (a) from cards of the rolling player’s squad, except the rolling card itself; (b) from that card; (c) from cards of their opponent; (d) the rules modifier; (e) those that set the roll to a definite number, among themselves in the order a–d. Within a group the player who created the modifiers chooses.',
    { see: ['B12-518.4'] },
  ],
  'B12-518.4': [
    { ru: 'Бросок от 1 до 6', en: 'A roll from 1 to 6' },
    'Модификатор правил игры: если бросок со всеми модификаторами вышел меньше 1, это 1, если больше 6 — это 6. Так всегда, кроме расчёта простого удара по Таблице ударов.',
    'The rules modifier: if the roll with all modifiers is less than 1 it is 1, if greater than 6 it is 6. This holds always, except when a simple strike is calculated by the Strike Table.',
    { see: ['B12-514.2'] },
  ],
  'B12-518.5': [
    { ru: 'Пока меняют бросок, ничего не объявляют', en: 'No declarations meanwhile' },
    'Пока на бросок накладывают модификаторы и он не покинул стек, объявлять игродействия нельзя.',
    'While modifiers are being applied to a die roll, until it has left the stack, no game action may be declared.',
  ],
  'B12-518.6': [
    { ru: 'Переброс и переворот — не модификаторы', en: 'Rerolling and flipping are not modifiers' },
    'Перебросить или перевернуть кубик — не модификатор. Модификаторы, объявленные до этого, остаются в силе для нового значения.',
    'Rerolling a die or turning it over is not a modifier. Modifiers declared before stay in force for the new value.',
  ],
  'B12-519.1': [
    { ru: 'Когда меняют атаку', en: 'When an attack is modified' },
    'Когда атака попала в стек, игроки могут использовать особенности, которые накладывают модификаторы на её силу.',
    'When an attack is put on the stack, players may use features that put modifiers on its strength.',
  ],
  'B12-519.2': [
    { ru: 'Когда применяются модификаторы атаки', en: 'When attack modifiers are applied' },
    'Когда атака оказалась сверху в стеке, к ней по порядку применяют все модификаторы.',
    'When the attack is on top of the stack, all modifiers are applied to it in order.',
    { see: ['B12-519.3'] },
  ],
  'B12-519.3': [
    { ru: 'Порядок модификаторов атаки', en: 'Order of attack modifiers' },
    'Порядок: (а) от карт отряда источника атаки, кроме него самого; (б) от источника; (в) от карт отряда цели; (г) от цели; (д) те, что сводят атаку к определённому числу, между собой — в порядке а–г. Внутри группы порядок выбирает тот, кто создал модификаторы. Свести атаку к большему числу нельзя никогда.',
    'The order is: (a) from cards of the squad of the attack’s source, except the source itself; (b) from the source; (c) from cards of the squad of the target; (d) from the target; (e) those that set the attack to a definite number, among themselves in the order a–d. Within a group the player who created the modifiers chooses. An attack can never be set to a larger number.',
  ],
  'B12-519.4': [
    { ru: 'Пока меняют атаку, ничего не объявляют', en: 'No declarations meanwhile' },
    'Пока на силу атаки накладывают модификаторы и атака не покинула стек, то есть пока не нанесены раны, объявлять игродействия нельзя.',
    'While modifiers are being applied to an attack, until it has left the stack, that is, until the wounds are dealt, no game action may be declared.',
  ],
  'B12-519.5': [
    { ru: 'Сведение к слабой, средней, сильной', en: 'Setting to weak, medium, strong' },
    'Сведение атаки к слабой, средней или сильной — модификатор атаки. Действуют тогда особенности, которые сопутствуют этому виду атаки.',
    'Setting an attack to weak, medium or strong is an attack modifier. The features that accompany that kind of attack are then used.',
    { see: ['B12-G-reduce-attack-to-grade'] },
  ],
  'B12-520.1': [
    { ru: 'Текст карты сильнее правил', en: 'Card text beats the rules' },
    'Если текст карты прямо противоречит этим правилам, в этом случае верен он.',
    'Where the text of a card expressly contradicts these rules, it prevails.',
  ],
  'B12-521': [
    { ru: 'Цепочки срабатываний', en: 'Chains of triggers' },
    'Цепочка возникает, когда от выполнения одной срабатывающей особенности объявляется другая. Повторение — это когда та же особенность срабатывает снова с теми же целями и источниками.',
    'A chain arises when the execution of one triggered feature causes another to be declared. A repetition is the same feature triggering again with the same targets and sources.',
  ],
  'B12-521.1': [
    { ru: 'Цепочка обрывается на повторе', en: 'A chain breaks off at a repetition' },
    'Если какой-то эффект цепочки повторяется, она обрывается перед первым его повторением в ней.',
    'If an effect of a chain of triggered features repeats, the chain stops just before its first repetition in that chain.',
    { see: ['B12-503.3'] },
  ],
  'B12-522.1': [
    { ru: 'Сила атаки не меньше нуля', en: 'Attack strength is never below zero' },
    'Если сила атаки со всеми модификаторами вышла меньше 0, она равна 0. Смотрят на итог, а не на каждый модификатор.',
    'If the strength of an attack with all modifiers is less than 0, it is 0. The total counts, not each modifier.',
    { see: ['B12-516.2'] },
  ],
  'B12-522.2': [
    { ru: 'Нулевые эффекты и ресурсы', en: 'Zero effects and resources' },
    'Эффект с числом ноль на карту не ложится: считается, что она его не получала. Нулём ресурсов нельзя ни объявить игродействие, ни оплатить. Так, (1) если атака, заклинание или воздействие должны нанести или снять 0 ран, раны не наносятся и не снимаются и особенности, связанные с этим, не срабатывают; но игродействие успешно выполнено, и особенности, которые сопутствуют его выполнению, срабатывают; (2) копить, получать и тратить ноль фишек нельзя.',
    'An effect whose number is zero is not put on the card: it counts as not received. Zero of a resource cannot be used to declare or pay for a game action. So (1) if an attack, spell or influence is to inflict or remove 0 wounds, none are inflicted or removed and features connected with that do not trigger; but the game action was executed successfully, and features that accompany its execution do trigger; (2) a card cannot accumulate, receive or use zero chips.',
  ],
  'B12-523.1': [
    { ru: 'Две карты на одной клетке', en: 'Two cards on one cell' },
    'Если на одной клетке оказались две карты, ни одна из которых не симбиот и не экипировка, тот, кто контролирует попавшую туда последней, обязан в ближайшую подфазу выбора своего хода объявить её движение, иначе она погибает. Если в эту подфазу он объявил другую обязательную особенность, долг переходит на его следующую подфазу выбора.',
    'If two cards, neither of them a symbiont or equipment, end up on one cell, the player who controls the one that came last must declare its movement in the nearest Choice subphase of their own turn, otherwise it dies. If in that subphase they declare another obligatory feature, the duty carries over to their next Choice subphase.',
    { see: ['B12-507.2', 'B12-G-incorporeality'] },
  ],
  'B12-524.1': [
    { ru: 'Из противоречащих эффектов верен последний', en: 'Of contradicting effects the last wins' },
    'Если два постоянных эффекта на одной карте прямо противоречат друг другу, верен наложенный последним. Другого будто нет, пока этот не снят.',
    'If two constant effects on the same card directly contradict each other, the one put on last prevails. The other is as if absent until that one is removed.',
  ],
  'B12-524.2': [
    { ru: 'Запрет сильнее разрешения', en: 'Prohibition beats permission' },
    'Если один эффект разрешает карте объявить игродействие или обязывает к этому, а другой в то же время запрещает, верен запрет.',
    'If one effect permits or obliges a card to declare a game action and another forbids it at the same time, the prohibition prevails.',
  ],
} as const satisfies Record<string, RuleRow>;
