/** How long a table waits for somebody who is away (T-9). */
import type { ClockSetting } from '@vigrid/kernel';
import type { Absence } from '@vigrid/protocol';

export const minute = 60_000;
const day = 24 * 60 * minute;

/** Where a clock decides, nobody needs to claim; over days being away is no news; nobody's rating is a bot's work. */
export const absenceAt = ({
  clock,
  rated,
}: {
  readonly clock: ClockSetting | null;
  readonly rated: boolean;
}): Absence => ({
  bot: rated || (clock && clock.base >= day) ? null : 2 * minute,
  claim: clock ? null : 10 * minute,
});
