/** The monster of solo play: its active card, what wakes it, what comes below. */

import type { SoloView } from '@vigrid/valhalla/table';
import { clanNames, faceNames } from '@vigrid/valhalla/text';
import { useLang } from '../../../i18n/index.ts';
import { join } from '../../../kit/index.ts';
import { useAsk } from '../../../table/ask/context.ts';
import { useEntries } from '../../../table/catalogue.ts';
import { Card, Die } from '../cards/index.ts';
import { words } from './texts.ts';

export function Monster({ solo }: { readonly solo: SoloView }) {
  const { t, lang } = useLang();
  const ask = useAsk();
  const entryOf = useEntries();
  const { active, below } = solo;
  const entry = entryOf(active.def);
  const covered = solo.covered.filter(Boolean).length;
  // Its last line; the others are told by the figures beside.
  const ability = active.ability === null ? null : entry.text.at(-1);
  return (
    <section className="vmonster" aria-label={t(words.monster)}>
      <Card
        entry={entry}
        size="hand"
        lang={lang}
        ref={ask.stage.ref('monster')}
        onClick={() => ask.open({ card: active.id, def: active.def })}
      />
      <div className="vmonster-facts">
        <h2>
          {t(entry.name)} <b>{t(words.monsterStrength)(active.strength)}</b>
        </h2>
        <p>
          {[
            t(words.level)(active.level, solo.cardsLeft),
            t(words.difficulty)(solo.difficulty),
            t(words.most)(active.most),
            t(words.toll)(solo.toll),
          ].join(' · ')}
        </p>
        <p>
          {t(words.clansOf)(
            active.clans.map((clan) => (isClan(clan) ? t(clanNames[clan]) : clan)).join(', '),
            active.warriors,
          )}
        </p>
        {ability && <p className="vmonster-ability">{t(ability)}</p>}
        <dl>
          <dt>{t(words.activation)}</dt>
          <dd>
            <span role="img" aria-label={t(words.covered)(covered, active.activation.length)}>
              {active.activation.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a symbol is nothing but its place
                <span key={i} className={join('vsymbol', solo.covered[i] && 'covered')}>
                  <Die face={face} colour={solo.covered[i] ? 'black' : 'grey'} />
                </span>
              ))}
            </span>
            <small>{t(words.monsterDice)(solo.dice)}</small>
          </dd>
          {solo.rolled.length > 0 && (
            <>
              <dt>{t(words.rolled)}</dt>
              <dd>
                <span role="img" aria-label={solo.rolled.map((face) => t(faceNames[face])).join(', ')}>
                  {solo.rolled.map((face, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by their place
                    <Die key={i} face={face} colour="black" />
                  ))}
                </span>
              </dd>
            </>
          )}
        </dl>
      </div>
      {below.length > 0 && (
        <div className="vmonster-below">
          <small>{t(words.below)}</small>
          <ul>
            {below.map((card) => (
              <li key={card.id}>
                <button type="button" onClick={() => ask.open({ card: card.id, def: card.def })}>
                  {t(entryOf(card.def).name)} <b>{card.strength}</b>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const isClan = (clan: string): clan is keyof typeof clanNames => Object.hasOwn(clanNames, clan);
