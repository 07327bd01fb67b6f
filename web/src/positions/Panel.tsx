/** What stands beside a position: the cards to lay, everything that can be set, the judge, and ways to keep it. */
import type { CardEntry, PositionForm } from '@vigrid/kernel';
import { type PointerEvent, useEffect, useState } from 'preact/compat';
import { fetchCards } from '../games/catalogue.ts';
import { useLang } from '../i18n/index.ts';
import { Button, FileButton, Refusal, Tabs } from '../kit/index.ts';
import { positionForm, readScenarioFile } from '../local/index.ts';
import type { Laid } from '../local/requests.ts';
import { useAttempt } from '../net/index.ts';
import { downloadText } from '../past/download.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { address, go } from '../shell/router.ts';
import { linkTo } from '../shell/site.ts';
import type { TableInfo } from '../table/frame/context.ts';
import { useLayout } from '../table/frame/layout.ts';
import { Chance } from './Chance.tsx';
import { type Lying, placeAmong, withCard, withMark, without } from './desk.ts';
import { type Load, type Target, useCarrying } from './dragging.ts';
import { Fields } from './Fields.tsx';
import { Judge } from './Judge.tsx';
import {
  changed,
  codeOfPosition,
  isMapping,
  type Mapping,
  mostWords,
  scenarioOf,
  type Wondered,
  withValue,
} from './laid.ts';
import { Palette } from './Palette.tsx';
import { words } from './words.ts';

interface PanelProps {
  readonly laid: Laid;
  /** What whoever sent it asks. */
  readonly wondered: Wondered | null;
  readonly onChange: (laid: Laid) => void;
  readonly names: readonly string[];
  /** The table beside, once it stands. */
  readonly info: TableInfo | null;
  readonly table: string;
  readonly seq: number;
  /** Which of the positions laid here it is. */
  readonly n: number;
  readonly problem: string | null;
  readonly against: string | null;
  readonly onAgainst: (level: string | null) => void;
  readonly onAnew: () => void;
}

export function Panel(props: PanelProps) {
  const { laid, wondered, onChange, names, info, table, seq, n, problem, against, onAgainst, onAnew } = props;
  const { t } = useLang();
  const { game, position } = laid;
  const known = useGame(game);
  const narrow = useLayout() === 'narrow';
  const [folded, setFolded] = useState(wondered === null);
  const [tab, setTab] = useState(wondered ? 'judge' : 'cards');
  const [link, setLink] = useState<string | null>(null);
  const [question, setQuestion] = useState(wondered?.words ?? '');
  const [about, setAbout] = useState(wondered?.about ?? null);
  const [refused, setRefused] = useState<string | null>(null);
  const { attempt, denial } = useAttempt();
  const letters = names.map((_, at) => String.fromCharCode(97 + at));
  const change = (next: Laid['position']) => {
    setLink(null);
    setRefused(null);
    onChange({ ...laid, position: changed(position, next) });
  };
  const share = (asked: Wondered | null) =>
    void codeOfPosition(laid, asked).then((code) => setLink(linkTo(address.position(game, code))));
  const open = (chosen: File | undefined) =>
    chosen &&
    attempt(async () => {
      const read = await readScenarioFile(await chosen.text());
      go(address.position(read.game, await codeOfPosition(read)));
    });

  const lay = (
    letter: string | null,
    lists: readonly string[],
    card: CardEntry,
    from: Lying | null,
    at?: string,
  ) => {
    if (!known?.form) return;
    const list = placeAmong(known.form, letter, lists, card);
    if (list === null) return setRefused(t(words.notThere)(t(card.name)));
    const [rest, , said] = from ? without(position, from) : [position, '', {}];
    const place = { letter, list, ...(at !== undefined && { at }) };
    change(withCard(rest, known.form, place, card.name.en, said, letters));
  };
  const drop = (load: Load, target: Target | null, onto: Lying | null) => {
    if (!known?.form) return;
    if (load.kind === 'mark') {
      if (onto) change(withMark(position, known.form, onto, load.mark));
    } else if (target?.kind === 'away') {
      if (load.from) change(without(position, load.from)[0]);
    } else if (target) lay(target.letter, target.lists, load.card, load.from, target.at);
  };
  const { carried, begin } = useCarrying({
    screen: info?.screen,
    view: info?.view,
    position,
    cards: known?.cards ?? none,
    free: seq === 0 && known?.form != null,
    drop,
  });
  const carry = (load: Load, event: PointerEvent<HTMLElement>) => begin(load, event);

  return (
    <section
      className="position-panel sheet"
      data-folded={(narrow && folded) || undefined}
      data-still={seq === 0 || undefined}
      aria-label={t(words.title)}
    >
      {narrow && (
        <button type="button" className="tool" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {t(folded ? words.change : words.fold)}
        </button>
      )}
      {wondered?.words && (
        <p className="position-asked">
          <small>{t(words.asked)}</small> {wondered.words}
        </p>
      )}
      {problem && <Refusal text={problem} />}
      {refused && <Refusal text={refused} />}
      {known && !known.form && <p>{t(words.noForm)}</p>}
      <Tabs
        tabs={[
          { id: 'cards', label: t(words.cards) },
          { id: 'all', label: t(words.everything) },
          { id: 'judge', label: t(words.judge) },
        ]}
        value={tab}
        onChange={setTab}
        label={t(words.title)}
      >
        {tab === 'cards' && known?.form && info && (
          <Palette
            form={known.form}
            cards={known.cards}
            position={position}
            names={names}
            letters={letters}
            onChange={change}
            onLay={(letter, list, card) => lay(letter, [list], card, null)}
            onCarry={carry}
            taking={carried?.load.kind === 'card' && carried.load.from !== null}
          />
        )}
        {tab === 'all' && known?.form && (
          <Everything
            form={known.form}
            cards={known.cards}
            laid={laid}
            names={names}
            letters={letters}
            onPosition={change}
            onRandom={(random) => onChange({ ...laid, random })}
          />
        )}
        {tab === 'judge' && (
          <>
            <Judge
              game={game}
              table={table}
              seq={seq}
              n={n}
              names={names}
              first={wondered?.about ?? null}
              onAsked={setAbout}
            />
            <label className="position-field wide">
              {t(words.yourQuestion)}
              <input
                value={question}
                maxLength={mostWords}
                placeholder={t(words.yourQuestionSuch)}
                onKeyDown={(event) => event.stopPropagation()}
                onInput={({ currentTarget }) => setQuestion(currentTarget.value)}
              />
            </label>
            <Button
              size="small"
              onClick={() => share({ words: question.trim() || t(words.yourQuestionSuch), about })}
            >
              {t(words.sendQuestion)}
            </Button>
          </>
        )}
      </Tabs>
      <div className="position-foot">
        <label className="position-field">
          {t(words.others)}
          <select
            value={against ?? ''}
            onChange={({ currentTarget }) => onAgainst(currentTarget.value || null)}
          >
            <option value="">{t(words.alone)}</option>
            <option value="level3">{t(words.bot)}</option>
          </select>
        </label>
        <div className="position-acts">
          <Button size="small" disabled={seq === 0} onClick={onAnew}>
            {t(words.anew)}
          </Button>
          <Button size="small" onClick={() => share(null)}>
            {t(words.share)}
          </Button>
          <Button size="small" onClick={() => downloadText(`${game}.yaml`, scenarioOf(laid, t(words.title)))}>
            {t(words.save)}
          </Button>
          <FileButton size="small" accept=".yaml,.yml,text/yaml" onFile={(file) => void open(file)}>
            {t(words.open)}
          </FileButton>
        </div>
        {link !== null && <CopyField label={t(words.share)} more={t(words.shareMore)} value={link} />}
        {denial && <Refusal text={`${t(words.notRead)}. ${t(denial.text)}`} />}
      </div>
      {carried && <Carrying load={carried.load} x={carried.x} y={carried.y} info={info} />}
    </section>
  );
}

