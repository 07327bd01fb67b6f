/** The 76 warriors of the base deck: four clans of vikings and the frost giants. Figures are our own (RV-75). */
import { enemyClan, frost, manyClans, ownClan, type Warrior, warriorsOf } from './write.ts';

const bear: readonly Warrior[] = [
  ['BEAR-01', 'Bera', 'Бера', ['axe'], 3, 1],
  ['BEAR-02', 'Bersi', 'Берси', ['sword'], 3, 1],
  ['BEAR-03', 'Birna', 'Бирна', ['spear'], 3, 1],
  ['BEAR-04', 'Bjarki', 'Бьярки', ['bow'], 3, 1],
  ['BEAR-05', 'Bjarni', 'Бьярни', ['shield'], 3, 1],
  ['BEAR-06', 'Arnbjorn', 'Арнбьёрн', ['axe', 'sword'], 5, 2],
  ['BEAR-07', 'Bodvar', 'Бёдвар', ['axe', 'shield'], 5, 2],
  ['BEAR-08', 'Gunnbjorn', 'Гуннбьёрн', ['sword', 'spear'], 5, 2],
  ['BEAR-09', 'Hallbera', 'Халльбера', ['spear', 'bow'], 5, 2],
  ['BEAR-10', 'Ketilbjorn', 'Кетильбьёрн', ['bow', 'shield'], 5, 2],
  ['BEAR-11', 'Sigbjorn', 'Сигбьёрн', ['axe', 'axe'], 6, 2],
  ['BEAR-12', 'Svanbera', 'Сванбера', ['shield', 'shield'], 6, 2],
  ['BEAR-13', 'Steinbjorn', 'Стейнбьёрн', ['axe', 'sword', 'shield'], 8, 3],
  ['BEAR-14', 'Thorbera', 'Торбера', ['sword', 'spear', 'bow'], 8, 3],
  ['BEAR-15', 'Thorbjorn', 'Торбьёрн', ['bow', 'bow', 'shield'], 9, 3],
  ['BEAR-16', 'Vebjorn', 'Вебьёрн', ['axe', 'shield', 'shield'], 9, 3],
];

const wolf: readonly Warrior[] = [
  ['WOLF-01', 'Ulf', 'Ульв', ['axe'], 1, 1, manyClans],
  ['WOLF-02', 'Ylva', 'Ильва', ['bow'], 1, 1, manyClans],
  ['WOLF-03', 'Ulfar', 'Ульвар', ['shield'], 1, 1, manyClans],
  ['WOLF-04', 'Ulfhedin', 'Ульвхедин', ['sword'], 2, 2],
  ['WOLF-05', 'Varg', 'Варг', ['spear'], 2, 2],
  ['WOLF-06', 'Kveldulf', 'Квельдульв', ['axe', 'spear'], 3, 2, manyClans],
  ['WOLF-07', 'Geirolf', 'Гейрольв', ['sword', 'bow'], 3, 2, manyClans],
  ['WOLF-08', 'Hrolf', 'Хрольв', ['sword', 'shield'], 3, 2, manyClans],
  ['WOLF-09', 'Ingolf', 'Ингольв', ['spear', 'shield'], 3, 2, manyClans],
  ['WOLF-10', 'Snaeulf', 'Снэульв', ['axe', 'bow'], 4, 3],
  ['WOLF-11', 'Thorolf', 'Торольв', ['sword', 'sword'], 4, 2, manyClans],
  ['WOLF-12', 'Brynjolf', 'Брюньольв', ['spear', 'spear'], 5, 3],
  ['WOLF-13', 'Herulf', 'Херульв', ['axe', 'spear', 'bow'], 6, 3, manyClans],
  ['WOLF-14', 'Eyjolf', 'Эйольв', ['sword', 'bow', 'shield'], 6, 3, manyClans],
  ['WOLF-15', 'Gunnulf', 'Гуннульв', ['sword', 'sword', 'axe'], 7, 3, manyClans],
  ['WOLF-16', 'Arnulf', 'Арнульв', ['bow', 'bow', 'spear'], 8, 4],
];

