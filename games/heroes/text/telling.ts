/** For the tests of the sentences: people and cards by name, and what a proofreader marks. */
import { say, type Text } from '@vigrid/speech';
import { faults as marked, telling } from '@vigrid/speech/testing';
import { plainText } from './tokens.ts';

export const { people, both } = telling([
  say('Гролль', 'Groll'),
  say('Витослава', 'Vitoslava'),
  say('Нейбл', 'Neibl'),
  say('Проект «Марис Тауро»', 'Project Maris Tauro'),
]);

export const faults = ({ ru, en }: Text): string[] => marked(say(plainText(ru, 'ru'), plainText(en, 'en')));

export const rule = 'BH-1.1';
