import type { LeaderData } from '../types.ts';

/** Its Leaders. */
export const leaders: readonly LeaderData[] = [
  {
    id: 'lead-archduke-armand-ecaz',
    en: 'Archduke Armand Ecaz',
    ru: 'Эрцгерцог Арманд Экас',
    set: 'ix',
    complexity: 2,
    left: {
      en: 'Coordination',
      ru: 'Координация',
      ability: 'coordination',
      reveal: [
        {
          kind: 'if',
          all: [{ kind: 'agentsAt', icons: ['landsraad', 'city', 'spiceTrade'], n: 2 }],
          effects: [{ kind: 'trashInPlay' }],
        },
      ],
    },
    signet: {
      en: 'Conscript',
      ru: 'Призыв',
      effects: [{ kind: 'acquire', cost: 3, to: 'discard', may: true }],
    },
  },
  {
    id: 'lead-ilesa-ecaz',
    en: 'Ilesa Ecaz',
    ru: 'Илеса Экас',
    set: 'ix',
    complexity: 3,
    left: { en: 'One Step Ahead', ru: 'На шаг впереди', ability: 'oneStepAhead' },
    signet: {
      en: 'Guild Contacts',
      ru: 'Связи в Гильдии',
      effects: [
        { kind: 'arrow', pay: [{ kind: 'pay', what: 'solari', n: 1 }], effects: [{ kind: 'foldspace' }] },
      ],
    },
  },
  {
    id: 'lead-princess-yuna-moritani',
    en: '"Princess" Yuna Moritani',
    ru: '«Принцесса» Юна Моритани',
    set: 'ix',
    complexity: 2,
    left: { en: 'Smuggling Operation', ru: 'Прибыль с контрабанды', ability: 'smuggling' },
    signet: {
      en: 'Final Delivery',
      ru: 'Последняя поставка',
      effects: [
        {
          kind: 'arrow',
          pay: [{ kind: 'pay', what: 'solari', n: 7 }],
          effects: [
            { kind: 'influence', with: 'any', n: 1 },
            { kind: 'recruit', n: 1 },
            { kind: 'gain', what: 'spice', n: 1 },
          ],
        },
      ],
    },
  },
  {
    id: 'lead-viscount-hundro-moritani',
    en: 'Viscount Hundro Moritani',
    ru: 'Виконт Хундро Моритани',
    set: 'ix',
    complexity: 1,
    left: { en: 'Intelligence', ru: 'Разведданные', ability: 'intelligence' },
    signet: {
      en: 'Couriers',
      ru: 'Курьеры',
      effects: [
        {
          kind: 'arrow',
          pay: [{ kind: 'pay', what: 'spice', n: 1 }],
          effects: [{ kind: 'freighter', n: 1 }],
        },
      ],
    },
  },
  {
    id: 'lead-prince-rhombur-vernius',
    en: 'Prince Rhombur Vernius',
    ru: 'Принц Ромбур Верниус',
    set: 'ix',
    complexity: 1,
    left: { en: 'Heavy Lasgun Cannons', ru: 'Тяжёлые лазпушки', ability: 'lasguns' },
    signet: {
      en: 'Ixian Technology',
      ru: 'Иксианская технология',
      effects: [{ kind: 'choose', options: [[{ kind: 'tech', n: 0 }], [{ kind: 'negotiator', n: 1 }]] }],
    },
  },
  {
    id: 'lead-tessia-vernius',
    en: 'Tessia Vernius',
    ru: 'Тессия Верниус',
    set: 'ix',
    complexity: 4,
    left: { en: 'Careful Observation', ru: 'Внимательный наблюдатель', ability: 'observation' },
    signet: {
      en: 'Duplicity',
      ru: 'Двуличие',
      effects: [
        {
          kind: 'arrow',
          pay: [{ kind: 'loseInfluence' }],
          effects: [{ kind: 'influenceOfSnooper' }],
        },
      ],
    },
  },
];
