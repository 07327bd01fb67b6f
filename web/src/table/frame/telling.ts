/** An event in words: the server's where the table is plain, else the game's own. */

import type { Lang } from '@vigrid/kernel';
import type { LoggedEvent } from '@vigrid/protocol';
import { filled } from '../plain/said.ts';
import type { TableInfo } from './context.ts';

export const tell = (
  { event, said }: LoggedEvent,
  { screen, names }: Pick<TableInfo, 'screen' | 'names'>,
  lang: Lang,
): string => (said ? filled(said, lang, names) : screen.speech.event(event, lang, names));
