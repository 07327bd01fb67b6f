/** What effects and attacks ask of a player: whom, whether, where to. */
import type { Text } from '@vigrid/kernel';
import { isKey, say } from '@vigrid/speech';
import type { AbilityType, EffectName } from '../abilities/types.ts';
import { abilityTypes } from './names.ts';

export interface DeedWords {
  /** "whom to wound?" */
  readonly whom: Text;
  /** "wound somebody?" */
  readonly may: Text;
}

const deed = (ruWhom: string, enWhom: string, ruMay: string, enMay: string): DeedWords => ({
  whom: say(ruWhom, enWhom),
  may: say(ruMay, enMay),
});

const effects: Readonly<Partial<Record<EffectName, DeedWords>>> = {
  wound: deed('кого ранить?', 'whom do you wound?', 'ранить?', 'do you wound?'),
  heal: deed('кого излечить?', 'whom do you heal?', 'излечить?', 'do you heal?'),
  poison: deed('кого отравить?', 'whom do you poison?', 'отравить?', 'do you poison?'),
  cure: deed('с кого снять отравление?', 'whom do you cure?', 'снять отравление?', 'do you cure?'),
  extraLives: deed(
    'кто получит дополнительные жизни?',
    'who gains additional lives?',
    'дать дополнительные жизни?',
    'do you give additional lives?',
  ),
  shield: deed('кого закрыть щитом?', 'whom do you shield?', 'закрыть щитом?', 'do you shield?'),
  leaveLives: deed(
    'кому оставить жизни?',
    'whose lives do you set?',
    'изменить число жизней?',
    'do you set its lives?',
  ),
  reduceLives: deed(
    'чьи жизни уменьшить?',
    'whose lives do you reduce?',
    'уменьшить жизни?',
    'do you reduce lives?',
  ),
  shedLives: deed(
    'с кого снять дополнительные жизни?',
    'off whom do you take additional lives?',
    'снять дополнительные жизни?',
    'do you take off additional lives?',
  ),
  chips: deed('кто получит фишки?', 'who gains chips?', 'получить фишку?', 'do you gain a chip?'),
  loseChips: deed('кто потеряет фишки?', 'who loses chips?', 'потерять фишку?', 'do you give up a chip?'),
  open: deed('кого открыть?', 'whom do you open?', 'открыть?', 'do you open it?'),
  close: deed('кого закрыть?', 'whom do you close?', 'закрыть?', 'do you close it?'),
  destroy: deed('кого уничтожить?', 'whom do you destroy?', 'уничтожить?', 'do you destroy it?'),
  return: deed(
    'кого вернуть в колоду?',
    'whom do you return to the deck?',
    'вернуть в колоду?',
    'do you return it to the deck?',
  ),
  exile: deed('кого изгнать?', 'whom do you exile?', 'изгнать?', 'do you exile it?'),
  exileDead: deed(
    'какую карту изгнать с кладбища?',
    'which card do you exile from the graveyard?',
    'изгнать карту с кладбища?',
    'do you exile a card from the graveyard?',
  ),
  give: deed('кто это получит?', 'who gains this?', 'получить это?', 'do you take this?'),
  lose: deed('кто это потеряет?', 'who loses this?', 'потерять это?', 'do you lose this?'),
  control: deed(
    'над кем получить контроль?',
    'whom do you take control of?',
    'получить контроль?',
    'do you take control?',
  ),
  relocate: deed('кого переместить?', 'whom do you relocate?', 'переместить?', 'do you relocate?'),
  place: deed('кого поместить на клетку?', 'whom do you place?', 'поместить на клетку?', 'do you place it?'),
  swap: deed('кого поменять местами?', 'whom do you swap?', 'поменять местами?', 'do you swap them?'),
  push: deed('кого сдвинуть?', 'whom do you push?', 'сдвинуть?', 'do you push it?'),
  moveWounds: deed(
    'с кого взять раны?',
    'from whom do you take wounds?',
    'перераспределить раны?',
    'do you move wounds?',
  ),
  spread: deed(
    'кому достанутся раны?',
    'who receives wounds?',
    'распределить раны?',
    'do you deal out wounds?',
  ),
  summon: deed('кого вызвать?', 'whom do you summon?', 'вызвать?', 'do you summon?'),
  revive: deed('кого возродить?', 'whom do you revive?', 'возродить?', 'do you revive?'),
  incarnationChip: deed(
    'кто получит фишку инкарнации?',
    'who gains an incarnation chip?',
    'положить фишку инкарнации?',
    'do you put an incarnation chip?',
  ),
  modifyAttack: deed(
    'чью атаку изменить?',
    'whose attack do you change?',
    'изменить атаку?',
    'do you change the attack?',
  ),
  modifyRoll: deed(
    'чей бросок изменить?',
    'whose roll do you change?',
    'изменить бросок?',
    'do you change the roll?',
  ),
  block: deed('чьё действие блокировать?', 'whose action do you block?', 'блокировать?', 'do you block it?'),
  redirect: deed(
    'чью атаку перенаправить?',
    'whose attack do you redirect?',
    'перенаправить атаку?',
    'do you redirect the attack?',
  ),
  strikeBy: deed('кто нападёт?', 'who strikes?', 'напасть?', 'do you let it strike?'),
  mark: deed('кто получит маркер?', 'who gains the marker?', 'положить маркер?', 'do you put the marker?'),
  unmark: deed(
    'с кого снять маркер?',
    'off whom do you take the marker?',
    'снять маркер?',
    'do you take off the marker?',
  ),
  markCells: deed(
    'куда положить маркеры?',
    'where do you put the markers?',
    'положить маркеры?',
    'do you put markers?',
  ),
  moveMarks: deed(
    'куда переместить маркер?',
    'where do you move the marker?',
    'переместить маркер?',
    'do you move the marker?',
  ),
  reveal: deed('кого вскрыть?', 'whom do you reveal?', 'вскрыть?', 'do you reveal it?'),
  redeploy: deed(
    'как расставить карты?',
    'how do you deploy?',
    'расставить карты заново?',
    'do you deploy anew?',
  ),
  prophecy: deed('чьё пророчество?', 'whose prophecy?', 'совершить пророчество?', 'do you make a prophecy?'),
  lookTop: deed('какие карты?', 'which cards?', 'посмотреть верхние карты?', 'do you look at the top cards?'),
  keepShown: deed(
    'какие карты?',
    'which cards?',
    'вернуть показанные карты на верх колоды?',
    'do you put the cards shown back on top?',
  ),
  choose: deed('кого выбрать?', 'whom do you choose?', 'выбрать?', 'do you choose?'),
  numb: deed('кто не откроется?', 'who does not open?', 'не дать открыться?', 'do you keep it closed?'),
  stayOpen: deed('кто не закроется?', 'who does not close?', 'не закрываться?', 'does it stay open?'),
  rollFor: deed('кто бросит кубик?', 'who rolls the die?', 'бросить кубик?', 'do you roll the die?'),
  union: deed('какие карты показать?', 'which cards do you show?', 'показать карты?', 'do you show cards?'),
};

const anything = deed(
  'кто станет целью?',
  'who is the target?',
  'применить эту особенность?',
  'do you use this feature?',
);

/** An attack asks whom it is aimed at. */
const attack = ({ ru, en }: Text): DeedWords => ({
  whom: say(`${ru}: кто цель?`, `${en}: at whom?`),
  may: say(`${ru}: объявить?`, `${en}: do you declare it?`),
});

export function deedOf(effect: string | undefined): DeedWords {
  if (effect === undefined) return anything;
  if (isKey<AbilityType>(abilityTypes, effect)) return attack(abilityTypes[effect]);
  return Object.entries(effects).find(([kind]) => kind === effect)?.[1] ?? anything;
}
