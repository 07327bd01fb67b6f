/** A battle as a scene of its own: two squads with their dice, and between them what each has reached. */
import { capital } from '@vigrid/speech';
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { type FighterView, scene, seatName, squadsOf, type ValhallaView } from './game.ts';
import { Monster } from './Monster.tsx';
import { FreeDie } from './Pieces.tsx';
import { roleOf } from './Seats.tsx';
import { Squad } from './Squad.tsx';
import { words } from './texts.ts';

interface BattleProps {
  readonly view: ValhallaView;
  readonly below: number;
}

export function Battle({ view, below }: BattleProps) {
  const { t } = useLang();
  const { top, bottom } = scene(view, below);
  return (
    <section className="vbattle" data-kind={view.battle?.kind}>
      {view.solo ? (
        <Monster solo={view.solo} />
      ) : top ? (
        <Half view={view} fighter={top} where="foe" />
      ) : (
        <p className="vragnarok">{t(words.ragnarokNote)}</p>
      )}
      <Scale view={view} top={top} bottom={bottom} />
      {bottom && <Half view={view} fighter={bottom} where="own" />}
    </section>
  );
}

interface HalfProps {
  readonly view: ValhallaView;
  readonly fighter: FighterView;
  readonly where: 'foe' | 'own';
}

function Half({ view, fighter, where }: HalfProps) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const squads = squadsOf(view, fighter);
  return (
    <div className={join('vhalf', where, squads.length > 1 && 'double')}>
      <div className="vhalf-squads">
        {squads.map((seat) => (
          <div key={seat}>
            {squads.length > 1 && <small>{capital(seatName(view, seat, names, t))}</small>}
            <Squad view={view} seat={seat} />
          </div>
        ))}
      </div>
      <FreeDice view={view} fighter={fighter} />
    </div>
  );
}

function FreeDice({ view, fighter }: { readonly view: ValhallaView; readonly fighter: FighterView }) {
  const { t } = useLang();
  const free = fighter.dice.filter(({ on }) => on === null);
  const mine = fighter.seat === view.seat;
  return (
    <div className="vdice">
      <ul aria-label={t(words.freeDice)}>
        {free.map((die) => (
          <li key={die.id}>
            <FreeDie die={die} fighter={fighter} mine={mine} />
          </li>
        ))}
      </ul>
      {fighter.dice.length === 0 && <small>{t(words.noDice)}</small>}
    </div>
  );
}

interface ScaleProps {
  readonly view: ValhallaView;
  readonly top: FighterView | null;
  readonly bottom: FighterView | null;
}

/** The two strengths against each other, and what they are made of. */
function Scale({ view, top, bottom }: ScaleProps) {
  const { t } = useLang();
  const { solo } = view;
  return (
    <div className="vscale">
      {bottom && <Reached view={view} fighter={bottom} />}
      <div className="vscale-mid">
        <Helps view={view} />
        <small>
          <Needed view={view} />
        </small>
      </div>
      {top && <Reached view={view} fighter={top} />}
      {solo && (
        <div className="vreached monster">
          <b className="n">{solo.active.strength}</b>
          <p>{t(words.most)(solo.active.most)}</p>
        </div>
      )}
    </div>
  );
}

/** What it takes to win, and what that brings. */
function Needed({ view }: { readonly view: ValhallaView }) {
  const { t } = useLang();
  const entryOf = useEntries();
  const { battle, solo } = view;
  if (solo) return t(battle?.kind === 'defence' ? words.toBeat : words.toWound)(solo.active.strength);
  if (battle?.kind !== 'battle' || !battle.attacker) return null;
  const { attacker } = battle;
  // Of those who fight along only allies go to Valhalla.
  const own = view.options.companions === 'union' ? squadsOf(view, attacker) : [attacker.seat];
  const stakes = own
    .flatMap((seat) => view.sides[seat].squad)
    .reduce((sum, { warrior }) => {
      const valour = warrior?.activated ? entryOf(warrior.def).figures.valour : 0;
      return sum + (valour ?? 0);
    }, 0);
  const open = battle.step === 'before' || battle.step === 'attack';
  return [
    battle.step === 'defence' && t(words.toBeat)(attacker.strength),
    open && stakes > 0 && attacker.seat === view.seat && t(words.stakes)(stakes),
    battle.step !== 'after' && t(words.tie),
  ]
    .filter(Boolean)
    .join(' ');
}

function Reached({ view, fighter }: { readonly view: ValhallaView; readonly fighter: FighterView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const name = capital(seatName(view, fighter.seat, names, t));
  const [, role] = roleOf(view, fighter.seat) ?? [];
  return (
    <div
      className={join('vreached', fighter.colour, view.battle?.winner === fighter.seat && 'winner')}
      role="status"
    >
      <b className="n" role="img" aria-label={t(words.strengthOf)(name, fighter.strength)}>
        {fighter.strength}
      </b>
      <div>
        <b>{name}</b> {role && <em>{t(role)}</em>}
        <p>
          {fighter.parts.length === 0
            ? t(words.nobodyArmed)
            : fighter.parts
                .map(({ card, amount }) => `${card ? names.card(card.id) : t(words.byValhalla)} (${amount})`)
                .join(', ')}
        </p>
        {fighter.played.length > 0 && (
          <p>
            {t(words.played)}: {fighter.played.map(({ id }) => names.card(id)).join(', ')}
          </p>
        )}
      </div>
    </div>
  );
}

/** Thor's cards that others have played for this battle. */
function Helps({ view }: { readonly view: ValhallaView }) {
  const { t } = useLang();
  const { names } = useTableInfo();
  const helps = view.battle?.helps ?? [];
  if (helps.length === 0) return null;
  const said = (by: number, to: number) => {
    if (to === view.seat) return t(words.helpsYou)(names.seat(by));
    return by === view.seat
      ? t(words.youHelp)(names.seat(to))
      : t(words.helps)(names.seat(by), names.seat(to));
  };
  return (
    <ul className="vhelps">
      {helps.map((help) => (
        <li key={help.card.id}>
          <Glyph name="thor-hammer" />
          <span>
            <b>{names.card(help.card.id)}</b>
            <small>{capital(said(help.by, help.for))}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
