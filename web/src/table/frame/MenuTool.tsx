import { useCallback, useRef, useState } from 'preact/compat';
import { useLang } from '../../i18n/index.ts';
import { Popover, Tool } from '../../kit/index.ts';
import { later } from '../../kit/later.tsx';
import { words } from '../texts.ts';

const Menu = later(() => import('./Menu.tsx').then((file) => file.Menu));

/** The way to what is done rarely, which comes when it is first opened. */
export function MenuTool() {
  const { t } = useLang();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Tool
        ref={button}
        label={t(words.menu)}
        aria-expanded={open}
        onClick={() => Menu.fetched().then(() => setOpen(!open))}
      >
        <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9l3 3-3 3-3-3zm8 0l3 3-3 3-3-3zm8 0l3 3-3 3-3-3z" />
        </svg>
      </Tool>
      {open && (
        <Popover anchor={button} onClose={close} label={t(words.menu)} className="table-menu">
          <Menu close={close} />
        </Popover>
      )}
    </>
  );
}
