/** Legends of Laar: names and figures of all its cards, written by scripts/write-figures.ts. */
export const legendsOfLaar = `
1 | Огнегривый | Firemane | steppe | creature | ordinary | 4 | 9 | 2 | 2-3-3 |  | c | spear-feather
2 | Страж Тоа-Дана | Toa-Dan Guard | steppe | creature | ordinary | 5 | 8 | 1 | 1-2-2 | toaDan | c | lightning-helix
3 | Лучник Дзара | Archer of Dzar | steppe | creature | elite | 4 | 7 | 1 | 1-1-2 | toaDan | c | sun-radiations
4 | Орк-стрелок | Orc Shooter | steppe | creature | elite | 5 | 8 | 1 | 1-2-2 | orc | c | tribal-mask
5 | Орк-задира | Orc Brawler | steppe | creature | elite | 8 | 18 | 2 | 4-5-7 | orc | c | barbarian
6 | Гном-лучник | Gnome Archer | mountain | creature | ordinary | 3 | 6 | 1 | 1-2-2 | gnome | c | dwarf-helmet
7 | Грозовой маг | Thunder Mage | mountain | creature | ordinary | 3 | 7 | 1 | 1-1-2 | linung | c | magnifying-glass
8 | Железный голем | Iron Golem | mountain | creature | ordinary | 4 | 9 | 1 | 1-2-3 |  | c | rock-golem
9 | Дитя вьюги | Child of the Blizzard | mountain | creature | ordinary | 5 | 6 | 1 | 1-2-2 | linung | c | lightning-trio
10 | Цвар | Zwar | mountain | creature | elite | 8 | 14 | 1 | 3-4-5 | gnome | c | halberd
11 | Торговка эликсирами | Elixir Seller | forest | creature | ordinary | 4 | 7 | 1 | 1-1-2 | childOfKrong | c | bull-horns
12 | Эльфийский следопыт | Elven Pathfinder | forest | creature | ordinary | 4 | 8 | 1 | 1-2-2 | elf | c | spectre
13 | Боров Лихолесья | Evilforest Boar | forest | creature | ordinary | 5 | 10 | 2 | 2-2-3 | childOfKrong | c | deer
14 | Ольгерд | Olgerd | forest | creature | elite | 6 | 11 | 2 | 2-3-4 | elf | c | elf-helmet
15 | Большой кулак | Big Fist | swamp | creature | ordinary | 7 | 20 | 1 | 4-5-6 | troll | c | catapult
16 | Карга | Hag | swamp | creature | elite | 4 | 7 | 1 | 1-1-1 | arkhaalite | c | death-juice
17 | Раб клинка | Blade Slave | swamp | creature | elite | 5 | 11 | 1 | 2-3-3 | arkhaalite | c | queen-crown
18 | Тролль-воин | Troll Warrior | swamp | creature | elite | 6 | 12 | 1 | 2-3-4 | troll | c | slime
19 | Летописец | Chronicler | neutral | creature | ordinary | 2 | 5 | 1 | 1-1-1 |  | c | swords-emblem
`;
