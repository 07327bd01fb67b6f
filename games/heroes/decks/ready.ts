/** Ready decks: a hero, the cards, and in a line what the deck is about. */
import type { Text } from '@vigrid/kernel';
import type { Element } from '../abilities/index.ts';

/** The four decks of the Learning Set, of thirty cards. */
export const teachingDecks = [
  {
    ...ready(
      'kos-zag',
      'steppe',
      'L71',
      'L1x3 L2x3 L3x2 L4x3 L5x3 L6x3 L7x3 L8x3 L9x1 L10x3 L11x1 L68x1 L70x1',
    ),
    name: text('Степь: Кос-Заг', 'Steppe: Kos-Zag'),
    about: text(
      'Быстрые орки, раны со всех сторон: бейте первым.',
      'Fast orcs and wounds from every side: strike first.',
    ),
  },
  {
    ...ready(
      'furgot',
      'mountain',
      'L72',
      'L12x1 L13x3 L14x3 L15x3 L16x3 L17x1 L18x2 L19x3 L20x3 L21x3 L22x3 L68x1 L70x1',
    ),
    name: text('Горы: Фургот', 'Mountain: Furgot'),
    about: text(
      'Крепкие гномы в броне и молнии: держите строй.',
      'Sturdy armoured gnomes and lightning: hold the line.',
    ),
  },
  {
    ...ready(
      'vitoslava',
      'forest',
      'L73',
      'L23x2 L24x3 L25x3 L26x1 L27x3 L28x3 L29x3 L30x1 L31x3 L32x3 L33x3 L68x1 L70x1',
    ),
    name: text('Лес: Витослава', 'Forest: Vitoslava'),
    about: text(
      'Звери и лечение: растите одного большого бойца.',
      'Beasts and healing: grow one great fighter.',
    ),
  },
  {
    ...ready(
      'snirk',
      'swamp',
      'L74',
      'L34x3 L35x3 L36x3 L37x3 L38x3 L39x3 L40x3 L41x2 L42x3 L43x1 L44x1 L68x1 L70x1',
    ),
    name: text('Болота: Снирк', 'Swamp: Snirk'),
    about: text('Карты и хитрости: держите полную руку.', 'Cards and tricks: keep a full hand.'),
  },
] as const;

