/** The guest's side of a question: what is lit, what is aimed at, what a press does. Commits answers, explains refusals. */
import type { Act } from '@vigrid/kernel';
import { decode, isAnswer } from '@vigrid/kernel/interface';
import type { AskedQuestion, Deed, ReasonSaid } from '@vigrid/protocol';
import { useCallback, useMemo, useState } from 'preact/compat';
import type { Aim, Screen } from '../../games/screen.ts';
import type { Both } from '../../i18n/index.ts';
import { Denied, type TableData, type TableLink } from '../../net/index.ts';
import type { LookingBack } from '../frame/lookingBack.ts';
import type { Shown } from '../motion/playback.ts';
import type { Stage } from '../motion/stage.ts';
import { words } from '../texts.ts';
import { aimedAnswer, aimOf, sparedIn } from './aiming.ts';
import { type Cases, useCases } from './cases.ts';
import type { AskState, Look, Press, Standing } from './context.ts';
import {
  begin,
  begun,
  type Choice,
  choices,
  type Draft,
  drafted,
  type Habit,
  isPick,
  lit,
  litPlaces,
  offeredIn,
  others,
  picksCards,
  picksPlaces,
  press,
  pressPlace,
} from './draft.ts';
import { type Pull, useDrag } from './drag.ts';
import { useSinglePress } from './habits.ts';
import { useKeys } from './keys.ts';
import { type Note, type Tried, withNote } from './notes.ts';

export interface Answering extends AskState {
  /** What is asked of this guest and can be answered now. */
  readonly question: AskedQuestion | null;
  readonly draft: Draft;
  redraft(draft: Draft): void;
  readonly choices: readonly Choice[];
  /** How many of one's own the acting card could harm, while it is not turned to them. */
  readonly spared: number;
  turnToOwn(): void;
  /** The answer that the one shining button gives. */
  readonly ready: number | null;
  /** The answer as it stands, or null while it is not a legal one. */
  readonly drafted: number | null;
  /** The choice that Space makes. */
  readonly passing: Choice | null;
  /** How many cards the acting one may be aimed at. */
  readonly targets: number;
  readonly mayBack: boolean;
  /** What may come of what is meant, while the game tells. */
  readonly cases: Cases | null;
  /** What is thrown away by what is meant. */
  readonly waste: Both<string> | null;
  /** Makes a choice that is offered as a button; one that is worth a second look is only meant at first. */
  choose(answer: number): void;
  /** Gives up what is being put together; else, of a question that follows from the last decision, takes that back. */
  back(): void;
  /** Takes back the last decision or the whole turn, or says why not. */
  takeBack(control: TakeBack, by: Press): void;
  readonly aim: Aim | null;
  readonly pull: Pull | null;
  readonly opened: Look | null;
  shut(): void;
  /** Why the last press did nothing, at the place of the press. */
  readonly note: Note | null;
  /** All such reasons so far, for the log. */
  readonly notes: readonly Note[];
  /** The keyboard was used last. */
  readonly keyed: boolean;
}

export type TakeBack = 'undo' | 'undoTurn';

interface Given {
  readonly data: TableData;
  readonly link: TableLink;
  readonly screen: Screen | null;
  readonly shown: Shown;
  readonly stage: Stage;
  readonly back: LookingBack;
}

