import type { Word } from '../abilities/words.ts';
import type { Said } from './words.ts';

/** Named features of movement, health, chips, of what a card is and where it may be. */
export const standing = {
  incorporeal: {
    ru: ['бестелесность', 'бестелесность', 'бестелесности', 'бестелесностью'],
    en: 'Incorporeal',
    about: {
      ru: 'Может вставать на занятые клетки; её нельзя ни излечить, ни отравить.',
      en: 'May stand on occupied cells; can be neither healed nor poisoned.',
    },
  },
  giftOfLife: {
    ru: ['дар жизни', 'дар жизни', 'дара жизни', 'даром жизни'],
    en: 'Gift of Life',
    about: {
      ru: 'При гибели даёт столько дополнительных жизней вашему существу своей стихии.',
      en: 'When it dies, a creature of its element in your squad gains so many additional lives.',
    },
  },
  soulCatcher: {
    ru: ['душелов', 'душелов', 'душелова', 'душеловом'],
    en: 'Soul Catcher',
    about: {
      ru: 'Получает фишку за каждое погибшее существо; больше указанного фишек не держит.',
      en: 'Gains a chip whenever a creature dies; it holds no more chips than its number.',
    },
  },
  union: {
    ru: ['единение', 'единение', 'единения', 'единением'],
    en: 'Union',
    about: {
      ru: 'При ударе показывает из колоды более дешёвые карты с Единением и бьёт с их особенностями «при ударе».',
      en: 'When it strikes, shows cheaper cards with Union from the deck and uses their “on strike” features.',
    },
  },
  thirst: {
    ru: ['жажда', 'жажду', 'жажды', 'жаждой'],
    en: 'Thirst',
    about: {
      ru: 'Закрытая, до начала хода может ранить существо рядом на столько; иначе не открывается.',
      en: 'Closed, before the start of its turn it may wound an adjacent creature for so much; otherwise it does not open.',
    },
  },
  incarnation: {
    ru: ['инкарнация', 'инкарнацию', 'инкарнации', 'инкарнацией'],
    en: 'Incarnation',
    about: {
      ru: 'На кладбище в начале хода получает фишку инкарнации; набрав указанное число, раз за бой возвращается закрытой в ваш третий ряд.',
      en: 'In the graveyard it gains an incarnation chip at the start of its turn; with as many as its number it comes back closed to your third row, once per battle.',
    },
  },
  concentration: {
    ru: ['концентрация', 'концентрацию', 'концентрации', 'концентрацией'],
    en: 'Concentration',
    about: {
      ru: 'Получает фишку в конце хода противника, если не получала в нём ран.',
      en: 'Gains a chip at the end of an opponent’s turn in which it received no wounds.',
    },
  },
  agility: {
    ru: ['ловкость', 'ловкость', 'ловкости', 'ловкостью'],
    en: 'Agility',
    about: {
      ru: 'Раз за ход, получив раны, может переместиться на соседнюю клетку.',
      en: 'Once per turn, when wounded, it may relocate to a neighbouring cell.',
    },
  },
  maxLives: {
    ru: ['максимум X жизней', 'максимум X жизней', 'максимума X жизней', 'максимумом X жизней'],
    en: 'maximum X lives',
    about: { ru: 'Больше жизней у карты быть не может.', en: 'The card can have no more lives than that.' },
  },
  maxChips: {
    ru: ['максимум X фишек', 'максимум X фишек', 'максимума X фишек', 'максимумом X фишек'],
    en: 'maximum X chips',
    about: { ru: 'Больше фишек у карты быть не может.', en: 'The card can have no more chips than that.' },
  },
  maneuver: {
    ru: ['манёвр', 'манёвр', 'манёвра', 'манёвром'],
    en: 'Maneuver',
    about: {
      ru: 'Вместо движения может поменяться местами с вашим существом на клетке впереди, сзади, слева или справа.',
      en: 'Instead of moving it may change places with a creature of yours ahead, behind, left or right of it.',
    },
  },
  camouflage: {
    ru: ['маскировка', 'маскировку', 'маскировки', 'маскировкой'],
    en: 'Camouflage',
    about: {
      ru: 'Закрытая, не получает ран от первой за ход атаки по ней.',
      en: 'While closed it receives no wounds from the first attack against it in a turn.',
    },
  },
  meditation: {
    ru: ['медитация', 'медитацию', 'медитации', 'медитацией'],
    en: 'Meditation',
    about: {
      ru: 'Может тратить фишки других карт вашего отряда своей стихии.',
      en: 'May use the chips of other cards of its element in your squad.',
    },
  },
  clumsiness: {
    ru: ['неповоротливость', 'неповоротливость', 'неповоротливости', 'неповоротливостью'],
    en: 'Clumsiness',
    about: {
      ru: 'Столько вычитается из её броска кубика, когда она нападает простым ударом или отражает его.',
      en: 'So much is taken off its die roll when it strikes or repels a simple strike.',
    },
  },
  horde: {
    ru: ['орда', 'орду', 'орды', 'ордой'],
    en: 'Horde',
    about: { ru: 'В колоде может быть до 5 таких карт.', en: 'A deck may hold up to 5 of this card.' },
  },
  jump: {
    ru: ['прыжок, дальность X', 'прыжок, дальность X', 'прыжка', 'прыжком'],
    en: 'jump, range X',
    about: {
      ru: 'Вместо движения может прыгнуть на свободную клетку в пределах дальности.',
      en: 'Instead of moving it may jump to a free cell within range.',
    },
  },
  teleportation: {
    ru: ['телепортация', 'телепортацию', 'телепортации', 'телепортацией'],
    en: 'Teleportation',
    about: {
      ru: 'Вместо движения может переместиться на любую свободную клетку.',
      en: 'Instead of moving it may go to any unoccupied cell.',
    },
  },
  regeneration: {
    ru: ['регенерация', 'регенерацию', 'регенерации', 'регенерацией'],
    en: 'Regeneration',
    about: {
      ru: 'Открытая, в начале своего хода излечивается на столько.',
      en: 'While open it heals by so much at the start of its turn.',
    },
  },
  decay: {
    ru: ['распад', 'распад', 'распада', 'распадом'],
    en: 'Decay',
    about: {
      ru: 'Начинает бой со столькими фишками; после каждого действия теряет фишку, а без неё погибает.',
      en: 'Starts the battle with so many chips; after each action it loses one, or dies for want of it.',
    },
  },
  stealth: {
    ru: ['скрытность', 'скрытность', 'скрытности', 'скрытностью'],
    en: 'Stealth',
    about: {
      ru: 'Может оставаться скрытой после вскрытия отрядов.',
      en: 'May stay hidden when the squads are revealed.',
    },
  },
  corpseEating: {
    ru: ['трупоедство', 'трупоедство', 'трупоедства', 'трупоедством'],
    en: 'Corpse-eating',
    about: {
      ru: 'Уничтожив существо противника рядом, полностью излечивается и теряет отравление.',
      en: 'When it destroys an adjacent creature of the opponent it is healed fully and loses poisoning.',
    },
  },
  fading: {
    ru: ['угасание', 'угасание', 'угасания', 'угасанием'],
    en: 'Fading',
    about: {
      ru: 'Открытая, в начале своего хода получает столько ран.',
      en: 'While open it is wounded for so much at the start of its turn.',
    },
  },
  poisoning: {
    ru: ['отравление на X', 'отравление на X', 'отравления', 'отравлением'],
    en: 'Poisoning X',
    about: {
      ru: 'Открытое, в начале своего хода существо получает столько ран.',
      en: 'While open the creature is wounded for so much at the start of its turn.',
    },
  },
  plague: {
    ru: ['чума', 'чуму', 'чумы', 'чумой'],
    en: 'Plague',
    about: {
      ru: 'Выбросив нечётное число, получает столько же ран; ближним ударом заражает атакованное существо.',
      en: 'An odd die roll wounds it for as much; its close strike gives the plague to the struck creature.',
    },
  },
  devotion: {
    ru: ['преданность', 'преданность', 'преданности', 'преданностью'],
    en: 'Devotion',
    about: {
      ru: 'При наборе дешевле на столько, если в отряде есть другое существо стоимостью 9 или больше.',
      en: 'Costs so much less if your squad has another creature of cost 9 or more.',
    },
  },
  unique: {
    ru: ['уникальность', 'уникальность', 'уникальности', 'уникальностью'],
    en: 'Unique',
    about: {
      ru: 'В отряде может быть только одна карта с этим именем.',
      en: 'A squad may have only one card of this name.',
    },
  },
  symbiont: {
    ru: ['симбиот', 'особенность «симбиот»', 'особенности «симбиот»', 'особенностью «симбиот»'],
    en: 'Symbiont',
    about: {
      ru: 'Сажается на ваше существо и делит с ним клетку.',
      en: 'Sits on a creature of yours and shares its cell.',
    },
  },
  parasite: {
    ru: ['паразит', 'особенность «паразит»', 'особенности «паразит»', 'особенностью «паразит»'],
    en: 'Parasite',
    about: {
      ru: 'Симбиот, который сажают на карту противника.',
      en: 'A symbiont that is placed on an opponent’s card.',
    },
  },
  flight: {
    ru: ['полёт', 'полёт', 'полёта', 'полётом'],
    en: 'Flight',
    about: {
      ru: 'Летающее существо: стоит в дополнительной зоне и атакует любую карту.',
      en: 'A flying creature: it stands in the auxiliary zone and attacks any card.',
    },
  },
  noEquipment: {
    ru: ['не носит экипировку', 'не носит экипировку', 'экипировки', 'запретом на экипировку'],
    en: 'does not wear equipment',
    about: { ru: 'На эту карту нельзя надеть экипировку.', en: 'Equipment can not be placed on it.' },
    verb: true,
  },
  mayStayClosed: {
    ru: [
      'может не открываться в начале хода',
      'может не открываться в начале хода',
      'открытия',
      'правом не открываться',
    ],
    en: 'may stay closed at the start of the turn',
    about: {
      ru: 'В начале хода можно оставить её закрытой.',
      en: 'You may leave it closed at the start of your turn.',
    },
    verb: true,
  },
  startChips: {
    ru: ['начинает бой с фишками: X', 'начинает бой с фишками: X', 'фишек', 'фишками'],
    en: 'starts the battle with chips: X',
    about: {
      ru: 'Фишки кладут на карту при вскрытии.',
      en: 'The chips are put on the card when it is revealed.',
    },
    verb: true,
  },
  startLives: {
    ru: [
      'начинает бой с дополнительными жизнями: X',
      'начинает бой с дополнительными жизнями: X',
      'жизней',
      'жизнями',
    ],
    en: 'starts the battle with additional lives: X',
    about: {
      ru: 'Жизни добавляют карте при вскрытии.',
      en: 'The lives are added when the card is revealed.',
    },
    verb: true,
  },
  formation: {
    ru: ['строй', 'строй', 'строя', 'строем'],
    en: 'Formation',
    about: {
      ru: 'Работает, пока впереди, сзади, слева или справа стоит ваше существо со строем.',
      en: 'Works while another creature of yours with Formation stands ahead, behind, left or right of it.',
    },
  },
  valhalla: {
    ru: ['вальхалла', 'вальхаллу', 'вальхаллы', 'вальхаллой'],
    en: 'Valhalla',
    about: {
      ru: 'Работает с кладбища в начале вашего хода, если карту уничтожила атака.',
      en: 'Works from the graveyard at the start of your turn if an attack destroyed the card.',
    },
  },
  aloft: {
    ru: [
      'находится в дополнительной зоне',
      'находится в дополнительной зоне',
      'места в дополнительной зоне',
      'местом в дополнительной зоне',
    ],
    en: 'is placed in the auxiliary zone',
    about: {
      ru: 'Стоит в дополнительной зоне, хотя и не летает.',
      en: 'Stands in the auxiliary zone though it does not fly.',
    },
    verb: true,
  },
} as const satisfies Partial<Record<Word, Said>>;
