import type { DeckList } from '@vigrid/protocol';
import { useEffect, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Dialog } from '../kit/index.ts';
import { CopyField } from '../shell/CopyField.tsx';
import { address } from '../shell/router.ts';
import { linkTo } from '../shell/site.ts';
import { useDesk } from './desk.ts';
import { encodeDeck } from './sharing.ts';
import { words } from './words.ts';

export interface ShareDialogProps {
  readonly name: string;
  readonly deck: DeckList;
  readonly onClose: () => void;
}

/** The link that holds the deck. */
export function ShareDialog({ name, deck, onClose }: ShareDialogProps) {
  const { t } = useLang();
  const { shelf } = useDesk();
  const code = encodeDeck({ name, deck });
  const [made, setMade] = useState('');
  useEffect(() => {
    let here = true;
    void shelf.cards.sent?.(Object.keys(deck.cards), name).then((sent) => {
      if (here) setMade(sent === null ? '' : `#${sent}`);
    });
    return () => {
      here = false;
    };
  }, [shelf.cards, deck, name]);
  return (
    <Dialog title={t(words.shareTitle)} close={t(words.close)} onClose={onClose}>
      <CopyField
        label={t(words.link)}
        more={t(words.shareMore)}
        value={linkTo(address.decks(shelf.offer.id, { kind: 'shared', code })) + made}
      />
    </Dialog>
  );
}
