import './colours.css';
import type { GameFront } from '../screen.ts';
import { door } from './door.ts';

export const valhalla: GameFront = {
  id: 'valhalla',
  door,
  screen: async () => (await import('./screen.ts')).loadScreen(),
};
