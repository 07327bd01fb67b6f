import type { LeaderData } from '../types.ts';

/** Its Leaders. */
export const leaders: readonly LeaderData[] = [
  {
    id: 'lead-feyd-rautha-harkonnen',
    en: 'Feyd-Rautha Harkonnen',
    ru: 'Фейд-Раута Харконнен',
    set: 'uprising',
    complexity: 1,
    left: { en: 'Devious Strength', ru: 'Коварная сила', ability: 'own' },
    signet: {
      en: 'Personal Training',
      ru: 'Личные тренировки',
      effects: [{ kind: 'own', of: 'lead-feyd-rautha-harkonnen', part: 1 }],
    },
  },
  {
    id: 'lead-gurney-halleck',
    en: 'Gurney Halleck',
    ru: 'Гурни Холлик',
    set: 'uprising',
    complexity: 1,
    left: { en: 'Always Smiling', ru: 'Всегда с улыбкой', ability: 'own' },
    signet: { en: 'Warmaster', ru: 'Мастер войны', effects: [{ kind: 'recruit', n: 1 }] },
  },
  {
    id: 'lead-lady-amber-metulli',
    en: 'Lady Amber Metulli',
    ru: 'Леди Амбер Метулли',
    set: 'uprising',
    complexity: 1,
    left: { en: 'Desert Scouts', ru: 'Разведчики пустыни', ability: 'own' },
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
    left: { en: 'Other Memories', ru: 'Чужая память', ability: 'own' },
    signet: {
      en: 'Spice Agony',
      ru: 'Спайсовая агония',
      effects: [
        {
          kind: 'arrow',
          pay: [{ kind: 'pay', what: 'spice', n: 1 }],
          effects: [
            { kind: 'intrigue', n: 1 },
            { kind: 'own', of: 'lead-lady-jessica', part: 1 },
          ],
        },
      ],
    },
    back: {
      en: 'Reverend Mother Jessica',
      ru: 'Преподобная Мать Джессика',
      left: { en: 'Reverend Mother', ru: 'Преподобная Мать', ability: 'own' },
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
    left: { en: 'Loyalty', ru: 'Преданность', ability: 'own' },
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
    left: { en: 'Unpredictable Foe', ru: 'Непредсказуемый враг', ability: 'own' },
    signet: { en: 'Lead the Way', ru: 'Указать путь', effects: [{ kind: 'draw', n: 1 }] },
  },
  {
    id: 'lead-princess-irulan',
    en: 'Princess Irulan',
    ru: 'Принцесса Ирулан',
    set: 'uprising',
    complexity: 2,
    left: { en: 'Imperial Birthright', ru: 'Императорская кровь', ability: 'own' },
    signet: {
      en: "Chronicler's Insight",
      ru: 'Прозорливость летописца',
      effects: [{ kind: 'own', of: 'lead-princess-irulan', part: 1 }],
    },
  },
  {
    id: 'lead-shaddam-corrino-iv',
    en: 'Shaddam Corrino IV',
    ru: 'Шаддам Коррино IV',
    set: 'uprising',
    complexity: 2,
    left: { en: 'Sardaukar Commander', ru: 'Командующий сардаукарами', ability: 'own' },
    signet: {
      en: 'Emperor of the Known Universe',
      ru: 'Император Известной Вселенной',
      effects: [
        { kind: 'own', of: 'lead-shaddam-corrino-iv', part: 1 },
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
    left: { en: 'Smuggle Spice', ru: 'Контрабанда Пряности', ability: 'own' },
    signet: {
      en: 'Unseen Network',
      ru: 'Незримая сеть',
      effects: [
        { kind: 'spy', n: 1 },
        {
          kind: 'if',
          all: [{ kind: 'expansion', what: 'own', n: 1 }],
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
          all: [{ kind: 'expansion', what: 'own', n: 1 }],
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
