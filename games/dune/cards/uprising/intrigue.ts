import type { IntrigueData } from '../types.ts';

/** Its Intrigue cards. */
export const intrigues: readonly IntrigueData[] = [
  {
    id: 'int-upr-buy-access',
    en: 'Buy Access',
    ru: 'Купленный доступ',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'solari', n: 5 }],
        effects: [{ kind: 'influence', with: 'two', n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-call-to-arms',
    en: 'Call to Arms',
    ru: 'Призыв к оружию',
    set: 'uprising',
    copies: 1,
    plot: [{ kind: 'inReveal', effects: [{ kind: 'muster' }] }],
  },
  {
    id: 'int-upr-change-allegiances',
    en: 'Change Allegiances',
    ru: 'Перемена союзов',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'lines',
        effects: [
          {
            kind: 'arrow',
            pay: [{ kind: 'loseInfluence' }],
            effects: [{ kind: 'influence', with: 'any', n: 1 }],
          },
          {
            kind: 'arrow',
            pay: [{ kind: 'pay', what: 'spice', n: 3 }],
            effects: [{ kind: 'influence', with: 'any', n: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'int-upr-contingency-plan',
    en: 'Contingency Plan',
    ru: 'Запасной план',
    set: 'uprising',
    copies: 3,
    plot: [{ kind: 'gain', what: 'solari', n: 2 }],
    combat: [{ kind: 'swords', n: 3 }],
  },
  {
    id: 'int-upr-councilors-ambition',
    en: "Councilor's Ambition",
    ru: 'Амбиции советника',
    set: 'uprising',
    copies: 1,
    plot: [{ kind: 'if', all: [{ kind: 'councilSeat' }], effects: [{ kind: 'gain', what: 'water', n: 2 }] }],
  },
  {
    id: 'int-upr-crysknife',
    en: 'Crysknife',
    ru: 'Крис',
    set: 'uprising',
    copies: 1,
    plot: [{ kind: 'gain', what: 'spice', n: 1 }],
    endgame: [
      { kind: 'arrow', pay: [{ kind: 'turnDown', icon: 'crysknife' }], effects: [{ kind: 'points', n: 1 }] },
    ],
  },
  {
    id: 'int-upr-cunning',
    en: 'Cunning',
    ru: 'Хитрость',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'choose',
        options: [
          [{ kind: 'draw', n: 1 }],
          [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'spice', n: 1 }],
              effects: [{ kind: 'draw', n: 1 }, { kind: 'trash' }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'int-upr-depart-for-arrakis',
    en: 'Depart for Arrakis',
    ru: 'Отбытие на Арракис',
    set: 'uprising',
    copies: 1,
    plot: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 2 }], effects: [{ kind: 'recruit', n: 3 }] },
      { kind: 'if', all: [{ kind: 'influence', with: 'guild', n: 3 }], effects: [{ kind: 'draw', n: 1 }] },
    ],
  },
  {
    id: 'int-upr-desert-mouse',
    en: 'Desert Mouse',
    ru: 'Пустынная мышь',
    set: 'uprising',
    copies: 1,
    plot: [{ kind: 'gain', what: 'spice', n: 1 }],
    endgame: [
      {
        kind: 'arrow',
        pay: [{ kind: 'turnDown', icon: 'desertMouse' }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-detonation',
    en: 'Detonation',
    ru: 'Подрыв',
    set: 'uprising',
    copies: 2,
    plot: [
      {
        kind: 'choose',
        options: [[{ kind: 'shieldWall' }], [{ kind: 'deploy', from: 'garrison', min: 0, max: 4 }]],
      },
    ],
  },
  {
    id: 'int-upr-devour',
    en: 'Devour',
    ru: 'Пожирание',
    set: 'uprising',
    copies: 1,
    combat: [
      { kind: 'swords', n: 2 },
      {
        kind: 'if',
        all: [{ kind: 'sandworms', n: 1 }],
        effects: [{ kind: 'swords', n: 2 }, { kind: 'trash' }],
      },
    ],
  },
  {
    id: 'int-upr-distraction',
    en: 'Distraction',
    ru: 'Отвлечение',
    set: 'uprising',
    copies: 2,
    plot: [
      {
        kind: 'if',
        all: [{ kind: 'deployed', n: 3 }],
        effects: [{ kind: 'spy', n: 1, shared: true }],
      },
    ],
  },
  {
    id: 'int-upr-find-weakness',
    en: 'Find Weakness',
    ru: 'Поиск слабости',
    set: 'uprising',
    copies: 1,
    combat: [
      { kind: 'swords', n: 2 },
      {
        kind: 'arrow',
        pay: [{ kind: 'recallSpy', n: 1 }],
        effects: [{ kind: 'swords', n: 3 }],
      },
    ],
  },
  {
    id: 'int-upr-go-to-ground',
    en: 'Go to Ground',
    ru: 'Залечь на дно',
    set: 'uprising',
    copies: 1,
    combat: [
      {
        kind: 'arrow',
        pay: [{ kind: 'retreatTroops', n: 1 }],
        effects: [{ kind: 'spy', n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-imperium-politics',
    en: 'Imperium Politics',
    ru: 'Политика Империи',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'solari', n: 1 }],
        effects: [{ kind: 'influence', with: ['emperor', 'guild'], n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-impress',
    en: 'Impress',
    ru: 'Впечатление',
    set: 'uprising',
    copies: 1,
    combat: [
      { kind: 'swords', n: 2 },
      { kind: 'acquire', cost: 3, to: 'discard' },
    ],
  },
  {
    id: 'int-upr-inspire-awe',
    en: 'Inspire Awe',
    ru: 'Внушать трепет',
    set: 'uprising',
    copies: 1,
    plot: [{ kind: 'acquire', cost: 3, to: 'discard', toHandWithWorm: true }],
  },
  {
    id: 'int-upr-intelligence-report',
    en: 'Intelligence Report',
    ru: 'Донесение разведки',
    set: 'uprising',
    copies: 1,
    plot: [
      { kind: 'draw', n: 1 },
      { kind: 'if', all: [{ kind: 'spies', n: 2 }], effects: [{ kind: 'draw', n: 1 }] },
    ],
  },
  {
    id: 'int-upr-manipulate',
    en: 'Manipulate',
    ru: 'Манипуляция',
    set: 'uprising',
    copies: 1,
    plot: [{ kind: 'manipulate' }],
  },
  {
    id: 'int-upr-market-opportunity',
    en: 'Market Opportunity',
    ru: 'Рыночный шанс',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'choose',
        options: [
          [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'spice', n: 2 }],
              effects: [{ kind: 'gain', what: 'solari', n: 5 }],
            },
          ],
          [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'solari', n: 5 }],
              effects: [{ kind: 'gain', what: 'spice', n: 5 }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'int-upr-mercenaries',
    en: 'Mercenaries',
    ru: 'Наёмники',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'solari', n: 3 }],
        effects: [
          { kind: 'intrigue', n: 1 },
          { kind: 'recruit', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'int-upr-opportunism',
    en: 'Opportunism',
    ru: 'Приспособленчество',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'loseInfluence' }, { kind: 'loseInfluence' }, { kind: 'pay', what: 'solari', n: 2 }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-ornithopter',
    en: 'Ornithopter',
    ru: 'Орнитоптер',
    set: 'uprising',
    copies: 1,
    plot: [{ kind: 'gain', what: 'spice', n: 1 }],
    endgame: [
      {
        kind: 'arrow',
        pay: [{ kind: 'turnDown', icon: 'ornithopter' }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-questionable-methods',
    en: 'Questionable Methods',
    ru: 'Сомнительные методы',
    set: 'uprising',
    copies: 1,
    combat: [
      { kind: 'swords', n: 1 },
      { kind: 'arrow', pay: [{ kind: 'loseInfluence' }], effects: [{ kind: 'swords', n: 4 }] },
    ],
  },
  {
    id: 'int-upr-secure-spice-trade',
    en: 'Secure Spice Trade',
    ru: 'Защита торговли Пряностью',
    set: 'uprising',
    copies: 1,
    endgame: [
      {
        kind: 'if',
        all: [{ kind: 'owns', card: 'The Spice Must Flow', n: 2 }],
        effects: [
          { kind: 'points', n: 1 },
          { kind: 'gain', what: 'spice', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'int-upr-shaddams-favor',
    en: "Shaddam's Favor",
    ru: 'Милость Шаддама',
    set: 'uprising',
    copies: 1,
    plot: [
      { kind: 'recruit', n: 1 },
      {
        kind: 'if',
        all: [{ kind: 'influence', with: 'emperor', n: 3 }],
        effects: [{ kind: 'gain', what: 'solari', n: 3 }],
      },
    ],
  },
  {
    id: 'int-upr-shadow-alliance',
    en: 'Shadow Alliance',
    ru: 'Теневой союз',
    set: 'uprising',
    copies: 1,
    endgame: [{ kind: 'if', all: [{ kind: 'shadowed' }], effects: [{ kind: 'points', n: 1 }] }],
  },
  {
    id: 'int-upr-sietch-ritual',
    en: 'Sietch Ritual',
    ru: 'Ритуал сиетча',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'discard', n: 1 }],
        effects: [{ kind: 'influence', with: ['beneGesserit', 'fremen'], n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-special-mission',
    en: 'Special Mission',
    ru: 'Особое задание',
    set: 'uprising',
    copies: 2,
    plot: [
      {
        kind: 'choose',
        options: [
          [{ kind: 'spy', n: 1, at: ['city'] }],
          [
            {
              kind: 'arrow',
              pay: [{ kind: 'recallSpy', n: 1 }],
              effects: [{ kind: 'shieldWall' }, { kind: 'gain', what: 'spice', n: 2 }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'int-upr-spice-is-power',
    en: 'Spice is Power',
    ru: 'Пряность — это власть',
    set: 'uprising',
    copies: 1,
    combat: [
      {
        kind: 'choose',
        options: [
          [
            {
              kind: 'arrow',
              pay: [{ kind: 'retreatTroops', n: 3 }],
              effects: [{ kind: 'gain', what: 'spice', n: 3 }],
            },
          ],
          [
            {
              kind: 'arrow',
              pay: [{ kind: 'pay', what: 'spice', n: 3 }],
              effects: [{ kind: 'swords', n: 6 }],
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'int-upr-spring-the-trap',
    en: 'Spring the Trap',
    ru: 'Захлопнуть ловушку',
    set: 'uprising',
    copies: 1,
    combat: [
      {
        kind: 'arrow',
        pay: [{ kind: 'recallSpy', n: 2 }],
        effects: [{ kind: 'swords', n: 7 }],
      },
    ],
  },
  {
    id: 'int-upr-strategic-stockpiling',
    en: 'Strategic Stockpiling',
    ru: 'Стратегические запасы',
    set: 'uprising',
    copies: 1,
    plot: [
      { kind: 'arrow', pay: [{ kind: 'pay', what: 'spice', n: 5 }], effects: [{ kind: 'points', n: 1 }] },
      {
        kind: 'if',
        all: [{ kind: 'influence', with: 'fremen', n: 3 }],
        effects: [
          { kind: 'arrow', pay: [{ kind: 'pay', what: 'water', n: 3 }], effects: [{ kind: 'points', n: 1 }] },
        ],
      },
    ],
  },
  {
    id: 'int-upr-tactical-option',
    en: 'Tactical Option',
    ru: 'Тактический выбор',
    set: 'uprising',
    copies: 1,
    combat: [
      {
        kind: 'choose',
        options: [[{ kind: 'swords', n: 2 }], [{ kind: 'retreat', unit: 'troop', min: 0, max: 99 }]],
      },
    ],
  },
  {
    id: 'int-upr-unexpected-allies',
    en: 'Unexpected Allies',
    ru: 'Нежданные союзники',
    set: 'uprising',
    copies: 1,
    plot: [
      {
        kind: 'arrow',
        pay: [{ kind: 'pay', what: 'water', n: 2 }],
        effects: [{ kind: 'shieldWall' }, { kind: 'sandworm', n: 1 }],
      },
    ],
  },
  {
    id: 'int-upr-weirding-combat',
    en: 'Weirding Combat',
    ru: 'Чародейский бой',
    set: 'uprising',
    copies: 1,
    combat: [
      { kind: 'swords', n: 3 },
      {
        kind: 'if',
        all: [{ kind: 'influence', with: 'beneGesserit', n: 3 }],
        effects: [{ kind: 'swords', n: 2 }],
      },
    ],
  },
  {
    id: 'int-choam-backed-by-choam',
    en: 'Backed by CHOAM',
    ru: 'При поддержке КАНИКТ',
    set: 'choam',
    copies: 1,
    plot: [
      { kind: 'arrow', pay: [{ kind: 'loseInfluence' }], effects: [{ kind: 'gain', what: 'solari', n: 4 }] },
    ],
    combat: [
      {
        kind: 'if',
        all: [{ kind: 'contracts', n: 2 }],
        effects: [{ kind: 'swords', n: 4 }],
      },
    ],
  },
  {
    id: 'int-choam-choam-profits',
    en: 'CHOAM Profits',
    ru: 'Прибыль КАНИКТ',
    set: 'choam',
    copies: 1,
    endgame: [
      {
        kind: 'if',
        all: [{ kind: 'contracts', n: 4 }],
        effects: [{ kind: 'points', n: 1 }],
      },
    ],
  },
  {
    id: 'int-choam-leverage',
    en: 'Leverage',
    ru: 'Рычаг давления',
    set: 'choam',
    copies: 1,
    plot: [
      {
        kind: 'if',
        all: [{ kind: 'gainedSpice' }],
        effects: [{ kind: 'contract' }, { kind: 'gain', what: 'solari', n: 1 }],
      },
    ],
  },
  {
    id: 'int-choam-reach-agreement',
    en: 'Reach Agreement',
    ru: 'Достигнутое соглашение',
    set: 'choam',
    copies: 1,
    combat: [
      {
        kind: 'arrow',
        pay: [{ kind: 'retreatTroops', n: 1 }],
        effects: [{ kind: 'contract' }],
      },
    ],
  },
];
