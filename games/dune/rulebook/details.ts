import { type DetailRows, detailsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** Where rules and figures are known with less than full confidence: what they are taken as. */
export const details = detailsOf({
  'RD-S1': {
    title: 'Карты Дома Хагаль | House Hagal’s cards',
    text: 'Ячейки, влияние, отряды, мечи и число копий — как в наших таблицах. | Spaces, influence, troops, swords and copies are those of our tables.',
    reason:
      'Они известны по одной программе и по текстам правил. | They are known from one implementation and the texts of the rules.',
  },
  'RD-S2': {
    title: '«Сбор Пряности» при равенстве | Harvest Spice and equal bonus spice',
    text: 'Агент идёт туда, где больше всей Пряности. | The Agent goes to the space with more spice in total.',
    reason: 'Источник надёжен не вполне. | The source is of medium confidence.',
    rules: ['D-21.7'],
  },
  'RD-S3': {
    title: 'Оружейники оппонентов | The Swordmasters of the Rivals',
    text: 'Под 5, 4, 3 и 3 картами конфликта они приходят в 6-м, 5-м, 4-м и 4-м раундах. | With 5, 4, 3 and 3 Conflict cards above them they come in rounds 6, 5, 4 and 4.',
    reason: 'За раунд открывают одну карту. | One card is revealed in a round.',
  },
  'RD-S4': {
    title: 'Соперник, который не может выполнить эффект | An opponent that can not comply',
    text: 'Он делает что может; кто не может ничего, того пропускают. | It does what is possible; who can do nothing is passed over.',
    reason: 'Источник надёжен не вполне. | The source is of less than high confidence.',
    rules: ['D-18.4'],
  },
  'RD-S5': {
    title: 'Пополнение до эффекта покупки | Refill before the acquire box',
    text: 'Сначала пополняют ряд, потом применяют эффект покупки. | The Row is refilled first, then the acquire box is resolved.',
    reason: 'Так ответил автор игры. | So the designer has ruled.',
    rules: ['D-9.4'],
  },
  'RD-S6': {
    title: 'Порядок наград | Rewards in turn order',
    text: 'Награды берут в порядке хода. | Rewards are taken in turn order.',
    reason: 'Так ответил автор игры. | So the designer has ruled.',
    rules: ['D-11.7'],
  },
  'RD-S7': {
    title: 'Карты конца игры | Endgame cards',
    text: 'Их играют в порядке хода, каждый по разу. | They are played in turn order, each player once.',
    reason: 'Так советуют; правилами порядок не задан. | It is recommended; the rules fix no order.',
    rules: ['D-15.3'],
  },
  'RD-S8': {
    title: 'Транспортник внизу | A Freighter at the bottom',
    text: 'Его не отзывают. | It is not recalled.',
    reason:
      'Это ничего не дало бы; источник надёжен не вполне. | Nothing would come of it; the source is of medium confidence.',
    rules: ['D-23.12'],
  },
  'RD-S9': {
    title: 'После сражения | After Combat',
    text: 'Сначала награды, затем дредноуты этого раунда, затем прошлого. | Rewards, then dreadnoughts of this round, then those of the last.',
    reason: 'Источник надёжен не вполне. | The source is of medium confidence.',
    rules: ['D-23.26'],
  },
  'RD-S10': {
    title: 'Дредноут на каждой территории | A dreadnought on every location',
    text: 'В партии этого не бывает; в сценарии может быть. | It can not happen in a game; a scenario can have it.',
    reason:
      'За раунд ставят один, и стоит он один раунд; источник ненадёжен. | One a round is placed and stays for one round; the source is of low confidence.',
    rules: ['D-23.21'],
  },
  'RD-S11': {
    cards: ['start-control-the-spice'],
    title: 'Эффект агента «Контроля над Пряностью» | The Agent box of Control the Spice',
    text: 'Его нет. | It is empty.',
    reason: 'Источник надёжен не вполне. | The source is of medium confidence.',
  },
  'RD-S12': {
    title: 'Конец трека Тлейлаксу | The end of the Tleilaxu track',
    text: 'Новые символы ничего не дают. | Further icons give nothing.',
    reason: 'Источник ненадёжен. | The source is of low confidence.',
    rules: ['D-24.6'],
  },
  'RD-S13': {
    title: 'Средняя ячейка седьмого столбца исследований | The middle research space of the seventh column',
    text: 'Она стоит карту интриги. | It costs an Intrigue card.',
    reason:
      'Так на планшете; источник надёжен не вполне. | So the board shows it; the source is of medium confidence.',
  },
  'RD-S14': {
    cards: ['int-imm-harvest-cells'],
    title: 'Отряды, возвращённые после сражения | Troops returned after Combat',
    text: 'Они потеряны: «Сбор клеток» считает их и никаких других. | They are lost: Harvest Cells counts them, and no others.',
    reason: 'Источник надёжен не вполне. | The source is of medium confidence.',
    rules: ['D-11.9'],
  },
  'RD-S15': {
    title: 'Дом Хагаль и оппоненты «Восстания» | House Hagal and Rivals of Uprising',
    text: 'Как в наших таблицах; в колоде с «Перемешиванием» 38 карт, на одну больше, чем указано на коробке. | As in our tables; the deck has 38 cards with Reshuffle, one more than the box counts.',
    reason: 'Источники надёжны не вполне или ненадёжны. | The sources are of medium and of low confidence.',
  },
  'RD-S16': {
    cards: ['upr-overthrow', 'cmd-muaddib-demand-attention'],
    title: '«2 влияния» ячейки | “2 Influence” of the space',
    text: 'Два вместо одного. | Two in place of one.',
    reason: 'Источник надёжен не вполне. | The source is of less than high confidence.',
  },
  'RD-S17': {
    title: 'Контракты «Расцвета иксианцев» | Contracts of Rise of Ix',
    text: 'Их раздают в открытую; неоставленный выходит из игры. | They are dealt face up; the one not kept is out of the game.',
    reason: 'Источник надёжен не вполне. | The source is of less than high confidence.',
    rules: ['D-26.8'],
  },
  'RD-S18': {
    title: 'Игра вшестером | The game for six',
    text: 'Игра кончается, когда 10 очков у любого игрока. Оружейник уходит после раунда, в котором его отправили. Посты этой стороны поля: те же, что и на другой; у пар ячеек, которые там заменены, по посту, у Карфага и Эрга Хаббанья свои. | The game ends when any one player has 10 points. A Swordmaster leaves after the round in which it was sent. Posts of that side of the board: those of the other one; each pair of spaces that is replaced there has one, Carthag and Habbanya Erg have their own.',
    reason:
      'Правила для шестерых известны по пересказу, расположение постов не подтверждено. | The rules for six are known from a summary, and where the posts stand is not confirmed.',
    rules: ['D-28.2', 'D-28.11', 'D-25.5'],
  },
} satisfies DetailRows<RuleId>);
