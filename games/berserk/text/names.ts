/** Names of elements, types, phases, grades and markers, and the line under a card's name. Plain data for the browser. */
import type { Text } from '@vigrid/kernel';
import { alike, capital, joined, say } from '@vigrid/speech';
import type { AbilityType, CardData, CardType, Element, Grade } from '../abilities/index.ts';
import type { Phase } from '../state.ts';
import { classes, classKey } from './classes.ts';

/** The adjective of a card of the element, in the nominative masculine. */
export const elementAdjectives: Readonly<Record<Element | 'neutral', Text>> = {
  steppe: { ru: 'степной', en: 'steppe' },
  forest: { ru: 'лесной', en: 'forest' },
  mountain: { ru: 'горный', en: 'mountain' },
  swamp: { ru: 'болотный', en: 'swamp' },
  darkness: { ru: 'тёмный', en: 'dark' },
  fire: { ru: 'огненный', en: 'fire' },
  neutral: { ru: 'нейтральный', en: 'neutral' },
};

export const elements: Readonly<Record<Element | 'neutral', Text>> = {
  steppe: { ru: 'степи', en: 'steppes' },
  forest: { ru: 'леса', en: 'forests' },
  mountain: { ru: 'горы', en: 'mountains' },
  swamp: { ru: 'болота', en: 'swamps' },
  darkness: { ru: 'тьма', en: 'darkness' },
  fire: { ru: 'силы огня', en: 'forces of fire' },
  neutral: { ru: 'нейтральная карта', en: 'neutral' },
};

export const types: Readonly<Record<CardType | 'flyer' | 'symbiont' | 'parasite', Text>> = {
  creature: { ru: 'существо', en: 'creature' },
  flyer: { ru: 'летающее существо', en: 'flying creature' },
  symbiont: { ru: 'симбиот', en: 'symbiont' },
  parasite: { ru: 'паразит', en: 'parasite' },
  artifact: { ru: 'артефакт', en: 'artifact' },
  terrain: { ru: 'местность', en: 'terrain' },
  equipment: { ru: 'экипировка', en: 'equipment' },
};

export const abilityTypes: Readonly<Record<AbilityType, Text>> = {
  simple: { ru: 'простой удар', en: 'simple strike' },
  special: { ru: 'особый удар', en: 'special strike' },
  magic: { ru: 'магический удар', en: 'magic strike' },
  over: { ru: 'удар через ряд', en: 'strike over a row' },
  shot: { ru: 'выстрел', en: 'shot' },
  throw: { ru: 'метание', en: 'throw' },
  discharge: { ru: 'разряд', en: 'discharge' },
  spell: { ru: 'заклинание', en: 'spell' },
  influence: { ru: 'воздействие', en: 'influence' },
};

export const grades: Readonly<Record<Grade, Text>> = {
  weak: { ru: 'слабый', en: 'weak' },
  medium: { ru: 'средний', en: 'medium' },
  strong: { ru: 'сильный', en: 'strong' },
};

export const phases: Readonly<Record<Phase, Text>> = {
  draft: { ru: 'Драфт', en: 'Draft' },
  deal: { ru: 'Раздача', en: 'Deal' },
  recruitment: { ru: 'Набор отряда', en: 'Recruitment' },
  deployment: { ru: 'Расстановка', en: 'Deployment' },
  reveal: { ru: 'Вскрытие', en: 'Reveal' },
  battleStart: { ru: 'Начало боя', en: 'Start of battle' },
  vanguard: { ru: 'Авангард', en: 'Vanguard' },
  beginning: { ru: 'Начальная фаза', en: 'Beginning phase' },
  opening: { ru: 'Фаза открытия', en: 'Opening phase' },
  choice: { ru: 'Выбор', en: 'Choice' },
  movement: { ru: 'Движение', en: 'Movement' },
  action: { ru: 'Действие', en: 'Action' },
  final: { ru: 'Заключительная фаза', en: 'Final phase' },
  preparation: { ru: 'Подготовка хода', en: 'Turn preparation' },
  turnStart: { ru: 'Начало хода', en: 'Start of the turn' },
  main: { ru: 'Главная фаза', en: 'Main phase' },
};

