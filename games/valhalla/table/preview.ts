/** What may come of an act in a battle, as chances. Counted from what everybody sees and the own hand alone. */
import type { Act, Preview, Seat, Text } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { isWarrior } from '../cards/catalogue.ts';
import { faceOf, type TacticData } from '../cards/types.ts';
import { boost } from '../flow/deeds.ts';
import { mayReroll, mostFree, placeOf } from '../flow/fight.ts';
import { mayPlay, tacticOf } from '../flow/tactics.ts';
import { mayAttack, mayAttackAtAll } from '../flow/turn.ts';
import { freely, hopeOf, plan, rerolled } from '../odds.ts';
import { type Battle, bit, type Fighter, type G, placesOf, type Valhalla, warriorAt } from '../state.ts';
import { facesList, text } from '../text/words.ts';
import {
  aimOf,
  armUtility,
  assaultChance,
  attackChance,
  reachOf,
  rolledFaces,
  standing,
  utilityOf,
} from './chances.ts';

export function preview({ state: s }: G, seat: Seat, intent: Act): Preview[] {
  const act = intent as ValhallaAct;
  if (act.do === 'attack' && !s.battle && mayAttack(s, seat, act.seat)) {
    return [chanceCase(squad(s, act.seat), attackChance(s, seat, act.seat), attackText, 'V-11.1')];
  }
  if (act.do === 'assault' && s.solo && !s.battle && mayAttackAtAll(s, seat)) {
    return [chanceCase(squad(s, seat), assaultChance(s), assaultText, 'V-27.10')];
  }
  const b = s.battle;
  const f = b?.fighters.find((one) => one.seat === seat);
  if (!b || !f || f.strength >= 0 || f.faces.length === 0) return [];
  if (act.do === 'arm') return armCase(s, f, act.card);
  return b.kind === 'ragnarok' ? [] : inPhase(s, b, f, act);
}

function inPhase(s: Valhalla, b: Battle, f: Fighter, act: ValhallaAct): Preview[] {
  const faces = rolledFaces(f);
  const about = armedCards(s, f);
  switch (act.do) {
    case 'stop': {
      const reach = reachOf(s, b, f, 0);
      const hidden = f.attacks && !s.solo;
      return [chanceCase(about, aimOf(s, b, f, reach)(0), hidden ? standText : standNow, 'V-11.1')];
    }
    case 'reroll': {
      if (!mayReroll(f)) return [];
      const { utility, planned } = outlook(s, b, f, faces);
      const { value, keep } = rerolled(planned, faces);
      const { stand } = hopeOf(planned, utility, faces);
      return [chanceCase(about, value, value > stand ? keepText(keep) : noGainText(keep, stand), 'V-8.3')];
    }
    case 'freeReroll': {
      const { planned } = outlook(s, b, f, faces);
      const { value, keep } = freely(planned, faces, mostFree(s, b, f, act.card));
      return [chanceCase([act.card], value, keepText(keep), 'V-8.4')];
    }
    case 'tactic': {
      const tactic = tacticOf(act.card);
      if (tactic === null || !mayPlay(s, b, f, act.card)) return [];
      const chance = playedChance(s, b, f, tactic, act.card);
      return chance === null ? [] : [chanceCase([act.card], chance, playText, 'V-8.6')];
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
  const place = isWarrior(card) ? placeOf(s, f, card) : -1;
  if (place < 0 || bit(f.armed | f.blocked, place)) return [];
  const faces = rolledFaces(f);
  const utility = armUtility(s, f, place, faces.length);
  const { best, stand } = hopeOf(plan(utility, faces.length), utility, faces);
  return [chanceCase([card], best, stand > 0 ? armNow : armLater, 'V-8.9')];
}

function chanceCase(about: readonly number[], chance: number, said: Text, rule: string): Preview {
  const percent = percentOf(chance);
  return {
    cards: about,
    title: text(`Шанс: ${percent}`, `Chance: ${percent}`),
    text: said,
    rule,
    tag: text(percent, percent),
  };
}

/** Only what is certain is said to be so. */
function percentOf(chance: number): string {
  const percent = Math.round(100 * chance);
  if (percent === 100 && chance < 1 - 1e-9) return '> 99 %';
  if (percent === 0 && chance > 1e-9) return '< 1 %';
  return `${percent} %`;
}

const squad = (s: Valhalla, seat: Seat): number[] => s.sides[seat].squad.filter((card) => card >= 0);

/** Whoever is armed, the companion's warriors included. */
const armedCards = (s: Valhalla, f: Fighter): number[] =>
  Array.from({ length: placesOf(s, f) }, (_, place) => place)
    .filter((place) => bit(f.armed, place))
    .map((place) => warriorAt(s, f, place));

const attackText = text(
  'Победа в битве, если обе стороны бросают как лучше. Карты на руках не в счёт.',
  'Victory if both sides make the best of their dice. Cards in hands are not counted.',
);
const assaultText = text(
  'Хватит силы ранить чудовище, если бросать как лучше. Карты на руке не в счёт.',
  'Enough strength to wound the monster if the dice are played best. Cards in hand are not counted.',
);
const standText = text(
  'Победа, если остановиться на этой силе. Карты на руке соперника не в счёт.',
  'Victory by standing on this strength. Cards in the rival’s hand are not counted.',
);
const standNow = text('Победа, если остановиться на этой силе.', 'Victory by standing on this strength.');
const playText = text(
  'Победа с этой тактикой и теми кубиками, что есть.',
  'Victory with this tactic and the dice there are.',
);
const armNow = text('Кубиков хватает уже сейчас.', 'The dice are there already.');
const armLater = text(
  'Вооружить этого воина, если бросать ради него одного.',
  'To arm this warrior, if all re-rolls go to it alone.',
);

function keepText(keep: readonly number[]): Text {
  if (keep.length === 0) {
    return text('Победа, если перебросить всё.', 'Victory if everything is re-rolled.');
  }
  return text(
    `Победа, если оставить: ${facesList(keep, 'ru')}, остальное перебросить.`,
    `Victory if you keep ${facesList(keep, 'en')} and re-roll the rest.`,
  );
}

function noGainText(keep: readonly number[], stand: number): Text {
  const { ru, en } = keepText(keep);
  const percent = percentOf(stand);
  return text(
    `${ru} Вооружить воинов и остановиться не хуже: ${percent}.`,
    `${en} To arm warriors and stand is no worse: ${percent}.`,
  );
}
