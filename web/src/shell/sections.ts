import { useLang } from '../i18n/index.ts';
import { memory } from '../i18n/store.ts';
import { address } from './router.ts';
import type { Section } from './TopBar.tsx';
import { words } from './words.ts';

/** The sections of the site; `waiting` is how many games wait for the guest. */
export function useSections(here: 'lobby' | 'decks' | 'rules' | 'credits', waiting = 0): readonly Section[] {
  const { t } = useLang();
  return [
    { href: address.lobby, label: t(words.play), glyph: 'sword-brandish', here: here === 'lobby' },
    { href: '/#mine', label: t(words.mine), glyph: 'meeple-group', here: false, count: waiting },
    { href: '/#watch', label: t(words.watch), glyph: 'scroll-unfurled', here: false },
    { href: address.decks(), label: t(words.decks), glyph: 'poker-hand', here: here === 'decks' },
    {
      href: address.rules(memory.read('game') ?? 'heroes'),
      label: t(words.rules),
      glyph: 'rule-book',
      here: here === 'rules',
    },
  ];
}
