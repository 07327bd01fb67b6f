/** How much: numbers, X, what is counted, figures of cards, strengths by a roll of the die. */
import type { Text } from '@vigrid/kernel';
import { say, signed } from '@vigrid/speech';
import type { Amount, Strength } from '../abilities/index.ts';
import { figure, phrase } from './filters.ts';
import { anchored, type Setting } from './phrases.ts';

/** The strength of an attack, of wounds and healing: "2", "1-2-2". */
export function strengthText(of: Strength, at: Setting, plus?: Amount): Text {
  const base = strengthAlone(of, at);
  if (plus === undefined || plus === 0) return base;
  const { ru, en } = raise(plus, at);
  return say(`${base.ru} (${ru})`, `${base.en} (${en})`);
}

function strengthAlone(of: Strength, at: Setting): Text {
  if (isTriple(of)) {
    const three = of.join('-');
    return say(three, three);
  }
  if (typeof of === 'object' && 'simple' in of) {
    const whose = anchored(of.simple === 'cell' ? 'it' : of.simple, at);
    return say(`значения простого удара ${whose.ru('gen')}`, `the simple strike values of ${whose.en}`);
  }
  return figure(of, at);
}

const isTriple = (of: Strength): of is readonly [number, number, number] => Array.isArray(of);

/** How much more: "+2", "−1", "+1 for each poisoned creature", "+X, where X is …"; what it goes to stands between. */
export function raise(amount: Amount, at: Setting, to: Text = say('', '')): Text {
  if (typeof amount === 'number') return say(signed(amount) + to.ru, signed(amount) + to.en);
  if (amount === 'X') return say(`+X${to.ru}`, `+X${to.en}`);
  const most =
    amount.most === undefined
      ? say('', '')
      : say(` (максимум ${signed(amount.most)})`, ` (at most ${signed(amount.most)})`);
  const sign = amount.times === -1 ? '−' : '+';
  if ('sum' in amount && amount.sum === 'X')
    return say(`${sign}X${to.ru}${most.ru}`, `${sign}X${to.en}${most.en}`);
  const simple = !amount.half && !amount.plus;
  if (simple && 'count' in amount) {
    const one = phrase(amount.count, at, 'each');
    const by = signed(amount.times ?? 1);
    return say(`${by}${to.ru} за ${one.ru('acc')}${most.ru}`, `${by}${to.en} for ${one.en}${most.en}`);
  }
  if (
    simple &&
    'of' in amount &&
    amount.whose !== 'cell' &&
    (amount.of === 'chips' || amount.of === 'wounds')
  ) {
    const whose = anchored(amount.whose, at);
    const [ru, en] = amount.of === 'chips' ? ['каждую фишку', 'each chip'] : ['каждую рану', 'each wound'];
    const by = signed(amount.times ?? 1);
    return say(
      `${by}${to.ru} за ${ru} ${whose.after('на', 'pre')}${most.ru}`,
      `${by}${to.en} for ${en} on ${whose.en}${most.en}`,
    );
  }
  const { times, ...once } = amount;
  const what = figure(times === -1 ? once : amount, at);
  return say(`${sign}X${to.ru}, где X — ${what.ru}`, `${sign}X${to.en}, where X is ${what.en}`);
}
