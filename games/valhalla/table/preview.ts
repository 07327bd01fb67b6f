/** What may come of an act in a battle, as chances. Counted from what everybody sees and the own hand alone. */
import type { Preview, Seat, Text } from '@vigrid/kernel';
import { percent, say } from '@vigrid/speech';
import type { ValhallaAct } from '../acts.ts';
import { cardOf, isWarrior } from '../cards/catalogue.ts';
import { faceOf, type TacticData } from '../cards/types.ts';
import { boost } from '../flow/deeds.ts';
import { mayReroll, mayRerollFreely, mostFree, placeOf } from '../flow/fight.ts';
import { mayPlay, tacticOf } from '../flow/tactics.ts';
import { mayHelp } from '../flow/thor.ts';
import { mayAttack, mayAttackAtAll } from '../flow/turn.ts';
import { opponentOf } from '../jarls.ts';
import { freely, hopeOf, plan, rerolled } from '../odds.ts';
import { type Battle, bit, type Fighter, type G, placesOf, type Valhalla, warriorAt } from '../state.ts';
import { facesList } from '../text/words.ts';
import {
  aimOf,
  armUtility,
  assaultChance,
  attackChance,
  battleChance,
  holdsByStrength,
  reachOf,
  rolledFaces,
  standing,
  utilityOf,
} from './chances.ts';

/** Chances to win by standing, by strength from 0 on: drawn beside the chance of standing now. */
export interface ChancePreview extends Preview {
  readonly holds?: readonly number[];
}

export function preview({ state: s }: G, seat: Seat, act: ValhallaAct): ChancePreview[] {
  const b = s.battle;
  if (!b) return beforeBattle(s, seat, act);
  if (act.do === 'help' || act.do === 'guess') return watched(s, b, seat, act);
  const f = b.fighters.find((one) => one.seat === seat);
  if (!f || f.strength >= 0 || f.faces.length === 0) return [];
  if (act.do === 'arm') return armCase(s, f, act.card);
  return b.kind === 'ragnarok' ? [] : inPhase(s, b, f, act);
}

function beforeBattle(s: Valhalla, seat: Seat, act: ValhallaAct): Preview[] {
  if (act.do === 'attack' && mayAttack(s, seat, act.seat)) {
    return [chanceCase(squad(s, act.seat), attackChance(s, seat, act.seat), attackText, 'V-11.1')];
  }
  if (act.do === 'assault' && s.solo && mayAttackAtAll(s, seat)) {
    return [chanceCase(squad(s, seat), assaultChance(s), assaultText, 'V-27.10')];
  }
  return [];
}

/** For those who look on before a battle: how likely the attacker wins, as it stands or with a card of Thor's. */
function watched(
  s: Valhalla,
  b: Battle,
  seat: Seat,
  act: Extract<ValhallaAct, { do: 'help' | 'guess' }>,
): Preview[] {
  const [attacker] = b.fighters;
  if (b.kind !== 'battle' || b.step !== 'before' || act.seat !== attacker.seat) return [];
  if (act.do === 'guess') {
    return [chanceCase(squad(s, act.seat), battleChance(s, b), watchText, 'V-11.1')];
  }
  const card = cardOf(s, act.card);
  if (card?.kind !== 'thor' || !mayHelp(s, b, seat, act.card, act.seat)) return [];
  const helped = { ...attacker };
  if (card.help.kind === 'strength') {
    helped.boosts = [...attacker.boosts, act.card];
    helped.amounts = [...attacker.amounts, card.help.amount];
  } else if (card.help.kind === 'die') helped.extra += Math.min(1, s.pool);
  else return [];
  const chance = battleChance(s, { ...b, fighters: [helped, b.fighters[1]] });
  return [cardCase(s, act.card, chance, helpText, 'V-17.3')];
}

function inPhase(s: Valhalla, b: Battle, f: Fighter, act: ValhallaAct): ChancePreview[] {
  const faces = rolledFaces(f);
  const about = armedCards(s, f);
  switch (act.do) {
    case 'stop': {
      const chance = aimOf(s, b, f, reachOf(s, b, f, 0))(0);
      const other = f.attacks && opponentOf(b, f);
      if (!other) return [chanceCase(about, chance, standNow, 'V-11.1')];
      const holds = holdsByStrength(s, b, f, other).map((one) => Math.round(100 * one) / 100);
      return [{ ...chanceCase(about, chance, standText, 'V-11.1'), holds }];
    }
    case 'reroll': {
      if (!mayReroll(f)) return [];
      const { utility, planned } = outlook(s, b, f, faces);
      const { value, keep } = rerolled(planned, faces);
      const { stand } = hopeOf(planned, utility, faces);
      return [chanceCase(about, value, value > stand ? keepText(keep) : needlessText(stand), 'V-8.3')];
    }
    case 'freeReroll': {
      if (act.by < 0 || !mayRerollFreely(s, b, f, act.by)) return [];
      const { planned } = outlook(s, b, f, faces);
      const { value, keep } = freely(planned, faces, mostFree(s, b, f, act.by));
      return [cardCase(s, act.by, value, keepText(keep), 'V-8.4')];
    }
    case 'tactic': {
      const tactic = tacticOf(s, act.card);
      if (tactic === null || !mayPlay(s, b, f, act.card)) return [];
      const chance = playedChance(s, b, f, tactic, act.card);
      return chance === null ? [] : [cardCase(s, act.card, chance, playText, 'V-8.6')];
    }
    default:
      return [];
  }
}

