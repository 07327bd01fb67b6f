/** Rus vs Lizards: names and figures of all its cards, written by scripts/write-figures.ts. */
export const rusVersusLizards = `
1 | Кенобор Гуслинг | Kenobor Gusling | mountain | creature | ordinary | 4 | 9 | 1 | 2-2-3 |  | c | spiked-dragon-head
2 | Лучник Тывы | Archer of Tyva | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | c | dwarf-face
3 | Святозар Водохлеб | Svyatozar Waterdrinker | mountain | creature | ordinary | 4 | 9 | 1 | 1-2-2 |  | c | wizard-face
4 | Сын Байкальска | Son of Baikalsk | mountain | creature | ordinary | 5 | 12 | 1 | 2-3-4 |  | c | evil-minion
5 | Жрец Перуна | Priest of Perun | mountain | creature | ordinary | 4 | 9 | 1 | 2-2-3 |  | c | ice-bolt
6 | Деомид Душезмей | Deomid Soulserpent | mountain | creature | elite | 6 | 15 | 2 | 3-3-4 |  | u | lightning-tree
7 | Родислав Багиров | Rodislav Bagirov | mountain | creature | elite | 6 | 14 | 1 | 3-4-5 |  | r | healing
8 | Святогор Меткий Глаз | Svyatogor Keen-eye | mountain | creature | elite | 5 | 9 | 2 | 1-2-2 |  | r | rock-golem
9 | Дрочеслав, сын Сергея | Rus warrior no. 9 | mountain | creature | elite | 7 | 15 | 2 | 4-4-5 |  | r | halberd
10 | Защитник Тайги | Taiga Defender | forest | creature | ordinary | 3 | 8 | 1 | 1-2-2 |  | c | high-shot
11 | Чресламор | Chreslamor | forest | creature | ordinary | 4 | 9 | 1 | 2-3-3 |  | c | bear-head
12 | Дочь Сварога | Daughter of Svarog | forest | creature | ordinary | 5 | 8 | 1 | 1-2-2 |  | c | pan-flute
13 | Гаврило Большое Гузно | Gavrilo the Stout | forest | creature | ordinary | 6 | 13 | 1 | 1-2-2 |  | c | stag-head
14 | Виктор Корнеплод | Viktor Rootcrop | forest | creature | elite | 5 | 11 | 2 | 2-3-3 |  | u | bull-horns
15 | Мстислав Дуболюб | Mstislav Oaklover | forest | creature | elite | 6 | 13 | 1 | 2-3-4 |  | u | tree-face
16 | Страж Гипербореи | Guard of Hyperborea | forest | creature | elite | 5 | 10 | 2 | 2-3-3 |  | c | guards
17 | Тихомир Лесоповал | Tikhomir Timber | forest | creature | elite | 6 | 13 | 1 | 3-4-4 |  | u | archer
18 | Всеслав Чародей | Vseslav the Sorcerer | forest | creature | elite | 8 | 15 | 2 | 3-4-5 |  | r | tree-branch
19 | Рептилоид | Reptiloid | steppe | creature | ordinary | 3 | 7 | 1 | 1-2-3 |  | c | sun-radiations
20 | Ящер-Жадюга | Greedy Lizard | steppe | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | c | scorpion
21 | Ящер-Копейщик | Lizard Spearman | steppe | creature | ordinary | 4 | 10 | 2 | 1-2-2 |  | c | grenade
22 | Гнида Песчаная | Sand Nit | steppe | creature | ordinary | 5 | 10 | 2 | 2-2-3 |  | c | mounted-knight
23 | Ящер-Яйцеклад | Egg-laying Lizard | steppe | creature | ordinary | 4 | 8 | 1 | 1-2-3 |  | c | lightning-dissipation
24 | Ящер-Великан | Giant Lizard | steppe | creature | ordinary | 8 | 17 | 1 | 4-5-6 |  | u | hourglass
25 | Лизард-Визард | Lizard Wizard | steppe | creature | elite | 4 | 8 | 1 | 1-2-2 |  | c | anubis
26 | Профессор Счетохвост | Professor Counttail | steppe | creature | elite | 7 | 10 | 1 | 1-2-3 |  | r | two-shadows
27 | Босс Дрочешуй | Lizard boss no. 27 | steppe | creature | elite | 9 | 15 | 1 | 3-4-5 |  | r | tribal-mask
28 | Долбоящер | Dumb Lizard | swamp | creature | ordinary | 3 | 7 | 2 | 1-2-2 |  | c | medusa-head
29 | Стрелючий Ящер | Shooting Lizard | swamp | creature | ordinary | 3 | 7 | 1 | 1-2-3 |  | c | double-face-mask
30 | Гипноящер | Hypno Lizard | swamp | creature | ordinary | 5 | 8 | 1 | 1-1-2 |  | u | fog
31 | Гнилозад Смердящер | Stinking Lizard | swamp | creature | ordinary | 6 | 12 | 2 | 3-3-4 |  | r | shadow-follower
32 | Тиванозавл Вэкс | Tyrannosaur Rex | swamp | creature | ordinary | 8 | 14 | 3 | 2-3-4 |  | u | wood-club
33 | Зеленый Змий | Green Serpent | swamp | creature | elite | 4 | 9 | 1 | 2-3-3 |  | c | hydra
34 | Филосоящер | Philosopher Lizard | swamp | creature | elite | 3 | 7 | 1 | 1-2-2 |  | c | quiver
35 | Геннадий Кислютый | Gennady the Sour | swamp | creature | elite | 7 | 15 | 1 | 3-3-4 |  | r | gears
36 | Ящер-Втащер | Brawler Lizard | swamp | creature | elite | 5 | 10 | 1 | 2-4-5 |  | c | hooded-assassin
`;