export function useAnswering({ data, link, screen, shown, stage, back: lookingBack }: Given): Answering {
  const { update, view } = shown;
  const seq = update?.seq ?? -1;
  const { pending } = data;
  const asked = update?.question ?? null;
  const question = pending || shown.moving ? null : asked;
  // A question stays the same one while others answer theirs, though the numbers of the updates go on.
  const key = useMemo(() => JSON.stringify(asked), [asked]);
  const [kept, keep] = useState<{ key: string; draft: Draft }>({ key, draft: begin(asked) });
  const draft = useMemo(() => (kept.key === key ? kept.draft : begin(asked)), [kept, key, asked]);
  const [looked, look] = useState<Look | null>(null);
  const lose = useCallback((card: number) => look((now) => (now?.card === card ? null : now)), []);
  const [opened, open] = useState<Look | null>(null);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [noted, setNoted] = useState<number | null>(null);
  const [keyed, setKeyed] = useState(false);

  const redraft = (next: Draft) => keep({ key, draft: next });
  const acts = useMemo(() => offeredIn(question), [question]);
  const meantParts = draft.option === null ? undefined : acts[draft.option]?.parts;
  const single = useSinglePress();
  const sure = single || (asked !== null && screen?.freely?.includes(asked.ask) === true);
  const spared = useMemo(
    () => (question && view && screen ? sparedIn(screen, view, question, draft.actor) : new Set<number>()),
    [question, view, screen, draft.actor],
  );
  const habit: Habit = useMemo(
    () => ({ sure, spared, placeFirst: screen?.placeFirst === true }),
    [sure, spared, screen],
  );
  const bright = useMemo(() => lit(question, draft, habit), [question, draft, habit]);
  const places = useMemo(() => litPlaces(question, draft), [question, draft]);
  const also = useMemo(() => others(question, draft), [question, draft]);
  const atOnce = useCallback(
    (act: Act) => question !== null && view !== null && screen?.atOnce?.(question, act, view) === true,
    [question, screen, view],
  );
  const offered = useMemo(() => choices(question, draft, atOnce), [question, draft, atOnce]);
  // Where every answer has a button, digits press those.
  const named = question?.kind === 'act' && offered.length === question.options.length;
  const awaitedCards = useMemo(() => cardsOf(asked, pending), [asked, pending]);
  const inOrder = useMemo(
    () => (named ? [] : readingOrder(view && screen ? screen.placed(view) : [], bright)),
    [view, screen, bright, named],
  );

  const commit = (answer: number) => {
    setNoted(null);
    look(null);
    redraft(begin(question));
    link.answer(answer);
  };

  const note = (
    text: Both<string>,
    rule: string | undefined,
    { x, y }: Press,
    tried: Tried | null = null,
  ) => {
    const { notes: told, id } = withNote(notes, { seq, tried, text, rule, x, y });
    setNotes(told);
    setNoted(id);
    setTimeout(() => setNoted((now) => (now === id ? null : now)), 6_000);
  };

  async function refuse(card: number, by: Press): Promise<void> {
    if (!view || !screen) return;
    if (question && question.kind !== 'act') return unfit(question, card, by, { kind: 'pick', card });
    if (draft.actor !== null && spared.has(card)) return note(words.sparedNote, undefined, by);
    const intent = data.state?.seat == null ? null : screen.intent?.(view, question, draft.actor, card);
    if (!intent) return open({ card });
    // Somebody to aim at is only a guess as long as nobody was chosen.
    const guessed = draft.actor === null && 'target' in intent;
    await explain(intent, by, guessed ? { kind: 'begin', card } : { kind: 'act', act: intent });
  }

  /** Why a card or a place is not among those that can be picked. */
  const unfit = ({ rule }: AskedQuestion, object: number, by: Press, tried: Tried | null): Promise<void> =>
    tellWhy(link.explainPick(object), { text: words.notAmong, rule }, by, tried);

  async function refusePlace(place: number, by: Press): Promise<void> {
    if (!view || !screen || !question) return;
    if (question.kind !== 'act') return unfit(question, place, by, null);
    const why = screen.refusesAt?.(view, draft.actor, place);
    if (why) return note(why, question.rule, by);
    const intent = screen.intentAt?.(view, question, draft.actor, place);
    if (intent) await explain(intent, by);
  }

  async function explain(intent: Act, by: Press, tried: Tried = { kind: 'act', act: intent }): Promise<void> {
    if (data.state?.seat == null) return;
    await tellWhy(link.explain(intent), { text: words.nothingBars }, by, tried);
  }

  /** The first of the reasons, or what is said where there is none. */
  async function tellWhy(
    reasons: Promise<readonly ReasonSaid[]>,
    none: { readonly text: Both<string>; readonly rule?: string },
    by: Press,
    tried: Tried | null,
  ): Promise<void> {
    try {
      const [{ text, rule } = none] = await reasons;
      note(text, rule, by, tried);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      note(error.denial.text, error.denial.rule, by, tried);
    }
  }

  const pressCard = (card: number, by: Press) => {
    if (shown.moving) return shown.skip();
    const pressed = press(question, draft, card, habit);
    if (!pressed) return void refuse(card, by);
    if ('answer' in pressed) return commit(pressed.answer);
    redraft(pressed.draft);
  };

  const pressAt = (place: number, by: Press) => {
    if (shown.moving) return shown.skip();
    const pressed = pressPlace(question, draft, place, habit);
    if (!pressed) return void refusePlace(place, by);
    if ('answer' in pressed) return commit(pressed.answer);
    redraft(pressed.draft);
  };

  const placeStanding = (place: number): Standing => {
    if (!question) return 'idle';
    if (picksPlaces(question) && draft.picked.includes(place)) return 'picked';
    if ((meantParts?.place ?? draft.place) === place) return 'chosen';
    return places.has(place) ? 'lit' : 'idle';
  };

  const offer = (answer: number) => {
    if (question?.kind !== 'act') return;
    if (draft.option === answer) commit(answer);
    else redraft({ ...begin(question), actor: question.anatomy[answer].from ?? null, option: answer });
  };

  const wasteOf = (act: Act): Both<string> | null =>
    (question && view && screen?.wastes?.(view, question, act)) ?? null;

  const choose = (answer: number) => {
    const { act, parts } = acts[answer] ?? {};
    const weighs = act && (parts?.from !== undefined || screen?.weighs?.(act) || wasteOf(act) !== null);
    if (act && !atOnce(act) && weighs) offer(answer);
    else commit(answer);
  };

  const takeBack = (control: TakeBack, by: Press) => {
    const why = update?.takingBack?.why;
    if (why) note(why.text, why.rule, by);
    else if (update?.takingBack && !pending) link.control(control);
  };

  const drafting = begun(question, draft);
  // What asks follows from what was decided just now: leaving it takes that back.
  const leaves = question !== null && update?.takingBack?.follows === true;
  const back = () => {
    setNoted(null);
    open(null);
    if (drafting) redraft(begin(question));
    else if (leaves && !opened) link.control('undo');
  };

  const standing = (card: number): Standing => {
    if (awaitedCards.has(card)) return 'sent';
    if (!question) return aim?.to === card ? 'aimed' : 'idle';
    if (draft.actor === card) return 'chosen';
    if (aim?.to === card) return 'aimed';
    const picks = picksCards(question);
    if (picks && draft.picked.includes(card)) return 'picked';
    if (bright.has(card)) return spared.has(card) ? 'spared' : 'lit';
    if (also.has(card)) return 'other';
    return picks ? 'shade' : 'idle';
  };

  const fight = view && screen?.fight?.(view);
  const { drag, pull } = useDrag({
    may: (card) => question?.kind === 'act' && (draft.actor === card || bright.has(card) || also.has(card)),
    begin: (card) => {
      const pressed =
        draft.actor === card ? null : press(question, begin(question), card, { ...habit, sure: false });
      if (pressed && 'draft' in pressed) redraft(pressed.draft);
    },
    drop: ({ card, over, place, onBoard, home }) => {
      if (question?.kind !== 'act') return;
      const own = acts.filter(({ parts }) => parts.from === card);
      const there =
        own.find(({ parts }) => parts.place === place) ?? own.find(({ parts }) => parts.to === over);
      if (there && over !== null && spared.has(over))
        return redraft({ ...draft, own: true, option: there.answer });
      if (there) return commit(there.answer);
      // Where it steps into a fight, it may as well be put on one of those who fight.
      const joins = over !== null && (over === fight?.from || over === fight?.to);
      if (draft.option !== null && !home && (onBoard || joins)) return commit(draft.option);
      redraft(begin(question));
    },
    cancel: () => redraft(begin(question)),
  });
  const over = pull?.over == null ? looked : { card: pull.over };
  const aim = aimOf(question, draft, over, bright) ?? fight ?? null;

  const mean = drafted(question, draft);
  const ready = isPick(question) && question.max === 1 && draft.picked.length === 0 ? null : mean;
  const readiest = view && screen?.readiest?.(view);
  const passing =
    offered.find(({ act }) => act.do === readiest) ?? offered.find(({ parts }) => parts.passes) ?? null;

  // The cases are those of what is looked at; the button and Enter keep to what is meant.
  const looking = aimedAnswer(question, draft, aim, over);
  const aimed = ready ?? looking;
  const meantAct = (aimed !== null && acts[aimed]?.act) || null;
  const lookedAct = (looking !== null && acts[looking]?.act) || meantAct;
  // A card that is about to be picked is told of like the target of an act.
  const picking = question?.kind === 'cards' ? (aim?.to ?? null) : null;
  const wanted =
    (question &&
      view &&
      screen?.cases?.({ view, question, actor: draft.actor, meant: lookedAct, aimed: picking })) ??
    null;
  // Nobody is to overlook that it is their own.
  const target =
    meantAct && aimed !== null ? acts[aimed]?.parts.to : draft.picked.find((card) => spared.has(card));
  const harm = question && screen?.harms?.(question, meantAct);
  const oddity =
    target === undefined || !spared.has(target) ? null : harm ? words.ownMeant : words.rivalMeant;
  const cases = useCases(link, seq, `${key} ${draft.actor}`, wanted);

  useKeys({
    commit: () => aimed !== null && commit(aimed),
    // A tip is put away first.
    step: lookingBack.step,
    back: () =>
      lookingBack.at
        ? lookingBack.leave()
        : (drafting || !document.querySelector('.guide:not([hidden])')) && back(),
    pass() {
      if (shown.moving) return shown.skip();
      // What throws something away is meant first, and Space alone does not do it.
      if (passing && draft.option !== passing.answer) choose(passing.answer);
      else if (!passing && question?.kind !== 'act' && mean !== null) commit(mean);
    },
    pick(n) {
      const card = inOrder[n - 1];
      const place = [...places][n - 1 - inOrder.length];
      if (card !== undefined) pressCard(card, { finger: false, ...middle(stage, card) });
      else if (place !== undefined) pressAt(place, { finger: false, x: 0, y: 0 });
      else if (question?.kind === 'yesno' && n <= 2) commit(n === 1 ? 1 : 0);
      else if ((named || bright.size === 0) && offered[n - 1]) choose(offered[n - 1].answer);
    },
    say: (yes) => question?.kind === 'yesno' && commit(yes ? 1 : 0),
    undo: (turn) =>
      takeBack(turn ? 'undoTurn' : 'undo', { finger: false, ...middleOf(document.querySelector('.asked')) }),
    read: () => (looked ? open(looked) : document.querySelector<HTMLElement>('.question .rule')?.click()),
    touched: () => setKeyed(true),
  });

  return {
    stage,
    question,
    draft,
    redraft,
    choices: offered,
    spared: draft.actor === null || draft.own ? 0 : spared.size,
    turnToOwn: () => redraft({ ...draft, own: true, option: null }),
    ready: aimed,
    drafted: mean,
    passing,
    targets: draft.actor === null ? 0 : bright.size + places.size,
    mayBack: drafting || leaves,
    cases,
    waste: oddity ?? (meantAct && wasteOf(meantAct)),
    commit,
    choose,
    back,
    takeBack,
    aim,
    pull,
    looked,
    opened,
    shut: () => open(null),
    note: notes.find(({ id }) => id === noted) ?? null,
    notes,
    keyed,
    standing,
    ordinal(card) {
      const at = draft.picked.indexOf(card);
      return question?.kind === 'cards' && question.max > 1 && at >= 0 ? at + 1 : null;
    },
    outcome: (card) => cases?.outcome(card) ?? null,
    digit(card) {
      const at = keyed ? inOrder.indexOf(card) : -1;
      return at < 0 || at > 8 ? null : at + 1;
    },
    press: (card, by) => {
      setKeyed(false);
      pressCard(card, by);
    },
    place: placeStanding,
    pressPlace: (place, by) => {
      setKeyed(false);
      pressAt(place, by);
    },
    look,
    lose,
    open,
    offer,
    ask: (intent, by) => void explain(intent, by),
    use(card, ability) {
      return acts.find(({ parts }) => parts.from === card && parts.ability === ability)?.answer ?? null;
    },
    meant: draft.option,
    pulled: pull && draft.option !== null ? pull.card : null,
    drag,
  };
}

/** The cards of an answer that is on its way. */
function cardsOf(asked: AskedQuestion | null, pending: Deed | null): ReadonlySet<number> {
  // The next question may be here before it is known that the answer to the last one has arrived.
  if (!asked || pending?.answer === undefined || !isAnswer(asked, pending.answer)) return new Set();
  if (asked.kind === 'act') {
    const { from, to } = asked.anatomy[pending.answer];
    return new Set([from, to].filter((card) => card !== undefined));
  }
  const value = decode(asked, pending.answer);
  if (typeof value !== 'object' || 'do' in value) return new Set();
  return new Set(asked.kind === 'split' || picksPlaces(asked) ? [] : value);
}

/** Lit cards in the order in which they lie on the table, then those that do not: the digits that press them. */
function readingOrder(placed: Iterable<number>, bright: ReadonlySet<number>): readonly number[] {
  return [...new Set([...placed, ...bright])].filter((card) => bright.has(card));
}

const middle = (stage: Stage, card: number): { x: number; y: number } => middleOf(stage.find(`c${card}`));

function middleOf(element: Element | null | undefined): { x: number; y: number } {
  const rect = element?.getBoundingClientRect();
  return rect ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 } : { x: 0, y: 0 };
}
