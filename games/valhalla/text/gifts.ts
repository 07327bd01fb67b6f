/** What Loki's rows give and what monsters do, in words. */
import type { Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { LokiData, LokiGift, MonsterAbility, MonsterData } from '../cards/types.ts';
import { armsText, cardsTaken, clanNames, ofClan, points } from './words.ts';

export function lokiText({ rows, setup }: LokiData): Text[] {
  let from = 0;
  const lines = rows.map(({ upTo, gift }) => {
    const range = from === upTo ? `${upTo}` : `${from}–${upTo}`;
    from = upTo + 1;
    const given = giftText(gift);
    return say(`Разница ${range}: ${given.ru}.`, `Difference ${range}: ${given.en}.`);
  });
  if (setup === 0) return lines;
  return [
    ...lines,
    say(
      `При подготовке сбросьте на ${cardsTaken(setup).ru} меньше.`,
      `In the set-up discard ${cardsTaken(setup).en} fewer.`,
    ),
  ];
}

function giftText(gift: LokiGift): Text {
  switch (gift.kind) {
    case 'take': {
      const taken = cardsTaken(gift.take);
      if (gift.take === gift.keep) return say(`возьмите ${taken.ru}`, `take ${taken.en}`);
      return say(`возьмите ${taken.ru}, оставьте ${gift.keep}`, `take ${taken.en}, keep ${gift.keep}`);
    }
    case 'takeThenDiscard':
      return say('возьмите 1 карту, затем сбросьте 1 с руки', 'take 1 card, then discard 1 from hand');
    case 'points':
      return points(gift.points);
    case 'send':
      return say(
        'отправьте в Вальхаллу одного своего вооружённого воина',
        'send one of your activated warriors to Valhalla',
      );
    case 'recall':
      return say(
        'верните на руку одного своего вооружённого воина',
        'return one of your activated warriors to your hand',
      );
    case 'takeBack':
      return gift.all
        ? say('верните на руку все свои тактики этой битвы', 'take back all your tactics of this battle')
        : say('верните на руку одну свою тактику этой битвы', 'take back one of your tactics of this battle');
    case 'recruit':
      return say('введите в отряд одного воина с руки', 'add one warrior from hand to your squad');
    case 'steal':
      return say('возьмите случайную карту с руки победителя', 'take a random card from the winner’s hand');
    case 'winnerDiscards':
      return say(
        'победитель сбрасывает с руки карту по своему выбору',
        'the winner discards a card of their choice from hand',
      );
    case 'anyWarrior':
      return say(
        'возьмите на руку любого воина из сброса',
        'take any warrior of the discard pile into your hand',
      );
    case 'topWarrior':
      return say(
        'возьмите на руку верхнего воина из сброса',
        'take the topmost warrior of the discard pile into your hand',
      );
    case 'pointAndCard':
      return say('1 очко доблести и 1 карта', '1 valour point and 1 card');
    case 'choice':
      return gift.picks === 2
        ? say(
            'два разных из трёх: 1 очко, 1 карта, своя тактика назад',
            'two different of: 1 point, 1 card, a tactic back',
          )
        : say('одно из трёх: 1 очко, 1 карта, своя тактика назад', 'one of: 1 point, 1 card, a tactic back');
  }
}

export function monsterText({ strength, most, clans, warriors, activation, ability }: MonsterData): Text[] {
  const clanList = (lang: 'ru' | 'en') => clans.map((clan) => clanNames[clan][lang]).join(', ');
  const symbols = armsText(activation);
  return [
    say(
      `Сила ${strength[0]} (${strength[1]}), предел Вальхаллы ${most[0]} (${most[1]}).`,
      `Strength ${strength[0]} (${strength[1]}), at most ${most[0]} (${most[1]}) from Valhalla.`,
    ),
    say(
      `Кланы: ${clanList('ru')}. Символов воинов: ${warriors}. Активация: ${symbols.ru}.`,
      `Clans: ${clanList('en')}. Warrior symbols: ${warriors}. Activation: ${symbols.en}.`,
    ),
    ...(ability ? [monsterAbilityText(ability)] : []),
  ];
}

function monsterAbilityText(ability: MonsterAbility): Text {
  if (ability.kind === 'silencedClan') {
    return say(
      `Способности воинов ${ofClan[ability.clan].ru} не меняют вашу силу.`,
      `Abilities of warriors ${ofClan[ability.clan].en} do not change your strength.`,
    );
  }
  return monsterAbilities[ability.kind];
}

const monsterAbilities = {
  mill: say('После фазы 1 сбросьте карту из колоды.', 'After phase 1 discard a card from the deck.'),
  discard: say('Перед битвой сбросьте карту с руки.', 'Before a battle discard a card from your hand.'),
  dieLess: say('Бросайте на кубик меньше.', 'Roll one die less.'),
  randomDiscard: say(
    'После битвы сбросьте случайную карту с руки.',
    'After a battle discard a random card from your hand.',
  ),
  jarlSilenced: say('Способность ярла в битве не действует.', 'Your jarl’s ability does not work in battle.'),
  spaceLess: say('На планшете на одно место меньше.', 'Your board has one space less.'),
  defeatCosts: say('После поражения сбросьте очко доблести.', 'After a lost battle discard a valour point.'),
  twoTactics: say('В битве не больше двух тактик.', 'At most two tactics in a battle.'),
  noTactics: say('Тактики играть нельзя.', 'No tactics may be played.'),
  warriorLost: say(
    'Перед битвой сбросьте воина из отряда.',
    'Before a battle discard a warrior of your squad.',
  ),
  rerollBarred: say(
    'Нельзя играть Контрудар и Смену оружия.',
    'Counterstrike and Change of Weapons can not be played.',
  ),
  battleCosts: say('После каждой битвы сбросьте очко доблести.', 'After each battle discard a valour point.'),
};
