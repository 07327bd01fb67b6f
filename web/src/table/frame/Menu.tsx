import { useLang } from '../../i18n/index.ts';
import { Button, Glyph, Toggle } from '../../kit/index.ts';
import { isLocal } from '../../local/requests.ts';
import { deputyLevel } from '../../people/deputy.ts';
import { words as people } from '../../people/words.ts';
import { Link } from '../../shell/Link.tsx';
import { address } from '../../shell/router.ts';
import { LanguageTool, ThemeTool } from '../../shell/TopBar.tsx';
import { setInWords } from '../../text/preferred.ts';
import { setSinglePress, useSinglePress } from '../ask/habits.ts';
import { laterWords } from '../laterTexts.ts';
import { paces, setPace, usePace } from '../motion/pace.ts';
import { setSound, useSound } from '../motion/sound.ts';
import { words } from '../texts.ts';
import { Concede } from './Concede.tsx';
import { useTableInfo } from './context.ts';
import { setGuide, useGuiding } from './guiding.ts';
import { useLayout } from './layout.ts';

/** What is done rarely: a draw, giving up, the way out; on a phone the other tools as well. */
export function Menu({ close }: { readonly close: () => void }) {
  const { t } = useLang();
  const { screen, link, update, seat, state } = useTableInfo();
  const { rated, table } = state;
  const guide = useGuiding(screen.game);
  const single = useSinglePress();
  const heard = useSound();
  const pace = usePace();
  const playing = seat !== null && !update.over;
  const layout = useLayout();
  const narrow = layout === 'narrow';
  const decisions = update.takingBack?.decisions ?? 0;
  const control = (what: 'offer' | 'concede' | 'undoTurn' | 'pause') => {
    link.control(what);
    close();
  };
  return (
    <>
      {narrow && (
        <div className="menu-tools">
          <ThemeTool />
          <LanguageTool />
        </div>
      )}
      {narrow && (
        <a className="button quiet" href={address.rules(screen.game)} target="_blank" rel="noreferrer">
          <Glyph name="rule-book" />
          {t(words.rulebook)}
        </a>
      )}
      {playing && layout !== 'wide' && decisions > 1 && (
        <Button look="quiet" glyph="return-arrow" onClick={() => control('undoTurn')}>
          {t(words.takeTurn)(decisions)}
        </Button>
      )}
      {playing && narrow && screen.Settings && <screen.Settings />}
      {playing && (
        <Toggle on={single} onChange={setSinglePress}>
          {t(laterWords.single)}
        </Toggle>
      )}
      <Toggle on={heard} onChange={setSound}>
        {t(laterWords.sound)}
      </Toggle>
      <fieldset className="menu-pace">
        <legend>{t(laterWords.pace)}</legend>
        {paces.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === pace}
            onClick={() => setPace(one)}
          >
            {t(paceNames[one])}
          </button>
        ))}
      </fieldset>
      {playing && screen.guide && (
        <Toggle on={guide.on} onChange={(on) => setGuide(screen.game, on)}>
          {t(laterWords.guide)}
        </Toggle>
      )}
      {playing && (
        <Button
          look="quiet"
          glyph="meeple-group"
          disabled={update.drawOffer !== null}
          onClick={() => control('offer')}
        >
          {t(update.drawOffer === null ? laterWords.offerDraw : laterWords.drawSent)}
        </Button>
      )}
      {playing && update.clock && (
        <Button
          look="quiet"
          glyph="hourglass"
          disabled={update.pause !== null || update.drawOffer !== null}
          onClick={() => control('pause')}
        >
          {t(people.askPause)}
        </Button>
      )}
      {playing && !rated && !isLocal(table) && update.seats[seat]?.deputy === undefined && (
        <Button
          look="quiet"
          glyph="wizard-face"
          onClick={() => {
            void link.deputy(seat, deputyLevel);
            close();
          }}
        >
          {t(people.letBot)}
        </Button>
      )}
      {playing && <Concede concede={() => control('concede')} />}
      <Button look="quiet" glyph="scroll-unfurled" onClick={() => setInWords(true)}>
        {t(laterWords.inWords)}
      </Button>
      {!narrow && (
        <a className="button quiet" href={address.keys} target="_blank" rel="noreferrer">
          <Glyph name="poker-hand" />
          {t(laterWords.keys)}
        </a>
      )}
      <Link href={address.lobby} className="button quiet">
        <Glyph name="return-arrow" />
        {t(laterWords.toLobby)}
      </Link>
    </>
  );
}

const paceNames = {
  0.5: laterWords.paceSlow,
  1: laterWords.paceUsual,
  2: laterWords.paceFast,
  0: laterWords.paceAtOnce,
};
