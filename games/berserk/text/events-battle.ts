/** Lines of the log about attacks: declared, defended, rolled, struck. */
import type { Text } from '@vigrid/kernel';
import { isKey, quoted, say, signed } from '@vigrid/speech';
import type { BerserkEvent } from '../events.ts';
import { featureName } from './acts.ts';
import { cellName, placeName } from './cells.ts';
import { type Lines, name } from './events-lines.ts';
import { abilityTypes, grades } from './names.ts';
import { lives as livesOf, wounds } from './nouns.ts';

type Battle =
  | 'declared'
  | 'movement'
  | 'defends'
  | 'redirected'
  | 'blocked'
  | 'illegal'
  | 'sourceGone'
  | 'rolled'
  | 'rollChanged'
  | 'rollResult'
  | 'graded'
  | 'weakened'
  | 'attackChanged'
  | 'struck'
  | 'protected'
  | 'prevented'
  | 'replaced'
  | 'wounded'
  | 'healed'
  | 'relocated';

export const battleEvents: Lines<Battle> = {
  declared({ card, ability, targets, cells, named }, n) {
    const by = name(card, n);
    const what = named === undefined ? abilityTypes[ability] : featureName(named);
    const at = [
      // Who does something to itself is named already.
      ...targets.filter(({ id }) => id !== card.id).map((one) => name(one, n)),
      ...cells.map((cell) => say(cellName(cell), cellName(cell))),
    ];
    return at.length === 0
      ? say(`${by.ru} объявляет: ${what.ru}.`, `${by.en} declares: ${what.en}.`)
      : say(
          `${by.ru} объявляет: ${what.ru}, цель — ${at.map(({ ru }) => ru).join(', ')}.`,
          `${by.en} declares: ${what.en} at ${at.map(({ en }) => en).join(', ')}.`,
        );
  },
  movement({ card, way, cell }, n) {
    const { ru, en } = isKey(ways, way) ? ways[way] : ways.step;
    return say(
      `${name(card, n).ru} ${ru} ${placeName(cell).ru}.`,
      `${name(card, n).en} ${en} ${placeName(cell).en}.`,
    );
  },
  defends: ({ card, instead }, n) =>
    instead.id === card.id
      ? say(`${name(card, n).ru} становится защитником.`, `${name(card, n).en} defends.`)
      : say(
          `${name(card, n).ru} становится защитником вместо ${instead.def === null ? 'скрытой карты' : `карты ${quoted(name(instead, n).ru)}`}.`,
          `${name(card, n).en} defends ${name(instead, n).en}.`,
        ),
  redirected: ({ by, from, to }, n) =>
    say(
      `${name(by, n).ru} перенаправляет атаку: ${name(from, n).ru} → ${name(to, n).ru}.`,
      `${name(by, n).en} redirects the attack from ${name(from, n).en} to ${name(to, n).en}.`,
    ),
  blocked: ({ card, ability }, n) =>
    say(
      `${name(card, n).ru}: ${deed(ability).ru} блокируется.`,
      `${name(card, n).en}: the ${deed(ability).en} is blocked.`,
    ),
  illegal: ({ card, ability }, n) =>
    say(
      `${name(card, n).ru}: ${deed(ability).ru} становится нелегальным и отменяется.`,
      `${name(card, n).en}: the ${deed(ability).en} has become illegal and is cancelled.`,
    ),
  sourceGone: ({ card, ability }, n) =>
    say(
      `${name(card, n).ru}: ${deed(ability).ru} не выполняется, источника больше нет.`,
      `${name(card, n).en}: the ${deed(ability).en} is not executed, its source is gone.`,
    ),
  rolled: ({ card, natural }, n) =>
    say(`${name(card, n).ru}: на кубике ${natural}.`, `${name(card, n).en} rolls ${natural}.`),
  rollChanged: ({ card, by, amount }, n) =>
    say(
      `${name(card, n).ru}: ${signed(amount)} к броску (источник — ${name(by, n).ru}).`,
      `${name(card, n).en}: ${signed(amount)} to the roll by ${name(by, n).en}.`,
    ),
  rollResult: ({ card, natural, result }, n) =>
    natural === result
      ? say(`${name(card, n).ru}: бросок ${result}.`, `${name(card, n).en}: the roll is ${result}.`)
      : say(
          `${name(card, n).ru}: бросок ${natural}, с модификаторами ${result}.`,
          `${name(card, n).en}: the roll is ${natural}, ${result} with modifiers.`,
        ),
  graded({ card, target, grade, answer }, n) {
    const back =
      answer === null || answer < 0
        ? say('', '')
        : say(
            `, ответ (${name(target, n).ru}) — ${gradeName(answer).ru} удар`,
            `, the answer (${name(target, n).en}) is ${gradeName(answer).en}`,
          );
    return say(
      `${name(card, n).ru}: ${gradeOf(grade).ru}${back.ru}.`,
      `${name(card, n).en}: ${grade < 0 ? '' : 'a '}${gradeOf(grade).en}${back.en}.`,
    );
  },
  weakened: ({ card, grade }, n) =>
    say(
      `${name(card, n).ru} ослабляет удар: теперь ${gradeName(grade).ru}.`,
      `${name(card, n).en} weakens the strike: ${gradeName(grade).en}.`,
    ),
  attackChanged({ card, by, amount, to, grade }, n) {
    const what =
      amount !== null
        ? say(`${signed(amount)} к атаке`, `${signed(amount)} to the attack`)
        : to !== null
          ? say(`атака сведена к ${to}`, `the attack is reduced to ${to}`)
          : say(`теперь это ${gradeOf(grade ?? 0).ru}`, `the attack is now ${gradeName(grade ?? 0).en}`);
    return say(
      `${name(card, n).ru}: ${what.ru} (источник — ${name(by, n).ru}).`,
      `${name(card, n).en}: ${what.en}, by ${name(by, n).en}.`,
    );
  },
  struck({ card, target, ability, grade, strength, answering }, n) {
    const by = name(card, n);
    const to = name(target, n);
    if (answering)
      return say(
        `${by.ru} отвечает ударом на ${strength}, цель — ${to.ru}.`,
        `${by.en} strikes back at ${to.en} for ${strength}.`,
      );
    const { ru, en } = abilityTypes[ability];
    const kind = grade < 0 ? say('', '') : say(` (${gradeOf(grade).ru})`, `, ${gradeName(grade).en}`);
    return say(
      `${by.ru}: ${ru} на ${strength}${kind.ru}, цель — ${to.ru}.`,
      `${by.en}: ${en} for ${strength} at ${to.en}${kind.en}.`,
    );
  },
  protected: ({ card, ability }, n) =>
    say(
      `${name(card, n).ru} под защитой: ${abilityTypes[ability].ru} не действует.`,
      `${name(card, n).en} is protected from the ${abilityTypes[ability].en}.`,
    ),
  prevented: ({ card, amount, by }, n) =>
    by.id === card.id
      ? say(
          `${name(card, n).ru} предотвращает ${wounds(amount).ru}.`,
          `${name(card, n).en} prevents ${wounds(amount).en}.`,
        )
      : say(
          `${name(by, n).ru} предотвращает ${wounds(amount).ru} (цель — ${name(card, n).ru}).`,
          `${name(by, n).en} prevents ${wounds(amount).en} to ${name(card, n).en}.`,
        ),
  replaced: ({ card, by, what }, n) => instead[what](name(card, n), name(by, n)),
  wounded({ card, amount, lives }, n) {
    const { ru, en } = wounds(amount);
    return say(
      `${name(card, n).ru} получает ${ru}, осталось жизней: ${Math.max(0, lives)}.`,
      `${name(card, n).en} receives ${en}, ${livesOf(Math.max(0, lives)).en} left.`,
    );
  },
  healed: ({ card, amount, lives }, n) =>
    amount === 0
      ? say(`${name(card, n).ru}: излечивать нечего.`, `${name(card, n).en} has nothing to heal.`)
      : say(
          `${name(card, n).ru} излечивается на ${amount}, теперь жизней ${lives}.`,
          `${name(card, n).en} heals by ${amount} and has ${livesOf(lives).en}.`,
        ),
  relocated: ({ card, from, cell }, n) =>
    from === cell
      ? say(
          `${name(card, n).ru} остаётся на ${placeName(cell).ru}.`,
          `${name(card, n).en} stays on ${placeName(cell).en}.`,
        )
      : say(
          `${name(card, n).ru}: ${placeName(from).ru} → ${placeName(cell).ru}.`,
          `${name(card, n).en}: ${placeName(from).en} → ${placeName(cell).en}.`,
        ),
};

