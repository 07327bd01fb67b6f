/** `npm run puzzles -- GAME HOW-MANY [SEED]`: see puzzles/find.ts. */
import { find } from './puzzles/find.ts';

const [game = '', wanted = '15', seed = 'puzzles', leastGrade = '1'] = process.argv.slice(2);
await find(game, Number(wanted), seed, Number(leastGrade), (line) => console.log(line));
