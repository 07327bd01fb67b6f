import { plainText } from '@vigrid/heroes/text';
import { useLang } from '../../../i18n/index.ts';
import { Sheet } from '../../../kit/index.ts';
import { useEntries } from '../../../table/catalogue.ts';
import type { BoardProps } from '../../screen.ts';
import type { HeroesView } from './game.ts';
import { Support } from './Pieces.tsx';
import { words } from './texts.ts';

/** The quests in progress, one's own first. */
export function Quests({ view, below }: BoardProps<HeroesView>) {
  const { t, lang } = useLang();
  const entryOf = useEntries();
  const { sides } = view;
  const quests = [...sides[below].quests, ...sides[1 - below].quests];
  return quests.map((quest) => {
    const entry = entryOf(quest.def);
    const own = quest.seat === below;
    return (
      <Sheet key={quest.id} className="quest" title={t(own ? words.yourQuest : words.theirQuest)}>
        <Support piece={quest} own={own} width={64} />
        <div>
          <h3>{t(entry.name)}</h3>
          {entry.text.map((line) => (
            <p key={line.en}>{plainText(t(line), lang)}</p>
          ))}
          {quest.markers > 0 && <b>{t(words.onIt)(quest.markers)}</b>}
        </div>
      </Sheet>
    );
  });
}
