/** Effects as questions: whom they are done to, and whether to do them at all. */
import type { Text } from '@vigrid/kernel';
import { isKey } from '@vigrid/speech';
import type { Effect } from '../abilities/index.ts';
import { wounds } from './counts.ts';

/** What an effect is called when one asks whom it is done to, and whether to do it at all. */
export interface Asked {
  whom(amount: number | undefined): Text;
  may(amount: number | undefined): Text;
}

export function askedOf(effect: string | undefined): Asked {
  return effect !== undefined && isKey(words, effect) ? words[effect] : unnamed;
}

const simply = (whom: Text, may: Text): Asked => ({ whom: () => whom, may: () => may });

const unnamed = simply(
  { ru: 'кого выбираете?', en: 'whom do you choose?' },
  { ru: 'выполнить?', en: 'do it?' },
);

/** «на 5», "5 wounds": nothing where the number is not known yet. */
const by = (amount: number | undefined): Text =>
  amount === undefined ? { ru: '', en: ' wounds' } : { ru: ` на ${amount}`, en: ` ${wounds(amount).en}` };

const someWounds = (amount: number | undefined): Text =>
  amount === undefined ? { ru: 'раны', en: 'wounds' } : wounds(amount);

const forAmount = (amount: number | undefined): Text =>
  amount === undefined ? { ru: '', en: '' } : { ru: ` на ${amount}`, en: ` for ${amount}` };

const captured = simply({ ru: 'кого добыть?', en: 'who is captured?' }, { ru: 'добыть?', en: 'capture it?' });

