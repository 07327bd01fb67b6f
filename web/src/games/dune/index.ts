import './colours.css';
import type { DuneAct, DuneView } from '@vigrid/dune/table';
import type { GameFront } from '../screen.ts';
import { door } from './door.ts';

export const dune: GameFront<DuneView, DuneAct> = {
  id: 'dune',
  door,
  screen: async () => (await import('./screen.ts')).loadScreen(),
};
