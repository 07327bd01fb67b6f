/** Answers as button labels: the act and its object. */
import type { Answer, Lang, Names, Question, Text } from '@vigrid/kernel';
import { isKey, say } from '@vigrid/speech';
import { type ListName, listNames } from '../abilities/list-names.ts';
import type { BerserkAct } from '../acts.ts';
import { cellName } from './cells.ts';

export function act(given: BerserkAct, lang: Lang, names: Names): string {
  return (isKey(labels, given.do) ? label(given.do, given, names) : other)[lang];
}

/** The label of any answer as `decode` gives it: an act, cards or cells picked, yes or no, a number. */
export function answer(q: Question, value: Answer<BerserkAct>, lang: Lang, names: Names): string {
  // Of two rolls of the die the number itself is chosen.
  if (q.ask === 'pickRoll' && isAct(value) && 'mode' in value) return String(Number(value.mode) + 1);
  if (isAct(value)) return act(value, lang, names);
  if (typeof value === 'boolean') return (value ? yes : no)[lang];
  if (Array.isArray(value)) {
    return (q.kind === 'split' ? shared(q.items, value, names) : picked(q, value, names))[lang];
  }
  if (q.ask === 'row' && typeof value === 'number') return rowName(value)[lang];
  return String(value);
}

/** A row of the battlefield by its number from seat 1's third row (0) to seat 0's third row (5). */
export function rowName(row: number): Text {
  const rank = row < 3 ? `${3 - row}′` : `${row - 2}`;
  return say(`Ряд ${rank}`, `Row ${rank}`);
}

/** A feature by its number: those that the rules give have names of their own. */
export function featureName(feature: number): Text {
  if (feature >= 0) return say(`особенность ${feature + 1}`, `feature ${feature + 1}`);
  const name = listNames[-1 - feature];
  if (name === undefined) return say('особенность', 'feature');
  return listed[name];
}

/** Short names alone: the explanations in words.ts are more than a button needs, and every screen would load them. */
const listed: Readonly<Record<ListName, Text>> = {
  vanguard: say('авангард', 'Vanguard'),
  vanguardNear: say('авангард', 'Vanguard'),
  blight: say('гниль', 'blight'),
  poisoning: say('отравление', 'Poisoning'),
  fading: say('угасание', 'Fading'),
  regeneration: say('регенерация', 'Regeneration'),
  concentration: say('концентрация', 'Concentration'),
  soulCatcher: say('душелов', 'Soul Catcher'),
  bloodMagic: say('магия крови', 'Blood Magic'),
  rage: say('ярость', 'Rage'),
  giftOfLife: say('дар жизни', 'Gift of Life'),
  agility: say('ловкость', 'Agility'),
  corpseEating: say('трупоедство', 'Corpse-eating'),
  fear: say('страх', 'Fear'),
  plague: say('чума', 'Plague'),
  vampirism: say('вампиризм', 'Vampirism'),
  decay: say('распад', 'Decay'),
  thirst: say('жажда', 'Thirst'),
  union: say('единение', 'Union'),
  destruction: say('уничтожение', 'destruction'),
  healingWounds: say('вместо излечения — раны', 'wounds instead of healing'),
  healingOpens: say('вместо излечения — открытие', 'opening instead of healing'),
  replacementWounds: say('вместо дополнительных жизней — раны', 'wounds instead of extra lives'),
  strike: say('простой удар', 'simple strike'),
  strikeAsOpen: say('простой удар', 'simple strike'),
  weakStrike: say('слабый простой удар', 'weak simple strike'),
  accumulate: say('накопление фишки', 'accumulating a chip'),
  prepare: say('закрытие на удар по летающему', 'closing for a strike at a flyer'),
  retreat: say('отступление', 'retreat'),
  rageGrows: say('ярость', 'Rage'),
  charge: say('заряд', 'Charge'),
  plagueSpreads: say('чума', 'Plague'),
};

type Kind = BerserkAct['do'];
type ActOf<K extends Kind> = Shape<BerserkAct, K>;
type Shape<A, K> = A extends { readonly do: infer D } ? (K extends D ? A : never) : never;
type Acts = { readonly [K in Kind]: ActOf<K> };

const label = <K extends Kind>(kind: K, a: Acts[K], names: Names): Text => labels[kind](a, names);

const plain =
  (ru: string, en: string): (() => Text) =>
  () =>
    say(ru, en);

/** The act with its card: "Nomad: move to B2". */
const ofCard =
  (ru: string, en: string) =>
  ({ card }: { readonly card: number }, names: Names): Text =>
    say(`${names.card(card)}: ${ru}`, `${names.card(card)}: ${en}`);

const going =
  (ru: string, en: string) =>
  ({ card, cell }: { readonly card: number; readonly cell: number }, names: Names): Text =>
    say(`${names.card(card)}: ${ru} ${cellName(cell)}`, `${names.card(card)}: ${en} ${cellName(cell)}`);

