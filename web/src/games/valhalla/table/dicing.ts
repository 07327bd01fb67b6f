/** Putting a die onto a warrior: pulled there, or pressed to see whom it could arm. */
import type { Question } from '@vigrid/kernel';
import type { PointerEvent as Pointed } from 'preact/compat';
import { useAsk } from '../../../table/ask/context.ts';
import { useTableInfo } from '../../../table/frame/context.ts';

/** Less than this is a press with an unsteady hand. */
const slack = 8;

interface Arming {
  readonly answer: number;
  readonly card: number;
}

/** The ways to arm a warrior that use this die. */
function armings(question: Question | null, die: number): readonly Arming[] {
  if (question?.kind !== 'act') return [];
  return question.options.flatMap((act, answer) => {
    if (act.do !== 'arm' || !('dice' in act) || !Array.isArray(act.dice) || !act.dice.includes(die))
      return [];
    return 'card' in act && typeof act.card === 'number' ? [{ answer, card: act.card }] : [];
  });
}

export function useDicing(die: number, mine: boolean) {
  const ask = useAsk();
  const { update } = useTableInfo();
  const ways = mine ? armings(update.question ?? null, die) : [];

  const drop = (x: number, y: number) => {
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-card]');
    const card = under ? Number(under.dataset.card) : null;
    const [way, other] = ways.filter((one) => one.card === card);
    if (way && other) ask.offer(way.answer);
    else if (way) ask.commit(way.answer);
    else if (card !== null && card !== die && mine) {
      ask.ask({ do: 'arm', card, dice: [die] }, { finger: false, x, y });
    }
  };

  return {
    may: ways.length > 0,
    press() {
      const [way] = ways;
      if (way) ask.offer(way.answer);
    },
    start(event: Pointed<HTMLElement>) {
      if (!mine || event.button !== 0) return;
      const { currentTarget: element, pointerId, clientX, clientY } = event;
      let pulled = false;
      const move = (to: PointerEvent) => {
        if (to.pointerId !== pointerId) return;
        const [dx, dy] = [to.clientX - clientX, to.clientY - clientY];
        if (!pulled && Math.hypot(dx, dy) < slack) return;
        pulled = true;
        element.classList.add('pulled-die');
        element.style.translate = `${dx}px ${dy}px`;
      };
      const end = (to: PointerEvent) => {
        if (to.pointerId !== pointerId) return;
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (pulled && to.type === 'pointerup') drop(to.clientX, to.clientY);
        element.classList.remove('pulled-die');
        element.style.translate = '';
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
  };
}
