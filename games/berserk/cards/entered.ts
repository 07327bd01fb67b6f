/**
 * Cards since 2023 whose texts are not at hand, and whose features are known all the same: public lists of figures say
 * them in full. Entered by hand, with the figures of figures/.
 */
import type { CardData, Feature } from '../abilities/index.ts';

const features: Readonly<Record<string, readonly Feature[]>> = {
  // Khazg.
  'ID-31': [
    { kind: 'has', gives: [{ kind: 'protection', from: { types: ['throw'] } }] },
    { kind: 'play', pay: { close: true }, does: [{ use: 'shot', strength: 3, range: 5 }] },
  ],
  // Zendar.
  'ID-107': [
    { kind: 'word', word: 'defenceExperience', value: 2 },
    { kind: 'word', word: 'protectionFromPoison' },
  ],
  // Witch.
  'ID-125': [
    { kind: 'word', word: 'unique' },
    {
      kind: 'has',
      to: { side: 'yours', type: 'creature', element: 'swamp', near: 'this' },
      gives: [{ kind: 'less', by: 1, from: { types: ['simple'] } }],
    },
    {
      kind: 'play',
      pay: { sudden: true, close: true },
      does: [
        {
          use: 'influence',
          do: { do: 'close', to: { choose: { side: 'enemy', type: 'creature', flying: true } } },
        },
      ],
    },
    {
      kind: 'play',
      pay: { close: true },
      does: [
        {
          use: 'influence',
          do: { do: 'heal', to: { choose: { type: 'creature', element: 'swamp' } }, amount: 2 },
        },
      ],
    },
  ],
  // Skeleton.
  'ID-141': [
    { kind: 'word', word: 'protectionFromPoison' },
    { kind: 'word', word: 'horde' },
    { kind: 'has', gives: [{ kind: 'less', by: 1, from: { types: ['shot', 'throw'] } }] },
  ],
  // Clawed Executioner.
  'ID-150': [
    { kind: 'has', gives: [{ kind: 'protection', from: { types: ['shot'] } }] },
    {
      kind: 'play',
      pay: { close: true },
      does: [
        {
          use: 'influence',
          do: {
            do: 'destroy',
            to: { choose: { type: 'creature', symbiont: false, without: 'incorporeal', near: 'this' } },
            livesMax: 3,
          },
        },
      ],
    },
  ],
  // Digger.
  'ID-178': [{ kind: 'word', word: 'unique' }],
  // Diamond Golem.
  'SD-35': [
    { kind: 'word', word: 'armour', value: 7 },
    { kind: 'word', word: 'protectionFromPoison' },
    { kind: 'word', word: 'clumsiness' },
  ],
  // Lirain.
  'SD-68': [{ kind: 'word', word: 'regeneration', value: 5 }],
  // Laming.
  'PK-111': [
    { kind: 'word', word: 'regeneration', value: 1 },
    { kind: 'word', word: 'directedStrike' },
  ],
};

/** A card with its figures, if its features are known without its text. */
export const entered = (figures: CardData): CardData | null =>
  figures.id in features ? { ...figures, source: 'entered', features: features[figures.id] } : null;
