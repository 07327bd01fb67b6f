import type { HeroesAct } from '@vigrid/heroes/table';
import type { Question } from '@vigrid/kernel';
import { expect, test } from 'vitest';
import { hintOf } from './hints.ts';

const asked = (ask: string, ...options: HeroesAct[]): Question<HeroesAct> => ({
  kind: 'act',
  seat: 0,
  ask,
  rule: 'BH-8.12',
  options,
});
const end: HeroesAct = { do: 'end' };
const play = (card: number): HeroesAct => ({ do: 'play', card });
const use = (card: number): HeroesAct => ({ do: 'use', card, ability: 0 });
const attack = (card: number, target: number): HeroesAct => ({ do: 'attack', card, target });

test('a turn says what may be done in it, and when nothing is left to do', () => {
  const turn = asked('main', play(1), use(9), attack(3, 4), attack(3, 5), end);
  expect(hintOf(turn, null)).toEqual({
    ru: 'Можно атаковать, разыграть карту или применить способность: нажмите на то, что светится.',
    en: 'You may attack, play a card, or use an ability: press what is lit.',
  });
  expect(hintOf(asked('main', play(1), end), null)?.ru).toBe(
    'Можно разыграть карту: нажмите на то, что светится.',
  );
  expect(hintOf(asked('main', end), null)?.en).toBe('There is nothing else you can do.');
});

test('a card that is to attack asks for a target; a card that is played speaks for itself', () => {
  const turn = asked('main', play(1), attack(2, 7), attack(3, 4), attack(3, 5), end);
  expect(hintOf(turn, 2)?.en).toBe('Press the target that is lit.');
  expect(hintOf(turn, 3)?.en).toBe('Press any target that is lit.');
  expect(hintOf(turn, 1)).toBeNull();
});
