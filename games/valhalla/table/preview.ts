/** What may come of an act in a battle, as chances. Counted from what everybody sees and the own hand alone. */
import type { Act, Preview, Seat, Text } from '@vigrid/kernel';
import type { ValhallaAct } from '../acts.ts';
import { cards, isWarrior } from '../cards/catalogue.ts';
import { freeDice, patternAt } from '../effects/dice.ts';
import { placeOf } from '../flow/fight.ts';
import { mayAttack, mayAttackAtAll } from '../flow/turn.ts';
import { opponentOf } from '../jarls.ts';
import { monsterStrength } from '../monster.ts';
import { freely, hopeOf, mostDice, plan, strengths, type Target, throwOf, type Utility } from '../odds.ts';
import { assaultChance, attackChance, freeFaces, holdChances, outlookOf, utilityOf } from '../outlook.ts';
import { type Battle, bit, type Fighter, type G, type Valhalla } from '../state.ts';
import { strengthOf } from '../strength.ts';
import { facesList, text } from '../text/words.ts';

export function preview({ state: s }: G, seat: Seat, intent: Act): Preview[] {
  const act = intent as ValhallaAct;
  if (act.do === 'attack' && !s.battle && mayAttack(s, seat, act.seat)) {
    return [chanceCase(squad(s, act.seat), attackChance(s, seat, act.seat, 0), attackText, 'V-11.1')];
  }
  if (act.do === 'assault' && s.solo && !s.battle && mayAttackAtAll(s, seat)) {
    return [chanceCase(squad(s, seat), assaultChance(s, 0), assaultText, 'V-27.10')];
  }
  const b = s.battle;
  const f = b?.fighters.find((one) => one.seat === seat);
  if (!b || !f || f.strength >= 0 || f.faces.length === 0) return [];
  return inPhase(s, b, f, act);
}

/** What a strength is good for: the chance to hold for an attacker, victory or not for a defender. */
function aimOf(s: Valhalla, b: Battle, f: Fighter): (strength: number) => number {
  if (f.attacks) return holdChances(s, b, f);
  const need = s.solo ? monsterStrength(s) : (opponentOf(b, f)?.strength ?? 0);
  return (strength) => (strength > need ? 1 : 0);
}

function inPhase(s: Valhalla, b: Battle, f: Fighter, act: ValhallaAct): Preview[] {
  if (b.kind === 'ragnarok' && act.do !== 'arm') return [];
  const faces = freeFaces(f).slice(0, mostDice);
  const aim = aimOf(s, b, f);
  const outlook = outlookOf(s, b, f, faces.length);
  switch (act.do) {
    case 'stop':
      return [chanceCase(armedCards(s, f), aim(strengthOf(s, b, f)), standText, 'V-11.1')];
    case 'reroll': {
      if (freeDice(f).length < 2) return [];
      const utility = utilityOf(outlook, aim);
      const { best, keep } = hopeOf(plan(utility, faces.length), utility, faces);
      return [chanceCase(armedCards(s, f), best, keep ? keepText(keep) : standBetter, 'V-8.3')];
    }
    case 'freeReroll': {
      const utility = utilityOf(outlook, aim);
      const { value, keep } = freely(plan(utility, faces.length), faces);
      return [chanceCase([act.card], value, keepText(keep), 'V-8.4')];
    }
    case 'tactic': {
      const data = cards[act.card];
      if (data.kind !== 'tactic' || data.strength === 0 || !s.sides[f.seat].hand.includes(act.card))
        return [];
      const { dice, at } = throwOf(faces);
      const reach = utilityOf(outlook, aim, data.strength)[dice][at];
      return [chanceCase([act.card], reach, playText, 'V-8.6')];
    }
    case 'arm':
      return armCase(s, f, act.card, faces);
    default:
      return [];
  }
}

/** How likely one warrior can be armed at all, with these dice and all the re-rolls they pay for. */
function armCase(s: Valhalla, f: Fighter, card: number, faces: readonly number[]): Preview[] {
  const place = isWarrior(card) ? placeOf(s, f, card) : -1;
  if (place < 0 || bit(f.armed | f.blocked, place)) return [];
  const target: Target = { pattern: patternAt(s, f, place), worth: 1 };
  const utility: Utility = strengths([target], faces.length, s.options.fourEqual);
  const { best, stand } = hopeOf(plan(utility, faces.length), utility, faces);
  return [chanceCase([card], best, stand > 0 ? armNow : armLater, 'V-8.9')];
}

function chanceCase(about: readonly number[], chance: number, said: Text, rule: string): Preview {
  const percent = `${Math.round(100 * Math.min(1, Math.max(0, chance)))} %`;
  return {
    cards: about,
    title: text(`Шанс: ${percent}`, `Chance: ${percent}`),
    text: said,
    rule,
    tag: text(percent, percent),
  };
}

const squad = (s: Valhalla, seat: Seat): number[] => s.sides[seat].squad.filter((card) => card >= 0);

const armedCards = (s: Valhalla, f: Fighter): number[] =>
  s.sides[f.seat].squad.filter((card, place) => card >= 0 && bit(f.armed, place));

const attackText = text(
  'Победа в битве, если обе стороны бросают как лучше. Карты на руках известны только своим игрокам.',
  'Victory if both sides make the best of their dice. What hands hold is not counted but guessed.',
);
const assaultText = text(
  'Хватит силы ранить чудовище, если бросать как лучше; тактики не в счёт.',
  'Enough strength to wound the monster if the dice are played best; tactics are not counted.',
);
const standText = text('Победа, если остановиться на этой силе.', 'Victory by standing on this strength.');
const standBetter = text(
  'Лучше остановиться: переброс шансов не прибавит.',
  'Better to stand: a re-roll adds nothing.',
);
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
