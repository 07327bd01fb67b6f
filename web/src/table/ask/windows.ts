/**
 * Windows that leave nothing to decide, such as playing a card of Combat with none in hand. Everybody is asked them, or
 * the asking would betray who holds what; so they are answered by themselves. Where bots alone look on there is nothing
 * to betray; people wait as long as somebody might think.
 */
import type { Question } from '@vigrid/kernel';
import { encode } from '@vigrid/kernel/interface';
import { useMemo } from 'preact/compat';
import { useTableInfo } from '../frame/context.ts';
import { useByItself } from './byItself.ts';

/** Long enough to see what is going on. */
const short = 250;
/** Somebody who thinks takes no time that could be told from this. */
const thinking = { least: 1_500, most: 5_000 };

export function Windows(): null {
  const { screen, update, seat } = useTableInfo();
  const { seq, seats } = update;
  const amongBots = seats.every(({ kind }, one) => one === seat || kind === 'bot');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time for each question
  const thought = useMemo(() => thinking.least + Math.random() * (thinking.most - thinking.least), [seq]);
  useByItself(amongBots ? short : thought, (question) => onlyAnswer(question, screen.windows));
  return null;
}

/** The one answer there is to a question that is one of these windows; null if there is something to decide. */
export function onlyAnswer(question: Question, windows: readonly string[] = []): number | null {
  if (!windows.includes(question.ask)) return null;
  if (question.kind === 'act') return question.options.length === 1 ? 0 : null;
  return question.kind === 'cards' && question.from.length === 0 ? encode(question, []) : null;
}
