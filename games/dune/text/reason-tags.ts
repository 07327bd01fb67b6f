/** Why something can not be done, as a tag of at most 18 characters on a card or space; as a sentence: reasons.ts. */
import type { Lang, Reason, Text } from '@vigrid/kernel';
import { isKey, say } from '@vigrid/speech';
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

export const tags = {
  notInHand: say('не на руке', 'not in hand'),
  noSpyThere: say('нет шпиона', 'no Spy'),
  noRecallNow: say('не сейчас', 'not now'),
  postTaken: say('пост занят', 'post taken'),
  noWild: say('нет пары', 'no pair'),
  onlyAtTheEnd: say('в конце игры', 'at the end'),
  noDeployment: say('не в этот ход', 'not this turn'),
  noSpace: say('нет ячейки', 'no space'),
  movesNobody: say('только от лидера', 'from the Leader'),
  noAgentThere: say('нет агента', 'no Agent'),
  noAgent: say('нет агентов', 'no Agents'),
  noIcons: say('нет символов', 'no icon'),
  wrongIcon: say('другой символ', 'other icon'),
  onceOnly: say('один раз за игру', 'once per game'),
  noSwordmaster: say('без оружейника', 'no Swordmaster'),
  commandersBoard: say('чужой планшет', 'not your board'),
  allyDeclined: say('союзник отказался', 'Ally declined'),
  throneRow: say('Тронный ряд', 'Throne Row'),
  nothingToGive: say('нечего отдать', 'nothing to give'),
  closedByVoice: say('закрыто Голосом', 'closed'),
  ownAgent: say('ваш агент', 'own Agent'),
  occupied: say('занято', 'occupied'),
  needsInfluence: say('мало влияния', 'Influence'),
  tooFewSolari: say('мало соляриев', 'too few Solari'),
  tooLittleSpice: say('мало Пряности', 'too little spice'),
  needsGraft: say('нужна вторая', 'needs a partner'),
  noPartner: say('нет второй', 'no partner'),
  noGraft: say('не сращивается', 'no graft'),
  tooFewSpecimens: say('мало образцов', 'too few specimens'),
  noSpecimens: say('нет образцов', 'no specimens'),
  supplyFull: say('запас полон', 'supply is full'),
  noAtomics: say('уже применён', 'used'),
  notConnected: say('не соединено', 'not connected'),
  tileTooDear: say('мало Пряности', 'too little spice'),
  tooFewNegotiators: say('мало людей', 'too few'),
  notFaceUp: say('не открыта', 'not face up'),
  notYourTile: say('не ваша', 'not yours'),
  flipped: say('уже применена', 'used this round'),
  worksByItself: say('действует сама', 'works by itself'),
  twoOfGarrison: say('уже двое', 'two deployed'),
  tooLittleWater: say('мало воды', 'too little water'),
  tooLittlePersuasion: say('мало убеждения', 'Persuasion'),
  notForSale: say('не продаётся', 'not for sale'),
  notForPersuasion: say('не за убеждение', 'icon only'),
  onlyInReveal: say('в ход раскрытия', 'in Reveal turn'),
  wrongMoment: say('не сейчас', 'not now'),
  onlyWhenWon: say('после победы', 'when you win'),
  turnBegun: say('в начале хода', 'at turn start'),
  emptyDeck: say('колода пуста', 'empty deck'),
  nobodyThere: say('не на кого', 'nobody there'),
  hasRevealed: say('карты раскрыты', 'hand revealed'),
  noUnit: say('нет подразделений', 'no unit'),
  condition: say('нет условия', 'condition'),
  cost: say('нечем платить', 'cost'),
  nothing: say('ничего не даст', 'no effect'),
  notResolvable: say('невыполнимо', 'impossible'),
  nothingToDeploy: say('нет отрядов', 'no troops'),
  noCombatSpace: say('не тот ход', 'no combat space'),
  mandatoryLeft: say('есть эффекты', 'effects left'),
  noPassing: say('пас невозможен', 'no passing'),
  noInfluence: say('нет влияния', 'no Influence'),
  otherFaction: say('другая фракция', 'other Faction'),
  notThem: say('не они', 'not them'),
  noTroops: say('нет отрядов', 'no troops'),
  notYourTurn: say('не ваш ход', 'not your turn'),
  anotherQuestion: say('не сейчас', 'not now'),
} satisfies Record<string, Text>;
