/** Why something can not be done: a sentence for the log and the pointer, and a tag for the card. */
import type { Lang, Names, Reason, Text } from '@vigrid/kernel';
import { isKey, nameOf, say } from '@vigrid/speech';
import { type Because, because } from './because.ts';
import { lacking, squadReasons } from './reasons-squad.ts';

export function reason(r: Reason, lang: Lang, names: Names): string {
  if (!isKey(reasons, r.why)) return unknown[lang];
  return reasons[r.why].says(nameOf(r.card, names), r)[lang];
}

/** In two or three words, for the tag on a card. */
export function shortReason({ why, have = 0, need = 0 }: Pick<Reason, 'why' | 'have' | 'need'>): Text {
  if (need > have && isKey(lacking, why)) return lacking[why](need - have);
  return isKey(reasons, why) ? reasons[why].tag : notNow;
}

const unknown: Text = say(
  'Сейчас правила этого не позволяют; выберите что-нибудь из подсвеченного.',
  'The rules do not allow this now; choose something that is lit.',
);
const notNow: Text = say('сейчас нельзя', 'not now');

const battleReasons = {
  notNow: because(say('сейчас нельзя', 'not now'), () =>
    say(
      'Сейчас этого сделать нельзя; дождитесь своей очереди.',
      'This can not be done now; wait until it is asked.',
    ),
  ),
  notAsked: because(say('сейчас нельзя', 'not now'), () =>
    say('Сначала ответьте на вопрос, который задан.', 'Answer the question that is asked first.'),
  ),
  notYourTurn: because(say('не ваш ход', 'not your turn'), () =>
    say(
      'Сейчас ход противника; это делают в свой ход.',
      'It is the opponent’s turn; this is done in your own.',
    ),
  ),
  slow: because(say('не внезапно', 'not sudden'), (it) =>
    say(
      `${it.ru}: эта особенность не внезапная, её объявляют в свой ход при пустом стеке.`,
      `${it.en}: this feature is not sudden; declare it in your own turn while the stack is empty.`,
    ),
  ),
  slowAct: because(say('стек не пуст', 'stack not empty'), () =>
    say(
      'Двигаются и действуют в свой ход при пустом стеке; сейчас можно ответить внезапным или пасовать.',
      'Cards move and act in their own turn while the stack is empty; now answer with something sudden or pass.',
    ),
  ),
  noClaims: because(say('не в этой редакции', 'not this edition'), () =>
    say(
      'В этой редакции партию заканчивают досрочно только по согласию; предложите ничью.',
      'In this edition a game ends early by agreement alone; offer a draw.',
    ),
  ),
  unproved: because(say('не доказано', 'not proved'), () =>
    say(
      'По тому, что лежит открыто, этого не доказать; играйте дальше или договоритесь с противником.',
      'What lies open does not prove it; play on or agree with your opponent.',
    ),
  ),
  over: because(say('игра окончена', 'the game is over'), () =>
    say('Игра окончена, её исход уже не изменить.', 'The game is over, and nothing can change its result.'),
  ),
  gone: because(say('не в игре', 'not in play'), () =>
    say(
      'Этой карты нет в игровой зоне; выберите ту, что в игре.',
      'That card is not in the play zone; choose one that is.',
    ),
  ),
  notYours: because(say('не ваша', 'not yours'), (it) =>
    say(
      `${it.ru} — не ваша карта; выберите карту своего отряда.`,
      `${it.en} is not yours; choose a card of your squad.`,
    ),
  ),
  hidden: because(say('скрыта', 'hidden'), (it) =>
    say(`${it.ru} — скрытая карта; сначала вскройте её.`, `${it.en} is hidden; reveal it first.`),
  ),
  notHidden: because(say('уже вскрыта', 'revealed already'), (it) =>
    say(`${it.ru} — уже вскрытая карта.`, `${it.en} is revealed already.`),
  ),
  closed: because(say('закрыта', 'closed'), (it) =>
    say(
      `${it.ru} — закрытая карта; действуют и двигаются только открытые.`,
      `${it.en} is closed; only open cards act and move.`,
    ),
  ),
  acted: because(say('уже действовала', 'has acted'), (it) =>
    say(`${it.ru}: эта карта в этом ходу уже действовала.`, `${it.en} has acted this turn already.`),
  ),
  committed: because(say('уже занята', 'committed'), (it) =>
    say(
      `${it.ru}: эта карта уже объявила действие, оно ещё не выполнено.`,
      `${it.en} has declared an action that is not executed yet.`,
    ),
  ),
  cannotAct: because(say('не действует', 'can not act'), (it) =>
    say(`${it.ru}: этой карте запрещено действовать.`, `A feature keeps ${it.en} from acting.`),
  ),
  cannotAttack: because(say('не атакует', 'can not attack'), (it) =>
    say(`${it.ru}: этой карте запрещена такая атака.`, `A feature keeps ${it.en} from attacking like this.`),
  ),
  cannotMove: because(say('не двигается', 'can not move'), (it) =>
    say(`${it.ru}: этой карте запрещено двигаться.`, `A feature keeps ${it.en} from moving.`),
  ),
  cannotMoveThere: because(say('сюда нельзя', 'closed to it'), (it) =>
    say(
      `${it.ru}: особенность не пускает эту карту на такую клетку.`,
      `A feature keeps ${it.en} from such a cell.`,
    ),
  ),
  moversMost: because(say('скован холодом', 'held back'), (it) =>
    say(
      `${it.ru}: в этом ходу двигаться больше никому нельзя.`,
      `${it.en} can not move: as many creatures as may have moved this turn.`,
    ),
  ),
  struckAlready: because(say('удар уже был', 'struck already'), (it) =>
    say(
      `${it.ru}: по этой карте удар уже был; выберите другую цель.`,
      `${it.en} has been struck already; choose another target.`,
    ),
  ),
  mustStrike: because(say('обязана ударить', 'must strike'), () =>
    say(
      'Ваша карта обязана напасть, пока может; сначала нанесите этот удар.',
      'A card of yours must strike while it can; strike first.',
    ),
  ),
  cannotDefend: because(say('запрещено', 'not allowed'), (it) =>
    say(`${it.ru}: этой карте запрещено выступать защитником.`, `A feature keeps ${it.en} from defending.`),
  ),
  cannotAccumulate: because(say('не копит', 'no more chips'), (it) =>
    say(`${it.ru}: эта карта больше не может копить фишки.`, `${it.en} can not accumulate any more chips.`),
  ),
  noChipFeature: because(say('фишки не нужны', 'needs no chips'), (it) =>
    say(
      `${it.ru}: у этой карты нет особенности, за которую платят фишками.`,
      `${it.en} has no feature that is paid for with chips.`,
    ),
  ),
  chips: because(say('мало фишек', 'too few chips'), (it, r) =>
    say(
      `${it.ru}: нужно фишек ${r.need ?? 1}, есть ${r.have ?? 0}.`,
      `${it.en} needs ${r.need ?? 1} chips and has ${r.have ?? 0}.`,
    ),
  ),
  nothingPaid: because(say('ничем не платят', 'nothing is paid'), (it) =>
    say(
      `${it.ru}: нулём не платят, нужно хотя бы 1.`,
      `${it.en} can not pay with nothing: at least 1 is needed.`,
    ),
  ),
  extraLives: because(say('мало жизней', 'too few lives'), (it, r) =>
    say(
      `${it.ru}: нужно дополнительных жизней ${r.need ?? 1}, есть ${r.have ?? 0}.`,
      `${it.en} needs ${r.need ?? 1} additional lives and has ${r.have ?? 0}.`,
    ),
  ),
  livesLeft: because(say('мало жизней', 'too few lives'), (it, r) =>
    say(
      `${it.ru}: ран в оплату нужно ${r.need ?? 1}, а жизней осталось ${r.have ?? 0}.`,
      `${it.en} would pay ${r.need ?? 1} wounds and has ${r.have ?? 0} lives left.`,
    ),
  ),
  usedUp: because(say('уже применена', 'used up'), (it, r) =>
    say(
      `${it.ru}: эта особенность уже применена столько раз, сколько можно (${r.need ?? 1}).`,
      `${it.en} has used this feature as often as it may (${r.need ?? 1}).`,
    ),
  ),
  waits: because(say('уже объявлена', 'declared already'), (it) =>
    say(
      `${it.ru}: эта особенность уже объявлена и ждёт в стеке; пусть сначала исполнится.`,
      `${it.en} has declared this feature already, and it waits on the stack: let it be executed first.`,
    ),
  ),
  preliminary: because(say('ещё не бой', 'no battle yet'), () =>
    say(
      'В предварительной фазе это не применяют; дождитесь боя.',
      'This is not used in the Preliminary phase; wait for the battle.',
    ),
  ),
  condition: because(say('условие', 'condition'), (it) =>
    say(
      `${it.ru}: условие этой особенности не выполнено.`,
      `The condition of this feature of ${it.en} is not met.`,
    ),
  ),
  lacksFeature: because(say('нет особенности', 'no such feature'), (it) =>
    say(`${it.ru}: такой особенности у карты сейчас нет.`, `${it.en} does not have that feature now.`),
  ),
  lacksWord: because(say('нет особенности', 'no such feature'), (it) =>
    say(
      `${it.ru}: для этого нужна именная особенность, а у карты её нет.`,
      `${it.en} lacks the named feature for this.`,
    ),
  ),
  noTarget: because(say('нет цели', 'no target'), (it) =>
    say(`${it.ru}: сейчас нет ни одной подходящей цели.`, `${it.en} has nothing to aim at now.`),
  ),
  notPossible: because(say('невозможно', 'impossible'), (it) =>
    say(
      `С картой ${it.ru} этого не сделать; выберите другую.`,
      `This can not be done to ${it.en}; choose another card.`,
    ),
  ),
  noStrike: because(say('не бьёт', 'no strike'), (it) =>
    say(
      `${it.ru} — не существо; простой удар есть только у существ.`,
      `${it.en} is no creature; only creatures have a simple strike.`,
    ),
  ),
  noCreature: because(say('не существо', 'no creature'), (it) =>
    say(`${it.ru} — не существо; выберите существо.`, `${it.en} is no creature; choose a creature.`),
  ),
  attackItself: because(say('это она сама', 'itself'), (it) =>
    say(
      `${it.ru} не может атаковать саму себя; выберите другую цель.`,
      `${it.en} can not attack itself; choose another target.`,
    ),
  ),
  notAttackable: because(say('нельзя атаковать', 'not attackable'), (it) =>
    say(
      `${it.ru}: местность и экипировку не атакуют; выберите другую карту.`,
      `${it.en} can not be attacked, like any terrain or equipment; choose another card.`,
    ),
  ),
  hideout: because(say('схрон', 'Hideout'), (it) =>
    say(`${it.ru} в схроне; летающие его не атакуют.`, `${it.en} has Hideout; flyers do not attack it.`),
  ),
  lured: because(say('отвлечена', 'lured'), (it) =>
    say(`Сейчас целью может быть только ${it.ru}.`, `${it.en} is the only target allowed now.`),
  ),
  flying: because(say('летает', 'flies'), (it) =>
    say(
      `${it.ru} — летающее существо; простым ударом его достают летающие или подготовившиеся заранее.`,
      `${it.en} flies; only flyers, or those who prepared for it, reach it with a simple strike.`,
    ),
  ),
  notAdjacent: because(say('не рядом', 'not adjacent'), (it) =>
    say(
      `${it.ru} не рядом; ближний удар достаёт только соседние клетки.`,
      `${it.en} is not adjacent; a close strike reaches neighbouring cells only.`,
    ),
  ),
  tooNear: because(say('слишком близко', 'too near'), (it) =>
    say(
      `${it.ru} рядом; дальнюю атаку по стоящим рядом не объявляют.`,
      `${it.en} is adjacent; ranged attacks are not aimed at adjacent cards.`,
    ),
  ),
  tooFar: because(say('далеко', 'too far'), (it, r) =>
    say(
      `${it.ru}: до цели клеток ${r.have ?? 0}, а дальность ${r.need ?? 0}.`,
      `${it.en}: the target is ${r.have ?? 0} cells away and the range is ${r.need ?? 0}.`,
    ),
  ),
  overFromAbove: because(say('не достаёт', 'out of reach'), () =>
    say(
      'Из дополнительной зоны и по ней удар через ряд не наносят.',
      'A strike over a row is not made from or into the auxiliary zone.',
    ),
  ),
  notOverRow: because(say('не через ряд', 'not over a row'), (it) =>
    say(
      `${it.ru} стоит не через одну клетку по прямой; удар через ряд бьёт только так.`,
      `${it.en} is not two cells away in a straight line, where a strike over a row reaches.`,
    ),
  ),
  enemyBetween: because(say('преграда', 'in the way'), (it) =>
    say(
      `На пути удара через ряд стоит карта противника: ${it.ru}.`,
      `${it.en}, an opposing card, stands in the way of the strike over a row.`,
    ),
  ),
  flyerMoves: because(say('летает', 'flies'), (it) =>
    say(
      `${it.ru} — летающее существо; по полю боя оно не двигается.`,
      `${it.en} flies and does not move on the battlefield.`,
    ),
  ),
  symbiontMoves: because(say('сидит на другой', 'seated'), (it) =>
    say(
      `${it.ru} сидит на другой карте и движется только с ней.`,
      `${it.en} sits on another card and moves only with it.`,
    ),
  ),
  noMovement: because(say('нет движения', 'no movement left'), (it) =>
    say(`${it.ru}: запас движения в этом ходу исчерпан.`, `${it.en} has no movement left this turn.`),
  ),
  movementSpent: because(say('уже двигалась', 'has moved'), (it) =>
    say(
      `${it.ru}: прыжок, телепортация и манёвр требуют нетронутого запаса движения.`,
      `${it.en} has moved already; a jump, a teleport or a maneuver takes the whole movement stock.`,
    ),
  ),
  notNextCell: because(say('не соседняя', 'not next to it'), () =>
    say(
      'Двигаются на одну клетку вперёд, назад, влево или вправо.',
      'A step goes one cell ahead, back, left or right.',
    ),
  ),
  occupied: because(say('клетка занята', 'cell is taken'), () =>
    say('Эта клетка занята; выберите свободную.', 'That cell is occupied; choose a free one.'),
  ),
  noPartner: because(say('не с кем', 'no partner'), () =>
    say(
      'Манёвр совершают с вашим существом рядом.',
      'A maneuver is made with another creature of yours next to it.',
    ),
  ),
  notGround: because(say('не на поле', 'not on the field'), (it) =>
    say(
      `${it.ru}: к удару по летающим готовятся только нелетающие существа на поле боя.`,
      `${it.en}: only non-flying creatures on the battlefield prepare a strike at a flyer.`,
    ),
  ),
  notOnlyFlyers: because(say('есть наземные', 'not only flyers'), () =>
    say(
      'К удару по летающим готовятся, когда у противника остались только летающие существа.',
      'A strike at a flyer is prepared only when the opponent has nothing but flyers left.',
    ),
  ),
  noCampaign: because(say('не кампания', 'no campaign'), () =>
    say('Отступают только в кампании.', 'Retreat exists in a campaign only.'),
  ),
  notThirdRow: because(say('не третий ряд', 'not in row 3'), (it) =>
    say(`${it.ru}: отступают из своего третьего ряда.`, `${it.en}: creatures retreat from your third row.`),
  ),
  noStrikeDeclared: because(say('нет удара', 'no strike'), () =>
    say(
      'Сейчас нет простого удара, от которого можно защитить.',
      'There is no simple strike to defend against now.',
    ),
  ),
  ownAttack: because(say('ваша атака', 'your attack'), () =>
    say(
      'Нападаете вы; защитника назначает противник.',
      'The attack is yours; the opponent assigns the defender.',
    ),
  ),
  isTarget: because(say('сама цель', 'is the target'), (it) =>
    say(
      `${it.ru} и есть цель удара; назначьте другое существо.`,
      `${it.en} is the target itself; assign another creature.`,
    ),
  ),
  directed: because(say('направленный', 'directed'), () =>
    say(
      'Удар направленный; защитника от него не назначают.',
      'The strike is directed; no defender can be assigned.',
    ),
  ),
  suddenAttack: because(say('внезапная атака', 'sudden attack'), () =>
    say('От внезапной атаки защитника не назначают.', 'No defender can be assigned against a sudden attack.'),
  ),
  redirected: because(say('перенаправлена', 'redirected'), () =>
    say(
      'Атака перенаправлена; защитника от неё не назначают.',
      'The attack was redirected; no defender can be assigned.',
    ),
  ),
  accurate: because(say('точность', 'Accuracy'), (it) =>
    say(
      `${it.ru}: точность; удар нельзя перенаправить, и защитника от него не назначают.`,
      `${it.en} has Accuracy; its strike can not be redirected, so no defender can be assigned.`,
    ),
  ),
  defended: because(say('уже защищена', 'has a defender'), () =>
    say('Защитник уже назначен.', 'A defender has been assigned already.'),
  ),
  onlyFlyers: because(say('не летает', 'does not fly'), (it) =>
    say(
      `${it.ru} не летает; здесь защитить может только летающее существо.`,
      `${it.en} does not fly; only a flyer may defend here.`,
    ),
  ),
  notNearTarget: because(say('не рядом с целью', 'not near target'), (it) =>
    say(`${it.ru} стоит не рядом с целью удара.`, `${it.en} does not stand next to the target.`),
  ),
  notNearBoth: because(say('не рядом', 'not near both'), (it) =>
    say(
      `${it.ru} стоит не рядом и с целью, и с нападающей картой сразу, а это нужно защитнику.`,
      `${it.en} must stand next to both the target and the attacker.`,
    ),
  ),
} as const satisfies Record<string, Because>;

const reasons = { ...battleReasons, ...squadReasons };

/** Every reason Berserk gives: the keys of `Reason.why`. */
export type BerserkWhy = keyof typeof reasons;