const labels: { readonly [K in Kind]: (a: Acts[K], names: Names) => Text } = {
  goFirst: plain('Ходить первым', 'Go first'),
  goSecond: plain('Ходить вторым', 'Go second'),
  redeal: plain('Пересдать', 'Redeal'),
  keep: plain('Оставить', 'Keep'),
  suggest: plain('Набрать за меня', 'Suggest a squad'),
  done: plain('Готово', 'Done'),
  recruit({ card, x, take }, names) {
    const more = x === undefined ? say('', '') : say(`, X = ${x}`, `, X = ${x}`);
    const gift = take ? say(' и получить кристаллы', ' and take the crystals') : say('', '');
    return say(
      `Взять: ${names.card(card)}${more.ru}${gift.ru}`,
      `Recruit ${names.card(card)}${more.en}${gift.en}`,
    );
  },
  putBack: ({ card }, names) => say(`Вернуть: ${names.card(card)}`, `Put ${names.card(card)} back`),
  show({ card, with: escort }, names) {
    const along =
      escort === undefined ? say('', '') : say(` и ${names.card(escort)}`, ` and ${names.card(escort)}`);
    return say(`Показать: ${names.card(card)}${along.ru}`, `Show ${names.card(card)}${along.en}`);
  },
  deploy: ({ card, cell }, names) =>
    say(`${names.card(card)} на ${cellName(cell)}`, `${names.card(card)} to ${cellName(cell)}`),
  host: ({ card, host }, names) =>
    say(
      `${names.card(card)}: хозяин — ${names.card(host)}`,
      `Seat ${names.card(card)} on ${names.card(host)}`,
    ),
  move: going('движение на', 'move to'),
  jump: going('прыжок на', 'jump to'),
  teleport: going('телепортация на', 'teleport to'),
  maneuver: ({ card, partner }, names) =>
    say(
      `${names.card(card)}: манёвр с картой «${names.card(partner)}»`,
      `${names.card(card)}: change places with ${names.card(partner)}`,
    ),
  strike: ({ card, target }, names) =>
    say(
      `${names.card(card)} нападает: цель — ${names.card(target)}`,
      `Strike ${names.card(target)} with ${names.card(card)}`,
    ),
  use({ card, feature, x }, names) {
    const { ru, en } = featureName(feature);
    const paid = x === undefined ? '' : `, X = ${x}`;
    return say(`${names.card(card)}: ${ru}${paid}`, `${names.card(card)}: ${en}${paid}`);
  },
  accumulate: ofCard('накопить фишку', 'accumulate a chip'),
  prepare: ofCard('приготовиться к удару по летающему', 'prepare a strike at a flyer'),
  retreat: ofCard('отступить', 'retreat'),
  end: plain('Закончить ход', 'End turn'),
  pass: plain('Пас', 'Pass'),
  defend: ({ card }, names) => say(`Защищает ${names.card(card)}`, `Defend with ${names.card(card)}`),
  reveal: ({ card }, names) => say(`Вскрыть: ${names.card(card)}`, `Reveal ${names.card(card)}`),
  declare({ card, feature }, names) {
    const { ru, en } = featureName(feature);
    return say(`${names.card(card)}: ${ru}`, `${names.card(card)}: ${en}`);
  },
  leave: plain('Не применять', 'Leave them'),
  mode: ({ mode }) => ordinals[mode] ?? say(`Вариант ${mode + 1}`, `Option ${mode + 1}`),
  replace: ({ card }, names) => say(`Вместо этого: ${names.card(card)}`, `Instead: ${names.card(card)}`),
  decline: plain('Не заменять', 'Replace nothing'),
  claim: ({ what }) =>
    what === 'victory'
      ? say('Победа: решающее преимущество', 'Claim victory: decisive advantage')
      : say('Ничья: победить никто не может', 'Claim a draw: nobody can win'),
  aim: ({ target }, names) => say(`Цель: ${names.card(target)}`, `Aim at ${names.card(target)}`),
};

/** Modes by their place in the text of the card. */
const ordinals: readonly Text[] = [
  say('Первое', 'The first'),
  say('Второе', 'The second'),
  say('Третье', 'The third'),
  say('Четвёртое', 'The fourth'),
];

const isAct = (value: Answer<BerserkAct>): value is BerserkAct => typeof value === 'object' && 'do' in value;

const other = say('Выбрать это', 'Choose this');
const yes = say('Да', 'Yes');
const no = say('Нет', 'No');

/** So much to each: "Nomad 2, Kshar 0". */
function shared(items: readonly number[], shares: readonly number[], names: Names): Text {
  const all = items.map((card, i) => `${names.card(card)} ${shares[i]}`).join(', ');
  return say(all, all);
}

function picked(q: Question, chosen: readonly number[], names: Names): Text {
  const cells = q.kind === 'cells';
  const all = chosen.map((one) => (cells ? cellName(one) : names.card(one))).join(', ');
  if (cells) return chosen.length === 0 ? say('Ни одной клетки', 'No cell') : say(all, all);
  if (chosen.length > 0) {
    if (q.ask === 'keepHidden') return say(`Оставить скрытыми: ${all}`, `Keep hidden: ${all}`);
    if (q.ask === 'stayClosed') return say(`Не открывать: ${all}`, `Leave closed: ${all}`);
    return say(`Выбрать: ${all}`, `Choose ${all}`);
  }
  if (q.ask === 'keepHidden') return say('Вскрыть все', 'Reveal them all');
  if (q.ask === 'stayClosed') return say('Открыть все', 'Open them all');
  return say('Никого не выбирать', 'Choose nobody');
}
