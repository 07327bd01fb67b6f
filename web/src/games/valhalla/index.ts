import './colours.css';
import type { ValhallaAct, ValhallaView } from '@vigrid/valhalla/table';
import type { GameFront } from '../screen.ts';
import { door } from './door.ts';

export const valhalla: GameFront<ValhallaView, ValhallaAct> = {
  id: 'valhalla',
  door,
  screen: async () => (await import('./screen.ts')).loadScreen(),
};
