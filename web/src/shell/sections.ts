import { firstGame } from '../games/index.ts';
import { useLang } from '../i18n/index.ts';
import { memory } from '../i18n/store.ts';
import { address } from './router.ts';
import { isStatic } from './site.ts';
import type { Section } from './TopBar.tsx';
import { words } from './words.ts';

/** The game of the last visit; the one that is learned soonest for a newcomer. */
export const lastGame = (): string => memory.read('game') ?? firstGame;

export type SectionName = 'lobby' | 'games' | 'learn' | 'decks' | 'rules' | 'credits' | 'account';

/** The sections of the site; `waiting` is how many games wait for the guest. */
export function useSections(here: SectionName, waiting = 0): readonly Section[] {
  const { t } = useLang();
  return [
    { href: address.lobby, label: t(words.play), glyph: 'sword-brandish', here: here === 'lobby' },
    {
      href: address.games,
      label: t(words.mine),
      glyph: 'meeple-group',
      here: here === 'games',
      count: waiting,
    },
    ...(isStatic
      ? []
      : [{ href: address.watch, label: t(words.watch), glyph: 'scroll-unfurled', here: false }]),
    { href: address.learn(), label: t(words.learn), glyph: 'wizard-face', here: here === 'learn' },
    { href: address.decks(), label: t(words.decks), glyph: 'poker-hand', here: here === 'decks' },
    {
      href: address.rules(lastGame()),
      label: t(words.rules),
      glyph: 'rule-book',
      here: here === 'rules',
    },
  ];
}
