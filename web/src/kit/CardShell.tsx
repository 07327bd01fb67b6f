/** What cards of all games have in common: a frame in their dye, what the question says of them, a tag, a badge. */
import type { ReactNode } from 'preact/compat';
import { type Attributes, join } from './Button.tsx';
import { Glyph } from './Glyph.tsx';

/**
 * What the question says of it: may be chosen, may be but is one's own, is chosen or acting, is aimed at, is not asked about, can not be
 * played, is on its way to the server, or has been taken.
 */
export type CardLook = 'lit' | 'spared' | 'chosen' | 'aimed' | 'shade' | 'barred' | 'sent' | 'taken';

/** What may be said of a card of any game. */
export interface ShellProps extends Omit<Attributes<'button'>, 'children'> {
  readonly look?: CardLook | undefined;
  /** In pixels; else the container's --card-w decides. */
  readonly width?: number | undefined;
  /** A few words over the picture: odds, a price, the one reason why not. */
  readonly tag?: ReactNode;
  /** A glyph at the left edge: may step in. */
  readonly badge?: string | undefined;
}

interface CardShellProps extends ShellProps {
  /** The game, the size, whose it is, how it stands. */
  readonly classes: readonly (string | false | undefined)[];
  readonly dye: string;
  readonly kind: string;
  /** All of it in words, for those who hear the table. */
  readonly reading: string;
  readonly children: ReactNode;
}

/** Real button when it can be clicked, else a picture with a label. */
export function CardShell(props: CardShellProps) {
  const { classes, dye, kind, reading, look, width, tag, badge, children, ...rest } = props;
  const shape = {
    className: join('card', ...classes, look && `is-${look}`, rest.className),
    'data-dye': dye,
    'data-kind': kind,
    'aria-label':
      rest['aria-label'] ?? (typeof tag === 'string' ? `${reading.replace(/\.$/, '')}. ${tag}` : reading),
    style: { ...(width && { '--card-w': `${width}px` }), ...rest.style },
  };
  const inside = (
    <>
      {children}
      {badge && (
        <span className="card-badge">
          <Glyph name={badge} />
        </span>
      )}
      {tag && (
        <span className="card-tag" aria-hidden="true">
          {tag}
        </span>
      )}
    </>
  );
  if (rest.onClick) {
    return (
      <button type="button" {...rest} {...shape}>
        {inside}
      </button>
    );
  }
  return (
    <span {...shape} role="img" id={rest.id} title={rest.title}>
      {inside}
    </span>
  );
}
