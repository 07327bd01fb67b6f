/** Tells what was brought to the server, and what was changed in two places. */
import { useLang, type Words } from '../i18n/index.ts';
import { Button, Toast } from '../kit/index.ts';
import { news, type Synced } from './news.ts';

const words = {
  games: {
    ru: (n: number) => `Связь вернулась. Партий, сыгранных без сети и сохранённых на сервере: ${n}.`,
    en: (n: number) => `Back online. Games played without a network that the server keeps now: ${n}.`,
  },
  both: {
    ru: (name: string) =>
      `Колоду «${name}» меняли и здесь, и в другом месте. Сохранены обе: вторая называется «${name} (2)».`,
    en: (name: string) =>
      `The deck "${name}" was changed here and elsewhere. Both are kept; the one from here is called "${name} (2)".`,
  },
  back: {
    ru: (name: string) => `Колоду «${name}» в одном месте убрали, а в другом меняли. Она оставлена.`,
    en: (name: string) =>
      `The deck "${name}" was removed in one place and changed in another. It has been left.`,
  },
  read: { ru: 'Понятно', en: 'All right' },
} satisfies Words;

export default function SyncNews({ games, conflicts }: Synced) {
  const { t } = useLang();
  return (
    <Toast>
      <div className="sync-news">
        <div>
          {games > 0 && <p>{t(words.games)(games)}</p>}
          {conflicts.map(({ name, kind }) => (
            <p key={name}>{t(words[kind])(name)}</p>
          ))}
        </div>
        <Button size="small" onClick={() => news.set(null)}>
          {t(words.read)}
        </Button>
      </div>
    </Toast>
  );
}
