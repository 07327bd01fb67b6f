import type { Ruling } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

export interface ValhallaRuling extends Ruling {
  readonly rules: readonly RuleId[];
}

/** Our answers where the rulebook leaves a question open; docs/rulings/valhalla.md gives the reasons. */
export const rulings = {
  'RV-2': {
    title: { ru: 'Добор с двумя наборами по 40 карт', en: 'Drawing with both sets of 40' },
    text: {
      ru: 'В фазе 2 берут 3 карты; действие D берёт 2 карты или, если так выбрал стол, 3.',
      en: 'Phase 2 takes 3 cards; action D takes 2, or 3 if the table chooses so.',
    },
    rules: ['V-19.4'],
  },
  'RV-8': {
    title: { ru: 'Стороны кубика', en: 'Faces of a die' },
    text: {
      ru: 'По одной: топор, меч, копьё, лук, щит и X.',
      en: 'One each of axe, sword, spear, bow, shield and X.',
    },
    rules: ['V-1.11'],
  },
  'RV-10': {
    title: { ru: 'Кубики на воине не участвуют', en: 'Dice on a warrior are out of play' },
    text: {
      ru: 'Нет, только свободные кубики.',
      en: 'No; only free dice can.',
    },
    rules: ['V-8.14', 'V-37.3'],
  },
  'RV-12': {
    title: { ru: 'Кубик, потерянный из-за великана', en: 'The die lost to a frost giant' },
    text: {
      ru: 'Защитник бросает на один кубик своего цвета меньше; дополнительные кубики остаются.',
      en: 'The defender starts with one die of the own colour less; extra dice are not touched.',
    },
    rules: ['V-38.3'],
  },
  'RV-14': {
    title: { ru: 'Две пары одного оружия', en: 'Two pairs of the same weapon' },
    text: {
      ru: 'Да, если стол не решил иначе.',
      en: 'Yes, unless the table chooses otherwise.',
    },
    rules: ['V-9.5'],
  },
  'RV-16': {
    title: { ru: 'Много кланов — в одном отряде', en: 'Many clans look at one squad' },
    text: {
      ru: 'Нет, только отряд, в котором лежит воин, то есть не больше четырёх кланов.',
      en: 'No; only the squad the warrior lies in, so at most four clans.',
    },
    rules: ['V-38.4', 'V-23.4'],
  },
  'RV-17': {
    title: { ru: 'Воин не считает себя', en: 'A warrior does not count itself' },
    text: {
      ru: 'Нет; с тремя подходящими воинами — +5.',
      en: 'No; with three fitting warriors it is +5.',
    },
    rules: ['V-38.2'],
  },
  'RV-19': {
    title: { ru: 'Сила определяется в конце фазы', en: 'Strength is fixed at the end of the phase' },
    text: {
      ru: 'Нет; её меняет только карта, где это сказано, например Дорога в Вальхаллу.',
      en: 'No; only a card that says so changes it, such as Road to Valhalla.',
    },
    rules: ['V-8.16', 'V-8.17'],
  },
  'RV-20': {
    title: { ru: 'Дварфы — отдельный клан', en: 'Dwarves are a clan' },
    text: {
      ru: 'Да, шестой; для «многих кланов» они считаются.',
      en: 'Yes, the sixth; they count for many clans.',
    },
    rules: ['V-38.4', 'V-20.1'],
  },
  'RV-21': {
    title: { ru: 'Несколько дварфов с блоком', en: 'Several blocking dwarves' },
    text: {
      ru: 'По одному за каждого такого дварфа; последнего незаблокированного воина блокировать нельзя.',
      en: 'One for each such dwarf; the last usable warrior never.',
    },
    rules: ['V-34.4'],
  },
  'RV-22': {
    title: { ru: 'Удержание', en: 'Holding back' },
    text: {
      ru: 'По одному за каждого такого дварфа проигравшей стороны, из тех, кого отправляет победитель; ушедшего Дорогой в Вальхаллу удержать нельзя.',
      en: 'One for each such dwarf of the loser’s side, among those that the winner sends; not the one on the Road to Valhalla.',
    },
    rules: ['V-34.5', 'V-32.2'],
  },
  'RV-26': {
    title: { ru: 'Запас оружия — не брошенный кубик', en: 'Weapon Stock is no rolled die' },
    text: {
      ru: 'Нет; она вооружает и годится для тактики, которая требует кубик.',
      en: 'No; it arms, and it serves a tactic that asks for a die.',
    },
    rules: ['V-32.1', 'V-8.3'],
  },
  'RV-29': {
    title: { ru: 'Призыв к оружию при полном отряде', en: 'Call to Arms with a full squad' },
    text: {
      ru: 'Сначала определяют воина, затем ради него сбрасывают одного с планшета; если воинов в сбросе нет, карту сыграть нельзя.',
      en: 'The warrior is fixed first, then one on the board is discarded for it; without a warrior in the pile the card can not be played.',
    },
    rules: ['V-34.1', 'V-6.8'],
  },
  'RV-32': {
    title: { ru: 'Битва без победителя', en: 'A battle without a winner' },
    text: {
      ru: 'Тактики и карты Тора сбрасываются; ни бонуса, ни квеста, ни смены титула нет.',
      en: 'Tactics and Thor cards are discarded; there is no bonus, quest or change of title.',
    },
    rules: ['V-8.15', 'V-17.5'],
  },
  'RV-37': {
    title: { ru: 'Закрытые Вальхаллы', en: 'Closed Valhallas' },
    text: {
      ru: 'Нет, если стол не выбрал открытые Вальхаллы; число карт известно всем.',
      en: 'No, unless the table chooses open Valhallas; its size is open.',
    },
    rules: ['V-11.9'],
  },
  'RV-39': {
    title: { ru: 'Порядок в Рагнарёке', en: 'Order of Ragnarök' },
    text: {
      ru: 'Игрок, следующий за тем, кто ходил последним.',
      en: 'The player after the last one to take a turn.',
    },
    rules: ['V-13.1', 'V-13.2'],
  },
  'RV-40': {
    title: { ru: 'В Рагнарёке нет соперника', en: 'Nobody opposite in Ragnarök' },
    text: {
      ru: 'Вражеские кланы, мороз, Ярость +3, блок и разоружение не действуют; бонусы Валькирий считаются.',
      en: 'Enemy clans, frost, Rage +3, block and disarm do nothing; Valkyrie bonuses count.',
    },
    rules: ['V-13.4', 'V-13.5'],
  },
  'RV-43': {
    title: { ru: 'Лучшее деление щитов на наборы', en: 'The best partition of shields' },
    text: {
      ru: 'Так, как выгоднее игроку.',
      en: 'As it is best for the player.',
    },
    rules: ['V-14.4', 'V-14.8', 'V-14.9'],
  },
  'RV-44': {
    title: { ru: 'Бонус, который нечем выдать', en: 'Bonus points that can not be made up' },
    text: {
      ru: 'Берётся наибольшая возможная сумма, остаток пропадает.',
      en: 'The greatest sum below it is taken; the rest is lost.',
    },
    rules: ['V-16.8', 'V-32.4'],
  },
  'RV-45': {
    title: { ru: 'Какие карты идут в бонус', en: 'Which cards make up a bonus' },
    text: {
      ru: 'Любые с напечатанными очками доблести; игрок выбирает среди тех, что дают точную сумму.',
      en: 'Any with printed valour points; the player chooses among those that lead to the exact sum.',
    },
    rules: ['V-16.8'],
  },
  'RV-47': {
    title: { ru: 'Несколько бонусов сразу', en: 'Several bonuses at once' },
    text: {
      ru: 'Один за другим в порядке по выбору игрока; разные игроки — начиная с атакующего.',
      en: 'One after the other in an order of the player’s choice; different players from the attacker on.',
    },
    rules: ['V-18.3'],
  },
  'RV-49': {
    title: { ru: 'Порядок и условие карт Тора', en: 'Order and condition of Thor cards' },
    text: {
      ru: 'В момент розыгрыша; по часовой стрелке от атакующего.',
      en: 'When it is played; clockwise from the attacker.',
    },
    rules: ['V-17.2', 'V-17.3'],
  },
  'RV-50': {
    title: { ru: 'Карты Тюра в колоде', en: 'Tyr cards in the deck' },
    text: {
      ru: 'Четырнадцать случайных. У воина без такого символа карта не действует; воин, которому больше ничего не нужно, вооружается без кубиков.',
      en: 'Fourteen by chance. On a warrior without that symbol the card does nothing; a warrior that needs nothing more is activated without dice.',
    },
    rules: ['V-21.2', 'V-35.2'],
  },
  'RV-51': {
    title: { ru: '+4 Тюра — против соперника', en: 'Tyr’s +4 looks at the opponent' },
    text: {
      ru: 'Нет; и без соперника прибавки нет.',
      en: 'No; and without an opponent there is no bonus.',
    },
    rules: ['V-35.1'],
  },
  'RV-52': {
    title: { ru: 'Тюр и символы оружия', en: 'Tyr and weapon symbols' },
    text: {
      ru: 'Нет, считаются напечатанные символы.',
      en: 'No; printed symbols count.',
    },
    rules: ['V-6.10', 'V-35.2'],
  },
  'RV-53': {
    title: { ru: 'Высший уровень титула', en: 'The highest level of the title' },
    text: {
      ru: 'Уровень остаётся.',
      en: 'The level stays.',
    },
    rules: ['V-22.5'],
  },
  'RV-55': {
    title: { ru: 'Щит соратника', en: 'The partner’s shield' },
    text: {
      ru: 'Одновременно; взятый щит считается захваченным.',
      en: 'All at the same time; a taken shield counts as captured.',
    },
    rules: ['V-23.9'],
  },
  'RV-56': {
    title: { ru: 'Союз победил в защите', en: 'A union that wins a defence' },
    text: {
      ru: 'Их владелец. При равенстве союзы сравнивают суммы захваченных, затем своих щитов.',
      en: 'Their owner. Ties between unions go by the sums of captured, then of own shields.',
    },
    rules: ['V-24.4'],
  },
  'RV-57': {
    title: { ru: 'Бонусы смотрят на одного владельца', en: 'Bonuses look at one owner' },
    text: {
      ru: 'Нет.',
      en: 'No.',
    },
    rules: ['V-32.5'],
  },
  'RV-59': {
    title: { ru: 'Соло-нападение без воина', en: 'A solo attack without a warrior' },
    text: {
      ru: 'Нападение не удалось; очки Вальхаллы не помогают.',
      en: 'The attack has failed; points of Valhalla do not help.',
    },
    rules: ['V-27.12', 'V-8.12'],
  },
  'RV-60': {
    title: { ru: 'Что ограничивает предел', en: 'What the maximum limits' },
    text: {
      ru: 'Нет, только очки воинов, в том числе взятых как бонус.',
      en: 'No; only points of warriors do, bonus cards included.',
    },
    rules: ['V-27.17'],
  },
  'RV-62': {
    title: { ru: 'Потеря очка доблести', en: 'Losing a point of valour' },
    text: {
      ru: 'Сбрасывается самая дешёвая карта; из пустой Вальхаллы — ничего.',
      en: 'The cheapest card is discarded; nothing from an empty Valhalla.',
    },
    rules: ['V-36.8', 'V-36.13'],
  },
  'RV-63': {
    title: { ru: 'Способности после удачного нападения', en: 'Abilities after a won attack' },
    text: {
      ru: 'Карты, которая была активна в битве.',
      en: 'That of the card that was active in the battle.',
    },
    rules: ['V-36.5', 'V-36.13'],
  },
  'RV-64': {
    title: { ru: 'На одно место меньше', en: 'One space less' },
    text: {
      ru: 'Когда карта становится активной, сбрасывается один воин по выбору игрока.',
      en: 'One of the player’s choice is discarded when the card becomes active.',
    },
    rules: ['V-36.7'],
  },
  'RV-67': {
    title: { ru: 'Колода кончилась на полпути', en: 'The deck runs out in the middle' },
    text: {
      ru: 'Когда закончен текущий шаг: после действия, после фазы 2 или после фазы чудовища.',
      en: 'When the running step is finished: after the action, after phase 2 or after the monster’s phase.',
    },
    rules: ['V-28.2'],
  },
  'RV-70': {
    title: { ru: 'Соло-защита без воина', en: 'A solo defence without a warrior' },
    text: {
      ru: 'Защита проиграна.',
      en: 'The defence is lost.',
    },
    rules: ['V-27.13', 'V-10.2'],
  },
  'RV-74': {
    title: { ru: 'Одна из двух способностей', en: 'One of two abilities' },
    text: {
      ru: 'На битву; вне битвы — на ход.',
      en: 'For the battle; for the turn outside battle.',
    },
    rules: ['V-2.6'],
  },
  'RV-75': {
    title: { ru: 'Значения карт', en: 'Figures of the cards' },
    text: {
      ru: 'Силу, оружие, доблесть, число копий и способности ярлов даёт наш список карт.',
      en: 'Strengths, weapons, valour, numbers of copies and the abilities of jarls are those of our own card list.',
    },
    rules: ['V-2.1', 'V-2.4'],
  },
  'RV-76': {
    title: { ru: 'Тактика, которой нечего делать', en: 'A tactic that can do nothing' },
    text: {
      ru: 'Нет: Контрудару нужен свободный кубик, Смене оружия — X, Окружению вождя — ярл или действующая способность. Силу прибавлять можно всегда.',
      en: 'No: Counterstrike needs a free die, Change of Weapons an X, Surround the Leader a jarl or an ability in force. Strength may always be played.',
    },
    rules: ['V-37.6', 'V-37.7', 'V-37.8'],
  },
  'RV-77': {
    title: { ru: 'Какие перебросы считаются', en: 'Which re-rolls count for Ottar and the quest' },
    text: {
      ru: 'От ярла и от Тора — да, от тактик — нет.',
      en: 'Those by a jarl or by Thor do; those by tactics do not.',
    },
    rules: ['V-33.2', 'V-8.4'],
  },
  'RV-78': {
    title: { ru: 'Ярлы после битвы', en: 'Jarls after a battle' },
    text: {
      ru: 'Нет; и Торстейн тоже.',
      en: 'No; nor does Torstein.',
    },
    rules: ['V-37.8'],
  },
  'RV-79': {
    title: { ru: 'Воинов показывают до выкладки', en: 'Warriors are shown before they are placed' },
    text: {
      ru: 'Когда объявлено действие, до того как ему освободят место.',
      en: 'When the action is declared, before room is made for it.',
    },
    rules: ['V-6.7'],
  },
} as const satisfies Record<string, ValhallaRuling>;

export type RulingId = keyof typeof rulings;
