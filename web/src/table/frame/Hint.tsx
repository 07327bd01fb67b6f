/** What a good player would do, why, and a button that does it. */
import { decode, type Question } from '@vigrid/kernel/interface';
import type { AskedQuestion, HintSaid } from '@vigrid/protocol';
import { useLang, type Words } from '../../i18n/index.ts';
import { Button } from '../../kit/index.ts';
import { filled } from '../plain/said.ts';
import { type TableInfo, useTableInfo } from './context.ts';

const words = {
  doIt: { ru: 'Так и сделать', en: 'Do that' },
  choose: { ru: (what: string) => `Выбрать: ${what}`, en: (what: string) => `Choose ${what}` },
  none: { ru: 'никого', en: 'none' },
  die: { ru: (nth: number) => `кубик ${nth}`, en: (nth: number) => `die ${nth}` },
  yes: { ru: 'да', en: 'yes' },
  no: { ru: 'нет', en: 'no' },
} satisfies Words;

/** A hint, and the question it is for. */
export interface Given {
  readonly hint: HintSaid;
  readonly question: AskedQuestion;
}

export function Hint({ given, close }: { readonly given: Given; readonly close: () => void }) {
  const spoken = useLang();
  const info = useTableInfo();
  return (
    <>
      <h3>{answerIn(given, info, spoken)}</h3>
      <p>{filled(given.hint.why, spoken.lang, info.names)}</p>
      <Button
        look="act"
        onClick={() => {
          close();
          info.link.answer(given.hint.answer);
        }}
      >
        {spoken.t(words.doIt)}
      </Button>
    </>
  );
}

/** The answer in words. */
function answerIn(
  { hint, question }: Given,
  { screen, names }: TableInfo,
  spoken: ReturnType<typeof useLang>,
) {
  const { t, lang } = spoken;
  if (question.kind === 'act') return screen.speech.act(question.options[hint.answer], lang, names);
  const value: unknown = decode(question as Question, hint.answer);
  if (typeof value === 'boolean') return t(value ? words.yes : words.no);
  if (typeof value === 'number') return t(words.choose)(String(value));
  const ids: readonly number[] = Array.isArray(value) ? value : [];
  if (question.kind === 'cells')
    return t(words.choose)(ids.map((id) => screen.placeName?.(id) ?? id).join(', '));
  if (question.kind === 'dice' && ids.length > 0)
    return t(words.choose)(ids.map((id) => t(words.die)(question.from.indexOf(id) + 1)).join(', '));
  const called = ids.map((id) => (question.kind === 'seats' ? names.seat(id) : names.card(id)));
  return t(words.choose)(called.length > 0 ? called.join(', ') : t(words.none));
}
