import { useLang } from '../../../i18n/index.ts';
import { CardBack } from '../../../kit/index.ts';
import type { FaceProps } from '../../screen.ts';
import { Card } from '../cards/index.ts';
import type { DuneView } from './game.ts';
import { defIn, useEntries } from './game.ts';

/** One card, space or Leader; as a back if it is not known which. */
export function Face({ view, card, def, size, width }: FaceProps<DuneView>) {
  const { lang } = useLang();
  const entryOf = useEntries();
  const known = def ?? defIn(view, card);
  if (known === undefined) return <CardBack size={size} {...(width !== undefined && { width })} />;
  return <Card entry={entryOf(known)} size={size} lang={lang} width={width} />;
}
