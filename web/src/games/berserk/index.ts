import './colours.css';
import type { BerserkAct, BerserkView } from '@vigrid/berserk/table';
import type { GameFront } from '../screen.ts';
import { door } from './door.ts';

export const berserk: GameFront<BerserkView, BerserkAct> = {
  id: 'berserk',
  door,
  screen: async () => (await import('./screen.ts')).loadScreen(),
  cards: async () => (await import('./decks.tsx')).cards,
};
