/** Who plays: shields, Valhalla, hand, squad; a press shows everything that is open. */
import { capital } from '@vigrid/speech';
import { useState } from 'preact/compat';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { Clock } from '../../../table/frame/Clock.tsx';
import { useTableInfo } from '../../../table/frame/context.ts';
import { Presence } from '../../../table/frame/Presence.tsx';
import { Shield } from '../cards/index.ts';
import { seatName, type ValhallaView } from './game.ts';
import { Open } from './Open.tsx';
import { type OfSeat, ShieldRow } from './ShieldRow.tsx';
import { MiniSquad } from './Squad.tsx';
import { words } from './texts.ts';

export function Seats({ view }: { readonly view: ValhallaView }) {
  const { t } = useLang();
  const { names, update } = useTableInfo();
  const { stage } = useAsk();
  const [shown, show] = useState<number | null>(null);
  return (
    <>
      <ul className="vseats" aria-label={t(words.seats)} data-n={view.sides.length}>
        {view.sides.map((side, seat) => {
          const fights = [view.battle?.attacker?.seat, view.battle?.defender?.seat].includes(seat);
          const now = view.battle ? fights : view.active === seat && view.winners === null;
          const name = capital(seatName(view, seat, names, t));
          return (
            <li
              key={side.shield}
              className={join('vplate', now && 'now')}
              style={{ '--seat': `var(--seat-${seat + 1})` }}
            >
              <button
                type="button"
                aria-label={t(words.look)(name)}
                onClick={() => show(seat)}
                ref={stage.ref(`side${seat}`)}
              />
              <b className="vplate-name">
                <span>
                  {name}
                  <Presence person={update.seats[seat]} mine={seat === view.seat} />
                </span>
                <Clock seat={seat} />
                <Role view={view} seat={seat} />
              </b>
              <Under view={view} seat={seat} />
              <Numbers view={view} seat={seat} />
              <ShieldRow view={view} seat={seat} />
              <MiniSquad view={view} seat={seat} />
            </li>
          );
        })}
      </ul>
      {shown !== null && <Open view={view} seat={shown} onClose={() => show(null)} />}
    </>
  );
}

function Role({ view, seat }: OfSeat) {
  const { t } = useLang();
  const [glyph, said] = roleOf(view, seat) ?? [];
  if (!glyph || !said) return null;
  return (
    <em className="role" title={t(said)}>
      <Glyph name={glyph} />
      <span>{t(said)}</span>
    </em>
  );
}

/** Its glyph and its word: who attacks, who defends, who has won. */
export function roleOf({ battle, seat: own }: ValhallaView, seat: number) {
  const you = seat === own;
  if (battle?.winner === seat) return ['laurels', words.won] as const;
  if (battle?.kind === 'ragnarok') return null;
  if (battle?.attacker?.seat === seat)
    return ['crossed-swords', you ? words.youAttack : words.attacks] as const;
  if (battle?.defender?.seat !== seat) return null;
  return ['shield', you ? words.youDefend : words.defends] as const;
}

/** The jarl, the companion, a title, who went first. */
function Under({ view, seat }: OfSeat) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const entryOf = useEntries();
  const { jarl, partner } = view.sides[seat];
  const titles = view.titles.filter(({ holder }) => holder === seat);
  const companion = partner === null ? null : seatName(view, partner, names, t);
  return (
    <small className="vplate-under">
      {view.first === seat && view.solo === null && (
        <span role="img" aria-label={t(words.first)} title={t(words.first)}>
          <Glyph name="flying-flag" />
        </span>
      )}
      {titles.map(({ level }) => (
        <b key={level} role="img" aria-label={t(words.title)(level)} title={t(words.title)(level)}>
          <Glyph name="viking-helmet" />
          {level}
        </b>
      ))}
      {jarl && `${t(words.jarl)} ${t(entryOf(jarl.def).name)}`}
      {partner !== null && companion !== null && (
        <span
          className="companion"
          role="img"
          aria-label={t(words.partner)(companion)}
          title={t(words.partner)(companion)}
        >
          <Shield seat={partner} clan={view.sides[partner].shield} />
          {companion}
        </span>
      )}
    </small>
  );
}

function Numbers({ view, seat }: OfSeat) {
  const { t } = useLang();
  const { valour, valhallaSize, handSize } = view.sides[seat];
  const inside = valour === null ? t(words.inValhalla)(valhallaSize) : t(words.valour)(valour);
  return (
    <span className="vplate-numbers">
      <span role="img" aria-label={inside} title={inside} className={join(valour === null && 'closed')}>
        <Glyph name={valour === null ? 'stack' : 'laurels'} />
        {valour ?? valhallaSize}
      </span>
      <span role="img" aria-label={`${t(words.hand)}: ${handSize}`} title={`${t(words.hand)}: ${handSize}`}>
        <Glyph name="poker-hand" />
        {handSize}
      </span>
    </span>
  );
}