const boar: readonly Warrior[] = [
  ['BOAR-01', 'Skarde', 'Скарде', ['sword'], 1, 1, enemyClan('wolf')],
  ['BOAR-02', 'Toke', 'Токе', ['spear'], 1, 1, enemyClan('bear')],
  ['BOAR-03', 'Tove', 'Тове', ['shield'], 1, 1, enemyClan('deer')],
  ['BOAR-04', 'Grim', 'Грим', ['axe'], 2, 2],
  ['BOAR-05', 'Hakon', 'Хакон', ['bow'], 2, 2],
  ['BOAR-06', 'Ivar', 'Ивар', ['axe', 'bow'], 3, 2, enemyClan('bear')],
  ['BOAR-07', 'Sten', 'Стен', ['axe', 'shield'], 3, 2, enemyClan('giant')],
  ['BOAR-08', 'Orvar', 'Орвар', ['spear', 'bow'], 3, 2, enemyClan('wolf')],
  ['BOAR-09', 'Ragnfrid', 'Рагнфрид', ['sword', 'bow'], 3, 2, enemyClan('deer')],
  ['BOAR-10', 'Svein', 'Свейн', ['sword', 'spear'], 4, 3],
  ['BOAR-11', 'Hild', 'Хильд', ['axe', 'axe'], 4, 2, enemyClan('giant')],
  ['BOAR-12', 'Gorm', 'Горм', ['spear', 'spear'], 5, 3],
  ['BOAR-13', 'Skuli', 'Скули', ['spear', 'bow', 'shield'], 6, 3, enemyClan('bear')],
  ['BOAR-14', 'Knut', 'Кнут', ['axe', 'sword', 'bow'], 6, 3, enemyClan('deer')],
  ['BOAR-15', 'Sigrun', 'Сигрун', ['sword', 'sword', 'shield'], 7, 3, enemyClan('wolf')],
  ['BOAR-16', 'Hogni', 'Хёгни', ['axe', 'axe', 'spear'], 7, 3, enemyClan('giant')],
];

const deer: readonly Warrior[] = [
  ['DEER-01', 'Eir', 'Эйр', ['spear'], 1, 1, ownClan('wolf')],
  ['DEER-02', 'Liv', 'Лив', ['bow'], 1, 1, ownClan('bear')],
  ['DEER-03', 'Hjort', 'Хьорт', ['axe'], 2, 2],
  ['DEER-04', 'Runa', 'Руна', ['sword'], 2, 2],
  ['DEER-05', 'Embla', 'Эмбла', ['shield'], 2, 2],
  ['DEER-06', 'Hjalmar', 'Хьяльмар', ['axe', 'sword'], 3, 2, ownClan('boar')],
  ['DEER-07', 'Eirik', 'Эйрик', ['axe', 'spear'], 3, 2, ownClan('bear')],
  ['DEER-08', 'Dagny', 'Дагню', ['bow', 'shield'], 3, 2, ownClan('giant')],
  ['DEER-09', 'Alfhild', 'Альвхильд', ['sword', 'shield'], 3, 2, ownClan('wolf')],
  ['DEER-10', 'Sunniva', 'Суннива', ['spear', 'shield'], 4, 3],
  ['DEER-11', 'Njal', 'Ньяль', ['bow', 'bow'], 4, 2, ownClan('boar')],
  ['DEER-12', 'Leif', 'Лейв', ['sword', 'sword'], 4, 2, ownClan('giant')],
  ['DEER-13', 'Hjordis', 'Хьёрдис', ['axe', 'spear', 'shield'], 6, 3, ownClan('boar')],
  ['DEER-14', 'Haldan', 'Хальдан', ['sword', 'spear', 'shield'], 6, 3, ownClan('bear')],
  ['DEER-15', 'Freyvar', 'Фрейвар', ['bow', 'bow', 'axe'], 7, 3, ownClan('wolf')],
  ['DEER-16', 'Torunn', 'Торунн', ['shield', 'shield', 'spear'], 7, 3, ownClan('giant')],
];

const giant: readonly Warrior[] = [
  ['GIANT-01', 'Hrimnir', 'Хримнир', { any: 2 }, 2, 1, frost],
  ['GIANT-02', 'Hrym', 'Хрюм', { any: 2 }, 2, 1, frost],
  ['GIANT-03', 'Jokul', 'Йокуль', { any: 2 }, 2, 1, frost],
  ['GIANT-04', 'Kari', 'Кари', { any: 2 }, 2, 1, frost],
  ['GIANT-05', 'Frosti', 'Фрости', { equal: 2 }, 3, 2, frost],
  ['GIANT-06', 'Snaer', 'Снэр', { equal: 2 }, 3, 2, frost],
  ['GIANT-07', 'Drifa', 'Дрива', { equal: 2 }, 3, 2, frost],
  ['GIANT-08', 'Ymsi', 'Имси', { equal: 2 }, 3, 2, frost],
  ['GIANT-09', 'Bergelmir', 'Бергельмир', { equal: 3 }, 6, 3, frost],
  ['GIANT-10', 'Thrivaldi', 'Тривальди', { equal: 3 }, 6, 3, frost],
  ['GIANT-11', 'Thrym', 'Трюм', { pairs: 2 }, 8, 4, frost],
  ['GIANT-12', 'Fornjot', 'Форньот', { pairs: 2 }, 8, 4, frost],
];

export const baseWarriors = [
  ...warriorsOf('base', 'bear', bear),
  ...warriorsOf('base', 'wolf', wolf),
  ...warriorsOf('base', 'boar', boar),
  ...warriorsOf('base', 'deer', deer),
  ...warriorsOf('base', 'giant', giant),
];
