import '../styles/cards.css';
import { join } from './Button.tsx';
import { Mark } from './marks.tsx';

export interface CardBackProps {
  readonly size?: 'full' | 'hand' | 'piece' | 'mini' | 'thumb';
  /** In pixels; else the container's --card-w decides. */
  readonly width?: number;
  /** Nothing where what lies around it already says what it is. */
  readonly label?: string;
}

/** The back of every card: the V on spruce with a rim of bone. */
export function CardBack({ size = 'piece', width, label }: CardBackProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <span className={join('card', 'back', size)} {...named} style={width ? { '--card-w': `${width}px` } : {}}>
      <Mark kind="back" />
    </span>
  );
}
