import type { Rule } from '@vigrid/kernel';

/** Chapters 8–11: attack, frost giants, defence, outcome. */
export const battle = {
  'V-8.1': {
    chapter: '8',
    title: { ru: 'Бросок 6 кубиков', en: 'Roll 6 dice' },
    text: {
      ru: 'Атакующий бросает 6 кубиков одного цвета.',
      en: 'The attacker rolls 6 dice of one colour.',
    },
    enforceable: true,
    see: ['V-1.10'],
  },
  'V-8.2': {
    chapter: '8',
    title: { ru: 'Действия в любом порядке', en: 'Any order' },
    text: {
      ru: 'После броска атакующий перебрасывает кубики, разыгрывает тактики и вооружает воинов, пока есть возможность, сколько угодно раз и в любом порядке.',
      en: 'After the roll the attacker may re-roll, play tactics and arm warriors as often as possible and in any order.',
    },
    enforceable: true,
    see: ['V-8.3', 'V-8.6', 'V-8.9'],
  },
  'V-8.3': {
    chapter: '8',
    title: { ru: 'Переброс', en: 'Re-roll' },
    text: {
      ru: 'Для переброса атакующий сначала сбрасывает 1 свой кубик, затем бросает заново 1 или несколько других своих кубиков, все разом. Какие перебросить, а какие оставить, решает он сам.',
      en: 'To re-roll, the attacker first discards 1 of their dice and then re-rolls 1 or more of the others, all chosen dice at once. Which to re-roll and which to keep is the player’s choice.',
    },
    enforceable: true,
    see: ['V-8.4', 'V-8.5'],
  },
  'V-8.4': {
    chapter: '8',
    title: { ru: 'Цена переброса', en: 'The price of a re-roll' },
    text: {
      ru: 'Перебрасывать можно сколько угодно раз, но за каждый переброс заранее платят 1 кубиком.',
      en: 'Any number of re-rolls may be made; each costs 1 die, paid beforehand.',
    },
    enforceable: true,
    see: ['V-8.3'],
  },
  'V-8.5': {
    chapter: '8',
    title: { ru: 'Сброшенные кубики', en: 'Discarded dice' },
    text: {
      ru: 'Кубики, сброшенные в уплату, недоступны этому игроку до конца битвы.',
      en: 'Dice discarded as payment are out of that player’s reach until the end of the battle.',
    },
    enforceable: true,
    see: ['V-5.7'],
  },
  'V-8.6': {
    chapter: '8',
    title: { ru: 'Тактики в фазе атаки', en: 'Tactics in the attack phase' },
    text: {
      ru: 'Атакующий может разыграть сколько угодно тактик — после броска, между перебросами или после них.',
      en: 'The attacker may play any number of tactics after the roll, between re-rolls or after them.',
    },
    enforceable: true,
    see: ['V-8.7', 'V-30.2'],
  },
  'V-8.7': {
    chapter: '8',
    title: { ru: 'Когда атакующему поздно', en: 'The attacker’s last moment' },
    text: {
      ru: 'Когда фаза атаки закончилась, атакующий больше не разыгрывает тактик: решать надо до броска защищающегося.',
      en: 'Once the attack phase has ended, the attacker can play no more tactics; the decision falls before the defender rolls.',
    },
    enforceable: true,
    see: ['V-11.2'],
  },
  'V-8.8': {
    chapter: '8',
    title: { ru: 'Сброс разыгранных тактик', en: 'Played tactics are discarded' },
    text: {
      ru: 'Все разыгранные в битве тактики после неё уходят в стопку сброса.',
      en: 'All tactics played in a battle go to the discard pile after it.',
    },
    enforceable: true,
    see: ['V-11.11'],
  },
  'V-8.9': {
    chapter: '8',
    title: { ru: 'Вооружение воина', en: 'Arming a warrior' },
    text: {
      ru: 'Кубики с подходящими символами кладут на символы вооружения воина из своего отряда. Когда накрыты все символы, воин активирован и его сила прибавляется к боевой силе.',
      en: 'Dice with matching symbols are put on the weapon symbols of a warrior in one’s squad. With every symbol covered the warrior is activated and its strength is added to the combat strength.',
    },
    enforceable: true,
    see: ['V-8.10', 'V-8.17'],
  },
  'V-8.10': {
    chapter: '8',
    title: { ru: 'Один кубик — один символ', en: 'One die, one symbol' },
    text: {
      ru: 'Кубик накрывает один символ на одном воине.',
      en: 'A die covers one symbol of one warrior.',
    },
    enforceable: true,
    see: ['V-8.9'],
  },
  'V-8.11': {
    chapter: '8',
    title: { ru: 'Активация по желанию', en: 'Activation is free' },
    text: {
      ru: 'Воинов активируют в любом порядке. Даже если нужные кубики есть, активировать воина не обязательно.',
      en: 'Warriors may be activated in any order. Even with the dice at hand, activation is never compulsory.',
    },
    enforceable: true,
    see: ['V-8.9'],
  },
  'V-8.12': {
    chapter: '8',
    title: { ru: 'Хотя бы один воин', en: 'At least one warrior' },
    text: {
      ru: 'Одними тактиками атаковать нельзя: нужен хотя бы 1 активированный воин.',
      en: 'An attack can not consist of tactics alone: at least 1 warrior must be activated.',
    },
    enforceable: true,
    see: ['V-8.15', 'V-30.3'],
  },
  'V-8.13': {
    chapter: '8',
    title: { ru: 'Грань X', en: 'X results' },
    text: {
      ru: 'Кубики с X перебрасывают, как любые другие, — за плату или тактикой. Активировать ими воина нельзя, даже инеистого великана.',
      en: 'Dice showing X may be re-rolled like any others, paid or by a tactic. They never serve to activate a warrior, not even a frost giant.',
    },
    enforceable: true,
    see: ['V-1.11', 'V-9.1'],
  },
  'V-8.14': {
    chapter: '8',
    title: { ru: 'Активация окончательна', en: 'Activation is final' },
    text: {
      ru: 'Когда воин активирован и его способность применена, кубики с него не снять, например ради переброса. До объявления активации кубики могут лежать рядом с картой, ещё не занятые.',
      en: 'Once a warrior is activated and its ability applied, its dice can not be taken back, for instance for a re-roll. Until activation is declared, dice may lie beside the card, uncommitted.',
    },
    enforceable: true,
    see: ['V-30.5'],
  },
  'V-8.15': {
    chapter: '8',
    title: { ru: 'Атака без вооружённого воина', en: 'Attack without an armed warrior' },
    text: {
      ru: 'Если атакующий никого не вооружил, битва кончается без победителя, а фаза защиты пропускается.',
      en: 'If the attacker arms no warrior, the battle ends with no winner and the defence phase is skipped.',
    },
    enforceable: true,
    see: ['V-8.12'],
  },
  'V-8.16': {
    chapter: '8',
    title: { ru: 'Конец фазы атаки', en: 'End of the attack phase' },
    text: {
      ru: 'Когда атакующий закончил перебросы, тактики и вооружение, фаза завершается и его боевая сила определена. Неиспользованные кубики лежат перед ним до конца битвы.',
      en: 'When the attacker is done with re-rolls, tactics and arming, the phase ends and the combat strength is fixed. Unused dice stay before the attacker until the end of the battle.',
    },
    enforceable: true,
    see: ['V-8.17'],
  },
  'V-8.17': {
    chapter: '8',
    title: { ru: 'Боевая сила', en: 'Combat strength' },
    text: {
      ru: 'Боевая сила — сумма сил полностью вооружённых воинов с бонусами их способностей и разыгранных тактик, плюс бонусы ярла и других действующих эффектов.',
      en: 'Combat strength is the sum of the strengths of fully armed warriors, with their ability bonuses, and of the tactics played, plus bonuses of the jarl and other effects in force.',
    },
    enforceable: true,
    see: ['V-8.9'],
  },
  'V-9.1': {
    chapter: '9',
    title: { ru: 'Великану всё равно, чем вооружиться', en: 'Giants name no weapon' },
    text: {
      ru: 'Инеистого великана активируют, как других воинов, но на его карте не названо вооружение, а задано сочетание символов. Годится любое вооружение, кроме X.',
      en: 'A frost giant is activated like other warriors, but its card asks for a pattern of weapon symbols instead of named ones. Any weapon serves, X never.',
    },
    enforceable: true,
    see: ['V-8.13'],
  },
  'V-9.2': {
    chapter: '9',
    title: { ru: 'Великан: любые два', en: 'Giant: any two' },
    text: {
      ru: 'Два символа вооружения, одинаковые или разные, например копьё и меч.',
      en: 'Two weapon symbols, equal or not, for instance spear and sword.',
    },
    enforceable: true,
    see: ['V-9.1'],
  },
  'V-9.3': {
    chapter: '9',
    title: { ru: 'Великан: два одинаковых', en: 'Giant: two equal' },
    text: {
      ru: 'Два одинаковых символа вооружения, например 2 топора.',
      en: 'Two equal weapon symbols, for instance 2 axes.',
    },
    enforceable: true,
    see: ['V-9.1'],
  },
  'V-9.4': {
    chapter: '9',
    title: { ru: 'Великан: три одинаковых', en: 'Giant: three equal' },
    text: {
      ru: 'Три одинаковых символа вооружения, например 3 щита.',
      en: 'Three equal weapon symbols, for instance 3 shields.',
    },
    enforceable: true,
    see: ['V-9.1'],
  },
  'V-9.5': {
    chapter: '9',
    title: { ru: 'Великан: две пары', en: 'Giant: two pairs' },
    text: {
      ru: 'Две пары одинаковых символов, например 2 топора и 2 лука; всего 4 кубика.',
      en: 'Two pairs of equal weapon symbols, for instance 2 axes and 2 bows; 4 dice in all.',
    },
    enforceable: true,
    see: ['V-9.1'],
  },
  'V-9.6': {
    chapter: '9',
    title: { ru: 'Великаны и действие Б', en: 'Giants and action B' },
    text: {
      ru: 'Для действия Б у великана столько символов вооружения, сколько кубиков в его сочетании: 2, 2, 3 или 4.',
      en: 'For action B a giant has as many weapon symbols as its pattern has dice: 2, 2, 3 or 4.',
    },
    enforceable: true,
    see: ['V-6.10'],
  },
  'V-10.1': {
    chapter: '10',
    title: { ru: 'Зеркало фазы атаки', en: 'Mirror of the attack phase' },
    text: {
      ru: 'Защищающийся берёт свой набор из 6 кубиков и действует по правилам фазы атаки: бросок, перебросы за плату, тактики, вооружение.',
      en: 'The defender, with their own set of 6 dice, follows the rules of the attack phase: roll, paid re-rolls, tactics, arming.',
    },
    enforceable: true,
    see: ['V-8.2'],
  },
  'V-10.2': {
    chapter: '10',
    title: { ru: 'Защита без вооружённого воина', en: 'Defence without an armed warrior' },
    text: {
      ru: 'Если защищающийся никого не вооружил, побеждает атакующий.',
      en: 'If the defender arms no warrior, the attacker wins.',
    },
    enforceable: true,
    see: ['V-10.3'],
  },
  'V-10.3': {
    chapter: '10',
    title: { ru: 'Тактик и ярла мало', en: 'Tactics and jarl are not enough' },
    text: {
      ru: 'Для защиты нужен хотя бы 1 активированный воин. Сила одних тактик или одного ярла не защищает.',
      en: 'A defence needs at least 1 activated warrior; strength from tactics or the jarl alone does not defend.',
    },
    enforceable: true,
    see: ['V-30.3'],
  },
  'V-10.4': {
    chapter: '10',
    title: { ru: 'Запас может быть пуст', en: 'The pool may be empty' },
    text: {
      ru: 'Дополнительные кубики атакующего остаются у него до конца битвы. Поэтому защищающемуся может не удаться применить способность ярла или разыграть тактику, которые дают такие кубики.',
      en: 'Extra dice held by the attacker stay with them until the end of the battle. The defender may therefore be unable to use a jarl ability or to play a tactic that grants extra dice.',
    },
    enforceable: true,
    see: ['V-5.5', 'V-5.7'],
  },
  'V-11.1': {
    chapter: '11',
    title: { ru: 'Сравнение', en: 'Comparison' },
    text: {
      ru: 'После фазы защиты побеждает тот, чья боевая сила больше. При равенстве побеждает атакующий.',
      en: 'After the defence phase the higher combat strength wins. On a tie the attacker wins.',
    },
    enforceable: true,
    see: ['V-8.17'],
  },
  'V-11.2': {
    chapter: '11',
    title: { ru: 'Запоздалых карт нет', en: 'No late cards' },
    text: {
      ru: 'В фазе защиты атакующий новых карт не разыгрывает.',
      en: 'The attacker may play no new cards during the defence phase.',
    },
    enforceable: true,
    see: ['V-8.7'],
  },
  'V-11.3': {
    chapter: '11',
    title: { ru: 'Победа атакующего: щит', en: 'Attacker wins: shield' },
    text: {
      ru: 'Атакующий забирает с планшета защищающегося 1 его собственный щит, любой, и кладёт рядом со своим планшетом.',
      en: 'The attacker takes 1 of the defender’s own shields, any of them, from the board and lays it beside their own board.',
    },
    enforceable: true,
    see: ['V-11.4'],
  },
  'V-11.4': {
    chapter: '11',
    title: { ru: 'Захваченный щит не отнять', en: 'Captured shields are safe' },
    text: {
      ru: 'Лишиться можно только собственного щита. Захваченные щиты ни у кого не отнимают.',
      en: 'A player can lose only their own shields. Captured shields are never taken away.',
    },
    enforceable: true,
    see: ['V-11.3'],
  },
  'V-11.5': {
    chapter: '11',
    title: { ru: 'Победа атакующего: воины', en: 'Attacker wins: warriors' },
    text: {
      ru: 'Все активированные воины атакующего уходят в его Вальхаллу; выбора у него нет.',
      en: 'All activated warriors of the attacker go to their Valhalla; there is no choice.',
    },
    enforceable: true,
    see: ['V-11.6'],
  },
  'V-11.6': {
    chapter: '11',
    title: { ru: 'Не вооружённые полностью остаются', en: 'Not fully armed warriors stay' },
    text: {
      ru: 'Воины, вооружённые частично или не вооружённые вовсе, остаются в отряде.',
      en: 'Warriors armed only in part or not at all stay in the squad.',
    },
    enforceable: true,
    see: ['V-11.5'],
  },
  'V-11.7': {
    chapter: '11',
    title: { ru: 'Победа защищающегося: щиты', en: 'Defender wins: shields' },
    text: {
      ru: 'Щиты остаются на своих местах.',
      en: 'No shield changes hands.',
    },
    enforceable: true,
    see: ['V-11.3'],
  },
  'V-11.8': {
    chapter: '11',
    title: { ru: 'Победа защищающегося: воины', en: 'Defender wins: warriors' },
    text: {
      ru: 'Защищающийся сам решает, кто из его активированных воинов уйдёт в Вальхаллу: никто, часть или все.',
      en: 'The defender chooses which of their activated warriors go to Valhalla: none, some or all.',
    },
    enforceable: true,
    see: ['V-11.5'],
  },
  'V-11.9': {
    chapter: '11',
    title: { ru: 'Вальхалла', en: 'Valhalla' },
    text: {
      ru: 'Вальхалла — личная стопка карт игрока, которые приносят очки доблести. Она лежит лицом вниз справа от планшета.',
      en: 'Valhalla is a player’s personal face-down pile of cards worth valour points, at the right side of the board.',
    },
    enforceable: true,
    see: ['V-14.10'],
  },
  'V-11.10': {
    chapter: '11',
    title: { ru: 'Проигравший никого не отправляет', en: 'The loser sends nobody' },
    text: {
      ru: 'Кто проиграл битву, атакуя или защищаясь, воинов в Вальхаллу не отправляет: они остаются в отряде.',
      en: 'The loser of a battle, attacker or defender, sends no warriors to Valhalla; they stay in the squad.',
    },
    enforceable: true,
    see: ['V-11.5', 'V-11.8'],
  },
  'V-11.11': {
    chapter: '11',
    title: { ru: 'Уборка', en: 'Clean-up' },
    text: {
      ru: 'После битвы со всех воинов снимают кубики, дополнительные кубики возвращают в запас, разыгранные тактики сбрасывают.',
      en: 'After the battle dice are taken off all warriors, extra dice return to the pool and all tactics played are discarded.',
    },
    enforceable: true,
    see: ['V-5.7', 'V-8.8'],
  },
} as const satisfies Record<string, Rule>;
