/** Tables at which two people share this screen: the secret of the invitation by which the second one sits there. */
import { memory } from '../i18n/store.ts';

const keyOf = (table: string): string => `shared.${table}`;

export const share = (table: string, code: string): void => memory.write(keyOf(table), code);

export const sharedCode = (table: string): string | null => memory.read(keyOf(table));
