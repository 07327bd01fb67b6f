import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** Words of the sets since 2023 that the rulebooks do not have; what each of them means here. */
export const rulingsOnRelaunch = rulingsOf({
  'RB-90': {
    title: 'Концентрация с текстом | Concentration with a text',
    text: '«Концентрация: …» срабатывает в конце хода противника, если карта не получала ран в этом ходу. | “Concentration: …” triggers at the end of an opponent’s turn in which the card received no wounds.',
    reason:
      'Концентрация из словаря — то же самое, только текстом у неё фишка. | The glossary’s Concentration is the same with a chip as its text.',
    rules: ['B12-G-concentration', 'B12-113.1'],
  },
  'RB-91': {
    title: 'Бешенство | Frenzy',
    text: '«Бешенство X: …» срабатывает, когда бросок кубика карты в ход её игрока со всеми модификаторами равен X или меньше. | “Frenzy X: …” triggers when the card’s die roll in its player’s turn, with all modifiers, is X or less.',
    reason:
      'Так её поясняют карты; бросок кубика — это бросок с модификаторами. | Cards that remind of it say so; a die roll is the roll with modifiers.',
    rules: ['B12-113.1', 'B12-G-die-roll'],
  },
  'RB-92': {
    title: 'Подлость | Meanness',
    text: '«Подлость X; …»: можно ранить стоящее рядом своё существо на X, и только тогда выполняется остальное. | “Meanness X; …”: you may wound a creature of yours next to the card for X, and only then is the rest done.',
    reason:
      'Точка с запятой — это «при этом», а подличать никто не обязан. | A semicolon is “at that”, and nobody has to be mean.',
    rules: ['B12-505.4.1', 'B12-505.8'],
  },
  'RB-93': {
    title: 'Отпор | Rebuff',
    text: '«Отпор: …»: до начала вашего хода, если в вашем отряде меньше карт, чем у противника, карта приобретает эту особенность до конца хода; если она о других картах, до конца хода то, о чём она говорит, имеют они. | “Rebuff: …”: before the start of your turn, if your squad has fewer cards than the opponent’s, the card gains that feature until the end of the turn; where it is about other cards, those have what it tells until then.',
    reason:
      'Особенности, полученные на ход, — приобретённые. | Features gained for a turn are acquired ones.',
    rules: ['B12-117.1', 'B12-113.1'],
  },
  'RB-94': {
    title: 'Рывок | Dash',
    text: 'Раз за ход, нападая, карта с рывком может переместиться на свободную соседнюю клетку по прямой. | Once per turn, when it assaults, a card with Dash may relocate to a free neighbouring cell in a straight line.',
    reason:
      'Шаг — это перемещение. Что его делают вместе с атакой, видно по картам: одна при рывке говорит о карте, которую атаковала в этот ход, другие при рывке атакуют ещё раз; запаса движения не требует ни одна. Расстояние до цели важно только при объявлении, поэтому и тот, кто рывком ушёл от цели, наносит удар. | A step is a relocation. That it goes with the attack is read off the cards: one speaks, when it dashes, of a card that it has attacked this turn, others attack once more by it; none asks for a stock of movement. How far the target may be is asked at the declaration alone, so whoever dashes out of reach strikes all the same.',
    rules: ['B12-507.1', 'B12-501.4', 'B12-G-x-times-per-turn'],
  },
  'RB-95': {
    title: 'Сделанное как плата | A deed as payment',
    text: 'Если перед двоеточием стоит действие («закрыть ваше существо: …»), оно выполняется первым, а остальное — только если оно выполнено. | If a deed stands before the colon (“close a creature of yours: …”), it is done first, and the rest only if it was done.',
    reason: 'Чего нельзя сделать, тем нельзя и заплатить. | What can not be done can not pay.',
    rules: ['B12-114.1', 'B12-505.4'],
  },
  'RB-96': {
    title: 'Наибольшая прибавка | The most of a gain',
    text: '«(максимум +X)» у приобретаемой прибавки ограничивает всё, что карта приобрела от этой особенности. | “(at most +X)” of a gain limits all that the card has gained from that feature.',
    reason: 'Предел одной прибавки ничего не значил бы. | A limit on a single gain would say nothing.',
    rules: ['B12-117.1', 'B12-117.3'],
  },
  'RB-97': {
    title: 'Глубина и поверхность | Depth and surface',
    text: 'Клетки крайних столбцов — поверхность, все остальные — глубина, пока карта не сделает клетку другой. Особенности «на глубине» и «на поверхности» карта имеет, пока стоит на такой клетке; погружается и всплывает она, перемещаясь с одной на другую. | The cells of the edge columns are surface, all others depth, until a card makes a cell the other. A card has features “in the depth” and “on the surface” while it stands on such a cell; it dives and surfaces by relocating from one to the other.',
    reason:
      'Какие клетки какие, в правилах не сказано. Карты перемещают на соседнюю клетку глубины с любой поверхности, и оба игрока видят поле одинаково: этому отвечает такое деление. | The rules do not say which cells are which. Cards move others from any surface to a neighbouring cell of depth, and both players see the same field: this division does that.',
    rules: ['B12-115.3', 'B12-507.1'],
  },
  'RB-98': {
    title: 'Прибавка к слову с числом | An addition to a word with a number',
    text: '«+X к бешенству» (добиванию, пророчеству, подлости) прибавляет X к числу этого слова во всех особенностях карты, где оно есть; своей особенности такая прибавка не даёт. | “+X to Frenzy” (Finishing-off, Prophecy, Meanness) adds X to the number of that word wherever the card’s features have it; it gives no feature of its own.',
    reason:
      'Так складываются и прибавки к опыту и к удару: прибавлять не к чему, если самого слова нет. | Additions to experience and to strikes work the same way: without the word there is nothing to add to.',
    rules: ['B12-517.1', 'B12-117.1'],
  },
  'RB-99': {
    title:
      'Существо становится симбиотом и снова существом | A creature becomes a symbiont and a creature again',
    text: 'Кто становится компаньоном или паразитом другой карты, садится на неё, теряет полёт и остаётся под контролем своего игрока. «Вернуть подтип существа»: карта снова самостоятельное существо на клетке погибшего хозяина или на названной. | Whoever becomes a companion or parasite of another card sits on it, loses flight and stays under the control of its player. “To return to its subtype”: the card is an independent creature again, on the cell of its dead host or on the one named.',
    reason:
      'Полёт, запас движения и симбиоз стоят на одном месте карты; чья она, от этого не зависит. | Flight, movement stock and symbiosis have one place on a card; whose card it is does not depend on it.',
    rules: ['B12-105.4', 'B12-108.1', 'B12-209.3', 'B12-531.1'],
  },
  'RB-100': {
    title: 'Гниль и костёр | Blight and bonfire',
    text: 'Маркер «гниль» остаётся на клетке: когда на неё перемещается нетёмное существо, оно ранится на 2. Клетка с маркером «костёр» считается занятой. Так и у карт, на которых это не написано. | A blight marker stays on its cell: a creature that is not dark and relocates to it is wounded for 2. A cell with a bonfire marker counts as occupied. The same goes for cards that do not say so.',
    reason:
      'Одни карты поясняют маркер в скобках, другие кладут такой же без пояснения. | Some cards explain the marker in brackets, others put the same one without.',
    rules: ['B12-119.3', 'B12-119.4', 'B12-G-occupied-cell'],
  },
  'RB-101': {
    title: 'Волк и человек | Wolf and human',
    text: 'Карта со знаком волка и человека до начала хода своего игрока становится тем или другим до конца хода противника и имеет только особенности этого облика. До первого такого выбора у неё нет ни одного. | A card with the sign of wolf and human becomes one of them before the start of its player’s turn, until the end of the opponent’s turn, and has the features of that shape alone. Before the first such choice it has neither.',
    reason:
      'Одна из карт поясняет это в скобках; знак у остальных тот же. | One of the cards says so in brackets; the sign on the others is the same.',
    rules: ['B12-113.1', 'B12-119.4'],
  },
  'RB-102': {
    title: 'Клетки, на которые нельзя | Cells that are forbidden',
    text: '«Не может перемещаться на клетки …»: такая клетка недоступна и движению, и прыжку, и телепортации, и тому, кто перемещает карту своей особенностью; уже стоящая там карта остаётся. «Не может двигаться на клетки …» и «может двигаться только на …» связывают лишь движение и то, что его заменяет. | “Can not relocate to cells …”: such a cell is closed to movement, jump and teleportation, and to whoever relocates the card by a feature; a card that stands there already stays. “Can not move to cells …” and “can move only to …” bind movement and what replaces it alone.',
    reason:
      'Движение — одно из перемещений: запрет перемещения шире запрета движения. | Movement is one kind of relocation: a ban on relocation is wider than one on movement.',
    rules: ['B12-507.1', 'B12-525.2', 'B12-506.1'],
  },
} satisfies RulingRows<RuleId>);
