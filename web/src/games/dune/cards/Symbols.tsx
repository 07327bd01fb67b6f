/** Effects as symbols with figures, and words where there is no symbol. Read aloud, everything is words. */
import type { Condition, Cost, Effect } from '@vigrid/dune/table';
import { conditionText, costText, effectsText, effectText, factionNames, named } from '@vigrid/dune/text';
import type { Text } from '@vigrid/kernel';
import { Fragment, type ReactNode } from 'preact/compat';
import type { Speech } from '../../../i18n/index.ts';
import { Glyph } from '../../../kit/Glyph.tsx';
import { type Sign, symbols } from './pictures.ts';
import { nouns, words } from './words.ts';

interface SymbolsProps {
  readonly effects: readonly Effect[];
  readonly t: Speech['t'];
  /** Says beside each symbol what it is. */
  readonly worded?: boolean;
}

export function Symbols({ effects, t, worded = false }: SymbolsProps) {
  return (
    <>
      <span className="unseen">{t(effectsText(effects))}</span>
      <span className="symbols" aria-hidden="true">
        {parts(effects, t, worded)}
      </span>
    </>
  );
}

const parts = (effects: readonly Effect[], t: Speech['t'], worded: boolean): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a box is printed; its parts never move
  effects.map((effect, i) => <Fragment key={i}>{part(effect, t, worded)}</Fragment>);

function part(effect: Effect, t: Speech['t'], worded: boolean): ReactNode {
  const amount = (of: Sign | 'persuasion', n: number | string, word?: Text) => (
    <Amount of={of} n={n} word={worded && word ? t(word) : undefined} />
  );
  switch (effect.kind) {
    case 'gain':
      return amount(effect.what, effect.n, named(effect.n, effect.what));
    case 'harvest':
      return amount('spice', effect.n, named(effect.n, 'spice'));
    case 'recruit':
      return amount('troops', effect.n, named(effect.n, 'troop'));
    case 'draw':
      return amount('cards', effect.n, named(effect.n, 'card'));
    case 'intrigue':
      return amount('intrigue', effect.n, nouns.intrigue(effect.n));
    case 'persuasion':
      return amount('persuasion', effect.n, nouns.persuasion(effect.n));
    case 'whileHere':
      return amount('persuasion', effect.n, words.inReveal);
    case 'swords':
      return amount('swords', effect.n, named(effect.n, 'sword'));
    case 'points':
      return amount('points', effect.n, nouns.point(effect.n));
    case 'influence':
      if (effect.with === 'any') return amount('influence', effect.n, nouns.influence(effect.n));
      if (isFaction(effect.with)) return amount(effect.with, `+${effect.n}`, factionNames[effect.with]);
      if (typeof effect.with === 'string') return t(effectText(effect));
      return effect.with.map((faction, i) => (
        <Fragment key={faction}>
          {i > 0 && <i className="or">{t(words.or)}</i>}
          {amount(faction, `+${effect.n}`, factionNames[faction])}
        </Fragment>
      ));
    case 'trash':
      return amount('trash', '', words.trash);
    case 'foldspace':
      return amount('foldspace', '', words.foldspace);
    case 'mentat':
      return amount('mentat', '', words.mentat);
    case 'swordmaster':
      return amount('swordmaster', '', words.swordmaster);
    case 'councilSeat':
      return amount('council', '', words.council);
    case 'signet':
      return <Amount of="signet" n="" word={t(words.signet)} />;
    case 'control':
      return <Amount of="control" n="" word={t(words.control)} />;
    case 'stealIntrigue':
      return <Amount of="intrigue" n="" word={t(words.steal)} />;
    case 'tech':
      return amount('tech', effect.n === 0 ? '' : `−${effect.n}`, words.tech);
    case 'negotiator':
      return amount('negotiator', effect.n, named(effect.n, 'negotiator'));
    case 'freighter':
      return amount('freighter', effect.n === 1 ? '' : effect.n, words.freighter);
    case 'dreadnought':
      return amount('dreadnought', effect.n === 1 ? '' : effect.n, words.dreadnought);
    case 'research':
      return amount('research', effect.n === 1 ? '' : effect.n, words.research);
    case 'specimen':
      return amount('specimen', effect.n, named(effect.n, 'specimen'));
    case 'tleilaxu':
      return amount('tleilaxu', effect.n === 1 ? '' : effect.n, words.tleilaxu);
    case 'arrow':
      return (
        <>
          <span className="price">
            {effect.pay.map((cost, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a price is printed; its parts never move
              <Fragment key={i}>{price(cost, t)}</Fragment>
            ))}
          </span>
          <i className="to">→</i>
          {parts(effect.effects, t, worded)}
        </>
      );
    case 'choose':
      return (
        <>
          {effect.pick !== undefined && <i className="when">{t(words.pick)(effect.pick)}</i>}
          {effect.options.map((option, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options are printed in an order of their own
            <Fragment key={i}>
              {i > 0 && effect.pick === undefined && <i className="or">{t(words.or)}</i>}
              {parts(option, t, worded)}
            </Fragment>
          ))}
        </>
      );
    case 'if':
      return (
        <>
          <i className="when">{effect.all.map((one) => when(one, t)).join(', ')}:</i>
          {parts(effect.effects, t, worded)}
        </>
      );
    default:
      return <i className="said">{t(effectText(effect))}</i>;
  }
}

function price(cost: Cost, t: Speech['t']): ReactNode {
  switch (cost.kind) {
    case 'pay':
      return <Amount of={cost.what} n={cost.n} />;
    case 'trashCard':
      return <Amount of="trash" n="" word={t(words.aCard)} />;
    case 'trashThis':
      return <Amount of="trash" n="" word={t(words.thisCard)} />;
    case 'discard':
      return <Amount of="discard" n={cost.n} />;
    case 'loseInfluence':
      return <Amount of="influence" n="−1" />;
    case 'loseTroops':
      return <Amount of="troops" n={`−${cost.n}`} />;
    case 'trashTile':
      return <Amount of="trash" n="" word={t(words.thisTile)} />;
    case 'specimen':
      return <Amount of="specimen" n={cost.n} />;
    case 'trashIntrigue':
      return <Amount of="intrigue" n="−1" />;
    case 'retreatTroops':
    case 'trashGrafted':
    case 'buryIntrigue':
    case 'retreatUnits':
    case 'winningDreadnought':
      return <i className="said">{t(costText(cost))}</i>;
    default:
      return null;
  }
}

/** Short where a symbol's name will do. */
function when(condition: Condition, t: Speech['t']): string {
  switch (condition.kind) {
    case 'alliance':
      return condition.with === 'any' ? t(conditionText(condition)) : t(words.alliance);
    case 'influence':
      return `${t(factionNames[condition.with])} ${condition.n}+`;
    case 'another':
      return t(words.another)(t(factionNames[condition.faction]));
    case 'councilSeat':
      return t(words.council);
    default:
      return t(conditionText(condition));
  }
}

interface AmountProps {
  readonly of: Sign | 'persuasion';
  readonly n: number | string;
  readonly word?: string | undefined;
}

export function Amount({ of, n, word }: AmountProps) {
  return (
    <span className={`amount ${of === 'persuasion' ? 'convincing' : of}`}>
      {of === 'persuasion' ? <i className="diamond" /> : <Glyph name={symbols[of]} />}
      {n !== '' && <b>{n}</b>}
      {word && <small>{word}</small>}
    </span>
  );
}

const isFaction = (of: unknown): of is keyof typeof factionNames =>
  typeof of === 'string' && Object.hasOwn(factionNames, of);
