import { foldedName, type Text } from '@vigrid/kernel';

/** Whether any of the texts holds what is searched for, in either language, whatever the case and with е for ё. */
export function holds(wanted: string, texts: readonly (Text | string | undefined)[]): boolean {
  const plain = foldedName(wanted);
  return texts
    .flatMap((text) => (typeof text === 'object' ? [text.ru, text.en] : (text ?? [])))
    .some((one) => foldedName(one).includes(plain));
}
