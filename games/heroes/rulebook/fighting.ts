import type { RuleRow } from '@vigrid/kernel';

/** Chapters 10–15: strikes, defenders, wounds, precedence, victory. */
export const fighting = {
  'BH-10.1': [
    { ru: 'Удар есть у каждого существа', en: 'Every creature can strike' },
    'У каждого существа есть удар. Им оно может атаковать вражеское существо или вражеского героя.',
    'Every creature has a strike. It may attack an opposing creature or the opposing hero with it.',
    { see: ['BH-8.14', 'BH-8.19'] },
  ],
  'BH-10.2': [
    { ru: 'Атака на открытое существо', en: 'Attack on an open creature' },
    'Если цель — открытое существо, а защитника нет, оба существа бьют друг друга: урон каждого равен его удару.',
    'If the target is an open creature and there is no defender, both creatures strike each other: each deals damage equal to its strike.',
    { see: ['BH-11.1', 'BH-12.1'] },
  ],
  'BH-10.3': [
    { ru: 'Атака на закрытое существо', en: 'Attack on a closed creature' },
    'Если цель — закрытое существо, а защитника нет, бьёт только атакующий: его урон равен его удару.',
    'If the target is a closed creature and there is no defender, only the attacker strikes: it deals damage equal to its strike.',
    { see: ['BH-N-2'] },
  ],
  'BH-10.4': [
    { ru: 'Атака на героя', en: 'Attack on a hero' },
    'Если цель — герой, а защитника нет, герой получает урон, равный удару атакующего, и не отвечает.',
    'If the target is the hero and there is no defender, the attacker deals it damage equal to its strike; the hero does not strike back.',
  ],
  'BH-10.5': [
    { ru: 'Атакующий закрывается', en: 'The attacker closes' },
    'Атакующий, который пережил свою атаку ударом, после неё закрывается.',
    'An attacker that survives its attack by strike closes after it.',
    { see: ['BH-8.23', 'BH-G-experience-in-attack'] },
  ],
  'BH-10.6': [
    { ru: 'Цель не закрывается', en: 'The target does not close' },
    'Сама по себе атака цель не закрывает. Закрывается лишь тот, кто стал защитником.',
    'Being attacked does not close the target. Only a creature assigned as defender closes.',
    { see: ['BH-11.3', 'BH-N-5'] },
  ],
  'BH-11.1': [
    { ru: 'Защитник', en: 'Defender' },
    'Когда вражеское существо атакует ударом вашего героя или ваше существо, вы можете назначить защитника — любое своё открытое существо из игровой зоны.',
    'When an opposing creature attacks your hero or your creature by strike, you may assign a defender: any open creature of yours in the play zone.',
    { see: ['BH-11.4', 'BH-G-directed-strike', 'BH-G-shot'] },
  ],
  'BH-11.2': [
    { ru: 'Сражение с защитником', en: 'Fight with the defender' },
    'Атакующий сражается уже не с выбранной целью, а с защитником: каждый из них получает столько ран, каков удар другого.',
    'The attacker fights the defender instead of its target: each of the two receives as many wounds as the other’s strike.',
    { see: ['BH-G-first-strike'] },
  ],
  'BH-11.3': [
    { ru: 'Защитник закрывается', en: 'The defender closes' },
    'Выживший защитник после сражения закрывается, как и атакующий.',
    'A defender that survives the fight closes after it, as the attacker does.',
    { see: ['BH-10.5', 'BH-G-experience-in-defence'] },
  ],
  'BH-11.4': [
    { ru: 'Защищать — раз в ход', en: 'Defend once per turn' },
    'Одно и то же существо становится защитником не чаще раза в ход.',
    'The same creature may be a defender no more than once per turn.',
  ],
  'BH-12.1': [
    { ru: 'Урон даёт раны', en: 'Damage gives wounds' },
    'Удары и способности наносят урон. Сколько урона получила карта, столько на ней прибавляется ран.',
    'Strikes and abilities deal damage. A card receives as many wounds as the damage dealt to it.',
  ],
  'BH-12.2': [
    { ru: 'Раны копятся', en: 'Wounds add up' },
    'Раны сами не проходят: они копятся на карте, пока их не снимут. Как их отмечать, решаете вы.',
    'Wounds do not go away by themselves: they add up on the card until removed. Mark them as you like.',
    { see: ['BH-G-heal'] },
  ],
  'BH-12.3': [
    { ru: 'Гибель', en: 'Death' },
    'Карта погибает, когда ран на ней столько же, сколько жизней, или больше. Она уходит на кладбище своего владельца.',
    'A card dies when its wounds equal or exceed its lives. It goes to its owner’s graveyard.',
    { see: ['BH-G-death', 'BH-G-graveyard'] },
  ],
  'BH-13.1': [
    { ru: 'Карта важнее правил', en: 'The card beats the rules' },
    'Если на карте написано одно, а в правилах другое, верьте карте.',
    'If a card says one thing and the rules another, follow the card.',
  ],
  'BH-14.1': [
    { ru: 'Сначала неактивный игрок', en: 'The non-active player goes first' },
    'Бывает, что сразу срабатывает несколько способностей. Первыми выполняются способности неактивного игрока, за ними — активного. В каком порядке идут ваши способности, решаете вы.',
    'Several abilities may trigger at the same moment. Those of the non-active player are executed first, then those of the active player. Each player chooses the order of their own.',
    { see: ['BH-N-4'] },
  ],
  'BH-15.1': [
    { ru: 'Победа над героем', en: 'Victory over the hero' },
    'Победа ваша, когда у вражеского героя остаётся 0 жизней или меньше.',
    'You win when the opposing hero has 0 lives or fewer.',
    { see: ['BH-1.5'] },
  ],
  'BH-15.2': [
    { ru: 'Победа, если у противника кончились карты', en: 'Victory by the opponent’s empty deck' },
    'Победа ваша и тогда, когда противник третий раз за партию начинает ход без новой карты: его колода пуста.',
    'You also win when, for the third time in the game, the opponent cannot draw at the start of their turn because their deck is empty.',
    { see: ['BH-8.10'] },
  ],
} as const satisfies Record<string, RuleRow>;
