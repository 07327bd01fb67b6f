/** Sets of one's own: where a card is kept, and how a set goes to others. */
import { useEffect, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { useStore } from '../i18n/store.ts';
import { Button, FileButton, Sheet } from '../kit/index.ts';
import type { Crafted } from '../local/requests.ts';
import { downloadText } from '../past/download.ts';
import { Link } from '../shell/Link.tsx';
import { address, fragment } from '../shell/router.ts';
import { linkTo } from '../shell/site.ts';
import type { Draft } from './draft.ts';
import {
  dropCard,
  fileOf,
  longestName,
  type OwnSet,
  putCard,
  setCode,
  setFrom,
  setFromCode,
  sets,
} from './sets.ts';
import { words } from './words.ts';

interface SetsProps {
  readonly draft: Draft;
  readonly crafted: Crafted | null;
  readonly onEdit: (draft: Draft) => void;
}

export function Sets({ draft, crafted, onEdit }: SetsProps) {
  const { t } = useLang();
  const all = useStore(sets);
  const [name, setName] = useState(() => all[0]?.name ?? t(words.firstSet));
  const [said, setSaid] = useState('');
  const made = crafted?.made;

  const take = async (reading: ReturnType<typeof setFrom>) => {
    const found = await reading;
    if (!found) return setSaid(t(words.noSet));
    for (const card of found.set.cards) putCard(found.set.name, card);
    const lost = found.refused.length > 0 ? ` ${t(words.leftOut)(found.refused.join(', '))}` : '';
    setSaid(`${t(words.taken)(found.set.name, found.set.cards.length)}${lost}`);
    setName(found.set.name);
  };

  // A link brings its set along, once.
  const brought = useRef(fragment());
  useEffect(() => {
    const code = brought.current;
    if (code === '') return;
    brought.current = '';
    history.replaceState(null, '', address.workshop);
    void take(setFromCode(code));
  });

  const share = async (set: OwnSet) => {
    const link = linkTo(`${address.workshop}#${await setCode(set)}`);
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t(words.copied));
    } catch {
      setSaid(`${t(words.linkIs)} ${link}`);
    }
  };

  return (
    <Sheet className="workshop-sets" title={t(words.sets)}>
      <form
        className="sets-save"
        onSubmit={(event) => {
          event.preventDefault();
          if (!made) return;
          putCard(name.trim() || t(words.firstSet), { draft, ...made });
          setSaid(t(words.saved)(draft.name));
        }}
      >
        <label>
          {t(words.setName)}
          <input
            value={name}
            maxLength={longestName}
            list="own-sets"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <datalist id="own-sets">
          {all.map((set) => (
            <option key={set.name} value={set.name} />
          ))}
        </datalist>
        <Button type="submit" disabled={!made || !crafted?.verdict.accepted}>
          {t(words.save)}
        </Button>
      </form>
      <p role="status" className="sets-said">
        {said}
      </p>
      {all.length === 0 && <p>{t(words.noSets)}</p>}
      {all.map((set) => (
        <section key={set.name} aria-label={set.name}>
          <h3>
            {set.name} <small>{t(words.cards)(set.cards.length)}</small>
          </h3>
          <ul>
            {set.cards.map(({ draft: kept, card }) => (
              <li key={card.id}>
                <b lang="ru">{kept.name}</b>
                <Button size="small" look="quiet" onClick={() => onEdit(kept)}>
                  {t(words.edit)}
                </Button>
                <Button size="small" look="quiet" onClick={() => dropCard(set.name, card.id)}>
                  {t(words.remove)}
                </Button>
              </li>
            ))}
          </ul>
          <p className="sets-acts">
            <Button size="small" onClick={() => void share(set)}>
              {t(words.link)}
            </Button>
            <Button size="small" onClick={() => downloadText(`${set.name}.cards.json`, fileOf(set))}>
              {t(words.file)}
            </Button>
            <Link className="button small" href={address.decks('berserk')}>
              {t(words.toDeck)}
            </Link>
          </p>
        </section>
      ))}
      <FileButton
        size="small"
        look="quiet"
        accept=".json,application/json"
        onFile={(file) => void take(file.text().then(setFrom))}
      >
        {t(words.open)}
      </FileButton>
    </Sheet>
  );
}
