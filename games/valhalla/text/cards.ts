/** What each card says, written from its data in both languages, a line per ability. */
import type { Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { Ability, Bonus, CardData, TacticData, ThorData, TyrData } from '../cards/types.ts';
import { lokiText, monsterText } from './gifts.ts';
import { jarlTexts } from './jarls.ts';
import { armsText, clanNames, ofClan, setNames, weaponNames } from './words.ts';

export function cardText(card: CardData): Text[] {
  switch (card.kind) {
    case 'warrior':
      return [
        ...(card.ability ? [abilityText(card.ability)] : []),
        ...(card.bonus ? [bonusText(card.bonus)] : []),
      ];
    case 'tactic':
      return tacticText(card);
    case 'quest':
      return [questTexts[card.demand]];
    case 'thor':
      return thorText(card);
    case 'tyr':
      return [tyrText(card)];
    case 'jarl':
      return jarlTexts[Number(card.id.slice(2)) - 1] ?? [];
    case 'loki':
      return lokiText(card);
    case 'monster':
      return monsterText(card);
  }
}

/** The line of type: clan and arms, moment of play, marks. */
export function lineOf(card: CardData): Text {
  switch (card.kind) {
    case 'warrior': {
      const arms = armsText(card.arms);
      const clan = clanNames[card.clan];
      return say(`Воин, ${clan.ru}: ${arms.ru}`, `Warrior, ${clan.en}: ${arms.en}`);
    }
    case 'tactic':
      return moments[card.moment];
    case 'quest':
      return say('Квест: после победы в битве', 'Quest: after a won battle');
    case 'thor':
      return say(
        'Помощь Тора: перед битвой двух других игроков',
        'Thor’s Help: before a battle of two others',
      );
    case 'tyr':
      return say(
        'Гнев Тюра: под воина, когда он входит в отряд',
        'Tyr’s Wrath: under a warrior as it joins the squad',
      );
    case 'jarl': {
      const marks = [
        card.link === 'both' ? say('обе способности вместе', 'both abilities together') : oneOfTwo,
        ...(card.firstGame ? [say('для первой игры', 'for a first game')] : []),
        ...(card.threePlus ? [say('от трёх игроков', 'for three and more')] : []),
        ...(card.solo ? [say('годится и в одиночку', 'suited to solo play, too')] : []),
      ];
      return say(
        `Ярл: ${marks.map(({ ru }) => ru).join(', ')}`,
        `Jarl: ${marks.map(({ en }) => en).join(', ')}`,
      );
    }
    case 'loki':
      return say(
        'Хитрость Локи: бонус проигравшему битву',
        'Loki’s Cunning: a bonus for the loser of a battle',
      );
    case 'monster':
      return say(`Чудовище, уровень ${card.level}`, `Monster, level ${card.level}`);
  }
}

export const setOf = (card: CardData): Text => setNames[card.set];

const oneOfTwo = say('одна из двух способностей', 'one of the two abilities');

const moments = {
  own: say('Тактика: в своей фазе после броска', 'Tactic: in your own phase, after the roll'),
  attack: say('Тактика: в фазе нападения', 'Tactic: in the attack phase'),
  defence: say('Тактика: в фазе защиты', 'Tactic: in the defence phase'),
  before: say('Тактика: перед битвой', 'Tactic: before a battle'),
};

function abilityText(ability: Ability): Text {
  switch (ability.kind) {
    case 'enemyClan':
      return say(
        `+3, если в отряде соперника есть воин ${ofClan[ability.clan].ru}.`,
        `+3 if the enemy squad has a warrior ${ofClan[ability.clan].en}.`,
      );
    case 'ownClan':
      return say(
        `+2 / +5, если в вашем отряде один / два воина ${ofClan[ability.clan].ru}.`,
        `+2 / +5 with one / two warriors ${ofClan[ability.clan].en} in your squad.`,
      );
    case 'manyClans':
      return say('+2 / +5, если в вашем отряде 3 / 4 клана.', '+2 / +5 with 3 / 4 clans in your squad.');
    case 'frost':
      return say(
        'При нападении: защитник теряет 1 кубик (один раз за битву).',
        'Attacking: the defender loses 1 die (once per battle).',
      );
    case 'block':
      return say(
        'При нападении: выберите воина в отряде защитника, его нельзя вооружить в этой битве. Последнего воина выбрать нельзя.',
        'Attacking: choose a warrior of the defender’s squad; it can not be armed in this battle. The last one can not be chosen.',
      );
    case 'holdBack':
      return say(
        'После битвы, если соперник отправляет воинов в Вальхаллу, один из них по вашему выбору остаётся в отряде.',
        'After the battle, if the opponent sends warriors to Valhalla, one of them of your choice stays in the squad.',
      );
    case 'disarm':
      return say(
        'Соперник сразу сбрасывает с руки тактику по своему выбору; если тактик нет, показывает руку.',
        'The opponent at once discards a tactic of their choice from hand; with none they show their hand.',
      );
    case 'sacrifice':
      return say('Можете сбросить с руки любую карту: +3.', 'You may discard any card from your hand: +3.');
  }
}

function bonusText(bonus: Bonus): Text {
  switch (bonus.kind) {
    case 'group':
      return say(
        'В Вальхалле: +1 очко за каждого другого воина, который входит туда вместе с этим.',
        'In Valhalla: +1 point for each other warrior that enters together with this one.',
      );
    case 'colour':
      return say(
        `В Вальхалле: +2 очка, если вместе с этим туда входит воин ${ofClan[bonus.clan].ru}.`,
        `In Valhalla: +2 points if a warrior ${ofClan[bonus.clan].en} enters together with this one.`,
      );
    case 'alone':
      return say(
        'В Вальхалле: +3 очка, если входит туда один.',
        'In Valhalla: +3 points if it enters alone.',
      );
  }
}

function tacticText({ tactic, strength, weapon, fewer }: TacticData): Text[] {
  const shown = weapon ? weaponNames[weapon] : say('', '');
  switch (tactic) {
    case 'rage':
      return fewer
        ? [
            say(
              `+${strength}. Только если в вашем отряде меньше воинов, чем у соперника.`,
              `+${strength}. Only with fewer warriors in your squad than the opponent has.`,
            ),
          ]
        : [say(`+${strength}.`, `+${strength}.`)];
    case 'heroic':
      return weapon
        ? [
            say(
              `+${strength}. Сбросьте свой кубик, на котором выпало: ${shown.ru}.`,
              `+${strength}. Discard one of your dice that shows: ${shown.en}.`,
            ),
          ]
        : [say(`+${strength}. Сбросьте любой свой кубик.`, `+${strength}. Discard one of your dice.`)];
    case 'newWeapons':
      return [
        say(
          'Бросьте 2 дополнительных кубика, один оставьте себе, другой верните.',
          'Roll 2 extra dice, keep one of them and return the other.',
        ),
      ];
    case 'counterstrike':
      return [
        say(
          'До двух раз перебросьте любые свои кубики бесплатно.',
          'Up to two times re-roll any of your dice without paying.',
        ),
      ];
    case 'changeWeapons':
      return [
        say(
          'Поверните любые свои кубики с X любой стороной.',
          'Turn any of your dice that show X to any face.',
        ),
      ];
    case 'surround':
      return [
        say(
          'Способности ярла защитника не действуют до конца битвы.',
          'The abilities of the defender’s jarl do not work until the end of the battle.',
        ),
      ];
    case 'weaponStock':
      return [
        say(`Считается кубиком, на котором выпало: ${shown.ru}.`, `Counts as a die that shows: ${shown.en}.`),
      ];
    case 'road':
      return [
        say(
          'Атакующий выбирает своего вооружённого воина: его сила больше не считается, а после битвы он входит в Вальхаллу.',
          'The attacker chooses an own activated warrior: its strength no longer counts, and after the battle it enters Valhalla.',
        ),
      ];
    case 'callToArms':
      return [
        say(
          'Верхний воин из сброса входит в ваш отряд.',
          'The topmost warrior of the discard pile joins your squad.',
        ),
      ];
    case 'warCrySquad':
      return [say('+1 за каждого воина в вашем отряде.', '+1 for each warrior in your squad.')];
    case 'warCryActivated':
      return [
        say(
          '+1 / +2 / +4 / +6 за одного / двух / трёх / четырёх вооружённых воинов.',
          '+1 / +2 / +4 / +6 with one / two / three / four activated warriors.',
        ),
      ];
  }
}

const questTexts = {
  noReroll: say(
    'Вы победили в битве и не перебрасывали кубиков (перебросы от тактик не в счёт).',
    'You have won a battle without a re-roll (re-rolls by tactics do not count).',
  ),
  byFive: say('Вы победили в битве с перевесом в 5 или больше.', 'You have won a battle by 5 or more.'),
  threeWarriors: say(
    'Вы победили в битве, вооружив не меньше трёх воинов.',
    'You have won a battle with at least three activated warriors.',
  ),
};

function thorText({ when, help }: ThorData): Text[] {
  const whom =
    when === 'fewer'
      ? say(
          'Тому, у кого меньше воинов, чем у соперника:',
          'For the fighter with fewer warriors than the opponent:',
        )
      : say(
          'Тому, у кого воинов не больше, чем у соперника:',
          'For a fighter with no more warriors than the opponent:',
        );
  const what = {
    strength: help.kind === 'strength' ? say(`+${help.amount}.`, `+${help.amount}.`) : say('', ''),
    die: say('1 дополнительный кубик.', '1 extra die.'),
    reroll: say('один бесплатный переброс.', 'one free re-roll.'),
    card: say('1 карта из колоды.', '1 card from the deck.'),
    steal: say('случайная карта с руки соперника.', 'a random card from the opponent’s hand.'),
  }[help.kind];
  return [
    say(`${whom.ru} ${what.ru}`, `${whom.en} ${what.en}`),
    say(
      'Если он победит, карта входит в вашу Вальхаллу.',
      'If that fighter wins, this card enters your Valhalla.',
    ),
  ];
}

function tyrText({ gift }: TyrData): Text {
  switch (gift.kind) {
    case 'strength':
      return say(`Воин получает +${gift.amount}.`, `The warrior gets +${gift.amount}.`);
    case 'enemyClan':
      return say(
        `Воин получает +${gift.amount}, если у соперника есть воин ${ofClan[gift.clan].ru}.`,
        `The warrior gets +${gift.amount} if the opponent has a warrior ${ofClan[gift.clan].en}.`,
      );
    case 'lessWeapon':
      return say(
        `Воину не нужен один символ: ${weaponNames[gift.weapon].ru}.`,
        `The warrior does not need one symbol: ${weaponNames[gift.weapon].en}.`,
      );
  }
}
