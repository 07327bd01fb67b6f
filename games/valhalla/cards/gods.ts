/** Thor's Help (14 cards), Tyr's Wrath (20) and Loki's Cunning (10). Form by the rulebook, contents our own (RV-75). */

import type { Text } from '@vigrid/kernel';
import { weaponNames } from '../text/words.ts';
import {
  type Clan,
  clans,
  type LokiData,
  type LokiGift,
  type ThorData,
  type TyrData,
  weapons,
} from './types.ts';
import { copies, weaponLetter } from './write.ts';

const thor = (
  id: string,
  name: Text,
  when: ThorData['when'],
  help: ThorData['help'],
  valour: number,
): ThorData => ({ kind: 'thor', set: 'thor', id, name, when, help, valour });

export const thorCards: readonly ThorData[] = [
  ...copies(
    3,
    thor('THOR-01', { ru: 'Молот Тора', en: 'Hammer of Thor' }, 'fewer', { kind: 'strength', amount: 3 }, 2),
  ),
  ...copies(
    2,
    thor('THOR-02', { ru: 'Искры Мьёльнира', en: 'Sparks of Mjölnir' }, 'fewer', { kind: 'die' }, 2),
  ),
  ...copies(2, thor('THOR-03', { ru: 'Козлы Тора', en: 'Goats of Thor' }, 'fewer', { kind: 'steal' }, 3)),
  ...copies(
    3,
    thor(
      'THOR-04',
      { ru: 'Пояс силы', en: 'Belt of Might' },
      'fewerOrEqual',
      { kind: 'strength', amount: 2 },
      1,
    ),
  ),
  ...copies(2, thor('THOR-05', { ru: 'Гром', en: 'Thunder' }, 'fewerOrEqual', { kind: 'reroll' }, 2)),
  ...copies(
    2,
    thor('THOR-06', { ru: 'Попутная гроза', en: 'Fair Storm' }, 'fewerOrEqual', { kind: 'card' }, 2),
  ),
];

const clanTitles: Readonly<Record<Clan, Text>> = {
  bear: { ru: 'медведи', en: 'bear' },
  wolf: { ru: 'волки', en: 'wolf' },
  boar: { ru: 'вепри', en: 'boar' },
  deer: { ru: 'олени', en: 'deer' },
  giant: { ru: 'великаны', en: 'giant' },
  dwarf: { ru: 'дверги', en: 'dwarf' },
};

const tyr = (id: string, name: Text, gift: TyrData['gift']): TyrData => ({
  kind: 'tyr',
  set: 'tyr',
  id,
  name,
  gift,
});

/** One for each clan of the base deck: dwarves have none. */
const hated = clans.filter((clan) => clan !== 'dwarf');

export const tyrCards: readonly TyrData[] = [
  ...copies(5, tyr('TYR-01', { ru: 'Длань Тюра', en: 'Hand of Tyr' }, { kind: 'strength', amount: 2 })),
  ...hated.map((clan) => {
    const name = { ru: `Гнев Тюра: ${clanTitles[clan].ru}`, en: `Wrath of Tyr: ${clanTitles[clan].en}` };
    return tyr(`TYR-02-${clan}`, name, { kind: 'enemyClan', clan, amount: 4 });
  }),
  ...weapons.flatMap((weapon) => {
    const name = { ru: `Дар Тюра: ${weaponNames[weapon].ru}`, en: `Gift of Tyr: ${weaponNames[weapon].en}` };
    return copies(2, tyr(`TYR-03${weaponLetter[weapon]}`, name, { kind: 'lessWeapon', weapon }));
  }),
];

const take = (cards: number, keep = cards): LokiGift => ({ kind: 'take', take: cards, keep });
const points = (n: number): LokiGift => ({ kind: 'points', points: n });
const gift = (
  kind: 'send' | 'recall' | 'recruit' | 'steal' | 'winnerDiscards' | 'anyWarrior' | 'topWarrior',
): LokiGift => ({
  kind,
});

/** Id, names, cards fewer in step 6, and rows: the greatest difference of each and what it gives. */
type LokiRow = readonly [
  id: string,
  en: string,
  ru: string,
  setup: number,
  ...rows: (readonly [number, LokiGift])[],
];

const lokiRows: readonly LokiRow[] = [
  ['LOKI-01', "Loki's Gift", 'Дар Локи', 10, [1, take(2)], [3, take(2, 1)], [5, { kind: 'takeThenDiscard' }]],
  ['LOKI-02', 'Shared Glory', 'Общая слава', 0, [1, points(2)], [3, points(1)]],
  ['LOKI-03', 'Stolen Song', 'Украденная песнь', 0, [0, points(3)], [2, points(2)], [4, points(1)]],
  ['LOKI-04', 'Side Door', 'Боковая дверь', 0, [2, gift('send')], [5, gift('recall')]],
  [
    'LOKI-05',
    'Borrowed Iron',
    'Чужое железо',
    5,
    [2, { kind: 'takeBack', all: true }],
    [4, { kind: 'takeBack', all: false }],
    [6, take(1)],
  ],
  ['LOKI-06', 'Masks', 'Личины', 5, [2, gift('recruit')], [5, take(2, 1)]],
  [
    'LOKI-07',
    "Serpent's Tongue",
    'Змеиный язык',
    5,
    [1, gift('steal')],
    [3, gift('winnerDiscards')],
    [5, take(1)],
  ],
  ['LOKI-08', 'Grave Robber', 'Грабитель могил', 0, [1, gift('anyWarrior')], [4, gift('topWarrior')]],
  ['LOKI-09', 'Last Laugh', 'Последний смех', 5, [3, { kind: 'pointAndCard' }], [6, points(1)]],
  ['LOKI-10', 'Chaos', 'Хаос', 5, [1, { kind: 'choice', picks: 2 }], [4, { kind: 'choice', picks: 1 }]],
];

export const lokiCards: readonly LokiData[] = lokiRows.map(([id, en, ru, setup, ...rows]) => ({
  kind: 'loki',
  set: 'loki',
  id,
  name: { ru, en },
  setup,
  rows: rows.map(([upTo, given]) => ({ upTo, gift: given })),
  ...(id === 'LOKI-01' && { firstGame: true as const }),
}));
