/** Ghost Legion: names and figures of all its cards, written by scripts/write-figures.ts. */
export const ghostLegion = `
1 | Пустынная колючка | Desert Thorn | steppe | artifact | ordinary | 2 | 5 |  |  |  | c | spear-feather
2 | Шакал | Jackal | steppe | creature | ordinary | 3 | 7 | 2 | 1-2-3 |  | c | wizard-staff
3 | Гладиатор | Gladiator | steppe | creature | ordinary | 4 | 8 | 1 | 2-2-3 | akkenian | u | crossbow
4 | Головорез племени | Tribe Cutthroat | steppe | creature | ordinary | 4 | 9 | 1 | 2-3-3 | orc | c | tribal-mask
5 | Поури | Pouri | steppe | creature | ordinary | 4 | 10 | 1 | 2-3-4 |  | c | vortex
6 | Разведчик Аккении | Akkenian Scout | steppe | creature | ordinary | 4 | 7 | 2 | 1-2-3 | akkenian | c | mounted-knight
7 | Солнечный элементаль | Sun Elemental | steppe | flyer | ordinary | 4 | 8 | fly | 1-2-2 | elemental | r | werewolf
8 | Воин пламени | Flame Warrior | steppe | creature | ordinary | 5 | 11 | 1 | 2-3-4 | toaDan | c | lion
9 | Жрица крови | Blood Priestess | steppe | creature | ordinary | 5 | 10 | 1 | 1-1-2 | demon orc | r | swallow
10 | Легионер | Legionary | steppe | creature | ordinary | 5 | 11 | 1 | 2-3-4 | akkenian | c | battle-axe
11 | Лучник Тоа-Дана | Toa-Dan Archer | steppe | creature | ordinary | 5 | 9 | 1 | 1-2-2 | toaDan | c | lightning-dissipation
12 | Маг пустоты | Void Mage | steppe | creature | ordinary | 5 | 9 | 1 | 1-2-2 | toaDan | c | hourglass
13 | Оркопульта | Orcapult | steppe | artifact | ordinary | 5 | 12 |  |  | warMachine | r | eagle-head
14 | Горт | Gort | steppe | creature | ordinary | 6 | 11 | 2 | 3-3-4 | heroRogue orc | r | battle-axe
15 | Легкая кавалерия | Light Cavalry | steppe | creature | ordinary | 6 | 11 | 2 | 2-3-3 | akkenian | c | mounted-knight
16 | Лыкхан | Lykkhan | steppe | creature | ordinary | 6 | 13 | 1 | 2-3-4 | orc | r | tribal-mask
17 | Ясновидящая | Clairvoyant | steppe | creature | ordinary | 6 | 8 | 1 | 1-1-2 |  | u | cavalry
18 | Боевой носорог | War Rhino | steppe | creature | ordinary | 7 | 12 | 2 | 2-3-4 |  | c | shield-bash
19 | Рыцарь ветра | Wind Knight | steppe | creature | ordinary | 7 | 13 | 2 | 3-3-4 | akkenian | u | battle-axe
20 | Орк-ведун | Orc Hedge-wizard | steppe | creature | ordinary | 8 | 12 | 1 | 2-2-3 | orc | x | orc-head
21 | Погонщик Тоа-Дана | Toa-Dan Drover | steppe | creature | ordinary | 8 | 15 | 2 | 3-3-3 | toaDan | u | vortex
22 | Аль-Джамия | Al-Jamiya | steppe | terrain | elite | 2 |  |  |  | city desert | r | mounted-knight
23 | Дух ярости | Spirit of Rage | steppe | symbiont | elite | 2 | 5 |  | 1-1-1 | spirit orc | u | lightning-dissipation
24 | Дева барханов | Dune Maiden | steppe | creature | elite | 3 | 7 | 1 | 1-2-2 | toaDan | c | sun-radiations
25 | Бешеный орк | Mad Orc | steppe | creature | elite | 4 | 10 | 1 | 2-2-3 | orc | c | boar
26 | Знаменосец | Standard-bearer | steppe | creature | elite | 4 | 9 | 2 | 2-3-4 | akkenian | u | visored-helm
27 | Лучник Захры | Archer of Zahra | steppe | creature | elite | 4 | 8 | 1 | 2-2-3 | orc | c | grenade
28 | Орочий таран | Orc Ram | steppe | artifact | elite | 4 | 10 |  |  | warMachine | c | visored-helm
29 | Свита Илле | Ille's Retinue | steppe | creature | elite | 4 | 8 | 1 | 1-2-2 | akkenian | c | roman-shield
30 | Фрондибола | Frondibola | steppe | artifact | elite | 4 | 10 |  |  | warMachine | c | enrage
31 | Аира | Aira | steppe | creature | elite | 5 | 10 | 1 | 2-3-3 | heroPriest | r | barbarian
32 | Алый пламевержец | Scarlet Flamecaster | steppe | flyer | elite | 5 | 10 | fly | 2-3-3 | dragon | u | fire-breath
33 | Орк-инженер | Orc Engineer | steppe | creature | elite | 5 | 10 | 2 | 2-2-3 | orc | u | grenade
34 | Эр-Мариб | Er-Marib | steppe | creature | elite | 6 | 10 | 1 | 1-2-2 | heroMage toaDan | x | horse-head
35 | Орвас | Orvas | steppe | creature | elite | 7 | 13 | 1 | 3-4-5 | heroWarrior akkenian | x | spear-feather
36 | Вожак бронтобеев | Brontobei Leader | steppe | creature | elite | 8 | 14 | 2 | 3-3-4 |  | r | wizard-staff
37 | Морраг | Morrag | steppe | creature | elite | 8 | 18 | 1 | 3-4-5 |  | x | bow-arrow
38 | Гном-алхимик | Gnome Alchemist | mountain | creature | ordinary | 3 | 7 | 1 | 1-1-2 | gnome | c | dwarf-helmet
39 | Ратник хирда | Hird Warrior | mountain | creature | ordinary | 3 | 7 | 1 | 1-2-2 | gnome | c | crown
40 | Старый великан | Old Giant | mountain | creature | ordinary | 3 | 7 | 1 | 1-2-3 | giant | c | lightning-tree
41 | Ульфгард | Ulfgard | mountain | terrain | ordinary | 3 |  |  |  | city | r | healing
42 | Альфин | Alfin | mountain | flyer | ordinary | 4 | 8 | fly | 1-2-2 |  | r | rock-golem
43 | Вестник бури | Storm Herald | mountain | creature | ordinary | 4 | 8 | 1 | 1-1-2 | linung | u | snowflake-2
44 | Гарпунщик | Harpooner | mountain | creature | ordinary | 4 | 8 | 2 | 1-2-3 | yordling | c | wolf-howl
45 | Жрец штормов | Storm Priest | mountain | creature | ordinary | 4 | 9 | 1 | 1-1-2 | linung | u | wizard-face
46 | Офидия | Ophidia | mountain | creature | ordinary | 4 | 9 | 2 | 1-2-2 | linung | c | lightning-tree
47 | Рангор | Rangor | mountain | creature | ordinary | 4 | 9 | 2 | 1-2-2 | yordling | c | viking-head
48 | Сасквоч | Sasquatch | mountain | creature | ordinary | 4 | 8 | 1 | 2-2-3 | giant | c | centurion-helmet
49 | Стрелок Ульфгарда | Ulfgard Shooter | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-2 | yordling | c | barbed-spear
50 | Эйвдалль | Eivdall | mountain | creature | ordinary | 4 | 8 | 1 | 1-1-2 | linung | c | wizard-face
51 | Вукула | Vukula | mountain | creature | ordinary | 5 | 10 | 2 | 2-3-3 | yordling | c | rune-sword
52 | Гном-латник | Gnome Man-at-arms | mountain | creature | ordinary | 5 | 9 | 1 | 2-3-3 | gnome | u | anvil
53 | Гномья пушка | Gnome Cannon | mountain | artifact | ordinary | 5 | 12 |  |  | warMachine | u | magnifying-glass
54 | Сейвар | Seivar | mountain | creature | ordinary | 5 | 10 | 1 | 1-1-2 | heroPriest linung | x | frozen-body
55 | Гримнар | Grimnar | mountain | creature | ordinary | 6 | 12 | 1 | 3-4-5 | yordling | c | barbed-spear
56 | Наррах | Narrakh | mountain | creature | ordinary | 7 | 14 | 1 | 3-4-5 | giant | c | snowflake-2
57 | Чемпион Йара | Yar Champion | mountain | creature | ordinary | 8 | 16 | 1 | 3-4-5 | yordling | u | rune-sword
58 | Ледовый гигант | Ice Giant | mountain | creature | ordinary | 9 | 18 | 1 | 4-5-5 | giant | r | wolf-howl
59 | Гном-целитель | Gnome Healer | mountain | creature | elite | 3 | 8 | 1 | 1-1-2 | gnome | c | sharp-axe
60 | Щенок Ульфгарда | Ulfgard Pup | mountain | creature | elite | 3 | 7 | 2 | 1-2-2 | yordling | c | healing
61 | Элементаль молний | Lightning Elemental | mountain | creature | elite | 3 | 8 | 3 | 1-2-2 | elemental | c | flanged-mace
62 | Архимаг | Archmage | mountain | creature | elite | 4 | 9 | 1 | 1-1-2 | linung | r | magnifying-glass
63 | Воррокс | Vorrox | mountain | flyer | elite | 4 | 8 | fly | 1-2-2 | dragon | u | spiked-dragon-head
64 | Суттунг | Suttung | mountain | creature | elite | 4 | 9 | 1 | 2-3-4 | linung | u | lightning-trio
65 | Гном-рыцарь | Gnome Knight | mountain | creature | elite | 5 | 10 | 1 | 2-3-5 | gnome | c | dwarf-face
66 | Танцующая с вихрем | Whirl Dancer | mountain | creature | elite | 5 | 9 | 1 | 1-2-2 | linung | r | lightning-tree
67 | Тучный великан | Fat Giant | mountain | creature | elite | 5 | 12 | 1 | 2-3-3 | giant | c | dragon-spiral
68 | Илви | Ilvi | mountain | creature | elite | 6 | 12 | 1 | 2-3-4 | heroMage yordling | x | torch
69 | Кром Железный | Krom the Iron | mountain | creature | elite | 6 | 12 | 1 | 3-4-4 | heroWarrior gnome | x | spiked-dragon-head
70 | Вьюговей | Blizzardbringer | mountain | creature | elite | 7 | 13 | 1 | 2-2-3 | giant | r | dwarf-face
71 | Матрона гор | Mountain Matron | mountain | creature | elite | 7 | 15 | 1 | 3-4-5 | giant | r | wizard-face
72 | Бронзовый дракон | Bronze Dragon | mountain | creature | elite | 8 | 15 | 1 | 3-4-5 | dragon | r | wyvern
73 | Хребтолом | Spinebreaker | mountain | creature | elite | 8 | 17 | 1 | 3-4-4 | giant | u | ice-bolt
74 | Фенке | Fenke | mountain | creature | elite | 9 | 18 | 1 | 4-5-6 | heroRogue giant | x | lightning-tree
75 | Святолесье | Holyforest | forest | terrain | ordinary | 2 |  |  |  | forest | r | owl
76 | Голодный крыс | Hungry Rat | forest | parasite | ordinary | 3 | 8 |  | 1-2-2 | ratkin | u | spider-web
77 | Дегустатор | Taster | forest | creature | ordinary | 3 | 7 | 1 | 1-1-1 | ratkin | u | pocket-bow
78 | Меткий стрелок | Marksman | forest | creature | ordinary | 3 | 7 | 1 | 1-2-2 | forestGuardian | c | tree-branch
79 | Молодой циклоп | Young Cyclops | forest | creature | ordinary | 3 | 9 | 1 | 1-2-3 | childOfKrong | c | pan-flute
80 | Пороховой крыс | Powder Rat | forest | creature | ordinary | 3 | 7 | 1 | 1-2-3 | ratkin | c | pan-flute
81 | Вепрь Святолесья | Holyforest Boar | forest | creature | ordinary | 4 | 8 | 2 | 1-2-2 | childOfKrong | u | bull-horns
82 | Верховный друид | High Druid | forest | creature | ordinary | 4 | 8 | 1 | 1-1-2 | forestGuardian | u | guards
83 | Грибной элементаль | Mushroom Elemental | forest | creature | ordinary | 4 | 9 | 1 | 2-2-2 | elemental | c | tree-face
84 | Загонщик стаи | Pack Driver | forest | creature | ordinary | 4 | 9 | 1 | 2-2-3 | ratkin | u | guards
85 | Мелиада | Meliada | forest | creature | ordinary | 4 | 8 | 1 | 1-1-1 | forestGuardian | c | oak-leaf
86 | Небесная стража | Sky Guard | forest | flyer | ordinary | 4 | 7 | fly | 1-2-2 | elf | c | elf-helmet
87 | Филавандель | Filavandel | forest | creature | ordinary | 4 | 6 | 1 | 1-2-2 | elf | c | templar-shield
88 | Караульный | Sentry | forest | creature | ordinary | 5 | 9 | 1 | 1-2-3 | forestGuardian | c | tree-branch
89 | Придворный палач | Court Executioner | forest | creature | ordinary | 5 | 10 | 2 | 2-3-3 | ratkin | c | mushroom-gills
90 | Эльф-всадник | Elf Rider | forest | creature | ordinary | 5 | 9 | 2 | 2-2-3 | elf | c | archer
91 | Фландир | Flandir | forest | creature | ordinary | 6 | 10 | 1 | 1-2-2 | elf | r | totem-head
92 | Хранитель границ | Border Keeper | forest | creature | ordinary | 6 | 12 | 1 | 2-3-5 | elf | r | spectre
93 | Эарлинде | Earlinde | forest | creature | ordinary | 6 | 12 | 1 | 2-3-3 | heroPriest childOfKrong | x | crowned-skull
94 | Надзиратель Бик | Overseer Bik | forest | creature | ordinary | 8 | 17 | 2 | 3-4-5 | heroWarrior ratkin | x | spectre
95 | Мастодонт | Mastodon | forest | creature | ordinary | 9 | 18 | 1 | 3-4-5 | childOfKrong | r | bull-horns
96 | Кешт | Kesht | forest | creature | elite | 3 | 8 | 1 | 1-1-2 | heroMage forestGuardian | r | elf-helmet
97 | Королевский паяц | Royal Jester | forest | creature | elite | 3 | 6 | 1 | 1-2-2 | ratkin | c | brute
98 | Бард Святолесья | Bard of Holyforest | forest | creature | elite | 4 | 9 | 1 | 1-2-2 | forestGuardian | u | tree-branch
99 | Ноггл | Noggle | forest | creature | elite | 4 | 8 | 1 | 2-2-3 | demon childOfKrong | c | swallow
100 | Сенешаль Нальдана | Naldan's Seneschal | forest | creature | elite | 4 | 8 | 1 | 1-1-2 | undead elf | u | plague-doctor-profile
101 | Чумной некромант | Plague Necromancer | forest | creature | elite | 4 | 8 | 1 | 1-1-2 | ratkin | r | deer
102 | Бабр | Babr | forest | creature | elite | 5 | 10 | 2 | 2-3-4 | childOfKrong | c | bull-horns
103 | Морлас | Morlas | forest | creature | elite | 5 | 9 | 1 | 1-2-2 | heroRogue elf | r | wyvern
104 | Налайа | Nalaia | forest | creature | elite | 5 | 11 | 1 | 2-2-3 | akkenian forestGuardian | c | shield-bash
105 | Пастырь Кронга | Pastor of Krong | forest | creature | elite | 5 | 9 | 1 | 1-2-2 | forestGuardian | x | oak-leaf
106 | Темный друид | Dark Druid | forest | creature | elite | 5 | 9 | 1 | 1-1-2 | undead forestGuardian | x | sand-snake
107 | Хуорн | Huorn | forest | artifact | elite | 5 | 13 |  |  |  | c | raven
108 | Эльф-рекрут | Elf Recruit | forest | creature | elite | 5 | 10 | 1 | 3-3-4 | akkenian elf | c | whip
109 | Крысиная карета | Rat Carriage | forest | creature | elite | 6 | 13 | 1 | 3-4-5 | warMachine ratkin | r | owl
110 | Малахитовый дракон | Malachite Dragon | forest | creature | elite | 6 | 13 | 1 | 3-3-4 | dragon | c | snake
111 | Рогаль | Rogal | forest | creature | elite | 7 | 13 | 1 | 3-3-4 | childOfKrong | u | deer
112 | Живой кокон | Living Cocoon | swamp | parasite | ordinary | 2 | 5 |  | 1-1-2 |  | c | bowman
113 | Зелтрад утонувший | Zeltrad the Drowned | swamp | terrain | ordinary | 3 |  |  |  | swamp city | r | dream-catcher
114 | Хворь Архааля | Sickness of Arkhaal | swamp | creature | ordinary | 3 | 7 | 1 | 1-1-2 | arkhaalite | c | dream-catcher
115 | Болотный фантом | Bog Phantom | swamp | creature | ordinary | 4 | 8 | 2 | 2-2-2 | spirit | c | lizardman
116 | Воронга | Voronga | swamp | flyer | ordinary | 4 | 8 | fly | 2-2-3 |  | c | fish-monster
117 | Оракул пучины | Oracle of the Deep | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-1 | aquanite | c | voodoo-doll
118 | Предавший Сеггера | Betrayer of Segger | swamp | creature | ordinary | 4 | 9 | 1 | 1-1-2 | arkhaalite inquisitor | u | gears
119 | Талайна | Talaina | swamp | creature | ordinary | 4 | 9 | 1 | 2-2-3 | riverMaiden | c | water-bolt
120 | Ткач тумана | Mist Weaver | swamp | creature | ordinary | 4 | 9 | 3 | 1-2-3 | spirit | u | gooey-daemon
121 | Удильщик | Angler | swamp | creature | ordinary | 4 | 8 | 1 | 2-2-3 | aquanite | u | oyster-pearl
122 | Шишига | Shishiga | swamp | creature | ordinary | 4 | 7 | 1 | 1-2-2 | riverMaiden | c | oyster-pearl
123 | Шутовка | Jestress | swamp | creature | ordinary | 4 | 7 | 1 | 1-2-3 | riverMaiden | c | boiling-bubbles
124 | Брукса | Bruxa | swamp | creature | ordinary | 5 | 9 | 1 | 1-1-2 | riverMaiden | c | water-bolt
125 | Затонувший матрос | Sunken Sailor | swamp | creature | ordinary | 5 | 10 | 1 | 2-2-3 | aquanite pirate | c | dragon-head
126 | Каппа | Kappa | swamp | creature | ordinary | 5 | 10 | 1 | 2-2-3 | koyar troll | c | cowled
127 | Кимулис | Kimulis | swamp | creature | ordinary | 5 | 9 | 1 | 1-1-2 | arkhaalite coven | u | gears
128 | Халниада | Halniada | swamp | creature | ordinary | 5 | 11 | 1 | 2-2-3 | heroPriest riverMaiden | x | water-bolt
129 | Живоглот | Live-swallower | swamp | creature | ordinary | 6 | 12 | 3 | 2-3-4 | troll | u | catapult
130 | Ярхат | Yarkhat | swamp | creature | ordinary | 6 | 10 | 1 | 2-2-3 | heroMage | x | medusa-head
131 | Акванит-громила | Aquanite Bruiser | swamp | creature | ordinary | 7 | 14 | 1 | 3-4-4 | aquanite | c | double-face-mask
132 | Хладомор | Coldplague | swamp | creature | ordinary | 9 | 13 | 3 | 4-5-5 | spirit troll | r | fog
133 | Кокетка | Coquette | swamp | parasite | elite | 2 | 6 |  | 1-2-2 | riverMaiden | u | boiling-bubbles
134 | Дракончик | Little Dragon | swamp | creature | elite | 3 | 8 | 1 | 1-2-3 | dragon | c | dragon-spiral
135 | Гигантская каракатица | Giant Cuttlefish | swamp | creature | elite | 4 | 9 | 1 | 2-2-3 | aquanite | c | hydra
136 | Грокса | Groxa | swamp | creature | elite | 4 | 9 | 1 | 2-2-3 | riverMaiden | u | carnivorous-plant
137 | Лекарь Уорлога | Warlog Medic | swamp | creature | elite | 4 | 9 | 1 | 2-2-2 | troll | r | double-face-mask
138 | Туманница | Mistmaiden | swamp | creature | elite | 4 | 9 | 2 | 2-3-3 | spirit riverMaiden | c | hooded-assassin
139 | Аталат Кут | Atalat Kut | swamp | creature | elite | 5 | 11 | 2 | 2-2-3 | heroRogue aquanite | r | wasp-sting
140 | Ведьма | Witch | swamp | creature | elite | 5 | 8 | 1 | 1-1-1 |  | r | frog
141 | Озёрный змей | Lake Serpent | swamp | flyer | elite | 5 | 11 | fly | 2-2-3 | dragon riverMaiden | r | dragon-spiral
142 | Унук | Unuk | swamp | creature | elite | 5 | 11 | 1 | 2-3-4 | arkhaalite | c | death-juice
143 | Уста Архааля | Mouth of Arkhaal | swamp | creature | elite | 5 | 10 | 2 | 2-3-4 | arkhaalite spirit | r | queen-crown
144 | Коллекционер | Collector | swamp | creature | elite | 6 | 14 | 1 | 2-3-3 | troll | x | slime
145 | Морская черепаха | Sea Turtle | swamp | creature | elite | 6 | 11 | 1 | 2-3-4 | aquanite | u | poison-bottle
146 | Повелитель призраков | Lord of Ghosts | swamp | creature | elite | 6 | 10 | 1 | 1-1-2 | spirit | x | bowman
147 | Мор-Таурон | Mor-Tauron | swamp | creature | elite | 7 | 15 | 1 | 3-4-5 | heroWarrior arkhaalite | r | dream-catcher
148 | Дуболом | Oakcrusher | swamp | creature | elite | 8 | 16 | 1 | 4-5-6 | troll | c | monster-grasp
149 | Замок Керсам | Kersam Castle | darkness | terrain | ordinary | 2 |  |  |  | city | r | scythe
150 | Шайя | Shaiya | darkness | symbiont | ordinary | 2 | 5 |  | 1-1-2 | coven | u | shambling-zombie
151 | Балторн | Baltorn | darkness | creature | ordinary | 3 | 5 | 1 | 1-2-2 | undead | c | grim-reaper
152 | Жагна | Zhagna | darkness | creature | ordinary | 3 | 6 | 1 | 1-2-2 | coven | c | portal
153 | Призрачный легион | Ghost Legion | darkness | creature | ordinary | 3 | 7 | 2 | 1-2-2 | akkenian spirit | c | whip
154 | Тёмный менестрель | Dark Minstrel | darkness | creature | ordinary | 3 | 5 | 1 | 1-2-2 | slua | c | bestial-fangs
155 | Верховный лич | High Lich | darkness | creature | ordinary | 4 | 8 | 1 | 1-2-2 | undead | u | lovers
156 | Воин слуа | Slua Warrior | darkness | creature | ordinary | 4 | 8 | 1 | 2-2-3 | slua | c | witch-face
157 | Гном-упырь | Gnome Ghoul | darkness | creature | ordinary | 4 | 8 | 1 | 1-2-2 | gnome slua | c | dwarf-king
158 | Камала | Kamala | darkness | flyer | ordinary | 4 | 8 | fly | 1-2-2 | coven | u | fire-breath
159 | Рыцарь Самаэля | Knight of Samael | darkness | creature | ordinary | 4 | 8 | 1 | 2-3-4 | angel | u | lovers
160 | Снайпер Керсам | Kersam Sniper | darkness | creature | ordinary | 4 | 7 | 2 | 1-2-2 | slua elf | c | vampire-dracula
161 | Алчущие крови | Bloodthirsters | darkness | creature | ordinary | 5 | 11 | 2 | 2-3-3 | slua elf | c | witch-face
162 | Когтистый палач | Clawed Executioner | darkness | creature | ordinary | 5 | 12 | 1 | 1-2-3 | undead | c | skeleton
163 | Мерцающий призрак | Flickering Ghost | darkness | creature | ordinary | 5 | 10 | 3 | 1-2-2 | spirit | c | grab
164 | Наемник ковена | Coven Mercenary | darkness | creature | ordinary | 5 | 10 | 1 | 2-3-4 | coven | c | executioner-hood
165 | Отринувший свет | Light Renouncer | darkness | creature | ordinary | 5 | 9 | 1 | 1-2-2 | inquisitor coven | r | templar-shield
166 | Ушастый демон | Eared Demon | darkness | creature | ordinary | 5 | 10 | 1 | 2-2-3 | demon | u | daemon-skull
167 | Гробовщик | Undertaker | darkness | creature | ordinary | 6 | 10 | 1 | 2-2-3 | undead | c | tombstone
168 | Зомби-гризли | Zombie Grizzly | darkness | creature | ordinary | 8 | 15 | 1 | 4-5-6 | childOfKrong undead | c | acorn
169 | Архидемон | Archdemon | darkness | creature | ordinary | 9 | 16 | 1 | 3-4-5 | demon | r | swallow
170 | Гриф Соултрада | Vulture of Soultrad | darkness | flyer | elite | 3 | 7 | fly | 1-2-2 |  | c | plague-doctor-profile
171 | Демон гнева | Demon of Wrath | darkness | creature | elite | 3 | 6 | 1 | 1-2-2 | demon | c | chain-lightning
172 | Духовный вампир | Spirit Vampire | darkness | creature | elite | 4 | 9 | 2 | 2-3-4 | slua | c | vampire-cape
173 | Мертвяцкая бомбарда | Undead Bombard | darkness | artifact | elite | 4 | 9 |  |  | warMachine | u | witch-face
174 | Элевера | Elevera | darkness | creature | elite | 4 | 9 | 1 | 1-1-2 | heroMage coven | r | grim-reaper
175 | Очи Нальдана | Eyes of Naldan | darkness | flyer | elite | 5 | 7 | fly | 2-2-3 | undead elf | r | lovers
176 | Файзер | Phaser | darkness | creature | elite | 5 | 11 | 1 | 2-3-4 | demon pirate | x | daemon-skull
177 | Берроу и Бон | Berrow and Bon | darkness | creature | elite | 6 | 9 | 2 | 2-3-4 | coven undead | r | devil-mask
178 | Вестник смерти | Herald of Death | darkness | creature | elite | 6 | 10 | 1 | 2-2-3 | coven slua | r | horned-skull
179 | Инзела | Inzela | darkness | creature | elite | 6 | 12 | 2 | 2-3-4 | slua | u | bestial-fangs
180 | Магистр Шарль | Magister Charles | darkness | creature | elite | 6 | 10 | 1 | 1-2-2 | heroPriest coven | x | raise-skeleton
181 | Абаддон | Abaddon | darkness | creature | elite | 7 | 13 | 1 | 3-4-5 | heroRogue demon | r | sewing-needle
182 | Дух Адрелиана | Spirit of Adrelian | darkness | creature | elite | 7 | 13 | 2 | 3-3-4 | spirit | x | skeleton
183 | Илиарт Керсам | Iliart Kersam | darkness | creature | elite | 8 | 15 | 2 | 3-4-5 | heroWarrior slua | x | scythe
184 | Пепельный дракон | Ashen Dragon | darkness | creature | elite | 8 | 16 | 1 | 4-5-7 | dragon | u | wyvern
185 | Цербер | Cerberus | darkness | creature | elite | 8 | 15 | 1 | 3-4-4 | demon | c | portal
186 | Аларино | Alarino | neutral | creature | ordinary | 3 | 6 | 1 | 1-1-2 | koyar | c | cowled
187 | Йоро | Yoro | neutral | parasite | ordinary | 3 | 7 |  | 1-2-3 |  | r | sunbeams
188 | Казематы Ордена | Order Dungeons | neutral | terrain | ordinary | 3 |  |  |  | city | r | maggot
189 | Лагоморф | Lagomorph | neutral | creature | ordinary | 3 | 6 | 1 | 1-2-2 |  | c | templar-eye
190 | Невезучий моряк | Unlucky Sailor | neutral | creature | ordinary | 3 | 7 | 1 | 1-1-2 | pirate | c | domino-mask
191 | Проныра | Sneak | neutral | creature | ordinary | 3 | 7 | 2 | 1-2-3 | pirate elf | c | pirate-captain
192 | Таверна | Tavern | neutral | artifact | ordinary | 3 | 8 |  |  | building | u | watchtower
193 | Абордажник | Boarder | neutral | creature | ordinary | 4 | 8 | 1 | 2-2-3 | pirate | c | dynamite
194 | Бегущий по лезвию | Blade Runner | neutral | creature | ordinary | 4 | 8 | 1 | 1-2-3 | koyar | c | cowled
195 | Ведьможог | Witchburner | neutral | creature | ordinary | 4 | 8 | 1 | 1-1-2 | inquisitor | c | prayer
196 | Мастер теней | Shadow Master | neutral | creature | ordinary | 4 | 9 | 1 | 1-1-2 | koyar | r | cowled
197 | Рейтар | Reiter | neutral | creature | ordinary | 4 | 7 | 2 | 1-2-2 | inquisitor | c | campfire
198 | Солдаты удачи | Soldiers of Fortune | neutral | creature | ordinary | 4 | 9 | 1 | 2-2-3 |  | u | sword-altar
199 | Учитель магии | Magic Teacher | neutral | creature | ordinary | 4 | 9 | 1 | 2-2-3 | linung toaDan | c | lightning-trio
200 | Ангел надежды | Angel of Hope | neutral | flyer | ordinary | 5 | 7 | fly | 2-2-3 | angel | u | cowled
201 | Падший паладин | Fallen Paladin | neutral | creature | ordinary | 5 | 9 | 1 | 2-3-4 | inquisitor coven | c | sword-altar
202 | Пиратский бриг | Pirate Brig | neutral | artifact | ordinary | 5 | 12 |  |  | warMachine | r | spider-face
203 | Морской волк | Sea Wolf | neutral | creature | ordinary | 6 | 13 | 1 | 2-3-3 | yordling pirate | c | viking-head
204 | Отец-исповедник | Father Confessor | neutral | creature | ordinary | 6 | 12 | 1 | 3-4-4 | inquisitor | c | campfire
205 | Кутила | Reveller | neutral | creature | ordinary | 8 | 14 | 1 | 3-3-4 | pirate | x | dynamite
206 | Феррос | Ferros | neutral | creature | ordinary | 8 | 16 | 1 | 3-4-5 |  | u | sea-dragon
207 | Шулер | Cardsharp | neutral | creature | elite | 2 | 5 | 1 | 1-1-1 | pirate | u | pirate-hat
208 | Мастер засад | Ambush Master | neutral | creature | elite | 3 | 7 | 1 | 1-2-2 | koyar | u | cowled
209 | Призматическая башня | Prismatic Tower | neutral | artifact | elite | 3 | 8 |  |  | building | r | rock
210 | Аскет Ордена | Order Ascetic | neutral | creature | elite | 4 | 8 | 1 | 1-2-2 | inquisitor | u | crystal-ball
211 | Голем со свалки | Junkyard Golem | neutral | creature | elite | 4 | 12 | 1 | 2-3-4 |  | c | barrel
212 | Мим | Mime | neutral | creature | elite | 4 | 9 | 1 | 2-2-3 | koyar | r | cowled
213 | Ученик убийцы | Killer's Apprentice | neutral | creature | elite | 4 | 9 | 1 | 1-2-2 | koyar | u | cowled
214 | Ликвидатор | Liquidator | neutral | creature | elite | 6 | 12 | 1 | 3-3-4 | koyar | r | cowled
215 | Рафаэль | Raphael | neutral | flyer | elite | 6 | 10 | fly | 1-2-2 | heroPriest angel | r | swordman
216 | Хильдис Коот | Hildis Koot | neutral | creature | elite | 6 | 10 | 1 | 1-2-2 | heroMage inquisitor | r | spyglass
217 | Капитан Тич | Captain Teach | neutral | creature | elite | 7 | 17 | 2 | 4-5-7 | heroRogue pirate | x | sunbeams
218 | Хигарт Несокрушимый | Higart the Indestructible | neutral | creature | elite | 7 | 14 | 1 | 3-4-5 | heroWarrior | x | maggot
219 | Янтарный дракон | Amber Dragon | neutral | flyer | elite | 7 | 14 | fly | 3-3-4 | dragon | x | wyvern
220 | Сорвиголова | Daredevil | neutral | creature | elite | 8 | 16 | 1 | 3-4-5 | pirate | u | domino-mask
`;
