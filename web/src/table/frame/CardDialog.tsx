import { useLang } from '../../i18n/index.ts';
import { Dialog } from '../../kit/index.ts';
import type { Answering } from '../ask/answering.ts';
import { words } from '../texts.ts';
import { useTableInfo } from './context.ts';

/** A card opened to be read: by a long press, a right click, or a press on one that nothing can be done with. */
export function CardDialog({ answering }: { readonly answering: Answering }) {
  const { t } = useLang();
  const { screen, view, below, names } = useTableInfo();
  const { opened, shut } = answering;
  const { Face, Terms } = screen;
  if (!opened) return null;
  const title = opened.def === undefined ? names.card(opened.card) : t(screen.entry(opened.def).name);
  const beneath = screen.beneath?.(view, opened.card) ?? [];
  return (
    <Dialog title={title} close={t(words.close)} className="card-dialog" onClose={shut}>
      <Face view={view} card={opened.card} def={opened.def} size="full" width={300} below={below} />
      {Terms && <Terms view={view} card={opened.card} def={opened.def} />}
      {beneath.length > 0 && (
        <section className="card-beneath" aria-label={t(words.beneath)}>
          <h3>{t(words.beneath)}</h3>
          {beneath.map((card) => (
            <Face key={card} view={view} card={card} size="hand" width={104} below={below} />
          ))}
        </section>
      )}
    </Dialog>
  );
}
