import type { Word } from '../abilities/words.ts';
import type { Said } from './words.ts';

/** Named features that matter when cards fight, are attacked or are wounded. */
export const combat = {
  vanguard: {
    ru: ['авангард', 'авангард', 'авангарда', 'авангардом'],
    en: 'Vanguard',
    about: {
      ru: 'Перед первым ходом может нанести карте противника безответный простой удар, не закрываясь.',
      en: 'Before the first turn it may deliver an unanswerable simple strike at an opposing card without closing.',
    },
  },
  blessing: {
    ru: ['благословление', 'благословление', 'благословления', 'благословлением'],
    en: 'Blessing',
    about: {
      ru: '+1 ко всем броскам кубика этой карты.',
      en: '+1 to every die roll of this card.',
    },
  },
  curse: {
    ru: ['проклятие', 'проклятие', 'проклятия', 'проклятием'],
    en: 'Curse',
    about: {
      ru: '−1 ко всем броскам кубика этой карты.',
      en: '−1 to every die roll of this card.',
    },
  },
  armour: {
    ru: ['броня', 'броню', 'брони', 'бронёй'],
    en: 'Armour',
    about: {
      ru: 'Каждый ход предотвращает первые раны от немагических атак, столько, сколько указано.',
      en: 'Each turn prevents the first wounds from non-magic attacks, as many as its number.',
    },
  },
  magicArmour: {
    ru: ['магическая броня', 'магическую броню', 'магической брони', 'магической бронёй'],
    en: 'Magic Armour',
    about: {
      ru: 'Каждый ход предотвращает первые раны от магических атак, столько, сколько указано.',
      en: 'Each turn prevents the first wounds from magic attacks, as many as its number.',
    },
  },
  vampirism: {
    ru: ['вампиризм', 'вампиризм', 'вампиризма', 'вампиризмом'],
    en: 'Vampirism',
    about: {
      ru: 'Ранив простым ударом, излечивается на столько же; лишнее становится дополнительными жизнями.',
      en: 'Heals by the wounds its simple strike inflicts; what is left over becomes additional lives.',
    },
  },
  wrath: {
    ru: ['гнев', 'гнев', 'гнева', 'гневом'],
    en: 'Wrath',
    about: {
      ru: '+1 к простому удару по картам, уже раненным атаками в этом ходу.',
      en: '+1 to its simple strike at cards that attacks have wounded this turn already.',
    },
  },
  bloodMagic: {
    ru: ['магия крови', 'магию крови', 'магии крови', 'магией крови'],
    en: 'Blood Magic',
    about: {
      ru: 'Получив раны, может получить фишку.',
      en: 'When it is wounded it may gain a chip.',
    },
  },
  attackExperience: {
    ru: ['опыт в атаке', 'опыт в атаке', 'опыта в атаке', 'опытом в атаке'],
    en: 'Experience in Attack',
    about: {
      ru: 'Столько прибавляется к броску кубика, когда карта нападает простым ударом.',
      en: 'So much is added to its die roll when it assaults by a simple strike.',
    },
  },
  defenceExperience: {
    ru: ['опыт в защите', 'опыт в защите', 'опыта в защите', 'опытом в защите'],
    en: 'Experience in Defence',
    about: {
      ru: 'Столько прибавляется к броску кубика, когда карта отражает простой удар.',
      en: 'So much is added to its die roll when it repels a simple strike.',
    },
  },
  shotExperience: {
    ru: ['опыт в стрельбе', 'опыт в стрельбе', 'опыта в стрельбе', 'опытом в стрельбе'],
    en: 'Experience in Shooting',
    about: {
      ru: 'Столько прибавляется к броскам кубика при выстреле.',
      en: 'So much is added to its die rolls for shots.',
    },
  },
  throwExperience: {
    ru: ['опыт в метании', 'опыт в метании', 'опыта в метании', 'опытом в метании'],
    en: 'Experience in Throwing',
    about: {
      ru: 'Столько прибавляется к броскам кубика при метании.',
      en: 'So much is added to its die rolls for throws.',
    },
  },
  dischargeExperience: {
    ru: ['опыт в разряде', 'опыт в разряде', 'опыта в разряде', 'опытом в разряде'],
    en: 'Experience in Discharging',
    about: {
      ru: 'Столько прибавляется к броскам кубика при разряде.',
      en: 'So much is added to its die rolls for discharges.',
    },
  },
  rage: {
    ru: ['ярость', 'ярость', 'ярости', 'яростью'],
    en: 'Rage',
    about: {
      ru: 'В конце вашего хода получает фишку, если не нападала; фишки тратит, чтобы внезапно открыться.',
      en: 'At the end of your turn it gains a chip unless it assaulted; it may suddenly spend one to open.',
    },
  },
  steadfastness: {
    ru: ['стойкость', 'стойкость', 'стойкости', 'стойкостью'],
    en: 'Steadfastness',
    about: {
      ru: 'Не получает ран от воздействий противника.',
      en: 'Receives no wounds from the opponent’s influences.',
    },
  },
  thickSkin: {
    ru: ['толстокожесть', 'толстокожесть', 'толстокожести', 'толстокожестью'],
    en: 'Thick Skin',
    about: {
      ru: 'Особенности, срабатывающие при атаке по этой карте, на неё не действуют.',
      en: 'Features that trigger on an attack against it do nothing to it.',
    },
  },
  accuracy: {
    ru: ['точность', 'точность', 'точности', 'точностью'],
    en: 'Accuracy',
    about: {
      ru: 'Его атаку нельзя перенаправить, и обязанность атаковать на него не действует.',
      en: 'Its attack can not be redirected, and no feature obliges it to attack.',
    },
  },
  vulnerability: {
    ru: ['уязвимость', 'уязвимость', 'уязвимости', 'уязвимостью'],
    en: 'Vulnerability',
    about: { ru: 'Атаки по нему сильнее на столько.', en: 'Attacks against it are stronger by so much.' },
  },
  archaalShield: {
    ru: ['щит Архааля', 'щит Архааля', 'щита Архааля', 'щитом Архааля'],
    en: 'Shield of Arkhaal',
    about: {
      ru: '−1 от немагических атак за каждое отравленное существо рядом, но не больше указанного.',
      en: '−1 from non-magic attacks for each poisoned creature next to it, at most its number.',
    },
  },
  fear: {
    ru: ['страх', 'страх', 'страха', 'страхом'],
    en: 'Fear',
    about: {
      ru: 'При атаке по этой карте атаковавший получает столько ран, если у него самого нет Страха.',
      en: 'Whoever attacks it is wounded for so much, unless it has Fear itself.',
    },
  },
  hideout: {
    ru: ['схрон', 'схрон', 'схрона', 'схроном'],
    en: 'Hideout',
    about: { ru: 'Защита от атак летающих существ.', en: 'Protection from attacks of flying creatures.' },
  },
  directedStrike: {
    ru: ['направленный удар', 'направленный удар', 'направленного удара', 'направленным ударом'],
    en: 'Directed Strike',
    about: {
      ru: 'От его простого удара нельзя назначить защитника.',
      en: 'No defender can be assigned against its simple strike.',
    },
  },
  unanswerableStrike: {
    ru: ['безответный удар', 'безответный удар', 'безответного удара', 'безответным ударом'],
    en: 'Unanswerable Strike',
    about: {
      ru: 'Защитника назначить нельзя, а атакованная карта не бросает кубик и не бьёт в ответ.',
      en: 'No defender can be assigned, and the target neither rolls nor strikes back.',
    },
  },
  scales: {
    ru: ['чешуя', 'чешую', 'чешуи', 'чешуёй'],
    en: 'Scales',
    about: {
      ru: 'Пока на карте 5 ран или больше, её ранят только простые удары.',
      en: 'While it bears 5 wounds or more, only simple strikes wound it.',
    },
  },
  protectionFromMagic: {
    ru: ['защита от магии', 'защиту от магии', 'защиты от магии', 'защитой от магии'],
    en: 'protection from magic',
    about: {
      ru: 'Защита от заклинаний, магических ударов и разрядов.',
      en: 'Protection from spells, magic strikes and discharges.',
    },
  },
  protectionFromPoison: {
    ru: ['защита от отравления', 'защиту от отравления', 'защиты от отравления', 'защитой от отравления'],
    en: 'protection from poisoning',
    about: { ru: 'Не может быть отравлена.', en: 'Can not be poisoned.' },
  },
  protectionFromSudden: {
    ru: [
      'защита от внезапных действий',
      'защиту от внезапных действий',
      'защиты от внезапных действий',
      'защитой от внезапных действий',
    ],
    en: 'protection from sudden actions',
    about: { ru: 'Внезапные действия на неё не действуют.', en: 'Sudden actions do nothing to it.' },
  },
  staysOpenAfterAssault: {
    ru: [
      'не закрывается после нападения',
      'не закрывается после нападения',
      'закрытия после нападения',
      'правом не закрываться после нападения',
    ],
    en: 'does not close after an assault',
    about: { ru: 'Атака не закрывает карту.', en: 'Attacking does not close the card.' },
    verb: true,
  },
  staysOpenAsDefender: {
    ru: [
      'не закрывается, выступая защитником',
      'не закрывается, выступая защитником',
      'закрытия при защите',
      'правом не закрываться при защите',
    ],
    en: 'does not close when acting as defender',
    about: { ru: 'Защита не закрывает карту.', en: 'Defending does not close the card.' },
    verb: true,
  },
} as const satisfies Partial<Record<Word, Said>>;
