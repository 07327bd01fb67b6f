import type { Finished } from '@vigrid/protocol';

/** Gives the record to the person as a file. */
export const download = ({ record, game, ended }: Finished): void =>
  downloadText(`${game}-${ended.slice(0, 10)}.vigrid`, record);

/** Gives a text to the person as a file. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
