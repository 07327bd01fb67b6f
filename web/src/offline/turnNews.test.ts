import { expect, test } from 'vitest';
import { noticeOf } from './turnNews.ts';

const news = { table: 'a/b', lang: 'en', game: 'Heroes', others: ['Mirra', 'a bot'], deadline: null };

test('a notice names the game, who plays and the table, in the language of the device', () => {
  expect(noticeOf(JSON.stringify(news))).toEqual({
    title: 'Heroes: your turn',
    body: 'At the table: Mirra and a bot.',
    path: 'table/a%2Fb',
  });
  const inRussian = noticeOf(JSON.stringify({ ...news, lang: 'ru', others: ['Мирра'] }));
  expect([inRussian.title, inRussian.body]).toEqual(['Heroes: ваш ход', 'За столом: Мирра.']);
});

test('it says until when there is time', () => {
  const { body } = noticeOf(JSON.stringify({ ...news, others: [], deadline: '2026-11-20T12:30:00' }));
  expect(body).toMatch(/^Time until Fri,? 12:30/);
});

test('a message that can not be read leads to the lobby', () => {
  for (const text of [undefined, '', 'null', '{"table":1}'])
    expect(noticeOf(text)).toMatchObject({ title: 'Vigrid', path: '' });
});
