/** Putting a squad together: the deal on the left, crystals, the squad and the card that is looked at on the right. */
import { type BerserkAct, type DealCard, type RecruitView, told } from '@vigrid/berserk/table';
import type { SeatTaken } from '@vigrid/protocol';
import { useLang } from '../../../i18n/index.ts';
import { elements } from '../../../kit/elements.ts';
import { Band, Glyph, join, RuleNumber, Sheet } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { offeredIn } from '../../../table/ask/draft.ts';
import { defIn, useEntries } from '../../../table/catalogue.ts';
import { useTableInfo } from '../../../table/frame/context.ts';
import { useLayout } from '../../../table/frame/layout.ts';
import { looks } from '../../../table/looks.ts';
import { Card, Crystal, isElite } from '../cards/index.ts';
import { Face } from './Face.tsx';
import type { BerserkView, SideView } from './game.ts';
import { Plate } from './Plate.tsx';
import { recruitWords } from './recruit-texts.ts';
import { words } from './texts.ts';

interface RecruitingProps {
  readonly view: BerserkView;
  readonly below: number;
  readonly seats: readonly SeatTaken[];
}

export function Recruiting({ view, below, seats }: RecruitingProps) {
  const { t } = useLang();
  const narrow = useLayout() === 'narrow';
  const side = view.sides[below];
  const entryOf = useEntries();
  return (
    <div className="berserk-board recruiting">
      <section className="deal-area" aria-label={t(recruitWords.yourDeal)}>
        {narrow && <Treasury view={view} side={side} seat={below} />}
        {!narrow && <Heading view={view} side={side} mine={view.seat === below} />}
        <ul className="deal">
          {dealOf(view, side, entryOf).map((card) => (
            <li key={card.id}>{'price' in card ? <Dealt card={card} /> : <TakenCard card={card} />}</li>
          ))}
        </ul>
        {narrow && <Squad view={view} side={side} width={44} />}
        {narrow && <Plate view={view} seat={1 - below} own={false} seats={seats} />}
      </section>
    </div>
  );
}

interface SideProps {
  readonly view: BerserkView;
  readonly side: SideView;
}

function Heading({ view, side, mine }: SideProps & { readonly mine: boolean }) {
  const { t } = useLang();
  const { title, sub, count, rule } = headingOf(view, side, mine);
  return (
    <header>
      <h2>{t(title)}</h2>
      <p>
        {t(sub)(count)} <RuleNumber id={told(view, rule)} />
      </p>
    </header>
  );
}

function headingOf({ phase }: BerserkView, side: SideView, mine: boolean) {
  const w = recruitWords;
  const { dealSize, deckSize } = side;
  if (phase !== 'draft')
    return { title: mine ? w.yourDeal : w.deals, sub: w.dealSub, count: dealSize ?? 0, rule: 'B12-403.2.2' };
  if (!dealSize) return { title: w.drafted, sub: w.draftedSub, count: deckSize, rule: 'B12-G-draft-deck' };
  return { title: mine ? w.booster : w.drafts, sub: w.boosterSub, count: deckSize, rule: 'RB-55' };
}

/** Every card keeps its place, whether it is taken or not; in a draft the booster goes on alone. */
function dealOf(
  { phase }: BerserkView,
  { deal, recruits }: SideView,
  entryOf: EntryOf,
): (DealCard | RecruitView)[] {
  if (phase !== 'draft') return [...deal, ...recruits].toSorted((a, b) => a.id - b.id);
  if (deal.length > 0) return [...deal];
  return byElement(recruits, entryOf).map(({ id, def }) => ({ id, def, price: null }));
}

type EntryOf = ReturnType<typeof useEntries>;

const byElement = (cards: readonly RecruitView[], entryOf: EntryOf): RecruitView[] =>
  cards.toSorted((a, b) => entryOf(a.def).dye.localeCompare(entryOf(b.def).dye) || a.cost - b.cost);

