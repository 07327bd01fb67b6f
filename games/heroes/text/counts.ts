/** What the sentences of the table count, as an object: "3 cards", «1 карту». */
import { tally } from '@vigrid/speech';

export const cards = tally(['карту', 'карты', 'карт'], ['card', 'cards']);
export const coins = tally(['монету', 'монеты', 'монет'], ['coin', 'coins']);
export const wounds = tally(['рану', 'раны', 'ран'], ['wound', 'wounds']);
export const moreLives = tally(
  ['дополнительную жизнь', 'дополнительные жизни', 'дополнительных жизней'],
  ['additional life', 'additional lives'],
);
export const weakenings = tally(
  ['эффект ослабления', 'эффекта ослабления', 'эффектов ослабления'],
  ['Weakening effect', 'Weakening effects'],
);
export const strengthenings = tally(
  ['эффект усиления', 'эффекта усиления', 'эффектов усиления'],
  ['Strengthening effect', 'Strengthening effects'],
);
