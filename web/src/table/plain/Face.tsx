import type { CardItem, Layout } from '@vigrid/kernel';
import type { FaceProps } from '../../games/screen.ts';
import { CardBack } from '../../kit/index.ts';
import { Card } from './Card.tsx';
import { Die } from './Die.tsx';
import { itemOf } from './items.ts';

/** Anything anywhere: in the rail, a dialog, an order. */
export function Face({ view, card, def, size, width }: FaceProps<Layout>) {
  const printed: CardItem | undefined = def === undefined ? undefined : { kind: 'card', def };
  const item = itemOf(view, card) ?? printed;
  switch (item?.kind) {
    case 'card':
      if (!item.faceDown) return <Card item={item} size={size} width={width} />;
      break;
    case 'die':
      return <Die face={item.face} />;
    case 'token':
      return null;
  }
  return <CardBack size={size} {...(width !== undefined && { width })} />;
}
