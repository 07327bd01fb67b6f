import type { LeaderData } from '../types.ts';

/** The eight Leaders (D-20.1). */
export const leaders: readonly LeaderData[] = [
  {
    id: 'lead-paul-atreides',
    en: 'Paul Atreides',
    ru: 'Пол Атрейдес',
    set: 'base',
    complexity: 1,
    left: { en: 'Prescience', ru: 'Предвидение', ability: 'prescience' },
    signet: { en: 'Discipline', ru: 'Дисциплина', effects: [{ kind: 'draw', n: 1 }] },
  },
  {
    id: 'lead-duke-leto-atreides',
    en: 'Duke Leto Atreides',
    ru: 'Герцог Лето Атрейдес',
    set: 'base',
    complexity: 2,
    left: { en: 'Landsraad Popularity', ru: 'Любимец Ландсраада', ability: 'popularity' },
    signet: {
      en: 'Prudent Diplomacy',
      ru: 'Осмотрительная дипломатия',
      effects: [
        {
          kind: 'arrow',
          pay: [{ kind: 'pay', what: 'spice', n: 1 }],
          effects: [{ kind: 'influence', with: 'behind', n: 1 }],
        },
      ],
    },
  },
  {
    id: 'lead-baron-vladimir-harkonnen',
    en: 'Baron Vladimir Harkonnen',
    ru: 'Барон Владимир Харконнен',
    set: 'base',
    complexity: 3,
    left: { en: 'Masterstroke', ru: 'Мастерский ход', ability: 'masterstroke' },
    signet: {
      en: 'Scheme',
      ru: 'Козни',
      effects: [
        {
          kind: 'arrow',
          pay: [{ kind: 'pay', what: 'solari', n: 1 }],
          effects: [{ kind: 'intrigue', n: 1 }],
        },
      ],
    },
  },
  {
    id: 'lead-glossu-the-beast-rabban',
    en: 'Glossu "The Beast" Rabban',
    ru: 'Глоссу «Зверь» Раббан',
    set: 'base',
    complexity: 1,
    left: { en: 'Arrakis Fiefdom', ru: 'Арракис во владении', ability: 'fiefdom' },
    signet: {
      en: 'Brutality',
      ru: 'Жестокость',
      effects: [
        { kind: 'recruit', n: 1 },
        { kind: 'if', all: [{ kind: 'alliance', with: 'any' }], effects: [{ kind: 'recruit', n: 1 }] },
      ],
    },
  },
  {
    id: 'lead-earl-memnon-thorvald',
    en: 'Earl Memnon Thorvald',
    ru: 'Граф Мемнон Торвальд',
    set: 'base',
    complexity: 1,
    left: { en: 'Connections', ru: 'Связи', ability: 'connections' },
    signet: { en: 'Spice Hoard', ru: 'Запасы Пряности', effects: [{ kind: 'gain', what: 'spice', n: 1 }] },
  },
  {
    id: 'lead-countess-ariana-thorvald',
    en: 'Countess Ariana Thorvald',
    ru: 'Графиня Ариана Торвальд',
    set: 'base',
    complexity: 3,
    left: { en: 'Spice Addict', ru: 'Зависимость от Пряности', ability: 'spiceAddict' },
    signet: {
      en: 'Hidden Reservoir',
      ru: 'Тайный источник',
      effects: [{ kind: 'gain', what: 'water', n: 1 }],
    },
  },
  {
    id: 'lead-count-ilban-richese',
    en: 'Count Ilban Richese',
    ru: 'Граф Ильбан Ричес',
    set: 'base',
    complexity: 1,
    left: { en: 'Ruthless Negotiator', ru: 'Безжалостный делец', ability: 'negotiator' },
    signet: { en: 'Manufacturing', ru: 'Производство', effects: [{ kind: 'gain', what: 'solari', n: 1 }] },
  },
  {
    id: 'lead-helena-richese',
    en: 'Helena Richese',
    ru: 'Елена Ричес',
    set: 'base',
    complexity: 2,
    left: { en: 'Eyes Everywhere', ru: 'Глаза повсюду', ability: 'eyesEverywhere' },
    signet: { en: 'Manipulate', ru: 'Манипуляция', effects: [{ kind: 'manipulate' }] },
  },
];
