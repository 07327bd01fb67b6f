/** Why something can not be done: a sentence, and a tag for the card. */
import type { Lang, Names, Reason, Text } from '@vigrid/kernel';
import { alike, say } from '@vigrid/speech';
import { symbols } from './words.ts';

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
    say('отряд пуст', 'empty squad'),
    say('Отряд пуст: сначала введите в него воина.', 'Your squad is empty: add a warrior first.'),
  ),
  mustDraw: why(
    say('нет воинов', 'no warriors'),
    say(
      'Воинов нет ни в отряде, ни на руке: можно только взять карты.',
      'You have no warrior in squad or hand: you can only take cards.',
    ),
  ),
  placed: why(say('уже на месте', 'placed'), (it) =>
    say(
      `${it.ru} уже лежит на своём месте; воинов не переставляют.`,
      `${it.en} lies on its space already; warriors are not moved.`,
    ),
  ),
  notInHand: why(
    say('не на руке', 'not in hand'),
    say('Этой карты нет у вас на руке.', 'This card is not in your hand.'),
  ),
  notWarrior: why(say('не воин', 'no warrior'), say('Это не карта воина.', 'This is no warrior card.')),
  sameCard: why(
    say('та же карта', 'same card'),
    say('Нужны два разных воина.', 'Two different warriors are needed.'),
  ),
  tooManySymbols: why(say('много символов', 'too many symbols'), (_it, { have, need }) =>
    say(
      `У двух воинов вместе ${symbols(have ?? 0).ru}, а можно не больше ${need}.`,
      `The two warriors have ${have} weapon symbols together; at most ${need} are allowed.`,
    ),
  ),
  notOpponent: why(
    say('не соперник', 'no opponent'),
    say('Напасть можно только на другого игрока.', 'Only another player can be attacked.'),
  ),
  partner: why(
    say('соратник', 'companion'),
    say('На своего соратника не нападают.', 'A companion can not be attacked.'),
  ),
  emptySquad: why(
    say('отряд пуст', 'empty squad'),
    say(
      'У этого игрока нет воинов в отряде: на него нельзя напасть.',
      'This player has no warriors in the squad and can not be attacked.',
    ),
  ),
  noShields: why(
    say('нет щитов', 'no shields'),
    say(
      'У этого игрока не осталось своих щитов: на него нельзя напасть.',
      'This player has no own shields left and can not be attacked.',
    ),
  ),
  halvard: why(say('под защитой', 'protected'), (it) =>
    say(
      `${it.ru}: этот игрок защищался в последней битве, до его хода на него нельзя напасть.`,
      `${it.en}: this player was the defender of the latest battle and can not be attacked until their turn.`,
    ),
  ),
  noMonster: why(
    say('нет чудовища', 'no monster'),
    say('Чудовище есть только в игре в одиночку.', 'There is a monster only in solo play.'),
  ),
  noBattle: why(
    say('нет битвы', 'no battle'),
    say(
      'Тактики играют в своей фазе битвы после броска.',
      'Tactics are played in your own phase of a battle, after the roll.',
    ),
  ),
  afterVictory: why(
    say('после победы', 'after victory'),
    say('Квест играют после победы в битве.', 'A quest is played after a won battle.'),
  ),
  oneQuest: why(
    say('уже сыгран', 'one is played'),
    say(
      'После битвы играют не больше одного квеста, и один вы уже сыграли.',
      'At most one quest is played after a battle, and you have played one.',
    ),
  ),
  notAction: why(
    say('не действие', 'no action'),
    say(
      'Действие хода: взять карты, ввести одного или двух воинов, напасть.',
      'The action of a turn is to take cards, to add one or two warriors, or to attack.',
    ),
  ),
  oneAction: why(
    say('идёт битва', 'in battle'),
    say(
      'Действие этого хода уже выбрано: идёт битва.',
      'The action of this turn has been chosen: the battle goes on.',
    ),
  ),
  noDieToPay: why(
    say('нечем платить', 'no die to pay'),
    say(
      'Для переброса нужны два свободных кубика: один платит, другой бросают заново.',
      'A re-roll needs two free dice: one pays, another is rolled anew.',
    ),
  ),
  noFreeReroll: why(
    say('нет переброса', 'no free re-roll'),
    say('Бесплатного переброса сейчас нет.', 'There is no free re-roll now.'),
  ),
  noJarl: why(say('нет ярла', 'no jarl'), say('Вы играете без ярла.', 'You play without a jarl.')),
  otherUsed: why(say('уже другая', 'other one used'), (it) =>
    say(
      `${it.ru}: в этой битве уже применена другая способность, можно одну из двух.`,
      `${it.en}: the other ability has been used in this battle; only one of the two may be.`,
    ),
  ),
  jarlUsed: why(say('уже применена', 'used'), (it) =>
    say(`${it.ru}: способность применяют раз за битву.`, `${it.en}: the ability is used once per battle.`),
  ),
  silenced: why(say('не действует', 'out of force'), (it) =>
    say(
      `${it.ru}: способности ярла не действуют до конца битвы.`,
      `${it.en}: the jarl’s abilities do not work until the end of the battle.`,
    ),
  ),
  jarlCondition: why(say('условие', 'condition'), (it) =>
    say(
      `${it.ru}: условие способности не выполнено.`,
      `${it.en}: the condition of the ability is not fulfilled.`,
    ),
  ),
  jarlNothing: why(say('нечего применить', 'nothing to do'), (it) =>
    say(
      `${it.ru}: этой способности сейчас не на чем сработать.`,
      `${it.en}: there is nothing for this ability to work on now.`,
    ),
  ),
  notInSquad: why(
    say('не в отряде', 'not in squad'),
    say('Вооружают воинов своего отряда.', 'Only warriors of your own squad can be armed.'),
  ),
  activated: why(say('уже вооружён', 'activated'), (it) =>
    say(
      `${it.ru}: воин уже вооружён, кубики с него не снять.`,
      `${it.en} is activated already; its dice stay.`,
    ),
  ),
  blocked: why(say('остановлен', 'blocked'), (it) =>
    say(
      `${it.ru}: дверг не даёт вооружить этого воина до конца битвы.`,
      `${it.en} is blocked by a dwarf until the end of the battle.`,
    ),
  ),
  dieGone: why(
    say('кубика нет', 'die is gone'),
    say('Этого кубика в битве больше нет.', 'This die is out of reach for this battle.'),
  ),
  dieUsed: why(
    say('кубик занят', 'die in use'),
    say(
      'Кубик лежит на другом воине: он закрывает только один символ.',
      'The die lies on another warrior; it covers one symbol only.',
    ),
  ),
  blankDie: why(
    say('X не оружие', 'X is no weapon'),
    say('X — не оружие: такой кубик никого не вооружит.', 'X is no weapon: such a die arms nobody.'),
  ),
  wrongDice: why(say('не те кубики', 'wrong dice'), (it) =>
    say(
      `${it.ru}: эти кубики не закрывают символы воина.`,
      `These dice do not cover the symbols of ${it.en}.`,
    ),
  ),
  noDiceFit: why(say('кубики не те', 'no dice fit'), (it) =>
    say(
      `${it.ru}: свободные кубики не закрывают символы воина.`,
      `No free dice cover the symbols of ${it.en}.`,
    ),
  ),
  notTactic: why(say('не тактика', 'no tactic'), (it) =>
    say(`${it.ru} — не тактика.`, `${it.en} is no tactic.`),
  ),
  onlyBefore: why(say('до битвы', 'before battle'), (it) =>
    say(`${it.ru}: только перед битвой.`, `${it.en} is played before a battle only.`),
  ),
  notBefore: why(say('после броска', 'after the roll'), (it) =>
    say(
      `${it.ru}: только в своей фазе после броска.`,
      `${it.en} is played in your own phase after the roll.`,
    ),
  ),
  onlyAttacker: why(say('только атакующий', 'attacker only'), (it) =>
    say(`${it.ru}: только для атакующего.`, `${it.en} is for the attacker only.`),
  ),
  onlyDefender: why(say('только защитник', 'defender only'), (it) =>
    say(`${it.ru}: только для защитника.`, `${it.en} is for the defender only.`),
  ),
  noTactics: why(
    say('чудовище', 'monster'),
    say('Чудовище не даёт играть тактики.', 'The monster lets no tactics be played.'),
  ),
  twoTactics: why(
    say('не больше двух', 'two at most'),
    say(
      'Чудовище даёт сыграть в битве не больше двух тактик.',
      'The monster allows at most two tactics in a battle.',
    ),
  ),
  rerollBarred: why(
    say('чудовище', 'monster'),
    say(
      'Чудовище не даёт играть Контрудар и Смену оружия.',
      'The monster bars Counterstrike and Change of Weapons.',
    ),
  ),
  notFewer: why(say('не меньше воинов', 'not fewer'), (it, { have, need }) =>
    say(
      `${it.ru}: нужно меньше воинов, чем у соперника, а их ${have} против ${need}.`,
      `${it.en} needs fewer warriors than the opponent has: ${have} against ${need}.`,
    ),
  ),
  notFewerOrEqual: why(say('больше воинов', 'more warriors'), (it, { have, need }) =>
    say(
      `${it.ru}: воинов должно быть не больше, чем у соперника, а их ${have} против ${need}.`,
      `${it.en} needs no more warriors than the opponent has: ${have} against ${need}.`,
    ),
  ),
  noSuchDie: why(say('нет кубика', 'no such die'), (it) =>
    say(`${it.ru}: нет свободного кубика с этим оружием.`, `${it.en}: no free die shows that weapon.`),
  ),
  noDie: why(say('нет кубика', 'no die'), (it) =>
    say(`${it.ru}: нет свободных кубиков.`, `${it.en}: there is no free die.`),
  ),
  poolEmpty: why(say('кубиков нет', 'no extra dice'), (it) =>
    say(`${it.ru}: дополнительных кубиков не осталось.`, `${it.en}: no extra dice are left.`),
  ),
  noBlank: why(say('нет X', 'no X'), (it) =>
    say(`${it.ru}: на свободных кубиках нет X.`, `${it.en}: no free die shows X.`),
  ),
  noLeader: why(say('некого', 'nobody'), (it) =>
    say(
      `${it.ru}: окружать некого, способностей соперника нет или они уже не действуют.`,
      `${it.en}: there is no ability of the opponent to put out of force.`,
    ),
  ),
  noneActivated: why(say('никого', 'nobody'), (it) =>
    say(`${it.ru}: у атакующего нет вооружённых воинов.`, `${it.en}: the attacker has no activated warrior.`),
  ),
  noWarriorInDiscard: why(say('сброс без воинов', 'no warrior there'), (it) =>
    say(`${it.ru}: в сбросе нет воинов.`, `${it.en}: the discard pile has no warrior.`),
  ),
  notThor: why(say('не Тор', 'not Thor’s'), (it) =>
    say(`${it.ru} — не карта Помощи Тора.`, `${it.en} is no card of Thor’s Help.`),
  ),
  fighting: why(
    say('вы в битве', 'you fight'),
    say(
      'Помощь Тора играют перед битвой двух других игроков.',
      'Thor’s Help is played before a battle of two others.',
    ),
  ),
  notFighting: why(
    say('не в битве', 'not fighting'),
    say('Помочь можно только одному из двух сражающихся.', 'Only one of the two who fight can be helped.'),
  ),
  oneHelp: why(
    say('уже помогли', 'one each'),
    say(
      'Перед битвой можно сыграть только одну карту Помощи Тора.',
      'Only one card of Thor’s Help may be played before a battle.',
    ),
  ),
  notQuest: why(say('не квест', 'no quest'), (it) => say(`${it.ru} — не квест.`, `${it.en} is no quest.`)),
  rerolled: why(say('был переброс', 're-rolled'), (it) =>
    say(
      `${it.ru}: в этой битве вы перебрасывали кубики.`,
      `${it.en}: you have re-rolled dice in this battle.`,
    ),
  ),
  notByFive: why(say('мал перевес', 'margin too small'), (it, { have, need }) =>
    say(`${it.ru}: перевес ${have}, а нужен ${need}.`, `${it.en}: won by ${have}, but ${need} are needed.`),
  ),
  notThree: why(say('мало воинов', 'too few'), (it, { have, need }) =>
    say(
      `${it.ru}: вооружено воинов ${have}, а нужно ${need}.`,
      `${it.en}: ${have} activated, but ${need} are needed.`,
    ),
  ),
  tooGreat: why(say('велика разница', 'too great'), (_it, { have, need }) =>
    say(
      `Разница сил ${have}, а эта строка — до ${need}.`,
      `The difference is ${have}; this row goes up to ${need}.`,
    ),
  ),
  lastLaid: why(
    say('пора закончить', 'finish now'),
    say(
      'Остальные закончили набор: выложить можно было ещё одну карту, теперь заканчивайте.',
      'The others have finished: one more card could be laid, now finish your hand.',
    ),
  ),
  spaceTaken: why(
    say('место занято', 'space is taken'),
    say(
      'Здесь уже лежит воин, а воинов не переставляют; выберите свободное место своего поля.',
      'A warrior lies here and stays; choose a free space of your own board.',
    ),
  ),
  pickFromHand: why(
    say('не на руке', 'not in hand'),
    say('Выбирают среди карт своей руки.', 'Choose among the cards of your hand.'),
  ),
  wantsTactic: why(say('не тактика', 'no tactic'), (it) =>
    say(
      `${it.ru} — не тактика, а сбросить нужно тактику.`,
      `${it.en} is no tactic, and a tactic has to be discarded.`,
    ),
  ),
  wantsTyr: why(say('не карта Тюра', 'not Tyr’s'), (it) =>
    say(
      `${it.ru} — не карта Тюра; под воина кладут только её.`,
      `${it.en} is no card of Tyr; only those are laid under a warrior.`,
    ),
  ),
  pickJarl: why(
    say('не ваш ярл', 'not your jarl'),
    say(
      'Отряд ведёт один из ярлов, которых раздали вам; выберите одного из них.',
      'One of the jarls dealt to you leads your squad; choose one of those.',
    ),
  ),
  pickOpen: why(
    say('не из открытых', 'not lying open'),
    say(
      'Берут одну из карт, что лежат открыто посреди стола.',
      'Take one of the cards that lie open in the middle.',
    ),
  ),
  pickDrawn: why(
    say('не из взятых', 'not just drawn'),
    say(
      'Оставить можно только карты, взятые сейчас из колоды.',
      'Only cards just taken from the deck can be kept.',
    ),
  ),
  pickSquad: why(
    say('не ваш воин', 'not your warrior'),
    say('Выбирают воина своего отряда.', 'Choose a warrior of your own squad.'),
  ),
  pickTheirSquad: why(
    say('не тот отряд', 'other squad'),
    say(
      'Выбирают воина из отряда соперника в этой битве.',
      'Choose a warrior of your opponent’s squad in this battle.',
    ),
  ),
  pickArmed: why(say('не вооружён', 'not activated'), (it) =>
    say(
      `${it.ru}: воин не вооружён, а выбрать нужно вооружённого в этой битве.`,
      `${it.en} is not activated; choose a warrior who was in this battle.`,
    ),
  ),
  onRoad: why(say('уже в пути', 'on the road'), (it) =>
    say(
      `${it.ru}: этот воин уже выбран; выберите другого.`,
      `${it.en} has been chosen already; choose another.`,
    ),
  ),
  pickRoom: why(say('не уместится', 'no room'), (it) =>
    say(
      `${it.ru}: доблести больше, чем ещё может войти в Вальхаллу; выберите воина слабее или никого.`,
      `${it.en} has more valour than may still enter Valhalla; choose a lesser warrior or none.`,
    ),
  ),
  pickPlayed: why(
    say('не сыграна', 'not played'),
    say(
      'Вернуть можно только тактику, которую вы сыграли в этой битве.',
      'Only a tactic that you played in this battle can be taken back.',
    ),
  ),
  pickDiscarded: why(
    say('не в сбросе', 'not discarded'),
    say('Выбирают воина, лежащего в сбросе.', 'Choose a warrior of the discard pile.'),
  ),
  pickSum: why(
    say('не та доблесть', 'does not add up'),
    say(
      'С этой картой нужной доблести из сброса не набрать; выберите другую.',
      'With this card the valour due can not be made up from the discard pile; choose another.',
    ),
  ),
  pickCheapest: why(
    say('не самая слабая', 'not the cheapest'),
    say(
      'Теряют карту с наименьшей доблестью из своей Вальхаллы.',
      'The card with the least valour of your Valhalla is lost.',
    ),
  ),
  pickSent: why(
    say('не уходит', 'not sent'),
    say(
      'Удержать можно только воина, который сейчас уходит в Вальхаллу.',
      'Only a warrior who is about to go to Valhalla can be held back.',
    ),
  ),
  notYourDie: why(
    say('не ваш кубик', 'not your die'),
    say('Это кубик соперника; выберите свой.', 'This die is your opponent’s; choose one of your own.'),
  ),
  dieOnWarrior: why(
    say('лежит на воине', 'on a warrior'),
    say(
      'Кубик лежит на воине и остаётся там; выберите свободный.',
      'The die lies on a warrior and stays there; choose a free one.',
    ),
  ),
  pickNewDie: why(
    say('не новый', 'not a new one'),
    say(
      'Оставить нужно один из двух кубиков, брошенных сейчас.',
      'One of the two dice just rolled is kept; choose among those.',
    ),
  ),
  wantsWeapon: why(
    say('другое оружие', 'another weapon'),
    say(
      'Сбросить нужно кубик с тем оружием, которое названо на тактике.',
      'The die that is discarded has to show the weapon named on the tactic.',
    ),
  ),
  notYourTurn: why(
    say('не ваш ход', 'not your turn'),
    say('Сейчас ход другого игрока.', 'It is another player’s turn.'),
  ),
  phaseOver: why(
    say('фаза окончена', 'phase over'),
    say(
      'Ваша фаза окончена: тактики в этой битве больше не сыграть.',
      'Your phase is over: no more tactics in this battle.',
    ),
  ),
  notRolled: why(
    say('до броска', 'before the roll'),
    say(
      'Тактики играют в своей фазе, после броска.',
      'Tactics are played in your own phase, after the roll.',
    ),
  ),
  notNow: why(
    say('сейчас нельзя', 'not now'),
    say(
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
  const name = r.card === undefined ? say('Карта', 'The card') : alike(names.card(r.card));
  return found(r.why).says(name, r)[lang];
}

export const shortReason = (r: Pick<Reason, 'why'>, lang: Lang): string => found(r.why).tag[lang];
