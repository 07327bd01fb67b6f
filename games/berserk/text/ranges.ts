/** Ranges and small counts in words. */
import type { Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { Range } from '../abilities/types.ts';

/** "3", "3 or more", "from 2 to 4", "odd". */
export function range({ min, max, odd }: Range): Text {
  if (odd !== undefined)
    return odd ? say('нечётное число', 'an odd number') : say('чётное число', 'an even number');
  if (min !== undefined && max !== undefined)
    return min === max ? say(`${min}`, `${min}`) : say(`от ${min} до ${max}`, `from ${min} to ${max}`);
  if (min !== undefined) return say(`${min} или больше`, `${min} or more`);
  return max === 0 ? say('0', '0') : say(`${max} или меньше`, `${max} or less`);
}

/** The same for what is or is not there: "chips", «есть хотя бы 2». */
export const isNone = ({ max }: Range): boolean => max === 0;
export const isAny = ({ min, max }: Range): boolean => min === 1 && max === undefined;