/** Two decks of forty cards for each element, each about something its hero helps with. */
export const constructedDecks = [
  {
    ...ready(
      'khazg-raid',
      'steppe',
      'R184',
      'R151x2 R18x3 R142x3 R141x3 L2x3 R132x2 L5x3 R23x2 R174x2 L10x3 R16x2 L7x3 R7x3 R26x3 L70x3',
    ),
    name: text('Степь: набег хазгов', 'Steppe: Khazg Raid'),
    about: text(
      'Нападайте всеми сразу: каждый следующий боец бьёт больнее.',
      'Attack with everyone at once: each next fighter strikes harder.',
    ),
  },
  {
    ...ready(
      'soul-fire',
      'steppe',
      'R184',
      'R18x3 R151x2 R142x3 R141x3 L2x3 R132x2 R16x2 L10x3 L5x3 R168x1 R21x1 R147x2 L7x3 R7x3 R26x3 L70x3',
    ),
    name: text('Степь: пламя душ', 'Steppe: Fire of Souls'),
    about: text(
      'Меняйте бойцов без жалости: после каждой гибели огонь жжёт сильнее.',
      'Trade fighters without regret: after every death your fire burns hotter.',
    ),
  },
  {
    ...ready(
      'yordling-raid',
      'mountain',
      'L72',
      'R35x2 R43x3 R29x3 R48x3 L14x3 L19x3 R47x2 R51x3 L13x3 R38x3 R44x3 R28x2 L16x3 L17x2 L15x2',
    ),
    name: text('Горы: дружина йордлингов', 'Mountain: Yordling Warband'),
    about: text(
      'Сильные удары с первых ходов: чем больше нападений за ход, тем опаснее каждый боец.',
      'Strong strikes from the first turns: the more attacks in a turn, the more dangerous each fighter.',
    ),
  },
  {
    ...ready(
      'gnome-mint',
      'mountain',
      'R185',
      'R52x3 R35x3 R33x3 L12x2 L19x1 R45x1 R31x1 R153x3 R34x3 L13x1 L15x1 R36x2 L21x1 R28x2 R30x2 R41x2 R171x2 R42x2 R46x1 R32x2 R37x2',
    ),
    name: text('Горы: гномья казна', 'Mountain: Gnome Mint'),
    about: text(
      'Тратьте за ход всё до монеты: гномы и великаны отвечают на каждую трату.',
      'Spend every coin each turn: gnomes and giants answer whenever you pay.',
    ),
  },
  {
    ...ready(
      'elf-patience',
      'forest',
      'R186',
      'R73x2 R60x2 L31x3 R54x3 R71x1 R76x2 R66x3 L24x2 L25x1 R67x1 L30x1 R69x3 R57x2 L23x2 L27x1 R64x3 R63x2 L29x2 R68x1 L28x2 L26x1',
    ),
    name: text('Лес: терпение эльфов', 'Forest: Patience of Elves'),
    about: text(
      'Берегите бойцов от ран: невредимый помогает вам в начале каждого хода.',
      'Keep your fighters unhurt: the unwounded help you at the start of every turn.',
    ),
  },
  {
    ...ready(
      'ent-grove',
      'forest',
      'R191',
      'R60x1 R55x2 R58x3 R74x3 L24x3 R67x3 R72x3 R78x3 R153x3 L27x2 R77x3 L32x2 R61x3 R53x3 L28x2 R59x1',
    ),
    name: text('Лес: роща энтов', 'Forest: Grove of Ents'),
    about: text(
      'Платите и растите: энты крепнут, возвращают монеты, а потом сминают всех.',
      'Pay and grow: ents get stronger, give coins back and then crush everyone.',
    ),
  },
  {
    ...ready(
      'troll-calm',
      'swamp',
      'R187',
      'L41x3 R81x3 R79x3 R88x2 R95x2 R80x3 L38x2 R104x2 R92x2 R85x1 R101x2 R100x2 L37x2 R82x2 L40x2 R94x2 R99x1 R98x2 L44x1 R93x1',
    ),
    name: text('Болота: спокойствие троллей', 'Swamp: Calm of Trolls'),
    about: text(
      'Держите троллей без ран: они травят, возвращают в руку и переманивают чужих.',
      'Keep the trolls unhurt: they poison, send back and lure away the enemy.',
    ),
  },
  {
    ...ready(
      'creeping-weakness',
      'swamp',
      'R187',
      'R81x3 L41x3 R79x2 L38x3 R95x2 R104x2 R98x2 R96x3 R97x2 L37x2 R147x3 R86x1 R91x1 L42x3 R94x1 L36x3 L44x2 L68x1 R87x1',
    ),
    name: text('Болота: ослабление', 'Swamp: Weakening'),
    about: text(
      'Ослабляйте врагов понемногу, а ослабленного забирайте себе.',
      'Weaken the enemy bit by bit and take the weakened for yourself.',
    ),
  },
  {
    ...ready(
      'soul-harvest',
      'darkness',
      'R188',
      'R123x1 R144x2 R125x3 R134x2 R121x3 R106x3 R129x3 R115x2 R111x3 R116x2 R110x3 R127x2 R147x2 R105x3 R122x3 L68x2 R117x1',
    ),
    name: text('Тьма: жатва душ', 'Darkness: Soul Harvest'),
    about: text(
      'Любая гибель вам на пользу: возвращайте павших и берите карты.',
      'Every death serves you: bring the fallen back and draw cards.',
    ),
  },
  {
    ...ready(
      'steel-legion',
      'darkness',
      'R192',
      'R125x2 R128x2 R106x3 R126x3 R129x2 R134x1 R151x3 R124x3 R118x2 R147x2 R127x3 R110x3 R109x2 R117x1 L68x2 R163x1 R144x1 R122x2 R130x2',
    ),
    name: text('Тьма: стальной легион', 'Darkness: Steel Legion'),
    about: text(
      'Могучие бойцы обходятся дёшево, но приходят ослабленными: снимайте с них ослабление и берите карты.',
      'Mighty fighters come cheap but weakened: take the Weakening off them and draw cards.',
    ),
  },
  // Decks of the sets that were read.
  {
    ...ready(
      'orc-onslaught',
      'steppe',
      'TH5',
      'TH27x3 TH28x3 TH26x3 TH90x3 TH74x3 RT19x3 TH81x3 RT25x3 RT27x3 TH51x3 TH83x3 TH76x2 RT22x3 RT8x2',
    ),
    name: text('Степь: натиск орков', 'Steppe: Orc Onslaught'),
    about: text(
      'Дешёвые орки с Рывком: нападайте раньше, чем соперник выстроится.',
      'Cheap orcs with Rush: attack before the enemy is in line.',
    ),
  },
  {
    ...ready(
      'gnome-watch',
      'mountain',
      'L72',
      'TH10x3 RT52x3 TH15x3 TH38x3 TH83x3 TH14x2 TH18x3 TH68x3 L14x3 L15x2 TH17x3 TH65x3 RT49x3 TH9x3',
    ),
    name: text('Горы: гномья стража', 'Mountain: Gnome Watch'),
    about: text(
      'Рунопевец удешевляет гномов, молнии расчищают им дорогу.',
      'The Runesinger makes gnomes cheaper, and lightning clears their way.',
    ),
  },
  {
    ...ready(
      'arkhaal-poison',
      'swamp',
      'TH1',
      'BG10x3 RT92x3 RT99x5 TH36x2 GA88x3 TH48x3 TH40x3 TH83x3 RT112x3 TH47x2 TH58x2 RT104x2 BG19x3 TH34x3',
    ),
    name: text('Болота: яд Архаала', 'Swamp: Poison of Arkhaal'),
    about: text(
      'Травите каждого, кто выходит, и берите карты, пока яд делает своё дело.',
      'Poison whoever comes out, and draw cards while the poison does its work.',
    ),
  },
] as const;

function ready(id: string, dye: Element, hero: string, list: string) {
  const entries = list.split(' ').map((held) => held.split('x'));
  const cards = Object.fromEntries(entries.map(([card, copies]) => [cardId(card), Number(copies)]));
  const size = Object.values(cards).reduce((sum, copies) => sum + copies, 0);
  return { id, dye, deck: { hero: cardId(hero), cards }, league: size > 30 ? 'constructed' : 'teaching' };
}

/** A card is written as the letters of its set and its number: L4 is L25-4, R12 is RAM-12, GA8 is GA-8. */
function cardId(card: string): string {
  const [, set, number] = /^([A-Z]+)(\d+)$/.exec(card) ?? [];
  return `${{ L: 'L25', R: 'RAM' }[set] ?? set}-${number}`;
}

function text(ru: string, en: string): Text {
  return { ru, en };
}
