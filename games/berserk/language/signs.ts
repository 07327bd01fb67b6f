/** The signs printed beside a card's text: features of their own, and what a text must have if they are there. */
import type { Ability, Feature, Gain } from '../abilities/index.ts';

const protection = (from: Extract<Gain, { kind: 'protection' }>['from']): Feature => ({
  kind: 'has',
  gives: [{ kind: 'protection', from }],
});

const shape = (marker: string): Ability => ({
  use: 'influence',
  do: { do: 'mark', to: 'this', marker, until: 'enemyTurnEnd' },
});
/** A wolf or a human, chosen before each turn (RB-101). */
export const shapes: Feature = {
  kind: 'when',
  on: 'beforeTurn',
  does: [{ use: 'or', options: [[shape('wolf')], [shape('human')]] }],
};

/** Signs that are a feature, with their value. */
const features: Readonly<Record<string, (value: number) => Feature>> = {
  ova: (value) => ({ kind: 'word', word: 'attackExperience', value }),
  ovz: (value) => ({ kind: 'word', word: 'defenceExperience', value }),
  ovs: (value) => ({ kind: 'word', word: 'shotExperience', value }),
  armor: (value) => ({ kind: 'word', word: 'armour', value }),
  regen: (value) => ({ kind: 'word', word: 'regeneration', value }),
  direct: () => ({ kind: 'word', word: 'directedStrike' }),
  stamina: () => ({ kind: 'word', word: 'steadfastness' }),
  zoal: () => ({ kind: 'word', word: 'hideout' }),
  zoo: () => ({ kind: 'word', word: 'protectionFromPoison' }),
  zom: () => ({ kind: 'word', word: 'protectionFromMagic' }),
  zoz: () => protection({ spells: true }),
  zor: () => protection({ types: ['discharge'] }),
  zot: () => protection({ types: ['throw'] }),
  zov: () => protection({ types: ['shot'] }),
  wohu: () => shapes,
};

const valued = ['ova', 'ovz', 'ovs', 'armor', 'regen'];

/** Signs that tell what the text has: what must be found in its data. */
const told: Readonly<Record<string, string>> = {
  sht: '"shot"',
  dsc: '"discharge"',
  thr: '"throw"',
  mht: '"magic"',
  sph: '"special"',
  uchr: '"over"',
  spl: '"spell"',
  inst: '"sudden":true',
  vlh: '"on":"valhalla"',
  prp: '"do":"prophecy"',
  fin: '"livesMax"',
  lep: '"jump"',
  tlp: '"teleport',
  nec: '"corpseEating"',
  vmp: '"vampirism"',
  icr: '"incarnation"',
  clm: '"clumsiness"',
};

export interface Signs {
  readonly features: readonly Feature[];
  /** Signs whose counterpart the data does not have. */
  readonly missing: readonly string[];
}

/** What the signs add to what was read. A sign without a value stands for a feature only some of the time. */
export function fromSigns(icons: Readonly<Record<string, number>>, read: readonly Feature[]): Signs {
  const data = JSON.stringify(read);
  const own: Feature[] = [];
  const missing: string[] = [];
  for (const [sign, value] of Object.entries(icons)) {
    if (Object.hasOwn(features, sign)) {
      if (valued.includes(sign) && value <= 0) continue;
      // Some cards say in brackets what the sign says.
      if (sign === 'wohu' && data.includes('"marker":"wolf"')) continue;
      own.push(features[sign](value));
    } else if (Object.hasOwn(told, sign) && !data.includes(told[sign])) missing.push(sign);
  }
  return { features: own, missing };
}
