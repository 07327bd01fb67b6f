/** «он», «она», «они», and how prepositions stand before them and before other words. */
import { type Forms, formsBy, type Gender } from './cases.ts';

const his: Forms = { nom: 'он', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', pre: 'нём' };

/** «он, она, оно» by gender, in the six cases. */
export const he: Readonly<Record<Gender, Forms>> = {
  m: his,
  f: { nom: 'она', gen: 'её', dat: 'ей', acc: 'её', ins: 'ей', pre: 'ней' },
  n: { ...his, nom: 'оно' },
};
/** «они» in the six cases. */
export const they: Forms = { nom: 'они', gen: 'их', dat: 'им', acc: 'их', ins: 'ими', pre: 'них' };

/** After a preposition: «с ним», «от неё», «на них». */
export const afterPreposition = (pronoun: Forms): Forms =>
  formsBy((c) => (pronoun[c].startsWith('н') ? pronoun[c] : `н${pronoun[c]}`));

/** A preposition with what follows it: «со строем», «во второй», «ко всем», «об эльфе». */
export function after(preposition: string, words: string): string {
  const lengthened = lengthening[preposition];
  return `${lengthened?.[0].test(words) ? lengthened[1] : preposition} ${words}`;
}

const lengthening: Readonly<Partial<Record<string, readonly [RegExp, string]>>> = {
  с: [/^[сзшж][бвгджзклмнпрстфхцчшщ]|^мн[оеу]/i, 'со'],
  в: [/^[вф][бвгджзклмнпрстфхцчшщ]/i, 'во'],
  к: [/^(вс[её]|вт|мн)/i, 'ко'],
  о: [/^[аиоуэ]/i, 'об'],
};
