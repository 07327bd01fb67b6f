/** Path of the Keepers: names and figures of all its cards, written by scripts/write-figures.ts. */
export const pathOfTheKeepers = `
1 | Военный обоз | War Train | steppe | artifact | ordinary | 3 | 7 |  |  | warMachine | r | spear-feather
2 | Маг Тор-Абьярда | Mage of Tor-Abyard | steppe | creature | ordinary | 3 | 6 | 1 | 1-1-2 | toaDan | c | lightning-helix
3 | Алтея | Althea | steppe | creature | ordinary | 4 | 8 | 2 | 2-2-3 | akkenian heroPriest | r | crossbow
4 | Гвейхир | Gweihir | steppe | flyer | ordinary | 4 | 7 | fly | 1-2-2 |  | c | muscle-up
5 | Гном-легионер | Gnome Legionnaire | steppe | creature | ordinary | 4 | 9 | 1 | 1-2-3 | akkenian gnome | c | shield-bash
6 | Кровавый шаман | Blood Shaman | steppe | creature | ordinary | 4 | 7 | 1 | 1-2-2 | orc | c | wizard-staff
7 | Лучник Седвина | Sedwin Archer | steppe | creature | ordinary | 4 | 8 | 1 | 1-2-2 | akkenian | c | two-shadows
8 | Обрекающий | Dooming One | steppe | creature | ordinary | 4 | 7 | 1 | 1-2-2 | akkenian | u | visored-helm
9 | Хешир | Heshir | steppe | creature | ordinary | 4 | 9 | 1 | 2-2-3 | toaDan | c | lightning-helix
10 | Элементаль песка | Sand Elemental | steppe | creature | ordinary | 4 | 7 | 2 | 2-2-3 | elemental | u | snake-totem
11 | Аль-Хосейн | Al-Hosein | steppe | creature | ordinary | 5 | 11 | 2 | 2-2-3 | toaDan | r | lightning-dissipation
12 | Воин Тоа-Дана | Toa-Dan Warrior | steppe | creature | ordinary | 5 | 10 | 1 | 2-3-4 | toaDan | c | hourglass
13 | Орк-старейшина | Orc Elder | steppe | creature | ordinary | 5 | 11 | 1 | 2-2-3 | orc | u | boar
14 | Орк-сокрушитель | Orc Crusher | steppe | creature | ordinary | 6 | 12 | 2 | 3-3-4 | orc | u | orc-head
15 | Орудийный расчёт | Gun Crew | steppe | creature | ordinary | 6 | 13 | 2 | 3-4-4 | orc | c | grenade
16 | Варан | Monitor Lizard | steppe | creature | ordinary | 7 | 13 | 1 | 3-3-4 |  | u | crossbow
17 | Змееглав-ветеран | Serpenthead Veteran | steppe | creature | ordinary | 7 | 13 | 2 | 3-4-5 |  | c | cavalry
18 | Страж Аккении | Guard of Akkenia | steppe | creature | ordinary | 7 | 13 | 1 | 3-4-5 | akkenian | c | whip
19 | Мастер поединка | Duel Master | steppe | creature | ordinary | 8 | 16 | 2 | 3-3-4 | orc | r | boar
20 | Харседан | Harsedan | steppe | creature | ordinary | 9 | 16 | 2 | 4-4-5 | heroRogue akkenian | x | scorpion
21 | Унд-прихлебатель | Und Hanger-on | steppe | parasite | elite | 2 | 6 |  | 1-2-2 |  | u | grenade
22 | Гремлины | Gremlins | steppe | creature | elite | 3 | 7 | 2 | 1-1-2 |  | c | mounted-knight
23 | Зыхыр-Лахр | Zykhyr-Lakhr | steppe | terrain | elite | 3 |  |  |  | city steppe | r | lightning-dissipation
24 | Кулеврина орков | Orc Culverin | steppe | artifact | elite | 3 | 7 |  |  | warMachine | c | hourglass
25 | Умбор | Umbor | steppe | creature | elite | 3 | 8 | 1 | 1-2-3 |  | c | anubis
26 | Боевой маг Аккении | Akkenian Battle Mage | steppe | creature | elite | 4 | 8 | 1 | 2-2-3 | akkenian | c | visored-helm
27 | Мантикора | Manticore | steppe | flyer | elite | 4 | 7 | fly | 2-2-3 |  | u | tribal-mask
28 | Нартал | Nartal | steppe | creature | elite | 4 | 8 | 1 | 1-2-2 | orc | r | tribal-mask
29 | Беллама | Bellama | steppe | creature | elite | 5 | 9 | 1 | 1-2-3 | toaDan | u | lion
30 | Орк-воевода | Orc Voivode | steppe | creature | elite | 5 | 12 | 2 | 3-3-4 | orc | x | wizard-staff
31 | Ярость песков | Fury of the Sands | steppe | creature | elite | 5 | 10 | 2 | 2-2-3 | akkenian | c | cavalry
32 | Странствующий маг | Wandering Mage | steppe | creature | elite | 6 | 13 | 1 | 3-4-4 | toaDan | c | lightning-dissipation
33 | Эйден | Eiden | steppe | creature | elite | 6 | 9 | 1 | 2-2-3 | heroMage toaDan | r | minotaur
34 | Казагир | Kazagir | steppe | creature | elite | 7 | 13 | 2 | 2-4-5 | heroWarrior | x | horse-head
35 | Медный дракон | Copper Dragon | steppe | flyer | elite | 7 | 12 | fly | 3-3-4 | dragon | x | spiked-dragon-head
36 | Минотавр | Minotaur | steppe | creature | elite | 9 | 14 | 2 | 3-4-5 |  | r | wizard-staff
37 | Ватажник | Bandit | mountain | creature | ordinary | 3 | 8 | 1 | 1-2-2 | yordling | c | barbed-spear
38 | Карликовый гном | Dwarf Gnome | mountain | symbiont | ordinary | 3 | 6 |  | 1-1-2 | gnome | c | dwarf-helmet
39 | Крейд-Моор | Kreid-Moor | mountain | terrain | ordinary | 3 |  |  |  | mountains | x | ice-bolt
40 | Снург | Snurg | mountain | creature | ordinary | 3 | 5 | 1 | 1-1-2 |  | c | lightning-tree
41 | Бродяги севера | Northern Vagrants | mountain | creature | ordinary | 4 | 9 | 2 | 1-2-2 | yordling | u | viking-head
42 | Гранитный голем | Granite Golem | mountain | creature | ordinary | 4 | 10 | 1 | 2-3-3 |  | c | rock-golem
43 | Гуль | Ghoul | mountain | creature | ordinary | 4 | 8 | 2 | 1-2-3 |  | c | halberd
44 | Келунг | Kelung | mountain | creature | ordinary | 4 | 8 | 1 | 1-1-2 | linung | c | lightning-trio
45 | Мастер смерча | Tornado Master | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-2 | linung | c | wizard-face
46 | Бергат | Bergat | mountain | creature | ordinary | 5 | 11 | 1 | 2-3-4 | yordling | c | flanged-mace
47 | Бугур | Bugur | mountain | creature | ordinary | 5 | 11 | 1 | 2-2-3 | yordling | u | viking-head
48 | Гном-аркебузер | Gnome Arquebusier | mountain | creature | ordinary | 5 | 9 | 1 | 2-2-3 | gnome | c | torch
49 | Дрорн | Drorn | mountain | creature | ordinary | 5 | 11 | 1 | 2-2-3 |  | u | mountains
50 | Нага-стрелок | Naga Shooter | mountain | creature | ordinary | 5 | 10 | 2 | 1-1-1 |  | u | lightning-storm
51 | Текур | Tekur | mountain | creature | ordinary | 5 | 9 | 1 | 2-3-3 | heroMage gnome | r | dwarf-king
52 | Элементаль льда | Ice Elemental | mountain | creature | ordinary | 5 | 9 | 3 | 2-3-3 | elemental | r | dwarf-helmet
53 | Медлинг | Medling | mountain | creature | ordinary | 7 | 10 | 1 | 1-2-2 | linung | r | snowflake-2
54 | Фарсат | Farsat | mountain | creature | ordinary | 7 | 14 | 1 | 3-4-4 | linung | c | lightning-trio
55 | Механический дракон | Mechanical Dragon | mountain | creature | ordinary | 8 | 16 | 1 | 3-4-5 | warMachine dragon | x | evil-bat
56 | Хелгат | Helgat | mountain | creature | ordinary | 8 | 14 | 1 | 3-4-5 | heroWarrior gnome | r | snowflake-2
57 | Ар-гуль | Ar-Ghoul | mountain | creature | elite | 3 | 8 | 2 | 1-2-2 | linung | c | magnifying-glass
58 | Див | Div | mountain | flyer | elite | 3 | 6 | fly | 1-2-2 |  | u | wolf-howl
59 | Тотем грома | Thunder Totem | mountain | artifact | elite | 3 | 7 |  |  | building | u | rune-sword
60 | Безбородый | Beardless | mountain | creature | elite | 4 | 9 | 1 | 2-3-3 | gnome | u | anvil
61 | Варг | Warg | mountain | creature | elite | 4 | 9 | 2 | 2-2-3 |  | c | flanged-mace
62 | Вельтар | Veltar | mountain | creature | elite | 4 | 8 | 1 | 1-2-2 | linung | r | magnifying-glass
63 | Изгнанный эйнхерий | Banished Einherjar | mountain | creature | elite | 4 | 9 | 2 | 2-2-3 | yordling undead | c | rune-sword
64 | Ном | Nom | mountain | flyer | elite | 4 | 7 | fly | 2-3-4 |  | r | ice-golem
65 | Ингвард | Ingvard | mountain | creature | elite | 5 | 9 | 2 | 1-2-3 | yordling | c | viking-head
66 | Тяжёлая кавалерия | Heavy Cavalry | mountain | creature | elite | 5 | 10 | 1 | 3-3-4 | akkenian | c | crossbow
67 | Спящий дракон | Sleeping Dragon | mountain | creature | elite | 6 | 14 | 1 | 3-4-4 | dragon | r | fire-breath
68 | Белая луна | White Moon | mountain | creature | elite | 7 | 9 | 1 | 1-2-2 | heroPriest linung | x | torch
69 | Вождь дирров | Dirr Chief | mountain | creature | elite | 7 | 15 | 1 | 2-3-4 |  | x | spiked-dragon-head
70 | Йорд-Башар | Yord-Bashar | mountain | creature | elite | 7 | 15 | 1 | 4-4-5 | heroRogue yordling | r | dwarf-face
71 | Вероломный гном | Treacherous Gnome | mountain | creature | elite | 8 | 14 | 1 | 3-3-4 | gnome | c | crown
72 | Орм | Orm | mountain | creature | elite | 8 | 18 | 1 | 6-7-8 | yordling | u | healing
73 | Врата Дахора | Gates of Dahor | forest | terrain | ordinary | 2 |  |  |  | gate forest | r | raven
74 | Дракс | Drax | forest | flyer | ordinary | 3 | 5 | fly | 1-1-2 | dragon | c | fire-breath
75 | Живая лоза | Living Vine | forest | parasite | ordinary | 3 | 7 |  | 1-1-1 |  | c | owl
76 | Помойный крыс | Dump Rat | forest | creature | ordinary | 3 | 6 | 2 | 1-2-2 | ratkin | c | spider-web
77 | Антар | Antar | forest | creature | ordinary | 4 | 8 | 2 | 1-1-2 | elf | u | rune-stone
78 | Глаз сокола | Hawkeye | forest | creature | ordinary | 4 | 7 | 1 | 1-2-2 | elf | c | elf-helmet
79 | Дикая летяга | Wild Flying Squirrel | forest | flyer | ordinary | 4 | 8 | fly | 1-2-2 | ratkin | c | bear-head
80 | Наринси | Narinsi | forest | creature | ordinary | 4 | 8 | 2 | 1-2-2 | childOfKrong | u | stag-head
81 | Остроморд | Sharp-muzzle | forest | creature | ordinary | 4 | 9 | 2 | 2-2-3 | ratkin | c | stag-head
82 | Дольмен Кронга | Dolmen of Krong | forest | artifact | ordinary | 5 | 15 |  |  | building | u | bull-horns
83 | Элементаль цветов | Flower Elemental | forest | creature | ordinary | 5 | 11 | 1 | 2-2-3 | elemental | c | tree-face
84 | Эмиссар Энтарна | Emissary of Entarn | forest | creature | ordinary | 5 | 11 | 2 | 2-2-3 | elf | r | spectre
85 | Рысь | Lynx | forest | creature | ordinary | 6 | 12 | 1 | 3-3-4 | childOfKrong | c | owl
86 | Страж восхода | Sunrise Guard | forest | creature | ordinary | 6 | 10 | 1 | 2-2-3 | elf | c | elf-helmet
87 | Турс | Thurs | forest | creature | ordinary | 6 | 13 | 1 | 2-3-4 |  | u | totem-head
88 | Крысоогр | Rat Ogre | forest | creature | ordinary | 7 | 13 | 1 | 3-3-3 | ratkin | r | fangs
89 | Мокоша | Mokosha | forest | creature | ordinary | 7 | 14 | 1 | 3-3-4 | forestGuardian | c | eyestalk
90 | Нересса | Neressa | forest | creature | ordinary | 7 | 9 | 1 | 1-2-2 | heroMage elf | x | herbs-bundle
91 | Бер | Ber | forest | creature | ordinary | 8 | 16 | 1 | 3-4-5 | childOfKrong | c | acorn
92 | Витязь Святолесья | Knight of Holyforest | forest | creature | ordinary | 8 | 14 | 2 | 3-4-5 | childOfKrong forestGuardian | r | owl
93 | Вынюхиватель | Sniffer | forest | creature | elite | 2 | 5 | 2 | 1-1-2 | ratkin | u | crowned-skull
94 | Знахарь стаи | Pack Healer | forest | creature | elite | 3 | 6 | 1 | 1-1-2 | ratkin | c | spectre
95 | Кабу-ву | Kabu-vu | forest | creature | elite | 3 | 7 | 1 | 1-1-2 | childOfKrong | c | bull-horns
96 | Нейя | Neia | forest | creature | elite | 3 | 7 | 1 | 1-1-2 | heroPriest | r | elf-helmet
97 | Длинный ус | Longwhisker | forest | creature | elite | 4 | 7 | 1 | 1-2-2 | ratkin | c | brute
98 | Снаг | Snag | forest | creature | elite | 4 | 11 | 1 | 2-2-3 | childOfKrong | c | acorn
99 | Хранитель дольмена | Dolmen Keeper | forest | creature | elite | 4 | 8 | 1 | 1-2-3 | forestGuardian | u | eyestalk
100 | Боевой единорог | War Unicorn | forest | creature | elite | 5 | 12 | 2 | 2-3-3 | childOfKrong | c | pan-flute
101 | Легард | Legard | forest | creature | elite | 5 | 10 | 1 | 3-4-5 | heroWarrior forestGuardian | x | deer
102 | Шриб Длиннохвост | Shrib Longtail | forest | creature | elite | 5 | 11 | 2 | 2-2-3 | ratkin heroRogue | r | acorn
103 | Гнилохвост | Rottail | forest | creature | elite | 6 | 9 | 1 | 1-2-2 | ratkin | r | wyvern
104 | Крысиный король | Rat King | forest | creature | elite | 6 | 13 | 1 | 3-3-4 | ratkin | x | evil-tree
105 | Ловец душ | Soul Catcher | forest | creature | elite | 6 | 8 | 1 | 1-2-3 | elf | u | high-shot
106 | Воин листьев | Leaf Warrior | forest | creature | elite | 7 | 13 | 2 | 3-4-5 | forestGuardian | u | bear-head
107 | Дракон-страж | Guardian Dragon | forest | flyer | elite | 7 | 12 | fly | 2-2-3 | dragon forestGuardian | r | wyvern
108 | Древний келе | Ancient Kele | forest | creature | elite | 10 | 23 | 1 | 3-4-5 | childOfKrong | x | stag-head
109 | Пиявки Ракштольна | Leeches of Rakshtoln | swamp | parasite | ordinary | 2 | 5 |  | 1-1-2 |  | c | gecko
110 | Хранитель души | Soul Keeper | swamp | symbiont | ordinary | 2 | 5 |  | 1-1-2 | spirit | u | mermaid
111 | Ламинг | Laming | swamp | flyer | ordinary | 3 | 6 | fly | 1-1-2 |  | c | poison-bottle
112 | Акванит-фермер | Aquanite Farmer | swamp | creature | ordinary | 4 | 7 | 1 | 1-2-2 | aquanite | c | bowman
113 | Бумбол | Bumbol | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-3 | troll | c | double-face-mask
114 | Вилия | Vilia | swamp | flyer | ordinary | 4 | 7 | fly | 1-2-2 | riverMaiden | u | water-bolt
115 | Дева поймы | Floodplain Maiden | swamp | creature | ordinary | 4 | 9 | 1 | 2-2-3 | riverMaiden | c | mermaid
116 | Дух тайфуна | Typhoon Spirit | swamp | creature | ordinary | 4 | 7 | 3 | 2-2-2 | spirit | c | fish-monster
117 | Полудница | Noonwraith | swamp | creature | ordinary | 4 | 7 | 1 | 1-2-2 | riverMaiden | c | oyster-pearl
118 | Предавшая Омулу | Betrayer of Omulu | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-2 | arkhaalite riverMaiden | r | gears
119 | Разведчик архаалитов | Arkhaalite Scout | swamp | creature | ordinary | 4 | 9 | 2 | 2-3-3 | arkhaalite | c | hooded-assassin
120 | Тови | Tovi | swamp | creature | ordinary | 4 | 7 | 1 | 1-2-2 | riverMaiden | c | mermaid
121 | Элементаль торфа | Peat Elemental | swamp | creature | ordinary | 4 | 8 | 1 | 2-2-2 | elemental | u | oyster-pearl
122 | Ману Кварат | Manu Kvarat | swamp | creature | ordinary | 5 | 9 | 1 | 1-2-3 | heroPriest aquanite | x | boiling-bubbles
123 | Плакальщица | Mourner | swamp | creature | ordinary | 5 | 9 | 1 | 1-2-2 | riverMaiden | u | boiling-bubbles
124 | Колокол Кварата | Bell of Kvarat | swamp | creature | ordinary | 6 | 12 | 1 | 3-3-4 | aquanite | c | catapult
125 | Чрево Архааля | Womb of Arkhaal | swamp | creature | ordinary | 6 | 12 | 1 | 2-3-4 | arkhaalite | u | queen-crown
126 | Шаман-душегрыз | Soulgnaw Shaman | swamp | creature | ordinary | 6 | 7 | 1 | 1-1-2 | troll | r | slime
127 | Льер-Кулат | Lier-Kulat | swamp | creature | ordinary | 7 | 10 | 1 | 2-2-3 | heroMage arkhaalite | x | monster-grasp
128 | Снирк | Snirk | swamp | creature | ordinary | 8 | 18 | 1 | 4-5-5 | heroWarrior troll | x | water-bolt
129 | Исхар | Ishar | swamp | terrain | elite | 2 |  |  |  | swamp city | r | queen-crown
130 | Обращённый | Converted | swamp | creature | elite | 2 | 5 | 1 | 1-2-2 | arkhaalite | c | swamp
131 | Зиккурат | Ziggurat | swamp | artifact | elite | 3 | 9 |  |  | building | r | double-face-mask
132 | Прозревший | Enlightened | swamp | creature | elite | 3 | 5 | 1 | 1-2-2 | arkhaalite elf | c | dream-catcher
133 | Мурль | Murl | swamp | creature | elite | 4 | 9 | 2 | 2-2-2 | troll | c | voodoo-doll
134 | Указующий путь | Way Pointer | swamp | creature | elite | 4 | 8 | 1 | 1-2-2 | arkhaalite | u | queen-crown
135 | Агрух | Agrukh | swamp | creature | elite | 5 | 10 | 1 | 2-3-4 | troll | r | catapult
136 | Летучая рыба | Flying Fish | swamp | creature | elite | 5 | 11 | 1 | 3-3-4 | aquanite | c | quiver
137 | Хозяйка трясин | Mistress of Quagmires | swamp | creature | elite | 5 | 8 | 1 | 1-1-2 | riverMaiden | r | oyster-pearl
138 | Акулоголовый | Sharkhead | swamp | creature | elite | 6 | 13 | 1 | 2-3-4 | aquanite | c | hooded-assassin
139 | Вайрен | Vairen | swamp | creature | elite | 6 | 12 | 1 | 2-3-5 | heroRogue troll | r | wasp-sting
140 | Королева медуз | Queen of Medusas | swamp | creature | elite | 6 | 10 | 2 | 1-2-2 |  | x | frog
141 | Волнорез | Breakwater | swamp | creature | elite | 7 | 14 | 1 | 3-4-4 | aquanite | c | swamp
142 | Гарбаш | Garbash | swamp | creature | elite | 7 | 13 | 1 | 3-3-4 | troll | r | monster-grasp
143 | Ахтар | Akhtar | swamp | creature | elite | 8 | 13 | 1 | 4-5-5 |  | u | gecko
144 | Гигантский краб | Giant Crab | swamp | creature | elite | 9 | 17 | 1 | 4-5-6 | aquanite | u | mermaid
145 | Чёрный лотос | Black Lotus | darkness | artifact | ordinary | 2 | 7 |  |  |  | u | vampire-cape
146 | Бледный всадник | Pale Rider | darkness | creature | ordinary | 3 | 7 | 2 | 1-2-3 | slua | c | witch-face
147 | Демонёнок | Little Demon | darkness | creature | ordinary | 3 | 6 | 1 | 1-2-2 | demon | c | lovers
148 | Ригорн | Rigorn | darkness | terrain | ordinary | 3 |  |  |  | city | r | skeleton
149 | Упырёныш | Ghoulling | darkness | creature | ordinary | 3 | 6 | 2 | 1-2-2 | slua | c | bestial-fangs
150 | Немая стража | Mute Guard | darkness | creature | ordinary | 4 | 7 | 3 | 1-2-2 | spirit | c | shambling-zombie
151 | Сарг | Sarg | darkness | creature | ordinary | 4 | 9 | 1 | 1-2-2 | demon | c | chain-lightning
152 | Скелет вайла | Vile Skeleton | darkness | creature | ordinary | 4 | 10 | 1 | 1-1-4 | undead | c | skeleton
153 | Скелетный кот | Skeletal Cat | darkness | creature | ordinary | 4 | 9 | 1 | 2-2-2 | undead | c | shambling-zombie
154 | Суккуб-истязатель | Tormentor Succubus | darkness | creature | ordinary | 4 | 7 | 2 | 1-2-3 | demon | c | horned-skull
155 | Анкаб | Ankab | darkness | creature | ordinary | 5 | 10 | 1 | 2-3-3 |  | c | mirror-mirror
156 | Безумный подрывник | Mad Bomber | darkness | creature | ordinary | 5 | 10 | 1 | 2-3-3 | gnome demon | u | anvil
157 | Искуситель | Tempter | darkness | creature | ordinary | 5 | 9 | 1 | 1-2-2 | coven | u | gluttonous-smile
158 | Хтон | Chthon | darkness | creature | ordinary | 5 | 8 | 1 | 1-1-2 | undead | r | grab
159 | Безголовый | Headless | darkness | creature | ordinary | 6 | 11 | 1 | 2-3-3 | slua | r | bestial-fangs
160 | Жрец смерти | Death Priest | darkness | creature | ordinary | 6 | 9 | 1 | 1-1-2 | undead | x | plague-doctor-profile
161 | Эйдерик | Eideric | darkness | creature | ordinary | 6 | 10 | 2 | 3-3-4 | heroWarrior undead | x | tentacles-skull
162 | Зомби-грифон | Zombie Griffin | darkness | creature | ordinary | 7 | 14 | 2 | 3-4-5 | childOfKrong undead | u | owl
163 | Воин великой тьмы | Warrior of Great Darkness | darkness | creature | ordinary | 8 | 13 | 1 | 3-4-6 | coven | u | grab
164 | Работорговец | Slave Trader | darkness | creature | ordinary | 8 | 15 | 2 | 2-3-3 | coven | c | executioner-hood
165 | Отпрыск твари | Thing's Offspring | darkness | parasite | elite | 2 | 5 |  | 1-1-1 |  | u | bestial-fangs
166 | Элементаль праха | Ash Elemental | darkness | creature | elite | 2 | 5 | 2 | 1-1-1 | undead elemental | c | sand-snake
167 | Костяной воитель | Bone Warrior | darkness | creature | elite | 3 | 5 | 1 | 2-3-3 | undead | u | tombstone
168 | Баалит | Baalite | darkness | creature | elite | 4 | 9 | 1 | 1-2-2 | demon | c | diablo-skull
169 | Даран Манящий | Daran the Alluring | darkness | creature | elite | 4 | 9 | 1 | 1-2-3 | slua | r | bestial-fangs
170 | Лилит | Lilith | darkness | creature | elite | 4 | 8 | 1 | 1-2-3 | heroMage demon | x | plague-doctor-profile
171 | Лоботомист | Lobotomist | darkness | creature | elite | 4 | 9 | 1 | 1-2-2 | coven | c | imp
172 | Счастливчик Тони | Lucky Tony | darkness | creature | elite | 4 | 9 | 1 | 1-2-2 | heroRogue pirate | r | vampire-dracula
173 | Эстри | Estri | darkness | flyer | elite | 4 | 8 | fly | 2-2-3 | demon | c | devil-mask
174 | Ищейка Тальгаты | Talgata's Bloodhound | darkness | creature | elite | 5 | 12 | 1 | 4-3-3 | coven | c | grim-reaper
175 | Тёмный епископ | Dark Bishop | darkness | creature | elite | 5 | 9 | 1 | 1-2-2 | inquisitor coven | x | crystal-ball
176 | Гирхилла | Girhilla | darkness | flyer | elite | 6 | 12 | fly | 2-3-3 | dragon coven | u | dragon-spiral
177 | Лорд Сулу | Lord Sulu | darkness | creature | elite | 6 | 12 | 1 | 3-3-4 | heroPriest slua | r | devil-mask
178 | Хозяин склепа | Crypt Master | darkness | creature | elite | 6 | 8 | 1 | 2-2-3 | undead | r | grab
179 | Электромант | Electromancer | darkness | creature | elite | 6 | 10 | 1 | 1-2-2 | coven | c | vampire-cape
180 | Мясник | Butcher | darkness | creature | elite | 9 | 16 | 1 | 4-5-7 |  | r | raise-skeleton
181 | Храм вольных | Temple of the Free | neutral | terrain | ordinary | 2 |  |  |  | mountains city | r | barrel
182 | Вешатель | Hangman | neutral | creature | ordinary | 3 | 7 | 1 | 1-1-2 | inquisitor | c | crystal-ball
183 | Канатоходец | Tightrope Walker | neutral | creature | ordinary | 3 | 7 | 1 | 1-2-2 | koyar | c | cowled
184 | Мародёр | Marauder | neutral | creature | ordinary | 3 | 5 | 1 | 1-1-2 |  | c | campfire
185 | Попугай Тича | Teach's Parrot | neutral | symbiont | ordinary | 3 | 6 |  | 1-2-2 | pirate | u | pirate-captain
186 | Ург-флибустьер | Urg Filibuster | neutral | creature | ordinary | 3 | 7 | 1 | 1-1-2 | pirate | c | barrel
187 | Фонарщик | Lamplighter | neutral | creature | ordinary | 3 | 6 | 1 | 1-1-2 |  | c | sunbeams
188 | Шпиль койаров | Koyar Spire | neutral | artifact | ordinary | 3 | 6 |  |  | building | u | maggot
189 | Ангел-хранитель | Guardian Angel | neutral | flyer | ordinary | 4 | 8 | fly | 1-2-2 | angel | u | templar-eye
190 | Бретёр | Duellist Bully | neutral | creature | ordinary | 4 | 9 | 1 | 2-2-3 | pirate | c | domino-mask
191 | Законник | Lawman | neutral | creature | ordinary | 4 | 7 | 1 | 2-3-4 | inquisitor | u | sunbeams
192 | Падшая Линнет | Fallen Linnet | neutral | creature | ordinary | 4 | 9 | 1 | 1-2-3 | heroPriest inquisitor | x | watchtower
193 | Серая эльфийка | Grey Elf Woman | neutral | creature | ordinary | 4 | 7 | 1 | 1-1-2 | inquisitor elf | c | templar-shield
194 | Тень | Shadow | neutral | creature | ordinary | 4 | 8 | 1 | 1-2-2 | spirit koyar | c | clown
195 | Буканьер | Buccaneer | neutral | creature | ordinary | 5 | 9 | 1 | 2-2-2 | pirate | c | pirate-hat
196 | Химера | Chimera | neutral | creature | ordinary | 5 | 11 | 1 | 2-3-3 |  | u | domino-mask
197 | Арбак | Arbak | neutral | creature | ordinary | 6 | 14 | 1 | 2-3-3 | heroWarrior | r | templar-shield
198 | Небесный капитан | Sky Captain | neutral | creature | ordinary | 6 | 12 | 1 | 3-3-4 | dragon pirate | r | wyvern
199 | Пушкарь | Cannoneer | neutral | creature | ordinary | 6 | 11 | 1 | 2-2-3 | pirate | c | dynamite
200 | Снорри и Свэль | Snorri and Svel | neutral | creature | ordinary | 6 | 12 | 1 | 2-2-3 | gnome elf | r | torch
201 | Фамильяр Алетрис | Aletris's Familiar | neutral | creature | ordinary | 6 | 12 | 3 | 3-3-4 | dragon spirit | r | snake
202 | Звездочёт | Stargazer | neutral | creature | ordinary | 7 | 10 | 1 | 1-2-2 | orc | u | tribal-mask
203 | Корсар Соултрада | Corsair of Soultrad | neutral | creature | ordinary | 7 | 14 | 1 | 3-4-4 | coven pirate | c | chess-queen
204 | Паладин Сеггера | Paladin of Segger | neutral | creature | ordinary | 7 | 10 | 1 | 3-3-4 | inquisitor | c | campfire
205 | Тренировочный манекен | Training Dummy | neutral | artifact | elite | 2 | 6 |  |  |  | u | elysium-shade
206 | Алтарник | Altar Boy | neutral | creature | elite | 3 | 6 | 1 | 1-1-2 | inquisitor | c | templar-eye
207 | Вольный пират | Free Pirate | neutral | creature | elite | 3 | 6 | 1 | 1-2-2 | pirate | u | pirate-hat
208 | Истребитель духов | Spirit Slayer | neutral | creature | elite | 3 | 8 | 2 | 1-2-2 | inquisitor | c | sword-altar
209 | Магистр элементов | Magister of Elements | neutral | creature | elite | 4 | 9 | 2 | 2-2-3 | inquisitor | r | prayer
210 | Медиум | Medium | neutral | creature | elite | 4 | 9 | 1 | 1-2-2 |  | u | swap-bag
211 | Метатель ножей | Knife Thrower | neutral | creature | elite | 4 | 9 | 1 | 1-1-2 | koyar | c | cowled
212 | Осквернённый аббат | Defiled Abbot | neutral | creature | elite | 4 | 8 | 1 | 2-2-3 | inquisitor slua | c | sunbeams
213 | Ассасин Храма | Temple Assassin | neutral | creature | elite | 5 | 10 | 1 | 2-3-4 | inquisitor koyar | r | templar-eye
214 | Мракоборец | Gloomfighter | neutral | creature | elite | 5 | 10 | 1 | 2-3-4 | inquisitor | r | templar-shield
215 | Пират-чароплёт | Pirate Spellweaver | neutral | creature | elite | 5 | 10 | 1 | 2-2-3 | pirate toaDan | c | pirate-captain
216 | Аррани | Arrani | neutral | creature | elite | 6 | 11 | 1 | 2-3-4 | heroRogue koyar | x | spyglass
217 | Берсерк | Berserker | neutral | creature | elite | 6 | 10 | 1 | 3-4-5 |  | r | sunbeams
218 | Цирковой силач | Circus Strongman | neutral | creature | elite | 6 | 13 | 1 | 3-4-4 | koyar troll | c | cowled
219 | Десница Сеггера | Right Hand of Segger | neutral | creature | elite | 9 | 14 | 1 | 5-6-7 | inquisitor | x | sunbeams
220 | Уриэль | Uriel | neutral | flyer | elite | 10 | 14 | fly | 5-5-6 | heroMage angel | x | perspective-dice-six-faces-random
`;
