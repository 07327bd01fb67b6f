/** Why something can not be done: a sentence for the log and the pointer, and a tag for the card. */
import type { Lang, Names, Reason, Text } from '@vigrid/kernel';
import { isKey, nameOf, plural, say } from '@vigrid/speech';
import { coinsText } from './tokens.ts';

/** Every reason Heroes gives: the keys of `Reason.why`. */
export type HeroesWhy =
  | 'closed'
  | 'fresh'
  | 'struck'
  | 'used'
  | 'coins'
  | 'notYours'
  | 'notInHand'
  | 'cannotAttack'
  | 'onlyUnwounded'
  | 'taunted'
  | 'firstAttack'
  | 'playLimit'
  | 'notEnemy'
  | 'notCharacter'
  | 'noTarget'
  | 'questTaken'
  | 'oneQuest'
  | 'notQuest'
  | 'isQuest'
  | 'notYourTurn'
  | 'commanded'
  | 'notMainStage'
  | 'mustDefend'
  | 'noAttack'
  | 'defended'
  | 'directed'
  | 'selfDefence'
  | 'notCreature'
  | 'protected'
  | 'notAbility'
  | 'condition'
  | 'gone';

export function reason(r: Reason, lang: Lang, names: Names): string {
  if (!isKey(reasons, r.why)) return unknown[lang];
  return reasons[r.why].says(nameOf(r.card, names), r)[lang];
}

/** At most 18 characters, for the tag on a card that can not be played. */
export function shortReason(r: Pick<Reason, 'why' | 'have' | 'need'>, lang: Lang): string {
  return (isKey(reasons, r.why) ? reasons[r.why].tag(r) : notNow)[lang];
}

const unknown: Text = {
  ru: 'Сейчас правила этого не позволяют; выберите одно из подсвеченного.',
  en: 'The rules do not allow this now; choose something that is lit.',
};

const notNow: Text = { ru: 'сейчас нельзя', en: 'not now' };

interface Why {
  /** The card in the way by name. What is wrong, and what would be right. */
  readonly says: (name: Text, r: Reason) => Text;
  readonly tag: (r: Pick<Reason, 'have' | 'need'>) => Text;
}

const why = (tag: Text, says: Why['says']): Why => ({ tag: () => tag, says });

