import { useRef } from 'preact/compat';
import { Button, type ButtonProps } from './Button.tsx';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Which files are offered, as the page's element takes it. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file; the same file may be chosen twice. */
export function FileButton({ accept, onFile, ...rest }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
