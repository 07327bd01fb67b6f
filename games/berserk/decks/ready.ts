/**
 * Ready decks, each with a line on how it plays: ten of War of the Elements, two for each of its elements, and one for
 * each element from the sets since 2023.
 */
import type { ReadyDeck, Text } from '@vigrid/kernel';
import type { Element } from '../abilities/index.ts';

export const readyDecks: readonly ReadyDeck[] = [
  {
    ...ready('steel-line', 'steppe', '1x2 7x1 8x2 15x2 16x3 17x3 18x2 19x2 23x3 26x2 27x1 29x3 33x2 34x2'),
    name: text('Степь: стальной строй', 'Steppe: Steel Line'),
    about: text(
      'Держите аккенийцев плечом к плечу: в строю они крепче и бьют больнее.',
      'Keep the Akkenians shoulder to shoulder: in formation they stand firmer and strike harder.',
    ),
  },
  {
    ...ready(
      'orc-horns',
      'steppe',
      '2x2 3x2 10x1 11x3 12x3 13x3 14x2 20x2 22x3 24x2 25x1 28x1 30x2 31x1 32x1 33x1',
    ),
    name: text('Степь: рога орков', 'Steppe: Horns of the Orcs'),
    about: text(
      'Идите вперёд и бейте первыми: шаманы и бомбометатели откроют дорогу.',
      'Advance and strike first: shamans and bombardiers clear the way.',
    ),
  },
  {
    ...ready(
      'gnome-hall',
      'mountain',
      '35x2 37x2 43x2 44x3 46x3 48x3 49x2 52x2 53x3 58x2 61x3 65x1 66x1 67x1',
    ),
    name: text('Горы: гномий чертог', 'Mountain: Gnome Hall'),
    about: text(
      'Крепкая оборона в броне: пусть враг сам разобьётся о ваш строй.',
      'A sturdy armoured defence: let the enemy break upon your line.',
    ),
  },
  {
    ...ready(
      'yordling-axes',
      'mountain',
      '36x1 38x2 40x2 42x2 45x3 47x1 49x2 50x3 56x2 57x1 59x3 60x1 62x3 63x1 64x2 68x1',
    ),
    name: text('Горы: топоры йордлингов', 'Mountain: Yordling Axes'),
    about: text(
      'Павшие помогают живым из Вальхаллы: не бойтесь разменов.',
      'The fallen help the living from Valhalla: do not fear to trade.',
    ),
  },
  {
    ...ready(
      'elf-bows',
      'forest',
      '70x1 73x2 78x3 79x3 80x2 82x2 84x2 85x3 86x1 88x1 89x1 95x1 96x1 97x3 98x2 99x2',
    ),
    name: text('Лес: эльфийские луки', 'Forest: Elven Bows'),
    about: text(
      'Стреляйте издали под прикрытием стражей и великанов.',
      'Shoot from afar behind guardians and giants.',
    ),
  },
  {
    ...ready(
      'krong-children',
      'forest',
      '69x3 71x1 72x1 73x2 76x2 81x3 82x3 83x3 91x3 92x3 93x1 94x1 100x2 101x1 102x1',
    ),
    name: text('Лес: дети Кронга', 'Forest: Children of Krong'),
    about: text(
      'Лечите и наступайте: дети Кронга сильны, пока на них нет ран.',
      'Heal and press on: the Children of Krong are strong while unwounded.',
    ),
  },
  {
    ...ready(
      'troll-swamp',
      'swamp',
      '109x3 112x2 116x3 117x2 118x1 119x1 120x2 121x2 125x3 126x1 128x3 132x2 134x2 135x2 136x1',
    ),
    name: text('Болота: живучие тролли', 'Swamp: Enduring Trolls'),
    about: text(
      'Раны на троллях зарастают сами: тяните время в ближнем бою.',
      'The wounds of trolls close by themselves: outlast the enemy at close quarters.',
    ),
  },
  {
    ...ready(
      'arkhaal-poison',
      'swamp',
      '103x3 105x2 106x2 112x3 113x3 114x2 115x3 123x1 124x2 127x2 129x1 130x1 131x3 133x2',
    ),
    name: text('Болота: яд Архаала', 'Swamp: Poison of Arkhaal'),
    about: text(
      'Отравите как можно больше врагов и добивайте ослабевших.',
      'Poison as many enemies as you can and finish off the weakened.',
    ),
  },
  {
    ...ready(
      'restless-dead',
      'darkness',
      '137x2 141x3 143x2 147x1 149x3 151x3 152x2 157x1 158x2 159x1 161x2 163x1 164x3 165x3 169x1',
    ),
    name: text('Тьма: беспокойные мертвецы', 'Darkness: Restless Dead'),
    about: text(
      'Ваши бойцы возвращаются из могилы: наступайте, не считая потерь.',
      'Your fighters come back from the grave: press on whatever you lose.',
    ),
  },
  {
    ...ready(
      'demon-gates',
      'darkness',
      '138x2 139x3 140x3 142x1 143x3 145x3 153x3 155x2 156x2 162x1 166x3 167x1 168x2 170x1',
    ),
    name: text('Тьма: врата демонов', 'Darkness: Demon Gates'),
    about: text(
      'Появляйтесь там, где не ждут, и пейте чужую жизнь.',
      'Appear where nobody expects you and drink the life of others.',
    ),
  },
  {
    ...ready(
      'orc-warband',
      'steppe',
      'ID-3x3 ID-17x2 LL-4x3 LL-5x2 SD-7x3 SD-28x3 FG-5x2 FG-14x2 FG-26x3 PK-19x2 PK-22x2 FG-31x2 GL-33x1',
    ),
    name: text('Степь: орочья ватага', 'Steppe: Orc Warband'),
    about: text(
      'Орки новых наборов: давите числом и бейте первыми.',
      'Orcs of the new sets: press with numbers and strike first.',
    ),
  },
  {
    ...ready(
      'linung-ice',
      'mountain',
      'LL-7x3 LL-9x1 SD-64x1 FG-49x3 FG-50x3 FG-66x3 PK-57x3 GL-46x3 SD-59x2 SD-65x2 FG-59x2 FG-70x2 ID-46x2',
    ),
    name: text('Горы: лёд линунгов', 'Mountain: Ice of the Linungs'),
    about: text(
      'Линунги бьют из-за спин, горные звери держат первый ряд.',
      'Linungs strike from behind while mountain beasts hold the first row.',
    ),
  },
  {
    ...ready(
      'krong-brood',
      'forest',
      'ID-86x2 LL-11x3 SD-83x2 SD-88x1 FG-73x2 FG-92x1 FG-95x3 FG-106x2 FG-108x2 PK-85x3 PK-95x3 SD-72x2 SD-73x2 SD-89x2',
    ),
    name: text('Лес: выводок Кронга', 'Forest: Brood of Krong'),
    about: text(
      'Дети Кронга и стражи леса: крупные существа, которых трудно добить.',
      'Children of Krong and forest guardians: large creatures that are hard to finish.',
    ),
  },
  {
    ...ready(
      'troll-mire',
      'swamp',
      'ID-106x3 ID-122x2 ID-128x3 ID-134x1 LL-15x2 SD-119x1 SD-128x3 PK-133x3 PK-135x1 PK-142x2 GL-129x2 GL-148x1 SD-101x2 FG-111x2 SD-121x2',
    ),
    name: text('Болото: троллья топь', 'Swamp: Trolls of the Mire'),
    about: text(
      'Тролли регенерируют: тяните бой, и размены будут вашими.',
      'Trolls regenerate: draw the battle out, and trades will be yours.',
    ),
  },
  {
    ...ready(
      'coven-night',
      'darkness',
      'SD-134x3 SD-148x2 SD-152x1 FG-149x3 FG-161x2 FG-166x1 FG-170x3 PK-163x1 PK-171x3 GL-152x3 GL-158x1 GL-174x1 SD-153x3 FG-153x2 ID-163x2 SD-159x2',
    ),
    name: text('Тьма: ночь ковена', 'Darkness: Night of the Coven'),
    about: text(
      'Ковен ослабляет врага издалека, демоны и нежить довершают дело.',
      'The coven weakens the enemy from afar; demons and undead do the rest.',
    ),
  },
];

/** Cards of War of the Elements by their number, others by their ids: 4x2 is two of WE-4. */
function ready(id: string, dye: Element, list: string) {
  const held = list.split(' ').map((entry) => entry.split('x'));
  const cards = Object.fromEntries(
    held.map(([card, copies]) => [card.includes('-') ? card : `WE-${card}`, Number(copies)]),
  );
  return { id, dye, deck: { cards } };
}

function text(ru: string, en: string): Text {
  return { ru, en };
}
