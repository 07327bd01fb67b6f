import { Fragment, type ReactNode } from 'preact/compat';

/** Names of cards stand out; wounds are in the colour of harm. */
export function marked(sentence: string, names: readonly string[]): ReactNode {
  const known = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length);
  const wounds = '\\d+\\s(?:ран\\p{L}*|wounds?)';
  const pattern = new RegExp(`(${[...known.map(escaped), wounds].join('|')})`, 'u');
  let at = 0;
  // A sentence that begins with a name is split after nothing.
  const parts = sentence.split(pattern).filter(Boolean);
  return parts.map((part) => {
    const key = at;
    at += part.length;
    if (known.includes(part)) return <b key={key}>{part}</b>;
    if (new RegExp(`^${wounds}$`, 'u').test(part)) {
      return (
        <b key={key} className="harm">
          {part}
        </b>
      );
    }
    return <Fragment key={key}>{part}</Fragment>;
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
