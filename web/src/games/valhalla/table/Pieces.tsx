/** Cards and dice on the table as the question sees them. */
import { faceNames } from '@vigrid/valhalla/text';
import { useLang } from '../../../i18n/index.ts';
import { join } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { looks } from '../../../table/looks.ts';
import { Card, Die, type Standing as Stands } from '../cards/index.ts';
import { useDicing } from './dicing.ts';
import {
  type CardRef,
  colourOf,
  type DieView,
  diceOn,
  type FighterView,
  type ValhallaView,
  type WarriorView,
} from './game.ts';
import { words } from './texts.ts';

interface PieceProps {
  readonly card: CardRef;
  readonly width?: number;
  readonly now?: Stands | undefined;
  readonly under?: string | undefined;
  /** The chance that is told of it is not its own. */
  readonly unlikely?: boolean;
}

export function Piece({ card, width, now, under, unlikely = false }: PieceProps) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, ordinal, digit, outcome, handlers } = useCard(card.id, card.def);
  const { pulled } = useAsk();
  const key = ordinal ?? digit;
  const chance = unlikely ? null : outcome;
  return (
    <Card
      {...handlers}
      entry={entryOf(card.def)}
      size="hand"
      lang={lang}
      width={width}
      now={now}
      under={under}
      look={looks(standing)}
      className={join(standing === 'other' && 'can', pulled === card.id && 'pulled-away')}
      tag={key !== null && chance ? `${key} · ${chance}` : (key ?? chance ?? undefined)}
    />
  );
}

interface WarriorProps {
  readonly view: ValhallaView;
  readonly warrior: WarriorView;
  readonly defends: boolean;
}

export function Warrior({ view, warrior, defends }: WarriorProps) {
  const { t } = useLang();
  const entryOf = useEntries();
  return (
    <Piece
      card={warrior}
      // A chance of arming belongs to who is not armed yet; that of an attack stands with the button.
      unlikely={warrior.activated || view.battle === null}
      under={warrior.tyr ? t(entryOf(warrior.tyr.def).name) : undefined}
      now={{
        strength: warrior.strength,
        armed: warrior.activated,
        blocked: warrior.blocked,
        dice: diceOn(view, warrior),
        defends,
      }}
    />
  );
}

interface FreeDieProps {
  readonly die: DieView;
  readonly fighter: FighterView;
  readonly mine: boolean;
}

/** A die that lies on no warrior: pressed where dice are asked for, pulled onto a warrior to arm it. */
export function FreeDie({ die, fighter, mine }: FreeDieProps) {
  const { t } = useLang();
  const { standing, ordinal, digit, handlers } = useCard(die.id);
  const dicing = useDicing(die.id, mine);
  const name = t(faceNames[die.face] ?? faceNames[0]);
  const said = die.kind === 'extra' ? words.extraDie : die.kind === 'stock' ? words.stockDie : words.die;
  const look = looks(standing);
  const asked = handlers['data-stop'] === true;
  return (
    <button
      type="button"
      {...handlers}
      className={join('die-button', look && `is-${look}`, dicing.may && 'can-arm')}
      aria-label={t(said)(name)}
      onClick={(event) => (asked ? handlers.onClick(event) : dicing.press())}
      onPointerEnter={undefined}
      onFocus={undefined}
      onContextMenu={undefined}
      onPointerDown={(event) => (asked ? handlers.onPointerDown(event) : dicing.start(event))}
    >
      <Die face={die.face} colour={colourOf(die, fighter)} />
      {(ordinal ?? digit) !== null && <span className="card-tag">{ordinal ?? digit}</span>}
    </button>
  );
}
