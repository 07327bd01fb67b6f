/** False Gods: names and figures of all its cards, written by scripts/write-figures.ts. */
export const falseGods = `
1 | Авиал | Avial | steppe | flyer | ordinary | 2 | 4 | fly | 1-2-2 |  | c | spear-feather
2 | Мастер осад | Siege Master | steppe | creature | ordinary | 3 | 6 | 2 | 1-2-2 | orc | c | orc-head
3 | Мираж | Mirage | steppe | creature | ordinary | 3 | 6 | 2 | 1-2-2 | spirit | c | bow-arrow
4 | Оглар | Oglar | steppe | symbiont | ordinary | 3 | 6 |  | 0-1-1 | spirit | u | muscle-up
5 | Цепной пёс | Chain Dog | steppe | creature | ordinary | 3 | 6 | 2 | 1-2-2 |  | c | vortex
6 | Аккения | Akkenia | steppe | terrain | ordinary | 4 |  |  |  | city | r | whip
7 | Вейла | Veila | steppe | creature | ordinary | 4 | 8 | 1 | 1-2-2 | akkenian | u | two-shadows
8 | Дозорный | Watchman | steppe | creature | ordinary | 4 | 8 | 1 | 1-2-2 | akkenian | c | visored-helm
9 | Змееглав-лучник | Serpenthead Archer | steppe | creature | ordinary | 4 | 9 | 2 | 1-2-3 |  | c | lightning-helix
10 | Орочья пушка | Orc Cannon | steppe | artifact | ordinary | 4 | 9 |  |  | warMachine | c | snake-totem
11 | Присягнувшая | Sworn Woman | steppe | creature | ordinary | 4 | 9 | 1 | 2-2-3 | akkenian | c | roman-shield
12 | Стражник Тугарда | Tugard Guard | steppe | creature | ordinary | 4 | 9 | 1 | 2-2-3 | akkenian | c | crossbow
13 | Жрица Дзара | Priestess of Dzar | steppe | creature | ordinary | 5 | 9 | 1 | 1-2-2 | toaDan | c | two-shadows
14 | Повелитель псов | Lord of Hounds | steppe | creature | ordinary | 5 | 11 | 1 | 2-2-3 | orc | u | orc-head
15 | Садар | Sadar | steppe | creature | ordinary | 5 | 11 | 1 | 2-3-5 |  | c | roman-shield
16 | Элементаль огня | Fire Elemental | steppe | creature | ordinary | 5 | 10 | 2 | 2-3-4 | elemental | c | crossbow
17 | Орк-громила | Orc Bruiser | steppe | creature | ordinary | 6 | 12 | 1 | 3-4-5 | orc | u | barbarian
18 | Требушет | Trebuchet | steppe | artifact | ordinary | 6 | 12 |  |  | warMachine | u | shield-bash
19 | Эндор Флем | Endor Flem | steppe | creature | ordinary | 6 | 9 | 1 | 1-2-2 | heroMage toaDan | r | sun-radiations
20 | Вождь кентавров | Centaur Chief | steppe | creature | ordinary | 7 | 14 | 2 | 3-4-4 |  | u | scorpion
21 | Колесница Аккении | Akkenian Chariot | steppe | creature | ordinary | 7 | 16 | 3 | 2-3-4 | akkenian warMachine | r | crossbow
22 | Орк-берсеркер | Orc Berserker | steppe | creature | ordinary | 7 | 16 | 2 | 3-4-5 | orc | r | tribal-mask
23 | Вождь клана | Clan Chief | steppe | creature | ordinary | 8 | 16 | 2 | 3-4-5 | orc | x | barbarian
24 | Анволд | Anvold | steppe | creature | elite | 4 | 8 | 1 | 1-1-2 | heroPriest toaDan | r | hourglass
25 | Огнепоклонница | Fire Worshipper | steppe | creature | elite | 4 | 8 | 1 | 1-2-2 | toaDan | u | lightning-dissipation
26 | Орк-маг | Orc Mage | steppe | creature | elite | 4 | 9 | 1 | 1-2-2 | orc | c | orc-head
27 | Гранатовый дракон | Garnet Dragon | steppe | flyer | elite | 5 | 11 | fly | 2-3-4 | dragon toaDan | x | sea-dragon
28 | Орк-чемпион | Orc Champion | steppe | creature | elite | 5 | 11 | 1 | 3-4-4 | orc | c | tribal-mask
29 | Командор Туллена | Commander of Tullen | steppe | creature | elite | 6 | 11 | 1 | 3-4-4 | akkenian | x | roman-shield
30 | Лорд войны | Warlord | steppe | creature | elite | 6 | 13 | 2 | 2-3-4 | akkenian | c | crossbow
31 | Нгор | Ngor | steppe | creature | elite | 6 | 11 | 1 | 2-3-4 |  | c | barbarian
32 | Гхар-Дунн | Ghar-Dunn | steppe | creature | elite | 7 | 14 | 1 | 2-3-4 | heroRogue akkenian | r | skull-crossed-bones
33 | Магистр пламени | Flame Magister | steppe | creature | elite | 7 | 13 | 2 | 3-4-4 | toaDan | u | hourglass
34 | Элементалист Дзара | Elementalist of Dzar | steppe | creature | elite | 7 | 10 | 1 | 2-2-3 | toaDan | r | two-shadows
35 | Кос-Заг | Kos-Zag | steppe | creature | elite | 8 | 14 | 2 | 4-5-6 | heroWarrior orc | r | spear-feather
36 | Сот | Soth | steppe | creature | elite | 8 | 16 | 2 | 2-4-5 |  | x | wizard-staff
37 | Земля титанов | Land of Titans | mountain | terrain | ordinary | 2 |  |  |  | mountains | r | wizard-face
38 | Великая наковальня | Great Anvil | mountain | artifact | ordinary | 3 | 8 |  |  | building | u | evil-minion
39 | Греймот | Greymoth | mountain | flyer | ordinary | 3 | 6 | fly | 1-2-2 |  | c | ice-bolt
40 | Барабанщик | Drummer | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-3 |  | c | lightning-tree
41 | Гном-щитоносец | Gnome Shieldbearer | mountain | creature | ordinary | 4 | 9 | 1 | 2-2-3 | gnome | c | dwarf-face
42 | Дирр | Dirr | mountain | creature | ordinary | 4 | 7 | 1 | 1-2-2 |  | c | rock-golem
43 | Ледяной голем | Ice Golem | mountain | creature | ordinary | 4 | 8 | 1 | 3-3-4 |  | c | halberd
44 | Никзар | Nixar | mountain | creature | ordinary | 4 | 8 | 1 | 1-1-2 | linung | r | lightning-trio
45 | Рунный жрец | Rune Priest | mountain | creature | ordinary | 4 | 7 | 1 | 3-2-1 | gnome linung | u | dwarf-king
46 | Сказитель Фроди | Storyteller Frodi | mountain | creature | ordinary | 4 | 8 | 2 | 1-2-3 | heroRogue yordling | r | condor-emblem
47 | Снорлинг | Snorling | mountain | creature | ordinary | 4 | 9 | 1 | 2-2-3 | yordling | c | viking-head
48 | Элементаль воздуха | Air Elemental | mountain | flyer | ordinary | 4 | 8 | fly | 1-1-2 | elemental | c | centurion-helmet
49 | Снигл | Snigl | mountain | creature | ordinary | 5 | 10 | 1 | 1-1-2 | linung | c | lightning-trio
50 | Стурмир | Sturmir | mountain | creature | ordinary | 5 | 11 | 1 | 2-2-3 | linung | c | wizard-face
51 | Трактирный забияка | Tavern Brawler | mountain | creature | ordinary | 5 | 11 | 1 | 3-4-4 | gnome | r | sharp-axe
52 | Форсвар | Forsvar | mountain | creature | ordinary | 5 | 10 | 1 | 2-3-4 | yordling | u | flanged-mace
53 | Страж Найрунга | Guard of Nairung | mountain | creature | ordinary | 6 | 12 | 1 | 3-3-4 | gnome | c | dwarf-king
54 | Дирр-гигант | Giant Dirr | mountain | creature | ordinary | 7 | 14 | 1 | 3-4-5 |  | c | frozen-body
55 | Ледяной дракон | Ice Dragon | mountain | flyer | ordinary | 7 | 13 | fly | 3-4-5 | dragon | x | sea-dragon
56 | Огр Турак | Ogre Turak | mountain | creature | ordinary | 7 | 16 | 1 | 4-5-6 |  | r | snowflake-2
57 | Ярл викингов | Viking Jarl | mountain | creature | ordinary | 9 | 18 | 1 | 4-5-5 | yordling pirate | x | rune-sword
58 | Морозная бабочка | Frost Butterfly | mountain | symbiont | elite | 3 | 7 |  | 1-2-2 |  | u | wolf-howl
59 | Хейсар | Heisar | mountain | creature | elite | 3 | 7 | 2 | 1-2-2 |  | c | rune-sword
60 | Валгор | Valgor | mountain | creature | elite | 4 | 9 | 1 | 1-2-2 | heroMage linung | r | giant
61 | Гудрун | Gudrun | mountain | creature | elite | 4 | 8 | 1 | 2-2-3 | heroPriest gnome | r | flanged-mace
62 | Йети | Yeti | mountain | creature | elite | 4 | 9 | 1 | 2-3-3 |  | u | viking-head
63 | Кавалерия грома | Thunder Cavalry | mountain | creature | elite | 4 | 9 | 2 | 2-2-3 |  | c | troll
64 | Ульфсарк | Ulfsark | mountain | creature | elite | 4 | 8 | 2 | 2-3-3 | yordling | c | flanged-mace
65 | Ингри | Ingri | mountain | creature | elite | 5 | 9 | 1 | 1-1-2 | linung | u | wizard-face
66 | Руман | Ruman | mountain | creature | elite | 5 | 9 | 1 | 1-2-2 | linung elf | c | lightning-tree
67 | Балеог | Baleog | mountain | creature | elite | 6 | 11 | 1 | 3-4-5 | heroWarrior | r | dragon-spiral
68 | Гном-варвар | Gnome Barbarian | mountain | creature | elite | 6 | 12 | 1 | 3-4-5 | gnome | u | anvil
69 | Найрунг | Nairung | mountain | creature | elite | 6 | 12 | 1 | 3-4-5 | gnome | x | dwarf-king
70 | Тупорыл | Blunt-snout | mountain | creature | elite | 6 | 13 | 1 | 3-4-4 |  | c | dwarf-face
71 | Рыцари Лантшилда | Knights of Lantshield | mountain | creature | elite | 7 | 14 | 2 | 3-4-5 | akkenian | u | visored-helm
72 | Баграх | Bagrakh | mountain | creature | elite | 10 | 20 | 1 | 3-4-5 |  | x | evil-minion
73 | Ящерка | Little Lizard | forest | symbiont | ordinary | 2 | 5 |  | 1-1-2 | childOfKrong | c | stag-head
74 | Камышовый кот | Reed Cat | forest | creature | ordinary | 3 | 6 | 2 | 1-2-2 | childOfKrong | c | bull-horns
75 | Лес Кронга | Forest of Krong | forest | terrain | ordinary | 3 |  |  |  | forest | r | owl
76 | Райская птица | Bird of Paradise | forest | flyer | ordinary | 3 | 5 | fly | 1-1-1 | childOfKrong | c | deer
77 | Грибница Кронга | Mycelium of Krong | forest | creature | ordinary | 4 | 8 | 0 | 2-3-3 |  | c | pocket-bow
78 | Длань Нальдана | Hand of Naldan | forest | creature | ordinary | 4 | 8 | 1 | 1-2-2 | undead elf | u | grab
79 | Изумрудный стрелок | Emerald Shooter | forest | creature | ordinary | 4 | 7 | 1 | 1-1-2 | elf | c | templar-shield
80 | Лучница Алламора | Archer of Allamor | forest | creature | ordinary | 4 | 8 | 2 | 1-2-3 | elf | c | pocket-bow
81 | Наводчик | Spotter | forest | creature | ordinary | 4 | 8 | 2 | 2-2-3 | elf | u | high-shot
82 | Нейбл | Neibl | forest | creature | ordinary | 4 | 9 | 1 | 2-2-3 | childOfKrong | c | herbs-bundle
83 | Скаш | Skash | forest | creature | ordinary | 4 | 8 | 1 | 2-2-3 | koyar elf | u | cowled
84 | Эльфийский Бард | Elven Bard | forest | creature | ordinary | 4 | 8 | 1 | 1-2-2 | elf | u | spectre
85 | Алая тетива | Scarlet Bowstring | forest | creature | ordinary | 5 | 9 | 1 | 1-2-3 | forestGuardian | u | oak-leaf
86 | Глемсель | Glemsel | forest | creature | ordinary | 5 | 9 | 1 | 1-2-2 | heroPriest forestGuardian | r | tree-branch
87 | Говорящий с деревьями | Tree Speaker | forest | creature | ordinary | 5 | 9 | 1 | 1-2-2 | forestGuardian | c | guards
88 | Зверолов | Beast Catcher | forest | creature | ordinary | 5 | 9 | 1 | 2-2-3 | forestGuardian | c | tree-branch
89 | Небесный патруль | Sky Patrol | forest | creature | ordinary | 5 | 10 | 2 | 2-3-3 | forestGuardian | c | eyestalk
90 | Серый клинок | Grey Blade | forest | creature | ordinary | 5 | 10 | 1 | 2-3-4 | forestGuardian | c | oak-leaf
91 | Элементаль земли | Earth Elemental | forest | creature | ordinary | 5 | 9 | 3 | 2-2-2 | elemental | c | imp-laugh
92 | Сердце леса | Heart of the Forest | forest | creature | ordinary | 6 | 12 | 3 | 3-3-4 | childOfKrong spirit | r | owl
93 | Беррейг | Berreig | forest | creature | ordinary | 9 | 18 | 1 | 5-5-6 |  | x | crowned-skull
94 | Терновая изгородь | Thorn Hedge | forest | artifact | elite | 2 | 8 |  |  | building | u | spectre
95 | Жряк | Zhryak | forest | creature | elite | 3 | 8 | 1 | 1-2-2 | childOfKrong | u | bull-horns
96 | Страж заката | Sunset Guard | forest | creature | elite | 3 | 7 | 1 | 1-2-2 | elf | c | pocket-bow
97 | Хитрый лепрекон | Sly Leprechaun | forest | creature | elite | 3 | 7 | 2 | 1-2-2 |  | c | brute
98 | Вуйвр | Vouivre | forest | flyer | elite | 4 | 9 | fly | 0-1-2 | dragon | c | spiked-dragon-head
99 | Говорящая с птицами | Bird Speaker | forest | creature | elite | 4 | 5 | 1 | 1-1-2 | forestGuardian | u | eyestalk
100 | Аэлен | Aelen | forest | creature | elite | 5 | 11 | 1 | 2-3-4 | heroRogue koyar | r | cyclops
101 | Тэр-Дален | Ter-Dalen | forest | creature | elite | 5 | 9 | 1 | 1-2-2 | heroMage forestGuardian | x | deer
102 | Циклоп-маг | Cyclops Mage | forest | creature | elite | 5 | 10 | 1 | 3-3-4 | childOfKrong | r | bull-horns
103 | Валиер Аластар | Valier Alastar | forest | creature | elite | 6 | 12 | 2 | 2-3-4 | heroWarrior elf | r | wyvern
104 | Нальдан | Naldan | forest | creature | elite | 6 | 13 | 2 | 2-3-4 | undead elf | x | haunting
105 | Финириарх | Finiriarch | forest | creature | elite | 6 | 12 | 2 | 2-3-4 | elf | r | high-shot
106 | Вербер | Verber | forest | creature | elite | 7 | 14 | 2 | 3-4-5 | childOfKrong | c | owl
107 | Кельпи | Kelpie | forest | creature | elite | 7 | 14 | 2 | 3-4-4 | aquanite childOfKrong | r | raven
108 | Вожак стаи | Pack Leader | forest | creature | elite | 8 | 16 | 1 | 3-4-5 | childOfKrong | x | stag-head
109 | Подводный чертог | Underwater Hall | swamp | terrain | ordinary | 2 |  |  |  | city sea | r | gecko
110 | Танаби | Tanabi | swamp | symbiont | ordinary | 2 | 5 |  | 1-2-2 |  | u | mermaid
111 | Детеныш тролля | Troll Cub | swamp | symbiont | ordinary | 3 | 7 |  | 1-2-2 | troll | c | catapult
112 | Тритон | Triton | swamp | creature | ordinary | 3 | 8 | 1 | 1-2-2 | aquanite | c | bowman
113 | Акванит-лучник | Aquanite Archer | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-3 | aquanite | c | dream-catcher
114 | Дха | Dkha | swamp | parasite | ordinary | 4 | 6 |  | 1-2-2 | spirit | r | carnivorous-plant
115 | Жрец Кватуса | Priest of Quatus | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-2 | aquanite | u | lizardman
116 | Летающий скат | Flying Ray | swamp | flyer | ordinary | 4 | 8 | fly | 2-2-3 | aquanite | u | fish-monster
117 | Сирена | Siren | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-2 | riverMaiden | c | oyster-pearl
118 | Страж рифов | Reef Guard | swamp | creature | ordinary | 4 | 9 | 1 | 2-2-3 | aquanite | c | bully-minion
119 | Шаг Архааля | Step of Arkhaal | swamp | creature | ordinary | 4 | 9 | 2 | 1-2-3 | arkhaalite | c | hooded-assassin
120 | Элементаль воды | Water Elemental | swamp | creature | ordinary | 4 | 9 | 2 | 1-2-3 | elemental | c | gooey-daemon
121 | Водяница | Water Maiden | swamp | creature | ordinary | 5 | 10 | 1 | 2-3-4 | riverMaiden | c | carnivorous-plant
122 | Воин вайлов | Vile Warrior | swamp | creature | ordinary | 5 | 12 | 1 | 2-2-4 |  | c | boiling-bubbles
123 | Мастер ядов | Poison Master | swamp | creature | ordinary | 5 | 9 | 1 | 1-2-3 | arkhaalite | c | dream-catcher
124 | Слизни Гворна | Slugs of Gworn | swamp | creature | ordinary | 5 | 10 | 1 | 2-2-2 |  | c | catapult
125 | Хобтролль | Hobtroll | swamp | creature | ordinary | 5 | 11 | 1 | 2-3-4 | troll | c | double-face-mask
126 | Эвтерпа | Euterpe | swamp | creature | ordinary | 6 | 12 | 1 | 2-3-5 | heroRogue riverMaiden | x | sharp-smile
127 | Атлант | Atlant | swamp | creature | ordinary | 8 | 17 | 1 | 5-6-7 | aquanite | u | monster-grasp
128 | Дрягв | Dryagv | swamp | creature | ordinary | 8 | 18 | 1 | 5-6-7 | troll | u | bully-minion
129 | Аспид | Asp | swamp | creature | ordinary | 9 | 15 | 1 | 3-4-4 |  | r | queen-crown
130 | Нереида | Nereid | swamp | creature | elite | 3 | 7 | 1 | 1-2-2 | riverMaiden | u | mermaid
131 | Болотные огоньки | Will-o'-wisps | swamp | creature | elite | 4 | 8 | 3 | 2-2-3 | spirit | u | double-face-mask
132 | Горуг | Gorug | swamp | creature | elite | 4 | 8 | 1 | 1-2-2 | heroPriest arkhaalite | r | fog
133 | Гхуртов камень | Ghurt Stone | swamp | artifact | elite | 4 | 10 |  |  | building | r | shadow-follower
134 | Смышлёный тролль | Clever Troll | swamp | creature | elite | 4 | 9 | 1 | 2-2-3 | troll | c | bully-minion
135 | Карающий | Chastiser | swamp | creature | elite | 5 | 10 | 2 | 2-2-3 | arkhaalite | c | quiver
136 | Мирмидон | Myrmidon | swamp | creature | elite | 5 | 11 | 1 | 2-3-4 | aquanite | c | quiver
137 | Кватус | Quatus | swamp | creature | elite | 6 | 11 | 1 | 2-2-3 | aquanite | x | gears
138 | Навка | Navka | swamp | creature | elite | 6 | 12 | 2 | 3-3-4 | riverMaiden | c | boiling-bubbles
139 | Кирин | Kirin | swamp | creature | elite | 7 | 14 | 1 | 3-4-5 | aquanite dragon | r | wasp-sting
140 | Крыло Архааля | Wing of Arkhaal | swamp | flyer | elite | 7 | 13 | fly | 3-4-4 | dragon | x | spiked-dragon-head
141 | Тарна | Tarna | swamp | creature | elite | 7 | 9 | 1 | 1-2-2 | heroMage riverMaiden | r | swamp
142 | Ядовитый туман | Poison Mist | swamp | creature | elite | 7 | 9 | 3 | 3-3-4 | spirit | u | slime
143 | Яргус Сатар | Yargus Satar | swamp | creature | elite | 7 | 14 | 1 | 3-3-4 | heroWarrior aquanite | r | gecko
144 | Ужас Исхара | Horror of Ishar | swamp | creature | elite | 8 | 16 | 1 | 4-5-6 |  | x | mermaid
145 | Отпрыск Гхора | Scion of Ghor | darkness | creature | ordinary | 3 | 6 | 1 | 1-2-2 | slua | c | vampire-dracula
146 | Проклятый доспех | Cursed Armour | darkness | parasite | ordinary | 3 | 6 |  | 1-2-3 | spirit coven | u | raise-skeleton
147 | Тантал | Tantalus | darkness | symbiont | ordinary | 3 | 6 |  | 1-1-1 |  | c | sewing-needle
148 | Урангрунд | Urangrund | darkness | terrain | ordinary | 3 |  |  |  | mountains city | r | skeleton
149 | Чёрный кот | Black Cat | darkness | creature | ordinary | 3 | 7 | 2 | 1-2-2 | coven | c | scythe
150 | Демон гордыни | Demon of Pride | darkness | creature | ordinary | 4 | 8 | 1 | 1-2-2 | demon | c | imp
151 | Ледяной имп | Ice Imp | darkness | creature | ordinary | 4 | 7 | 1 | 1-2-3 | demon | c | chain-lightning
152 | Ночной гость | Night Guest | darkness | creature | ordinary | 4 | 7 | 1 | 2-2-3 | slua | c | vampire-cape
153 | Скелет-маг | Skeleton Mage | darkness | creature | ordinary | 4 | 8 | 1 | 1-2-2 | undead | c | shambling-zombie
154 | Склеп Керсам | Kersam Crypt | darkness | artifact | ordinary | 4 | 9 |  |  | building | u | daemon-skull
155 | Страж Ригорна | Guard of Rigorn | darkness | flyer | ordinary | 4 | 9 | fly | 1-2-2 | demon | c | portal
156 | Узурпатор | Usurper | darkness | creature | ordinary | 4 | 8 | 1 | 1-2-2 | coven | c | haunting
157 | Чёрный жнец | Black Reaper | darkness | creature | ordinary | 4 | 9 | 2 | 2-2-3 | undead | u | tombstone
158 | Дворецкий слуа | Slua Butler | darkness | creature | ordinary | 5 | 9 | 2 | 2-3-3 | slua | u | bleeding-heart
159 | Демон обжорства | Demon of Gluttony | darkness | creature | ordinary | 5 | 11 | 1 | 2-3-3 | demon | c | swallow
160 | Костяной всадник | Bone Rider | darkness | creature | ordinary | 5 | 10 | 2 | 2-3-4 | undead | c | plague-doctor-profile
161 | Смотрящий в ночь | Night Watcher | darkness | creature | ordinary | 5 | 9 | 1 | 1-2-2 | coven | u | tentacles-skull
162 | Проклятый капер | Cursed Privateer | darkness | creature | ordinary | 6 | 12 | 1 | 3-4-5 | pirate | u | barrel
163 | Самаэль | Samael | darkness | creature | ordinary | 6 | 12 | 2 | 2-4-5 | heroWarrior angel | x | grab
164 | Ценитель крови | Blood Connoisseur | darkness | creature | ordinary | 6 | 11 | 2 | 2-3-3 | slua | c | bestial-fangs
165 | Многоликий | Many-faced | darkness | creature | ordinary | 8 | 15 | 1 | 3-4-5 | demon koyar | r | portal
166 | Ренниах | Renniakh | darkness | creature | elite | 3 | 8 | 1 | 1-2-2 | heroPriest coven | x | snake
167 | Демон-легионер | Demon Legionnaire | darkness | creature | elite | 4 | 8 | 1 | 2-3-3 | demon | u | lovers
168 | Поглотитель магии | Magic Absorber | darkness | creature | elite | 4 | 9 | 2 | 2-2-3 | slua | r | bleeding-heart
169 | Сжёгший душу | Soul Burner | darkness | flyer | elite | 4 | 8 | fly | 2-2-3 | elf | r | high-shot
170 | Чемпион Соултрада | Champion of Soultrad | darkness | creature | elite | 4 | 10 | 1 | 2-3-3 | coven | c | plague-doctor-profile
171 | Шаггон | Shaggon | darkness | creature | elite | 4 | 9 | 2 | 2-3-3 | heroRogue undead | x | imp
172 | Эльф-изгнанник | Exiled Elf | darkness | creature | elite | 4 | 9 | 2 | 2-3-4 | elf | c | spectre
173 | Эльята | Eliata | darkness | creature | elite | 5 | 9 | 1 | 1-2-3 | heroMage coven | r | witch-face
174 | Демонолог | Demonologist | darkness | creature | elite | 6 | 11 | 1 | 1-2-2 |  | u | grim-reaper
175 | Инкуб | Incubus | darkness | creature | elite | 6 | 7 | 1 | 3-3-4 | demon | r | portal
176 | Костяной рыцарь | Bone Knight | darkness | creature | elite | 6 | 10 | 1 | 3-4-5 | undead | c | sand-snake
177 | Погибель эльфов | Bane of Elves | darkness | flyer | elite | 6 | 12 | fly | 2-3-4 | dragon | r | wyvern
178 | Угасающий | Fading One | darkness | creature | elite | 6 | 13 | 1 | 2-3-4 | demon | c | diablo-skull
179 | Сшитый эксперимент | Stitched Experiment | darkness | creature | elite | 7 | 11 | 1 | 2-3-3 | gnome undead orc troll elf | r | sharp-axe
180 | Гхор Прародитель | Ghor the Progenitor | darkness | creature | elite | 8 | 15 | 1 | 3-4-5 |  | x | raise-skeleton
181 | Пиратский схрон | Pirate Stash | neutral | artifact | ordinary | 2 | 6 |  |  | building | u | barrel
182 | Трущобная крыса | Slum Rat | neutral | parasite | ordinary | 2 | 5 |  | 1-1-2 |  | u | crystal-ball
183 | Канор-Вэйн | Kanor-Vane | neutral | terrain | ordinary | 3 |  |  |  | city | r | dynamite
184 | Ныряльщик | Diver | neutral | creature | ordinary | 3 | 7 | 1 | 1-2-3 | pirate | c | domino-mask
185 | Юнга | Cabin Boy | neutral | creature | ordinary | 3 | 6 | 1 | 1-1-2 | pirate | c | pirate-captain
186 | Адепт Белого Ордена | Adept of the White Order | neutral | creature | ordinary | 4 | 8 | 1 | 1-2-2 | inquisitor | c | templar-shield
187 | Акробат | Acrobat | neutral | creature | ordinary | 4 | 8 | 2 | 2-2-3 | koyar | c | cowled
188 | Вербовщик | Enlister | neutral | creature | ordinary | 4 | 9 | 1 | 2-3-3 |  | r | maggot
189 | Вольный художник | Free Artist | neutral | creature | ordinary | 4 | 8 | 1 | 1-1-1 |  | r | templar-eye
190 | Данав | Danav | neutral | creature | ordinary | 4 | 9 | 1 | 3-3-3 | inquisitor troll | r | campfire
191 | Живой доспех | Living Armour | neutral | artifact | ordinary | 4 | 10 |  |  |  | u | ship-wheel
192 | Локсодон | Loxodon | neutral | creature | ordinary | 4 | 8 | 1 | 2-2-3 | inquisitor | c | templar-eye
193 | Матрос Эллиона | Sailor of Ellion | neutral | creature | ordinary | 4 | 8 | 2 | 1-2-3 | spirit pirate | c | hood
194 | Отец-экзекутор | Father Executor | neutral | creature | ordinary | 4 | 8 | 1 | 1-1-2 | inquisitor | c | sword-altar
195 | Скорпион | Scorpion | neutral | creature | ordinary | 4 | 9 | 1 | 2-2-3 | koyar | c | cowled
196 | Цирковая пушка | Circus Cannon | neutral | artifact | ordinary | 4 | 9 |  |  | warMachine | u | domino-mask
197 | Воин ночи | Night Warrior | neutral | creature | ordinary | 5 | 10 | 1 | 2-3-4 | koyar | c | cowled
198 | Жонглёр | Juggler | neutral | creature | ordinary | 5 | 9 | 1 | 1-2-3 | koyar | c | cowled
199 | Кьедель | Kyedel | neutral | creature | ordinary | 5 | 7 | 1 | 1-2-2 | heroMage inquisitor | u | swords-emblem
200 | Наёмник-ветеран | Veteran Mercenary | neutral | creature | ordinary | 5 | 10 | 1 | 2-3-3 |  | u | cowled
201 | Странствующий рыцарь | Knight Errant | neutral | creature | ordinary | 5 | 9 | 1 | 2-3-3 | inquisitor | c | sword-altar
202 | Урайон | Uraion | neutral | creature | ordinary | 5 | 11 | 1 | 1-2-3 | dragon | c | sea-dragon
203 | Мимик | Mimic | neutral | artifact | ordinary | 6 | 14 |  |  |  | x | chess-queen
204 | Регуэль | Reguel | neutral | creature | ordinary | 7 | 14 | 2 | 3-4-5 | heroPriest angel | x | crossed-axes
205 | Нимерт | Nimert | neutral | creature | ordinary | 9 | 13 | 1 | 5-6-7 |  | c | elysium-shade
206 | Паровой голем | Steam Golem | neutral | creature | ordinary | 9 | 22 | 2 | 5-6-7 |  | r | sea-dragon
207 | Ночной дозор | Night Watch | neutral | creature | elite | 3 | 7 | 1 | 1-2-2 | inquisitor | c | templar-shield
208 | Глефа | Glaive | neutral | creature | elite | 4 | 9 | 1 | 2-3-4 | koyar | c | cowled
209 | Джокер | Joker | neutral | creature | elite | 4 | 9 | 1 | 2-2-3 | koyar | u | cowled
210 | Отец-дознаватель | Father Inquirer | neutral | creature | elite | 4 | 7 | 1 | 1-2-2 | inquisitor | u | crystal-ball
211 | Патриарх койаров | Koyar Patriarch | neutral | creature | elite | 4 | 9 | 1 | 1-2-3 | koyar | r | cowled
212 | Серафим | Seraph | neutral | flyer | elite | 4 | 8 | fly | 2-2-3 | angel | c | crystal-ball
213 | Эрманд | Ermand | neutral | creature | elite | 4 | 8 | 1 | 2-2-3 | heroWarrior inquisitor | r | dynamite
214 | Вергельд | Wergeld | neutral | creature | elite | 5 | 10 | 2 | 2-3-4 | pirate | r | domino-mask
215 | Зунрак | Zunrak | neutral | creature | elite | 5 | 11 | 1 | 3-3-4 | heroRogue koyar | x | swordman
216 | Поработитель Ордена | Order Enslaver | neutral | creature | elite | 5 | 10 | 1 | 2-3-3 | inquisitor | c | prayer
217 | Укротитель тьмы | Tamer of Darkness | neutral | creature | elite | 5 | 9 | 1 | 1-2-2 | inquisitor | u | crystal-ball
218 | Эллион | Ellion | neutral | creature | elite | 5 | 10 | 2 | 2-3-5 | spirit pirate | x | maggot
219 | Штурман Маэнаса | Navigator of Maenas | neutral | creature | elite | 6 | 12 | 1 | 3-4-5 | pirate orc | c | pirate-hat
220 | Око бури | Eye of the Storm | neutral | creature | elite | 7 | 14 | 1 | 3-4-5 | dragon | r | dragon-head
`;
