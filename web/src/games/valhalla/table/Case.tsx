/** One chance: how likely, and what for; for an attacker who stands, strength by strength. */
import type { Preview } from '@vigrid/kernel';
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { join, RuleNumber } from '../../../kit/index.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import type { CaseProps } from '../../screen.ts';
import { fightersOf, type ValhallaView } from './game.ts';
import { words } from './texts.ts';

export function ChanceCase({ preview, view }: CaseProps<ValhallaView>) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const { cards, text, rule, tag } = preview;
  const target = attacked(view, cards[0]);
  const about = target !== null ? names.seat(target) : cards.length === 1 ? names.card(cards[0]) : null;
  return (
    <div className="vchance">
      <p>
        {about && <b>{capital(about)}. </b>}
        {t(text)} <RuleNumber id={rule} />
      </p>
      {tag && <strong>{t(tag)}</strong>}
      {holdsOf(preview) && <Holds view={view} holds={holdsOf(preview) ?? []} />}
    </div>
  );
}

/** Whose squad it is that would be attacked. */
function attacked(view: ValhallaView, card: number | undefined): number | null {
  if (view.battle !== null) return null;
  const owner = view.sides.findIndex(({ squad }) => squad.some(({ warrior }) => warrior?.id === card));
  return owner < 0 || owner === view.seat ? null : owner;
}

/** Chances by strength, which only this game tells. */
function holdsOf(preview: Preview & { readonly holds?: unknown }): readonly number[] | null {
  const { holds } = preview;
  return Array.isArray(holds) && holds.every((one) => typeof one === 'number') ? holds : null;
}

/** The own strength, and every fifth that leaves room for it. */
const isNamed = (strength: number, own: number): boolean =>
  strength === own || (strength % 5 === 0 && Math.abs(strength - own) > 1);

/** A bar for each strength one might stand on, those that are reached coloured. */
function Holds({ view, holds }: { readonly view: ValhallaView; readonly holds: readonly number[] }) {
  const { t } = useLang();
  const own = fightersOf(view).find(({ seat }) => seat === view.seat)?.strength ?? 0;
  const shown = holds.length > own ? holds : [...holds, ...Array<number>(own + 1 - holds.length).fill(1)];
  return (
    <div className="vholds" role="img" aria-label={t(words.byStrength)(own)}>
      {shown.map((hold, strength) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its strength
          key={strength}
          className={join(strength <= own && 'reached', strength === own && 'own')}
          style={{ '--hold': hold }}
        >
          {isNamed(strength, own) && <small>{strength}</small>}
        </i>
      ))}
    </div>
  );
}
