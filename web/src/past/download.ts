import type { Finished } from '@vigrid/protocol';

/** Gives the record to the person as a file. */
export function download({ record, game, ended }: Finished): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  link.download = `${game}-${ended.slice(0, 10)}.vigrid`;
  link.click();
  URL.revokeObjectURL(link.href);
}
