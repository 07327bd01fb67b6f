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
  | 'cannotDefend'
  | 'questsBarred'
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
  | 'gone'
  | 'exchangeHand'
  | 'discardHand'
  | 'mustChoose'
  | 'heroStays'
  | Misfit;

/** What of a card does not fit the words of a text that lets somebody choose. */
export type Misfit =
  | 'wantsYours'
  | 'wantsEnemy'
  | 'wantsOther'
  | 'wantsCreature'
  | 'wantsCharacter'
  | 'wantsType'
  | 'wantsWounded'
  | 'wantsUnwounded'
  | 'wantsClosed'
  | 'wantsOpen'
  | 'wantsWeakened'
  | 'wantsPoisoned'
  | 'wantsStunned'
  | 'wantsElement'
  | 'wantsClass'
  | 'wantsCheaper'
  | 'wantsDearer'
  | 'wantsWeaker'
  | 'wantsStronger'
  | 'wantsLives'
  | 'wantsName'
  | 'wantsAbility';

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
  cannotDefend: why(say('не защищает', 'cannot defend'), (it) =>
    say(
      `${it.ru} не может защищать: так говорит карта. Пусть защищает другое существо.`,
      `${it.en} cannot defend, as the card says; defend with another creature.`,
    ),
  ),
  questsBarred: why(say('без квестов', 'no quests'), () =>
    say(
      'Карта противника не даёт вам брать квесты, пока она в игре.',
      'A card of the opponent keeps you from taking quests while it is in play.',
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
      'Больше таких карт в этом ходу разыграть нельзя: столько позволяет карта. Эту можно разыграть в следующем ходу.',
      'No more such cards may be played this turn, as a card says; this one may be played in a later turn.',
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
  exchangeHand: why(say('не из руки', 'not in hand'), () =>
    say(
      'Меняют карты своей начальной руки; выберите среди них.',
      'The exchange is of cards in your opening hand; choose among those.',
    ),
  ),
  discardHand: why(say('не из руки', 'not in hand'), () =>
    say(
      'Сбрасывают карты из своей руки; выберите среди них.',
      'Discard from your hand; choose a card there.',
    ),
  ),
  mustChoose: why(say('сначала другую', 'another first'), (it) =>
    say(
      `${it.ru} принимает атаки и заклинания противника на себя; выберите эту карту.`,
      `${it.en} draws the enemy’s attacks and spells to itself; choose that card.`,
    ),
  ),
  heroStays: why(say('герой остаётся', 'heroes stay'), (it) =>
    say(
      `${it.ru} — герой, а герой остаётся в игре до конца; выберите другую карту.`,
      `${it.en} is a hero, and heroes stay in play to the end; choose another card.`,
    ),
  ),
  wantsYours: why(say('карта противника', 'not your card'), (it) =>
    say(
      `${it.ru} у противника, а текст говорит о ваших картах; выберите свою.`,
      `${it.en} is the opponent’s, and the text speaks of your cards; choose one of yours.`,
    ),
  ),
  wantsEnemy: why(say('это свои', 'on your side'), (it) =>
    say(
      `${it.ru} на вашей стороне, а текст говорит о картах противника; выберите одну из них.`,
      `${it.en} is on your side, and the text speaks of the opponent’s cards; choose one of those.`,
    ),
  ),
  wantsOther: why(say('сама карта', 'the card itself'), (it) =>
    say(
      `${it.ru}: действует эта самая карта, а выбрать нужно другую.`,
      `${it.en} is the card that does this; it has to choose another.`,
    ),
  ),
  wantsCreature: why(say('не существо', 'not a creature'), (it) =>
    say(
      `${it.ru} — не существо, а выбрать нужно существо.`,
      `${it.en} is not a creature, and a creature has to be chosen.`,
    ),
  ),
  wantsCharacter: why(say('не персонаж', 'not a character'), (it) =>
    say(
      `${it.ru} — не персонаж; выбрать нужно существо или героя.`,
      `${it.en} is not a character; choose a creature or a hero.`,
    ),
  ),
  wantsType: why(say('другой тип', 'another type'), (it) =>
    say(
      `${it.ru} — карта не того типа, о котором говорит текст; выберите подходящую.`,
      `${it.en} is not of the type that the text names; choose one that is.`,
    ),
  ),
  wantsWounded: why(say('нет ран', 'not wounded'), (it) =>
    say(
      `${it.ru}: ран нет, а выбрать нужно раненую карту.`,
      `${it.en} has no wounds, and a wounded card has to be chosen.`,
    ),
  ),
  wantsUnwounded: why(say('есть раны', 'wounded'), (it) =>
    say(
      `${it.ru}: есть раны, а выбрать нужно нераненую карту.`,
      `${it.en} has wounds, and an unwounded card has to be chosen.`,
    ),
  ),
  wantsClosed: why(say('открыта', 'open'), (it) =>
    say(
      `${it.ru} — открытая карта, а выбрать нужно закрытую.`,
      `${it.en} is open, and a closed card has to be chosen.`,
    ),
  ),
  wantsOpen: why(say('закрыта', 'closed'), (it) =>
    say(
      `${it.ru} — закрытая карта, а выбрать нужно открытую.`,
      `${it.en} is closed, and an open card has to be chosen.`,
    ),
  ),
  wantsWeakened: why(say('не ослаблена', 'not weakened'), (it) =>
    say(
      `${it.ru}: ослабления нет, а выбрать нужно ослабленную карту.`,
      `${it.en} is not weakened, and a weakened card has to be chosen.`,
    ),
  ),
  wantsPoisoned: why(say('не отравлена', 'not poisoned'), (it) =>
    say(
      `${it.ru}: яда нет, а выбрать нужно отравленную карту.`,
      `${it.en} is not poisoned, and a poisoned card has to be chosen.`,
    ),
  ),
  wantsStunned: why(say('не оглушена', 'not stunned'), (it) =>
    say(
      `${it.ru}: оглушения нет, а выбрать нужно оглушённую карту.`,
      `${it.en} is not stunned, and a stunned card has to be chosen.`,
    ),
  ),
  wantsElement: why(say('другая стихия', 'another element'), (it) =>
    say(
      `${it.ru}: стихия не та, о которой говорит текст; выберите карту подходящей стихии.`,
      `${it.en} is not of the element that the text names; choose a card that is.`,
    ),
  ),
  wantsClass: why(say('другой класс', 'another class'), (it) =>
    say(
      `${it.ru}: класс не тот, о котором говорит текст; выберите карту подходящего класса.`,
      `${it.en} is not of the class that the text names; choose a card that is.`,
    ),
  ),
  wantsCheaper: why(say('слишком дорогая', 'too dear'), (it, { have, need }) =>
    say(
      `${it.ru} стоит ${have}; выбрать нужно карту не дороже ${need}.`,
      `${it.en} costs ${have}; choose a card that costs ${need} or less.`,
    ),
  ),
  wantsDearer: why(say('слишком дешёвая', 'too cheap'), (it, { have, need }) =>
    say(
      `${it.ru} стоит ${have}; выбрать нужно карту не дешевле ${need}.`,
      `${it.en} costs ${have}; choose a card that costs ${need} or more.`,
    ),
  ),
  wantsWeaker: why(say('удар сильнее', 'strikes too hard'), (it, { have, need }) =>
    say(
      `${it.ru}: удар ${have}; выбрать нужно карту с ударом не больше ${need}.`,
      `${it.en} has a strike of ${have}; choose a card with ${need} or less.`,
    ),
  ),
  wantsStronger: why(say('удар слабее', 'strikes too softly'), (it, { have, need }) =>
    say(
      `${it.ru}: удар ${have}; выбрать нужно карту с ударом не меньше ${need}.`,
      `${it.en} has a strike of ${have}; choose a card with ${need} or more.`,
    ),
  ),
  wantsLives: why(say('мало жизней', 'too few lives'), (it, { have, need }) =>
    say(
      `${it.ru}: жизней осталось ${have}; выбрать нужно карту, у которой их не меньше ${need}.`,
      `${it.en} has ${have} lives left; choose a card with ${need} or more.`,
    ),
  ),
  wantsName: why(say('другое название', 'another name'), (it) =>
    say(
      `${it.ru}: название не то, о котором говорит текст; выберите карту с подходящим.`,
      `${it.en} does not bear the name that the text means; choose a card that does.`,
    ),
  ),
  wantsAbility: why(say('не те свойства', 'other abilities'), (it) =>
    say(
      `${it.ru}: способности не те, о которых говорит текст; выберите подходящую карту.`,
      `${it.en} does not have, or lack, the ability that the text names; choose a card that fits.`,
    ),
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
