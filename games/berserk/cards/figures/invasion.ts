/** Invasion of Darkness: names and figures of all its cards, written by scripts/write-figures.ts. */
export const invasionOfDarkness = `
1 | Заступник Ордена | Order Intercessor | steppe | creature | ordinary | 3 | 7 | 1 | 1-1-2 | toaDan | c | lion
2 | Кентавр | Centaur | steppe | creature | ordinary | 3 | 7 | 2 | 1-2-3 |  | c | wizard-staff
3 | Орчонок | Orc Youngling | steppe | creature | ordinary | 3 | 6 | 1 | 1-1-2 | orc | c | grenade
4 | Разумный вихрь | Sentient Whirlwind | steppe | symbiont | ordinary | 3 | 4 |  | 0-0-0 | spirit | c | muscle-up
5 | Иглохрюк | Needlegrunt | steppe | creature | ordinary | 4 | 9 | 1 | 2-2-2 |  | c | vortex
6 | Карлик Унд | Dwarf Und | steppe | parasite | ordinary | 4 | 8 |  | 1-2-2 |  | u | whip
7 | Кешиар | Keshiar | steppe | creature | ordinary | 4 | 10 | 1 | 2-2-3 | akkenian | c | two-shadows
8 | Кондор-стервятник | Vulture Condor | steppe | flyer | ordinary | 4 | 6 | fly | 1-2-2 |  | u | lion
9 | Лихо одноглазое | One-eyed Likho | steppe | artifact | ordinary | 4 |  |  |  |  | u | lightning-helix
10 | Поури | Pouri | steppe | creature | ordinary | 4 | 10 | 1 | 2-3-4 |  | c | snake-totem
11 | Пустыня Дзара | Desert of Dzar | steppe | terrain | ordinary | 4 |  |  |  | desert | r | boar
12 | Стражник Туллена | Tullen Guardsman | steppe | creature | ordinary | 4 | 7 | 1 | 2-2-3 | akkenian | c | crossbow
13 | Витязь Адрелиана | Knight of Adrelian | steppe | creature | ordinary | 5 | 10 | 2 | 2-2-3 | akkenian | c | cavalry
14 | Омидгал | Omidgal | steppe | creature | ordinary | 5 | 10 | 1 | 2-3-4 | toaDan | r | vortex
15 | Песчаный пират | Sand Pirate | steppe | creature | ordinary | 5 | 10 | 2 | 1-2-3 | pirate | c | pirate-hat
16 | Пикинер Альхенгарда | Pikeman of Alhengard | steppe | creature | ordinary | 5 | 9 | 2 | 1-2-3 | akkenian | c | two-shadows
17 | Боргак | Borgak | steppe | creature | ordinary | 6 | 12 | 1 | 3-4-3 | orc | c | barbarian
18 | Кулхан | Kulkhan | steppe | creature | ordinary | 6 | 12 | 1 | 2-2-3 | toaDan | c | lightning-dissipation
19 | Ясновидящая | Clairvoyant | steppe | creature | ordinary | 6 | 8 | 1 | 1-1-2 |  | u | sun-radiations
20 | Раптор | Raptor | steppe | creature | ordinary | 9 | 16 | 1 | 3-4-5 |  | x | scorpion
21 | Купец | Merchant | steppe | creature | elite | 2 | 5 | 1 | 1-1-2 |  | c | grenade
22 | Стратег | Strategist | steppe | creature | elite | 4 | 9 | 1 | 1-2-2 | akkenian | u | cavalry
23 | Сфинкс Дзара | Sphinx of Dzar | steppe | flyer | elite | 4 | 8 | fly | 1-2-3 |  | u | lightning-dissipation
24 | Великая катапульта | Great Catapult | steppe | artifact | elite | 5 |  |  |  | warMachine | r | hourglass
25 | Джилла | Jilla | steppe | creature | elite | 5 | 10 | 2 | 1-2-3 | heroMage | r | anubis
26 | Маг Тор-Гарона | Mage of Tor-Garon | steppe | creature | elite | 5 | 9 | 1 | 1-2-2 | toaDan | r | hourglass
27 | Пиромант Дзара | Pyromancer of Dzar | steppe | creature | elite | 5 | 9 | 1 | 1-2-3 | toaDan | c | two-shadows
28 | Степной варвар | Steppe Barbarian | steppe | creature | elite | 5 | 11 | 2 | 2-3-4 |  | c | visored-helm
29 | Орк-арбалетчик | Orc Crossbowman | steppe | creature | elite | 6 | 9 | 1 | 2-2-3 | orc | u | barbarian
30 | Рыцарь Туллена | Knight of Tullen | steppe | creature | elite | 6 | 10 | 3 | 3-3-4 | akkenian | r | crossbow
31 | Хазг | Khazg | steppe | creature | elite | 7 | 9 | 2 | 2-3-4 | akkenian | u | cavalry
32 | Адрелиан | Adrelian | steppe | creature | elite | 8 | 13 | 1 | 1-2-3 | akkenian heroWarrior | x | shield-bash
33 | Кест | Kest | steppe | creature | elite | 8 | 13 | 2 | 4-5-6 | akkenian | c | mounted-knight
34 | Свирепый резак | Savage Cutter | steppe | creature | elite | 8 | 13 | 1 | 3-3-5 | heroWarrior orc | x | horse-head
35 | Гном-арбалетчик | Gnome Crossbowman | mountain | creature | ordinary | 3 | 6 | 1 | 1-1-2 | gnome | c | sharp-axe
36 | Лучница Снорганга | Archer of Snorgang | mountain | creature | ordinary | 3 | 6 | 1 | 1-1-2 | yordling | c | healing
37 | Стражница Ульфгарда | Guardswoman of Ulfgard | mountain | creature | ordinary | 3 | 6 | 2 | 1-2-2 | yordling | c | barbed-spear
38 | Гарпунщик | Harpooner | mountain | creature | ordinary | 4 | 8 | 2 | 1-2-3 | yordling | c | wolf-howl
39 | Дух горы | Mountain Spirit | mountain | flyer | ordinary | 4 | 7 | fly | 2-2-3 | dragon spirit | c | fire-breath
40 | Жрец штормов | Storm Priest | mountain | creature | ordinary | 4 | 9 | 1 | 1-1-2 | linung | u | wizard-face
41 | Ратник Крейд-Моора | Warrior of Kreid-Moor | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-3 | gnome | c | dwarf-face
42 | Скальд | Skald | mountain | creature | ordinary | 4 | 7 | 1 | 1-1-1 | yordling | c | healing
43 | Скальный фантом | Rock Phantom | mountain | creature | ordinary | 4 | 8 | 2 | 1-3-3 | spirit | c | halberd
44 | Альгорн | Algorn | mountain | creature | ordinary | 5 | 7 | 1 | 1-2-2 | linung | c | lightning-trio
45 | Астральный двойник | Astral Double | mountain | creature | ordinary | 5 | 7 | 1 | 2-2-3 | spirit | u | sharp-axe
46 | Гаргулья | Gargoyle | mountain | creature | ordinary | 5 | 9 | 1 | 2-3-3 |  | c | condor-emblem
47 | Ледяной тролль | Ice Troll | mountain | creature | ordinary | 5 | 10 | 1 | 0-0-0 | troll | u | double-face-mask
48 | Олаф | Olaf | mountain | creature | ordinary | 5 | 9 | 1 | 2-3-3 | yordling | c | healing
49 | Сердце бурь | Heart of Storms | mountain | artifact | ordinary | 5 |  |  |  |  | r | mountains
50 | Сигурд | Sigurd | mountain | creature | ordinary | 5 | 12 | 1 | 2-2-3 | yordling | c | wolf-howl
51 | Черновар | Chernovar | mountain | creature | ordinary | 5 | 10 | 1 | 2-3-3 | gnome | u | sharp-axe
52 | Хозяйка лавин | Avalanche Mistress | mountain | creature | ordinary | 6 | 9 | 1 | 1-1-1 | linung | u | magnifying-glass
53 | Прорицательница вершин | Peak Diviner | mountain | creature | ordinary | 7 | 8 | 1 | 1-1-2 | linung | x | snowflake-2
54 | Раннан | Rannan | mountain | creature | ordinary | 8 | 14 | 2 | 3-4-5 | heroPriest yordling | r | frozen-body
55 | Скалы Лант-Мора | Cliffs of Lant-Mor | mountain | terrain | elite | 3 |  |  |  | mountains | r | evil-bat
56 | Шипокрыл | Thornwing | mountain | symbiont | elite | 3 | 6 |  | 1-1-2 | dragon | c | spiked-dragon-head
57 | Валькирия | Valkyrie | mountain | flyer | elite | 4 | 7 | fly | 2-2-3 |  | x | thor-hammer
58 | Глиняный голем | Clay Golem | mountain | creature | elite | 4 | 15 | 1 | 2-3-4 |  | c | wolf-howl
59 | Камень гнева | Stone of Wrath | mountain | artifact | elite | 4 |  |  |  | building | u | rune-sword
60 | Кугхор | Kughor | mountain | creature | elite | 4 | 9 | 1 | 1-2-2 | gnome pirate | c | anvil
61 | Дхайа | Dhaya | mountain | creature | elite | 5 | 8 | 1 | 1-2-2 | linung heroMage | u | lightning-tree
62 | Морозный тюремщик | Frost Jailer | mountain | creature | elite | 6 | 9 | 1 | 1-2-2 | linung | r | magnifying-glass
63 | Нага | Naga | mountain | creature | elite | 6 | 12 | 2 | 1-1-1 |  | c | troll
64 | Гаргант | Gargant | mountain | creature | elite | 7 | 12 | 1 | 3-3-4 |  | c | ice-golem
65 | Торбьерн | Torbjorn | mountain | creature | elite | 7 | 14 | 1 | 3-4-5 | yordling | u | viking-head
66 | Хельмир | Helmir | mountain | creature | elite | 7 | 13 | 1 | 2-3-5 | gnome heroWarrior | r | halberd
67 | Фенрир | Fenrir | mountain | creature | elite | 8 | 14 | 1 | 4-5-6 |  | x | dragon-spiral
68 | Рукан | Rukan | mountain | creature | elite | 9 | 15 | 1 | 3-4-5 |  | r | torch
69 | Эльм | Elm | forest | flyer | ordinary | 1 | 1 | fly | 1-1-1 |  | c | wyvern
70 | Бяка | Byaka | forest | creature | ordinary | 3 | 8 | 1 | 1-1-2 |  | c | evil-tree
71 | Лепрекон | Leprechaun | forest | creature | ordinary | 3 | 6 | 1 | 1-2-2 |  | c | fairy
72 | Вепрь Святолесья | Holyforest Boar | forest | creature | ordinary | 4 | 8 | 2 | 1-2-2 | childOfKrong | u | pan-flute
73 | Гигантский орел | Giant Eagle | forest | flyer | ordinary | 4 | 7 | fly | 1-2-2 |  | c | raven
74 | Разведчик эльфов | Elf Scout | forest | creature | ordinary | 4 | 6 | 1 | 1-2-3 | elf | u | archer
75 | Раэннат | Raennat | forest | terrain | ordinary | 4 |  |  |  | forest | r | owl
76 | Рейнджер | Ranger | forest | creature | ordinary | 4 | 7 | 1 | 1-2-2 | forestGuardian | c | bear-head
77 | Санитар рощи | Grove Medic | forest | creature | ordinary | 4 | 10 | 1 | 2-2-3 | forestGuardian | c | guards
78 | Ламия | Lamia | forest | creature | ordinary | 5 | 10 | 1 | 1-2-3 | forestGuardian | r | tree-branch
79 | Мара | Mara | forest | creature | ordinary | 5 | 8 | 1 | 1-1-1 |  | u | bear-head
80 | Пастух Кронга | Shepherd of Krong | forest | creature | ordinary | 5 | 9 | 1 | 1-1-2 | forestGuardian | c | oak-leaf
81 | Ягуар | Jaguar | forest | creature | ordinary | 5 | 11 | 1 | 2-3-4 | childOfKrong | c | bull-horns
82 | Борсан | Borsan | forest | creature | ordinary | 6 | 12 | 2 | 2-3-4 | forestGuardian heroPriest | x | guards
83 | Гвеор | Gweor | forest | flyer | ordinary | 6 | 8 | fly | 2-3-4 | forestGuardian | c | tree-branch
84 | Грост | Grost | forest | artifact | ordinary | 6 |  |  |  |  | u | guards
85 | Жрица Алламора | Priestess of Allamor | forest | creature | ordinary | 6 | 11 | 2 | 1-1-2 | elf | c | rune-stone
86 | Рузарх | Ruzarkh | forest | creature | ordinary | 7 | 12 | 1 | 2-3-3 | childOfKrong | c | pan-flute
87 | Гризли Кронга | Grizzly of Krong | forest | creature | ordinary | 8 | 14 | 1 | 3-3-4 | childOfKrong | u | stag-head
88 | Часовые Кронга | Sentries of Krong | forest | creature | ordinary | 8 | 16 | 2 | 3-4-4 | forestGuardian | r | tree-branch
89 | Бурый волк | Brown Wolf | forest | creature | elite | 3 | 7 | 2 | 1-2-3 | childOfKrong | c | herbs-bundle
90 | Гмурр | Gmurr | forest | creature | elite | 3 | 6 | 1 | 1-1-2 | forestGuardian | c | oak-leaf
91 | Эльф-задира | Elf Bully | forest | creature | elite | 3 | 7 | 1 | 1-2-3 | elf | c | totem-head
92 | Бард Святолесья | Bard of Holyforest | forest | creature | elite | 4 | 9 | 1 | 1-2-2 | forestGuardian | u | guards
93 | Орк-птицелов | Orc Fowler | forest | creature | elite | 4 | 8 | 1 | 2-2-3 | orc | c | grenade
94 | Хрумг | Khrumg | forest | symbiont | elite | 4 | 8 |  | 3-4-5 |  | u | spectre
95 | Чародейка | Enchantress | forest | creature | elite | 4 | 9 | 1 | 1-2-2 | elf | u | templar-shield
96 | Эльфийский арсенал | Elven Arsenal | forest | artifact | elite | 4 |  |  |  | building | r | elf-helmet
97 | Вейде | Veide | forest | flyer | elite | 5 | 7 | fly | 1-2-2 | heroMage elf | x | brute
98 | Тхель-Вэнн | Thel-Venn | forest | creature | elite | 5 | 9 | 2 | 2-2-3 | heroRogue elf | x | flaming-arrow
99 | Дикий циклоп | Wild Cyclops | forest | creature | elite | 6 | 11 | 1 | 3-4-4 | childOfKrong | r | owl
100 | Исса | Issa | forest | creature | elite | 6 | 13 | 1 | 3-3-4 |  | c | cyclops
101 | Единорог | Unicorn | forest | creature | elite | 7 | 14 | 2 | 3-4-4 | childOfKrong | r | stag-head
102 | Линдвурм | Lindworm | forest | creature | elite | 7 | 14 | 1 | 3-4-4 |  | c | acorn
103 | Невеста окуня | Perch's Bride | swamp | creature | ordinary | 3 | 5 | 1 | 1-1-1 | riverMaiden | c | boiling-bubbles
104 | Нервный ург | Nervous Urg | swamp | creature | ordinary | 3 | 9 | 1 | 2-2-3 |  | c | hooded-assassin
105 | Виверна | Wyvern | swamp | flyer | ordinary | 4 | 5 | fly | 1-2-2 |  | c | wasp-sting
106 | Дымный Ууг | Smoky Uug | swamp | creature | ordinary | 4 | 8 | 1 | 2-2-3 | troll | c | monster-grasp
107 | Зендар | Zendar | swamp | creature | ordinary | 4 | 8 | 1 | 2-3-3 | arkhaalite | c | queen-crown
108 | Призрак Зенды | Ghost of Zenda | swamp | creature | ordinary | 4 | 7 | 2 | 2-2-3 | spirit | u | slime
109 | Руины Уорлога | Ruins of Warlog | swamp | artifact | ordinary | 4 |  |  |  | building | r | gecko
110 | Топи Зенды | Bogs of Zenda | swamp | terrain | ordinary | 4 |  |  |  | swamp | r | mermaid
111 | Торфяной змей | Peat Serpent | swamp | symbiont | ordinary | 4 | 8 |  | 2-2-3 |  | c | poison-bottle
112 | Умпи | Umpi | swamp | creature | ordinary | 4 | 8 | 1 | 1-1-1 |  | c | bowman
113 | Шутовка | Jestress | swamp | creature | ordinary | 4 | 7 | 1 | 1-2-3 | riverMaiden | c | boiling-bubbles
114 | Щупальце кракена | Kraken Tentacle | swamp | creature | ordinary | 4 | 6 | 0 | 2-2-3 |  | c | carnivorous-plant
115 | Ядовитый плющ | Poison Ivy | swamp | parasite | ordinary | 4 | 8 |  | 0-0-0 |  | c | lizardman
116 | Ахти | Ahti | swamp | creature | ordinary | 5 | 11 | 4 | 1-2-2 | spirit | c | fish-monster
117 | Джаал | Jaal | swamp | creature | ordinary | 5 | 9 | 1 | 1-2-3 | arkhaalite | c | quiver
118 | Обелиск топей | Obelisk of the Bogs | swamp | artifact | ordinary | 5 |  |  |  | building | u | bully-minion
119 | Тифозный вайл | Typhoid Vile | swamp | creature | ordinary | 5 | 10 | 1 | 1-1-4 |  | u | goblin-head
120 | Хэсодэ | Hesode | swamp | creature | ordinary | 5 | 9 | 1 | 1-2-2 | arkhaalite heroRogue | x | wasp-sting
121 | Информатор | Informer | swamp | creature | ordinary | 6 | 13 | 1 | 2-3-3 | arkhaalite | u | swamp
122 | Ррег | Rreg | swamp | creature | ordinary | 7 | 16 | 1 | 2-2-2 | troll | r | bully-minion
123 | Трясинщик | Bogger | swamp | creature | elite | 2 | 6 | 1 | 1-2-3 | arkhaalite | c | dream-catcher
124 | Утопец | Drowned One | swamp | creature | elite | 3 | 6 | 1 | 1-1-1 | undead | c | haunting
125 | Ведьма | Witch | swamp | creature | elite | 5 | 8 | 1 | 1-1-1 |  | r | dragon-head
126 | Живая стена | Living Wall | swamp | creature | elite | 5 | 12 | 1 | 1-1-1 |  | u | sharp-smile
127 | Итинери | Itineri | swamp | creature | elite | 5 | 11 | 1 | 1-2-3 | riverMaiden heroMage | r | oyster-pearl
128 | Пустоголов | Emptyhead | swamp | creature | elite | 5 | 11 | 1 | 3-3-4 | troll | c | bully-minion
129 | Слух Архааля | Hearing of Arkhaal | swamp | creature | elite | 5 | 9 | 1 | 1-2-2 | arkhaalite | u | wasp-sting
130 | Древняя черепаха | Ancient Tortoise | swamp | creature | elite | 6 | 12 | 1 | 3-4-6 |  | c | medusa-head
131 | Иринди | Irindi | swamp | creature | elite | 6 | 8 | 1 | 1-2-2 | riverMaiden | u | carnivorous-plant
132 | Кракен | Kraken | swamp | creature | elite | 6 | 11 | 0 | 0-0-0 |  | x | fog
133 | Одинокий призрак | Lonely Ghost | swamp | creature | elite | 6 | 30 | 1 | 0-0-0 | spirit | u | shadow-follower
134 | Король Астейрос | King Asteyros | swamp | creature | elite | 7 | 14 | 1 | 3-4-5 | heroWarrior troll | x | wood-club
135 | Тролль-людоед | Man-eating Troll | swamp | creature | elite | 7 | 13 | 1 | 3-4-6 | troll | c | catapult
136 | Броненосец | Armadillo | swamp | creature | elite | 9 | 15 | 1 | 3-5-6 |  | r | quiver
137 | Бес | Imp | darkness | creature | ordinary | 3 | 5 | 1 | 1-2-2 | demon | c | lovers
138 | Выкормыш слуа | Slua Fosterling | darkness | creature | ordinary | 3 | 6 | 1 | 1-1-2 | slua | c | bleeding-heart
139 | Могильный жук | Grave Beetle | darkness | symbiont | ordinary | 3 | 7 |  | 1-2-2 |  | u | witch-face
140 | Саламандра | Salamander | darkness | symbiont | ordinary | 3 | 7 |  | 1-2-3 | demon | u | imp
141 | Скелет | Skeleton | darkness | creature | ordinary | 3 | 8 | 1 | 1-2-2 | undead | c | grim-reaper
142 | Малефик | Malefic | darkness | creature | ordinary | 4 | 8 | 1 | 1-2-2 | slua | u | vampire-cape
143 | Могильный демон | Grave Demon | darkness | creature | ordinary | 4 | 8 | 2 | 2-3-3 | undead demon | c | shambling-zombie
144 | Призрачный рыцарь | Ghost Knight | darkness | creature | ordinary | 4 | 5 | 3 | 1-2-2 | spirit | c | horned-skull
145 | Проклятый маг | Cursed Mage | darkness | creature | ordinary | 4 | 7 | 1 | 1-1-2 |  | c | vampire-cape
146 | Пустошь Тул-Багар | Wastes of Tul-Bagar | darkness | terrain | ordinary | 4 |  |  |  | desert | r | raise-skeleton
147 | Берелгал | Berelgal | darkness | creature | ordinary | 5 | 10 | 1 | 2-3-4 | demon | c | lovers
148 | Демонические врата | Demonic Gate | darkness | artifact | ordinary | 5 |  |  |  | building | u | skeleton
149 | Живущий в тумане | Mist Dweller | darkness | creature | ordinary | 5 | 10 | 2 | 2-3-4 | spirit | c | scythe
150 | Когтистый палач | Clawed Executioner | darkness | creature | ordinary | 5 | 12 | 1 | 1-2-3 | undead | c | plague-doctor-profile
151 | Надих | Nadikh | darkness | creature | ordinary | 5 | 9 | 1 | 1-2-3 | undead | c | grim-reaper
152 | Скелетная гончая | Skeletal Hound | darkness | creature | ordinary | 5 | 8 | 2 | 2-3-3 | undead | c | skeleton
153 | Исчадие | Spawn | darkness | creature | ordinary | 6 | 10 | 1 | 2-2-3 | demon | c | devil-mask
154 | Проклятая мумия | Cursed Mummy | darkness | creature | ordinary | 6 | 8 | 1 | 4-5-6 | undead | c | haunting
155 | Дзингор | Dzingor | darkness | flyer | ordinary | 7 | 10 | fly | 2-3-3 | demon | c | portal
156 | Перевертыш | Changeling | darkness | creature | ordinary | 7 | 11 | 1 | 2-3-3 |  | r | haunting
157 | Дракон-зомби | Zombie Dragon | darkness | creature | ordinary | 10 | 16 | 1 | 5-6-8 | undead dragon | u | tombstone
158 | Кровавый оракул | Blood Oracle | darkness | creature | elite | 4 | 8 | 1 | 2-2-3 | slua | u | bleeding-heart
159 | Мертвяцкая бомбарда | Undead Bombard | darkness | artifact | elite | 4 |  |  |  | warMachine | u | lovers
160 | Адепт тьмы | Adept of Darkness | darkness | creature | elite | 5 | 8 | 1 | 2-3-4 | undead | r | plague-doctor-profile
161 | Всадники слуа | Slua Riders | darkness | creature | elite | 5 | 10 | 2 | 2-2-3 | slua | c | witch-face
162 | Лаэтар | Laetar | darkness | creature | elite | 5 | 9 | 1 | 1-2-3 | undead heroMage | r | skeleton
163 | Огненный демон | Fire Demon | darkness | creature | elite | 5 | 8 | 1 | 2-3-3 | demon | c | devil-mask
164 | Королева мертвых | Queen of the Dead | darkness | creature | elite | 6 | 10 | 2 | 2-3-4 |  | x | executioner-hood
165 | Темный эльф | Dark Elf | darkness | creature | elite | 6 | 9 | 1 | 1-2-3 | elf | u | rune-stone
166 | Шарль де Лорм | Charles de Lorme | darkness | creature | elite | 6 | 9 | 1 | 1-2-2 | heroPriest | r | snake
167 | Раэр | Raer | darkness | creature | elite | 7 | 13 | 1 | 2-3-5 | heroWarrior undead | r | diablo-skull
168 | Арахнид | Arachnid | darkness | creature | elite | 8 | 15 | 1 | 3-4-5 |  | c | overlord-helm
169 | Далукар | Dalukar | darkness | creature | elite | 8 | 14 | 1 | 3-4-5 | slua | x | bestial-fangs
170 | Левиафан | Leviathan | darkness | creature | elite | 9 | 14 | 1 | 4-5-6 | demon | x | imp
171 | Ури | Uri | neutral | symbiont | ordinary | 2 | 5 |  | 1-1-2 |  | c | prayer
172 | Аларино | Alarino | neutral | creature | ordinary | 3 | 6 | 1 | 1-1-2 | koyar | c | cowled
173 | Алтарь Хигарта | Altar of Higart | neutral | artifact | ordinary | 3 |  |  |  | building | u | chess-queen
174 | Иркиан | Irkian | neutral | terrain | ordinary | 3 |  |  |  | river | u | crossed-axes
175 | Йоро | Yoro | neutral | parasite | ordinary | 3 | 7 |  | 1-2-3 |  | r | elysium-shade
176 | Охотник за головами | Bounty Hunter | neutral | creature | ordinary | 3 | 7 | 1 | 1-2-2 | koyar | c | cowled
177 | Пономарь | Sexton | neutral | creature | ordinary | 3 | 6 | 1 | 1-1-1 | inquisitor | c | sunbeams
178 | Землекоп | Digger | neutral | creature | ordinary | 4 | 8 | 2 | 1-2-2 |  | u | pirate-captain
179 | Изувер | Fanatic | neutral | creature | ordinary | 4 | 9 | 1 | 2-2-3 | inquisitor | c | templar-shield
180 | Картограф | Cartographer | neutral | creature | ordinary | 4 | 7 | 1 | 1-1-1 |  | u | swap-bag
181 | Корсар Эллиона | Corsair of Ellion | neutral | creature | ordinary | 4 | 9 | 1 | 2-3-3 | pirate | c | dynamite
182 | Оруженосец | Squire | neutral | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | c | crystal-ball
183 | Стерегущий добычу | Loot Guard | neutral | creature | ordinary | 4 | 8 | 1 | 1-2-2 | pirate | c | pirate-hat
184 | Ведьмак | Witcher | neutral | creature | ordinary | 5 | 10 | 1 | 2-2-3 | inquisitor | u | sunbeams
185 | Кьелэрн | Kyelern | neutral | creature | ordinary | 5 | 8 | 1 | 1-1-2 | heroMage | r | swordman
186 | Разящий в ночи | Night Striker | neutral | creature | ordinary | 5 | 8 | 1 | 1-2-4 | koyar | c | cowled
187 | Рекрутер Храма | Temple Recruiter | neutral | creature | ordinary | 5 | 9 | 1 | 2-3-4 | inquisitor | u | sword-altar
188 | Судовой кок | Ship's Cook | neutral | creature | ordinary | 5 | 10 | 1 | 2-2-3 | pirate | c | ship-wheel
189 | Тайник Эллиона | Cache of Ellion | neutral | artifact | ordinary | 5 |  |  |  |  | c | templar-eye
190 | Крестоносец Сеггера | Crusader of Segger | neutral | creature | ordinary | 7 | 10 | 1 | 2-3-4 | inquisitor | c | campfire
191 | Гном-отступник | Renegade Gnome | neutral | creature | elite | 4 | 10 | 1 | 3-2-1 | gnome | u | crown
192 | Аделаида | Adelaide | neutral | creature | elite | 5 | 10 | 2 | 2-3-4 | heroRogue pirate | r | watchtower
193 | Алетрис | Aletris | neutral | creature | elite | 5 | 12 | 2 | 2-3-4 |  | r | hood
194 | Мастер разума | Mind Master | neutral | creature | elite | 5 | 10 | 1 | 2-3-3 | inquisitor | u | sword-altar
195 | Горец | Highlander | neutral | creature | elite | 6 | 13 | 1 | 2-3-4 |  | r | pirate-hat
196 | Старая гвардия | Old Guard | neutral | creature | elite | 6 | 12 | 1 | 1-2-3 | inquisitor | c | crystal-ball
197 | Феникс | Phoenix | neutral | flyer | elite | 6 | 8 | fly | 2-3-3 |  | r | templar-shield
198 | Хранитель Хартии | Charter Keeper | neutral | creature | elite | 6 | 10 | 1 | 1-2-2 | koyar | r | cowled
199 | Хигарт | Higart | neutral | creature | elite | 7 | 14 | 1 | 3-4-5 | heroWarrior | r | swords-emblem
200 | Кнеллервирм | Knellerwyrm | neutral | creature | elite | 9 | 15 | 2 | 2-2-3 | dragon | x | fire-breath
`;
