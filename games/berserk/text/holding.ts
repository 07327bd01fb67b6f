/** What a card has or is given in words: things it has, deeds that are told of it, sentences of their own. */
import type { Text } from '@vigrid/kernel';
import { listed, say } from '@vigrid/speech';

/** A thing is had, in the nominative and the accusative; a deed is told of somebody, of one or of several. */
export type GainText =
  | { readonly kind: 'thing'; readonly nom: Text; readonly acc: Text }
  | { readonly kind: 'deed'; readonly one: Text; readonly many: Text }
  /** A sentence with a subject of its own. */
  | { readonly kind: 'whole'; readonly told: Text };

export const thing = (nom: Text, acc: Text = nom): GainText => ({ kind: 'thing', nom, acc });
export const deed = (one: Text, many: Text): GainText => ({ kind: 'deed', one, many });

export const whole = (told: Text): GainText => ({ kind: 'whole', told });

/** The same of one and of several. */
export const same = (told: Text): GainText => deed(told, told);

/** Several gains told of somebody: "it has +1 to the simple strike and can not move; its strikes are reduced to 1". */
export function holds(
  who: string,
  english: string,
  many: boolean,
  gains: readonly GainText[],
  have: { readonly ru: readonly [string, string]; readonly en: readonly [string, string] },
): Text {
  const things = lettered(gains.flatMap((gain) => (gain.kind === 'thing' ? [gain.acc] : [])));
  const deeds = gains.flatMap((gain) => (gain.kind === 'deed' ? [many ? gain.many : gain.one] : []));
  const n = many ? 1 : 0;
  const verbs = [
    ...(things.length > 0
      ? [say(`${have.ru[n]} ${listed(things).ru}`, `${have.en[n]} ${listed(things).en}`)]
      : []),
    ...deeds,
  ];
  const parts = [
    ...(verbs.length > 0
      ? [
          say(
            `${who === '' ? '' : `${who} `}${listed(verbs).ru}`,
            `${english === '' ? '' : `${english} `}${listed(verbs).en}`,
          ),
        ]
      : []),
    ...gains.flatMap((gain) => (gain.kind === 'whole' ? [gain.told] : [])),
  ];
  return say(parts.map(({ ru }) => ru).join('; '), parts.map(({ en }) => en).join('; '));
}

/** A second "where X is" takes the next letter. */
function lettered(things: readonly Text[]): Text[] {
  let letters = 'XYZ';
  return things.map(({ ru, en }) => {
    if (!/где X/.test(ru)) return say(ru, en);
    const [letter] = letters;
    letters = letters.slice(1);
    return say(ru.replaceAll('X', letter), en.replaceAll('X', letter));
  });
}
