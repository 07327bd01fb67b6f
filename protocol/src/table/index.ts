/**
 * A game as it is played at a table: what the server and the table in the browser that needs no server have in common.
 */
export { answerSaid } from './answers.ts';
export { dealtDecks, decksChosen } from './dealt.ts';
export { cardOf, namesAt, namesIn } from './names.ts';
export {
  begin,
  fromStand,
  isOver,
  isStale,
  type Playing,
  playOn,
  replay,
  type Stand,
  standOf,
  step,
} from './playing.ts';
export { retraced } from './retraced.ts';
export {
  actIn,
  eventsSeen,
  hintSaid,
  pickReasonsSaid,
  previewOf,
  reasonsSaid,
  type Seen,
  type Sight,
  seen,
} from './seen.ts';
