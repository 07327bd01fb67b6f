import type { Text } from '@vigrid/kernel';

/** Whether any of the texts holds what is searched for, in either language, whatever the case and with е for ё. */
export function holds(wanted: string, texts: readonly (Text | string | undefined)[]): boolean {
  const plain = folded(wanted);
  return texts
    .flatMap((text) => (typeof text === 'object' ? [text.ru, text.en] : (text ?? [])))
    .some((one) => folded(one).includes(plain));
}

/** Whether a name means the same as another one. */
export const sameName = (a: string, b: string): boolean => folded(a) === folded(b);

const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();
