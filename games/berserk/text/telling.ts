/** For the tests of the sentences: people and cards by name, and what a proofreader marks. */
import { say, type Text } from '@vigrid/speech';
import { faults as marked, telling } from '@vigrid/speech/testing';

export const { people, both } = telling(
  [say('Кочевник', 'Nomad'), say('Кшар', 'Kshar'), say('Друид', 'Druid'), say('Ведьма слуа', 'Slua Witch')],
  say('Мира', 'Mira'),
);

export const faults = (text: Text): string[] => marked(text, 'XY');

export const rule = 'B12-412.2';
