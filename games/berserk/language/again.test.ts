import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Feature } from '../abilities/index.ts';
import { examples } from '../cards/examples.ts';
import { others } from '../cards/others.ts';
import { sets } from '../cards/sets.ts';
import { warOfTheElements } from '../cards/war-of-elements/index.ts';
import { featureLine } from '../text/card-text.ts';
import { canonical } from './canonical.ts';
import { compile } from './index.ts';

/** What stands for the same thing in data that was written by hand: one form of each. */
function alike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alike);
  if (typeof value !== 'object' || value === null) return value;
  const { may, times, ...of } = value as Record<string, unknown>;
  const made = Object.fromEntries(Object.entries(of).map(([key, part]) => [key, alike(part)]));
  // «может» of the first ability goes for the whole of a triggered feature (B12-505.8).
  if (made.kind === 'when' && Array.isArray(made.does)) {
    const [{ may: leave, ...first }, ...rest] = made.does as Record<string, unknown>[];
    if (leave || may)
      return { ...made, ...(times !== undefined && { times }), may: true, does: [first, ...rest] };
  }
  // A number of creatures in formation, flying, or of a class: creatures they are in any case.
  if (made.flying === true || made.formation !== undefined || made.class !== undefined) delete made.type;
  if (made.kind === 'strike' && JSON.stringify(made.types) === '["simple"]') delete made.types;
  if (made.kind === 'word' && made.value === 1) delete made.value;
  // Said in one’s own turn it is the same.
  if (made.until === 'yourTurnEnd') made.until = 'turnEnd';
  if ('there' in made && made.max === 0) return { not: { there: made.there } };
  return {
    ...made,
    ...(may !== undefined && { may }),
    ...(times !== undefined && times !== 1 && { times: alike(times) }),
  };
}
const form = (features: readonly unknown[]): string => JSON.stringify(canonical(alike(features)));

/**
 * Our own texts are read back as what they were written from, or they are refused; those that are read as something
 * else say less than they should, and are told here with why.
 */
const known: Readonly<Record<string, string>> = {
  'WE-7': 'a kind told once of both it may be',
  'WE-48': 'one label written twice',
  'WE-83': 'opening in place of healing has a word of its own',
  'WE-96': 'a spell within a spell',
  'WE-108': 'who chooses the cell is told by who chooses the card',
  'WE-123': '“next to the wounded creature” may be any wounded one',
  'WE-150': 'the order of two that are destroyed together',
  'WE-162': 'a marker by its Russian name',
};

const features = sets.flatMap(({ cards }) =>
  cards.flatMap((card) =>
    (card.features ?? [])
      .filter(({ kind }) => kind !== 'word' && kind !== 'recruiting')
      .map((feature): { card: typeof card; feature: Feature } => ({ card, feature })),
  ),
);

test('our own texts are read as what they were written from', () => {
  let [read, wrong] = [0, [] as string[]];
  for (const { card, feature } of features) {
    const verdict = compile({
      name: '',
      text: featureLine(feature, card.type).ru,
      figures: { type: card.type },
    });
    if (!verdict.accepted) continue;
    read++;
    if (form(verdict.abilities) !== form([feature]) && !(card.id in known)) wrong.push(card.id);
  }
  // So many at least; the rest is refused, never taken for something else.
  expect(read / features.length).toBeGreaterThan(0.72);
  expect(wrong.length / read).toBeLessThan(0.06);
});

/** Where the lists with the printed texts are; they are no part of the project. */
const facts = process.env.VIGRID_FACTS ?? new URL('../../../../shared/facts', import.meta.url).pathname;
const printed = `${facts}/berserk-card-texts.jsonl`;

interface Printed {
  readonly name: string;
  readonly text: string;
  readonly type: number;
  readonly icons: Readonly<Record<string, number>>;
}

/** Hand-made cards whose data says something else than what the reader makes of their printed texts, and why. */
const differing: Readonly<Record<string, string>> = {
  'WE-3': 'only the wounded have wounds to move',
  'WE-4': 'the marker is given as the feature that it is',
  'WE-7': 'creatures are told once for both it may be',
  'WE-9': 'what the attackers add is told of whom they attack',
  'WE-27': 'without a chip there is nothing to lose',
  'WE-49': 'declared only if somebody stands there',
  'WE-52': 'only creatures of one squad stand in formation',
  'WE-81': 'wounding in place of healing has a word of its own',
  'WE-84': 'the condition stands with the feature or with its ability',
  'WE-86': 'only creatures are closed by it',
  'WE-96': 'what comes later is a spell by its source',
  'WE-107': 'all around are wounded whether they are poisoned or not',
  'WE-108': 'the first strike at it and the one time per turn; who chooses the cell',
  'WE-124': 'only creatures are poisoned',
  'WE-138': 'one at most',
  'WE-140': 'declared only with lives to take off',
  'WE-177': 'who leaves all as it is has declined',
  'OT-1': 'the label has the state with it',
  'OT-8': 'the printed text names no term',
  'OT-12': 'asks about the turn in place of answering the movement',
  'EX-2': 'an example of the rulebook, shorter than print',
  'EX-22': 'an example of the rulebook, shorter than print',
  'EX-25': 'an example of the rulebook, shorter than print',
  'EX-4': 'an example of the rulebook, shorter than print',
  'EX-8': 'an example of the rulebook, shorter than print',
};

test.runIf(existsSync(printed))('cards made by hand say what the reader makes of their printed texts', () => {
  const made = new Map([...examples, ...others, ...warOfTheElements].map((card) => [card.ru, card]));
  const wrong: string[] = [];
  for (const line of readFileSync(printed, 'utf8').trim().split('\n')) {
    const { name, text, type, icons }: Printed = JSON.parse(line);
    const card = made.get(name);
    const verdict = card && compile({ name, text, icons, figures: { type } });
    if (!card || !verdict?.accepted) continue;
    const told = ['unique', 'symbiont', 'parasite'];
    const own = (card.features ?? []).filter((one) => !(one.kind === 'word' && told.includes(one.word)));
    const [a, b] = [own, verdict.abilities].map((all) =>
      all
        .map((one) => form([one]))
        .toSorted()
        .join(),
    );
    if (a !== b && !(card.id in differing)) wrong.push(card.id);
  }
  expect(wrong).toEqual([]);
});
