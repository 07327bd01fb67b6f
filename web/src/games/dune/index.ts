import './colours.css';
import type { GameFront } from '../door.ts';
import { door } from './door.ts';

export const dune: GameFront = { id: 'dune', screens: ['dune-uprising', 'dune-six'], door };
