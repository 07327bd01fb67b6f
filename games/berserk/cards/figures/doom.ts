/** Doom of the Gods: names and figures of all its cards, written by scripts/write-figures.ts. */
export const doomOfTheGods = `
1 | Изобретатель Братства | Brotherhood Inventor | steppe | creature | ordinary | 3 | 7 | 1 | 1-1-2 |  | u | spear-feather
2 | Орк-лучник | Orc Archer | steppe | creature | ordinary | 3 | 6 | 1 | 1-1-2 |  | c | wizard-staff
3 | Принявший дар | Gift Taker | steppe | creature | ordinary | 3 | 7 | 2 | 1-2-2 |  | c | bow-arrow
4 | Арбалетчик Братства | Brotherhood Crossbowman | steppe | creature | ordinary | 4 | 8 | 1 | 1-1-2 |  | c | muscle-up
5 | Баллиста гремлинов | Gremlin Ballista | steppe | artifact | ordinary | 4 | 9 |  |  |  | c | vortex
6 | Дозорная башня | Watchtower | steppe | artifact | ordinary | 4 | 9 |  |  |  | u | whip
7 | Ключник | Key Keeper | steppe | creature | ordinary | 4 | 8 | 1 | 1-1-2 |  | r | werewolf
8 | Преторианец | Praetorian | steppe | creature | ordinary | 4 | 9 | 1 | 2-2-3 |  | u | lion
9 | Солнечный грифон | Sun Griffin | steppe | flyer | ordinary | 4 | 8 | fly | 2-2-3 |  | c | lightning-helix
10 | Арзель | Arzel | steppe | creature | ordinary | 5 | 9 | 1 | 1-1-2 |  | x | snake-totem
11 | Дружинник | Retainer | steppe | creature | ordinary | 5 | 10 | 1 | 2-2-3 |  | c | boar
12 | Маг щита | Shield Mage | steppe | creature | ordinary | 5 | 10 | 1 | 1-2-2 |  | u | orc-head
13 | Мушкетер | Musketeer | steppe | creature | ordinary | 5 | 9 | 1 | 1-2-2 |  | r | eagle-head
14 | Паладин Братства | Brotherhood Paladin | steppe | creature | ordinary | 5 | 11 | 1 | 2-3-4 |  | c | battle-axe
15 | Эаррен | Earren | steppe | creature | ordinary | 5 | 12 | 1 | 2-3-4 |  | r | roman-shield
16 | Крэм | Krem | steppe | creature | ordinary | 6 | 11 | 1 | 2-2-3 |  | x | crossbow
17 | Фузилер | Fusilier | steppe | creature | ordinary | 6 | 10 | 1 | 2-2-3 |  | c | cavalry
18 | Чемпион Аккении | Champion of Akkenia | steppe | creature | ordinary | 6 | 11 | 2 | 2-3-3 |  | c | shield-bash
19 | Волчий всадник | Wolf Rider | steppe | creature | ordinary | 7 | 14 | 2 | 3-4-5 |  | c | sun-radiations
20 | Кентавр Дзара | Centaur of Dzar | steppe | creature | ordinary | 8 | 15 | 2 | 4-5-5 |  | c | scorpion
21 | Крушитель черепов | Skull Crusher | steppe | creature | ordinary | 8 | 16 | 1 | 4-5-6 |  | r | grenade
22 | Шипящий дракон | Hissing Dragon | steppe | flyer | ordinary | 9 | 15 | fly | 2-3-4 |  | r | mounted-knight
23 | Бернхольм | Bernholm | steppe | terrain | elite | 2 |  |  |  |  | r | lightning-dissipation
24 | Унд-подстрекатель | Und Instigator | steppe | symbiont | elite | 2 | 5 |  | 1-1-1 |  | u | hourglass
25 | Адепт пламени | Flame Adept | steppe | creature | elite | 3 | 6 | 1 | 1-1-2 |  | u | anubis
26 | Копьеметатель | Spear Thrower | steppe | creature | elite | 3 | 7 | 1 | 1-1-2 |  | c | two-shadows
27 | Жрец клана | Clan Priest | steppe | creature | elite | 4 | 9 | 2 | 1-2-2 |  | c | tribal-mask
28 | Наарбей | Naarbei | steppe | creature | elite | 4 | 10 | 1 | 2-2-3 |  | u | visored-helm
29 | Тактик | Tactician | steppe | creature | elite | 4 | 7 | 1 | 1-2-2 |  | c | charging-bull
30 | Гвардеец Аиры | Aira's Guard | steppe | creature | elite | 5 | 11 | 1 | 2-3-4 |  | c | enrage
31 | Маг искажений | Mage of Distortions | steppe | creature | elite | 5 | 9 | 1 | 1-1-2 |  | u | barbarian
32 | Наездник на виверне | Wyvern Rider | steppe | flyer | elite | 5 | 11 | fly | 2-3-3 |  | x | skull-crossed-bones
33 | Рыцарь-стратег | Strategist Knight | steppe | creature | elite | 5 | 10 | 1 | 2-3-3 |  | c | minotaur
34 | Автоматон | Automaton | steppe | creature | elite | 6 | 13 | 2 | 3-4-5 |  | c | horse-head
35 | Берсерк Братства | Brotherhood Berserker | steppe | creature | elite | 6 | 11 | 1 | 3-4-5 |  | r | spear-feather
36 | Танцующая с огнём | Fire Dancer | steppe | creature | elite | 7 | 14 | 2 | 2-3-3 |  | x | wizard-staff
37 | Мехазавр | Mechasaur | steppe | creature | elite | 8 | 17 | 2 | 4-5-6 |  | r | bow-arrow
38 | Кор-Гатхол | Kor-Gathol | mountain | terrain | ordinary | 2 |  |  |  |  | r | evil-minion
39 | Алтарь штормов | Altar of Storms | mountain | artifact | ordinary | 3 | 6 |  |  |  | u | ice-bolt
40 | Дитя Йара | Child of Yar | mountain | creature | ordinary | 3 | 8 | 1 | 1-2-2 |  | c | lightning-tree
41 | Трессим | Tressym | mountain | flyer | ordinary | 3 | 6 | fly | 1-2-2 |  | c | healing
42 | Веринг | Vering | mountain | creature | ordinary | 4 | 8 | 2 | 1-2-2 |  | c | rock-golem
43 | Наугрим | Naugrim | mountain | creature | ordinary | 4 | 9 | 1 | 2-3-3 |  | c | halberd
44 | Повелитель стихий | Lord of Elements | mountain | creature | ordinary | 4 | 7 | 1 | 1-1-2 |  | c | barbed-spear
45 | Рудокоп | Miner | mountain | creature | ordinary | 4 | 10 | 1 | 2-3-3 |  | u | sharp-axe
46 | Саннирр | Sannirr | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | r | condor-emblem
47 | Филид | Filid | mountain | creature | ordinary | 4 | 8 | 1 | 1-1-2 |  | u | anvil
48 | Хельда | Helda | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | r | centurion-helmet
49 | Хольд | Hold | mountain | creature | ordinary | 4 | 9 | 1 | 1-2-2 |  | c | mountains
50 | Шаман Ульфгарда | Ulfgard Shaman | mountain | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | u | lightning-storm
51 | Армира | Armira | mountain | creature | ordinary | 5 | 12 | 2 | 2-3-3 |  | x | dwarf-king
52 | Гном-охотник | Gnome Hunter | mountain | creature | ordinary | 5 | 9 | 1 | 2-2-3 |  | c | dwarf-helmet
53 | Нага-заклинательница | Naga Enchantress | mountain | creature | ordinary | 5 | 9 | 2 | 1-1-1 |  | r | magnifying-glass
54 | Тундровый великан | Tundra Giant | mountain | creature | ordinary | 5 | 11 | 1 | 2-3-3 |  | c | frozen-body
55 | Осадный великан | Siege Giant | mountain | creature | ordinary | 6 | 13 | 1 | 2-3-4 |  | r | evil-bat
56 | Паладин Ханеранга | Paladin of Haneranga | mountain | creature | ordinary | 6 | 11 | 1 | 3-3-4 |  | u | snowflake-2
57 | Вмёрзший великан | Frozen Giant | mountain | creature | ordinary | 7 | 12 | 1 | 3-4-5 |  | c | thor-hammer
58 | Гномобот | Gnomebot | mountain | creature | ordinary | 8 | 16 | 1 | 4-5-6 |  | r | wolf-howl
59 | Наездник на мамонте | Mammoth Rider | mountain | creature | ordinary | 9 | 20 | 1 | 4-5-7 |  | c | rune-sword
60 | Сова колдуна | Warlock's Owl | mountain | symbiont | elite | 2 | 6 |  | 1-1-1 |  | u | giant
61 | Гном-снайпер | Gnome Sniper | mountain | creature | elite | 3 | 7 | 1 | 1-2-2 |  | c | flanged-mace
62 | Кулеврина гномов | Gnome Culverin | mountain | artifact | elite | 3 | 7 |  |  |  | c | viking-head
63 | Снежная ведьма | Snow Witch | mountain | creature | elite | 3 | 7 | 1 | 1-1-2 |  | c | troll
64 | Ворг-изгнанник | Exiled Worg | mountain | creature | elite | 4 | 9 | 1 | 2-2-3 |  | c | ice-golem
65 | Старуха-гроза | Storm Crone | mountain | flyer | elite | 4 | 8 | fly | 1-2-2 |  | r | lightning-trio
66 | Бурк | Burk | mountain | creature | elite | 5 | 11 | 1 | 3-3-4 |  | c | crown
67 | Ледяная колдунья | Ice Sorceress | mountain | creature | elite | 5 | 9 | 1 | 1-1-2 |  | r | dragon-spiral
68 | Нойта | Noita | mountain | creature | elite | 5 | 9 | 1 | 1-2-2 |  | u | torch
69 | Вендиго | Wendigo | mountain | creature | elite | 6 | 12 | 1 | 3-4-5 |  | c | spiked-dragon-head
70 | Урлик-зверь | Urlik the Beast | mountain | creature | elite | 6 | 13 | 1 | 3-4-5 |  | u | dwarf-face
71 | Варнак | Varnak | mountain | creature | elite | 7 | 14 | 1 | 3-4-4 |  | c | wizard-face
72 | Принц Локи | Prince Loki | mountain | creature | elite | 7 | 15 | 2 | 3-4-5 |  | x | evil-minion
73 | Гару | Garu | mountain | creature | elite | 8 | 15 | 2 | 3-4-5 |  | x | ice-bolt
74 | Лазурный дракон | Azure Dragon | mountain | creature | elite | 8 | 16 | 1 | 4-4-5 |  | x | lightning-tree
75 | Слепыш | Mole Rat | forest | symbiont | ordinary | 2 | 5 |  | 1-2-2 |  | c | owl
76 | Возрождённый Брык | Reborn Bryk | forest | creature | ordinary | 3 | 7 | 1 | 1-2-2 |  | r | spider-web
77 | Галливеспин | Gallivespin | forest | flyer | ordinary | 3 | 5 | fly | 1-2-2 |  | u | pocket-bow
78 | Килай | Kilai | forest | creature | ordinary | 3 | 7 | 2 | 1-2-3 |  | c | high-shot
79 | Крысиная нора | Rat Burrow | forest | artifact | ordinary | 3 | 8 |  |  |  | u | bear-head
80 | Меркита | Merkita | forest | creature | ordinary | 3 | 6 | 1 | 1-1-2 |  | c | pan-flute
81 | Наллен | Nallen | forest | terrain | ordinary | 3 |  |  |  |  | r | stag-head
82 | Фрейлина | Lady-in-waiting | forest | creature | ordinary | 3 | 7 | 1 | 1-2-2 |  | c | bull-horns
83 | Мститель | Avenger | forest | creature | ordinary | 4 | 9 | 2 | 1-2-3 |  | u | tree-face
84 | Орк-следопыт | Orc Pathfinder | forest | creature | ordinary | 4 | 7 | 1 | 1-2-2 |  | c | guards
85 | Пак | Puck | forest | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | c | archer
86 | Свита Таликса | Talix's Retinue | forest | creature | ordinary | 4 | 9 | 1 | 2-2-3 |  | c | tree-branch
87 | Хранитель источника | Spring Keeper | forest | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | c | totem-head
88 | Королевский судья | Royal Judge | forest | creature | ordinary | 5 | 8 | 1 | 1-2-2 |  | r | fangs
89 | Дозор Святолесья | Holyforest Watch | forest | creature | ordinary | 6 | 11 | 1 | 1-2-2 |  | c | mushroom-gills
90 | Латник Дахора | Dahor Man-at-arms | forest | creature | ordinary | 6 | 10 | 1 | 3-4-5 |  | c | herbs-bundle
91 | Ореада | Oread | forest | creature | ordinary | 6 | 18 | 1 | 3-3-4 |  | u | imp-laugh
92 | Кицунэ | Kitsune | forest | creature | ordinary | 7 | 15 | 1 | 3-3-4 |  | r | eyestalk
93 | Куссума | Kussuma | forest | creature | ordinary | 7 | 12 | 1 | 2-3-3 |  | x | crowned-skull
94 | Цветочный дракон | Flower Dragon | forest | flyer | ordinary | 7 | 13 | fly | 2-3-4 |  | x | spectre
95 | Грибыныч | Old Mushroom | forest | creature | ordinary | 8 | 18 | 0 | 5-5-6 |  | r | rune-stone
96 | Двухголовый крыс | Two-headed Rat | forest | creature | ordinary | 8 | 16 | 1 | 4-5-5 |  | u | elf-helmet
97 | Росток энта | Ent Sprout | forest | symbiont | elite | 2 | 6 |  | 1-1-2 |  | c | brute
98 | Конокрад | Horse Thief | forest | creature | elite | 3 | 7 | 2 | 1-2-2 |  | c | flaming-arrow
99 | Легконогий | Lightfoot | forest | creature | elite | 3 | 7 | 1 | 1-2-2 |  | u | ogre
100 | Дану | Danu | forest | creature | elite | 4 | 9 | 1 | 1-2-2 |  | u | cyclops
101 | Лесничий | Forester | forest | creature | elite | 4 | 8 | 1 | 2-2-2 |  | c | deer
102 | Разоритель гнёзд | Nest Ravager | forest | creature | elite | 4 | 9 | 1 | 2-3-3 |  | c | acorn
103 | Древляна | Drevlyana | forest | creature | elite | 5 | 9 | 1 | 1-2-3 |  | x | wyvern
104 | Ёж-воитель | Hedgehog Warrior | forest | creature | elite | 5 | 11 | 1 | 2-3-4 |  | c | evil-tree
105 | Леди Дриана | Lady Driana | forest | creature | elite | 5 | 11 | 1 | 2-3-4 |  | r | fairy
106 | Эльф-повстанец | Elf Rebel | forest | creature | elite | 5 | 11 | 1 | 2-3-4 |  | c | oak-leaf
107 | Эльф-чародей | Elf Wizard | forest | creature | elite | 5 | 11 | 1 | 1-2-2 |  | r | raven
108 | Юки | Yuki | forest | creature | elite | 5 | 11 | 1 | 2-3-3 |  | r | robber
109 | Вейде Вечная | Veide the Eternal | forest | flyer | elite | 6 | 9 | fly | 1-2-2 |  | x | owl
110 | Пантера | Panther | forest | creature | elite | 6 | 12 | 2 | 3-3-4 |  | c | spider-web
111 | Чёрный единорог | Black Unicorn | forest | creature | elite | 6 | 12 | 2 | 2-3-4 |  | u | pocket-bow
112 | Рыба-прилипала | Remora | swamp | symbiont | ordinary | 2 | 4 |  | 1-2-2 |  | c | bowman
113 | Заброшенный мост | Abandoned Bridge | swamp | artifact | ordinary | 3 | 8 |  |  |  | u | dream-catcher
114 | Манкур | Mankur | swamp | creature | ordinary | 3 | 6 | 1 | 1-2-2 |  | c | carnivorous-plant
115 | Полевица | Field Maiden | swamp | creature | ordinary | 3 | 6 | 1 | 1-1-2 |  | c | lizardman
116 | Слуга душегрыза | Soulgnaw Servant | swamp | creature | ordinary | 3 | 6 | 3 | 1-1-2 |  | c | fish-monster
117 | Аярд | Ayard | swamp | creature | ordinary | 4 | 9 | 1 | 2-2-3 |  | c | voodoo-doll
118 | Вихт | Wicht | swamp | flyer | ordinary | 4 | 8 | fly | 1-1-2 |  | u | bully-minion
119 | Ижор-ветеран | Veteran Izhor | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-3 |  | c | goblin-head
120 | Нарфа | Narfa | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | r | gooey-daemon
121 | Проказница | Prankster | swamp | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | u | oyster-pearl
122 | Уловка Архааля | Trick of Arkhaal | swamp | creature | ordinary | 4 | 9 | 1 | 2-2-3 |  | c | boiling-bubbles
123 | Унния | Unniya | swamp | creature | ordinary | 4 | 8 | 1 | 1-1-2 |  | u | death-juice
124 | Ур-вайл | Ur-vile | swamp | creature | ordinary | 4 | 10 | 1 | 1-1-4 |  | u | catapult
125 | Взор Архааля | Gaze of Arkhaal | swamp | creature | ordinary | 5 | 9 | 2 | 1-1-2 |  | u | dragon-head
126 | Ореос | Oreos | swamp | creature | ordinary | 5 | 8 | 1 | 1-2-2 |  | u | sharp-smile
127 | Рыцарь глубин | Knight of the Deep | swamp | creature | ordinary | 5 | 11 | 1 | 2-3-4 |  | c | monster-grasp
128 | Спрут | Octopus | swamp | creature | ordinary | 5 | 11 | 1 | 1-1-1 |  | c | water-bolt
129 | Тхакрай | Thakrai | swamp | creature | ordinary | 5 | 9 | 1 | 2-2-3 |  | r | queen-crown
130 | Сонм призраков | Host of Ghosts | swamp | creature | ordinary | 6 | 13 | 3 | 3-3-4 |  | x | medusa-head
131 | Форкиада | Forkiada | swamp | creature | ordinary | 6 | 12 | 1 | 3-3-4 |  | r | double-face-mask
132 | Брюхоног | Gastropod | swamp | creature | ordinary | 8 | 16 | 1 | 4-5-5 |  | c | fog
133 | Гроссер | Grosser | swamp | creature | ordinary | 8 | 15 | 1 | 4-5-6 |  | c | shadow-follower
134 | Ошун | Oshun | swamp | terrain | elite | 2 |  |  |  |  | r | wood-club
135 | Призрачный полоз | Ghost Snake | swamp | parasite | elite | 2 | 5 |  | 1-1-1 |  | c | hydra
136 | Гронда | Gronda | swamp | creature | elite | 3 | 7 | 1 | 1-2-2 |  | r | quiver
137 | Ырх | Yrkh | swamp | flyer | elite | 3 | 7 | fly | 1-2-2 |  | c | gears
138 | Дитя туманов | Child of Mists | swamp | creature | elite | 4 | 8 | 2 | 2-2-3 |  | c | hooded-assassin
139 | Жаборотый | Toadmouth | swamp | creature | elite | 4 | 10 | 1 | 2-2-2 |  | c | wasp-sting
140 | Йокуру | Yokuru | swamp | creature | elite | 4 | 10 | 1 | 2-3-4 |  | r | frog
141 | Курутар | Kurutar | swamp | creature | elite | 4 | 8 | 1 | 1-2-2 |  | x | swamp
142 | Русалка | Mermaid | swamp | creature | elite | 4 | 7 | 1 | 1-2-2 |  | u | slime
143 | Акванит-чароплёт | Aquanite Spellweaver | swamp | creature | elite | 5 | 9 | 1 | 1-1-2 |  | c | gecko
144 | Эмм-Кут | Emm-Kut | swamp | creature | elite | 5 | 9 | 1 | 1-1-2 |  | x | mermaid
145 | Госпожа Итинери | Lady Itineri | swamp | creature | elite | 7 | 13 | 1 | 2-3-3 |  | x | poison-bottle
146 | Мегалодон | Megalodon | swamp | creature | elite | 7 | 14 | 1 | 4-4-5 |  | c | bowman
147 | Изумрудный дракон | Emerald Dragon | swamp | creature | elite | 8 | 16 | 1 | 3-4-5 |  | r | dream-catcher
148 | Обрюзг | Flabby | swamp | creature | elite | 9 | 16 | 1 | 4-5-6 |  | r | carnivorous-plant
149 | Алламор | Allamor | darkness | terrain | ordinary | 2 |  |  |  |  | r | scythe
150 | Жрец Роя | Hive Priest | darkness | creature | ordinary | 3 | 6 | 1 | 1-1-2 |  | c | shambling-zombie
151 | Ратник легиона | Legion Warrior | darkness | creature | ordinary | 3 | 6 | 1 | 1-2-2 |  | c | cave-entrance
152 | Шакс | Shax | darkness | creature | ordinary | 3 | 7 | 1 | 1-2-2 |  | u | portal
153 | Альп | Alp | darkness | creature | ordinary | 4 | 8 | 2 | 2-2-3 |  | c | bleeding-heart
154 | Валинда | Valinda | darkness | creature | ordinary | 4 | 8 | 1 | 1-2-2 |  | r | daemon-skull
155 | Ведающий погостом | Graveyard Keeper | darkness | creature | ordinary | 4 | 8 | 1 | 2-3-3 |  | c | mirror-mirror
156 | Воин ковена | Coven Warrior | darkness | creature | ordinary | 4 | 9 | 2 | 2-3-3 |  | c | haunting
157 | Косарь бездны | Reaper of the Abyss | darkness | creature | ordinary | 4 | 9 | 3 | 1-2-3 |  | u | gluttonous-smile
158 | Скелетное колесо | Skeletal Wheel | darkness | creature | ordinary | 4 | 8 | 3 | 0-1-1 |  | c | fire-breath
159 | Тёмная бестия | Dark Beast | darkness | flyer | ordinary | 4 | 8 | fly | 1-2-2 |  | u | lovers
160 | Аранта | Aranta | darkness | creature | ordinary | 5 | 9 | 1 | 2-2-3 |  | r | sand-snake
161 | Асгара | Asgara | darkness | creature | ordinary | 5 | 10 | 1 | 2-3-3 |  | c | tentacles-skull
162 | Костяная повозка | Bone Wagon | darkness | creature | ordinary | 5 | 10 | 2 | 2-3-4 |  | c | tombstone
163 | Нокта | Nocta | darkness | creature | ordinary | 5 | 11 | 1 | 2-3-4 |  | u | grab
164 | Харут | Harut | darkness | creature | ordinary | 5 | 10 | 1 | 2-2-3 |  | u | executioner-hood
165 | Чумной доктор | Plague Doctor | darkness | creature | ordinary | 5 | 9 | 1 | 1-2-2 |  | u | bestial-fangs
166 | Элементаль пепла | Cinder Elemental | darkness | creature | ordinary | 5 | 9 | 2 | 2-3-3 |  | c | snake
167 | Ужас глубин | Horror of the Deep | darkness | creature | ordinary | 6 | 12 | 1 | 3-3-4 |  | r | diablo-skull
168 | Хатар | Khatar | darkness | creature | ordinary | 6 | 10 | 2 | 2-3-3 |  | r | overlord-helm
169 | Адепт Уггуда | Adept of Uggud | darkness | creature | ordinary | 7 | 12 | 1 | 2-2-3 |  | x | swallow
170 | Ужасный эксперимент | Horrible Experiment | darkness | creature | ordinary | 7 | 13 | 1 | 3-3-4 |  | c | plague-doctor-profile
171 | Беллигемин | Belligemin | darkness | symbiont | elite | 2 | 5 |  | 0-0-0 |  | c | imp
172 | Чёрный эскулап | Black Aesculapius | darkness | creature | elite | 3 | 8 | 1 |  |  | c | vampire-dracula
173 | Аталле | Atalle | darkness | flyer | elite | 4 | 8 | fly | 2-2-3 |  | u | witch-face
174 | Лучник Роя | Hive Archer | darkness | creature | elite | 4 | 8 | 1 | 1-2-2 |  | c | grim-reaper
175 | Шепчущий призрак | Whispering Ghost | darkness | creature | elite | 4 | 9 | 3 | 1-2-2 |  | c | chain-lightning
176 | Вампир-охотник | Vampire Hunter | darkness | creature | elite | 5 | 11 | 1 | 2-3-4 |  | c | chariot
177 | Джанта | Janta | darkness | creature | elite | 5 | 9 | 1 | 1-1-2 |  | r | devil-mask
178 | Дис | Dis | darkness | creature | elite | 6 | 12 | 2 | 3-4-4 |  | c | horned-skull
179 | Разведчик Роя | Hive Scout | darkness | creature | elite | 6 | 12 | 2 | 2-3-4 |  | r | vampire-cape
180 | Стража Скованного | Guard of the Shackled | darkness | creature | elite | 6 | 14 | 2 | 3-4-4 |  | x | raise-skeleton
181 | Ашур Керсам | Ashur Kersam | darkness | creature | elite | 7 | 14 | 2 | 3-4-5 |  | x | sewing-needle
182 | Генерал Раэр | General Raer | darkness | creature | elite | 7 | 13 | 1 | 3-4-5 |  | r | skeleton
183 | Праматерь | Foremother | darkness | creature | elite | 9 | 18 | 1 | 5-5-6 |  | x | scythe
184 | Призрачный минотавр | Ghost Minotaur | darkness | creature | elite | 9 | 13 | 2 | 3-4-5 |  | u | shambling-zombie
185 | Прогнивший колосс | Rotten Colossus | darkness | creature | elite | 9 | 18 | 1 | 4-5-6 |  | c | cave-entrance
186 | Бешеный карлик | Mad Dwarf | neutral | creature | ordinary | 3 | 7 | 2 | 1-2-2 |  | c | spyglass
187 | Предатель | Traitor | neutral | creature | ordinary | 3 | 10 | 1 | 2-3-4 |  | c | sunbeams
188 | Служка | Acolyte Boy | neutral | creature | ordinary | 3 | 7 | 1 | 1-2-2 |  | c | maggot
189 | Вольный стрелок | Free Shooter | neutral | creature | ordinary | 4 | 7 | 1 | 1-2-2 |  | c | templar-eye
190 | Искра | Spark | neutral | creature | ordinary | 4 | 8 | 3 | 2-2-3 |  | c | perspective-dice-six-faces-random
191 | Контрабандист | Smuggler | neutral | creature | ordinary | 4 | 7 | 1 | 1-2-2 |  | c | ship-wheel
192 | Маяк | Lighthouse | neutral | artifact | ordinary | 4 | 9 |  |  |  | u | watchtower
193 | Тень Храма | Temple Shadow | neutral | creature | ordinary | 4 | 8 | 1 | 2-2-3 |  | c | hood
194 | Ангел возмездия | Angel of Retribution | neutral | flyer | ordinary | 5 | 9 | fly | 2-2-3 |  | u | clown
195 | Дрессировщик | Tamer | neutral | creature | ordinary | 5 | 11 | 1 | 2-2-3 |  | r | pirate-hat
196 | Капеллан | Chaplain | neutral | creature | ordinary | 5 | 10 | 1 | 1-2-2 |  | r | domino-mask
197 | Капитан Аделаида | Captain Adelaide | neutral | creature | ordinary | 5 | 10 | 2 | 2-3-4 |  | r | templar-shield
198 | Криона | Kriona | neutral | creature | ordinary | 5 | 10 | 1 | 1-2-2 |  | r | sword-altar
199 | Падший | Fallen One | neutral | creature | ordinary | 5 | 9 | 1 | 2-3-4 |  | u | swords-emblem
200 | Старпом | First Mate | neutral | creature | ordinary | 5 | 9 | 1 | 2-2-3 |  | r | cowled
201 | Шпион койаров | Koyar Spy | neutral | creature | ordinary | 5 | 10 | 1 | 2-3-3 |  | u | prayer
202 | Экклезиарх | Ecclesiarch | neutral | creature | ordinary | 5 | 12 | 1 | 2-2-3 |  | r | spider-face
203 | Юный дракон | Young Dragon | neutral | creature | ordinary | 5 | 11 | 1 | 2-3-4 |  | c | chess-queen
204 | Рыцарь Линнет | Knight of Linnet | neutral | creature | ordinary | 7 | 12 | 1 | 3-4-5 |  | u | crossed-axes
205 | Летучий корабль | Flying Ship | neutral | flyer | elite | 3 | 6 | fly | 2-2-3 |  | u | elysium-shade
206 | Аль-Фаграз | Al-Fagraz | neutral | terrain | elite | 4 |  |  |  |  | x | sea-dragon
207 | Весталка | Vestal | neutral | creature | elite | 4 | 9 | 1 | 2-2-3 |  | u | warlock-eye
208 | Викарий | Vicar | neutral | creature | elite | 4 | 8 | 1 | 1-1-2 |  | u | pirate-captain
209 | Душитель | Strangler | neutral | creature | elite | 4 | 4 | 1 | 2-3-3 |  | u | rock
210 | Клоун | Clown | neutral | creature | elite | 4 | 8 | 1 | 1-1-2 |  | c | swap-bag
211 | Владычица Алетрис | Lady Aletris | neutral | creature | elite | 5 | 12 | 2 | 2-3-4 |  | x | barrel
212 | Катакама | Katakama | neutral | creature | elite | 5 | 11 | 1 | 2-3-4 |  | c | crystal-ball
213 | Совет вольных | Council of the Free | neutral | creature | elite | 5 | 11 | 1 | 2-3-3 |  | r | dynamite
214 | Азенаэль | Azenael | neutral | flyer | elite | 6 | 11 | fly | 2-3-4 |  | r | campfire
215 | Арбитр | Arbiter | neutral | creature | elite | 6 | 8 | 1 | 1-2-2 |  | x | swordman
216 | Келестиан | Celestian | neutral | creature | elite | 6 | 12 | 1 | 3-4-4 |  | r | spyglass
217 | Лихой дирр | Dashing Dirr | neutral | creature | elite | 6 | 12 | 1 | 3-3-4 |  | c | sunbeams
218 | Мытарь | Publican | neutral | creature | elite | 6 | 12 | 1 | 3-3-5 |  | c | maggot
219 | Гусыдра | Goosedra | neutral | creature | elite | 8 | 16 |  | 2-2-2 |  | x | templar-eye
220 | Фабричный голем | Factory Golem | neutral | creature | elite | 8 | 16 | 1 | 4-5-6 |  | c | perspective-dice-six-faces-random
`;
