/**
 * Writes the tables of the sets that are read from printed texts: `node scripts/read-cards.ts FACTS`, where FACTS is a
 * folder with berserk-cards.jsonl (figures) and berserk-card-texts.jsonl (texts). A card whose text is refused is left
 * out; no sentence of a text is written anywhere, only what it says as data.
 */
import { writeFileSync } from 'node:fs';
import type { CardData, Feature } from '../games/berserk/abilities/index.ts';
import { examples } from '../games/berserk/cards/examples.ts';
import { others } from '../games/berserk/cards/others.ts';
import { warOfTheElements } from '../games/berserk/cards/war-of-elements/index.ts';
import { compile } from '../games/berserk/language/index.ts';
import { textOf } from '../games/berserk/text/card-text.ts';
import { classes } from '../games/berserk/text/classes.ts';
import { faults } from '../games/berserk/text/telling.ts';
import { type Fact, factsIn } from './lib/facts.ts';

interface Printed {
  readonly name: string;
  readonly text: string;
  readonly type: number;
  readonly cost: number;
  readonly icons: Readonly<Record<string, number>>;
}

const sets: Readonly<Record<string, readonly [code: string, file: string, constant: string]>> = {
  'Invasion of Darkness': ['ID', 'invasion', 'invasionOfDarkness'],
  'Legends of Laar': ['LL', 'laar', 'legendsOfLaar'],
  'Seeds of Discord': ['SD', 'seeds', 'seedsOfDiscord'],
  'False Gods': ['FG', 'gods', 'falseGods'],
  'Path of the Keepers': ['PK', 'keepers', 'pathOfTheKeepers'],
  'Ghost Legion': ['GL', 'legion', 'ghostLegion'],
};

const facts = factsIn<Fact>('berserk-cards.jsonl');
const texts = factsIn<Printed>('berserk-card-texts.jsonl');
/** A name is one card: those that are here already stay as they were entered by hand. */
const known = new Set([...warOfTheElements, ...examples, ...others].map(({ ru }) => ru));
const dropped = new Set(process.env.DROPPED?.split(',') ?? []);

const elements: Readonly<Record<string, NonNullable<CardData['elements']>[number] | undefined>> = {
  steppe: 'steppe',
  forest: 'forest',
  mountain: 'mountain',
  swamp: 'swamp',
  dark: 'darkness',
};

/** Pictures by what kind of card it is, so that cards of a kind look alike. */
const pictures: Readonly<Record<string, readonly string[]>> = picturesOf(warOfTheElements);

function picturesOf(cards: readonly CardData[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const add = (key: string, glyph: string) => {
    found[key] = [...(found[key] ?? []), glyph];
  };
  for (const card of cards) {
    for (const key of card.classes ?? []) add(key, card.glyph);
    add(card.elements?.[0] ?? 'neutral', card.glyph);
  }
  return found;
}

function classKeyOf(name: string): string {
  const key = Object.keys(classes).find(
    (one) => classes[one as keyof typeof classes].en.toLowerCase() === name.toLowerCase(),
  );
  if (!key) throw new Error(`No class is called "${name}".`);
  return key;
}

function cardOf(fact: Fact, printed: Printed): CardData | null {
  const verdict = compile({
    name: printed.name,
    text: printed.text,
    icons: printed.icons,
    figures: { type: printed.type },
  });
  if (!verdict.accepted || printed.cost !== fact.cost) return null;
  const read = verdict.abilities as readonly Feature[];
  const seated: Feature[] =
    fact.type === 'symbiont' || fact.type === 'parasite' ? [{ kind: 'word', word: fact.type }] : [];
  const features: Feature[] = [
    ...(fact.unique ? [{ kind: 'word', word: 'unique' } as const] : []),
    ...seated,
    ...read,
  ];
  const type = fact.type === 'artifact' || fact.type === 'terrain' ? fact.type : 'creature';
  // What artifacts can bear is not among the facts.
  if (type === 'artifact' && fact.life === null) return null;
  // Strikes that grow weaker are slips of the lists.
  if (fact.strike && fact.strike[0] > fact.strike[1]) return null;
  const element = elements[fact.element];
  const keys = fact.classes.map(classKeyOf);
  const look = pictures[keys[0] ?? ''] ?? pictures[element ?? 'neutral'] ?? [];
  const [code] = sets[fact.set];
  return {
    id: `${code}-${fact.number}`,
    ru: fact.name_ru,
    en: fact.name_en.replaceAll(/\s*\(.*?\)/g, ''),
    type,
    ...(element && { elements: [element] }),
    cost: fact.cost,
    ...(fact.elite && { elite: true as const }),
    ...(type === 'creature' && {
      lives: fact.life ?? 1,
      move:
        fact.move === 'fly'
          ? ('flight' as const)
          : seated.length > 0
            ? ('symbiont' as const)
            : (fact.move ?? 0),
      strike: fact.strike ?? ([0, 0, 0] as const),
    }),
    ...(keys.length > 0 && { classes: keys }),
    glyph: look[fact.number % Math.max(1, look.length)] ?? 'cowled',
    source: 'read',
    ...(features.length > 0 && { features }),
  };
}

for (const [set, [code, file, constant]] of Object.entries(sets)) {
  const cards = facts
    .filter((fact) => fact.set === set && !known.has(fact.name_ru))
    .flatMap((fact) => {
      const printed = texts.find((one) => one.name === fact.name_ru);
      const card = printed ? cardOf(fact, printed) : null;
      if (!card || dropped.has(card.id)) return [];
      const unclean = textOf(card).flatMap(faults);
      if (unclean.length > 0) console.error(`${card.id} ${card.en}: ${unclean.join('; ')}`);
      return unclean.length > 0 ? [] : [card];
    });
  for (const { ru } of cards) known.add(ru);
  const body = cards.map((card) => JSON.stringify(card)).join(',\n');
  writeFileSync(
    new URL(`../games/berserk/cards/relaunch/${file}.ts`, import.meta.url),
    `/** ${set}: what could be read of it, written by scripts/read-cards.ts. */\nimport type { CardData } from '../../abilities/index.ts';\n\nexport const ${constant}: readonly CardData[] = [${body}];\n`,
  );
  console.log(`${code} ${set}: ${cards.length} cards`);
}
