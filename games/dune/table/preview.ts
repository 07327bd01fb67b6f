/** What a Reveal turn would bring, before it is final: Persuasion, swords, strength, and what is still open. */

import type { Preview, Seat, Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';
import type { DuneAct } from '../acts.ts';
import { known, rules } from '../effects/interpreter.ts';
import { strengthOf, unitsOf } from '../pieces/supply.ts';
import { cardOf, type Dune, type G } from '../state.ts';
import { counted } from '../text/words.ts';
import { ahead } from './look.ts';

export function preview({ state: s, asked }: G, seat: Seat, act: DuneAct): Preview[] {
  const mine = asked.some((q) => q.seat === seat && q.ask === 'turn');
  return mine && act.do === 'reveal' ? [sumUp(s, seat), ...openBoxes(s, seat)] : [];
}

/** What is printed, the Council, an Agent that speaks; then what it makes in the Conflict. */
function sumUp(s: Dune, seat: Seat): Preview {
  const of = s.sides[seat];
  const { persuasion, swords } = ahead(s, seat);
  const fights = unitsOf(of) > 0;
  const strength = fights ? strengthOf(of) + swords : 0;
  const gains: Text = say(
    `${counted(persuasion, 'persuasion').ru}, ${counted(swords, 'sword').ru}.`,
    `${counted(persuasion, 'persuasion').en}, ${counted(swords, 'sword').en}.`,
  );
  const fight: Text = fights
    ? say(` Боевая сила: ${strength}.`, ` Strength: ${strength}.`)
    : say(
        ' Без отрядов в зоне конфликта мечи не считаются.',
        ' Without troops in the Conflict swords do not count.',
      );
  return {
    cards: of.hand,
    title: say('Раскрыть карты', 'Reveal your hand'),
    text: say(`${gains.ru}${fight.ru}`, `${gains.en}${fight.en}`),
    rule: 'D-8.1',
    tag: say(`${persuasion} / ${swords}`, `${persuasion} / ${swords}`),
  };
}

/** Cards whose box asks something or hangs on a condition. */
function openBoxes(s: Dune, seat: Seat): Preview[] {
  return s.sides[seat].hand.flatMap((card) => {
    const printed = cardOf(s, card);
    return printed.reveal.flatMap((id): Preview[] => {
      const { when, kind, alone } = known(id);
      if (when === 'atOnce' && !kind.unfolds) return [];
      return [
        {
          cards: [card],
          title: say(printed.ru, printed.en),
          text: rules.says(alone),
          rule: kind.unfolds ? 'D-6.12' : 'D-8.2',
          ...(!willHold(s, seat, id, card) && { never: true as const }),
        },
      ];
    });
  });
}

/** Whether the condition will hold once the whole hand is in play. */
function willHold(s: Dune, seat: Seat, id: number, card: number): boolean {
  const { kind, effect, it } = known(id);
  if (!kind.unfolds) return true;
  const of = s.sides[seat];
  const shown = { ...of, shown: [...of.shown, ...of.hand] };
  const then = { ...s, sides: s.sides.with(seat, shown) };
  return kind.due?.(then, seat, effect, card, it, { clauses: [], sources: [] }) ?? true;
}