const none: readonly CardEntry[] = [];

interface EverythingProps {
  readonly form: PositionForm;
  readonly cards: readonly CardEntry[];
  readonly laid: Laid;
  readonly names: readonly string[];
  readonly letters: readonly string[];
  readonly onPosition: (position: Mapping) => void;
  readonly onRandom: (random: Laid['random']) => void;
}

/** All that can be set, as a form: for the keyboard alone, too. */
function Everything({ form, cards, laid, names, letters, onPosition, onRandom }: EverythingProps) {
  const { t } = useLang();
  const { position, random } = laid;
  return (
    <>
      <details open>
        <summary>{t(words.table)}</summary>
        <Fields fields={form.table} value={position} onChange={onPosition} cards={cards} seats={letters} />
        <Chance random={random} onChange={onRandom} />
      </details>
      {letters.map((letter, at) => {
        const side = position[letter];
        return (
          <details key={letter} open={at === 0}>
            <summary>{names[at]}</summary>
            <Fields
              fields={form.side}
              value={isMapping(side) ? side : {}}
              onChange={(one) => onPosition(withValue(position, letter, one))}
              cards={cards}
              seats={letters}
              at={at}
            />
          </details>
        );
      })}
    </>
  );
}

interface CarryingProps {
  readonly load: Load;
  readonly x: number;
  readonly y: number;
  readonly info: TableInfo | null;
}

/** What is carried, under the pointer. */
function Carrying({ load, x, y, info }: CarryingProps) {
  const { Face } = info?.screen ?? {};
  return (
    <div className="position-carried" style={{ left: x, top: y }} aria-hidden="true">
      {load.kind === 'mark' && <span className="chip">{load.label}</span>}
      {load.kind === 'card' && Face && info && (
        <Face view={info.view} card={-1} def={load.card.id} size="hand" width={104} below={0} />
      )}
    </div>
  );
}

/** What the game says of positions, and its cards. */
function useGame(game: string): { form: PositionForm | null; cards: readonly CardEntry[] } | null {
  const [known, setKnown] = useState<{ form: PositionForm | null; cards: readonly CardEntry[] } | null>(null);
  useEffect(() => {
    let here = true;
    void Promise.all([positionForm(game), fetchCards(game)]).then(
      ([form, cards]) => here && setKnown({ form, cards }),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return known;
}
