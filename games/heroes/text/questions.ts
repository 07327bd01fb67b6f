/** The questions of Heroes as sentences. */
import type { Lang, Names, Question, Text } from '@vigrid/kernel';
import type { EffectKind } from '../abilities/types.ts';
import { coins, isKey, nameOf, wounds } from './say.ts';

/** Everything Heroes asks: the keys of `Question.ask`. */
export type Ask =
  | 'first'
  | 'mulligan'
  | 'main'
  | 'defend'
  | 'target'
  | 'resolve'
  | 'may'
  | 'pay'
  | 'modes'
  | 'discardOwn'
  | 'plunder'
  | 'ambush'
  | 'graveOrder'
  | 'pileOrder';

export function question(q: Question, lang: Lang, names: Names): string {
  return (isKey(asks, q.ask) ? asks[q.ask](q, names) : choose)[lang];
}

const choose: Text = { ru: 'Что выбираете?', en: 'What do you choose?' };

const asks: Readonly<Record<Ask, (q: Question, names: Names) => Text>> = {
  first: () => ({ ru: 'Кто начинает?', en: 'Who goes first?' }),
  mulligan: () => ({
    ru: 'Какие карты стартовой руки заменить?',
    en: 'Which cards of your starting hand do you replace?',
  }),
  main: () => ({ ru: 'Ваш ход: что делаете?', en: 'Your turn: what do you do?' }),
  defend(q, names) {
    const attacker = nameOf(q.about?.source, names);
    const target = nameOf(q.about?.target, names);
    return {
      ru: `${attacker.ru} атакует: цель — ${target.ru}. Кто защищает?`,
      en: `${attacker.en} attacks ${target.en}. Who defends?`,
    };
  },
  target: (q, names) => from(q, names, numbered(q, deed(q).whom(q.about?.amount))),
  resolve: () => ({ ru: 'Какая способность выполняется первой?', en: 'Which ability is executed first?' }),
  may: (q, names) => from(q, names, deed(q).may(q.about?.amount)),
  pay(q, names) {
    const price = coins(q.about?.amount ?? 0);
    const source = nameOf(q.about?.source, names);
    return {
      ru: `Заплатить ${price.ru}? Иначе выполняется способность: ${source.ru}.`,
      en: `Do you pay ${price.en}? Otherwise the ability of ${source.en} is executed.`,
    };
  },
  ambush(q, names) {
    const price = coins(q.about?.amount ?? 0);
    return from(q, names, {
      ru: `разыграть из Засады за ${price.ru}?`,
      en: `play it from Ambush for ${price.en}?`,
    });
  },
  modes: (q, names) => from(q, names, { ru: 'что выбираете?', en: 'which of these do you choose?' }),
  discardOwn: (q, names) =>
    from(q, names, numbered(q, { ru: 'какую карту сбросить?', en: 'which card do you discard?' })),
  plunder: (q, names) =>
    from(
      q,
      names,
      numbered(q, { ru: 'какую карту сбросит противник?', en: 'which card does the opponent discard?' }),
    ),
  graveOrder: () => ({
    ru: 'В каком порядке карты уходят на кладбище?',
    en: 'In which order do the cards go to the graveyard?',
  }),
  pileOrder: () => ({
    ru: 'В каком порядке карты ложатся в стопку завершённых квестов?',
    en: 'In which order do the quests go to the completed-quests pile?',
  }),
};

/** The card that asks comes first: "Weaving of Fire: who gets 4 wounds?" */
function from(q: Question, names: Names, asked: Text): Text {
  const source = nameOf(q.about?.source, names);
  return { ru: `${source.ru}: ${asked.ru}`, en: `${source.en}: ${asked.en}` };
}

/** How many may be picked, where it is not exactly one. */
function numbered(q: Question, asked: Text): Text {
  if (!('max' in q) || q.kind === 'number' || (q.min === 1 && q.max === 1)) return asked;
  const limit =
    q.min === q.max
      ? { ru: `выберите ${q.max}`, en: `choose ${q.max}` }
      : q.min > 0
        ? { ru: `выберите от ${q.min} до ${q.max}`, en: `choose ${q.min} to ${q.max}` }
        : q.max === 1
          ? { ru: 'можно отказаться', en: 'or none' }
          : { ru: `выберите до ${q.max}`, en: `choose up to ${q.max}` };
  return { ru: `${asked.ru} (${limit.ru})`, en: `${asked.en} (${limit.en})` };
}

/** What an effect is called when one asks whom it is done to, and whether to do it at all. */
interface Deed {
  whom(amount: number | undefined): Text;
  may(amount: number | undefined): Text;
}

function deed(q: Question): Deed {
  const effect = q.about?.effect;
  return effect !== undefined && isKey(deeds, effect) ? deeds[effect] : unnamed;
}

const simply = (whom: Text, may: Text): Deed => ({ whom: () => whom, may: () => may });

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

const deeds: Readonly<Record<EffectKind, Deed>> = {
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
  change: simply(
    { ru: 'на кого подействует изменение?', en: 'who is changed?' },
    { ru: 'изменить карту?', en: 'change the card?' },
  ),
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
  capture: simply({ ru: 'кого добыть?', en: 'who is captured?' }, { ru: 'добыть?', en: 'capture it?' }),
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
  may: unnamed,
  unlessPaid: unnamed,
  payOr: unnamed,
  oneOf: unnamed,
  oneOrMore: unnamed,
  if: unnamed,
};

const effect = (amount: number | undefined): Text =>
  (amount ?? 1) < 0
    ? { ru: 'эффект ослабления', en: 'Weakening effect' }
    : { ru: 'эффект усиления', en: 'Strengthening effect' };