function outlook(s: Valhalla, b: Battle, f: Fighter, faces: readonly number[]) {
  const reach = reachOf(s, b, f, faces.length);
  const utility = utilityOf(reach, aimOf(s, b, f, reach));
  return { utility, planned: plan(utility, faces.length) };
}

/** The chance with a tactic that gives strength; a heroic one costs a die (V-37.3, V-37.4). */
function playedChance(
  s: Valhalla,
  b: Battle,
  before: Fighter,
  tactic: TacticData,
  card: number,
): number | null {
  const f = { ...before, boosts: before.boosts.slice(), amounts: before.amounts.slice() };
  const fought = { ...b, fighters: b.fighters.map((one) => (one === before ? f : one)) };
  const after = { ...s, battle: fought };
  if (boost(after, fought, f, tactic, card) === 0) return null;
  const faces = rolledFaces(f);
  const reach = reachOf(after, fought, f, faces.length);
  const aim = aimOf(after, fought, f, reach);
  if (tactic.tactic !== 'heroic') return standing(reach, aim, faces);
  const wanted = tactic.weapon ? faceOf(tactic.weapon) : 0;
  const chances = faces.flatMap((face, i) =>
    wanted === 0 || face === wanted ? [standing(reach, aim, faces.toSpliced(i, 1))] : [],
  );
  return chances.length === 0 ? null : Math.max(...chances);
}

/** How likely one warrior can be armed at all, with these dice and all the re-rolls they pay for. */
function armCase(s: Valhalla, f: Fighter, card: number): Preview[] {
  const place = isWarrior(s, card) ? placeOf(s, f, card) : -1;
  if (place < 0 || bit(f.armed | f.blocked, place)) return [];
  const faces = rolledFaces(f);
  const utility = armUtility(s, f, place, faces.length);
  const { best, stand } = hopeOf(plan(utility, faces.length), utility, faces);
  return [cardCase(s, card, best, stand > 0 ? armNow : armLater, 'V-8.9')];
}

const chanceCase = (about: readonly number[], chance: number, said: Text, rule: string): Preview => {
  const tag = percent(chance);
  return told(about, say(`Шанс: ${tag.ru}`, `Chance: ${tag.en}`), tag, said, rule);
};

/** The chance that one card brings: it is told by its name. */
const cardCase = (s: Valhalla, card: number, chance: number, said: Text, rule: string): Preview => {
  const { ru, en } = cardOf(s, card).name;
  const tag = percent(chance);
  return told([card], say(`${ru}: ${tag.ru}`, `${en}: ${tag.en}`), tag, said, rule);
};

const told = (about: readonly number[], title: Text, tag: Text, said: Text, rule: string): Preview => ({
  cards: about,
  title,
  text: said,
  rule,
  tag,
});

const squad = (s: Valhalla, seat: Seat): number[] => s.sides[seat].squad.filter((card) => card >= 0);

/** Whoever is armed, the companion's warriors included. */
const armedCards = (s: Valhalla, f: Fighter): number[] =>
  Array.from({ length: placesOf(s, f) }, (_, place) => place)
    .filter((place) => bit(f.armed, place))
    .map((place) => warriorAt(s, f, place));

const attackText = say(
  'Победа в нападении; карты на руках не в счёт.',
  'To win the attack; cards in hands are not counted.',
);
const assaultText = say(
  'Ранить чудовище; карты на руке не в счёт.',
  'To wound the monster; cards in hand are not counted.',
);
const watchText = say(
  'Победит нападающий; карты на руках не в счёт.',
  'The attacker wins; cards in hands are not counted.',
);
const helpText = say('Победит нападающий, если ему помочь.', 'The attacker wins with this help.');
const standText = say(
  'Победа, если стоять; карты соперника не в счёт.',
  'To win by standing; the rival’s cards are not counted.',
);
const standNow = say('Победа, если стоять.', 'To win by standing.');
const playText = say('Победа с этой тактикой и этими кубиками.', 'To win with this tactic and these dice.');
const armNow = say('Кубики для этого уже есть.', 'The dice are there already.');
const armLater = say(
  'Вооружить, если бросать только ради этого воина.',
  'To arm it, if all re-rolls go to it alone.',
);

function keepText(keep: readonly number[]): Text {
  if (keep.length === 0) return say('Победа, если перебросить всё.', 'To win by re-rolling everything.');
  return say(
    `Победа, если оставить ${facesList(keep, 'ru')} и перебросить остальное.`,
    `To win by keeping ${facesList(keep, 'en')} and re-rolling the rest.`,
  );
}

const needlessText = (stand: number): Text =>
  stand === 0
    ? say('Переброс не поможет.', 'A re-roll does not help.')
    : say(
        `Незачем: вооружить воинов и стоять — ${percent(stand).ru}.`,
        `No need: to arm warriors and stand gives ${percent(stand).en}.`,
      );
