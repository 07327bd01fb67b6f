/** Words that many card tables share: the grammar of features in short. */
import type {
  Ability,
  Amount,
  Attack,
  AttackPattern,
  AttackType,
  Condition,
  Constant,
  Deed,
  Effect,
  Feature,
  Filter,
  Gain,
  Named,
  Payment,
  Played,
  Strength,
  Target,
  Times,
  Triggered,
  Under,
  Word,
} from '../abilities/index.ts';

export const word = (name: Word, value?: number): Named =>
  value === undefined ? { kind: 'word', word: name } : { kind: 'word', word: name, value };

/** What a card has at all times; while a condition holds; what others that fit have. */
export const has = (...gives: readonly Gain[]): Constant => ({ kind: 'has', gives });
export const hasIf = (condition: Condition, ...gives: readonly Gain[]): Constant => ({
  kind: 'has',
  if: condition,
  gives,
});
export const aura = (to: Filter, ...gives: readonly Gain[]): Constant => ({ kind: 'has', to, gives });

const protection = (from: Extract<Gain, { kind: 'protection' }>['from']): Constant =>
  has({ kind: 'protection', from });

export const fromMagic = word('protectionFromMagic');
export const fromSpells = protection({ spells: true });
export const fromShots = protection({ types: ['shot'] });
export const fromThrows = protection({ types: ['throw'] });
export const fromDischarges = protection({ types: ['discharge'] });
export const fromWeakStrikes = protection({ types: ['simple'], grades: ['weak'] });
export const fromPoison = word('protectionFromPoison');

/** All strikes; the ranged attacks that are no strikes; what is magic; what is hurled. */
export const strikes: readonly AttackType[] = ['simple', 'special', 'magic', 'over'];
export const hurled: readonly AttackType[] = ['shot', 'throw'];

export const simple: AttackPattern = { types: ['simple'] };
export const strongStrike: AttackPattern = { types: ['simple'], grades: ['strong'] };
export const ranged: AttackPattern = { close: false };
export const nonMagic: AttackPattern = { magic: false };

export const less = (by: number, from: AttackPattern): Gain => ({ kind: 'less', by, from });
export const strike = (by: Amount, more: Partial<Extract<Gain, { kind: 'strike' }>> = {}): Gain => ({
  kind: 'strike',
  by,
  ...more,
});
/** "Experience in attack 1, or +1 to it" (WE-R5). */
export const moreExperience: Gain = { kind: 'word', word: 'attackExperience', value: 1, more: true };

export const creature: Filter = { type: 'creature' };
export const yours: Filter = { side: 'yours', type: 'creature' };
export const enemy: Filter = { side: 'enemy', type: 'creature' };
export const groundEnemy: Filter = { side: 'enemy', type: 'creature', flying: false };
/** Creatures with a magic ability; with a shot, throw or discharge. */
export const caster: Filter = { type: 'creature', uses: ['discharge', 'magic', 'spell'] };
export const shooter: Filter = { uses: ['shot', 'throw', 'discharge'] };

export const tap: Payment = { close: true };
export const chipTap: Payment = { close: true, chips: 1 };
export const suddenTap: Payment = { sudden: true, close: true };

export const play = (pay: Payment, ...does: readonly Ability[]): Played => ({ kind: 'play', pay, does });
export const playTimes = (pay: Payment, times: Times, ...does: readonly Ability[]): Played => ({
  kind: 'play',
  pay,
  times,
  does,
});
export const oncePerBattle: Times = { per: 'battle', most: 1 };
export const oncePerTurn: Times = { per: 'turn', most: 1 };
export const twicePerTurn: Times = { per: 'turn', most: 2 };

type Joint = Pick<Deed, 'atThat' | 'may' | 'if' | 'otherwise'>;

export const influence = (effect: Effect, joint: Joint = {}): Deed => ({
  use: 'influence',
  ...joint,
  do: effect,
});
export const spell = (effect: Effect, joint: Joint = {}): Deed => ({ use: 'spell', ...joint, do: effect });
export const atThat: Joint = { atThat: true };

type Blow = (strength: Strength, range?: number) => Attack;
const attack =
  (use: AttackType): Blow =>
  (strength, range) =>
    range === undefined ? { use, strength } : { use, strength, range };

export const over = attack('over');
export const special = attack('special');
export const magic = attack('magic');
export const shot = attack('shot');
export const thrown = attack('throw');
export const discharge = attack('discharge');

export const when = (
  on: Triggered['on'],
  what: Omit<Triggered, 'kind' | 'on' | 'does'>,
  ...does: readonly Ability[]
): Triggered => ({ kind: 'when', on, ...what, does });

/** "On a simple strike", of a grade where the pattern says so. */
export const onStrike = (pattern: AttackPattern, ...does: readonly Ability[]): Triggered =>
  when('hits', { attack: pattern }, ...does);

export const formation = (...features: readonly Feature[]): Under => ({
  kind: 'under',
  state: 'formation',
  has: features,
});
export const ifSecond = (...features: readonly Feature[]): Under => ({
  kind: 'under',
  state: 'second',
  has: features,
});
export const ifFirst = (...features: readonly Feature[]): Under => ({
  kind: 'under',
  state: 'first',
  has: features,
});
/** "If you go second: starts the battle with a chip" (WE-R4). */
export const secondChip: Under = ifSecond(word('startChips', 1));

/** WE-R2. */
export const valhalla = (...does: readonly Ability[]): Triggered =>
  when('valhalla', { where: 'graveyard' }, ...does);

/** B12-G-finishing-off-x, B09-D-finishing-off, B09-210.10. */
export const finishOff = (livesMax: Amount): Deed =>
  influence({
    do: 'destroy',
    to: { choose: { type: 'creature', near: 'this', without: 'incorporeal', symbiont: false } },
    livesMax,
  });

export const choose = (filter: Filter): Extract<Target, { choose: Filter }> => ({ choose: filter });
export const wound = (to: Target, amount: Strength): Effect => ({ do: 'wound', to, amount });
export const heal = (to: Target, amount: Extract<Effect, { do: 'heal' }>['amount']): Effect => ({
  do: 'heal',
  to,
  amount,
});
export const poison = (to: Target, amount: Amount): Effect => ({ do: 'poison', to, amount });
export const chips = (to: Target, amount: Amount): Effect => ({ do: 'chips', to, amount });
export const loseAllChips: Effect = { do: 'loseChips', to: 'this', amount: 'all' };
export const give = (
  to: Target,
  until: Extract<Effect, { do: 'give' }>['until'],
  ...gains: readonly Gain[]
): Effect => (until === undefined ? { do: 'give', to, gains } : { do: 'give', to, gains, until });
/** +X for each chip on the card, to attacks of a type. */
export const perChip = (times: number, ...types: readonly AttackType[]): Gain =>
  strike({ of: 'chips', whose: 'this', times }, { types });
/** A neighbouring cell was what the moment brought it to. */
export const oneCell: Condition = { x: { max: 1 } };
