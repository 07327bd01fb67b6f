import './colours.css';
import type { GameFront } from '../screen.ts';
import { door } from './door.ts';

export const berserk: GameFront = {
  id: 'berserk',
  door,
  screen: async () => (await import('./screen.ts')).loadScreen(),
  cards: async () => (await import('./decks.tsx')).cards,
};
