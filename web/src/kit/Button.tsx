import type { ComponentProps, CSSProperties, ReactNode } from 'preact/compat';
import { Glyph } from './Glyph.tsx';

/** What an element of the page takes, with plain values for what is put together here. */
export type Attributes<Tag extends 'button' | 'section'> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
> & {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
};

export interface ButtonProps extends Attributes<'button'> {
  /** The one act that shines, an ordinary act, or a way out that should not draw the eye. */
  readonly look?: 'act' | 'plain' | 'quiet';
  readonly size?: 'small' | 'normal' | 'large';
  readonly glyph?: string;
  /** The key that does the same, shown beside the words. */
  readonly hotkey?: string;
}

export function Button({
  look = 'plain',
  size = 'normal',
  glyph,
  hotkey,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" {...rest} className={join('button', look, size !== 'normal' && size, className)}>
      {glyph && <Glyph name={glyph} />}
      {children}
      {hotkey && <kbd>{hotkey}</kbd>}
    </button>
  );
}

export interface ToolProps extends Attributes<'button'> {
  readonly glyph?: string;
  /** Says what the button does where it shows only a picture. */
  readonly label?: string;
}

/** A button of the top bar. */
export function Tool({ glyph, label, className, children, ...rest }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={join('tool', className)}>
      {glyph && <Glyph name={glyph} />}
      {children}
    </button>
  );
}

export interface ToggleProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ReactNode;
}

export function Toggle({ on, onChange, children }: ToggleProps) {
  return (
    <button type="button" role="switch" aria-checked={on} className="toggle" onClick={() => onChange(!on)}>
      <span className="toggle-knob" aria-hidden="true" />
      {children}
    </button>
  );
}

/** Class names that apply, as one string. */
export const join = (...names: (string | false | undefined | null)[]) => names.filter(Boolean).join(' ');
