/** Seeds of Discord: names and figures of all its cards, written by scripts/write-figures.ts. */
export const seedsOfDiscord = `
1 | Велит | Velite | steppe | creature | ordinary | 3 | 6 | 1 | 1-2-2 | akkenian | c | battle-axe
2 | Орк-торговец | Orc Trader | steppe | creature | ordinary | 3 | 8 | 1 | 1-1-1 | orc | c | orc-head
3 | Раб Фарро | Slave of Farro | steppe | creature | ordinary | 3 | 6 | 3 | 1-2-2 | spirit toaDan | c | bow-arrow
4 | Белегос | Belegos | steppe | terrain | ordinary | 4 |  |  |  | steppe city | r | muscle-up
5 | Клирик | Cleric | steppe | creature | ordinary | 4 | 9 | 1 | 1-1-2 |  | u | vortex
6 | Мечник Аккении | Akkenian Swordsman | steppe | creature | ordinary | 4 | 8 | 1 | 2-2-3 | akkenian | u | mounted-knight
7 | Орк-охотник | Orc Hunter | steppe | creature | ordinary | 4 | 8 | 2 | 1-2-3 | orc | c | boar
8 | Орки-носильщики | Orc Porters | steppe | creature | ordinary | 4 | 8 | 1 | 2-2-3 | orc | c | orc-head
9 | Предвестник неудачи | Harbinger of Failure | steppe | creature | ordinary | 4 | 7 | 1 | 1-1-1 | toaDan | c | lightning-helix
10 | Хищный корх | Predatory Korkh | steppe | flyer | ordinary | 4 | 7 | fly | 1-2-3 |  | c | snake-totem
11 | Баллиста | Ballista | steppe | artifact | ordinary | 5 |  |  |  | warMachine | c | boar
12 | Дозорный Аль-Джамии | Watchman of Al-Jamiya | steppe | flyer | ordinary | 5 | 9 | fly | 2-3-3 | toaDan | u | hourglass
13 | Дружинник | Retainer | steppe | creature | ordinary | 5 | 10 | 1 | 2-2-3 | akkenian | c | cavalry
14 | Зардагор | Zardagor | steppe | creature | ordinary | 5 | 9 | 1 | 1-2-3 |  | x | battle-axe
15 | Змееглав-чародей | Serpenthead Wizard | steppe | creature | ordinary | 5 | 10 | 1 | 1-1-2 | toaDan | u | lion
16 | Копейщик Аккении | Akkenian Spearman | steppe | creature | ordinary | 5 | 11 | 1 | 2-3-4 | akkenian | c | two-shadows
17 | Лидана | Lidana | steppe | creature | ordinary | 5 | 12 | 2 | 1-2-2 | akkenian | c | visored-helm
18 | Орки-губители | Orc Destroyers | steppe | creature | ordinary | 5 | 11 | 2 | 1-2-2 | orc | u | wizard-staff
19 | Конный лучник | Horse Archer | steppe | creature | ordinary | 6 | 11 | 2 | 2-2-3 | akkenian | c | battle-axe
20 | Орк-истязатель | Orc Tormentor | steppe | creature | ordinary | 6 | 11 | 1 | 3-4-5 | orc | c | orc-head
21 | Унд-подстрекатель | Und Instigator | steppe | symbiont | elite | 2 | 5 |  | 1-1-1 |  | u | grenade
22 | Глотатель огня | Fire Swallower | steppe | creature | elite | 4 | 9 | 2 | 2-2-3 | toaDan | u | lion
23 | Джинн Дзара | Djinn of Dzar | steppe | creature | elite | 4 | 6 | 2 | 2-3-4 | spirit toaDan | r | lightning-dissipation
24 | Полководец | Commander | steppe | creature | elite | 4 | 10 | 1 | 2-2-3 | akkenian | r | mounted-knight
25 | Азнагул | Aznagul | steppe | creature | elite | 5 | 9 | 1 | 2-2-3 | heroPriest toaDan | r | anubis
26 | Храмовник | Templar | steppe | creature | elite | 5 | 10 | 1 | 2-3-4 | toaDan inquisitor | c | hourglass
27 | Ветеран Холверта | Holvert Veteran | steppe | creature | elite | 6 | 12 | 1 | 2-3-4 | akkenian | r | whip
28 | Гролль | Groll | steppe | creature | elite | 6 | 12 | 2 | 0-1-2 | orc | c | tribal-mask
29 | Великий таран | Great Ram | steppe | artifact | elite | 7 |  |  |  | warMachine | u | charging-bull
30 | Громила племени | Tribe Brute | steppe | creature | elite | 7 | 14 | 1 | 3-4-6 | orc | c | wizard-staff
31 | Илле | Ille | steppe | creature | elite | 7 | 15 | 1 | 3-4-6 | akkenian heroWarrior | r | cavalry
32 | Фарро | Farro | steppe | creature | elite | 7 | 10 | 1 | 1-2-2 | toaDan heroMage | x | lightning-dissipation
33 | Алый дракон | Scarlet Dragon | steppe | creature | elite | 9 | 16 | 1 | 3-4-4 | dragon | x | snake
34 | Ледяная лоза | Ice Vine | mountain | parasite | ordinary | 2 | 5 |  | 1-1-2 |  | u | torch
35 | Алмазный голем | Diamond Golem | mountain | creature | ordinary | 3 | 3 | 1 | 2-3-3 |  | c | spiked-dragon-head
36 | Оружейник | Armourer | mountain | creature | ordinary | 3 | 6 | 1 | 1-1-2 | gnome | c | anvil
37 | Вельга | Velga | mountain | creature | ordinary | 4 | 8 | 1 | 2-3-4 | yordling | c | barbed-spear
38 | Злопамятный гном | Vengeful Gnome | mountain | creature | ordinary | 4 | 8 | 1 | 2-2-3 | gnome | u | dwarf-helmet
39 | Изобретатель | Inventor | mountain | creature | ordinary | 4 | 8 | 1 | 1-1-2 | gnome | c | crown
40 | Мастер ветра | Wind Master | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-2 | linung | u | wizard-face
41 | Послушник | Novice | mountain | creature | ordinary | 4 | 7 | 1 | 1-2-2 | linung | c | lightning-tree
42 | Торосы Йора | Ice Hummocks of Yor | mountain | terrain | ordinary | 4 |  |  |  | mountains | r | rock-golem
43 | Гарпия | Harpy | mountain | flyer | ordinary | 5 | 9 | fly | 1-1-3 |  | c | halberd
44 | Дети Белой Луны | Children of the White Moon | mountain | creature | ordinary | 5 | 10 | 2 | 2-2-3 | yordling linung | u | wolf-howl
45 | Драконий всадник | Dragon Rider | mountain | creature | ordinary | 5 | 9 | 1 | 3-4-4 | dragon yordling | r | dragon-head
46 | Жрица снегопадов | Priestess of Snowfalls | mountain | creature | ordinary | 5 | 9 | 1 | 1-2-2 | linung | c | lightning-tree
47 | Ниара | Niara | mountain | creature | ordinary | 5 | 8 | 1 | 1-2-2 | linung | r | magnifying-glass
48 | Охотница | Huntress | mountain | creature | ordinary | 5 | 10 | 2 | 2-3-3 | yordling | c | healing
49 | Рыжий Ус | Red Moustache | mountain | creature | ordinary | 5 | 11 | 1 | 1-2-2 | gnome | c | dwarf-face
50 | Снежный барс | Snow Leopard | mountain | creature | ordinary | 5 | 10 | 1 | 2-3-4 |  | c | lightning-storm
51 | Боевой маг | Battle Mage | mountain | creature | ordinary | 6 | 11 | 1 | 2-3-3 | linung | c | lightning-tree
52 | Громобой | Thunderer | mountain | creature | ordinary | 6 | 8 | 1 | 2-2-2 | gnome | c | anvil
53 | Мастер порталов | Portal Master | mountain | creature | ordinary | 6 | 10 | 1 | 3-3-3 | linung | c | snowflake-2
54 | Паровой танк | Steam Tank | mountain | artifact | ordinary | 6 |  |  |  | warMachine | x | frozen-body
55 | Монах Тарга | Monk of Targ | mountain | creature | ordinary | 7 | 11 | 1 | 2-3-4 |  | r | evil-bat
56 | Сова колдуна | Warlock's Owl | mountain | symbiont | elite | 2 | 6 |  | 1-1-1 |  | u | snowflake-2
57 | Буровая установка | Drilling Rig | mountain | artifact | elite | 3 |  |  |  | warMachine | u | thor-hammer
58 | Гном-снайпер | Gnome Sniper | mountain | creature | elite | 3 | 7 | 1 | 1-2-2 | gnome | c | halberd
59 | Ливрах | Livrakh | mountain | creature | elite | 4 | 10 | 1 | 2-2-3 |  | u | rune-sword
60 | Метель | Blizzard | mountain | flyer | elite | 4 | 7 | fly | 2-2-2 | spirit | u | giant
61 | Хальдар | Haldar | mountain | creature | elite | 5 | 12 | 2 | 2-2-4 | heroWarrior gnome | r | flanged-mace
62 | Ликантроп | Lycanthrope | mountain | creature | elite | 6 | 10 | 2 | 2-3-4 | yordling | c | wolf-howl
63 | Локи | Loki | mountain | creature | elite | 6 | 12 | 2 | 2-4-5 | yordling heroRogue | r | rune-sword
64 | Тейа | Teia | mountain | creature | elite | 6 | 12 | 2 | 2-3-3 | linung heroMage | x | lightning-trio
65 | Раксар | Raxar | mountain | creature | elite | 7 | 12 | 2 | 3-3-4 |  | c | lightning-trio
66 | Синий дракон | Blue Dragon | mountain | creature | elite | 8 | 15 | 1 | 4-4-5 | dragon | x | dragon-head
67 | Дриада | Dryad | forest | creature | ordinary | 3 | 7 | 1 | 1-1-1 | childOfKrong | c | bull-horns
68 | Лирайн | Lirain | forest | creature | ordinary | 3 | 6 | 1 | 1-2-3 |  | c | acorn
69 | Люмми | Lummi | forest | parasite | ordinary | 3 | 8 |  | 1-2-2 |  | u | wyvern
70 | Цветок лотоса | Lotus Flower | forest | artifact | ordinary | 3 |  |  |  |  | u | evil-tree
71 | Эленьямен | Elenyamen | forest | terrain | ordinary | 3 |  |  |  | river | r | fairy
72 | Глоа | Gloa | forest | creature | ordinary | 4 | 8 | 1 | 2-2-3 | forestGuardian | c | guards
73 | Ельховик | Alderling | forest | creature | ordinary | 4 | 9 | 2 | 2-2-3 | forestGuardian | c | tree-branch
74 | Мститель | Avenger | forest | creature | ordinary | 4 | 9 | 2 | 1-2-3 | elf | u | archer
75 | Наяда | Naiad | forest | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | u | owl
76 | Одвин | Odwin | forest | creature | ordinary | 4 | 7 | 1 | 1-2-3 | forestGuardian | c | bear-head
77 | Эльф-лучник | Elf Archer | forest | creature | ordinary | 4 | 7 | 1 | 1-1-2 | elf | c | rune-stone
78 | Ловчий | Trapper | forest | creature | ordinary | 5 | 8 | 1 | 1-2-3 |  | c | high-shot
79 | Мёбу | Moebu | forest | creature | ordinary | 5 | 10 | 2 | 2-2-3 | childOfKrong | c | pan-flute
80 | Сатир | Satyr | forest | creature | ordinary | 5 | 10 | 2 | 2-3-3 | childOfKrong | c | stag-head
81 | Хищная росянка | Carnivorous Sundew | forest | creature | ordinary | 5 | 10 | 1 | 2-3-3 |  | u | stag-head
82 | Хранитель древа | Tree Keeper | forest | creature | ordinary | 5 | 9 | 1 | 1-2-2 | forestGuardian | u | guards
83 | Пурш | Pursh | forest | creature | ordinary | 6 | 12 | 2 | 3-4-4 | childOfKrong | c | deer
84 | Грифон | Griffin | forest | flyer | ordinary | 7 | 11 | fly | 2-3-4 |  | c | guards
85 | Древолом | Treebreaker | forest | creature | ordinary | 8 | 19 | 1 | 4-5-6 |  | c | archer
86 | Рогач | Antlered One | forest | creature | ordinary | 9 | 15 | 2 | 4-4-5 | childOfKrong | r | pan-flute
87 | Вьюрр | Vyurr | forest | flyer | elite | 3 | 5 | fly | 1-2-2 |  | u | totem-head
88 | Сугед | Suged | forest | symbiont | elite | 3 | 6 |  | 1-1-2 | childOfKrong | c | bull-horns
89 | Аллар | Allar | forest | creature | elite | 4 | 7 | 1 | 1-2-2 | forestGuardian | c | eyestalk
90 | Подражатель | Imitator | forest | creature | elite | 4 | 9 | 2 | 2-3-3 |  | u | herbs-bundle
91 | Воймир | Voimir | forest | creature | elite | 5 | 12 | 1 | 2-2-3 | heroMage forestGuardian | r | imp-laugh
92 | Эльф-дуэлянт | Elf Duelist | forest | creature | elite | 5 | 10 | 1 | 1-2-3 | elf | r | spectre
93 | Энт | Ent | forest | creature | elite | 5 | 10 | 1 | 3-3-4 |  | c | crowned-skull
94 | Дух единорога | Unicorn Spirit | forest | creature | elite | 6 | 10 | 3 | 3-4-4 | childOfKrong spirit | r | stag-head
95 | Пантера | Panther | forest | creature | elite | 6 | 12 | 2 | 3-3-4 | childOfKrong | c | bull-horns
96 | Элмор | Elmor | forest | creature | elite | 6 | 11 | 2 | 2-3-3 | heroRogue elf | x | elf-helmet
97 | Таликс | Talix | forest | creature | elite | 7 | 14 | 1 | 3-4-5 | forestGuardian heroWarrior | r | guards
98 | Золотой дракон | Golden Dragon | forest | creature | elite | 9 | 17 | 1 | 3-4-5 | dragon | x | spiked-dragon-head
99 | Медвесыч | Owlbear | forest | creature | elite | 9 | 17 | 1 | 3-4-5 | childOfKrong | x | owl
100 | Болота Ракштольна | Bogs of Rakshtoln | swamp | terrain | ordinary | 3 |  |  |  | swamp | r | wood-club
101 | Травник | Herbalist | swamp | creature | ordinary | 3 | 6 | 1 | 1-1-2 |  | c | hydra
102 | Шаман гоблинов | Goblin Shaman | swamp | creature | ordinary | 3 | 6 | 2 | 1-1-2 |  | c | quiver
103 | Гурр-шаман | Gurr Shaman | swamp | creature | ordinary | 4 | 7 | 1 | 1-2-2 |  | u | gears
104 | Несущий отраву | Poison Bearer | swamp | creature | ordinary | 4 | 7 | 1 | 1-1-2 | arkhaalite | c | poison-bottle
105 | Озорница | Mischief Maiden | swamp | creature | ordinary | 4 | 8 | 1 | 1-1-2 | riverMaiden | c | mermaid
106 | Старый вайл | Old Vile | swamp | creature | ordinary | 4 | 10 | 1 | 1-1-4 |  | c | frog
107 | Статуя скорби | Statue of Sorrow | swamp | artifact | ordinary | 4 |  |  |  |  | u | swamp
108 | Тинник | Mudling | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-2 | arkhaalite | c | quiver
109 | Унния | Unniya | swamp | creature | ordinary | 4 | 8 | 1 | 1-1-2 | riverMaiden | u | water-bolt
110 | Галлот | Gallot | swamp | flyer | ordinary | 5 | 8 | fly | 2-3-3 |  | c | mermaid
111 | Илинси | Ilinsi | swamp | creature | ordinary | 5 | 8 | 1 | 1-2-3 | riverMaiden | u | carnivorous-plant
112 | Кикимора | Kikimora | swamp | creature | ordinary | 5 | 9 | 1 | 2-2-3 | riverMaiden | c | oyster-pearl
113 | Охотник на глоа | Gloa Hunter | swamp | creature | ordinary | 5 | 9 | 2 | 2-2-3 | arkhaalite | c | poison-bottle
114 | Страж Уорлога | Guard of Warlog | swamp | creature | ordinary | 5 | 10 | 1 | 2-2-3 | troll | c | slime
115 | Топляница | Drownette | swamp | creature | ordinary | 6 | 11 | 1 | 1-2-2 | riverMaiden | u | mermaid
116 | Троглодит | Troglodyte | swamp | creature | ordinary | 6 | 12 | 1 | 2-3-3 |  | c | fish-monster
117 | Свора пожирателей | Devourer Pack | swamp | creature | ordinary | 7 | 12 | 3 | 3-3-4 | spirit | x | voodoo-doll
118 | Тугодум | Slowwit | swamp | creature | ordinary | 7 | 14 | 1 | 3-4-5 | troll arkhaalite | r | monster-grasp
119 | Баламут | Troublemaker | swamp | creature | ordinary | 8 | 13 | 1 | 3-3-4 | troll | r | double-face-mask
120 | Пиранья | Piranha | swamp | parasite | elite | 2 | 5 |  | 1-2-2 |  | c | gooey-daemon
121 | Вереселень | Heatherling | swamp | creature | elite | 3 | 7 | 1 | 1-2-3 | spirit | r | oyster-pearl
122 | Злобоглаз | Evil Eye | swamp | flyer | elite | 3 | 6 | fly | 1-2-2 |  | c | boiling-bubbles
123 | Крайт | Krait | swamp | symbiont | elite | 3 | 7 |  | 2-2-2 | troll | c | catapult
124 | Клок Мудрый | Klok the Wise | swamp | creature | elite | 4 | 9 | 1 | 2-2-3 | troll heroPriest | r | monster-grasp
125 | Русалка | Mermaid | swamp | creature | elite | 4 | 7 | 1 | 1-2-2 | riverMaiden | u | mermaid
126 | Безликий | Faceless | swamp | creature | elite | 5 | 12 | 1 | 2-3-4 | heroMage arkhaalite | r | sharp-smile
127 | Тактик Ихвэ | Tactician Ihwe | swamp | creature | elite | 5 | 9 | 2 | 2-2-3 | arkhaalite | u | gears
128 | Хунган | Hungan | swamp | creature | elite | 5 | 8 | 1 | 1-2-2 | troll | c | bully-minion
129 | Аммах | Ammakh | swamp | creature | elite | 7 | 12 | 2 | 2-3-4 | troll | u | catapult
130 | Гиртан | Girtan | swamp | creature | elite | 7 | 14 | 1 | 3-4-5 | troll | c | monster-grasp
131 | Килхе | Kilhe | swamp | creature | elite | 7 | 14 | 2 | 3-4-6 | heroWarrior riverMaiden | x | double-face-mask
132 | Зелёный дракон | Green Dragon | swamp | flyer | elite | 9 | 14 | fly | 3-4-4 | dragon | x | sea-dragon
133 | Нетопырь | Bat | darkness | flyer | ordinary | 2 | 3 | fly | 1-1-2 | slua | c | bleeding-heart
134 | Одержимый | Possessed | darkness | creature | ordinary | 3 | 7 | 1 | 1-1-3 | coven | c | overlord-helm
135 | Пигмей-кровосос | Bloodsucker Pygmy | darkness | symbiont | ordinary | 3 | 7 |  | 1-2-3 | slua | u | vampire-dracula
136 | Поводырь мертвецов | Guide of the Dead | darkness | creature | ordinary | 3 | 7 | 2 | 1-2-2 | spirit | c | plague-doctor-profile
137 | Соултрад | Soultrad | darkness | terrain | ordinary | 3 |  |  |  | city | r | imp
138 | Горбун | Hunchback | darkness | creature | ordinary | 4 | 9 | 1 | 2-2-3 | coven | c | vampire-dracula
139 | Лич-библиотекарь | Lich Librarian | darkness | creature | ordinary | 4 | 8 | 1 | 1-1-2 | undead | c | executioner-hood
140 | Орк-зомби | Orc Zombie | darkness | creature | ordinary | 4 | 8 | 1 | 2-3-3 | orc undead | c | orc-head
141 | Осквернитель | Defiler | darkness | creature | ordinary | 4 | 9 | 2 | 1-2-4 | slua coven | u | witch-face
142 | Посвящённая | Initiated Woman | darkness | creature | ordinary | 4 | 8 | 1 | 1-1-1 | coven | c | chariot
143 | Тёмная бестия | Dark Beast | darkness | flyer | ordinary | 4 | 8 | fly | 1-2-2 | demon angel | u | devil-mask
144 | Умертвие Соултрада | Soultrad's Wight | darkness | creature | ordinary | 4 | 9 | 2 | 1-2-2 | spirit coven | c | horned-skull
145 | Аранта | Aranta | darkness | creature | ordinary | 5 | 9 | 1 | 2-2-3 | coven | r | vampire-cape
146 | Демон лени | Demon of Sloth | darkness | creature | ordinary | 5 | 10 | 1 | 1-2-2 | demon | u | daemon-skull
147 | Скелет-лучник | Skeleton Archer | darkness | creature | ordinary | 5 | 7 | 1 | 1-2-2 | undead | c | tombstone
148 | Чёрный рыцарь | Black Knight | darkness | creature | ordinary | 5 | 11 | 1 | 2-3-4 | coven | c | skeleton
149 | Проглот | Glutton | darkness | creature | ordinary | 6 | 10 | 1 | 2-3-3 |  | c | scythe
150 | Хаосит | Chaosite | darkness | creature | ordinary | 6 | 9 | 1 | 1-2-2 |  | u | shambling-zombie
151 | Чёрный дракон | Black Dragon | darkness | flyer | ordinary | 6 | 12 | fly | 3-3-4 | dragon | r | fire-breath
152 | Минотавр-отступник | Renegade Minotaur | darkness | creature | ordinary | 8 | 14 | 2 | 3-3-4 | coven | u | portal
153 | Палач | Executioner | darkness | creature | elite | 3 | 7 | 2 | 1-2-3 |  | c | bleeding-heart
154 | Наргойл | Nargoyle | darkness | flyer | elite | 4 | 7 | fly | 1-2-3 | dragon undead | c | spiked-dragon-head
155 | Стиградор | Stigrador | darkness | creature | elite | 4 | 8 | 2 | 2-3-3 | undead | c | lovers
156 | Гиена Хаоса | Hyena of Chaos | darkness | creature | elite | 5 | 10 | 2 | 2-3-4 | undead | c | sand-snake
157 | Чернокнижник | Black Magus | darkness | creature | elite | 5 | 8 | 1 | 1-2-2 | coven | x | gluttonous-smile
158 | Ифрит | Ifrit | darkness | creature | elite | 6 | 10 | 1 | 3-3-4 | demon | u | diablo-skull
159 | Тухлопуз | Rotbelly | darkness | creature | elite | 6 | 12 | 1 | 3-4-6 | undead | c | executioner-hood
160 | Древний упырь | Ancient Ghoul | darkness | creature | elite | 7 | 13 | 1 | 3-4-5 | slua | r | vampire-dracula
161 | Кседдэн | Xeddan | darkness | creature | elite | 7 | 14 | 1 | 2-3-5 | heroWarrior demon | x | tentacles-skull
162 | Тальгата | Talgata | darkness | creature | elite | 7 | 9 | 1 | 1-2-2 | coven heroMage | r | tombstone
163 | Змей хаоса | Serpent of Chaos | darkness | creature | elite | 8 | 16 | 2 | 4-5-5 |  | x | grab
164 | Маэнас | Maenas | darkness | creature | elite | 8 | 16 | 1 | 3-4-5 | heroRogue pirate | r | executioner-hood
165 | Молох | Moloch | darkness | creature | elite | 8 | 16 | 2 | 6-7-8 | demon coven | u | portal
166 | Антиквар | Antiquary | neutral | creature | ordinary | 3 | 6 | 1 | 1-1-2 | koyar | c | cowled
167 | Бухта подлецов | Scoundrels' Bay | neutral | terrain | ordinary | 3 |  |  |  | city river | r | templar-shield
168 | Вор | Thief | neutral | creature | ordinary | 3 | 6 | 2 | 1-2-2 |  | c | sword-altar
169 | Любимец капитана | Captain's Pet | neutral | parasite | ordinary | 3 | 7 |  | 1-1-2 | pirate | c | dynamite
170 | Служка | Acolyte Boy | neutral | creature | ordinary | 3 | 7 | 1 | 1-2-2 | inquisitor | c | sunbeams
171 | Вольный стрелок | Free Shooter | neutral | creature | ordinary | 4 | 7 | 1 | 1-2-2 |  | c | prayer
172 | Душегуб | Soulkiller | neutral | creature | ordinary | 4 | 8 | 1 | 2-3-3 | gnome koyar | c | anvil
173 | Мятущаяся душа | Restless Soul | neutral | creature | ordinary | 4 | 8 | 1 | 2-2-3 | spirit | u | chess-queen
174 | Ночной убийца | Night Killer | neutral | creature | ordinary | 4 | 9 | 2 | 1-2-3 | koyar | u | cowled
175 | Поборник Ордена | Order Champion | neutral | creature | ordinary | 4 | 8 | 1 | 2-2-3 | inquisitor | c | crystal-ball
176 | Сквайр | Esquire | neutral | creature | ordinary | 4 | 7 | 1 | 2-2-3 |  | c | sea-dragon
177 | Флагеллянт | Flagellant | neutral | creature | ordinary | 4 | 9 | 1 | 2-3-3 | inquisitor | c | sunbeams
178 | Боцман проклятых | Bosun of the Damned | neutral | creature | ordinary | 5 | 12 | 2 | 2-3-4 | pirate | u | domino-mask
179 | Гаррид-шпион | Garrid Spy | neutral | creature | ordinary | 5 | 10 | 1 | 3-3-3 | koyar | c | cowled
180 | Драконоборец | Dragonslayer | neutral | creature | ordinary | 5 | 11 | 1 | 2-3-3 |  | c | swap-bag
181 | Корсар Маэнаса | Corsair of Maenas | neutral | creature | ordinary | 5 | 10 | 2 | 2-3-5 | pirate | c | dynamite
182 | Морской пёс | Sea Dog | neutral | creature | ordinary | 5 | 10 | 1 | 2-3-3 | pirate | c | ship-wheel
183 | Рубака | Slasher | neutral | creature | ordinary | 7 | 13 | 1 | 3-4-5 |  | c | dynamite
184 | Рыцарь Храма | Temple Knight | neutral | creature | ordinary | 8 | 12 | 2 | 2-3-3 | inquisitor | c | sunbeams
185 | Колосс | Colossus | neutral | creature | ordinary | 9 | 17 | 1 | 4-5-6 |  | u | swordman
186 | Жак-винодел | Jacques the Vintner | neutral | creature | elite | 3 | 7 | 1 | 1-1-3 | heroRogue | u | spyglass
187 | Яйцо дракона | Dragon Egg | neutral | artifact | elite | 3 |  |  |  |  | u | sunbeams
188 | Мастер стилета | Stiletto Master | neutral | creature | elite | 4 | 8 | 1 | 1-2-2 | koyar | c | cowled
189 | Мика Безбожник | Mika the Godless | neutral | creature | elite | 4 | 8 | 1 | 1-2-3 | heroPriest inquisitor | r | templar-eye
190 | Пугало | Scarecrow | neutral | artifact | elite | 4 |  |  |  |  | r | perspective-dice-six-faces-random
191 | Феликс Гаптор | Felix Gaptor | neutral | creature | elite | 4 | 9 | 1 | 1-2-3 | heroMage inquisitor | u | ship-wheel
192 | Воин веры | Warrior of Faith | neutral | creature | elite | 5 | 10 | 1 | 2-2-3 | inquisitor | c | templar-eye
193 | Бессмертный убийца | Immortal Killer | neutral | creature | elite | 6 | 6 | 2 | 3-3-4 | koyar | u | cowled
194 | Вылупившийся дракон | Hatched Dragon | neutral | creature | elite | 6 | 12 | 1 | 3-4-5 | dragon | c | snake
195 | Микаэль | Mikael | neutral | flyer | elite | 6 | 10 | fly | 2-3-3 | heroWarrior angel | x | pirate-hat
`;
