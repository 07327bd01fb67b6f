/** Putting a squad together: the deal on the left, crystals, the squad and the card that is looked at on the right. */
import type { DealCard, RecruitView } from '@vigrid/berserk/table';
import type { SeatTaken } from '@vigrid/server/protocol';
import { useLang } from '../../i18n/index.ts';
import { Card, Crystal, elements, isElite } from '../../kit/berserk/index.ts';
import { Band, Glyph, join, RuleNumber, Sheet } from '../../kit/index.ts';
import { useCard } from '../ask/card.ts';
import { useAsk } from '../ask/context.ts';
import { cardOf } from '../ask/draft.ts';
import { defIn, useEntries } from '../catalogue.ts';
import { useTableInfo } from '../frame/context.ts';
import { useLayout } from '../frame/layout.ts';
import { looks } from '../looks.ts';
import { Face } from './Face.tsx';
import type { BerserkView, SideView } from './game.ts';
import { Plate } from './Plate.tsx';
import { recruitWords, shortReason } from './recruit-texts.ts';
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
  const mine = view.seat === below;
  return (
    <div className="berserk-board recruiting">
      <section className="deal-area" aria-label={t(recruitWords.yourDeal)}>
        {narrow && <Treasury view={view} side={side} seat={below} />}
        {!narrow && (
          <header>
            <h2>{t(mine ? recruitWords.yourDeal : recruitWords.deals)}</h2>
            <p>
              {t(recruitWords.dealSub)(side.dealSize ?? 0)} <RuleNumber id="B12-403.2.2" />
            </p>
          </header>
        )}
        <ul className="deal">
          {side.recruits.map((card) => (
            <li key={card.id}>
              <TakenCard card={card} />
            </li>
          ))}
          {side.deal.map((card) => (
            <li key={card.id}>
              <Dealt card={card} />
            </li>
          ))}
        </ul>
        {narrow && <Squad side={side} width={44} />}
        {narrow && <Plate view={view} seat={1 - below} own={false} person={seats[1 - below]} />}
      </section>
    </div>
  );
}

/** What the rail says meanwhile. */
export function RecruitingRail({ view, below, seats }: RecruitingProps) {
  const { t } = useLang();
  const { looked } = useAsk();
  const side = view.sides[below];
  const def = looked && (looked.def ?? defIn(view, looked.card));
  return (
    <div className="recruiting-rail">
      <Treasury view={view} side={side} seat={below} />
      <Plate view={view} seat={1 - below} own={false} person={seats[1 - below]} />
      <div className="squad-and-card">
        <Squad side={side} />
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

/** One press recruits it, where there is one way to do so; otherwise the ways are offered. */
function Dealt({ card }: { readonly card: DealCard }) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const ask = useAsk();
  const { update } = useTableInfo();
  const { standing, digit, handlers } = useCard(card.id, card.def);
  const entry = entryOf(card.def);
  const { price } = card;
  const { question } = update;
  const ways = question?.kind === 'act' ? question.options.filter((act) => cardOf(act) === card.id) : [];
  const [only] = ways;
  const barred = price?.barred && standing !== 'lit' ? shortReason(price.barred, lang) : null;
  const toll = price && price.penalty > 0 && !barred ? `−${price.penalty}` : null;
  return (
    <Card
      {...handlers}
      {...(ways.length === 1 &&
        question?.kind === 'act' &&
        only && {
          onClick: (event: React.MouseEvent) => {
            if (standing === 'lit' && question.ask === 'recruit') ask.commit(question.options.indexOf(only));
            else handlers.onClick(event);
          },
        })}
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
  const { handlers } = useCard(card.id, card.def);
  return (
    <Card
      {...handlers}
      entry={entryOf(card.def)}
      live={{ cost: card.cost }}
      size="hand"
      side="own"
      lang={lang}
      look="taken"
    />
  );
}

/** Crystals left and spent, and what a further element or flyer would mean. */
function Treasury({
  view,
  side,
  seat,
}: {
  readonly view: BerserkView;
  readonly side: SideView;
  readonly seat: number;
}) {
  const { t } = useLang();
  const { gold, silver } = side;
  if (gold === null || silver === null) return null;
  const second = view.first !== seat;
  const spent = sums(side);
  const found = side.elements ?? [];
  return (
    <Sheet
      className="treasury"
      title={t(recruitWords.treasury)}
      aside={t(second ? recruitWords.goSecond : recruitWords.goFirst)}
    >
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
          {t(recruitWords.nextElement)} <RuleNumber id="B12-403.2.1" />
        </li>
        <li>
          <Glyph name="feathered-wing" />
          {t(recruitWords.flyers)(side.flyerCrystals ?? 0)}
        </li>
      </ul>
    </Sheet>
  );
}

/** What the recruited cards have cost, as far as it shows. */
function sums({ recruits, gold, silver }: SideView): { gold: number; silver: number } {
  const all = recruits.length === 0 ? 0 : 1;
  return { gold: all * Math.max(0, 24 - (gold ?? 0)), silver: all * Math.max(0, 22 - (silver ?? 0)) };
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

function Squad({ side, width }: { readonly side: SideView; readonly width?: number }) {
  const { t, lang } = useLang();
  const entryOf = useEntries();
  const entries = side.recruits.map(({ def }) => entryOf(def));
  const lives = entries.reduce((sum, { figures }) => sum + (figures.lives ?? 0), 0);
  const elite = entries.filter(isElite).length;
  return (
    <section className="squad-area" aria-label={t(recruitWords.yourSquad)}>
      <h2>{t(recruitWords.yourSquad)}</h2>
      <ul style={{ '--n': entries.length }}>
        {side.recruits.map(({ id, def }) => (
          <li key={id}>
            <Card
              entry={entryOf(def)}
              size={width ? 'thumb' : 'piece'}
              side="own"
              lang={lang}
              {...(width && { width })}
            />
          </li>
        ))}
      </ul>
      <p className="squad-sums">
        <b>{entries.length}</b> {t(recruitWords.cardsWord)(entries.length)} <b>{lives}</b>{' '}
        {t(recruitWords.livesWord)} <b>{elite}</b> {t(recruitWords.eliteWord)}
      </p>
    </section>
  );
}