const reasons: Readonly<Record<HeroesWhy, Why>> = {
  closed: why(say('закрыта', 'closed'), (it) =>
    say(
      `${it.ru} — закрытая карта; действуют только открытые.`,
      `${it.en} is closed; only an open card may act.`,
    ),
  ),
  fresh: why(say('только вошла', 'came this turn'), (it) =>
    say(
      `${it.ru} в игре только с этого хода; без Рывка действовать можно со следующего.`,
      `${it.en} came this turn and has no Rush; it may act from your next turn on.`,
    ),
  ),
  struck: why(say('атака уже была', 'already attacked'), (it) =>
    say(
      `${it.ru}: атака ударом в этом ходу уже была; следующая — в следующем ходу.`,
      `${it.en} has already attacked by strike this turn; it may attack again in your next turn.`,
    ),
  ),
  used: why(say('уже применена', 'already used'), (it) =>
    say(
      `${it.ru}: эта способность в этом ходу уже применена; снова — в следующем ходу.`,
      `This ability of ${it.en} was already used this turn; it may be used again in your next turn.`,
    ),
  ),
  coins: { tag: coinsShort, says: (_, r) => missingCoins(r) },
  notYours: why(say('не ваша карта', 'not your card'), (it) =>
    say(
      `${it.ru} под контролем противника; выберите свою карту.`,
      `${it.en} is under the opponent’s control; choose a card of your own.`,
    ),
  ),
  notInHand: why(say('не в руке', 'not in hand'), () =>
    say(
      'Этой карты нет у вас в руке; разыграть можно только карту из руки.',
      'This card is not in your hand; only a card in your hand may be played.',
    ),
  ),
  cannotAttack: why(say('не атакует', 'cannot attack'), (it) =>
    say(
      `${it.ru} не может атаковать: так говорит карта. Пусть атакует другое существо.`,
      `${it.en} cannot attack, as the card says; attack with another creature.`,
    ),
  ),
  onlyUnwounded: why(say('только нераненых', 'unwounded only'), (it) =>
    say(
      `${it.ru} атакует только нераненых персонажей; на этой цели есть раны.`,
      `${it.en} may attack only unwounded characters; this target has wounds.`,
    ),
  ),
  taunted: why(say('под прикрытием', 'guarded'), (it) =>
    say(
      `${it.ru} под прикрытием другой карты, которая принимает атаки на себя; атакуйте ту карту.`,
      `${it.en} is guarded by another card, which draws the attacks to itself; attack that card.`,
    ),
  ),
  firstAttack: why(say('не первой атакой', 'not at first'), (it) =>
    say(
      `${it.ru} — открытое существо; первой атакой за ход его выбрать нельзя. Начните с закрытого существа или с героя.`,
      `${it.en} is an open creature and cannot be the target of the first attack of a turn; begin with a closed creature or the hero.`,
    ),
  ),
  playLimit: why(say('предел розыгрыша', 'limit reached'), () =>
    say(
      'В этом ходу вы разыграли столько карт, сколько сейчас можно; следующую можно разыграть в следующем ходу.',
      'You have played as many cards this turn as is allowed now; the next may be played in a later turn.',
    ),
  ),
  notEnemy: why(say('это свои', 'on your side'), (it) =>
    say(
      `${it.ru} на вашей стороне; атаковать можно вражеское существо или вражеского героя.`,
      `${it.en} is on your side; attack an opposing creature or the opposing hero.`,
    ),
  ),
  notCharacter: why(say('не персонаж', 'not a character'), (it) =>
    say(
      `${it.ru} — не персонаж; атаковать можно только существо или героя.`,
      `${it.en} is not a character; only a creature or a hero may be attacked.`,
    ),
  ),
  noTarget: why(say('некого выбрать', 'no target'), (it) =>
    say(
      `${it.ru}: выбрать сейчас некого; нужна хотя бы одна подходящая цель.`,
      `${it.en} has nobody to choose now; it needs at least one fitting target.`,
    ),
  ),
  questTaken: why(say('квест уже взят', 'quest taken'), () =>
    say(
      'В этом ходу вы уже взяли квест; следующий можно взять в следующем ходу.',
      'You have already taken a quest this turn; the next may be taken in your next turn.',
    ),
  ),
  oneQuest: why(say('квест уже есть', 'one quest only'), () =>
    say(
      'У вас в игре уже есть квест; сначала завершите его.',
      'You already have a quest in play; complete it first.',
    ),
  ),
  notQuest: why(say('не квест', 'not a quest'), (it) =>
    say(
      `${it.ru} — не квест; такую карту не берут, а разыгрывают.`,
      `${it.en} is not a quest; such a card is played, not taken.`,
    ),
  ),
  isQuest: why(say('квест берут', 'is taken'), (it) =>
    say(
      `${it.ru} — квест; квесты не разыгрывают, а берут, по одному за ход.`,
      `${it.en} is a quest; quests are not played but taken, one per turn.`,
    ),
  ),
  notYourTurn: why(say('не ваш ход', 'not your turn'), () =>
    say(
      'Сейчас ход противника; это можно сделать в свой ход.',
      'It is the opponent’s turn; this may be done in your own.',
    ),
  ),
  commanded: why(say('решает противник', 'rival decides'), () =>
    say('В этом ходу решения за вас принимает противник.', 'In this turn the opponent decides for you.'),
  ),
  notMainStage: why(say('сейчас нельзя', 'not now'), () =>
    say(
      'Это делают в основном этапе хода, когда ничего не выполняется; сначала ответьте на вопрос.',
      'This is done in the main stage, while nothing is being executed; answer the question first.',
    ),
  ),
  mustDefend: why(say('решите о защите', 'decide on defence'), () =>
    say('Идёт атака; сначала решите, кто защищает.', 'An attack is under way; first decide who defends.'),
  ),
  noAttack: why(say('атаки нет', 'no attack'), () =>
    say(
      'Защищать сейчас не от чего; защитника назначают, когда атакует противник.',
      'There is nothing to defend against; a defender is assigned when the opponent attacks.',
    ),
  ),
  defended: why(say('уже защищала', 'has defended'), (it) =>
    say(
      `${it.ru}: в этом ходу защита уже была; назначьте другого защитника или никого.`,
      `${it.en} has already defended this turn; assign another defender or none.`,
    ),
  ),
  directed: why(say('удар направленный', 'directed strike'), (it) =>
    say(
      `${it.ru} атакует Направленным ударом; защитника против него не назначают.`,
      `${it.en} attacks with Directed Strike; no defender may be assigned against it.`,
    ),
  ),
  selfDefence: why(say('это и есть цель', 'is the target'), (it) =>
    say(
      `${it.ru} и есть цель атаки; защитить её может только другое существо.`,
      `${it.en} is itself the target; only another creature may defend it.`,
    ),
  ),
  notCreature: why(say('не существо', 'not a creature'), (it) =>
    say(
      `${it.ru} — не существо; атакуют ударом и защищают только существа.`,
      `${it.en} is not a creature; only creatures attack by strike and defend.`,
    ),
  ),
  protected: why(say('под защитой', 'protected'), (it) =>
    say(
      `${it.ru} под Защитой от заклинаний; выберите для заклинания другую цель.`,
      `${it.en} has Protection from spells; choose another target for the spell.`,
    ),
  ),
  notAbility: why(say('нечего применить', 'no such ability'), (it) =>
    say(
      `${it.ru}: такой способности, которую применяют за плату, у карты нет; выберите другую.`,
      `${it.en} has no such ability to be used for a payment; choose another one.`,
    ),
  ),
  condition: why(say('условие не то', 'condition unmet'), (it) =>
    say(
      `${it.ru}: условие, которое называет способность, сейчас не выполнено; примените её, когда будет выполнено.`,
      `The condition that this ability of ${it.en} names is not met now; use it when it is.`,
    ),
  ),
  gone: why(say('не в игре', 'not in play'), () =>
    say('Этой карты нет в игре; выберите карту в игре.', 'This card is not in play; choose one that is.'),
  ),
};

/** "2 coins short": «не хватает 2 монет», «не хватает 1 монеты». */
function missingCoins({ have = 0, need = 0 }: Reason): Text {
  const short = need - have;
  return say(
    `Не хватает ${short} ${plural(short, 'ru', ['монеты', 'монет', 'монет'])}: нужно ${need}, открыто ${have}.`,
    `${coinsText(short, 'en')} short: ${need} needed, ${have} open.`,
  );
}

function coinsShort({ have = 0, need = 0 }: Pick<Reason, 'have' | 'need'>): Text {
  const short = need - have;
  return say(`ещё ${coinsText(short, 'ru')}`, `${coinsText(short, 'en')} short`);
}
