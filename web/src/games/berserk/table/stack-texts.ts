/** What the stack and the odds say. */
import {
  type AbilityView,
  abilityTypes,
  featureName,
  grades as gradeNames,
  type MoveView,
} from '@vigrid/berserk/table';
import { capital, plural } from '@vigrid/speech';
import type { Both, Words } from '../../../i18n/index.ts';

export const stackWords = {
  stack: { ru: 'Стек', en: 'Stack' },
  items: {
    ru: (n: number) => `${n} ${plural(n, 'ru', ['действие', 'действия', 'действий'])}`,
    en: (n: number) => `${n} ${plural(n, 'en', ['action', 'actions'])}`,
  },
  defence: { ru: 'Назначение защитника', en: 'Assigning a defender' },
  blocked: { ru: 'заблокировано', en: 'blocked' },
  answer: { ru: 'ответ', en: 'answer' },
  youMayRespond: { ru: 'Ваш приоритет: можно ответить.', en: 'You have priority and may respond.' },
  mayRespond: {
    ru: (name: string) => `Приоритет: ${name}.`,
    en: (name: string) => `${name} has priority and may respond.`,
  },
  otherPassed: { ru: 'Другой игрок пасовал.', en: 'The other player has passed.' },
  waits: { ru: (names: string) => `Сработали: ${names}.`, en: (names: string) => `Triggered: ${names}.` },
  waysToFall: {
    ru: (n: number, dice: number) =>
      `${n} ${plural(n, 'ru', ['исход', 'исхода', 'исходов'])} ${dice > 1 ? 'кубиков' : 'кубика'}`,
    en: (n: number, dice: number) => `${n} ways the ${dice > 1 ? 'dice' : 'die'} may fall`,
  },
  axes: {
    ru: (mine: string, theirs: string) => `вверх: нападает${mine}, вправо: отражает${theirs}`,
    en: (mine: string, theirs: string) => `up: attacker${mine}, across: defender${theirs}`,
  },
  axis: { ru: (mine: string) => `один кубик${mine}`, en: (mine: string) => `one die${mine}` },
  falls: { ru: 'погибнет', en: 'it dies' },
  answers: { ru: 'ударит в ответ', en: 'strikes back' },
  ifNobody: { ru: 'Если никто не вмешается.', en: 'If nobody steps in.' },
} satisfies Words;

/** A miss, then the three grades. */
export const grades: readonly Both<string>[] = [
  { ru: 'мимо', en: 'miss' },
  gradeNames.weak,
  gradeNames.medium,
  gradeNames.strong,
];

/** What kind it is; of what the rules give, the name. */
export function abilityName({ type, feature }: AbilityView): Both<string> {
  const given = type === 'influence' && feature !== null && feature.feature < 0;
  const { ru, en } = given ? featureName(feature.feature) : abilityTypes[type];
  return { ru: capital(ru), en: capital(en) };
}

export const ways: Readonly<Record<MoveView['way'], Both<string>>> = {
  step: { ru: 'Движение', en: 'Movement' },
  jump: { ru: 'Прыжок', en: 'Jump' },
  teleport: { ru: 'Телепортация', en: 'Teleportation' },
  maneuver: { ru: 'Манёвр', en: 'Maneuver' },
};

export const stages: Readonly<Record<AbilityView['stages'][number], Both<string>>> = {
  preliminary: { ru: 'объявлено', en: 'declared' },
  assault: { ru: 'цель определена', en: 'the target is final' },
  rolls: { ru: 'кубики брошены', en: 'the dice lie' },
  effect: { ru: 'вступает в силу', en: 'takes effect' },
  declaration: { ru: 'объявление', en: 'declaration' },
  target: { ru: 'выбор цели', en: 'the target' },
  roll: { ru: 'бросок', en: 'the roll' },
  result: { ru: 'результат броска', en: 'the result' },
  calculation: { ru: 'подсчёт силы', en: 'the strength' },
  protection: { ru: 'проверка защиты', en: 'protection' },
  wounds: { ru: 'нанесение ран', en: 'wounds' },
  payment: { ru: 'оплата', en: 'payment' },
};
