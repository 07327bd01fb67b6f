/** The 44 battle tactics of the base deck. Names and effects are the rulebook's, the number of copies is our own (RV-75). */
import { weaponNames } from '../text/words.ts';
import { type TacticData, weapons } from './types.ts';
import { copies, tactic, weaponLetter } from './write.ts';

export const baseTactics: readonly TacticData[] = [
  ...copies(8, tactic('base', 'TAC-01', { ru: 'Ярость +2', en: 'Rage +2' }, 'rage', { strength: 2 })),
  ...copies(
    5,
    tactic('base', 'TAC-02', { ru: 'Ярость +3', en: 'Rage +3' }, 'rage', { strength: 3, fewer: true }),
  ),
  ...copies(
    5,
    tactic('base', 'TAC-03', { ru: 'Героическая атака +3', en: 'Heroic Attack +3' }, 'heroic', {
      strength: 3,
    }),
  ),
  ...weapons.map((weapon) => {
    const name = {
      ru: `Героическая атака +4: ${weaponNames[weapon].ru}`,
      en: `Heroic Attack +4: ${weaponNames[weapon].en}`,
    };
    return tactic('base', `TAC-04${weaponLetter[weapon]}`, name, 'heroic', { strength: 4, weapon });
  }),
  ...copies(6, tactic('base', 'TAC-05', { ru: 'Новое оружие', en: 'New Weapons' }, 'newWeapons')),
  ...copies(6, tactic('base', 'TAC-06', { ru: 'Контрудар', en: 'Counterstrike' }, 'counterstrike')),
  ...copies(5, tactic('base', 'TAC-07', { ru: 'Смена оружия', en: 'Change of Weapons' }, 'changeWeapons')),
  ...copies(
    4,
    tactic('base', 'TAC-08', { ru: 'Окружить вождя', en: 'Surround the Leader' }, 'surround', {
      moment: 'attack',
    }),
  ),
];