/** A kind that is not here is asked about in general words. The browser has these words, but not what effects do. */
const words: Readonly<Record<string, Asked>> = {
  wound: {
    whom: (n) => ({ ru: `кто получит ${someWounds(n).ru}?`, en: `who gets ${someWounds(n).en}?` }),
    may: (n) => ({ ru: `нанести ${someWounds(n).ru}?`, en: `deal ${someWounds(n).en}?` }),
  },
  shot: {
    whom: (n) => ({ ru: `выстрел${forAmount(n).ru} — в кого?`, en: `shot${forAmount(n).en} at whom?` }),
    may: (n) => ({ ru: `сделать выстрел${forAmount(n).ru}?`, en: `make a shot${forAmount(n).en}?` }),
  },
  heal: {
    whom: (n) => ({ ru: `кого излечить${by(n).ru}?`, en: `who heals${by(n).en}?` }),
    may: (n) => ({ ru: `излечить${by(n).ru}?`, en: `heal${by(n).en}?` }),
  },
  draw: simply(
    { ru: 'кто возьмёт карту?', en: 'who draws a card?' },
    { ru: 'взять карту?', en: 'draw a card?' },
  ),
  close: simply({ ru: 'кого закрыть?', en: 'who closes?' }, { ru: 'закрыть?', en: 'close it?' }),
  open: simply({ ru: 'кого открыть?', en: 'who opens?' }, { ru: 'открыть?', en: 'open it?' }),
  ready: simply({ ru: 'кого подготовить?', en: 'who is readied?' }, { ru: 'подготовить?', en: 'ready it?' }),
  stun: simply({ ru: 'кого оглушить?', en: 'who is stunned?' }, { ru: 'оглушить?', en: 'stun it?' }),
  poison: {
    whom: (n) => ({ ru: `кого отравить${by(n).ru}?`, en: `who is poisoned${forAmount(n).en}?` }),
    may: (n) => ({ ru: `отравить${by(n).ru}?`, en: `poison it${forAmount(n).en}?` }),
  },
  boost: {
    whom: (n) => ({ ru: `кто получит ${effect(n).ru}?`, en: `who gets a ${effect(n).en}?` }),
    may: (n) => ({ ru: `дать ${effect(n).ru}?`, en: `give a ${effect(n).en}?` }),
  },
  change: simply({ ru: 'кого выбираете?', en: 'whom do you choose?' }, { ru: 'применить?', en: 'apply it?' }),
  destroy: simply(
    { ru: 'кого уничтожить?', en: 'who is destroyed?' },
    { ru: 'уничтожить?', en: 'destroy it?' },
  ),
  return: simply(
    { ru: 'кого вернуть в руку владельца?', en: 'who returns to its owner’s hand?' },
    { ru: 'вернуть карту в руку владельца?', en: 'return a card to its owner’s hand?' },
  ),
  shuffleIn: simply(
    { ru: 'кого замешать в колоду владельца?', en: 'who is shuffled into its owner’s deck?' },
    { ru: 'замешать карту в колоду владельца?', en: 'shuffle a card into its owner’s deck?' },
  ),
  regain: simply(
    { ru: 'какую карту вернуть с кладбища?', en: 'which card returns from the graveyard?' },
    { ru: 'вернуть карту с кладбища в руку?', en: 'return the card from the graveyard to your hand?' },
  ),
  bottom: simply(
    { ru: 'кого положить под колоду владельца?', en: 'who goes under its owner’s deck?' },
    { ru: 'положить карту под колоду владельца?', en: 'put a card under its owner’s deck?' },
  ),
  recover: simply(
    { ru: 'какую карту вернуть в руку?', en: 'which card returns to your hand?' },
    { ru: 'вернуть карту в руку?', en: 'return a card to your hand?' },
  ),
  revive: simply(
    { ru: 'какую карту возродить?', en: 'which card is revived?' },
    { ru: 'возродить карту?', en: 'revive a card?' },
  ),
  search: simply(
    { ru: 'какую карту взять из колоды?', en: 'which card do you take from the deck?' },
    { ru: 'искать карту в колоде?', en: 'search your deck?' },
  ),
  summon: simply(
    { ru: 'какую карту вызвать из колоды?', en: 'which card do you summon from the deck?' },
    { ru: 'вызвать карту из колоды?', en: 'summon a card from the deck?' },
  ),
  create: simply(
    { ru: 'какую карту создать?', en: 'which card is created?' },
    { ru: 'создать карту?', en: 'create a card?' },
  ),
  copy: simply(
    { ru: 'кого скопировать?', en: 'who is copied?' },
    { ru: 'создать копию?', en: 'create a copy?' },
  ),
  control: simply(
    { ru: 'кого взять под контроль?', en: 'whom do you take control of?' },
    { ru: 'взять под контроль?', en: 'take control?' },
  ),
  capture: captured,
  captureFrom: captured,
  fight: simply({ ru: 'с кем сразиться?', en: 'whom does it fight?' }, { ru: 'сразиться?', en: 'fight?' }),
  repeat: simply(
    { ru: 'какое заклинание повторить?', en: 'which spell is repeated?' },
    { ru: 'повторить заклинание?', en: 'repeat a spell?' },
  ),
  mark: simply(
    { ru: 'на какую карту положить маркер?', en: 'which card gets a marker?' },
    { ru: 'положить маркер?', en: 'put a marker on it?' },
  ),
  complete: simply(
    { ru: 'какой квест завершить?', en: 'which quest is completed?' },
    { ru: 'завершить квест?', en: 'complete the quest?' },
  ),
  mill: simply(
    { ru: 'чья верхняя карта уйдёт на кладбище?', en: 'whose top card goes to the graveyard?' },
    { ru: 'положить верхние карты колоды на кладбище?', en: 'put top cards of the deck into the graveyard?' },
  ),
  tuck: simply(
    { ru: 'какую карту руки положить в колоду?', en: 'which card of your hand goes to the deck?' },
    { ru: 'положить карту из руки в колоду?', en: 'put a card from your hand into the deck?' },
  ),
  gainCoins: simply(
    { ru: 'кто получит монеты?', en: 'who gets coins?' },
    { ru: 'получить монеты?', en: 'get coins?' },
  ),
  openCoins: simply(
    { ru: 'чьи монеты открыть?', en: 'whose coins open?' },
    { ru: 'открыть монеты?', en: 'open coins?' },
  ),
  loseCoins: simply(
    { ru: 'чьи монеты потерять?', en: 'whose coins are lost?' },
    { ru: 'потерять монеты?', en: 'lose coins?' },
  ),
  closeCoins: simply(
    { ru: 'чьи монеты закрыть?', en: 'whose coins close?' },
    { ru: 'закрыть монеты?', en: 'close coins?' },
  ),
  showTop: simply(
    { ru: 'чью верхнюю карту показать?', en: 'whose top card is shown?' },
    { ru: 'показать верхнюю карту колоды?', en: 'show your top card?' },
  ),
  discard: simply(
    { ru: 'какую карту сбросить?', en: 'which card is discarded?' },
    { ru: 'сбросить карту?', en: 'discard a card?' },
  ),
  plunder: simply(
    { ru: 'какую карту сбросит противник?', en: 'which card does the opponent discard?' },
    { ru: 'посмотреть руку противника?', en: 'see the opponent’s hand?' },
  ),
  spread: simply(
    { ru: 'между кем распределить?', en: 'among whom is it dealt out?' },
    { ru: 'распределить?', en: 'deal it out?' },
  ),
  shield: simply(
    { ru: 'чьи раны предотвратить?', en: 'whose wounds are prevented?' },
    { ru: 'предотвратить раны?', en: 'prevent wounds?' },
  ),
  unweaken: simply(
    { ru: 'с кого снять эффект ослабления?', en: 'who loses a Weakening effect?' },
    { ru: 'снять эффект ослабления?', en: 'take a Weakening effect off?' },
  ),
  moveWeakening: simply(
    { ru: 'между кем переложить эффекты ослабления?', en: 'between whom do Weakening effects move?' },
    { ru: 'переложить эффекты ослабления?', en: 'move Weakening effects?' },
  ),
  choose: simply({ ru: 'кого выбираете?', en: 'whom do you choose?' }, { ru: 'выбрать?', en: 'choose?' }),
  numb: simply(
    { ru: 'кто не откроется?', en: 'who does not open?' },
    { ru: 'не дать открыться?', en: 'keep it from opening?' },
  ),
  shareRaid: simply(
    { ru: 'чей Набег получат ваши существа?', en: 'whose Raid do your creatures get?' },
    { ru: 'поделиться Набегом?', en: 'share the Raid?' },
  ),
  raidTwice: simply(
    { ru: 'чей Набег применить дважды?', en: 'whose Raid applies twice?' },
    { ru: 'применить следующий Набег дважды?', en: 'have the next Raid apply twice?' },
  ),
  grant: simply(
    { ru: 'кто получит способность?', en: 'who gets the ability?' },
    { ru: 'дать способность?', en: 'give the ability?' },
  ),
  swapQuest: simply(
    { ru: 'на какой завершённый квест поменять?', en: 'which completed quest takes its place?' },
    { ru: 'поменять квест?', en: 'exchange the quest?' },
  ),
  shedLives: simply(
    { ru: 'с кого снять дополнительные жизни?', en: 'who loses additional lives?' },
    { ru: 'снять дополнительные жизни?', en: 'take additional lives off?' },
  ),
  put: simply(
    { ru: 'какую карту положить?', en: 'which card is put there?' },
    { ru: 'положить карту?', en: 'put the card there?' },
  ),
  look: simply(
    { ru: 'какую из этих карт выбираете?', en: 'which of these cards do you choose?' },
    { ru: 'посмотреть верхние карты колоды?', en: 'look at the top cards of the deck?' },
  ),
  redrawHands: simply(
    { ru: 'чьи руки обновить?', en: 'whose hands are renewed?' },
    { ru: 'замешать руки и взять новые?', en: 'shuffle the hands in and draw new ones?' },
  ),
  shuffleDeck: simply(
    { ru: 'чью колоду перемешать?', en: 'whose deck is shuffled?' },
    { ru: 'перемешать колоду?', en: 'shuffle the deck?' },
  ),
  reopenQuests: simply(
    { ru: 'чьи квесты вернуть в колоды?', en: 'whose quests go back to the decks?' },
    { ru: 'замешать завершённые квесты в колоды?', en: 'shuffle completed quests into the decks?' },
  ),
  foretell: simply(
    { ru: 'чью верхнюю карту угадать?', en: 'whose top card is foretold?' },
    { ru: 'назвать стоимость и колоду?', en: 'name a cost and a deck?' },
  ),
  deploy: simply(
    { ru: 'какую карту ввести в игру из руки?', en: 'which card of your hand enters play?' },
    { ru: 'ввести карту в игру из руки?', en: 'put a card from your hand into play?' },
  ),
  turnOver: simply(
    { ru: 'чью колоду перевернуть?', en: 'whose deck is turned over?' },
    { ru: 'перевернуть колоду противника?', en: 'turn the opponent’s deck over?' },
  ),
  redirect: simply(
    { ru: 'что выбрать вместо противника?', en: 'what do you choose in the opponent’s place?' },
    { ru: 'выбрать вместо противника?', en: 'choose in the opponent’s place?' },
  ),
  cancel: simply(
    { ru: 'какую карту отменить?', en: 'which card is cancelled?' },
    { ru: 'отменить карту?', en: 'cancel the card?' },
  ),
  stunCoins: simply(
    { ru: 'чьи монеты не откроются?', en: 'whose coins stay closed?' },
    { ru: 'оставить монеты закрытыми?', en: 'keep coins closed?' },
  ),
  seizeCoins: simply(
    { ru: 'чьи монеты отобрать?', en: 'whose coins are taken?' },
    { ru: 'отобрать монеты?', en: 'take coins?' },
  ),
  discount: simply(
    { ru: 'что станет дешевле?', en: 'what costs less?' },
    { ru: 'изменить стоимость?', en: 'change the cost?' },
  ),
  limitPlays: simply(
    { ru: 'кого ограничить?', en: 'who is limited?' },
    { ru: 'ограничить розыгрыш карт?', en: 'limit the cards played?' },
  ),
  countDead: simply(
    { ru: 'кого считать погибшим?', en: 'who counts as dead?' },
    { ru: 'считать существо погибшим?', en: 'count a creature as dead?' },
  ),
  respend: simply(
    { ru: 'чей Расход сработает ещё раз?', en: 'whose Spend triggers once more?' },
    { ru: 'повторить Расход?', en: 'trigger Spend once more?' },
  ),
  command: simply(
    { ru: 'за кого принимать решения?', en: 'for whom do you decide?' },
    { ru: 'принимать решения за противника?', en: 'decide for the opponent?' },
  ),
  skipTurn: simply(
    { ru: 'чей ход пропустить?', en: 'whose turn is skipped?' },
    { ru: 'пропустить свой следующий ход?', en: 'skip your next turn?' },
  ),
  endTurn: simply(
    { ru: 'чей ход закончить?', en: 'whose turn ends?' },
    { ru: 'закончить ход?', en: 'end the turn?' },
  ),
  reveal: simply(
    { ru: 'чью верхнюю карту показать?', en: 'whose top card is shown?' },
    { ru: 'показать верхнюю карту колоды?', en: 'show your top card?' },
  ),
} satisfies Partial<Record<Effect['do'], Asked>>;

const effect = (amount: number | undefined): Text =>
  (amount ?? 1) < 0
    ? { ru: 'эффект ослабления', en: 'Weakening effect' }
    : { ru: 'эффект усиления', en: 'Strengthening effect' };
