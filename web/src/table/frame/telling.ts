/** An event in words: the server's where the table is plain, else the game's own. */

import type { Lang } from '@vigrid/kernel';
import type { LoggedEvent } from '@vigrid/protocol';
import type { Speech } from '../../i18n/index.ts';
import type { Tried } from '../ask/notes.ts';
import { filled } from '../plain/said.ts';
import { words } from '../texts.ts';
import type { TableInfo } from './context.ts';
import { isLeaving } from './names.ts';

/** What was tried and refused, in a sentence; null where nothing was named. */
export function tellTried(
  tried: Tried | null,
  { screen, names }: Pick<TableInfo, 'screen' | 'names'>,
  { t, lang }: Speech,
): string | null {
  switch (tried?.kind) {
    case undefined:
      return null;
    case 'act':
      return t(words.tried)(screen.speech.act(tried.act, lang, names));
    case 'begin':
      return t(words.tried)(t(words.triedBegin)(names.card(tried.card)));
    case 'pick':
      return t(words.tried)(t(words.triedPick)(names.card(tried.card)));
  }
}

export function tell(
  { event, said }: LoggedEvent,
  { screen, names }: Pick<TableInfo, 'screen' | 'names'>,
  lang: Lang,
): string {
  const called = isLeaving(event) ? { ...names, seat: names.plainSeat } : names;
  return said ? filled(said, lang, called) : screen.speech.event(event, lang, called);
}