/** What the rail says meanwhile. */
export function RecruitingRail({ view, below, seats }: RecruitingProps) {
  const { t } = useLang();
  const { looked } = useAsk();
  const side = view.sides[below];
  const def = looked && (looked.def ?? defIn(view, looked.card));
  return (
    <div className="recruiting-rail">
      <Treasury view={view} side={side} seat={below} />
      <Plate view={view} seat={1 - below} own={false} seats={seats} />
      <div className="squad-and-card">
        <Squad view={view} side={side} />
        <div className="card-panel" aria-hidden="true">
          {looked && def ? (
            <Face view={view} card={looked.card} def={def} size="full" width={264} below={below} />
          ) : (
            <p>{t(words.pointAtCard)}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** One press recruits a card or puts it back, where there is one way to do so; otherwise the ways are offered. */
function useOnce(card: number): (() => void) | undefined {
  const ask = useAsk();
  const { question } = useTableInfo().update;
  if (question?.kind !== 'act' || question.ask !== 'recruit' || ask.standing(card) !== 'lit') return;
  const [only, ...others] = offeredIn(question).flatMap(({ parts, answer }) =>
    parts.from === card ? answer : [],
  );
  return only === undefined || others.length > 0 ? undefined : () => ask.commit(only);
}

function Dealt({ card }: { readonly card: DealCard }) {
  const { t, lang } = useLang();
  const entryOf = useEntries();
  const { standing, digit, handlers } = useCard(card.id, card.def, useOnce(card.id));
  const entry = entryOf(card.def);
  const { price } = card;
  const barred = price?.barred && standing !== 'lit' ? t(price.barred) : null;
  const toll = price && price.penalty > 0 && !barred ? `−${price.penalty}` : null;
  return (
    <Card
      {...handlers}
      entry={entry}
      live={{ cost: price?.cost }}
      size="hand"
      side="own"
      lang={lang}
      look={barred ? 'barred' : looks(standing)}
      className={join(standing === 'other' && 'can')}
      tag={barred ?? digit ?? toll ?? undefined}
    />
  );
}

function TakenCard({ card }: { readonly card: RecruitView }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { standing, digit, handlers } = useCard(card.id, card.def, useOnce(card.id));
  return (
    <Card
      {...handlers}
      aria-pressed={true}
      entry={entryOf(card.def)}
      live={{ cost: card.cost }}
      size="hand"
      side="own"
      lang={lang}
      look={standing === 'chosen' || standing === 'sent' ? standing : 'taken'}
      tag={digit ?? undefined}
    />
  );
}

/** Crystals left and spent, and what a further element or flyer would mean. */
function Treasury({ view, side, seat }: SideProps & { readonly seat: number }) {
  const { t } = useLang();
  const { question } = useTableInfo().update;
  const { gold, silver } = side;
  if (gold === null || silver === null || view.phase === 'draft') return null;
  const order = question?.ask === 'order' ? null : view.first === seat ? 'goFirst' : 'goSecond';
  const spent = sums(side);
  const found = side.elements ?? [];
  return (
    <Sheet className="treasury" title={t(recruitWords.treasury)} aside={order && t(recruitWords[order])}>
      <CrystalRow gold left={gold} spent={spent.gold} />
      <CrystalRow gold={false} left={silver} spent={spent.silver} />
      <ul className="treasury-notes">
        <li>
          {found.map((element) => (
            <Band key={element} dye={element} />
          ))}
          {found.length === 0
            ? t(recruitWords.noElement)
            : found.map((one) => t(elements[one].name)).join(', ')}
        </li>
        <li>
          {t(recruitWords.nextElement)} <RuleNumber id={told(view, 'B12-403.2.1')} />
        </li>
        <li>
          <Glyph name="feathered-wing" />
          {t(recruitWords.flyers)(side.flyerCrystals ?? 0)}
        </li>
      </ul>
    </Sheet>
  );
}

/** What the squad has cost so far; an element may have brought more than its card did cost. */
function sums({ recruits }: SideView): { gold: number; silver: number } {
  const sum = (of: 'gold' | 'silver') => recruits.reduce((all, one) => all + one[of], 0);
  return { gold: Math.max(0, sum('gold')), silver: sum('silver') };
}

function CrystalRow({
  gold,
  left,
  spent,
}: {
  readonly gold: boolean;
  readonly left: number;
  readonly spent: number;
}) {
  const { t } = useLang();
  const name = t(gold ? recruitWords.gold : recruitWords.silver);
  return (
    <div className="crystal-row">
      <span>{name}</span>
      <span className="crystals" aria-hidden="true">
        {Array.from({ length: spent }, (_, i) => (
          <i key={`s${String(i)}`} />
        ))}
        {Array.from({ length: left }, (_, i) => (
          <Crystal key={`l${String(i)}`} gold={gold} />
        ))}
      </span>
      <b>
        {left} <small>{t(recruitWords.left)}</small>
      </b>
    </div>
  );
}

function Squad({ view, side, width }: SideProps & { readonly width?: number }) {
  const { t } = useLang();
  const drafting = view.phase === 'draft';
  const title = t(drafting ? recruitWords.drafted : recruitWords.yourSquad);
  const entryOf = useEntries();
  const entries = side.recruits.map(({ def }) => entryOf(def));
  const lives = entries.reduce((sum, { figures }) => sum + (figures.lives ?? 0), 0);
  const elite = entries.filter(isElite).length;
  return (
    <section className="squad-area" aria-label={title}>
      <h2 className="eyebrow">
        {title} {entries.length > 0 && !drafting && <small>{t(recruitWords.pressToPutBack)}</small>}
      </h2>
      <ul style={{ '--n': entries.length }}>
        {(drafting ? byElement(side.recruits, entryOf) : side.recruits).map((card) => (
          <li key={card.id}>
            <Member card={card} width={width} />
          </li>
        ))}
      </ul>
      <p className="squad-sums">
        <b>{entries.length}</b> {t(recruitWords.cardsWord)(entries.length)} <b>{lives}</b>{' '}
        {t(recruitWords.livesWord)(lives)} <b>{elite}</b> {t(recruitWords.eliteWord)(elite)}
      </p>
    </section>
  );
}

/** The same press as on the card in the deal, where somebody looks for it too. */
function Member({ card, width }: { readonly card: RecruitView; readonly width: number | undefined }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const { screen, names } = useTableInfo();
  const { look } = useAsk();
  const once = useOnce(card.id);
  const act: BerserkAct = { do: 'putBack', card: card.id };
  return (
    <Card
      {...(once && {
        onClick: once,
        tabIndex: -1,
        'aria-label': screen.speech.act(act, lang, names),
        onPointerEnter: (event) => event.pointerType === 'mouse' && look({ card: card.id, def: card.def }),
        onPointerLeave: () => look(null),
      })}
      entry={entryOf(card.def)}
      size={width ? 'thumb' : 'piece'}
      side="own"
      lang={lang}
      width={width}
    />
  );
}
