import type { LeaderData } from '../types.ts';

/** Its Leaders. */
export const leaders: readonly LeaderData[] = [
  {
    id: 'lead-feyd-rautha-harkonnen',
    en: 'Feyd-Rautha Harkonnen',
    ru: 'Фейд-Раута Харконнен',
    set: 'uprising',
    complexity: 1,
    left: {
      en: 'Devious Strength',
      ru: 'Коварная сила',
      ability: 'deviousStrength',
      reveal: [{ kind: 'arrow', pay: [{ kind: 'recallSpy', n: 1 }], effects: [{ kind: 'swords', n: 2 }] }],
    },
    signet: {
      en: 'Personal Training',
      ru: 'Личные тренировки',
      effects: [{ kind: 'train' }],
    },
  },
  {
    id: 'lead-gurney-halleck',
    en: 'Gurney Halleck',
    ru: 'Гурни Холлик',
    set: 'uprising',
    complexity: 1,
    left: {
      en: 'Always Smiling',
      ru: 'Всегда с улыбкой',
      ability: 'alwaysSmiling',
      reveal: [
        {
          kind: 'if',
          all: [{ kind: 'strength', n: 6, inTeams: 10 }],
          effects: [{ kind: 'persuasion', n: 1 }],
        },
      ],
    },
    signet: { en: 'Warmaster', ru: 'Мастер войны', effects: [{ kind: 'recruit', n: 1 }] },
  },
  {
    id: 'lead-lady-amber-metulli',
    en: 'Lady Amber Metulli',
    ru: 'Леди Амбер Метулли',
    set: 'uprising',
    complexity: 1,
    left: {
      en: 'Desert Scouts',
      ru: 'Разведчики пустыни',
      ability: 'desertScouts',
      reveal: [{ kind: 'retreat', unit: 'troop', min: 0, max: 1 }],
    },
    signet: {
      en: 'Fill Coffers',
      ru: 'Полная казна',
      effects: [
        { kind: 'gain', what: 'solari', n: 1 },
        {
          kind: 'if',
          all: [{ kind: 'alliance', with: 'any' }],
          effects: [{ kind: 'gain', what: 'spice', n: 1 }],
        },
      ],
    },
  },
  {
    id: 'lead-lady-jessica',
    en: 'Lady Jessica',
    ru: 'Леди Джессика',
    set: 'uprising',
    complexity: 2,
    left: {
      en: 'Other Memories',
      ru: 'Чужая память',
      ability: 'otherMemories',
      visit: { at: ['beneGesserit'], effects: [{ kind: 'otherMemories' }] },
    },
    signet: {
      en: 'Spice Agony',
      ru: 'Спайсовая агония',
      effects: [
        {
          kind: 'arrow',
          pay: [{ kind: 'pay', what: 'spice', n: 1 }],
          effects: [{ kind: 'intrigue', n: 1 }, { kind: 'memory' }],
        },
      ],
    },
    back: {
      en: 'Reverend Mother Jessica',
      ru: 'Преподобная Мать Джессика',
      left: {
        en: 'Reverend Mother',
        ru: 'Преподобная Мать',
        ability: 'reverendMother',
        visit: {
          at: ['beneGesserit', 'fremen'],
          effects: [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'water', n: 1 }],
              effects: [{ kind: 'repeatSpace' }],
            },
          ],
        },
      },
      signet: {
        en: 'Water of Life',
        ru: 'Вода жизни',
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'pay', what: 'spice', n: 1 }],
            effects: [{ kind: 'gain', what: 'water', n: 1 }],
          },
        ],
      },
    },
  },
  {
    id: 'lead-lady-margot-fenring',
    en: 'Lady Margot Fenring',
    ru: 'Леди Марго Фенринг',
    set: 'uprising',
    complexity: 1,
    left: {
      en: 'Loyalty',
      ru: 'Преданность',
      ability: 'loyalty',
      reaches: { with: 'beneGesserit', effects: [{ kind: 'gain', what: 'spice', n: 2 }] },
    },
    signet: {
      en: 'Arrakis Informant',
      ru: 'Осведомитель на Арракисе',
      effects: [{ kind: 'spy', n: 1, at: ['city'] }],
    },
  },
  {
    id: 'lead-muaddib',
    en: "Muad'Dib",
    ru: 'Муад’Диб',
    set: 'uprising',
    complexity: 1,
    left: {
      en: 'Unpredictable Foe',
      ru: 'Непредсказуемый враг',
      ability: 'unpredictableFoe',
      reveal: [{ kind: 'if', all: [{ kind: 'sandworms', n: 1 }], effects: [{ kind: 'intrigue', n: 1 }] }],
    },
    signet: { en: 'Lead the Way', ru: 'Указать путь', effects: [{ kind: 'draw', n: 1 }] },
  },
  {
    id: 'lead-princess-irulan',
    en: 'Princess Irulan',
    ru: 'Принцесса Ирулан',
    set: 'uprising',
    complexity: 2,
    left: {
      en: 'Imperial Birthright',
      ru: 'Императорская кровь',
      ability: 'birthright',
      reaches: { with: 'emperor', effects: [{ kind: 'intrigue', n: 1 }] },
    },
    signet: {
      en: "Chronicler's Insight",
      ru: 'Прозорливость летописца',
      effects: [
        {
          kind: 'choose',
          options: [
            [{ kind: 'acquire', cost: 1, exactly: true, to: 'hand', may: true }],
            [{ kind: 'trashHand' }],
          ],
        },
      ],
    },
  },
  {
    id: 'lead-shaddam-corrino-iv',
    en: 'Shaddam Corrino IV',
    ru: 'Шаддам Коррино IV',
    set: 'choam',
    complexity: 2,
    left: {
      en: 'Sardaukar Commander',
      ru: 'Командующий сардаукарами',
      ability: 'sardaukarCommander',
    },
    signet: {
      en: 'Emperor of the Known Universe',
      ru: 'Император Известной Вселенной',
      effects: [
        { kind: 'noDeploy' },
        {
          kind: 'choose',
          options: [
            [
              { kind: 'gain', what: 'solari', n: 1 },
              { kind: 'recruit', n: 1 },
            ],
            [
              {
                kind: 'arrow',
                pay: [{ kind: 'pay', what: 'solari', n: 3 }],
                effects: [{ kind: 'influence', with: 'any', n: 1 }],
              },
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'lead-staban-tuek',
    en: 'Staban Tuek',
    ru: 'Стабан Туек',
    set: 'uprising',
    complexity: 3,
    left: {
      en: 'Smuggle Spice',
      ru: 'Контрабанда Пряности',
      ability: 'smuggleSpice',
    },
    signet: {
      en: 'Unseen Network',
      ru: 'Незримая сеть',
      effects: [
        { kind: 'spy', n: 1 },
        {
          kind: 'if',
          all: [{ kind: 'spyPlaced', at: ['landsraad'] }],
          effects: [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'spice', n: 1 }],
              effects: [{ kind: 'gain', what: 'solari', n: 3 }],
            },
          ],
        },
        {
          kind: 'if',
          all: [{ kind: 'spyPlaced', at: ['emperor', 'guild', 'beneGesserit', 'fremen'] }],
          effects: [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'solari', n: 2 }],
              effects: [{ kind: 'intrigue', n: 1 }],
            },
          ],
        },
      ],
    },
  },
];
