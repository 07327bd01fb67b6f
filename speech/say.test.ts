import { expect, test } from 'vitest';
import { after, either, filled, list, listed, nameOf, quotedText, range, say, signed } from './index.ts';

test('several are listed with commas and the last after a word', () => {
  const words = [say('а', 'a'), say('б', 'b'), say('в', 'c')];
  expect(listed(words)).toEqual(say('а, б и в', 'a, b and c'));
  expect(either(words.slice(1))).toEqual(say('б или в', 'b or c'));
  expect(listed(words.slice(2))).toEqual(say('в', 'c'));
  expect(listed([])).toEqual(say('', ''));
});

test('a Russian clause in a list is closed by a comma', () => {
  expect(list(['+X к удару, где X — число ран', 'броню 1'], ' и ')).toBe(
    '+X к удару, где X — число ран, и броню 1',
  );
});

test('marks inside a name in quotation marks become the inner kind', () => {
  expect(quotedText(say('Проект «Марис»', 'Project “Maris”'))).toEqual(
    say('«Проект „Марис“»', '“Project ‘Maris’”'),
  );
});

test('a range is told by its ends', () => {
  expect([range(3, 3), range(3, undefined), range(undefined, 2), range(2, 4), range(undefined, 0)]).toEqual([
    say('3', '3'),
    say('3 или больше', '3 or more'),
    say('2 или меньше', '2 or less'),
    say('от 2 до 4', 'from 2 to 4'),
    say('0', '0'),
  ]);
});

test('numbers have a sign, and it is no hyphen', () => {
  expect([signed(2), signed(-2)]).toEqual(['+2', '−2']);
});

test('a card that nothing names is this card', () => {
  const names = { card: (id: number) => `№ ${id}` };
  expect([nameOf(undefined, names).ru, nameOf(7, names).en]).toEqual(['Эта карта', '№ 7']);
});

test('prepositions are lengthened before what can not be said after them', () => {
  expect(
    [
      ['с', 'слабым ударом'],
      ['с', 'существом'],
      ['с', 'защитником'],
      ['в', 'втором ряду'],
      ['в', 'вашем ряду'],
      ['к', 'всем картам'],
      ['к', 'карте'],
      ['о', 'эльфе'],
      ['о', 'карте'],
    ].map(([preposition, words]) => after(preposition, words)),
  ).toEqual([
    'со слабым ударом',
    'с существом',
    'с защитником',
    'во втором ряду',
    'в вашем ряду',
    'ко всем картам',
    'к карте',
    'об эльфе',
    'о карте',
  ]);
});

test('texts fill the places of a sentence in their own languages', () => {
  expect(filled('если *: *', 'if *: *', say('тихо', 'it is quiet'), say('слушайте', 'listen'))).toEqual(
    say('если тихо: слушайте', 'if it is quiet: listen'),
  );
});
