/**
 * One verdict for each card that was read, against the lists that it was read from (they are no part of the project):
 * its figures are those of the list, and no clause of its text can be left out without changing what it says.
 */
import { existsSync, readFileSync } from 'node:fs';
import { runs } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import type { CardData } from '../abilities/index.ts';
import { attackMoments } from '../abilities/moment.ts';
import { cards } from '../cards/catalogue.ts';
import { sets } from '../cards/sets.ts';
import { classes } from '../text/classes.ts';
import { canonical } from './canonical.ts';
import { compile } from './index.ts';

const facts = process.env.VIGRID_FACTS ?? new URL('../../../../shared/facts', import.meta.url).pathname;
const [figures, texts] = ['berserk-cards.jsonl', 'berserk-card-texts.jsonl'].map(
  (file) => `${facts}/${file}`,
);

const lines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line));

interface Fact {
  readonly name_ru: string;
  readonly element: string;
  readonly elite: boolean;
  readonly cost: number;
  readonly life: number | null;
  readonly move: number | 'fly' | null;
  readonly strike: readonly number[] | null;
  readonly classes: readonly string[];
  readonly unique: boolean | null;
}

interface Printed {
  readonly name: string;
  readonly text: string;
  readonly type: number;
  readonly icons: Readonly<Record<string, number>>;
}

const since2023 = sets.flatMap((set) => set.cards.filter(({ source }) => source));

test.runIf(existsSync(figures))('the figures of cards since 2023 are those of the lists', () => {
  const known = new Map<string, Fact[]>();
  for (const fact of lines<Fact>(figures))
    known.set(fact.name_ru, [...(known.get(fact.name_ru) ?? []), fact]);
  const wrong = since2023.filter((card) => !(known.get(card.ru) ?? []).some((fact) => agrees(card, fact)));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

function agrees(card: CardData, fact: Fact): boolean {
  const element = fact.element === 'dark' ? 'darkness' : fact.element;
  const named = (card.classes ?? []).map(
    (key) => Object.entries(classes).find(([one]) => one === key)?.[1].en,
  );
  return (
    card.cost === fact.cost &&
    (card.elite ?? false) === fact.elite &&
    (card.elements?.[0] ?? 'neutral') === element &&
    (card.lives ?? null) === fact.life &&
    (fact.strike === null || String(card.strike) === String(fact.strike)) &&
    (card.move === 'flight') === (fact.move === 'fly') &&
    (typeof fact.move !== 'number' || card.move === fact.move) &&
    String(named).toLowerCase() === String(fact.classes).toLowerCase() &&
    isUnique(card) === (fact.unique ?? isUnique(card))
  );
}

const isUnique = ({ features = [] }: CardData): boolean =>
  features.some((one) => one.kind === 'word' && one.word === 'unique');

/** What may be left out: names of abilities, how a marker works wherever it lies, reminders of what is so in any case. */
const idle: readonly RegExp[] = [
  /^\(?воздействие [«"а-яё]/i,
  /^\(вне зависимости от дальности\)/,
  /^\(без учета элитности\)/,
  /^\(где X стоимость показанной карты/,
  /^\(с учётом модификаторов\)/,
  /^\(относительно [А-Я]\S+\)/,
  /^\(когда .* на клетку с маркером «/,
  // «другое ваше существо, …, не считая Регуэль»: said twice.
  /^не считая /,
  /^;$/,
];

// All of them in the soak, else some: each is read again without each of its clauses.
const share = runs(1) > 1 ? 1 : 5;

test.runIf(existsSync(texts))('no clause can be left out of a text that was read', { timeout: 0 }, () => {
  const left: string[] = [];
  let tried = 0;
  for (const { name, text, type, icons } of lines<Printed>(texts).filter((_, i) => i % share === 0)) {
    const whole = compile({ name, text, icons, figures: { type } });
    if (!whole.accepted) continue;
    const data = JSON.stringify(canonical(whole.abilities));
    for (const { from, to } of whole.parts) {
      for (const { rest, cut } of withoutClauses(text.slice(from, to))) {
        if (idle.some((filler) => filler.test(cut))) continue;
        tried++;
        const shorter = text.slice(0, from) + rest + text.slice(to);
        const other = compile({ name, text: shorter, icons, figures: { type } });
        if (other.accepted && JSON.stringify(canonical(other.abilities)) === data)
          left.push(`${name}: ${cut}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(200);
  expect(left).toEqual([]);
});

/** A sentence without one of the clauses that its commas, dashes and brackets part. */
function withoutClauses(sentence: string): { readonly rest: string; readonly cut: string }[] {
  const parts = sentence.split(/(?<=[,;—–:)])\s|\s(?=\()/);
  if (parts.length < 2) return [];
  return parts.map((cut, i) => ({ cut, rest: parts.filter((_, j) => j !== i).join(' ') }));
}

test('an attack is told of moments that have one', () => {
  const told = cards.flatMap(({ id, triggers }) =>
    [...triggers.values()].flat().flatMap(({ feature }) => (feature.attack ? [{ id, on: feature.on }] : [])),
  );
  const having: readonly string[] = attackMoments;
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ on }) => !having.includes(on))).toEqual([]);
});
