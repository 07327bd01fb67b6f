/** «ваш», «этот», «тот», «весь», «один»: what agrees with a noun and is no adjective. */
import { agreeing } from './adjectives.ts';

export const your = agreeing(
  'ваш вашего вашему вашим вашем',
  'ваше',
  'ваша вашу вашей',
  'ваши ваших вашим вашими',
);
export const thisOne = agreeing('этот этого этому этим этом', 'это', 'эта эту этой', 'эти этих этим этими');
export const thatOne = agreeing('тот того тому тем том', 'то', 'та ту той', 'те тех тем теми');
export const every = agreeing('весь всего всему всем всём', 'всё', 'вся всю всей', 'все всех всем всеми');
export const one = agreeing(
  'один одного одному одним одном',
  'одно',
  'одна одну одной',
  'одни одних одним одними',
);
