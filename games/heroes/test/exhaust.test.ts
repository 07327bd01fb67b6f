import { existsSync } from 'node:fs';
import { exhaust, lively } from '@vigrid/kernel/testing';
import { expect, test } from 'vitest';
import type { Ability } from '../abilities/index.ts';
import { type Card, cards, setOf } from '../cards/catalogue.ts';
import { checkCard, isOf } from '../decks/decks.ts';
import { teachingDecks } from '../decks/ready.ts';
import type { HeroesEvent } from '../events.ts';
import heroes from '../index.ts';
import type { HeroesOptions } from '../settings.ts';

const ready = teachingDecks.map(({ id }) => id);
const pairs = ready.flatMap((a) => ready.map((b) => ({ decks: [a, b] })));
/** Decks that chance builds bring the other sets on the table. */
const chance = Array.from({ length: 64 }, () => ({ decks: ['random', 'random'] }));
const heroCards = cards.filter((card) => card.type === 'hero');

/** Decks around a card, or led by it: three of it, and the cheapest creatures of its set, so that much is played and attacks. */
function around(card: Card): HeroesOptions[] {
  const leaders = heroCards.filter((hero) => hero === card || checkCard(card, 1, hero).length === 0);
  return leaders.map((hero) => {
    const held: Record<string, number> = hero === card ? {} : { [card.id]: 3 };
    const cheap = cards
      .filter((one) => one.type === 'creature' && one !== card && isOf(one.id, [setOf(card.id)]))
      .filter((one) => checkCard(one, 3, hero).length === 0)
      .sort((x, y) => (x.cost ?? 0) - (y.cost ?? 0));
    for (const one of cheap.slice(0, 14)) held[one.id] = 3;
    return { sets: [setOf(card.id)], decks: [{ hero: hero.id, cards: held }, 'random'] };
  });
}

/** A text that asks for a class of hero which no hero has that may lead the card can not come to pass yet. */
function reachable(card: Card, ability: Ability): boolean {
  const needed = 'if' in ability && ability.if && 'heroClass' in ability.if ? ability.if.heroClass : null;
  return (
    needed === null ||
    heroCards.some((hero) => hero.classes.includes(needed) && checkCard(card, 1, hero).length === 0)
  );
}

/** What comes to pass too seldom by chance has a scenario of its own. */
const inScenarios = new Map([
  ['ability RAM-124 1', 'rammarat/cards/124-steel-guardsman-own-turn'],
  ['ability RAM-190 4', 'rammarat/cards/190-ranghilda-degaska'],
  ['guard RAM-64', 'rammarat/cards/64-iaido-master-shot'],
  ['guard GA-85', 'read/daredevil-driver'],
  ['guard GA-173', 'read/bear-of-elenyamen'],
  ['ability GA-46 0', 'read/loot-buyer'],
]);

/** Every card that can be played, every ability that is used or triggers, everything that keeps wounds off. */
const all = cards
  .flatMap((card) => [
    ...(card.type === 'hero' ? [] : [`play ${card.id}`]),
    ...[...card.actions, ...card.triggers]
      .filter(({ ability }) => reachable(card, ability))
      .map(({ number }) => `ability ${card.id} ${number}`),
    ...(card.armour > 0 || card.protections.some(({ from }) => from.by !== 'spell')
      ? [`guard ${card.id}`]
      : []),
  ])
  .filter((key) => !inScenarios.has(key));

function used(event: HeroesEvent): string[] {
  switch (event.kind) {
    case 'play':
    case 'take':
      return [`play ${event.card.def}`];
    case 'ability':
      return [`ability ${event.card.def} ${event.ability}`];
    case 'wound':
      return event.kept > 0 ? [`guard ${event.card.def}`] : [];
    default:
      return [];
  }
}

/** Plays games with these decks until everything is used; gives what never was. */
const unusedAfter = (options: readonly HeroesOptions[], keys: readonly string[], bound: number) =>
  exhaust({ game: heroes, seats: 2, options, all: keys, used, choose: lively('end'), bound }).never;

// Long by its nature, so without a limit of time.
test('every card can be played or taken, and every ability used', { timeout: 0 }, () => {
  // First what comes by itself, then the seldom ones, each with decks around its card.
  const rare = unusedAfter([...pairs, ...chance], all, 300);
  const never = cards.flatMap((card) => {
    const keys = rare.filter((key) => key.split(' ')[1] === card.id);
    return keys.length === 0 ? [] : unusedAfter(around(card), keys, 400);
  });
  for (const file of inScenarios.values()) {
    expect(existsSync(new URL(`../scenarios/${file}.yaml`, import.meta.url))).toBe(true);
  }
  expect(never).toEqual([]);
});
