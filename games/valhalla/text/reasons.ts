/** Why something can not be done: a sentence, and a tag for the card. */
import type { Lang, Names, Reason, Text } from '@vigrid/kernel';
import { symbols, text } from './words.ts';

interface Why {
  /** What is wrong, and what would be right. */
  readonly says: (name: Text, r: Reason) => Text;
  /** At most 18 characters. */
  readonly tag: Text;
}

const why = (tag: Text, says: Why['says'] | Text): Why => ({
  tag,
  says: typeof says === 'function' ? says : () => says,
});

const reasons = {
  mustAdd: why(
    text('отряд пуст', 'empty squad'),
    text('Отряд пуст: сначала введите в него воина.', 'Your squad is empty: add a warrior first.'),
  ),
  placed: why(text('уже на месте', 'placed'), (it) =>
    text(
      `${it.ru} уже лежит на своём месте; воинов не переставляют.`,
      `${it.en} lies on its space already; warriors are not moved.`,
    ),
  ),
  notInHand: why(
    text('не на руке', 'not in hand'),
    text('Этой карты нет у вас на руке.', 'This card is not in your hand.'),
  ),
  notWarrior: why(text('не воин', 'no warrior'), text('Это не карта воина.', 'This is no warrior card.')),
  sameCard: why(
    text('та же карта', 'same card'),
    text('Нужны два разных воина.', 'Two different warriors are needed.'),
  ),
  tooManySymbols: why(text('много символов', 'too many symbols'), (_it, { have, need }) =>
    text(
      `У двух воинов вместе ${symbols(have ?? 0).ru}, а можно не больше ${need}.`,
      `The two warriors have ${have} weapon symbols together; at most ${need} are allowed.`,
    ),
  ),
  notOpponent: why(
    text('не соперник', 'no opponent'),
    text('Напасть можно только на другого игрока.', 'Only another player can be attacked.'),
  ),
  partner: why(
    text('соратник', 'companion'),
    text('На своего соратника не нападают.', 'A companion can not be attacked.'),
  ),
  emptySquad: why(
    text('отряд пуст', 'empty squad'),
    text(
      'У этого игрока нет воинов в отряде: на него нельзя напасть.',
      'This player has no warriors in the squad and can not be attacked.',
    ),
  ),
  noShields: why(
    text('нет щитов', 'no shields'),
    text(
      'У этого игрока не осталось своих щитов: на него нельзя напасть.',
      'This player has no own shields left and can not be attacked.',
    ),
  ),
  halvard: why(text('под защитой', 'protected'), (it) =>
    text(
      `${it.ru}: этот игрок защищался в последней битве, до его хода на него нельзя напасть.`,
      `${it.en}: this player was the defender of the latest battle and can not be attacked until their turn.`,
    ),
  ),
  noMonster: why(
    text('нет чудовища', 'no monster'),
    text('Чудовище есть только в игре в одиночку.', 'There is a monster only in solo play.'),
  ),
  noBattle: why(
    text('нет битвы', 'no battle'),
    text(
      'Тактики играют в своей фазе битвы после броска.',
      'Tactics are played in your own phase of a battle, after the roll.',
    ),
  ),
  afterVictory: why(
    text('после победы', 'after victory'),
    text('Квест играют после победы в битве.', 'A quest is played after a won battle.'),
  ),
  oneQuest: why(
    text('уже сыгран', 'one is played'),
    text(
      'После битвы играют не больше одного квеста, и один вы уже сыграли.',
      'At most one quest is played after a battle, and you have played one.',
    ),
  ),
  notAction: why(
    text('не действие', 'no action'),
    text(
      'Действие хода: взять карты, ввести одного или двух воинов, напасть.',
      'The action of a turn is to take cards, to add one or two warriors, or to attack.',
    ),
  ),
  oneAction: why(
    text('идёт битва', 'in battle'),
    text(
      'Действие этого хода уже выбрано: идёт битва.',
      'The action of this turn has been chosen: the battle goes on.',
    ),
  ),
  noDieToPay: why(
    text('нечем платить', 'no die to pay'),
    text(
      'Для переброса нужны два свободных кубика: один платит, другой бросают заново.',
      'A re-roll needs two free dice: one pays, another is rolled anew.',
    ),
  ),
  noFreeReroll: why(
    text('нет переброса', 'no free re-roll'),
    text('Бесплатного переброса сейчас нет.', 'There is no free re-roll now.'),
  ),
  noJarl: why(text('нет ярла', 'no jarl'), text('Вы играете без ярла.', 'You play without a jarl.')),
  otherUsed: why(text('уже другая', 'other one used'), (it) =>
    text(
      `${it.ru}: в этой битве уже применена другая способность, можно одну из двух.`,
      `${it.en}: the other ability has been used in this battle; only one of the two may be.`,
    ),
  ),
  jarlUsed: why(text('уже применена', 'used'), (it) =>
    text(`${it.ru}: способность применяют раз за битву.`, `${it.en}: the ability is used once per battle.`),
  ),
  silenced: why(text('не действует', 'out of force'), (it) =>
    text(
      `${it.ru}: способности ярла не действуют до конца битвы.`,
      `${it.en}: the jarl’s abilities do not work until the end of the battle.`,
    ),
  ),
  jarlCondition: why(text('условие', 'condition'), (it) =>
    text(
      `${it.ru}: условие способности не выполнено.`,
      `${it.en}: the condition of the ability is not fulfilled.`,
    ),
  ),
  jarlNothing: why(text('нечего применить', 'nothing to do'), (it) =>
    text(
      `${it.ru}: этой способности сейчас не на чем сработать.`,
      `${it.en}: there is nothing for this ability to work on now.`,
    ),
  ),
  notInSquad: why(
    text('не в отряде', 'not in squad'),
    text('Вооружают воинов своего отряда.', 'Only warriors of your own squad can be armed.'),
  ),
  activated: why(text('уже вооружён', 'activated'), (it) =>
    text(
      `${it.ru}: воин уже вооружён, кубики с него не снять.`,
      `${it.en} is activated already; its dice stay.`,
    ),
  ),
  blocked: why(text('остановлен', 'blocked'), (it) =>
    text(
      `${it.ru}: дварф не даёт вооружить этого воина до конца битвы.`,
      `${it.en} is blocked by a dwarf until the end of the battle.`,
    ),
  ),
  dieGone: why(
    text('кубика нет', 'die is gone'),
    text('Этого кубика в битве больше нет.', 'This die is out of reach for this battle.'),
  ),
  dieUsed: why(
    text('кубик занят', 'die in use'),
    text(
      'Кубик лежит на другом воине: он закрывает только один символ.',
      'The die lies on another warrior; it covers one symbol only.',
    ),
  ),
  blankDie: why(
    text('X не оружие', 'X is no weapon'),
    text('X — не оружие: такой кубик никого не вооружит.', 'X is no weapon: such a die arms nobody.'),
  ),
  wrongDice: why(text('не те кубики', 'wrong dice'), (it) =>
    text(
      `${it.ru}: эти кубики не закрывают символы воина.`,
      `These dice do not cover the symbols of ${it.en}.`,
    ),
  ),
  notTactic: why(text('не тактика', 'no tactic'), (it) =>
    text(`${it.ru} — не тактика.`, `${it.en} is no tactic.`),
  ),
  onlyBefore: why(text('до битвы', 'before battle'), (it) =>
    text(`${it.ru}: только перед битвой.`, `${it.en} is played before a battle only.`),
  ),
  notBefore: why(text('после броска', 'after the roll'), (it) =>
    text(
      `${it.ru}: только в своей фазе после броска.`,
      `${it.en} is played in your own phase after the roll.`,
    ),
  ),
  onlyAttacker: why(text('только атакующий', 'attacker only'), (it) =>
    text(`${it.ru}: только для атакующего.`, `${it.en} is for the attacker only.`),
  ),
  onlyDefender: why(text('только защитник', 'defender only'), (it) =>
    text(`${it.ru}: только для защитника.`, `${it.en} is for the defender only.`),
  ),
  noTactics: why(
    text('чудовище', 'monster'),
    text('Чудовище не даёт играть тактики.', 'The monster lets no tactics be played.'),
  ),
  twoTactics: why(
    text('не больше двух', 'two at most'),
    text(
      'Чудовище даёт сыграть в битве не больше двух тактик.',
      'The monster allows at most two tactics in a battle.',
    ),
  ),
  rerollBarred: why(
    text('чудовище', 'monster'),
    text(
      'Чудовище не даёт играть Контрудар и Смену оружия.',
      'The monster bars Counterstrike and Change of Weapons.',
    ),
  ),
  notFewer: why(text('не меньше воинов', 'not fewer'), (it, { have, need }) =>
    text(
      `${it.ru}: нужно меньше воинов, чем у соперника, а их ${have} против ${need}.`,
      `${it.en} needs fewer warriors than the opponent has: ${have} against ${need}.`,
    ),
  ),
  notFewerOrEqual: why(text('больше воинов', 'more warriors'), (it, { have, need }) =>
    text(
      `${it.ru}: воинов должно быть не больше, чем у соперника, а их ${have} против ${need}.`,
      `${it.en} needs no more warriors than the opponent has: ${have} against ${need}.`,
    ),
  ),
  noSuchDie: why(text('нет кубика', 'no such die'), (it) =>
    text(`${it.ru}: нет свободного кубика с этим оружием.`, `${it.en}: no free die shows that weapon.`),
  ),
  noDie: why(text('нет кубика', 'no die'), (it) =>
    text(`${it.ru}: нет свободных кубиков.`, `${it.en}: there is no free die.`),
  ),
  poolEmpty: why(text('кубиков нет', 'no extra dice'), (it) =>
    text(`${it.ru}: дополнительных кубиков не осталось.`, `${it.en}: no extra dice are left.`),
  ),
  noBlank: why(text('нет X', 'no X'), (it) =>
    text(`${it.ru}: на свободных кубиках нет X.`, `${it.en}: no free die shows X.`),
  ),
  noLeader: why(text('некого', 'nobody'), (it) =>
    text(
      `${it.ru}: окружать некого, способностей соперника нет или они уже не действуют.`,
      `${it.en}: there is no ability of the opponent to put out of force.`,
    ),
  ),
  noneActivated: why(text('никого', 'nobody'), (it) =>
    text(
      `${it.ru}: у атакующего нет вооружённых воинов.`,
      `${it.en}: the attacker has no activated warrior.`,
    ),
  ),
  noWarriorInDiscard: why(text('сброс без воинов', 'no warrior there'), (it) =>
    text(`${it.ru}: в сбросе нет воинов.`, `${it.en}: the discard pile has no warrior.`),
  ),
  notThor: why(text('не Тор', 'not Thor’s'), (it) =>
    text(`${it.ru} — не карта Помощи Тора.`, `${it.en} is no card of Thor’s Help.`),
  ),
  fighting: why(
    text('вы в битве', 'you fight'),
    text(
      'Помощь Тора играют перед битвой двух других игроков.',
      'Thor’s Help is played before a battle of two others.',
    ),
  ),
  notFighting: why(
    text('не в битве', 'not fighting'),
    text('Помочь можно только одному из двух сражающихся.', 'Only one of the two who fight can be helped.'),
  ),
  oneHelp: why(
    text('уже помогли', 'one each'),
    text(
      'Перед битвой можно сыграть только одну карту Помощи Тора.',
      'Only one card of Thor’s Help may be played before a battle.',
    ),
  ),
  notQuest: why(text('не квест', 'no quest'), (it) => text(`${it.ru} — не квест.`, `${it.en} is no quest.`)),
  rerolled: why(text('был переброс', 're-rolled'), (it) =>
    text(
      `${it.ru}: в этой битве вы перебрасывали кубики.`,
      `${it.en}: you have re-rolled dice in this battle.`,
    ),
  ),
  notByFive: why(text('мал перевес', 'margin too small'), (it, { have, need }) =>
    text(`${it.ru}: перевес ${have}, а нужен ${need}.`, `${it.en}: won by ${have}, but ${need} are needed.`),
  ),
  notThree: why(text('мало воинов', 'too few'), (it, { have, need }) =>
    text(
      `${it.ru}: вооружено воинов ${have}, а нужно ${need}.`,
      `${it.en}: ${have} activated, but ${need} are needed.`,
    ),
  ),
  tooGreat: why(text('велика разница', 'too great'), (_it, { have, need }) =>
    text(
      `Разница сил ${have}, а эта строка — до ${need}.`,
      `The difference is ${have}; this row goes up to ${need}.`,
    ),
  ),
  lastLaid: why(
    text('пора закончить', 'finish now'),
    text(
      'Остальные закончили набор: выложить можно было ещё одну карту, теперь заканчивайте.',
      'The others have finished: one more card could be laid, now finish your hand.',
    ),
  ),
  notYourTurn: why(
    text('не ваш ход', 'not your turn'),
    text('Сейчас ход другого игрока.', 'It is another player’s turn.'),
  ),
  phaseOver: why(
    text('фаза окончена', 'phase over'),
    text(
      'Ваша фаза окончена: тактики в этой битве больше не сыграть.',
      'Your phase is over: no more tactics in this battle.',
    ),
  ),
  notRolled: why(
    text('до броска', 'before the roll'),
    text(
      'Тактики играют в своей фазе, после броска.',
      'Tactics are played in your own phase, after the roll.',
    ),
  ),
  notNow: why(
    text('сейчас нельзя', 'not now'),
    text(
      'Сейчас правила этого не позволяют; выберите одно из предложенного.',
      'The rules do not allow this now; choose something that is offered.',
    ),
  ),
} satisfies Record<string, Why>;

/** Every reason Valhalla gives: the keys of `Reason.why`. */
export type ValhallaWhy = keyof typeof reasons;

const isWhy = (key: string): key is ValhallaWhy => Object.hasOwn(reasons, key);

const found = (key: string): Why => reasons[isWhy(key) ? key : 'notNow'];

export function reason(r: Reason, lang: Lang, names: Names): string {
  const name = r.card === undefined ? text('Карта', 'The card') : both(names.card(r.card));
  return found(r.why).says(name, r)[lang];
}

export const shortReason = (r: Pick<Reason, 'why'>, lang: Lang): string => found(r.why).tag[lang];

const both = (name: string): Text => ({ ru: name, en: name });