/** Markers on cards and cells, by the keys that card tables use. */
export const markers = {
  poison: { ru: 'отравление', en: 'poisoning' },
  hunt: { ru: 'охота', en: 'hunt' },
  prey: { ru: 'добыча', en: 'prey' },
  net: { ru: 'сеть', en: 'net' },
  strangle: { ru: 'удушение', en: 'strangle' },
  gate: { ru: 'врата', en: 'gate' },
  bonfire: { ru: 'костёр', en: 'bonfire' },
  tremor: { ru: 'дрожь', en: 'tremor' },
  rot: { ru: 'гниль', en: 'rot' },
  storm: { ru: 'буря', en: 'storm' },
  shield: { ru: 'щит', en: 'shield' },
  blight: { ru: 'гниль', en: 'blight' },
  amulet: { ru: 'оберег', en: 'amulet' },
  revenge: { ru: 'месть', en: 'revenge' },
  fireWall: { ru: 'стена огня', en: 'wall of fire' },
  chill: { ru: 'холод трясины', en: 'chill of the mire' },
  forage: { ru: 'фураж', en: 'forage' },
  nest: { ru: 'гнездо', en: 'nest' },
  lair: { ru: 'логово', en: 'lair' },
  guard: { ru: 'телохранитель', en: 'bodyguard' },
  tornado: { ru: 'смерч', en: 'tornado' },
  seal: { ru: 'печать', en: 'seal' },
  acid: { ru: 'кислотные пары', en: 'acid fumes' },
  vampireArrow: { ru: 'стрела-вампир', en: 'vampire arrow' },
  rebuff: { ru: 'отпор', en: 'rebuff' },
  wolf: { ru: 'волк', en: 'wolf' },
  human: { ru: 'человек', en: 'human' },
  depth: { ru: 'глубина', en: 'depth' },
  surface: { ru: 'поверхность', en: 'surface' },
} as const satisfies Record<string, Text>;

const isMarker = (key: string): key is keyof typeof markers => Object.hasOwn(markers, key);

/** The name of a marker. A card of a scenario's own may name one that no other card knows. */
export const markerName = (key: string): Text => (isMarker(key) ? markers[key] : alike(key));

/** Type, classes, elements and cost: "Creature · orc · steppes · 5 silver". */
export function lineOf(
  card: Pick<CardData, 'type' | 'classes' | 'elements' | 'cost' | 'elite' | 'move' | 'features'>,
): Text {
  const kind = types[kindOf(card)];
  const of = (card.classes ?? []).map((key) => classes[classKey(key)]);
  const native = card.elements?.length ? card.elements : (['neutral'] as const);
  const cost = costName(card);
  const parts = [
    kind,
    ...(of.length > 0 ? [joined(of, ', ')] : []),
    joined(
      native.map((element) => elements[element]),
      ', ',
    ),
    cost,
  ];
  const line = joined(parts, ' · ');
  return { ru: capital(line.ru), en: capital(line.en) };
}

/** What the card is called in the line: creatures by how they stand. */
export function kindOf({
  type,
  move,
  features,
}: Pick<CardData, 'type' | 'move' | 'features'>): keyof typeof types {
  if (type !== 'creature') return type;
  if (move === 'flight') return 'flyer';
  if (move !== 'symbiont') return type;
  return features?.some((one) => one.kind === 'word' && one.word === 'parasite') ? 'parasite' : 'symbiont';
}

/** "5 silver", "7 gold"; X where the player chooses. */
export function costName({ cost, elite, features }: Pick<CardData, 'cost' | 'elite' | 'features'>): Text {
  const isX = features?.some((one) => one.kind === 'recruiting' && one.what === 'costX');
  const n = isX ? 'X' : `${cost}`;
  const one = n === '1';
  return elite
    ? say(`${n} ${one ? 'золотой' : 'золотых'}`, `${n} gold`)
    : say(`${n} ${one ? 'серебряный' : 'серебряных'}`, `${n} silver`);
}
