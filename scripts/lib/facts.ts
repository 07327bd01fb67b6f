/** Lists of facts that cards are made from; they are no part of the project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A card of Berserk in berserk-cards.jsonl. */
export interface Fact {
  readonly name_ru: string;
  readonly name_en: string;
  readonly set: string;
  readonly number: number;
  readonly element: string;
  readonly type: string;
  readonly elite: boolean;
  readonly cost: number;
  readonly life: number | null;
  readonly move: number | 'fly' | null;
  readonly strike: readonly [number, number, number] | null;
  readonly classes: readonly string[];
  readonly rarity: string;
  readonly unique: boolean | null;
}

/** The rows of a list in the folder that the command was told. */
export function factsIn<T>(file: string): T[] {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error(`Say where the facts are: node ${process.argv[1]} FACTS`);
  return readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));
}
