/** The game of stones in a module that fails its thread when first loaded: `?trouble=exit|hang&marker=FILE`. */
import { existsSync, writeFileSync } from 'node:fs';

const { searchParams } = new URL(import.meta.url);
const marker = searchParams.get('marker') ?? '';
if (!existsSync(marker)) {
  writeFileSync(marker, '');
  if (searchParams.get('trouble') === 'exit') process.exit(1);
  for (;;);
}

export { default } from './stones.ts';
