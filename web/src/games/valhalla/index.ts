import './colours.css';
import type { GameFront } from '../door.ts';
import { door } from './door.ts';

export const valhalla: GameFront = { id: 'valhalla', door };
