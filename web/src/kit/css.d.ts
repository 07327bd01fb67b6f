import 'preact';

declare module 'preact' {
  interface CSSProperties {
    [token: `--${string}`]: string | number | undefined;
  }
}
