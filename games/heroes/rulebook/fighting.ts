import type { Rule } from '@vigrid/kernel';

/** Chapters 10–15: strikes, defenders, wounds, precedence, victory. */
export const fighting = {
  'BH-10.1': {
    chapter: '10',
    title: { ru: 'Удар есть у каждого существа', en: 'Every creature can strike' },
    text: {
      ru: 'У каждого существа есть удар. Им оно может атаковать вражеское существо или вражеского героя.',
      en: 'Every creature has a strike. It may attack an opposing creature or the opposing hero with it.',
    },
    enforceable: true,
    see: ['BH-8.14', 'BH-8.19'],
  },
  'BH-10.2': {
    chapter: '10',
    title: { ru: 'Атака на открытое существо', en: 'Attack on an open creature' },
    text: {
      ru: 'Если цель — открытое существо, а защитника нет, оба существа бьют друг друга: урон каждого равен его удару.',
      en: 'If the target is an open creature and there is no defender, both creatures strike each other: each deals damage equal to its strike.',
    },
    enforceable: true,
    see: ['BH-11.1', 'BH-12.1'],
  },
  'BH-10.3': {
    chapter: '10',
    title: { ru: 'Атака на закрытое существо', en: 'Attack on a closed creature' },
    text: {
      ru: 'Если цель — закрытое существо, а защитника нет, бьёт только атакующий: его урон равен его удару.',
      en: 'If the target is a closed creature and there is no defender, only the attacker strikes: it deals damage equal to its strike.',
    },
    enforceable: true,
    see: ['BH-N-2'],
  },
  'BH-10.4': {
    chapter: '10',
    title: { ru: 'Атака на героя', en: 'Attack on a hero' },
    text: {
      ru: 'Если цель — герой, а защитника нет, герой получает урон, равный удару атакующего, и не отвечает.',
      en: 'If the target is the hero and there is no defender, the attacker deals it damage equal to its strike; the hero does not strike back.',
    },
    enforceable: true,
  },
  'BH-10.5': {
    chapter: '10',
    title: { ru: 'Атакующий закрывается', en: 'The attacker closes' },
    text: {
      ru: 'Атакующий, который пережил свою атаку ударом, после неё закрывается.',
      en: 'An attacker that survives its attack by strike closes after it.',
    },
    enforceable: true,
    see: ['BH-8.23', 'BH-G-experience-in-attack'],
  },
  'BH-10.6': {
    chapter: '10',
    title: { ru: 'Цель не закрывается', en: 'The target does not close' },
    text: {
      ru: 'Сама по себе атака цель не закрывает. Закрывается лишь тот, кто стал защитником.',
      en: 'Being attacked does not close the target. Only a creature assigned as defender closes.',
    },
    enforceable: true,
    see: ['BH-11.3', 'BH-N-5'],
  },
  'BH-11.1': {
    chapter: '11',
    title: { ru: 'Защитник', en: 'Defender' },
    text: {
      ru: 'Когда вражеское существо атакует ударом вашего героя или ваше существо, вы можете назначить защитника — любое своё открытое существо из игровой зоны.',
      en: 'When an opposing creature attacks your hero or your creature by strike, you may assign a defender: any open creature of yours in the play zone.',
    },
    enforceable: true,
    see: ['BH-11.4', 'BH-G-directed-strike', 'BH-G-shot'],
  },
  'BH-11.2': {
    chapter: '11',
    title: { ru: 'Сражение с защитником', en: 'Fight with the defender' },
    text: {
      ru: 'Атакующий сражается уже не с выбранной целью, а с защитником: каждый из них получает столько ран, каков удар другого.',
      en: 'The attacker fights the defender instead of its target: each of the two receives as many wounds as the other’s strike.',
    },
    enforceable: true,
    see: ['BH-G-first-strike'],
  },
  'BH-11.3': {
    chapter: '11',
    title: { ru: 'Защитник закрывается', en: 'The defender closes' },
    text: {
      ru: 'Выживший защитник после сражения закрывается, как и атакующий.',
      en: 'A defender that survives the fight closes after it, as the attacker does.',
    },
    enforceable: true,
    see: ['BH-10.5', 'BH-G-experience-in-defence'],
  },
  'BH-11.4': {
    chapter: '11',
    title: { ru: 'Защищать — раз в ход', en: 'Defend once per turn' },
    text: {
      ru: 'Одно и то же существо становится защитником не чаще раза в ход.',
      en: 'The same creature may be a defender no more than once per turn.',
    },
    enforceable: true,
  },
  'BH-12.1': {
    chapter: '12',
    title: { ru: 'Урон даёт раны', en: 'Damage gives wounds' },
    text: {
      ru: 'Удары и способности наносят урон. Сколько урона получила карта, столько на ней прибавляется ран.',
      en: 'Strikes and abilities deal damage. A card receives as many wounds as the damage dealt to it.',
    },
    enforceable: true,
  },
  'BH-12.2': {
    chapter: '12',
    title: { ru: 'Раны копятся', en: 'Wounds add up' },
    text: {
      ru: 'Раны сами не проходят: они копятся на карте, пока их не снимут. Как их отмечать, решаете вы.',
      en: 'Wounds do not go away by themselves: they add up on the card until removed. Mark them as you like.',
    },
    enforceable: true,
    see: ['BH-G-heal'],
  },
  'BH-12.3': {
    chapter: '12',
    title: { ru: 'Гибель', en: 'Death' },
    text: {
      ru: 'Карта погибает, когда ран на ней столько же, сколько жизней, или больше. Она уходит на кладбище своего владельца.',
      en: 'A card dies when its wounds equal or exceed its lives. It goes to its owner’s graveyard.',
    },
    enforceable: true,
    see: ['BH-G-death', 'BH-G-graveyard'],
  },
  'BH-13.1': {
    chapter: '13',
    title: { ru: 'Карта важнее правил', en: 'The card beats the rules' },
    text: {
      ru: 'Если на карте написано одно, а в правилах другое, верьте карте.',
      en: 'If a card says one thing and the rules another, follow the card.',
    },
    enforceable: true,
  },
  'BH-14.1': {
    chapter: '14',
    title: { ru: 'Сначала неактивный игрок', en: 'The non-active player goes first' },
    text: {
      ru: 'Бывает, что сразу срабатывает несколько способностей. Первыми выполняются способности неактивного игрока, за ними — активного. В каком порядке идут ваши способности, решаете вы.',
      en: 'Several abilities may trigger at the same moment. Those of the non-active player are executed first, then those of the active player. Each player chooses the order of their own.',
    },
    enforceable: true,
    see: ['BH-N-4'],
  },
  'BH-15.1': {
    chapter: '15',
    title: { ru: 'Победа над героем', en: 'Victory over the hero' },
    text: {
      ru: 'Победа ваша, когда у вражеского героя остаётся 0 жизней или меньше.',
      en: 'You win when the opposing hero has 0 lives or fewer.',
    },
    enforceable: true,
    see: ['BH-1.5'],
  },
  'BH-15.2': {
    chapter: '15',
    title: { ru: 'Победа, если у противника кончились карты', en: 'Victory by the opponent’s empty deck' },
    text: {
      ru: 'Победа ваша и тогда, когда противник третий раз за партию начинает ход без новой карты: его колода пуста.',
      en: 'You also win when, for the third time in the game, the opponent cannot draw at the start of their turn because their deck is empty.',
    },
    enforceable: true,
    see: ['BH-8.10'],
  },
} as const satisfies Record<string, Rule>;
