import type { ComponentProps } from 'preact/compat';
import { follow } from './router.ts';

/** A link to another screen of ours. */
export function Link({ href, children, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
