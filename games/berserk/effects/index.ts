/** Everything that spells and influences do (B12-G-effect), kind by kind: a file and a line here for each. */
import type { Fitting } from '@vigrid/kernel/schema';
import type { Kind } from '../abilities/kind.ts';
import { attackBy } from './attack-by.ts';
import { block } from './block.ts';
import { bury } from './bury.ts';
import { chips } from './chips.ts';
import { choose } from './choose.ts';
import { chooseCell } from './choose-cell.ts';
import { chooseNumber } from './choose-number.ts';
import { chooseRow } from './choose-row.ts';
import { close } from './close.ts';
import { control } from './control.ts';
import { cure } from './cure.ts';
import { destroy } from './destroy.ts';
import { exile } from './exile.ts';
import { exileDead } from './exile-dead.ts';
import { extraLives } from './extra-lives.ts';
import { give } from './give.ts';
import { heal } from './heal.ts';
import { incarnationChip } from './incarnation-chip.ts';
import { keepShown } from './keep-shown.ts';
import { later } from './later.ts';
import { leaveLives } from './leave-lives.ts';
import { limitMoves } from './limit-moves.ts';
import { lookTop } from './look-top.ts';
import { lose } from './lose.ts';
import { loseChips } from './lose-chips.ts';
import { loseEffects } from './lose-effects.ts';
import { mark } from './mark.ts';
import { markCells } from './mark-cells.ts';
import { mill } from './mill.ts';
import { modifyAttack } from './modify-attack.ts';
import { modifyRoll } from './modify-roll.ts';
import { moveMarks } from './move-marks.ts';
import { moveWounds } from './move-wounds.ts';
import { nextAttack } from './next-attack.ts';
import { numb } from './numb.ts';
import { open } from './open.ts';
import { place } from './place.ts';
import { poison } from './poison.ts';
import { prophecy } from './prophecy.ts';
import { push } from './push.ts';
import { redeploy } from './redeploy.ts';
import { redirect } from './redirect.ts';
import { reduceLives } from './reduce-lives.ts';
import { relocate } from './relocate.ts';
import { restoreArmour } from './restore-armour.ts';
import { returning } from './return.ts';
import { reveal } from './reveal.ts';
import { rollFor } from './roll-for.ts';
import { seat } from './seat.ts';
import { shedLives } from './shed-lives.ts';
import { shield } from './shield.ts';
import { singular } from './singular.ts';
import { spendIncarnation } from './spend-incarnation.ts';
import { spread } from './spread.ts';
import { stayOpen } from './stay-open.ts';
import { strikeBy } from './strike-by.ts';
import { revive, summon } from './summon.ts';
import { swap } from './swap.ts';
import { trap } from './trap.ts';
import { union } from './union.ts';
import { unmark } from './unmark.ts';
import { unmarkCells } from './unmark-cells.ts';
import { unseat } from './unseat.ts';
import { ward } from './ward.ts';
import { win } from './win.ts';
import { wound } from './wound.ts';

export const effects = {
  wound,
  heal,
  poison,
  cure,
  extraLives,
  shield,
  ward,
  restoreArmour,
  reduceLives,
  leaveLives,
  shedLives,
  chips,
  loseChips,
  open,
  close,
  stayOpen,
  destroy,
  return: returning,
  exile,
  exileDead,
  give,
  lose,
  loseEffects,
  control,
  relocate,
  place,
  swap,
  seat,
  unseat,
  push,
  moveWounds,
  spread,
  summon,
  revive,
  incarnationChip,
  spendIncarnation,
  modifyAttack,
  modifyRoll,
  block,
  redirect,
  strikeBy,
  attackBy,
  mark,
  unmark,
  markCells,
  unmarkCells,
  moveMarks,
  limitMoves,
  reveal,
  redeploy,
  prophecy,
  mill,
  bury,
  lookTop,
  keepShown,
  later,
  trap,
  nextAttack,
  choose,
  chooseRow,
  chooseCell,
  chooseNumber,
  numb,
  rollFor,
  win,
  union,
  singular,
};

type Effects = typeof effects;

/** The name of a kind of effect. */
export type EffectName = keyof Effects;

export type EffectOf<K extends EffectName> = { readonly do: K } & Fitting<Effects[K]['shape']>;

/** What a spell or an influence does. */
export type Effect = { readonly [K in EffectName]: EffectOf<K> }[EffectName];

/** All that a kind may have. With all of it on each they are one form of object to the machine, which is faster. */
const members: readonly (keyof Kind<Effect>)[] = [
  'target',
  'alsoAimable',
  'suits',
  'suitsGone',
  'suitsHidden',
  'possible',
  'aimOn',
  'keptBy',
  'against',
  'windowOf',
  'findable',
  'searches',
  'finding',
  'number',
  'cell',
  'arrival',
  'cells',
  'share',
  'rolls',
  'window',
  'replaceable',
  'aboutOpening',
  'ready',
  'readyOnWay',
  'does',
  'harms',
  'unsettles',
  'after',
  'asks',
  'says',
];
const unsaid: object = Object.fromEntries(members.map((member) => [member, undefined]));

const kinds: Readonly<Record<string, Kind<Effect>>> = Object.fromEntries(
  Object.entries<Kind<Effect>>(effects).map(([name, kind]) => [name, { ...unsaid, ...kind }]),
);

export const kindOfEffect = (effect: Effect): Kind<Effect> => kinds[effect.do];
