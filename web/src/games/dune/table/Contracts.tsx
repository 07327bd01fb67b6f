/** Contracts: those that lie open, one's own, those that are done; Objectives and won Conflict cards. */
import { useLang } from '../../../i18n/index.ts';
import { Glyph, join } from '../../../kit/index.ts';
import { useCard } from '../../../table/ask/card.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { BattleIcon, Symbols, sentences, symbols } from '../cards/index.ts';
import { type CardRef, type DuneEntry, type DuneView, type SideView, useEntries } from './game.ts';
import { words } from './texts.ts';

export function Offered({ view }: { readonly view: DuneView }) {
  const { t } = useLang();
  const { offered, left } = view.uprising?.contracts ?? { offered: [], left: 0 };
  return (
    <ul className="papers" aria-label={t(words.contractsOpen)(left)} title={t(words.contractsOpen)(left)}>
      {offered.map((card) => (
        <li key={card.id}>
          <Paper card={card} />
        </li>
      ))}
      {offered.length === 0 && <li className="paper none">{t(words.noContracts)}</li>}
    </ul>
  );
}

/** A contract: what completes it, what it gives. Green while the Agent that is about to be sent completes it. */
export function Paper({ card, met = false }: { readonly card: CardRef; readonly met?: boolean }) {
  const { t } = useLang();
  const entry = useEntries()(card.def);
  const { standing, digit, handlers } = useCard(card.id, card.def);
  return (
    <button
      type="button"
      {...handlers}
      className={join('paper', met && 'met', standing !== 'idle' && standing !== 'shade' && `is-${standing}`)}
      aria-label={sentences([t(entry.name), ...entry.text.map(t)])}
    >
      <span className="paper-name">{shortName(t(entry.name))}</span>
      <Symbols box={entry.boxes.reward} t={t} />
      {digit !== null && <kbd>{digit}</kbd>}
    </button>
  );
}

/** Two of one space are told apart by their rewards, which stand below. */
const shortName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** The contracts of a side that an Agent sent to this space would complete. */
export const contractsAt = (
  of: SideView | undefined,
  space: DuneEntry,
  entryOf: (def: string) => DuneEntry,
): readonly CardRef[] =>
  of?.uprising?.contracts.filter(({ def }) => entryOf(def).completedAt === space.name.en) ?? [];

/** What a side holds of Uprising for good: contracts, Hooks, battle icons. */
export function Holdings({ of, view }: { readonly of: SideView; readonly view: DuneView }) {
  const { t } = useLang();
  const ask = useAsk();
  const entryOf = useEntries();
  const { uprising } = of;
  if (!uprising) return null;
  const { contracts, completed, hooks, memories } = uprising;
  // Shaddam alone may take those set aside.
  const aside = of.leader === 'lead-shaddam-corrino-iv' ? (view.uprising?.contracts?.aside ?? []) : [];
  const aimed = view.spaces.find(({ number }) => ask.place(number) === 'chosen');
  const there = aimed && entryOf(aimed.def).name.en;
  return (
    <div className="holdings">
      {view.uprising?.contracts && (
        <>
          <Glyph name={symbols.contract} />
          <p>
            {contracts.map((card) => (
              <Paper
                key={card.id}
                card={card}
                met={there !== undefined && entryOf(card.def).completedAt === there}
              />
            ))}
            <span>{t(words.contractsDone)(completed.length)}</span>
            {aside.length > 0 && (
              <span className="set-aside" title={t(words.aside)}>
                {aside.map((card) => (
                  <Paper key={card.id} card={card} />
                ))}
              </span>
            )}
          </p>
        </>
      )}
      {!of.six?.commander && (
        <>
          <Glyph name={symbols.hooks} className={hooks ? '' : 'away'} />
          <p>
            <span>{t(hooks ? words.hooks : words.noHooks)}</span>
            <Trophies of={of} />
            {memories > 0 && <span>{t(words.memories)(memories)}</span>}
          </p>
        </>
      )}
    </div>
  );
}

/** Battle icons that still wait for their like, and how many pairs were made. */
export function Trophies({ of }: { readonly of: SideView }) {
  const { t } = useLang();
  const won = of.uprising?.won ?? [];
  const up = won.filter(({ down, icon }) => !down && icon !== null);
  const pairs = won.filter(({ down }) => down).length >> 1;
  return (
    <>
      {up.map(({ id, icon }) => icon && <BattleIcon key={id} icon={icon} word={t(words[icon])} />)}
      {pairs > 0 && (
        <span
          className="battle-icon pairs"
          role="img"
          aria-label={t(words.pairs)(pairs)}
          title={t(words.pairs)(pairs)}
        >
          <Glyph name={symbols.points} />
          {pairs}
        </span>
      )}
    </>
  );
}
