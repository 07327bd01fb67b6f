import './colours.css';
import type { HeroesAct, HeroesView } from '@vigrid/heroes/table';
import type { GameFront } from '../screen.ts';
import { door } from './door.ts';

export const heroes: GameFront<HeroesView, HeroesAct> = {
  id: 'heroes',
  door,
  screen: async () => (await import('./screen.ts')).loadScreen(),
  cards: async () => (await import('./decks.tsx')).cards,
};
