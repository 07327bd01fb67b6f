import './colours.css';
import type { GameFront } from '../screen.ts';
import { door } from './door.ts';

export const dune: GameFront = {
  id: 'dune',
  door,
  screen: async () => (await import('./screen.ts')).loadScreen(),
};
