import { expect, test } from 'vitest';
import { partsOf } from './differing.ts';

const differing = (text: string, other: string) =>
  partsOf(text, other).flatMap((part) => (part.differs ? part.text.trim() : []));

test('what one text says otherwise is found, on both sides', () => {
  const [old, now] = ['A closed creature may not defend.', 'A closed or hidden creature can not defend.'];
  expect(differing(now, old)).toEqual(['or hidden', 'can']);
  expect(differing(old, now)).toEqual(['may']);
});

test('points and capitals are no difference, and nothing of the text is lost', () => {
  expect(differing('Then, the card dies.', 'then the card dies')).toEqual([]);
  const text = 'Атака  объявлена; щит поднят.';
  expect(
    partsOf(text, 'щит')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(differing(text, '')).toEqual([text]);
});
