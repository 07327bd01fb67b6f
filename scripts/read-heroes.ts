/**
 * Writes the tables of the sets of Heroes that are read from the table of facts: `node scripts/read-heroes.ts FACTS`,
 * where FACTS is a folder with heroes-cards.jsonl. A row that is refused keeps its name and figures, so that it can be
 * shown as such; no text of the table is written anywhere, only what it says as data.
 */
import { writeFileSync } from 'node:fs';
import type { CardData } from '../games/heroes/abilities/index.ts';
import { learning } from '../games/heroes/cards/learning/index.ts';
import { rammarat } from '../games/heroes/cards/rammarat/index.ts';
import { type Row, readRow } from '../games/heroes/language/rows.ts';
import { cardText } from '../games/heroes/text/cards.ts';
import { faults } from '../games/heroes/text/telling.ts';
import { factsIn } from './lib/facts.ts';

const sets: Readonly<Record<string, readonly [code: string, file: string, constant: string]>> = {
  'Golden Age': ['GA', 'golden-age', 'goldenAge'],
  'Big Game': ['BG', 'big-game', 'bigGame'],
  'Rise of Technology': ['RT', 'rise-of-technology', 'riseOfTechnology'],
  'Price of Progress': ['PP', 'price-of-progress', 'priceOfProgress'],
  'Time of Heroes / Strength and Honour': ['TH', 'time-of-heroes', 'timeOfHeroes'],
};

const rows = factsIn<Row>('heroes-cards.jsonl').filter(({ confidence }) => confidence !== 'low');

const made = [...learning, ...rammarat];
const plain = (name: string) => name.toLowerCase().replaceAll(/["«»“”]/g, '');
/** A name is one card: what is here already stays as it is. */
const known = new Set(made.flatMap(({ ru, en }) => [plain(ru), plain(en)]));

/** Pictures by what kind of card it is, so that cards of a kind look alike; no two alike within an element. */
const pictures = new Map<string, string[]>();
const taken = new Set<string>();
for (const card of made) {
  for (const key of [...keysOf(card), '']) pictures.set(key, [...(pictures.get(key) ?? []), card.glyph]);
  taken.add(`${dyeOf(card)} ${card.glyph}`);
}

function keysOf(card: Omit<CardData, 'id' | 'glyph'>): string[] {
  return [...[card.class ?? []].flat(), `${card.type} ${dyeOf(card)}`, card.type];
}

function dyeOf({ elements }: Pick<CardData, 'elements'>): string {
  return elements?.[0] ?? 'neutral';
}

function pictureOf(card: Omit<CardData, 'id' | 'glyph'>): string {
  for (const key of [...keysOf(card), '']) {
    const free = (pictures.get(key) ?? []).find((glyph) => !taken.has(`${dyeOf(card)} ${glyph}`));
    if (free === undefined) continue;
    taken.add(`${dyeOf(card)} ${free}`);
    return free;
  }
  throw new Error(`No picture is left for "${card.en}".`);
}

const report = { rows: 0, read: 0, before: 0, refused: 0, causes: new Map<string, number>() };
for (const [set, [code, file, constant]] of Object.entries(sets)) {
  const cards: CardData[] = [];
  const refused: CardData[] = [];
  for (const [at, row] of rows.filter((one) => one.set === set).entries()) {
    report.rows++;
    if (known.has(plain(row.name_ru)) || known.has(plain(row.name_en))) {
      report.before++;
      continue;
    }
    const verdict = readRow(row);
    const shown = verdict.refused ? verdict.figures : verdict.card;
    const number = row.number ?? at + 1;
    const count = (cause: string) => report.causes.set(cause, (report.causes.get(cause) ?? 0) + 1);
    if (!shown) {
      report.refused++;
      count(verdict.refused?.[0].cause ?? '');
      continue;
    }
    known.add(plain(row.name_ru)).add(plain(row.name_en));
    const card: CardData = {
      id: `${code}-${number}`,
      ...shown,
      glyph: pictureOf(shown),
      ...(!verdict.refused && { source: 'read' as const }),
    };
    if (verdict.refused) {
      report.refused++;
      count(verdict.refused[0].cause);
      refused.push(card);
      continue;
    }
    const unclean = cardText(card).flatMap(faults);
    if (unclean.length > 0) throw new Error(`${card.id} ${card.en}: ${unclean.join('; ')}`);
    report.read++;
    cards.push(card);
  }
  const list = (all: readonly CardData[]) => all.map((card) => JSON.stringify(card)).join(',\n');
  writeFileSync(
    new URL(`../games/heroes/cards/read/${file}.ts`, import.meta.url),
    `/** ${set}, written by scripts/read-heroes.ts: what could be read of it, and what was refused. */
import type { ReadSet } from './index.ts';

export const ${constant}: ReadSet = { code: '${code}', cards: [${list(cards)}], refused: [${list(refused)}] };
`,
  );
  console.log(`${code} ${set}: ${cards.length} cards, ${refused.length} refused`);
}
console.log({ ...report, causes: Object.fromEntries(report.causes) });
