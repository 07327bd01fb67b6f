import { useMemo } from 'preact/compat';
import { encode } from 'uqr';
import { useLang } from '../i18n/index.ts';
import { words } from './words.ts';

/** A link that a telephone reads from the screen. */
export default function Qr({ value }: { readonly value: string }) {
  const { t } = useLang();
  const { size, data } = useMemo(() => encode(value, { border: 2 }), [value]);
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t(words.qr)}>
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="qr-dark" d={dark} />
    </svg>
  );
}
