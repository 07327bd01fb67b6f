/** The words of a lesson: paragraphs parted by an empty line, what matters between pairs of asterisks. */
export function Said({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>
          {paragraph.split('**').map((part, n) => (n % 2 === 1 ? <b key={part}>{part}</b> : part))}
        </p>
      ))}
    </>
  );
}
