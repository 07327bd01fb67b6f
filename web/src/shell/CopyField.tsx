import { useId, useRef, useState } from 'preact/compat';
import { useLang } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';
import { words } from './words.ts';

export interface CopyFieldProps {
  readonly label: string;
  /** What it is good for. */
  readonly more: string;
  readonly value: string;
}

/** Something to be copied and sent, such as a link. */
export function CopyField({ label, more, value }: CopyFieldProps) {
  const { t } = useLang();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  return (
    <div className="copy-field">
      <label htmlFor={id}>{label}</label>
      <p>{more}</p>
      <div className="copy-row">
        <input id={id} ref={field} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <Button onClick={() => copyText(value, field.current).then(setCopied)}>
          {t(copied ? words.copied : words.copy)}
        </Button>
      </div>
    </div>
  );
}

/** Copies, or where the browser does not let us, selects what is to be copied so that the person can. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}
