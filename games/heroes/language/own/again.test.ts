import { below, type Random, seeded } from '@vigrid/kernel';
import { arbitrary, runs } from '@vigrid/kernel/testing';
import { languages } from '@vigrid/speech';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ability } from '../../abilities/ability.ts';
import type { Ability, CardType } from '../../abilities/index.ts';
import { language, readAbility } from '../../abilities/language.ts';
import { cards } from '../../cards/catalogue.ts';
import { abilityText, cardText } from '../../text/cards.ts';
import { reader } from '../index.ts';
import { canonical, settled } from './canonical.ts';
import { readOwn } from './index.ts';

interface Told {
  readonly ability: Ability;
  readonly type: CardType;
}

/** In Russian some words agree with a gender that no example had. */
const least = { en: 1, ru: 0.99 };
const leastAnew = { en: 0.99, ru: 0.98 };
const leastOfAny = { en: 0.8, ru: 0.7 };

const ofCards: readonly Told[] = cards.flatMap(({ abilities, type }) =>
  abilities.map((one) => ({ ability: one, type })),
);

describe.each(languages)('our own texts (%s)', (lang) => {
  /** What they are read as: how many as what they say, which as something else. */
  function readAgain(all: Iterable<Told>) {
    let [told, read] = [0, 0];
    const wrong: string[] = [];
    const several: string[] = [];
    for (const { ability, type } of all) {
      told++;
      const text = abilityText(ability, { type })[lang];
      const found = readOwn(text, lang, type);
      if (found.length > 1) several.push(`${text} ${found.map(canonical).join(' / ')}`);
      if (found.length !== 1) continue;
      read++;
      if (canonical(found[0]) !== canonical(ability))
        wrong.push(`${text} ${canonical(ability)} / ${canonical(found[0])}`);
    }
    return { share: read / told, wrong, several };
  }

  test('of all cards are read as what they were written from', () => {
    const { share, wrong, several } = readAgain(ofCards);
    expect([wrong, several]).toEqual([[], []]);
    expect(share).toBeGreaterThanOrEqual(least[lang]);
  });

  test('of parts of cards put together anew are read as what they say, or refused', () => {
    const { share, wrong, several } = readAgain(strangers(seeded('strangers'), 150 * runs(1)));
    expect([wrong, several]).toEqual([[], []]);
    expect(share).toBeGreaterThan(leastAnew[lang]);
  });
});

test.each(languages)(
  'what can be said at all, sense or not, is read as it was or refused but for a few (%s)',
  (lang) => {
    let [told, read, wrong] = [0, 0, 0];
    fc.assert(
      fc.property(arbitrary(ability, language, { card: fc.constantFrom('L25-14', 'L25-29') }), (one) => {
        const found = readOwn(abilityText(one, { type: 'creature' })[lang], lang, 'creature');
        told++;
        if (found.length !== 1) return;
        if (canonical(found[0]) === canonical(one)) read++;
        else wrong++;
      }),
      { seed: 1, numRuns: 300 * runs(1) },
    );
    expect(read / told).toBeGreaterThan(leastOfAny[lang]);
    // Fields that mean nothing where they stand are not told.
    expect(wrong / told).toBeLessThan(0.01);
  },
);

test('the lines of a whole card are read as the card (card compile)', () => {
  for (const card of cards) {
    const text = cardText(card).map(({ en }) => en);
    const { accepted, abilities } = reader.compile({
      name: card.en,
      text: text.join('\n'),
      figures: { type: card.type, cost: card.cost },
    });
    expect([card.id, accepted, abilities.map(canonical)]).toEqual([
      card.id,
      true,
      card.abilities.map(canonical),
    ]);
  }
});

test('what is read is what was written, whichever form of it was', () => {
  for (const { ability } of ofCards) {
    const once = readAbility(settled(ability), 'it');
    expect(canonical(once)).toBe(canonical(ability));
  }
});

/** Abilities that no card has: the moment or the price of one card with what another one does, has or gives. */
function* strangers(random: Random, times: number): Generator<Told> {
  const all = ofCards.map(({ ability }) => ability);
  const pick = <T>(from: readonly T[]): T => from[below(random, from.length)];
  const of = <K extends Ability['kind']>(kind: K) =>
    all.filter((one): one is Extract<Ability, { kind: K }> => one.kind === kind);
  const [when, action, constant] = [of('when'), of('action'), of('static')];
  const does = [...when, ...action, ...of('play')].map((one) => one.does).filter(standsAlone);
  const conditions = [...when, ...action, ...constant, ...of('play')]
    .flatMap((one) => one.if ?? [])
    .filter(standsAlone);
  const gives = constant.map((one) => one.gives);
  const chance = () => below(random, 2) === 0;
  for (let i = 0; i < times; i++) {
    const { may: _, if: __, ...moment } = pick(when);
    const some = () => (chance() ? { if: pick(conditions) } : {});
    yield {
      type: 'creature',
      ability: { ...moment, ...some(), ...(below(random, 3) === 0 && { may: true }), does: pick(does) },
    };
    const { if: ___, ...price } = pick(action);
    yield {
      type: 'creature',
      ability: { ...price, ...some(), does: [...pick(does), ...(chance() ? pick(does) : [])] },
    };
    yield { type: 'creature', ability: { ...pick(constant), ...some(), gives: pick(gives) } };
    yield { type: 'spell', ability: { kind: 'play', ...some(), does: [...pick(does), ...pick(does)] } };
  }
}

/** It speaks of nobody and nothing that only its own moment or price knows. */
const standsAlone = (said: unknown): boolean =>
  !/"(it|same|cause|X|before|standing|cancel|redirect|regain|swapQuest|byOwner)"|Before"/.test(
    JSON.stringify(said),
  );