/** What happens in place of what was to come (B12-531.1). */
const instead: Readonly<
  Record<Extract<BerserkEvent, { kind: 'replaced' }>['what'], (card: Text, by: Text) => Text>
> = {
  wounds: (card, by) =>
    say(`${by.ru} принимает на себя раны (цель — ${card.ru}).`, `${by.en} takes the wounds of ${card.en}.`),
  woundsByOther: (card, by) =>
    say(
      `${card.ru} не получает ран: вместо этого — по тексту карты ${by.ru}.`,
      `${card.en} receives no wounds: something else comes instead (${by.en}).`,
    ),
  death: (card, by) =>
    say(
      `${card.ru} не погибает: вместо этого — по тексту карты ${by.ru}.`,
      `${card.en} does not die: something else comes instead (${by.en}).`,
    ),
  noWounds: (card) => say(`${card.ru} не получает ран.`, `${card.en} receives no wounds.`),
  extraLives: (card, by) =>
    say(
      `${card.ru} не получает дополнительных жизней: вместо этого ранит ${by.ru}.`,
      `${card.en} gains no additional lives: ${by.en} wounds instead.`,
    ),
  livesByOther: (card, by) =>
    say(
      `${card.ru} не получает дополнительных жизней: вместо этого — по тексту карты ${by.ru}.`,
      `${card.en} gains no additional lives: something else comes instead (${by.en}).`,
    ),
  poisonByOther: (card, by) =>
    say(
      `${card.ru} не получает отравления: вместо этого — по тексту карты ${by.ru}.`,
      `${card.en} is not poisoned: something else comes instead (${by.en}).`,
    ),
  wordByOther: (card, by) =>
    say(
      `${card.ru} не получает особенности: вместо этого — по тексту карты ${by.ru}.`,
      `${card.en} does not gain the feature: something else comes instead (${by.en}).`,
    ),
  healingByOther: (card, by) =>
    say(
      `${card.ru} не излечивается: вместо этого — по тексту карты ${by.ru}.`,
      `${card.en} does not heal: something else comes instead (${by.en}).`,
    ),
  noHealing: (card, by) =>
    say(`${card.ru} не излечивается (источник — ${by.ru}).`, `${card.en} does not heal (${by.en}).`),
  doubleHealing: (card, by) =>
    say(
      `${card.ru}: излечение удваивается (источник — ${by.ru}).`,
      `${card.en}: the healing is doubled (${by.en}).`,
    ),
};

/** The same of an attack of any kind: «сильная атака». */
const gradeOf = (grade: number): Text => {
  if (grade < 0) return say('промах', 'a miss');
  const ru = ['слабая', 'средняя', 'сильная'][grade] ?? 'сильная';
  return say(`${ru} атака`, `${gradeName(grade).en} attack`);
};

/** The grade by its number; below nothing is a miss. */
const gradeName = (grade: number): Text =>
  grade < 0 ? say('промах', 'a miss') : ([grades.weak, grades.medium, grades.strong][grade] ?? grades.strong);

const deed = (
  ability: Extract<BerserkEvent, { kind: 'blocked' | 'illegal' | 'sourceGone' }>['ability'],
): Text =>
  ability === 'move'
    ? say('движение', 'movement')
    : ability === 'defence'
      ? say('назначение защитника', 'defence')
      : abilityTypes[ability];

const ways = {
  step: say('двигается на', 'moves to'),
  jump: say('прыгает на', 'jumps to'),
  teleport: say('телепортируется на', 'teleports to'),
  maneuver: say('совершает манёвр на', 'maneuvers to'),
};
