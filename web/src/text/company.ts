/** At the text table, what people do beside the game: time, talk, what they ask of each other, a bot in one's seat. */

import { sameName } from '@vigrid/kernel/interface';
import type { Said, Update } from '@vigrid/protocol';
import { phrases, words as talkWords } from '../chat/words.ts';
import type { Speech } from '../i18n/index.ts';
import { botName } from '../lobby/words.ts';
import type { TableData, TableLink } from '../net/index.ts';
import { deputyLevel } from '../people/deputy.ts';
import { words as peopleWords } from '../people/words.ts';
import { timeText } from '../table/frame/Clock.tsx';
import type { TableNames } from '../table/frame/names.ts';
import type { CompanyKind } from './commands.ts';
import { words } from './words.ts';

export interface Company {
  readonly link: TableLink;
  readonly data: TableData;
  readonly names: TableNames;
  readonly spoken: Speech;
  /** How long ago the newest update came, in milliseconds. */
  readonly since: number;
}

/** Does what was typed, and says what there is to say. */
export async function inCompany(
  kind: CompanyKind,
  rest: string,
  { link, data, names, spoken, since }: Company,
): Promise<readonly string[]> {
  const { t } = spoken;
  const { now, state, talk } = data;
  const seat = state?.seat ?? null;
  if (!now || !state) return [t(words.nothing)];
  switch (kind) {
    case 'clock':
      return now.clock
        ? now.clock.left.map((_, at) => `${names.seat(at)}: ${timeText(leftOf(now, at, since), spoken)}.`)
        : [t(words.noClock)];
    case 'talk':
      if (talk === null) return [t(words.noTalk)];
      return talk.length === 0 ? [t(talkWords.none)] : talk.slice(-10).map((said) => saidBy(said, spoken));
    case 'say': {
      if (talk === null) return [t(words.noTalk)];
      if (rest === '') return [t(words.sayWhat)(Object.values(phrases).map(t).join(', '))];
      const phrase = Object.entries(phrases).find(([, { ru, en }]) =>
        [ru, en].some((one) => sameName(one, rest)),
      )?.[0];
      await link.say(phrase === undefined ? { text: rest } : { phrase });
      return [];
    }
    case 'bot':
    case 'back':
      if (seat === null || now.over) return [t(words.notSeated)];
      await link.deputy(seat, kind === 'bot' ? deputyLevel : null);
      return [];
    case 'offer':
    case 'pause':
    case 'accept':
    case 'decline':
    case 'resume':
      if (seat === null || now.over) return [t(words.notSeated)];
      link.control(kind);
      return [];
  }
}

/** What everybody at the table should know now, sentence by sentence. */
export function companySaid(
  { drawOffer, pause, seats }: Update,
  seat: number | null,
  names: TableNames,
  { t }: Speech,
): readonly string[] {
  const answered = (by: number, mine: string, theirs: string) =>
    by === seat ? `${mine}. ${t(peopleWords.waitsAnswer)}` : `${theirs}. ${t(words.answerIt)}`;
  return [
    ...(drawOffer === null
      ? []
      : [answered(drawOffer, t(peopleWords.drawMine), t(peopleWords.drawTitle)(names.seat(drawOffer)))]),
    ...(!pause
      ? []
      : pause.by === null
        ? [`${t(peopleWords.paused)}. ${t(words.goOn)}`]
        : [answered(pause.by, t(peopleWords.pauseMine), t(peopleWords.pauseTitle)(names.seat(pause.by)))]),
    ...seats.flatMap(({ kind, deputy, online }, at) =>
      deputy !== undefined
        ? at === seat
          ? `${t(peopleWords.deputyMine)(t(botName(deputy)))}. ${t(words.comeBack)}`
          : `${t(peopleWords.deputyOf)(names.seat(at), t(botName(deputy)))}.`
        : kind === 'guest' && !online && at !== seat
          ? t(words.isAway)(names.seat(at))
          : [],
    ),
  ];
}

/** A saying with who said it. */
export function saidBy({ name, seat, text, phrase = '' }: Said, { t }: Speech): string {
  const who = seat === null ? `${name} (${t(talkWords.watcher)})` : name;
  return `${who}: ${text ?? (phrase in phrases ? t(phrases[phrase]) : phrase)}`;
}

/** The thinking time left now; that of who decides runs. */
const leftOf = ({ clock, awaited }: Update, seat: number, since: number): number =>
  Math.max(0, (clock?.left[seat] ?? 0) - (awaited.includes(seat) ? since : 0));

/** In how long one's own time is short, in milliseconds; null while it does not run. */
export function shortIn(now: Update | null, seat: number | null): number | null {
  if (!now?.clock || seat === null || now.over || !now.awaited.includes(seat)) return null;
  const left = now.clock.left[seat] - short;
  return left > 0 ? left : null;
}

/** Less time than this is short. */
export const short = 30_000;
