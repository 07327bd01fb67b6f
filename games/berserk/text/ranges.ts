/** Ranges and small counts in words. */
import type { Text } from '@vigrid/kernel';
import { range as rangeOf, say } from '@vigrid/speech';
import type { Range } from '../abilities/index.ts';

/** "3", "3 or more", "from 2 to 4", "odd". */
export function range({ min, max, odd }: Range): Text {
  if (odd !== undefined)
    return odd ? say('нечётное число', 'an odd number') : say('чётное число', 'an even number');
  return rangeOf(min, max);
}

/** The same for what is or is not there: "chips", «есть хотя бы 2». */
export const isNone = ({ max }: Range): boolean => max === 0;
export const isAny = ({ min, max }: Range): boolean => min === 1 && max === undefined;
