/** Sentences of the server with the players' names put in: a seat stands there as {0}. */
import type { Lang, Names, Text } from '@vigrid/kernel';

export const filled = (text: Text | undefined, lang: Lang, names: Names): string =>
  text ? text[lang].replace(/\{(\d+)\}/g, (_, seat: string) => names.seat(Number(seat))) : '';

export const saidOf = (text: Text | undefined, names: Names): Text | null =>
  text ? { ru: filled(text, 'ru', names), en: filled(text, 'en', names) } : null;
