/** Short ways to write rows of the card tables. */
import type { Text } from '@vigrid/kernel';
import type {
  Ability,
  Arms,
  Clan,
  Moment,
  SetId,
  TacticData,
  TacticKind,
  WarriorData,
  Weapon,
} from './types.ts';

/** Id, names, arms, strength, valour, ability. */
export type Warrior = readonly [
  id: string,
  en: string,
  ru: string,
  arms: Arms,
  strength: number,
  valour: number,
  ability?: Ability,
];

export const manyClans: Ability = { kind: 'manyClans' };
export const enemyClan = (clan: Clan): Ability => ({ kind: 'enemyClan', clan });
export const ownClan = (clan: Clan): Ability => ({ kind: 'ownClan', clan });
export const frost: Ability = { kind: 'frost' };
export const block: Ability = { kind: 'block' };
export const holdBack: Ability = { kind: 'holdBack' };
export const disarm: Ability = { kind: 'disarm' };
export const sacrifice: Ability = { kind: 'sacrifice' };

export const warriorsOf = (set: SetId, clan: Clan, rows: readonly Warrior[]): WarriorData[] =>
  rows.map(([id, en, ru, arms, strength, valour, ability]) => ({
    kind: 'warrior',
    set,
    id,
    name: { ru, en },
    clan,
    arms,
    strength,
    valour,
    ...(ability && { ability }),
  }));

interface TacticDetails {
  readonly moment?: Moment;
  readonly strength?: number;
  readonly weapon?: Weapon;
  readonly fewer?: true;
}

export const tactic = (
  set: SetId,
  id: string,
  name: Text,
  kind: TacticKind,
  { moment = 'own', strength = 0, ...rest }: TacticDetails = {},
): TacticData => ({ kind: 'tactic', set, id, name, tactic: kind, moment, strength, ...rest });

/** So many printed copies of a card. */
export const copies = <T>(count: number, card: T): T[] => Array.from({ length: count }, () => card);

export const weaponLetter: Readonly<Record<Weapon, string>> = {
  axe: 'A',
  sword: 'S',
  spear: 'P',
  bow: 'B',
  shield: 'H',
};
