/** Prints what holds features and abilities itself; it is passed in, because those hold effects again. */
import type { Text } from '@vigrid/kernel';
import type { Ability, Gain } from '../abilities/index.ts';
import type { GainText } from './holding.ts';
import type { Phrase, Setting } from './phrases.ts';

export interface Inner {
  gains(gains: readonly Gain[], at: Setting, who: Phrase): readonly GainText[];
  abilities(does: readonly Ability[], at: Setting): Text;
}
