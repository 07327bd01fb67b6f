/** Why a space can not be entered, as a tag of at most 18 characters on it; as a sentence: reasons.ts. */
import type { Lang, Reason, Text } from '@vigrid/kernel';
import { isKey, say } from '@vigrid/speech';
import type { DuneWhy } from './reasons.ts';
import { named } from './words.ts';

export function shortReason(r: Pick<Reason, 'why' | 'have' | 'need'>, lang: Lang): string {
  const missing = Math.max(0, (r.need ?? 0) - (r.have ?? 0));
  if (missing > 0 && isKey(lacking, r.why)) return lacking[r.why](missing)[lang];
  return (isKey(tags, r.why) ? tags[r.why] : say('сейчас нельзя', 'not now'))[lang];
}

/** How much is missing, where that is the whole of it. */
const lacking = {
  tooFewSolari: (n: number) => say(`ещё ${n} ${named(n, 'solari').ru}`, `${n} Solari short`),
  tooLittleSpice: (n: number) => say(`ещё ${n} ${named(n, 'spice').ru}`, `${n} spice short`),
  tooLittleWater: (n: number) => say(`ещё ${n} ${named(n, 'water').ru}`, `${n} water short`),
  needsInfluence: (n: number) => say(`ещё ${n} ${named(n, 'influence').ru}`, `${n} Influence short`),
};

const tags = {
  onceOnly: say('один раз за игру', 'once per game'),
  noSwordmaster: say('без оружейника', 'no Swordmaster'),
  commandersBoard: say('чужой планшет', 'not your board'),
  closedByVoice: say('закрыто Голосом', 'closed'),
  ownAgent: say('ваш агент', 'own Agent'),
  occupied: say('занято', 'occupied'),
  needsInfluence: say('мало влияния', 'Influence'),
  tooFewSolari: say('мало соляриев', 'too few Solari'),
  tooLittleSpice: say('мало Пряности', 'too little spice'),
  tooLittleWater: say('мало воды', 'too little water'),
} satisfies Partial<Record<DuneWhy, Text>>;
