import './colours.css';
import type { GameFront } from '../door.ts';
import { door } from './door.ts';

export const heroes: GameFront = { id: 'heroes', door };
