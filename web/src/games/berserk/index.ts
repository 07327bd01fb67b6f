import './colours.css';
import type { GameFront } from '../door.ts';
import { door } from './door.ts';

export const berserk: GameFront = { id: 'berserk', door };
