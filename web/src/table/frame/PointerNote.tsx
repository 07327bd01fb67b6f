import { useLang } from '../../i18n/index.ts';
import { Refusal } from '../../kit/index.ts';
import type { Note } from '../ask/notes.ts';
import { useTableInfo } from './context.ts';
import { tellTried } from './telling.ts';

const width = 300;

/** Why a press did nothing, where it was pressed. Gone by itself; the log keeps it. */
export function PointerNote({ note }: { readonly note: Note | null }) {
  const spoken = useLang();
  const info = useTableInfo();
  if (!note) return null;
  const left = Math.max(8, Math.min(note.x - width / 2, innerWidth - width - 8));
  const above = note.y > innerHeight / 2;
  const place = above ? { bottom: innerHeight - note.y + 18 } : { top: note.y + 18 };
  return (
    <div className="pointer-note" style={{ left, width: Math.min(width, innerWidth - 16), ...place }}>
      <Refusal tried={tellTried(note.tried, info, spoken)} text={spoken.t(note.text)} rule={note.rule} />
    </div>
  );
}
