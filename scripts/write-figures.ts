/**
 * Writes names and figures of all cards of the sets since 2023: `node scripts/write-figures.ts FACTS`, where FACTS is a
 * folder with berserk-cards.jsonl. They are what is shown of a card whose text has not been read (RB-56), and how often
 * cards come in boosters.
 */
import { writeFileSync } from 'node:fs';
import type { CardData } from '../games/berserk/abilities/index.ts';
import { warOfTheElements } from '../games/berserk/cards/war-of-elements/index.ts';
import { classes } from '../games/berserk/text/classes.ts';
import { type Fact, factsIn } from './lib/facts.ts';

const sets: Readonly<Record<string, readonly [file: string, constant: string]>> = {
  'Invasion of Darkness': ['invasion', 'invasionOfDarkness'],
  'Legends of Laar': ['laar', 'legendsOfLaar'],
  'Seeds of Discord': ['seeds', 'seedsOfDiscord'],
  'False Gods': ['gods', 'falseGods'],
  'Path of the Keepers': ['keepers', 'pathOfTheKeepers'],
  'Ghost Legion': ['legion', 'ghostLegion'],
  'Doom of the Gods': ['doom', 'doomOfTheGods'],
  'Rus vs Lizards': ['lizards', 'rusVersusLizards'],
};

const letters: Readonly<Record<string, string>> = {
  common: 'c',
  uncommon: 'u',
  rare: 'r',
  'ultra-rare': 'x',
};

const facts = factsIn<Fact>('berserk-cards.jsonl');

/** Pictures by what kind of card it is, so that cards of a kind look alike. */
const pictures = picturesOf(warOfTheElements);

function picturesOf(cards: readonly CardData[]): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { classes: of = [], elements, glyph } of cards)
    for (const key of [...of, elements?.[0] ?? 'neutral']) found.set(key, [...(found.get(key) ?? []), glyph]);
  return found;
}

function classKeyOf(name: string): string {
  const found = Object.entries(classes).find(([, { en }]) => en.toLowerCase() === name.toLowerCase());
  if (!found) throw new Error(`No class is called "${name}".`);
  return found[0];
}

function rowOf(fact: Fact): string {
  const { number, type, elite, cost, life, move, strike, rarity } = fact;
  const element = fact.element === 'dark' ? 'darkness' : fact.element;
  const keys = fact.classes.map(classKeyOf);
  const look = pictures.get(keys[0] ?? '') ?? pictures.get(element) ?? [];
  const glyph = look[number % Math.max(1, look.length)] ?? 'cowled';
  const en = fact.name_en.replaceAll(/\s*\(.*?\)/g, '');
  const rank = elite ? 'elite' : 'ordinary';
  const figures = [cost, life ?? '', move ?? '', strike?.join('-') ?? ''];
  const row = [
    number,
    fact.name_ru,
    en,
    element,
    type,
    rank,
    ...figures,
    keys.join(' '),
    letters[rarity],
    glyph,
  ];
  return row.join(' | ');
}

for (const [set, [file, constant]] of Object.entries(sets)) {
  const rows = facts.filter((fact) => fact.set === set).toSorted((a, b) => a.number - b.number);
  writeFileSync(
    new URL(`../games/berserk/cards/figures/${file}.ts`, import.meta.url),
    `/** ${set}: names and figures of all its cards, written by scripts/write-figures.ts. */\nexport const ${constant} = \`\n${rows.map(rowOf).join('\n')}\n\`;\n`,
  );
  console.log(`${set}: ${rows.length} cards`);
}
