import { existsSync, readFileSync } from 'node:fs';
import { below, type Random, seeded } from '@vigrid/kernel';
import { runs } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import type { CardData, Feature } from '../abilities/index.ts';
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
  const { may, times, ...of } = shared(value as Record<string, unknown>);
  const made = Object.fromEntries(Object.entries(of).map(([key, part]) => [key, alike(part)]));
  // «может» of the first ability goes for the whole of a triggered feature (B12-505.8).
  if (made.kind === 'when' && Array.isArray(made.does)) {
    const [{ may: leave, ...first }, ...rest] = made.does as Record<string, unknown>[];
    if (leave || may)
      return { ...made, ...(times !== undefined && { times }), may: true, does: [first, ...rest] };
  }
  // A number of creatures in formation, flying, or of a class: creatures they are in any case.
  if (
    made.host === true ||
    made.is !== undefined ||
    made.flying === true ||
    made.formation !== undefined ||
    made.class !== undefined
  )
    delete made.type;
  if (made.kind === 'strike' && JSON.stringify(made.types) === '["simple"]') delete made.types;
  // Measured once is measured.
  if ('whose' in made && 'of' in made && times === 1) return { ...made, ...(may !== undefined && { may }) };
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

/** What is so of either of two is so of each: «ваше горное или лесное существо». */
function shared(value: Record<string, unknown>): Record<string, unknown> {
  const { any, ...of } = value;
  if (!Array.isArray(any) || Object.keys(of).length === 0) return value;
  return { any: any.map((one) => ({ ...of, ...one })) };
}

/** A label with several features is so many features; words that a card has are features of it. */
function single(feature: unknown): unknown[] {
  const { kind, has, gives, to, if: when } = Object(feature);
  if (kind === 'under' && Array.isArray(has))
    return has.flatMap((one) => single(one).map((part) => ({ ...Object(feature), has: [part] })));
  const words = kind === 'has' && !to && !when && Array.isArray(gives) ? gives : [];
  return words.length > 0 && words.every((gain) => Object(gain).kind === 'word') ? words : [feature];
}

const form = (features: readonly unknown[]): string =>
  JSON.stringify(canonical(alike(features.flatMap(single))));

/**
 * Our own texts are read back as what they were written from, or they are refused; those that are read as something
 * else say less than they should, and are told here with why.
 */
const known: Readonly<Record<string, string>> = {
  'WE-83': 'opening in place of healing has a word of its own',
  'WE-96': 'a spell within a spell',
  'WE-108': 'who chooses the cell is told by who chooses the card',
  'WE-124': 'how much that poisoning was, of whom',
  'WE-150': 'the order of two that are destroyed together',
  'WE-162': 'a marker by its Russian name',
  'EX-25': 'whose attack it is, told of the attack or of the card',
  'ID-75': 'a cell at a diagonal is next to it',
  'LL-15': 'a strike of others at it, or its own',
  'SD-7': 'a return strike by it or against it',
  'SD-43': 'who does not fly is a creature',
  'FG-32': 'strikes over a row are strikes',
  'PK-125': 'what is answered is a simple strike',
  'PK-127': 'another than this card, or than the one before',
  'PK-204': 'a marker by its Russian name',
  'GL-56': 'how long the first of two gains lasts',
  'GL-60': 'a marker by its Russian name',
  'GL-95': 'all of them again',
};

const features = sets.flatMap(({ cards }) =>
  cards.flatMap((card) =>
    (card.features ?? [])
      .filter(({ kind }) => kind !== 'word' && kind !== 'recruiting')
      .map((feature): { card: typeof card; feature: Feature } => ({ card, feature })),
  ),
);

/** What our own words for a feature are read as; null if they are refused. */
function readBack(feature: Feature, type: CardData['type'] = 'creature'): readonly unknown[] | null {
  const { accepted, abilities } = compile({
    name: '',
    text: featureLine(feature, type).ru,
    figures: { type },
  });
  return accepted ? abilities : null;
}

test('our own texts are read as what they were written from', () => {
  let [read, wrong] = [0, [] as string[]];
  for (const { card, feature } of features) {
    const said = readBack(feature, card.type);
    if (!said) continue;
    read++;
    if (form(said) !== form([feature]) && !(card.id in known))
      wrong.push(`${card.id} ${featureLine(feature).ru}`);
  }
  // One in a hundred may yet be odd; so many are read at least, and the rest is refused.
  expect(wrong.slice(Math.ceil(read * 0.01))).toEqual([]);
  expect(read / features.length).toBeGreaterThan(0.77);
});

/** Features that no card has: the moment or the payment of one card with what another one does, has or gives. */
function* strangers(random: Random, times: number): Generator<Feature> {
  const all = features.flatMap(({ card, feature }) => (card.id in known ? [] : [feature]));
  const pick = <T>(from: readonly T[]): T => from[below(random, from.length)];
  const when = all.filter((one) => one.kind === 'when').filter((one) => !one.pay && !one.if && !one.by);
  const play = all.filter((one) => one.kind === 'play').filter(({ pay }) => pay.chips !== 'X' && !pay.lives);
  const has = all.filter((one) => one.kind === 'has');
  const does = [...when, ...play].map((one) => one.does).filter(standsAlone);
  const gives = has.map((one) => one.gives).filter(standsAlone);
  const conditions = has.flatMap((one) => (one.if && standsAlone(one.if) ? [one.if] : []));
  const whose = has.flatMap((one) => one.to ?? []);
  for (let i = 0; i < times; i++) {
    const { may: _, times: __, ...moment } = pick(when);
    yield { ...moment, ...(below(random, 3) === 0 && { may: true }), does: pick(does) };
    yield { kind: 'play', pay: pick(play).pay, does: pick(does) };
    yield {
      kind: 'has',
      ...(below(random, 2) === 0 && { to: pick(whose) }),
      ...(below(random, 2) === 0 && { if: pick(conditions) }),
      gives: pick(gives),
    };
  }
}

/** It speaks of nobody and nothing that only its own moment or payment knows. */
const standsAlone = (said: unknown): boolean =>
  !/"(it|other|same|X|cell|giver)"|"(struck|costX|strengthX|left|atThat|shown)"/.test(JSON.stringify(said));

test('parts of cards put together anew are read as what they say, or refused', () => {
  let [all, read, wrong] = [0, 0, [] as string[]];
  for (const feature of strangers(seeded('strangers'), 150 * runs(1))) {
    all++;
    const said = readBack(feature);
    if (!said) continue;
    read++;
    if (form(said) !== form([feature]))
      wrong.push(`${featureLine(feature).ru} ${form([feature])} ${form(said)}`);
  }
  expect(read / all).toBeGreaterThan(0.65);
  expect(wrong.slice(Math.ceil(read * 0.02))).toEqual([]);
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
